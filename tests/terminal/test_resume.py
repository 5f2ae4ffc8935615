"""Nothing that was acknowledged is ever lost: saving, leaving, being killed, going on."""

from __future__ import annotations

import re
import signal

import pexpect
import pytest

from longhouse.core.files import Journal
from longhouse.core.match import Match

from .conftest import Longhouse

SEEDED = ("tomahawk", "--seats", "you:Ann,random", "--seed", "5")


def test_quit_and_resume_go_on_where_one_left(longhouse: Longhouse) -> None:
    left = longhouse.run("play", *SEEDED, answers=["1"] * 6 + ["quit"])
    assert "longhouse play --resume tomahawk-1" in left.stdout
    whole = longhouse.run("play", *SEEDED, answers=["1"] * 80).stdout
    resumed = longhouse.run("play", "--resume", "tomahawk-1", answers=["1"] * 80)
    assert resumed.returncode == 0
    assert "Tomahawk: you against Lark (random)\nResuming tomahawk-1." in resumed.stdout
    assert "Which warrior goes to territory 4" in resumed.stdout.partition("> ")[0]
    assert "The game is over" in resumed.stdout
    first = Match.load(longhouse.tables / "tomahawk-1.jsonl")
    assert first.over
    assert first.names == ("Ann", "Lark")
    assert len(first.entries) == len(Match.load(longhouse.tables / "tomahawk-2.jsonl").entries)
    assert "The game is over" in whole
    assert longhouse.run("verify", "tomahawk-1").returncode == 0


def test_resume_alone_takes_the_last_and_names_the_others(longhouse: Longhouse) -> None:
    for seed in ("1", "2", "3"):
        longhouse.run("play", "tomahawk", "--seats", "you,random", "--seed", seed, answers=["1"])
    longhouse.run("play", "tomahawk", "--seats", "you,random", answers=["1"] * 80)  # finished: not offered
    said = longhouse.run("play", "--resume").stdout
    assert "Resuming tomahawk-3." in said
    assert "Other unfinished games: tomahawk-2, tomahawk-1." in said
    longhouse.run("play", "--resume", "tomahawk-1", answers=["1"])
    assert "Resuming tomahawk-1." in longhouse.run("play", "tomahawk", "--resume").stdout


def test_a_finished_match_cannot_be_resumed(longhouse: Longhouse) -> None:
    longhouse.run("play", *SEEDED, answers=["1"] * 80)
    done = longhouse.run("play", "--resume", "tomahawk-1")
    assert done.returncode == 2
    assert "longhouse replay tomahawk-1" in done.stderr


def test_a_saved_file_stays_as_it_is_and_a_copy_goes_on(longhouse: Longhouse) -> None:
    path = longhouse.home.parent / "my match.jsonl"
    said = longhouse.run("play", *SEEDED, answers=["1", "1", f"save {path}", "1", "quit"]).stdout
    assert f"Saved to {path}." in " ".join(said.split())
    saved = path.read_bytes()
    said = longhouse.run("play", "--resume", str(path), answers=["1"]).stdout
    assert "from here on the game is saved as tomahawk-2" in " ".join(said.split())
    assert path.read_bytes() == saved
    assert len(longhouse.choices("tomahawk-2")) == len(longhouse.choices("tomahawk-1"))


def test_save_writes_over_nothing_but_its_own_kind(longhouse: Longhouse) -> None:
    letter = longhouse.home.parent / "letter.txt"
    letter.write_text("Dear Ben")
    own = longhouse.tables / "tomahawk-1.jsonl"
    answers = [f"save {letter}", "save", f"save {own}", "save /proc/nothing/x", "1", "quit"]
    said = " ".join(longhouse.run("play", *SEEDED, answers=answers).stdout.split())
    assert said.count("already exists") == 2
    assert "Name a file: save FILE" in said
    assert "Cannot write /proc/nothing/x" in said
    assert letter.read_text() == "Dear Ben"
    assert any(entry.seat == 0 for entry in Match.load(own).entries)


def test_a_killed_process_loses_no_acknowledged_choice(longhouse: Longhouse) -> None:
    """Killed again and again, always right after a choice was acknowledged."""
    acknowledged = 0
    for sitting in range(4):
        words = SEEDED if sitting == 0 else ("--resume",)
        child = longhouse.sit_down(*words, TERM="dumb", NO_COLOR="1")
        child.expect("> $")
        for left in reversed(range(sitting + 2)):
            child.sendline("1")
            child.expect(r"\nYou (turn down|take in|place|have confirmed)")
            acknowledged += 1
            if left:
                child.expect("> $")
        child.kill(signal.SIGKILL)
        child.expect(pexpect.EOF)
        child.close()
        own = [line for line in longhouse.choices("tomahawk-1") if line["seat"] == 0]
        assert len(own) == acknowledged
    done = longhouse.run("play", "--resume", answers=["1"] * 80)
    assert "The game is over" in done.stdout
    assert longhouse.run("verify", "tomahawk-1").returncode == 0


@pytest.mark.parametrize("cut", [1, 2, 30])
def test_a_torn_last_line_is_dropped_and_written_over(longhouse: Longhouse, cut: int) -> None:
    longhouse.run("play", *SEEDED, answers=["1"] * 6)
    path = longhouse.tables / "tomahawk-1.jsonl"
    before = len(longhouse.choices("tomahawk-1"))
    path.write_bytes(path.read_bytes()[:-cut])
    done = longhouse.run("play", "--resume", answers=["1"])
    assert done.returncode == 0
    # Only the line break was missing: the entry is whole and stays.
    assert len(longhouse.choices("tomahawk-1")) == (before + 1 if cut == 1 else before)
    assert longhouse.run("verify", "tomahawk-1").returncode == 0


def test_a_cut_off_saved_file_goes_on_with_recover(longhouse: Longhouse) -> None:
    path = longhouse.home.parent / "cut.jsonl"
    longhouse.run("play", *SEEDED, answers=["1", "1", f"save {path}"])
    path.write_text("\n".join(path.read_text().splitlines()[:-2]) + "\n")
    refused = longhouse.run("play", "--resume", str(path))
    assert refused.returncode == 2
    assert "--recover" in refused.stderr
    assert "Resuming" in longhouse.run("play", "--resume", str(path), "--recover").stdout


def test_one_table_is_not_played_in_two_windows(longhouse: Longhouse) -> None:
    child = longhouse.sit_down(*SEEDED)
    child.expect("> $")
    done = longhouse.run("play", "--resume")
    assert done.returncode == 2
    assert "another window" in done.stderr


def test_two_tables_begun_at_once_get_two_names(longhouse: Longhouse) -> None:
    children = [longhouse.sit_down(*SEEDED) for _ in range(3)]
    for child in children:
        child.expect("> $")
    assert sorted(path.name for path in longhouse.tables.iterdir()) == [f"tomahawk-{n}.jsonl" for n in (1, 2, 3)]


def test_other_seats_can_be_given_when_going_on(longhouse: Longhouse) -> None:
    longhouse.run("play", *SEEDED, answers=["1"])
    said = longhouse.run("play", "--resume", "--seats", "you:Eve,greedy").stdout
    assert "Tomahawk: you against Lark (greedy)" in said


def test_a_match_from_code_can_be_taken_up(longhouse: Longhouse, tmp_path) -> None:
    """A file that does not say which program plays: the usual one does."""
    from longhouse import games

    path = tmp_path / "from-code.jsonl"
    games.get("tomahawk").new(seed=1, bots=[1]).save(path)
    said = longhouse.run("play", "--resume", str(path), answers=["1", "quit"]).stdout
    assert re.search(r"You turn down .*\.\nYou have confirmed", said)


def test_a_journal_goes_on_in_its_own_file(tmp_path) -> None:
    from longhouse import games

    match = games.get("tomahawk").new(seed=1)
    journal = Journal(match, tmp_path / "j.jsonl")
    match.choose(0, match.options(0)[0].key)
    journal.write()
    journal.close()
    again = Journal.resume(tmp_path / "j.jsonl")
    again.match.choose(1, again.match.options(1)[0].key)
    again.write()
    again.close()
    assert [entry.n for entry in Match.load(tmp_path / "j.jsonl").entries] == [0, 1, 2]
