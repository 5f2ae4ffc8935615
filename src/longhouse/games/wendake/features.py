"""What a learned value knows of a seat's side of a position of Wendake: the counts of its zones, about 1 each."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.knowledge import Figures
from longhouse.core.sets import count, first
from longhouse.core.zones import NONE
from longhouse.games.wendake import data, state
from longhouse.games.wendake.judging import Side, partner_of
from longhouse.games.wendake.rules.turn import markers_left
from longhouse.games.wendake.state import Table

FEATURES: Final[list[str]] = [
    "time",
    # Points.
    *("pairs", "pair_of_economic", "surplus", "excess", "swaps"),
    *(f"track_{track}" for track in data.TRACK_IDS),
    # Goods.
    *("types", "vegetables", "leather", "fish", "beavers"),
    # Natives.
    *("trios", "warriors_at_home", "women_at_home", "hunters_at_home", "long_house"),
    *("women_areas", "hunter_areas", "outposts", "guards", "majorities", "canoes"),
    *("turtles", "turtles_in_reach"),
    # Masks.
    *("cards", "masks", "best_play"),
    # Progress tiles, the grid, and how much is still to come this Year.
    *("progress", "progress_face_up", "best_line", "all_tiles", "advanced", "rituals"),
    *("markers", "has_ordered", "place_in_order", "is_turn"),
    # What a tribe goes on bringing.
    *("is_fox", "is_ojibwa", "is_seneca", "is_shawnee"),
]
"""By place. "time" is the same for all seats."""


def time_of_all(table: Table) -> float:
    """The share of the game still left: 1 at the start, 0 at the end."""
    year = state.YEAR.of(table)
    if year == 0:
        return 1.0
    if year > data.YEARS:
        return 0.0
    markers: i64 = 0
    for seat in range(table.players):
        markers += markers_left(table, seat)
    turns = data.TILE_MARKERS + 1
    whole = float(turns * (data.YEARS - year)) + float(markers) / float(table.players)
    return whole / float(turns * data.YEARS)


class Row:
    """Figures that are written one after the other."""

    def __init__(self) -> None:
        self.into: Figures = Figures()
        self.at: i64 = 0

    def add(self, value: float) -> None:
        """The next one."""
        self.into.put(self.at, value)
        self.at += 1

    def add_part(self, number: i64, of: float) -> None:
        """The next one, a count in so large units."""
        self.into.put(self.at, float(number) / of)
        self.at += 1

    def add_flag(self, holds: bool) -> None:
        """The next one, 1 if something holds."""
        self.into.put(self.at, 1.0 if holds else 0.0)
        self.at += 1


def write_features(table: Table, seat: i64, side: Side, row: Row) -> None:
    """All features of a seat; `side` is counted for it."""
    row.add(time_of_all(table))
    write_points(table, seat, side, row)
    write_goods(table, seat, side, row)
    write_natives(table, seat, side, row)
    row.add_part(state.HAND.total(table, seat) + state.PLAYED.total(table, seat), 4.0)
    row.add_part(masks_of(table, seat), 3.0)
    row.add_part(side.best_play, 4.0)
    write_grid(table, seat, side, row)
    tribe = state.TRIBE_OF.of(table, seat)
    row.add_flag(tribe == data.FOX)
    row.add_flag(tribe == data.OJIBWA)
    row.add_flag(tribe == data.SENECA)
    row.add_flag(tribe == data.SHAWNEE)


def write_points(table: Table, seat: i64, side: Side, row: Row) -> None:
    """What counts, and what would count if its partner were higher."""
    tracks = side.tracks
    partner = state.PARTNER.of(table)
    excess: i64 = 0
    for track in range(data.TRACKS):
        excess += max(0, tracks[track] - tracks[partner_of(table, track)])
    row.add_part(side.pairs, 10.0)
    row.add_part(min(tracks[0], tracks[partner]), 10.0)
    row.add_part(side.surplus, 6.0)
    row.add_part(excess, 6.0)
    row.add_part(state.SWAPS.of(table, seat), 1.0)
    for track in range(data.TRACKS):
        row.add_part(tracks[track], 10.0)


def write_goods(table: Table, seat: i64, side: Side, row: Row) -> None:
    """Resources, and beavers."""
    vegetables: i64 = 0
    for good in range(data.VEGETABLES):
        vegetables += state.GOODS.of(table, seat, good)
    row.add_part(side.goods, 3.0)
    row.add_part(min(9, vegetables), 3.0)
    row.add_part(min(9, state.GOODS.of(table, seat, data.LEATHER)), 3.0)
    row.add_part(min(9, state.GOODS.of(table, seat, data.FISH)), 3.0)
    row.add_part(min(9, side.beavers), 3.0)


def write_natives(table: Table, seat: i64, side: Side, row: Row) -> None:
    """In the Home, waiting in the Long House, in the fields, on guard; Canoes and Turtles."""
    guards: i64 = 0
    for territory in range(table.first_territory, table.end_of_map):
        guards += table.guards_of(territory, seat)
    turtles: i64 = 0
    for kind in range(data.TURTLES):
        if state.TURTLES.of(table, seat, kind) != NONE:
            turtles += 1
    row.add_part(side.trios, 4.0)
    row.add_part(side.warriors, 4.0)
    row.add_part(side.women, 4.0)
    row.add_part(side.hunters, 4.0)
    row.add_part(state.LONG_HOUSE.total(table, seat), 4.0)
    row.add_part(side.women_areas, 3.0)
    row.add_part(side.hunter_areas, 3.0)
    row.add_part(side.outposts, 1.0)
    row.add_part(guards - side.warriors, 3.0)
    row.add_part(side.majorities, 3.0)
    row.add_part(side.canoes, 3.0)
    row.add_part(turtles, 3.0)
    reached, points = side.reached, 0.0
    while reached:
        points += float(data.TURTLE_POINTS[first(reached)])
        reached &= reached - 1
    row.add(points / 3.0)


def masks_of(table: Table, seat: i64) -> i64:
    """How many different masks a hand has."""
    found: i64 = 0
    for mask in range(data.MASKS):
        if table.held(seat, mask) > 0:
            found += 1
    return found


def levels_of(tiles: i64) -> i64:
    """The levels of some Progress tiles, added up."""
    found: i64 = 0
    while tiles:
        found += data.PROGRESS_LEVEL[first(tiles)]
        tiles &= tiles - 1
    return found


def write_grid(table: Table, seat: i64, side: Side, row: Row) -> None:
    """Progress tiles, Action tiles, markers and the order."""
    advanced: i64 = 0
    for slot in range(data.SLOTS):
        tile = state.GRID.of(table, seat, slot)
        if tile != NONE:
            advanced += data.LEVEL_OF[tile]
    row.add_part(levels_of(state.OWNED.of(table, seat)), 4.0)
    row.add_part(levels_of(table.usable(seat)), 4.0)
    row.add_part(side.best_line, 500.0)
    row.add_part(side.all_tiles, 1000.0)
    row.add_part(advanced, 4.0)
    row.add_part(count(state.RITUALS.of(table, seat)), 3.0)
    row.add_part(markers_left(table, seat), 4.0)
    row.add_flag(table.has_ordered(seat))
    place = state.ORDER.place(table, seat)
    if table.has_ordered(seat):
        place = state.NEXT_ORDER.place(table, seat)
    row.add_part(max(0, place), 2.0)
    row.add_flag(state.TURN.of(table) == seat)
