"""Draw actions: draw, keep, discard, put back (R80 to R82)."""

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.sets import BIT
from longhouse.core.state import OptionBuffer
from longhouse.games.northgard.rules import cards, codes
from longhouse.games.northgard.rules.explore import is_listed
from longhouse.games.northgard.rules.zones import count_in, discard, draw_one, find, put, put_on_top
from longhouse.games.northgard.state import DRAWN, HAND_ZONE, Table
from longhouse.games.northgard.tables import CARDS, FACE_OF


def cards_drawn_by(table: Table, seat: i64, face: i64) -> i64:
    """How many cards a Draw card draws; Protector of the Land so many for each own closed territory of some size."""
    least = cards.PER_CLOSED[face]
    if least == 0:
        return cards.AMOUNT[face]
    found: i64 = 0
    for territory in table.roots:
        if table.holder[territory] == seat and table.open[territory] == 0 and table.size[territory] >= least:
            found += cards.AMOUNT[face]
    return found


def begin_draw(table: Table, seat: i64, face: i64, chance: Chance) -> None:
    """R81: the cards just drawn are sorted."""
    for _ in range(cards_drawn_by(table, seat, face)):
        draw_one(table, seat, DRAWN, chance)
    if cards.MORE_FOR[face] > 0:
        table.frames.push(codes.D78_PAY, seat, cards.MORE_FOR[face])
    table.frames.push(codes.D60_SORT, seat, cards.DISCARDED[face], cards.PUT_BACK[face])


class Sort(Decision[Table]):
    """D60: which drawn card to discard, then which to put back. a: discards left, b: cards to put back."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R81."""
        frames = table.frames
        base: i64 = codes.DISCARD if frames.a(frame) > 0 else codes.ON_TOP
        if frames.a(frame) + frames.b(frame) == 0 or count_in(table, DRAWN, seat) == 0:
            return
        for card in range(CARDS):
            if table.where[card] == DRAWN * 8 + seat and not is_listed(into, base + FACE_OF[card]):
                into.add(base + FACE_OF[card])

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """One card is sorted."""
        frames = table.frames
        if option < codes.ON_TOP:
            frames.set_a(frame, frames.a(frame) - 1)
            discard(table, find(table, DRAWN, seat, option - codes.DISCARD), seat)
        else:
            frames.set_b(frame, frames.b(frame) - 1)
            face = option - codes.ON_TOP
            put_on_top(table, find(table, DRAWN, seat, face), seat, BIT[seat])
            table.tell(codes.PUT_BACK, seat, face)

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """The rest comes into the hand."""
        table.frames.pop_group()
        for card in range(CARDS):
            if table.where[card] == DRAWN * 8 + seat:
                put(table, card, HAND_ZONE, seat, table.seen[card])
