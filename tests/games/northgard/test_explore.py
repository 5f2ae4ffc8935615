"""Exploring (R43 to R49, E3 to E5)."""

import pytest

from .positions import choose, decision, keys, land, look, player, position, stock, units

ALONE = {"tiles": {}, "units": {"T00.n": "0 2"}}
"""The start tile, held by seat 0 in the north: a tile can only go to (0, -1)."""


def exploring(*hand, clan="goat", **rest):
    """Seat 0 with these cards; the opponent is a Wolf."""
    return position({"clan": clan, "hand": list(hand)}, {"clan": "wolf"}, **(ALONE | rest))


def below(table):
    """The tiles at the bottom of the pile, the next one first."""
    return look(table)["under"]


# R43.


def test_r43_needs_an_open_territory_of_ones_own():
    assert keys(exploring("explore")) == ["play:explore", "wait:explore", "pass"]
    assert keys(exploring("explore", tiles=None, units={"t3": "0 2", "t5": "1 1"})) == ["wait:explore", "pass"]
    assert keys(exploring("explore", units={})) == ["wait:explore", "pass"]


def test_r43_needs_a_tile():
    assert keys(exploring("explore", pile=[])) == ["wait:explore", "pass"]
    assert "play:explore" in keys(exploring("explore", pile=[], under=["T05"]))


def test_r43_huginn_and_muninn_take_any_open_territory():
    table = exploring("huginn_muninn", tiles=None, units={"t3": "0 2"})
    assert keys(table, "play") == ["play:huginn_muninn"]
    choose(table, "play:huginn_muninn", tiles=["T05"])
    assert sorted(keys(table)) == sorted(
        f"cell:{cell}" for cell in ["-2,0", "-1,-1", "-1,1", "0,-2", "1,-2", "2,-1", "2,0", "2,1", "1,2", "0,2"]
    )


# R44.


def test_r44_every_cell_beside_ones_own_open_land():
    table = exploring("explore", tiles=None, units={"t8": "0 1"})
    choose(table, "play:explore", tiles=["T05"])
    assert sorted(keys(table)) == ["cell:1,2", "cell:2,1"]  # T22.n faces east, T16.s south: both joined to T13


def test_r44_every_rotation_that_fits():
    table = exploring("explore", tiles={"T13": [1, 0, 0], "T05": [0, -1, 0]}, units={"T13.a": "0 1"})
    choose(table, "play:explore", tiles=["T02"])
    choose(table, "cell:1,-1")
    assert keys(table) == ["turn:2", "turn:3"]


def test_r44_a_tile_that_fits_must_be_placed():
    table = exploring("explore")
    heard = choose(table, "play:explore", tiles=["T05"])
    assert heard.forced == ["tile:T05", "cell:0,-1"]
    assert (decision(table), keys(table)) == ("explore-rotation", ["turn:0", "turn:1", "turn:2", "turn:3"])
    heard = choose(table, "turn:1")
    assert heard.one("tile_placed") == {"seat": 0, "tile": "T05", "x": 0, "y": -1, "turn": 1}


def test_e5_forbidden_placement():
    # Cell (1, -1) touches T11.s of seat 0 and T05.s of seat 1: T13, one area, would join them in every rotation.
    tiles = {"T11": [1, 0, 1], "T05": [0, -1, 0]}
    table = exploring("explore", tiles=tiles, units={"T11.s": "0 1", "T05.s": "1 1"})
    heard = choose(table, "play:explore", tiles=["T13"])
    assert heard.forced == ["tile:T13", "cell:1,1"]


def test_e5_some_rotations_are_forbidden():
    # At (1, -1) T02 must have a border end in the southwest (R40); T02.n keeps seat 0 apart from seat 1.
    tiles = {"T13": [1, 0, 0], "T05": [0, -1, 0]}
    table = exploring("explore", tiles=tiles, units={"T13.a": "0 1", "T05.s": "1 1"})
    choose(table, "play:explore", tiles=["T02"])
    assert sorted(keys(table)) == ["cell:1,-1", "cell:1,1", "cell:2,0"]
    choose(table, "cell:1,-1")
    assert keys(table) == ["turn:2", "turn:3"]


# R45, R46.


def walled(**rest):
    """Seat 0 can only explore to (0, 1), where T13 (one area) would join it to seat 1."""
    tiles = {"T11": [1, 1, 0], "T16": [1, 0, 0]}
    held = {"T00.s": "0 1", "T11.s": "1 1"}
    return exploring(*rest.pop("hand", ["explore"]), tiles=tiles, units=held, **rest)


def test_r45_the_next_tile_is_drawn_when_one_cannot_be_placed():
    table = walled(pile=["T13", "T05", "T28"])
    heard = choose(table, "play:explore", tiles=["T13", "T05"])
    assert [found["tile"] for found in heard.all("tile_drawn")] == ["T13", "T05"]
    assert (below(table), decision(table)) == (["T13"], "explore-rotation")


def test_r45_one_new_tile_also_for_cards_that_draw_several():
    # At (0, 1) seat 0 holds the north, seat 1 all other sides: a tile whose areas own two sides each cannot lie there.
    east, west = {"T16": [1, 0, 0], "T11": [1, 1, 1]}, {"T10": [-1, 0, 0], "T17": [-1, 1, 1]}
    tiles = {**east, **west, "T13": [1, 2, 0], "T02": [0, 2, 0]}
    held = {"T00.s": "0 1", "T11.s": "1 1", "T17.n": "1 1", "T02.n": "1 1"}
    table = exploring("scout_camp_up", tiles=tiles, units=held, pile=["T05", "T28", "T30", "T01"])
    heard = choose(table, "play:scout_camp_up", tiles=["T05", "T28", "T30"])
    assert [found["tile"] for found in heard.all("tile_drawn")] == ["T05", "T28", "T30"]
    assert (below(table), heard.forced[0], decision(table)) == (["T05", "T28"], "tile:T30", "explore-rotation")


def test_r45_nothing_happens_if_no_tile_fits():
    table = walled(pile=["T13"])
    heard = choose(table, "play:explore")
    assert heard.kinds[:2] == ["played", "tile_drawn"]
    assert (below(table), "tile_placed" in heard.kinds) == (["T13"], False)


def test_r45_every_tile_is_tried_once_before_the_action_ends():
    table = walled(pile=[], under=["T13"])
    heard = choose(table, "play:explore")
    assert [found["tile"] for found in heard.all("tile_drawn")] == ["T13"]
    assert below(table) == ["T13"]


@pytest.mark.parametrize(("clan", "card", "number"), [("raven", "raven", 2), ("boar", "lay_of_the_land", 3)])
def test_r46_several_tiles_to_choose_from(clan, card, number):
    table = exploring(card, clan=clan)
    drawn = ["T05", "T28", "T11"][:number]
    heard = choose(table, f"play:{card}", tiles=drawn)
    assert [found["tile"] for found in heard.all("tile_drawn")] == drawn
    assert look(table)["drawn"] == drawn
    assert keys(table) == [f"tile:{tile}" for tile in drawn]
    choose(table, "tile:T28")
    assert below(table) == [tile for tile in drawn if tile != "T28"]


def test_r46_as_many_as_there_are():
    table = exploring("scout_camp_up", pile=["T05"])
    heard = choose(table, "play:scout_camp_up")
    assert len(heard.all("tile_drawn")) == 1
    assert decision(table) == "explore-rotation"


def test_r46_only_tiles_that_fit_are_offered():
    table = walled(hand=["scout_camp_up"], pile=["T13", "T05"])
    heard = choose(table, "play:scout_camp_up", tiles=["T13", "T05"])
    assert heard.forced[0] == "tile:T05"
    assert below(table) == ["T13"]


def test_r46_what_was_put_under_is_drawn_last_and_in_its_order():
    table = exploring("scout_camp_up", pile=["T28"], under=["T05", "T11"])
    heard = choose(table, "play:scout_camp_up")
    assert [found["tile"] for found in heard.all("tile_drawn")] == ["T28", "T05"]
    choose(table, "tile:T28")
    assert below(table) == ["T11", "T05"]


# R47, R48.


def closing(card="explore", mine="T00.n", clan="goat", **rest):
    """T00.n is open to (0, -1) only; T02 turned twice closes it."""
    return exploring(card, clan=clan, units={mine: "0 2"}, **rest)


def test_r47_fame_for_what_one_closes_and_controls():
    table = closing()
    heard = choose(table, "play:explore", "turn:2", tiles=["T02"])
    assert heard.one("fame") == {"seat": 0, "count": 2}


def test_r47_several_territories_at_once():
    # T00.e and T11.n are both open to (1, 0) only.
    held = {"T00.e": "0 1", "T11.n": "0 1"}
    table = exploring("explore", clan="stag", tiles={"T02": [0, 1, 0], "T11": [1, 1, 0]}, units=held)
    heard = choose(table, "play:explore", "turn:1", tiles=["T10"])
    assert [found["size"] for found in heard.all("closed", seat=0, holder=0)] == [2, 2]
    assert player(table)["fame"] == 6  # R163: one more for each


def test_e3_closing_the_land_of_another_gives_nothing():
    # Seat 1 holds T00.n; seat 0 closes it from T13 with Huginn & Muninn.
    table = exploring("huginn_muninn", clan="boar", units={"T00.n": "1 2", "T00.s": "0 1"})
    choose(table, "play:huginn_muninn", "cell:0,-1", tiles=["T02"])
    heard = choose(table, "turn:2")
    assert heard.one("closed") == {"seat": 0, "holder": 1, "territory": "T00.n", "size": 2}
    assert (player(table, 0)["fame"], player(table, 1)["fame"], stock(table)) == (0, 0, {})


def test_e4_closing_at_size_3():
    tiles = {"T28": [0, -1, 2]}  # T28.n faces south and east, T28.s north and west
    table = exploring("explore", tiles=tiles, units={"T00.n": "0 1"})
    assert land(table, "T00.n")["open_sides"] == 1
    choose(table, "play:explore", tiles=["T02"])
    heard = choose(table, "turn:3")  # T02.n faces west
    assert heard.one("closed")["size"] == 3
    assert player(table)["fame"] == 3


@pytest.mark.parametrize(
    ("clan", "fame", "gained"), [("stag", 4, {}), ("raven", 3, {"wood": 1}), ("boar", 3, {}), ("goat", 3, {})]
)
def test_r48_clan_powers_after_closing(clan, fame, gained):
    # T11.n (small, wood) closes T00.n and T28.n at size 3; the icons are those after the merge.
    table = exploring("explore", clan=clan, tiles={"T28": [0, -1, 2]}, units={"T00.n": "0 1"})
    choose(table, "play:explore", "turn:3", tiles=["T11"])
    assert (player(table)["fame"], stock(table)) == (fame, gained)


@pytest.mark.parametrize(("clan", "gained"), [("boar", {"lore": 1}), ("stag", {}), ("raven", {})])
def test_r48_clan_powers_without_closing(clan, gained):
    table = exploring("explore", clan=clan)
    choose(table, "play:explore", "turn:0", tiles=["T11"])
    assert (player(table)["fame"], stock(table)) == (0, gained)


# R49.


def test_r49_scout_camp_may_draw_again_once():
    table = exploring("scout_camp")
    choose(table, "play:scout_camp", tiles=["T05"])
    assert (decision(table), keys(table)) == ("redraw", ["keep-tile", "redraw"])
    heard = choose(table, "redraw", tiles=["T28"])
    assert [found["tile"] for found in heard.all("tile_drawn")] == ["T28"]
    assert (below(table), decision(table)) == (["T05"], "explore-rotation")
    heard = choose(table, "turn:0")
    assert heard.one("tile_placed")["tile"] == "T28"


def test_r49_scout_camp_may_keep():
    table = exploring("scout_camp")
    choose(table, "play:scout_camp", "keep-tile", "turn:0", tiles=["T05"])
    assert (below(table), land(table, "T05.s")["size"]) == ([], 2)


def test_r49_scout_camp_has_nothing_to_draw_again():
    table = exploring("scout_camp", pile=["T05"])
    choose(table, "play:scout_camp")
    assert decision(table) == "explore-rotation"


def test_r49_lay_of_the_land_collects_before_placing():
    table = exploring("lay_of_the_land", clan="boar")
    heard = choose(table, "play:lay_of_the_land", "tile:T20", tiles=["T20", "T28", "T05"])
    assert heard.all("gained") == [
        {"seat": 0, "resource": "food", "count": 1},
        {"seat": 0, "resource": "lore", "count": 1},
    ]
    assert stock(table) == {"food": 1, "lore": 1}
    assert decision(table) == "explore-rotation"


def test_r49_rangers_may_explore_twice():
    table = exploring("rangers", "feast")
    choose(table, "play:rangers", "turn:0", tiles=["T02"])
    assert (decision(table), keys(table)) == ("part", ["part:explore", "part:stop"])
    choose(table, "part:explore", tiles=["T05"])
    assert decision(table) == "explore-cell"
    choose(table, keys(table)[0], "turn:0")
    assert len(look(table)["tiles"]) == 3
    assert decision(table) != "part"


def test_r49_rangers_may_stop():
    table = exploring("rangers")
    choose(table, "play:rangers", "turn:0", "part:stop", tiles=["T02"])
    assert len(look(table)["tiles"]) == 2


def test_r49_rangers_stop_where_nothing_is_open():
    table = exploring("rangers")
    choose(table, "play:rangers", "turn:2", tiles=["T02"])
    assert (player(table)["fame"], len(look(table)["tiles"])) == (2, 2)
    assert decision(table) != "part"


def test_r49_feast_explores_one_tile():
    table = exploring("feast")
    choose(table, "play:feast", "part:explore", "turn:0", tiles=["T02"])
    assert (len(look(table)["tiles"]), units(table, "T00.n")) == (2, "0 2")
