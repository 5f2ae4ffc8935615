"""The Ritual: Natives come Home, then points for complete trios (R92, R93, R114, R122, R127, R130)."""

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.state import OptionBuffer
from longhouse.games.wendake import data
from longhouse.games.wendake.rules import codes
from longhouse.games.wendake.rules.abilities import in_long_house
from longhouse.games.wendake.rules.decisions import leave_long_house, offer_long_house, score
from longhouse.games.wendake.rules.effects import is_use, offer_tiles, use
from longhouse.games.wendake.rules.moving import has_guard, push_move
from longhouse.games.wendake.rules.progress import offer_checkpoint
from longhouse.games.wendake.state import Table


def begin_ritual(table: Table, seat: i64) -> None:
    """R92, R93: bring Natives, then count."""
    table.frames.push(codes.D18_RITUAL_SCORE, seat)
    table.frames.push(codes.D17_RITUAL, seat, data.RITUAL_BRINGS)


class Ritual(Decision[Table]):
    """D17: who comes Home. a: how many more, b: the bonus of P3-3, c: how many came."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R92; before the first one P3-3, also with an empty Long House (R127, Q27)."""
        if table.frames.a(frame) > 0:
            offer_long_house(table, seat, into)
        without = into.count
        offer_tiles(table, seat, frame, data.BEFORE_BRINGING, into)
        if into.count > without and in_long_house(table, seat) == 0:
            into.add(codes.BRING_NOBODY)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Bring one, or call the assembly first."""
        frames = table.frames
        if is_use(option):
            use(table, seat, frame, option)
        elif option == codes.BRING_NOBODY:
            frames.set_c(frame, 1)
        else:
            leave_long_house(table, seat, option - codes.BRING)
            frames.set_a(frame, frames.a(frame) - 1)
            frames.set_c(frame, frames.c(frame) + 1)

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """All are there: go on to the count, with the point of P3-3."""
        assembled = table.frames.b(frame)
        table.frames.pop_group()
        table.frames.set_a(table.frames.top(), assembled)


class RitualScore(Decision[Table]):
    """D18: tiles that change the count, then the points. a, b: the bonuses of P3-3 and P1-4, c: 1 with P2-3."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R114, R122."""
        offer_tiles(table, seat, frame, data.BEFORE_COUNTING, into)
        into.add(codes.SCORE_RITUAL)
        offer_checkpoint(table, seat, frame, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Use a tile, or count."""
        if option != codes.SCORE_RITUAL:
            use(table, seat, frame, option)
            return
        frames = table.frames
        bonus = frames.a(frame) + frames.b(frame)
        dances = frames.b(frame) != 0
        counts_most = frames.c(frame) != 0
        frames.pop_group()
        count_ritual(table, seat, bonus, counts_most)
        if dances and has_guard(table, seat):
            push_move(table, seat, data.STEPS_AFTER_RITUAL, False)


def count_ritual(table: Table, seat: i64, bonus: i64, counts_most: bool) -> None:
    """R93, R130: the rarest kind in the Home (with P2-3 the most frequent), then what tiles add."""
    warriors = table.home_count(seat, data.WARRIOR)
    women = table.home_count(seat, data.WOMAN)
    hunters = table.home_count(seat, data.HUNTER)
    base = max(warriors, max(women, hunters)) if counts_most else min(warriors, min(women, hunters))
    table.tell(codes.COUNTED, seat, warriors, women, hunters, base, bonus)
    score(table, seat, data.RITUAL_TRACK, base + bonus)
