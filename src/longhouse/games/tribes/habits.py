"""Habits: what each option of a decision promises at a glance, without trying it. About as much as `bot` finds.

A search plays on by them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.knowledge import Figures
from longhouse.core.sets import BIT
from longhouse.core.state import OptionBuffer
from longhouse.core.zones import NONE
from longhouse.games.tribes import data, state
from longhouse.games.tribes.judging import (
    BOOTY,
    CHIEF_WORTH,
    GOOD_WORTH,
    WIN,
    danger,
    escort_share,
    escort_worth,
    horses_missing,
    kind_worth,
)
from longhouse.games.tribes.prospects import LANDS, Scout
from longhouse.games.tribes.rules import battle, cycle, donkey, placing, turn
from longhouse.games.tribes.rules.cycle import distance
from longhouse.games.tribes.state import Table

_FAR_AWAY: Final = 1.35
"""A warrior without the chief, about."""


class Habits:
    """Every decision at a glance."""

    def __init__(self) -> None:
        self._scout: Scout = Scout()
        self._seen: vec[i64] = vec[i64]([0] * int(data.CELLS))
        """The number of the look in which a cell was found."""
        self._queue: vec[i64] = vec[i64]([0] * int(data.CELLS))
        self._away: vec[i64] = vec[i64]([0] * int(data.CELLS))
        self._side: vec[i64] = vec[i64]([0] * int(data.CELLS))
        """Over which side of the chief's cell the way to a cell leads."""
        self._look: i64 = 0

    def glance_into(self, table: Table, seat: i64, options: OptionBuffer, into: Figures) -> None:
        """For each option what it promises."""
        kind = table.frames.kind(table.frames.of(seat))
        if kind == turn.TURN.kind or kind == turn.CAMPSITE.kind:
            self.glance_at_turn(table, seat, options, into)
        elif kind == cycle.CHOOSE_CARD.kind:
            self.find_goal(table, seat)
            for at in range(options.count):
                card = cycle.CHOOSE_CARD.card.first(options.codes[at])
                into.put(at, card_worth(table, seat, card, self._scout))
        elif kind == cycle.START.kind:
            for at in range(options.count):
                into.put(at, apart(table, cycle.START.start.first(options.codes[at])))
        elif kind == placing.CAVALRY.kind or kind == placing.BEATEN.kind:
            for at in range(options.count):
                into.put(at, in_the_way(table, seat, placing.PUT_CAVALRY.first(options.codes[at])))
        elif kind == battle.TAKE.kind:
            for at in range(options.count):
                into.put(at, piece_worth(table, seat, battle.TAKE.item.first(options.codes[at])))
        elif kind == battle.ROOM.kind:
            for at in range(options.count):
                option = options.codes[at]
                if battle.ROOM.drop.holds(option):
                    into.put(at, -spot_worth(table, seat, battle.ROOM.drop.first(option)))

    # A turn.

    def glance_at_turn(self, table: Table, seat: i64, options: OptionBuffer, into: Figures) -> None:
        """As `TribesKnowledge.weigh_turn`; the way is looked for only where a step is left."""
        side: i64 = NONE
        codes = options.codes
        is_known = False
        for at in range(options.count):
            option = codes[at]
            if turn.TURN.move_chief.holds(option):
                step = turn.TURN.move_chief.first(option)
                if turn.TURN.move_chief.second(option) == state.MEN.of(table, data.STEP_FROM[step]):
                    if not is_known:
                        side = self.find_goal(table, seat)
                        is_known = True
                    if data.STEP_SIDE[step] == side:
                        into.put(at, 100.0)
            elif turn.TURN.move.holds(option):
                into.put(at, straggle(table, seat, turn.TURN.move.first(option), turn.TURN.move.second(option)))
            elif turn.TURN.attack.holds(option):
                into.put(
                    at,
                    glance_at_attack(
                        table, seat, turn.TURN.attack.first(option), turn.TURN.attack.second(option), False
                    ),
                )
            elif turn.TURN.attack_chief.holds(option):
                into.put(
                    at,
                    glance_at_attack(
                        table, seat, turn.TURN.attack_chief.first(option), turn.TURN.attack_chief.second(option), True
                    ),
                )
            elif turn.TURN.end.holds(option):
                into.put(at, 10.0)
            elif turn.TURN.retreat.holds(option):
                into.put(at, 15.0)
            else:
                into.put(at, glance_at_gain(table, seat, option))

    def find_goal(self, table: Table, seat: i64) -> i64:
        """The side over which the best goal lies, NONE if there is none; the scout knows the goal and its distance.

        The nearest cells are looked at first, until nothing farther away can promise more.
        """
        scout = self._scout
        scout.goal = NONE
        scout.most = 0.0
        chief = state.CHIEF.of(table, seat)
        if chief == NONE:
            return NONE
        scout.value_lands(table, seat)
        top = 0.0
        for land in range(LANDS + 1):
            top = max(top, scout.values[land])
        if not state.TROPHIES.has(table, seat, data.CHIEF_TROPHY):
            top = max(top, CHIEF_WORTH)
        self._look += 1
        look, seen, queue, away, sides = self._look, self._seen, self._queue, self._away, self._side
        queue[0] = chief
        seen[chief] = look
        away[chief] = 0
        known: i64 = 1
        at: i64 = 0
        found: i64 = NONE
        while at < known:
            cell = queue[at]
            at += 1
            steps = away[cell] + 1
            if top <= scout.most * float(steps + 1):
                break
            if cell != chief and table.has_others(cell, seat):
                continue
            closed = state.WALLS.of(table, cell) | data.EDGE[cell]
            for side in range(data.SIDES):
                if closed & BIT[side] == 0:
                    other = data.NEXT.of(cell, side)
                    if seen[other] != look:
                        seen[other] = look
                        away[other] = steps
                        sides[other] = side
                        if cell != chief:
                            sides[other] = sides[cell]
                        queue[known] = other
                        known += 1
                        value = scout.promise(table, seat, other) / float(steps + 1)
                        if value > scout.most:
                            scout.most = value
                            scout.goal = other
                            scout.steps[other] = steps
                            found = sides[other]
        return found


def straggle(table: Table, seat: i64, step: i64, warriors: i64) -> float:
    """Warriors without the chief come nearer to them, all together."""
    start = data.STEP_FROM[step]
    chief = state.CHIEF.of(table, seat)
    if chief == NONE or start == chief or warriors != state.MEN.of(table, start):
        return 0.0
    return 20.0 if distance(turn.end_of(step), chief) < distance(start, chief) else 0.0


def glance_at_gain(table: Table, seat: i64, option: i64) -> float:
    """Collecting, trading, crafting and training, where it gains anything."""
    if donkey.TRADE.holds(option):
        return 400.0 if horses_missing(table, seat) > 0 else 0.0
    if donkey.TRAIN.holds(option):
        return 301.5
    item: i64 = NONE
    dropped: i64 = NONE
    gained = 1.0
    if donkey.COLLECT.holds(option):
        item = donkey.COLLECT.first(option)
    elif donkey.COLLECT_DROP.holds(option):
        item, dropped = donkey.COLLECT_DROP.first(option), donkey.COLLECT_DROP.second(option)
    elif donkey.CRAFT.holds(option):
        item = donkey.CRAFT.first(option)
    else:
        item, dropped = donkey.CRAFT_DROP.first(option), donkey.CRAFT_DROP.second(option)
    gained = piece_worth(table, seat, item)
    if data.PRICE[item] != NONE:
        gained -= piece_worth(table, seat, data.PRICE[item])
    elif data.COSTS_WARRIORS[item]:
        men = state.MEN.of(table, state.CHIEF.of(table, seat))
        gained -= escort_share(table, seat) * (escort_worth(men) - escort_worth(men - data.WAGON_WARRIORS))
    elif data.PARTS.of(item, 0) != NONE:
        gained -= 2.5
    if dropped != NONE:
        gained -= spot_worth(table, seat, dropped)
    return 300.0 + gained if gained > 0.05 else 0.0


def piece_worth(table: Table, seat: i64, item: i64) -> float:
    """What one more piece of a kind is worth."""
    if data.TROPHY_FOR[item] != NONE:
        found = GOOD_WORTH if horses_missing(table, seat) > 0 else 0.3
        if state.TROPHIES.of(table, seat) & BIT[data.TROPHY_FOR[item]] == 0:
            found += 12.0
        return found
    if item == data.AXE or item == data.BOW:
        return 4.0 if horses_missing(table, seat) > 0 else 0.2
    return 0.9


def spot_worth(table: Table, seat: i64, item: i64) -> float:
    """What a spot of the donkey holds."""
    if data.TROPHY_FOR[item] != NONE:
        return GOOD_WORTH * float(min(state.ITEMS.of(table, seat, item), horses_missing(table, seat)))
    return kind_worth(table, seat, item)


def glance_at_attack(table: Table, seat: i64, step: i64, warriors: i64, with_chief: bool) -> float:
    """What a battle costs and brings: it is certain who falls."""
    start, end = data.STEP_FROM[step], turn.end_of(step)
    defender = state.HOLDER.of(table, end)
    if defender == data.ARMY:
        return 0.0
    net = battle.bonus(table, seat, start, end)
    units, others = warriors, table.units_on(end)
    if with_chief:
        units += 1
    lost = battle.losses(units, max(0, net), others, max(0, -net))
    killed = battle.losses(others, max(0, -net), units, max(0, net))
    fallen = min(lost, warriors)
    men = state.MEN.of(table, start)
    gained = 0.0
    if with_chief and lost == units:
        gained -= escort_worth(men) - float(men - fallen)
        if not state.TROPHIES.has(table, defender, data.CHIEF_TROPHY):
            gained -= 0.5 * CHIEF_WORTH
    elif with_chief:
        gained -= escort_worth(men) - escort_worth(warriors - fallen) - _FAR_AWAY * float(men - warriors)
    elif start == state.CHIEF.of(table, seat):
        gained -= escort_worth(men) - escort_worth(men - warriors) - _FAR_AWAY * float(warriors - fallen)
    else:
        gained -= _FAR_AWAY * float(fallen)
    if not table.has_chief(end, defender):
        gained += 0.5 * _FAR_AWAY * float(killed)
    elif killed < others:
        there = state.MEN.of(table, end)
        gained += 0.5 * (escort_worth(there) - escort_worth(there - min(killed, there)))
    else:
        gained += 0.5 * escort_worth(state.MEN.of(table, end)) + BOOTY
        if not state.TROPHIES.has(table, seat, data.CHIEF_TROPHY):
            trophies = state.TROPHIES.of(table, seat) | BIT[data.CHIEF_TROPHY]
            if trophies == data.ALL_TROPHIES and horses_missing(table, seat) == 0:
                return WIN
            gained += CHIEF_WORTH
    return 200.0 + gained if gained > 0.0 else 0.0


# Places.


def apart(table: Table, cell: i64) -> float:
    """Steps to the nearest start of a rival: whoever begins beside one begins with a battle."""
    nearest: i64 = 2 * data.SIZE
    for other in range(table.players):
        start = state.START.of(table, other)
        if start != NONE:
            nearest = min(nearest, distance(cell, start))
    return float(nearest)


def in_the_way(table: Table, seat: i64, cell: i64) -> float:
    """Cavalry stands best beside a rival's chief, and away from the own."""
    found = 0.0
    for other in range(table.players):
        chief = state.CHIEF.of(table, other)
        if chief != NONE:
            near = 3.0 / float(1 + distance(cell, chief))
            found += -near if other == seat else near
    return found


# Cards.


def card_worth(table: Table, seat: i64, card: i64, scout: Scout) -> float:
    """How well a card serves the goal: far enough for the chief, and no farther than needed."""
    if card == data.CAMPSITE:
        return camp_worth(table, seat)
    goal = scout.goal
    if goal == NONE:
        return 1.0 - 0.1 * float(data.CARD_CHIEF[card])
    away = scout.steps[goal]
    limit = data.CARD_CHIEF[card]
    if (
        state.LAID.of(table, goal) != NONE
        and table.has_others(goal, seat)
        and away <= data.CARD_STEPS[card]
        and away <= limit + 1
    ):
        return 5.0 + 2.0 * float(data.CARD_ATTACK[card])
    if state.LAID.of(table, goal) == NONE:
        return 1.0 + 0.2 * float(limit)
    return 2.0 - 0.1 * float(limit - away) if limit >= away else 1.0 + 0.2 * float(limit)


def camp_worth(table: Table, seat: i64) -> float:
    """Tools and warriors that can be made now, and shelter for a chief in danger."""
    sticks, stones = state.ITEMS.of(table, seat, data.STICK), state.ITEMS.of(table, seat, data.STONE)
    feathers = state.ITEMS.of(table, seat, data.FEATHER)
    axes = min(stones, data.PER_SPOT - state.ITEMS.of(table, seat, data.AXE))
    bows = min(feathers, data.PER_SPOT - state.ITEMS.of(table, seat, data.BOW))
    here = data.GIVES[data.LAND[state.LAID.of(table, state.CHIEF.of(table, seat))]]
    indians = state.ITEMS.of(table, seat, data.INDIAN)
    if here == data.STICK:
        sticks += data.PER_SPOT
    elif here == data.INDIAN:
        indians += data.PER_SPOT
    tools = min(axes + bows, sticks)
    trained = min(indians, min(feathers, state.RESERVE.of(table, seat)))
    made = float(tools) + 0.6 * float(trained)
    last_chance = 1.5 if state.ROUND.of(table) >= 4 else 0.0
    return 3.0 * made + 2.0 * danger(table, seat) if made >= 2.0 else made * last_chance + 2.0 * danger(table, seat)
