"""Restore (R94 to R102, E3, X4, X5, X25, X28)."""

import pytest

from .positions import choose, decider, decision, keys, look, lucky, place_all, play_year, player, position, tiles

SHOWN = ["A01", "A02", "A03", "A04", "A05", "A06"]


def restoring(first=None, second=None, luck=None, **rest):
    """The end of a Year: seat 0 has just placed its last marker in the second space of the order; seat 1 is first."""
    first = {"marked": [1, 2, 3]} | (first or {})
    second = {"marked": [1, 2, 3]} | (second or {})
    table = position(first, second, next_order=[1], **rest)
    heard = choose(table, "order", "end", luck=luck)
    return table, heard


def restored(first=None, second=None, **rest):
    """The next Year, nobody having replaced anything and all shuffles leaving the order as it was."""
    table, _ = restoring(first, second, **rest)
    while decision(table) in ("replace", "restore-swap"):
        choose(table, "keep" if decision(table) == "replace" else "no-swap")
    return table


def replacements(*incoming):
    return ["keep"] + [f"replace:{column}<{tile}" for tile in incoming for column in (1, 2, 3)]


def test_r94_the_order_area_gives_the_new_order_at_once():
    table, heard = restoring()
    assert heard.one("new_order") == {"order": [1, 0]}
    assert (look(table)["order"], decider(table)) == ([1, 0], 1)
    assert heard.kinds.index("new_order") < heard.kinds.index("flipped")


def test_r94_the_markers_go_back_to_their_owners():
    table = restored()
    assert look(table)["next_order"] == []
    assert [player(table, seat)["markers"] for seat in (0, 1)] == [4, 4]
    assert (decider(table), keys(table)[-1]) == (1, "order")


def test_r95_exactly_the_marked_tiles_flip_and_every_row_slides_down():
    table = restored({"marked": [1, 2, 3]})
    assert tiles(table) == "S6 S7 S9 S1r S2r S3r S4 S8 S5"


def test_r95_a_ritual_side_flips_to_its_action_side():
    table = restored({"marked": [1, 5, 9], "rituals": [1, 4]})
    assert tiles(table) == "S6 S7 S9 S1 S2 S3 S4r S8r S5"


def test_r95_only_a_marker_makes_a_tile_flip():
    table = restored({"marked": [7, 8, 9], "rituals": [2, 6]})
    assert tiles(table) == "S6 S7 S9 S1 S2r S3 S4 S8 S5r"


def test_r96_the_three_that_leave_show_their_action_side():
    table = restored({"marked": [7, 8, 9], "rituals": [8]})
    assert tiles(table).split()[:3] == ["S6", "S7", "S9"]
    table = restored({"marked": [1, 2, 3], "rituals": [7, 8, 9]})
    assert tiles(table).split()[:3] == ["S6", "S7", "S9"]


def test_r96_they_lie_below_while_the_player_chooses():
    table, _ = restoring(second={"marked": [7, 8, 9]})
    assert look(table)["leaving"] == ["S6", "S7", "S9"]


def test_r97_one_of_the_three_for_a_displayed_tile():
    table, _ = restoring()
    assert (decider(table), keys(table)) == (1, replacements(*SHOWN))
    heard = choose(table, "replace:2<A03", luck=lucky(advanced_tiles=[0]))
    assert heard.one("replaced") == {"seat": 1, "out": "S7", "tile": "A03"}
    assert player(table, 1)["aside"] == ["S7"]
    assert tiles(table, 1).split()[:3] == ["S6", "A03", "S9"]
    assert decider(table) == 0, "at most one"


def test_r97_a_tile_of_ones_own_set_aside_earlier_may_come_back():
    advanced = ["S1", "S2", "S3", "S4", "S8", "S5", "A11", "A12", "S9"]
    table, _ = restoring(second={"grid": advanced, "aside": ["S6", "S7"]}, first={"aside": []})
    assert keys(table) == replacements("S6", "S7", *SHOWN)
    heard = choose(table, "replace:1<S7")
    assert player(table, 1)["aside"] == ["S6", "A11"]
    assert heard.all("refilled") == []
    assert look(table)["display"] == SHOWN


def test_r97_nobody_takes_what_another_has_set_aside():
    grid = ["S1", "S2", "S3", "S4", "S8", "S5", "S6", "A12", "S9"]
    table, _ = restoring(first={"grid": grid, "aside": ["S7"]})
    assert keys(table) == replacements(*SHOWN)


def test_r97_a_tile_set_aside_this_year_is_not_offered_to_oneself():
    table, _ = restoring()
    choose(table, "replace:2<A03", luck=lucky(advanced_tiles=[10]))
    assert keys(table) == replacements("A01", "A02", "A04", "A05", "A06", "A17")


def test_r98_the_three_come_back_on_top_in_random_order():
    table, _ = restoring()
    luck = lucky(grid_of_seat_1=[2, 0, 0])
    heard = choose(table, "keep", luck=luck)
    assert luck.asked[:3] == [("grid of seat 1", 3), ("grid of seat 1", 2), ("grid of seat 1", 1)]
    assert tiles(table, 1) == "S9 S6 S7 S1r S2r S3r S4 S8 S5"
    assert heard.one("top_row") == {"seat": 1, "first": "S9", "second": "S6", "third": "S7"}


def test_r98_a_new_tile_is_shuffled_with_the_others():
    table, _ = restoring()
    choose(table, "replace:1<A06", luck=lucky(grid_of_seat_1=[1, 1, 0]))
    assert tiles(table, 1).split()[:3] == ["S7", "S9", "A06"]


def test_r99_a_taken_tile_is_replaced_at_once():
    table, _ = restoring()
    assert look(table)["stacks"] == [5, 11]
    heard = choose(table, "replace:1<A06", luck=lucky(advanced_tiles=[10]))
    assert heard.one("refilled") == {"tile": "A17"}
    assert look(table)["stacks"] == [4, 11]
    assert (decider(table), keys(table)) == (0, replacements("A01", "A02", "A03", "A04", "A05", "A17"))


def test_r99_with_an_empty_stack_a_gap_is_left():
    table, _ = restoring(stacks=[0, 11])
    choose(table, "replace:1<A06")
    assert look(table)["display"] == ["A01", "A02", "A03", "A04", "A05", None]
    assert keys(table) == replacements("A01", "A02", "A03", "A04", "A05")


def test_r100_after_year_3_level_2_tiles_are_shown():
    table, _ = restoring(year=3)
    assert keys(table) == replacements(*SHOWN)
    choose(table, "keep")
    luck = lucky()
    heard = choose(table, "replace:1<A01", luck=luck)
    assert heard.one("level_2") == {"tiles": ["B01", "B02", "B03", "B04", "B05", "B06"]}
    assert look(table)["display"] == ["B01", "B02", "B03", "B04", "B05", "B06"]
    assert [n for stream, n in luck.asked if stream == "advanced tiles"] == [11, 17, 16, 15, 14, 13, 12]
    assert look(table)["stacks"][1] == 11 - 6
    assert look(table)["level"] == 2


def test_r100_only_after_year_3():
    table = restored(year=2)
    assert look(table)["display"] == SHOWN
    table = restored(year=4)
    assert look(table)["display"] == ["B01", "B02", "B03", "B04", "B05", "B06"]


def test_r100_from_year_4_on_level_2_is_refilled():
    table, _ = restoring(year=4)
    heard = choose(table, "replace:1<B01", luck=lucky(advanced_tiles=[10]))
    assert heard.one("refilled") == {"tile": "B17"}


def test_r101_disks_masks_and_progress_tiles_come_back():
    played = {"cards": ["wolf"], "played": ["bear", "bear.infected"], "disk": "K2"}
    table = restored(played | {"progress": ["P1-9", "P1-1"], "face_down": ["P1-9"]}, {"disk": "K1"})
    own = player(table)
    assert (own["disk"], player(table, 1)["disk"]) == (None, None)
    assert sorted(own["cards"]) == ["bear", "bear.infected", "wolf"]
    assert own["played"] == []
    assert own["progress"] == [{"id": "P1-1", "down": False}, {"id": "P1-9", "down": False}]


def test_r101_the_next_year_begins():
    table, _ = restoring(year=5)
    choose(table, "keep")
    heard = choose(table, "keep")
    assert heard.kinds[-3:] == ["restored", "year", "turn"]
    assert heard.one("year") == {"year": 6}
    assert (look(table)["year"], decision(table), decider(table)) == (6, "turn", 1)


def test_r101_the_masks_come_back_only_after_everybody_has_restored():
    table, _ = restoring({"played": ["bear", "bear"], "disk": "K2"})
    assert (player(table)["disk"], player(table)["played"]) == ("K2", ["bear", "bear"])


def test_r102_after_year_7_only_the_new_order():
    table, heard = restoring({"swaps": 1}, year=7)
    assert heard.kinds[-2:] == ["new_order", "over"]
    assert table.over
    assert look(table)["order"] == [1, 0]
    assert tiles(table) == "S1 S2 S3 S4 S8 S5 S6 S7 S9"


# The window for a Swap.


def test_r95_r33_a_swap_before_the_tiles_slide():
    table, _ = restoring(second={"swaps": 1})
    assert (decision(table), decider(table)) == ("restore-swap", 1)
    slots = range(1, 10)
    assert keys(table) == [f"swap:{a}-{b}" for a in slots for b in slots if a < b] + ["no-swap"]
    choose(table, "swap:1-9")
    assert look(table)["leaving"] == ["S6", "S7", "S1"]
    assert tiles(table, 1).split()[3:6] == ["S9", "S2r", "S3r"]


def test_r95_r33_the_seneca_are_asked_twice():
    table, _ = restoring(second={"tribe": "seneca", "swaps": 2}, settings={"tribes": "asymmetric"})
    choose(table, "swap:1-9")
    assert (decision(table), player(table, 1)["swaps"]) == ("restore-swap", 1)
    choose(table, "no-swap")
    assert (decision(table), player(table, 1)["swaps"]) == ("replace", 1)


def test_r95_r33_in_the_new_order_each_before_the_own_slide():
    table, _ = restoring({"swaps": 1}, {"swaps": 1})
    seen = []
    while decision(table) != "turn":
        seen.append((decider(table), decision(table)))
        choose(table, "keep" if decision(table) == "replace" else "no-swap")
    assert seen == [(1, "restore-swap"), (1, "replace"), (0, "restore-swap"), (0, "replace")]


# Examples.


def test_e3_paul_sets_trade_aside():
    table, _ = restoring()
    heard = choose(table, "replace:2<A01", luck=lucky(grid_of_seat_1=[1, 0, 0], advanced_tiles=[3]))
    assert player(table, 1)["aside"] == ["S7"]
    assert tiles(table, 1).split()[:3] == ["A01", "S6", "S9"]
    assert heard.one("refilled") == {"tile": "A10"}
    assert look(table)["display"].count(None) == 0


def test_x4_flipping():
    grid = ["S1", "S3", "S7", "S4", "S9", "S5", "S2", "S6", "S8"]
    table = restored({"grid": grid, "marked": [3, 5, 7], "rituals": [5]})
    assert tiles(table) == "S2 S6 S8 S1 S3 S7r S4 S9 S5"


def test_x5_a_fire_target_stays_as_it_is():
    grid = ["S2", "S3", "S4", "S5", "S8", "S6", "S7", "S1", "S9"]
    table = restored({"grid": grid, "marked": [4, 5, 6], "fire": 8})
    assert tiles(table) == "S7 S1 S9 S2 S3 S4 S5r S8r S6r"
    assert not any(slot["fire"] for slot in player(table)["grid"])


def test_x5_neither_does_a_target_that_stays_in_the_grid():
    table = restored({"marked": [4, 5, 6], "fire": 2, "rituals": [1]})
    assert tiles(table).split()[3:6] == ["S1r", "S2", "S3"]


def test_x25_display_arithmetic():
    table = position()
    refills, taken = [], []
    for _ in range(3):
        play_year(table)
        for _ in range(2):
            wanted = next(tile for tile in look(table)["display"] if tile)
            taken.append(wanted)
            heard = choose(table, f"replace:1<{wanted}")
            refills.append(len(heard.all("refilled")))
    assert refills == [1, 1, 1, 1, 1, 0]
    assert len(set(taken)) == 6
    assert look(table)["display"][0].startswith("B")


def test_x28_a_marked_tile_turned_over_flips_back():
    table = position({"progress": ["P3-7"]})
    place_all(table, "place:2", "place:1")
    choose(table, "use:P3-7")
    assert keys(table) == [f"turn:{slot}" for slot in range(1, 10)]
    choose(table, "turn:2")
    assert player(table)["grid"][1] == {"tile": "S2", "ritual": True, "marked": True, "fire": False}
    play_year(table, "123", "123")
    choose(table, "keep", "keep")
    assert tiles(table).split()[3:6] == ["S1r", "S2", "S3r"]


@pytest.mark.parametrize("players", [3, 4])
def test_r94_r98_everybody_restores_in_the_new_order(players):
    table = position(*[{}] * players, order=list(range(players))[::-1])
    play_year(table)
    seen = []
    while decision(table) == "replace":
        seen.append(decider(table))
        choose(table, "keep")
    assert seen == look(table)["order"] == list(range(players))[::-1]
