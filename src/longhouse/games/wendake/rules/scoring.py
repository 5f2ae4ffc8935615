"""The end: Turtles, pairs of tracks, totals and places (R103 to R105)."""

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.sets import count, first
from longhouse.games.wendake import data
from longhouse.games.wendake.rules import codes
from longhouse.games.wendake.state import Table


def pair_total(table: Table, tracks: vec[i64]) -> i64:
    """R104: of each pair the lower track."""
    partner = table.pairing
    low = min(tracks[0], tracks[partner])
    lowest = data.TOP_OF_TRACK
    for track in range(1, data.TRACKS):
        if track != partner:
            lowest = min(lowest, tracks[track])
    return low + lowest


def tracks_of(table: Table, seat: i64) -> vec[i64]:
    """The four tracks of a seat."""
    found = vec[i64]([0] * data.TRACKS)
    for track in range(data.TRACKS):
        found[track] = table.tracks[seat * data.TRACKS + track]
    return found


def turtle_track(table: Table, seat: i64, kind: i64, second: i64) -> i64:
    """The track on which this seat's Turtle scores; of two tracks the first or the second."""
    tracks = data.TURTLE_TRACKS[kind * data.TURTLE_TILES + table.turtles[seat * data.TURTLES + kind]]
    if second and count(tracks) > 1:
        tracks &= tracks - 1
    return first(tracks)


def with_turtles(table: Table, seat: i64, choice: i64) -> vec[i64]:
    """R103: the tracks after all Turtles; `choice` has a bit for each category's level 5 tile."""
    found = tracks_of(table, seat)
    for kind in range(data.TURTLES):
        if table.turtles[seat * data.TURTLES + kind] != data.NONE:
            track = turtle_track(table, seat, kind, choice >> 2 - kind // 3 & 1)
            found[track] = min(data.TOP_OF_TRACK, found[track] + data.TURTLE_POINTS[kind])
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
        for kind in range(data.TURTLES):
            tile = table.turtles[seat * data.TURTLES + kind]
            if tile != data.NONE:
                track = turtle_track(table, seat, kind, choice >> 2 - kind // 3 & 1)
                table.tell(
                    codes.TURTLE_SHOWN, seat, kind, kind * data.TURTLE_TILES + tile, track, data.TURTLE_POINTS[kind]
                )
    table.year += 1
    table.tell(codes.OVER)
