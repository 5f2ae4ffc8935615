"""Before the first round: specials are dealt, kept and put in the place of warriors (R1 to R9)."""

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.sets import BIT, count, first, nth
from longhouse.core.state import OptionBuffer
from longhouse.games.tomahawk.rules import codes
from longhouse.games.tomahawk.rules.dealing import draw, pick_territory, turn_up
from longhouse.games.tomahawk.rules.decisions import ask_both, has_one_face, offer_faces, ready
from longhouse.games.tomahawk.rules.round import start_round
from longhouse.games.tomahawk.state import Table
from longhouse.games.tomahawk.tables import (
    BASE_CARDS,
    CARDS,
    HAIR,
    HAND_SIZE,
    MOST_TURNS,
    OF_VALUE,
    PILES,
    SPECIALS,
    SPECIALS_DEALT,
    TYPE,
    VALUE,
)


def set_up(table: Table, chance: Chance) -> None:
    """S1 to S10, as far as the first decision."""
    if table.settings.specials:
        deal_specials(table, chance)
        ask_both(table, codes.D1_REJECT)
    else:
        begin(table, chance)


def deal_specials(table: Table, chance: Chance) -> None:
    """R2: three of the seven specials to each player; the seventh is out, seen by nobody (R4)."""
    undealt: i64 = SPECIALS
    for seat in range(2):
        for _ in range(SPECIALS_DEALT):
            special = nth(undealt, chance.pick(codes.C1_SPECIALS, count(undealt)))
            undealt &= ~BIT[special]
            table.dealt[seat] |= BIT[special]
        table.tell(codes.DEALT, seat, SPECIALS_DEALT, table.dealt[seat])


def begin(table: Table, chance: Chance) -> None:
    """The armies are ready: draw hands (R6), build the piles (R7), and start round 1."""
    for seat in range(2):
        table.deck[seat] = table.army(seat)
        draw(table, seat, HAND_SIZE, chance)
    table.round = 1
    if table.settings.bonus_animal:
        show_bonus_animal(table, chance)
    for pile in range(PILES):
        turn_up(table, pile, chance)
    start_round(table)


def show_bonus_animal(table: Table, chance: Chance) -> None:
    """R57, Q2: one of the three unused territories, each of another length, is turned up."""
    length = 1 + chance.pick(codes.C4_BONUS, MOST_TURNS)
    table.bonus = pick_territory(table, length, chance)
    table.tell(codes.BONUS, table.bonus, TYPE[table.bonus])


class Reject(Decision[Table]):
    """D1: keep two of the three specials (R2)."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Each special dealt."""
        for special in range(BASE_CARDS, CARDS):
            if table.dealt[seat] & BIT[special]:
                into.add(codes.REJECT + special - BASE_CARDS)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """R4: the rejected special leaves the game unseen."""
        special = option - codes.REJECT + BASE_CARDS
        table.kept[seat] = table.dealt[seat] & ~BIT[special]
        table.tell(codes.REJECTED, seat, special)
        ready(table, seat, frame)

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """D2 follows, unless the setting answers it."""
        table.frames.pop_group()
        if table.settings.ask_replaced:
            ask_both(table, codes.D2_REPLACE)
            for seat in range(2):
                replace_if_forced(table, seat, table.frames.of(seat))
        else:
            for seat in range(2):
                replace_hairiest(table, seat)
            begin(table, chance)


def kept_in_order(table: Table, seat: i64, index: i64) -> i64:
    """The kept special whose warrior is replaced at this step of D2: ascending printed value."""
    kept = table.kept[seat]
    lower, upper = nth(kept, 0), nth(kept, 1)
    if VALUE[lower] > VALUE[upper]:
        lower, upper = upper, lower
    return lower if index == 0 else upper


def replaceable(table: Table, seat: i64, special: i64) -> i64:
    """R3: the warriors of the special's printed value that are still in the tribe."""
    return OF_VALUE[VALUE[special]] & ~table.replaced[seat]


def replace(table: Table, seat: i64, frame: i64, warrior: i64) -> None:
    """R3: the warrior leaves for the special this step is about (R4: unseen)."""
    table.tell(codes.REPLACED, seat, warrior, kept_in_order(table, seat, table.frames.a(frame)))
    table.replaced[seat] |= BIT[warrior]
    if table.frames.a(frame) == 1:
        ready(table, seat, frame)
    else:
        table.frames.set_a(frame, 1)
        replace_if_forced(table, seat, frame)


def replace_if_forced(table: Table, seat: i64, frame: i64) -> None:
    """A choice between equal copies is no choice."""
    special = kept_in_order(table, seat, table.frames.a(frame))
    copies = replaceable(table, seat, special)
    if has_one_face(copies):
        table.take_forced(codes.REPLACE + first(copies))
        replace(table, seat, frame, first(copies))


def hairiest(copies: i64) -> i64:
    """Of these warriors the one with the most hair."""
    best = first(copies)
    while copies:
        card = first(copies)
        if HAIR[card] > HAIR[best]:
            best = card
        copies &= copies - 1
    return best


def replace_hairiest(table: Table, seat: i64) -> None:
    """Setting replace_choice=auto: the copy with the most hair goes, since hair never helps its owner."""
    for index in range(2):
        special = kept_in_order(table, seat, index)
        left = hairiest(replaceable(table, seat, special))
        table.replaced[seat] |= BIT[left]
        table.tell(codes.REPLACED, seat, left, special)


class Replace(Decision[Table]):
    """D2: which copy of the same value leaves for each kept special (R3, Q1)."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Each distinct copy of the value."""
        special = kept_in_order(table, seat, table.frames.a(frame))
        offer_faces(replaceable(table, seat, special), codes.REPLACE, 1, 0, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """That copy leaves."""
        replace(table, seat, frame, option - codes.REPLACE)

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """Both armies are complete (R5)."""
        table.frames.pop_group()
        begin(table, chance)
