"""How one seat judges the land and its purse, in points of fame by the end of the game."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.knowledge import Figures
from longhouse.core.sets import BIT
from longhouse.core.state import OptionBuffer
from longhouse.core.zones import NONE
from longhouse.games.northgard import data, state
from longhouse.games.northgard.rules import cards
from longhouse.games.northgard.rules.decisions import is_enemy
from longhouse.games.northgard.rules.figures import on_map
from longhouse.games.northgard.rules.land import end_of
from longhouse.games.northgard.rules.scoring import owns
from longhouse.games.northgard.state import Table

_ACHIEVEMENTS: Final[list[str]] = [row["id"] for row in data.DATA["card"] if row["pile"] == "achievement"]
BUILDER: Final[i64] = _ACHIEVEMENTS.index("builder")
EXPLORER: Final[i64] = _ACHIEVEMENTS.index("explorer")
FOOD_TRADER: Final[i64] = _ACHIEVEMENTS.index("food_trader")
TRAPPER: Final[i64] = _ACHIEVEMENTS.index("trapper")
WARLORD: Final[i64] = _ACHIEVEMENTS.index("warlord")
"""Places of the Achievements; those for wood and lore follow the one for food."""

ICON: Final[vec[float]] = vec[float]([0.7, 0.4, 0.9])
"""A resource a year."""
_CLOSING: Final[vec[float]] = vec[float]([1.0, 0.55, 0.3, 0.15, 0.08, 0.04])
"""By open sides, the hope that a territory will be closed."""
_LOSING: Final[vec[float]] = vec[float]([0.0, 0.05, 0.14, 0.36, 0.64, 0.86, 0.97])
"""The odds of an attack by its points less the defender's, from -3 on."""
_BOLD: Final = 0.3
"""How likely an enemy attacks a neighbour this year, and as likely again later."""
OUTSIDE: Final = 0.2
"""How much of neutral land next to own land counts."""
_TO_CLOSE: Final = 0.5
_TO_BUILD: Final = 0.5
_TO_CLOSE_AND_BUILD: Final = 0.25
"""How much of a stronghold is there already: built but open (times the hope to close it), closed with room, neither."""


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


_ENOUGH: Final = 9
"""Further units eat more than they bring."""


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


# Areas by what is printed in them: there are a few kinds only, so a survey prices each of them once.


def _item(area: int) -> tuple[int, ...]:
    icons = [int(data.ICONS.of(area, resource)) for resource in range(data.RESOURCES)]
    return (*icons, int(data.SPACE[area]), int(data.LAIR[area]))


_ITEMS: Final[list[tuple[int, ...]]] = sorted({_item(area) for area in range(data.AREAS)})
ITEM: Final[vec[i64]] = vec[i64]([_ITEMS.index(_item(area)) for area in range(data.AREAS)])
"""The kind of each area."""
_KINDS: Final[i64] = len(_ITEMS)
_ITEM_ICON: Final[vec[i64]] = vec[i64]([icon for item in _ITEMS for icon in item[: data.RESOURCES]])
_ITEM_SPACE: Final[vec[i64]] = vec[i64]([item[-2] for item in _ITEMS])
_ITEM_LAIR: Final[vec[i64]] = vec[i64]([item[-1] for item in _ITEMS])


# The odds of combats, kept once they are known.

_MOST_ATTACKERS: Final = 9
_MOST_DEFENDERS: Final = 3
_MOST_EDGE: Final = 6
_EDGES: Final = 13
_MOST_TOWERS: Final = 4
_TOWERS: Final = 6
"""More than that change nothing: dice bring three points, two casualties and one more by choice. Towers are counted
from -1, for a shield against none."""
_ODDS: Final[vec[float]] = vec[float]([-1.0] * ((_MOST_ATTACKERS + 1) * (_MOST_DEFENDERS + 1) * _EDGES * _TOWERS))


def win_chance(attackers: i64, attack: i64, defenders: i64, defence: i64, towers: i64, shield: i64) -> float:
    """R107, R108: how often the attacker wins, with so many figures and points on both sides before the dice."""
    if towers > _MOST_TOWERS:
        return count_wins(attackers, attack, defenders, defence, towers - shield)
    edge = max(-_MOST_EDGE, min(_MOST_EDGE, attack - defence))
    at = min(attackers, _MOST_ATTACKERS) * (_MOST_DEFENDERS + 1) + min(defenders, _MOST_DEFENDERS)
    at = (at * _EDGES + edge + _MOST_EDGE) * _TOWERS + towers - shield + 1
    if _ODDS[at] < 0.0:
        _ODDS[at] = count_wins(attackers, edge, defenders, 0, towers - shield)
    return _ODDS[at]


def count_wins(attackers: i64, attack: i64, defenders: i64, defence: i64, towers: i64) -> float:
    """All pairs of dice, with best play on the face that gives a choice."""
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
            losses = data.DIE_CASUALTIES[theirs] + towers
            if theirs == data.CHOICE_FACE:
                if attackers <= losses + 1:
                    losses += 1
                else:
                    answer += 1
            if losses < attackers and (hits >= defenders or points > answer):
                wins += 1
    return float(wins) / float(data.DIE_FACES * data.DIE_FACES)


def held(figures: i64, walls: i64, threat: i64, alarm: float) -> float:
    """How surely so many figures keep land with so many Fortresses against its strongest neighbour."""
    if figures <= 0:
        return 0.0
    if threat == 0:
        return 1.0
    edge = threat + 1 - figures - data.FORTRESS_POINTS * walls
    return 1.0 - alarm * _LOSING[min(6, max(0, edge + 3))]


class Survey:
    """The map through the eyes of a seat: what each territory promises, and how safe it is."""

    def __init__(self, table: Table) -> None:
        self.table: Table = table
        self.seat: i64 = 0
        self.harvests: i64 = 0
        """Those to come, this year's included."""
        self.units: i64 = 0
        self.income: vec[i64] = vec[i64]([0] * data.RESOURCES)
        self.purse_now: float = 0.0
        """What the purse is worth as it is."""
        self.worth: vec[float] = vec[float]([0.0] * data.AREAS)
        """Of a root: what it promises to whoever controls it, strongholds aside."""
        self.on_land: vec[float] = vec[float]([0.0] * data.AREAS)
        """Of a root: the part of that which lies and stands on it, whether it is closed or not."""
        self.gives: vec[i64] = vec[i64]([0] * (data.AREAS * data.RESOURCES))
        """Of a root and a resource: printed icons and producing buildings."""
        self.made: vec[i64] = vec[i64]([0] * (data.AREAS * data.RESOURCES))
        """Of those, what buildings give."""
        self.lies_on: vec[i64] = vec[i64]([0] * data.AREAS)
        """Of a root: the set of its tiles."""
        self.kinds: vec[i64] = vec[i64]([0] * data.AREAS)
        """Of a root: the set of types of its buildings."""
        self.is_large: vec[i64] = vec[i64]([0] * data.AREAS)
        """Of a root: whether a large building stands there."""
        self.has_room: vec[i64] = vec[i64]([0] * data.AREAS)
        """Of a root: whether there is a space for another one."""
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
        self.item_worth: vec[float] = vec[float]([0.0] * _KINDS)
        """Of a kind of area: what is printed in it, with room for a building."""
        self.kind_worth: vec[float] = vec[float]([0.0] * data.BUILDINGS)
        """Of a type of building."""
        self.looks: i64 = 0
        """How often it has looked: what is kept from earlier looks is out of date."""
        self.gain_known: vec[i64] = vec[i64]([0] * data.FACES)
        self.gain: vec[float] = vec[float]([0.0] * data.FACES)
        """Of a face: what playing it promises, once it is known; see `gains.play_gain`."""
        self.may_play: vec[i64] = vec[i64]([0] * data.FACES)
        """Of a face: the last look in which playing it was offered."""
        self.deck_known: i64 = 0
        self.deck_use: float = 0.0
        self.pile_use: float = 0.0
        """The average use of the cards of the deck, and of those that come next; see `look_at_deck`."""

    # Looking.

    def look(self, table: Table, seat: i64) -> None:
        """See a position with the eyes of a seat."""
        self.table = table
        self.seat = seat
        self.looks += 1
        self.harvests = table.settings.years - max(1, state.YEAR.of(table)) + 1
        self.units = on_map(table, seat)
        for resource in range(data.RESOURCES):
            self.income[resource] = 0
        for other in range(data.SEATS):
            self.strongholds[other] = 0
        self.look_at_achievements()
        self.set_prices()
        self.look_at_areas()
        self.look_at_amenities()
        self.look_at_land()
        self.look_at_borders()
        self.purse_now = self.purse_with(0, 0, 0, self.units)

    def look_at_achievements(self) -> None:
        """Own ones count, those still to be had perhaps."""
        table = self.table
        for which in range(data.ACHIEVEMENT_CARDS):
            card = data.FIRST_ACHIEVEMENT + which
            sure = 0.0
            if owns(table, self.seat, card):
                sure = 1.0
            elif state.CARDS.is_in(table, card, state.ROW, 0):
                sure = 0.5
            elif state.CARDS.is_in(table, card, state.ACHIEVEMENTS, 0):
                sure = 0.5 / float(table.players + self.harvests)
            self.aims[which] = sure

    def set_prices(self) -> None:
        """What each kind of area and each type of building is worth now."""
        for item in range(_KINDS):
            found = self.aims[TRAPPER] * 3.0 * float(_ITEM_LAIR[item]) + self.space_worth(_ITEM_SPACE[item])
            for resource in range(data.RESOURCES):
                at = item * data.RESOURCES + resource
                if _ITEM_ICON[at] > 0:
                    found += self.icon_worth(resource, self.harvests)
            self.item_worth[item] = found
        for kind in range(data.BUILDINGS):
            self.kind_worth[kind] = self.building_worth(kind, self.harvests)

    def look_at_areas(self) -> None:
        """Icons, spaces, buildings and lairs."""
        table = self.table
        for root in table.roots:
            self.on_land[root] = 0.0
            self.lies_on[root] = 0
            self.has_room[root] = 0
            self.kinds[root] = 0
            self.is_large[root] = 0
            self.walls[root] = 0
            self.towers[root] = 0
            self.camps[root] = 0
            self.threat[root] = 0
            self.alarm[root] = 0.0
            self.is_near[root] = 0
            first = root * data.RESOURCES
            for resource in range(data.RESOURCES):
                at = first + resource
                self.gives[at] = 0
                self.made[at] = 0
            area: i64 = root
            while area != NONE:
                self.look_at_area(root, area)
                area = table.next_area[area]

    def look_at_area(self, root: i64, area: i64) -> None:
        """One area of a territory."""
        item = ITEM[area]
        self.lies_on[root] |= BIT[area // data.PLACES]
        first = root * data.RESOURCES
        printed = item * data.RESOURCES
        for resource in range(data.RESOURCES):
            at = printed + resource
            if _ITEM_ICON[at] > 0:
                to = first + resource
                self.gives[to] += 1
        kind = state.BUILDING_IN.of(self.table, area)
        found = self.item_worth[item]
        if kind != NONE:
            found += self.kind_worth[kind] - self.space_worth(_ITEM_SPACE[item])
            self.count_building(root, kind)
        elif _ITEM_SPACE[item] == data.LARGE_SPACE:
            self.has_room[root] = 1
        self.on_land[root] += found

    def look_at_amenities(self) -> None:
        """Buildings without a space."""
        table = self.table
        for at in range(state.AMENITIES.size(table)):
            extra = state.AMENITIES.of(table, at)
            root = table.root[state.amenity_area(extra)]
            kind = state.amenity_kind(extra)
            self.count_building(root, kind)
            self.on_land[root] += self.kind_worth[kind]

    def count_building(self, root: i64, kind: i64) -> None:
        """Note a building."""
        self.kinds[root] |= BIT[kind]
        if kind >= data.SMALL_BUILDINGS:
            self.is_large[root] = 1
        if kind == data.FORTRESS:
            self.walls[root] += 1
        elif kind == data.TOWER:
            self.towers[root] += 1
        elif kind == data.CAMP:
            self.camps[root] += 1
        elif data.PRODUCES[kind] != NONE:
            at = root * data.RESOURCES + data.PRODUCES[kind]
            self.gives[at] += 1
            self.made[at] += 1

    def icon_worth(self, resource: i64, harvests: i64) -> float:
        """A resource in each of so many years."""
        return ICON[resource] * float(min(harvests, 5)) + 2.0 * self.aims[FOOD_TRADER + resource]

    def building_worth(self, kind: i64, harvests: i64) -> float:
        """A building for so many harvests."""
        later = float(min(self.harvests, 5) - 1)
        size = self.aims[BUILDER] * (3.0 if kind >= data.SMALL_BUILDINGS else 1.0)
        if kind == data.ALTAR:
            return size + 3.0 * float(harvests)
        if kind == data.FORGE:
            return size + 5.5 * later
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
        for root in table.roots:
            open_sides = table.open[root]
            self.worth[root] = self.on_land[root] + self.land_worth(table.size[root], open_sides, self.is_large[root])
            holder = state.HOLDER.of(table, root)
            if holder == NONE:
                continue
            if open_sides == 0 and self.is_large[root]:
                self.strongholds[holder] += 1
            if holder == self.seat:
                first = root * data.RESOURCES
                for resource in range(data.RESOURCES):
                    at = first + resource
                    self.income[resource] += self.gives[at]

    def land_worth(self, size: i64, open_sides: i64, is_large: i64) -> float:
        """What land of a size promises, closed or with so many open sides."""
        fame = self.harvest_fame(size)
        if open_sides == 0:
            return fame * float(self.harvests)
        prize = float(size) + 0.7 + fame * float(self.harvests - 1)
        if is_large:
            prize += 2.0
        return _CLOSING[min(open_sides, 5)] * prize + 0.15 * float(min(self.harvests, 4))

    def harvest_fame(self, size: i64) -> float:
        """R121: what closed land of a size gives in a year."""
        return 2.0 if size >= 3 else 1.0

    def look_at_borders(self) -> None:
        """Who stands next to whom."""
        table = self.table
        for root in table.roots:
            holder = state.HOLDER.of(table, root)
            if holder == self.seat:
                for at in range(table.first_way[root], table.first_way[root + 1]):
                    here = end_of(table.ways[at])
                    self.is_near[here] = 1
            elif is_enemy(table, self.seat, holder):
                strength = self.strength(root)
                boldness = self.boldness(holder)
                for at in range(table.first_way[root], table.first_way[root + 1]):
                    self.fear(end_of(table.ways[at]), strength, boldness)

    def fear(self, root: i64, strength: i64, boldness: float) -> None:
        """An enemy stands next to a territory: of equally strong ones the bolder counts."""
        if strength > self.threat[root]:
            self.threat[root] = strength
            self.alarm[root] = boldness
        elif strength == self.threat[root] and boldness > self.alarm[root]:
            self.alarm[root] = boldness

    def boldness(self, enemy: i64) -> float:
        """How likely an enemy attacks a given neighbour before the end of the game."""
        later = _BOLD if self.harvests > 1 else 0.0
        return later if state.PASSED.of(self.table, enemy) else later + _BOLD

    def harvest_is_in(self) -> None:
        """Nothing more comes before winter."""
        for resource in range(data.RESOURCES):
            self.income[resource] = 0
        self.purse_now = self.purse_with(0, 0, 0, self.units)

    def look_at_deck(self) -> None:
        """How useful an average card is: of the whole deck, and of the draw pile (of the discards if that is empty)."""
        if self.deck_known == self.looks:
            return
        self.deck_known = self.looks
        table = self.table
        cards_owned = 0.0
        use_owned = 0.0
        drawn = 0.0
        use_drawn = 0.0
        discarded = 0.0
        use_discarded = 0.0
        for card in range(data.CARDS):
            if not owns(table, self.seat, card):
                continue
            use = USE[data.FACE_OF[card]]
            place = state.CARDS.place_of(table, card)
            cards_owned += 1.0
            use_owned += use
            if place == state.DRAW:
                drawn += 1.0
                use_drawn += use
            elif place == state.DISCARD:
                discarded += 1.0
                use_discarded += use
        self.deck_use = use_owned / max(1.0, cards_owned)
        self.pile_use = use_drawn / drawn if drawn > 0.0 else use_discarded / max(1.0, discarded)

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
        return held(figures, self.walls[root], self.threat[root], self.alarm[root])

    # Worth.

    def progress(self, number: i64) -> float:
        """R135: what so many strongholds promise."""
        settings = self.table.settings
        if settings.years == data.LONG_YEARS or settings.fame_only:
            return 0.0
        needed: i64 = data.TEAM_STRONGHOLDS if settings.teams else data.STRONGHOLDS
        if number >= needed:
            return 60.0
        return 2.0 * float(number) + (6.0 if number == needed - 1 else 0.0)

    def strongholds_of(self, seat: i64) -> i64:
        """R175: a seat's, or its team's."""
        mates: i64 = 0
        if self.table.settings.teams:
            mates = self.strongholds[self.table.teammate(seat)]
        return self.strongholds[seat] + mates

    def value_to(self, seat: i64, root: i64) -> float:
        """What controlling a territory means to a seat."""
        found = self.worth[root]
        if self.is_large[root] == 0 and self.has_room[root] == 0:
            return found
        number = self.strongholds_of(seat) + 1
        if self.is_large[root] and self.table.open[root] == 0 and state.HOLDER.of(self.table, root) == seat:
            number -= 1
        return found + self.stronghold_worth(number, self.table.open[root], self.is_large[root])

    def stronghold_worth(self, number: i64, open_sides: i64, is_large: i64) -> float:
        """R135: land that is the stronghold of this number, or that lacks a large building or tiles to be it."""
        step = self.progress(number) - self.progress(number - 1)
        if open_sides == 0:
            return step if is_large else _TO_BUILD * step
        hope = _CLOSING[min(open_sides, 5)] * step
        return _TO_CLOSE * hope if is_large else _TO_CLOSE_AND_BUILD * hope

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
        found += 0.7 * float(min(food, 3)) + 0.3 * float(max(0, food - 3))
        found += 0.8 * float(min(wood, 5)) + 0.4 * float(max(0, wood - 5))
        return found + 0.8 * float(min(lore, 4)) + 0.4 * float(max(0, lore - 4))

    def purse_after(self, food: i64, wood: i64, lore: i64, units: i64) -> float:
        """What changes in the purse if so much comes or goes."""
        return self.purse_with(food, wood, lore, self.units + units) - self.purse_now

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
                found += 2.0 if units < _ENOUGH else 0.5 - 0.3 * later
        return found

    def card_worth(self, face: i64) -> float:
        """A card for the deck: its printed fame, and its use in the years to come."""
        return float(data.FAME_OF[face]) + 0.5 * USE[face] * float(min(self.harvests - 1, 4))

    def total(self) -> float:
        """The whole position: own land, what is in reach, fame and purse, less the enemies' land."""
        found = float(state.FAME.of(self.table, self.seat)) + self.purse_now
        for resource in range(data.RESOURCES):  # the coming harvest is in the purse and in the land
            found -= ICON[resource] * float(self.income[resource])
        for root in self.table.roots:
            found += self.part(root)
        return found

    def part(self, root: i64) -> float:
        """What a territory adds to the whole."""
        holder = state.HOLDER.of(self.table, root)
        if holder == self.seat:
            return self.value_to(holder, root) * self.hold(root, self.figures(root))
        if holder == NONE:
            return OUTSIDE * self.worth[root] * float(self.is_near[root])
        if is_enemy(self.table, self.seat, holder):
            return -self.foe_share() * self.value_to(holder, root) / float(self.table.players - 1)
        return 0.0


class Judge:
    """Says of a kind of decision what each option promises, in points of fame."""

    def weigh(self, survey: Survey, options: OptionBuffer, into: Figures) -> None:
        """A figure for every option."""
        for at in range(options.count):
            into.put(at, self.judge(survey, options.codes[at]))

    def judge(self, survey: Survey, option: i64) -> float:
        """What one option promises; where nobody knows better (clans, the order of combats) all are as good."""
        return 0.0
