"""What is on the table in Wendake. The layout lives here; the rules read like the rulebook elsewhere."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from longhouse.core.decisions import DecisionState
from longhouse.games.wendake import data

EMPTY: Final = 0
"""An area with nobody in it. Otherwise it holds 1 + 4 * seat + kind; a Warrior there is an Outpost."""
GHOST: Final = 1
"""The seat of the Ghost on the map, when somebody plays alone."""

_NOTHING: Final[vec[i64]] = vec[i64]()


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(DecisionState):
    """Maps, grids, goods, tracks, masks. Decks and stacks are bags: each draw is a chance event.

    Where a field has an entry for each seat and thing, the seat comes first: `goods[seat * GOODS + good]`.
    """

    def __init__(self, settings: Settings, players: i64) -> None:
        super().__init__()
        self.settings: Settings = settings
        self.players: i64 = players
        """Seats that people or bots sit in."""
        self.sides: i64 = players
        """Colours on the map: the players, and the Ghost."""
        if settings.solo:
            self.sides = 2
        self.year: i64 = 0
        """1 to 7; 0 during the setup, 8 when the game is over."""
        self.pairing: i64 = 0
        """Which track is paired with the first one (Economic): 1, 2 or 3."""

        # Turn order.
        self.order: vec[i64] = _NOTHING
        """The seats of this Year, first to last."""
        self.turn_at: i64 = 0
        """Whose turn it is, as a place in `order`."""
        self.next_order: vec[i64] = _NOTHING
        """The turn-order area: a seat in each space taken, in order."""

        # Per seat.
        self.home: vec[i64] = _NOTHING
        self.tribe: vec[i64] = _NOTHING
        self.goods: vec[i64] = _NOTHING
        self.tracks: vec[i64] = _NOTHING
        self.canoes: vec[i64] = _NOTHING
        """Canoes of each seat on each lake."""
        self.at_home: vec[i64] = _NOTHING
        """Women and Hunters in each seat's Home, by kind. Its Warriors are Guards there."""
        self.long_house: vec[i64] = _NOTHING
        """Natives in each seat's Long House, by kind."""
        self.swaps: vec[i64] = _NOTHING

        # The map.
        self.guards: vec[i64] = _NOTHING
        """Plain Guards in each territory, by seat."""
        self.areas: vec[i64] = _NOTHING
        """Who is in each area outside the Homes."""
        self.mohawk: i64 = data.NONE
        """The seat of the Mohawk, if they are in the game."""
        self.black_guard: i64 = data.NONE
        """The territory in which the black Warrior stands as a Guard."""

        # Grids.
        self.grid: vec[i64] = _NOTHING
        """The tile in each slot of each seat."""
        self.rituals: vec[i64] = _NOTHING
        """Per seat, the slots whose tile shows its Ritual side."""
        self.marked: vec[i64] = _NOTHING
        """Per seat, the slots with an Action marker."""
        self.fire_at: vec[i64] = _NOTHING
        """Per seat, the slot with the Fire marker, or NONE."""
        self.black_used: i64 = 0
        """Whether the Ojibwa have placed their black marker this Year."""
        self.aside: vec[i64] = _NOTHING
        """Per seat, the tiles set aside."""
        self.leaving: vec[i64] = _NOTHING
        """In Restore, the three tiles that have slid out of one grid."""

        # What the turn player is doing.
        self.todo: i64 = 0
        """Actions of the tile not done yet, four bits each, the next one lowest."""
        self.active: i64 = data.NONE
        """The slot being resolved."""
        self.free_order: i64 = 0
        """Whether P1-3 was used in this turn."""

        # Displays and stacks.
        self.display: vec[i64] = _NOTHING
        """The Advanced tiles on offer, NONE for a gap."""
        self.stack: vec[i64] = _NOTHING
        """For levels 1 and 2: the tiles nobody has seen (a set), then how many lie in the stack."""
        self.progress: i64 = 0
        """Progress tiles on display, as a set."""
        self.owned: vec[i64] = _NOTHING
        """Per seat, its Progress tiles."""
        self.face_down: vec[i64] = _NOTHING
        """Per seat, those used this Year."""
        self.flag: vec[i64] = _NOTHING
        """Per seat, the flag of its ally, or 0."""
        self.flags_left: i64 = 0
        """Flags not taken, a bit each (1 English, 2 French)."""

        # Masks.
        self.deck: vec[i64] = _NOTHING
        """How many of each card are in the deck."""
        self.pile: vec[i64] = _NOTHING
        """The discard pile, its top last."""
        self.hand: vec[i64] = _NOTHING
        self.known: vec[i64] = _NOTHING
        """Of each seat's hand, the cards that everybody has seen it take."""
        self.played: vec[i64] = _NOTHING
        self.disk: vec[i64] = _NOTHING
        """Per seat, the combination space of its disk, or NONE."""

        self.turtles: vec[i64] = _NOTHING
        """Per seat and kind the tile taken (0 to 3), or NONE."""

        # Playing alone.
        self.ghost_cards: i64 = 0
        """Ghost cards still to come this Year, as a set."""
        self.ghost_warriors: i64 = 0
        """Warriors in the Ghost's stock."""

    def clear(self) -> None:
        """An empty table: nothing dealt, nothing placed."""
        self.order = vec[i64]()
        self.next_order = vec[i64]()
        self.home = vec[i64]([data.NONE] * data.SEATS)
        self.tribe = vec[i64]([data.IDENTICAL] * data.SEATS)
        self.goods = vec[i64]([0] * (data.SEATS * data.GOODS))
        self.tracks = vec[i64]([0] * (data.SEATS * data.TRACKS))
        self.canoes = vec[i64]([0] * (data.SEATS * data.LAKES))
        self.at_home = vec[i64]([0] * (data.SEATS * data.KINDS))
        self.long_house = vec[i64]([0] * (data.SEATS * data.KINDS))
        self.swaps = vec[i64]([0] * data.SEATS)
        self.guards = vec[i64]([0] * (data.TERRITORIES * data.SEATS))
        self.areas = vec[i64]([EMPTY] * data.AREAS)
        self.grid = vec[i64]([data.NONE] * (data.SEATS * data.SLOTS))
        self.rituals = vec[i64]([0] * data.SEATS)
        self.marked = vec[i64]([0] * data.SEATS)
        self.fire_at = vec[i64]([data.NONE] * data.SEATS)
        self.aside = vec[i64]([0] * data.SEATS)
        self.leaving = vec[i64]([data.NONE] * data.SIDE)
        self.display = vec[i64]([data.NONE] * int(data.DISPLAY))
        self.stack = vec[i64]([0] * 4)
        self.owned = vec[i64]([0] * data.SEATS)
        self.face_down = vec[i64]([0] * data.SEATS)
        self.flag = vec[i64]([0] * data.SEATS)
        self.deck = vec[i64]([0] * data.CARDS)
        self.pile = vec[i64]()
        self.hand = vec[i64]([0] * (data.SEATS * data.CARDS))
        self.known = vec[i64]([0] * (data.SEATS * data.CARDS))
        self.played = vec[i64]([0] * (data.SEATS * data.CARDS))
        self.disk = vec[i64]([data.NONE] * data.SEATS)
        self.turtles = vec[i64]([data.NONE] * (data.SEATS * data.TURTLES))

    def copy_to(self, other: "Table") -> None:
        """Make another table equal to this one."""
        other.frames = self.frames.copy()
        other.year = self.year
        other.pairing = self.pairing
        other.order = self.order[:]
        other.turn_at = self.turn_at
        other.next_order = self.next_order[:]
        other.home = self.home[:]
        other.tribe = self.tribe[:]
        other.goods = self.goods[:]
        other.tracks = self.tracks[:]
        other.canoes = self.canoes[:]
        other.at_home = self.at_home[:]
        other.long_house = self.long_house[:]
        other.swaps = self.swaps[:]
        other.guards = self.guards[:]
        other.areas = self.areas[:]
        other.mohawk = self.mohawk
        other.black_guard = self.black_guard
        other.grid = self.grid[:]
        other.rituals = self.rituals[:]
        other.marked = self.marked[:]
        other.fire_at = self.fire_at[:]
        other.black_used = self.black_used
        other.aside = self.aside[:]
        other.leaving = self.leaving[:]
        other.todo = self.todo
        other.active = self.active
        other.free_order = self.free_order
        other.display = self.display[:]
        other.stack = self.stack[:]
        other.progress = self.progress
        other.owned = self.owned[:]
        other.face_down = self.face_down[:]
        other.flag = self.flag[:]
        other.flags_left = self.flags_left
        other.deck = self.deck[:]
        other.pile = self.pile[:]
        other.hand = self.hand[:]
        other.known = self.known[:]
        other.played = self.played[:]
        other.disk = self.disk[:]
        other.turtles = self.turtles[:]
        other.ghost_cards = self.ghost_cards
        other.ghost_warriors = self.ghost_warriors

    def is_over(self) -> bool:
        """R5: the game ends after the seventh Year."""
        return self.year > data.YEARS

    # Whose turn it is.

    def turn_seat(self) -> i64:
        """The seat whose turn it is."""
        return self.order[self.turn_at]

    def has_ordered(self, seat: i64) -> bool:
        """Whether this seat's marker lies in the turn-order area."""
        for place in range(len(self.next_order)):
            if self.next_order[place] == seat:
                return True
        return False

    # The map.

    def first_territory(self) -> i64:
        """The first territory of this match's map; they are numbered without a gap."""
        return data.FIRST_OF_MAP[self.sides]

    def end_of_map(self) -> i64:
        """The number after this map's last territory."""
        return data.FIRST_OF_MAP[self.sides + 1]

    def plain_guards(self, territory: i64, seat: i64) -> i64:
        """Guards of a seat in a territory, without the black Warrior."""
        return self.guards[territory * data.SEATS + seat]

    def has_black_guard(self, territory: i64, seat: i64) -> bool:
        """Whether this seat's black Warrior stands there as a Guard."""
        return self.black_guard == territory and self.mohawk == seat

    def guards_of(self, territory: i64, seat: i64) -> i64:
        """R42: all Guards of a seat in a territory."""
        guards = self.guards[territory * data.SEATS + seat]
        return guards + 1 if self.black_guard == territory and self.mohawk == seat else guards

    def may_enter(self, seat: i64, territory: i64) -> bool:
        """R6: everywhere but the Homes of others, and Homes that nobody has."""
        return data.IS_HOME[territory] == 0 or self.home[seat] == territory

    def areas_worked(self, seat: i64, kind: i64) -> i64:
        """R71: areas with this seat's Women or Hunters, the Home counting once."""
        content = 1 + seat * data.KINDS + kind
        found: i64 = 1 if self.at_home[seat * data.KINDS + kind] > 0 else 0
        for area in range(data.FIRST_AREA[self.first_territory()], data.FIRST_AREA[self.end_of_map()]):
            if self.areas[area] == content:
                found += 1
        return found

    def home_count(self, seat: i64, kind: i64) -> i64:
        """Natives of a kind in the Home; for Warriors the black one counts too (R93)."""
        if kind in (data.WOMAN, data.HUNTER):
            return self.at_home[seat * data.KINDS + kind]
        return self.guards_of(self.home[seat], seat)

    def canoes_out(self, seat: i64) -> i64:
        """Canoes in play."""
        found: i64 = 0
        for lake in range(data.LAKES):
            found += self.canoes[seat * data.LAKES + lake]
        return found

    # Masks.

    def cards_in_hand(self, seat: i64) -> i64:
        """How many Mask cards a seat holds."""
        found: i64 = 0
        for card in range(data.CARDS):
            found += self.hand[seat * data.CARDS + card]
        return found

    def cards_in_deck(self) -> i64:
        """How many cards the Mask deck has."""
        found: i64 = 0
        for card in range(data.CARDS):
            found += self.deck[card]
        return found


def owner_in(content: i64) -> i64:
    """Whose Native this is, in an area that is not empty."""
    return (content - 1) // data.KINDS


def kind_in(content: i64) -> i64:
    """Which kind of Native this is, in an area that is not empty."""
    return (content - 1) % data.KINDS


def native(seat: i64, kind: i64) -> i64:
    """A Native as an area holds it."""
    return 1 + seat * data.KINDS + kind


def worker_of(area: i64) -> i64:
    """R30: who works in an area: a Hunter where beavers live, else a Woman."""
    return data.HUNTER if data.AREA_GOOD[area] == data.BEAVER else data.WOMAN
