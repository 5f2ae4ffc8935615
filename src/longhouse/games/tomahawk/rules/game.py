"""The pieces put together: a position of Tomahawk that can be played on."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.state import Ear, OptionBuffer, State
from longhouse.games.tomahawk.rules.decisions import Decision
from longhouse.games.tomahawk.rules.round import Deploy
from longhouse.games.tomahawk.rules.scoring import points
from longhouse.games.tomahawk.rules.setup import Reject, Replace, set_up
from longhouse.games.tomahawk.state import Settings, Table

DECISIONS: Final[list[Decision]] = [Reject(), Replace(), Deploy()]
"""By frame kind."""


class Tomahawk(Table):
    """A position of Tomahawk that can be played on."""

    def options_into(self, seat: i64, into: OptionBuffer) -> None:
        """Everything this deciding seat may do."""
        frames = self.frames
        frame = frames.of(seat)
        DECISIONS[frames.kind(frame)].offer(self, seat, frame, into)

    def apply(self, seat: i64, option: i64, chance: Chance) -> None:
        """Take one option, with all that follows up to the next decision."""
        frames = self.frames
        frame = frames.of(seat)
        frames.next_step(frame)
        DECISIONS[frames.kind(frame)].take(self, seat, frame, option, chance)
        while frames.depth > 0 and frames.deciding_mask() == 0:
            kind = frames.kind(frames.top())
            frames.pop_group()
            DECISIONS[kind].all_ready(self, chance)

    def copy(self) -> State:
        """An independent state in the same position."""
        other = Tomahawk(self.settings)
        self.copy_to(other)
        return other

    def scores(self) -> list[int]:
        """R56: the points of both seats."""
        return [int(points(self, 0)), int(points(self, 1))]

    def determinize(self, seat: i64, chance: Chance) -> State:
        """A position this seat cannot tell from this one."""
        from longhouse.games.tomahawk.rules.hidden import deal_anew

        other = Tomahawk(self.settings)
        self.copy_to(other)
        deal_anew(other, seat, chance)
        return other

    def dump(self) -> dict[str, Any]:
        """The position as JSON."""
        from longhouse.games.tomahawk.position import dump

        return dump(self)


def start(seats: int, settings: Mapping[str, Any], chance: Chance, ear: Ear | None) -> State:
    """A new game, up to the first decision."""
    table = Tomahawk(Settings(settings))
    table.clear()
    table.ear = ear
    set_up(table, chance)
    table.ear = None
    return table
