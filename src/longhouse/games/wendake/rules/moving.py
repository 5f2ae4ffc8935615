"""Warriors: standing guard, lying down as Outposts, fighting (R40 to R59)."""

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.state import OptionBuffer
from longhouse.games.wendake import data
from longhouse.games.wendake.rules import codes
from longhouse.games.wendake.rules.decisions import bring_home, injure
from longhouse.games.wendake.state import EMPTY, Table, kind_in, native, owner_in


def push_move(table: Table, seat: i64, steps: i64, must: bool) -> None:
    """Give a seat so many steps; `must`: at least one, because a Progress tile was turned for it (R110a)."""
    table.frames.push(codes.D4_MOVE, seat, steps, 1 if must else 0)


class Move(Decision[Table]):
    """D4: one step after the other. a: steps left, b: 1 if one must be made, c: 1 if the black Warrior is back."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R44a: every step of every Guard."""
        for territory in range(table.first_territory(), table.end_of_map()):
            if table.plain_guards(territory, seat) > 0:
                offer_steps(table, seat, territory, 0, into)
            if table.frames.c(frame) == 0 and table.has_black_guard(territory, seat):
                offer_steps(table, seat, territory, 1, into)
        if table.frames.b(frame) == 0:
            into.add(codes.STOP_MOVING)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Make the step; what is left of the Move stays open."""
        frames = table.frames
        if option == codes.STOP_MOVING:
            frames.pop_group()
            return
        frames.set_b(frame, 0)
        frames.set_a(frame, frames.a(frame) - 1)
        if make_step(table, seat, option):
            frames.set_c(frame, 1)
        if frames.a(frame) == 0:
            frames.pop_group()


def has_guard(table: Table, seat: i64) -> bool:
    """R110a: whether any Guard can step. Every territory has a neighbour that its Guards may enter."""
    for territory in range(table.first_territory(), table.end_of_map()):
        if table.guards_of(territory, seat) > 0:
            return True
    return False


def offer_steps(table: Table, seat: i64, start: i64, black: i64, into: OptionBuffer) -> None:
    """R44, R45, R46: where one Guard may go and what it may do there."""
    step = data.FIRST_STEP[start]
    offer_deeds(table, seat, start, step, black, True, into)
    fights_on_entry = not table.settings.separate_attack
    for at in range(data.FIRST_NEIGHBOUR[start], data.FIRST_NEIGHBOUR[start + 1]):
        step += 1
        end = data.NEIGHBOURS[at]
        if table.may_enter(seat, end):
            into.add(codes.STAND + step * 2 + black)
            offer_deeds(table, seat, end, step, black, fights_on_entry, into)


def offer_deeds(table: Table, seat: i64, end: i64, step: i64, black: i64, may_fight: bool, into: OptionBuffer) -> None:
    """Lying down and fighting in the territory where a step ends; in a Home there is neither (R48)."""
    if data.IS_HOME[end]:
        return
    first_area = data.FIRST_AREA[end]
    into_areas = data.FIRST_INTO_AREAS[step] - first_area
    for area in range(first_area, data.FIRST_AREA[end + 1]):
        content = table.areas[area]
        if content == EMPTY:
            into.add(codes.LIE + (into_areas + area) * 2 + black)
        elif may_fight and is_open_to_attack(table, seat, area):
            into.add(codes.ATTACK + (into_areas + area) * 2 + black)
    if may_fight:
        for foe in range(table.sides):
            if foe != seat:
                if table.plain_guards(end, foe) > 0:
                    into.add(codes.STRIKE + (step * 2 + black) * data.SEATS + foe)
                if table.has_black_guard(end, foe):
                    into.add(codes.STRIKE_BLACK + step * 2 + black)


def is_open_to_attack(table: Table, seat: i64, area: i64) -> bool:
    """R56: an opponent's Native whose owner has no Guard in the territory."""
    owner = owner_in(table.areas[area])
    return owner != seat and table.guards_of(data.AREA_TERRITORY[area], owner) == 0


def make_step(table: Table, seat: i64, option: i64) -> bool:
    """Carry out one step; True if the black Warrior came back to the Home by it (R58)."""
    if option < codes.LIE:
        stand(table, seat, (option - codes.STAND) // 2, option - codes.STAND & 1)
        return False
    if option < codes.STRIKE:
        lie_down(table, seat, (option - codes.LIE) // 2, option - codes.LIE & 1)
        return False
    if option < codes.STRIKE_BLACK:
        rest = (option - codes.STRIKE) // data.SEATS
        return strike(table, seat, rest // 2, rest & 1, (option - codes.STRIKE) % data.SEATS, data.WARRIOR)
    if option < codes.ATTACK:
        rest = option - codes.STRIKE_BLACK
        return strike(table, seat, rest // 2, rest & 1, table.mohawk, data.BLACK)
    return attack(table, seat, (option - codes.ATTACK) // 2, option - codes.ATTACK & 1)


def take_away(table: Table, seat: i64, territory: i64, kind: i64) -> None:
    """A Guard leaves the place where it stands."""
    if kind == data.BLACK:
        table.black_guard = data.NONE
    else:
        table.guards[territory * data.SEATS + seat] -= 1


def stand(table: Table, seat: i64, step: i64, black: i64) -> None:
    """R44: go next door and stay a Guard."""
    kind: i64 = data.BLACK if black else data.WARRIOR
    take_away(table, seat, data.STEP_START[step], kind)
    if black:
        table.black_guard = data.STEP_END[step]
    else:
        table.guards[data.STEP_END[step] * data.SEATS + seat] += 1
    table.tell(codes.MOVED, seat, kind, data.STEP_START[step], data.STEP_END[step])


def lie_down(table: Table, seat: i64, step: i64, black: i64) -> None:
    """R44, R45: become an Outpost in an empty area."""
    kind: i64 = data.BLACK if black else data.WARRIOR
    take_away(table, seat, data.STEP_INTO_START[step], kind)
    table.areas[data.STEP_INTO_AREA[step]] = native(seat, kind)
    table.tell(codes.LAY_DOWN, seat, kind, data.STEP_INTO_START[step], data.STEP_INTO_AREA[step])


def strike(table: Table, seat: i64, step: i64, black: i64, foe: i64, foe_kind: i64) -> bool:
    """R53: both Warriors go to their Long Houses."""
    kind: i64 = data.BLACK if black else data.WARRIOR
    table.tell(codes.STRUCK, seat, kind, data.STEP_START[step], data.STEP_END[step], foe, foe_kind)
    take_away(table, seat, data.STEP_START[step], kind)
    take_away(table, foe, data.STEP_END[step], foe_kind)
    fall(table, foe, foe_kind)
    return fall(table, seat, kind)


def fall(table: Table, seat: i64, kind: i64) -> bool:
    """A Warrior hit by a Warrior is injured; the black one goes Home instead (R142), which is then True."""
    if kind == data.BLACK:
        bring_home(table, seat, kind)
        table.tell(codes.WENT_HOME, seat, kind)
        return True
    injure(table, seat, kind)
    return False


def attack(table: Table, seat: i64, step: i64, black: i64) -> bool:
    """R54, R55: attack whoever is in an area."""
    kind: i64 = data.BLACK if black else data.WARRIOR
    area = data.STEP_INTO_AREA[step]
    foe = owner_in(table.areas[area])
    victim = kind_in(table.areas[area])
    table.tell(codes.ATTACKED, seat, kind, data.STEP_INTO_START[step], area, foe, victim)
    take_away(table, seat, data.STEP_INTO_START[step], kind)
    table.areas[area] = EMPTY
    if victim in (data.WARRIOR, data.BLACK):
        fall(table, foe, victim)
        return fall(table, seat, kind)
    if victim == data.WOMAN and table.tribe[foe] == data.CAYUGA:
        bring_home(table, foe, victim)
        table.tell(codes.WENT_HOME, foe, victim)
    else:
        injure(table, foe, victim)
    if victim == data.HUNTER and table.tribe[foe] == data.TUSCARORA:
        injure(table, seat, kind)  # R149, Q20: the black Warrior too
    else:
        table.areas[area] = native(seat, kind)
        table.tell(codes.LAY_DOWN, seat, kind, data.STEP_INTO_START[step], area)
    return False
