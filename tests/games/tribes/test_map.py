"""The land: walls, discoveries, how a new tile may lie, passes (R1 to R14)."""

import pytest

from longhouse.games.tribes.data import CELL_IDS, IS_RING

from .positions import at, choose, decision, keys, look, plains, stage, tile, unseen

ONE, LEE, EYE = "T085", "T088", "T090"
"""Tiles with a mountain on N, on N and E, on N and S."""
SOUTH = "C3 stick:S, D3 stick:S, E3 stick:S"
EAST = "G1 feather:W, G2 feather:W, G4 feather:W"
WEST = "E1 buffalo:E, E2 buffalo:E, E4 stone:E"
"""Three walled borders each, which a mountain of F3 on that side would make four."""


def turning(land, start, end, drawn, **settings):
    """A chief and three warriors step from one cell to another that nobody has seen."""
    table = stage(land, f"{start} 0 3 chief", **settings)
    heard = choose(table, f"move:{start}>{end}:3+chief", tiles=[drawn])
    return table, heard


def masks(table):
    """How the new tile may lie."""
    assert decision(table) == "orient"
    return [key.removeprefix("orient:") for key in keys(table)]


def only_mask(heard):
    """How the new tile lies, if there was no choice."""
    return heard.one("oriented")["sides"], heard.one("oriented")["passes"], heard.forced


def moves(table, start):
    """The cells to which one warrior may step from here."""
    return [key[-4:-2].strip(">") for key in keys(table, f"move:{start}>") if key.endswith(":1")]


# Cells, sides and walls.


def test_r1_r5_steps_go_to_neighbours_and_never_off_the_map():
    assert moves(stage("A1 plain", "A1 0 1 chief"), "A1") == ["B1", "A2"]
    assert moves(stage("E5 plain", "E5 0 1 chief"), "E5") == ["E4", "F5", "E6", "D5"]


def test_r2_ring_cells_hold_a_tile_face_down_and_inside_cells_are_empty():
    table = stage("A5 plain", "A5 0 2 chief")
    assert look(table)["pile"] == 64
    choose(table, "move:A5>A6:2", tiles=["T092"])
    assert look(table)["pile"] == 64
    choose(table, "move:A6>B6:2", tiles=["T093"])
    assert look(table)["pile"] == 63
    assert sum(look(table)["unseen"].values()) == len(unseen(table)) == 96


def test_r4_a_border_is_walled_by_the_tile_on_either_side():
    table = stage("E5 farm:E, F5 plain, E4 stick:S, E6 plain", "E5 0 1 chief")
    assert moves(table, "E5") == ["E6", "D5"]
    table = stage("E5 farm:E, F5 plain", "F5 0 1 chief")
    assert moves(table, "F5") == ["F4", "G5", "F6"]


def test_r4_a_wall_stands_before_the_cell_behind_it_is_seen():
    assert moves(stage("E5 farm:E", "E5 0 1 chief"), "E5") == ["E4", "E6", "D5"]


def test_r3_r9_a_tile_lies_as_it_was_turned_for_good():
    table = stage("A5 stone:EW, A6 plain", "A6 0 2 chief")
    assert look(table)["cells"]["A5"]["sides"] == ["E", "W"]
    choose(table, "move:A6>A5:2", "move:A5>A6:2")
    assert look(table)["cells"]["A5"]["sides"] == ["E", "W"]


# Discoveries.


def test_r6_a_step_into_the_unknown_shows_a_tile_that_the_mover_turns_before_he_arrives():
    table, heard = turning("B5 plain", "B5", "C5", ONE)
    assert heard.one("discovered") == {"seat": 0, "cell": "C5", "land": "land.bluff", "tile": ONE}
    assert at(table, "B5") == "0 3 chief"
    assert at(table, "C5") == ""
    heard = choose(table, "orient:E")
    assert heard.kinds == ["oriented", "moved"]
    assert (at(table, "B5"), at(table, "C5"), tile(table, "C5")) == ("", "0 3 chief", f"{ONE}:E")


@pytest.mark.parametrize(
    ("end", "legal"),
    [("E4", ["N", "E", "W"]), ("F5", ["N", "E", "S"]), ("E6", ["E", "S", "W"]), ("D5", ["N", "S", "W"])],
)
def test_r7_the_side_of_entry_stays_free(end, legal):
    table, _ = turning("E5 plain", "E5", end, ONE)
    assert masks(table) == legal


def test_r8_the_step_is_completed_whatever_tile_comes():
    table, _ = turning("B5 plain", "B5", "C5", ONE)
    assert all(key.startswith("orient:") for key in keys(table))
    choose(table, "orient:E")
    assert look(table)["doing"]["steps"] == 3
    assert look(table)["doing"]["chief_steps"] == 2


def test_r13_a_single_way_to_lie_is_taken_without_asking():
    for drawn, mask in (("T091", "-"), (EYE, "NS")):
        table, heard = turning("B5 stick", "B5", "C5", drawn)
        assert heard.forced == [f"orient:{mask}"]
        assert at(table, "C5") == "0 3 chief"
        assert tile(table, "C5") == f"{drawn}:{mask}"


def test_r12_an_l_has_two_ways_to_lie_and_one_mountain_three():
    assert masks(turning("B5 plain", "B5", "C5", LEE)[0]) == ["NE", "ES"]
    assert masks(turning("B5 plain", "B5", "C5", ONE)[0]) == ["N", "E", "S"]


def test_e37_r6_r14_the_last_inside_cell_gets_the_last_tile_of_the_pile():
    inside = [cell for cell, ring in zip(CELL_IDS, IS_RING, strict=True) if not ring and cell != "I9"]
    names = [f"T{number:03}" for number in range(1, 64)]
    land = ", ".join(f"{cell} {name}:{side_of(name)}" for cell, name in zip(inside, names, strict=True))
    table = stage(land, "I8 0 2 chief", mountain_rule="none")
    assert look(table)["pile"] == 1
    choose(table, "move:I8>I9:2", tiles=["T091"])
    assert look(table)["pile"] == 0
    assert at(table, "I9") == "0 2"
    choose(table, "move:I9>J9:2", tiles=["T092"])
    assert look(table)["pile"] == 0


def side_of(name):
    """All mountains on the west side of their cells, L and I tiles with a pass, so that the land stays open."""
    if name in ("T021", "T033", "T041", "T056", "T057"):
        return "W/N"
    if name in ("T022", "T034", "T042", "T050", "T058"):
        return "W/E"
    return "W" if name in ONE_MOUNTAIN else "-"


ONE_MOUNTAIN = {f"T{n:03}" for n in (*range(17, 21), *range(29, 33), *range(38, 41), 48, 49, *range(52, 56), 63)}


# Four in a line.


def test_e30_r10_no_four_walled_borders_in_a_line():
    table, _ = turning(f"{SOUTH}, F2 plain", "F2", "F3", ONE)
    assert masks(table) == ["E", "W"]
    refused = look(table)["doing"]["refused"]
    assert {one["mask"]: (one["why"], one["borders"]) for one in refused} == {
        "N": ("entry", []),
        "S": ("line", [["C3", "S"], ["D3", "S"], ["E3", "S"], ["F3", "S"]]),
    }


def test_e31_r4_r10_a_border_counts_whichever_tile_carries_the_mountain():
    table, _ = turning("C3 stick:S, D4 stick:N, E3 stick:S, F5 plain", "F5", "F4", ONE)
    assert masks(table) == ["E", "W"]


def test_e32_r10_the_outer_edge_does_not_count():
    table, _ = turning("A1 stick:N, B1 stick:N, C1 stick:N, D2 plain", "D2", "D1", ONE)
    assert masks(table) == ["N", "E", "W"]


def test_r10_three_in_a_line_are_allowed_and_a_gap_in_the_middle_closes_a_line():
    table, _ = turning("C3 stick:S, D3 stick:S, E2 plain", "E2", "E3", ONE)
    assert masks(table) == ["E", "S", "W"]
    table, _ = turning("C3 stick:S, D3 stick:S, F3 stick:S, E2 plain", "E2", "E3", ONE)
    assert masks(table) == ["E", "W"]


def test_r10_lines_run_north_and_south_too():
    table, _ = turning("D3 stick:E, D4 stick:E, D5 stick:E, C6 plain", "C6", "D6", ONE)
    assert masks(table) == ["N", "S"]


# Open land.


def test_e34_r11_no_cell_is_sealed_also_one_that_nobody_has_seen():
    table, _ = turning("B1 stick:W, A3 plain", "A3", "A2", ONE)
    assert masks(table) == ["E", "W"]
    assert {one["mask"]: one["why"] for one in look(table)["doing"]["refused"]} == {"N": "land", "S": "entry"}


def test_r11_land_of_several_cells_is_not_sealed_either():
    _, heard = turning("C1 stick:W, A2 farm:S, C2 plain", "C2", "B2", LEE)
    assert only_mask(heard) == (["S", "W"], [], ["orient:SW"])


def test_r11_holds_with_every_mountain_rule():
    for rule in ("line", "range", "none"):
        table, _ = turning("B1 stick:W, A3 plain", "A3", "A2", ONE, mountain_rule=rule)
        assert masks(table) == ["E", "W"]


# Passes.


def test_e35_r12_r13_a_mountain_that_would_seal_land_becomes_a_pass():
    table, heard = turning("B1 stick:W, B2 plain", "B2", "A2", EYE)
    assert heard.forced == ["orient:S"]
    assert heard.one("oriented") == {"seat": 0, "cell": "A2", "sides": ["S"], "passes": ["N"]}
    assert (at(table, "A2"), tile(table, "A2")) == ("0 3 chief", f"{EYE}:S/N")
    assert look(table)["cells"]["A2"]["passes"] == ["N"]


def test_e36_r12_a_mountain_that_would_be_the_fourth_becomes_a_pass():
    table, _ = turning(f"{SOUTH}, F2 plain", "F2", "F3", LEE)
    assert masks(table) == ["E", "W"]
    ways = look(table)["doing"]["ways"]
    assert [(way["mask"], way["passes"]) for way in ways] == [("E", ["S"]), ("W", ["S"])]
    choose(table, "orient:W")
    assert tile(table, "F3") == f"{LEE}:W/S"
    assert "move:F3>F4:3" in keys(table)


def test_r12_the_fewest_passes_are_offered():
    # South would be the fourth in a line and so would east: ES would lose both mountains, SW only one.
    table, heard = turning(f"{SOUTH}, {EAST}, F2 plain", "F2", "F3", LEE)
    assert only_mask(heard) == (["W"], ["S"], ["orient:W"])
    assert tile(table, "F3") == f"{LEE}:W/S"


def test_r12_more_passes_are_not_offered_beside_fewer():
    # Now west is the other closed side: ES loses one mountain, and SW, which comes after it, both.
    table, heard = turning(f"{SOUTH}, {WEST}, F2 plain", "F2", "F3", LEE)
    assert only_mask(heard) == (["E"], ["S"], ["orient:E"])
    assert tile(table, "F3") == f"{LEE}:E/S"


def test_r12_both_mountains_may_become_passes():
    table, heard = turning(f"{SOUTH}, {EAST}, {WEST}, F2 plain", "F2", "F3", LEE)
    assert only_mask(heard) == ([], ["E", "S"], ["orient:-"])
    assert tile(table, "F3") == f"{LEE}:-/ES"


def test_r12_a_whole_mask_is_preferred_to_a_pass():
    _, heard = turning("C3 stick:S, D3 stick:S, E3 farm:S", "E3", "F3", LEE)
    assert only_mask(heard) == (["N", "E"], [], ["orient:NE"])


def test_r12_equal_masks_of_two_rotations_are_one_option_with_the_pass_of_the_first():
    # East and west would be the fourth of a line, north would seal F1 and F2: nothing is left of NE or NW.
    table, heard = turning(f"{EAST}, {WEST}, F4 plain", "F4", "F3", LEE)
    assert only_mask(heard) == ([], ["N", "E"], ["orient:-"])
    assert tile(table, "F3") == f"{LEE}:-/NE"


# The other mountain rules.


def test_range_no_chain_of_four_around_corners_either():
    land = "C3 stick:S, D3 stick:S, E4 stick:W, E2 plain"
    assert masks(turning(land, "E2", "E3", ONE)[0]) == ["E", "S", "W"]
    _, heard = turning(land, "E2", "E3", ONE, mountain_rule="range")
    assert only_mask(heard) == (["E"], [], ["orient:E"])


def test_range_chains_that_touch_in_a_corner_are_one():
    land = "D4 stick:N, F4 stick:N, E5 plain"
    assert masks(turning(land, "E5", "E4", LEE)[0]) == ["NE", "NW"]
    _, heard = turning(land, "E5", "E4", LEE, mountain_rule="range")
    assert only_mask(heard) == (["N"], ["E"], ["orient:N"])


def test_range_the_outer_edge_does_not_count():
    land = "A1 stick:N, B1 stick:N, C1 stick:N, D2 plain"
    assert masks(turning(land, "D2", "D1", ONE, mountain_rule="range")[0]) == ["N", "E", "W"]


def test_none_lines_of_any_length_are_allowed():
    table, _ = turning(f"{SOUTH}, F2 plain", "F2", "F3", ONE, mountain_rule="none")
    assert masks(table) == ["E", "S", "W"]


def test_r5_a_longer_walk_over_open_land():
    table = stage(plains("C3", "D3", "D4", "D5"), "C3 0 2 chief")
    choose(table, "move:C3>D3:2", "move:D3>D4:2", "move:D4>D5:2")
    assert at(table, "D5") == "0 2"
    assert "move:D5>C4:2" not in keys(table)
