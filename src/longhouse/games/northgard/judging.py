"""How one seat judges the land and its purse, in points of fame by the end of the game."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.zones import NONE
from longhouse.games.northgard import data, state
from longhouse.games.northgard.rules import cards
from longhouse.games.northgard.rules.decisions import is_enemy
from longhouse.games.northgard.rules.figures import on_map
from longhouse.games.northgard.rules.land import printed
from longhouse.games.northgard.rules.scoring import owns
from longhouse.games.northgard.state import Table

_ACHIEVEMENTS: Final[list[str]] = [row["id"] for row in data.DATA["card"] if row["pile"] == "achievement"]
BUILDER: Final[i64] = _ACHIEVEMENTS.index("builder")
EXPLORER: Final[i64] = _ACHIEVEMENTS.index("explorer")
FOOD_TRADER: Final[i64] = _ACHIEVEMENTS.index("food_trader")
TRAPPER: Final[i64] = _ACHIEVEMENTS.index("trapper")
WARLORD: Final[i64] = _ACHIEVEMENTS.index("warlord")
"""Places of the Achievements; those for wood and lore follow the one for food."""

_ICON: Final[vec[float]] = vec[float]([0.4, 0.6, 0.6])
"""A resource a year."""
_CLOSING: Final[vec[float]] = vec[float]([1.0, 0.55, 0.3, 0.15, 0.08, 0.04])
"""By open sides, the hope that a territory will be closed."""
_LOSING: Final[vec[float]] = vec[float]([0.0, 0.05, 0.14, 0.36, 0.64, 0.86, 0.97])
"""The odds of an attack by its points less the defender's, from -3 on."""


_SPECIAL_USE: Final[dict[str, float]] = {"feast": 1.8, "feast_dev": 1.8}
_USES: Final[dict[str, Callable[[int], float]]] = {
    "": lambda face: 0.0,
    "recruit": lambda face: 0.5 + 0.7 * min(float(cards.AMOUNT[face]), 3.0),
    "move": lambda face: 0.5 + 0.4 * float(cards.AMOUNT[face]) + 0.3 * float(cards.POINTS[face]),
    "explore": lambda face: (1.6 + 0.4 * float(cards.AMOUNT[face])) * (1.0 if cards.TIMES[face] < 2 else 1.7),
    "build": lambda face: 1.5 + 0.4 * float(cards.SAVES[face]),
    "draw": lambda face: 0.2 + 0.8 * float(cards_kept(face)),
    "collect": lambda face: 0.4 * float(cards.AMOUNT[face]),
    "react": lambda face: 0.0,
}
"""How much a card of each kind brings when it is played; those without an entry are special."""


def cards_kept(face: int) -> int:
    """How many cards a Draw card leaves in hand; none is counted if that depends on the land."""
    if cards.PER_CLOSED[face]:
        return 0
    return cards.AMOUNT[face] - cards.DISCARDED[face] - cards.PUT_BACK[face]


def _use(face: int) -> float:
    """How much a card brings when it is played, as long as nothing else is known."""
    kind = cards.KIND_IDS[cards.KIND[face]]
    found = _USES[kind](face) if kind in _USES else _SPECIAL_USE.get(data.FACE_IDS[face], 1.3)
    return found + (0.6 if found > 0.0 and data.FLASH[face] else 0.0)


USE: Final[vec[float]] = vec[float]([_use(face) for face in range(data.FACES)])


def win_chance(attackers: i64, attack: i64, defenders: i64, defence: i64, towers: i64, shield: i64) -> float:
    """R107, R108: how often the attacker wins, with so many figures and points on both sides before the dice."""
    wins: i64 = 0
    for mine in range(data.DIE_FACES):
        points = attack + data.DIE_POINTS[mine]
        hits = data.DIE_CASUALTIES[mine]
        if mine == data.CHOICE_FACE:
            if defenders == 1:
                hits = 1
            else:
                points += 1
        for theirs in range(data.DIE_FACES):
            answer = defence + data.DIE_POINTS[theirs]
            losses = data.DIE_CASUALTIES[theirs] + towers - shield
            if theirs == data.CHOICE_FACE:
                if attackers <= losses + 1:
                    losses += 1
                else:
                    answer += 1
            if losses < attackers and (hits >= defenders or points > answer):
                wins += 1
    return float(wins) / float(data.DIE_FACES * data.DIE_FACES)


class Survey:
    """The map through the eyes of a seat: what each territory promises, and how safe it is."""

    def __init__(self, table: Table, seat: i64) -> None:
        self.table: Table = table
        self.seat: i64 = seat
        self.harvests: i64 = table.settings.years - max(1, state.YEAR.of(table)) + 1
        """Those to come, this year's included."""
        self.units: i64 = on_map(table, seat)
        self.income: vec[i64] = vec[i64]([0] * data.RESOURCES)
        self.worth: vec[float] = vec[float]([0.0] * data.AREAS)
        """Of a root: what it promises to whoever controls it, strongholds aside."""
        self.is_large: vec[i64] = vec[i64]([0] * data.AREAS)
        """Of a root: whether a large building stands there."""
        self.walls: vec[i64] = vec[i64]([0] * data.AREAS)
        self.towers: vec[i64] = vec[i64]([0] * data.AREAS)
        self.camps: vec[i64] = vec[i64]([0] * data.AREAS)
        self.threat: vec[i64] = vec[i64]([0] * data.AREAS)
        """Of a root: the strongest enemy next to it."""
        self.alarm: vec[float] = vec[float]([0.0] * data.AREAS)
        """Of a root: how likely that enemy attacks at all."""
        self.is_near: vec[i64] = vec[i64]([0] * data.AREAS)
        """Of a root: whether own land is next to it."""
        self.strongholds: vec[i64] = vec[i64]([0] * data.SEATS)
        self.aims: vec[float] = vec[float]([0.0] * data.ACHIEVEMENT_CARDS)
        """How surely each Achievement will count."""
        self.look_at_achievements()
        self.look_at_areas()
        self.look_at_land()
        self.look_at_borders()

    # Looking.

    def look_at_achievements(self) -> None:
        """Own ones count, those still to be had perhaps."""
        table = self.table
        for which in range(data.ACHIEVEMENT_CARDS):
            card = data.FIRST_ACHIEVEMENT + which
            if owns(table, self.seat, card):
                self.aims[which] = 1.0
            elif state.CARDS.is_in(table, card, state.ROW, 0):
                self.aims[which] = 0.5
            elif state.CARDS.is_in(table, card, state.ACHIEVEMENTS, 0):
                self.aims[which] = 0.5 / float(table.players + self.harvests)

    def look_at_areas(self) -> None:
        """Icons, spaces, buildings and lairs."""
        table = self.table
        for area in range(data.AREAS):
            root = table.root[area]
            if root == NONE:
                continue
            found = self.aims[TRAPPER] * 3.0 * float(data.LAIR[area])
            for resource in range(data.RESOURCES):
                if printed(area, resource):
                    found += self.icon_worth(resource, self.harvests)
                    if state.HOLDER.of(table, root) == self.seat:
                        self.income[resource] += 1
            if state.BUILDING_IN.of(table, area) != NONE:
                found += self.count_building(root, state.BUILDING_IN.of(table, area))
            else:
                found += self.space_worth(data.SPACE[area])
            self.worth[root] += found
        for at in range(state.AMENITIES.size(table)):
            extra = state.AMENITIES.of(table, at)
            root = table.root[state.amenity_area(extra)]
            self.worth[root] += self.count_building(root, state.amenity_kind(extra))

    def count_building(self, root: i64, kind: i64) -> float:
        """Note a building, and what it promises."""
        if kind >= data.SMALL_BUILDINGS:
            self.is_large[root] = 1
        if kind == data.FORTRESS:
            self.walls[root] += 1
        elif kind == data.TOWER:
            self.towers[root] += 1
        elif kind == data.CAMP:
            self.camps[root] += 1
        elif data.PRODUCES[kind] != NONE and state.HOLDER.of(self.table, root) == self.seat:
            self.income[data.PRODUCES[kind]] += 1
        return self.building_worth(kind, self.harvests)

    def icon_worth(self, resource: i64, harvests: i64) -> float:
        """A resource in each of so many years."""
        return _ICON[resource] * float(min(harvests, 5)) + 2.0 * self.aims[FOOD_TRADER + resource]

    def building_worth(self, kind: i64, harvests: i64) -> float:
        """A building for so many harvests."""
        later = float(min(self.harvests, 5) - 1)
        size = self.aims[BUILDER] * (3.0 if kind >= data.SMALL_BUILDINGS else 1.0)
        if kind == data.ALTAR:
            return size + 3.0 * float(harvests)
        if kind == data.FORGE:
            return size + 1.5 * later
        if kind == data.CAMP:
            return size + 0.4 * later
        if data.PRODUCES[kind] != NONE:
            return size + self.icon_worth(data.PRODUCES[kind], harvests)
        return size + 0.2 * later

    def space_worth(self, space: i64) -> float:
        """Room for a building."""
        if space == data.NO_SPACE:
            return 0.0
        later = float(min(self.harvests, 5))
        if space == data.LARGE_SPACE:
            return 3.0 * self.aims[EXPLORER] + 0.4 * later
        return self.aims[EXPLORER] + (0.14 if space == data.CARVED_SPACE else 0.1) * later

    def look_at_land(self) -> None:
        """Closed land gives fame; open land may be closed."""
        table = self.table
        for root in range(data.AREAS):
            if table.root[root] != root:
                continue
            fame = self.harvest_fame(table.size[root])
            if table.open[root] == 0:
                self.worth[root] += fame * float(self.harvests)
                if self.is_large[root] and state.HOLDER.of(table, root) != NONE:
                    self.strongholds[state.HOLDER.of(table, root)] += 1
            else:
                hope = _CLOSING[min(table.open[root], 5)]
                prize = float(table.size[root]) + 0.7 + fame * float(self.harvests - 1)
                if self.is_large[root]:
                    prize += 2.0
                self.worth[root] += hope * prize + 0.15 * float(min(self.harvests, 4))

    def harvest_fame(self, size: i64) -> float:
        """R121: what closed land of a size gives in a year."""
        return 2.0 if size >= 3 else 1.0

    def look_at_borders(self) -> None:
        """Who stands next to whom."""
        table = self.table
        for tile in range(data.TILES):
            if state.TURNED.of(table, tile) == NONE:
                continue
            for border in range(data.FIRST_BORDER[tile], data.FIRST_BORDER[tile + 1]):
                a = table.root[data.BORDER_FROM[border]]
                b = table.root[data.BORDER_TO[border]]
                if a != b:
                    self.look_across(a, b)
                    self.look_across(b, a)

    def look_across(self, here: i64, there: i64) -> None:
        """What stands there means something here."""
        table = self.table
        holder = state.HOLDER.of(table, there)
        if holder == self.seat:
            self.is_near[here] = 1
        elif is_enemy(table, self.seat, holder):
            strength = self.strength(there)
            if strength > self.threat[here]:
                self.threat[here] = strength
                self.alarm[here] = self.boldness(holder)

    def boldness(self, enemy: i64) -> float:
        """How likely an enemy attacks a given neighbour before the end of the game."""
        later = 0.2 if self.harvests > 1 else 0.0
        return later if state.PASSED.of(self.table, enemy) else later + 0.2

    def harvest_is_in(self) -> None:
        """Nothing more comes before winter."""
        self.income = vec[i64]([0] * data.RESOURCES)

    # Figures.

    def figures(self, root: i64) -> i64:
        """Figures of the controller."""
        table = self.table
        holder = state.HOLDER.of(table, root)
        if state.KAIJA.of(table) == root and holder != NONE and state.CLAN.of(table, holder) == data.BEAR:
            return state.FORCE.of(table, root) + 1
        return state.FORCE.of(table, root)

    def own_figures(self, root: i64) -> i64:
        """Figures of this seat, if it controls the territory."""
        if state.HOLDER.of(self.table, root) == self.seat:
            return self.figures(root)
        return 0

    def strength(self, root: i64) -> i64:
        """R102: points of the controller."""
        return self.figures(root) + self.figures(root) - state.FORCE.of(self.table, root)

    def hold(self, root: i64, figures: i64) -> float:
        """How surely so many figures keep a territory."""
        if figures <= 0:
            return 0.0
        if self.threat[root] == 0:
            return 1.0
        edge = self.threat[root] + 1 - figures - data.FORTRESS_POINTS * self.walls[root]
        return 1.0 - self.alarm[root] * _LOSING[min(6, max(0, edge + 3))]

    # Worth.

    def progress(self, number: i64) -> float:
        """R135: what so many strongholds promise."""
        settings = self.table.settings
        if settings.years == data.LONG_YEARS or settings.fame_only:
            return 0.0
        needed: i64 = data.TEAM_STRONGHOLDS if settings.teams else data.STRONGHOLDS
        if number >= needed:
            return 60.0
        return 2.0 * float(number) + (3.0 if number == needed - 1 else 0.0)

    def strongholds_of(self, seat: i64) -> i64:
        """R175: a seat's, or its team's."""
        mates: i64 = 0
        if self.table.settings.teams:
            mates = self.strongholds[self.table.teammate(seat)]
        return self.strongholds[seat] + mates

    def value_to(self, seat: i64, root: i64) -> float:
        """What controlling a territory means to a seat."""
        found = self.worth[root]
        if self.is_large[root] and self.table.open[root] == 0:
            number = self.strongholds_of(seat) + (0 if state.HOLDER.of(self.table, root) == seat else 1)
            found += self.progress(number) - self.progress(number - 1)
        return found

    def foe_share(self) -> float:
        """How much an enemy's loss is worth to this seat."""
        return 0.8 if self.table.players == 2 else 0.4

    def purse(self, food: i64, wood: i64, lore: i64, units: i64) -> float:
        """Resources after the coming harvest and winter; an Unrest if they do not suffice."""
        units = min(14, units)
        food += self.income[data.FOOD] - data.WINTER_FOOD[units]
        wood += self.income[data.WOOD] - data.WINTER_WOOD[units]
        lore += self.income[data.LORE]
        missing = max(0, -food) + max(0, -wood)
        food = max(0, food)
        wood = max(0, wood)
        found = 0.0
        if missing > 0:
            found -= 2.6 * float(missing) if food + wood + lore >= 3 * missing else 7.0
        if self.harvests == 1:
            return found + float(food + wood + lore) / 3.0
        found += 0.5 * float(min(food, 3)) + 0.3 * float(max(0, food - 3))
        found += 0.8 * float(min(wood, 5)) + 0.4 * float(max(0, wood - 5))
        return found + 0.8 * float(min(lore, 4)) + 0.4 * float(max(0, lore - 4))

    def purse_after(self, food: i64, wood: i64, lore: i64, units: i64) -> float:
        """What changes in the purse if so much comes or goes."""
        return self.purse_with(food, wood, lore, self.units + units) - self.purse_with(0, 0, 0, self.units)

    def purse_with(self, food: i64, wood: i64, lore: i64, units: i64) -> float:
        """The own purse with so much more of everything, and so many units to feed."""
        food += state.STOCK.of(self.table, self.seat, data.FOOD)
        wood += state.STOCK.of(self.table, self.seat, data.WOOD)
        lore += state.STOCK.of(self.table, self.seat, data.LORE)
        return self.purse(food, wood, lore, units)

    def more_units(self, number: i64) -> float:
        """What so many more units mean, wherever they stand; later winters included."""
        found = self.aims[WARLORD] * float(number) + self.purse_after(0, 0, 0, number)
        if self.harvests > 1:
            later = float(min(3, self.harvests) - 1)
            for units in range(self.units, self.units + number):
                found += 0.9 - 0.13 * later if units < 9 else 0.5 - 0.3 * later
        return found

    def card_worth(self, face: i64) -> float:
        """A card for the deck: its printed fame, and its use in the years to come."""
        return float(data.FAME_OF[face]) + 0.5 * USE[face] * float(min(self.harvests - 1, 4))

    def total(self) -> float:
        """The whole position: own land, what is in reach, fame and purse, less the enemies' land."""
        table = self.table
        found = float(state.FAME.of(table, self.seat)) + self.purse_with(0, 0, 0, self.units)
        for resource in range(data.RESOURCES):  # the coming harvest is in the purse and in the land
            found -= _ICON[resource] * float(self.income[resource])
        for root in range(data.AREAS):
            if table.root[root] != root:
                continue
            holder = state.HOLDER.of(table, root)
            if holder == self.seat:
                found += self.value_to(self.seat, root) * self.hold(root, self.figures(root))
            elif holder == NONE:
                found += 0.2 * self.worth[root] * float(self.is_near[root])
            elif is_enemy(table, self.seat, holder):
                found -= self.foe_share() * self.value_to(holder, root) / float(table.players - 1)
        return found
