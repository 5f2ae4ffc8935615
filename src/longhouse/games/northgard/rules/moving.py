"""Moving figures (R60 to R68, R152, R154, R172, R176)."""

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.state import OptionBuffer
from longhouse.games.northgard.rules import cards, codes
from longhouse.games.northgard.rules.creatures import (
    can_attack_creature,
    declare_valkyries,
    holds_figures,
    must_be_fought,
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
from longhouse.games.northgard.rules.land import connection, step_cost
from longhouse.games.northgard.state import (
    BONUS,
    COLLECTED,
    FACE,
    FROM,
    MADE,
    MOVES,
    RIDERS,
    TO,
    Table,
)
from longhouse.games.northgard.tables import FOOD, NONE, WOOD


def begin_move(table: Table, seat: i64, points: i64, bonus: i64, riders: i64) -> None:
    """R60: one Move action with so many points; its combats follow."""
    table.act[MOVES] = points
    table.act[BONUS] = bonus
    table.act[RIDERS] = riders
    table.act[MADE] = 0
    table.act[COLLECTED] = 0
    table.frames.push(codes.AFTER_MOVES, seat)
    table.frames.push(codes.D21_FROM, seat)


def can_move(table: Table, seat: i64, points: i64, riders: i64) -> bool:
    """R20: whether some move is affordable, or a creature could be attacked."""
    for territory in table.roots:
        if table.holder[territory] == seat and can_leave(table, seat, territory, points, riders):
            return True
    return can_attack_creature(table, seat)


def may_start(table: Table, seat: i64, territory: i64, riders: i64) -> bool:
    """R62, R66, R186: a controlled territory without a pending fight; with Infiltration also one just entered."""
    if holds_figures(table, territory) or must_be_fought(table, territory):
        return False
    if table.holder[territory] == seat:
        return table.attacker[territory] == NONE
    return table.attacker[territory] == seat and (
        riders & cards.INFILTRATE != 0 or not is_enemy(table, seat, table.holder[territory])
    )


def can_leave(table: Table, seat: i64, territory: i64, points: i64, riders: i64) -> bool:
    """Whether some figure there has a step it can pay."""
    if not may_start(table, seat, territory, riders):
        return False
    for at in range(table.first_way[territory], table.first_way[territory + 1]):
        way = table.ways[at]
        left = points - step_cost(way, riders & cards.SURE_FOOTED != 0)
        if left >= 0 and may_enter(table, seat, territory, way >> 2, left, riders):
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
    return table.kaija_free != 0 or not is_enemy(table, seat, table.holder[end])


def is_teammates(table: Table, seat: i64, territory: i64) -> bool:
    """R172: whether a teammate controls it."""
    holder = table.holder[territory]
    return holder not in (NONE, seat) and not is_enemy(table, seat, holder)


def exit_cost(table: Table, seat: i64, territory: i64, points: i64, riders: i64, kaija: bool) -> i64:
    """R152, R176: the points of the cheapest way out of a teammate's territory; more than given if there is none."""
    best = points + 1
    if holds_figures(table, territory):
        return best
    for at in range(table.first_way[territory], table.first_way[territory + 1]):
        end = table.ways[at] >> 2
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
    return table.attacker[territory] == seat and not is_enemy(table, seat, table.holder[territory])


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

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R60 to R64; who stands with a teammate must go on."""
        points = table.act[MOVES]
        riders = table.act[RIDERS]
        guest = is_guest_anywhere(table, seat)
        for territory in table.roots:
            if points == 0 or (guest and not is_guest(table, seat, territory)):
                continue
            if can_leave(table, seat, territory, points, riders):
                into.add(codes.FROM + territory)
        if guest:
            return
        if table.act[MADE] > 0 or can_attack_creature(table, seat):
            into.add(codes.STOP_MOVING)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Choose where to next, or be done."""
        if option == codes.STOP_MOVING:
            table.frames.pop_group()
            return
        table.act[FROM] = option - codes.FROM
        table.frames.push(codes.D22_TO, seat)


class MoveTo(Decision[Table]):
    """D22: where to."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R60: every step that can be paid."""
        start = table.act[FROM]
        riders = table.act[RIDERS]
        for at in range(table.first_way[start], table.first_way[start + 1]):
            end = table.ways[at] >> 2
            left = table.act[MOVES] - step_cost(table.ways[at], riders & cards.SURE_FOOTED != 0)
            if left >= 0 and may_enter(table, seat, start, end, left, riders):
                into.add(codes.TO + end)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Choose how many next."""
        table.frames.pop_group()
        table.act[TO] = option - codes.TO
        table.frames.push(codes.D23_COUNT, seat)


class MoveCount(Decision[Table]):
    """D23: how many, and Kaija or not."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R60, R152, R176: at least one figure."""
        start = table.act[FROM]
        end = table.act[TO]
        riders = table.act[RIDERS]
        left = table.act[MOVES] - cost_between(table, start, end, riders)
        for units in range(units_of(table, start, seat) + 1):
            for kaija in range(2):
                if may_step(table, seat, start, end, left, riders, units, kaija):
                    into.add(codes.GO + units * 2 + kaija)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Move them."""
        table.frames.pop_group()
        move_group(table, seat, (option - codes.GO) // 2, option - codes.GO & 1)


def move_group(table: Table, seat: i64, units: i64, kaija: i64) -> None:
    """R60 to R63: the figures go, the points are spent."""
    start = table.act[FROM]
    end = table.act[TO]
    table.act[MOVES] -= cost_between(table, start, end, table.act[RIDERS])
    table.act[MADE] += 1
    if kaija and cards.EXTRA[table.act[FACE]] == cards.GATHER and table.act[COLLECTED] == 0:
        table.act[COLLECTED] = 1
        gain(table, seat, FOOD, produces(table, start, FOOD))
        gain(table, seat, WOOD, produces(table, start, WOOD))
    shift(table, seat, start, end, units, kaija)
    table.tell(codes.MOVED, seat, start, end, units, kaija)


def shift(table: Table, seat: i64, start: i64, end: i64, units: i64, kaija: i64) -> None:
    """Figures go from one territory to another."""
    if units > 0:
        take_units(table, start, seat, units)
        add_units(table, end, seat, units)
    if kaija:
        take_kaija(table, start)
        put_kaija(table, end, seat)


def is_pending(table: Table, territory: i64) -> bool:
    """R100: whether a combat waits in a territory."""
    attacker = table.attacker[territory]
    return attacker != NONE and is_enemy(table, attacker, table.holder[territory])


class AfterMoves(Decision[Table]):
    """R65, R187: attacks on creatures are declared, then all combats are fought."""

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """Leave the moves; what lies below is the rest of the card."""
        table.frames.pop_group()
        table.frames.push(codes.COMBATS, seat)
        if can_attack_creature(table, seat):
            declare_valkyries(table, seat)
            table.frames.push(codes.D101_ATTACK_CREATURE, seat)


def figures_anywhere(table: Table, seat: i64) -> i64:
    """R142: figures of a seat on the map."""
    found: i64 = 0
    for territory in table.roots:
        found += figures_of(table, territory, seat)
    return found
