"""What Wendake tells bots about a position: when it is calm, who will win, who has won, and its features."""

import pytest

from longhouse.core.chance import FastChance
from longhouse.core.knowledge import Figures
from longhouse.core.settings import complete
from longhouse.core.state import OptionBuffer
from longhouse.games.wendake import data
from longhouse.games.wendake.judging import Side
from longhouse.games.wendake.rules.masks import counted_masks, fits
from longhouse.games.wendake.rules.military import claimable_turtles, majorities
from longhouse.games.wendake.rules.scoring import best_choice, pair_total, with_turtles

from .positions import GAME, SWAPS, choose, position

KNOWLEDGE = GAME.knowledge
TIME = KNOWLEDGE.features.index("time")


def figures(count, write, *args):
    into = Figures()
    into.clear(count)
    write(*args, into)
    return [into.at(at) for at in range(count)]


def chances(table):
    return figures(len(table.scores()), KNOWLEDGE.chances_into, table)


def shares(table):
    return figures(len(table.scores()), KNOWLEDGE.shares_into, table)


def features(table, seat):
    return dict(
        zip(
            KNOWLEDGE.features,
            figures(len(KNOWLEDGE.features), KNOWLEDGE.features_into, table, seat),
            strict=True,
        )
    )


def glance(table, seat):
    buffer = OptionBuffer()
    table.options_into(seat, buffer)
    found = figures(buffer.count, KNOWLEDGE.glance_into, table, seat, buffer, FastChance(1))
    return {GAME.codec.key(buffer.codes[at]): found[at] for at in range(buffer.count)}


def games(number, seats=2):
    """Positions of games that begin at random and go on as the bot glances."""
    for seed in range(number):
        chance = FastChance(seed)
        table = GAME.start(seats, complete(GAME.settings, {}), chance, None)
        while not table.is_over():
            (seat,) = table.deciding()
            yield table, seat
            promising = glance(table, seat)
            option = max(promising, key=promising.get)
            if chance.pick(-1, 3) == 0:
                option = list(promising)[chance.pick(-1, len(promising))]
            table.apply(seat, GAME.codec.code(option), chance)
        yield table, None


# Calm.


def test_a_turn_that_begins_is_calm():
    assert KNOWLEDGE.is_calm(position())


def test_a_half_done_turn_is_not_calm():
    table = position()
    choose(table, "place:3")
    assert not KNOWLEDGE.is_calm(table)


def test_after_a_free_option_the_turn_does_not_begin_once_more():
    table = position(SWAPS)
    choose(table, "swap:1-2")
    assert not KNOWLEDGE.is_calm(table)


def test_the_end_is_not_calm():
    *_, (table, _) = games(1)
    assert table.is_over()
    assert not KNOWLEDGE.is_calm(table)


# Who will win, who has won.


def tracks(points):
    return {"tracks": dict.fromkeys(data.TRACK_IDS, points)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_are_one_in_all_and_follow_the_points(seats):
    table = position(*(tracks(points) for points in range(5, 5 + seats)), year=4)
    found = chances(table)
    assert sum(found) == pytest.approx(1)
    assert found == sorted(found)
    assert found[0] < found[-1]


def test_a_lead_says_more_in_the_last_year():
    early, late = (chances(position(tracks(8), tracks(6), year=year))[0] for year in (2, 7))
    assert 0.5 < early < late < 1


def ended(*seats, next_order):
    marked = [{"marked": [1, 2, 3]} | seat for seat in seats]
    table = position(*marked, year=7, next_order=next_order[:-1], turn=next_order[-1])
    choose(table, "order", "end")
    return table


def test_most_points_have_won():
    assert shares(ended(tracks(5), tracks(6), tracks(4), next_order=[0, 1, 2])) == [0, 1, 0]


@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_r105_of_equals_the_lower_turn_order_marker_has_won(order):
    table = ended(tracks(5), tracks(5), next_order=order)
    found = shares(table)
    assert found[order[0]] == 1
    assert sum(found) == 1
    assert GAME.result(table).ranks[order[0]] == 1


# Features.


def test_time_is_the_first_feature_and_runs_from_one_to_zero():
    assert TIME == 0
    times = [features(table, seat or 0)["time"] for table, seat in games(1) if seat is None or KNOWLEDGE.is_calm(table)]
    assert times[0] == 1
    assert times[-1] == 0
    assert times == sorted(times, reverse=True)


def test_time_is_the_same_for_all_seats():
    table = position({"marked": [1, 2]}, {"marked": [1]}, year=3)
    assert features(table, 0)["time"] == features(table, 1)["time"]


def test_features_see_what_lies_there():
    table = position(
        {"goods": {"corn": 2, "fish": 3}, "canoes": 3, "swaps": 1},
        areas={"s1.1": "0 woman", "s2.2": "0 hunter"},
        guards={"E": {0: 4}, "s1": {0: 1}},
    )
    own, other = features(table, 0), features(table, 1)
    assert own["women_areas"] == pytest.approx(2 / 3)
    assert own["hunter_areas"] == pytest.approx(2 / 3)
    assert own["canoes"] == 1
    assert own["swaps"] == 1
    assert own["turtles_in_reach"] == pytest.approx(1 / 3)
    assert own["majorities"] == pytest.approx(other["majorities"] + 1 / 3)


# What is counted once must be what the rules count.


@pytest.mark.parametrize("seats", [2, 4])
def test_a_side_is_counted_as_the_rules_count_it(seats):
    side = Side()
    seen = set()
    for table, _ in games(2, seats):
        if table.frames.depth and not KNOWLEDGE.is_calm(table):
            continue
        for seat in range(seats):
            side.count(table, seat)
            own = with_turtles(table, seat, best_choice(table, seat))
            counts = counted_masks(table, seat, 0, 0)
            plays = [play for play in range(data.PLAY_COUNT) if fits(counts, play)]
            reached = sum(claimable_turtles(table, seat, category) for category in range(data.CATEGORIES))
            assert list(side.tracks) == list(own)
            assert side.pairs == pair_total(table, own)
            assert side.women_areas == table.areas_worked(seat, data.WOMAN)
            assert side.hunter_areas == table.areas_worked(seat, data.HUNTER)
            assert side.majorities == majorities(table, seat, 0, False).bit_count()
            assert side.reached == reached
            assert side.best_play == max((data.SPACE_POINTS[data.PLAY_SPACE[play]] for play in plays), default=0)
            seen |= {("turtle", side.reached), ("play", side.best_play)}
    assert len(seen) > 6


@pytest.mark.parametrize("points", [1, 3])
@pytest.mark.parametrize("track", range(data.TRACKS))
def test_what_points_would_bring_is_what_they_bring(track, points):
    """`gain` is the difference that the points make in what counts, and in what may count later."""
    side = Side()
    given = {"economic": 4, "military": 6, "ritual": 5, "mask": 2}
    before = position({"tracks": given})
    side.count(before, 0)
    expected = side.gain(before, track, points)
    counted = float(side.pairs) + side.ahead * float(side.surplus)
    name = data.TRACK_IDS[track]
    side.count(position({"tracks": given | {name: given[name] + points}}), 0)
    assert float(side.pairs) + side.ahead * float(side.surplus) - counted == pytest.approx(expected)


# A glance.


def test_a_glance_beats_chance():
    """Whole games, the bot's glance against random choices."""
    for seed in range(4):
        chance = FastChance(seed)
        table = GAME.start(2, complete(GAME.settings, {}), chance, None)
        while not table.is_over():
            (seat,) = table.deciding()
            promising = glance(table, seat)
            options = list(promising)
            option = max(promising, key=promising.get) if seat == seed % 2 else options[chance.pick(-1, len(options))]
            table.apply(seat, GAME.codec.code(option), chance)
        scores = table.scores()
        assert scores[seed % 2] > scores[1 - seed % 2] + 5
