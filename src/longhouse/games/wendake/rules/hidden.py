"""What a seat cannot know, dealt anew: the worlds that bots think in, and that the mirrors hold to the views."""

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.chance import FREE_STREAM, Chance
from longhouse.core.sets import BIT, count, nth
from longhouse.games.wendake import data
from longhouse.games.wendake.rules import codes
from longhouse.games.wendake.rules.masks import masks_in_hand, take_card
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
                at = seat * data.CARDS + card
                unseen = table.hand[at] - table.known[at]
                missing[seat] += unseen
                table.deck[card] += unseen
                table.hand[at] = table.known[at]
    left = table.cards_in_deck()
    for seat in range(table.players):
        for _ in range(missing[seat]):
            card = take_card(table.deck, chance.pick(FREE_STREAM, left))
            left -= 1
            table.hand[seat * data.CARDS + card] += 1


def deal_turtles_anew(table: Table, viewer: i64, chance: Chance) -> None:
    """Others' Turtles: any of the four of their kind that the viewer does not hold."""
    for kind in range(data.TURTLES):
        left = BIT[data.TURTLE_TILES] - 1
        if viewer >= 0 and table.turtles[viewer * data.TURTLES + kind] != data.NONE:
            left &= ~BIT[table.turtles[viewer * data.TURTLES + kind]]
        for seat in range(table.players):
            if seat != viewer and table.turtles[seat * data.TURTLES + kind] != data.NONE:
                tile = nth(left, chance.pick(FREE_STREAM, count(left)))
                left &= ~BIT[tile]
                table.turtles[seat * data.TURTLES + kind] = tile


def choose_wild_masks_anew(table: Table, viewer: i64, chance: Chance) -> None:
    """P2-6, P3-6: what another seat has named in the ceremony it is holding now, it names again.

    A tile used in the middle of the ceremony may lie above it: P2-6 itself, or the steps of P2-1.
    """
    frames = table.frames
    frame = frames.top()
    while frame >= 0 and frames.kind(frame) != codes.D14_MASKS:
        frame = frames.below(frame)
    if frame < 0 or frames.owner(frame) == viewer:
        return
    seat = frames.owner(frame)
    if frames.b(frame):
        held: i64 = 0
        for mask in range(data.MASKS):
            if masks_in_hand(table, seat, mask) > 0:
                held |= BIT[mask]
        mask = nth(held, chance.pick(FREE_STREAM, count(held)))
        other = (mask + 1 + chance.pick(FREE_STREAM, data.MASKS - 1)) % data.MASKS
        frames.set_b(frame, 1 + mask * data.MASKS + other)
    if frames.c(frame):
        frames.set_c(frame, 1 + chance.pick(FREE_STREAM, data.MASKS))
