"""Paying with resources of any kind (D73, D78, D91): multisets of two and of three."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision, Kept
from longhouse.core.options import Options
from longhouse.core.state import OptionBuffer
from longhouse.core.things import Things
from longhouse.games.northgard import data, events, state
from longhouse.games.northgard.rules import cards
from longhouse.games.northgard.rules.cards_at import can_draw, draw_cards
from longhouse.games.northgard.rules.decisions import NO, pay
from longhouse.games.northgard.rules.figures import add_units
from longhouse.games.northgard.state import Table


def bundles(multisets: Sequence[tuple[int, ...]]) -> Things:
    """Resources to pay with: as a key has them ("food+food"), and as they read ("food_2", one noun)."""
    names = []
    for numbers in multisets:
        found = [(name, number) for name, number in zip(data.RESOURCE_IDS, numbers, strict=True) if number]
        key = "+".join(name for name, number in found for _ in range(number))
        names.append((key, "+".join(name if number == 1 else f"{name}_{number}" for name, number in found)))
    return Things("bundle,resources", names)


PAIRS: Final = ((2, 0, 0), (1, 1, 0), (1, 0, 1), (0, 2, 0), (0, 1, 1), (0, 0, 2))
TRIPLES: Final = tuple(
    (f, w, data.TRADE - f - w) for f in range(data.TRADE, -1, -1) for w in range(data.TRADE - f, -1, -1)
)
PAIR: Final = bundles(PAIRS)
TRIPLE: Final = bundles(TRIPLES)
_PAIR: Final[vec[i64]] = vec[i64]([number for pair in PAIRS for number in pair])
_TRIPLE: Final[vec[i64]] = vec[i64]([number for triple in TRIPLES for number in triple])


def has_resources(table: Table, seat: i64, number: i64) -> bool:
    """Whether a seat owns so many resources of any kind."""
    found: i64 = 0
    for resource in range(data.RESOURCES):
        found += state.STOCK.of(table, seat, resource)
    return found >= number


def can_pay_pair(table: Table, seat: i64, pair: i64) -> bool:
    """Whether the seat owns these two."""
    for resource in range(data.RESOURCES):
        if state.STOCK.of(table, seat, resource) < _PAIR[pair * data.RESOURCES + resource]:
            return False
    return True


def can_pay_triple(table: Table, seat: i64, triple: i64) -> bool:
    """Whether the seat owns these three."""
    for resource in range(data.RESOURCES):
        if state.STOCK.of(table, seat, resource) < _TRIPLE[triple * data.RESOURCES + resource]:
            return False
    return True


def pay_pair(table: Table, seat: i64, pair: i64) -> None:
    """Two resources go."""
    for resource in range(data.RESOURCES):
        pay(table, seat, resource, _PAIR[pair * data.RESOURCES + resource])


def give_pair(table: Table, seat: i64, to: i64, pair: i64) -> None:
    """Two resources go to another player."""
    for resource in range(data.RESOURCES):
        number = _PAIR[pair * data.RESOURCES + resource]
        state.STOCK.gain(table, seat, resource, -number)
        state.STOCK.gain(table, to, resource, number)
        if number > 0:
            table.tell(events.GAVE, seat, to, resource, number)


def pay_triple(table: Table, seat: i64, triple: i64) -> None:
    """Three resources go."""
    for resource in range(data.RESOURCES):
        pay(table, seat, resource, _TRIPLE[triple * data.RESOURCES + resource])


class Pay(Decision[Table]):
    """D78: Raven Mercenaries and Resourceful People: so many resources."""

    def __init__(self) -> None:
        super().__init__("pay")
        self.number: Kept = self.keeps("number", 0, data.TRADE)
        self.two: Options = self.option("pay:{bundle}", ("pay:{bundle}",), PAIR, name="pay-two")
        self.three: Options = self.option("pay:{bundle}", ("pay:{bundle}",), TRIPLE, name="pay-three")
        self.no: Options = self.shares(NO)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R54, R158: each way to pay, or no."""
        if cards.KIND[state.EFFECT.of(table)] == cards.DRAW and can_draw(table, seat) == 0:
            return
        if self.number.of(table.frames, frame) < data.TRADE:
            for pair in range(len(PAIRS)):
                if can_pay_pair(table, seat, pair):
                    into.add(self.two.one(pair))
        else:
            for triple in range(len(TRIPLES)):
                if can_pay_triple(table, seat, triple):
                    into.add(self.three.one(triple))
        if into.count > 0:
            into.add(NO.only())

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """One more unit there, or one more card."""
        table.frames.pop_group()
        if option == NO.only():
            return
        if self.two.holds(option):
            pay_pair(table, seat, self.two.first(option))
        else:
            pay_triple(table, seat, self.three.first(option))
        if cards.KIND[state.EFFECT.of(table)] == cards.DRAW:
            draw_cards(table, seat, 1, chance)
        elif state.RECRUITED.size(table) > 0:
            territory = state.RECRUITED.of(table, 0)
            state.RESERVE.gain(table, seat, -1)
            add_units(table, territory, seat, 1)
            table.tell(events.RECRUITED, seat, territory)


PAY: Final[Pay] = Pay()
