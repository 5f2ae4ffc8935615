"""A process that thinks for bots: `python -m longhouse.server.robot`, a question a line in, an answer a line out.

It is told one world that the bot's seat holds possible, never the true one: what a bot does not know is not in this
process. So no bot can cheat, whatever its author does.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
from typing import BinaryIO

import msgspec

from longhouse import bots
from longhouse.bots.outlook import SeatOutlook
from longhouse.core import registry
from longhouse.core.protocol import Json


class Question(msgspec.Struct):
    """Whose turn it is, in which position."""

    game: str
    position: Json
    seat: int
    bot: str
    seed: int


class Reply(msgspec.Struct):
    """The key of the option taken, or what went wrong."""

    key: str | None = None
    error: str | None = None


def think(question: Question) -> Reply:
    """One decision."""
    game = registry.get(question.game)
    outlook = SeatOutlook(game, game.load(question.position), question.seat)
    choice = bots.make(question.bot, question.seed).choose(outlook)
    if choice not in outlook.options:
        return Reply(error=f"{choice!r} is not an option")
    return Reply(key=game.codec.key(choice))


def serve(answers: BinaryIO) -> None:
    """Answer until nobody asks any more."""
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(lines,), daemon=True).start()
    while True:
        try:
            reply = think(msgspec.json.decode(lines.get(), type=Question))
        except Exception as error:  # a bot may raise anything; its table goes on with another one
            reply = Reply(error=repr(error))
        answers.write(msgspec.json.encode(reply) + b"\n")
        answers.flush()


def _listen(lines: queue.SimpleQueue[bytes]) -> None:
    """Pass questions on; when the server is gone, so are we, even in the middle of an endless thought."""
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)


def main() -> None:
    """Keep the answers' way to ourselves: what a bot prints goes to the log."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    answers.write(b"ready\n")
    answers.flush()
    serve(answers)


if __name__ == "__main__":
    main()
