"""Fights against creatures (R186 to R190)."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision, Kept
from longhouse.core.options import Options
from longhouse.core.protocol import Message
from longhouse.core.state import OptionBuffer
from longhouse.core.zones import NONE
from longhouse.games.northgard import data, events, luck, state
from longhouse.games.northgard.rules import cards
from longhouse.games.northgard.rules.combat import Eat, begin_retreat, foe_in, lose, reward, shielded, strength
from longhouse.games.northgard.rules.creatures import territory_of
from longhouse.games.northgard.rules.decisions import NO, gain_fame
from longhouse.games.northgard.rules.figures import figures_of
from longhouse.games.northgard.rules.land import buildings
from longhouse.games.northgard.state import ATTACKING, DEFENDING, EATEN, FIGHT, HITS, POINTS, Table


class AttackCreature(Decision[Table]):
    """D101: which creatures are attacked; one in each territory at most. Fallen Valkyries are declared already."""

    def __init__(self) -> None:
        super().__init__("attack-creature")
        self.attack: Options = self.option(
            "attack:{creature}", ("creature:{creature}",), state.CREATURE, name="attack-creature"
        )
        self.no: Options = self.shares(NO)

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """R187: where a seat may still declare an attack on a creature."""
        return Message("prompt-attack-creature", {"territory": [data.AREA_IDS[one] for one in undeclared(table, seat)]})

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R187."""
        for creature in range(data.CREATURES):
            territory = territory_of(table, creature)
            if territory == NONE or state.HOLDER.of(table, territory) != seat or foe_in(table, territory) != NONE:
                continue
            into.add(self.attack.one(creature))
        if into.count > 0:
            into.add(NO.only())

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Declare it, and ask for more."""
        if option == NO.only():
            table.frames.pop_group()
        else:
            state.FOES.put(table, self.attack.first(option))


ATTACK_CREATURE: Final[AttackCreature] = AttackCreature()


def undeclared(table: Table, seat: i64) -> list[int]:
    """R187: own territories with a creature that is not to be fought yet."""
    places: list[int] = []
    for at in range(state.CREATURE_LINE.size(table)):
        territory = territory_of(table, state.CREATURE_LINE.of(table, at))
        if state.HOLDER.of(table, territory) == seat and foe_in(table, territory) == NONE and territory not in places:
            places.append(int(territory))
    return sorted(places)


FOOD: Final = 0
DICE: Final = 1
RESULT: Final = 2


class CreatureFight(Decision[Table]):
    """R188: food, dice, result; whether the player attacks."""

    def __init__(self) -> None:
        super().__init__("creature-fight")
        self.creature: Kept = self.keeps("creature", 0, data.CREATURES - 1)
        self.attacks: Kept = self.keeps("attacks", 0, 1)
        self.stage: Kept = self.keeps("stage", FOOD, RESULT)

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """One step after the other."""
        frames = table.frames
        stage = self.stage.of(frames, frame)
        self.stage.set(frames, frame, stage + 1)
        creature = self.creature.of(frames, frame)
        if stage == FOOD:
            FIGHT.set(table, territory_of(table, creature))
            CREATURE_FOOD.ask(table, seat)
        elif stage == DICE:
            roll_both(table, seat, creature, chance)
        else:
            is_attack = self.attacks.of(frames, frame) != 0
            frames.pop_group()
            settle_creature(table, seat, creature, is_attack)


CREATURE_FIGHT: Final[CreatureFight] = CreatureFight()


def roll_both(table: Table, seat: i64, creature: i64, chance: Chance) -> None:
    """R188: the player's die and the creature's; the choice face is a point for both."""
    mine = chance.pick(luck.DIE, data.DIE_FACES)
    its = chance.pick(luck.DIE, data.DIE_FACES)
    lay_dice(table, mine, its)
    table.tell(events.ROLLED, seat, mine)
    table.tell(events.CREATURE_ROLLED, data.KIND_OF_CREATURE[creature], its)


def lay_dice(table: Table, mine: i64, its: i64) -> None:
    """Both dice show these faces."""
    POINTS.set(table, ATTACKING, points_of_face(mine))
    POINTS.set(table, DEFENDING, points_of_face(its))
    HITS.set(table, DEFENDING, data.DIE_CASUALTIES[its])


def points_of_face(face: i64) -> i64:
    """R188: against creatures nobody chooses."""
    if face == data.CHOICE_FACE:
        return 1
    return data.DIE_POINTS[face]


class CreatureFood(Eat):
    """D102: food for points."""

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """R188: the creature that is fought, and where it is."""
        creature = CREATURE_FIGHT.creature.of(table.frames, table.frames.below(frame))
        kind = data.CREATURE_KIND_IDS[data.KIND_OF_CREATURE[creature]]
        here = data.AREA_IDS[territory_of(table, creature)]
        return Message("prompt-creature-food", {"creature": kind, "territory": here})


CREATURE_FOOD: Final[CreatureFood] = CreatureFood("creature-food", ATTACKING)


def score_before_dice(table: Table, seat: i64, is_attack: bool) -> i64:
    """R188: figures, with the points of the card when attacking and of Fortresses when defending."""
    here = FIGHT.of(table)
    score = strength(table, here, seat)
    if is_attack:
        return score + state.BONUS.of(table) + (1 if state.RIDERS.of(table) & cards.AXES else 0)
    return score + data.FORTRESS_POINTS * buildings(table, here, data.FORTRESS)


def points_against(table: Table, seat: i64, is_attack: bool) -> i64:
    """R188: figures, food and die."""
    return score_before_dice(table, seat, is_attack) + EATEN.of(table, ATTACKING) + POINTS.of(table, ATTACKING)


def points_of_creature(table: Table, kind: i64) -> i64:
    """R188: its value and die."""
    return data.CREATURE_VALUE[kind] + POINTS.of(table, DEFENDING)


def creature_hits(table: Table, is_attack: bool) -> i64:
    """R188: casualties of its die; Shieldbearers help when attacking."""
    return shielded(table, HITS.of(table, DEFENDING)) if is_attack else HITS.of(table, DEFENDING)


def beats_creature(table: Table, seat: i64, kind: i64, is_attack: bool) -> bool:
    """R188: the higher score wins, a tie whoever defends; not without a figure left."""
    if creature_hits(table, is_attack) >= figures_of(table, FIGHT.of(table), seat):
        return False
    lead = points_against(table, seat, is_attack) - points_of_creature(table, kind)
    return lead > 0 or (lead == 0 and not is_attack)


def settle_creature(table: Table, seat: i64, creature: i64, is_attack: bool) -> None:
    """R188 to R190: the higher score wins, a tie the defender; casualties are taken either way."""
    here = FIGHT.of(table)
    kind = data.KIND_OF_CREATURE[creature]
    hits = creature_hits(table, is_attack)
    falls = hits >= figures_of(table, here, seat)
    mine = points_against(table, seat, is_attack)
    its = points_of_creature(table, kind)
    wins = beats_creature(table, seat, kind, is_attack)
    table.tell(events.CREATURE_FOUGHT, seat, kind, here, mine, its, 1 if wins else 0)
    lose(table, here, seat, hits)
    state.FOES.take(table, creature)
    if wins:
        beat(table, seat, creature, is_attack)
    elif not falls and (not is_attack or data.SHARES[kind] == 0):
        begin_retreat(table, here, seat, is_attack)


def beat(table: Table, seat: i64, creature: i64, is_attack: bool) -> None:
    """R189, R190: the card is discarded, fame is gained."""
    kind = data.KIND_OF_CREATURE[creature]
    state.CREATURE_AT.set(table, creature, NONE)
    state.BEATEN.put(table, creature)
    state.CREATURE_LINE.remove(table, state.CREATURE_LINE.place(table, creature))
    table.tell(events.CREATURE_BEATEN, seat, kind)
    gain_fame(table, seat, data.CREATURE_FAME[kind])
    if is_attack and (state.CLAN.of(table, seat) != data.STAG or data.SHARES[kind] == 0):
        reward(table, seat)
