"""Moving figures (R60 to R68, R152, R154, R172, R176)."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.options import Options
from longhouse.core.protocol import Message
from longhouse.core.state import OptionBuffer
from longhouse.core.zones import NONE
from longhouse.games.northgard import data, events, state
from longhouse.games.northgard.rules import cards, combat, creature_fights
from longhouse.games.northgard.rules.creatures import (
    can_attack_creature,
    declare_valkyries,
    has_bear,
    is_barred,
    produces,
)
from longhouse.games.northgard.rules.decisions import gain, is_enemy
from longhouse.games.northgard.rules.figures import (
    add_units,
    figures_of,
    has_kaija,
    put_kaija,
    take_kaija,
    take_units,
    units_of,
)
from longhouse.games.northgard.rules.land import connection, end_of, step_cost
from longhouse.games.northgard.state import Table


def begin_move(table: Table, seat: i64, points: i64, bonus: i64, riders: i64) -> None:
    """R60: one Move action with so many points; its combats follow."""
    state.MOVES.set(table, points)
    state.BONUS.set(table, bonus)
    state.RIDERS.set(table, riders)
    state.MOVES_MADE.set(table, 0)
    state.COLLECTED.set(table, 0)
    AFTER_MOVES.ask(table, seat)
    MOVE_FROM.ask(table, seat)


def can_move(table: Table, seat: i64, points: i64, riders: i64) -> bool:
    """R20: whether some move is affordable, or a creature could be attacked."""
    for territory in table.roots:
        if state.HOLDER.of(table, territory) == seat and can_leave(table, seat, territory, points, riders):
            return True
    return can_attack_creature(table, seat)


def may_start(table: Table, seat: i64, territory: i64, riders: i64) -> bool:
    """R62, R66, R186: a controlled territory without a pending fight; with Infiltration also one just entered."""
    if has_bear(table, territory) or is_barred(table, territory):
        return False
    if state.HOLDER.of(table, territory) == seat:
        return state.ATTACKER.of(table, territory) == NONE
    return state.ATTACKER.of(table, territory) == seat and (
        riders & cards.INFILTRATE != 0 or not is_enemy(table, seat, state.HOLDER.of(table, territory))
    )


def can_leave(table: Table, seat: i64, territory: i64, points: i64, riders: i64) -> bool:
    """Whether some figure there has a step it can pay."""
    if not may_start(table, seat, territory, riders):
        return False
    for at in range(table.first_way[territory], table.first_way[territory + 1]):
        way = table.ways[at]
        left = points - step_cost(way, riders & cards.SURE_FOOTED != 0)
        if left >= 0 and may_enter(table, seat, territory, end_of(way), left, riders):
            return True
    return False


def may_enter(table: Table, seat: i64, start: i64, end: i64, left: i64, riders: i64) -> bool:
    """R152, R176: whether some group from here may step there with so many points left afterwards."""
    units = units_of(table, start, seat)
    for kaija in range(2):
        if may_step(table, seat, start, end, left, riders, units, kaija):
            return True
    return may_step(table, seat, start, end, left, riders, 0, 1)


def may_step(table: Table, seat: i64, start: i64, end: i64, left: i64, riders: i64, units: i64, kaija: i64) -> bool:
    """R60, R152, R176: whether this group may step there: some figure, Kaija where she may go, nobody stranded."""
    if units + kaija == 0:
        return False
    if kaija:
        if not has_kaija(table, start, seat) or not may_kaija_enter(table, seat, end):
            return False
        if units == 0 and not may_go_alone(table, seat, end):
            return False
    return not table.settings.teams or all_get_out(table, seat, start, end, left, riders, units, kaija)


def may_go_alone(table: Table, seat: i64, end: i64) -> bool:
    """R152: whether Kaija may step there without units."""
    return table.settings.kaija_alone and may_kaija_enter(table, seat, end)


def may_kaija_enter(table: Table, seat: i64, end: i64) -> bool:
    """R152: not an enemy territory, unless the Bear is awake."""
    return state.KAIJA_AWAKE.of(table) != 0 or not is_enemy(table, seat, state.HOLDER.of(table, end))


def is_teammates(table: Table, seat: i64, territory: i64) -> bool:
    """R172: whether a teammate controls it."""
    holder = state.HOLDER.of(table, territory)
    return holder not in (NONE, seat) and not is_enemy(table, seat, holder)


def exit_cost(table: Table, seat: i64, territory: i64, points: i64, riders: i64, kaija: bool) -> i64:
    """R152, R176: the points of the cheapest way out of a teammate's territory; more than given if there is none."""
    best = points + 1
    if has_bear(table, territory):
        return best
    for at in range(table.first_way[territory], table.first_way[territory + 1]):
        end = end_of(table.ways[at])
        cost = step_cost(table.ways[at], riders & cards.SURE_FOOTED != 0)
        if cost >= best:
            continue
        if is_teammates(table, seat, end):
            best = min(best, cost + exit_cost(table, seat, end, best - cost - 1, riders, kaija))
        elif not kaija or may_kaija_enter(table, seat, end):
            best = cost
    return best


def cost_between(table: Table, start: i64, end: i64, riders: i64) -> i64:
    """R60: what a step between two adjacent territories costs."""
    return step_cost(connection(table, start, end), riders & cards.SURE_FOOTED != 0)


def all_get_out(table: Table, seat: i64, start: i64, end: i64, left: i64, riders: i64, units: i64, kaija: i64) -> bool:
    """R176: whether the points left after a step lead everybody out of teammates' territories."""
    needed: i64 = 0
    for territory in table.roots:
        if territory not in (start, end) and is_guest(table, seat, territory):
            needed += exit_cost(table, seat, territory, left, riders, has_kaija(table, territory, seat))
    kaija_stays = has_kaija(table, start, seat) and kaija == 0
    some_stay = is_guest(table, seat, start) and (units < units_of(table, start, seat) or kaija_stays)
    behind: i64 = 0
    if some_stay:
        behind = exit_cost(table, seat, start, left, riders, kaija_stays)
    if not is_teammates(table, seat, end):
        return needed + behind <= left
    ahead = exit_cost(table, seat, end, left, riders, kaija != 0 or has_kaija(table, end, seat))
    if some_stay:  # those who stay may also follow and leave together with the others
        cost = cost_between(table, start, end, riders)
        together = cost + exit_cost(table, seat, end, left, riders, kaija != 0 or kaija_stays)
        return needed + min(behind + ahead, together) <= left
    return needed + ahead <= left


def is_guest(table: Table, seat: i64, territory: i64) -> bool:
    """R176: whether own figures stand in a teammate's territory."""
    return state.ATTACKER.of(table, territory) == seat and not is_enemy(table, seat, state.HOLDER.of(table, territory))


def is_guest_anywhere(table: Table, seat: i64) -> bool:
    """R176: whether figures have yet to leave a teammate's territory."""
    if not table.settings.teams:
        return False
    for territory in table.roots:
        if is_guest(table, seat, territory):
            return True
    return False


class MoveFrom(Decision[Table]):
    """D21: from where."""

    def __init__(self) -> None:
        super().__init__("move-from")
        self.start: Options = self.option("from:{territory}", ("territory:{territory}",), state.TERRITORY)
        self.stop: Options = self.option("stop-moving", ("done",), declines=True)

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """With how many points."""
        return Message("prompt-move-from", {"moves": int(state.MOVES.of(table))})

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R60 to R64; who stands with a teammate must go on."""
        points = state.MOVES.of(table)
        riders = state.RIDERS.of(table)
        guest = is_guest_anywhere(table, seat)
        for territory in table.roots:
            if points == 0 or (guest and not is_guest(table, seat, territory)):
                continue
            if can_leave(table, seat, territory, points, riders):
                into.add(self.start.one(territory))
        if guest:
            return
        if state.MOVES_MADE.of(table) > 0 or can_attack_creature(table, seat):
            into.add(self.stop.only())

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Choose where to next, or be done."""
        if option == self.stop.only():
            table.frames.pop_group()
            return
        state.FROM.set(table, self.start.first(option))
        MOVE_TO.ask(table, seat)


MOVE_FROM: Final[MoveFrom] = MoveFrom()


class MoveTo(Decision[Table]):
    """D22: where to."""

    def __init__(self) -> None:
        super().__init__("move-to")
        self.end: Options = self.option("to:{territory}", ("territory:{territory}",), state.TERRITORY)

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """With how many points."""
        return Message("prompt-move-to", {"moves": int(state.MOVES.of(table))})

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R60: every step that can be paid."""
        start = state.FROM.of(table)
        riders = state.RIDERS.of(table)
        for at in range(table.first_way[start], table.first_way[start + 1]):
            end = end_of(table.ways[at])
            left = state.MOVES.of(table) - step_cost(table.ways[at], riders & cards.SURE_FOOTED != 0)
            if left >= 0 and may_enter(table, seat, start, end, left, riders):
                into.add(self.end.one(end))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Choose how many next."""
        table.frames.pop_group()
        state.TO.set(table, self.end.first(option))
        MOVE_COUNT.ask(table, seat)


MOVE_TO: Final[MoveTo] = MoveTo()


class MoveCount(Decision[Table]):
    """D23: how many, and Kaija or not."""

    def __init__(self) -> None:
        super().__init__("move-count")
        self.go: Options = self.option("go:{number}{kaija}", ("go:{number}{kaija}",), state.UNITS, state.WITH_KAIJA)

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """With how many points."""
        return Message("prompt-move-count", {"moves": int(state.MOVES.of(table))})

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R60, R152, R176: at least one figure."""
        start = state.FROM.of(table)
        end = state.TO.of(table)
        riders = state.RIDERS.of(table)
        left = state.MOVES.of(table) - cost_between(table, start, end, riders)
        for units in range(units_of(table, start, seat) + 1):
            for kaija in range(2):
                if may_step(table, seat, start, end, left, riders, units, kaija):
                    into.add(self.go.pair(units, kaija))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Move them."""
        table.frames.pop_group()
        move_group(table, seat, self.go.first(option), self.go.second(option))


MOVE_COUNT: Final[MoveCount] = MoveCount()


def move_group(table: Table, seat: i64, units: i64, kaija: i64) -> None:
    """R60 to R63: the figures go, the points are spent."""
    start = state.FROM.of(table)
    end = state.TO.of(table)
    state.MOVES.gain(table, -cost_between(table, start, end, state.RIDERS.of(table)))
    state.MOVES_MADE.gain(table, 1)
    if kaija and cards.GATHERS[state.EFFECT.of(table)] and state.COLLECTED.of(table) == 0:
        state.COLLECTED.set(table, 1)
        gain(table, seat, data.FOOD, produces(table, start, data.FOOD))
        gain(table, seat, data.WOOD, produces(table, start, data.WOOD))
    shift(table, seat, start, end, units, kaija)
    table.tell(events.MOVED, seat, start, end, units, kaija)


def shift(table: Table, seat: i64, start: i64, end: i64, units: i64, kaija: i64) -> None:
    """Figures go from one territory to another."""
    if units > 0:
        take_units(table, start, seat, units)
        add_units(table, end, seat, units)
    if kaija:
        take_kaija(table, start)
        put_kaija(table, end, seat)


def shift_one(table: Table, seat: i64, start: i64, end: i64) -> i64:
    """One figure goes, Kaija only if she is alone; how many Kaijas went."""
    kaija: i64 = 0
    if units_of(table, start, seat) == 0:
        kaija = 1
    shift(table, seat, start, end, 1 - kaija, kaija)
    return kaija


def is_pending(table: Table, territory: i64) -> bool:
    """R100: whether a combat waits in a territory."""
    attacker = state.ATTACKER.of(table, territory)
    return attacker != NONE and is_enemy(table, attacker, state.HOLDER.of(table, territory))


class AfterMoves(Decision[Table]):
    """R65, R187: attacks on creatures are declared, then all combats are fought."""

    def __init__(self) -> None:
        super().__init__("after-moves")

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """Leave the moves; what lies below is the rest of the card."""
        table.frames.pop_group()
        combat.COMBATS.ask(table, seat)
        if can_attack_creature(table, seat):
            declare_valkyries(table, seat)
            creature_fights.ATTACK_CREATURE.ask(table, seat)


AFTER_MOVES: Final[AfterMoves] = AfterMoves()


def figures_anywhere(table: Table, seat: i64) -> i64:
    """R142: figures of a seat on the map."""
    found: i64 = 0
    for territory in table.roots:
        found += figures_of(table, territory, seat)
    return found
