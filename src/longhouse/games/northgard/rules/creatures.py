"""The Creatures module: where they are, what they forbid, how they appear and move (R180 to R186, R191, R192)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision, Kept
from longhouse.core.options import Options
from longhouse.core.protocol import Message
from longhouse.core.sets import BIT, count, nth
from longhouse.core.state import OptionBuffer
from longhouse.core.zones import NONE
from longhouse.games.northgard import data, events, luck, state
from longhouse.games.northgard.rules import combat, creature_fights
from longhouse.games.northgard.rules.decisions import NO
from longhouse.games.northgard.rules.figures import figures_of
from longhouse.games.northgard.rules.land import area_in, buildings, end_of, icons, producing_buildings
from longhouse.games.northgard.state import Table


def territory_of(table: Table, creature: i64) -> i64:
    """The territory a creature is in, or NONE."""
    area = state.CREATURE_AT.of(table, creature)
    if area >= 0:
        return table.root[area]
    return NONE


def has_creature(table: Table, territory: i64, kind: i64) -> bool:
    """Whether a creature of this kind is there; kind NONE means any."""
    if not table.settings.creatures:
        return False
    for creature in range(data.CREATURES):
        if territory_of(table, creature) == territory and (kind == NONE or data.KIND_OF_CREATURE[creature] == kind):
            return True
    return False


def bars_recruiting(table: Table, territory: i64, is_neutral: bool) -> bool:
    """R185, R191: a Brown Bear; in neutral land a Fallen Valkyrie too."""
    return has_bear(table, territory) or (is_neutral and is_barred(table, territory))


def has_bear(table: Table, territory: i64) -> bool:
    """R185: a Brown Bear lets nobody build, recruit, explore from there or move out."""
    return has_creature(table, territory, data.C_BEAR)


def is_barred(table: Table, territory: i64) -> bool:
    """R186, R191: a Fallen Valkyrie shares with nobody: entering stops the figures, nobody is led or flees there."""
    if not table.settings.creatures:
        return False
    for creature in range(data.CREATURES):
        if data.SHARES[data.KIND_OF_CREATURE[creature]] == 0 and territory_of(table, creature) == territory:
            return True
    return False


def can_attack_creature(table: Table, seat: i64) -> bool:
    """R187: whether the seat holds a territory together with a creature."""
    if not table.settings.creatures:
        return False
    for creature in range(data.CREATURES):
        territory = territory_of(table, creature)
        if territory != NONE and state.HOLDER.of(table, territory) == seat:
            return True
    return False


def produces(table: Table, territory: i64, resource: i64) -> i64:
    """R35, R185: what collecting a territory's icons gives; with a Wolf only what buildings give."""
    if has_creature(table, territory, data.C_WOLF):
        return producing_buildings(table, territory, resource)
    return icons(table, territory, resource)


def declare_valkyries(table: Table, seat: i64) -> None:
    """R186: the Fallen Valkyries in whose territories the seat stands must be fought."""
    for creature in range(data.CREATURES):
        territory = territory_of(table, creature)
        is_alone = data.SHARES[data.KIND_OF_CREATURE[creature]] == 0
        if is_alone and territory != NONE and state.HOLDER.of(table, territory) == seat:
            state.FOES.put(table, creature)


# Appearing.


def appear_on(table: Table, tile: i64, seat: i64, chance: Chance) -> None:
    """R182: a tile with a lair brings a creature."""
    if not table.settings.creatures:
        return
    for area in range(area_in(tile, 0), area_in(tile, data.PLACE_COUNT[tile])):
        if data.LAIR[area]:
            appear(table, area, chance)


def appear(table: Table, area: i64, chance: Chance) -> None:
    """R182, R183: the top creature card; its effect happens at once, but not in the setup."""
    creature = draw_creature(table, chance)
    if creature == NONE:
        return
    state.CREATURE_AT.set(table, creature, area)
    state.CREATURE_LINE.append(table, creature)
    table.tell(events.CREATURE_CAME, data.KIND_OF_CREATURE[creature], table.root[area])
    if state.YEAR.of(table) > 0:
        arrive(table, creature)


def draw_creature(table: Table, chance: Chance) -> i64:
    """R181, R182: first the weaker ones on top, then any; beaten ones are shuffled again when the deck is empty."""
    left: i64 = 0
    weak: i64 = 0
    for creature in range(data.CREATURES):
        if state.CREATURE_AT.of(table, creature) == NONE and not state.BEATEN.has(table, creature):
            left |= BIT[creature]
            if data.CREATURE_VALUE[data.KIND_OF_CREATURE[creature]] <= data.WEAK_CREATURE:
                weak |= BIT[creature]
    if left == 0:
        left = state.BEATEN.of(table)
        if left == 0:
            return NONE
        state.BEATEN.set(table, 0)
        state.WEAK_ON_TOP.set(table, 0)
    pool = weak if state.WEAK_ON_TOP.of(table) > 0 and weak else left
    if state.WEAK_ON_TOP.of(table) > 0:
        state.WEAK_ON_TOP.gain(table, -1)
    return nth(pool, chance.pick(luck.CREATURES, count(pool)))


def arrive(table: Table, creature: i64) -> None:
    """R185: a Draugr takes a unit; a Fallen Valkyrie attacks the figures there."""
    territory = territory_of(table, creature)
    holder = state.HOLDER.of(table, territory)
    if holder == NONE:
        return
    if data.KIND_OF_CREATURE[creature] == data.C_DRAUGR:
        combat.lose(table, territory, holder, 1)
    elif data.SHARES[data.KIND_OF_CREATURE[creature]] == 0:
        creature_fights.CREATURE_FIGHT.ask(table, holder, creature, 0)


# Moving.


class CreaturePhase(Decision[Table]):
    """R184: along the line from left to right; the frame keeps those that have moved."""

    def __init__(self) -> None:
        super().__init__("creature-phase")
        self.moved: Kept = self.keeps("moved", 0, 2 ** int(data.CREATURES) - 1)

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """The next one moves; a tie is broken by the first player."""
        frames = table.frames
        for at in range(state.CREATURE_LINE.size(table)):
            creature = state.CREATURE_LINE.of(table, at)
            if self.moved.of(frames, frame) & BIT[creature] == 0:
                self.moved.set(frames, frame, self.moved.of(frames, frame) | BIT[creature])
                ends = best_ends(table, creature)
                if len(ends) > 0:
                    TIE.ask(table, state.FIRST_PLAYER.of(table), creature)
                return
        frames.pop_group()


CREATURE_PHASE: Final[CreaturePhase] = CreaturePhase()


class Tie(Decision[Table]):
    """D100: where a creature goes."""

    def __init__(self) -> None:
        super().__init__("creature-tie")
        self.creature: Kept = self.keeps("creature", 0, data.CREATURES - 1)
        self.end: Options = self.option(
            "creature-to:{territory}", ("territory:{territory}",), state.TERRITORY, name="tie"
        )

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """R184: the creature that goes somewhere, and where it is."""
        creature = self.creature.of(table.frames, frame)
        kind = data.CREATURE_KIND_IDS[data.KIND_OF_CREATURE[creature]]
        here = data.AREA_IDS[territory_of(table, creature)]
        return Message("prompt-creature-tie", {"creature": kind, "territory": here})

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R184: each territory still tied."""
        ends = best_ends(table, self.creature.of(table.frames, frame))
        for at in range(len(ends)):
            into.add(self.end.one(ends[at]))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """It moves, and its effect happens."""
        creature = self.creature.of(table.frames, frame)
        table.frames.pop_group()
        state.CREATURE_AT.set(table, creature, self.end.first(option))
        table.tell(events.CREATURE_MOVED, data.KIND_OF_CREATURE[creature], self.end.first(option))
        arrive(table, creature)


TIE: Final[Tie] = Tie()


def best_ends(table: Table, creature: i64) -> vec[i64]:
    """R184: adjacent territories without a creature, those with figures first, then by its priorities."""
    here = territory_of(table, creature)
    ends = vec[i64]()
    with_figures = False
    for at in range(table.first_way[here], table.first_way[here + 1]):
        territory = end_of(table.ways[at])
        if not has_creature(table, territory, NONE):
            ends = append(ends, territory)
            with_figures = with_figures or state.HOLDER.of(table, territory) != NONE
    if with_figures:
        ends = keep_best(table, ends, data.BY_FIGURES_AT_ALL)
    kind = data.KIND_OF_CREATURE[creature]
    for at in range(data.CREATURE_PRIORITIES.width):
        ends = keep_best(table, ends, data.CREATURE_PRIORITIES.of(kind, at))
    return ends


def keep_best(table: Table, ends: vec[i64], by: i64) -> vec[i64]:
    """Those that draw a creature most."""
    most: i64 = -1
    for at in range(len(ends)):
        most = max(most, measure(table, ends[at], by))
    kept = vec[i64]()
    for at in range(len(ends)):
        if measure(table, ends[at], by) == most:
            kept = append(kept, ends[at])
    return kept


def measure(table: Table, territory: i64, by: i64) -> i64:
    """R184: a large building counts as several small ones; figures; icons."""
    found: i64 = 0
    if by == data.BY_BUILDINGS:
        for kind in range(data.BUILDINGS):
            number = buildings(table, territory, kind)
            found += number * data.CREATURES_SEE_LARGE if kind >= data.SMALL_BUILDINGS else number
    elif by == data.BY_UNITS:
        if state.HOLDER.of(table, territory) != NONE:
            found = figures_of(table, territory, state.HOLDER.of(table, territory))
    elif by == data.BY_RESOURCES:
        for resource in range(data.RESOURCES):
            found += icons(table, territory, resource)
    else:
        found = 1 if state.HOLDER.of(table, territory) != NONE else 0
    return found


# More creatures!


class MoreCreatures(Decision[Table]):
    """D103: after passing a player may make a creature appear (R192)."""

    def __init__(self) -> None:
        super().__init__("more-creatures")
        self.awaken: Options = self.option("awaken:{territory}", ("area:{territory}",), state.TERRITORY)
        self.no: Options = self.shares(NO)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """On a lair without a creature, else anywhere without one; not if there are as many as players."""
        if state.CREATURE_LINE.size(table) >= table.players:
            return
        for area in range(data.AREAS):
            if table.root[area] >= 0 and data.LAIR[area] and not has_creature(table, table.root[area], NONE):
                into.add(self.awaken.one(area))
        if into.count == 0:
            for territory in table.roots:
                if not has_creature(table, territory, NONE):
                    into.add(self.awaken.one(territory))
        if into.count > 0:
            into.add(NO.only())

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """It appears and acts."""
        table.frames.pop_group()
        if option != NO.only():
            appear(table, self.awaken.first(option), chance)


MORE_CREATURES: Final[MoreCreatures] = MoreCreatures()
