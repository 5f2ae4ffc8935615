"""What a choice brings, in differences that a person understands: short clauses for a hint, the weightiest first."""

from __future__ import annotations

from collections.abc import Iterator

from longhouse.core.protocol import Argument, Message
from longhouse.core.sets import members_of
from longhouse.core.zones import NONE
from longhouse.games.wendake import data, state
from longhouse.games.wendake.judging import Side
from longhouse.games.wendake.state import Table

Clause = tuple[float, Message]
"""About how many points it weighs, and what it says."""


def reasons(before: Table, after: Table, seat: int) -> list[Message]:
    """The differences between two positions for a seat: what it won, then what it cost."""
    old, new = Side(), Side()
    old.count(before, seat)
    new.count(after, seat)
    found = [
        *_points(before, after, old, new),
        *_tiles(before, after, seat),
        *_natives(old, new),
        *_rivals(before, after, seat),
        *_goods(before, after, seat),
        *_small(before, after, seat, old, new),
    ]
    found.sort(key=lambda clause: (clause[0] < 0, -abs(clause[0])))
    return [message for _, message in found]


def _say(weight: float, clause: str, **args: Argument) -> Clause:
    return weight, Message(clause, args)


def _points(before: Table, after: Table, old: Side, new: Side) -> Iterator[Clause]:
    """R104: points that count at once; then tracks that are only ahead."""
    counted = int(new.pairs - old.pairs)
    if counted > 0:
        yield _say(counted, "reason-points", points=counted, total=int(new.pairs))
    elif counted < 0:
        yield _say(counted, "reason-points-lost", points=-counted)
    for track in range(data.TRACKS):
        gained = int(state.TRACKS.of(after, new.seat, track) - state.TRACKS.of(before, new.seat, track))
        if gained > 0 and counted < gained:
            yield _say(0.4 * gained, "reason-track", track=data.TRACK_IDS[track], points=gained)


def _tiles(before: Table, after: Table, seat: int) -> Iterator[Clause]:
    """Turtles, Progress tiles and Action tiles that are new."""
    for kind in range(data.TURTLES):
        if state.TURTLES.of(before, seat, kind) == NONE and state.TURTLES.of(after, seat, kind) != NONE:
            yield _say(float(data.TURTLE_POINTS[kind]), "reason-turtle", turtle=data.TURTLE_IDS[kind])
    for tile in members_of(state.OWNED.of(after, seat) & ~state.OWNED.of(before, seat)):
        yield _say(1.5 * float(data.PROGRESS_LEVEL[tile]), "reason-progress", progress=data.PROGRESS_IDS[tile])
    for tile in sorted(_grid(after, seat) - _grid(before, seat)):
        yield _say(1.0 + float(data.LEVEL_OF[tile]), "reason-tile", tile=data.TILE_IDS[tile])


def _grid(table: Table, seat: int) -> set[int]:
    """The Action tiles of a seat, also those that slide."""
    tiles = {int(state.GRID.of(table, seat, slot)) for slot in range(data.SLOTS)}
    if NONE in tiles:
        tiles |= {int(state.LEAVING.of(table, column)) for column in range(data.SIDE)}
    return tiles - {NONE}


def _natives(old: Side, new: Side) -> Iterator[Clause]:
    """Fields, trios, majorities and Canoes."""
    for weight, more_of, less_of, was, now in (
        (1.0, "reason-women", "reason-women-lost", old.women_areas, new.women_areas),
        (0.9, "reason-hunters", "reason-hunters-lost", old.hunter_areas, new.hunter_areas),
        (0.6, "reason-trios", "reason-trios-lost", old.trios, new.trios),
        (0.5, "reason-majorities", "reason-majorities-lost", old.majorities, new.majorities),
    ):
        more = int(now - was)
        if more > 0:
            yield _say(weight * more, more_of, count=more, total=int(now))
        elif more < 0:
            yield _say(weight * more, less_of, count=-more, total=int(now))
    canoes = int(new.canoes - old.canoes)
    if canoes > 0:
        yield _say(0.9 * canoes, "reason-canoes", count=canoes, total=int(new.canoes))


def _on_the_land(table: Table, seat: int) -> int:
    """Natives of a seat outside its Home."""
    lands = range(int(table.first_territory), int(table.end_of_map))
    areas = range(int(table.first_area), int(table.end_of_areas))
    guards = sum(int(table.guards_of(land, seat)) for land in lands if land != state.HOME.of(table, seat))
    return guards + sum(1 for area in areas if state.WHOSE.of(table, area) == seat)


def _rivals(before: Table, after: Table, seat: int) -> Iterator[Clause]:
    """R53, R54: whom a fight has sent away."""
    for other in range(int(before.sides)):
        fallen = _on_the_land(before, other) - _on_the_land(after, other)
        if other != seat and fallen > 0:
            yield _say(0.7 * fallen, "reason-driven-away", count=fallen, seat={"seat": other})


def _goods(before: Table, after: Table, seat: int) -> Iterator[Clause]:
    """Resources and beavers, more or fewer."""
    more = sum(int(state.GOODS.of(after, seat, good)) for good in range(data.GOODS))
    more -= sum(int(state.GOODS.of(before, seat, good)) for good in range(data.GOODS))
    if more > 0:
        yield _say(0.3 * more, "reason-goods", count=more)
    elif more < 0:
        yield _say(0.2 * more, "reason-goods-lost", count=-more)


def _small(before: Table, after: Table, seat: int, old: Side, new: Side) -> Iterator[Clause]:
    """The order, masks, Swap tokens."""
    if after.has_ordered(seat) and not before.has_ordered(seat):
        yield _say(0.3, "reason-order", place=int(state.NEXT_ORDER.place(after, seat)) + 1)
    if new.best_play > old.best_play:
        yield _say(0.3 * float(new.best_play - old.best_play), "reason-masks", points=int(new.best_play))
    spent = int(state.SWAPS.of(before, seat) - state.SWAPS.of(after, seat))
    if spent > 0:
        yield _say(-spent, "reason-swap-lost", count=spent)
    elif state.YEAR.of(after) == data.YEARS and state.SWAPS.of(after, seat) > 0:
        yield _say(0.05, "reason-swaps", count=int(state.SWAPS.of(after, seat)))
