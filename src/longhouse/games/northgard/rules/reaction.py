"""Defensive Strategy, and the standing orders that keep its holder secret (R90, section 14)."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.state import OptionBuffer
from longhouse.games.northgard.rules import cards, codes
from longhouse.games.northgard.rules.decisions import is_enemy
from longhouse.games.northgard.rules.zones import (
    count_in,
    everybody,
    put,
)
from longhouse.games.northgard.state import (
    ACTIVE,
    CANCELLED,
    CARD,
    DRAW,
    DRAWN,
    HAND_ZONE,
    TOP,
    Table,
)
from longhouse.games.northgard.tables import (
    FACE_OF,
    NONE,
)

DEFENSIVE_CARD: Final[i64] = list(FACE_OF).index(cards.DEFENSIVE_STRATEGY)
"""There is one of them."""
SPECIAL_ORDER: Final = 7
"""The standing order for all kinds of cards that have none of their own."""


def owner_of_reaction(table: Table) -> i64:
    """Who has Defensive Strategy where others cannot see it, in hand or draw pile. Everybody knows who owns it."""
    place = table.where[DEFENSIVE_CARD]
    if place // 8 in (DRAW, TOP, HAND_ZONE, DRAWN):
        return place % 8
    return NONE


def may_hold_reaction(table: Table, owner: i64) -> bool:
    """R90: whether the card may be in the owner's hand, as far as everybody knows."""
    if count_in(table, HAND_ZONE, owner) == 0:
        return False
    return table.where[DEFENSIVE_CARD] // 8 != TOP or table.seen[DEFENSIVE_CARD] != everybody(table)


def is_asked(table: Table, owner: i64, face: i64) -> bool:
    """Section 14: whether the owner's standing order covers this card; whatever is in hand, so it tells nothing."""
    order = table.orders[owner]
    if order == 1 or not table.settings.standing_orders:
        return True
    kind = cards.KIND[face]
    if order == SPECIAL_ORDER:
        return kind > cards.DRAW
    return order > 1 and kind == order - 1


def ask_for_reactions(table: Table, seat: i64, face: i64) -> None:
    """R90, section 14: the owner, if it may matter; with the setting `timed` every opponent, whatever they hold."""
    frames = table.frames
    if not table.settings.asks_everybody:
        owner = owner_of_reaction(table)
        if is_enemy(table, seat, owner) and may_hold_reaction(table, owner) and is_asked(table, owner, face):
            frames.push(codes.D12_REACT, owner)
        return
    frames.serials += 1
    for ahead in range(1, table.players):
        other = (seat + ahead) % table.players
        if is_enemy(table, seat, other):
            frames.join(codes.D12_REACT, other)


class React(Decision[Table]):
    """D12: cancel the card just played, or allow it. a: 1 once its owner has cancelled it."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R90: only with the card in hand; who does not have it there is asked all the same."""
        into.add(codes.ALLOW)
        if table.where[DEFENSIVE_CARD] == HAND_ZONE * 8 + seat:
            into.add(codes.CANCEL)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """R90: what was answered counts when everybody has."""
        frames = table.frames
        frames.set_ready(frame)
        frames.set_a(frame, 1 if option == codes.CANCEL else 0)
        if frames.deciding_mask() != 0:
            return
        canceller = who_cancels(table)
        frames.pop_group()
        if canceller != NONE:
            put(table, DEFENSIVE_CARD, ACTIVE, canceller, 0)
            table.act[CANCELLED] = 1
            table.tell(codes.CANCELLED, canceller, FACE_OF[table.act[CARD]])
        else:
            table.tell(codes.ALLOWED, FACE_OF[table.act[CARD]])

    def is_asked_anyway(self) -> bool:
        """Being passed over would tell that the card is not in hand."""
        return True


def who_cancels(table: Table) -> i64:
    """Who of those that are asked has cancelled the card, or NONE: there is one Defensive Strategy."""
    for seat in range(table.players):
        frame = table.frames.of(seat)
        if frame >= 0 and table.frames.a(frame):
            return seat
    return NONE
