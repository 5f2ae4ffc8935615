"""The components: cells, sides, tiles, cards, items (section 2, 12.1 to 12.5 of the specification)."""

from collections import Counter

import pytest

from longhouse.games.tribes.data import CELL_IDS, DATA, EDGE, IS_RING, MASK_IDS, NEXT, NONE, RING, STEP_IDS, TURNED

from .positions import deal, look, player

TILES = DATA["tile"]


def neighbours(cell):
    """The cells next to this one: N, E, S, W."""
    number = CELL_IDS.index(cell)
    return [CELL_IDS[NEXT.of(number, side)] if NEXT.of(number, side) != NONE else None for side in range(4)]


def test_r1_ten_by_ten_cells_with_a_ring_of_36():
    assert len(CELL_IDS) == len(set(CELL_IDS)) == 100
    assert sum(IS_RING) == len(RING) == len(set(RING)) == 36
    inside = {cell for cell, ring in zip(CELL_IDS, IS_RING, strict=True) if not ring}
    assert inside == {f"{column}{row}" for column in "BCDEFGHI" for row in range(2, 10)}


def test_r1_the_ring_is_dealt_clockwise_from_a1():
    assert " ".join(CELL_IDS[cell] for cell in RING) == (
        "A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 J2 J3 J4 J5 J6 J7 J8 J9 J10 "
        "I10 H10 G10 F10 E10 D10 C10 B10 A10 A9 A8 A7 A6 A5 A4 A3 A2"
    )


@pytest.mark.parametrize(
    ("cell", "around"),
    [
        ("A1", [None, "B1", "A2", None]),
        ("J1", [None, None, "J2", "I1"]),
        ("J10", ["J9", None, None, "I10"]),
        ("A10", ["A9", "B10", None, None]),
        ("E5", ["E4", "F5", "E6", "D5"]),
    ],
)
def test_r5_neighbours_lie_north_east_south_and_west(cell, around):
    assert neighbours(cell) == around


def test_r5_180_borders_and_40_outer_sides():
    assert len(STEP_IDS) == len(set(STEP_IDS)) == 360
    assert {(end, start) for start, end in STEP_IDS} == set(STEP_IDS)
    assert sum(bin(edge).count("1") for edge in EDGE) == 40


def test_r3_a_tile_has_mountains_on_no_side_on_one_on_two_neighbours_or_on_two_opposite_sides():
    assert Counter(row["mountains"] for row in TILES) == {"": 50, "N": 32, "NE": 10, "NS": 8}
    assert sum(len(row["mountains"]) for row in TILES) == 68


def test_r3_a_tile_turns_clockwise():
    turned = [[MASK_IDS[TURNED.of(MASK_IDS.index(mask), turns)] for turns in range(4)] for mask in ("N", "NE", "NS")]
    assert turned == [["N", "E", "S", "W"], ["NE", "ES", "SW", "NW"], ["NS", "EW", "NS", "EW"]]


TOTALS = {
    "camp": (10, 0, 0, 0, {"protection": 10}),
    "feather": (6, 4, 1, 1, {"attack": 1, "defence": 1}),
    "stick": (6, 4, 1, 1, {"attack": 1, "defence": 1}),
    "stone": (3, 3, 1, 1, {"attack": 1, "defence": 1}),
    "buffalo": (5, 2, 0, 1, {"attack": 2}),
    "mine": (1, 4, 2, 1, {"defence": 2}),
    "wagon": (4, 3, 0, 1, {"attack": 1, "defence": 1}),
    "farm": (5, 3, 0, 0, {}),
    "ridge": (2, 3, 2, 1, {"attack": 8}),
    "bluff": (2, 3, 2, 1, {"defence": 8}),
    "plain": (6, 3, 1, 0, {}),
}


@pytest.mark.parametrize("land", TOTALS)
def test_r14_how_many_tiles_of_each_land_there_are(land):
    rows = [row for row in TILES if row["land"] == f"land.{land}"]
    *mountains, bonuses = TOTALS[land]
    assert [sum(row["mountains"] == shape for row in rows) for shape in ("", "N", "NE", "NS")] == mountains
    assert Counter(row["bonus"] for row in rows if "bonus" in row) == bonuses


def test_r14_there_is_a_tile_for_every_cell():
    assert len({row["id"] for row in TILES}) == len(TILES) == len(CELL_IDS)
    assert sum(look(deal())["unseen"].values()) == 100
    assert look(deal())["pile"] == 64


def test_r19_the_five_cards_and_that_the_chief_always_goes_less_far():
    cards = look(deal())["cards"]
    assert {card: (said["steps"], said["chief"], said["attack"]) for card, said in cards.items()} == {
        "camp": (0, 0, 0),
        "raid": (3, 2, 1),
        "trail": (4, 3, 0),
        "journey": (5, 4, 0),
        "scouts": (6, 2, 0),
    }
    assert all(said["chief"] < said["steps"] for said in cards.values() if said["steps"])
    assert [card for card, said in cards.items() if said["protection"]] == ["camp"]
    assert player(deal())["hand"] == ["camp", "raid", "trail", "journey", "scouts"]


def test_r46_r47_r48_r49_r50_what_each_land_gives_and_costs():
    assert {row["id"][5:]: (row.get("gives"), row.get("cost")) for row in DATA["land"]} == {
        "camp": ("indian", None),
        "feather": ("feather", None),
        "stick": ("stick", None),
        "stone": ("stone", None),
        "buffalo": ("hide", ["bow"]),
        "mine": ("gold", ["axe"]),
        "wagon": ("wagon", ["warriors"]),
        "farm": ("horse", ["gold", "hide", "wagon"]),
        "ridge": (None, None),
        "bluff": (None, None),
        "plain": (None, None),
    }


def test_r50_printed_prices_are_on_farms_only():
    prices = Counter(row["price"] for row in TILES if "price" in row)
    assert prices == {"gold": 3, "hide": 3, "wagon": 2}
    assert {row["land"] for row in TILES if "price" in row} == {"land.farm"}


def test_r74_r75_r76_recipes():
    parts = {row["id"]: row["parts"] for row in (*DATA["item"], *DATA["prize"]) if "parts" in row}
    assert parts == {"axe": ["stone", "stick"], "bow": ["stick", "feather"], "warrior": ["indian", "feather"]}
