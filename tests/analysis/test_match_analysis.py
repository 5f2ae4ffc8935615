"""The analysis of a match: losses, luck and skill, judged by what was known."""

import json
from dataclasses import replace
from itertools import pairwise
from statistics import fmean
from types import SimpleNamespace

import pytest

from analysis.test_hint import GAMES, NAMES, played
from bots.small import Matrix, MatrixKnowledge
from longhouse.analysis import match_analysis
from longhouse.analysis.match_analysis import Analysis, Judged, _Judge, analyse, with_labels
from longhouse.core.chance import FastChance
from longhouse.core.errors import PlayedAlone, Unfinished
from longhouse.core.match import Match, Moment
from toy import GAME as TOY
from toy import state as toy


def a_toy_match(seed=1, **settings):
    match = TOY.new(3, seed, {"rounds": 2, **settings}, names=NAMES)
    while not match.over:
        seat = match.deciding()[0]
        keys = [option.key for option in match.options(seat)]
        stop = TOY.codec.key(toy.STOP)
        match.choose(seat, stop if seat == 0 and stop in keys else keys[0])
    return match


@pytest.fixture(scope="module")
def found():
    return analyse(a_toy_match(), simulations=60)


def test_every_decision_with_a_choice_is_judged(found):
    match = a_toy_match()
    asked = [one for one in match.entries if one.do == "choose"]
    assert 0 < len(found.decisions) <= len(asked)
    for one in found.decisions:
        assert match.entries[one.entry].choice == one.key
        assert sum(one.chances) == pytest.approx(1, abs=0.02)
        assert one.lost >= 0
        assert sum(one.change) == pytest.approx(0, abs=0.02)


def test_luck_skill_and_what_others_gave_add_up_to_the_result(found):
    assert sum(found.shares) == pytest.approx(1)
    assert sum(found.luck) == pytest.approx(0, abs=0.05)
    for seat in range(3):
        whole = 1 / 3 + found.skill[seat] + found.gifts[seat] + found.luck[seat]
        assert whole == pytest.approx(found.shares[seat])


def test_what_was_dealt_for_a_player_is_luck(found):
    """No player is blamed for it, and the sums stay right."""
    spared = {one.judged.entry for one in found.mistakes}
    again = analyse(a_toy_match(), simulations=60, dealt=spared)
    assert [one.entry for one in again.decisions] == [one.entry for one in found.decisions if one.entry not in spared]
    assert not spared & {one.judged.entry for one in again.mistakes}
    for seat in range(3):
        whole = 1 / 3 + again.skill[seat] + again.gifts[seat] + again.luck[seat]
        assert whole == pytest.approx(again.shares[seat])


def test_who_always_stops_loses_by_it(found):
    """Seat 0 never does anything: that is no bad luck."""
    assert found.skill[0] < -0.1
    assert found.mistakes
    assert len(found.mistakes) <= 5
    lost = [one.judged.lost for one in found.mistakes]
    assert lost == sorted(lost, reverse=True)
    assert all(one.judged.best != one.judged.key for one in found.mistakes)
    assert found.skill[0] == min(found.skill)


@pytest.mark.parametrize("rival", [None, 0, 1])
@pytest.mark.parametrize(("seat", "cells"), [(0, [[10, 10], [90, 90]]), (1, [[90, 10], [90, 10]])])
def test_a_secret_choice_is_judged_whoever_has_chosen_before(seat, cells, rival):
    """What all choose at the same time counts for the one who is asked first and for the one who is asked last."""
    game = SimpleNamespace(knowledge=MatrixKnowledge(), codec=SimpleNamespace(key=str))
    state = Matrix(cells)
    if rival is not None:
        state.apply(1 - seat, rival, FastChance(1))
    judged = _Judge(game, 2, 300, 1).judge(1, seat, 0, state)
    assert judged.lost > 0.4
    assert sum(judged.change) == pytest.approx(0)


def test_what_seems_lost_is_thought_about_longer_before_it_is_said(found, monkeypatch):
    """A short thought may be blind to what a longer one sees: nobody is blamed for that."""
    honest = _Judge.judge
    first = found.decisions[0]

    def hasty(self, entry, *about):
        one = honest(self, entry, *about)
        if entry != first.entry or self._simulations > match_analysis.enough(TOY, 60):
            return one
        return replace(one, best="something else", change=(-0.9, 0.45, 0.45))

    monkeypatch.setattr(_Judge, "judge", hasty)
    told = analyse(a_toy_match(), simulations=60)
    assert first.entry in [one.entry for one in told.decisions]
    assert "something else" not in [one.judged.best for one in told.mistakes]


def judged(change, error):
    return Judged(1, 0, "a", "b", (0.5, 0.5), (change, -change), (error, error))


def test_what_may_be_an_error_is_lost_by_nobody_but_counts_in_the_sum():
    """A hundred small mistakes are no bad luck, though none of them is sure."""
    assert judged(-0.05, 0.03).lost == pytest.approx(0.02)
    assert judged(-0.02, 0.03).lost == judged(0.02, 0.03).lost == 0
    whole = Analysis("toy", 2, 300, (judged(-0.02, 0.03),) * 20, (0.0, 1.0), ())
    assert whole.skill == pytest.approx((-0.4, 0))
    assert whole.gifts == pytest.approx((0, 0.4))
    assert whole.luck == pytest.approx((-0.1, 0.1))


def test_it_is_said_how_far_the_sums_may_be_wrong():
    """Errors of single choices cancel out in part: twenty are no twenty times as much."""
    whole = Analysis("toy", 2, 300, (judged(-0.02, 0.03),) * 20, (0.0, 1.0), ())
    assert whole.doubts == pytest.approx((1.96 * 0.03 * 20**0.5,) * 2)
    assert whole.to_json()["doubts"] == [0.263, 0.263]
    assert Analysis("toy", 2, 300, (judged(0.0, 0.0),), (0.0, 1.0), ()).doubts == (0, 0)


def test_a_choice_that_costs_a_little_is_found_to_on_average():
    """Not less, as if what cannot be told from an error were nothing."""
    game = SimpleNamespace(knowledge=MatrixKnowledge(), codec=SimpleNamespace(key=str))
    found = [_Judge(game, 2, 12, seed)._compare(1, 0, 0, 1, Matrix([[45, 45], [50, 50]])) for seed in range(80)]
    assert fmean(change[0] for change, _ in found) == pytest.approx(-0.05, abs=0.025)
    assert all(change[1] == pytest.approx(-change[0]) for change, _ in found)
    assert all((errors == (0, 0)) == (change[0] in (0, -1)) for change, errors in found)


@pytest.mark.parametrize(
    ("change", "error", "counts"), [(0.3, 0.02, False), (0.03, 0.02, True), (-0.3, 0.02, True), (0.01, 0.0, False)]
)
def test_a_choice_that_is_surely_better_than_the_search_would_make_lost_nothing(monkeypatch, change, error, counts):
    """It is no gain over the best either: it is the best. What may be an error counts, so that errors cancel out."""
    game = SimpleNamespace(knowledge=MatrixKnowledge(), codec=SimpleNamespace(key=str))
    found = ((change, -change), (error, error))
    monkeypatch.setattr(_Judge, "_compare", lambda *about: found)
    one = _Judge(game, 2, 300, 1).judge(1, 0, 0, Matrix([[10, 10], [90, 90]]))
    assert (one.change, one.errors) == (found if counts else ((0, 0), (0, 0)))
    assert one.best == ("1" if counts else "0")


@pytest.fixture(scope="module")
def of_tomahawk():
    match = played(GAMES["tomahawk"], 1000)
    return match, analyse(match, simulations=8)


def test_where_the_answer_is_worked_out_nothing_is_in_doubt(of_tomahawk):
    """In Tomahawk's last round, by seats that chose without much thought."""
    match, found = of_tomahawk
    last = [one for one in found.decisions if match.state_after(one.entry - 1).dump()["round"] == 6]
    assert any(one.change[one.seat] < 0 for one in last)
    assert all(one.errors == (0, 0) for one in last)
    assert all(one.change[0] == pytest.approx(-one.change[1]) for one in last)
    assert all(one.change[one.seat] <= 0 for one in last)
    assert all(one.change == (0, 0) for one in found.decisions if one.best == one.key)


def test_where_nothing_guides_a_simulation_there_are_more_of_them(of_tomahawk):
    assert of_tomahawk[1].simulations > 8
    guided = played(GAMES["tribes"], 4)
    assert match_analysis.enough(guided.game, 8) == 8


def test_curves_are_each_seats_own_view(found):
    for seat in range(3):
        assert [entry for entry, _ in found.curve(seat)] == [one.entry for one in found.decisions if one.seat == seat]


def test_it_is_the_same_every_time_and_can_be_kept(found):
    again = analyse(a_toy_match(), simulations=60)
    assert again == found
    kept = json.loads(json.dumps(found.to_json()))
    assert kept["mistakes"][0]["lost"] == round(found.mistakes[0].judged.lost, 4)
    assert len(kept["curves"]) == 3


def test_it_can_be_shown_without_the_match(found):
    """Every mistake says what was asked, both choices in words, and after which entry that was."""
    match = a_toy_match()
    shown = with_labels(match, found)
    assert json.loads(json.dumps(shown)) == shown
    assert shown["decisions"] == len(found.decisions)
    assert shown["shares"] == [(rank == 1) / match.result().ranks.count(1) for rank in match.result().ranks]
    for one, mistake in zip(shown["mistakes"], found.mistakes, strict=True):
        before = match.state_after(one["before"])
        code = TOY.codec.code(one["key"])
        assert one["before"] == mistake.judged.entry - 1
        assert one["choice"]["id"] == TOY.codec.option(code).label.id
        assert one["asked"]["id"] == TOY.prompt(before, one["seat"])[1].id
        assert one["choice"] != one["better"]
        assert {code, TOY.codec.code(one["best"])} <= set(before.options(one["seat"]))


def test_progress_is_told_and_can_end_it():
    seen = []
    analyse(a_toy_match(), simulations=2, progress=lambda done, all_of_them: seen.append((done, all_of_them)))
    assert seen[0][0] == 0
    assert seen[-1][0] == seen[-1][1] == len(seen) - 1

    def stop(_done, _all):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        analyse(a_toy_match(), simulations=2, progress=stop)


def test_a_match_that_runs_is_not_analysed():
    with pytest.raises(Unfinished):
        analyse(GAMES["tomahawk"].new(2, 1))


def test_a_match_played_alone_is_not_analysed(monkeypatch):
    match = GAMES["wendake"].new(1, 1, {"solo_ghost": True})
    monkeypatch.setattr(Match, "over", True)
    with pytest.raises(PlayedAlone):
        analyse(match)


def test_what_a_seat_could_not_know_makes_no_difference(monkeypatch):
    """Wendake, dealt anew for the deciding seat before every decision: the same judgement."""
    match = played(GAMES["wendake"], 90)
    honest = Match.moments
    monkeypatch.setattr(Match, "over", True)
    monkeypatch.setattr(Match, "state", match.state, raising=False)

    def short(self):
        moments = list(honest(self))
        return moments[-7:]

    def dealt_anew(self):
        moments = short(self)
        for before, now in pairwise(moments):
            seat = now.entry.seat
            yield Moment(before.entry, before.state.determinize(seat, FastChance(99)))
        yield moments[-1]

    monkeypatch.setattr(Match, "moments", short)
    first = analyse(match, simulations=6)
    monkeypatch.setattr(Match, "moments", dealt_anew)
    second = analyse(match, simulations=6)
    assert first.decisions == second.decisions
    assert first.mistakes == second.mistakes
    assert len(first.decisions) > 1
