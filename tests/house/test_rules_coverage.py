"""The coverage report itself: it must find what is missing."""

from collections import Counter

from longhouse.testing import rule_coverage
from longhouse.testing.under_test import INSTALLED


def test_a_name_carries_its_numbers():
    assert rule_coverage.numbers_in("test_r43_higher_warrior_takes_the_hair") == ["r43"]
    assert rule_coverage.numbers_in("test_r16_r17_e4_forest") == ["r16", "r17", "e4"]
    assert rule_coverage.numbers_in("test_e4") == ["e4"]
    assert rule_coverage.numbers_in("test_s7_r33a_x23_swap") == ["s7", "r33a", "x23"]
    assert rule_coverage.numbers_in("test_the_rest_r43") == []
    assert rule_coverage.numbers_in("test_round4_ends") == []


def test_every_installed_game_says_its_numbers():
    for game in INSTALLED:
        assert {number[0] for number in rule_coverage.numbers(game.id)} >= {"r", "e"}


def test_numbers_are_declared_up_to_the_last_one_or_listed_where_there_are_gaps():
    assert rule_coverage.listed(3) == ["1", "2", "3"]
    assert rule_coverage.listed(["1-3", "30", "30a"]) == ["1", "2", "3", "30", "30a"]


def test_a_missing_number_an_unknown_number_and_a_silent_event_are_found(monkeypatch, capsys):
    name = INSTALLED[0].id
    monkeypatch.setattr(rule_coverage, "numbers", lambda game: ["r1", "r2"])
    monkeypatch.setattr(rule_coverage, "tested", lambda game: Counter({"r1": 1, "r9": 1}))
    monkeypatch.setattr(rule_coverage, "shown", lambda game, games, wanted: Counter())
    monkeypatch.setattr(rule_coverage, "dealt", lambda game: set())
    monkeypatch.setattr(rule_coverage, "rare", lambda game: [])
    assert rule_coverage.report(name, 0) == 2 + len(INSTALLED[0].events.names)
    printed = capsys.readouterr().out
    assert "without a test: R2" in printed
    assert "not in the rules: R9" in printed
    assert "never seen: " in printed


def test_the_report_of_the_real_tests_is_clean():
    assert rule_coverage.main(["250"]) == 0
