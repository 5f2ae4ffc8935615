"""Telling a match again, checking it, and watching programs play."""

from __future__ import annotations

import json
import re

import pytest

from .conftest import Longhouse

SEEDED = ("play", "tomahawk", "--seats", "you:Ann,random", "--seed", "5")


@pytest.fixture
def finished(longhouse: Longhouse) -> Longhouse:
    longhouse.run(*SEEDED, answers=["2", "1", "u", "1", *["1"] * 80])
    return longhouse


def test_a_match_is_told_round_by_round(finished: Longhouse) -> None:
    said = finished.run("replay", "tomahawk-1").stdout
    assert "as a spectator saw it" in said
    assert re.findall(r"^Round (\d)$", said, re.MULTILINE) == list("123456")
    assert "Lark draws 8 cards." in said
    assert "Ann draws 8 cards." in said
    assert "undo" not in said.partition("Round 1")[0]  # what was taken back is left out
    assert "You" not in said
    assert re.search(r"(Ann|Lark) wins, \d+ to \d+", said)


def test_a_finished_match_can_be_seen_from_any_seat(finished: Longhouse) -> None:
    own = finished.run("replay", "tomahawk-1", "--seat", "ann").stdout
    assert own == finished.run("replay", "tomahawk-1", "--seat", "1").stdout
    assert "You draw " in own
    assert "Lark draws 8 cards." in own
    other = finished.run("replay", "tomahawk-1", "--seat", "2", "--lang", "fr").stdout
    assert "vu par Lark" in other
    assert "Vous piochez " in other
    assert "Ann pioche 8 cartes." in other
    assert finished.run("replay", "tomahawk-1", "--seat", "3").returncode == 2


def test_step_by_step_the_table_is_shown(finished: Longhouse) -> None:
    done = finished.run("replay", "tomahawk-1", "--seat", "1", "--step", answers=[""] * 500)
    assert done.stdout.count("Enter: continue. q: stop.") > 30
    assert done.stdout.count("Round 3 of 6.") >= 5
    assert "wins, " in done.stdout
    stopped = finished.run("replay", "tomahawk-1", "--step", answers=["", "q"])
    assert stopped.returncode == 0
    assert stopped.stdout.count("Enter: continue") == 2


def test_a_running_match_keeps_its_secrets(longhouse: Longhouse) -> None:
    longhouse.run("play", "tomahawk", "--seats", "you:Ann,you:Ben", answers=["", "1"])
    said = longhouse.run("replay", "tomahawk-1").stdout
    assert "The game is not over" in said
    assert "You" not in said
    refused = longhouse.run("replay", "tomahawk-1", "--seat", "Ann")
    assert refused.returncode == 2
    assert "not over" in refused.stderr


def test_alone_against_programs_one_may_read_ones_own_running_match(longhouse: Longhouse) -> None:
    longhouse.run(*SEEDED, answers=["1"])
    assert "You turn down" in longhouse.run("replay", "tomahawk-1", "--seat", "1").stdout
    assert longhouse.run("replay", "tomahawk-1", "--seat", "2").returncode == 2


def test_verify_says_what_was_checked(finished: Longhouse) -> None:
    done = finished.run("verify", "tomahawk-1")
    assert done.returncode == 0
    outcomes = sum(len(line.get("chance", ())) for line in finished.lines("tomahawk-1"))
    assert f"Checked: {outcomes} random results and " in done.stdout
    assert "The seed was chosen" in done.stdout
    french = finished.run("verify", str(finished.tables / "tomahawk-1.jsonl"), "--lang", "fr")
    assert f"{outcomes} résultats du hasard" in french.stdout


def test_verify_says_what_does_not_fit(finished: Longhouse) -> None:
    path = finished.tables / "tomahawk-1.jsonl"
    lines = path.read_text().splitlines()
    deal = json.loads(lines[1])
    stream, n, value = deal["chance"][0]
    deal["chance"][0] = [stream, n, (value + 1) % n]
    path.write_text("\n".join([lines[0], json.dumps(deal), *lines[2:]]) + "\n")
    done = finished.run("verify", "tomahawk-1")
    assert done.returncode == 1
    assert "Mismatch:" in done.stdout
    assert "Différence" in finished.run("verify", "tomahawk-1", "--lang", "fr").stdout


def test_a_fresh_seed_is_said_to_be_fresh(longhouse: Longhouse) -> None:
    longhouse.run("play", "tomahawk", "--seats", "you,random")
    said = longhouse.run("verify", "tomahawk-1").stdout
    assert "came from the operating system" in said
    assert "The game is not over yet." in said


def test_programs_can_be_watched(longhouse: Longhouse) -> None:
    words = ("watch", "tomahawk", "--seats", "random,random", "--seed", "3")
    done = longhouse.run(*words, COLUMNS="120")
    assert done.returncode == 0
    assert "Tomahawk: Hedgehog (random) and Heron (random)" in done.stdout
    for number in range(1, 7):
        assert f"Round {number} of 6." in done.stdout
    assert re.search(r"(Hedgehog|Heron) wins, \d+ to \d+|A draw", done.stdout)
    assert "Your hand" not in done.stdout
    assert done.stdout == longhouse.run(*words, COLUMNS="120").stdout
    assert not longhouse.tables.exists()


def test_watching_in_french_with_a_setting(longhouse: Longhouse) -> None:
    said = longhouse.run(
        "watch", "tomahawk", "--seats", "random,random", "--setting", "specials=off", "--lang", "fr"
    ).stdout
    assert re.search(r"Tomahawk\u00a0: [A-Z][\w-]+ \(random\) et [A-Z][\w-]+ \(random\)", said)
    assert "personnage" not in said.lower()
