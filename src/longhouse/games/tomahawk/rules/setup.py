"""Before the first round: specials are dealt, kept and put in the place of warriors (R1 to R9)."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision, Kept
from longhouse.core.options import Options
from longhouse.core.protocol import Message
from longhouse.core.sets import BIT, count, first, nth
from longhouse.core.state import OptionBuffer
from longhouse.games.tomahawk import data, events, luck
from longhouse.games.tomahawk.rules.dealing import draw, pick_territory, turn_up
from longhouse.games.tomahawk.rules.decisions import ask_both, has_one_face, offer_faces, ready
from longhouse.games.tomahawk.rules.round import start_round
from longhouse.games.tomahawk.state import BONUS, CARD, DEALT, DECK, KEPT, REPLACED, ROUND, Table


def set_up(table: Table, chance: Chance) -> None:
    """S1 to S10, as far as the first decision."""
    if table.settings.specials:
        deal_specials(table, chance)
        ask_both(table, REJECT, 0, 0)
    else:
        begin(table, chance)


def deal_specials(table: Table, chance: Chance) -> None:
    """R2: three of the seven specials to each player; the seventh is out, seen by nobody (R4)."""
    undealt: i64 = data.SPECIALS
    for seat in range(2):
        for _n in range(data.SPECIALS_DEALT):
            special = nth(undealt, chance.pick(luck.C1_SPECIALS, count(undealt)))
            undealt &= ~BIT[special]
            DEALT.put(table, seat, special)
        table.tell(events.DEALT, seat, data.SPECIALS_DEALT, DEALT.of(table, seat))


def begin(table: Table, chance: Chance) -> None:
    """The armies are ready: draw hands (R6), build the piles (R7), and start round 1."""
    for seat in range(2):
        DECK.set(table, seat, table.army(seat))
        draw(table, seat, data.DRAWN[0], chance)
    ROUND.set(table, 1)
    if table.settings.bonus_animal:
        show_bonus_animal(table, chance)
    for pile in range(data.PILES):
        turn_up(table, pile, chance)
    start_round(table)


def show_bonus_animal(table: Table, chance: Chance) -> None:
    """R57, Q2: one of the three unused territories, each of another length, is turned up."""
    length = 1 + chance.pick(luck.C4_BONUS, data.MOST_TURNS)
    BONUS.set(table, pick_territory(table, length, chance))
    table.tell(events.BONUS, BONUS.of(table), data.TYPE[BONUS.of(table)])


class Reject(Decision[Table]):
    """D1: keep two of the three specials (R2)."""

    def __init__(self) -> None:
        super().__init__("reject")
        specials = CARD.part(data.BASE_CARDS, data.CARDS)
        self.reject: Options = self.option("reject:{card}", ("special:{card}",), specials)

    def fits(self, table: Table, seat: i64, frame: i64) -> bool:
        """Before round 1, with three specials dealt; whoever is ready has kept two."""
        has_kept = count(KEPT.of(table, seat)) == data.SPECIALS_KEPT
        all_dealt = count(DEALT.of(table, seat)) == data.SPECIALS_DEALT
        return ROUND.of(table) == 0 and all_dealt and has_kept == table.frames.is_ready(frame)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Each special dealt."""
        for special in range(data.BASE_CARDS, data.CARDS):
            if DEALT.has(table, seat, special):
                into.add(self.reject.one(special))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """R4: the rejected special leaves the game unseen."""
        special = self.reject.first(option)
        KEPT.set(table, seat, DEALT.of(table, seat) & ~BIT[special])
        table.tell(events.REJECTED, seat, special)
        ready(table, seat, frame)

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """D2 follows, unless the setting answers it."""
        table.frames.pop_group()
        if table.settings.ask_replaced:
            ask_both(table, REPLACE, 0, 0)
            for seat in range(2):
                replace_if_forced(table, seat, table.frames.of(seat))
        else:
            for seat in range(2):
                replace_hairiest(table, seat)
            begin(table, chance)


REJECT: Final = Reject()


def kept_in_order(table: Table, seat: i64, index: i64) -> i64:
    """The kept special whose warrior is replaced at this step of D2: ascending printed value."""
    kept = KEPT.of(table, seat)
    lower, upper = nth(kept, 0), nth(kept, 1)
    if data.VALUE[lower] > data.VALUE[upper]:
        lower, upper = upper, lower
    if index == 0:
        return lower
    return upper


def replaceable(table: Table, seat: i64, special: i64) -> i64:
    """R3: the warriors of the special's printed value that are still in the tribe."""
    return data.OF_VALUE[data.VALUE[special]] & ~REPLACED.of(table, seat)


def replace(table: Table, seat: i64, frame: i64, warrior: i64) -> None:
    """R3: the warrior leaves for the special this step is about (R4: unseen)."""
    REPLACED.put(table, seat, warrior)
    table.tell(events.REPLACED, seat, warrior, kept_in_order(table, seat, REPLACE.index.of(table.frames, frame)))
    if REPLACE.index.of(table.frames, frame) == 1:
        ready(table, seat, frame)
    else:
        REPLACE.index.set(table.frames, frame, 1)
        replace_if_forced(table, seat, frame)


def replace_if_forced(table: Table, seat: i64, frame: i64) -> None:
    """A choice between equal copies is no choice."""
    special = kept_in_order(table, seat, REPLACE.index.of(table.frames, frame))
    copies = replaceable(table, seat, special)
    if has_one_face(copies):
        table.take_forced(REPLACE.replace.one(first(copies)))
        replace(table, seat, frame, first(copies))


def hairiest(copies: i64) -> i64:
    """Of these warriors the one with the most hair."""
    best = first(copies)
    while copies:
        card = first(copies)
        if data.HAIR[card] > data.HAIR[best]:
            best = card
        copies &= copies - 1
    return best


def replace_hairiest(table: Table, seat: i64) -> None:
    """Setting replace_choice=auto: the copy with the most hair goes, since hair never helps its owner."""
    for index in range(2):
        special = kept_in_order(table, seat, index)
        left = hairiest(replaceable(table, seat, special))
        REPLACED.put(table, seat, left)
        table.tell(events.REPLACED, seat, left, special)


class Replace(Decision[Table]):
    """D2: which copy of the same value leaves for each kept special (R3, Q1)."""

    def __init__(self) -> None:
        super().__init__("replace")
        self.index: Kept = self.keeps("index", 0, 1)
        self.replace: Options = self.option("replace:{card}", ("warrior:{card}",), CARD.part(0, data.BASE_CARDS))

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """For which special."""
        special = kept_in_order(table, seat, self.index.of(table.frames, frame))
        return Message("prompt-replace", {"special": data.CARD_IDS[special]})

    def fits(self, table: Table, seat: i64, frame: i64) -> bool:
        """Before round 1, with two specials kept and as many warriors gone as the frame says."""
        gone = self.index.of(table.frames, frame)
        if table.frames.is_ready(frame):
            gone = data.SPECIALS_KEPT
        has_kept = count(KEPT.of(table, seat)) == data.SPECIALS_KEPT
        return ROUND.of(table) == 0 and has_kept and count(REPLACED.of(table, seat)) == gone

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Each distinct copy of the value."""
        special = kept_in_order(table, seat, self.index.of(table.frames, frame))
        offer_faces(replaceable(table, seat, special), self.replace, 0, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """That copy leaves."""
        replace(table, seat, frame, self.replace.first(option))

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """Both armies are complete (R5)."""
        table.frames.pop_group()
        begin(table, chance)


REPLACE: Final = Replace()
