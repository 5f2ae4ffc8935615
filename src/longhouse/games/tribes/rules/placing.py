"""Cells chosen for chiefs and cavalry men, and tiles that are turned for them (R63, R68 to R72)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.sets import BIT
from longhouse.core.state import OptionBuffer
from longhouse.games.tribes import tables
from longhouse.games.tribes.rules import codes
from longhouse.games.tribes.rules.land import discover, is_open, lay, orientations, reach
from longhouse.games.tribes.state import Table

# Why a chief comes to a tile that is turned over for him.
BEGINS: Final = 0
DEFEATED: Final = 1
RETREATS: Final = 2


# Cavalry.


def may_stand(table: Table, cell: i64) -> bool:
    """R68: a discovered tile, no indian camp, no player's piece."""
    side = table.side[cell]
    return table.tile[cell] != tables.NONE and not table.is_camp(cell) and side in (tables.NONE, tables.ARMY)


class PlaceCavalry(Decision[Table]):
    """D3: the Spirit Chief places a cavalry man (R69)."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Every legal cell."""
        for cell in range(tables.CELLS):
            if may_stand(table, cell):
                into.add(codes.CAVALRY + cell)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """The man stands there."""
        put_cavalry(table, seat, table.frames.a(frame), option - codes.CAVALRY)

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """R69: without a legal cell he stays off the map."""
        table.frames.pop_group()
        table.tell(codes.CAVALRY_OFF, seat)


class PlaceBeaten(PlaceCavalry):
    """D9: a beaten cavalry man is placed at once by the player who beat him (R72)."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Every legal cell but that of the battle."""
        battle = table.frames.b(frame)
        for cell in range(tables.CELLS):
            if cell != battle and may_stand(table, cell):
                into.add(codes.CAVALRY + cell)


def put_cavalry(table: Table, seat: i64, man: i64, cell: i64) -> None:
    """A seat has chosen where a man stands."""
    table.frames.pop_group()
    table.put_man(man, cell)
    table.tell(codes.CAVALRY_PUT, seat, cell)


# Chiefs.


def offer_refuge(table: Table, seat: i64, zone: i64, into: OptionBuffer) -> None:
    """R63: free camps; if there is none, free discovered tiles; if there is none either, face-down tiles of the ring.

    With `zone`, a cell, only what is not linked to it counts (R41).
    """
    inside = reach(table, zone, seat, tables.CELLS) if zone != tables.NONE else reach(table, 0, tables.NONE, 0)
    before = into.count
    for rank in range(3):
        for cell in range(tables.CELLS):
            if (zone == tables.NONE or inside[cell] == 0) and refuge_rank(table, seat, cell) == rank:
                into.add(codes.RELOCATE + cell)
        if into.count > before:
            return


def refuge_rank(table: Table, seat: i64, cell: i64) -> i64:
    """R63: 0 a camp, 1 another discovered tile, both without pieces of others; 2 a face-down tile; else 3."""
    if table.tile[cell] == tables.NONE:
        return 2 if tables.IS_RING[cell] else 3
    if table.has_others(cell, seat):
        return 3
    return 0 if table.is_camp(cell) else 1


class Relocate(Decision[Table]):
    """D7: a defeated chief is put somewhere else by his owner (R63)."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """The cells of the first rank that has any."""
        offer_refuge(table, seat, tables.NONE, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """The chief stands there; a face-down tile is turned over first."""
        table.frames.pop_group()
        bring_chief(table, seat, option - codes.RELOCATE, DEFEATED, chance)


class Retreat(Decision[Table]):
    """D5, R41: where a chief who was shut in goes, alone, instead of moving."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R63, but outside the land he is shut in."""
        offer_refuge(table, seat, table.chief[seat], into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """His turn is over: the turn's frame goes too."""
        table.frames.pop_group()
        table.frames.pop_group()
        table.may_retreat = 0
        table.lift_chief(seat)
        bring_chief(table, seat, option - codes.RELOCATE, RETREATS, chance)


def bring_chief(table: Table, seat: i64, cell: i64, why: i64, chance: Chance) -> None:
    """The chief comes to a cell, if need be after its tile was turned over."""
    if table.tile[cell] == tables.NONE:
        discover(table, seat, cell, chance)
        table.frames.push(codes.D2_ORIENT, seat, cell, why)
    else:
        arrive(table, seat, cell, why)


def arrive(table: Table, seat: i64, cell: i64, why: i64) -> None:
    """S7, R41, R63: the chief stands there; at the beginning with his first warriors."""
    if why == BEGINS:
        warriors = table.settings.start_warriors
        table.reserve[seat] -= warriors
        table.put_chief(seat, cell)
        table.add_men(cell, seat, warriors)
        table.tell(codes.SETTLED, seat, cell, warriors)
        return
    table.put_chief(seat, cell)
    if why == DEFEATED:
        table.tell(codes.RELOCATED, seat, cell)
    else:
        table.tell(codes.RETREATED, seat, cell)
        table.tell(codes.TURN_ENDED, seat)


class OrientForChief(Decision[Table]):
    """D2: a tile that is turned over under a chief may lie in any way that keeps the land open."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R12 without an entry side."""
        cell = table.frames.a(frame)
        offer_masks(orientations(table, cell, table.tile[cell], tables.NONE), into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """The tile lies; the chief arrives."""
        cell, why = table.frames.a(frame), table.frames.b(frame)
        table.frames.pop_group()
        lay(table, seat, cell, tables.NONE, option - codes.ORIENT)
        arrive(table, seat, cell, why)


def offer_masks(masks: i64, into: OptionBuffer) -> None:
    """One option for each mask of a set."""
    for mask in range(tables.MASKS):
        if masks & BIT[mask]:
            into.add(codes.ORIENT + mask)


# R41: who is shut in.


def is_shut_in(table: Table, seat: i64) -> bool:
    """R41: whether pieces he cannot fight keep the chief in a small part of the land."""
    zone = reach(table, table.chief[seat], seat, tables.SHUT_IN)
    if zone[tables.CELLS] >= tables.SHUT_IN:
        return False
    has_warriors = False
    for cell in range(tables.CELLS):
        if zone[cell] and table.side[cell] == seat and table.men[cell] > 0:
            has_warriors = True
    return not has_warriors or not has_fightable_exit(table, zone)


def has_fightable_exit(table: Table, zone: vec[i64]) -> bool:
    """Whether an open way out of the zone leads to pieces that are not under total protection."""
    for cell in range(tables.CELLS):
        if zone[cell]:
            for side in range(tables.SIDES):
                if is_open(table, cell, side):
                    other = tables.NEXT[tables.SIDES * cell + side]
                    if zone[other] == 0 and not table.is_protected(other):
                        return True
    return False


def may_retreat(table: Table, seat: i64) -> bool:
    """R41: shut in, and there is somewhere to go."""
    if not table.settings.retreat or not is_shut_in(table, seat):
        return False
    refuges = OptionBuffer()
    offer_refuge(table, seat, table.chief[seat], refuges)
    return refuges.count > 0
