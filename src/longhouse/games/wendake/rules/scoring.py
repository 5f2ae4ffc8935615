"""The end: Turtles, pairs of tracks, totals and places (R103 to R105)."""

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.sets import count, first
from longhouse.core.zones import NONE
from longhouse.games.wendake import data, events, state
from longhouse.games.wendake.state import Table


def pair_total(table: Table, tracks: vec[i64]) -> i64:
    """R104: of each pair the lower track."""
    partner = state.PARTNER.of(table)
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
        found[track] = state.TRACKS.of(table, seat, track)
    return found


def turtle_track(table: Table, seat: i64, kind: i64, choice: i64) -> i64:
    """The track on which this seat's Turtle scores; of two tracks the first, or by `choice` the second."""
    tracks = data.TURTLE_TRACKS.of(kind, state.TURTLES.of(table, seat, kind))
    if choice & data.CHOICE_BIT[kind] and count(tracks) > 1:
        tracks &= tracks - 1
    return first(tracks)


def with_turtles(table: Table, seat: i64, choice: i64) -> vec[i64]:
    """R103: the tracks after all Turtles; `choice` says whose level 5 tile takes the second track."""
    found = tracks_of(table, seat)
    for kind in range(data.TURTLES):
        if state.TURTLES.of(table, seat, kind) != NONE:
            track = turtle_track(table, seat, kind, choice)
            found[track] = min(data.TOP_OF_TRACK, found[track] + data.TURTLE_POINTS[kind])
    return found


def best_choice(table: Table, seat: i64) -> i64:
    """R103: which tracks the level 5 Turtles score on; the highest total, and of equal ones the earlier tracks."""
    if not has_choice(table, seat):
        return 0
    best: i64 = 0
    best_total = pair_total(table, with_turtles(table, seat, 0))
    for choice in range(1, 8):
        total = pair_total(table, with_turtles(table, seat, choice))
        if total > best_total:
            best = choice
            best_total = total
    return best


def has_choice(table: Table, seat: i64) -> bool:
    """Whether one of this seat's Turtles may score on either of two tracks."""
    for kind in range(data.TURTLES):
        tile = state.TURTLES.of(table, seat, kind)
        if tile != NONE and count(data.TURTLE_TRACKS.of(kind, tile)) > 1:
            return True
    return False


def total(table: Table, seat: i64) -> i64:
    """R103, R104: what this seat has, Turtles and Swap tokens included."""
    return pair_total(table, with_turtles(table, seat, best_choice(table, seat))) + state.SWAPS.of(table, seat)


def finish(table: Table) -> None:
    """Section 7: the Turtles are shown and counted, and the game is over."""
    for seat in range(table.players):
        choice = best_choice(table, seat)
        for kind in range(data.TURTLES):
            tile = state.TURTLES.of(table, seat, kind)
            if tile != NONE:
                track, points = turtle_track(table, seat, kind, choice), data.TURTLE_POINTS[kind]
                table.tell(events.TURTLE_SHOWN, seat, kind, state.turtle_tile(kind, tile), track, points)
    state.YEAR.gain(table, 1)
    table.tell(events.OVER)
