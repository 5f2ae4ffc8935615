"""Every card: what it does (tables 12.4 and 12.5), when it can be played (table 12.3) (R83 to R95, E35 to E43)."""

import pytest

from longhouse.games.northgard.tables import DATA, FACE_IDS, FACE_OF, FAME_OF, FLASH, PILE_OF

from .stage import (
    area,
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
FOE = {"units": {"t7": 1}, "hand": ["unrest"]}
"""Somebody far away who can do nothing."""

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


# Recruit.

RECRUITS = {"recruit": 1, "town_hall": 1, "town_hall_up": 2, "bear_awakens": 2, "stag": 1}
LANDS = {"units": {"t3": 1, "t6": 1}}


def units(table, seat=0):
    return player(table, seat)["units"]


def recruit_all(table, place=None):
    """Place as many as offered, in one territory if there is a choice."""
    while decision(table) == "recruit":
        offered = keys(table, "recruit:")
        choose(table, f"recruit:{place}" if f"recruit:{place}" in offered else offered[0])


@pytest.mark.parametrize(("card", "number"), RECRUITS.items())
def test_r50_recruit_in_own_territories(card, number):
    table = stage(LANDS | {"hand": [card, "unrest"]}, FOE)
    choose(table, f"play:{card}")
    assert keys(table, "recruit") == ["recruit:t3", "recruit:t6"]
    recruit_all(table)
    assert units(table) == 2 + number
    assert is_playable(card, LANDS, FOE)
    assert not is_playable(card, LANDS | {"reserve": 0}, FOE)
    assert is_playable(card, {}, FOE)  # R52


def test_r54_recruitment_puts_both_into_one_territory():
    table = stage(LANDS | {"hand": ["recruitment", "unrest"]}, FOE)
    choose(table, "play:recruitment", "recruit:t6")
    assert keys(table) == ["recruit:t6", "stop-recruiting"]
    choose(table, "recruit:t6")
    assert force(table, "t6") == (0, 3)


def test_r54_recruitment_can_be_played_after_another_recruit_action():
    table = stage(LANDS | {"hand": ["town_hall", "recruitment", "unrest"]}, FOE)
    choose(table, "play:town_hall", "recruit:t3")
    assert "play:recruitment" in keys(table)
    choose(table, "play:recruitment")
    assert keys(table) == ["recruit:t3", "recruit:t6"]


def test_r54_mercenary_own_or_neutral():
    table = stage(LANDS | {"hand": ["mercenary", "unrest"]}, FOE)
    choose(table, "play:mercenary")
    assert set(keys(table)) == {f"recruit:t{number}" for number in range(1, 12) if number != 7}
    choose(table, "recruit:t8")
    assert force(table, "t8") == (0, 1)


def test_r54_outpost_own_or_neutral_in_one_territory():
    table = stage(LANDS | {"hand": ["outpost", "unrest"]}, FOE)
    choose(table, "play:outpost", "recruit:t9")
    assert keys(table) == ["recruit:t9", "stop-recruiting"]
    choose(table, "recruit:t9")
    assert force(table, "t9") == (0, 2)


def test_r54_allies_from_the_wild_in_neutral_land():
    table = stage(LANDS | {"hand": ["allies_wild", "unrest"]}, FOE)
    choose(table, "play:allies_wild")
    assert "recruit:t3" not in keys(table)
    choose(table, "recruit:t1", "recruit:t2")
    assert "recruit:t1" in keys(table)
    choose(table, "recruit:t1")
    assert (force(table, "t1"), force(table, "t2"), units(table)) == ((0, 2), (0, 1), 5)


def test_r54_raven_mercenaries_may_pay_two_for_a_third():
    me = LANDS | {"clan": "raven", "hand": ["raven_mercenaries", "unrest"], "wood": 1, "lore": 1}
    table = stage(me, FOE)
    choose(table, "play:raven_mercenaries", "recruit:t9", "recruit:t9")
    assert keys(table) == ["pay:wood+lore", "no"]
    choose(table, "pay:wood+lore")
    assert (force(table, "t9"), goods(table)) == ((0, 3), (0, 0, 0))


@pytest.mark.parametrize("less", [{"wood": 0}, {"reserve": 2}])
def test_r54_raven_mercenaries_asks_only_if_it_can_be_done(less):
    me = LANDS | {"clan": "raven", "hand": ["raven_mercenaries", "unrest"], "wood": 1, "lore": 1} | less
    table = stage(me, FOE)
    choose(table, "play:raven_mercenaries", "recruit:t9", "recruit:t9")
    assert decision(table) == "turn"
    assert force(table, "t9") == (0, 2)


@pytest.mark.parametrize(("card", "most"), [("hunters", {"t4": 1, "t5": 1}), ("woodcutters", {"t4": 1, "t8": 1})])
def test_r55_as_many_as_icons(card, most):
    table = stage({"units": {"t4": 1, "t5": 1, "t8": 1}, "hand": [card, "unrest"]}, FOE)
    choose(table, f"play:{card}")
    assert set(keys(table)) == {f"recruit:{place}" for place in most}
    recruit_all(table)
    assert units(table) == 3 + sum(most.values())
    assert all(force(table, place) == (0, 1 + number) for place, number in most.items())


def test_r55_loremasters_counts_carved_stones():
    me = {"units": {"t6": 1, "t9": 1, "t3": 1}, "buildings": {"T22.w": "stone"}, "hand": ["loremasters", "unrest"]}
    table = stage(me, FOE)
    choose(table, "play:loremasters")
    recruit_all(table)
    assert (force(table, "t6"), force(table, "t9"), force(table, "t3")) == ((0, 2), (0, 2), (0, 1))
    assert not is_playable("loremasters", {"units": {"t3": 1}}, FOE)


def test_r53_r55_e42_hunters_with_a_training_camp():
    me = {"units": {"t5": 1, "t4": 1}, "buildings": {"T32.n": "silo", "T16.n": "camp"}, "reserve": 3}
    table = stage(me | {"hand": ["hunters", "unrest"]}, FOE)
    choose(table, "play:hunters", "recruit:t5", "recruit:t5", "recruit:t4")
    assert (force(table, "t5"), force(table, "t4"), player(table)["reserve"]) == ((0, 3), (0, 2), 0)
    table = stage(me | {"hand": ["hunters", "unrest"]}, FOE)
    choose(table, "play:hunters", "recruit:t5", "recruit:t4", "stop-recruiting")
    assert (force(table, "t5"), force(table, "t4"), player(table)["reserve"]) == ((0, 3), (0, 2), 0)


def test_r55_call_to_war_in_each_territory_next_to_an_enemy():
    table = stage({"clan": "wolf", "units": {"t3": 1, "t6": 1, "t8": 1}, "hand": ["call_to_war", "unrest"]}, FOE)
    choose(table, "play:call_to_war")
    assert keys(table) == ["recruit:t6", "recruit:t8"]
    recruit_all(table)
    assert (force(table, "t6"), force(table, "t8"), force(table, "t3")) == ((0, 2), (0, 2), (0, 1))
    assert not is_playable("call_to_war", {"units": {"t3": 1}}, FOE)


def test_r55_e41_osmosis_open_land_or_printed_wood():
    me = {"units": {"t3": 1, "t6": 1, "t1": 1}, "buildings": {"T22.w": "lodge"}, "hand": ["osmosis", "unrest"]}
    table = stage(me, FOE)
    table.open[table.root[area("t4")]] = 0
    choose(table, "play:osmosis")
    assert units(table) == 4  # t1 only, once
    closed_wood = stage({"units": {"t4": 1, "t6": 1}, "hand": ["osmosis", "unrest"]}, FOE)
    closed_wood.open[closed_wood.root[area("t4")]] = 0
    choose(closed_wood, "play:osmosis")
    assert (force(closed_wood, "t4"), force(closed_wood, "t6")) == ((0, 2), (0, 1))
    assert not is_playable("osmosis", {"units": {"t3": 1}}, FOE)


def test_r55_osmosis_at_most_three_different_territories():
    table = stage({"units": {"t1": 1, "t2": 1, "t4": 1, "t8": 1}, "hand": ["osmosis", "unrest"]}, FOE)
    choose(table, "play:osmosis", "recruit:t1")
    assert "recruit:t1" not in keys(table)
    recruit_all(table)
    assert units(table) == 7


# Move.

MOVES = {
    "move": (1, 0),
    "bear": (1, 0),
    "snake": (1, 0),
    "wolf": (1, 0),
    "militia": (2, 0),
    "intimidate": (2, 0),
    "shieldbearers": (2, 0),
    "bodyguard": (1, 1),
    "axe_throwers": (2, 0),
    "grizzled": (2, 2),
    "warriors": (2, 1),
    "infiltration": (3, 0),
    "incursion": (4, 0),
    "heroic_charge": (3, 1),
}
"""Move points, points in each combat."""


@pytest.mark.parametrize(("card", "points"), [(card, points) for card, (points, _) in MOVES.items()])
def test_r60_move_points_of_each_card(card, points):
    table = stage({"units": {"t3": 1}, "hand": [card, "unrest"], "clan": "boar"}, FOE)
    choose(table, f"play:{card}")
    made = 0
    while decision(table) in ("move-from", "move-to"):
        if decision(table) == "move-from":
            choose(table, keys(table, "from")[0])
        else:
            choose(table, "to:t3" if "to:t3" in keys(table) else "to:t1")
            made += 1
    assert made == points


@pytest.mark.parametrize(("card", "bonus"), [(card, bonus) for card, (_, bonus) in MOVES.items()])
def test_r103_points_of_each_card_in_combat(card, bonus):
    table = stage({"units": {"t3": 3}, "hand": [card, "unrest"], "clan": "boar"}, FOE | {"units": {"t1": 3}})
    heard = finish(table, f"play:{card}", "to:t1", "go:3", dice=[1, 1])
    assert heard.one("settled")["attack"] == 3 + bonus + 2 + (card == "axe_throwers")
    assert heard.one("settled")["defence"] == 5


def test_12_3_a_move_needs_an_affordable_step():
    assert is_playable("move", {"units": {"t3": 1}}, FOE)
    assert not is_playable("move", {}, FOE)
    # T20 has nothing but a rough border, and its northern land touches nothing else.
    lonely = {"T00": (0, 0, 0), "T20": (0, -1, 0)}
    for card, can in (("move", False), ("militia", True), ("wolf", True)):
        assert is_playable(card, {"units": {"T20.n": 1}}, {"hand": ["unrest"]}, tiles=lonely) == can


# Explore.

SHORT = {"T00": (0, 0, 0)}
OPEN = {"units": {"T00.n": 2}}


@pytest.mark.parametrize(
    ("card", "drawn"),
    [("explore", 1), ("scouts", 1), ("raven", 2), ("scout_camp_up", 2), ("lay_of_the_land", 3), ("huginn_muninn", 1)],
)
def test_r46_how_many_tiles_are_drawn(card, drawn):
    table = stage(OPEN | {"hand": [card, "unrest"], "clan": "stag"}, {"hand": ["unrest"]}, tiles=SHORT)
    heard = choose(table, f"play:{card}", tiles=["T02", "T10", "T28"][:drawn])
    assert [one["tile"] for one in heard.all("tile_drawn")] == ["T02", "T10", "T28"][:drawn]
    if drawn > 1:
        assert keys(table) == ["tile:T02", "tile:T10", "tile:T28"][:drawn]
        choose(table, "tile:T10")
        assert look(table)["under"] == ["T02", "T28"][: drawn - 1]


@pytest.mark.parametrize(
    "card", ["explore", "scouts", "raven", "scout_camp", "scout_camp_up", "rangers", "lay_of_the_land"]
)
def test_r43_exploring_needs_open_own_land_and_a_tile(card):
    assert is_playable(card, {"units": {"t5": 1}}, FOE)
    assert not is_playable(card, {"units": {"t3": 1}}, FOE)
    assert not is_playable(card, {"units": {"t5": 1}}, FOE, pile=[])


def test_r43_huginn_and_muninn_explore_from_anywhere():
    assert is_playable("huginn_muninn", {"units": {"t3": 1}}, FOE)
    assert is_playable("huginn_muninn", {}, FOE)
    assert not is_playable("huginn_muninn", {}, FOE, pile=[])
    table = stage({"units": {"T00.n": 1}, "hand": ["huginn_muninn"]}, {"hand": ["unrest"]}, tiles=SHORT)
    choose(table, "play:huginn_muninn", tiles=["T10"])
    assert sorted(keys(table)) == ["cell:-1,0", "cell:0,-1", "cell:0,1", "cell:1,0"]


def test_r49_scout_camp_may_redraw_once():
    table = stage(OPEN | {"hand": ["scout_camp"]}, {"hand": ["unrest"]}, tiles=SHORT)
    choose(table, "play:scout_camp", tiles=["T02"])
    assert keys(table) == ["keep-tile", "redraw"]
    heard = choose(table, "redraw", tiles=["T10"])
    assert heard.one("tile_drawn") == {"tile": "T10"}
    assert look(table)["under"] == ["T02"]
    assert decision(table) in ("explore-cell", "explore-rotation")


def test_r49_lay_of_the_land_collects_the_icons_of_the_tile():
    table = stage(OPEN | {"hand": ["lay_of_the_land"], "clan": "stag"}, {"hand": ["unrest"]}, tiles=SHORT)
    choose(table, "play:lay_of_the_land", "tile:T20", tiles=["T02", "T20", "T28"])
    assert goods(table) == (1, 0, 1)


def test_r49_rangers_may_explore_twice():
    table = stage(OPEN | {"hand": ["rangers", "unrest"], "clan": "stag"}, {"hand": ["unrest"]}, tiles=SHORT)
    choose(table, "play:rangers", "turn:0", tiles=["T02"])
    assert keys(table) == ["part:explore", "part:stop"]
    choose(table, "part:explore", tiles=["T10"])
    finish(table)
    assert len(look(table)["tiles"]) == 3


def test_r49_rangers_may_stop_after_one():
    table = stage(OPEN | {"hand": ["rangers", "unrest"], "clan": "stag"}, {"hand": ["unrest"]}, tiles=SHORT)
    choose(table, "play:rangers", "turn:0", "part:stop", tiles=["T02"])
    assert len(look(table)["tiles"]) == 2


# Build.


@pytest.mark.parametrize(
    ("card", "small", "large"),
    [
        ("build", 1, 3),
        ("villager_tools", 1, 3),
        ("goat", 1, 3),
        ("simple_living", 0, 2),
        ("boar", 0, 2),
        ("industrious", 1, 3),
    ],
)
def test_r71_what_building_costs(card, small, large):
    for wood in range(4):
        me = {"units": {"t8": 1}, "hand": [card, "unrest"], "wood": wood, "clan": "stag"}
        table = stage(me, FOE)
        if wood < small:
            assert f"play:{card}" not in keys(table)
            continue
        choose(table, f"play:{card}")
        assert ("build:forge@T13.a" in keys(table)) == (wood >= large)
        choose(table, "build:silo@T16.s" if "build:silo@T16.s" in keys(table) else "build:silo@T22.n")
        assert goods(table)[1] == wood - small


def test_r74_e39_goat_may_build_a_second_of_a_type():
    me = {"clan": "goat", "units": {"t8": 1}, "wood": 3, "buildings": {"T22.n": "silo"}}
    tiles = {"T00": (0, 0, 0), "T13": (1, 0, 0), "T05": (2, 0, 1)}
    table = stage(me | {"hand": ["build", "goat", "unrest"]}, FOE)
    assert "silo" not in str(keys(after(table, "play:build")))
    two = {"clan": "goat", "units": {"T13.a": 1}, "wood": 3, "buildings": {"T13.a": "forge"}}
    table = stage(two | {"hand": ["goat", "unrest"]}, {"hand": ["unrest"]}, tiles=tiles)
    choose(table, "play:goat", "build:forge@T05.s")
    assert goods(table) == (2, 0, 0)


def after(table, *chosen):
    other = table.copy()
    choose(other, *chosen)
    return other


def test_r78_carpentry_one_or_two_of_them_one_small():
    me = {"units": {"t8": 1, "t2": 1, "t3": 1}, "wood": 9, "hand": ["carpentry", "unrest"], "clan": "stag"}
    table = stage(me, FOE)
    choose(table, "play:carpentry", "build:forge@T13.a")
    assert not any("fort" in key or "forge" in key or "altar" in key for key in keys(table))
    choose(table, "build:silo@T02.n")
    assert (goods(table)[1], decision(table)) == (5, "turn")
    table = stage(me, FOE)
    choose(table, "play:carpentry", "build:silo@T02.n")
    assert "build:forge@T13.a" in keys(table)
    choose(table, "stop-building")
    assert goods(table)[1] == 8


def test_r78_e40_amenities_needs_no_space():
    me = {"units": {"t7": 1}, "wood": 1, "hand": ["amenities", "unrest"], "clan": "stag"}
    table = stage(me, {"units": {"t3": 1}, "hand": ["unrest"]})
    choose(table, "play:amenities")
    assert keys(table) == [f"build:{kind}*t7" for kind in ("silo", "lodge", "tower", "camp", "stone")]
    choose(table, "build:stone*t7")
    assert look(table)["territories"]["T22.e"]["icons"] == {"food": 0, "wood": 0, "lore": 1}
    assert goods(table)[1] == 0


def test_r78_amenities_builds_large_ones_as_usual_and_no_second_of_a_type():
    me = {
        "units": {"t8": 1},
        "wood": 3,
        "hand": ["amenities", "unrest"],
        "buildings": {"T22.n": "silo"},
        "clan": "stag",
    }
    table = stage(me, FOE)
    choose(table, "play:amenities")
    assert set(keys(table)) == {
        *(f"build:{kind}@T13.a" for kind in ("fortress", "forge", "altar")),
        *(f"build:{kind}*t8" for kind in ("lodge", "tower", "camp", "stone")),
    }


def test_r78_glory_collects_before_or_after():
    me = {"clan": "stag", "units": {"t8": 1}, "wood": 3, "hand": ["glory", "unrest"]}
    table = stage(me, FOE)
    choose(table, "play:glory", "build:lodge@T22.n")
    assert keys(table) == ["part:before", "part:after", "part:stop"]
    assert goods(after(table, "part:before")) == (0, 3, 1)
    assert goods(after(table, "part:after")) == (0, 4, 1)
    assert goods(after(table, "part:stop")) == (0, 2, 0)


def test_r78_glory_may_be_paid_with_the_wood_collected_first():
    me = {"clan": "stag", "units": {"t8": 1}, "wood": 2, "hand": ["glory", "unrest"]}
    table = stage(me, FOE)
    choose(table, "play:glory")
    assert "build:forge@T13.a" in keys(table)
    heard = choose(table, "build:forge@T13.a")
    assert heard.forced[0] == "part:before"
    assert goods(table) == (0, 0, 1)
    assert is_playable("glory", me | {"wood": 0, "hand": []}, FOE)
    assert not is_playable("glory", me | {"wood": 0, "hand": [], "units": {"t3": 1}}, FOE)


def test_r78_industrious_villagers_may_replace_a_building():
    me = {"clan": "goat", "units": {"t8": 1, "t3": 1}, "wood": 1, "buildings": {"T13.a": "forge"}}
    table = stage(me | {"hand": ["industrious", "unrest"]}, FOE)
    choose(table, "play:industrious", "build:silo@T02.n")
    assert set(keys(table)) == {
        *(f"rebuild:T02.n>{kind}" for kind in ("lodge", "tower", "camp")),
        *(f"rebuild:T13.a>{kind}" for kind in ("fortress", "altar")),
        "no",
    }
    choose(table, "rebuild:T13.a>altar")
    assert (goods(table), look(table)["buildings"]["T13.a"]) == ((1, 0, 0), "altar")
    assert (look(table)["tokens"]["forge"], look(table)["tokens"]["altar"]) == (7, 6)


# Collect.


@pytest.mark.parametrize(
    ("card", "gained"), [("fishing", (3, 0, 0)), ("wood_monopoly", (0, 3, 0)), ("lore_mastery", (0, 0, 2))]
)
def test_r87_collecting(card, gained):
    table = stage({"hand": [card, "unrest"]}, FOE)
    choose(table, f"play:{card}")
    assert goods(table) == gained


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
    assert alone.kaija_at == -1


def test_r88_conqueror_ignores_towers_and_fortresses_all_year():
    them = {
        "units": {"t8": 2},
        "buildings": {"T13.a": "fortress", "T22.n": "tower", "T16.s": "camp"},
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
    assert (table.kaija_free, units(table)) == (0, 3)


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


def test_q23_emptying_a_territory_is_no_combat():
    table = stage({"clan": "stag", "units": {"t6": 1}, "hand": ["plunder", "unrest"]}, FOE)
    choose(table, "play:plunder")
    assert fame(table) == 0
