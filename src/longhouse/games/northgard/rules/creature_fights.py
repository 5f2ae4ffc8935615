"""Fights against creatures (R186 to R190)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.sets import BIT
from longhouse.core.state import OptionBuffer
from longhouse.games.northgard.rules import cards, codes
from longhouse.games.northgard.rules.combat import begin_retreat, lose, reward, strength
from longhouse.games.northgard.rules.creatures import BEATEN, territory_of
from longhouse.games.northgard.rules.decisions import gain, gain_fame, pay
from longhouse.games.northgard.rules.figures import figures_of
from longhouse.games.northgard.rules.land import buildings
from longhouse.games.northgard.state import (
    ATTACKER_FOOD,
    ATTACKER_POINTS,
    BONUS,
    DEFENDER_HITS,
    DEFENDER_POINTS,
    FIGHT,
    FOES,
    RIDERS,
    Table,
)
from longhouse.games.northgard.tables import (
    C_VALKYRIE,
    CHOICE_FACE,
    CREATURE_FAME,
    CREATURE_VALUE,
    CREATURES,
    DIE_CASUALTIES,
    DIE_FACES,
    DIE_POINTS,
    FOOD,
    FORTRESS,
    FORTRESS_POINTS,
    KIND_OF_CREATURE,
    NONE,
    RESOURCES,
    STAG,
    WOLF,
)


class AttackCreature(Decision[Table]):
    """D101: which creatures are attacked; one in each territory at most. Fallen Valkyries are declared already."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R187."""
        for creature in range(CREATURES):
            territory = territory_of(table, creature)
            if territory == NONE or table.holder[territory] != seat or is_declared(table, territory):
                continue
            into.add(codes.ATTACK_CREATURE + creature)
        if into.count > 0:
            into.add(codes.NO)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Declare it, and ask for more."""
        if option == codes.NO:
            table.frames.pop_group()
        else:
            table.act[FOES] |= BIT[option - codes.ATTACK_CREATURE]


def is_declared(table: Table, territory: i64) -> bool:
    """Whether a fight against a creature is declared in a territory."""
    for creature in range(CREATURES):
        if table.act[FOES] & BIT[creature] and territory_of(table, creature) == territory:
            return True
    return False


class CreatureFight(Decision[Table]):
    """R188: food, dice, result. a: the creature, b: 1 if the player attacks, c: how far it has come."""

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """One step after the other."""
        frames = table.frames
        step = frames.c(frame)
        frames.set_c(frame, step + 1)
        creature = frames.a(frame)
        if step == 0:
            table.act[FIGHT] = territory_of(table, creature)
            frames.push(codes.D102_CREATURE_FOOD, seat)
        elif step == 1:
            roll_both(table, seat, creature, chance)
        else:
            is_attack = frames.b(frame) != 0
            frames.pop_group()
            settle_creature(table, seat, creature, is_attack)


def roll_both(table: Table, seat: i64, creature: i64, chance: Chance) -> None:
    """R188: the player's die and the creature's; the choice face is a point for both."""
    mine = chance.pick(codes.L_DIE, DIE_FACES)
    its = chance.pick(codes.L_DIE, DIE_FACES)
    table.tell(codes.ROLLED, seat, mine)
    table.tell(codes.CREATURE_ROLLED, KIND_OF_CREATURE[creature], its)
    table.act[ATTACKER_POINTS] = points_of_face(mine)
    table.act[DEFENDER_POINTS] = points_of_face(its)
    table.act[DEFENDER_HITS] = DIE_CASUALTIES[its]


def points_of_face(face: i64) -> i64:
    """R188: against creatures nobody chooses."""
    if face == CHOICE_FACE:
        return 1
    return DIE_POINTS[face]


class CreatureFood(Decision[Table]):
    """D102: food for points."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R104, R188."""
        most = min(table.resources[seat * RESOURCES + FOOD], figures_of(table, table.act[FIGHT], seat))
        for number in range(most + 1):
            into.add(codes.EAT + number)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Eat."""
        table.frames.pop_group()
        pay(table, seat, FOOD, option - codes.EAT)
        table.act[ATTACKER_FOOD] = option - codes.EAT


def score_before_dice(table: Table, seat: i64, is_attack: bool) -> i64:
    """R188: figures, with the points of the card when attacking and of Fortresses when defending."""
    here = table.act[FIGHT]
    score = strength(table, here, seat)
    if is_attack:
        return score + table.act[BONUS] + (1 if table.act[RIDERS] & cards.AXES else 0)
    return score + FORTRESS_POINTS * buildings(table, here, FORTRESS)


def settle_creature(table: Table, seat: i64, creature: i64, is_attack: bool) -> None:
    """R188 to R190: the higher score wins, a tie the defender; casualties are taken either way."""
    act = table.act
    here = act[FIGHT]
    kind = KIND_OF_CREATURE[creature]
    mine = score_before_dice(table, seat, is_attack) + act[ATTACKER_FOOD] + act[ATTACKER_POINTS]
    hits = act[DEFENDER_HITS]
    if is_attack and act[RIDERS] & cards.SHIELD:
        hits = max(0, hits - 1)
    its = CREATURE_VALUE[kind] + act[DEFENDER_POINTS]
    falls = hits >= figures_of(table, here, seat)
    wins = not falls and (mine > its or (mine == its and not is_attack))
    table.tell(codes.CREATURE_FOUGHT, seat, kind, here, mine, its, 1 if wins else 0)
    lose(table, here, seat, hits)
    act[FOES] &= ~BIT[creature]
    if wins:
        beat(table, seat, creature, is_attack)
    elif not falls and (not is_attack or kind == C_VALKYRIE):
        begin_retreat(table, here, seat, is_attack)


def beat(table: Table, seat: i64, creature: i64, is_attack: bool) -> None:
    """R189, R190: the card is discarded, fame is gained."""
    kind = KIND_OF_CREATURE[creature]
    table.creature_at[creature] = BEATEN
    kept = vec[i64]()
    for at in range(len(table.creature_line)):
        if table.creature_line[at] != creature:
            kept = append(kept, table.creature_line[at])
    table.creature_line = kept
    table.tell(codes.CREATURE_BEATEN, seat, kind)
    gain_fame(table, seat, CREATURE_FAME[kind])
    if is_attack:
        if table.clan[seat] == WOLF:
            gain(table, seat, FOOD, 1)
        elif table.clan[seat] == STAG and kind == C_VALKYRIE:
            reward(table, seat)
