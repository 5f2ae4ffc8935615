"""Positions as JSON: filled in, and refused when they contradict themselves."""

import pytest

from longhouse.core.errors import BadPosition

from .positions import GAME, choose, keys, look, player, position


def test_a_few_words_are_enough():
    table = GAME.load({})
    seen = look(table)
    assert (seen["year"], seen["turn"], seen["phase"]) == (1, 0, "turn")
    assert player(table)["village"] == {"warrior": 5, "woman": 5, "hunter": 5, "black": 0}
    assert player(table)["long_house"] == {"warrior": 2, "woman": 2, "hunter": 2, "black": 0}
    assert [slot["tile"] for slot in player(table)["grid"]] == ["S1", "S2", "S3", "S4", "S8", "S5", "S6", "S7", "S9"]
    assert seen["masks"]["deck"] == 35
    assert len(seen["market"]) == 12
    assert seen["flags_left"] == ["english", "french"]


def test_what_is_written_on_the_map_leaves_the_village():
    table = position(guards={"s1": {"0": 3}}, areas={"s1.1": [0, "woman"], "s3.1": [0, "warrior"]})
    assert player(table)["village"] == {"warrior": 3, "woman": 5, "hunter": 5, "black": 0}
    assert player(table)["long_house"] == {"warrior": 0, "woman": 1, "hunter": 2, "black": 0}


@pytest.mark.parametrize(("tribe", "home"), [("onondaga", (6, 6, 6)), ("shawnee", (4, 5, 5)), ("fox", (5, 5, 5))])
def test_the_village_of_a_tribe(tribe, home):
    village = player(position({"tribe": tribe}))["village"]
    assert (village["warrior"], village["woman"], village["hunter"]) == home


def test_pieces_of_a_tribe():
    assert player(position({"tribe": "mohawk"}))["village"]["black"] == 1
    assert player(position({"tribe": "ottawa"}))["grid"][4]["tile"] == "S8b"
    assert GAME.load({"seats": [{"tribe": "seneca"}]}).dump()["seats"][0]["swaps"] == 2
    assert player(position({"tribe": "ojibwa"}))["black_marker"] is True


def test_year_4_shows_level_2():
    assert look(position(year=4))["level"] == 2
    assert all(tile[0] == "B" for tile in look(position(year=4))["display"])


def test_the_map_of_three_and_four():
    assert next(iter(look(position(players=3))["territories"])) == "P"
    assert [player(position(players=4), seat)["home"] for seat in range(4)] == ["A", "B", "C", "D"]
    assert keys(position(players=4, turn=2), seat=2)[0] == "place:1"


def test_a_stack_that_is_too_short_leaves_gaps_in_the_display():
    table = position({"marked": [1, 2, 3]}, {"marked": [1, 2, 3]}, next_order=[1], year=3, stacks=[5, 2])
    choose(table, "order", "end", "keep", "keep")
    assert [tile is None for tile in look(table)["display"]] == [False, False, True, True, True, True]


def test_a_position_in_the_middle_of_an_action_is_written_in_words():
    table = position(
        {"marked": [4], "goods": {"corn": 1, "leather": 1}, "progress": ["P1-7"]},
        market=["P1-1"],
        pending={
            "todo": ["move1"],
            "skipped": ["tan"],
            "slot": 4,
            "frames": [
                {"decision": "end", "seat": 0},
                {"decision": "action", "seat": 0},
                {"decision": "economy", "seat": 0, "spent": 1},
                {"decision": "move", "seat": 0, "left": 2, "must": 1},
            ],
        },
    )
    doing = look(table)["doing"]
    assert (doing["decision"], doing["steps"], doing["slot"]) == ("move", 2, 4)
    assert (doing["todo"], doing["skipped"]) == (["move1"], ["tan"])
    assert "stop-moving" not in keys(table)
    choose(table, "stand:warrior@E>s1")
    assert {"stop-moving", "stand:warrior@s1>s2"} <= set(keys(table))
    choose(table, "stop-moving")
    assert look(table)["doing"]["spent"] == ["corn"]
    assert [key for key in keys(table) if key.startswith("spend")] == ["spend:leather"]


def test_what_was_skipped_is_written_with_the_frame_of_its_tile():
    table = position({"grid": ["B04", "S2", "S3", "S4", "S8", "S5", "S6", "S7", "S9"]})
    choose(table, "place:1", "skip", "skip", "skip")
    pending = table.dump()["pending"]
    assert list(pending) == ["decision", "frames", "todo", "slot", "free_order"]
    assert [row[5] for row in pending["frames"][1:]] == [0, 0x82B]
    again = GAME.load(table.dump())
    assert look(again)["doing"]["skipped"] == look(table)["doing"]["skipped"] == ["mask", "move1", "tan"]
    assert again.dump() == table.dump()


BROKEN = {
    "an unknown field": {"jahr": 3},
    "an unknown field of a seat": {"seats": [{"gold": 3}]},
    "a year too many": {"year": 9},
    "five players": {"players": 5},
    "one player without the Ghost": {"players": 1},
    "two players with the Ghost": {"players": 2, "settings": {"solo_ghost": True}},
    "a list": [],
    "a number": {"seats": 7},
    "a track beyond 25": {"seats": [{"tracks": {"mask": 26}}]},
    "fewer goods than none": {"seats": [{"goods": {"corn": -1}}]},
    "six canoes": {"seats": [{"canoes": {"huron": 5, "erie": 1}}]},
    "eight Warriors": {"guards": {"s1": {"0": 4}, "s2": {"0": 4}}},
    "too many Women": {"seats": [{"village": {"woman": 7}}], "areas": {"s1.1": [0, "woman"]}},
    "a Native that is nowhere": {"seats": [{"long_house": {"warrior": 1}}]},
    "a Guard in a foreign Home": {"guards": {"F": {"0": 1}}},
    "a Guard of nobody": {"guards": {"s1": {"2": 1}}},
    "a Guard on another map": {"guards": {"c1": {"0": 1}}},
    "a Hunter among vegetables": {"areas": {"s1.1": [0, "hunter"]}},
    "a Woman among beavers": {"areas": {"s3.1": [0, "woman"]}},
    "somebody in an area of a Home": {"areas": {"E.1": [0, "woman"]}},
    "a black Warrior without Mohawk": {"areas": {"s1.1": [0, "black"]}},
    "an area that does not exist": {"areas": {"s1.3": [0, "woman"]}},
    "two in one Home": {"seats": [{"home": "E"}, {"home": "E"}]},
    "a Home that is none": {"seats": [{"home": "s1"}]},
    "a tribe twice": {"seats": [{"tribe": "fox"}, {"tribe": "fox"}]},
    "a tile twice in a grid": {"seats": [{"grid": ["S1", "S1", "S3", "S4", "S8", "S5", "S6", "S7", "S9"]}]},
    "an Advanced tile twice": {"seats": [{"aside": ["A01"]}], "display": ["A01", "A02", "A03", "A04", "A05", "A06"]},
    "markers in no line": {"seats": [{"marked": [1, 2, 4]}]},
    "four markers": {"seats": [{"marked": [1, 2, 3, 4]}]},
    "a Fire that leaves no line": {"seats": [{"marked": [1, 2], "fire": 3}]},
    "slot ten": {"seats": [{"marked": [10]}]},
    "the black Fire on a Ritual side": {"seats": [{"tribe": "ottawa", "rituals": [5]}]},
    "a Progress tile twice": {"seats": [{"progress": ["P1-1"]}, {"progress": ["P1-1"]}]},
    "a Progress tile on display and owned": {"seats": [{"progress": ["P1-1"]}], "market": ["P1-1"]},
    "a Progress tile used by nobody": {"seats": [{"face_down": ["P1-1"]}]},
    "seven healthy bears": {"seats": [{"cards": ["bear"] * 7}]},
    "a card that is not there": {"seats": [{"cards": ["cat"]}]},
    "a known card not in hand": {"seats": [{"known": ["bear"]}]},
    "a Turtle twice": {"seats": [{"turtles": {"women-3": 1}}, {"turtles": {"women-3": 1}}]},
    "a fifth Turtle": {"seats": [{"turtles": {"women-3": 4}}]},
    "a flag twice": {"seats": [{"flag": "french"}, {"flag": "french"}]},
    "a flag owned and free": {"seats": [{"flag": "french"}], "flags_left": ["french"]},
    "an order of three": {"order": [0, 1, 2]},
    "a seat twice in the order": {"next_order": [0, 0]},
    "a turn of nobody": {"turn": 2},
    "a turn without a marker": {"seats": [{"marked": [1, 2, 3], "swaps": 1}], "next_order": [0]},
    "nothing to decide": {"seats": [{"marked": [1, 2, 3], "swaps": 0}], "next_order": [0]},
    "frames that are none": {"pending": {"frames": [[1], [99, 0, 1, 0, 0, 0, 0, 0]]}},
    "a skipped action that is none": {
        "pending": {"frames": [[1], [6, 0, 1, 0, 0, 240, 0, 0]], "todo": ["tan"], "slot": 4}
    },
    "less than nothing skipped": {"pending": {"frames": [[1], [6, 0, 1, 0, 0, -1, 0, 0]], "todo": ["tan"], "slot": 4}},
    "a number that no frame of a Move keeps": {
        "pending": {"frames": [{"decision": "turn", "seat": 0}, {"decision": "move", "seat": 0, "left": 0}]}
    },
    "an unknown number of a frame": {"pending": {"frames": [{"decision": "turn", "seat": 0, "steps": 1}]}},
    "no action to do": {"pending": {"frames": [[1], [4, 0, 1, 0, 0, 0, 0, 0]], "todo": ["none"]}},
    "something pending, but no frames": {"pending": {"todo": ["tan"]}},
    "a turn of a null": {"turn": None},
    "a card that is none": {"discard": [None]},
    "seats that are none": {"seats": 0},
    "a village without a Home": {
        "year": 0,
        "seats": [{"home": None, "village": {"woman": 1, "hunter": 0}}],
        "pending": {"frames": [{"decision": "home", "seat": 0}]},
    },
    "a stack higher than what nobody has seen": {"display": [], "unseen": [["A01"], []], "stacks": [2, 0]},
    "a stack too few": {"stacks": [2]},
    "a decision of nobody": {"pending": {"frames": [[1], [4, 3, 1, 0, 0, 0, 0, 0]]}},
    "a Move outside a turn": {"pending": {"frames": [[1], [7, 0, 1, 0, 0, 2, 0, 0]]}},
    "a setup decision in a Year": {"pending": {"frames": [[1], [3, 0, 1, 0, 0, 0, 0, 0]]}},
    "an end with a decision": {"year": 8, "pending": {"frames": [[1], [4, 0, 1, 0, 0, 0, 0, 0]]}},
    "a setup that asks nothing": {"year": 0},
    "too many Warriors of the Ghost": {
        "players": 1,
        "settings": {"solo_ghost": True},
        "guards": {"s1": {"1": 7}},
        "ghost": {"warriors": 1},
    },
}


@pytest.mark.parametrize("written", BROKEN.values(), ids=BROKEN)
def test_a_position_that_contradicts_itself_is_refused(written):
    with pytest.raises(BadPosition):
        GAME.load(written)
