"""What a seat cannot know, dealt anew: the worlds that bots think in, and that the mirrors hold to the views."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import FREE_STREAM, Chance
from longhouse.core.sets import BIT, count, nth
from longhouse.core.zones import NONE
from longhouse.games.tomahawk import data, state
from longhouse.games.tomahawk.rules.setup import REJECT, hairiest, kept_in_order
from longhouse.games.tomahawk.state import Table, place

_ATTEMPTS: Final = 16


def deal_anew(table: Table, viewer: i64, chance: Chance) -> None:
    """Replace everything the viewer (a seat, or SPECTATOR) cannot know by something just as possible."""
    if table.is_over():
        return
    if table.settings.specials:
        deal_specials_anew(table, viewer, chance)
    for owner in range(2):
        if owner != viewer and state.ROUND.of(table) > 0:
            deal_cards_anew(table, viewer, owner, chance)


def is_seen(table: Table, viewer: i64, pile: i64, turn: i64) -> bool:
    """Whether the viewer has seen the opponent's card in this place."""
    if viewer >= 0 and state.PEEKED.has(table, viewer, place(pile, turn)):
        return True
    return not table.is_forest(pile) and turn < table.turn(pile)


def known_cards(table: Table, viewer: i64, owner: i64) -> i64:
    """The cards of the owner that the viewer has seen: all that were face up, and those peeked at."""
    known = state.SHOWN.of(table, owner)
    if viewer >= 0 and state.ROUND.of(table) > 0:
        for pile in range(data.PILES):
            for turn in range(data.MOST_TURNS):
                if state.PEEKED.has(table, viewer, place(pile, turn)):
                    known |= BIT[state.WARRIOR.of(table, pile, turn, owner)]
    return known


def take_some(pool: i64, cards: i64, chance: Chance) -> i64:
    """A random set of so many cards of the pool."""
    taken: i64 = 0
    for _n in range(cards):
        card = nth(pool, chance.pick(FREE_STREAM, count(pool)))
        pool &= ~BIT[card]
        taken |= BIT[card]
    return taken


# Specials: which three each hidden seat was dealt, which it kept, and which warriors left for them.


def deal_specials_anew(table: Table, viewer: i64, chance: Chance) -> None:
    """R2 to R4, as far as the setup has come, consistent with the cards seen since.

    One seat's random specials may leave none that the other seat can have kept. Then it is tried again, and in the
    end the true ones, which are always possible, stay.
    """
    before = table.cells[:]
    for _n in range(_ATTEMPTS):
        if try_specials(table, viewer, chance):
            return
        table.cells = before[:]


def try_specials(table: Table, viewer: i64, chance: Chance) -> bool:
    """Deal the specials of all hidden seats at random; False if it does not work out."""
    rejecting = state.ROUND.of(table) == 0 and table.frames.kind(table.frames.top()) == REJECT.kind
    pool: i64 = data.SPECIALS
    for seat in range(2):
        pool &= ~(state.DEALT.of(table, seat) if seat == viewer else known_cards(table, viewer, seat))
    for owner in range(2):
        if owner == viewer:
            continue
        if rejecting:
            state.DEALT.set(table, owner, take_some(pool, data.SPECIALS_DEALT, chance))
            if state.KEPT.of(table, owner):
                state.KEPT.set(table, owner, take_some(state.DEALT.of(table, owner), data.SPECIALS_KEPT, chance))
        elif not keep_anew(table, viewer, owner, pool, chance):
            return False
        pool &= ~state.DEALT.of(table, owner)
    return True


def keep_anew(table: Table, viewer: i64, owner: i64, pool: i64, chance: Chance) -> bool:
    """What a seat kept and rejected out of the pool, and who left for it; False if the pool does not allow it."""
    known = known_cards(table, viewer, owner)
    kept = known & data.SPECIALS
    possible = pool & could_have_kept(table, known)
    missing = data.SPECIALS_KEPT - count(kept)
    if missing > count(possible):
        return False
    kept |= take_some(possible, missing, chance)
    state.KEPT.set(table, owner, kept)
    state.DEALT.set(table, owner, kept | take_some(pool & ~kept, 1, chance))
    replace_anew(table, owner, count(state.REPLACED.of(table, owner)), known, chance)
    return True


def could_have_kept(table: Table, known: i64) -> i64:
    """The specials for which a warrior can have left whom nobody has seen since."""
    possible: i64 = 0
    for special in range(data.BASE_CARDS, data.CARDS):
        if may_have_left(table, special) & ~known:
            possible |= BIT[special]
    return possible


def may_have_left(table: Table, special: i64) -> i64:
    """R3: the warriors one of whom left for this special; with replace_choice=auto everybody knows which."""
    copies = data.OF_VALUE[data.VALUE[special]]
    return copies if table.settings.ask_replaced else BIT[hairiest(copies)]


def replace_anew(table: Table, owner: i64, steps: i64, known: i64, chance: Chance) -> None:
    """The warriors who left for the kept specials, as many as have left so far."""
    state.REPLACED.set(table, owner, 0)
    for index in range(steps):
        left = may_have_left(table, kept_in_order(table, owner, index)) & ~known
        state.REPLACED.add(table, owner, take_some(left, 1, chance))


# Cards: hand, deck and what lies face down.


def deal_cards_anew(table: Table, viewer: i64, owner: i64, chance: Chance) -> None:
    """Everything of the owner's army that the viewer has not seen, spread over the places it can be in."""
    unseen = table.army(owner) & ~known_cards(table, viewer, owner)
    for pile in range(data.PILES):
        for turn in range(data.MOST_TURNS):
            if state.WARRIOR.of(table, pile, turn, owner) != NONE and not is_seen(table, viewer, pile, turn):
                card = nth(unseen, chance.pick(FREE_STREAM, count(unseen)))
                unseen &= ~BIT[card]
                state.WARRIOR.set(table, pile, turn, owner, card)
    state.HAND.set(table, owner, take_some(unseen, count(state.HAND.of(table, owner)), chance))
    state.DECK.set(table, owner, unseen & ~state.HAND.of(table, owner))
