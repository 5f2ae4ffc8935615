"""Chiefs without warriors, and chiefs who are shut in (R40, R41)."""

import pytest

from .positions import at, choose, decider, decision, items, keys, look, plains, show, stage, tile

CORNER = "A1 feather:E, A2 plain, A3 plain, E5 camp"
"""A1 is open to the south only."""


def shut_in(tribes="A1 0 chief, A2 1 1", land=CORNER, **rest):
    return stage(land, tribes, **rest)


def may_retreat(table):
    return "retreat" in keys(table)


def test_r40_a_chief_without_warriors_moves_explores_and_collects_but_neither_attacks_nor_takes_wagons():
    table = stage("A5 wagon, A6 plain, B5 stick", "A5 0 chief, A6 1 1")
    assert keys(table, "attack", "collect") == []
    choose(table, "move:A5>B5:0+chief", "collect:stick", "move:B5>C5:0+chief", tiles=["T096"])
    assert (at(table, "C5"), items(table)) == ("0 0 chief", "stick 1")


def test_r40_a_chief_without_warriors_crafts_and_trains():
    table = stage("A5 plain", "A5 0 chief", cards="camp", items=["stick, stone, indian, feather 2"])
    choose(table, "craft:axe", "train")
    assert (at(table, "A5"), items(table)) == ("0 1 chief", "feather 1, axe 1")


def test_e51_r41_a_chief_shut_in_by_pieces_may_retreat_to_a_free_camp_and_his_turn_is_over():
    table = shut_in(land=CORNER + ", E6 camp")
    assert may_retreat(table)
    heard = choose(table, "retreat")
    assert heard.kinds == ["retreating"]
    assert (decision(table), keys(table)) == ("retreat", ["relocate:E5", "relocate:E6"])
    heard = choose(table, "relocate:E6")
    assert heard.kinds[:2] == ["retreated", "turn_ended"]
    assert (at(table, "A1"), at(table, "E6")) == ("", "0 0 chief")
    assert look(table)["turn"] == 1


def test_e51_r41_with_a_warrior_beside_him_he_must_fight():
    table = shut_in("A1 0 1 chief, A2 1 1")
    assert not may_retreat(table)
    assert "attack:A1>A2:1" in keys(table)


def test_e53_r41_r63_a_camp_inside_the_zone_is_no_goal():
    table = shut_in("A1 0 chief, A2 1 1, E5 1 chief", "A1 camp, B1 stick:W, A2 plain, A3 plain, E5 camp, F5 plain")
    assert may_retreat(table)
    choose(table, "retreat")
    assert keys(table) == ["relocate:B1", "relocate:A3", "relocate:F5"]
    choose(table, "relocate:F5")
    assert (at(table, "F5"), look(table)["turn"]) == ("0 0 chief", 1)


def test_r41_cavalry_shuts_in_too():
    assert may_retreat(stage(CORNER, "A1 0 chief", cavalry=["A2"]))


def test_r41_with_warriors_only_protected_cells_shut_in():
    camp = CORNER.replace("A2 plain", "A2 camp")
    table = shut_in("A1 0 2 chief, A2 1 chief", camp)
    assert may_retreat(table)
    assert keys(table, "attack", "move") == []
    choose(table, "retreat")
    assert at(table, "A1") == "0 2"
    assert at(table, "E5") == "0 0 chief"


def test_r41_one_exit_that_can_be_fought_is_enough_not_to_be_shut_in():
    land = "A1 feather, B1 plain, A2 camp, E5 camp"
    table = stage(land, "A1 0 2 chief, A2 1 chief, B1 1 1")
    assert not may_retreat(table)
    table = stage(land, "A1 0 chief, A2 1 chief, B1 1 1")
    assert may_retreat(table)


def test_r41_a_card_that_protects_shuts_in_as_well():
    assert may_retreat(shut_in("A1 0 2 chief, A2 1 chief", cards="trail camp"))
    assert not may_retreat(shut_in("A1 0 2 chief, A2 1 chief", cards="trail raid"))


def test_r41_an_unknown_cell_is_open_land():
    assert not may_retreat(shut_in(land="A1 feather, A2 plain, E5 camp"))


def test_r41_a_warrior_elsewhere_in_the_zone_counts():
    land = "A1 feather, B1 stone:E, B2 stick, A2 plain, E5 camp"
    assert may_retreat(stage(land, "A1 0 chief, A2 1 1, B2 1 1"))
    assert not may_retreat(stage(land, "A1 0 chief, B1 0 1, A2 1 1, B2 1 1"))


def test_r41_a_zone_of_fifty_cells_is_no_prison():
    # A line of pieces on column F leaves A to E, 50 cells; one more on E1 leaves 49.
    column = ", ".join(
        f"F{row} T{name:03}" for row, name in zip(range(1, 11), [1, *range(11, 16), *range(23, 27)], strict=True)
    )
    land = f"{column}, A5 plain, E1 plain, J5 camp"
    men = ", ".join(f"F{row} 1 1" for row in range(1, 8)) + ", F8 2 1, F9 2 1, F10 2 1"
    assert not may_retreat(stage(land, f"A5 0 chief, {men}", players=3))
    assert may_retreat(stage(land, f"A5 0 chief, E1 2 1, {men}", players=3))


def test_r41_the_chief_retreats_before_the_first_step_only():
    table = shut_in("A1 0 chief, A2 1 1, A5 0 2", CORNER + ", A5 plain")
    assert may_retreat(table)
    choose(table, "move:A5>A6:1", tiles=["T095"])
    assert not may_retreat(table)


def test_r41_collecting_before_it_is_allowed():
    table = shut_in()
    choose(table, "collect:feather")
    assert may_retreat(table)
    choose(table, "retreat")
    assert (items(table), at(table, "E5")) == ("feather 1", "0 0 chief")


def test_r41_not_in_a_campsite_turn():
    table = shut_in(cards="camp")
    assert (decision(table), keys(table)) == ("campsite", ["collect:feather", "end"])


def test_r41_r63_without_a_free_tile_outside_the_zone_the_ring_is_the_refuge():
    table = stage(CORNER, "A1 0 chief, A2 1 1, A3 1 1, E5 1 chief")
    assert may_retreat(table)
    choose(table, "retreat")
    assert len(keys(table)) == 33
    assert not {"relocate:A1", "relocate:E5", "relocate:B2"} & set(keys(table))


def test_r41_without_any_refuge_outside_the_zone_it_is_not_offered():
    # The zone is the ring; everything that is known beyond it is held by others.
    second = [f"{column}{row}" for column in "BCDEFGHI" for row in range(2, 10) if column in "BI" or row in (2, 9)]
    first, *held = second
    men = [f"{cell} {1 + at // 9} " + ("chief" if at % 9 == 8 else "1") for at, cell in enumerate(held)]
    table = stage(f"A1 mine, {plains(*second)}", ", ".join(["A1 0 chief", *men]), cavalry=[first])
    assert (len(second), keys(table, "attack")) == (28, [])
    assert not may_retreat(table)
    table = stage(f"A1 mine, {plains(*second)}, E5 camp", ", ".join(["A1 0 chief", *men]), cavalry=[first])
    assert may_retreat(table)


def test_r41_a_retreat_to_a_face_down_tile_turns_it():
    table = stage(CORNER, "A1 0 chief, A2 1 1, A3 1 1, E5 1 chief")
    choose(table, "retreat", "relocate:J5", tiles=["T085"])
    assert (decision(table), decider(table)) == ("orient-start", 0)
    heard = choose(table, "orient:W")
    assert heard.kinds[:3] == ["oriented", "retreated", "turn_ended"]
    assert (at(table, "J5"), tile(table, "J5"), look(table)["turn"]) == ("0 0 chief", "T085:W", 1)


def test_r41_it_is_judged_when_the_turn_begins():
    table = stage(CORNER, "A1 1 chief, A3 0 1 chief", cards="trail raid", cavalry=[])
    choose(table, "move:A3>A2:1", "end")
    assert decider(table) == 1
    assert may_retreat(table)


def test_r41_in_the_next_round_too():
    table = shut_in(cavalry=[])
    choose(table, "end", "end")
    show(table, "journey", "raid")
    assert may_retreat(table)


@pytest.mark.parametrize("on", [True, False])
def test_r41_setting_retreat(on):
    assert may_retreat(shut_in(retreat=on)) == on


def test_r41_open_land_is_no_prison():
    assert not may_retreat(stage(plains("E5", "E6"), "E5 0 chief, E6 1 2"))
