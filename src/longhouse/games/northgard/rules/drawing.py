"""Draw actions: draw, keep, discard, put back (R80 to R82)."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision, Kept
from longhouse.core.options import Options
from longhouse.core.sets import BIT
from longhouse.core.state import OptionBuffer
from longhouse.core.zones import NONE
from longhouse.games.northgard import data, events, state
from longhouse.games.northgard.rules import cards, paying
from longhouse.games.northgard.rules.cards_at import discard, draw_one, find, offer_faces, put_on_top
from longhouse.games.northgard.state import Table


def cards_drawn_by(table: Table, seat: i64, face: i64) -> i64:
    """How many cards a Draw card draws; Protector of the Land so many for each own closed territory of some size."""
    least = cards.PER_CLOSED[face]
    if least == 0:
        return cards.AMOUNT[face]
    found: i64 = 0
    for territory in table.roots:
        if state.HOLDER.of(table, territory) == seat and table.open[territory] == 0 and table.size[territory] >= least:
            found += cards.AMOUNT[face]
    return found


def begin_draw(table: Table, seat: i64, face: i64, chance: Chance) -> None:
    """R81: the cards just drawn are sorted."""
    for _n in range(cards_drawn_by(table, seat, face)):
        draw_one(table, seat, state.DRAWN, chance)
    if cards.MORE_FOR[face] > 0:
        paying.PAY.ask(table, seat, cards.MORE_FOR[face])
    SORT.ask(table, seat, cards.DISCARDED[face], cards.PUT_BACK[face])


class Sort(Decision[Table]):
    """D60: which drawn card to discard, then which to put back."""

    def __init__(self) -> None:
        super().__init__("sort")
        self.discards: Kept = self.keeps("discards", 0, data.CARDS)
        self.back: Kept = self.keeps("back", 0, data.CARDS)
        self.discard: Options = self.option("discard:{card}", ("hand:{card}",), state.FACE)
        self.on_top: Options = self.option("on-top:{card}", ("hand:{card}",), state.FACE)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R81."""
        frames = table.frames
        if self.discards.of(frames, frame) > 0:
            offer_faces(table, state.DRAWN, seat, self.discard, into)
        elif self.back.of(frames, frame) > 0:
            offer_faces(table, state.DRAWN, seat, self.on_top, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """One card is sorted."""
        frames = table.frames
        if self.discard.holds(option):
            self.discards.set(frames, frame, self.discards.of(frames, frame) - 1)
            discard(table, find(table, state.DRAWN, seat, self.discard.first(option)), seat)
        else:
            self.back.set(frames, frame, self.back.of(frames, frame) - 1)
            face = self.on_top.first(option)
            put_on_top(table, find(table, state.DRAWN, seat, face), seat, BIT[seat])
            table.tell(events.PUT_BACK, seat, face)

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """The rest comes into the hand."""
        table.frames.pop_group()
        card = state.CARDS.next_in(table, state.DRAWN, seat, NONE)
        while card != NONE:
            state.CARDS.put(table, card, state.HAND, seat)
            card = state.CARDS.next_in(table, state.DRAWN, seat, card)


SORT: Final[Sort] = Sort()
