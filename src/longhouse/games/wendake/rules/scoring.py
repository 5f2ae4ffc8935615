"""The end: Turtles, pairs of tracks, totals and places (R103 to R105)."""

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.sets import count, first
from longhouse.games.wendake import tables
from longhouse.games.wendake.rules import codes
from longhouse.games.wendake.state import Table


def pair_total(table: Table, tracks: vec[i64]) -> i64:
    """R104: of each pair the lower track."""
    partner = table.pairing
    low = min(tracks[0], tracks[partner])
    lowest = tables.TOP_OF_TRACK
    for track in range(1, tables.TRACKS):
        if track != partner:
            lowest = min(lowest, tracks[track])
    return low + lowest


def tracks_of(table: Table, seat: i64) -> vec[i64]:
    """The four tracks of a seat."""
    found = vec[i64]([0] * tables.TRACKS)
    for track in range(tables.TRACKS):
        found[track] = table.tracks[seat * tables.TRACKS + track]
    return found


def turtle_track(table: Table, seat: i64, kind: i64, second: i64) -> i64:
    """The track on which this seat's Turtle scores; of two tracks the first or the second."""
    tracks = tables.TURTLE_TRACKS[kind * tables.TURTLE_TILES + table.turtles[seat * tables.TURTLES + kind]]
    if second and count(tracks) > 1:
        tracks &= tracks - 1
    return first(tracks)


def with_turtles(table: Table, seat: i64, choice: i64) -> vec[i64]:
    """R103: the tracks after all Turtles; `choice` has a bit for each category's level 5 tile."""
    found = tracks_of(table, seat)
    for kind in range(tables.TURTLES):
        if table.turtles[seat * tables.TURTLES + kind] != tables.NONE:
            track = turtle_track(table, seat, kind, choice >> 2 - kind // 3 & 1)
            found[track] = min(tables.TOP_OF_TRACK, found[track] + tables.TURTLE_POINTS[kind])
    return found


def best_choice(table: Table, seat: i64) -> i64:
    """R103: which tracks the level 5 Turtles score on; the highest total, and of equal ones the earlier tracks."""
    best: i64 = 0
    best_total = pair_total(table, with_turtles(table, seat, 0))
    for choice in range(1, 8):
        total = pair_total(table, with_turtles(table, seat, choice))
        if total > best_total:
            best = choice
            best_total = total
    return best


def total(table: Table, seat: i64) -> i64:
    """R103, R104: what this seat has, Turtles and Swap tokens included."""
    return pair_total(table, with_turtles(table, seat, best_choice(table, seat))) + table.swaps[seat]


def finish(table: Table) -> None:
    """Section 7: the Turtles are shown and counted, and the game is over."""
    for seat in range(table.players):
        choice = best_choice(table, seat)
        for kind in range(tables.TURTLES):
            tile = table.turtles[seat * tables.TURTLES + kind]
            if tile != tables.NONE:
                track = turtle_track(table, seat, kind, choice >> 2 - kind // 3 & 1)
                table.tell(
                    codes.TURTLE_SHOWN, seat, kind, kind * tables.TURTLE_TILES + tile, track, tables.TURTLE_POINTS[kind]
                )
    table.year += 1
    table.tell(codes.OVER)
