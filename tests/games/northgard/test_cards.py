"""Every card there is (tables 12.4 and 12.5); feasts, copies, cards that are never played (R91 to R95, E36 to E38)."""

import pytest

from longhouse.games.northgard.data import DATA, FACE_IDS, FACE_OF, FAME_OF, FLASH, PILE_OF

from .positions import (
    FOE,
    after,
    choose,
    decider,
    decision,
    finish,
    force,
    goods,
    is_playable,
    keys,
    look,
    player,
    stage,
)

ANN, BEN = range(2)


# The tables.

FLASH_CARDS = [
    "bear",
    "bear_awakens",
    "boar",
    "goat",
    "raven",
    "raiding_party",
    "snake",
    "stolen_lore",
    "stag",
    "annexation",
    "wolf",
    "plunder",
    "scouts",
    "town_hall",
    "militia",
    "villager_tools",
    "bodyguard",
    "fishing",
    "lore_mastery",
    "conqueror",
    "market_place_up",
    "town_hall_up",
    "wood_monopoly",
    "bribery",
    "legendary_heroes",
    "capture",
]
FAME_1 = [
    "town_hall",
    "merchant",
    "recruitment",
    "mercenary",
    "scout_camp",
    "simple_living",
    "hunters",
    "outpost",
    "market_place_up",
    "rangers",
    "woodcutters",
    "town_hall_up",
    "trading_post",
    "allies_wild",
    "loremasters",
    "cunning_merchant",
]
FAME_2 = [
    "negotiation",
    "scouts",
    "villager_tools",
    "spy",
    "fishing",
    "lore_mastery",
    "carpentry",
    "conqueror",
    "ancestral_curse",
    "amenities",
    "wood_monopoly",
    "legendary_heroes",
    "veiled_threats",
]
FAME_3 = ["industrious", "defensive_strategy", "huginn_muninn", "bribery", "capture"]
EARLY = [
    "negotiation",
    "scouts",
    "town_hall",
    "merchant",
    "militia",
    "villager_tools",
    "recruitment",
    "market_place",
    "mercenary",
    "intimidate",
    "feast_dev",
    "scout_camp",
    "shieldbearers",
    "bodyguard",
    "simple_living",
    "future_sight",
]
ADVANCED = [
    "spy",
    "fishing",
    "axe_throwers",
    "lore_mastery",
    "industrious",
    "defensive_strategy",
    "enemy_secrets",
    "hunters",
    "outpost",
    "hidden_ways",
    "carpentry",
    "conqueror",
    "huginn_muninn",
    "market_place_up",
    "grizzled",
    "trading_post_up",
    "ancestral_curse",
    "rangers",
    "scout_camp_up",
    "trade_routes",
    "woodcutters",
    "infiltration",
    "town_hall_up",
    "amenities",
    "wood_monopoly",
    "bribery",
    "incursion",
    "heroic_charge",
    "trading_post",
    "legendary_heroes",
    "allies_wild",
    "loremasters",
    "warriors",
    "cunning_merchant",
    "capture",
    "veiled_threats",
]


def test_12_4_12_5_how_many_cards_there_are():
    piles = {pile: PILE_OF.count(pile) for pile in PILE_OF}
    assert piles == {
        "start": 5,
        "initial": 7,
        "upgrade": 14,
        "early": 16,
        "advanced": 36,
        "achievement": 7,
        "unrest": 1,
    }
    assert [row["id"] for row in DATA["card"] if row["pile"] == "early"] == EARLY
    assert [row["id"] for row in DATA["card"] if row["pile"] == "advanced"] == ADVANCED
    faces = [FACE_IDS[number] for number in FACE_OF]
    assert faces.count("feast") == 10
    assert faces.count("unrest") == 10
    assert len(faces) == 30 + 21 + 16 + 36 + 7 + 10


def test_12_4_12_5_which_cards_have_flash():
    assert sorted(card for card, flash in zip(FACE_IDS, FLASH, strict=True) if flash) == sorted(FLASH_CARDS)


def test_r14_fame_is_printed_on_development_cards_only():
    printed = {card: int(number) for card, number in zip(FACE_IDS, FAME_OF, strict=True) if number > 0}
    assert printed == dict.fromkeys(FAME_1, 1) | dict.fromkeys(FAME_2, 2) | dict.fromkeys(FAME_3, 3)


# Feast and Teamwork.


@pytest.mark.parametrize("card", ["feast", "feast_dev"])
def test_d70_feast_is_one_of_four(card):
    me = {"units": {"t5": 2}, "wood": 1, "hand": [card, "unrest"], "clan": "stag"}
    table = stage(me, FOE)
    choose(table, f"play:{card}")
    assert keys(table) == ["part:recruit", "part:move", "part:explore", "part:build"]
    for part, key in (("move", "move-to"), ("explore", "explore-rotation"), ("build", "build")):
        assert decision(after(table, f"part:{part}")) == key
    choose(table, "part:recruit")
    assert (force(table, "t5"), decision(table)) == ((0, 3), "turn")


def test_r20_e38_feast_offers_only_what_can_do_something():
    table = stage({"clan": "goat", "units": {"t3": 1}, "hand": ["feast", "unrest"]}, FOE)
    choose(table, "play:feast")
    assert keys(table) == ["part:recruit", "part:move"]
    assert not is_playable("feast", {"reserve": 0}, FOE)


def test_feast_works_after_a_harvest():
    table = stage(
        {"units": {"t3": 1}, "hand": ["unrest"], "active": ["feast", "feast"]},
        {"units": {"t7": 1}, "passed": True},
        row=["spy"],
        first=BEN,
    )
    choose(table, "pass")
    while decider(table) != ANN:
        choose(table, keys(table)[0])
    choose(table, "play:feast")
    assert keys(table) == ["part:recruit", "part:move"]


def test_r158_teamwork_is_two_different_parts():
    me = {"clan": "goat", "units": {"t5": 2}, "wood": 1, "hand": ["teamwork", "unrest"]}
    table = stage(me, FOE)
    choose(table, "play:teamwork", "part:recruit")
    assert keys(table) == ["part:move", "part:explore", "part:build", "part:stop"]
    choose(table, "part:move", "to:t1", "go:1")
    assert (decision(table), force(table, "t1"), force(table, "t5")) == ("turn", (0, 1), (0, 2))


def test_r158_teamwork_may_stop_after_one():
    me = {"clan": "goat", "units": {"t5": 2}, "hand": ["teamwork", "unrest"]}
    table = stage(me, FOE)
    choose(table, "play:teamwork", "part:recruit", "part:stop")
    assert (decision(table), force(table, "t5")) == ("turn", (0, 3))


# Copying.


def test_r91_e36_legendary_heroes_copies_what_was_played():
    me = {
        "units": {"t3": 4},
        "played": ["grizzled"],
        "active": ["build"],
        "hand": ["legendary_heroes", "unrest"],
        "wood": 3,
    }
    table = stage(me, FOE | {"units": {"t1": 2}})
    heard = choose(table, "play:legendary_heroes")
    assert heard.forced[0] == "copy:grizzled"
    heard = finish(table, "to:t1", "go:4", dice=[1, 1])
    assert heard.one("settled")["attack"] == 4 + 2 + 2


def test_r92_e36_enemy_secrets_copies_any_card_of_a_neighbours_active_area():
    them = {"units": {"t3": 4}, "played": ["grizzled"], "active": ["build"], "hand": ["unrest"]}
    me = {"units": {"t5": 2}, "hand": ["enemy_secrets", "unrest"], "wood": 1}
    far = {"units": {"t9": 1}, "active": ["fishing"], "hand": ["unrest"]}
    table = stage(me, them, far)
    choose(table, "play:enemy_secrets")
    assert keys(table) == ["copy:build", "copy:grizzled"]
    choose(table, "copy:build", "build:silo@T32.n")
    assert look(table)["buildings"] == {"T32.n": "silo"}


def test_r93_stolen_lore_copies_from_the_land_of_the_token():
    me = {"clan": "snake", "units": {"t2": 1}, "hand": ["stolen_lore", "unrest"]}
    them = {"units": {"t9": 1}, "active": ["fishing"], "hand": ["unrest"]}
    table = stage(me, them, scorched="t9")
    choose(table, "play:stolen_lore")
    assert goods(table) == (3, 0, 0)
    assert not is_playable("stolen_lore", {"clan": "snake", "units": {"t2": 1}}, them)
    assert not is_playable("stolen_lore", {"clan": "snake", "units": {"t2": 1}}, them, scorched="t5")


@pytest.mark.parametrize(
    "card", ["legendary_heroes", "stolen_lore", "defensive_strategy", "warlord", "unrest", "explore"]
)
def test_r94_what_cannot_be_copied(card):
    them = {"units": {"t6": 1}, "active": [card], "hand": ["unrest"]}
    assert not is_playable("enemy_secrets", {"units": {"t3": 1, "t7": 1}}, them, pile=[])


def test_r94_parts_that_need_a_clan_do_nothing():
    them = {"clan": "bear", "units": {"t6": 1}, "played": ["bear_awakens"], "hand": ["unrest"], "kaija": "t6"}
    table = stage({"units": {"t7": 1}, "hand": ["enemy_secrets", "unrest"]}, them)
    finish(table, "play:enemy_secrets")
    assert (table.dump()["kaija_awake"], player(table)["units"]) == (0, 3)


def test_q27_the_copiers_own_clan_power_applies():
    them = {"units": {"t6": 1}, "played": ["build"], "hand": ["unrest"]}
    table = stage(
        {"clan": "goat", "units": {"t3": 1}, "hand": ["enemy_secrets", "unrest"], "wood": 1},
        them | {"units": {"t5": 1}},
    )
    choose(table, "play:enemy_secrets", "build:silo@T02.n")
    assert goods(table) == (1, 0, 0)


def test_q37_a_copied_card_does_not_use_up_the_card_without_flash():
    me = {"units": {"t3": 1}, "played": ["recruit"], "hand": ["legendary_heroes", "move", "unrest"]}
    table = stage(me, FOE)
    choose(table, "play:legendary_heroes")
    assert keys(table) == ["play:move", "end"]


# Future Sight.


def test_r95_future_sight_takes_a_card_of_the_row_now():
    table = stage({"hand": ["future_sight", "legendary_heroes", "unrest"]}, FOE, row=["spy", "capture"])
    heard = choose(table, "play:future_sight", "pick:spy")
    assert heard.one("took") == {"seat": 0, "card": "spy"}
    assert player(table)["on_top"] == ["spy"]
    assert decider(table) == BEN  # Legendary Heroes could only copy it, and once a year is enough


def test_12_3_future_sight_needs_a_row():
    assert is_playable("future_sight", {}, FOE, row=["spy"])
    assert not is_playable("future_sight", {}, FOE)


@pytest.mark.parametrize(
    "card",
    [
        "defensive_strategy",
        "unrest",
        "builder",
        "explorer",
        "food_trader",
        "wood_trader",
        "scholar",
        "trapper",
        "warlord",
    ],
)
def test_12_3_cards_that_are_never_played(card):
    assert not is_playable(card, {"units": {"t5": 3}, "wood": 3, "draw": ["move"]}, FOE)
