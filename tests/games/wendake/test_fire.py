"""Sacred Fire (R80 to R84)."""

from .positions import choose, decision, doing, goods, keys, look, player, position, tracks

AROUND = [1, 2, 3, 4, 6, 7, 8, 9]


def fires(*slots):
    return [*(f"fire:{slot}" for slot in slots), "fire:none"]


def open_slots(table):
    return [int(key.removeprefix("place:")) for key in keys(table) if key.startswith("place:")]


def test_r80_another_tile_is_used_as_if_chosen():
    table = doing("fire")
    assert keys(table) == fires(*AROUND)
    choose(table, "fire:3")
    assert keys(table) == ["do:hunt", "skip"]
    choose(table, "do:hunt", "do:move1", "stand:warrior@E>s1")
    assert goods(table) == {"beaver": 1}
    assert decision(table) == "end"


def test_r80_whichever_side_is_up():
    table = doing("fire", {"rituals": [2]})
    choose(table, "fire:2")
    assert keys(table) == ["do:ritual", "skip"]
    choose(table, "do:ritual", "bring:woman", "bring:hunter")
    assert tracks(table) == [0, 0, 5, 0]


def test_r80_using_the_fire_is_optional():
    table = doing("fire")
    choose(table, "fire:none")
    assert decision(table) == "end"
    assert not any(slot["fire"] for slot in player(table)["grid"])


def test_r80_the_action_itself_may_be_skipped():
    table = position()
    choose(table, "place:5", "fire:none")
    assert decision(table) == "end"
    assert not any(slot["fire"] for slot in player(table)["grid"])


def test_r80_a_target_keeps_the_marker_even_if_none_of_its_actions_is_used():
    table = doing("fire")
    choose(table, "fire:3", "skip", "skip")
    assert player(table)["grid"][2] == {"tile": "S3", "ritual": False, "marked": False, "fire": True}


def test_r80_what_was_skipped_of_another_tile_is_not_counted_for_the_target():
    table = doing("fire")
    choose(table, "fire:3", "skip")
    assert look(table)["doing"]["skipped"] == ["hunt"]


def test_r81_a_target_must_leave_a_line_for_the_marked_tiles():
    table = position({"marked": [1], "grid": ["S1", "S8", "S3", "S4", "S2", "S5", "S6", "S7", "S9"]})
    choose(table, "place:2", "do:fire")
    assert keys(table) == fires(4, 5, 6, 7, 8, 9)


def test_r81_with_the_line_complete_any_other_tile():
    table = position({"marked": [1, 9]})
    choose(table, "place:5", "do:fire")
    assert keys(table) == fires(2, 3, 4, 6, 7, 8)


def test_r82_the_target_cannot_be_chosen_this_year():
    table = doing("fire")
    choose(table, "fire:2", "end", "order", "end")
    assert open_slots(table) == [1, 3, 4, 6, 7, 9]


def test_r83_the_target_is_not_turned_over_and_the_fire_tile_is():
    me = {"marked": [4, 5], "fire": 2, "rituals": [3]}
    table = position(me, {"marked": [1, 2, 3]}, next_order=[0, 1], turn=0)
    heard = choose(table, "place:6", "skip", "skip", "end")
    assert heard.one("flipped", seat=0)["slots"] == [4, 5, 6]
    grid = player(table)["grid"]
    # One row down: Tan, Fire and Fish turned; Harvest was the target and keeps its side, as does the Ritual beside it.
    assert [slot["tile"] for slot in grid[3:]] == ["S1", "S2", "S3", "S4", "S8", "S5"]
    assert [slot["ritual"] for slot in grid[3:]] == [False, False, True, True, True, True]
    assert not any(slot["fire"] or slot["marked"] for slot in grid)


def test_r84_a_fire_tile_on_its_ritual_side_is_just_a_ritual():
    table = position({"rituals": [5]})
    choose(table, "place:5")
    assert keys(table) == ["do:ritual", "skip"]
    choose(table, "do:ritual", "bring:woman", "bring:hunter")
    assert decision(table) == "end"
    assert tracks(table) == [0, 0, 5, 0]


def test_r33a_r80_a_target_may_be_swapped_while_it_is_resolved():
    table = doing("fire", {"swaps": 1})
    choose(table, "fire:3", "do:hunt", "swap:3-4")
    assert [player(table)["grid"][slot]["tile"] for slot in (2, 3)] == ["S4", "S3"]
    assert player(table)["grid"][3]["fire"]
    assert "do:move1" in keys(table)
    assert look(table)["doing"]["todo"] == ["move1"]


def test_r113_r80_free_order_holds_for_the_target_too():
    table = position({"progress": ["P1-3"]})
    choose(table, "use:P1-3", "place:5", "do:fire", "fire:3")
    assert keys(table) == ["do:hunt", "do:move1", "skip"]
