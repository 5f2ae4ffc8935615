"""What a seat remembers of a game: all it was told, and what it chose itself. Kept as a digest, so that it stays small.

Two pasts of a seat have the same digest if and only if the seat cannot tell them apart.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import blake2b

from longhouse.core.game import Game
from longhouse.core.secrecy import told

_BITS = 128
Digests = tuple[str, ...]
"""Of every seat, and last of a spectator."""


class Past:
    """One choice after others, and what everybody heard of it. Digests are computed when somebody asks."""

    def __init__(
        self, game: Game, before: Past | Digests, heard: list[list[int]], seat: int | None = None, option: int = 0
    ) -> None:
        self._game = game
        self._before = before
        self._heard = heard
        self._seat = seat
        self._option = option
        self._digests: Digests | None = None

    def digests(self) -> Digests:
        """What everybody remembers."""
        unknown: list[Past] = []
        known: Past | Digests = self
        while isinstance(known, Past) and known._digests is None:
            unknown.append(known)
            known = known._before
        digests = known._digests if isinstance(known, Past) else known
        assert digests is not None
        for past in reversed(unknown):
            digests = past._digests = past._after(digests)
            past._before = digests
        return digests

    def _after(self, before: Digests) -> Digests:
        events = self._game.events.read(self._heard)
        seats: Sequence[int | None] = (*range(len(before) - 1), None)
        found = []
        for digest, seat in zip(before, seats, strict=True):
            heard: list[object] = list(told(events, seat))
            if seat is not None and seat == self._seat:
                heard.append(self._option)
            found.append(_digest(digest, heard) if heard else digest)
        return tuple(found)


def as_known_to(seat: int, digests: Digests) -> Digests:
    """The past in a world that a seat imagines: what others remember beyond what everybody was told is unknown."""
    *seats, public = digests
    return (*(digest if other == seat else public for other, digest in enumerate(seats)), public)


def nothing(seats: int) -> Digests:
    """Before the game nobody remembers anything."""
    return ("",) * (seats + 1)


def _digest(before: str, heard: list[object]) -> str:
    words = json.dumps([before, heard], sort_keys=True)
    return blake2b(words.encode(), digest_size=_BITS // 8, person=b"lh-past").hexdigest()
