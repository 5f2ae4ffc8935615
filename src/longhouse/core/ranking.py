"""What decided a match where the points were equal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from longhouse.core.protocol import Argument


class Decided(NamedTuple):
    """Which of the things that are compared one after the other put the winner first, and by how much."""

    by: int
    seat: int
    most: int
    least: int

    @property
    def args(self) -> Mapping[str, Argument]:
        """For a sentence about it."""
        return {"seat": {"seat": self.seat}, "most": self.most, "least": self.least}


def decided(standing: Sequence[Sequence[int]]) -> Decided | None:
    """How the best of these came before the next one; None if they are equal, or nobody else plays."""
    order = sorted(range(len(standing)), key=lambda seat: tuple(standing[seat]), reverse=True)
    if len(order) < 2:
        return None
    best, next_one = standing[order[0]], standing[order[1]]
    for by, (most, least) in enumerate(zip(best, next_one, strict=True)):
        if most != least:
            return Decided(by, order[0], most, least)
    return None
