"""A process that thinks for bots: `python -m longhouse.server.bots.worker`. One JSON line in, one JSON line out.

It is told one world that the bot's seat holds possible, never the true one: what a bot does not know is not in this
process. And it has no secrets, files or network to find more with (`confine.py`, as far as the kernel offers it). So no
bot can cheat, whatever its author does.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
from dataclasses import asdict
from typing import BinaryIO

import msgspec

from longhouse import bots
from longhouse.bots.outlook import SeatOutlook
from longhouse.core import registry
from longhouse.core.errors import LonghouseError
from longhouse.core.protocol import Json
from longhouse.server.bots.confine import confine
from longhouse.server.bots.minds import Minds

_MOST_INHERITED = 4096
"""Files below this number are closed, should the server have left any open."""


class BotRequest(msgspec.Struct, tag="choose"):
    """Who must choose, in which position."""

    game: str
    position: Json
    seat: int
    bot: str
    seed: int
    seconds: float
    """How long the bot may think, if it keeps the time itself."""
    mind: str = ""
    """Names the bot's seat in one match: what it thought there may be of use. Without a name nothing is kept."""


class HintRequest(msgspec.Struct, tag="hint"):
    """Who wants a hint, in which position, and for how long it may be thought about."""

    game: str
    position: Json
    seat: int
    seats: int
    seconds: float
    seed: int


class Post(msgspec.Struct):
    """What a process is told when it starts: its one argument, as JSON."""

    hidden: list[str] = []
    """Files that it must not read wherever they are."""
    readable: list[str] = []
    """What it may read besides what every bot's process may."""
    programs: dict[str, str] = {}
    """Listed programs that it may start, by name."""


class BotReply(msgspec.Struct):
    """The key of the option taken, or a hint, or what went wrong."""

    key: str | None = None
    error: str | None = None
    hint: Json | None = None


def think(request: BotRequest | HintRequest, minds: Minds) -> BotReply:
    """Let the bot choose, or find a hint."""
    if isinstance(request, HintRequest):
        return _advise(request)
    game = registry.get(request.game)
    outlook = SeatOutlook(game, game.load(request.position), request.seat)
    bot = minds.take(request.mind, request.bot, request.seed, request.seconds)
    choice = bot.choose(outlook)
    if choice not in outlook.options:
        return BotReply(error=f"{choice!r} is not an option")
    minds.keep(request.mind, bot)
    return BotReply(key=game.codec.key(choice))


def _advise(request: HintRequest) -> BotReply:
    from longhouse.analysis.hint import hint

    game = registry.get(request.game)
    outlook = SeatOutlook(game, game.load(request.position), request.seat)
    found = hint(game, outlook, request.seats, request.seed, seconds=request.seconds)
    reasons = [{"id": one.id, "args": dict(one.args)} for one in found.reasons]
    return BotReply(hint={**asdict(found), "reasons": reasons})


def serve(answers: BinaryIO) -> None:
    """Answer requests for ever."""
    minds = Minds()
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(lines, minds), daemon=True).start()
    while True:
        try:
            reply = think(msgspec.json.decode(lines.get(), type=BotRequest | HintRequest), minds)
        except Exception as error:  # a bot may raise anything; its table goes on with another one
            reply = BotReply(error=str(error) if isinstance(error, LonghouseError) else repr(error))
        say(answers, msgspec.json.encode(reply))


def say(answers: BinaryIO, line: bytes) -> None:
    """Answer a line. If nobody listens any more, the server is gone: end quietly."""
    try:
        answers.write(line + b"\n")
        answers.flush()
    except OSError:
        os._exit(0)


def _listen(lines: queue.SimpleQueue[bytes], minds: Minds) -> None:
    """Pass requests on; when the server is gone, end at once, even while a bot thinks. Programs end with us."""
    for line in sys.stdin.buffer:
        lines.put(line)
    try:
        minds.close()
    finally:
        os._exit(0)


def main() -> None:
    """Answer on standard output; what a bot prints goes to standard error, where it cannot disturb the replies."""
    os.closerange(3, _MOST_INHERITED)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    post = msgspec.json.decode(sys.argv[1], type=Post) if sys.argv[1:] else Post()
    bots.list_programs(post.programs)
    say(answers, msgspec.json.encode(confine(post.hidden, post.readable)))
    serve(answers)


if __name__ == "__main__":
    main()
