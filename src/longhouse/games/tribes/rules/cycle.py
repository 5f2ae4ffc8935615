"""Setup, cycles and rounds: start cells, cavalry, secret cards, turns, the cap (S1 to S8, R15 to R19, R69, R88)."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.options import Options
from longhouse.core.protocol import Message
from longhouse.core.sets import count, first
from longhouse.core.state import OptionBuffer
from longhouse.core.zones import NONE
from longhouse.games.tribes import data, events, luck, state
from longhouse.games.tribes.rules.decisions import Question
from longhouse.games.tribes.rules.placing import BEGINS, CAVALRY, bring_chief
from longhouse.games.tribes.rules.turn import TURN_START
from longhouse.games.tribes.rules.winning import end_game
from longhouse.games.tribes.state import CARD, CELL, Table


def set_up(table: Table, chance: Chance) -> None:
    """S4 to S6: the first Spirit Chief; then start cells are picked, theirs last, and tiles turned over."""
    players = table.players
    chosen = table.settings.first_spirit
    if chosen == NONE:
        chosen = chance.pick(luck.SPIRIT, players)
    state.SPIRIT.set(table, chosen)
    table.tell(events.FIRST_SPIRIT, state.SPIRIT.of(table))
    for place in range(players):
        TURN_OVER.ask(table, (state.SPIRIT.of(table) - place + players) % players)
    for place in range(players):
        START.ask(table, (state.SPIRIT.of(table) - place + players) % players)


def distance(cell: i64, other: i64) -> i64:
    """Steps on the grid."""
    across, down = cell % data.SIZE - other % data.SIZE, cell // data.SIZE - other // data.SIZE
    return max(across, -across) + max(down, -down)


class Start(Question):
    """D1, S5: a start cell on the border."""

    def __init__(self) -> None:
        super().__init__("start", "R1", "start-first")
        self.start: Options = self.option("start:{cell}", ("cell:{cell}",), CELL)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Cells that nobody has picked, far enough from those picked."""
        for cell in data.RING:
            if is_far_enough(table, cell):
                into.add(self.start.one(cell))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Picked; the tile stays face down until everybody has picked."""
        table.frames.pop_group()
        state.START.set(table, seat, self.start.first(option))
        table.tell(events.START_TAKEN, seat, state.START.of(table, seat))


START: Final[Start] = Start()


def is_far_enough(table: Table, cell: i64) -> bool:
    """S5 and the setting `start_spacing`."""
    for seat in range(table.players):
        if state.START.of(table, seat) != NONE and distance(cell, state.START.of(table, seat)) < table.settings.spacing:
            return False
    return True


class TurnOver(Decision[Table]):
    """S6: a start tile is turned over; after the last one the first cycle begins."""

    def __init__(self) -> None:
        super().__init__("turn-over")

    def fits(self, table: Table, seat: i64, frame: i64) -> bool:
        """The start tile, if it is known yet, lies face down."""
        start = state.START.of(table, seat)
        return start == NONE or state.LAID.of(table, start) == NONE

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """The owner orients it (D2) and settles there."""
        table.frames.pop_group()
        if table.frames.depth == 0:
            NEXT_ROUND.ask(table, state.SPIRIT.of(table))
        bring_chief(table, seat, state.START.of(table, seat), BEGINS, chance)


TURN_OVER: Final[TurnOver] = TurnOver()


class NextRound(Decision[Table]):
    """A round is over, or a cycle, or the setup; nobody is asked."""

    def __init__(self) -> None:
        super().__init__("next-round")

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """R15: five rounds, then the next cycle."""
        table.frames.pop_group()
        state.ACTIVE.set(table, NONE)
        for player in range(table.players):
            state.SHOWN.set(table, player, NONE)
        if state.CYCLE.of(table) == 0:
            begin_cycle(table)
        elif state.ROUND.of(table) == data.ROUNDS:
            end_cycle(table)
        else:
            begin_round(table)


NEXT_ROUND: Final[NextRound] = NextRound()


def begin_cycle(table: Table) -> None:
    """R69: the Spirit Chief picks up both cavalry men and places them again; then the first round."""
    state.CYCLE.gain(table, 1)
    state.ROUND.set(table, 0)
    for seat in range(table.players):
        state.HAND.set(table, seat, data.ALL_CARDS)
    if table.settings.cavalry:
        for man in range(data.MEN):
            table.lift_man(man)
    table.tell(events.CYCLE, state.CYCLE.of(table), state.SPIRIT.of(table))
    NEXT_ROUND.ask(table, state.SPIRIT.of(table))
    if table.settings.cavalry:
        for man in range(data.MEN):
            CAVALRY.ask(table, state.SPIRIT.of(table), data.MEN - 1 - man)


def end_cycle(table: Table) -> None:
    """R15, R18, R88: the Spirit Chief card goes to the left, unless this was the last cycle."""
    table.tell(events.CYCLE_ENDED, state.CYCLE.of(table))
    if state.CYCLE.of(table) == table.settings.max_cycles:
        table.tell(events.CAPPED, state.CYCLE.of(table))
        end_game(table)
        return
    state.SPIRIT.set(table, (state.SPIRIT.of(table) + 1) % table.players)
    begin_cycle(table)


def begin_round(table: Table) -> None:
    """R16: everybody chooses a card in secret; the last one of a cycle needs no choice."""
    state.ROUND.gain(table, 1)
    table.tell(events.ROUND, state.ROUND.of(table))
    if count(state.HAND.of(table, 0)) == 1:
        for seat in range(table.players):
            state.CHOSEN.set(table, seat, first(state.HAND.of(table, seat)))
            table.take_forced(CHOOSE_CARD.card.one(state.CHOSEN.of(table, seat)))
        show_cards(table)
    else:
        ask_for_cards(table)


def ask_for_cards(table: Table) -> None:
    """R16: everybody at once."""
    CHOOSE_CARD.ask(table, 0)
    for seat in range(1, table.players):
        CHOOSE_CARD.ask_also(table, seat)


class ChooseCard(Question):
    """D4: one of the cards in hand, all players at once, in secret (R15, R16)."""

    def __init__(self) -> None:
        super().__init__("card", "R16", "card-first")
        self.card: Options = self.option("card:{card}", ("card:{card}",), CARD)

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """In which round."""
        return Message("prompt-card", {"round": int(state.ROUND.of(table))})

    def fits(self, table: Table, seat: i64, frame: i64) -> bool:
        """R16: of the last card there is no choice. Whoever is ready has chosen."""
        has_chosen = state.CHOSEN.of(table, seat) != NONE
        return count(state.HAND.of(table, seat)) > 1 and has_chosen == table.frames.is_ready(frame)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """The cards that were not played in this cycle."""
        for card in range(data.CARDS):
            if state.HAND.has(table, seat, card):
                into.add(self.card.one(card))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """It lies face down; the last one turns all over."""
        state.CHOSEN.set(table, seat, self.card.first(option))
        table.frames.set_ready(frame)
        table.tell(events.READY, seat)
        if table.frames.deciding_mask() == 0:
            table.frames.pop_group()
            show_cards(table)


CHOOSE_CARD: Final[ChooseCard] = ChooseCard()


def show_cards(table: Table) -> None:
    """R16, R17: all cards are turned over; then turns are taken clockwise from the Spirit Chief."""
    players = table.players
    for place in range(players):
        seat = (state.SPIRIT.of(table) + place) % players
        state.SHOWN.set(table, seat, state.CHOSEN.of(table, seat))
        state.CHOSEN.set(table, seat, NONE)
        state.HAND.take(table, seat, state.SHOWN.of(table, seat))
        table.tell(events.SHOWN, seat, state.SHOWN.of(table, seat))
    for seat in range(players):
        stay_in_camp(table, seat)
    leave_turns(table, players)


def leave_turns(table: Table, number: i64) -> None:
    """R17: so many turns are still to come in this round, up to that of the player before the Spirit Chief."""
    spirit = state.SPIRIT.of(table)
    NEXT_ROUND.ask(table, spirit)
    for place in range(number):
        TURN_START.ask(table, (spirit - 1 - place + table.players) % table.players)


def stay_in_camp(table: Table, seat: i64) -> None:
    """`camp_protection_limit`: how many times in a row the chief was found in the same camp."""
    if table.is_camp(state.CHIEF.of(table, seat)):
        state.IN_CAMP.gain(table, seat, 1)
        if state.IN_CAMP.of(table, seat) == table.settings.camp_limit:
            table.tell(events.UNPROTECTED, seat, state.CHIEF.of(table, seat))
