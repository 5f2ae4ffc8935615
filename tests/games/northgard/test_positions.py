"""Positions as JSON: filled in, and refused when they contradict themselves."""

import pytest

from longhouse.core.errors import BadPosition
from longhouse.games.northgard.data import AREA_IDS
from longhouse.games.northgard.state import SNAKE_TOOK

from .positions import GAME, RESOURCES, choose, decider, decision, keys, land, look, player, stage, stock


def test_a_few_words_are_enough():
    table = GAME.load({})
    seen = look(table)
    assert (seen["year"], seen["turn"], seen["phase"], seen["first_player"]) == (1, 0, "actions", 0)
    assert [tile["id"] for tile in seen["tiles"]] == ["T00"]
    assert (seen["pile"], len(seen["row"]), len(seen["achievements"]), seen["unrest_left"]) == (34, 2, 2, 10)
    assert (player(table)["reserve"], player(table)["draw_count"], len(player(table)["upgrades"])) == (14, 7, 2)
    assert keys(table) == ["pass"]


def test_the_example_of_the_docstring():
    table = GAME.load(
        {
            "players": 2,
            "year": 3,
            "turn": 1,
            "tiles": {"T02": [0, -1, 2]},
            "units": {"T00.n": [0, 2], "T00.s": [1, 3]},
            "buildings": {"T02.n": "tower"},
            "seats": [
                {"clan": "wolf", "hand": ["move", "warriors"], "resources": {"food": 2}},
                {"clan": "stag", "fame": 4},
            ],
        }
    )
    assert (land(table, "T02.n")["holder"], land(table, "T00.s")["units"]) == (0, 3)
    assert (player(table)["hand"], stock(table), player(table, 1)["fame"]) == (["move", "warriors"], {"food": 2}, 4)
    assert player(table)["draw_count"] == 6
    assert table.deciding() == (1,)


def test_any_area_names_a_territory():
    for area in ("T00.n", "T02.n"):
        assert land(GAME.load({"tiles": {"T02": [0, -1, 2]}, "units": {area: [0, 2]}}), "T00.n")["units"] == 2


def test_a_face_written_twice_is_two_copies():
    table = GAME.load({"seats": [{"hand": ["feast", "feast", "unrest", "unrest"]}, {"hand": ["feast"]}]})
    assert player(table)["hand"] == ["feast", "feast", "unrest", "unrest"]
    assert (player(table)["draw_count"], look(table)["unrest_left"]) == (5, 8)
    assert table.dump()["seats"][0]["hand"] == ["feast", "feast.2", "unrest", "unrest.2"]


def test_the_rows_of_the_years():
    assert look(GAME.load({"year": 1}))["row"] == ["negotiation", "scouts"]
    assert look(GAME.load({"year": 3}))["row"] == ["spy", "fishing"]
    assert look(GAME.load({"year": 7}))["row"] == ["builder", "explorer"]
    assert look(GAME.load({"year": 7, "row": ["warlord"]}))["row"] == ["warlord"]


def test_cards_on_top_are_drawn_from_the_end_of_the_list():
    table = GAME.load({"seats": [{"top": ["spy", "capture"]}]})
    assert player(table)["on_top"] == ["spy", "capture"]
    assert look(table, 1)["players"][0]["on_top"] == ["spy", "capture"]


COMBAT = {
    "year": 3,
    "units": {"T00.e": [0, 3], "T00.s": [1, 2]},
    "attackers": {"T00.s": [0, 2]},
    "seats": [
        {"clan": "goat", "active": ["warriors"], "resources": {"food": 3}},
        {"clan": "boar", "resources": {"food": 1}},
    ],
    "pending": {
        "act": {
            "card": "warriors",
            "face": "warriors",
            "fight": "T00.s",
            "eaten": {"attacker": 2},
            "riders": ["axes"],
            "bonus": 1,
        },
        "frames": [
            {"decision": "after-card", "seat": 0},
            {"decision": "combats", "seat": 0},
            {"decision": "roll", "seat": 0},
            {"decision": "defender-food", "seat": 1},
        ],
    },
}


def test_a_combat_may_be_written_in_words():
    table = GAME.load(COMBAT)
    assert (decision(table), decider(table), keys(table)) == ("defender-food", 1, ["eat:0", "eat:1"])
    combat = look(table)["doing"]["combat"]
    assert (combat["attack"], combat["defence"], combat["food"]) == (3, 2, [2, None])
    choose(table, "eat:1", dice=[1])
    assert (decision(table), decider(table), look(table)["doing"]["card"]) == ("axe", 0, "warriors")


def test_what_goes_on_is_dumped_in_numbers_and_read_again():
    dump = GAME.load(COMBAT).dump()
    fight = AREA_IDS.index("T00.s")
    expected = {"fight": fight, "attacker_food": 2, "riders": 4, "bonus": 1}
    assert dump["pending"]["act"].items() >= expected.items()
    assert GAME.load(dump).dump() == dump


def test_what_the_snake_took_is_dumped_with_the_parts_done():
    table = stage({"clan": "snake", "units": {"t5": 1}, "food": 3}, {"units": {"t8": 2}}, scorched="t8")
    choose(table, "pass", "resource:lore")
    assert decision(table) == "trade"
    assert table.dump()["pending"]["act"]["parts_done"] == RESOURCES.index("lore")
    harvest = GAME.load(table.dump())
    assert SNAKE_TOOK.of(harvest) == SNAKE_TOOK.of(table) == 1 + RESOURCES.index("lore")
    assert harvest.dump() == table.dump()


def test_a_saved_choice_of_glory_of_the_clan_keeps_its_number():
    """Frames keep the number of the option to build: saved positions have these."""
    assert GAME.codec.code(f"build:silo@{AREA_IDS[0]}") == 11213
    assert GAME.codec.code(f"build:silo*{AREA_IDS[0]}") == 12333


def in_combat(**act):
    return COMBAT | {"pending": COMBAT["pending"] | {"act": act}}


BROKEN = {
    "an unknown field": {"jahr": 3},
    "an unknown field of a seat": {"seats": [{"gold": 3}]},
    "a year too many": {"year": 8},
    "six players": {"players": 6},
    "teams of two": {"players": 2, "settings": {"teams": True}},
    "three seats of two": {"players": 2, "seats": [{}, {}, {"clan": "bear"}]},
    "a list": [],
    "a number": {"seats": 7},
    "fewer resources than none": {"seats": [{"resources": {"food": -1}}]},
    "an unknown resource": {"seats": [{"resources": {"gold": 1}}]},
    "a clan twice": {"seats": [{"clan": "wolf"}, {"clan": "wolf"}]},
    "an unknown clan": {"seats": [{"clan": "cat"}]},
    "a tile in the air": {"tiles": {"T02": [3, 3, 0]}},
    "two islands": {"tiles": {"T02": [3, 3, 0], "T05": [3, 4, 0]}},
    "two tiles in a cell": {"tiles": {"T02": [0, 1, 0], "T05": [0, 1, 0]}},
    "a fifth rotation": {"tiles": {"T02": [0, 1, 4]}},
    "an unknown tile": {"tiles": {"T99": [0, 1, 0]}},
    "a border that stops": {"tiles": {"T13": [1, 0, 0], "T05": [0, -1, 0], "T02": [1, -1, 0]}},
    "a tile on the map and in the pile": {"tiles": {"T02": [0, 1, 0]}, "pile": ["T02"]},
    "a tile twice under the pile": {"under": ["T02", "T02"], "pile": []},
    "units off the map": {"units": {"T02.n": [0, 1]}},
    "units in no area": {"units": {"T00.-": [0, 1]}},
    "two players in a territory": {"tiles": {"T02": [0, -1, 2]}, "units": {"T00.n": [0, 2], "T02.n": [1, 2]}},
    "units of nobody": {"units": {"T00.n": [2, 1]}},
    "fifteen units": {"units": {"T00.n": [0, 8], "T00.s": [0, 7]}},
    "no unit": {"units": {"T00.n": [0, 0]}},
    "a unit that is nowhere": {"seats": [{"reserve": 13}]},
    "attackers without a defender": {"attackers": {"T00.n": [0, 1]}},
    "Kaija without the Bear": {"kaija": "T00.n"},
    "Kaija with another player": {"seats": [{"clan": "bear"}], "kaija": "T00.n", "units": {"T00.n": [1, 1]}},
    "Scorched Earth off the map": {"scorched": "T02.n"},
    "a building off the map": {"buildings": {"T02.n": "silo"}},
    "a building without a space": {"buildings": {"T00.n": "silo"}},
    "a large building on a small space": {"tiles": {"T02": [0, 1, 0]}, "buildings": {"T02.n": "altar"}},
    "a small building on a large space": {"tiles": {"T13": [0, 1, 0]}, "buildings": {"T13.a": "silo"}},
    "a Carved Stone without its icon": {"tiles": {"T02": [0, 1, 0]}, "buildings": {"T02.n": "stone"}},
    "a large building without a space": {"extra": [["T00.n", "altar"]]},
    "eight towers": {"extra": [["T00.n", "tower"]] * 8},
    "an unknown building": {"extra": [["T00.n", "church"]]},
    "a card that is not there": {"seats": [{"hand": ["cat"]}]},
    "a card twice": {"seats": [{"hand": ["spy"]}, {"hand": ["spy"]}]},
    "three feasts": {"seats": [{"hand": ["feast", "feast", "feast"]}]},
    "a card of another clan": {"seats": [{"clan": "wolf", "hand": ["stag"]}]},
    "a card in hand and in the row": {"row": ["spy"], "seats": [{"hand": ["spy"]}]},
    "a known card of somebody else": {"seats": [{"known": {"spy": [0]}}]},
    "a turn of nobody": {"turn": 2},
    "a turn of somebody who has passed": {"seats": [{"passed": True}]},
    "a creature twice": {"creatures": {"line": [["c_wolf.1", "T00.n"], ["c_wolf.1", "T00.s"]]}},
    "a creature beaten and alive": {"creatures": {"line": [["c_wolf.1", "T00.n"]], "beaten": ["c_wolf.1"]}},
    "an unknown creature": {"creatures": {"beaten": ["c_cat.1"]}},
    "an unknown order": {"seats": [{"order": "sometimes"}]},
    "frames that are none": {"pending": {"frames": [[1], [99, 0, 1, 0, 0, 0, 0, 0]], "marks": []}},
    "a decision of nobody": {"pending": {"frames": [[1], [6, 3, 1, 0, 0, 0, 0, 0]], "marks": []}},
    "a Move outside a turn": {"pending": {"frames": [[1], [13, 0, 1, 0, 0, 0, 0, 0]], "marks": []}},
    "a setup decision in a year": {"pending": {"frames": [[1], [0, 0, 1, 0, 0, 0, 0, 0]], "marks": []}},
    "an end with a decision": {"over": True, "pending": {"frames": [[1], [6, 0, 1, 0, 0, 0, 0, 0]], "marks": []}},
    "a setup that asks nothing": {"year": 0},
    "a combat nowhere": in_combat(fight="T99.s"),
    "food of a third side": in_combat(eaten={"guest": 1}),
    "more food than anybody has": in_combat(attacker_food=99),
    "an unknown rider": in_combat(riders=["horse"]),
    "a card that was not played": in_combat(card="move"),
    "no card": in_combat(card=None),
    "an unknown number": in_combat(luck=3),
    "work without frames": {"pending": {"act": {}}},
    "a number that names no card": {
        "pending": {"frames": [[1], [6, 0, 1, 0, 0, 0, 0, 0]], "marks": [], "act": {"card": 120}}
    },
}


@pytest.mark.parametrize("written", BROKEN.values(), ids=BROKEN)
def test_a_position_that_contradicts_itself_is_refused(written):
    with pytest.raises(BadPosition):
        GAME.load(written)
