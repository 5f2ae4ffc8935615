"""What is on the table in Northgard. The layout lives here; the rules read like the rulebook elsewhere."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from longhouse.core.decisions import DecisionState
from longhouse.games.northgard.tables import (
    AREAS,
    BUILDINGS,
    CARDS,
    CELLS,
    CREATURES,
    LONG_YEARS,
    NONE,
    RESOURCES,
    SEATS,
    TILES,
    TOKENS,
    UNITS,
    YEARS,
)

# Where a card is: zone * 8 + seat.
OUT: Final = 0
"""In the box: not used, or removed from the game."""
EARLY_DECK: Final = 1
ADVANCED_DECK: Final = 2
"""Development cards that nobody has seen; some of them stay in the box for ever."""
ROW: Final = 3
ACHIEVEMENTS: Final = 4
UNREST_SUPPLY: Final = 5
UPGRADES: Final = 6
"""The clan cards that lie aside."""
DRAW: Final = 7
"""A player's draw pile, as far as nobody knows its order."""
TOP: Final = 8
"""Cards lying on top of it in a known order (see `tops`)."""
HAND_ZONE: Final = 9
ACTIVE: Final = 10
"""Used this year without effect, or being resolved."""
PLAYED: Final = 11
"""In the active area too: played and resolved this year."""
DISCARD: Final = 12
DRAWN: Final = 13
"""Just drawn by a Draw action, to be sorted."""

# Numbers of the running turn, action and combat: places in `act`.
SEAT: Final = 0
"""Whose action it is."""
CARD: Final = 1
"""The card being played."""
FACE: Final = 2
"""The face whose effect is being resolved (another one than the card's when it is copied)."""
RESOLVED: Final = 3
"""Cards resolved in this turn."""
MAIN_DONE: Final = 4
"""Whether one without Flash was among them."""
CANCELLED: Final = 5
MOVES: Final = 6
"""Move points left."""
MADE: Final = 7
"""Moves made in this action."""
FROM: Final = 8
TO: Final = 9
BONUS: Final = 10
"""Combat points of the card."""
RIDERS: Final = 11
COLLECTED: Final = 12
"""Whether the rider that collects icons was used."""
FIGHT: Final = 13
"""The territory fought over."""
ATTACKER_FOOD: Final = 14
DEFENDER_FOOD: Final = 15
ATTACKER_POINTS: Final = 16
ATTACKER_HITS: Final = 17
DEFENDER_POINTS: Final = 18
DEFENDER_HITS: Final = 19
RETREATERS: Final = 20
"""Units still to retreat."""
KAIJA_RETREATS: Final = 21
BUILDS: Final = 22
"""Buildings still to be built."""
BUILT_LARGE: Final = 23
PARTS_DONE: Final = 24
TILE: Final = 25
CELL_X: Final = 26
CELL_Y: Final = 27
EXPLORES: Final = 28
VICTIM: Final = 29
SWAPS: Final = 30
FOES: Final = 31
"""Creatures to be fought in this action, as a set."""
ACT_SIZE: Final = 32

_NOTHING: Final[vec[i64]] = vec[i64]()


class Settings:
    """How this match is played (section 9 of the specification). Shared by all copies of a state."""

    def __init__(self, words: Mapping[str, object]) -> None:
        self.words: dict[str, object] = dict(words)
        self.years: i64 = LONG_YEARS if words["years"] == 10 else YEARS
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(DecisionState):
    """The map, figures, buildings, cards and resources.

    A territory is known by its first area, its *root*: `root[area]`. Figures stand at the root.
    """

    def __init__(self, settings: Settings, players: i64) -> None:
        super().__init__()
        self.settings: Settings = settings
        self.players: i64 = players
        self.year: i64 = 0
        """1 to 7 (or 10); 0 during the setup."""
        self.ended: i64 = 0
        self.first_player: i64 = 0
        self.passed: i64 = 0
        """Who has passed this year, as a set."""
        self.marker_taken: i64 = 0
        """Whether somebody has passed first this year."""
        self.foresaw: i64 = 0
        self.conquerors: i64 = 0
        """Who has used Future Sight, who Conqueror this year, as sets."""
        self.dominator: i64 = NONE

        # Per seat.
        self.clan: vec[i64] = _NOTHING
        self.resources: vec[i64] = _NOTHING
        self.fame: vec[i64] = _NOTHING
        self.virtual_unrest: vec[i64] = _NOTHING
        self.reserve: vec[i64] = _NOTHING
        """Units off the map."""

        # The map: where each tile lies, which territory each area belongs to.
        self.tile_x: vec[i64] = _NOTHING
        self.tile_y: vec[i64] = _NOTHING
        self.turned: vec[i64] = _NOTHING
        """Quarter turns clockwise, or NONE while the tile is not on the map."""
        self.root: vec[i64] = _NOTHING
        self.open: vec[i64] = _NOTHING
        """Of a root: how many of its sides have no tile on the other side."""
        self.size: vec[i64] = _NOTHING
        """Of a root: the number of tiles the territory lies on."""

        # What else follows from the map: made anew with every tile and never changed, so that copies share it.
        self.cells: vec[i64] = _NOTHING
        """Tiles by where they lie; see `tile_at`."""
        self.roots: vec[i64] = _NOTHING
        """All territories, the lowest root first."""
        self.next_area: vec[i64] = _NOTHING
        """The next area of the same territory, or NONE; the first one is the root."""
        self.first_way: vec[i64] = _NOTHING
        """Of a root: where its ways begin; they end where those of the next area begin."""
        self.ways: vec[i64] = _NOTHING
        """The adjacent territories of each: root * 4 + how they are connected, the lowest root first."""

        self.pile: i64 = 0
        """Tiles that nobody has seen in the pile, as a set."""
        self.bottom: vec[i64] = _NOTHING
        """Tiles put at the bottom of the pile, the first one to be drawn again first."""
        self.tile_hands: vec[i64] = _NOTHING
        """In the setup, each seat's tiles, as a set."""

        # Figures: at the root of a territory its controller and attackers.
        self.holder: vec[i64] = _NOTHING
        self.force: vec[i64] = _NOTHING
        self.attacker: vec[i64] = _NOTHING
        self.strike_force: vec[i64] = _NOTHING
        """Units of the attacker, while a combat is pending there."""
        self.kaija_at: i64 = NONE
        """The root where Kaija is."""
        self.kaija_free: i64 = 0
        """Whether The Bear Awakens was played this year."""
        self.scorched_at: i64 = NONE
        """An area of the territory with the Scorched Earth token."""

        # Buildings.
        self.building: vec[i64] = _NOTHING
        """On the space of each area: 1 + type, or 0."""
        self.extra: vec[i64] = _NOTHING
        """Buildings without a space (Amenities): area * 8 + type, one after the other."""
        self.tokens: vec[i64] = _NOTHING
        """Tokens of each type left."""

        # Cards.
        self.where: vec[i64] = _NOTHING
        self.seen: vec[i64] = _NOTHING
        """Who knows where a hidden card is, as a set of seats (its owner always does for the own hand)."""
        self.tops: vec[i64] = _NOTHING
        """Cards on top of draw piles, the last one on top, of all players together."""

        # The action being carried out.
        self.act: vec[i64] = _NOTHING
        """Numbers of the running turn, action and combat; see the names below."""
        self.marks: vec[i64] = _NOTHING
        """Territories in which figures were recruited, one entry for each figure; then those still owed a unit."""
        self.drawn: vec[i64] = _NOTHING
        """Tiles just drawn, in order."""
        self.orders: vec[i64] = _NOTHING
        """Per seat, the standing order for Defensive Strategy: 0 never ask, 1 always, else about which kind of card."""

        # Creatures: the kind in each area's territory.
        self.creature_at: vec[i64] = _NOTHING
        """Of each figure: the area it stands in, NONE in the deck, -2 in the discard pile."""
        self.creature_line: vec[i64] = _NOTHING
        self.creature_top: i64 = 0
        """How many of the weaker ones still lie on top of the deck."""

    def clear(self) -> None:
        """An empty table."""
        self.clan = vec[i64]([NONE] * SEATS)
        self.resources = vec[i64]([0] * (SEATS * RESOURCES))
        self.fame = vec[i64]([0] * SEATS)
        self.virtual_unrest = vec[i64]([0] * SEATS)
        self.reserve = vec[i64]([UNITS] * SEATS)
        self.tile_x = vec[i64]([0] * TILES)
        self.tile_y = vec[i64]([0] * TILES)
        self.turned = vec[i64]([NONE] * TILES)
        self.root = vec[i64]([NONE] * AREAS)
        self.open = vec[i64]([0] * AREAS)
        self.size = vec[i64]([0] * AREAS)
        self.cells = vec[i64]([NONE] * CELLS)
        self.roots = vec[i64]()
        self.next_area = vec[i64]([NONE] * AREAS)
        self.first_way = vec[i64]([0] * (AREAS + 1))
        self.ways = vec[i64]()
        self.bottom = vec[i64]()
        self.tile_hands = vec[i64]([0] * SEATS)
        self.holder = vec[i64]([NONE] * AREAS)
        self.force = vec[i64]([0] * AREAS)
        self.attacker = vec[i64]([NONE] * AREAS)
        self.strike_force = vec[i64]([0] * AREAS)
        self.building = vec[i64]([0] * AREAS)
        self.extra = vec[i64]()
        self.tokens = vec[i64]([TOKENS] * BUILDINGS)
        self.where = vec[i64]([0] * CARDS)
        self.seen = vec[i64]([0] * CARDS)
        self.tops = vec[i64]()
        self.creature_at = vec[i64]([NONE] * CREATURES)
        self.creature_line = vec[i64]()
        self.act = vec[i64]([0] * ACT_SIZE)
        self.marks = vec[i64]()
        self.drawn = vec[i64]()
        self.orders = vec[i64]([1] * SEATS)

    def copy_to(self, other: "Table") -> None:
        """Make another table equal to this one."""
        other.frames = self.frames.copy()
        other.year = self.year
        other.ended = self.ended
        other.first_player = self.first_player
        other.passed = self.passed
        other.marker_taken = self.marker_taken
        other.foresaw = self.foresaw
        other.conquerors = self.conquerors
        other.dominator = self.dominator
        other.clan = self.clan[:]
        other.resources = self.resources[:]
        other.fame = self.fame[:]
        other.virtual_unrest = self.virtual_unrest[:]
        other.reserve = self.reserve[:]
        other.tile_x = self.tile_x[:]
        other.tile_y = self.tile_y[:]
        other.turned = self.turned[:]
        other.root = self.root[:]
        other.open = self.open[:]
        other.size = self.size[:]
        other.cells = self.cells
        other.roots = self.roots
        other.next_area = self.next_area
        other.first_way = self.first_way
        other.ways = self.ways
        other.pile = self.pile
        other.bottom = self.bottom[:]
        other.tile_hands = self.tile_hands[:]
        other.holder = self.holder[:]
        other.force = self.force[:]
        other.attacker = self.attacker[:]
        other.strike_force = self.strike_force[:]
        other.kaija_at = self.kaija_at
        other.kaija_free = self.kaija_free
        other.scorched_at = self.scorched_at
        other.building = self.building[:]
        other.extra = self.extra[:]
        other.tokens = self.tokens[:]
        other.where = self.where[:]
        other.seen = self.seen[:]
        other.tops = self.tops[:]
        other.creature_at = self.creature_at[:]
        other.creature_line = self.creature_line[:]
        other.creature_top = self.creature_top
        other.act = self.act[:]
        other.marks = self.marks[:]
        other.drawn = self.drawn[:]
        other.orders = self.orders[:]

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.ended != 0
