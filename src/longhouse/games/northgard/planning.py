"""What the actions of cards promise a seat: moving, fighting, recruiting, building, exploring."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.sets import BIT
from longhouse.core.zones import NONE
from longhouse.games.northgard import data, state
from longhouse.games.northgard.judging import Survey, win_chance
from longhouse.games.northgard.rules import cards
from longhouse.games.northgard.rules.building import fits_space, price
from longhouse.games.northgard.rules.creatures import bars_recruiting, has_bear, is_barred, produces
from longhouse.games.northgard.rules.decisions import is_enemy
from longhouse.games.northgard.rules.explore import can_explore
from longhouse.games.northgard.rules.figures import units_of
from longhouse.games.northgard.rules.land import end_of, icons, step_cost
from longhouse.games.northgard.rules.moving import may_start, may_step
from longhouse.games.northgard.rules.playable import may_walk_hidden

IMPOSSIBLE: Final = -100.0
EVERYWHERE: Final = 100
"""Instead of move points: any open territory (Hidden Ways)."""


# Moving and fighting.


def spare_food(survey: Survey) -> i64:
    """Food that the coming winter does not need."""
    food = state.STOCK.of(survey.table, survey.seat, data.FOOD)
    return max(0, food + survey.income[data.FOOD] - data.WINTER_FOOD[min(data.UNITS, survey.units)])


def attack_chance(survey: Survey, root: i64, units: i64, kaija: i64, bonus: i64, riders: i64) -> float:
    """How likely a group takes a territory, with some food on both sides."""
    table = survey.table
    figures = units + kaija
    if figures == 0:
        return 0.0
    ignores = state.CONQUEROR.of(table, survey.seat) != 0
    enemy = state.HOLDER.of(table, root)
    defenders = survey.figures(root)
    attack = units + data.KAIJA_POINTS * kaija + bonus + min(min(2, figures), spare_food(survey))
    if (
        state.CLAN.of(table, survey.seat) == data.SNAKE
        and state.SCORCHED.of(table) != NONE
        and table.root[state.SCORCHED.of(table)] == root
    ):
        attack += 1
    defence = survey.strength(root) + min(min(2, defenders), state.STOCK.of(table, enemy, data.FOOD))
    towers: i64 = 0
    if not ignores:
        defence += data.FORTRESS_POINTS * survey.walls[root]
        towers = survey.towers[root]
    shield: i64 = 1 if riders & cards.SHIELD else 0
    return win_chance(figures, attack, defenders, defence, towers, shield)


def conquest(survey: Survey, root: i64, units: i64, kaija: i64, bonus: i64, riders: i64) -> float:
    """What attacking with a group is worth: the land, less the units that may fall."""
    figures = units + kaija
    if figures == 0:
        return 0.0
    table = survey.table
    chance = attack_chance(survey, root, units, kaija, bonus, riders)
    prize = survey.value_to(survey.seat, root) * survey.hold(root, figures)
    prize += survey.foe_share() * (survey.value_to(state.HOLDER.of(table, root), root) + 0.5)
    if state.CLAN.of(table, survey.seat) == data.STAG:
        prize += 1.0
    elif state.CLAN.of(table, survey.seat) == data.WOLF:
        prize += 0.5
    return chance * prize - (1.0 - chance) * (1.5 + 0.4 * float(figures)) - 0.6


def move_gain(survey: Survey, start: i64, end: i64, units: i64, kaija: i64, bonus: i64, riders: i64) -> float:
    """What one move changes."""
    table = survey.table
    seat = survey.seat
    found = 0.0
    group = units + kaija
    if state.HOLDER.of(table, start) == seat:
        here = survey.figures(start)
        found = survey.value_to(seat, start) * (survey.hold(start, here - group) - survey.hold(start, here))
    if is_barred(table, end):
        return found + (0.5 if group >= 7 else -3.0)
    holder = state.HOLDER.of(table, end)
    if holder == seat:
        there = survey.figures(end)
        return found + survey.value_to(seat, end) * (survey.hold(end, there + group) - survey.hold(end, there)) - 0.02
    if holder == NONE:
        return found + survey.value_to(seat, end) * survey.hold(end, group)
    if not is_enemy(table, seat, holder):
        return found
    before: i64 = 0
    if state.ATTACKER.of(table, end) == seat:
        before = state.STRIKE_FORCE.of(table, end)
    return (
        found
        + conquest(survey, end, before + units, kaija, bonus, riders)
        - conquest(survey, end, before, 0, bonus, riders)
    )


def best_group(survey: Survey, start: i64, end: i64, left: i64, bonus: i64, riders: i64) -> float:
    """The best number of figures for a move."""
    table = survey.table
    best = IMPOSSIBLE
    for units in range(units_of(table, start, survey.seat) + 1):
        for kaija in range(2):
            if units + kaija and may_step(table, survey.seat, start, end, left, riders, units, kaija):
                best = max(best, move_gain(survey, start, end, units, kaija, bonus, riders))
    return best


def best_move_from(survey: Survey, start: i64, points: i64, bonus: i64, riders: i64) -> float:
    """The best place to go."""
    table = survey.table
    best = IMPOSSIBLE
    if points == EVERYWHERE:
        for end in table.roots:
            if may_walk_hidden(table, survey.seat, start, end):
                best = max(best, best_group(survey, start, end, 0, 0, 0))
        return best
    for at in range(table.first_way[start], table.first_way[start + 1]):
        left = points - step_cost(table.ways[at], riders & cards.SURE_FOOTED != 0)
        if left >= 0:
            best = max(best, best_group(survey, start, end_of(table.ways[at]), left, bonus, riders))
    return best


def best_move(survey: Survey, points: i64, bonus: i64, riders: i64) -> float:
    """The best first move; further points are good for something too."""
    table = survey.table
    best = IMPOSSIBLE
    for start in table.roots:
        if state.HOLDER.of(table, start) == survey.seat and may_start(table, survey.seat, start, riders):
            best = max(best, best_move_from(survey, start, points, bonus, riders))
    if best > 0.0 and points < EVERYWHERE:
        best *= 1.0 + 0.3 * float(points - 1)
    return best


def victim_gain(survey: Survey, root: i64) -> float:
    """A unit taken from an enemy."""
    left = survey.figures(root) - 1
    value = survey.value_to(state.HOLDER.of(survey.table, root), root)
    return survey.foe_share() * (0.8 + (value if left == 0 else 0.1 * value / float(left)))


# Recruiting.


def recruit_gain(survey: Survey, root: i64) -> float:
    """One more unit in a territory, with those of its Training Camps."""
    table = survey.table
    number = min(1 + survey.camps[root], state.RESERVE.of(table, survey.seat))
    there = survey.own_figures(root)
    safer = survey.hold(root, there + number) - survey.hold(root, there)
    return survey.value_to(survey.seat, root) * safer + survey.more_units(number)


def best_recruit(survey: Survey, number: i64, mode: i64) -> float:
    """A Recruit action."""
    table = survey.table
    best = IMPOSSIBLE
    places: i64 = 0
    if state.RESERVE.of(table, survey.seat) == 0:
        return best
    for root in table.roots:
        is_own = state.HOLDER.of(table, root) == survey.seat
        if bars_recruiting(table, root, not is_own):
            continue
        if is_own and cards.IN_OWN[mode]:
            best = max(best, recruit_gain(survey, root))
            places += places_for(survey, root, mode)
        elif cards.IN_NEUTRAL[mode] and state.HOLDER.of(table, root) == NONE:
            best = max(best, recruit_gain(survey, root))
    more = number - 1
    if places > 0:
        more = min(number, places) - 1
    if best > 0.0 and more > 0:
        best += max(0.0, 0.7 * survey.more_units(min(min(more, 4), state.RESERVE.of(table, survey.seat))))
    return best


def places_for(survey: Survey, root: i64, mode: i64) -> i64:
    """R55: how many units a territory takes."""
    if cards.PER_FOOD <= mode <= cards.PER_LORE:
        return icons(survey.table, root, mode - cards.PER_FOOD)
    if mode == cards.FRONTIER:
        return min(1, survey.threat[root])
    if mode == cards.OSMOSIS:
        return 1
    return data.UNITS


# Building.


def build_gain(survey: Survey, root: i64, kind: i64, space: i64, saved: i64) -> float:
    """A building: what it gives, less its wood and the space."""
    table = survey.table
    seat = survey.seat
    produced = data.PRODUCES[kind]
    food: i64 = 1 if produced == data.FOOD else 0
    wood: i64 = 1 if produced == data.WOOD else 0
    lore: i64 = 1 if produced == data.LORE else 0
    if state.CLAN.of(table, seat) == data.GOAT:
        food += data.GOAT_LARGE_FOOD if kind >= data.SMALL_BUILDINGS else data.GOAT_SMALL_FOOD
    found = survey.purse_after(food, wood - price(kind, saved), lore, 0) - survey.space_worth(space)
    promise = survey.building_worth(kind, survey.harvests - (0 if produced == NONE else 1))
    here = survey.figures(root)
    if kind == data.FORTRESS:
        promise += survey.value_to(seat, root) * (
            survey.hold(root, here + data.FORTRESS_POINTS) - survey.hold(root, here)
        )
    found += promise * survey.hold(root, here)
    if kind >= data.SMALL_BUILDINGS and survey.is_large[root] == 0:
        number = survey.strongholds_of(seat) + 1
        sides = table.open[root]
        more = survey.stronghold_worth(number, sides, 1) - survey.stronghold_worth(number, sides, 0)
        if sides > 0:
            more += 0.3 * min(survey.progress(number) - survey.progress(number - 1), 5.0)
        found += more * survey.hold(root, here)
    return found


def best_build(survey: Survey, saved: i64, riders: i64) -> float:
    """A Build action."""
    table = survey.table
    best = IMPOSSIBLE
    for root in table.roots:
        if state.HOLDER.of(table, root) != survey.seat or has_bear(table, root):
            continue
        purse = state.STOCK.of(table, survey.seat, data.WOOD)
        if riders & cards.COLLECT_LAND:
            purse += produces(table, root, data.WOOD)
        barred: i64 = 0
        if riders & cards.DUPLICATE == 0:
            barred = survey.kinds[root]
        area: i64 = root
        while area != NONE:
            best = max(best, best_build_in(survey, area, saved, purse, riders, barred))
            area = table.next_area[area]
    return best


def best_build_in(survey: Survey, area: i64, saved: i64, purse: i64, riders: i64, barred: i64) -> float:
    """The best type for an area of own land, with so much wood; some types are not allowed there."""
    table = survey.table
    root = table.root[area]
    anywhere = riders & cards.NO_SPACE != 0 and area == root
    is_free = data.SPACE[area] != data.NO_SPACE and state.BUILDING_IN.of(table, area) == NONE
    best = IMPOSSIBLE
    if not anywhere and not is_free:
        return best
    for kind in range(data.BUILDINGS):
        if price(kind, saved) > purse or barred & BIT[kind] or state.TOKENS.of(table, kind) == 0:
            continue
        space = data.SPACE[area]
        if anywhere and kind < data.SMALL_BUILDINGS:
            space = data.NO_SPACE
        elif not is_free or not fits_space(table, kind, space):
            continue
        best = max(best, build_gain(survey, root, kind, space, saved))
    return best


# Exploring.


def explore_hope(survey: Survey, face: i64) -> float:
    """What a tile may bring: new land, and the best closing in sight."""
    table = survey.table
    if not can_explore(table, survey.seat, cards.RIDERS[face]):
        return IMPOSSIBLE
    best = 0.0
    for root in table.roots:
        if state.HOLDER.of(table, root) == survey.seat and table.open[root] > 0:
            prize = float(table.size[root]) + survey.harvest_fame(table.size[root] + 1) * float(survey.harvests)
            best = max(best, prize / float(table.open[root]))
    found = 1.7 + best + (0.4 if state.CLAN.of(table, survey.seat) == data.BOAR else 0.0)
    found *= 1.0 + 0.2 * float(cards.AMOUNT[face] - 1)
    if cards.TIMES[face] > 1:
        found *= 1.8
    return found
