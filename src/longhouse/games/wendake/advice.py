"""What a player could do next, in at most two sentences: a hint for newcomers, from what that player knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from longhouse.core.protocol import Argument, Sentence
from longhouse.core.sets import count, members_of
from longhouse.games.wendake import data, state
from longhouse.games.wendake.rules.actions import face_up
from longhouse.games.wendake.rules.military import claimable_turtles, majorities
from longhouse.games.wendake.rules.scoring import best_choice, with_turtles
from longhouse.games.wendake.rules.trade import can_pay, discount_of, usable_discounts
from longhouse.games.wendake.rules.turn import legal_slots, markers_left
from longhouse.games.wendake.state import Table

MOST = 2
"""So many sentences are enough."""
MANY_WAITING = 4
"""With so many in the Long House, or more, a Ritual comes to mind for its own sake."""


class Situation(NamedTuple):
    """A seat's table: its tracks with its own Turtles, and which open place of the grid has which actions."""

    table: Table
    seat: int
    tracks: list[int]
    places: dict[str, int]

    def spare(self, track: int) -> int:
        """By how much a track lies below its partner: so many points on it count at once."""
        return max(0, self.tracks[partner_of(self.table, track)] - self.tracks[track])


def advice(table: Table, seat: int | None) -> list[Sentence]:
    """The most urgent hints for a seat; none for a spectator, while nobody has a grid, and at the end."""
    if seat is None or table.is_over() or state.YEAR.of(table) == 0:
        return []
    tracks = [int(points) for points in with_turtles(table, seat, best_choice(table, seat))]
    situation = Situation(table, seat, tracks, _places(table, seat))
    found: list[Sentence] = []
    for name, args in _hints(situation):
        found.append({"id": f"advice-{name}", "args": args})
        if len(found) == MOST:
            break
    return found


def partner_of(table: Table, track: int) -> int:
    """The other track of its pair."""
    partner = int(state.PARTNER.of(table))
    if track in (0, partner):
        return partner - track
    (rest,) = {1, 2, 3} - {partner, track}
    return rest


def _places(table: Table, seat: int) -> dict[str, int]:
    """The actions on tiles that a marker may still go to, each with the first such place."""
    found: dict[str, int] = {}
    for slot in members_of(legal_slots(table, seat)):
        face = int(face_up(table, seat, slot))
        for at in range(int(data.FIRST_ACTION[face]), int(data.FIRST_ACTION[face + 1])):
            found.setdefault(data.ACTION_NAMES[data.FACE_ACTIONS[at]], slot)
    return found


def _hints(now: Situation) -> Iterator[tuple[str, dict[str, Argument]]]:
    """The hints that apply, the most urgent first."""
    yield from _replaced(now)
    yield from _scoring(now)
    yield from _turtles(now)
    yield from _trade(now)
    yield from _waiting(now)
    yield from _always(now)


def _replaced(now: Situation) -> Iterator[tuple[str, dict[str, Argument]]]:
    """R30: Warriors who lie in areas bring nothing; a Woman or a Hunter would."""
    table, seat = now.table, now.seat
    lying = [
        area
        for area in range(int(table.first_area), int(table.end_of_areas))
        if state.WHOSE.of(table, area) == seat and state.WHO.of(table, area) in (data.WARRIOR, data.BLACK)
    ]
    workers = {kind: int(state.VILLAGE.of(table, seat, kind)) for kind in (data.WOMAN, data.HUNTER)}
    fitting = [area for area in lying if workers[int(state.worker_of(area))] > 0]
    if fitting:
        yield "replace", {"area": data.AREA_IDS[fitting[0]], "count": len(fitting)}


def _scoring(now: Situation) -> Iterator[tuple[str, dict[str, Argument]]]:
    """R104: points on the lower track of a pair, from a tile that can still be chosen."""
    table, seat = now.table, now.seat
    at_home = [int(table.home_count(seat, kind)) for kind in (data.WARRIOR, data.WOMAN, data.HUNTER)]
    brings = {
        "military": (int(data.MILITARY), count(majorities(table, seat, 0, False))),
        "ritual": (int(data.RITUAL_TRACK), min(at_home)),
    }
    counting = {
        action: min(int(points), now.spare(track)) for action, (track, points) in brings.items() if action in now.places
    }
    best = max(counting, key=lambda action: counting[action], default="")
    if best and counting[best] > 0:
        track, points = brings[best]
        yield (
            "score",
            {
                "track": data.TRACK_IDS[track],
                "points": int(points),
                "counts": counting[best],
                "slot": state.SLOT.of(now.places[best]),
            },
        )


def _turtles(now: Situation) -> Iterator[tuple[str, dict[str, Argument]]]:
    """R71: Turtles within reach need a Military action."""
    if "military" in now.places:
        kinds = [claimable_turtles(now.table, now.seat, category) for category in range(data.CATEGORIES)]
        reached = sum(1 for kind in kinds if kind)
        if reached:
            yield "turtles", {"count": reached, "slot": state.SLOT.of(now.places["military"])}


def _trade(now: Situation) -> Iterator[tuple[str, dict[str, Argument]]]:
    """R65: the dearest Progress tile on display that the goods are enough for."""
    table, seat = now.table, now.seat
    if "trade" not in now.places:
        return
    discount = discount_of(usable_discounts(table, seat))
    levels = [int(data.PROGRESS_LEVEL[tile]) for tile in members_of(state.MARKET.of(table))]
    paid = [level for level in levels if can_pay(table, seat, level, discount)]
    if paid:
        yield "buy", {"level": max(paid), "slot": state.SLOT.of(now.places["trade"])}


def _waiting(now: Situation) -> Iterator[tuple[str, dict[str, Argument]]]:
    """R92: a Ritual brings Natives home."""
    waiting = int(state.LONG_HOUSE.total(now.table, now.seat))
    if waiting >= MANY_WAITING and "ritual" in now.places:
        yield "ritual", {"count": waiting}


def _always(now: Situation) -> Iterator[tuple[str, dict[str, Argument]]]:
    """What always holds: the last Year, the marker for the order, the lower track."""
    if state.YEAR.of(now.table) == data.YEARS:
        yield "last-year", {"swaps": int(state.SWAPS.of(now.table, now.seat))}
    elif not now.table.has_ordered(now.seat) and markers_left(now.table, now.seat) <= 2:
        yield "order", {}
    behind = [track for track in range(data.TRACKS) if now.spare(track) > 0]
    if behind:
        lowest = max(behind, key=now.spare)
        yield "behind", {"track": data.TRACK_IDS[lowest], "points": now.spare(lowest)}
    else:
        yield "level", {}
