"""Paying with resources of any kind (D73, D78, D91): multisets of two and of three."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.state import OptionBuffer
from longhouse.games.northgard.rules import cards, codes
from longhouse.games.northgard.rules.decisions import pay
from longhouse.games.northgard.rules.figures import add_units
from longhouse.games.northgard.rules.zones import can_draw, draw_cards
from longhouse.games.northgard.state import FACE, Table
from longhouse.games.northgard.tables import RESOURCES, TRADE

PAIRS: Final = ((2, 0, 0), (1, 1, 0), (1, 0, 1), (0, 2, 0), (0, 1, 1), (0, 0, 2))
TRIPLES: Final = tuple((f, w, TRADE - f - w) for f in range(TRADE, -1, -1) for w in range(TRADE - f, -1, -1))
_PAIR: Final[vec[i64]] = vec[i64]([number for pair in PAIRS for number in pair])
_TRIPLE: Final[vec[i64]] = vec[i64]([number for triple in TRIPLES for number in triple])


def has_resources(table: Table, seat: i64, number: i64) -> bool:
    """Whether a seat owns so many resources of any kind."""
    found: i64 = 0
    for resource in range(RESOURCES):
        found += table.resources[seat * RESOURCES + resource]
    return found >= number


def can_pay_pair(table: Table, seat: i64, pair: i64) -> bool:
    """Whether the seat owns these two."""
    for resource in range(RESOURCES):
        if table.resources[seat * RESOURCES + resource] < _PAIR[pair * RESOURCES + resource]:
            return False
    return True


def can_pay_triple(table: Table, seat: i64, triple: i64) -> bool:
    """Whether the seat owns these three."""
    for resource in range(RESOURCES):
        if table.resources[seat * RESOURCES + resource] < _TRIPLE[triple * RESOURCES + resource]:
            return False
    return True


def pay_pair(table: Table, seat: i64, pair: i64) -> None:
    """Two resources go."""
    for resource in range(RESOURCES):
        pay(table, seat, resource, _PAIR[pair * RESOURCES + resource])


def give_pair(table: Table, seat: i64, to: i64, pair: i64) -> None:
    """Two resources go to another player."""
    for resource in range(RESOURCES):
        number = _PAIR[pair * RESOURCES + resource]
        table.resources[seat * RESOURCES + resource] -= number
        table.resources[to * RESOURCES + resource] += number
        if number > 0:
            table.tell(codes.GAVE, seat, to, resource, number)


def pay_triple(table: Table, seat: i64, triple: i64) -> None:
    """Three resources go."""
    for resource in range(RESOURCES):
        pay(table, seat, resource, _TRIPLE[triple * RESOURCES + resource])


class Pay(Decision[Table]):
    """D78: Raven Mercenaries and Resourceful People. a: how many resources."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R54, R158: each way to pay, or no."""
        if cards.KIND[table.act[FACE]] == cards.DRAW and can_draw(table, seat) == 0:
            return
        if table.frames.a(frame) == 2:
            for pair in range(len(PAIRS)):
                if can_pay_pair(table, seat, pair):
                    into.add(codes.PAY_TWO + pair)
        else:
            for triple in range(len(TRIPLES)):
                if can_pay_triple(table, seat, triple):
                    into.add(codes.PAY_THREE + triple)
        if into.count > 0:
            into.add(codes.NO)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """One more unit there, or one more card."""
        table.frames.pop_group()
        if option == codes.NO:
            return
        if option < codes.PAY_THREE:
            pay_pair(table, seat, option - codes.PAY_TWO)
        else:
            pay_triple(table, seat, option - codes.PAY_THREE)
        if cards.KIND[table.act[FACE]] == cards.DRAW:
            draw_cards(table, seat, 1, chance)
        elif len(table.marks) > 0:
            territory = table.marks[0]
            table.reserve[seat] -= 1
            add_units(table, territory, seat, 1)
            table.tell(codes.RECRUITED, seat, territory)
