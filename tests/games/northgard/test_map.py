"""The map (R30 to R42, E20 to E25)."""

import pytest

from longhouse.core.errors import BadPosition
from longhouse.core.zones import NONE
from longhouse.games.northgard.data import AREA_IDS, BORDER_ENDS, DATA, TILE_IDS
from longhouse.games.northgard.rules.land import connection, join_areas, place_tile, tile_at
from longhouse.games.northgard.rules.placing import fits

from .positions import E21, choose, keys, land, look, player, position, stock, units

FIVE = {"T00": [0, 0, 0], "T34": [1, 0, 3]}
REGULAR = "1-2 1-3 1-5 1-6 3-4 3-5 4-5 5-6 5-10 5-11 6-7 6-9 7-9 8-11"
ROUGH = "4-10 5-8 6-8 7-8"
ITEMS = {
    "t1": "2 open small food",
    "t2": "1 open large",
    "t3": "2 closed small",
    "t4": "2 open small food wood",
    "t5": "3 open small small food",
    "t6": "2 closed carved",
    "t7": "1 open lair",
    "t8": "3 open small lore large wood",
    "t9": "1 open lore",
    "t10": "1 open small",
    "t11": "1 open small",
}
PARTS = {
    "t1": "T21.n T00.w",
    "t2": "T21.s",
    "t3": "T02.n T00.n",
    "t4": "T02.s T32.e",
    "t5": "T00.e T32.n T16.n",
    "t6": "T00.s T22.w",
    "t7": "T22.e",
    "t8": "T22.n T16.s T13.a",
    "t9": "T22.s",
    "t10": "T32.s",
    "t11": "T16.e",
}
TWO_BORDERS = {"T02": [0, 1, 0], "T11": [1, 1, 0], "T20": [0, 2, 0], "T21": [1, 2, 1]}
"""T20.n and T20.s meet along a rough border there and along a regular one on T21."""
RING = {
    "T07": [0, -1, 1],
    "T05": [0, -2, 0],
    "T08": [1, -2, 0],
    "T20": [2, -2, 3],
    "T12": [2, -1, 1],
    "T14": [1, 0, 0],
    "T21": [2, 0, 0],
}
"""Tiles around a hole at (1, -1), with one territory all the way round."""


def printed(area):
    tile, place = area.split(".")
    row = next(row for row in DATA["tile"] if row["id"] == tile)
    return row["items"][place]


def borders(table):
    """The pairs of adjacent territories as people see them, rough or not."""
    return {
        (frozenset([border["from"], border["to"]]), "rough" if border["rough"] else "regular")
        for border in look(table)["borders"]
    }


def pairs(words, kind):
    roots = {name: min(areas.split(), key=AREA_IDS.index) for name, areas in PARTS.items()}
    return {(frozenset(roots[f"t{end}"] for end in pair.split("-")), kind) for pair in words.split()}


def may_lie(tiles, tile, x, y, **rest):
    table = position(tiles=tiles, **rest)
    return [turned for turned in range(4) if fits(table, TILE_IDS.index(tile), x, y, turned)]


# Territories.


def test_r30_every_side_belongs_to_one_area():
    for row in DATA["tile"]:
        areas = [area for area in DATA["area"] if area["id"].startswith(f"{row['pattern']}.")]
        assert sorted(side for area in areas for side in area["sides"]) == ["E", "N", "S", "W"]
        assert 1 <= len(areas) <= 4


def test_r30_areas_that_share_a_side_are_one_territory():
    table = position(tiles={"T02": [0, -1, 2]})
    assert sorted(land(table, "T00.n")["areas"]) == ["T00.n", "T02.n"]
    assert land(table, "T02.s")["areas"] == ["T02.s"]


def test_r30_rotation_is_clockwise():
    for turned, joined in enumerate(["T21.s", "T21.s", "T21.n", "T21.n"]):
        assert joined in land(position(tiles={"T21": [0, -1, turned]}), "T00.n")["areas"]


def test_r31_open_until_every_side_has_a_tile_beyond():
    table = position(tiles={"T02": [0, -1, 0]})
    assert land(table, "T00.n")["open_sides"] == 2  # T02.s owns east, south and west
    assert land(position(tiles={"T02": [0, -1, 2]}), "T00.n")["open_sides"] == 0


def test_r31_closed_land_never_changes():
    table = position({"hand": ["explore"]}, units={"t5": "0 1"})
    before = land(table, "t3")
    choose(table, "play:explore", "turn:0", tiles=["T05"])
    assert land(table, "T00.n") == before


def test_r32_corners_do_not_make_neighbours():
    table = position(tiles={})
    assert borders(table) == {
        (frozenset(pair), "regular")
        for pair in [("T00.n", "T00.w"), ("T00.n", "T00.e"), ("T00.w", "T00.s"), ("T00.e", "T00.s"), ("T00.w", "T00.e")]
    }


def test_r33_rough_only_if_all_borders_are():
    rough = position(tiles={"T20": [0, 1, 0]})
    assert (frozenset(["T00.s", "T20.s"]), "rough") in borders(rough)
    table = position(tiles=TWO_BORDERS)
    assert (frozenset(["T02.s", "T20.s"]), "regular") in borders(table)


def test_r34_size_counts_tiles_once():
    # T00.n and T00.s are joined around the east side of the start tile.
    tiles = {"T11": [0, -1, 0], "T13": [1, -1, 0], "T02": [1, 0, 3], "T28": [1, 1, 0], "T17": [0, 1, 2]}
    there = land(position(tiles=tiles), "T00.n")
    assert sorted(there["areas"]) == ["T00.n", "T00.s", "T02.s", "T11.s", "T13.a", "T17.s", "T28.n"]
    assert there["size"] == 6


def test_r35_icons_printed_and_of_buildings():
    there = {"T02.s": "silo", "T21.n": "lodge", "T16.n": "silo", "T13.a": "altar", "T22.w": "stone", "T32.s": "tower"}
    table = position(buildings=there, extra=[["t9", "stone"], ["t9", "lodge"]])
    assert land(table, "t4")["icons"] == {"food": 2, "wood": 1, "lore": 0}
    assert land(table, "t1")["icons"] == {"food": 1, "wood": 1, "lore": 0}
    assert land(table, "t5")["icons"] == {"food": 2, "wood": 0, "lore": 0}
    assert land(table, "t8")["icons"] == {"food": 0, "wood": 1, "lore": 1}
    assert land(table, "t6")["icons"] == {"food": 0, "wood": 0, "lore": 1}
    assert land(table, "t9")["icons"] == {"food": 0, "wood": 1, "lore": 2}
    assert land(table, "t10")["icons"] == {"food": 0, "wood": 0, "lore": 0}


def test_r36_a_territory_is_not_its_own_neighbour():
    # T00.n and T00.e are joined around the hole at (1, -1): the border between them separates nothing.
    table = position({"hand": ["move"]}, tiles=RING, units={"T00.n": "0 2"})
    there = land(table, "T00.n")
    assert "T00.e" in there["areas"]
    root = AREA_IDS.index("T00.n")
    assert connection(table, root, root) == 0
    assert all(border["from"] != border["to"] for border in look(table)["borders"])
    choose(table, "play:move")
    assert not {"to:T00.n", "to:T00.e"} & set(keys(table))


def test_r37_merged_land_keeps_everything():
    table = position(
        {"clan": "bear", "hand": ["explore"]},
        tiles={"T21": [-1, 0, 1], "T16": [1, 0, 0], "T13": [1, 1, 0]},
        units={"T00.s": "0 2", "T13.a": "0 1"},
        buildings={"T13.a": "altar"},
        kaija="T13.a",
        scorched="T13.a",
    )
    choose(table, "play:explore", "cell:0,1", tiles=["T02"])
    choose(table, "turn:3")  # T02.s owns north, east and south: it joins T00.s and T13.a
    there = land(table, "T00.s")
    assert "T13.a" in there["areas"]
    assert (there["holder"], there["units"], there["kaija"]) == (0, 3, True)
    assert look(table)["buildings"] == {"T13.a": "altar"}
    assert look(table)["scorched"] == min(there["areas"], key=AREA_IDS.index)


def test_r37_two_buildings_of_a_type_may_come_together():
    table = position(
        {"hand": ["explore"]},
        tiles={"T13": [1, 0, 0], "T28": [1, 1, 0]},
        units={"T00.s": "0 1", "T28.n": "0 1"},
        buildings={"T13.a": "altar", "T28.n": "altar"},
    )
    assert land(table, "T13.a")["units"] == 1
    assert list(look(table)["buildings"].values()) == ["altar", "altar"]
    assert {"T13.a", "T28.n"} <= set(land(table, "T13.a")["areas"])


# Placing.


@pytest.mark.parametrize("tile", TILE_IDS)
def test_r40_border_ends_are_where_two_areas_meet(tile):
    row = next(row for row in DATA["tile"] if row["id"] == tile)
    owner = {
        side: area["id"]
        for area in DATA["area"]
        if area["id"].startswith(f"{row['pattern']}.")
        for side in area["sides"]
    }
    ends = [owner[a] != owner[b] for a, b in (("W", "N"), ("N", "E"), ("E", "S"), ("S", "W"))]
    number = TILE_IDS.index(tile)
    assert [bool(BORDER_ENDS.of(number, corner)) for corner in range(4)] == ends


def test_r40_a_vertex_with_a_hole_is_not_checked():
    assert may_lie({"T13": [1, 0, 0]}, "T02", 0, -1) == [0, 1, 2, 3]


def test_r40_the_global_check_also_forbids_useless_borders():
    tiles = {tile: place for tile, place in RING.items() if tile != "T21"}
    assert may_lie(tiles, "T21", 2, 0) == [0, 1, 2, 3]
    assert may_lie(tiles, "T21", 2, 0, settings={"border_check": "global"}) == [1, 3]


def test_r41_two_players_are_never_joined():
    tiles = {"T16": [1, 0, 0]}  # cell (1, 1) touches T16.s; cell (0, 1) touches T00.s
    held = {"T00.s": "0 1", "T16.s": "1 1"}
    free = may_lie({**tiles, "T13": [1, 1, 0]}, "T02", 0, 1)
    assert free == [0, 1, 2, 3]
    # T02 turned: s faces both T00.s (north) and T13 (east) unless n faces one of them.
    assert may_lie({**tiles, "T13": [1, 1, 0]}, "T02", 0, 1, units=held) == [0, 1]
    assert may_lie({**tiles, "T13": [1, 1, 0]}, "T02", 0, 1, units={"T00.s": "0 1", "T16.s": "0 1"}) == [0, 1, 2, 3]


def test_r41_kaija_and_teammates_count():
    tiles = {"T16": [1, 0, 0], "T13": [1, 1, 0]}
    table = position({}, {"clan": "bear"}, tiles=tiles, units={"T00.s": "0 1"}, kaija="T13.a")
    assert [turned for turned in range(4) if fits(table, TILE_IDS.index("T02"), 0, 1, turned)] == [0, 1]
    team = {"players": 4, "settings": {"teams": True}}
    assert may_lie(tiles, "T02", 0, 1, units={"T00.s": "0 1", "T13.a": "2 1"}, **team) == [0, 1]


def test_r42_a_whole_side_never_only_a_corner():
    assert may_lie({}, "T02", 1, 1) == []
    assert may_lie({}, "T02", 0, 0) == []
    assert may_lie({}, "T02", 2, 0) == []
    assert may_lie({}, "T02", 1, 0) == [0, 1, 2, 3]


def test_r42_holes_may_be_left():
    table = position({"hand": ["explore"]}, tiles={"T16": [0, -1, 0], "T02": [1, -1, 0]}, units={"T02.s": "0 1"})
    choose(table, "play:explore", tiles=["T13"])
    assert "cell:2,-1" in keys(table)


# Examples.


def test_e20_the_start_of_five():
    table = position(players=5, tiles=FIVE)
    assert look(table)["tiles"] == [
        {"id": "T00", "x": 0, "y": 0, "turn": 0},
        {"id": "T34", "x": 1, "y": 0, "turn": 3},
    ]
    seen = look(table)["territories"]
    assert len(seen) == 7
    middle = land(table, "T00.e")
    assert sorted(middle["areas"]) == ["T00.e", "T34.n"]
    assert (middle["size"], middle["open_sides"], middle["icons"]["food"], middle["holder"]) == (2, 0, 1, None)
    for area in ("T00.n", "T00.s", "T00.w", "T34.e", "T34.s", "T34.w"):
        assert (land(table, area)["size"], land(table, area)["open_sides"]) == (1, 1)
    found = borders(table)
    near = {next(iter(pair - {"T00.e"})) for pair, kind in found if "T00.e" in pair and kind == "regular"}
    assert near == {"T00.n", "T00.s", "T00.w", "T34.e", "T34.w"}
    assert (frozenset(["T34.e", "T34.w"]), "regular") in found
    assert frozenset(["T00.n", "T00.s"]) not in {pair for pair, _ in found}


@pytest.mark.parametrize(("area", "cell"), [("T34.e", "1,-1"), ("T34.s", "2,0"), ("T34.w", "1,1")])
def test_e20_where_the_areas_of_the_second_tile_face(area, cell):
    table = position({"hand": ["explore"]}, players=5, tiles=FIVE, units={area: "0 1"})
    choose(table, "play:explore", tiles=["T13"])
    # The only cell there is was taken without asking.
    assert look(table)["doing"]["cell"] == [int(number) for number in cell.split(",")]


def test_e21_territories():
    table = position()
    assert len(look(table)["territories"]) == 11
    for name, areas in PARTS.items():
        there = land(table, name)
        assert sorted(there["areas"]) == sorted(areas.split())
        items = [item for area in areas.split() for item in printed(area)]
        size, state, *wanted = ITEMS[name].split()
        assert sorted(items) == sorted(wanted)
        assert (there["size"], there["open_sides"] == 0) == (int(size), state == "closed")


def test_e21_adjacency():
    assert borders(position()) == pairs(REGULAR, "regular") | pairs(ROUGH, "rough")
    assert len(borders(position())) == 18


def test_e21_each_placement_is_legal_in_this_order():
    placed = {}
    for tile, (x, y, turned) in E21.items():
        if tile != "T00":
            assert turned in may_lie(placed, tile, x, y)
        placed[tile] = [x, y, turned]


@pytest.mark.parametrize(("name", "fame", "gained"), [("t3", 1, {}), ("t6", 1, {}), ("t8", 0, {"wood": 1, "lore": 1})])
def test_e21_harvest(name, fame, gained):
    table = position({"fame": 0}, {"passed": True}, units={name: "0 1"}, marker_taken=True)
    choose(table, "pass")
    choose(table, keys(table, "pick")[0])
    assert (player(table)["fame"], stock(table)) == (fame, gained)


@pytest.mark.parametrize(
    ("tile", "usual"),
    [("T02", [2, 3]), ("T28", [0, 2]), ("T10", [0, 1, 2]), ("T07", [0, 1, 2, 3]), ("T30", [0, 1, 2, 3])],
)
def test_e22_the_border_rule(tile, usual):
    assert may_lie({"T13": [1, 0, 0], "T05": [0, -1, 0]}, tile, 1, -1) == usual
    assert may_lie({"T13": [1, 0, 0], "T05": [0, -1, 1]}, tile, 1, -1) == [0, 1, 2, 3]


def test_e22_a_position_may_not_break_it_either():
    with pytest.raises(BadPosition):
        position(tiles={"T13": [1, 0, 0], "T05": [0, -1, 0], "T02": [1, -1, 0]})


@pytest.mark.parametrize(("clan", "fame"), [("goat", 2), ("stag", 3), ("raven", 2), ("boar", 2)])
def test_e23_closing_by_exploring(clan, fame):
    table = position({"clan": clan, "hand": ["explore"]}, {"clan": "wolf"}, tiles={}, units={"T00.n": "0 2"})
    heard = choose(table, "play:explore", "turn:2", tiles=["T02"])
    assert heard.one("closed") == {"seat": 0, "holder": 0, "territory": "T00.n", "size": 2}
    assert (player(table)["fame"], stock(table)) == (fame, {})


@pytest.mark.parametrize(("clan", "lore"), [("goat", {}), ("stag", {}), ("raven", {}), ("boar", {"lore": 1})])
def test_e23_growing_by_exploring(clan, lore):
    table = position({"clan": clan, "hand": ["explore"]}, {"clan": "wolf"}, tiles={}, units={"T00.n": "0 2"})
    heard = choose(table, "play:explore", "turn:0", tiles=["T02"])
    assert (heard.all("closed"), player(table)["fame"], stock(table)) == ([], 0, lore)
    assert (land(table, "T00.n")["size"], units(table, "T00.n")) == (2, "0 2")


def test_e24_a_neutral_pocket():
    # Boar holds T05 south of the start tile; its tile at (1, 0) closes T00.e, which is nobody's.
    tiles = {"T13": [1, 1, 0]}
    table = position({"clan": "boar", "hand": ["explore"]}, tiles=tiles | {"T05": [0, 1, 0]}, units={"T13.a": "0 1"})
    heard = choose(table, "play:explore", "cell:1,0", "turn:3", tiles=["T02"])
    assert heard.one("closed") == {"seat": 0, "territory": "T00.e", "size": 2}
    assert (player(table)["fame"], stock(table)) == (0, {})


def test_e25_rough_and_regular():
    table = position({"hand": ["move"]}, tiles=TWO_BORDERS, units={"T20.s": "0 1"})
    choose(table, "play:move")
    assert units(table, "T20.n") == "0 1"  # the only way, for one point


def test_e25_retreat_between_them_is_allowed():
    table = position({"hand": ["move"]}, tiles=TWO_BORDERS, units={"T20.s": "0 2", "T20.n": "1 4"})
    choose(table, "play:move", "go:2", dice=[1, 1])
    assert keys(table) == [f"retreat:{units}>{area}" for area in ("T00.s", "T11.n", "T20.s") for units in (1, 2)]


def test_r30_roots_stay_the_same_when_areas_are_joined_again():
    table = position()
    before = look(table)
    join_areas(table)
    assert look(table) == before


def test_tiles_far_apart_are_found_in_their_cells():
    # Cells that lie one column and sixteen rows apart share a place in the list of cells.
    table = position(tiles={})  # T00 lies at (0, 0)
    cells = [(0, 0), (1, 0), (0, 16), (2, -16), (16, 0), (-34, 34)]
    for tile, (x, y) in list(enumerate(cells))[1:]:
        place_tile(table, tile, x, y, 0)
    assert [tile_at(table, x, y) for x, y in cells] == list(range(len(cells)))
    assert [tile_at(table, x, y) for x, y in ((3, -32), (-1, 16), (0, 1))] == [NONE] * 3
