"""Warriors: standing guard, lying down as Outposts, fighting (R40 to R59)."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Kept
from longhouse.core.options import Options
from longhouse.core.state import OptionBuffer
from longhouse.core.zones import NONE
from longhouse.games.wendake import data, events, state
from longhouse.games.wendake.rules.decisions import Question, bring_home, clear_area, injure, put_in_area, stand_guard
from longhouse.games.wendake.state import Table

_GUARD: Final = "guard:{start}.{who}"


class Move(Question):
    """D4: one step after the other. `must`: at least one, because a Progress tile was turned for it (R110a).

    `black_is_back`: the black Warrior has come Home in this Move, and stays there (R58).
    """

    def __init__(self) -> None:
        super().__init__("move")
        self.left: Kept = self.keeps("left", 1, 99)
        self.named = [self.left]
        self.shows("steps", self.left)
        self.must: Kept = self.keeps("must", 0, 1)
        self.black_is_back: Kept = self.keeps("black_is_back", 0, 1)
        self.stand: Options = self.option(
            "stand:{who}@{start}>{end}", (_GUARD, "territory:{end}"), state.STEP, state.GUARD
        )
        self.lie: Options = self.option(
            "lie:{who}@{start}>{area}", (_GUARD, "area:{area}"), state.STEP_INTO, state.GUARD
        )
        self.strike: Options = self.option(
            "strike:{who}@{start}>{end}.{seat}", (_GUARD, "foe:{end}.{seat}"), state.STEP, state.GUARD, state.SEAT
        )
        self.strike_black: Options = self.option(
            "strike:{who}@{start}>{end}.black",
            (_GUARD, "foe:{end}.black"),
            state.STEP,
            state.GUARD,
            name="strike-black",
        )
        self.attack: Options = self.option(
            "attack:{who}@{start}>{area}", (_GUARD, "area:{area}"), state.STEP_INTO, state.GUARD
        )
        self.stop: Options = self.option("stop-moving", ("done",), declines=True)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R44a: every step of every Guard."""
        black_may_go = self.black_is_back.of(table.frames, frame) == 0
        for territory in range(table.first_territory, table.end_of_map):
            if state.GUARDS.of(table, territory, seat) > 0:
                offer_steps(table, seat, territory, data.PLAIN_GUARD, into)
            if black_may_go and table.has_black_guard(territory, seat):
                offer_steps(table, seat, territory, data.BLACK_GUARD, into)
        if self.must.of(table.frames, frame) == 0:
            into.add(self.stop.only())

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Make the step; what is left of the Move stays open."""
        frames = table.frames
        if self.stop.holds(option):
            frames.pop_group()
            return
        left = self.left.of(frames, frame) - 1
        self.must.set(frames, frame, 0)
        self.left.set(frames, frame, left)
        if make_step(table, seat, option):
            self.black_is_back.set(frames, frame, 1)
        if left == 0:
            frames.pop_group()


MOVE: Final[Move] = Move()


def has_guard(table: Table, seat: i64) -> bool:
    """R110a: whether any Guard can step. Every territory has a neighbour that its Guards may enter."""
    for territory in range(table.first_territory, table.end_of_map):
        if table.guards_of(territory, seat) > 0:
            return True
    return False


def offer_steps(table: Table, seat: i64, start: i64, who: i64, into: OptionBuffer) -> None:
    """R44, R45, R46: where one Guard may go and what it may do there."""
    step = data.FIRST_STEP[start]
    offer_deeds(table, seat, start, step, who, True, into)
    fights_on_entry = not table.settings.separate_attack
    for at in range(data.FIRST_NEIGHBOUR[start], data.FIRST_NEIGHBOUR[start + 1]):
        step += 1
        end = data.NEIGHBOURS[at]
        if table.may_enter(seat, end):
            into.add(MOVE.stand.pair(step, who))
            offer_deeds(table, seat, end, step, who, fights_on_entry, into)


def offer_deeds(table: Table, seat: i64, end: i64, step: i64, who: i64, may_fight: bool, into: OptionBuffer) -> None:
    """Lying down and fighting in the territory where a step ends; in a Home there is neither (R48)."""
    if data.IS_HOME[end]:
        return
    step_into = data.FIRST_INTO_AREAS[step]
    for area in range(data.FIRST_AREA[end], data.FIRST_AREA[end + 1]):
        if state.WHOSE.of(table, area) == NONE:
            into.add(MOVE.lie.pair(step_into, who))
        elif may_fight and is_open_to_attack(table, seat, area):
            into.add(MOVE.attack.pair(step_into, who))
        step_into += 1
    if may_fight:
        for foe in range(table.sides):
            if foe != seat:
                if state.GUARDS.of(table, end, foe) > 0:
                    into.add(MOVE.strike.triple(step, who, foe))
                if table.has_black_guard(end, foe):
                    into.add(MOVE.strike_black.pair(step, who))


def is_open_to_attack(table: Table, seat: i64, area: i64) -> bool:
    """R56: an opponent's Native whose owner has no Guard in the territory."""
    owner = state.WHOSE.of(table, area)
    return owner != seat and table.guards_of(data.AREA_TERRITORY[area], owner) == 0


def make_step(table: Table, seat: i64, option: i64) -> bool:
    """Carry out one step; True if the black Warrior came back to the Home by it (R58)."""
    if MOVE.stand.holds(option):
        stand(table, seat, MOVE.stand.first(option), data.GUARD_KIND[MOVE.stand.second(option)])
        return False
    if MOVE.lie.holds(option):
        lie_down(table, seat, MOVE.lie.first(option), data.GUARD_KIND[MOVE.lie.second(option)])
        return False
    if MOVE.strike.holds(option):
        kind = data.GUARD_KIND[MOVE.strike.second(option)]
        return strike(table, seat, MOVE.strike.first(option), kind, MOVE.strike.third(option), data.WARRIOR)
    if MOVE.strike_black.holds(option):
        kind = data.GUARD_KIND[MOVE.strike_black.second(option)]
        mohawk = state.TRIBE_OF.place(table, data.MOHAWK)
        return strike(table, seat, MOVE.strike_black.first(option), kind, mohawk, data.BLACK)
    return attack(table, seat, MOVE.attack.first(option), data.GUARD_KIND[MOVE.attack.second(option)])


def take_away(table: Table, seat: i64, territory: i64, kind: i64) -> None:
    """A Guard leaves the place where it stands."""
    if kind == data.BLACK:
        state.BLACK_GUARD.set(table, NONE)
    else:
        state.GUARDS.gain(table, territory, seat, -1)


def stand(table: Table, seat: i64, step: i64, kind: i64) -> None:
    """R44: go next door and stay a Guard."""
    start, end = data.STEP_START[step], data.STEP_END[step]
    take_away(table, seat, start, kind)
    stand_guard(table, seat, end, kind)
    table.tell(events.MOVED, seat, kind, start, end)


def lie_down(table: Table, seat: i64, step: i64, kind: i64) -> None:
    """R44, R45: become an Outpost in an empty area."""
    start, area = data.STEP_INTO_START[step], data.STEP_INTO_AREA[step]
    take_away(table, seat, start, kind)
    put_in_area(table, area, seat, kind)
    table.tell(events.LAY_DOWN, seat, kind, start, area)


def strike(table: Table, seat: i64, step: i64, kind: i64, foe: i64, foe_kind: i64) -> bool:
    """R53: both Warriors go to their Long Houses."""
    start, end = data.STEP_START[step], data.STEP_END[step]
    table.tell(events.STRUCK, seat, kind, start, end, foe, foe_kind)
    take_away(table, seat, start, kind)
    take_away(table, foe, end, foe_kind)
    fall(table, foe, foe_kind)
    return fall(table, seat, kind)


def fall(table: Table, seat: i64, kind: i64) -> bool:
    """A Warrior hit by a Warrior is injured; the black one goes Home instead (R142), which is then True."""
    if kind == data.BLACK:
        bring_home(table, seat, kind)
        table.tell(events.WENT_HOME, seat, kind)
        return True
    injure(table, seat, kind)
    return False


def attack(table: Table, seat: i64, step: i64, kind: i64) -> bool:
    """R54, R55: attack whoever is in an area."""
    start, area = data.STEP_INTO_START[step], data.STEP_INTO_AREA[step]
    foe = state.WHOSE.of(table, area)
    victim = clear_area(table, area)
    table.tell(events.ATTACKED, seat, kind, start, area, foe, victim)
    take_away(table, seat, start, kind)
    if victim in (data.WARRIOR, data.BLACK):
        fall(table, foe, victim)
        return fall(table, seat, kind)
    if victim == data.WOMAN and state.TRIBE_OF.of(table, foe) == data.CAYUGA:
        bring_home(table, foe, victim)
        table.tell(events.WENT_HOME, foe, victim)
    else:
        injure(table, foe, victim)
    if victim == data.HUNTER and state.TRIBE_OF.of(table, foe) == data.TUSCARORA:
        injure(table, seat, kind)  # R149, Q20: the black Warrior too
    else:
        put_in_area(table, area, seat, kind)
        table.tell(events.LAY_DOWN, seat, kind, start, area)
    return False
