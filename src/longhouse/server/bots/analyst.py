"""A process that analyses one finished match: `python -m longhouse.server.bots.analyst`.

It is told the match in one JSON line, says how far it is in others, and ends with what it found. It gives way to
everything else on the machine: nobody at a table waits for it.
"""

from __future__ import annotations

import os
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

import msgspec

from longhouse.analysis.match_analysis import analyse, with_labels
from longhouse.core.errors import LonghouseError
from longhouse.core.match import Match
from longhouse.core.protocol import Json
from longhouse.learn import first_game
from longhouse.server.bots.confine import confine
from longhouse.server.bots.worker import say

_NICE = 15
_EVERY_SECONDS = 0.5
"""More often nobody wants to know how far it is."""


class AnalysisRequest(msgspec.Struct):
    """A match as a file, and how long each choice of it is thought about."""

    file: str
    simulations: int
    is_first: bool = False
    """Whether it is a first game, whose set-up was answered for its people."""


class AnalysisReply(msgspec.Struct, omit_defaults=True):
    """How far it is; or what was found; or the message of what went wrong."""

    progress: float = 0.0
    result: Json | None = None
    error: Json | None = None


class _Progress:
    """Tells how far it is, but not too often."""

    def __init__(self, replies: BinaryIO) -> None:
        self._replies = replies
        self._told = 0.0

    def __call__(self, done: int, of_all: int) -> None:
        if time.monotonic() >= self._told + _EVERY_SECONDS:
            self._told = time.monotonic()
            _say(self._replies, AnalysisReply(progress=done / max(of_all, 1)))


def work(request: AnalysisRequest, replies: BinaryIO, when_read: Callable[[], object] = lambda: None) -> AnalysisReply:
    """Analyse a match; `when_read` is called once no file is needed any more.

    A refusal of ours is passed on; what is broken is not hidden: the process ends.
    """
    try:
        match = _read(request.file)
        when_read()
        people = [seat for seat in range(match.seats) if seat not in match.bots]
        dealt = first_game.dealt(match, people) if request.is_first else ()
        found = analyse(match, request.simulations, progress=_Progress(replies), dealt=dealt)
    except LonghouseError as error:
        return AnalysisReply(error={"id": error.message_id, "args": error.args_of_message})
    return AnalysisReply(progress=1.0, result=with_labels(match, found))


def _read(file: str) -> Match:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "match.jsonl")
        path.write_text(file, encoding="utf-8")
        return Match.load(path)


def _say(replies: BinaryIO, reply: AnalysisReply) -> None:
    say(replies, msgspec.json.encode(reply))


def _end_with_the_server() -> None:
    """Nothing more comes on standard input; it ends when the server does, and then so do we."""
    sys.stdin.buffer.read()
    os._exit(0)


def main() -> None:
    """Answer on standard output; what anything else prints goes to standard error."""
    if hasattr(os, "nice"):
        os.nice(_NICE)
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    request = msgspec.json.decode(sys.stdin.buffer.readline(), type=AnalysisRequest)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    _say(replies, work(request, replies, lambda: confine(hidden=sys.argv[1:])))


if __name__ == "__main__":
    main()
