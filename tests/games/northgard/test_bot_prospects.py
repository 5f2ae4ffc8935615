"""What the bots' knowledge tells a search: calm positions, chances, shares, features, and tiles that are only tried."""

import pytest

from longhouse.core.chance import FastChance
from longhouse.core.decisions import copy_of
from longhouse.core.knowledge import Figures
from longhouse.games.northgard import state
from longhouse.games.northgard.judging import Survey
from longhouse.games.northgard.rules.explore import CHOOSE_ROTATION, reward_exploring
from longhouse.games.northgard.rules.land import place_tile

from .positions import GAME, choose, deal, decider, decision, over, position, set_open, stage

KNOWLEDGE = GAME.knowledge
MEETING = {"t2": "0 3", "t5": "0 3", "t9": "1 4"}


def figures(count, write):
    into = Figures()
    into.clear(count)
    write(into)
    return [into.at(at) for at in range(count)]


def chances(table):
    return figures(int(table.players), lambda into: KNOWLEDGE.chances_into(table, into))


def shares(table):
    return figures(int(table.players), lambda into: KNOWLEDGE.shares_into(table, into))


def features(table, seat):
    names = KNOWLEDGE.features
    return dict(zip(names, figures(len(names), lambda into: KNOWLEDGE.features_into(table, seat, into)), strict=True))


# Calm positions.


def test_a_position_is_calm_where_a_turn_begins():
    table = position({"hand": ["explore"]}, {}, units=MEETING)
    assert KNOWLEDGE.is_calm(table)
    choose(table, "play:explore", tiles=["T12"])
    assert decision(table) == "explore-cell"
    assert not KNOWLEDGE.is_calm(table)


# Chances.


@pytest.mark.parametrize(
    "better",
    [
        {"fame": 9},
        {"resources": {"food": 3, "wood": 5, "lore": 3}},
        {"units": {"t3": 2, "t6": 2}},
        {"buildings": {"t8": "altar"}, "units": {"t8": 3}},
    ],
)
def test_whoever_has_more_will_rather_win(better):
    """The same position, with more for one of the two."""
    plain = chances(stage({"units": {"t2": 3}}, {"units": {"t9": 3}}))
    ahead = chances(stage({"units": {"t2": 3}} | better, {"units": {"t9": 3}}))
    assert sum(ahead) == pytest.approx(1.0)
    assert ahead[0] > plain[0] + 0.02


def test_a_lead_weighs_more_when_little_time_is_left():
    early = chances(stage({"fame": 6, "units": {"t2": 3}}, {"units": {"t9": 3}}, year=2))
    late = chances(stage({"fame": 6, "units": {"t2": 3}}, {"units": {"t9": 3}}, year=7))
    assert 0.5 < early[0] < late[0]


def test_a_team_has_one_chance():
    table = stage({"units": {"t2": 3}, "fame": 20}, {"units": {"t9": 3}}, {}, {}, teams=True)
    assert chances(table)[0] == pytest.approx(chances(table)[2])
    assert chances(table)[0] + chances(table)[2] > 0.6


def test_enough_strongholds_are_as_good_as_won():
    table = stage(
        {
            "units": {"t2": 4, "t8": 4, "t3": 4},
            "buildings": {"T21.s": "forge", "T13.a": "altar"},
            "unfit": {"T00.n": "altar"},
        },
        {"units": {"t9": 1}, "fame": 30, "passed": True},
    )
    assert chances(table)[0] < 0.9
    set_open(table, 0, "t2", "t8", "t3")
    assert chances(table)[0] > 0.95


# Shares.


def test_the_victory_is_shared_as_the_result_ranks():
    won = over(stage({"fame": 5, "units": {"t2": 3}}, {"fame": 7, "units": {"t9": 3}}))
    assert shares(won) == [0.0, 1.0]
    tied = over(stage({"fame": 5, "units": {"t2": 3}}, {"fame": 5, "units": {"t9": 3}}))
    assert shares(tied) == [0.5, 0.5]
    by_figures = over(stage({"fame": 5, "units": {"t2": 3}}, {"fame": 5, "units": {"t9": 4}}))
    assert shares(by_figures) == [0.0, 1.0]


def test_a_team_shares_its_victory():
    table = over(stage({"fame": 9}, {"fame": 5}, {}, {"fame": 3}, teams=True))
    assert GAME.result(table).ranks == (1, 2, 1, 2)
    assert shares(table) == [0.5, 0.0, 0.5, 0.0]


@pytest.mark.parametrize("seed", range(3))
def test_shares_and_ranks_agree_at_the_end_of_any_game(seed):
    table = play_on(deal(2 + seed, FastChance(seed)), seed, until=lambda table: table.is_over())
    ranks = GAME.result(table).ranks
    assert shares(table) == [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


# Features.


def test_features_are_named_and_time_is_the_first():
    assert KNOWLEDGE.features[0] == "time"
    assert 25 <= len(KNOWLEDGE.features) <= 45
    start = features(position({"hand": ["move"]}, units=MEETING, year=1), 0)
    end = features(over(position({"hand": ["move"]}, units=MEETING, year=7)), 0)
    assert (start["time"], end["time"]) == (1.0, 0.0)


def test_features_tell_what_a_seat_has():
    table = stage(
        {
            "units": {"t3": 2, "t8": 3},
            "buildings": {"T13.a": "forge"},
            "resources": {"wood": 4},
            "fame": 12,
            "hand": ["move"],
            "clan": "wolf",
        },
        {"units": {"t9": 1}, "passed": True},
    )
    mine, theirs = features(table, 0), features(table, 1)
    assert mine["time"] == theirs["time"] == pytest.approx(4.5 / 7)
    assert mine["fame"] == pytest.approx(1.2)
    assert mine["wood"] == pytest.approx(0.4)
    assert mine["units"] == pytest.approx(0.5)
    assert mine["closed_small"] + mine["closed_large"] == pytest.approx(0.1)
    assert mine["forges"] == pytest.approx(0.1)
    assert mine["clan_wolf"] == 1.0
    assert mine["stronghold"] == 0.0
    assert mine["hand"] > 0.0
    assert (mine["passed"], theirs["passed"]) == (0.0, 1.0)
    set_open(table, 0, "t8")
    assert features(table, 0)["stronghold"] == 1.0


# Tiles that are tried.


@pytest.mark.parametrize(
    ("seats", "settings", "seed"), [(2, {}, 4), (4, {"teams": True}, 5), (3, {"creatures": True}, 6)]
)
def test_a_tile_is_tried_as_if_it_were_laid(seats, settings, seed):
    """What a rotation is said to be worth is what the whole position is worth with the tile lying so."""
    table = deal(seats, FastChance(seed), **settings)
    tried = 0
    while True:
        table = play_on(table, seed + tried, until=lambda table: table.is_over() or "rotation" in decision(table))
        if table.is_over():
            break
        seat = decider(table)
        options = table.options(seat)
        for option, weight in zip(options, KNOWLEDGE.weigh(table, seat, options, FastChance(0)), strict=True):
            assert weight == pytest.approx(worth_with_tile(table, seat, CHOOSE_ROTATION.rotation.first(option)))
        tried += 1
        table.apply(seat, options[0], FastChance(seed))
    assert tried > 2 * seats


def worth_with_tile(table, seat, turned):
    other = copy_of(table)
    place_tile(other, state.CHOSEN_TILE.of(other), state.CELL_X.of(other), state.CELL_Y.of(other), turned)
    reward_exploring(other, seat)
    survey = Survey(other)
    survey.look(other, seat)
    return survey.total()


def play_on(table, seed, until):
    """Random play."""
    luck = FastChance(seed)
    table = copy_of(table)
    for _ in range(3000):
        if until(table):
            return table
        seat = decider(table)
        options = table.options(seat)
        table.apply(seat, options[luck.pick(0, len(options))], luck)
    raise AssertionError("it does not come about")
