"""`longhouse arena --decide`: the sequential test is wrong no more often than it says, and stops when it may."""

import json
from random import Random

import pytest

from longhouse.arena import sequential
from longhouse.arena.playing import Arena
from longhouse.arena.report import Z
from longhouse.arena.sequential import ConfidenceSequence, Question, Verdict, count_deal, questions
from longhouse.arena.tournament import Pairing, PlayedGame
from longhouse.cli import main
from server.serving import is_long

TRIALS, DEALS = (1000, 200) if is_long() else (100, 60)
ERROR = 0.2
BY_CHANCE = 3 * (ERROR * (1 - ERROR) / TRIALS) ** 0.5
"""What so many trials may be beside the truth."""


def duplicate(luck, chance, ties=0.0):
    """A deal played from both seats."""
    return sum(0.5 if luck.random() < ties else float(luck.random() < chance) for _ in range(2)) / 2


def skewed(luck, _chance):
    """A mean of one half that comes from few large values."""
    return 1.0 if luck.random() < 0.2 else 0.375


@pytest.mark.parametrize("deal", [duplicate, lambda luck, chance: duplicate(luck, chance, 0.5), skewed])
def test_equals_are_called_unequal_no_more_often_than_said(deal):
    wrong = peeked = 0
    for trial in range(TRIALS):
        luck, sequence, seen = Random(trial), ConfidenceSequence(ERROR), []
        is_wrong = has_peeked = False
        for _ in range(DEALS):
            seen.append(deal(luck, 0.5))
            sequence.add(seen[-1])
            is_wrong |= not sequence.low <= 0.5 <= sequence.high
            has_peeked |= len(seen) > 9 and looks_apart(seen)
        wrong += is_wrong
        peeked += has_peeked
    assert wrong / TRIALS <= ERROR + BY_CHANCE
    assert peeked / TRIALS > ERROR + BY_CHANCE, "this is what looking at an ordinary interval does"


def looks_apart(seen):
    """An ordinary 80 % interval, looked at now."""
    mean = sum(seen) / len(seen)
    spread = (sum((one - mean) ** 2 for one in seen) / (len(seen) - 1) / len(seen)) ** 0.5
    return abs(mean - 0.5) > 1.2816 * spread


@pytest.mark.parametrize(("chance", "most"), [(0.75, 60), (0.95, 25)])
def test_whoever_is_stronger_is_found_and_sooner_the_stronger(chance, most):
    trials = [decided(Random(trial), chance) for trial in range(20)]
    assert all(verdict is Verdict.FIRST for verdict, _ in trials)
    assert sum(deals for _, deals in trials) / len(trials) < most


def decided(luck, chance, margin=0.0):
    one = Question("a", "b", ConfidenceSequence(0.05), margin)
    while one.verdict is Verdict.OPEN and one.sequence.count < 3000:
        one.sequence.add(duplicate(luck, chance))
    return one.verdict, one.sequence.count


def test_equals_are_called_equal_if_small_differences_do_not_matter():
    assert decided(Random(3), 0.5, 0.15)[0] is Verdict.EQUAL
    assert decided(Random(3), 0.25, 0.05)[0] is Verdict.SECOND


def test_the_interval_holds_the_mean_and_only_narrows():
    luck, sequence, last = Random(1), ConfidenceSequence(0.05), (0.0, 1.0)
    for _ in range(100):
        sequence.add(duplicate(luck, 0.6))
        assert last[0] <= sequence.low <= sequence.mean <= sequence.high <= last[1]
        last = sequence.low, sequence.high
    assert last[1] - last[0] < 0.5
    fixed = 2 * Z * (0.6 * 0.4 / 2 / 100) ** 0.5
    assert last[1] - last[0] > fixed, "what holds at all times is wider than what holds once"


@pytest.mark.parametrize("value", [0.0, 1.0])
def test_whoever_always_wins_or_loses_is_no_trouble(value):
    sequence = ConfidenceSequence(0.05)
    for _ in range(200):
        sequence.add(value)
    assert sequence.low <= value <= sequence.high
    assert sequence.high - sequence.low < 0.1


def game(line_up, *ranks):
    return PlayedGame(line_up, ranks, ranks, 9, ())


def test_a_deal_counts_what_a_seat_of_the_one_won_more_than_a_seat_of_the_other():
    asked = questions([("a", "b")], 0.05, 0.0)
    count_deal(asked, [game(("a", "b"), 1, 2), game(("b", "a"), 1, 2)])
    assert asked["a", "b"].sequence.mean == 0.5
    count_deal(asked, [game(("a", "b"), 1, 2), game(("b", "a"), 1, 1)])
    assert asked["a", "b"].sequence.mean == pytest.approx((0.5 + 0.75) / 2)
    asked = questions([("b", "a", "a")], 0.05, 0.0)
    count_deal(asked, [game(("b", "a", "a"), 1, 2, 3)])
    assert asked["a", "b"].sequence.mean == 0.0
    count_deal(asked, [game(("b", "a", "a"), 3, 1, 2)])
    assert asked["a", "b"].sequence.mean == pytest.approx((0.0 + 0.75) / 2)


def test_several_questions_share_the_error():
    asked = questions([("a", "b"), ("a", "c"), ("b", "c")], 0.06, 0.0)
    assert [one.sequence.error for one in asked.values()] == [pytest.approx(0.02)] * 3


MOST = 104


def decide(path, *more):
    words = ["--bots", "greedy,random,brave", "--decide", "--sure", "80", "--games", str(MOST), "--json", str(path)]
    assert main(["arena", "northgard", *words, *more, "--lang", "en"]) == 0
    return json.loads(path.read_text())


def test_the_arena_stops_by_itself_whoever_plays_and_goes_on_where_it_was(tmp_path, capsys):
    alone = decide(tmp_path / "alone.json", "--jobs", "1")
    shown = capsys.readouterr().out
    assert "greedy is stronger" in shown
    answers = {(one["first"], one["second"]): one for one in alone["questions"]}
    assert answers["greedy", "random"]["verdict"] == "first"
    assert answers["brave", "random"]["verdict"] == "first"
    assert answers["brave", "greedy"]["verdict"] == "open", "they are the same"
    deals = [one["deals"] for one in alone["questions"]]
    assert sum(deals) * 2 == alone["games"] <= MOST
    assert len(set(deals)) > 1, "what was decided was not played any more"
    path = tmp_path / "games.jsonl"
    several = decide(tmp_path / "several.json", "--jobs", "2", "--keep", str(path))
    assert several == alone, "the result does not depend on how many processes played"
    kept = path.read_bytes().splitlines(keepends=True)
    assert len(kept) == alone["games"] + 1
    path.write_bytes(b"".join(kept[:21]))
    assert decide(tmp_path / "rest.json", "--jobs", "1", "--keep", str(path)) == alone
    assert len(path.read_bytes().splitlines()) == len(kept)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "random", "--decide"], "at least two different ones"),
        (["--balance", "--bots", "random", "--decide"], "at least two different ones"),
        (["--bots", "random,greedy", "--decide", "--sure", "100"], "between 50 and 99.99"),
        (["--bots", "random,greedy", "--decide", "--margin", "60"], "between 0 and 25"),
        (["--bots", "random,greedy", "--decide", "--games", "1"], "at least one game"),
    ],
)
def test_what_asks_nothing_is_refused(words, said, capsys):
    assert main(["arena", "tomahawk", *words, "--jobs", "1", "--lang", "en"]) == 2
    assert said in capsys.readouterr().err


def test_a_ladder_can_be_decided(capsys):
    words = ["--games", "3", "--quick", "400", "--decide", "--jobs", "1", "--lang", "en"]
    assert main(["arena", "--ladder", "tribes", "--seats", "3", *words]) == 0
    shown = capsys.readouterr().out
    assert "Chief over Brave" in shown
    assert "brave over chief" in shown


def test_rounds_grow_and_never_break_a_deal():
    table, pattern, deals = ("a", "b", "b"), Pairing("toy", {}, (), ""), {("a", "b", "b"): 0}
    first, groups = Arena._round([table], deals, pattern, 7, 1000)
    assert (len(first), groups[:2], deals[table]) == (24, [(0, 3), (3, 6)], 8)
    assert [one.deal for one in first[2:4]] == ["7/a+b+b/0", "7/a+b+b/1"]
    deals[table] = 100
    assert len(Arena._round([table], deals, pattern, 7, 1000)[0]) == 25 * 3
    assert len(Arena._round([table], deals, pattern, 7, 8)[0]) == 6, "two whole deals, and not two games of a third"
    assert sequential.met(("b", "a", "b")) == [("a", "b")]
