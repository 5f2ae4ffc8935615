"""Setup, cycles and rounds: start cells, cavalry, secret cards, turns, the cap (S1 to S8, R15 to R19, R69, R88)."""

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.sets import BIT, count, first
from longhouse.core.state import OptionBuffer
from longhouse.games.tribes import tables
from longhouse.games.tribes.rules import codes
from longhouse.games.tribes.rules.placing import BEGINS, bring_chief
from longhouse.games.tribes.rules.winning import end_game
from longhouse.games.tribes.state import ALL_CARDS, Table


def set_up(table: Table, chance: Chance) -> None:
    """S4 to S6: the first Spirit Chief; then start cells are picked, he last, and their tiles turned over."""
    players = table.players
    chosen = table.settings.first_spirit
    table.spirit = chosen if chosen != tables.NONE else chance.pick(codes.L_SPIRIT, players)
    table.tell(codes.FIRST_SPIRIT, table.spirit)
    for place in range(players):
        table.frames.push(codes.TURN_OVER, (table.spirit - place + players) % players)
    for place in range(players):
        table.frames.push(codes.D1_START, (table.spirit - place + players) % players)


def distance(cell: i64, other: i64) -> i64:
    """Steps on the grid."""
    across, down = cell % tables.SIZE - other % tables.SIZE, cell // tables.SIZE - other // tables.SIZE
    return max(across, -across) + max(down, -down)


class Start(Decision[Table]):
    """D1, S5: a start cell on the border."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Cells that nobody has picked, far enough from those picked."""
        for cell in tables.RING:
            if is_far_enough(table, cell):
                into.add(codes.START + cell)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Picked; the tile stays face down until everybody has picked."""
        table.frames.pop_group()
        table.start[seat] = option - codes.START
        table.tell(codes.START_TAKEN, seat, table.start[seat])


def is_far_enough(table: Table, cell: i64) -> bool:
    """S5 and the setting `start_spacing`."""
    for seat in range(table.players):
        if table.start[seat] != tables.NONE and distance(cell, table.start[seat]) < table.settings.spacing:
            return False
    return True


class TurnOver(Decision[Table]):
    """S6: a start tile is turned over; after the last one the first cycle begins."""

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """The owner orients it (D2) and settles there."""
        table.frames.pop_group()
        if table.frames.depth == 0:
            table.frames.push(codes.NEXT_ROUND, table.spirit)
        bring_chief(table, seat, table.start[seat], BEGINS, chance)


class NextRound(Decision[Table]):
    """A round is over, or a cycle, or the setup; nobody is asked."""

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """R15: five rounds, then the next cycle."""
        table.frames.pop_group()
        table.active = tables.NONE
        for player in range(table.players):
            table.card[player] = tables.NONE
        if table.cycle == 0:
            begin_cycle(table)
        elif table.round == tables.ROUNDS:
            end_cycle(table)
        else:
            begin_round(table)


def begin_cycle(table: Table) -> None:
    """R69: the Spirit Chief picks up both cavalry men and places them again; then the first round."""
    table.cycle += 1
    table.round = 0
    for seat in range(table.players):
        table.hand[seat] = ALL_CARDS
    table.tell(codes.CYCLE, table.cycle, table.spirit)
    table.frames.push(codes.NEXT_ROUND, table.spirit)
    if table.settings.cavalry:
        for man in range(tables.MEN):
            table.lift_man(man)
            table.frames.push(codes.D3_CAVALRY, table.spirit, tables.MEN - 1 - man)


def end_cycle(table: Table) -> None:
    """R15, R18, R88: the Spirit Chief card goes to the left, unless this was the last cycle."""
    table.tell(codes.CYCLE_ENDED, table.cycle)
    if table.cycle == table.settings.max_cycles:
        table.tell(codes.CAPPED, table.cycle)
        end_game(table)
        return
    table.spirit = (table.spirit + 1) % table.players
    begin_cycle(table)


def begin_round(table: Table) -> None:
    """R16: everybody chooses a card in secret; the last one of a cycle needs no choice."""
    table.round += 1
    table.tell(codes.ROUND, table.round)
    if count(table.hand[0]) == 1:
        for seat in range(table.players):
            table.chosen[seat] = first(table.hand[seat])
            table.take_forced(codes.CARD + table.chosen[seat])
        show_cards(table)
        return
    table.frames.push(codes.D4_CARD, 0)
    for seat in range(1, table.players):
        table.frames.join(codes.D4_CARD, seat)


class ChooseCard(Decision[Table]):
    """D4: one of the cards in hand, all players at once, in secret (R15, R16)."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """The cards that were not played in this cycle."""
        for card in range(tables.CARDS):
            if table.hand[seat] & BIT[card]:
                into.add(codes.CARD + card)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """It lies face down; the last one turns all over."""
        table.chosen[seat] = option - codes.CARD
        table.frames.set_ready(frame)
        table.tell(codes.READY, seat)
        if table.frames.deciding_mask() == 0:
            table.frames.pop_group()
            show_cards(table)


def show_cards(table: Table) -> None:
    """R16, R17: all cards are turned over; then turns are taken clockwise from the Spirit Chief."""
    players = table.players
    for place in range(players):
        seat = (table.spirit + place) % players
        table.card[seat] = table.chosen[seat]
        table.chosen[seat] = tables.NONE
        table.hand[seat] &= ~BIT[table.card[seat]]
        table.tell(codes.SHOWN, seat, table.card[seat])
    for seat in range(players):
        stay_in_camp(table, seat)
    table.frames.push(codes.NEXT_ROUND, table.spirit)
    for place in range(players):
        table.frames.push(codes.TURN_START, (table.spirit - 1 - place + players) % players)


def stay_in_camp(table: Table, seat: i64) -> None:
    """`camp_protection_limit`: how many times in a row the chief was found in the same camp."""
    if table.is_camp(table.chief[seat]):
        table.in_camp[seat] += 1
        if table.in_camp[seat] == table.settings.camp_limit:
            table.tell(codes.UNPROTECTED, seat, table.chief[seat])
