"""Turns and choosing tiles (R8 to R20, E1, E2, X1 to X3)."""

import pytest

from longhouse.games.wendake.data import DATA
from longhouse.testing.selfplay import steps

from .positions import (
    GAME,
    SWAPS,
    choose,
    decider,
    decision,
    keys,
    leave_actions,
    long_house,
    look,
    place_all,
    player,
    position,
    tiles,
)

RINGO, PAUL, JOHN, GEORGE = range(4)


def places(*slots, order=True):
    return [f"place:{slot}" for slot in slots] + ["order"] * order


def fires(*slots):
    return [f"fire:{slot}" for slot in slots] + ["fire:none"]


def test_r8_players_act_in_turn_order_one_marker_each():
    table = position(players=3, order=[2, 0, 1])
    turns = []
    for wanted in ("place:1", "place:2", "place:3"):
        for _ in range(3):
            turns.append(decider(table))
            place_all(table, wanted)
    assert turns == [2, 0, 1] * 3


def test_r8_the_year_goes_on_until_all_markers_are_placed():
    table = position({"marked": [1, 2, 3]}, {"marked": [1, 2]}, next_order=[1])
    heard = choose(table, "order", "end")
    assert heard.forced == ["place:3"]
    assert heard.one("turn") == {"seat": 1}
    heard = choose(table, "skip", "skip", "end")
    assert heard.one("new_order") == {"order": [1, 0]}


def test_r9_three_markers_on_tiles_and_one_in_the_order_area():
    table = position({"marked": [1, 2, 3]}, SWAPS | {"marked": [1, 2, 3]})
    assert keys(table) == ["order"]
    table = position({"marked": [1, 2]}, next_order=[0])
    assert keys(table) == ["place:3"]


@pytest.mark.parametrize("wanted", ["order place:1 place:2", "place:1 order place:2", "place:1 place:2 order"])
def test_r9_the_marker_for_the_order_comes_whenever_you_like(wanted):
    table = position()
    for at, key in enumerate(wanted.split()):
        place_all(table, key, f"place:{at + 1}")
    assert (decider(table), look(table)["next_order"]) == (0, [0])
    assert [slot["marked"] for slot in player(table)["grid"]][:3] == [True, True, True]


def test_r9_no_turn_without_a_marker():
    table = position()
    assert keys(table) == places(*range(1, 10))


def test_r10_a_marker_goes_to_the_lowest_free_space():
    table = position(players=3)
    heard = choose(table, "order", "end", "place:1", "stop-moving", "end", "order", "end")
    assert [told["space"] for told in heard.all("ordered")] == [1, 2]
    assert look(table)["next_order"] == [0, 2]


def test_r11_the_running_year_keeps_the_old_order():
    table = position()
    place_all(table, "place:1", "order", "place:2", "place:1")
    assert (look(table)["order"], decider(table)) == ([0, 1], 0)
    place_all(table, "order", "place:2")
    assert (look(table)["order"], look(table)["next_order"]) == ([0, 1], [1, 0])


def test_r12_a_tile_with_an_action_marker_or_the_fire_marker_cannot_be_chosen():
    table = position({"marked": [5], "fire": 2})
    assert keys(table) == places(1, 3, 4, 6, 7, 9)


def test_r13_first_any_tile():
    assert keys(position(), "place") == places(*range(1, 10), order=False)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (1, [2, 3, 4, 5, 7, 9]),
        (2, [1, 3, 5, 8]),
        (3, [1, 2, 5, 6, 7, 9]),
        (4, [1, 5, 6, 7]),
        (5, [1, 2, 3, 4, 6, 7, 8, 9]),
        (6, [3, 4, 5, 9]),
        (7, [1, 3, 4, 5, 8, 9]),
        (8, [2, 5, 7, 9]),
        (9, [1, 3, 5, 6, 7, 8]),
    ],
)
def test_r14_the_second_tile_lies_in_a_line_with_the_first(first, second):
    assert keys(position({"marked": [first]})) == places(*second)


def test_r14_the_third_of_the_line_must_still_be_choosable():
    table = position({"marked": [1], "fire": 3})
    assert keys(table) == places(4, 5, 7, 9)


@pytest.mark.parametrize("line", ["123", "456", "789", "147", "258", "369", "159", "357"])
def test_r15_r16_the_third_tile_completes_the_line_in_any_order(line):
    for pair, third in ((line[:2], line[2]), (line[1:], line[0]), (line[::2], line[1])):
        table = position({"marked": [int(slot) for slot in pair]})
        assert keys(table) == places(third)


LINES = [{1, 2, 3}, {4, 5, 6}, {7, 8, 9}, {1, 4, 7}, {2, 5, 8}, {3, 6, 9}, {1, 5, 9}, {3, 5, 7}]


def test_r12_r13_r14_r15_no_tile_more_or_less_in_random_games():
    for seed in range(12):
        for step in steps(GAME, seed, {"tribes": "identical"}, 2 + seed % 3):
            if GAME.prompt(step.before, step.seat)[0] == "turn":
                grid = player(step.before, step.seat)["grid"]
                marked = {slot for slot in range(1, 10) if grid[slot - 1]["marked"]}
                fire = {slot for slot in range(1, 10) if grid[slot - 1]["fire"]}
                open_lines = [line for line in LINES if marked <= line and not line & fire]
                legal = set().union(*open_lines) - marked if len(marked) < 3 else set()
                assert keys(step.before, "place") == places(*sorted(legal), order=False)


def test_r16_an_end_then_the_other_end_then_the_middle():
    table = position()
    place_all(table, "place:1", "place:1", "place:3", "place:2")
    assert keys(table) == places(2)


def test_r17_all_some_or_none_of_the_actions_from_top_to_bottom():
    table = position({"goods": {"beaver": 1}})
    choose(table, "place:4")
    assert keys(table) == ["do:tan", "skip"]
    heard = choose(table, "skip")
    assert heard.one("skipped") == {"seat": 0, "action": "tan"}
    assert keys(table) == ["do:move1", "skip"]
    choose(table, "do:move1", "stand:warrior@E>s1")
    assert (keys(table), player(table)["goods"]["beaver"]) == (["end"], 1)


def test_r17_everybody_sees_which_actions_were_skipped():
    table = position()
    choose(table, "place:4")
    assert look(table)["doing"]["skipped"] == []
    choose(table, "skip", "do:move1")
    assert (look(table)["doing"]["decision"], look(table)["doing"]["skipped"]) == ("move", ["tan"])
    choose(table, "stand:warrior@E>s1")
    assert look(table)["doing"]["skipped"] == []


def test_r17_a_tile_may_be_chosen_and_not_used():
    table = position()
    choose(table, "place:4", "skip", "skip")
    assert keys(table) == ["end"]


def test_r18_an_action_side_gives_its_actions_and_a_ritual_side_one_ritual():
    table = position({"rituals": [3]})
    for slot, todo in ((9, ["canoe", "move1"]), (3, ["ritual"]), (6, ["fish", "military"])):
        other = table.copy()
        choose(other, f"place:{slot}")
        assert look(other)["doing"]["todo"] == todo
        assert keys(other) == [f"do:{todo[0]}", "skip"]


def test_r19_no_action_side_has_a_ritual():
    assert not [row["id"] for row in DATA["tile"] if "ritual" in row["actions"]]


def test_r20_everybody_sees_the_action_side_below_a_ritual():
    table = position(SWAPS | {"rituals": [4]})
    for viewer in (0, 1, None):
        slot = look(table, viewer)["players"][0]["grid"][3]
        assert (slot["tile"], slot["ritual"]) == ("S4", True)


# Examples.

RINGOS = ["S4", "S9", "S6", "S1", "S8", "S7", "S2", "S3", "S5"]
PAULS = ["S1", "S2", "S3", "S4", "S8", "S7", "S6", "S5", "S9"]
JOHNS = ["S1", "S6", "S4", "S3", "S8", "S5", "S7", "S9", "S2"]
GEORGES = ["S1", "S4", "S9", "S2", "S8", "S3", "S5", "S6", "S7"]


def year_of_choices():
    grids = [RINGOS, PAULS, JOHNS, GEORGES]
    return position(*[{"grid": grid} for grid in grids])


def test_e1_a_year_of_choices():
    table = year_of_choices()
    place_all(table, "place:1", "order", "place:6", "place:1")
    assert look(table)["next_order"] == [PAUL]
    assert keys(table) == places(2, 3, 4, 5, 7, 9), "Ringo: all but Trade and Hunt + Move 1"
    place_all(table, "place:3")
    assert keys(table) == places(*range(1, 10), order=False), "Paul has used his order marker"
    choose(table, "place:5")
    assert len(player(table, PAUL)["open_slots"]) == 8
    leave_actions(table)
    choose(table, "end")
    assert keys(table) == places(3, 4, 5, 9), "John: two in the row, two in the column"
    place_all(table, "place:3", "place:2")
    assert keys(table) == places(2), "Ringo's third tile is forced"
    place_all(table, "order", "place:6")
    assert keys(table) == places(9), "only Harvest is left for John"
    place_all(table, "place:9", "order")
    assert look(table)["next_order"] == [PAUL, RINGO, GEORGE]
    assert player(table, PAUL)["open_slots"] == [4]


def test_e2_the_new_order_is_paul_ringo_george_john():
    table = year_of_choices()
    wanted = "place:1 order place:6 place:1 place:3 place:5 place:3 place:2 order place:6 place:9"
    place_all(table, *wanted.split())
    heard = choose(table, "order", "end")
    assert heard.forced[0] == "place:2"
    leave_actions(table)
    heard = choose(table, "end")
    assert heard.forced[0] == "place:4"
    leave_actions(table)
    heard = choose(table, "end")
    assert heard.all("ordered") == [{"seat": JOHN, "space": 4, "black": False}]
    heard = choose(table, "end")
    leave_actions(table)
    heard = choose(table, "end")
    assert heard.one("new_order") == {"order": [PAUL, RINGO, GEORGE, JOHN]}
    assert (decider(table), decision(table)) == (PAUL, "replace")


def test_x1_fire_first_in_the_centre():
    table = position()
    choose(table, "place:5", "do:fire")
    assert keys(table) == fires(1, 2, 3, 4, 6, 7, 8, 9)
    choose(table, "fire:2", "end")
    place_all(table, "place:1")
    assert keys(table) == places(1, 3, 4, 6, 7, 9)


EDGE = {"grid": ["S1", "S8", "S3", "S4", "S2", "S5", "S6", "S7", "S9"]}


def test_x2_fire_second():
    table = position(EDGE | {"marked": [1]})
    choose(table, "place:2", "do:fire")
    assert keys(table) == fires(4, 5, 6, 7, 8, 9)
    choose(table, "fire:4", "skip", "skip", "end")
    place_all(table, "place:1")
    assert keys(table) == places(3)


@pytest.mark.parametrize(("target", "left"), [(1, [5, 8]), (5, [1, 3])])
def test_x3_fire_on_an_edge(target, left):
    table = position(EDGE)
    choose(table, "place:2", "do:fire")
    assert keys(table) == fires(1, 3, 4, 5, 6, 7, 8, 9)
    choose(table, f"fire:{target}")
    leave_actions(table)
    choose(table, "end")
    place_all(table, "place:1")
    assert keys(table) == places(*left)


def test_r8_skipping_everything_changes_nothing_but_the_markers():
    table = position()
    before = (tiles(table), long_house(table), player(table)["goods"])
    place_all(table, "place:6", "order", "place:5", "place:4")
    assert (tiles(table), long_house(table), player(table)["goods"]) == before
    assert keys(table) == places(4)
