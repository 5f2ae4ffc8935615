"""What a question says: the land, the creature and the card it is about; how many resources; who wins by land."""

import pytest

from longhouse.core.text import Text

from .beasts import phase
from .fights import fight
from .positions import GAME, LAND, choose, decider, decision, keys, look, stage

FOE = {"units": {"t1": 1}, "hand": ["unrest"]}


def asks(table, name):
    """The arguments of the open question, which must be of this name."""
    found, message = GAME.prompt(table, decider(table))
    assert found == name
    return message.args


def test_a_card_is_named_only_while_it_is_being_resolved():
    table = stage({"units": {"t5": 3}, "hand": ["fishing", "unrest"]}, FOE, row=["spy", "militia"])
    choose(table, "play:fishing", "pass")
    doing = look(table)["doing"]
    assert doing["decision"] == "pick"
    assert "card" not in doing
    assert "effect" not in doing


def test_a_creature_that_may_go_either_way():
    table, _ = phase({"units": {"t3": 2, "t10": 2}}, at={"c_draugr": "t5"}, first=1)
    expected = {"creature": "c_draugr", "territory": LAND["t5"]}
    assert asks(table, "creature-tie") == expected
    assert expected.items() <= look(table)["doing"].items()


def test_creatures_that_may_be_attacked():
    me = {"units": {"t8": 4, "t6": 1}, "food": 2, "hand": ["warriors", "unrest"]}
    table = stage(me, FOE, creatures_at={"c_bear": "t8", "c_wolf": "t6", "c_draugr": "t2"})
    choose(table, "play:warriors")
    while decision(table) != "attack-creature":
        choose(table, "stop-moving")
    assert asks(table, "attack-creature") == {"territory": [LAND["t6"], LAND["t8"]]}
    choose(table, "attack:c_wolf.1")
    assert asks(table, "attack-creature") == {"territory": [LAND["t8"]]}


def test_a_fight_against_a_creature():
    me = {"units": {"t8": 4}, "food": 2, "hand": ["warriors", "unrest"]}
    table = stage(me, FOE, creatures_at={"c_bear": "t8"})
    choose(table, "play:warriors", "attack:c_bear.6")
    expected = {"creature": "c_bear", "territory": LAND["t8"]}
    assert asks(table, "creature-food") == expected
    assert expected.items() <= look(table)["doing"].items()


def test_a_creatures_die_is_not_a_players():
    me = {"units": {"t8": 4}, "food": 2, "hand": ["warriors", "unrest"]}
    table = stage(me, FOE, creatures_at={"c_bear": "t8"})
    heard = choose(table, "play:warriors", "attack:c_bear.6", "eat:2", dice=[5, 4])
    assert heard.all("rolled") == [{"seat": 0, "face": "F5"}]
    assert heard.all("creature_rolled") == [{"creature": "c_bear", "face": "F4"}]


def test_a_retreat():
    # The attackers lose in t5 and have several ways out.
    me = {"units": {"t6": 2}, "hand": ["move", "unrest"]}
    table = stage(me, {"units": {"t5": 6}, "hand": ["unrest"]})
    choose(table, "play:move", "to:t5", "go:2", dice=[1, 1])
    assert asks(table, "retreat") == {"territory": LAND["t5"]}
    assert look(table)["doing"]["territory"] == LAND["t5"]


def test_a_choice_of_the_die():
    table, _ = fight(3, 2, dice=[3])
    assert asks(table, "attacker-face") == {"territory": LAND["t8"]}


@pytest.mark.parametrize("card", ["capture", "raiding_party"])
def test_a_victim(card):
    me = {"clan": "raven", "units": {"t5": 1}, "hand": [card, "unrest"]}
    table = stage(me, {"units": {"t8": 2, "t6": 2}, "hand": ["unrest"]})
    choose(table, f"play:{card}")
    assert asks(table, "victim") == {"card": card}


def test_a_resource_of_a_raid():
    me = {"clan": "raven", "units": {"t5": 1}, "hand": ["raiding_party", "unrest"]}
    table = stage(me, {"units": {"t8": 2, "t6": 2}, "hand": ["unrest"]})
    choose(table, "play:raiding_party", "victim:t8")
    assert asks(table, "resource") == {"territory": LAND["t8"]}


def test_what_scorched_earth_takes():
    snake = {"clan": "snake", "units": {"t6": 1}, "hand": ["unrest"]}
    table = stage(snake, {"units": {"t8": 1}, "passed": True}, scorched="t8", row=["spy"])
    choose(table, "pass")
    assert asks(table, "scorch-take") == {"territory": LAND["t8"]}
    assert look(table)["doing"]["territory"] == LAND["t8"]


# Resources of a kind are counted.


@pytest.mark.parametrize(
    ("key", "resources"),
    [
        ("trade:food+food+wood>lore", ["food_2", "wood"]),
        ("trade:lore+lore+lore>food", "lore_3"),
        ("trade:food+wood+lore>food", ["food", "wood", "lore"]),
        ("pay:wood+wood", "wood_2"),
        ("give:food+lore", ["food", "lore"]),
    ],
)
def test_equal_resources_are_one_word(key, resources):
    label = GAME.codec.option(GAME.codec.code(key)).label
    assert label.args["resources"] == resources


@pytest.mark.parametrize(
    ("locale", "expected"),
    [("en", "Trade 2 food and 1 wood for 1 lore"), ("fr", "Échanger 2 nourritures et 1 bois contre 1 savoir")],
)
def test_a_trade_reads_well(locale, expected):
    label = GAME.codec.option(GAME.codec.code("trade:food+food+wood>lore")).label
    assert Text(locale, GAME.folder / "text").say(label, ["Ann", "Ben"], 0) == expected


# Domination.


@pytest.mark.parametrize(
    ("chosen", "needed"), [({}, 3), ({"teams": True}, 5), ({"fame_only": True}, None), ({"years": 10}, None)]
)
def test_r135_r170_r175_how_many_strongholds_win(chosen, needed):
    table = stage(*[{"hand": ["unrest"]}] * 4, **chosen)
    assert look(table)["strongholds_needed"] == needed
    assert keys(table)
