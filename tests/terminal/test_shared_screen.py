"""Two people at one screen: whoever is asked has it alone."""

from __future__ import annotations

import re

import pexpect
import pytest

from longhouse import games
from longhouse.core.match import Match
from longhouse.core.secrecy import told
from longhouse.core.text import Text

from .conftest import Longhouse

TWO = ("tomahawk", "--seats", "you:Ann,you:Ben")
CLEAR = "\x1b[2J\x1b[3J\x1b[H"


def sections(said: str) -> list[tuple[str, str]]:
    """What was said while each person had the screen, up to the end of the game."""
    played = said.partition("The game is over")[0]
    parts = re.split(r"Pass the screen to (\w+), then press Enter\.(?: \([^)]*\))?\n", played)
    return list(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.parametrize("seed", ["5", "8"])
def test_nobody_reads_the_others_secrets(longhouse: Longhouse, seed: str) -> None:
    answers = [word for _ in range(200) for word in ("1", "2", "table", "log", "tracker", "1")]
    done = longhouse.run("play", *TWO, "--seed", seed, "--plain", answers=answers)
    assert done.returncode == 0
    match = Match.load(longhouse.tables / "tomahawk-1.jsonl")
    assert match.over
    text = Text("en", games.get("tomahawk").folder / "text")
    heard = sections(done.stdout)
    assert {name for name, _ in heard} == {"Ann", "Ben"}
    for seat, name in enumerate(match.names):
        own = "".join(words for who, words in heard if who == name)
        other = "".join(words for who, words in heard if who != name)
        for entry in match.entries:
            for public, private in zip(told(entry.events, 1 - seat), told(entry.events, seat), strict=False):
                # A line that only this seat was told: it must be in its sections, and in no other.
                line = text.event(private, match.names, seat)
                if public == private and "seat" in private:
                    continue
                if line.startswith(("You draw", "You are dealt", "From the mountain you see")) and line not in own:
                    raise AssertionError(f"{name} was not told: {line}")
                if line.startswith(("You draw", "You are dealt")):
                    assert line not in other, f"{name}'s secret got out: {line}"
        player = match.view(seat)["table"]["players"][seat]
        for card in player["dealt"]:
            mentions = [line for line in other.splitlines() if text.noun(card) in line and "possible" not in line]
            if mentions and card in player["kept"]:
                assert f"for {name}" in mentions[0], mentions[0]
                assert mentions[0].startswith("Territory ")
            else:
                assert mentions == []


def test_hands_shown_are_the_hands_of_the_person_asked(longhouse: Longhouse) -> None:
    """Every "Your hand" line, compared with what the file says that person held then."""
    from longhouse.games.tomahawk.drawing import mark

    done = longhouse.run("play", *TWO, "--seed", "6", answers=["1"] * 200, COLUMNS="2000")
    match = Match.load(longhouse.tables / "tomahawk-1.jsonl")
    held: list[list[str]] = [[], []]
    for moment in match.moments():
        for seat in range(2):
            hand = match.game.view(moment.state, seat)["players"][seat]["hand"]
            held[seat].append(", ".join(mark(card) for card in hand))
    shown = 0
    for name, words in sections(done.stdout):
        for hand in re.findall(r"Your hand: (.*)\.\n", words):
            assert hand in held[match.names.index(name)]
            shown += 1
    assert shown > 20


def test_the_screen_is_cleared_before_and_after_it_is_passed(longhouse: Longhouse) -> None:
    child = longhouse.sit_down(*TWO, "--seed", "5", NO_COLOR="1")
    child.expect("is saved as you play")
    child.expect("Pass the screen to Ann")
    assert CLEAR not in child.before  # nothing to hide yet
    child.sendline("")
    child.expect_exact(CLEAR)
    child.expect("You are dealt")
    child.expect("> ")
    child.sendline("1")
    child.expect_exact(CLEAR)
    child.expect(r"Pass the screen to Ben, then press Enter. \(u: undo Ann")
    assert "turn down" not in child.before
    child.sendline("")
    child.expect_exact(CLEAR)
    child.expect("Ben: |You are dealt")


def test_a_choice_can_be_taken_back_before_the_screen_is_passed(longhouse: Longhouse) -> None:
    said = longhouse.run("play", *TWO, "--seed", "5", answers=["", "1", "u", "2", "", "1", "quit"]).stdout
    assert [name for name, _ in sections(said)] == ["Ann", "Ben", "Ben"]
    before_ben = said.rpartition("Pass the screen to Ben")[0]
    assert "You undo your last move." in before_ben
    assert [line["choice"] for line in longhouse.choices("tomahawk-1") if line["seat"] == 0][:2] == [
        "reject:sequoia",
        "reject:sky",
    ]


@pytest.mark.parametrize(("answer", "agreed"), [("oui", True), ("", False)])
def test_going_back_needs_the_others_consent(longhouse: Longhouse, answer: str, agreed: bool) -> None:
    answers = ["", "1", "", "1", "u", "rewind", answer, "quit"]
    said = longhouse.run("play", *TWO, "--seed", "5", answers=answers).stdout
    assert "if the others agree: type rewind" in said
    assert "Ann, may Ben go back" in said
    assert ("Ann does not agree: nothing is undone." in said) is not agreed
    rewinds = [line for line in longhouse.lines("tomahawk-1") if line.get("do") == "rewind"]
    assert len(rewinds) == agreed
    assert longhouse.run("verify", "tomahawk-1").returncode == 0


def test_consent_is_asked_on_a_cleared_screen(longhouse: Longhouse) -> None:
    child = longhouse.sit_down(*TWO, "--seed", "5", NO_COLOR="1")
    for answer in ("", "1", "", "1"):
        child.expect("> ")
        child.sendline(answer)
    child.expect("makes way")
    child.expect("> ")
    child.sendline("rewind")
    child.expect_exact(CLEAR)
    child.expect("Ann, may Ben go back")
    assert "Give up" not in child.before
    child.expect("> ")
    child.sendline("no")
    child.expect_exact(CLEAR)
    child.expect("Ann does not agree")
    child.expect("makes way")  # Ben is asked again


def test_the_end_speaks_to_both(longhouse: Longhouse) -> None:
    said = longhouse.run("play", *TWO, "--seed", "5", answers=["1"] * 200).stdout
    end = said.rpartition("The game is over")[2]
    assert re.search(r"(Ann|Ben) wins, \d+ to \d+\.|A draw", end)
    assert "You" not in end
    assert re.search(r"\n +Ann +Ben\n", end)


def test_people_without_names_are_numbered(longhouse: Longhouse) -> None:
    child = longhouse.sit_down("tomahawk", "--seats", "you,you")
    child.expect("Player 1 against Player 2")
    child.expect("Pass the screen to Player 1")
    child.sendeof()
    child.expect(pexpect.EOF)
