"""What a choice brought, beat by beat: how events are parted, and the view after each part."""

from dataclasses import replace

import pytest

import toy
from longhouse import games
from longhouse.core.chance import FastChance
from longhouse.core.events import OPENS, SOFT, TOGETHER, EventKind, EventTable, stage
from longhouse.core.match import Match
from longhouse.core.secrecy import told
from longhouse.testing.selfplay import choose_any, shortened, sides
from longhouse.testing.under_test import GAMES

NAMES = {"goes_on": None, "opens": OPENS, "soft": SOFT, "together": TOGETHER, "one": stage("s"), "two": stage("s")}
KINDS = [EventKind(name, []) if beat is None else EventKind(name, [], beat=beat) for name, beat in NAMES.items()]
TABLE = EventTable(dict(enumerate(KINDS)))


@pytest.mark.parametrize(
    ("names", "sizes"),
    [
        ("", []),
        ("opens goes_on opens", [2, 1]),
        ("goes_on goes_on opens", [2, 1]),
        ("opens soft soft opens", [1, 3]),
        ("soft goes_on opens", [2, 1]),
        ("opens soft", [2]),
        ("soft", [1]),
        ("together together opens together", [2, 1, 1]),
        ("together goes_on together", [3]),
        ("soft together together", [3]),
        ("together soft together", [1, 2]),
        ("one two goes_on one opens two", [4, 1, 1]),
        ("one together", [1, 1]),
    ],
)
def test_events_are_parted_as_the_table_says(names, sizes):
    assert TABLE.beats(names.split()) == sizes


def test_where_a_game_says_nothing_every_event_is_a_beat():
    assert EventTable({0: EventKind("walked", []), 1: EventKind("rolled", [])}).beats(["walked", "rolled"]) == [1, 1]


def kinds(game, *events):
    """The names of these events, beat by beat."""
    table, at, found = games.get(game).events, 0, []
    for size in table.beats(events):
        found.append(list(events[at : at + size]))
        at += size
    return found


def test_what_belongs_together_in_our_games():
    assert kinds("tribes", "shown", "shown", "turn", "moved") == [["shown", "shown"], ["turn", "moved"]]
    assert kinds("tribes", "moved", "paid", "collected", "trophy") == [["moved"], ["paid", "collected", "trophy"]]
    assert kinds("tribes", "attacked", "defended", "lost", "lost", "relocated", "turn_ended") == [
        ["attacked", "defended", "lost", "lost"],
        ["relocated", "turn_ended"],
    ]
    assert kinds("northgard", "allowed", "moved", "left_off", "turn") == [["allowed", "moved", "left_off", "turn"]]
    assert kinds("northgard", "combat", "rolled", "chose_face", "rolled", "won", "settled", "lost", "retreated") == [
        *(["combat"], ["rolled", "chose_face"], ["rolled"], ["won", "settled", "lost"], ["retreated"])
    ]
    assert kinds("wendake", "attacked", "injured", "lay_down", "moved") == [
        ["attacked", "injured", "lay_down"],
        ["moved"],
    ]
    assert kinds(
        "tomahawk", "ready", "revealed", "stays_hidden", "revealed", "totals", "doubled", "won", "drew", "round"
    ) == [*(["ready"], ["revealed", "stays_hidden", "revealed"], ["totals"], ["doubled", "won"], ["drew", "round"])]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_beats_tell_everything_in_order_and_end_where_the_choice_ends(game):
    match, chance = game.new(seed=5, settings=shortened(game)), FastChance(5)
    seen = 0
    for _ in range(120):
        if match.over:
            break
        choose_any(match, chance)
        entry = match.entries[-1]
        for side in sides(match):
            beats = match.beats(entry.n, side)
            assert [event for beat in beats for event in beat.events] == told(entry.events, side)
            assert not beats or beats[-1].view == match.view(side)["table"]
            seen += len(beats) > 1
    assert seen > 3


def test_beats_can_be_had_again_later_from_a_file_and_of_what_was_taken_back(tmp_path):
    match, chance = games.get("tribes").new(seed=2), FastChance(2)
    for _ in range(60):
        choose_any(match, chance)
    n = max(range(1, 60), key=lambda n: len(match.beats(n, 0)))
    first = match.beats(n, 0)
    assert len(first) > 2
    for _ in range(20):
        choose_any(match, chance)
    assert match.beats(n, 0) == first
    match.save(tmp_path / "m.jsonl")
    assert Match.load(tmp_path / "m.jsonl").beats(n, 0) == first
    match.rewind(n - 1, 0, range(match.seats))
    assert match.beats(n, 0) == first
    assert match.beats(match.entries[-1].n, 0) == []
    assert match.beats(0, 0) == []


def test_nobody_is_shown_a_beat_of_what_they_were_not_told():
    match = toy.GAME.new(seed=3, settings={"rounds": 1})
    match.choose(0, "note:red")
    assert match.beats(1, 0) != []
    assert match.beats(1, 1) == match.beats(1, None) == []


def test_a_choice_that_now_brings_something_else_has_no_beats():
    match = toy.GAME.new(seed=3, settings={"rounds": 1})
    match.choose(0, "walk")
    assert match.beats(1, 0) != []
    match.choose(0, "walk")
    match.entries = [*match.entries[:2], replace(match.entries[2], events=())]
    assert match.beats(2, 0) == []
