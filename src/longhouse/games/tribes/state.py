"""What is on the table in Tribes, zone by zone, and the questions about it that rules and views share."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from longhouse.core.decisions import DecisionState
from longhouse.core.layout import Layout
from longhouse.core.things import Things, numbered
from longhouse.core.zones import NONE, OWNER, flag, number, one_of, some_of
from longhouse.games.tribes import data

MOST: Final = 10**6
"""Of cycles and horses: more than anybody plays and owns."""
LINE: Final = 0
RANGE: Final = 1
NO_RULE: Final = 2

SEAT: Final[Things] = Things("seat", range(data.SEATS), group="seats")
WHO: Final[Things] = Things("who", (*range(data.SEATS), "army"))
CELL: Final[Things] = Things("cell", data.CELL_IDS)
SIDE: Final[Things] = Things("side", data.SIDE_IDS)
TILE: Final[Things] = Things("tile", data.TILE_IDS)
ITEM: Final[Things] = Things("item", data.ITEM_IDS)
TROPHY: Final[Things] = Things("trophy", data.TROPHY_IDS)
CARD: Final[Things] = Things("card", data.CARD_IDS, own=True)
MAN: Final[Things] = numbered("man", int(data.MEN))

TABLE: Final[Layout] = Layout()
CYCLE: Final = TABLE.cell("cycle", number(0, MOST))
"""From 1; 0 during the setup."""
ROUND: Final = TABLE.cell("round", number(0, int(data.ROUNDS)))
"""1 to 5; 0 before the first round of a cycle."""
SPIRIT: Final = TABLE.cell("spirit", number(0, data.SEATS - 1))
"""The Spirit Chief."""

# The land, cell by cell: position.py writes it, a line for each tile and each tribe.
LAID: Final = TABLE.row("tile", CELL, one_of(TILE), written=False)
"""The tile that lies face up."""
UNSEEN: Final = TABLE.many("unseen", TILE, full=True, written=False)
"""Tiles that nobody has seen. They are a set, not an order: each discovery is a chance event (section 4)."""
MOUNTAINS: Final = TABLE.row("mountains", CELL, some_of(SIDE), written=False, marks=True)
PASSES: Final = TABLE.row("passes", CELL, some_of(SIDE), written=False, marks=True)
"""Sides of the tile with a mountain, and with one that became a pass."""
WALLS: Final = TABLE.row("walls", CELL, some_of(SIDE), written=False, marks=True)
"""R4: sides whose border to the next cell is walled, by this tile or that one."""
HOLDER: Final = TABLE.row("holder", CELL, one_of(WHO), written=False, marks=True)
"""Whose pieces stand there: a seat, or the army."""
MEN: Final = TABLE.row("men", CELL, number(0, int(data.WARRIORS)), written=False)
"""How many warriors, or cavalry men, stand there."""
CAVALRY: Final = TABLE.row("cavalry", MAN, one_of(CELL), marks=True)
"""Where the cavalry men stand."""

# Of each seat.
START: Final = TABLE.row("start", SEAT, one_of(CELL), marks=True)
CHIEF: Final = TABLE.row("chief", SEAT, one_of(CELL), written=False, marks=True)
"""Where the chief stands; NONE before the setup and between a defeat and what follows it."""
RESERVE: Final = TABLE.row("reserve", SEAT, number(0, int(data.WARRIORS), int(data.WARRIORS)), written=False)
ITEMS: Final = TABLE.grid("items", SEAT, ITEM, number(0, int(data.PER_SPOT)), brief=True)
"""Of each kind on the donkey."""
HORSES: Final = TABLE.row("horses", SEAT, number(0, MOST))
TROPHIES: Final = TABLE.row("trophies", SEAT, some_of(TROPHY), marks=True)
HAND: Final = TABLE.row("hand", SEAT, some_of(CARD, full=True))
"""Cards not yet shown in this cycle: also the one chosen in secret."""
CHOSEN: Final = TABLE.row("chosen", SEAT, one_of(CARD), seen=OWNER, marks=True)
SHOWN: Final = TABLE.row("card", SEAT, one_of(CARD))
"""The card chosen in secret, and the card shown in this round."""
IN_CAMP: Final = TABLE.row("in_camp", SEAT, number(0, MOST))
"""How many times in a row cards were shown while the chief stood in the same camp."""

# The running turn.
ACTIVE: Final = TABLE.cell("seat", one_of(SEAT), inside="turn", marks=True)
STEPS: Final = TABLE.cell("steps", number(0, int(max(data.CARD_STEPS))), inside="turn")
CHIEF_STEPS: Final = TABLE.cell("chief_steps", number(0, int(max(data.CARD_CHIEF))), inside="turn")
ATTACKED: Final = TABLE.cell("attacked", flag(), inside="turn")
CHIEF_DONE: Final = TABLE.cell("chief_done", flag(), inside="turn")
"""R66: the chief was defeated in this turn."""
MAY_RETREAT: Final = TABLE.cell("may_retreat", flag(), inside="turn")
"""R41: the chief was shut in when the turn began, and no step was made."""
COLLECTED: Final = TABLE.many("collected", CELL, inside="turn", marks=True)
"""Cells collected on in this turn, where only one item per cell is allowed."""

WINNER: Final = TABLE.cell("winner", one_of(SEAT), marks=True)
OVER: Final = TABLE.cell("over", flag())


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
        self.protecting_card: i64 = data.TRAIL
        if words["campsite_protection"] is True:
            self.protecting_card = data.PROTECTING
        self.mountain_rule: i64 = ("line", "range", "none").index(str(words["mountain_rule"]))
        self.cavalry: bool = words["cavalry"] is True
        self.cavalry_is_attack: bool = words["cavalry_counts_as_attack"] is True
        self.cavalry_costs: bool = words["cavalry_costs_an_item"] is True
        self.retreat: bool = words["retreat"] is True
        self.camp_limit: i64 = _number(words["camp_protection_limit"])
        """0: no limit."""
        self.spacing: i64 = _number(words["start_spacing"])


def _number(value: object) -> int:
    """A setting that is a number; words such as "none" and "random" are 0."""
    return value if isinstance(value, int) else 0


class Table(DecisionState):
    """Questions about the land, the pieces on it and the donkeys; and pieces that come and go."""

    def __init__(self, settings: Settings, players: i64) -> None:
        super().__init__(TABLE, players)
        self.settings: Settings = settings

    def is_over(self) -> bool:
        """R87, R88: somebody has won, or the last cycle is over."""
        return OVER.of(self) != 0

    # The land.

    def is_camp(self, cell: i64) -> bool:
        """Whether a discovered indian camp lies there."""
        tile = LAID.of(self, cell)
        return tile != NONE and data.LAND[tile] == data.CAMP

    # Pieces.

    def has_chief(self, cell: i64, seat: i64) -> bool:
        """Whether this seat's chief stands there."""
        return CHIEF.of(self, seat) == cell

    def units_on(self, cell: i64) -> i64:
        """R57: warriors and the chief, or cavalry men."""
        holder = HOLDER.of(self, cell)
        if holder == NONE:
            return 0
        if holder != data.ARMY and CHIEF.of(self, holder) == cell:
            return MEN.of(self, cell) + 1
        return MEN.of(self, cell)

    def has_others(self, cell: i64, seat: i64) -> bool:
        """Whether another player's pieces or cavalry stand there."""
        holder = HOLDER.of(self, cell)
        return holder != NONE and holder != seat

    def is_protected(self, cell: i64) -> bool:
        """R33, R34: whether the tribe there is under total protection."""
        holder = HOLDER.of(self, cell)
        if holder in (NONE, data.ARMY) or CHIEF.of(self, holder) != cell:
            return False
        if SHOWN.of(self, holder) == self.settings.protecting_card:
            return True
        if not self.is_camp(cell):
            return False
        limit = self.settings.camp_limit
        return limit == 0 or IN_CAMP.of(self, holder) < limit

    def add_men(self, cell: i64, seat: i64, number: i64) -> None:
        """Warriors of a seat come to a cell without others."""
        HOLDER.set(self, cell, seat)
        MEN.gain(self, cell, number)

    def take_men(self, cell: i64, number: i64) -> None:
        """Warriors leave a cell, or are lost there."""
        MEN.gain(self, cell, -number)
        self.tidy(cell)

    def put_chief(self, seat: i64, cell: i64) -> None:
        """The chief comes to a cell without others."""
        CHIEF.set(self, seat, cell)
        HOLDER.set(self, cell, seat)

    def lift_chief(self, seat: i64) -> None:
        """The chief leaves the cell."""
        cell = CHIEF.of(self, seat)
        CHIEF.set(self, seat, NONE)
        IN_CAMP.set(self, seat, 0)
        self.tidy(cell)

    def tidy(self, cell: i64) -> None:
        """A cell without pieces belongs to nobody."""
        if self.units_on(cell) == 0:
            HOLDER.set(self, cell, NONE)

    def put_man(self, man: i64, cell: i64) -> None:
        """A cavalry man comes to a cell."""
        CAVALRY.set(self, man, cell)
        HOLDER.set(self, cell, data.ARMY)
        MEN.gain(self, cell, 1)

    def lift_man(self, man: i64) -> None:
        """A cavalry man leaves the map."""
        cell = CAVALRY.of(self, man)
        if cell != NONE:
            CAVALRY.set(self, man, NONE)
            self.take_men(cell, 1)

    # The donkey.

    def kinds(self, seat: i64) -> i64:
        """How many spots of the donkey are used."""
        found: i64 = 0
        for item in range(data.ITEMS):
            if ITEMS.of(self, seat, item) > 0:
                found += 1
        return found

    def has_item(self, seat: i64, item: i64) -> bool:
        """Whether at least one lies on the donkey."""
        return ITEMS.of(self, seat, item) > 0

    def is_full_of(self, seat: i64, item: i64) -> bool:
        """R52: a spot holds two."""
        return ITEMS.of(self, seat, item) >= data.PER_SPOT

    def has_room(self, seat: i64, item: i64) -> bool:
        """R52: whether one more piece finds a place."""
        held = ITEMS.of(self, seat, item)
        return held < data.PER_SPOT and (held > 0 or self.kinds(seat) < data.SPOTS)
