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


class Bundles:
    """Multisets of resources to pay with, all of one size."""

    def __init__(self, multisets: Sequence[tuple[int, ...]]) -> None:
        self.multisets: list[tuple[int, ...]] = list(multisets)
        self.things: Things = Things("bundle,resources", [_names(numbers) for numbers in multisets])
        self.size: i64 = len(multisets)
        self.numbers: vec[i64] = vec[i64]([number for numbers in multisets for number in numbers])

    def of(self, bundle: i64, resource: i64) -> i64:
        """How many of a resource are in a bundle."""
        at = bundle * data.RESOURCES + resource
        return self.numbers[at]

    def can_pay(self, table: Table, seat: i64, bundle: i64) -> bool:
        """Whether the seat owns these."""
        for resource in range(data.RESOURCES):
            if state.STOCK.of(table, seat, resource) < self.of(bundle, resource):
                return False
        return True

    def pay(self, table: Table, seat: i64, bundle: i64) -> None:
        """R9: back to the supply."""
        for resource in range(data.RESOURCES):
            pay(table, seat, resource, self.of(bundle, resource))

    def give(self, table: Table, seat: i64, to: i64, bundle: i64) -> None:
        """They go to another player."""
        for resource in range(data.RESOURCES):
            number = self.of(bundle, resource)
            state.STOCK.gain(table, seat, resource, -number)
            state.STOCK.gain(table, to, resource, number)
            if number > 0:
                table.tell(events.GAVE, seat, to, resource, number)


def _names(numbers: tuple[int, ...]) -> tuple[str, str]:
    """Resources as a key has them ("food+food"), and as they read ("food_2": two of a kind are one noun)."""
    found = [(name, number) for name, number in zip(data.RESOURCE_IDS, numbers, strict=True) if number]
    key = "+".join(name for name, number in found for _n in range(number))
    return key, "+".join(name if number == 1 else f"{name}_{number}" for name, number in found)


def _of_size(size: int) -> list[tuple[int, ...]]:
    """All multisets of so many resources, those with most food first, then those with most wood."""
    return [(food, wood, size - food - wood) for food in range(size, -1, -1) for wood in range(size - food, -1, -1)]


PAIR: Final[Bundles] = Bundles(_of_size(2))
TRIPLE: Final[Bundles] = Bundles(_of_size(data.TRADE))


class Pay(Decision[Table]):
    """D78: Raven Mercenaries and Resourceful People: so many resources."""

    def __init__(self) -> None:
        super().__init__("pay")
        self.number: Kept = self.keeps("number", 0, data.TRADE)
        self.two: Options = self.option("pay:{bundle}", ("pay:{bundle}",), PAIR.things, name="pay-two")
        self.three: Options = self.option("pay:{bundle}", ("pay:{bundle}",), TRIPLE.things, name="pay-three")
        self.no: Options = self.shares(NO)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R54, R158: each way to pay, or no."""
        if cards.KIND[state.EFFECT.of(table)] != cards.RECRUIT and can_draw(table, seat) == 0:
            return
        if self.number.of(table.frames, frame) < data.TRADE:
            for pair in range(PAIR.size):
                if PAIR.can_pay(table, seat, pair):
                    into.add(self.two.one(pair))
        else:
            for triple in range(TRIPLE.size):
                if TRIPLE.can_pay(table, seat, triple):
                    into.add(self.three.one(triple))
        if into.count > 0:
            into.add(NO.only())

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """One more unit there, or one more card."""
        table.frames.pop_group()
        if option == NO.only():
            return
        if self.two.holds(option):
            PAIR.pay(table, seat, self.two.first(option))
        else:
            TRIPLE.pay(table, seat, self.three.first(option))
        if cards.KIND[state.EFFECT.of(table)] != cards.RECRUIT:
            draw_cards(table, seat, 1, chance)
        elif state.RECRUITED.size(table) > 0:
            territory = state.RECRUITED.of(table, 0)
            state.RESERVE.gain(table, seat, -1)
            add_units(table, territory, seat, 1)
            table.tell(events.RECRUITED, seat, territory)


PAY: Final[Pay] = Pay()
