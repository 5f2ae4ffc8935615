"""Combat, step by step (R100 to R114)."""

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.sets import BIT
from longhouse.core.state import OptionBuffer
from longhouse.games.northgard.rules import cards, codes
from longhouse.games.northgard.rules.creatures import holds_figures, is_barred, territory_of
from longhouse.games.northgard.rules.decisions import gain, gain_fame, pay
from longhouse.games.northgard.rules.figures import (
    add_units,
    figures_of,
    has_kaija,
    put_kaija,
    remove_units,
    take_kaija,
    take_units,
    tidy,
    units_of,
)
from longhouse.games.northgard.rules.land import REGULAR, buildings, connection
from longhouse.games.northgard.rules.moving import is_pending
from longhouse.games.northgard.state import (
    ATTACKER_FOOD,
    ATTACKER_HITS,
    ATTACKER_POINTS,
    BONUS,
    DEFENDER_FOOD,
    DEFENDER_HITS,
    DEFENDER_POINTS,
    FIGHT,
    FOES,
    KAIJA_RETREATS,
    RETREATERS,
    RIDERS,
    Table,
)
from longhouse.games.northgard.tables import (
    CHOICE_FACE,
    CREATURES,
    DIE_CASUALTIES,
    DIE_FACES,
    DIE_POINTS,
    FOOD,
    FORTRESS,
    FORTRESS_POINTS,
    KAIJA_POINTS,
    NONE,
    RESOURCES,
    SNAKE,
    STAG,
    TOWER,
    WOLF,
)


def foe_in(table: Table, territory: i64) -> i64:
    """The creature that was declared to be fought in a territory, or NONE."""
    if table.act[FOES] == 0:
        return NONE
    for creature in range(CREATURES):
        if table.act[FOES] & BIT[creature] and territory_of(table, creature) == territory:
            return creature
    return NONE


class Combats(Decision[Table]):
    """All pending combats of an action, one after the other (R65)."""

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """Ask for the next one, or be done."""
        for territory in table.roots:
            if is_pending(table, territory) or foe_in(table, territory) != NONE:
                table.frames.push(codes.D30_COMBAT, seat)
                return
        table.frames.pop_group()


class NextCombat(Decision[Table]):
    """D30: which combat comes next."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R65: any that waits."""
        for territory in table.roots:
            if is_pending(table, territory) or foe_in(table, territory) != NONE:
                into.add(codes.FIGHT + territory)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Begin it."""
        table.frames.pop_group()
        territory = option - codes.FIGHT
        if not is_pending(table, territory):
            table.frames.push(codes.CREATURE_FIGHT, seat, foe_in(table, territory), 1)
            return
        table.act[FIGHT] = territory
        table.tell(codes.COMBAT, table.attacker[territory], territory, table.holder[territory])
        if table.act[RIDERS] & cards.INTIMIDATE:
            table.frames.push(codes.D31_PUSH, table.attacker[territory])
        else:
            ask_food(table)


def ask_food(table: Table) -> None:
    """R104: the attacker's food, then the defender's; then the dice."""
    territory = table.act[FIGHT]
    table.frames.push(codes.ROLL, table.attacker[territory])
    table.frames.push(codes.D33_DEFENDER_FOOD, table.holder[territory])
    table.frames.push(codes.D32_ATTACKER_FOOD, table.attacker[territory])


class Push(Decision[Table]):
    """D31: Intimidate moves one defender away before the combat."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R101, R185: to an adjacent territory, neutral or the defender's, without a combat; not from a Brown Bear."""
        here = table.act[FIGHT]
        defender = table.holder[here]
        for territory in table.roots:
            if holds_figures(table, here) or is_pending(table, territory) or is_barred(table, territory):
                continue
            if table.holder[territory] in (NONE, defender) and connection(table, here, territory):
                into.add(codes.PUSH + territory)
        into.add(codes.NO)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Push one unit, Kaija only if she is alone; then fight if anybody is left."""
        table.frames.pop_group()
        here = table.act[FIGHT]
        if option != codes.NO:
            defender = table.holder[here]
            end = option - codes.PUSH
            if units_of(table, here, defender) > 0:
                take_units(table, here, defender, 1)
                add_units(table, end, defender, 1)
                table.tell(codes.PUSHED, defender, here, end, 0)
            else:
                take_kaija(table, here)
                put_kaija(table, end, defender)
                table.tell(codes.PUSHED, defender, here, end, 1)
        if is_pending(table, here):
            ask_food(table)


class Eat(Decision[Table]):
    """D32, D33: food for points."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R104: as much as the seat has figures in the combat."""
        most = min(table.resources[seat * RESOURCES + FOOD], figures_of(table, table.act[FIGHT], seat))
        for number in range(most + 1):
            into.add(codes.EAT + number)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Eat openly."""
        is_attacker = table.frames.kind(frame) == codes.D32_ATTACKER_FOOD
        table.frames.pop_group()
        number = option - codes.EAT
        pay(table, seat, FOOD, number)
        table.act[ATTACKER_FOOD if is_attacker else DEFENDER_FOOD] = number


class Roll(Decision[Table]):
    """R107: the attacker's die and choices, then the defender's; then the result. a: how far it has come."""

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """One step after the other."""
        frames = table.frames
        step = frames.a(frame)
        frames.set_a(frame, step + 1)
        territory = table.act[FIGHT]
        if step == 0:
            roll(table, table.attacker[territory], ATTACKER_POINTS, codes.D34_ATTACKER_FACE, chance)
        elif step == 1:
            if table.act[RIDERS] & cards.AXES:
                frames.push(codes.D35_AXE, table.attacker[territory])
        elif step == 2:
            roll(table, table.holder[territory], DEFENDER_POINTS, codes.D36_DEFENDER_FACE, chance)
        else:
            frames.pop_group()
            settle(table)


def roll(table: Table, seat: i64, points: i64, choice: i64, chance: Chance) -> None:
    """One die; on the choice face its owner decides. The casualties stand behind the points in `act`."""
    face = chance.pick(codes.L_DIE, DIE_FACES)
    table.act[points] = DIE_POINTS[face]
    table.act[points + 1] = DIE_CASUALTIES[face]
    table.tell(codes.ROLLED, seat, face)
    if face == CHOICE_FACE:
        table.frames.push(choice, seat)


class Face(Decision[Table]):
    """D34, D35, D36: a point or a casualty."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R107."""
        into.add(codes.POINT)
        into.add(codes.CASUALTY)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Add it."""
        is_defender = table.frames.kind(frame) == codes.D36_DEFENDER_FACE
        table.frames.pop_group()
        at: i64 = DEFENDER_POINTS if is_defender else ATTACKER_POINTS
        if option == codes.CASUALTY:
            at += 1
        table.act[at] += 1
        table.tell(codes.CHOSE_FACE, seat, 1 if option == codes.POINT else 0)


def strength(table: Table, territory: i64, seat: i64) -> i64:
    """R102, R161: a point for each unit, two for Kaija, one for the Snake on Scorched Earth."""
    points = units_of(table, territory, seat)
    if has_kaija(table, territory, seat):
        points += KAIJA_POINTS
    if table.clan[seat] == SNAKE and table.scorched_at != NONE and table.root[table.scorched_at] == territory:
        points += 1
    return points


def settle(table: Table) -> None:
    """R108 to R113: who wins, who is lost, who retreats."""
    act = table.act
    here = act[FIGHT]
    attacker = table.attacker[here]
    defender = table.holder[here]
    ignores_buildings = table.conquerors & BIT[attacker] != 0
    towers: i64 = 0
    walls: i64 = 0
    if not ignores_buildings:
        towers = buildings(table, here, TOWER)
        walls = buildings(table, here, FORTRESS)
    attack = strength(table, here, attacker) + act[BONUS] + act[ATTACKER_FOOD] + act[ATTACKER_POINTS]
    defence = strength(table, here, defender) + FORTRESS_POINTS * walls + act[DEFENDER_FOOD] + act[DEFENDER_POINTS]
    shield: i64 = 1 if act[RIDERS] & cards.SHIELD else 0
    on_attacker = max(0, act[DEFENDER_HITS] + towers - shield)
    on_defender = act[ATTACKER_HITS]
    attackers_fall = on_attacker >= figures_of(table, here, attacker)
    defenders_fall = on_defender >= figures_of(table, here, defender)
    attacker_wins = not attackers_fall and (defenders_fall or attack > defence)
    table.tell(
        codes.SETTLED,
        here,
        attack,
        defence,
        on_attacker,
        on_defender,
        result_code(attackers_fall, defenders_fall, attacker_wins),
    )
    lose(table, here, attacker, on_attacker)
    lose(table, here, defender, on_defender)
    if attackers_fall and defenders_fall:
        return
    if attacker_wins:
        reward(table, attacker)
        if table.attacker[here] == attacker:
            begin_retreat(table, here, defender, False)
    elif table.attacker[here] == attacker:
        begin_retreat(table, here, attacker, True)


def result_code(attackers_fall: bool, defenders_fall: bool, attacker_wins: bool) -> i64:
    """0: nobody wins, 1: the attacker, 2: the defender."""
    if attackers_fall and defenders_fall:
        return 0
    return 1 if attacker_wins else 2


def lose(table: Table, territory: i64, seat: i64, casualties: i64) -> None:
    """R109: units first, then Kaija."""
    units = min(casualties, units_of(table, territory, seat))
    if units > 0:
        table.tell(codes.LOST, seat, territory, units)
        remove_units(table, territory, seat, units)
    if casualties > units and has_kaija(table, territory, seat):
        table.tell(codes.KAIJA_LOST, seat, territory)
        take_kaija(table, territory)


def reward(table: Table, seat: i64) -> None:
    """R163, R165: what Stag and Wolf get for a combat won as attacker."""
    if table.clan[seat] == STAG:
        gain_fame(table, seat, 1)
    elif table.clan[seat] == WOLF:
        gain(table, seat, FOOD, 1)


# Retreat.


def may_retreat(table: Table, seat: i64, start: i64, end: i64, sure_footed: bool) -> bool:
    """R110, R111, R187: an adjacent territory across a regular connection, friendly or neutral, without a fight."""
    if is_pending(table, end) or is_barred(table, end) or table.attacker[end] != NONE:
        return False
    if foe_in(table, end) != NONE:
        return False
    if table.holder[end] not in (NONE, seat):
        return False
    link = connection(table, start, end)
    return link == REGULAR or (sure_footed and link != 0)


def begin_retreat(table: Table, here: i64, loser: i64, is_attacker: bool) -> None:
    """R110: the loser's figures leave; where there is one way all take it, where there is none they are removed."""
    sure_footed = is_attacker and table.act[RIDERS] & cards.SURE_FOOTED != 0
    units = units_of(table, here, loser)
    kaija: i64 = 1 if has_kaija(table, here, loser) else 0
    ways: i64 = 0
    way: i64 = NONE
    for territory in table.roots:
        if may_retreat(table, loser, here, territory, sure_footed):
            ways += 1
            way = territory
    if kaija:
        table.kaija_at = NONE
    take_units(table, here, loser, units)
    tidy(table, here)
    if ways == 0:
        table.reserve[loser] += units
        table.tell(codes.NO_RETREAT, loser, here, units, kaija)
    elif ways == 1:
        flee(table, loser, here, way, units, kaija)
    else:
        table.act[RETREATERS] = units
        table.act[KAIJA_RETREATS] = kaija
        table.frames.push(codes.D37_RETREAT, loser, here, 1 if sure_footed else 0)


def flee(table: Table, seat: i64, start: i64, end: i64, units: i64, kaija: i64) -> None:
    """Figures retreat to a territory."""
    if units > 0:
        add_units(table, end, seat, units)
    if kaija:
        put_kaija(table, end, seat)
    table.tell(codes.RETREATED, seat, start, end, units, kaija)


class Retreat(Decision[Table]):
    """D37: who goes where. a: the territory left, b: 1 if rough connections may be used."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R110: any number of figures to any of the territories."""
        frames = table.frames
        for territory in table.roots:
            if may_retreat(table, seat, frames.a(frame), territory, frames.b(frame) != 0):
                for number in range(1, table.act[RETREATERS] + 1):
                    into.add(codes.RETREAT + territory * 15 + number)
                if table.act[KAIJA_RETREATS]:
                    into.add(codes.RETREAT_KAIJA + territory)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Some go; asked again until nobody is left."""
        start = table.frames.a(frame)
        if option < codes.RETREAT_KAIJA:
            number = (option - codes.RETREAT) % 15
            table.act[RETREATERS] -= number
            flee(table, seat, start, (option - codes.RETREAT) // 15, number, 0)
        else:
            table.act[KAIJA_RETREATS] = 0
            flee(table, seat, start, option - codes.RETREAT_KAIJA, 0, 1)
        if table.act[RETREATERS] == 0 and table.act[KAIJA_RETREATS] == 0:
            table.frames.pop_group()
