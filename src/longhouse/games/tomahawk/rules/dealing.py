"""Cards from the decks, territories from the piles: both are bags until somebody draws."""

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.sets import BIT, count, nth
from longhouse.games.tomahawk.rules import codes
from longhouse.games.tomahawk.state import Table
from longhouse.games.tomahawk.tables import OF_TURNS


def pick_territory(table: Table, length: i64, chance: Chance) -> i64:
    """A territory of this length that nobody has seen; it is seen now."""
    unseen = table.face_down & OF_TURNS[length]
    territory = nth(unseen, chance.pick(codes.C3_TERRITORIES + length, count(unseen)))
    table.face_down &= ~BIT[territory]
    return territory


def turn_up(table: Table, pile: i64, chance: Chance) -> None:
    """R7, R54: the next territory of a pile; the schedule gives its length."""
    table.tops[pile] = pick_territory(table, table.length(pile), chance)
    table.tell(codes.TURNED_UP, pile + 1, table.tops[pile])


def draw(table: Table, seat: i64, cards: i64, chance: Chance) -> None:
    """R6, R55: cards from the deck into the hand."""
    drawn: i64 = 0
    deck = table.deck[seat]
    for _ in range(cards):
        card = nth(deck, chance.pick(codes.C2_ARMY + seat, count(deck)))
        deck &= ~BIT[card]
        drawn |= BIT[card]
    table.deck[seat] = deck
    table.hand[seat] |= drawn
    table.tell(codes.DREW, seat, cards, drawn)
