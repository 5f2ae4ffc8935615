"""What a seat cannot know, dealt anew: the worlds that bots think in, and that the mirrors hold to the views."""

from mypy_extensions import i64

from longhouse.core.chance import FREE_STREAM, Chance
from longhouse.core.sets import BIT, count, nth
from longhouse.games.northgard.rules import codes
from longhouse.games.northgard.rules.reaction import DEFENSIVE_CARD
from longhouse.games.northgard.rules.zones import count_in, everybody, nth_in
from longhouse.games.northgard.state import DRAW, DRAWN, HAND_ZONE, TOP, Table
from longhouse.games.northgard.tables import CARDS


def deal_anew(table: Table, viewer: i64, chance: Chance) -> None:
    """Replace everything the viewer (a seat, or SPECTATOR) cannot know by something just as possible.

    Decks and piles are bags; hidden are only hands, the order of what was put on top, and the tiles of the setup.
    """
    if table.is_over():
        return
    for owner in range(table.players):
        shuffle_hidden(table, viewer, owner, chance)
    if table.year == 0:
        deal_tiles_anew(table, viewer, chance)
    keep_frames_true(table, viewer, chance)


def is_hidden(table: Table, viewer: i64, owner: i64, card: i64) -> bool:
    """Whether the viewer does not know where this card of the owner is."""
    if table.where[card] % 8 != owner:
        return False
    zone = table.where[card] // 8
    if zone == DRAW:
        return True
    if zone not in (TOP, HAND_ZONE, DRAWN):
        return False
    if owner == viewer:
        return False
    if viewer < 0:
        return table.seen[card] != everybody(table)
    return table.seen[card] & BIT[viewer] == 0


def shuffle_hidden(table: Table, viewer: i64, owner: i64, chance: Chance) -> None:
    """All hidden cards of a deck change places at random."""
    left: i64 = 0
    for card in range(CARDS):
        if is_hidden(table, viewer, owner, card):
            left += 1
    for card in range(CARDS):
        if left <= 1:
            return
        if is_hidden(table, viewer, owner, card):
            swap_places(table, card, later_hidden(table, viewer, owner, card, chance.pick(FREE_STREAM, left)))
            left -= 1


def later_hidden(table: Table, viewer: i64, owner: i64, card: i64, n: i64) -> i64:
    """The n-th hidden card from this one on, itself included."""
    for other in range(card, CARDS):
        if is_hidden(table, viewer, owner, other):
            if n == 0:
                return other
            n -= 1
    return card


def swap_places(table: Table, a: i64, b: i64) -> None:
    """Two cards change places, with all that is known of the places."""
    if a == b:
        return
    where = table.where[a]
    seen = table.seen[a]
    table.where[a] = table.where[b]
    table.seen[a] = table.seen[b]
    table.where[b] = where
    table.seen[b] = seen
    for at in range(len(table.tops)):
        if table.tops[at] == a:
            table.tops[at] = b
        elif table.tops[at] == b:
            table.tops[at] = a


def deal_tiles_anew(table: Table, viewer: i64, chance: Chance) -> None:
    """In the setup, other players' tiles and the pile are mixed."""
    pool = table.pile
    for seat in range(table.players):
        if seat != viewer:
            pool |= table.tile_hands[seat]
    for seat in range(table.players):
        if seat == viewer:
            continue
        number = count(table.tile_hands[seat])
        table.tile_hands[seat] = 0
        for _ in range(number):
            tile = nth(pool, chance.pick(FREE_STREAM, count(pool)))
            pool &= ~BIT[tile]
            table.tile_hands[seat] |= BIT[tile]
    table.pile = pool


def keep_frames_true(table: Table, viewer: i64, chance: Chance) -> None:
    """What is hidden in the open decision fits the cards as they are dealt anew."""
    frames = table.frames
    if frames.depth == 0:
        return
    kind = frames.kind(frames.top())
    if kind == codes.D73_PAY_OR_DISCARD:
        pick_anew(table, viewer, chance)
    elif kind == codes.D12_REACT:
        answer_anew(table, viewer, chance)


def pick_anew(table: Table, viewer: i64, chance: Chance) -> None:
    """The card that Rapacious Exploitation has picked: others than the two know only that it is one of the hand."""
    frames = table.frames
    frame = frames.top()
    owner = frames.owner(frame)
    if viewer not in (owner, frames.b(frame)):
        held = count_in(table, HAND_ZONE, owner)
        frames.set_a(frame, nth_in(table, HAND_ZONE, owner, chance.pick(FREE_STREAM, held)))


def answer_anew(table: Table, viewer: i64, chance: Chance) -> None:
    """What others have answered while somebody is still asked: only who holds the card may have cancelled."""
    frames = table.frames
    for seat in range(table.players):
        frame = frames.of(seat)
        if seat == viewer or frame < 0 or not frames.is_ready(frame):
            continue
        holds = table.where[DEFENSIVE_CARD] == HAND_ZONE * 8 + seat
        answer: i64 = 0
        if holds:
            answer = chance.pick(FREE_STREAM, 2)
        frames.set_a(frame, answer)
