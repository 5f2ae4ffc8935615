"""What a seat cannot know, dealt anew: the worlds that bots think in, and that the mirrors hold to the views."""

from mypy_extensions import i64

from longhouse.core.chance import FREE_STREAM, Chance
from longhouse.core.sets import BIT, count, nth
from longhouse.games.northgard import data, state
from longhouse.games.northgard.rules.cards_at import everybody
from longhouse.games.northgard.rules.reaction import DEFENSIVE_CARD, ORDER_FOR, REACT
from longhouse.games.northgard.rules.scoring import owns
from longhouse.games.northgard.rules.special import PAY_OR_DISCARD
from longhouse.games.northgard.state import Table


def deal_anew(table: Table, viewer: i64, chance: Chance) -> None:
    """Replace everything the viewer (a seat, or SPECTATOR) cannot know by something just as possible.

    Decks and piles are bags; hidden are only hands, the order of what was put on top, the tiles of the setup, and
    standing orders.
    """
    if table.is_over():
        return
    for owner in range(table.players):
        shuffle_hidden(table, viewer, owner, chance)
    if state.YEAR.of(table) == 0:
        deal_tiles_anew(table, viewer, chance)
    keep_frames_true(table, viewer, chance)
    if table.settings.standing_orders:
        for seat in range(table.players):
            if seat != viewer:
                state.ORDER.set(table, seat, possible_order(table, seat, chance))


def possible_order(table: Table, seat: i64, chance: Chance) -> i64:
    """Section 14: an order that the seat can have given. Only the owner of Defensive Strategy gives orders.

    A seat that is asked now has an order that covers the card just played.
    """
    # The first order lasts until the owner gives another one, which may never happen: it is as likely as all others.
    if not owns(table, seat, DEFENSIVE_CARD) or chance.pick(FREE_STREAM, 2) == 0:
        return state.ANY
    frames = table.frames
    frame = frames.of(seat)
    if frame >= 0 and frames.kind(frame) == REACT.kind:
        return ORDER_FOR[data.FACE_OF[state.CARD_PLAYED.of(table)]]
    return chance.pick(FREE_STREAM, state.ORDERS.size)


def is_hidden(table: Table, viewer: i64, owner: i64, card: i64) -> bool:
    """Whether the viewer does not know where this card of the owner is."""
    if state.CARDS.seat_of(table, card) != owner:
        return False
    zone = state.CARDS.place_of(table, card)
    if zone == state.DRAW:
        return True
    if zone not in (state.TOP, state.HAND, state.DRAWN):
        return False
    if owner == viewer:
        return False
    if viewer < 0:
        return state.KNOWN_BY.of(table, card) != everybody(table)
    return not state.KNOWN_BY.has(table, card, viewer)


def shuffle_hidden(table: Table, viewer: i64, owner: i64, chance: Chance) -> None:
    """All hidden cards of a deck change places at random."""
    left: i64 = 0
    for card in range(data.CARDS):
        if is_hidden(table, viewer, owner, card):
            left += 1
    for card in range(data.CARDS):
        if left <= 1:
            return
        if is_hidden(table, viewer, owner, card):
            swap_places(table, card, later_hidden(table, viewer, owner, card, chance.pick(FREE_STREAM, left)))
            left -= 1


def later_hidden(table: Table, viewer: i64, owner: i64, card: i64, n: i64) -> i64:
    """The n-th hidden card from this one on, itself included."""
    for other in range(card, data.CARDS):
        if is_hidden(table, viewer, owner, other):
            if n == 0:
                return other
            n -= 1
    return card


def swap_places(table: Table, a: i64, b: i64) -> None:
    """Two cards change places, with all that is known of the places."""
    if a == b:
        return
    place, seat, known = state.CARDS.place_of(table, a), state.CARDS.seat_of(table, a), state.KNOWN_BY.of(table, a)
    state.CARDS.put(table, a, state.CARDS.place_of(table, b), state.CARDS.seat_of(table, b))
    state.KNOWN_BY.set(table, a, state.KNOWN_BY.of(table, b))
    state.CARDS.put(table, b, place, seat)
    state.KNOWN_BY.set(table, b, known)
    for at in range(state.TOPS.size(table)):
        if state.TOPS.of(table, at) == a:
            state.TOPS.set(table, at, b)
        elif state.TOPS.of(table, at) == b:
            state.TOPS.set(table, at, a)


def deal_tiles_anew(table: Table, viewer: i64, chance: Chance) -> None:
    """In the setup, other players' tiles and the pile are mixed."""
    pool = state.PILE.of(table)
    for seat in range(table.players):
        if seat != viewer:
            pool |= state.TILE_HAND.of(table, seat)
    for seat in range(table.players):
        if seat == viewer:
            continue
        number = count(state.TILE_HAND.of(table, seat))
        state.TILE_HAND.set(table, seat, 0)
        for _n in range(number):
            tile = nth(pool, chance.pick(FREE_STREAM, count(pool)))
            pool &= ~BIT[tile]
            state.TILE_HAND.put(table, seat, tile)
    state.PILE.set(table, pool)


def keep_frames_true(table: Table, viewer: i64, chance: Chance) -> None:
    """What is hidden in the open decision fits the cards as they are dealt anew."""
    frames = table.frames
    if frames.depth == 0:
        return
    kind = frames.kind(frames.top())
    if kind == PAY_OR_DISCARD.kind:
        pick_anew(table, viewer, chance)
    elif kind == REACT.kind:
        answer_anew(table, viewer, chance)


def pick_anew(table: Table, viewer: i64, chance: Chance) -> None:
    """The card that Rapacious Exploitation has picked: others than the two know only that it is one of the hand."""
    frames = table.frames
    frame = frames.top()
    owner = frames.owner(frame)
    if viewer not in (owner, PAY_OR_DISCARD.asker.of(frames, frame)):
        held = state.CARDS.count(table, state.HAND, owner)
        PAY_OR_DISCARD.card.set(
            frames, frame, state.CARDS.nth(table, state.HAND, owner, chance.pick(FREE_STREAM, held))
        )


def answer_anew(table: Table, viewer: i64, chance: Chance) -> None:
    """What others have answered while somebody is still asked: only who holds the card may have cancelled."""
    frames = table.frames
    for seat in range(table.players):
        frame = frames.of(seat)
        if seat == viewer or frame < 0 or not frames.is_ready(frame):
            continue
        holds = state.CARDS.is_in(table, DEFENSIVE_CARD, state.HAND, seat)
        answer: i64 = 0
        if holds:
            answer = chance.pick(FREE_STREAM, 2)
        REACT.cancelled.set(frames, frame, answer)
