"""Playing alone against a program: the questions, the answers, taking back, asking why, leaving."""

from __future__ import annotations

import re
import signal

import pexpect
import pytest

from longhouse.core.match import Match

from .conftest import NO_BREAK, Longhouse

SEEDED = ("tomahawk", "--seats", "you,random", "--seed", "5")


def to_round_one(child: pexpect.spawn) -> None:
    """Through the setup, to the first place to fill."""
    child.expect("turn down")
    child.sendline("1")
    child.expect("makes way")
    child.sendline("1")
    child.expect("makes way")
    child.sendline("1")
    child.expect(r"goes to territory 1")
    child.expect("> $")


def place_four(child: pexpect.spawn) -> None:
    for pile in (2, 3, 4):
        child.sendline("1")
        child.expect(f"goes to territory {pile}")
    child.sendline("1")
    child.expect("All cards are placed")


def test_a_whole_game_in_french_by_always_answering_1(longhouse: Longhouse) -> None:
    done = longhouse.run("play", *SEEDED, "--lang", "fr", answers=["1"] * 80)
    assert done.returncode == 0
    assert done.stderr == ""
    for number in range(1, 7):
        assert f"\nManche {number}\n" in done.stdout
        assert f"Manche {number} sur 6." in done.stdout
    assert re.search(r"\n(Vous gagnez|Alouette gagne|Partie nulle), \d+ à \d+\.\n", done.stdout)
    assert "Jetons plumes" in done.stdout
    assert "Ce qui est resté caché" in done.stdout
    assert f"Clé pour vérifier le hasard{NO_BREAK}:" in done.stdout
    assert "longhouse verify tomahawk-1" in done.stdout
    assert not re.search(r"\b(you|your|the|turn|round)\b", done.stdout, re.IGNORECASE)
    assert not re.search(r"(noun|event|table|option|prompt|end|ask)-[a-z]", done.stdout)
    assert Match.load(longhouse.tables / "tomahawk-1.jsonl").over
    assert longhouse.run("verify", "tomahawk-1").returncode == 0


@pytest.mark.parametrize("width", ["60", "80", "100", "140"])
def test_the_table_fits_the_width(longhouse: Longhouse, width: str) -> None:
    done = longhouse.run("play", *SEEDED, answers=["1"] * 40, COLUMNS=width)
    side_by_side = re.search(r"Territory 1 +Territory 2 +Territory 3 +Territory 4", done.stdout) is not None
    assert side_by_side is (int(width) >= 100)
    assert [line for line in done.stdout.splitlines() if len(line) > int(width) and "  " not in line] == []
    assert max(len(line) for line in done.stdout.splitlines()) <= max(int(width), 66)


def test_plain_draws_sentences_instead_of_columns(longhouse: Longhouse) -> None:
    done = longhouse.run("play", *SEEDED, "--plain", answers=["1"] * 20, COLUMNS="140")
    assert "Territory 2: mountain, 1 eagle. Turn 1 of 1. Below, by turns: 2, 3.\n" in done.stdout
    assert re.search(r"\nTurn 1: empty for Lark, the [^\n]* for you\.\n", done.stdout)
    assert "·" not in done.stdout
    assert not re.search(r"\w   +\w", done.stdout)
    assert done.stdout == longhouse.run(
        "play", *SEEDED, answers=["1"] * 20, LONGHOUSE_PLAIN="1", COLUMNS="60"
    ).stdout.replace("tomahawk-2", "tomahawk-1")


def test_the_explanation_of_a_question_comes_once(longhouse: Longhouse) -> None:
    done = longhouse.run("play", *SEEDED, answers=["1"] * 30)
    assert done.stdout.count("Each round you and your opponent secretly place one card") == 1
    assert done.stdout.count("goes to territory 1, ") > 1


def test_colours_only_on_a_terminal_and_only_if_wanted(longhouse: Longhouse) -> None:
    assert "\x1b[" not in longhouse.run("play", *SEEDED, answers=["1"]).stdout
    for env, coloured in (({}, True), ({"NO_COLOR": "1"}, False)):
        child = longhouse.sit_down(*SEEDED, **env)
        child.expect("> $")
        assert ("\x1b[1m" in child.before) is coloured


def test_undo_take_back_refusal_and_rewind(longhouse: Longhouse) -> None:
    child = longhouse.sit_down(*SEEDED, TERM="dumb", NO_COLOR="1")
    to_round_one(child)
    child.sendline("2")
    child.expect("You place (.*) on territory 1")
    child.sendline("u")
    child.expect("You undo your last move")
    child.expect("goes to territory 1")
    child.sendline("u")  # the cards have been drawn since the setup
    child.expect("cannot undo this alone|this is final")
    child.expect("type rewind")
    place_four(child)
    child.sendline("t")
    child.expect("undo your last 4 moves")
    child.expect("goes to territory 1")
    place_four(child)
    child.sendline("1")
    child.expect("Round 2")
    child.expect("goes to territory 1")
    child.sendline("u")
    child.expect("cannot undo this alone|this is final")
    child.sendline("rewind")
    child.expect("You go back to an earlier moment")
    child.expect("All cards are placed")
    child.sendline("take back")
    child.expect("undo your last 4 moves")
    child.expect("goes to territory 1")
    child.sendline("reculer")  # French words are understood too
    child.expect("You go back")
    child.expect("makes way")
    child.sendline("quit")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert longhouse.run("verify", "tomahawk-1").returncode == 0


def test_the_log_marks_what_was_taken_back(longhouse: Longhouse) -> None:
    answers = [*["1"] * 4, "undo", "2", "log"]
    log = longhouse.run("play", *SEEDED, answers=answers).stdout.rpartition("> log\n")[2].splitlines()
    placed = [line for line in log if line.startswith("You place") and "territory 1" in line]
    assert len(placed) == 2
    assert placed[0].endswith("(undone)")
    assert not placed[1].endswith("(undone)")


def test_nothing_to_take_back_is_said(longhouse: Longhouse) -> None:
    done = longhouse.run("play", *SEEDED, answers=["u", "t", "rewind"])
    assert done.stdout.count("You have no move to undo.") == 3
    assert "type rewind" not in done.stdout


def test_questions_are_answered(longhouse: Longhouse) -> None:
    answers = ["1", "1", "1", "?", "? 1", "? pile:2", "? hand:07b", "?R43", "? R99", "? moon", "aide pile:9"]
    done = longhouse.run("play", *SEEDED, answers=answers)
    said = " ".join(done.stdout.split())
    assert "You can type: a number, or words that only one move has: play that move" in said
    assert "tracker: the cards shown so far" in said
    assert "(play:" in said
    assert "(rule R11) R11. One card each." in said
    assert "R43. Who takes what." in said
    assert "There is no rule “R99” in this game." in said
    assert "Nothing on the table is called “moon”." in said
    assert "Nothing on the table is called “pile:9”." in said


def test_a_thing_that_can_be_used_names_its_options(longhouse: Longhouse) -> None:
    said = longhouse.run("play", *SEEDED, answers=["? special:sky", "? special:cloud", "? 2"]).stdout
    assert "This is possible now: number 2." in said
    assert "Worth as much as the card opposite." in said
    assert "You were not dealt Teasing Cloud" in said


def test_everything_can_be_looked_at(longhouse: Longhouse) -> None:
    answers = [*["1"] * 8, "table", "log", "score", "tracker", "schedule", "key", "rules R10", "SUIVI", "legende", ""]
    said = longhouse.run("play", *SEEDED, answers=answers).stdout
    assert said.count("Round 2 of 6.") == 2
    assert said.count("You turn down") == 2
    assert "If the game ended now:" in said
    assert said.count("Cards shown so far: ") == 4
    assert "Round 6  3/3" in said
    assert "Mountain, home of the eagles." in said
    assert "R10. Six rounds." in said
    assert said.count("Which warrior goes to territory 1") == 3  # rounds 1 and 2, and again after an empty line


def test_without_a_tracker_the_log_forgets_earlier_rounds(longhouse: Longhouse) -> None:
    settings = ("--setting", "tracker=off", "--setting", "specials=off")
    said = longhouse.run("play", *SEEDED, *settings, answers=[*["1"] * 10, "log", "tracker"]).stdout
    log = said.rpartition("> log\n")[2]
    assert "Round 3" in log
    assert "Round 1" not in log
    assert "Nothing to show for that." in log


NONSENSE = [
    "dance",
    "-1",
    "9999999999",
    "\x00\x07",
    "¿qué?",
    "1 1",
    "play:07b>9",
    "²",
    "\u202e",
    "save",
    "rewind it",
    "? ?",
    "9" * 5000,
    "? ²",
]


def test_nonsense_gets_one_friendly_line(longhouse: Longhouse) -> None:
    said = longhouse.run("play", *SEEDED, answers=NONSENSE).stdout
    for nonsense, answer in zip(NONSENSE, said.split("> ")[1:-1], strict=True):
        line = " ".join(answer.splitlines()[1:3])
        known = ("not a command", "a number from 1 to 3", "no move to undo", "Name a file", "Nothing on the table")
        assert any(words in line for words in known), nonsense
    assert len(longhouse.choices("tomahawk-1")) == 1  # the program's


def test_an_option_can_be_named_by_its_key(longhouse: Longhouse) -> None:
    assert "You turn down Power of the Sky." in longhouse.run("play", *SEEDED, answers=["reject:sky"]).stdout


def test_the_original_words_can_be_chosen(longhouse: Longhouse) -> None:
    done = longhouse.run("play", *SEEDED, "--vocabulary", "original", answers=["1"] * 80)
    assert "scalp token" in done.stdout
    assert "feather" not in done.stdout


def test_a_chosen_seed_is_said_and_gives_the_same_game(longhouse: Longhouse) -> None:
    first, second = (longhouse.run("play", *SEEDED, answers=["1"] * 80).stdout for _ in range(2))
    assert first == second.replace("tomahawk-2", "tomahawk-1")
    assert "The seed was chosen" in first
    assert "The seed was chosen" not in longhouse.run("play", "tomahawk").stdout


def test_the_default_opponent_is_brave_and_a_newcomers_a_novice(longhouse: Longhouse) -> None:
    assert re.search(r"Tomahawk: you against [A-Z][a-z]+ \(Brave\)", longhouse.run("play", "tomahawk").stdout)
    first = longhouse.run("play", "tomahawk", "--first", "--lang", "fr").stdout
    assert re.search(r"Tomahawk.*\(Novice\)", first)
    chosen = longhouse.run("play", "tomahawk", "--seats", "you,elder", "--lang", "fr").stdout
    assert re.search(r"Tomahawk.*\(Ancien\)", chosen)


def test_ctrl_c_leaves_politely(longhouse: Longhouse) -> None:
    child = longhouse.sit_down(*SEEDED)
    child.expect("> $")
    child.sendintr()
    child.expect("Your game is saved. Continue with: longhouse play --resume tomahawk-1")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130


def test_the_end_of_input_leaves_politely(longhouse: Longhouse) -> None:
    child = longhouse.sit_down(*SEEDED)
    child.expect("> $")
    child.sendeof()
    child.expect("Your game is saved")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert child.signalstatus != signal.SIGHUP
