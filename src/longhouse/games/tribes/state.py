"""What is on the table in Tribes. The layout lives here; the rules read like the rulebook elsewhere."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from longhouse.core.decisions import DecisionState
from longhouse.core.sets import BIT, count, nth
from longhouse.games.tribes import tables

_NOTHING: Final[vec[i64]] = vec[i64]()
ALL_CARDS: Final[i64] = 2**tables.CARDS - 1
LINE: Final = 0
RANGE: Final = 1
NO_RULE: Final = 2


class Settings:
    """How this match is played (section 9 of the specification). Shared by all copies of a state."""

    def __init__(self, words: Mapping[str, object]) -> None:
        self.words: dict[str, object] = dict(words)
        self.horses: i64 = _number(words["horses_to_win"])
        self.start_warriors: i64 = _number(words["start_warriors"])
        self.max_cycles: i64 = _number(words["max_cycles"])
        """0: no end but a win."""
        self.first_spirit: i64 = _number(words["first_spirit_chief"]) - 1
        """A seat, or NONE for a random one."""
        self.one_per_tile: bool = words["collect_limit"] == "one_per_tile_per_turn"
        self.collect_in_campsite: bool = words["collect_in_campsite"] is True
        self.printed_price: bool = words["farm_price"] == "printed"
        self.protecting_card: i64 = tables.CAMPSITE if words["campsite_protection"] is True else tables.TRAIL
        self.mountain_rule: i64 = ("line", "range", "none").index(str(words["mountain_rule"]))
        self.cavalry: bool = words["cavalry"] is True
        self.cavalry_is_attack: bool = words["cavalry_counts_as_attack"] is True
        self.retreat: bool = words["retreat"] is True
        self.camp_limit: i64 = _number(words["camp_protection_limit"])
        """0: no limit."""
        self.spacing: i64 = _number(words["start_spacing"])


def _number(value: object) -> int:
    """A setting that is a number; words such as "none" and "random" are 0."""
    return value if isinstance(value, int) else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(DecisionState):
    """The land, the pieces on it, and what everybody owns.

    The tiles nobody has seen are a set, not an order: each discovery is a chance event (section 4).
    """

    def __init__(self, settings: Settings, players: i64) -> None:
        super().__init__()
        self.settings: Settings = settings
        self.players: i64 = players
        self.cycle: i64 = 0
        """From 1; 0 during the setup."""
        self.round: i64 = 0
        """1 to 5; 0 before the first round of a cycle."""
        self.spirit: i64 = 0
        """The Spirit Chief."""
        self.winner: i64 = tables.NONE
        self.is_ended: i64 = 0

        # Per cell.
        self.tile: vec[i64] = _NOTHING
        """The tile that lies face up, or NONE."""
        self.mask: vec[i64] = _NOTHING
        self.passes: vec[i64] = _NOTHING
        """Sides of the tile with a mountain, and with one that became a pass."""
        self.walls: vec[i64] = _NOTHING
        """R4: sides whose border to the next cell is walled, by this tile or that one."""
        self.side: vec[i64] = _NOTHING
        """Whose pieces stand there: a seat, ARMY, or NONE."""
        self.men: vec[i64] = _NOTHING
        """How many warriors, or cavalry men, stand there."""

        self.cavalry: vec[i64] = _NOTHING
        """Where the cavalry men stand, or NONE."""
        self.unseen: vec[i64] = _NOTHING
        """Tiles that nobody has seen, as two sets of 50."""

        # Per seat.
        self.start: vec[i64] = _NOTHING
        self.chief: vec[i64] = _NOTHING
        """Where the chief stands; NONE before the setup and between a defeat and what follows it."""
        self.reserve: vec[i64] = _NOTHING
        self.items: vec[i64] = _NOTHING
        """Of each kind on the donkey: ITEMS * seat + item."""
        self.horses: vec[i64] = _NOTHING
        self.trophies: vec[i64] = _NOTHING
        self.hand: vec[i64] = _NOTHING
        """Cards not yet shown in this cycle, as a set: also the one chosen in secret."""
        self.chosen: vec[i64] = _NOTHING
        self.card: vec[i64] = _NOTHING
        """The card chosen in secret, and the card shown in this round, or NONE."""
        self.in_camp: vec[i64] = _NOTHING
        """How many times in a row cards were shown while the chief stood in the same camp."""

        # The running turn.
        self.active: i64 = tables.NONE
        self.steps: i64 = 0
        self.chief_steps: i64 = 0
        self.attacked: i64 = 0
        self.chief_done: i64 = 0
        """R66: the chief was defeated in this turn."""
        self.may_retreat: i64 = 0
        """R41: the chief was shut in when the turn began, and no step was made."""
        self.collected: vec[i64] = _NOTHING
        """Cells collected on in this turn, as two sets of 50, where only one item per cell is allowed."""

    def clear(self) -> None:
        """An empty land, nothing owned."""
        self.tile = vec[i64]([tables.NONE] * int(tables.CELLS))
        self.mask = vec[i64]([0] * int(tables.CELLS))
        self.passes = vec[i64]([0] * int(tables.CELLS))
        self.walls = vec[i64]([0] * int(tables.CELLS))
        self.side = vec[i64]([tables.NONE] * int(tables.CELLS))
        self.men = vec[i64]([0] * int(tables.CELLS))
        self.cavalry = vec[i64]([tables.NONE] * int(tables.MEN))
        self.unseen = vec[i64]([2**tables.HALF - 1, 2 ** (tables.TILES - tables.HALF) - 1])
        self.start = vec[i64]([tables.NONE] * tables.SEATS)
        self.chief = vec[i64]([tables.NONE] * tables.SEATS)
        self.reserve = vec[i64]([int(tables.WARRIORS)] * tables.SEATS)
        self.items = vec[i64]([0] * (tables.SEATS * tables.ITEMS))
        self.horses = vec[i64]([0] * tables.SEATS)
        self.trophies = vec[i64]([0] * tables.SEATS)
        self.hand = vec[i64]([int(ALL_CARDS)] * tables.SEATS)
        self.chosen = vec[i64]([tables.NONE] * tables.SEATS)
        self.card = vec[i64]([tables.NONE] * tables.SEATS)
        self.in_camp = vec[i64]([0] * tables.SEATS)
        self.collected = vec[i64]([0, 0])

    def copy_to(self, other: "Table") -> None:
        """Make another table equal to this one."""
        other.frames = self.frames.copy()
        other.cycle = self.cycle
        other.round = self.round
        other.spirit = self.spirit
        other.winner = self.winner
        other.is_ended = self.is_ended
        other.tile = self.tile[:]
        other.mask = self.mask[:]
        other.passes = self.passes[:]
        other.walls = self.walls[:]
        other.side = self.side[:]
        other.men = self.men[:]
        other.cavalry = self.cavalry[:]
        other.unseen = self.unseen[:]
        other.start = self.start[:] if self.cycle == 0 else self.start
        other.chief = self.chief[:]
        other.reserve = self.reserve[:]
        other.items = self.items[:]
        other.horses = self.horses[:]
        other.trophies = self.trophies[:]
        other.hand = self.hand[:]
        other.chosen = self.chosen[:]
        other.card = self.card[:]
        other.in_camp = self.in_camp[:]
        other.active = self.active
        other.steps = self.steps
        other.chief_steps = self.chief_steps
        other.attacked = self.attacked
        other.chief_done = self.chief_done
        other.may_retreat = self.may_retreat
        other.collected = self.collected[:]

    def is_over(self) -> bool:
        """R87, R88: somebody has won, or the last cycle is over."""
        return self.is_ended != 0

    # The land.

    def is_camp(self, cell: i64) -> bool:
        """Whether a discovered indian camp lies there."""
        tile = self.tile[cell]
        return tile != tables.NONE and tables.LAND[tile] == tables.CAMP

    def tiles_unseen(self) -> i64:
        """How many tiles nobody has seen."""
        return count(self.unseen[0]) + count(self.unseen[1])

    def unseen_tile(self, n: i64) -> i64:
        """The n-th tile that nobody has seen."""
        in_first = count(self.unseen[0])
        return nth(self.unseen[0], n) if n < in_first else tables.HALF + nth(self.unseen[1], n - in_first)

    def see_tile(self, tile: i64) -> None:
        """It is no longer unseen."""
        self.unseen[tile // tables.HALF] &= ~BIT[tile % tables.HALF]

    # Pieces.

    def has_chief(self, cell: i64, seat: i64) -> bool:
        """Whether this seat's chief stands there."""
        return self.chief[seat] == cell

    def units_on(self, cell: i64) -> i64:
        """R57: warriors and the chief, or cavalry men."""
        side = self.side[cell]
        if side == tables.NONE:
            return 0
        units = self.men[cell]
        return units + 1 if side != tables.ARMY and self.chief[side] == cell else units

    def has_others(self, cell: i64, seat: i64) -> bool:
        """Whether another player's pieces or cavalry stand there."""
        side = self.side[cell]
        return side != tables.NONE and side != seat

    def is_protected(self, cell: i64) -> bool:
        """R33, R34: whether the tribe there is under total protection."""
        side = self.side[cell]
        if side in (tables.NONE, tables.ARMY) or self.chief[side] != cell:
            return False
        if self.card[side] == self.settings.protecting_card:
            return True
        if not self.is_camp(cell):
            return False
        limit = self.settings.camp_limit
        return limit == 0 or self.in_camp[side] < limit

    def add_men(self, cell: i64, seat: i64, number: i64) -> None:
        """Warriors of a seat come to a cell without others."""
        self.side[cell] = seat
        self.men[cell] += number

    def take_men(self, cell: i64, number: i64) -> None:
        """Warriors leave a cell, or are lost there."""
        self.men[cell] -= number
        self.tidy(cell)

    def put_chief(self, seat: i64, cell: i64) -> None:
        """The chief comes to a cell without others."""
        self.chief[seat] = cell
        self.side[cell] = seat

    def lift_chief(self, seat: i64) -> None:
        """The chief leaves his cell."""
        cell = self.chief[seat]
        self.chief[seat] = tables.NONE
        self.in_camp[seat] = 0
        self.tidy(cell)

    def tidy(self, cell: i64) -> None:
        """A cell without pieces belongs to nobody."""
        if self.units_on(cell) == 0:
            self.side[cell] = tables.NONE

    def put_man(self, man: i64, cell: i64) -> None:
        """A cavalry man comes to a cell."""
        self.cavalry[man] = cell
        self.side[cell] = tables.ARMY
        self.men[cell] += 1

    def lift_man(self, man: i64) -> None:
        """A cavalry man leaves the map."""
        cell = self.cavalry[man]
        if cell != tables.NONE:
            self.cavalry[man] = tables.NONE
            self.take_men(cell, 1)

    # The donkey.

    def kinds(self, seat: i64) -> i64:
        """How many spots of the donkey are used."""
        found: i64 = 0
        for item in range(tables.ITEMS):
            if self.items[seat * tables.ITEMS + item] > 0:
                found += 1
        return found

    def has_item(self, seat: i64, item: i64) -> bool:
        """Whether at least one lies on the donkey."""
        return self.items[seat * tables.ITEMS + item] > 0

    def is_full_of(self, seat: i64, item: i64) -> bool:
        """R52: a spot holds two."""
        return self.items[seat * tables.ITEMS + item] >= tables.PER_SPOT

    def has_room(self, seat: i64, item: i64) -> bool:
        """R52: whether one more piece finds a place."""
        held = self.items[seat * tables.ITEMS + item]
        return held < tables.PER_SPOT and (held > 0 or self.kinds(seat) < tables.SPOTS)
