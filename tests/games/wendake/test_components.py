"""The components add up as section 12.10 says."""

from collections import Counter
from itertools import combinations

import pytest

from longhouse.games.wendake.data import DATA, PLAY_COUNT, PLAYS

ROWS = {name: {row["id"]: row for row in rows} for name, rows in DATA.items()}
LANDS = ROWS["territory"]
MAPS = ROWS["map"]
LAND = {tuple(name.split("-")) for name, row in ROWS["border"].items() if row["land"]}
RIVERS = {tuple(name.split("|")) for name, row in ROWS["border"].items() if not row["land"]}
VEGETABLES = ("corn", "beans", "pumpkin")


def area(polygon):
    """Twice the surface of a polygon."""
    return abs(sum(x * v - u * y for (x, y), (u, v) in zip(polygon, polygon[1:] + polygon[:1], strict=True)))


def is_inside(point, polygon):
    x, y = point
    inside = False
    for (a, b), (c, d) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (b > y) != (d > y) and x < (c - a) * (y - b) / (d - b) + a:
            inside = not inside
    return inside


def edges(polygon):
    return list(zip(polygon, polygon[1:] + polygon[:1], strict=True))


def overlap(first, second):
    """Whether two edges lie on one line and share more than a point."""
    (a, b), (c, d) = first, second
    along = (b[0] - a[0], b[1] - a[1])

    def cross(p):
        return along[0] * (p[1] - a[1]) - along[1] * (p[0] - a[0])

    if cross(c) or cross(d):
        return False

    def place(p):
        return along[0] * (p[0] - a[0]) + along[1] * (p[1] - a[1])

    low, high = sorted((place(c), place(d)))
    return min(high, place(b)) > max(low, 0)


def touch(first, second):
    return any(overlap(a, b) for a in edges(LANDS[first]["polygon"]) for b in edges(LANDS[second]["polygon"]))


def neighbours(name):
    return {b if a == name else a for a, b in LAND if name in (a, b)}


# Maps.


@pytest.mark.parametrize("half", ["WS", "ES", "W3", "E3", "WL", "EL"])
def test_each_half_is_covered_exactly(half):
    parts = [row["polygon"] for row in DATA["territory"] if row["half"] == half]
    parts += [row["polygon"] for row in DATA["lake"] if row["half"] == half]
    assert sum(area(polygon) for polygon in parts) == 2 * 500 * 600
    low, high = (0, 500) if half[0] == "W" else (500, 1000)
    assert all(low <= x <= high and 0 <= y <= 600 for polygon in parts for x, y in polygon)


@pytest.mark.parametrize("name", LANDS)
def test_anchors_lie_inside_their_territory(name):
    row = LANDS[name]
    assert len(row["slots"]) == len(row["areas"])
    for anchor in (row["label"], row["guards"], *row["slots"]):
        assert is_inside(anchor, row["polygon"])


@pytest.mark.parametrize("name", MAPS)
def test_territories_that_touch_are_neighbours_or_have_a_river_between_them(name):
    territories = MAPS[name]["territories"]
    touching = {frozenset(pair) for pair in combinations(territories, 2) if touch(*pair)}
    assert touching == {frozenset(pair) for pair in LAND | RIVERS if pair[0] in territories}


@pytest.mark.parametrize("name", MAPS)
def test_a_map_is_connected_and_no_two_homes_are_neighbours(name):
    reached, todo = set(), [MAPS[name]["territories"][0]]
    while todo:
        here = todo.pop()
        if here not in reached:
            reached.add(here)
            todo += neighbours(here)
    assert reached == set(MAPS[name]["territories"])
    homes = MAPS[name]["homes"]
    assert not any(neighbours(home) & set(homes) for home in homes)


@pytest.mark.parametrize(
    ("name", "territories", "vegetables", "flags"),
    [("2", 8, (2, 3, 3), 2), ("3", 12, (4, 4, 4), 3), ("4", 16, (6, 6, 6), 2)],
)
def test_areas_and_flags_of_a_map(name, territories, vegetables, flags):
    rows = [LANDS[territory] for territory in MAPS[name]["territories"]]
    found = Counter(good for row in rows for good in row["areas"])
    assert len(rows) == territories
    assert tuple(found[good] for good in VEGETABLES) == vegetables
    assert found["beaver"] == sum(vegetables)
    assert Counter(row["flag"] for row in rows if "flag" in row) == {"french": flags, "english": flags}
    assert len(MAPS[name]["homes"]) == int(name)
    assert {row["id"] for row in rows if row["home"]} == set(MAPS[name]["homes"])


@pytest.mark.parametrize("name", [name for name, row in LANDS.items() if row["home"]])
def test_r7_a_home_has_a_vegetable_and_a_beaver_area(name):
    vegetable, beaver = LANDS[name]["areas"]
    assert vegetable in VEGETABLES
    assert beaver == "beaver"
    assert "flag" not in LANDS[name]


def distances(home, homes):
    """Areas by distance for the Warriors of a Home, other Homes closed: {distance: (vegetable, beaver)}."""
    steps, found = {home: 0}, {}
    todo = [home]
    while todo:
        here = todo.pop(0)
        for there in neighbours(here):
            if there not in steps and there not in homes:
                steps[there] = steps[here] + 1
                todo.append(there)
    for name, step in steps.items():
        beavers = LANDS[name]["areas"].count("beaver")
        vegetables, more = found.get(step, (0, 0))
        found[step] = (vegetables + len(LANDS[name]["areas"]) - beavers, more + beavers)
    return found


@pytest.mark.parametrize(
    ("name", "near", "far"),
    [
        ("2", (2, 2), dict.fromkeys("EF", (3, 3))),
        ("3", (3, 3), dict.fromkeys("PRQ", (2, 2))),
        ("4", (2, 2), {"A": (4, 2), "D": (4, 2), "B": (2, 4), "C": (2, 4)}),
    ],
)
def test_every_home_has_as_much_near_it(name, near, far):
    homes = MAPS[name]["homes"]
    for home in homes:
        found = distances(home, homes)
        assert found[1] == near
        assert found[2] == far[home]


# Tiles and cards.


def test_starting_and_advanced_tiles():
    levels = Counter(row["level"] for row in DATA["tile"])
    assert levels == {0: 9 + 1, 1: 17, 2: 17}
    advanced = [tuple(row["actions"]) for row in DATA["tile"] if row["level"]]
    assert len(set(advanced)) == 34
    assert not {"fire", "ritual"} & {action for actions in advanced for action in actions}
    starting = {action.partition(":")[0] for row in DATA["tile"] if row["level"] == 0 for action in row["actions"]}
    assert starting == {"canoe", "move", "harvest", "hunt", "tan", "fish", "military", "mask", "trade", "fire"}
    assert ROWS["tile"]["A01"]["actions"] == ["hunt", "move:1", "trade"]
    assert 4 * 9 + 34 + 1 == 71


def test_scoring_actions_are_spread_evenly():
    for level, number in ((1, 5), (2, 7)):
        rows = [row["actions"] for row in DATA["tile"] if row["level"] == level]
        for action in ("trade", "military", "mask"):
            assert sum(action in actions for actions in rows) == number


@pytest.mark.parametrize(("players", "tiles"), [(2, 11), (3, 14), (4, 17)])
def test_x25_advanced_tiles_in_a_game(players, tiles):
    numbers = ROWS["number"]
    assert numbers["advanced_kept"]["value"] + numbers["advanced_per_player"]["value"] * players == tiles
    assert numbers["display"]["value"] + 3 * players - 1 == tiles


def test_progress_tiles_of_each_level():
    for level in (1, 2, 3):
        found = [row for row in DATA["progress"] if row["level"] == level]
        tracks = Counter(row["track"] for row in found)
        assert tracks == dict.fromkeys(("military", "ritual", "mask", "lowest", "highest"), 2)
        assert [row["id"] for row in found] == [f"P{level}-{number}" for number in range(1, 11)]


def test_timings_of_the_progress_tiles():
    found = {}
    for row in DATA["progress"]:
        found.setdefault(row["timing"], []).append(row["id"])
    assert found == {
        "any": [
            *("P1-1", "P1-3", "P1-9", "P1-10", "P2-1", "P2-4", "P2-7"),
            *("P2-9", "P2-10", "P3-1", "P3-4", "P3-7", "P3-9", "P3-10"),
        ],
        "transfer": ["P2-2"],
        "trade_a": ["P1-8"],
        "trade_b": ["P1-7", "P2-8", "P3-8"],
        "military_b": ["P1-2", "P3-2"],
        "ritual_a": ["P3-3"],
        "ritual_b": ["P1-4", "P2-3"],
        "mask_before": ["P2-5"],
        "mask_a": ["P1-5"],
        "mask_b": ["P1-6", "P2-6", "P3-5", "P3-6"],
    }


def test_turtles():
    assert len(DATA["turtle"]) == 9
    assert sum(len(row["tiles"]) for row in DATA["turtle"]) == 36
    pairs = Counter()
    for row in DATA["turtle"]:
        tracks = Counter(track for tile in row["tiles"] for track in tile)
        assert row["points"] == (1 if row["need"] == 3 else 2)
        assert set(tracks.values()) == ({2} if row["need"] == 5 else {1})
        assert len(tracks) == 4
        if row["need"] == 5:
            pairs.update(frozenset(tile) for tile in row["tiles"])
    assert len(pairs) == 6
    assert set(pairs.values()) == {2}


def test_mask_cards():
    assert [(row["cards"], row["infected"]) for row in DATA["mask"]] == [(8, 2), (8, 2), (7, 2), (7, 2), (6, 1)]
    assert sum(row["cards"] for row in DATA["mask"]) == 36
    assert sum(row["infected"] for row in DATA["mask"]) == 9


def test_combination_spaces():
    assert [(tuple(row["groups"]), row["points"]) for row in DATA["space"]] == [
        *(((1, 1), 1), ((2,), 2), ((1, 1, 1), 2), ((1, 1, 1, 1), 3), ((2, 2), 3)),
        *(((3,), 4), ((3, 2), 5), ((1, 1, 1, 1, 1), 6), ((4,), 7)),
    ]
    assert len(set(PLAYS)) == len(PLAYS) == PLAY_COUNT == 71


TRIBES = {
    "identical": (1, 1, 1, 2),
    "cayuga": (1, 1, 2, 2),
    "fox": (1, 1, 2, 1),
    "mohawk": (1, 1, 0, 2),
    "ojibwa": (1, 1, 1, 1),
    "oneida": (0, 0, 1, 0),
    "onondaga": (1, 0, 1, 2),
    "ottawa": (1, 1, 1, 0),
    "seneca": (2, 0, 1, 1),
    "shawnee": (1, 1, 1, 3),
    "tuscarora": (2, 1, 1, 2),
}


def test_tribes():
    found = {row["id"]: (row["leather"], row["fish"], row["vegetable"], row["beaver"]) for row in DATA["tribe"]}
    assert found == TRIBES
    assert all(row["masks"] == 1 for row in DATA["tribe"])
    assert {row["id"]: row["swaps"] for row in DATA["tribe"] if row["swaps"] != 1} == {"seneca": 2}
    assert [ROWS["number"][natives]["value"] for natives in ("warriors", "women", "hunters")] == [7, 7, 7]
    homes = {row["id"]: row["home"] for row in DATA["tribe"] if row["home"] != [5, 5, 5]}
    assert homes == {"onondaga": [6, 6, 6], "shawnee": [4, 5, 5]}


def test_public_totals():
    assert sum(row["cards"] for row in DATA["mask"]) + (len(DATA["tribe"]) - 1) + 4 + len(DATA["ghost"]) == 54
    assert ROWS["number"]["warriors"]["value"] * 4 + 1 == 29
    assert (ROWS["number"]["tile_markers"]["value"] + 1) * 4 + 1 == 17
