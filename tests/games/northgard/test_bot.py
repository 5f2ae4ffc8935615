"""What the greedy bot does in positions with a plain answer, and whole games of it."""

import pytest

from longhouse import bots
from longhouse.bots.outlook import SeatOutlook
from longhouse.core.chance import FastChance
from longhouse.games.northgard.judging import win_chance

from .positions import GAME, choose, deal, decider, decision, figures, keys, look, position, set_open, stage, units


def wish(table, seed=1):
    """What the bot would choose, as a key."""
    seat = decider(table)
    code = bots.make("greedy", seed).choose(SeatOutlook(GAME, table, seat))
    return next(key for key, option in zip(keys(table), table.options(seat), strict=True) if option == code)


def play_turn(table, **wishes):
    """Let the bot play until the next turn is to be taken; what was heard, step by step."""
    heard = [choose(table, wish(table), **wishes)]
    while not table.is_over() and decision(table) != "turn":
        heard.append(choose(table, wish(table), **wishes))
    return heard


def play_until(table, question):
    """Let the bot play until something is asked."""
    while decision(table) != question:
        choose(table, wish(table))


def is_heard(steps, kind, **where):
    """Whether something happened in one of the steps."""
    return any(step.all(kind, **where) for step in steps)


MEETING = {"t2": "0 3", "t5": "0 3", "t9": "1 4"}

# Section 13 of the rules text: how often so many attackers beat 1 to 5 defenders.
ODDS = {
    1: [0.25, 0.06, 0.0, 0.0, 0.0],
    2: [0.81, 0.36, 0.06, 0.0, 0.0],
    3: [1.0, 0.78, 0.36, 0.14, 0.03],
    4: [1.0, 0.94, 0.64, 0.36, 0.14],
    5: [1.0, 1.0, 0.86, 0.64, 0.36],
    6: [1.0, 1.0, 0.97, 0.86, 0.64],
}


@pytest.mark.parametrize("attackers", ODDS)
def test_the_odds_of_a_combat(attackers):
    chances = [win_chance(attackers, attackers, defenders, defenders, 0, 0) for defenders in range(1, 6)]
    assert [round(chance, 2) for chance in chances] == ODDS[attackers]


def test_towers_and_shields_change_the_odds():
    plain = win_chance(2, 4, 2, 2, 0, 0)
    assert win_chance(2, 4, 2, 2, 1, 0) < plain
    assert win_chance(2, 4, 2, 2, 1, 1) == plain


# Turns.


def test_a_hopeless_attack_is_not_made():
    table = position({"hand": ["move"]}, {}, units={"t2": "0 1", "t1": "1 5"})
    assert keys(table, "play") == ["play:move"]
    assert wish(table) == "pass"


def test_a_safe_attack_is_made_with_enough_units():
    table = position({"hand": ["move"]}, {}, units={"t2": "0 5", "t1": "1 1"})
    assert is_heard(play_turn(table), "combat", territory="t1")


def test_a_hand_without_use_is_passed():
    table = position({"hand": ["unrest"]}, {}, units={"t2": "0 3", "t9": "1 3"})
    assert wish(table) == "pass"


def test_a_useful_hand_is_not_thrown_away():
    table = position({"hand": ["explore", "recruit", "unrest"]}, {}, units={"t2": "0 3", "t9": "1 3"})
    assert wish(table).startswith("play:")


def test_lore_upgrades_the_deck_at_the_price_of_a_dead_card():
    table = position(
        {"clan": "stag", "hand": ["unrest"], "resources": {"lore": 3, "food": 3}}, {}, units={"t2": "0 3", "t9": "1 3"}
    )
    assert wish(table).startswith("upgrade:unrest>")


def test_a_choice_does_not_depend_on_what_the_seat_cannot_know():
    """The opponent's hand is dealt anew: the same weights for the same view."""
    table = position(
        {"hand": ["move", "explore", "feast"], "resources": {"lore": 2}}, {"hand": ["move", "build"]}, units=MEETING
    )
    other = table.determinize(0, FastChance(7))
    assert wish(other) == wish(table)
    options = table.options(0)
    weights = [GAME.knowledge.weigh(world, 0, options, FastChance(1)) for world in (table, other)]
    assert weights[0] == weights[1]


def test_weighing_leaves_the_position_as_it_was():
    table = position({"hand": ["explore"]}, {}, units=MEETING)
    choose(table, "play:explore", tiles=["T12"])
    before = table.dump()
    GAME.knowledge.weigh(table, 0, table.options(0), FastChance(1))
    assert table.dump() == before


# What it used to do wrong.


def test_with_wood_in_store_a_silo_is_built_and_no_lodge():
    """It used to hoard wood: one more lodge every year, and twelve wood in the seventh."""
    table = stage(
        {"hand": ["build"], "units": {"t10": 6}, "resources": {"wood": 8, "food": 1}}, {"units": {"t9": 1}}, year=4
    )
    assert is_heard(play_turn(table), "built", building="silo")


def test_a_forge_is_built_while_there_are_years_to_use_it():
    """It used to build Altars only."""
    rich = {"hand": ["build"], "units": {"t8": 4}, "resources": {"wood": 3, "food": 3}}
    assert is_heard(play_turn(stage(rich, {"units": {"t9": 1}}, year=2)), "built", building="forge")
    assert is_heard(play_turn(stage(rich, {"units": {"t9": 1}}, year=6)), "built", building="altar")


TWO_STRONGHOLDS = {
    "hand": ["move"],
    "units": {"t4": 1, "t10": 1, "t1": 4},
    "unfit": {"T02.s": "fortress", "T32.s": "forge"},
    "resources": {"food": 3, "wood": 3},
}


def two_strongholds(me=None, *others, **rest):
    table = stage(TWO_STRONGHOLDS | (me or {}), *(others or ({"units": {"t9": 1}},)), **rest)
    set_open(table, 0, "t4", "t10")
    return table


def test_with_two_strongholds_it_goes_where_the_third_may_stand():
    """It used to sit at two for years: other land looked as good as land with room for a large building."""
    table = two_strongholds()
    set_open(table, 1, "t2")
    choose(table, "play:move", "from:t1")
    assert {"to:t2", "to:t6"} <= set(keys(table))
    assert wish(table) == "to:t2"


def test_without_strongholds_closed_land_is_as_good():
    table = stage({"hand": ["move"], "units": {"t1": 4}, "resources": {"food": 3}}, {"units": {"t9": 1}})
    set_open(table, 1, "t2")
    choose(table, "play:move")
    assert wish(table) != "to:t2"


def test_units_that_can_be_fed_are_recruited():
    """It used to stay at six units to the end, and to pass for the better card of the row instead."""
    table = stage(
        {"hand": ["recruit"], "units": {"t10": 6}, "resources": {"food": 2}},
        {"units": {"t9": 1}, "hand": ["move"]},
        row=["huginn_muninn", "grizzled"],
    )
    assert wish(table) == "play:recruit"


def test_a_leader_about_to_win_by_strongholds_is_attacked():
    """Three strongholds win at the end of the year: two against two is worth it then, and only then."""
    leader = {"units": {"t3": 2, "t4": 2, "t8": 1}, "unfit": {"T00.n": "altar", "T02.s": "forge", "T13.a": "altar"}}
    me = {"hand": ["move"], "units": {"t1": 3, "t9": 1}, "resources": {"food": 1}}
    calm = stage(me, {"units": leader["units"], "passed": True})
    assert not is_heard(play_turn(calm), "combat")
    table = stage(me, leader | {"passed": True})
    set_open(table, 0, "t3", "t4", "t8")
    assert is_heard(play_turn(table), "combat", territory="t3")


# Cards of the row.


def test_the_achievement_that_counts_most_is_picked():
    table = position(
        {"hand": ["unrest"]},
        {"passed": True},
        year=7,
        row=["builder", "warlord"],
        units={"t2": "0 3", "t5": "0 4", "t9": "1 3"},
    )
    choose(table, "pass")
    assert keys(table) == ["pick:builder", "pick:warlord"]
    assert wish(table) == "pick:warlord"


# Land.


def test_land_is_closed_when_the_tile_allows_it():
    """Two of the four rotations close one side of the start tile."""
    table = position({"hand": ["explore"]}, {}, year=7, tiles={}, units={"T00.n": "0 2", "T00.s": "0 2"})
    choose(table, "play:explore", tiles=["T12"])
    assert is_heard(play_turn(table), "closed", size=2)


def test_neutral_land_is_taken_without_giving_up_the_old():
    table = position({"hand": ["move"]}, {"passed": True}, units={"t2": "0 3", "t9": "1 1"})
    choose(table, "play:move")
    play_until(table, "pick")
    assert units(table, "t2") is not None
    assert len([place for place in figures(table).values() if place.startswith("0 ")]) == 2


def test_wood_becomes_an_altar_in_the_last_year():
    table = position(
        {"hand": ["build"], "resources": {"wood": 3, "food": 1}}, {}, year=7, units={"t8": "0 4", "t2": "1 3"}
    )
    assert is_heard(play_turn(table), "built", building="altar")


def test_no_unit_is_recruited_that_cannot_be_fed():
    """The seventh unit would need a second food, and there is nothing to trade."""
    fed = {"hand": ["recruit"], "resources": {"food": 2}}
    hungry = {"hand": ["recruit"], "resources": {"food": 1}}
    camps = {"t10": "0 6", "t9": "1 1"}
    assert wish(position(fed, {"passed": True}, units=camps)) == "play:recruit"
    assert wish(position(hungry, {"passed": True}, units=camps)) == "pass"


# Food and wood for the winter.


def harvest(resources, units):
    """Seat 0 in its trade step, with a winter ahead."""
    table = position({"resources": resources, "hand": ["unrest"]}, {"passed": True}, units={"t9": "1 3", "t10": units})
    choose(table, "pass")
    play_until(table, "trade")
    return table


def test_wood_is_traded_for_the_food_that_winter_asks_for():
    table = harvest({"wood": 3}, "0 4")
    assert wish(table).endswith("food")


def test_nothing_is_traded_without_need():
    assert wish(harvest({"wood": 3, "food": 2}, "0 4")) == "done"


# Whole games.


def test_it_beats_chance():
    table = self_play(("random", "greedy"), 3)
    assert GAME.result(table).ranks == (2, 1)


def test_a_game_among_themselves_ends_with_land_closed_and_built():
    table = self_play(("greedy",) * 3, 5)
    assert max(table.scores()) > 25
    assert len(look(table)["buildings"]) > 5
    assert look(table)["year"] == 7 or table.dump()["dominator"] is not None


def self_play(line_up, seed):
    """A whole game between bots."""
    luck = FastChance(seed)
    players = [bots.make(name, seed + seat) for seat, name in enumerate(line_up)]
    table = deal(len(line_up), luck)
    for _ in range(1500):
        if table.is_over():
            return table
        seat = decider(table)
        table.apply(seat, players[seat].choose(SeatOutlook(GAME, table, seat)), luck)
    raise AssertionError("the game does not end")
