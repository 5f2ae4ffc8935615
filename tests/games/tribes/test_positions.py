"""Positions as JSON: written down and read again, filled in, and refused when they contradict themselves."""

import json

import pytest

from longhouse.core.chance import FastChance
from longhouse.core.errors import BadPosition, BadSetting
from longhouse.core.playout import playout

from .positions import GAME, at, choose, deal, decision, keys, look, player, stage, tile, walk

TABLES = [
    (2, {"max_cycles": 8}),
    (3, {"max_cycles": 5, "collect_limit": "one_per_tile_per_turn", "mountain_rule": "range", "start_warriors": 3}),
    (4, {"max_cycles": 4, "camp_protection_limit": 2, "cavalry_counts_as_attack": False, "farm_price": "printed"}),
    (2, {"max_cycles": 6, "cavalry": False, "campsite_protection": False, "start_warriors": 0}),
]


@pytest.mark.parametrize(("players", "settings"), TABLES)
def test_every_position_of_a_game_survives_being_written_down(players, settings):
    table = deal(players, FastChance(50), **settings)
    seen = set()
    for number, (seat, _) in enumerate(walk(table, 7)):
        again = rewritten(table)
        assert again.options(seat) == table.options(seat)
        seen.add(decision(table))
        if number % 10 == 0:
            for side in (*range(players), None):
                assert look(again, side) == look(table, side)
    assert GAME.result(rewritten(table)) == GAME.result(table)
    assert {"start", "card", "turn", "orient", "campsite"} <= seen


def rewritten(table):
    """The same position, through JSON."""
    again = GAME.load(json.loads(json.dumps(table.dump())))
    assert again.dump() == table.dump()
    assert again.deciding() == table.deciding()
    return again


@pytest.mark.parametrize(("players", "settings"), TABLES)
def test_play_goes_on_alike_from_what_was_written(players, settings):
    table = deal(players, FastChance(4), **settings)
    for number, _ in enumerate(walk(table, 3)):
        if number % 60 == 59:
            one, two = table.copy(), GAME.load(table.dump())
            playout(one, FastChance(5))
            playout(two, FastChance(5))
            assert two.dump() == one.dump()


CORNER = "A1 feather:E, A2 plain, A3 plain"
WON = ("attack:A5>B5:6+chief",)
RARE = {
    "relocate": (
        "A5 plain, B5 plain, E5 camp, E6 camp",
        "A5 0 6 chief, B5 1 2 chief",
        [*WON, "take:hide", "room:none"],
    ),
    "retreat": (f"{CORNER}, E5 camp, E6 camp", "A1 0 chief, A2 1 1", ["retreat"]),
    "take": ("A5 plain, B5 plain", "A5 0 2 chief, B5 1 2 chief", ["attack:A5>B5:2+chief"]),
    "room": ("A5 plain, B5 plain", "A5 0 6 chief, B5 1 2 chief", [*WON, "take:gold"]),
    "beaten": ("A5 plain, B5 plain, E5 plain, E6 plain", "A5 0 3 chief", ["attack:A5>B5:3"]),
    "orient-start": (
        "A5 plain, B5 plain",
        "A5 0 7 chief, B5 1 2 chief",
        [*WON, "take:hide", "room:none", "relocate:A1"],
    ),
    "orient-start of a retreat": (CORNER, "A1 0 chief, A2 1 1, A3 1 1", ["retreat", "relocate:J5"]),
    "orient": ("A5 plain", "A5 0 6 chief", ["move:A5>B5:2+chief"]),
}


@pytest.mark.parametrize("name", RARE)
def test_rare_decisions_survive_being_written_down(name):
    land, tribes, chosen = RARE[name]
    cavalry = ["B5", "B5"] if name == "beaten" else []
    table = stage(land, tribes, items=["stick 2, stone, feather, axe", "hide, gold"], cavalry=cavalry)
    choose(table, *chosen, tiles=["T085"])
    assert decision(table) == name.partition(" ")[0]
    again = rewritten(table)
    for seat in (0, 1, None):
        assert look(again, seat) == look(table, seat)
    playout(table, FastChance(1))
    playout(again, FastChance(1))
    assert again.dump() == table.dump()


def test_a_game_that_was_won_in_a_battle_survives_being_written_down():
    """R86: both chiefs are off the map for good."""
    ready = ["trophy.hide", "trophy.wagon", "trophy.gold"]
    table = stage("A5 plain, B5 plain", "A5 0 2 chief, B5 1 2 chief", horses=[10, 10], trophies=[ready, ready])
    choose(table, "attack:A5>B5:2+chief")
    again = rewritten(table)
    assert again.is_over()
    assert GAME.result(again).ranks == (1, 2)


# What a person writes.


EXAMPLE = {
    "players": 2,
    "land": {"A1": "T001", "B1": "T021:NE", "C1": "T076"},
    "tribes": {"A1": {"seat": 0, "warriors": 6, "chief": True}, "C1": {"seat": 1, "warriors": 6, "chief": True}},
    "seats": [{"items": {"stick": 2}, "card": "trail"}, {"card": "raid"}],
    "turn": {"seat": 0},
}


def other(**changed):
    """The example with some fields of its own."""
    return EXAMPLE | changed


def test_the_example_of_the_docstring():
    table = GAME.load(EXAMPLE)
    assert (at(table, "A1"), at(table, "C1")) == ("0 6 chief", "1 6 chief")
    assert [tile(table, cell) for cell in ("A1", "B1", "C1")] == ["T001:-", "T021:NE", "T076:-"]
    assert (player(table)["reserve"], player(table)["items"]["stick"]) == (2, 2)
    assert (look(table)["turn"], look(table)["doing"]["steps"], look(table)["doing"]["chief_steps"]) == (0, 4, 3)
    assert "collect:indian" in keys(table)


def test_a_tile_lies_as_printed_unless_it_is_written():
    table = GAME.load(other(land=EXAMPLE["land"] | {"E5": "T022", "F5": "T029:W", "G5": "T033:E/S", "H5": "T030"}))
    assert [tile(table, cell) for cell in ("E5", "F5", "G5", "H5")] == ["T022:NS", "T029:W", "T033:E/S", "T030:N"]


def test_without_a_turn_everybody_is_about_to_choose_a_card():
    table = GAME.load({name: value for name, value in EXAMPLE.items() if name not in ("turn", "seats")})
    assert (decision(table), table.deciding()) == ("card", (0, 1))
    assert player(table)["hand"] == ["camp", "raid", "trail", "journey", "scouts"]
    table = GAME.load({name: value for name, value in other(round=3).items() if name not in ("turn", "seats")})
    assert [len(player(table, seat)["hand"]) for seat in (0, 1)] == [3, 3]


def test_a_card_that_was_chosen_lies():
    table = GAME.load({name: value for name, value in other(seats=[{}, {"chosen": "raid"}]).items() if name != "turn"})
    assert table.deciding() == (0,)
    choose(table, "card:camp")
    assert look(table)["players"][1]["card"] == "raid"


def test_hands_are_as_large_as_the_round_leaves_them():
    for number in range(1, 6):
        table = GAME.load(other(round=number))
        assert [len(player(table, seat)["hand"]) for seat in (0, 1)] == [5 - number] * 2
        assert "trail" not in player(table)["hand"]


def test_the_turns_of_the_others_follow():
    land = EXAMPLE["land"] | {"J5": "T091"}
    tribes = EXAMPLE["tribes"] | {"J5": {"seat": 2, "chief": True}}
    table = GAME.load(other(players=3, land=land, tribes=tribes, spirit=1, turn={"seat": 2}))
    seats = []
    while look(table)["round"] == 1:
        seats.append(look(table)["turn"])
        choose(table, "end")
    assert seats == [2, 0]


def test_a_started_turn():
    table = GAME.load(other(turn={"seat": 0, "steps": 1, "attacked": True}))
    doing = look(table)["doing"]
    assert (doing["steps"], doing["chief_steps"], doing["attacked"]) == (1, 1, True)


FRAMES = {
    "nothing": [[1]],
    "an unknown kind": [[2], [13, 0, 1, 0, 0, 0, 0, 0], [15, 0, 2, 0, 0, 0, 0, 0]],
    "an owner who does not play": [[2], [13, 0, 1, 0, 0, 0, 0, 0], [4, 2, 2, 0, 0, 0, 0, 0]],
    "a turn of somebody else": [[2], [13, 0, 1, 0, 0, 0, 0, 0], [4, 1, 2, 0, 0, 0, 0, 0]],
    "a turn without an end": [[1], [4, 0, 1, 0, 0, 0, 0, 0]],
    "a turn that is answered": [[3], [13, 0, 1, 0, 0, 0, 0, 0], [14, 1, 2, 0, 0, 0, 0, 0], [4, 0, 3, 0, 1, 0, 0, 0]],
    "a turn that is left out": [[2], [13, 0, 1, 0, 0, 0, 0, 0], [4, 0, 2, 0, 0, 0, 0, 0]],
    "two turns of one player": [[3], [13, 0, 1, 0, 0, 0, 0, 0], [14, 0, 2, 0, 0, 0, 0, 0], [4, 0, 3, 0, 0, 0, 0, 0]],
    "a Campsite with another card": [
        [3],
        [13, 0, 1, 0, 0, 0, 0, 0],
        [14, 1, 2, 0, 0, 0, 0, 0],
        [11, 0, 3, 0, 0, 0, 0, 0],
    ],
    "two at the same time": [[2], [13, 0, 1, 0, 0, 0, 0, 0], [14, 1, 2, 0, 0, 0, 0, 0], [4, 0, 2, 0, 0, 0, 0, 0]],
    "a choice of cards in a turn": [[1], [3, 0, 1, 0, 0, 0, 0, 0], [3, 1, 1, 0, 0, 0, 0, 0]],
    "a start cell in a cycle": [[2], [12, 0, 1, 0, 0, 0, 0, 0], [0, 0, 2, 0, 0, 0, 0, 0]],
    "cavalry in a round": [[2], [13, 0, 1, 0, 0, 0, 0, 0], [2, 0, 2, 0, 0, 0, 0, 0]],
}
TURN = [[3], [13, 0, 1, 0, 0, 0, 0, 0], [14, 1, 2, 0, 0, 0, 0, 0], [4, 0, 3, 0, 0, 0, 0, 0]]
ON_TOP = {
    "a relocation of a chief on the map": [6, 0, 4, 0, 0, 0, 0, 0],
    "a retreat of nobody shut in": [7, 0, 4, 0, 0, 0, 0, 0],
    "an item taken from oneself": [8, 0, 4, 0, 0, 0, -1, 0],
    "an item taken from nobody": [8, 0, 4, 0, 0, 3, -1, 0],
    "room for an item that is none": [9, 0, 4, 0, 0, 9, 1, 0],
    "room for a third stick": [9, 0, 4, 0, 0, 2, 1, 0],
    "a third cavalry man": [10, 0, 4, 0, 0, 2, 1, 0],
    "a cavalry man beaten by somebody else": [10, 1, 4, 0, 0, 0, 1, 0],
    "a battle off the map": [10, 0, 4, 0, 0, 0, 100, 0],
    "a tile that nobody has discovered": [5, 0, 4, 0, 0, 50, 0, 1],
    "a tile on which somebody stands": [5, 0, 4, 0, 0, 2, 3, 1],
    "a discovery from elsewhere": [5, 0, 4, 0, 0, 1, 9, 1],
    "a discovery by too many": [5, 0, 4, 0, 0, 1, 0, 7],
    "a discovery by nobody": [5, 0, 4, 0, 0, 1, 0, 0],
    "a start tile in a cycle": [1, 0, 4, 0, 0, 1, 0, 0],
}


@pytest.mark.parametrize("frames", FRAMES.values(), ids=FRAMES)
def test_frames_that_cannot_be_are_refused(frames):
    with pytest.raises(BadPosition):
        GAME.load(other(frames=frames))


@pytest.mark.parametrize("frame", ON_TOP.values(), ids=ON_TOP)
def test_a_frame_that_cannot_follow_is_refused(frame):
    assert look(GAME.load(other(frames=TURN)))["turn"] == 0
    with pytest.raises(BadPosition):
        GAME.load(other(frames=[[4], *TURN[1:], frame], land=EXAMPLE["land"] | {"B1": "T021:-"}))


def test_a_discovery_that_can_be_is_played_on():
    """The same frame as those above, with numbers that fit: six warriors step from A1 to B1."""
    land = EXAMPLE["land"] | {"B1": "T021:-"}
    table = GAME.load(other(frames=[[4], *TURN[1:], [5, 0, 4, 0, 0, 1, 0, 6]], land=land))
    assert keys(table) == ["orient:NE", "orient:ES"]
    choose(table, "orient:ES")
    assert (at(table, "A1"), at(table, "B1")) == ("0 0 chief", "0 6")


def seats(*fields):
    return {"seats": [{"card": "trail"} | one for one in (*fields, *[{}] * (2 - len(fields)))]}


def tribes(**there):
    return {"tribes": EXAMPLE["tribes"] | there}


BROKEN = {
    "an unknown field": {"jahr": 3},
    "an unknown field of a seat": seats({"gold": 3}),
    "an unknown field of a tribe": tribes(B1={"seat": 0, "units": 3}),
    "an unknown field of a turn": {"turn": {"seat": 0, "moves": 3}},
    "five players": {"players": 5},
    "one player": {"players": 1},
    "a list": {"seats": 7},
    "round six": {"round": 6},
    "a round without cards": {"round": 0},
    "a cycle after the last": {"cycle": 21},
    "a Spirit Chief who does not play": {"spirit": 2},
    "a cell off the map": {"land": {"K1": "T001"}},
    "a tile that there is not": {"land": {"A1": "T101"}},
    "a tile twice": {"land": EXAMPLE["land"] | {"D1": "T001"}},
    "mountains that a tile has not": {"land": EXAMPLE["land"] | {"D1": "T017:NE"}},
    "mountains left out": {"land": EXAMPLE["land"] | {"D1": "T017:-"}},
    "a pass on a mountain": {"land": EXAMPLE["land"] | {"D1": "T021:NE/N"}},
    "a pass that is no side of the tile": {"land": EXAMPLE["land"] | {"D1": "T021:N/S"}},
    "a side that there is not": {"land": EXAMPLE["land"] | {"D1": "T017:X"}},
    "four mountains in a line": {
        "land": EXAMPLE["land"] | {"C5": "T017:S", "D5": "T018:S", "E5": "T019:S", "F5": "T029:S"}
    },
    "a chain of four": {
        "settings": {"mountain_rule": "range"},
        "land": EXAMPLE["land"] | {"C5": "T017:S", "D5": "T033:ES", "E4": "T019:W"},
    },
    "sealed land": {"land": {"C1": "T001", "B1": "T021:SW", "A2": "T029:N", "D1": "T076"}},
    "a tribe of nobody": tribes(B1={"seat": 2, "warriors": 1}),
    "nine warriors": tribes(B1={"seat": 0, "warriors": 3}),
    "two chiefs": tribes(B1={"seat": 0, "chief": True}),
    "no chief": {"tribes": {"A1": {"seat": 0, "warriors": 6}, "C1": {"seat": 1, "chief": True}}},
    "a tribe where nobody has been": tribes(E5={"seat": 0, "warriors": 1}),
    "cavalry in a camp": {"land": EXAMPLE["land"] | {"D1": "T002"}, "cavalry": ["D1"]},
    "cavalry on a tribe": {"cavalry": ["C1"]},
    "cavalry where nobody has been": {"cavalry": ["E5"]},
    "three cavalry men": {"cavalry": ["B1", "B1", "B1"]},
    "cavalry without cavalry": {"cavalry": ["B1"], "settings": {"cavalry": False}},
    "a start cell inside": seats({"start": "E5"}),
    "a start cell twice": seats({"start": "A1"}, {"start": "A1"}),
    "three of a kind": seats({"items": {"stick": 3}}),
    "five kinds": seats({"items": {"stick": 1, "stone": 1, "axe": 1, "bow": 1, "gold": 1}}),
    "a horse on the donkey": seats({"items": {"horse": 1}}),
    "fewer horses than none": seats({"horses": -1}),
    "a trophy twice": seats({"trophies": ["trophy.gold", "trophy.gold"]}),
    "a card in hand and shown": seats({"hand": ["trail", "raid", "camp", "scouts"]}),
    "a card too few": seats({"hand": ["raid"]}),
    "a card chosen in a turn": seats({"chosen": "raid"}),
    "no card shown in a turn": seats({"card": None}),
    "a wait in a camp by a chief who is in none": seats({}, {"in_camp": 1}),
    "somebody who has won already": seats(
        {"horses": 10, "trophies": ["trophy.gold", "trophy.hide", "trophy.wagon", "trophy.chief"]}
    ),
    "a winner before the end": {"winner": 0},
    "an end without a winner": {"over": True},
    "a winner who has not won": {"over": True, "winner": 0},
    "an end with a decision": {"over": True, "cycle": 20, "round": 5, "frames": TURN},
    "a turn of nobody": {"turn": {"seat": 2}},
    "more steps than the card has": {"turn": {"seat": 0, "steps": 5}},
    "more steps of the chief than the card has": {"turn": {"seat": 0, "chief_steps": 4}},
    "a retreat of a chief who is not shut in": {"turn": {"seat": 0, "may_retreat": True}},
    "a cell collected on that there is not": {"turn": {"seat": 0, "collected": ["A0"]}},
}


@pytest.mark.parametrize("changed", BROKEN.values(), ids=BROKEN)
def test_a_position_that_contradicts_itself_is_refused(changed):
    GAME.load(other())
    with pytest.raises(BadPosition):
        GAME.load(other(**changed))


def test_a_setting_that_there_is_not_is_refused():
    with pytest.raises(BadSetting):
        GAME.load(other(settings={"horses_to_win": 11}))


def test_a_choice_of_the_last_card_is_refused():
    """R15: nobody is asked in the fifth round."""
    asked = {name: value for name, value in other(round=5).items() if name not in ("turn", "seats")}
    with pytest.raises(BadPosition):
        GAME.load(asked)


def test_a_finished_game_loads():
    trophies = ["trophy.gold", "trophy.hide", "trophy.wagon", "trophy.chief"]
    table = GAME.load(other(over=True, winner=1, frames=[[0]], **seats({}, {"horses": 10, "trophies": trophies})))
    assert table.is_over()
    assert GAME.result(table).ranks == (2, 1)
    table = GAME.load({name: value for name, value in other(over=True, cycle=20, round=5).items() if name != "turn"})
    assert GAME.result(table).ranks == (1, 2)
