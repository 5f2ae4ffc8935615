"""The Creatures module: where they are, what they forbid, how they appear and move (R180 to R186, R191, R192)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.sets import BIT, count, nth
from longhouse.core.state import OptionBuffer
from longhouse.games.northgard.rules import codes
from longhouse.games.northgard.rules.figures import figures_of, remove_units, take_kaija, units_of
from longhouse.games.northgard.rules.land import buildings, icons, producing_buildings
from longhouse.games.northgard.state import FOES, Table
from longhouse.games.northgard.tables import (
    AREAS,
    BUILDINGS,
    C_BEAR,
    C_DRAUGR,
    C_VALKYRIE,
    C_WOLF,
    CREATURE_PRIORITIES,
    CREATURES,
    FORTRESS,
    KIND_OF_CREATURE,
    LAIR,
    NONE,
    PLACE_COUNT,
    PLACES,
    RESOURCES,
)

BEATEN: Final = -2
"""In the creature discard pile."""


def territory_of(table: Table, creature: i64) -> i64:
    """The territory a creature is in, or NONE."""
    area = table.creature_at[creature]
    if area >= 0:
        return table.root[area]
    return NONE


def has_creature(table: Table, territory: i64, kind: i64) -> bool:
    """Whether a creature of this kind is there; kind NONE means any."""
    if not table.settings.creatures:
        return False
    for creature in range(CREATURES):
        if territory_of(table, creature) == territory and (kind == NONE or KIND_OF_CREATURE[creature] == kind):
            return True
    return False


def bars_recruiting(table: Table, territory: i64, is_neutral: bool) -> bool:
    """R185, R191: a Brown Bear; in neutral land a Fallen Valkyrie too."""
    return has_creature(table, territory, C_BEAR) or (is_neutral and has_creature(table, territory, C_VALKYRIE))


def bars_building(table: Table, territory: i64) -> bool:
    """R185: a Brown Bear."""
    return has_creature(table, territory, C_BEAR)


def bars_exploring(table: Table, territory: i64) -> bool:
    """R185: a Brown Bear."""
    return has_creature(table, territory, C_BEAR)


def holds_figures(table: Table, territory: i64) -> bool:
    """R185: a Brown Bear lets nobody move out."""
    return has_creature(table, territory, C_BEAR)


def is_barred(table: Table, territory: i64) -> bool:
    """R191: nobody is pushed, led or flees into a Fallen Valkyrie's territory."""
    return has_creature(table, territory, C_VALKYRIE)


def must_be_fought(table: Table, territory: i64) -> bool:
    """R186: entering a Fallen Valkyrie's territory stops the figures."""
    return has_creature(table, territory, C_VALKYRIE)


def can_attack_creature(table: Table, seat: i64) -> bool:
    """R187: whether the seat holds a territory together with a creature."""
    if not table.settings.creatures:
        return False
    for creature in range(CREATURES):
        territory = territory_of(table, creature)
        if territory != NONE and table.holder[territory] == seat:
            return True
    return False


def produces(table: Table, territory: i64, resource: i64) -> i64:
    """R35, R185: what collecting a territory's icons gives; with a Wolf only what buildings give."""
    if has_creature(table, territory, C_WOLF):
        return producing_buildings(table, territory, resource)
    return icons(table, territory, resource)


def declare_valkyries(table: Table, seat: i64) -> None:
    """R186: the Fallen Valkyries in whose territories the seat stands must be fought."""
    for creature in range(CREATURES):
        territory = territory_of(table, creature)
        if KIND_OF_CREATURE[creature] == C_VALKYRIE and territory != NONE and table.holder[territory] == seat:
            table.act[FOES] |= BIT[creature]


# Appearing.


def appear_on(table: Table, tile: i64, seat: i64, chance: Chance) -> None:
    """R182: a tile with a lair brings a creature."""
    if not table.settings.creatures:
        return
    for area in range(tile * PLACES, tile * PLACES + PLACE_COUNT[tile]):
        if LAIR[area]:
            appear(table, area, chance)


def appear(table: Table, area: i64, chance: Chance) -> None:
    """R182, R183: the top creature card; its effect happens at once, but not in the setup."""
    creature = draw_creature(table, chance)
    if creature == NONE:
        return
    table.creature_at[creature] = area
    table.creature_line = append(table.creature_line, creature)
    table.tell(codes.CREATURE_CAME, KIND_OF_CREATURE[creature], area)
    if table.year > 0:
        arrive(table, creature)


def draw_creature(table: Table, chance: Chance) -> i64:
    """R181, R182: first the weaker ones on top, then any; beaten ones are shuffled again when the deck is empty."""
    left: i64 = 0
    weak: i64 = 0
    beaten: i64 = 0
    for creature in range(CREATURES):
        if table.creature_at[creature] == NONE:
            left |= BIT[creature]
            if KIND_OF_CREATURE[creature] != C_VALKYRIE:
                weak |= BIT[creature]
        elif table.creature_at[creature] == BEATEN:
            beaten |= BIT[creature]
    if left == 0:
        if beaten == 0:
            return NONE
        for creature in range(CREATURES):
            if beaten & BIT[creature]:
                table.creature_at[creature] = NONE
        left = beaten
        table.creature_top = 0
    pool = weak if table.creature_top > 0 and weak else left
    if table.creature_top > 0:
        table.creature_top -= 1
    return nth(pool, chance.pick(codes.L_CREATURES, count(pool)))


def arrive(table: Table, creature: i64) -> None:
    """R185: a Draugr takes a unit; a Fallen Valkyrie attacks the figures there."""
    territory = territory_of(table, creature)
    holder = table.holder[territory]
    if holder == NONE:
        return
    if KIND_OF_CREATURE[creature] == C_DRAUGR:
        strike(table, territory, holder)
    elif KIND_OF_CREATURE[creature] == C_VALKYRIE:
        table.frames.push(codes.CREATURE_FIGHT, holder, creature, 0)


def strike(table: Table, territory: i64, holder: i64) -> None:
    """R153, R185: a Draugr takes one unit, Kaija if she is alone."""
    if units_of(table, territory, holder) > 0:
        table.tell(codes.LOST, holder, territory, 1)
        remove_units(table, territory, holder, 1)
    else:
        table.tell(codes.KAIJA_LOST, holder, territory)
        take_kaija(table, territory)


# Moving.


class CreaturePhase(Decision[Table]):
    """R184: along the line from left to right. a: those that have moved, as a set."""

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """The next one moves; a tie is broken by the first player."""
        frames = table.frames
        for at in range(len(table.creature_line)):
            creature = table.creature_line[at]
            if frames.a(frame) & BIT[creature] == 0:
                frames.set_a(frame, frames.a(frame) | BIT[creature])
                ends = best_ends(table, creature)
                if len(ends) > 0:
                    frames.push(codes.D100_TIE, table.first_player, creature)
                return
        frames.pop_group()


class Tie(Decision[Table]):
    """D100: where a creature goes. a: the creature."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R184: each territory still tied."""
        ends = best_ends(table, table.frames.a(frame))
        for at in range(len(ends)):
            into.add(codes.TIE + ends[at])

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """It moves, and its effect happens."""
        creature = table.frames.a(frame)
        table.frames.pop_group()
        table.creature_at[creature] = option - codes.TIE
        table.tell(codes.CREATURE_MOVED, KIND_OF_CREATURE[creature], option - codes.TIE)
        arrive(table, creature)


def best_ends(table: Table, creature: i64) -> vec[i64]:
    """R184: adjacent territories without a creature, those with figures first, then by its priorities."""
    here = territory_of(table, creature)
    ends = vec[i64]()
    with_figures = False
    for at in range(table.first_way[here], table.first_way[here + 1]):
        territory = table.ways[at] >> 2
        if not has_creature(table, territory, NONE):
            ends = append(ends, territory)
            with_figures = with_figures or table.holder[territory] != NONE
    if with_figures:
        ends = keep_best(table, ends, 3)
    kind = KIND_OF_CREATURE[creature]
    for at in range(3):
        ends = keep_best(table, ends, CREATURE_PRIORITIES[kind * 3 + at])
    return ends


def keep_best(table: Table, ends: vec[i64], by: i64) -> vec[i64]:
    """Those with most buildings, units or resources, or (3) those with figures at all."""
    most: i64 = -1
    for at in range(len(ends)):
        most = max(most, measure(table, ends[at], by))
    kept = vec[i64]()
    for at in range(len(ends)):
        if measure(table, ends[at], by) == most:
            kept = append(kept, ends[at])
    return kept


def measure(table: Table, territory: i64, by: i64) -> i64:
    """R184: 1 for a small and 3 for a large building; figures; icons."""
    found: i64 = 0
    if by == 0:
        for kind in range(BUILDINGS):
            found += buildings(table, territory, kind) * (3 if kind >= FORTRESS else 1)
    elif by == 1:
        if table.holder[territory] != NONE:
            found = figures_of(table, territory, table.holder[territory])
    elif by == 2:
        for resource in range(RESOURCES):
            found += icons(table, territory, resource)
    else:
        found = 1 if table.holder[territory] != NONE else 0
    return found


# More creatures!


def on_the_map(table: Table) -> i64:
    """How many creatures are on the map."""
    return len(table.creature_line)


class MoreCreatures(Decision[Table]):
    """D103: after passing a player may make a creature appear (R192)."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """On a lair without a creature, else anywhere without one; not if there are as many as players."""
        if on_the_map(table) >= table.players:
            return
        for area in range(AREAS):
            if table.root[area] >= 0 and LAIR[area] and not has_creature(table, table.root[area], NONE):
                into.add(codes.AWAKEN + area)
        if into.count == 0:
            for territory in table.roots:
                if not has_creature(table, territory, NONE):
                    into.add(codes.AWAKEN + territory)
        if into.count > 0:
            into.add(codes.NO)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """It appears and acts."""
        table.frames.pop_group()
        if option != codes.NO:
            appear(table, option - codes.AWAKEN, chance)
