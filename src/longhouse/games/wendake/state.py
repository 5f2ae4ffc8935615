"""What is on the table in Wendake, zone by zone, and the questions about it that rules and views share."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from longhouse.core.decisions import DecisionState
from longhouse.core.layout import Layout
from longhouse.core.sets import BIT
from longhouse.core.things import Things, numbered
from longhouse.core.zones import HIDDEN, NONE, OWNER, flag, number, one_of, some_of
from longhouse.games.wendake import data

GHOST: Final = 1
"""The seat of the Ghost on the map, when somebody plays alone."""

SEAT: Final[Things] = Things("seat", range(data.SEATS), group="seats")
GOOD: Final[Things] = Things("good", data.GOOD_IDS)
RESOURCE: Final[Things] = GOOD.part(0, data.RESOURCES)
KIND: Final[Things] = Things("kind", data.KIND_IDS)
TRACK: Final[Things] = Things("track", data.TRACK_IDS)
LAKE: Final[Things] = Things("lake", data.LAKE_IDS)
TERRITORY: Final[Things] = Things("territory", data.TERRITORY_IDS)
AREA: Final[Things] = Things("area", data.AREA_IDS)
SLOT: Final[Things] = numbered("slot", data.SLOTS)
COLUMN: Final[Things] = numbered("column", data.SIDE)
TILE: Final[Things] = Things("tile", data.TILE_IDS)
LEVEL: Final[Things] = numbered("level", 2)
SHELF: Final[Things] = numbered("place", int(data.DISPLAY))
ACTION: Final[Things] = Things("action", data.ACTION_NAMES)
PROGRESS: Final[Things] = Things("progress", data.PROGRESS_IDS)
FLAG: Final[Things] = Things("flag", data.FLAGS)
MASK: Final[Things] = Things("mask", data.MASK_IDS)
CARD: Final[Things] = Things("card", data.CARD_IDS)
SPACE: Final[Things] = Things("space", data.SPACE_IDS)
TURTLE: Final[Things] = Things("turtle", data.TURTLE_IDS)
TRIBE: Final[Things] = Things("tribe", data.TRIBE_IDS)
GUARD: Final[Things] = Things("who", data.GUARD_IDS)
STEP: Final[Things] = Things("start,end", data.STEPS)
STEP_INTO: Final[Things] = Things("start,area", data.STEPS_INTO_AREAS)
PLAY: Final[Things] = Things("space,masks", data.PLAYS)
CHANGE: Final[Things] = Things("mask,other", data.CHANGES, start=1)
GHOST_CARD: Final[Things] = Things("card", data.GHOST_IDS)

TABLE: Final[Layout] = Layout()
YEAR: Final = TABLE.cell("year", number(0, int(data.YEARS) + 1))
"""1 to 7; 0 during the setup, 8 when the game is over."""
PARTNER: Final = TABLE.cell("partner", one_of(TRACK), marks=True)
"""The track that is paired with the Economic one."""

# Turn order.
ORDER: Final = TABLE.line("order", data.SEATS, one_of(SEAT), marks=True)
"""The seats of this Year, first to last; somebody alone and the Ghost."""
TURN: Final = TABLE.cell("turn", one_of(SEAT), marks=True)
"""Whose turn it is, or was when the Year ended."""
NEXT_ORDER: Final = TABLE.line("next_order", data.SEATS, one_of(SEAT), marks=True)
"""The turn-order area: the seats whose markers lie there, first to last."""

# The map. Territories and areas of all maps; those of the other maps stay empty.
GUARDS: Final = TABLE.grid("guards", TERRITORY, SEAT, number(0, int(data.NATIVES[data.WARRIOR])))
"""Plain Guards: those at Home are the Warriors of the village."""
BLACK_GUARD: Final = TABLE.cell("black_guard", one_of(TERRITORY), marks=True)
"""Where the black Warrior stands as a Guard."""
WHOSE: Final = TABLE.row("areas", AREA, one_of(SEAT), marks=True)
WHO: Final = TABLE.row("areas", AREA, one_of(KIND), marks=True, written=False)
"""Whose Native is in an area outside the Homes, and which kind it is; a Warrior there is an Outpost."""

# Of each seat. The Ghost has a Home, Guards and a disk.
HOME: Final = TABLE.row("home", SEAT, one_of(TERRITORY))
TRIBE_OF: Final = TABLE.row("tribe", SEAT, one_of(TRIBE))
"""NONE with the identical sides."""
GOODS: Final = TABLE.grid("goods", SEAT, GOOD, number(0, 999))
TRACKS: Final = TABLE.grid("tracks", SEAT, TRACK, number(0, int(data.TOP_OF_TRACK)))
CANOES: Final = TABLE.grid("canoes", SEAT, LAKE, number(0, int(data.CANOES)))
VILLAGE: Final = TABLE.grid("village", SEAT, KIND, number(0, int(max(data.NATIVES))))
"""Women and Hunters in the Home. Its Warriors are Guards there."""
LONG_HOUSE: Final = TABLE.grid("long_house", SEAT, KIND, number(0, int(max(data.NATIVES))))
SWAPS: Final = TABLE.row("swaps", SEAT, number(0, int(max(data.START_SWAPS))))

# Grids.
GRID: Final = TABLE.grid("grid", SEAT, SLOT, one_of(TILE), marks=True)
RITUALS: Final = TABLE.row("rituals", SEAT, some_of(SLOT), marks=True)
"""The slots whose tile shows its Ritual side."""
MARKED: Final = TABLE.row("marked", SEAT, some_of(SLOT), marks=True)
"""The slots with an Action marker."""
FIRE: Final = TABLE.row("fire", SEAT, one_of(SLOT), marks=True)
"""The slot with the Fire marker."""
ASIDE: Final = TABLE.row("aside", SEAT, some_of(TILE), marks=True)
OWNED: Final = TABLE.row("progress", SEAT, some_of(PROGRESS))
FACE_DOWN: Final = TABLE.row("face_down", SEAT, some_of(PROGRESS), marks=True)
"""Progress tiles used this Year."""
ALLY: Final = TABLE.row("flag", SEAT, one_of(FLAG))

# Masks. A deck is a bag: each draw is a chance event.
HAND: Final = TABLE.grid("cards", SEAT, CARD, number(0, data.MOST_OF_A_CARD), seen=OWNER, bag=True)
KNOWN: Final = TABLE.grid("known", SEAT, CARD, number(0, data.MOST_OF_A_CARD), bag=True)
"""Of each hand, the cards that everybody has seen its owner take."""
PLAYED: Final = TABLE.grid("played", SEAT, CARD, number(0, data.MOST_OF_A_CARD), bag=True)
DISK: Final = TABLE.row("disk", SEAT, one_of(SPACE), marks=True)
"""The combination space of each seat's disk."""
TURTLES: Final = TABLE.grid(
    "turtles", SEAT, TURTLE, number(0, data.TURTLE_TILES - 1, blank=NONE), seen=OWNER, brief=True
)
"""Which of the four tiles of a kind was taken."""

# Displays and stacks.
DISPLAY: Final = TABLE.row("display", SHELF, one_of(TILE), marks=True)
"""The Advanced tiles on offer."""
UNSEEN: Final = TABLE.row("unseen", LEVEL, some_of(TILE), marks=True)
"""Advanced tiles that nobody has seen: in the stack, or left out of the game."""
STACK: Final = TABLE.row("stacks", LEVEL, number(0, data.TILES))
"""How many tiles each stack has."""
MARKET: Final = TABLE.cell("market", some_of(PROGRESS))
"""Progress tiles on display."""
FLAGS_LEFT: Final = TABLE.cell("flags_left", some_of(FLAG))
DISCARD: Final = TABLE.line("discard", data.MASK_CARDS, one_of(CARD), marks=True)
"""The discard pile of Mask cards, its top last."""
DECK: Final = TABLE.row("deck", CARD, number(0, data.MOST_OF_A_CARD), seen=HIDDEN, bag=True, written=False)
LEAVING: Final = TABLE.row("leaving", COLUMN, one_of(TILE), marks=True)
"""In Restore, the three tiles that have slid out of one grid."""
BLACK_USED: Final = TABLE.cell("black_used", flag())
"""Whether the Ojibwa have placed their black marker this Year."""

# Playing alone.
GHOST_CARDS: Final = TABLE.cell("ghost", some_of(GHOST_CARD))
"""Cards of the Ghost still to come this Year."""
GHOST_WARRIORS: Final = TABLE.cell("ghost", number(0, int(data.NATIVES[data.WARRIOR])), written=False)
"""Warriors in the Ghost's stock."""

# What the turn player is doing.
TODO: Final = TABLE.line("todo", data.MOST_ACTIONS, one_of(ACTION), marks=True, inside="pending")
"""Actions of the tile in use that are not done yet, the next one first."""
SKIPPED: Final = TABLE.line("skipped", data.MOST_ACTIONS, one_of(ACTION), marks=True, inside="pending")
"""Actions of that tile that were left out, the last one last."""
ACTIVE: Final = TABLE.cell("slot", one_of(SLOT), marks=True, inside="pending")
"""The slot of that tile."""
FREE_ORDER: Final = TABLE.cell("free_order", flag(), inside="pending")
"""Whether P1-3 was used in this turn."""


class Settings:
    """How this match is played (section 9 of the specification). Shared by all copies of a state."""

    def __init__(self, words: Mapping[str, object]) -> None:
        self.words: dict[str, object] = dict(words)
        self.first_pairing: bool = words["pairing"] == "first_game"
        self.identical: bool = words["tribes"] == "identical"
        self.random_homes: bool = words["homes"] == "random"
        self.separate_attack: bool = words["attack_on_entry"] == "separate_step"
        self.smallpox_at_home: bool = words["smallpox_scope"] == "home"
        self.recall_one: bool = words["mask_recall"] == "one"
        self.take_back_basic: bool = words["take_back"] == "basic_only"
        self.swap_in_restore: bool = words["swap_in_restore"] is True
        self.progress_mid_action: bool = words["progress_mid_action"] is True
        self.ritual_bonus: bool = words["ritual_bonus"] is True
        self.permanent_alliance: bool = words["alliance_mode"] == "permanent"
        self.canoe_only: bool = words["canoe_tile"] == "canoe_only"
        self.solo: bool = words["solo_ghost"] is True


class Table(DecisionState):
    """Questions about what lies on the table."""

    def __init__(self, settings: Settings, players: i64) -> None:
        super().__init__(TABLE, players)
        self.settings: Settings = settings
        self.sides: i64 = players
        """Colours on the map: the players, and the Ghost."""
        if settings.solo:
            self.sides = 2
        self.first_territory: i64 = data.FIRST_OF_MAP[self.sides]
        self.end_of_map: i64 = data.FIRST_OF_MAP[self.sides + 1]
        """The first territory of this match's map, and the number after its last; they are numbered without a gap."""
        self.first_area: i64 = data.FIRST_AREA[self.first_territory]
        self.end_of_areas: i64 = data.FIRST_AREA[self.end_of_map]

    def is_over(self) -> bool:
        """R5: the game ends after the seventh Year."""
        return YEAR.of(self) > data.YEARS

    # The map.

    def has_black_guard(self, territory: i64, seat: i64) -> bool:
        """Whether this seat's black Warrior stands there as a Guard."""
        return BLACK_GUARD.of(self) == territory and TRIBE_OF.of(self, seat) == data.MOHAWK

    def guards_of(self, territory: i64, seat: i64) -> i64:
        """R42: all Guards of a seat in a territory."""
        guards = GUARDS.of(self, territory, seat)
        if BLACK_GUARD.of(self) == territory and TRIBE_OF.of(self, seat) == data.MOHAWK:
            return guards + 1
        return guards

    def may_enter(self, seat: i64, territory: i64) -> bool:
        """R6: everywhere but the Homes of others, and Homes that nobody has."""
        return data.IS_HOME[territory] == 0 or HOME.of(self, seat) == territory

    def is_in(self, area: i64, seat: i64, kind: i64) -> bool:
        """Whether a Native of this seat and kind is in an area."""
        return WHOSE.of(self, area) == seat and WHO.of(self, area) == kind

    def next_area(self, seat: i64, area: i64) -> i64:
        """The next area from this one on with a Native of this seat; `end_of_areas` if there is none."""
        return WHOSE.next(self, seat, area, self.end_of_areas)

    def areas_worked(self, seat: i64, kind: i64) -> i64:
        """R71: areas with this seat's Women or Hunters, the Home counting once."""
        found: i64 = 0
        if VILLAGE.of(self, seat, kind) > 0:
            found = 1
        area = self.next_area(seat, self.first_area)
        while area < self.end_of_areas:
            if WHO.of(self, area) == kind:
                found += 1
            area = self.next_area(seat, area + 1)
        return found

    def home_count(self, seat: i64, kind: i64) -> i64:
        """Natives of a kind in the Home; for Warriors the black one counts too (R93)."""
        if kind in (data.WOMAN, data.HUNTER):
            return VILLAGE.of(self, seat, kind)
        return self.guards_of(HOME.of(self, seat), seat)

    # The grid.

    def has_ordered(self, seat: i64) -> bool:
        """Whether this seat's marker lies in the turn-order area."""
        return NEXT_ORDER.place(self, seat) != NONE

    def side_up(self, seat: i64, slot: i64) -> i64:
        """Which side of a tile shows: 1 for the Ritual."""
        if RITUALS.has(self, seat, slot):
            return 1
        return 0

    def usable(self, seat: i64) -> i64:
        """R110: a seat's Progress tiles that are face up, as a set."""
        return OWNED.of(self, seat) & ~FACE_DOWN.of(self, seat)

    # Masks.

    def held(self, seat: i64, mask: i64) -> i64:
        """Cards of a mask in hand, whatever their blankets."""
        return HAND.of(self, seat, data.HEALTHY[mask]) + HAND.of(self, seat, data.INFECTED[mask])

    def plays(self, seat: i64, mask: i64) -> bool:
        """Whether a card of this mask lies open in front of a seat."""
        return PLAYED.of(self, seat, data.HEALTHY[mask]) + PLAYED.of(self, seat, data.INFECTED[mask]) > 0

    def occupied_spaces(self) -> i64:
        """The combination spaces with a disk, as a set."""
        found: i64 = 0
        for side in range(self.sides):
            space = DISK.of(self, side)
            if space != NONE:
                found |= BIT[space]
        return found


def change(mask: i64, other: i64) -> i64:
    """The number of the change of one mask into another, as CHANGE counts them."""
    return 1 + mask * data.MASKS + other


def turtle_tile(kind: i64, tile: i64) -> i64:
    """The number of one of the four tiles of a kind of Turtles, among all of them."""
    return kind * data.TURTLE_TILES + tile


def worker_of(area: i64) -> i64:
    """R30: who works in an area: a Hunter where beavers live, else a Woman."""
    if data.AREA_GOOD[area] == data.BEAVER:
        return data.HUNTER
    return data.WOMAN
