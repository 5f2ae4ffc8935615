"""Where cards are: draw piles, hands, active areas, discard piles (R10 to R15)."""

from librt.vecs import append
from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.sets import BIT
from longhouse.games.northgard.rules import codes
from longhouse.games.northgard.state import ACTIVE, DISCARD, DRAW, DRAWN, HAND_ZONE, OUT, PLAYED, TOP, Table
from longhouse.games.northgard.tables import CARDS, FACE_OF, NONE


def put(table: Table, card: i64, zone: i64, seat: i64, seen: i64) -> None:
    """A card lies somewhere, and these seats know it."""
    table.where[card] = zone * 8 + seat
    table.seen[card] = seen


def count_in(table: Table, zone: i64, seat: i64) -> i64:
    """How many cards a zone of a seat holds."""
    place = zone * 8 + seat
    found: i64 = 0
    for card in range(CARDS):
        if table.where[card] == place:
            found += 1
    return found


def nth_in(table: Table, zone: i64, seat: i64, n: i64) -> i64:
    """The n-th card of a zone, in the order of the card numbers."""
    place = zone * 8 + seat
    for card in range(CARDS):
        if table.where[card] == place:
            if n == 0:
                return card
            n -= 1
    return NONE


def find(table: Table, zone: i64, seat: i64, face: i64) -> i64:
    """A card with this face in a zone, or NONE."""
    place = zone * 8 + seat
    for card in range(CARDS):
        if table.where[card] == place and FACE_OF[card] == face:
            return card
    return NONE


def can_draw(table: Table, seat: i64) -> i64:
    """Cards in the draw pile and the discard pile."""
    return count_in(table, DRAW, seat) + count_in(table, TOP, seat) + count_in(table, DISCARD, seat)


def everybody(table: Table) -> i64:
    """All seats, as a set."""
    return BIT[table.players] - 1


def usually_seen_by(table: Table, where: i64) -> i64:
    """Who usually knows a card in a place: its owner that in the hand, everybody that on top of a draw pile."""
    zone = where // 8
    if zone == TOP:
        return everybody(table)
    if zone in (HAND_ZONE, DRAWN):
        return BIT[where % 8]
    return 0


def put_on_top(table: Table, card: i64, seat: i64, seen: i64) -> None:
    """A card comes on top of a draw pile, known to these seats."""
    put(table, card, TOP, seat, seen)
    table.tops = append(table.tops, card)


def draw_one(table: Table, seat: i64, zone: i64, chance: Chance) -> i64:
    """R11: the top card of the draw pile comes to a zone, shuffling the discard pile if need be. NONE: no card."""
    card = take_top(table, seat)
    if card == NONE:
        if count_in(table, DRAW, seat) == 0:
            reshuffle(table, seat)
        left = count_in(table, DRAW, seat)
        if left == 0:
            return NONE
        card = nth_in(table, DRAW, seat, chance.pick(codes.L_DECK + seat, left))
        put(table, card, zone, seat, BIT[seat])
    else:
        put(table, card, zone, seat, table.seen[card] | BIT[seat])
    table.tell(codes.DREW, seat, FACE_OF[card])
    return card


def take_top(table: Table, seat: i64) -> i64:
    """The uppermost card of known order, or NONE."""
    for at in range(len(table.tops) - 1, -1, -1):
        card = table.tops[at]
        if table.where[card] == TOP * 8 + seat:
            for later in range(at, len(table.tops) - 1):
                table.tops[later] = table.tops[later + 1]
            table.tops = table.tops[: len(table.tops) - 1]
            return card
    return NONE


def reshuffle(table: Table, seat: i64) -> None:
    """R11: the discard pile becomes the draw pile."""
    found: i64 = 0
    for card in range(CARDS):
        if table.where[card] == DISCARD * 8 + seat:
            put(table, card, DRAW, seat, 0)
            found += 1
    if found > 0:
        table.tell(codes.RESHUFFLED, seat, found)
        show_by_elimination(table, seat)


def show_by_elimination(table: Table, seat: i64) -> None:
    """Section 6: with an empty draw pile everybody can tell the hand from the deck list, and remembers it."""
    if count_in(table, DRAWN, seat) > 0:
        return
    for card in range(CARDS):
        if table.where[card] == HAND_ZONE * 8 + seat:
            table.seen[card] = everybody(table)


def draw_cards(table: Table, seat: i64, number: i64, chance: Chance) -> None:
    """Draw so many cards into the hand, or what there is."""
    for _ in range(number):
        if draw_one(table, seat, HAND_ZONE, chance) == NONE:
            return


def discard(table: Table, card: i64, seat: i64) -> None:
    """A card goes face up to its owner's discard pile."""
    put(table, card, DISCARD, seat, 0)
    table.tell(codes.DISCARDED, seat, FACE_OF[card])


def remove_from_game(table: Table, card: i64, seat: i64) -> None:
    """R15: a card goes to the box for good."""
    put(table, card, OUT, 0, 0)
    table.tell(codes.REMOVED, seat, FACE_OF[card])


def discard_hand_and_active(table: Table, seat: i64) -> None:
    """R25: everything from hand and active area goes to the discard pile."""
    for card in range(CARDS):
        if table.where[card] in (HAND_ZONE * 8 + seat, ACTIVE * 8 + seat, PLAYED * 8 + seat):
            put(table, card, DISCARD, seat, 0)
