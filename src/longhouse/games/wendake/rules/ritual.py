"""The Ritual: Natives come Home, then points for complete trios (R92, R93, R114, R122, R127, R130)."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Kept
from longhouse.core.options import Options
from longhouse.core.state import OptionBuffer
from longhouse.games.wendake import data, events, state
from longhouse.games.wendake.rules.decisions import (
    BRING,
    Question,
    TileAction,
    leave_long_house,
    offer_long_house,
    score,
)
from longhouse.games.wendake.rules.moving import MOVE, has_guard
from longhouse.games.wendake.rules.tiles import USE, offer_before_points, offer_tiles, use
from longhouse.games.wendake.state import Table


class HoldRitual(TileAction):
    """R92, R93: Natives come Home, then they are counted."""

    def begin(self, table: Table, seat: i64) -> None:
        """Ask who comes first."""
        RITUAL_SCORE.ask(table, seat)
        RITUAL.ask(table, seat, data.RITUAL_BRINGS)


class Ritual(Question):
    """D17: who comes Home. `bonus`: of P3-3; `came`: how many came already."""

    def __init__(self) -> None:
        super().__init__("ritual")
        self.left: Kept = self.keeps("left", 0, 99)
        self.bonus: Kept = self.keeps("bonus", 0, 99)
        self.came: Kept = self.keeps("came", 0, 99)
        self.named = [self.left]
        self.shows("natives", self.left)
        self.shares(BRING)
        self.nobody: Options = self.option("bring:nobody", ("done",), name="bring-nobody", declines=True)
        self.shares(USE)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R92; before the first one P3-3, also with an empty Long House (R127, Q27)."""
        if self.left.of(table.frames, frame) > 0:
            offer_long_house(table, seat, into)
        without = into.count
        offer_tiles(table, seat, frame, data.BEFORE_BRINGING, into)
        if into.count > without and state.LONG_HOUSE.total(table, seat) == 0:
            into.add(self.nobody.only())

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Bring one, or call the assembly first."""
        frames = table.frames
        if USE.holds(option):
            use(table, seat, frame, option)
        elif self.nobody.holds(option):
            self.came.set(frames, frame, 1)
        else:
            leave_long_house(table, seat, BRING.first(option))
            self.left.set(frames, frame, self.left.of(frames, frame) - 1)
            self.came.set(frames, frame, self.came.of(frames, frame) + 1)

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """All are there: go on to the count, with the point of P3-3."""
        bonus = self.bonus.of(table.frames, frame)
        table.frames.pop_group()
        RITUAL_SCORE.assembled.set(table.frames, table.frames.top(), bonus)


RITUAL: Final[Ritual] = Ritual()


class RitualScore(Question):
    """D18: tiles that change the count, then the points. `assembled`, `danced`: the bonuses of P3-3 and P1-4."""

    def __init__(self) -> None:
        super().__init__("ritual-score")
        self.is_checkpoint = True
        self.assembled: Kept = self.keeps("assembled", 0, 99)
        self.danced: Kept = self.keeps("danced", 0, 99)
        self.counts_most: Kept = self.keeps("counts_most", 0, 1)
        self.shares(USE)
        self.score: Options = self.option("score-ritual", ("done",))

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R114, R122: tiles that change the count, then the count itself."""
        offer_tiles(table, seat, frame, data.BEFORE_COUNTING, into)
        into.add(self.score.only())
        offer_before_points(table, seat, frame, data.RITUAL_TRACK, most_points(table, seat), into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Use a tile, or count."""
        if USE.holds(option):
            use(table, seat, frame, option)
            return
        frames = table.frames
        danced = self.danced.of(frames, frame)
        bonus = self.assembled.of(frames, frame) + danced
        counts_most = self.counts_most.of(frames, frame) != 0
        frames.pop_group()
        count_ritual(table, seat, bonus, counts_most)
        if danced and has_guard(table, seat):
            MOVE.ask(table, seat, data.STEPS_AFTER_RITUAL)


RITUAL_SCORE: Final[RitualScore] = RitualScore()


def most_points(table: Table, seat: i64) -> i64:
    """More points than this no Ritual of the seat brings now, whatever tiles add."""
    workers = max(table.home_count(seat, data.WOMAN), table.home_count(seat, data.HUNTER))
    return max(table.home_count(seat, data.WARRIOR), workers) + data.RITUAL_BONUSES


def count_ritual(table: Table, seat: i64, bonus: i64, counts_most: bool) -> None:
    """R93, R130: the rarest kind in the Home (with P2-3 the most frequent), then what tiles add."""
    warriors = table.home_count(seat, data.WARRIOR)
    women = table.home_count(seat, data.WOMAN)
    hunters = table.home_count(seat, data.HUNTER)
    base = max(warriors, max(women, hunters)) if counts_most else min(warriors, min(women, hunters))
    table.tell(events.COUNTED, seat, warriors, women, hunters, base, bonus)
    score(table, seat, data.RITUAL_TRACK, base + bonus)
