"""Whether what is pending in a position that somebody wrote can be: frames that mean something, in an order of play."""

from __future__ import annotations

import re
from typing import NamedTuple

from longhouse.core.positions import misplaced
from longhouse.core.sets import count
from longhouse.games.tribes import tables
from longhouse.games.tribes.naming import DECISION_NAMES
from longhouse.games.tribes.rules import codes
from longhouse.games.tribes.rules.land import is_open
from longhouse.games.tribes.rules.placing import BEGINS, DEFEATED, RETREATS
from longhouse.games.tribes.state import Table

# What may be pending together: names of decisions, from what comes last to what is asked now.
_SETUP = re.compile("(turn-over )+(start )+|(turn-over )+orient-start |next-round orient-start ")
_CAVALRY = re.compile(f"next-round (cavalry ){{1,{tables.MEN}}}")
_CARDS = re.compile("(card )+")
_BATTLE = f"(beaten ){{0,{tables.MEN}}}((relocate ){{0,2}}(take ){{0,2}}(room )?|(relocate )?orient-start )"
_TURN = re.compile(f"next-round (turn-start )*(campsite |orient-start |turn (orient |retreat |{_BATTLE}))")


class Pending(NamedTuple):
    """A frame as its numbers."""

    kind: int
    owner: int
    serial: int
    step: int
    ready: int
    a: int
    b: int
    c: int


def pending(table: Table) -> list[Pending]:
    """All frames; what is asked now comes last."""
    return [Pending(*row) for row in table.frames.dump()[1:]]


def check_frames(table: Table) -> None:
    """BadPosition for the first frame that cannot be, or for frames that do not follow each other as in play."""
    frames = pending(table)
    for frame in frames:
        if not 0 <= frame.kind < len(DECISION_NAMES) or not 0 <= frame.owner < table.players:
            raise misplaced(str(frame.kind), "frames")
        has_answered = frame.kind == codes.D4_CARD and table.chosen[frame.owner] != tables.NONE
        if (frame.ready != 0) != has_answered or not _is_sound(table, frame):
            raise misplaced(DECISION_NAMES[frame.kind], "frames")
    names = [DECISION_NAMES[frame.kind] for frame in frames]
    if not _follows(table, frames, "".join(f"{name} " for name in names)):
        raise misplaced(", ".join(names), "frames")


def _follows(table: Table, frames: list[Pending], names: str) -> bool:
    """Whether these frames can be pending together, in this cycle, round and turn."""
    serials = [frame.serial for frame in frames]
    is_secret = any(chosen != tables.NONE for chosen in table.chosen)
    shown = [card != tables.NONE for card in table.card[: table.players]]
    if table.cycle > 0 and table.round > 0 and table.active == tables.NONE:
        everybody = sorted(frame.owner for frame in frames) == list(range(table.players))
        return _CARDS.fullmatch(names) is not None and everybody and len(set(serials)) == 1 and not any(shown)
    if is_secret or serials != sorted(set(serials)):
        return False
    if table.cycle > 0 and table.round > 0:
        return _TURN.fullmatch(names) is not None and all(shown) and _turns_are_left(table, frames)
    if table.round > 0 or table.active != tables.NONE or any(shown):
        return False
    if table.cycle > 0:
        men = {frame.a for frame in frames[1:]}
        return _CAVALRY.fullmatch(names) is not None and len(men) == len(frames) - 1
    return _SETUP.fullmatch(names) is not None and _setup_is_left(table, frames)


def _turns_are_left(table: Table, frames: list[Pending]) -> bool:
    """R17: after the active player those come who sit between him and the Spirit Chief."""
    players, active = int(table.players), int(table.active)
    later = [frame.owner for frame in reversed(frames) if frame.kind == codes.TURN_START]
    return later == [(active + 1 + place) % players for place in range((int(table.spirit) - 1 - active) % players)]


def _setup_is_left(table: Table, frames: list[Pending]) -> bool:
    """S5, S6: whoever has not picked a cell is asked for one, and whoever has not settled turns his tile over."""
    picking = [frame.owner for frame in frames if frame.kind == codes.D1_START]
    settling = [frame.owner for frame in frames if frame.kind in (codes.TURN_OVER, codes.D2_ORIENT)]
    without = [seat for seat in range(table.players) if table.start[seat] == tables.NONE]
    homeless = [seat for seat in range(table.players) if table.chief[seat] == tables.NONE]
    return sorted(picking) == without and sorted(settling) == homeless


def _is_sound(table: Table, frame: Pending) -> bool:
    """Whether a frame's own numbers mean something, and its owner can be asked."""
    kind, owner, a, b = frame.kind, frame.owner, frame.a, frame.b
    if kind == codes.D2_ORIENT:
        return _is_being_turned(table, a) and b in (BEGINS, DEFEATED, RETREATS) and (b == BEGINS) == (table.cycle == 0)
    if kind == codes.D3_CAVALRY:
        return 0 <= a < tables.MEN and table.cavalry[a] == tables.NONE and owner == table.spirit
    if kind == codes.D4_CARD:
        return count(table.hand[owner]) > 1
    if kind == codes.D6_ORIENT:
        return owner == table.active and _is_being_turned(table, a) and _is_step(table, frame)
    if kind == codes.D7_RETREAT:
        return owner == table.active and table.may_retreat != 0
    if kind == codes.D8_TAKE:
        return 0 <= a < table.players and a != owner and tables.NONE <= b < tables.ITEMS
    if kind == codes.D8B_ROOM:
        return 0 <= a < tables.ITEMS and 0 <= b < table.players and not table.is_full_of(owner, a)
    if kind == codes.D9_BEATEN:
        return (
            0 <= a < tables.MEN and table.cavalry[a] == tables.NONE and 0 <= b < tables.CELLS and owner == table.active
        )
    if kind in (codes.D5_TURN, codes.D10_CAMPSITE):
        return owner == table.active and (table.card[owner] == tables.CAMPSITE) == (kind == codes.D10_CAMPSITE)
    return kind != codes.TURN_OVER or table.start[owner] == tables.NONE or table.tile[table.start[owner]] == tables.NONE


def _is_being_turned(table: Table, cell: int) -> bool:
    """A tile lies there, and nobody stands on it."""
    return 0 <= cell < tables.CELLS and table.tile[cell] != tables.NONE and table.side[cell] == tables.NONE


def _is_step(table: Table, frame: Pending) -> bool:
    """R20: the pieces that discover a tile stand next to it, and no mountain is between."""
    if not 0 <= frame.b < tables.STEPS:
        return False
    start, side = int(tables.STEP_FROM[frame.b]), int(tables.STEP_SIDE[frame.b])
    warriors, chief = frame.c % 16, frame.c // 16
    if (
        tables.NEXT[tables.SIDES * start + side] != frame.a
        or table.side[start] != frame.owner
        or not is_open(table, start, side)
    ):
        return False
    has_chief = chief == 0 or (chief == 1 and table.has_chief(start, frame.owner))
    return warriors + chief > 0 and warriors <= table.men[start] and has_chief
