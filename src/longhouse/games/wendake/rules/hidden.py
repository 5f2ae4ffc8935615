"""What a seat cannot know, dealt anew: the worlds that bots think in, and that the mirrors hold to the views."""

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.chance import FREE_STREAM, Chance
from longhouse.core.sets import BIT, count, nth
from longhouse.core.zones import NONE
from longhouse.games.wendake import data, state
from longhouse.games.wendake.rules.masks import MASKS, take_card
from longhouse.games.wendake.state import Table


def deal_anew(table: Table, viewer: i64, chance: Chance) -> None:
    """Replace everything the viewer (a seat, or SPECTATOR) cannot know by something just as possible.

    Decks and stacks are bags, so they hide nothing but what others have taken from them: Mask cards and Turtles.
    """
    if table.is_over():
        return
    deal_masks_anew(table, viewer, chance)
    deal_turtles_anew(table, viewer, chance)
    choose_wild_masks_anew(table, viewer, chance)


def deal_masks_anew(table: Table, viewer: i64, chance: Chance) -> None:
    """The deck and what others hold unseen, mixed and dealt again; cards that everybody saw them take stay."""
    missing = vec[i64]([0] * data.SEATS)
    for seat in range(table.players):
        if seat != viewer:
            for card in range(data.CARDS):
                known = state.KNOWN.of(table, seat, card)
                unseen = state.HAND.of(table, seat, card) - known
                missing[seat] += unseen
                state.DECK.gain(table, card, unseen)
                state.HAND.set(table, seat, card, known)
    left = state.DECK.total(table)
    for seat in range(table.players):
        for _n in range(missing[seat]):
            card = take_card(table, chance.pick(FREE_STREAM, left))
            left -= 1
            state.HAND.gain(table, seat, card, 1)


def deal_turtles_anew(table: Table, viewer: i64, chance: Chance) -> None:
    """Others' Turtles: any of the four of their kind that the viewer does not hold."""
    for kind in range(data.TURTLES):
        left: i64 = data.ALL_TURTLE_TILES
        if viewer >= 0 and state.TURTLES.of(table, viewer, kind) != NONE:
            left &= ~BIT[state.TURTLES.of(table, viewer, kind)]
        for seat in range(table.players):
            if seat != viewer and state.TURTLES.of(table, seat, kind) != NONE:
                tile = nth(left, chance.pick(FREE_STREAM, count(left)))
                left &= ~BIT[tile]
                state.TURTLES.set(table, seat, kind, tile)


def choose_wild_masks_anew(table: Table, viewer: i64, chance: Chance) -> None:
    """P2-6, P3-6: what another seat has named in the ceremony it is holding now, it names again.

    A tile used in the middle of the ceremony may lie above it: P2-6 itself, or the steps of P2-1.
    """
    frames = table.frames
    frame = frames.top()
    while frame >= 0 and frames.kind(frame) != MASKS.kind:
        frame = frames.below(frame)
    if frame < 0 or frames.owner(frame) == viewer:
        return
    seat = frames.owner(frame)
    if MASKS.change.of(frames, frame):
        held: i64 = 0
        for mask in range(data.MASKS):
            if table.held(seat, mask) > 0:
                held |= BIT[mask]
        mask = nth(held, chance.pick(FREE_STREAM, count(held)))
        other = (mask + 1 + chance.pick(FREE_STREAM, data.MASKS - 1)) % data.MASKS
        MASKS.change.set(frames, frame, state.change(mask, other))
    if MASKS.conjured.of(frames, frame):
        MASKS.conjured.set(frames, frame, 1 + chance.pick(FREE_STREAM, data.MASKS))
