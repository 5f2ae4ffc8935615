"""Cells chosen for chiefs and cavalry men, and tiles that are turned for them (R63, R68 to R72)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Kept
from longhouse.core.options import Options
from longhouse.core.protocol import Message
from longhouse.core.sets import BIT
from longhouse.core.state import OptionBuffer
from longhouse.core.things import Things
from longhouse.core.zones import NONE
from longhouse.games.tribes import data, events, state
from longhouse.games.tribes.rules.decisions import Question
from longhouse.games.tribes.rules.land import discover, is_open, lay, orientations, reach
from longhouse.games.tribes.state import CELL, Table

# Why a chief comes to a tile that is turned over for them.
BEGINS: Final = 0
DEFEATED: Final = 1
RETREATS: Final = 2


# Cavalry.


def may_stand(table: Table, cell: i64) -> bool:
    """R68: a discovered tile, no indian camp, no player's piece."""
    side = state.HOLDER.of(table, cell)
    return state.LAID.of(table, cell) != NONE and not table.is_camp(cell) and side in (NONE, data.ARMY)


PUT_CAVALRY: Final[Options] = Options("cavalry", "cavalry:{cell}", ("cell:{cell}",), [CELL])


class PlaceCavalry(Question):
    """D3: the Spirit Chief places a cavalry man (R69)."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule, "cavalry-first")
        self.man: Kept = self.keeps("man", 0, int(data.MEN) - 1)
        self.cavalry: Options = self.shares(PUT_CAVALRY)

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """The first man or the second."""
        return Message(f"prompt-{self.name}", {"man": int(self.man.of(table.frames, frame)) + 1})

    def fits(self, table: Table, seat: i64, frame: i64) -> bool:
        """The man is off the map, and the Spirit Chief is asked."""
        is_off = state.CAVALRY.of(table, self.man.of(table.frames, frame)) == NONE
        return is_off and seat == state.SPIRIT.of(table)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Every legal cell."""
        for cell in range(data.CELLS):
            if may_stand(table, cell):
                into.add(self.cavalry.one(cell))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """The man stands there."""
        put_cavalry(table, seat, self.man.of(table.frames, frame), self.cavalry.first(option))

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """R69: without a legal cell the man stays off the map."""
        table.frames.pop_group()
        table.tell(events.CAVALRY_OFF, seat)


class PlaceBeaten(PlaceCavalry):
    """D9: a beaten cavalry man is placed at once by whoever beat it (R72)."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule)
        self.battle: Kept = self.keeps("battle", 0, int(data.CELLS) - 1)

    def fits(self, table: Table, seat: i64, frame: i64) -> bool:
        """The man is off the map, and the active player is asked."""
        is_off = state.CAVALRY.of(table, self.man.of(table.frames, frame)) == NONE
        return is_off and seat == state.ACTIVE.of(table)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Every legal cell but that of the battle."""
        battle = self.battle.of(table.frames, frame)
        for cell in range(data.CELLS):
            if cell != battle and may_stand(table, cell):
                into.add(self.cavalry.one(cell))


CAVALRY: Final[PlaceCavalry] = PlaceCavalry("cavalry", "R69")
BEATEN: Final[PlaceBeaten] = PlaceBeaten("beaten", "R72")


def put_cavalry(table: Table, seat: i64, man: i64, cell: i64) -> None:
    """A seat has chosen where a man stands."""
    table.frames.pop_group()
    table.put_man(man, cell)
    table.tell(events.CAVALRY_PUT, seat, cell)


# Chiefs.


def offer_refuge(table: Table, seat: i64, zone: i64, into: OptionBuffer) -> None:
    """R63: free camps; if there is none, free discovered tiles; if there is none either, face-down tiles of the ring.

    With `zone`, a cell, only what is not linked to it counts (R41).
    """
    inside = reach(table, zone, seat, data.CELLS) if zone != NONE else reach(table, 0, NONE, 0)
    before = into.count
    for rank in range(3):
        for cell in range(data.CELLS):
            if (zone == NONE or inside[cell] == 0) and refuge_rank(table, seat, cell) == rank:
                into.add(TO_REFUGE.one(cell))
        if into.count > before:
            return


def refuge_rank(table: Table, seat: i64, cell: i64) -> i64:
    """R63: 0 a camp, 1 another discovered tile, both without pieces of others; 2 a face-down tile; else 3."""
    if state.LAID.of(table, cell) == NONE:
        return 2 if data.IS_RING[cell] else 3
    if table.has_others(cell, seat):
        return 3
    return 0 if table.is_camp(cell) else 1


TO_REFUGE: Final[Options] = Options("relocate", "relocate:{cell}", ("cell:{cell}",), [CELL])


class Relocate(Question):
    """D7: a defeated chief is put somewhere else by their owner (R63)."""

    def __init__(self) -> None:
        super().__init__("relocate", "R63", "refuge-first")
        self.relocate: Options = self.shares(TO_REFUGE)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """The cells of the first rank that has any."""
        offer_refuge(table, seat, NONE, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """The chief stands there; a face-down tile is turned over first."""
        table.frames.pop_group()
        bring_chief(table, seat, self.relocate.first(option), DEFEATED, chance)


class Retreat(Question):
    """D5, R41: where a chief who was shut in goes, alone, instead of moving."""

    def __init__(self) -> None:
        super().__init__("retreat", "R41", "refuge-first")
        self.relocate: Options = self.shares(TO_REFUGE)

    def fits(self, table: Table, seat: i64, frame: i64) -> bool:
        """R41: the active player's chief was shut in."""
        return seat == state.ACTIVE.of(table) and state.MAY_RETREAT.of(table) != 0

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R63, but outside the land where they are shut in."""
        offer_refuge(table, seat, state.CHIEF.of(table, seat), into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Their turn is over: the turn's frame goes too."""
        table.frames.pop_group()
        table.frames.pop_group()
        state.MAY_RETREAT.set(table, 0)
        table.lift_chief(seat)
        bring_chief(table, seat, self.relocate.first(option), RETREATS, chance)


RELOCATE: Final[Relocate] = Relocate()
RETREAT: Final[Retreat] = Retreat()


def bring_chief(table: Table, seat: i64, cell: i64, why: i64, chance: Chance) -> None:
    """The chief comes to a cell, if need be after its tile was turned over."""
    if state.LAID.of(table, cell) == NONE:
        discover(table, seat, cell, chance)
        ORIENT_FOR_CHIEF.ask(table, seat, cell, why)
    else:
        arrive(table, seat, cell, why)


def arrive(table: Table, seat: i64, cell: i64, why: i64) -> None:
    """S7, R41, R63: the chief stands there; at the beginning with the first warriors."""
    if why == BEGINS:
        warriors = table.settings.start_warriors
        state.RESERVE.gain(table, seat, -warriors)
        table.put_chief(seat, cell)
        table.add_men(cell, seat, warriors)
        table.tell(events.SETTLED, seat, cell, warriors)
        return
    table.put_chief(seat, cell)
    if why == DEFEATED:
        table.tell(events.RELOCATED, seat, cell)
    else:
        table.tell(events.RETREATED, seat, cell)
        table.tell(events.TURN_ENDED, seat)


TURN_TILE: Final[Options] = Options("orient", "orient:{mask}", ("mask:{mask}",), [Things("mask", data.MASK_IDS)])


def about_tile(table: Table, name: str, cell: i64) -> Message:
    """The question how a tile shall lie."""
    land = data.LAND_IDS[data.LAND[state.LAID.of(table, cell)]]
    return Message(f"prompt-{name}", {"cell": data.CELL_IDS[cell], "land": land})


def is_being_turned(table: Table, cell: i64) -> bool:
    """A tile lies there, and nobody stands on it."""
    return state.LAID.of(table, cell) != NONE and state.HOLDER.of(table, cell) == NONE


class OrientForChief(Question):
    """D2: a tile that is turned over under a chief may lie in any way that keeps the land open."""

    def __init__(self) -> None:
        super().__init__("orient-start", "R12", "orient-first")
        self.cell: Kept = self.keeps("cell", 0, int(data.CELLS) - 1)
        self.why: Kept = self.keeps("why", BEGINS, RETREATS)
        self.orient: Options = self.shares(TURN_TILE)

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """Which tile."""
        return about_tile(table, self.name, self.cell.of(table.frames, frame))

    def fits(self, table: Table, seat: i64, frame: i64) -> bool:
        """A tile lies there with nobody on it; only in the setup a chief begins."""
        begins = self.why.of(table.frames, frame) == BEGINS
        return is_being_turned(table, self.cell.of(table.frames, frame)) and begins == (state.CYCLE.of(table) == 0)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R12 without an entry side."""
        cell = self.cell.of(table.frames, frame)
        offer_masks(orientations(table, cell, state.LAID.of(table, cell), NONE), into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """The tile lies; the chief arrives."""
        cell, why = self.cell.of(table.frames, frame), self.why.of(table.frames, frame)
        table.frames.pop_group()
        lay(table, seat, cell, NONE, self.orient.first(option))
        arrive(table, seat, cell, why)


ORIENT_FOR_CHIEF: Final[OrientForChief] = OrientForChief()


def offer_masks(masks: i64, into: OptionBuffer) -> None:
    """One option for each mask of a set."""
    for mask in range(data.MASKS):
        if masks & BIT[mask]:
            into.add(TURN_TILE.one(mask))


# R41: who is shut in.


def is_shut_in(table: Table, seat: i64) -> bool:
    """R41: whether pieces that cannot be fought keep the chief in a small part of the land."""
    zone = reach(table, state.CHIEF.of(table, seat), seat, data.SHUT_IN)
    if zone[data.CELLS] >= data.SHUT_IN:
        return False
    has_warriors = False
    for cell in range(data.CELLS):
        if zone[cell] and state.HOLDER.of(table, cell) == seat and state.MEN.of(table, cell) > 0:
            has_warriors = True
    return not has_warriors or not has_fightable_exit(table, zone)


def has_fightable_exit(table: Table, zone: vec[i64]) -> bool:
    """Whether an open way out of the zone leads to pieces that are not under total protection."""
    for cell in range(data.CELLS):
        if zone[cell]:
            for side in range(data.SIDES):
                if is_open(table, cell, side):
                    other = data.NEXT.of(cell, side)
                    if zone[other] == 0 and not table.is_protected(other):
                        return True
    return False


def may_retreat(table: Table, seat: i64) -> bool:
    """R41: shut in, and there is somewhere to go."""
    if not table.settings.retreat or not is_shut_in(table, seat):
        return False
    refuges = OptionBuffer()
    offer_refuge(table, seat, state.CHIEF.of(table, seat), refuges)
    return refuges.count > 0
