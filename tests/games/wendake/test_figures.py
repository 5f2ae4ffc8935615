"""An owner of the box corrects a row of data.toml: the game changes, and what no rule can mean is refused by name."""

import pytest

from house.changed_row import played_with
from longhouse.core.components import BadComponent
from longhouse.games.wendake.data import ACTION_IDS, DATA, FLAGS, PROGRESS_IDS
from longhouse.games.wendake.rules.actions import ACTION, action_of
from longhouse.games.wendake.rules.effects import EFFECTS, effect_of
from longhouse.games.wendake.rules.military import majorities
from longhouse.games.wendake.rules.tiles import EFFECT
from longhouse.games.wendake.state import TERRITORY

from .positions import choose, decision, doing, goods, keys, long_house, look, player, position

ROWS = {row["id"]: row for row in DATA["progress"]}


@pytest.fixture(scope="module")
def as_printed():
    return played_with("wendake")


@pytest.mark.parametrize(
    ("figure", "value"),
    [
        *(("warriors", 8), ("women", 8), ("hunters", 6), ("canoes_at_start", 0), ("canoes_at_start", 2)),
        *(("display", 5), ("display", 7), ("economic_goods", 1), ("tile_markers", 2), ("ritual_brings", 3)),
    ],
)
def test_a_number_changes_the_game(as_printed, figure, value):
    changed = played_with("wendake", ("number", figure, {"value": value}))
    assert not changed.startswith("refused")
    assert changed != as_printed


def test_a_border_becomes_a_land_border(as_printed):
    changed = played_with("wendake", ("border", "E|s2", {"land": True}))
    assert not changed.startswith("refused")
    assert changed != as_printed


def test_the_actions_of_a_tile_change_the_game(as_printed):
    assert played_with("wendake", ("tile", "S2", {"actions": ["harvest", "move:2"]})) != as_printed


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("tile", "A01", {"actions": ["hunt", "dance"]}), "A01.actions: 'dance' is none of"),
        (("progress", "P1-2", {"track": "war"}), "P1-2.track: 'war' is none of economic, military"),
        (("progress", "P1-1", {"timing": "dawn"}), "P1-1.timing: 'dawn' is none of any"),
        (("progress", "P1-1", {"move": None, "fly": 1}), "P1-1: fly is not one of move"),
        (("progress", "P1-1", {"timing": "mask_a"}), "P1-1.timing: move works at 'any', not at 'mask_a'"),
        (("progress", "P1-9", {"gain": ["stone"]}), "P1-9.gain: 'stone' is none of vegetable, animal"),
        (("progress", "P2-7", {"exchange": "three"}), "P2-7.exchange: a number is needed, not 'three'"),
        (("territory", "s1", {"flag": "dutch"}), "s1.flag: 'dutch' is none of english, french"),
        (("territory", "s1", {"areas": ["corn", "rice"]}), "s1.areas: 'rice' is none of corn"),
        (("turtle", "women-3", {"tiles": [["joy"]] * 4}), "women-3.tiles: 'joy' is none of economic"),
        (("ghost", "council", {"id": "senate"}), "called 'senate'"),
        (("good", "leather", {"id": "hide"}), "there is no 'leather' among corn"),
        (("tribe", "fox", {"id": "wolf"}), "there is no 'fox' among cayuga"),
        (("tile", "S8", {"id": "S0"}), "'S8' is none of S1"),
        (("number", "women", {"value": 4}), "identical.home: 5 of woman, but there are 4"),
        (("space", "K1", {"groups": [1]}), "sets of masks that fit a space: 66 rows"),
        (
            ("map", "2", {"territories": ["E", "s2", "s1", "s3", "F", "t1", "t2", "t3"]}),
            "map.territories: all territories",
        ),
        (("map", "3", {"homes": ["P", "R", "P"]}), "map 3.homes: P, R, P are not all the Homes"),
        (("border", "E-s1", {"map": "3"}), "E-s1.map: '3' has not both of these territories"),
        (("territory", "E", {"areas": ["beans", "corn"]}), "E.areas: a Home has a vegetable and a beaver"),
        (("progress", "P2-2", {"stay": False}), "P2-2.stay: the word alone says what the tile does"),
    ],
)
def test_a_row_that_means_nothing_is_refused_by_name(change, said):
    assert said in played_with("wendake", change)


# The map: every row counts on the board that it is printed on.

OUTSIDE = [
    (len(board["homes"]), row)
    for board in DATA["map"]
    for row in DATA["territory"]
    if row["id"] in board["territories"] and not row["home"]
]


@pytest.mark.parametrize(("players", "row"), OUTSIDE, ids=lambda one: one["id"] if isinstance(one, dict) else str(one))
def test_r76_allies_stand_wherever_their_flag_is(players, row):
    for flag in FLAGS:
        table = position({"flag": flag}, players=players, guards={row["id"]: {1: 1}})
        won = TERRITORY.names_in(majorities(table, 0, 2, wins_ties=False))
        assert (row["id"] in won) == (row.get("flag") == flag)


@pytest.mark.parametrize(("players", "row"), OUTSIDE, ids=lambda one: one["id"] if isinstance(one, dict) else str(one))
def test_r36_r37_every_area_gives_what_it_shows(players, row):
    idle = look(position(players=players))["players"][0]["yields"]
    for number, good in enumerate(row["areas"], 1):
        worker = "hunter" if good == "beaver" else "woman"
        table = position(players=players, areas={f"{row['id']}.{number}": f"0 {worker}"})
        yields = look(table)["players"][0]["yields"]
        if good == "beaver":
            assert yields["hunt"] == idle["hunt"] + 1
        else:
            assert yields["harvest"].get(good, 0) == idle["harvest"].get(good, 0) + 1


# Progress tiles: one word, one figure.


@pytest.fixture
def change_tile():
    """Give a tile another figure in its row, for the time of a test."""
    printed = list(EFFECT)

    def change(tile, **fields):
        EFFECT[PROGRESS_IDS.index(tile)] = effect_of(ROWS[tile] | fields)

    yield change
    EFFECT[:] = printed


def test_every_word_is_on_some_tile():
    assert {word for row in DATA["progress"] for word in row if word in EFFECTS} == set(EFFECTS)


def test_a_tile_does_one_thing():
    with pytest.raises(BadComponent, match="P1-1: move, heal is not one of"):
        effect_of(ROWS["P1-1"] | {"heal": 1})


def test_steps_of_p1_1(change_tile):
    change_tile("P1-1", move=4)
    table = position({"progress": ["P1-1"]})
    choose(table, "use:P1-1")
    assert look(table)["doing"]["steps"] == 4


def test_goods_of_p1_9(change_tile):
    change_tile("P1-9", gain=["beaver", "vegetable"])
    table = position({"progress": ["P1-9"], "goods": {}})
    choose(table, "use:P1-9")
    assert goods(table) == {"beaver": 1}
    assert keys(table) == ["gain:corn", "gain:beans", "gain:pumpkin"]


def test_goods_of_p3_9(change_tile):
    change_tile("P3-9", gain=["beaver", "beaver", "animal"])
    table = position({"progress": ["P3-9"], "goods": {}})
    choose(table, "use:P3-9")
    assert goods(table) == {"beaver": 2}
    assert keys(table) == ["gain:leather", "gain:fish"]


@pytest.mark.parametrize("row", DATA["progress"], ids=lambda row: row["id"])
def test_r67_r68_a_tile_scores_its_level_on_its_track(row):
    tracks = {"economic": 4, "military": 1, "ritual": 2, "mask": 3}
    rich = dict.fromkeys(("corn", "beans", "pumpkin", "leather", "fish"), 9)
    table = doing("trade", {"goods": rich, "tracks": tracks}, market=[row["id"]])
    choose(table, "stop-exchanging", f"buy:{row['id']}")
    if decision(table) == "pay":
        choose(table, keys(table)[0])
    track = {"lowest": "military", "highest": "economic"}.get(row["track"], row["track"])
    tracks["economic"] += row["level"]
    tracks[track] += row["level"]
    assert player(table)["tracks"] == tracks


def test_goods_of_p1_10(change_tile):
    change_tile("P1-10", spend="vegetable")
    table = position({"progress": ["P1-10"], "goods": {"fish": 1}})
    assert "use:P1-10" not in keys(table)
    table = position({"progress": ["P1-10"], "goods": {"corn": 1}})
    assert "use:P1-10" in keys(table)


def test_points_of_p2_4(change_tile):
    change_tile("P2-4", balance=2)
    table = position({"progress": ["P2-4"], "tracks": {"ritual": 2}})
    choose(table, "use:P2-4", "balance:ritual>mask")
    assert decision(table) == "balance"


def test_exchanges_of_p2_7(change_tile):
    change_tile("P2-7", exchange=2)
    table = position({"progress": ["P2-7"], "goods": {"corn": 9}})
    choose(table, "use:P2-7")
    assert look(table)["doing"]["exchanges"] == 2


def test_natives_of_p3_4(change_tile):
    change_tile("P3-4", heal=2)
    table = position({"progress": ["P3-4"]})
    choose(table, "use:P3-4", "bring:woman", "bring:woman")
    assert long_house(table) == {"warrior": 2, "hunter": 2}


def test_tiles_of_p3_7(change_tile):
    change_tile("P3-7", turn_tiles=2)
    table = position({"progress": ["P3-7"]})
    choose(table, "use:P3-7", "turn:1")
    assert decision(table) == "turn-tile"


def test_exchanges_of_p1_8(change_tile):
    change_tile("P1-8", more_exchanges=3)
    table = doing("trade", {"progress": ["P1-8"], "goods": {"corn": 9}, "canoes": 1})
    choose(table, "use:P1-8")
    assert look(table)["doing"]["exchanges"] == 1 + 3


def test_cards_of_p1_5(change_tile):
    change_tile("P1-5", draw=3)
    table = doing("mask", {"progress": ["P1-5"]})
    choose(table, "use:P1-5")
    assert look(table)["doing"]["cards"] == 3


def test_points_of_p3_5(change_tile):
    change_tile("P3-5", score=4)
    table = doing("mask", {"progress": ["P3-5"]})
    choose(table, "draw:deck", "use:P3-5")
    assert player(table)["tracks"]["mask"] == 4


def test_discount_of_p1_7(change_tile):
    change_tile("P1-7", discount=2)
    me = {"progress": ["P1-7"], "goods": {"corn": 1, "fish": 1, "leather": 1}}
    table = doing("trade", me, market=["P1-1"])
    choose(table, "stop-exchanging", "buy:P1-1", "use:P1-7")
    assert keys(table) == ["pay:0-0-corn", "pay:0-1-none", "pay:1-0-none"]


def test_natives_and_points_of_p3_3(change_tile):
    change_tile("P3-3", assemble=2, bonus=3)
    table = doing("ritual", {"progress": ["P3-3"]})
    choose(table, "use:P3-3")
    assert look(table)["doing"]["natives"] == 2 + 2
    heard = choose(table, "bring:woman", "bring:hunter", "bring:warrior", "bring:woman")
    assert heard.told(0, "counted")[0]["bonus"] == 3


# Actions.


def test_there_is_an_object_for_every_action():
    assert len(ACTION) == len(ACTION_IDS)
    with pytest.raises(BadComponent, match="there is no action 'dance'"):
        action_of("dance")
