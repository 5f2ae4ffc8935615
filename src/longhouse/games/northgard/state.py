"""What is on the table in Northgard, zone by zone, and the map that follows from its tiles."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.decisions import DecisionState
from longhouse.core.layout import Layout
from longhouse.core.things import Things
from longhouse.core.zones import HIDDEN, NONE, OWNER, flag, number, one_of, some_of
from longhouse.games.northgard import data

MOST: Final = 9999
"""Of resources or fame: more than anybody has."""
_A_FEW: Final = 99

SEAT: Final[Things] = Things("seat", range(data.SEATS), group="seats")
SIDE: Final[Things] = Things("side", ["attacker", "defender"])
"""The two sides of a combat; a creature defends itself, or its enemy does."""
ATTACKING: Final = 0
DEFENDING: Final = 1
CLANS: Final[Things] = Things("clan", data.CLAN_IDS)
RESOURCE: Final[Things] = Things("resource", data.RESOURCE_IDS)
TILE: Final[Things] = Things("tile", data.TILE_IDS)
AREA: Final[Things] = Things("area", data.AREA_IDS)
TERRITORY: Final[Things] = AREA.called("territory")
"""A territory is known by its first area, its *root*: `table.root[area]`."""
BUILDING: Final[Things] = Things("building", data.BUILDING_IDS)
SMALL_BUILDING: Final[Things] = BUILDING.part(0, data.SMALL_BUILDINGS)
AMENITY: Final[Things] = Things(
    "amenity", [[area, building] for area in data.AREA_IDS for building in data.BUILDING_IDS]
)
"""A building without a space: in which area, of which type."""
CARD: Final[Things] = Things("card", data.CARD_NAMES)
FACE: Final[Things] = Things("card", data.FACE_IDS)
UPGRADE: Final[Things] = Things("upgrade", [card for row in data.DATA["clan"] for card in row["cards"][1:]])
RIDER: Final[Things] = Things("rider", data.RIDER_IDS)
PART: Final[Things] = Things("part", data.PART_IDS)
CREATURE: Final[Things] = Things("creature", data.CREATURE_NAMES)
TAKEN: Final[Things] = Things("taken", ["nothing", *data.RESOURCE_IDS])
ORDERS: Final[Things] = Things("order", ["never", "any", "recruit", "move", "explore", "build", "draw", "special"])
ANY: Final[i64] = ORDERS.names.index("any")
UNITS: Final[Things] = Things("number", range(data.MOST_UNITS + 1))
FOOD: Final[Things] = Things("number", range(data.MOST_UNITS + 2))
"""How many go, how much is eaten."""
WITH_KAIJA: Final[Things] = Things("kaija", ["", "k"])
SWAP: Final[Things] = Things("swap", [[give, take] for give in data.RESOURCE_IDS for take in data.RESOURCE_IDS])
"""What a player offers a teammate, and what for."""
X: Final[Things] = Things("x", range(-data.SPAN, data.SPAN + 1), start=-data.SPAN)
TURN: Final[Things] = Things("turn", range(data.SIDES))
Y: Final[Things] = Things("y", range(-data.SPAN, data.SPAN + 1), start=-data.SPAN)

TABLE: Final[Layout] = Layout()
YEAR: Final = TABLE.cell("year", number(0, int(data.LONG_YEARS)))
"""1 to 7 (or 10); 0 during the setup."""
OVER: Final = TABLE.cell("over", flag())
DOMINATOR: Final = TABLE.cell("dominator", one_of(SEAT), marks=True)
FIRST_PLAYER: Final = TABLE.cell("first_player", one_of(SEAT, blank=0), marks=True)
MARKER_TAKEN: Final = TABLE.cell("marker_taken", flag())
"""Whether somebody has passed first this year."""

# The map: where each tile lies. What follows from that, `Table` knows.
TILE_X: Final = TABLE.row("tile_x", TILE, number(-data.SPAN, data.SPAN), written=False)
TILE_Y: Final = TABLE.row("tile_y", TILE, number(-data.SPAN, data.SPAN), written=False)
TURNED: Final = TABLE.row("turned", TILE, number(NONE, data.SIDES - 1, NONE), written=False)
"""Quarter turns clockwise, or NONE while the tile is not on the map."""
PILE: Final = TABLE.cell("pile", some_of(TILE), seen=HIDDEN)
"""Tiles that nobody has seen."""
UNDER: Final = TABLE.line("under", data.TILES, one_of(TILE))
"""Tiles put at the bottom of the pile, the first one to be drawn again first."""

# Figures: at the root of a territory its controller and, while a combat is pending, attackers.
HOLDER: Final = TABLE.row("holder", AREA, one_of(SEAT), marks=True, written=False)
FORCE: Final = TABLE.row("force", AREA, number(0, data.MOST_UNITS), written=False)
ATTACKER: Final = TABLE.row("attacker", AREA, one_of(SEAT), marks=True, written=False)
STRIKE_FORCE: Final = TABLE.row("strike_force", AREA, number(0, data.MOST_UNITS), written=False)
KAIJA: Final = TABLE.cell("kaija", one_of(AREA), marks=True)
"""The root where she is."""
KAIJA_AWAKE: Final = TABLE.cell("kaija_awake", flag())
"""Whether The Bear Awakens was played this year."""
SCORCHED: Final = TABLE.cell("scorched", one_of(AREA), marks=True)
"""An area of the territory with the Scorched Earth token."""

BUILDING_IN: Final = TABLE.row("buildings", AREA, one_of(BUILDING), marks=True, brief=True)
"""On the space of each area."""
AMENITIES: Final = TABLE.line("extra", data.SMALL_BUILDINGS * data.MOST_TOKENS, one_of(AMENITY), marks=True)
TOKENS: Final = TABLE.row("tokens", BUILDING, number(0, data.MOST_TOKENS, int(data.TOKENS)), written=False)
"""Tokens of each type left."""

# Where each card is. Copies of a card have the same name in every deck, so that the game writes them itself.
CARDS: Final = TABLE.places("cards", CARD)
OUT: Final[i64] = CARDS.place("out", written=False)
"""In the box: not used, or removed from the game."""
EARLY_DECK: Final[i64] = CARDS.place("early", seen=HIDDEN, written=False)
ADVANCED_DECK: Final[i64] = CARDS.place("advanced", seen=HIDDEN, written=False)
"""Development cards that nobody has seen; some of them stay in the box for ever."""
ROW: Final[i64] = CARDS.place("row", written=False)
ACHIEVEMENTS: Final[i64] = CARDS.place("achievements", written=False)
UNREST_SUPPLY: Final[i64] = CARDS.place("unrest", written=False)
UPGRADES: Final[i64] = CARDS.place("upgrades", SEAT, written=False)
"""The clan cards that lie aside."""
DRAW: Final[i64] = CARDS.place("draw", SEAT, HIDDEN, written=False)
"""A player's draw pile, as far as nobody knows its order."""
TOP: Final[i64] = CARDS.place("top", SEAT, OWNER, written=False)
"""Cards lying on top of it in a known order (see `TOPS`)."""
HAND: Final[i64] = CARDS.place("hand", SEAT, OWNER, written=False)
ACTIVE: Final[i64] = CARDS.place("active", SEAT, written=False)
"""Used this year without effect, or being resolved."""
PLAYED: Final[i64] = CARDS.place("played", SEAT, written=False)
"""In the active area too: played and resolved this year."""
DISCARD: Final[i64] = CARDS.place("discard", SEAT, written=False)
DRAWN: Final[i64] = CARDS.place("drawn", SEAT, OWNER, written=False)
"""Just drawn by a Draw action, to be sorted."""
KNOWN_BY: Final = TABLE.row("known", CARD, some_of(SEAT), marks=True, written=False)
"""Who knows where a hidden card is (its owner always does for the own hand)."""
TOPS: Final = TABLE.line("tops", data.CARDS, one_of(CARD), marks=True, written=False)
"""Cards on top of draw piles, the last one on top, of all players together."""

# Creatures. Those that are neither on the map nor beaten are in their deck.
CREATURE_AT: Final = TABLE.row("creature_at", CREATURE, one_of(AREA), marks=True, written=False)
CREATURE_LINE: Final = TABLE.line("line", data.CREATURES, one_of(CREATURE), written=False)
"""Those on the map, in the order in which they move."""
BEATEN: Final = TABLE.cell("beaten", some_of(CREATURE), written=False)
WEAK_ON_TOP: Final = TABLE.cell("weak_on_top", number(0, data.SEATS + 1), written=False)
"""How many of the weaker ones still lie on top of the deck."""

# Of each seat.
CLAN: Final = TABLE.row("clan", SEAT, one_of(CLANS))
STOCK: Final = TABLE.grid("resources", SEAT, RESOURCE, number(0, MOST))
FAME: Final = TABLE.row("fame", SEAT, number(0, MOST))
VIRTUAL_UNREST: Final = TABLE.row("virtual_unrest", SEAT, number(0, MOST))
RESERVE: Final = TABLE.row("reserve", SEAT, number(0, int(data.UNITS), int(data.UNITS)))
"""Units off the map."""
TILE_HAND: Final = TABLE.row("tiles", SEAT, some_of(TILE), seen=OWNER)
"""In the setup."""
PASSED: Final = TABLE.row("passed", SEAT, flag())
FORESAW: Final = TABLE.row("foresaw", SEAT, flag())
CONQUEROR: Final = TABLE.row("conqueror", SEAT, flag())
"""This year: who has passed, used Future Sight, used Conqueror."""
ORDER: Final = TABLE.row("order", SEAT, one_of(ORDERS, blank=int(ANY)), seen=OWNER, marks=True)
"""The standing order for Defensive Strategy."""

# What is going on. A position names only what differs from the first of its kind, so that is what they begin with.

# The turn.
ACTING: Final = TABLE.cell("acting", one_of(SEAT, blank=0), marks=True, written=False)
"""Whose action it is."""
CARD_PLAYED: Final = TABLE.cell("card", one_of(CARD, blank=0), marks=True, written=False)
EFFECT: Final = TABLE.cell("face", one_of(FACE, blank=0), marks=True, written=False)
"""The face whose effect is being resolved (another one than the card's when it is copied)."""
RESOLVED: Final = TABLE.cell("resolved", number(0, _A_FEW), written=False)
"""Cards resolved in this turn."""
MAIN_DONE: Final = TABLE.cell("main_done", flag(), written=False)
"""Whether one without Flash was among them."""
CANCELLED: Final = TABLE.cell("cancelled", flag(), written=False)

# The action.
RIDERS: Final = TABLE.cell("riders", some_of(RIDER), marks=True, written=False)
PARTS_DONE: Final = TABLE.cell("parts_done", some_of(PART), marks=True, written=False)
MOVES: Final = TABLE.cell("moves", number(0, _A_FEW), written=False)
"""Move points left."""
MOVES_MADE: Final = TABLE.cell("made", number(0, _A_FEW), written=False)
FROM: Final = TABLE.cell("from", one_of(AREA, blank=0), marks=True, written=False)
TO: Final = TABLE.cell("to", one_of(AREA, blank=0), marks=True, written=False)
COLLECTED: Final = TABLE.cell("collected", flag(), written=False)
"""Whether Kaija has collected icons."""
LOOKED_AT: Final = TABLE.cell("victim", one_of(SEAT, blank=0), marks=True, written=False)
"""Whose hand is looked at."""
RECRUITED: Final = TABLE.line("recruited", data.MOST_UNITS + 1, one_of(AREA), marks=True, written=False)
"""Territories in which figures were recruited, one entry for each figure."""
OWED: Final = TABLE.line("owed", _A_FEW, one_of(AREA), marks=True, written=False)
"""Territories that are owed a unit for a Training Camp, one entry for each unit."""

# The combat being fought. What a side has, it has twice.
FIGHT: Final = TABLE.cell("fight", one_of(AREA, blank=0), marks=True, written=False)
"""The territory fought over."""
BONUS: Final = TABLE.cell("bonus", number(0, _A_FEW), written=False)
"""Combat points of the card."""
EATEN: Final = TABLE.row("eaten", SIDE, number(0, data.MOST_UNITS + 1), written=False)
POINTS: Final = TABLE.row("points", SIDE, number(0, _A_FEW), written=False)
HITS: Final = TABLE.row("hits", SIDE, number(0, _A_FEW), written=False)
"""What the dice say: points, and casualties on the other side."""
RETREATERS: Final = TABLE.cell("retreaters", number(0, data.MOST_UNITS), written=False)
"""Units still to retreat."""
KAIJA_RETREATS: Final = TABLE.cell("kaija_retreats", flag(), written=False)
FOES: Final = TABLE.cell("foes", some_of(CREATURE), marks=True, written=False)
"""Creatures to be fought in this action."""

# Exploring and building.
DRAWN_TILES: Final = TABLE.line("drawn", data.TILES, one_of(TILE), inside="pending")
"""Tiles just drawn, in order."""
CHOSEN_TILE: Final = TABLE.cell("tile", one_of(TILE, blank=0), marks=True, written=False)
CELL_X: Final = TABLE.cell("cell_x", number(-data.SPAN, data.SPAN), written=False)
CELL_Y: Final = TABLE.cell("cell_y", number(-data.SPAN, data.SPAN), written=False)
"""Where the tile goes."""
EXPLORED: Final = TABLE.cell("explores", number(0, _A_FEW), written=False)
"""Tiles placed in this action."""
BUILDS: Final = TABLE.cell("builds", number(0, _A_FEW), written=False)
"""Buildings still to be built."""
BUILT_LARGE: Final = TABLE.cell("built_large", number(0, _A_FEW), written=False)

# The harvest.
SNAKE_TOOK: Final = TABLE.cell("snake_took", one_of(TAKEN), marks=True, written=False)
"""What the Snake took from the land of its token; NONE if there was no harvest since the last effect of a card."""
SWAPS: Final = TABLE.cell("swaps", number(0, MOST), written=False)
"""How often a seat may still swap with its teammate."""


class Settings:
    """How this match is played (section 9 of the specification). Shared by all copies of a state."""

    def __init__(self, words: Mapping[str, object]) -> None:
        self.words: dict[str, object] = dict(words)
        self.years: i64 = data.LONG_YEARS if words["years"] == data.LONG_YEARS else data.YEARS
        self.teams: bool = words["teams"] is True
        self.creatures: bool = words["creatures"] is True
        self.more_creatures: bool = words["more_creatures"] is True
        self.random_clans: bool = words["clan_assignment"] == "random"
        self.draft: bool = words["clan_assignment"] == "draft"
        self.open_fame: bool = words["fame_tokens"] == "open"
        self.scorched_neutral: bool = words["scorched_earth_targets"] == "enemy_or_neutral"
        self.global_borders: bool = words["border_check"] == "global"
        self.foresee_achievements: bool = words["future_sight_achievements"] is True
        self.small_on_large: bool = words["small_on_large"] is True
        self.kaija_alone: bool = words["kaija_moves_alone"] is True
        self.fame_only: bool = words["fame_only"] is True
        self.standing_orders: bool = words["reaction_prompt"] == "standing_order"
        self.asks_everybody: bool = words["reaction_prompt"] == "timed"


_NOTHING: Final[vec[i64]] = vec[i64]()


class Table(DecisionState):
    """The zones, and what follows from where the tiles lie: made anew with every tile (`land.join_areas`) and never
    changed, so that copies share it.
    """

    def __init__(self, settings: Settings, players: i64) -> None:
        super().__init__(TABLE, players)
        self.settings: Settings = settings
        self.root: vec[i64] = _NOTHING
        """The root of the territory that an area belongs to, or NONE."""
        self.open: vec[i64] = _NOTHING
        """Of a root: how many of its sides have no tile on the other side."""
        self.size: vec[i64] = _NOTHING
        """Of a root: the number of tiles the territory lies on."""
        self.tiles: vec[i64] = _NOTHING
        self.cell_of: vec[i64] = _NOTHING
        """Tiles by where they lie, and the cell of each as one number; see `land.tile_at`."""
        self.roots: vec[i64] = _NOTHING
        """All territories, the lowest root first."""
        self.next_area: vec[i64] = _NOTHING
        """The next area of the same territory, or NONE; the first one is the root."""
        self.first_way: vec[i64] = _NOTHING
        """Of a root: where its ways begin; they end where those of the next area begin."""
        self.ways: vec[i64] = _NOTHING
        """The adjacent territories of each: where to and how (`land.end_of`), the lowest root first."""

    def clear(self) -> None:
        """An empty table."""
        super().clear()
        self.root = vec[i64]([NONE] * data.AREAS)
        self.open = vec[i64]([0] * data.AREAS)
        self.size = vec[i64]([0] * data.AREAS)
        self.tiles = vec[i64]([NONE] * data.CELLS)
        self.cell_of = vec[i64]([0] * data.CELLS)
        self.roots = vec[i64]()
        self.next_area = vec[i64]([NONE] * data.AREAS)
        self.first_way = vec[i64]([0] * (data.AREAS + 1))
        self.ways = vec[i64]()

    def share_map(self, other: "Table") -> None:
        """Another table of this match has the same tiles."""
        other.root = self.root
        other.open = self.open
        other.size = self.size
        other.tiles = self.tiles
        other.cell_of = self.cell_of
        other.roots = self.roots
        other.next_area = self.next_area
        other.first_way = self.first_way
        other.ways = self.ways

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return OVER.of(self) != 0

    def side(self, side: i64) -> i64:
        """Whose figures attack or defend in the combat being fought."""
        if side == ATTACKING:
            return ATTACKER.of(self, FIGHT.of(self))
        return HOLDER.of(self, FIGHT.of(self))

    def ahead(self, seat: i64, places: i64) -> i64:
        """The seat so many places further round the table."""
        return (seat + places) % self.players

    def teammate(self, seat: i64) -> i64:
        """R171: teammates sit opposite each other."""
        return (seat + 2) % self.players

    def is_scorched(self, territory: i64) -> bool:
        """Whether the Scorched Earth token lies in a territory."""
        return SCORCHED.of(self) != NONE and self.root[SCORCHED.of(self)] == territory


def swap(give: i64, take: i64) -> i64:
    """The number of a swap, as SWAP counts them."""
    return give * data.RESOURCES + take


def given(swap: i64) -> i64:
    """What is given in a swap."""
    return swap // data.RESOURCES


def taken(swap: i64) -> i64:
    """What is taken in a swap."""
    return swap % data.RESOURCES


def amenity(area: i64, kind: i64) -> i64:
    """The number of an amenity, as AMENITY counts them."""
    return area * data.BUILDINGS + kind


def amenity_area(number: i64) -> i64:
    """The area of an amenity."""
    return number // data.BUILDINGS


def amenity_kind(number: i64) -> i64:
    """The type of an amenity."""
    return number % data.BUILDINGS
