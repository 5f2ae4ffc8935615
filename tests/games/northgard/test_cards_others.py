"""Cards that touch hands and figures of others: what they do and when they can be played (R67, R85 to R89, E61)."""

import pytest

from .positions import (
    FOE,
    after,
    cards_in,
    choose,
    decider,
    decision,
    fame,
    finish,
    force,
    goods,
    is_playable,
    keys,
    look,
    player,
    stage,
)

ANN, BEN, CID = range(3)


# Hands of others.


def test_r85_spy_looks_and_discards():
    them = FOE | {"hand": ["feast", "move", "build"]}
    table = stage(
        {"hand": ["spy", "unrest"], "draw": ["recruit"]}, them, FOE | {"hand": ["explore"], "units": {"t9": 1}}
    )
    choose(table, "play:spy")
    assert keys(table) == ["opponent:1", "opponent:2"]
    heard = choose(table, "opponent:1")
    assert [one["card"] for one in heard.told(ANN, "looked")] == ["move", "build", "feast"]
    assert heard.told(BEN, "looked") == heard.told(CID, "looked") == heard.told(None, "looked") == []
    assert sorted(keys(table)) == ["take:build", "take:feast", "take:move"]
    assert look(table, ANN)["players"][BEN]["known_hand"] == ["move", "build", "feast"]
    assert look(table, CID)["players"][BEN]["known_hand"] == []
    choose(table, "take:build")
    assert (cards_in(table, "discard", BEN), cards_in(table, "hand")) == (["build"], ["recruit", "unrest"])


@pytest.mark.parametrize("card", ["spy", "ancestral_curse", "veiled_threats"])
def test_12_3_an_opponents_card_or_a_draw(card):
    nobody = {"units": {"t7": 1}}
    assert is_playable(card, {}, FOE)
    assert is_playable(card, {"draw": ["move"]}, nobody)
    assert not is_playable(card, {}, nobody)


def test_r85_ancestral_curse_in_turn_order():
    table = stage(
        {"hand": ["move", "build"], "units": {"t3": 1}},
        {"hand": ["ancestral_curse", "unrest"], "draw": ["feast"], "units": {"t7": 1}},
        {"hand": ["recruit", "explore"], "units": {"t9": 1}},
        turn=BEN,
    )
    choose(table, "play:ancestral_curse")
    assert (decider(table), keys(table)) == (CID, ["discard:recruit", "discard:explore"])
    choose(table, "discard:explore")
    assert decider(table) == ANN
    choose(table, "discard:move")
    assert [cards_in(table, "discard", seat) for seat in (ANN, CID)] == [["move"], ["explore"]]
    assert cards_in(table, "hand", BEN) == ["feast", "unrest"]


def test_r85_veiled_threats_random_discard_or_draw():
    table = stage({"hand": ["veiled_threats", "unrest"], "draw": ["feast"]}, FOE | {"hand": ["move", "build"]})
    choose(table, "play:veiled_threats")
    assert keys(table) == ["part:discard", "part:draw"]
    drawn = after(table, "part:draw")
    assert cards_in(drawn, "hand") == ["feast", "unrest"]
    heard = choose(table, "part:discard", random_discard=[1])
    assert cards_in(table, "discard", BEN) == ["build"]
    assert heard.told(None, "discarded") == [{"seat": {"seat": BEN}, "card": "build"}]
    assert cards_in(table, "hand") == ["unrest"]


def test_r85_rapacious_discard_or_give_two_resources():
    me = {"clan": "snake", "hand": ["rapacious", "unrest"], "units": {"t3": 1}}
    table = stage(me, FOE | {"hand": ["move", "build"], "food": 1, "wood": 2}, FOE | {"hand": [], "units": {"t9": 1}})
    heard = choose(table, "play:rapacious", "take:build")
    assert (decider(table), keys(table)) == (BEN, ["give-in", "give:food+wood", "give:wood+wood"])
    assert heard.told(BEN, "chose_card")[0]["card"] == "build"
    assert "card" not in heard.told(CID, "chose_card")[0]
    given = after(table, "give:food+wood")
    assert (goods(given, ANN), goods(given, BEN)) == ((1, 1, 0), (0, 1, 0))
    assert cards_in(given, "hand", BEN) == ["build", "move"]
    choose(table, "give-in")
    assert cards_in(table, "discard", BEN) == ["build"]


def test_r85_rapacious_must_discard_if_unable():
    table = stage(
        {"clan": "snake", "hand": ["rapacious", "unrest"], "units": {"t3": 1}},
        FOE | {"hand": ["move", "build"], "food": 1},
    )
    heard = choose(table, "play:rapacious", "take:build")
    assert "give-in" in heard.forced
    assert not is_playable("rapacious", {"clan": "snake", "draw": ["move"]}, {"units": {"t7": 1}})


def test_r85_negotiation_takes_from_the_discard_pile_or_draws():
    table = stage({"hand": ["negotiation", "unrest"], "draw": ["feast"], "discard": ["move", "build"]}, FOE)
    choose(table, "play:negotiation")
    assert keys(table) == ["part:take", "part:draw"]
    assert cards_in(after(table, "part:draw"), "hand") == ["feast", "unrest"]
    choose(table, "part:take")
    assert keys(table) == ["take:move", "take:build"]
    choose(table, "take:build")
    assert (cards_in(table, "hand"), cards_in(table, "discard")) == (["build", "unrest"], ["move"])
    assert look(table, BEN)["players"][ANN]["known_hand"] == ["build"]
    assert not is_playable("negotiation", {}, FOE)
    assert is_playable("negotiation", {"draw": ["move"]}, FOE)


# Units of others.


def test_r86_plunder_removes_a_unit_next_door_and_draws():
    me = {"clan": "wolf", "units": {"t6": 1}, "hand": ["plunder", "unrest"], "draw": ["feast"]}
    table = stage(me, FOE | {"units": {"t7": 2, "t4": 1}})
    heard = choose(table, "play:plunder")
    assert heard.one("removed_unit") == {"seat": 0, "opponent": 1, "territory": "t7"}
    assert (force(table, "t7"), player(table, BEN)["reserve"]) == ((1, 1), 12)
    assert cards_in(table, "hand") == ["feast", "unrest"]


def test_r56_r86_capture_adds_an_own_unit_that_is_not_recruited():
    me = {"units": {"t6": 1, "t3": 1}, "hand": ["capture", "unrest"], "draw": ["feast"], "buildings": {"T02.n": "camp"}}
    table = stage(me, FOE)
    choose(table, "play:capture")
    assert force(table, "t7")[0] == -1
    assert keys(table) == ["recruit:t3", "recruit:t6"]
    choose(table, "recruit:t3")
    assert (force(table, "t3"), cards_in(table, "hand")) == ((0, 2), ["unrest"])


def test_r86_capture_without_a_reserve_only_removes():
    table = stage({"units": {"t6": 1}, "reserve": 0, "hand": ["capture", "unrest"]}, FOE)
    choose(table, "play:capture")
    assert (decision(table), force(table, "t7")[0]) == ("turn", -1)


def test_r86_raiding_party_anywhere_and_a_resource_shown_there():
    me = {"clan": "raven", "units": {"t3": 1}, "hand": ["raiding_party", "unrest"]}
    table = stage(me, FOE | {"units": {"t8": 2, "t9": 1}})
    choose(table, "play:raiding_party")
    assert keys(table) == ["victim:t8", "victim:t9"]
    choose(table, "victim:t8")
    assert keys(table) == ["resource:wood", "resource:lore"]
    choose(table, "resource:wood")
    assert (goods(table), force(table, "t8")) == ((0, 1, 0), (1, 1))


@pytest.mark.parametrize("card", ["plunder", "capture", "raiding_party"])
def test_12_3_a_victim_is_needed(card):
    near, far = {"units": {"t6": 1}}, {"units": {"t3": 1}}
    assert is_playable(card, near, FOE)
    assert is_playable(card, far, FOE) == (card == "raiding_party")
    assert not is_playable(card, near, {"hand": ["unrest"]})


@pytest.mark.parametrize("card", ["plunder", "capture", "raiding_party"])
def test_r86_q13_a_unit_goes_before_kaija(card):
    bear = {"clan": "bear", "units": {"t7": 1}, "kaija": "t7", "hand": ["unrest"]}
    table = stage({"units": {"t6": 1}, "hand": [card, "unrest"], "reserve": 0}, bear)
    choose(table, f"play:{card}")
    assert look(table)["territories"]["T22.e"]["kaija"]
    assert force(table, "t7") == (1, 0)
    alone = stage({"units": {"t6": 1}, "hand": [card, "unrest"], "reserve": 0}, bear | {"units": {}})
    choose(alone, f"play:{card}")
    assert force(alone, "t7")[0] == -1
    assert alone.dump()["kaija"] is None


def test_r88_conqueror_ignores_towers_and_fortresses_all_year():
    them = {
        "units": {"t8": 2},
        "buildings": {"T13.a": "fortress", "T22.n": "tower"},
        "unfit": {"T16.s": "camp"},
        "hand": ["unrest"],
    }
    me = {"units": {"t11": 3}, "hand": ["conqueror", "warriors", "unrest"]}
    for conquers in (False, True):
        table = stage(me, them)
        heard = finish(table, *["play:conqueror"] * conquers, "play:warriors", "to:t8", "go:3", dice=[1, 1])
        settled = heard.one("settled")
        assert settled["defence"] == 2 + 2 + (0 if conquers else 2)
        assert settled["on_attacker"] == (0 if conquers else 1)


def test_12_3_conqueror_once_a_year():
    table = stage({"hand": ["conqueror", "legendary_heroes", "unrest"]}, FOE)
    choose(table, "play:conqueror")
    assert "play:legendary_heroes" not in keys(table)


def test_q23_emptying_a_territory_is_no_combat():
    me = {"clan": "stag", "units": {"t6": 1}, "hand": ["enemy_secrets", "unrest"]}
    table = stage(me, FOE | {"played": ["plunder"]})
    choose(table, "play:enemy_secrets")
    assert (fame(table), force(table, "t7")[0]) == (0, -1)


# Hidden Ways and Bribery.


def test_r67_hidden_ways_to_any_open_territory():
    me = {"units": {"t3": 3}, "hand": ["hidden_ways", "unrest"]}
    table = stage(me, FOE)
    choose(table, "play:hidden_ways")
    assert set(keys(table)) == {f"to:t{number}" for number in (1, 2, 4, 5, 7, 8, 9, 10, 11)}
    choose(table, "to:t9", "go:2")
    assert (force(table, "t9"), force(table, "t3")) == ((0, 2), (0, 1))


def test_r67_hidden_ways_into_an_enemy_territory_is_a_combat_without_bonus():
    table = stage({"units": {"t3": 3}, "hand": ["hidden_ways", "unrest"], "clan": "wolf"}, FOE)
    heard = finish(table, "play:hidden_ways", "to:t7", "go:3", dice=[1, 1])
    assert heard.one("settled")["attack"] == 5
    assert (force(table, "t7"), goods(table)) == ((0, 3), (1, 0, 0))  # Q25


def test_12_3_hidden_ways_needs_a_figure():
    assert is_playable("hidden_ways", {"units": {"t3": 1}}, FOE)
    assert not is_playable("hidden_ways", {}, FOE)


def test_r89_e61_bribery_makes_units_attack():
    table = stage(
        {"hand": ["bribery", "unrest"], "units": {"t2": 1}},
        FOE | {"units": {"t6": 3}},
        FOE | {"units": {"t7": 1}, "food": 1},
    )
    choose(table, "play:bribery", "from:t6", "to:t7", "go:2")
    assert decider(table) == CID  # Ben has no food to give
    heard = finish(table, "eat:0", dice=[1])
    assert heard.one("settled")["winner"] == "attacker"
    assert (force(table, "t7"), force(table, "t6")) == ((1, 2), (1, 1))


def test_r89_bribery_joins_own_land_and_may_attack_the_briber():
    table = stage({"hand": ["bribery", "unrest"], "units": {"t1": 1}}, FOE | {"units": {"t6": 3, "t7": 1}})
    choose(table, "play:bribery", "from:t6")
    assert {"to:t7", "to:t1", "to:t8"} <= set(keys(table))
    joined = after(table, "to:t7", "go:1")
    assert (force(joined, "t7"), force(joined, "t6")) == ((1, 2), (1, 2))
    heard = finish(table, "to:t1", "go:2", dice=[1, 1])
    assert heard.one("settled")["winner"] == "attacker"
    assert force(table, "t1") == (1, 2)


def test_r89_bribery_never_moves_kaija():
    bear = {"clan": "bear", "kaija": "t7", "hand": ["unrest"]}
    assert not is_playable("bribery", {"units": {"t3": 1}}, bear)
    assert is_playable("bribery", {"units": {"t3": 1}}, bear | {"units": {"t7": 1}})
