"""Games in other processes: one that is killed loses none, none is counted twice, and what goes wrong is told."""

import os
import signal
import subprocess
import sys

import pytest

from longhouse.arena import tournament, workers
from longhouse.arena.tournament import Pairing, pairings, play
from longhouse.arena.workers import Here, Workers
from longhouse.core import registry, settings
from longhouse.core.errors import LonghouseError

SETTINGS = settings.complete(registry.get("tribes").settings, {})


def plan(games):
    return list(pairings("tribes", SETTINGS, ["random", "greedy"], 2, games, 5))


def bare(games):
    """Without what depends on the machine."""
    return {place: game._replace(thought=()) for place, game in games}


class Deed:
    """Does something to the process in which it is unpacked."""

    def __init__(self, deed, *what):
        self.what = deed, what

    def __reduce__(self):
        return self.what


def test_killed_processes_lose_no_game_and_no_game_is_counted_twice():
    planned, pids, found = plan(16), [], []
    players = Workers(2, started=pids.append)
    try:
        for number, one in enumerate(players.play(planned)):
            found.append(one)
            if number in (3, 9, 10):
                os.kill(pids[-1], signal.SIGKILL)
    finally:
        players.close()
    assert len(pids) >= 4, "others have taken their places"
    assert sorted(place for place, _ in found) == list(range(16))
    assert bare(found) == bare(Here().play(planned))


def test_a_process_that_is_dead_before_it_is_asked_is_replaced():
    pids = []

    def shoot(pid):
        pids.append(pid)
        if len(pids) == 1:
            os.kill(pid, signal.SIGKILL)
            os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)

    players = Workers(1, started=shoot)
    try:
        assert len(list(players.play(plan(2)))) == 2
        assert len(list(players.play(plan(2)))) == 2, "and is there for the next games"
    finally:
        players.close()
    assert len(pids) == 2


def refused(pairing):
    players = Workers(1)
    try:
        with pytest.raises(LonghouseError) as told:
            list(players.play([pairing]))
    finally:
        players.close()
    return told.value


def test_a_game_that_kills_every_process_is_named_and_not_tried_forever():
    error = refused(plan(1)[0]._replace(settings=Deed(os._exit, 9)))
    assert error.message_id == "error-arena-killed"
    assert error.args_of_message["times"] == workers.MOST_DEATHS
    assert error.args_of_message["which"] == "tribes, 5/0, random + greedy"


def test_a_game_that_stands_still_is_named_at_once():
    error = refused(plan(1)[0]._replace(settings=Deed(signal.raise_signal, signal.SIGALRM)))
    assert error.message_id == "error-arena-hangs"


def test_a_change_with_which_the_game_stands_still_is_named():
    still = plan(1)[0]._replace(settings=Deed(signal.raise_signal, signal.SIGALRM))
    error = refused(still._replace(changes=("data.toml:number.horses=9",)))
    assert error.message_id == "error-lab-hangs"
    assert error.args_of_message["changes"] == "data.toml:number.horses=9"


def test_the_clock_is_wound_before_every_decision_and_ends_a_process():
    beats = []
    ended = play(plan(1)[0], lambda: beats.append(1))
    assert len(beats) == ended.decisions + 1, "and once before the deal"
    script = (
        "from longhouse.arena import tournament, workers; workers.PATIENCE = 1;"
        "tournament.play = lambda pairing, beat: beat() and 0 or [None for _ in iter(int, 1)];"
        "workers.attempt(tournament.Pairing('tribes', {}, ('random',), '1'))"
    )
    done = subprocess.run([sys.executable, "-c", script], timeout=120, check=False)
    assert done.returncode == -signal.SIGALRM


def test_what_goes_wrong_in_a_game_is_told_in_words():
    error = refused(plan(1)[0]._replace(line_up=("nobody", "random")))
    assert error.message_id == "error-bot-unknown"
    error = refused(plan(1)[0]._replace(settings={}))
    assert error.message_id == "error-arena-broke"
    assert "KeyError" in str(error)


def test_a_change_with_which_a_game_breaks_off_is_named():
    change = "data.toml:number.warriors=9"
    error = refused(plan(1)[0]._replace(settings={}, changes=(change,)))
    assert error.message_id == "error-lab-broke"
    assert change in str(error)
    assert "KeyError" in str(error)


def test_one_who_has_seen_enough_leaves_no_process_behind():
    pids = []
    players = Workers(2, started=pids.append)
    games = players.play(plan(40))
    next(games)
    games.close()
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_a_line_up_that_looks_the_same_from_another_seat_is_played_once():
    found = list(pairings("toy", {}, ["a", "b"], 4, 6, 1))
    assert [one.line_up for one in found] == [("a", "b", "a", "b"), ("b", "a", "b", "a")] * 3
    assert [one.deal for one in found] == ["1/0", "1/0", "1/1", "1/1", "1/2", "1/2"]
    assert len({one.key for one in found}) == 6


def test_everybody_meets_everybody_from_both_seats():
    found = [one.line_up for one in pairings("toy", {}, ["a", "b", "c"], 2, 6, 1)]
    assert found == [("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")]


def test_lead_changes_and_margins():
    ahead = [tournament._alone_in_front(scores) for scores in ([1, 0], [1, 1], [0, 2, 1], [2, 2, 1])]
    assert ahead == [0, None, 1, None]
    ended = play(Pairing("tribes", SETTINGS, ("random", "greedy"), "8"))
    assert ended.deal == "8"
    assert ended.lead_changes >= 0
    first, second = sorted(ended.ranks)
    if (first, second) == (1, 2):
        assert ended.margin == ended.scores[ended.ranks.index(1)] - ended.scores[ended.ranks.index(2)]
    assert ended._replace(ranks=(1, 1)).margin is None


def test_a_game_that_does_not_end_is_refused(monkeypatch):
    monkeypatch.setattr(tournament, "MOST_DECISIONS", 3)
    with pytest.raises(LonghouseError) as told:
        play(plan(1)[0])
    assert told.value.message_id == "error-arena-endless"
