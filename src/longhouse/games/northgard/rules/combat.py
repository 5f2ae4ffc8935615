"""Combat, step by step (R100 to R114): which one, Intimidate, food, dice, the result, retreat."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision, Kept
from longhouse.core.options import Options
from longhouse.core.protocol import Message
from longhouse.core.state import OptionBuffer
from longhouse.core.zones import NONE
from longhouse.games.northgard import data, events, luck, state
from longhouse.games.northgard.rules import cards, creature_fights
from longhouse.games.northgard.rules.creatures import has_bear, is_barred, territory_of
from longhouse.games.northgard.rules.decisions import NO, gain, gain_fame, pay
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
from longhouse.games.northgard.rules.moving import is_pending, shift_one
from longhouse.games.northgard.state import ATTACKING, BONUS, DEFENDING, EATEN, FIGHT, HITS, POINTS, RIDERS, Table


def foe_in(table: Table, territory: i64) -> i64:
    """The creature that was declared to be fought in a territory, or NONE."""
    if state.FOES.of(table) == 0:
        return NONE
    for creature in range(data.CREATURES):
        if state.FOES.has(table, creature) and territory_of(table, creature) == territory:
            return creature
    return NONE


class Combats(Decision[Table]):
    """All pending combats of an action, one after the other (R65)."""

    def __init__(self) -> None:
        super().__init__("combats")

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """The attacker chooses one as long as some are left."""
        for territory in table.roots:
            if is_pending(table, territory) or foe_in(table, territory) != NONE:
                NEXT_COMBAT.ask(table, seat)
                return
        table.frames.pop_group()


COMBATS: Final[Combats] = Combats()


class NextCombat(Decision[Table]):
    """D30: which combat comes next."""

    def __init__(self) -> None:
        super().__init__("combat")
        self.fight: Options = self.option("fight:{territory}", ("territory:{territory}",), state.TERRITORY)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R65: any that waits."""
        for territory in table.roots:
            if is_pending(table, territory) or foe_in(table, territory) != NONE:
                into.add(self.fight.one(territory))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """R100, R101, R187: against a player, Intimidate comes before the food."""
        table.frames.pop_group()
        territory = self.fight.first(option)
        if not is_pending(table, territory):
            creature_fights.CREATURE_FIGHT.ask(table, seat, foe_in(table, territory), 1)
            return
        FIGHT.set(table, territory)
        if RIDERS.of(table) & cards.INTIMIDATE:
            PUSH.ask(table, table.side(ATTACKING))
        else:
            ask_food(table)
        table.tell(events.COMBAT, table.side(ATTACKING), territory, table.side(DEFENDING))


NEXT_COMBAT: Final[NextCombat] = NextCombat()


def ask_food(table: Table) -> None:
    """R104: the attacker's food, then the defender's; then the dice."""
    ROLL.ask(table, table.side(ATTACKING))
    DEFENDER_FOOD.ask(table, table.side(DEFENDING))
    ATTACKER_FOOD.ask(table, table.side(ATTACKING))


class InCombat(Decision[Table]):
    """A question about the combat being fought."""

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """Where the combat is."""
        return Message(f"prompt-{self.name}", {"territory": data.AREA_IDS[FIGHT.of(table)]})


# Intimidate.


class Push(InCombat):
    """D31: Intimidate moves one defender away before the combat."""

    def __init__(self) -> None:
        super().__init__("push")
        self.push: Options = self.option("push:{territory}", ("territory:{territory}",), state.TERRITORY)
        self.no: Options = self.shares(NO)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R101, R185: to an adjacent territory, neutral or the defender's, without a combat; not from a Brown Bear."""
        here = FIGHT.of(table)
        for territory in table.roots:
            if has_bear(table, here) or is_pending(table, territory) or is_barred(table, territory):
                continue
            is_open = state.HOLDER.of(table, territory) in (NONE, table.side(DEFENDING))
            if is_open and connection(table, here, territory):
                into.add(self.push.one(territory))
        into.add(self.no.only())

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Push one unit, Kaija only if she is alone; then fight if anybody is left."""
        table.frames.pop_group()
        here = FIGHT.of(table)
        if self.push.holds(option):
            defender = table.side(DEFENDING)
            end = self.push.first(option)
            table.tell(events.PUSHED, defender, here, end, shift_one(table, defender, here, end))
        if is_pending(table, here):
            ask_food(table)


PUSH: Final[Push] = Push()


# Food.


EAT: Final[Options] = Options("eat", "eat:{number}", ("eat:{number}",), [state.FOOD])


class Eat(InCombat):
    """D32, D33: food for points, of one side."""

    def __init__(self, name: str, side: int) -> None:
        super().__init__(name)
        self.side: i64 = side
        self.eat: Options = self.shares(EAT)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R104: as much food as the seat has figures in the combat."""
        most = min(state.STOCK.of(table, seat, data.FOOD), figures_of(table, FIGHT.of(table), seat))
        for number in range(most + 1):
            into.add(self.eat.one(number))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """R104: food is eaten openly."""
        table.frames.pop_group()
        EATEN.set(table, self.side, self.eat.first(option))
        pay(table, seat, data.FOOD, self.eat.first(option))


ATTACKER_FOOD: Final[Eat] = Eat("attacker-food", ATTACKING)
DEFENDER_FOOD: Final[Eat] = Eat("defender-food", DEFENDING)

# Dice.


ATTACKER_ROLLS: Final = 0
AXES_ADD: Final = 1
DEFENDER_ROLLS: Final = 2
RESULT: Final = 3


class Roll(Decision[Table]):
    """R107: the attacker's die and choices, then the defender's; then the result."""

    def __init__(self) -> None:
        super().__init__("roll")
        self.stage: Kept = self.keeps("stage", ATTACKER_ROLLS, RESULT)

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """Each die may ask its owner to choose before the next stage."""
        stage = self.stage.of(table.frames, frame)
        self.stage.set(table.frames, frame, stage + 1)
        if stage == ATTACKER_ROLLS:
            roll(table, ATTACKING, ATTACKER_FACE, chance)
        elif stage == AXES_ADD:
            if RIDERS.of(table) & cards.AXES:
                AXE.ask(table, table.side(ATTACKING))
        elif stage == DEFENDER_ROLLS:
            roll(table, DEFENDING, DEFENDER_FACE, chance)
        else:
            table.frames.pop_group()
            settle(table)


ROLL: Final[Roll] = Roll()


def roll(table: Table, side: i64, choice: Decision[Table], chance: Chance) -> None:
    """R107: one die; on the choice face its owner decides."""
    face = chance.pick(luck.DIE, data.DIE_FACES)
    POINTS.set(table, side, data.DIE_POINTS[face])
    HITS.set(table, side, data.DIE_CASUALTIES[face])
    table.tell(events.ROLLED, table.side(side), face)
    if face == data.CHOICE_FACE:
        choice.ask(table, table.side(side))


POINT: Final[Options] = Options("point", "point", ("point",), [])
CASUALTY: Final[Options] = Options("casualty", "casualty", ("casualty",), [])


class Face(InCombat):
    """D34, D35, D36: a point or a casualty, for one side."""

    def __init__(self, name: str, side: int) -> None:
        super().__init__(name)
        self.side: i64 = side
        self.point: Options = self.shares(POINT)
        self.casualty: Options = self.shares(CASUALTY)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R107."""
        into.add(self.point.only())
        into.add(self.casualty.only())

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """R107: it counts for the side that rolled."""
        table.frames.pop_group()
        if self.point.holds(option):
            POINTS.gain(table, self.side, 1)
            table.tell(events.CHOSE_FACE, seat, 1)
        else:
            HITS.gain(table, self.side, 1)
            table.tell(events.CHOSE_FACE, seat, 0)


ATTACKER_FACE: Final[Face] = Face("attacker-face", ATTACKING)
AXE: Final[Face] = Face("axe", ATTACKING)
DEFENDER_FACE: Final[Face] = Face("defender-face", DEFENDING)


# The result.


def strength(table: Table, territory: i64, seat: i64) -> i64:
    """R102, R161: a point for each unit, more for Kaija, and for the Snake on Scorched Earth."""
    points = units_of(table, territory, seat)
    if has_kaija(table, territory, seat):
        points += data.KAIJA_POINTS
    if state.CLAN.of(table, seat) == data.SNAKE and table.is_scorched(territory):
        points += data.SNAKE_POINTS
    return points


def score(table: Table, side: i64) -> i64:
    """R102, R104, R107: figures, food and die."""
    return strength(table, FIGHT.of(table), table.side(side)) + EATEN.of(table, side) + POINTS.of(table, side)


def standing(table: Table, kind: i64) -> i64:
    """R88, R105, R106: the defender's buildings of a type, unless the attacker is a Conqueror."""
    if state.CONQUEROR.of(table, table.side(ATTACKING)):
        return 0
    return buildings(table, FIGHT.of(table), kind)


def shielded(table: Table, hits: i64) -> i64:
    """R66: Shieldbearers take one casualty of the attacker away."""
    if RIDERS.of(table) & cards.SHIELD:
        return max(0, hits - 1)
    return hits


def attack_points(table: Table) -> i64:
    """R102: the attacker's sum, with the points of the card."""
    return score(table, ATTACKING) + BONUS.of(table)


def defence_points(table: Table) -> i64:
    """R102, R105: the defender's sum, with Fortresses."""
    return score(table, DEFENDING) + data.FORTRESS_POINTS * standing(table, data.FORTRESS)


def casualties_of(table: Table, side: i64) -> i64:
    """R106, R107: what the other side's die, and Towers, take from a side."""
    if side == ATTACKING:
        return shielded(table, HITS.of(table, DEFENDING) + standing(table, data.TOWER))
    return HITS.of(table, ATTACKING)


def winner_of(table: Table) -> i64:
    """R108, R109: the higher score wins, a tie the defender; a side without a figure left does not win."""
    here = FIGHT.of(table)
    attackers_fall = casualties_of(table, ATTACKING) >= figures_of(table, here, table.side(ATTACKING))
    defenders_fall = casualties_of(table, DEFENDING) >= figures_of(table, here, table.side(DEFENDING))
    if attackers_fall and defenders_fall:
        return events.NOBODY_WINS
    if not attackers_fall and (defenders_fall or attack_points(table) > defence_points(table)):
        return events.ATTACKER_WINS
    return events.DEFENDER_WINS


def why_won(winner: i64, attack: i64, defence: i64) -> i64:
    """R108, R109: what decided: the sums, or that nobody is left on a side that had no fewer points."""
    if winner == events.NOBODY_WINS:
        return events.ALL_FELL
    if winner == events.ATTACKER_WINS:
        return events.BY_POINTS if attack > defence else events.NOBODY_LEFT
    if attack > defence:
        return events.NOBODY_LEFT
    return events.BY_TIE if attack == defence else events.BY_POINTS


def settle(table: Table) -> None:
    """R108 to R113: both take casualties, and the loser retreats."""
    here = FIGHT.of(table)
    attacker = table.side(ATTACKING)
    defender = table.side(DEFENDING)
    on_attacker = casualties_of(table, ATTACKING)
    on_defender = casualties_of(table, DEFENDING)
    winner = winner_of(table)
    attack = attack_points(table)
    defence = defence_points(table)
    why = why_won(winner, attack, defence)
    if winner == events.DEFENDER_WINS:
        table.tell(events.WON, defender, attacker, here, defence, attack, why)
    else:
        table.tell(events.WON, attacker, defender, here, attack, defence, why)
    table.tell(events.SETTLED, here, attack, defence, on_attacker, on_defender, winner)
    lose(table, here, attacker, on_attacker)
    lose(table, here, defender, on_defender)
    if winner == events.ATTACKER_WINS:
        reward(table, attacker)
    if is_pending(table, here):
        loser = defender if winner == events.ATTACKER_WINS else attacker
        begin_retreat(table, here, loser, loser == attacker)


def lose(table: Table, territory: i64, seat: i64, casualties: i64) -> None:
    """R109: units first, then Kaija."""
    units = min(casualties, units_of(table, territory, seat))
    if units > 0:
        remove_units(table, territory, seat, units)
        table.tell(events.LOST, seat, territory, units)
    if casualties > units and has_kaija(table, territory, seat):
        take_kaija(table, territory)
        table.tell(events.KAIJA_LOST, seat, territory)


def reward(table: Table, seat: i64) -> None:
    """R163, R165: what Stag and Wolf get for a combat won as attacker."""
    if state.CLAN.of(table, seat) == data.STAG:
        gain_fame(table, seat, data.STAG_COMBAT_FAME)
    elif state.CLAN.of(table, seat) == data.WOLF:
        gain(table, seat, data.FOOD, data.WOLF_FOOD)


# Retreat.


def may_retreat(table: Table, seat: i64, start: i64, end: i64, sure_footed: bool) -> bool:
    """R110, R111, R187: an adjacent territory across a regular connection, friendly or neutral, without a fight."""
    if is_pending(table, end) or is_barred(table, end) or state.ATTACKER.of(table, end) != NONE:
        return False
    if foe_in(table, end) != NONE:
        return False
    if state.HOLDER.of(table, end) not in (NONE, seat):
        return False
    link = connection(table, start, end)
    return link == REGULAR or (sure_footed and link != 0)


def begin_retreat(table: Table, here: i64, loser: i64, is_attacker: bool) -> None:
    """R110: the loser's figures leave; where there is one way all take it, where there is none they are removed."""
    sure_footed = is_attacker and RIDERS.of(table) & cards.SURE_FOOTED != 0
    units = units_of(table, here, loser)
    kaija: i64 = 1 if has_kaija(table, here, loser) else 0
    ways: i64 = 0
    way: i64 = NONE
    for territory in table.roots:
        if may_retreat(table, loser, here, territory, sure_footed):
            ways += 1
            way = territory
    if kaija:
        state.KAIJA.set(table, NONE)
    take_units(table, here, loser, units)
    tidy(table, here)
    if ways == 0:
        state.RESERVE.gain(table, loser, units)
        table.tell(events.NO_RETREAT, loser, here, units, kaija)
    elif ways == 1:
        flee(table, loser, here, way, units, kaija)
    else:
        state.RETREATERS.set(table, units)
        state.KAIJA_RETREATS.set(table, kaija)
        RETREAT.ask(table, loser, here, 1 if sure_footed else 0)


def flee(table: Table, seat: i64, start: i64, end: i64, units: i64, kaija: i64) -> None:
    """Figures retreat to a territory."""
    if units > 0:
        add_units(table, end, seat, units)
    if kaija:
        put_kaija(table, end, seat)
    table.tell(events.RETREATED, seat, start, end, units, kaija)


class Retreat(Decision[Table]):
    """D37: who goes where, from which territory, and whether rough connections may be used."""

    def __init__(self) -> None:
        super().__init__("retreat")
        self.territory: Kept = self.keeps("territory", 0, data.AREAS - 1)
        self.rough: Kept = self.keeps("rough", 0, 1)
        targets = ("territory:{territory}", "go:{number}")
        self.units: Options = self.option("retreat:{number}>{territory}", targets, state.TERRITORY, state.UNITS)
        targets = ("territory:{territory}", "kaija")
        self.kaija: Options = self.option("retreat:kaija>{territory}", targets, state.TERRITORY, name="retreat-kaija")

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """From where."""
        start = self.territory.of(table.frames, frame)
        return Message("prompt-retreat", {"territory": data.AREA_IDS[start]})

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R110: any number of figures to any of the territories."""
        start = self.territory.of(table.frames, frame)
        rough = self.rough.of(table.frames, frame) != 0
        for territory in table.roots:
            if may_retreat(table, seat, start, territory, rough):
                for number in range(1, state.RETREATERS.of(table) + 1):
                    into.add(self.units.pair(territory, number))
                if state.KAIJA_RETREATS.of(table):
                    into.add(self.kaija.one(territory))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Some go; asked again until nobody is left."""
        start = self.territory.of(table.frames, frame)
        if self.units.holds(option):
            number = self.units.second(option)
            state.RETREATERS.gain(table, -number)
            flee(table, seat, start, self.units.first(option), number, 0)
        else:
            state.KAIJA_RETREATS.set(table, 0)
            flee(table, seat, start, self.kaija.first(option), 0, 1)
        if state.RETREATERS.of(table) == 0 and state.KAIJA_RETREATS.of(table) == 0:
            table.frames.pop_group()


RETREAT: Final[Retreat] = Retreat()
