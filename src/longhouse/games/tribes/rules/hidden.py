"""What a seat cannot know, dealt anew: the worlds that bots think in, and that the mirrors hold to the views."""

from mypy_extensions import i64

from longhouse.core.chance import FREE_STREAM, Chance
from longhouse.core.sets import count, nth
from longhouse.core.zones import NONE
from longhouse.games.tribes import state
from longhouse.games.tribes.state import Table


def deal_anew(table: Table, viewer: i64, chance: Chance) -> None:
    """Replace what the viewer (a seat, or SPECTATOR) cannot know by something just as possible.

    Unseen tiles are a set and hide nothing; what is left are the cards that others have chosen in secret.
    """
    for seat in range(table.players):
        if seat != viewer and state.CHOSEN.of(table, seat) != NONE:
            hand = state.HAND.of(table, seat)
            state.CHOSEN.set(table, seat, nth(hand, chance.pick(FREE_STREAM, count(hand))))
