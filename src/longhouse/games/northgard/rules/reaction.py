"""Defensive Strategy, and the standing orders that keep its holder secret (R90, section 14)."""

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.state import OptionBuffer
from longhouse.games.northgard.rules import cards, codes
from longhouse.games.northgard.rules.zones import (
    count_in,
    everybody,
    find,
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
    CARDS,
    FACE_OF,
    NONE,
)


def owner_of_reaction(table: Table) -> i64:
    """Who has Defensive Strategy where others cannot see it, in hand or draw pile. Everybody knows who owns it."""
    for card in range(CARDS):
        if FACE_OF[card] == cards.DEFENSIVE_STRATEGY:
            zone = table.where[card] // 8
            if zone in (DRAW, TOP, HAND_ZONE, DRAWN):
                return table.where[card] % 8
    return NONE


def may_hold_reaction(table: Table, owner: i64) -> bool:
    """R90: whether the card may be in the owner's hand, as far as everybody knows."""
    if count_in(table, HAND_ZONE, owner) == 0:
        return False
    card = find(table, TOP, owner, cards.DEFENSIVE_STRATEGY)
    return card == NONE or table.seen[card] != everybody(table)


def is_asked(table: Table, owner: i64, face: i64) -> bool:
    """Section 14: whether the owner's standing order covers this card; whatever is in hand, so it tells nothing."""
    order = table.orders[owner]
    if order == 1 or table.settings.words["reaction_prompt"] != "standing_order":
        return True
    kind = cards.KIND[face]
    if order == 7:
        return kind in (cards.SPECIAL, cards.COLLECT, cards.FEAST)
    return order > 1 and kind == order - 1


class React(Decision[Table]):
    """D12: cancel the card just played, or allow it."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R90: only with the card in hand; who has it in the draw pile is asked all the same."""
        into.add(codes.ALLOW)
        if find(table, HAND_ZONE, seat, cards.DEFENSIVE_STRATEGY) != NONE:
            into.add(codes.CANCEL)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """R90."""
        table.frames.pop_group()
        if option == codes.CANCEL:
            put(table, find(table, HAND_ZONE, seat, cards.DEFENSIVE_STRATEGY), ACTIVE, seat, 0)
            table.act[CANCELLED] = 1
            table.tell(codes.CANCELLED, seat, FACE_OF[table.act[CARD]])

    def is_asked_anyway(self) -> bool:
        """Being passed over would tell that the card is not in hand."""
        return True
