"""A round: deploy in secret, reveal, characters, scalps, territories, peek, clean up, draw (R11 to R55)."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision, Kept
from longhouse.core.options import Options
from longhouse.core.protocol import Message
from longhouse.core.sets import BIT, count, first, nth
from longhouse.core.state import OptionBuffer
from longhouse.core.zones import NONE
from longhouse.games.tomahawk import data, events, luck, state
from longhouse.games.tomahawk.rules import battle
from longhouse.games.tomahawk.rules.battle import (
    animals,
    effective,
    has_pair,
    is_charmed,
    is_doubled,
    manitou_side,
    scalp,
    total,
    value_at_puma,
    value_gathering,
    winner,
)
from longhouse.games.tomahawk.rules.dealing import draw, turn_up
from longhouse.games.tomahawk.rules.decisions import ask_both, has_one_face, offer_faces, ready
from longhouse.games.tomahawk.rules.scoring import tell_end
from longhouse.games.tomahawk.state import Table


class Deploy(Decision[Table]):
    """D3: one warrior on each of the four territories, in secret; then commit (R11, R12)."""

    def __init__(self) -> None:
        super().__init__("deploy")
        self.pile: Kept = self.keeps("pile", 0, data.PILES)
        self.play: Options = self.option("play:{card}>{pile}", ("hand:{card}", "pile:{pile}"), state.CARD, state.PILE)
        self.commit: Options = self.option("commit", ("commit",))

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """Who goes to the pile asked about; then whether to commit."""
        pile = int(self.pile.of(table.frames, frame))
        if pile == data.PILES:
            return Message("prompt-commit")
        territory = data.TERRITORY_IDS[state.TOP.of(table, pile)]
        row, turns = int(table.turn(pile)) + 1, int(table.length(pile))
        return Message("prompt-deploy", {"pile": pile + 1, "territory": territory, "row": row, "turns": turns})

    def fits(self, table: Table, seat: i64, frame: i64) -> bool:
        """The pile asked about is the first that the seat has still to serve; those after it are free, or locked."""
        asked = self.pile.of(table.frames, frame)
        if table.is_over() or state.ROUND.of(table) == 0 or (table.frames.is_ready(frame) and asked < data.PILES):
            return False
        for pile in range(data.PILES):
            is_served = state.WARRIOR.of(table, pile, table.turn(pile), seat) != NONE
            if is_served != (pile < asked) and not (is_served and state.LOCKED.of(table, seat) == pile):
                return False
        return asked == data.PILES or state.WARRIOR.of(table, asked, table.turn(asked), seat) == NONE

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R13: any card of the hand for the pile asked about; then only the commitment."""
        pile = self.pile.of(table.frames, frame)
        if pile == data.PILES:
            into.add(self.commit.only())
        else:
            offer_faces(state.HAND.of(table, seat), self.play, pile, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Lay the card down, or commit."""
        if self.commit.holds(option):
            ready(table, seat, frame)
        else:
            place(table, seat, frame, self.play.first(option), events.PLACED)

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """Both have committed."""
        table.frames.pop_group()
        resolve_round(table, chance)


DEPLOY: Final = Deploy()


def place(table: Table, seat: i64, frame: i64, card: i64, how: i64) -> None:
    """R11: a card face down on the pile asked about; then the next free place, filled if only one way is left."""
    pile = DEPLOY.pile.of(table.frames, frame)
    state.HAND.take(table, seat, card)
    state.WARRIOR.set(table, pile, table.turn(pile), seat, card)
    table.tell(how, seat, card, pile + 1)
    pile = next_free_pile(table, seat, pile + 1)
    DEPLOY.pile.set(table.frames, frame, pile)
    if pile < data.PILES and has_one_face(state.HAND.of(table, seat)):
        last = first(state.HAND.of(table, seat))
        table.take_forced(DEPLOY.play.pair(last, pile))
        place(table, seat, frame, last, events.FORCED)


def next_free_pile(table: Table, seat: i64, pile: i64) -> i64:
    """The next pile where the seat must choose a card: not the one where its card is locked (R30)."""
    if pile == state.LOCKED.of(table, seat):
        return pile + 1
    return pile


def start_round(table: Table) -> None:
    """Both players deploy."""
    table.tell(events.ROUND, state.ROUND.of(table))
    ask_both(table, DEPLOY, next_free_pile(table, 0, 0), next_free_pile(table, 1, 0))


def resolve_round(table: Table, chance: Chance) -> None:
    """R19: reveal, characters, scalps, territory icons and winners; then peek, clean up, draw."""
    remember_round(table)
    for pile in range(data.PILES):
        reveal(table, pile)
    for seat in range(2):
        state.LOCKED.set(table, seat, NONE)
    for pile in range(data.PILES):
        use_characters(table, pile, chance)
    for pile in range(data.PILES):
        take_scalps(table, pile)
    mountains_won: i64 = 0
    for pile in range(data.PILES):
        if table.is_last_turn(pile):
            mountains_won |= decide_territory(table, pile)
    for seat in range(2):
        if mountains_won & BIT[seat]:
            peek(table, seat)
    clean_up_and_draw(table, chance)


def remember_round(table: Table) -> None:
    """What is about to be seen stays to be seen for a round; what stays face down does not get in here."""
    state.LAST_TOP.copy(table, state.TOP)
    state.LAST_WARRIOR.copy(table, state.WARRIOR)
    for pile in range(data.PILES):
        if table.is_hidden(pile):
            state.LAST_WARRIOR.clear(table, pile)


def reveal(table: Table, pile: i64) -> None:
    """R15 to R18: turn up this round's warriors; in a forest none before the last turn, then all."""
    if table.is_hidden(pile):
        table.tell(events.STAYS_HIDDEN, pile + 1)
        return
    for turn in range(table.first_turned_up(pile), table.turn(pile) + 1):
        a, b = state.WARRIOR.of(table, pile, turn, 0), state.WARRIOR.of(table, pile, turn, 1)
        state.SHOWN.put(table, 0, a)
        state.SHOWN.put(table, 1, b)
        table.tell(events.REVEALED, pile + 1, turn + 1, 0, a, 1, b)


def use_characters(table: Table, pile: i64, chance: Chance) -> None:
    """R20, R21: powers of the cards turned up now. Values follow from `effective`; the dance acts here."""
    if table.is_hidden(pile):
        return
    for turn in range(table.first_turned_up(pile), table.turn(pile) + 1):
        for seat in range(2):
            card, opposite = state.WARRIOR.of(table, pile, turn, seat), state.WARRIOR.of(table, pile, turn, 1 - seat)
            if card == data.SKY:
                table.tell(events.COPIED, seat, pile + 1, turn + 1, effective(card, opposite))
            if is_charmed(data.VALUE[opposite], card):
                table.tell(events.CHARMED, seat, pile + 1, turn + 1, opposite)
            if card == data.DANCE and not table.is_forest(pile) and not table.is_last_turn(pile):
                dance(table, seat, pile, chance)


def dance(table: Table, seat: i64, pile: i64, chance: Chance) -> None:
    """R29: Twilight Dance binds the opponent's next card here, now or after the draw (Q7).

    With other figures the hand may be empty before the draw: then the card is picked after it.
    """
    state.LOCKED.set(table, 1 - seat, pile)
    if table.settings.after_draw or state.HAND.of(table, 1 - seat) == 0:
        table.tell(events.DANCE_DUE, seat, pile + 1)
    else:
        lock(table, 1 - seat, pile, table.turn(pile) + 1, chance)


def lock(table: Table, seat: i64, pile: i64, turn: i64, chance: Chance) -> None:
    """R29 to R31: a random card of the hand lies face down as the seat's card of that turn; nobody else sees it."""
    hand = state.HAND.of(table, seat)
    card = nth(hand, chance.pick(luck.C5_DANCE, count(hand)))
    state.HAND.take(table, seat, card)
    state.WARRIOR.set(table, pile, turn, seat, card)
    table.tell(events.LOCKED, seat, pile + 1, card)


def take_scalps(table: Table, pile: i64) -> None:
    """R43, R44: every row turned up now is compared once; R45: both warriors stay."""
    if table.is_hidden(pile):
        return
    for turn in range(table.first_turned_up(pile), table.turn(pile) + 1):
        for seat in range(2):
            card, opposite = state.WARRIOR.of(table, pile, turn, seat), state.WARRIOR.of(table, pile, turn, 1 - seat)
            tokens = scalp(card, opposite)
            if tokens > 0:
                state.TOKENS.gain(table, seat, tokens)
                table.tell(events.SCALPED, seat, pile + 1, turn + 1, card, opposite, tokens)


def decide_territory(table: Table, pile: i64) -> i64:
    """R47 to R51: who takes the territory. The set of the seat that has won a mountain, or the empty set."""
    territory = state.TOP.of(table, pile)
    tell_icons(table, pile)
    turns = table.length(pile)
    first_total, second_total = total(table, pile, 0, turns), total(table, pile, 1, turns)
    sage = manitou_side(table, pile, turns)
    seat = winner(first_total, second_total, sage)
    table.tell(events.TOTALS, pile + 1, 0, first_total, 1, second_total)
    if seat == battle.NO_WINNER:
        state.TIED.put(table, territory)
        table.tell(events.TIED, pile + 1, territory)
        return 0
    if seat == sage and winner(first_total, second_total, battle.NO_WINNER) != sage:
        table.tell(events.MANITOU_TURNS, seat, pile + 1)
    state.WON.put(table, seat, territory)
    doubled = is_doubled(table, pile)
    if doubled:
        state.DOUBLED.put(table, territory)
        table.tell(events.DOUBLED, pile + 1, animals(territory, True))
    table.tell(events.WON, seat, pile + 1, territory, animals(territory, doubled), data.TYPE[territory])
    if data.TYPE[territory] != data.MOUNTAIN:
        return 0
    return BIT[seat]


def tell_icons(table: Table, pile: i64) -> None:
    """R38, R39, R26: who fights the puma, who gathers, who pairs up. The totals know it anyway."""
    if table.ear is None:
        return
    turns = table.length(pile)
    puma, gathering = value_at_puma(table, pile, turns), value_gathering(table, pile, turns)
    for seat in range(2):
        for turn in range(turns):
            card = state.WARRIOR.of(table, pile, turn, seat)
            value = effective(card, state.WARRIOR.of(table, pile, turn, 1 - seat))
            if value == puma:
                table.tell(events.AT_PUMA, seat, pile + 1, card)
            elif value == gathering:
                table.tell(events.GATHERED, seat, pile + 1, card, value)
        if has_pair(table, pile, seat, turns) and puma != 2:
            table.tell(events.PAIRED, seat, pile + 1)


def peek(table: Table, seat: i64) -> None:
    """R52: the winner of a mountain sees what the opponent played this round in unfinished forests."""
    for pile in range(data.PILES):
        if table.is_hidden(pile):
            turn = table.turn(pile)
            state.PEEKED.put(table, seat, state.place(pile, turn))
            table.tell(events.PEEKED, seat, 1 - seat, pile + 1, turn + 1, state.WARRIOR.of(table, pile, turn, 1 - seat))


def clean_up_and_draw(table: Table, chance: Chance) -> None:
    """R51: warriors leave; R54: new territories; R55: draw; and on to the next round or the end."""
    decided: i64 = 0
    for pile in range(data.PILES):
        if table.is_last_turn(pile):
            decided |= BIT[pile]
            clear_pile(table, pile)
    played = state.ROUND.of(table)
    state.ROUND.gain(table, 1)
    if played == data.ROUNDS:
        tell_end(table)
        return
    for pile in range(data.PILES):
        if decided & BIT[pile]:
            turn_up(table, pile, chance)
    cards = data.DRAWN[played] - data.DRAWN[played - 1]
    if cards > 0:
        for seat in range(2):
            draw(table, seat, cards, chance)
    for seat in range(2):
        pile = state.LOCKED.of(table, seat)
        if pile != NONE and state.WARRIOR.of(table, pile, table.turn(pile), seat) == NONE:
            lock(table, seat, pile, table.turn(pile), chance)
    start_round(table)


def clear_pile(table: Table, pile: i64) -> None:
    """R51: the decided territory and all its warriors go, and with them what was peeked there."""
    state.TOP.clear(table, pile)
    state.WARRIOR.clear(table, pile)
    for turn in range(data.MOST_TURNS):
        for seat in range(2):
            state.PEEKED.take(table, seat, state.place(pile, turn))
