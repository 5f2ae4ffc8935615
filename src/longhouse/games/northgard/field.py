"""Judges of decisions on the map: what an option promises in points of fame."""

from mypy_extensions import i64

from longhouse.core.sets import BIT
from longhouse.core.state import OptionBuffer
from longhouse.games.northgard.judging import Survey, win_chance
from longhouse.games.northgard.planning import (
    EVERYWHERE,
    IMPOSSIBLE,
    best_group,
    best_move_from,
    best_rotation,
    build_gain,
    move_gain,
    placed,
    recruit_gain,
    spare_food,
    victim_gain,
)
from longhouse.games.northgard.rules import cards, codes
from longhouse.games.northgard.rules.building import area_of, kind_of
from longhouse.games.northgard.rules.combat import strength
from longhouse.games.northgard.rules.creatures import territory_of
from longhouse.games.northgard.rules.decisions import is_enemy
from longhouse.games.northgard.rules.explore import Cell, remember_cell
from longhouse.games.northgard.rules.figures import figures_of
from longhouse.games.northgard.rules.land import icons
from longhouse.games.northgard.rules.setup import SetupCell
from longhouse.games.northgard.state import (
    ATTACKER_FOOD,
    ATTACKER_HITS,
    ATTACKER_POINTS,
    BONUS,
    DEFENDER_FOOD,
    FIGHT,
    FROM,
    MOVES,
    RIDERS,
    TILE,
    TO,
)
from longhouse.games.northgard.tables import (
    BUILDINGS,
    CREATURE_FAME,
    CREATURE_VALUE,
    CREATURES,
    FOOD,
    FORTRESS_POINTS,
    KIND_OF_CREATURE,
    NONE,
    RESOURCES,
    SMALL_BUILDINGS,
    SPACE,
    UNITS,
)

# Figures.


def judge_recruit(survey: Survey, option: int) -> float:
    """D20, D24, D84: where a unit helps most. Kaija eats nothing."""
    if option == codes.STOP_RECRUITING:
        return 0.0
    if codes.RECRUIT_KAIJA <= option < codes.STOP_RECRUITING:
        return max(0.0, recruit_gain(survey, option - codes.RECRUIT_KAIJA)) + 2.0
    return recruit_gain(survey, option - (codes.CAMP if option >= codes.CAMP else codes.RECRUIT))


def judge_move(survey: Survey, option: int) -> float:
    """D21 to D23, D79: from where, where to, how many."""
    table = survey.table
    act = table.act
    hidden = table.frames.kind(table.frames.top()) == codes.D79_HIDDEN_WAYS
    points: i64 = EVERYWHERE
    bonus: i64 = 0
    riders: i64 = 0
    if not hidden:
        points = act[MOVES]
        bonus = act[BONUS]
        riders = act[RIDERS]
    if option == codes.STOP_MOVING:
        return 0.0
    if codes.FROM <= option < codes.TO:
        return best_move_from(survey, option - codes.FROM, points, bonus, riders)
    if option < codes.GO:
        return best_group(survey, act[FROM], option - codes.TO, points, bonus, riders)
    group = option - codes.GO
    return move_gain(survey, act[FROM], act[TO], group // 2, group & 1, bonus, riders)


def judge_bribery(survey: Survey, option: int) -> float:
    """D80: an enemy's land is emptied, best of all into another enemy."""
    table = survey.table
    if option < codes.TO:
        return victim_gain(survey, option - codes.FROM)
    if option < codes.GO:
        holder = table.holder[option - codes.TO]
        if holder == survey.seat:
            return float(survey.figures(option - codes.TO)) - 3.5
        return 1.0 if holder == NONE else (2.0 if holder != table.holder[table.act[FROM]] else 0.0)
    return float(option)


def judge_pull(survey: Survey, option: int) -> float:
    """D82: one figure comes closer."""
    if option == codes.NO:
        return 0.0
    table = survey.table
    return move_gain(survey, option - codes.PULL, table.frames.a(table.frames.top()), 1, 0, 0, 0)


def judge_victim(survey: Survey, option: int) -> float:
    """D76."""
    return victim_gain(survey, option - codes.VICTIM)


def judge_retreat(survey: Survey, option: int) -> float:
    """D37: to where they are needed, all together."""
    root: i64 = option - codes.RETREAT_KAIJA
    number: i64 = 1
    if option < codes.RETREAT_KAIJA:
        root = (option - codes.RETREAT) // 15
        number = (option - codes.RETREAT) % 15
    there = survey.own_figures(root)
    better = survey.hold(root, there + number) - survey.hold(root, there)
    return survey.value_to(survey.seat, root) * better + 0.05 * float(number)


# Combat.


def judge_push(survey: Survey, option: int) -> float:
    """D31: one defender less."""
    if option == codes.NO:
        return 0.0
    return 1.0 if survey.table.holder[option - codes.PUSH] == NONE else 1.5


def judge_food(survey: Survey, option: int) -> float:
    """D32, D33: food for better odds, as far as the land is worth it."""
    table = survey.table
    act = table.act
    here = act[FIGHT]
    attacker = table.attacker[here]
    defender = table.holder[here]
    eaten = option - codes.EAT
    attackers = figures_of(table, here, attacker)
    attack, defence, towers = sides(survey)
    if attacker == survey.seat:
        attack += eaten
        defence += min(2, survey.figures(here), table.resources[defender * RESOURCES + FOOD])
    else:
        attack += act[ATTACKER_FOOD]
        defence += eaten
    shield: i64 = 1 if act[RIDERS] & cards.SHIELD else 0
    chance = win_chance(attackers, attack, survey.figures(here), defence, towers, shield)
    stake = 1.5 + survey.value_to(attacker, here) + survey.value_to(defender, here)
    return survey.purse_after(-eaten, 0, 0, 0) + stake * (chance if attacker == survey.seat else -chance)


def judge_face(survey: Survey, option: int) -> float:
    """D34 to D36: a casualty if it decides, else a point; the defender, who rolls last, sees whether a point does."""
    table = survey.table
    act = table.act
    here = act[FIGHT]
    attackers = figures_of(table, here, table.attacker[here])
    if table.attacker[here] == survey.seat:
        needed = survey.figures(here) - act[ATTACKER_HITS]
        return 0.5 if option == codes.POINT else (1.0 if needed == 1 else 0.0)
    attack, defence, towers = sides(survey)
    behind = attack + act[ATTACKER_FOOD] + act[ATTACKER_POINTS] - defence - act[DEFENDER_FOOD]
    if option == codes.POINT:
        return 1.0 if behind == 1 else 0.3
    return 2.0 if towers < attackers <= towers + 1 else 0.5


def sides(survey: Survey) -> tuple[i64, i64, i64]:
    """Points of attacker and defender without food and dice, and the defender's towers."""
    table = survey.table
    here = table.act[FIGHT]
    attack = strength(table, here, table.attacker[here]) + table.act[BONUS]
    defence = strength(table, here, table.holder[here])
    if table.conquerors & BIT[table.attacker[here]]:
        return attack, defence, 0
    return attack, defence + FORTRESS_POINTS * survey.walls[here], survey.towers[here]


# Tiles.


def judge_tile(survey: Survey, option: int) -> float:
    """D2, D40: the tile with the best place."""
    table = survey.table
    table.act[TILE] = option - codes.TILE
    frame = table.frames.of(survey.seat)
    cells = OptionBuffer()
    if table.year == 0:
        SetupCell().offer(table, survey.seat, frame, cells)
    else:
        Cell().offer(table, survey.seat, frame, cells)
    best = IMPOSSIBLE
    for at in range(cells.count):
        best = max(best, judge_cell(survey, cells.codes[at]))
    return best


def judge_redraw(survey: Survey, option: int) -> float:
    """D41: another tile if this one brings nothing."""
    if option == codes.REDRAW:
        return survey.total() + 2.5
    return judge_tile(survey, codes.TILE + survey.table.drawn[0])


def judge_cell(survey: Survey, option: int) -> float:
    """D3, D42: the cell with the best rotation."""
    remember_cell(survey.table, option)
    return best_rotation(survey)


def judge_rotation(survey: Survey, option: int) -> float:
    """D4, D43: the land as it would lie."""
    return placed(survey, option - codes.ROTATION)


def judge_settling(survey: Survey, option: int) -> float:
    """D5, D95: the land that promises most."""
    root = option - codes.SETTLE
    return survey.value_to(survey.seat, root) * survey.hold(root, 3)


def judge_kaija(survey: Survey, option: int) -> float:
    """D5k: she eats nothing and fights for two."""
    return 1.0 if option == codes.WITH_KAIJA else 0.0


def judge_scorch(survey: Survey, option: int) -> float:
    """D13: where there is most to take, or to fight for."""
    table = survey.table
    area: i64 = option - codes.SCORCH
    if option == codes.KEEP_TOKEN:
        area = table.scorched_at
    if area == NONE:
        return 0.0
    root = table.root[area]
    if not is_enemy(table, survey.seat, table.holder[root]):
        return 0.0
    found = 0.05 * survey.value_to(table.holder[root], root)
    for resource in range(RESOURCES):
        found += 1.0 if icons(table, root, resource) else 0.0
    return found


# Buildings.


def judge_build(survey: Survey, option: int) -> float:
    """D50: the building that pays best."""
    if option == codes.STOP_BUILDING:
        return 0.0
    area = area_of(option)
    space: i64 = 0
    if option < codes.BUILD_EXTRA:
        space = SPACE[area]
    saved = survey.table.frames.a(survey.table.frames.top())
    return build_gain(survey, survey.table.root[area], kind_of(option), space, saved)


def judge_rebuild(survey: Survey, option: int) -> float:
    """D51: one building for another."""
    if option == codes.NO:
        return 0.1
    if option < codes.REBUILD_EXTRA:
        kind = (option - codes.REBUILD) % BUILDINGS
        old = survey.table.building[(option - codes.REBUILD) // BUILDINGS] - 1
    else:
        kind = (option - codes.REBUILD_EXTRA) % SMALL_BUILDINGS
        old = (option - codes.REBUILD_EXTRA) // SMALL_BUILDINGS % SMALL_BUILDINGS
    return survey.building_worth(kind, survey.harvests) - survey.building_worth(old, survey.harvests)


# Creatures.


def judge_creature_place(survey: Survey, option: int) -> float:
    """D100, D103: creatures belong with enemies."""
    if option == codes.NO:
        return 0.0
    table = survey.table
    root = table.root[option - (codes.AWAKEN if option >= codes.AWAKEN else codes.TIE)]
    holder = table.holder[root]
    if is_enemy(table, survey.seat, holder):
        return survey.value_to(holder, root)
    return -survey.value_to(survey.seat, root) if holder == survey.seat else -0.1


def creature_odds(survey: Survey, creature: i64, root: i64, extra: i64) -> float:
    """R188: how likely the figures in a territory beat a creature; casualties do not harm it."""
    its = CREATURE_VALUE[KIND_OF_CREATURE[creature]]
    return win_chance(survey.figures(root), survey.strength(root) + extra, UNITS, its, 0, 0)


def judge_creature_attack(survey: Survey, option: int) -> float:
    """D101: only with good odds, food included."""
    if option == codes.NO:
        return 0.0
    creature = option - codes.ATTACK_CREATURE
    root = territory_of(survey.table, creature)
    food = min(spare_food(survey), survey.figures(root))
    chance = creature_odds(survey, creature, root, survey.table.act[BONUS] + food)
    return chance * (creature_prize(creature) + 1.0) - 1.0 - 0.3 * float(food)


def creature_prize(creature: i64) -> float:
    """Its fame, and the peace."""
    return float(CREATURE_FAME[KIND_OF_CREATURE[creature]]) + 1.5


def judge_creature_food(survey: Survey, option: int) -> float:
    """D102: food for better odds."""
    table = survey.table
    root = table.act[FIGHT]
    eaten = option - codes.EAT
    found = survey.purse_after(-eaten, 0, 0, 0)
    for creature in range(CREATURES):
        if territory_of(table, creature) == root:
            found += creature_odds(survey, creature, root, eaten) * (creature_prize(creature) + 1.0)
    return found
