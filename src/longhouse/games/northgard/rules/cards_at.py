"""Where cards are: draw piles, hands, active areas, discard piles (R10 to R15)."""

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.options import Options
from longhouse.core.sets import BIT
from longhouse.core.state import OptionBuffer
from longhouse.core.zones import NONE
from longhouse.games.northgard import data, events, luck, state
from longhouse.games.northgard.rules.decisions import is_listed
from longhouse.games.northgard.state import Table


def put(table: Table, card: i64, place: i64, seat: i64, known_by: i64) -> None:
    """A card lies somewhere, and these seats know it."""
    state.CARDS.put(table, card, place, seat)
    state.KNOWN_BY.set(table, card, known_by)


def find(table: Table, place: i64, seat: i64, face: i64) -> i64:
    """A card with this face in a place of a seat, or NONE."""
    card = state.CARDS.next_in(table, place, seat, NONE)
    while card != NONE and data.FACE_OF[card] != face:
        card = state.CARDS.next_in(table, place, seat, card)
    return card


def offer_faces(table: Table, place: i64, seat: i64, options: Options, into: OptionBuffer) -> None:
    """An option for each distinct face in a place of a seat."""
    card = state.CARDS.next_in(table, place, seat, NONE)
    while card != NONE:
        option = options.one(data.FACE_OF[card])
        if not is_listed(into, option):
            into.add(option)
        card = state.CARDS.next_in(table, place, seat, card)


def can_draw(table: Table, seat: i64) -> i64:
    """Cards in the draw pile and the discard pile."""
    return (
        state.CARDS.count(table, state.DRAW, seat)
        + state.CARDS.count(table, state.TOP, seat)
        + state.CARDS.count(table, state.DISCARD, seat)
    )


def everybody(table: Table) -> i64:
    """All seats, as a set."""
    return BIT[table.players] - 1


def usually_known_by(table: Table, place: i64, seat: i64) -> i64:
    """Who usually knows a card in a place: its owner that in the hand, everybody that on top of a draw pile."""
    if place == state.TOP:
        return everybody(table)
    if place in (state.HAND, state.DRAWN):
        return BIT[seat]
    return 0


def put_on_top(table: Table, card: i64, seat: i64, known_by: i64) -> None:
    """A card comes on top of a draw pile, known to these seats."""
    put(table, card, state.TOP, seat, known_by)
    state.TOPS.append(table, card)


def draw_one(table: Table, seat: i64, place: i64, chance: Chance) -> i64:
    """R11: the top card of the draw pile comes to a place, shuffling the discard pile if need be. NONE: no card."""
    card = take_top(table, seat)
    if card == NONE:
        if state.CARDS.count(table, state.DRAW, seat) == 0:
            reshuffle(table, seat)
        left = state.CARDS.count(table, state.DRAW, seat)
        if left == 0:
            return NONE
        card = state.CARDS.nth(table, state.DRAW, seat, chance.pick(luck.DECK + seat, left))
        put(table, card, place, seat, BIT[seat])
    else:
        put(table, card, place, seat, state.KNOWN_BY.of(table, card) | BIT[seat])
    table.tell(events.DREW, seat, data.FACE_OF[card])
    return card


def take_top(table: Table, seat: i64) -> i64:
    """The uppermost card of known order, or NONE."""
    for at in range(state.TOPS.size(table) - 1, -1, -1):
        if state.CARDS.is_in(table, state.TOPS.of(table, at), state.TOP, seat):
            return state.TOPS.remove(table, at)
    return NONE


def reshuffle(table: Table, seat: i64) -> None:
    """R11: the discard pile becomes the draw pile."""
    found: i64 = 0
    card = state.CARDS.next_in(table, state.DISCARD, seat, NONE)
    while card != NONE:
        put(table, card, state.DRAW, seat, 0)
        found += 1
        card = state.CARDS.next_in(table, state.DISCARD, seat, card)
    if found > 0:
        table.tell(events.RESHUFFLED, seat, found)
        show_by_elimination(table, seat)


def show_by_elimination(table: Table, seat: i64) -> None:
    """Section 6: with an empty draw pile everybody can tell the hand from the deck list, and remembers it."""
    if state.CARDS.count(table, state.DRAWN, seat) > 0:
        return
    card = state.CARDS.next_in(table, state.HAND, seat, NONE)
    while card != NONE:
        state.KNOWN_BY.set(table, card, everybody(table))
        card = state.CARDS.next_in(table, state.HAND, seat, card)


def draw_cards(table: Table, seat: i64, number: i64, chance: Chance) -> None:
    """Draw so many cards into the hand, or what there is."""
    for _n in range(number):
        if draw_one(table, seat, state.HAND, chance) == NONE:
            return


def discard(table: Table, card: i64, seat: i64) -> None:
    """A card goes face up to its owner's discard pile."""
    put(table, card, state.DISCARD, seat, 0)
    table.tell(events.DISCARDED, seat, data.FACE_OF[card])


def remove_from_game(table: Table, card: i64, seat: i64) -> None:
    """R15: a card goes to the box for good."""
    put(table, card, state.OUT, 0, 0)
    table.tell(events.REMOVED, seat, data.FACE_OF[card])


def discard_hand_and_active(table: Table, seat: i64) -> None:
    """R25: everything from hand and active area goes to the discard pile."""
    discard_all(table, state.HAND, seat)
    discard_all(table, state.ACTIVE, seat)
    discard_all(table, state.PLAYED, seat)


def discard_all(table: Table, place: i64, seat: i64) -> None:
    """All cards of a place go to the discard pile."""
    card = state.CARDS.next_in(table, place, seat, NONE)
    while card != NONE:
        put(table, card, state.DISCARD, seat, 0)
        card = state.CARDS.next_in(table, place, seat, card)
