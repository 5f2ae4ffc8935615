"""Steps of tribes: shared, split, joined; where pieces of others stand (R20 to R31, R33, R34)."""

import pytest

from .positions import at, choose, decision, end_turns, keys, look, plains, show, stage

ROW = plains("A5", "B5", "C5", "D5", "E5", "F5", "G5")


def steps_left(table):
    doing = look(table)["doing"]
    return doing["steps"], doing["chief_steps"]


# Steps.


def test_r20_any_part_of_a_tribe_takes_one_step():
    table = stage("A1 plain, A2 plain", "A1 0 3 chief")
    assert keys(table, "move:A1>A2") == [
        *("move:A1>A2:1", "move:A1>A2:2", "move:A1>A2:3"),
        *("move:A1>A2:0+chief", "move:A1>A2:1+chief", "move:A1>A2:2+chief", "move:A1>A2:3+chief"),
    ]


@pytest.mark.parametrize("warriors", [1, 5, 8])
def test_r20_a_step_costs_one_however_many_go(warriors):
    table = stage(ROW, "A5 0 8, B5 0 chief")
    choose(table, f"move:A5>B5:{warriors}")
    assert steps_left(table) == (3, 3)


def test_r20_the_longest_list_of_steps_is_68():
    table = stage("E5 plain", "E5 0 8 chief")
    assert len(keys(table, "move:")) == 68


def test_e1_r20_r21_r23_two_pairs_go_two_ways():
    table = stage(ROW, "D5 0 4, G5 0 chief")
    choose(table, "move:D5>C5:2", "move:D5>E5:2", "move:C5>B5:2")
    assert steps_left(table)[0] == 1
    choose(table, "move:E5>F5:2")
    assert [at(table, cell) for cell in ("B5", "D5", "F5")] == ["0 2", "", "0 2"]


def test_e2_r23_three_go_and_one_stays():
    table = stage(ROW, "A5 0 4, G5 0 chief")
    choose(table, "move:A5>B5:3", "move:B5>C5:3", "move:C5>D5:3", "move:D5>E5:3")
    assert (at(table, "A5"), at(table, "E5")) == ("0 1", "0 3")


def test_e3_r24_tribes_that_meet_are_one_and_go_on_together():
    table = stage(ROW, "A5 0 4, C5 0 2, G5 0 chief")
    choose(table, "move:A5>B5:4", "move:B5>C5:4")
    assert at(table, "C5") == "0 6"
    choose(table, "move:C5>D5:6", "move:D5>E5:6")
    assert at(table, "E5") == "0 6"
    assert steps_left(table)[0] == 0


def test_r21_steps_go_to_tribes_in_any_order():
    table = stage(ROW, "A5 0 1, C5 0 1, G5 0 chief")
    choose(table, "move:A5>B5:1", "move:C5>D5:1", "move:B5>A5:1")
    assert keys(table, "move:A5>B5", "move:D5>E5") == ["move:A5>B5:1", "move:D5>E5:1"]


def test_r22_a_step_with_the_chief_uses_one_of_his_limit():
    table = stage(ROW, "A5 0 2 chief", cards="raid")
    assert steps_left(table) == (3, 2)
    choose(table, "move:A5>B5:0+chief")
    assert steps_left(table) == (2, 1)
    choose(table, "move:B5>C5:0+chief")
    assert steps_left(table) == (1, 0)
    assert keys(table, "move:C5") == []
    assert "move:A5>B5:2" in keys(table)


def test_e45_r22_the_chief_goes_two_steps_with_scouts_and_the_warriors_four_more():
    table = stage(ROW, "A5 0 4 chief", cards="scouts")
    choose(table, "move:A5>B5:4+chief", "move:B5>C5:4+chief")
    assert not [key for key in keys(table) if "chief" in key]
    choose(table, "move:C5>D5:4", "move:D5>E5:4", "move:E5>F5:4", "move:F5>G5:4")
    assert (at(table, "C5"), at(table, "G5")) == ("0 0 chief", "0 4")


def test_r23_as_many_tribes_as_pieces():
    table = stage(ROW, "A5 0 5 chief", cards="journey")
    choose(table, "move:A5>B5:4", "move:B5>C5:3", "move:C5>D5:2", "move:D5>E5:1")
    assert [at(table, cell) for cell in ("A5", "B5", "C5", "D5", "E5")] == ["0 1 chief", *["0 1"] * 4]
    assert "move:B5>C5:1" in keys(table)


def test_r25_a_warrior_alone_and_the_chief_alone_are_tribes():
    table = stage(ROW, "A5 0 8 chief")
    choose(table, "move:A5>B5:8")
    assert (at(table, "A5"), at(table, "B5")) == ("0 0 chief", "0 8")
    assert [tribe["cell"] for tribe in look(table)["tribes"] if tribe["seat"] == 0] == ["A5", "B5"]


def test_r26_steps_need_not_be_used():
    table = stage(ROW, "A5 0 6 chief")
    heard = choose(table, "end")
    assert heard.kinds[0] == "turn_ended"
    assert look(table)["turn"] == 1


def test_r26_a_turn_with_nothing_left_but_its_end_ends_by_itself():
    table = stage(ROW, "A5 0 1 chief", steps=1)
    heard = choose(table, "move:A5>B5:1+chief")
    assert heard.forced == ["end"]
    assert look(table)["turn"] == 1


# Where others stand.


def test_r27_r28_a_cell_with_others_is_entered_by_an_attack_only():
    table = stage(ROW, "A5 0 3 chief, B5 1 2")
    assert keys(table, "move:A5>B5") == []
    assert keys(table, "attack:A5>B5") == [
        *("attack:A5>B5:1", "attack:A5>B5:2", "attack:A5>B5:3"),
        *("attack:A5>B5:1+chief", "attack:A5>B5:2+chief", "attack:A5>B5:3+chief"),
    ]


def test_r28_cavalry_blocks_in_the_same_way():
    table = stage(ROW, "A5 0 1 chief", cavalry=["B5"])
    assert keys(table, "move:A5>B5", "attack:A5>B5") == ["attack:A5>B5:1", "attack:A5>B5:1+chief"]


def test_r27_a_cell_never_holds_two_sides_after_a_step():
    table = stage(ROW, "A5 0 3 chief, B5 1 1")
    choose(table, "attack:A5>B5:3")
    assert at(table, "B5") == "0 2"


@pytest.mark.parametrize("foe", ["tribe", "cavalry"])
def test_r29_after_an_attack_no_cell_with_others_is_entered(foe):
    where = {"cavalry": ["D4"]} if foe == "cavalry" else {}
    tribes = "C5 0 3 chief, B5 1 1" + (", D4 1 1" if foe == "tribe" else "")
    table = stage(ROW + ", D4 bluff, C4 ridge", tribes, **where)
    choose(table, "attack:C5>B5:2", "move:C5>C4:1+chief")
    assert keys(table, "attack") == []
    assert keys(table, "move:C4>D4") == []


def test_e29_r29_a_lost_attack_counts_too_and_the_free_land_stays_open():
    table = stage(ROW, "A5 0 3 chief, B5 1 2, D5 1 1")
    choose(table, "attack:A5>B5:1")
    assert at(table, "B5") == "1 1"
    assert look(table)["doing"]["attacked"] is True
    assert steps_left(table)[0] == 3
    assert keys(table, "attack") == []
    assert "move:A5>A4:2" in keys(table)


def test_r29_a_new_round_is_a_new_attack():
    table = stage(ROW, "A5 0 3 chief, B5 1 3", cavalry=[])
    choose(table, "attack:A5>B5:1", "end", "end")
    show(table, "raid", "raid")
    assert "attack:A5>B5:2" in keys(table)


def test_r30_the_chief_alone_cannot_attack():
    table = stage(ROW, "A5 0 chief, B5 1 1")
    assert keys(table, "attack", "move:A5>B5") == []
    table = stage(ROW, "A5 0 2 chief, B5 1 1")
    assert "attack:A5>B5:0+chief" not in keys(table)


# Total protection.


def test_r31_r34_a_chief_in_a_camp_cannot_be_entered():
    table = stage("A5 plain, B5 camp, C5 plain", "A5 0 6 chief, B5 1 2 chief")
    assert keys(table, "attack", "move:A5>B5") == []
    assert [tribe["protected"] for tribe in look(table)["tribes"]] == [False, True]


def test_e27_r31_r34_warriors_left_in_a_camp_can_be_attacked_and_no_icon_helps_them():
    table = stage("A5 plain, B5 camp, C5 plain", "A5 0 6 chief, B5 1 2 chief", turn=1, spirit=1)
    assert keys(table, "attack")
    choose(table, "move:B5>C5:0+chief", "end")
    assert look(table)["turn"] == 0
    heard = choose(table, "attack:A5>B5:3")
    assert heard.one("defended") == {"opponent": 1, "cell": "B5", "units": 2, "bonus": 0}
    assert at(table, "B5") == "0 1"


def test_r34_own_pieces_enter_a_protected_cell():
    table = stage("A5 plain, B5 camp", "A5 0 2, B5 0 chief")
    choose(table, "move:A5>B5:2")
    assert at(table, "B5") == "0 2 chief"


def test_e28_r33_the_campsite_card_protects_the_chiefs_cell_in_the_whole_round():
    land = "A5 plain, B5 plain, A6 plain"
    table = stage(land, "A5 0 6 chief, B5 1 chief, A6 1 3", cards="trail camp", cavalry=[])
    assert keys(table, "attack:A5>B5", "move:A5>B5") == []
    assert "attack:A5>A6:4" in keys(table)
    choose(table, "end")
    end_turns(table)
    assert decision(table) == "card"
    assert [tribe["protected"] for tribe in look(table)["tribes"]] == [False] * 3


def test_r33_the_protection_lasts_after_the_owners_turn():
    land = "A5 plain, B5 plain"
    table = stage(land, "A5 1 6 chief, B5 0 2 chief", cards="camp trail", items=["stick, stone"])
    choose(table, "end")
    assert look(table)["turn"] == 1
    assert keys(table, "attack", "move:A5>B5") == []


def test_r33_the_protection_of_a_tribe_covers_the_warriors_with_the_chief():
    table = stage("A5 plain, B5 plain", "A5 0 6 chief, B5 1 4 chief", cards="trail camp")
    assert keys(table, "attack") == []
