"""Judges of decisions on the map: what an option promises in points of fame."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.state import OptionBuffer
from longhouse.core.zones import NONE
from longhouse.games.northgard import data, state
from longhouse.games.northgard.judging import Judge, Survey, win_chance
from longhouse.games.northgard.laying import Laying
from longhouse.games.northgard.planning import (
    EVERYWHERE,
    IMPOSSIBLE,
    best_group,
    best_move_from,
    build_gain,
    move_gain,
    recruit_gain,
    spare_food,
    victim_gain,
)
from longhouse.games.northgard.rules import (
    cards,
    combat,
    creature_fights,
    creatures,
    explore,
    intrigue,
    play,
    setup,
    year,
)
from longhouse.games.northgard.rules.building import BUILD, REBUILD, area_of, kind_of
from longhouse.games.northgard.rules.combat import PUSH, RETREAT, strength
from longhouse.games.northgard.rules.creatures import territory_of
from longhouse.games.northgard.rules.decisions import NO, is_enemy, is_listed
from longhouse.games.northgard.rules.figures import figures_of
from longhouse.games.northgard.rules.land import icons, step_x, step_y, tile_at
from longhouse.games.northgard.rules.moving import MOVE_COUNT, MOVE_FROM, MOVE_TO
from longhouse.games.northgard.rules.recruit import CAMP, PULL, RECRUIT

# Figures.


class Recruits(Judge):
    """D20, D24, D84: where a unit helps most. Kaija eats nothing."""

    def judge(self, survey: Survey, option: i64) -> float:
        """One option."""
        if option == RECRUIT.stop.only():
            return 0.0
        if RECRUIT.kaija.holds(option):
            return max(0.0, recruit_gain(survey, RECRUIT.kaija.first(option))) + 2.0
        if CAMP.camp.holds(option):
            return recruit_gain(survey, CAMP.camp.first(option))
        return recruit_gain(survey, RECRUIT.recruit.first(option))


class Moves(Judge):
    """D21 to D23, D79: from where, where to, how many."""

    def judge(self, survey: Survey, option: i64) -> float:
        """One option."""
        table = survey.table
        hidden = table.frames.kind(table.frames.top()) == intrigue.HIDDEN_WAYS.kind
        points: i64 = EVERYWHERE
        bonus: i64 = 0
        riders: i64 = 0
        if not hidden:
            points = state.MOVES.of(table)
            bonus = state.BONUS.of(table)
            riders = state.RIDERS.of(table)
        if option == MOVE_FROM.stop.only():
            return 0.0
        if MOVE_FROM.start.holds(option):
            return best_move_from(survey, MOVE_FROM.start.first(option), points, bonus, riders)
        if MOVE_TO.end.holds(option):
            return best_group(survey, state.FROM.of(table), MOVE_TO.end.first(option), points, bonus, riders)
        units, kaija = MOVE_COUNT.go.first(option), MOVE_COUNT.go.second(option)
        return move_gain(survey, state.FROM.of(table), state.TO.of(table), units, kaija, bonus, riders)


class Bribes(Judge):
    """D80: an enemy's land is emptied, best of all into another enemy."""

    def judge(self, survey: Survey, option: i64) -> float:
        """One option."""
        table = survey.table
        if MOVE_FROM.start.holds(option):
            return victim_gain(survey, MOVE_FROM.start.first(option))
        if MOVE_TO.end.holds(option):
            holder = state.HOLDER.of(table, MOVE_TO.end.first(option))
            if holder == survey.seat:
                return float(survey.figures(MOVE_TO.end.first(option))) - 3.5
            return 1.0 if holder == NONE else (2.0 if holder != state.HOLDER.of(table, state.FROM.of(table)) else 0.0)
        return float(MOVE_COUNT.go.first(option))


class Pulls(Judge):
    """D82: one figure comes closer."""

    def judge(self, survey: Survey, option: i64) -> float:
        """One option."""
        if option == NO.only():
            return 0.0
        table = survey.table
        return move_gain(
            survey, PULL.pull.first(option), PULL.territory.of(table.frames, table.frames.top()), 1, 0, 0, 0
        )


class Victims(Judge):
    """D76."""

    def judge(self, survey: Survey, option: i64) -> float:
        """One option."""
        return victim_gain(survey, intrigue.VICTIM.victim.first(option))


class Retreats(Judge):
    """D37: to where they are needed, all together."""

    def judge(self, survey: Survey, option: i64) -> float:
        """One option."""
        root = RETREAT.kaija.first(option)
        number: i64 = 1
        if RETREAT.units.holds(option):
            root = RETREAT.units.first(option)
            number = RETREAT.units.second(option)
        there = survey.own_figures(root)
        better = survey.hold(root, there + number) - survey.hold(root, there)
        return survey.value_to(survey.seat, root) * better + 0.05 * float(number)


# Combat.


class Pushes(Judge):
    """D31: one defender less."""

    def judge(self, survey: Survey, option: i64) -> float:
        """One option."""
        if option == NO.only():
            return 0.0
        return 1.0 if state.HOLDER.of(survey.table, PUSH.push.first(option)) == NONE else 1.5


class Eats(Judge):
    """D32, D33: food for better odds, as far as the land is worth it."""

    def judge(self, survey: Survey, option: i64) -> float:
        """One option."""
        table = survey.table
        here = state.FIGHT.of(table)
        attacker = state.ATTACKER.of(table, here)
        defender = state.HOLDER.of(table, here)
        eaten = combat.ATTACKER_FOOD.eat.first(option)
        attackers = figures_of(table, here, attacker)
        attack = attack_before_food(survey)
        defence = defence_before_food(survey)
        if attacker == survey.seat:
            attack += eaten
            defence += min(min(2, survey.figures(here)), state.STOCK.of(table, defender, data.FOOD))
        else:
            attack += state.EATEN.of(table, state.ATTACKING)
            defence += eaten
        shield: i64 = 1 if state.RIDERS.of(table) & cards.SHIELD else 0
        chance = win_chance(attackers, attack, survey.figures(here), defence, towers_against(survey), shield)
        stake = 1.5 + survey.value_to(attacker, here) + survey.value_to(defender, here)
        return survey.purse_after(-eaten, 0, 0, 0) + stake * (chance if attacker == survey.seat else -chance)


class Faces(Judge):
    """D34 to D36: a casualty if it decides, else a point; the defender, who rolls last, sees whether a point does."""

    def judge(self, survey: Survey, option: i64) -> float:
        """One option."""
        table = survey.table
        here = state.FIGHT.of(table)
        attackers = figures_of(table, here, state.ATTACKER.of(table, here))
        if state.ATTACKER.of(table, here) == survey.seat:
            needed = survey.figures(here) - state.HITS.of(table, state.ATTACKING)
            return 0.5 if option == combat.ATTACKER_FACE.point.only() else (1.0 if needed == 1 else 0.0)
        towers = towers_against(survey)
        behind = (
            attack_before_food(survey)
            + state.EATEN.of(table, state.ATTACKING)
            + state.POINTS.of(table, state.ATTACKING)
            - defence_before_food(survey)
            - state.EATEN.of(table, state.DEFENDING)
        )
        if option == combat.ATTACKER_FACE.point.only():
            return 1.0 if behind == 1 else 0.3
        return 2.0 if towers < attackers <= towers + 1 else 0.5


def attack_before_food(survey: Survey) -> i64:
    """Points of the attacker without food and dice."""
    table = survey.table
    here = state.FIGHT.of(table)
    return strength(table, here, state.ATTACKER.of(table, here)) + state.BONUS.of(table)


def defence_before_food(survey: Survey) -> i64:
    """Points of the defender without food and dice."""
    table = survey.table
    here = state.FIGHT.of(table)
    defence = strength(table, here, state.HOLDER.of(table, here))
    if state.CONQUEROR.of(table, state.ATTACKER.of(table, here)):
        return defence
    return defence + data.FORTRESS_POINTS * survey.walls[here]


def towers_against(survey: Survey) -> i64:
    """The defender's towers, as far as they count."""
    table = survey.table
    here = state.FIGHT.of(table)
    if state.CONQUEROR.of(table, state.ATTACKER.of(table, here)):
        return 0
    return survey.towers[here]


# Tiles.


class Tiles(Judge):
    """D2, D40: the tile with the best place."""

    def __init__(self) -> None:
        self.laying: Laying = Laying()
        self.cells: OptionBuffer = OptionBuffer()

    def judge(self, survey: Survey, option: i64) -> float:
        """One tile."""
        return self.best_place(survey, explore.CHOOSE_TILE.tile.first(option))

    def best_place(self, survey: Survey, tile: i64) -> float:
        """The best cell that is open to a tile."""
        table = survey.table
        is_setup = state.YEAR.of(table) == 0
        placing = explore.EXPLORING
        if is_setup:
            placing = setup.PLACING[setup.SETUP_CELL.round.of(table.frames, table.frames.of(survey.seat))]
        cells = self.cells
        cells.clear()
        best = IMPOSSIBLE
        for placed in range(data.TILES):
            if state.TURNED.of(table, placed) == NONE:
                continue
            for side in range(data.SIDES):
                x = state.TILE_X.of(table, placed) + step_x(side)
                y = state.TILE_Y.of(table, placed) + step_y(side)
                cell = explore.CELL.pair(x, y)
                if tile_at(table, x, y) != NONE or is_listed(cells, cell):
                    continue
                if not placing.may_touch(table, survey.seat, placed, side, x, y):
                    continue
                cells.add(cell)
                if not is_setup or placing.is_open(table, survey.seat, tile, placed, side, x, y):
                    self.laying.go_to(survey, x, y)
                    best = self.laying.best(survey, tile, best)
        return best


class Redraws(Tiles):
    """D41: another tile if this one brings nothing."""

    def judge(self, survey: Survey, option: i64) -> float:
        """One option."""
        if option == explore.REDRAW.redraw.only():
            return survey.total() + 2.5
        return self.best_place(survey, state.DRAWN_TILES.of(survey.table, 0))


class Cells(Judge):
    """D3, D42: the cell with the best rotation."""

    def __init__(self) -> None:
        self.laying: Laying = Laying()

    def judge(self, survey: Survey, option: i64) -> float:
        """One option."""
        self.laying.go_to(survey, explore.CELL.first(option), explore.CELL.second(option))
        return self.laying.best(survey, state.CHOSEN_TILE.of(survey.table), IMPOSSIBLE)


class Rotations(Judge):
    """D4, D43: the land as it would lie."""

    def __init__(self) -> None:
        self.laying: Laying = Laying()

    def judge(self, survey: Survey, option: i64) -> float:
        """One option."""
        table = survey.table
        tile = state.CHOSEN_TILE.of(table)
        turned = explore.ROTATION.first(option)
        self.laying.go_to(survey, state.CELL_X.of(table), state.CELL_Y.of(table))
        self.laying.join_places(tile, turned)
        return self.laying.worth(survey, tile, turned)


class Settles(Judge):
    """D5, D95: the land that promises most."""

    def judge(self, survey: Survey, option: i64) -> float:
        """One option."""
        root = setup.SETUP_UNITS.settle.first(option)
        return survey.value_to(survey.seat, root) * survey.hold(root, 3)


class TakesKaija(Judge):
    """D5k: she eats nothing and fights for two."""

    def judge(self, survey: Survey, option: i64) -> float:
        """One option."""
        return 1.0 if option == year.CHOOSE_KAIJA.with_kaija.only() else 0.0


class Scorches(Judge):
    """D13: where there is most to take, or to fight for."""

    def judge(self, survey: Survey, option: i64) -> float:
        """One option."""
        table = survey.table
        area: i64 = play.SCORCH.scorch.first(option)
        if option == play.SCORCH.keep_token.only():
            area = state.SCORCHED.of(table)
        if area == NONE:
            return 0.0
        root = table.root[area]
        if not is_enemy(table, survey.seat, state.HOLDER.of(table, root)):
            return 0.0
        found = 0.05 * survey.value_to(state.HOLDER.of(table, root), root)
        for resource in range(data.RESOURCES):
            found += 1.0 if icons(table, root, resource) else 0.0
        return found


# Buildings.


class Builds(Judge):
    """D50: the building that pays best."""

    def judge(self, survey: Survey, option: i64) -> float:
        """One option."""
        if option == BUILD.stop.only():
            return 0.0
        area = area_of(option)
        space: i64 = 0
        if BUILD.build.holds(option):
            space = data.SPACE[area]
        saved = BUILD.saved.of(survey.table.frames, survey.table.frames.top())
        return build_gain(survey, survey.table.root[area], kind_of(option), space, saved)


class Rebuilds(Judge):
    """D51: one building for another."""

    def judge(self, survey: Survey, option: i64) -> float:
        """One option."""
        if option == NO.only():
            return 0.1
        if REBUILD.rebuild.holds(option):
            kind = REBUILD.rebuild.second(option)
            old = state.BUILDING_IN.of(survey.table, REBUILD.rebuild.first(option))
        else:
            kind = REBUILD.extra.third(option)
            old = REBUILD.extra.second(option)
        return survey.building_worth(kind, survey.harvests) - survey.building_worth(old, survey.harvests)


# Creatures.


class PlacesCreature(Judge):
    """D100, D103: creatures belong with enemies."""

    def judge(self, survey: Survey, option: i64) -> float:
        """One option."""
        if option == NO.only():
            return 0.0
        table = survey.table
        goes = creatures.TIE.end if creatures.TIE.end.holds(option) else creatures.MORE_CREATURES.awaken
        root = table.root[goes.first(option)]
        holder = state.HOLDER.of(table, root)
        if is_enemy(table, survey.seat, holder):
            return survey.value_to(holder, root)
        return -survey.value_to(survey.seat, root) if holder == survey.seat else -0.1


def creature_odds(survey: Survey, creature: i64, root: i64, extra: i64) -> float:
    """R188: how likely the figures in a territory beat a creature; casualties do not harm it."""
    its = data.CREATURE_VALUE[data.KIND_OF_CREATURE[creature]]
    return win_chance(survey.figures(root), survey.strength(root) + extra, data.UNITS, its, 0, 0)


class AttacksCreature(Judge):
    """D101: only with good odds, food included."""

    def judge(self, survey: Survey, option: i64) -> float:
        """One option."""
        if option == NO.only():
            return 0.0
        creature = creature_fights.ATTACK_CREATURE.attack.first(option)
        root = territory_of(survey.table, creature)
        food = min(spare_food(survey), survey.figures(root))
        chance = creature_odds(survey, creature, root, state.BONUS.of(survey.table) + food)
        return chance * (creature_prize(creature) + 1.0) - 1.0 - 0.3 * float(food)


def creature_prize(creature: i64) -> float:
    """Its fame, and the peace."""
    return float(data.CREATURE_FAME[data.KIND_OF_CREATURE[creature]]) + 1.5


class FeedsHunters(Judge):
    """D102: food for better odds."""

    def judge(self, survey: Survey, option: i64) -> float:
        """One option."""
        table = survey.table
        root = state.FIGHT.of(table)
        eaten = combat.ATTACKER_FOOD.eat.first(option)
        found = survey.purse_after(-eaten, 0, 0, 0)
        for creature in range(data.CREATURES):
            if territory_of(table, creature) == root:
                found += creature_odds(survey, creature, root, eaten) * (creature_prize(creature) + 1.0)
        return found


RECRUITS: Final[Recruits] = Recruits()
MOVES: Final[Moves] = Moves()
TILES: Final[Tiles] = Tiles()
CELLS: Final[Cells] = Cells()
ROTATIONS: Final[Rotations] = Rotations()
SETTLES: Final[Settles] = Settles()
EATS: Final[Eats] = Eats()
FACES: Final[Faces] = Faces()
PLACES_CREATURE: Final[PlacesCreature] = PlacesCreature()
