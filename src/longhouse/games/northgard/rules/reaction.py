"""Defensive Strategy, and the standing orders that keep its holder secret (R90, section 14)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision, Kept
from longhouse.core.options import Options
from longhouse.core.protocol import Message
from longhouse.core.state import OptionBuffer
from longhouse.core.zones import NONE
from longhouse.games.northgard import data, events, state
from longhouse.games.northgard.rules import cards
from longhouse.games.northgard.rules.cards_at import (
    everybody,
    put,
)
from longhouse.games.northgard.rules.decisions import is_enemy
from longhouse.games.northgard.state import Table

DEFENSIVE_CARD: Final[i64] = list(data.FACE_OF).index(cards.DEFENSIVE_STRATEGY)
"""There is one of them."""
ORDER_FOR: Final[vec[i64]] = vec[i64](
    [
        state.ORDERS.names.index(kind if kind in state.ORDERS.names else "special")
        for kind in map(cards.kind_of, data.DATA["card"])
    ]
)
"""By face, the standing order that names the kind of card; the last one is for kinds without an order of their own."""


def owner_of_reaction(table: Table) -> i64:
    """Who has Defensive Strategy where others cannot see it, in hand or draw pile. Everybody knows who owns it."""
    if state.CARDS.place_of(table, DEFENSIVE_CARD) in (state.DRAW, state.TOP, state.HAND, state.DRAWN):
        return state.CARDS.seat_of(table, DEFENSIVE_CARD)
    return NONE


def may_hold_reaction(table: Table, owner: i64) -> bool:
    """R90: whether the card may be in the owner's hand, as far as everybody knows."""
    if state.CARDS.next_in(table, state.HAND, owner, NONE) == NONE:
        return False
    return state.CARDS.place_of(table, DEFENSIVE_CARD) != state.TOP or state.KNOWN_BY.of(
        table, DEFENSIVE_CARD
    ) != everybody(table)


def is_asked(table: Table, owner: i64, face: i64) -> bool:
    """Section 14: whether the owner's standing order covers this card; whatever is in hand, so it tells nothing."""
    order = state.ORDER.of(table, owner)
    if order == state.ANY or not table.settings.standing_orders:
        return True
    return order == ORDER_FOR[face]


def ask_for_reactions(table: Table, seat: i64, face: i64) -> None:
    """R90, section 14: the owner, if it may matter; with the setting `timed` every opponent, whatever they hold."""
    frames = table.frames
    if not table.settings.asks_everybody:
        owner = owner_of_reaction(table)
        if is_enemy(table, seat, owner) and may_hold_reaction(table, owner) and is_asked(table, owner, face):
            REACT.ask(table, owner)
        return
    frames.serials += 1
    for ahead in range(1, table.players):
        other = (seat + ahead) % table.players
        if is_enemy(table, seat, other):
            REACT.ask_also(table, other)


class React(Decision[Table]):
    """D12: cancel the card just played, or allow it; the frame keeps the answer."""

    def __init__(self) -> None:
        super().__init__("react")
        self.cancelled: Kept = self.keeps("cancelled", 0, 1)
        self.cancel: Options = self.option("cancel", ("cancel",))
        self.allow: Options = self.option("allow", ("allow",), declines=True)

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """Which card, and whose."""
        card = data.FACE_IDS[data.FACE_OF[state.CARD_PLAYED.of(table)]]
        return Message("prompt-react", {"card": card, "seat": {"seat": int(state.ACTING.of(table))}})

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R90: only with the card in hand; who does not have it there is asked all the same."""
        into.add(self.allow.only())
        if state.CARDS.is_in(table, DEFENSIVE_CARD, state.HAND, seat):
            into.add(self.cancel.only())

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """R90: what was answered counts when everybody has."""
        frames = table.frames
        frames.set_ready(frame)
        self.cancelled.set(frames, frame, 1 if option == self.cancel.only() else 0)
        if frames.deciding_mask() != 0:
            return
        canceller = who_cancels(table)
        frames.pop_group()
        if canceller != NONE:
            put(table, DEFENSIVE_CARD, state.ACTIVE, canceller, 0)
            state.CANCELLED.set(table, 1)
            table.tell(events.CANCELLED, canceller, data.FACE_OF[state.CARD_PLAYED.of(table)])
        else:
            table.tell(events.ALLOWED, data.FACE_OF[state.CARD_PLAYED.of(table)])

    def is_asked_anyway(self) -> bool:
        """Being passed over would tell that the card is not in hand."""
        return True


REACT: Final[React] = React()


def who_cancels(table: Table) -> i64:
    """Who of those that are asked has cancelled the card, or NONE: there is one Defensive Strategy."""
    for seat in range(table.players):
        frame = table.frames.of(seat)
        if frame >= 0 and REACT.cancelled.of(table.frames, frame):
            return seat
    return NONE
