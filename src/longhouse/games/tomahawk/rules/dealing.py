"""Cards from the decks, territories from the piles: both are bags until somebody draws."""

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.sets import BIT, count, nth
from longhouse.games.tomahawk import data, events, luck
from longhouse.games.tomahawk.state import DECK, HAND, TOP, Table


def pick_territory(table: Table, length: i64, chance: Chance) -> i64:
    """A territory of this length that nobody has seen."""
    unseen = table.face_down() & data.OF_TURNS[length]
    return nth(unseen, chance.pick(luck.C3_TERRITORIES + length - 1, count(unseen)))


def turn_up(table: Table, pile: i64, chance: Chance) -> None:
    """R7, R54: the next territory of a pile; the schedule gives its length."""
    TOP.set(table, pile, pick_territory(table, table.length(pile), chance))
    table.tell(events.TURNED_UP, pile + 1, TOP.of(table, pile))


def draw(table: Table, seat: i64, cards: i64, chance: Chance) -> None:
    """R6, R55: cards from the deck into the hand."""
    drawn: i64 = 0
    deck = DECK.of(table, seat)
    for _n in range(cards):
        card = nth(deck, chance.pick(luck.C2_ARMY + seat, count(deck)))
        deck &= ~BIT[card]
        drawn |= BIT[card]
    DECK.set(table, seat, deck)
    HAND.add(table, seat, drawn)
    table.tell(events.DREW, seat, cards, drawn)
