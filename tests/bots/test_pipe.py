"""Bots in any language, over a pipe: the examples play, and whatever a program does, only its seat is lost."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from longhouse import bots
from longhouse.arena.tournament import Pairing, play
from longhouse.bots import program, words
from longhouse.bots.outlook import SeatOutlook
from longhouse.bots.pipe import PipeBot
from longhouse.bots.program import MOST_REMARKS
from longhouse.core import registry
from longhouse.core.chance import FastChance, KeyedChance
from longhouse.core.errors import PipeFailed, UnknownBot
from longhouse.core.seed import Seed
from server.serving import is_long, wait_until
from web.tools import node_and_npm

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "bots"
STRANGE = f"{sys.executable} {Path(__file__).parent / 'strange.py'}"
GAMES = registry.names()


def example(language):
    """The command that starts an example; Python without looking for what is installed starts quicker."""
    if language == "python":
        return f"{sys.executable} -S {EXAMPLES / 'first.py'}"
    return f"{node_and_npm()[0]} {EXAMPLES / 'first.mjs'}"


def pairing(game, *line_up, deal="pipe"):
    found = registry.get(game)
    seats = max(found.seats_with({})[0], len(line_up))
    settings = {one.name: one.default for one in found.settings}
    return Pairing(game, settings, (*line_up, *["random"] * (seats - len(line_up))), deal)


def outlook_of(game="tomahawk", seat=0):
    found = registry.get(game)
    chance = KeyedChance(Seed.of("pipe").value, found.streams, [0] * len(found.streams))
    settings = {one.name: one.default for one in found.settings}
    return SeatOutlook(found, found.start(found.seats_with({})[0], settings, chance, None), seat)


def is_gone(pid):
    """Whether a process has ended; one that only waits to be counted has."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


# The examples.


@pytest.mark.parametrize("game", GAMES)
def test_the_python_example_plays_every_game_to_its_end(game):
    played = play(pairing(game, example("python")))
    assert played.decisions > 10
    assert not any(played.relieved)


def test_the_javascript_example_plays_against_the_python_one():
    played = play(pairing("tomahawk", example("javascript"), example("python")))
    assert sorted(played.ranks) in ([1, 1], [1, 2])
    assert not any(played.relieved)


def test_the_examples_are_short_and_can_be_started_by_their_names():
    for path in EXAMPLES.glob("first.*"):
        assert len([line for line in path.read_text().splitlines() if line.strip()]) <= 30
        assert os.access(path, os.X_OK)
        assert words.is_command(f"./{path.name}")


def test_the_worked_example_of_the_document_plays(tmp_path):
    document = (ROOT / "docs" / "write-a-bot.md").read_text()
    code = document.partition("#!/usr/bin/env python3\n")[2].partition("```")[0]
    path = tmp_path / "strongest.py"
    path.write_text("#!/usr/bin/env python3\n" + code)
    path.chmod(0o755)
    shares = 0.0
    for deal in "abcd":
        played = play(pairing("tomahawk", str(path), deal=deal))
        assert not any(played.relieved)
        shares += played.share(0)
    assert shares > 0  # against a bot that takes anything


# What a program is told.


@pytest.mark.parametrize("game", GAMES)
def test_a_program_is_told_what_its_seat_may_know_and_nothing_else(game):
    """In every world that the seat holds possible it is told the same, whatever is hidden from it."""
    found = registry.get(game)
    luck = FastChance(1)
    chance = KeyedChance(Seed.of("told").value, found.streams, [0] * len(found.streams))
    settings = {one.name: one.default for one in found.settings}
    seats = found.seats_with({})[-1]
    state = found.start(seats, settings, chance, None)
    leaks = 0
    for _ in range(500 if is_long() else 50):
        if state.over:
            break
        seat = state.deciding()[0]
        told = json.dumps(SeatOutlook(found, state, seat).told("en"), sort_keys=True)
        world = state.determinize(seat, luck)
        # Had it been told what somebody else sees, this would have noticed.
        leaks += any(found.view(world, other) != found.view(state, other) for other in range(seats) if other != seat)
        assert json.dumps(SeatOutlook(found, world, seat).told("en"), sort_keys=True) == told
        options = state.options(seat)
        state.apply(seat, options[luck.pick(0, len(options))], chance)
    assert leaks, "nothing was hidden: this has tested nothing"


def test_the_lines_are_those_of_the_document(tmp_path, monkeypatch):
    notes = tmp_path / "lines"
    monkeypatch.setenv("STRANGE_NOTES", str(notes))
    play(pairing("tomahawk", f"{STRANGE} scribe 1000"))
    said = [json.loads(line) for line in notes.read_text().splitlines()]
    assert [one["say"] for one in said] == ["hello", *["decide"] * (len(said) - 2), "end"]
    assert set(said[0]) == {"say", "longhouse", "version", "seed", "seconds"}
    assert said[0]["longhouse"] == 1
    fields = {"say", "id", "seconds", "game", "rules", "settings", "seats", "seat", "decision", "options", "view"}
    assert {frozenset(one) for one in said[1:-1]} == {frozenset(fields)}
    assert [one["id"] for one in said[1:-1]] == list(range(1, len(said) - 1))
    assert set(said[-1]) == {"say", "ranks", "scores"}
    assert len(said[-1]["ranks"]) == 2
    document = (ROOT / "docs" / "write-a-bot.md").read_text()
    assert all(f"`{field}`" in document for field in fields | set(said[0]) | set(said[-1]))


def test_words_come_in_the_language_that_a_program_asks_for(tmp_path, monkeypatch):
    notes = tmp_path / "words"
    monkeypatch.setenv("STRANGE_NOTES", str(notes))
    bot = PipeBot(f"{STRANGE} french 1000", 0)
    bot.choose(outlook_of())
    bot.close()
    prompt, option, table = json.loads(notes.read_text().splitlines()[0])
    assert prompt == outlook_of().told("fr")["decision"]["text"] != outlook_of().told("en")["decision"]["text"]
    assert option
    assert all(isinstance(line, str) for line in table)


def test_no_game_has_a_table_that_cannot_be_said():
    for game in GAMES:
        told = outlook_of(game).told("fr")
        assert told["decision"]["text"]
        assert all(option["text"] and not option["text"].startswith("option-") for option in told["options"])
        assert any(line.strip() for line in told["table"])


# Whatever a program does.

FAILURES = {
    "die": "error-pipe-died",
    "rubbish": "error-pipe-rubbish",
    "binary": "error-pipe-rubbish",
    "number": "error-pipe-rubbish",
    "other-id": "error-pipe-rubbish",
    "illegal": "error-pipe-illegal",
    "endless": "error-pipe-long",
    "twice": "error-pipe-unasked error-pipe-illegal error-pipe-rubbish",  # whatever its second answer comes to
    "deaf": "error-pipe-died",
    "future": "error-pipe-version",
}


@pytest.mark.parametrize("what", FAILURES)
def test_a_program_that_fails_loses_its_seat_to_brave_and_never_the_table(what):
    played = play(pairing("tomahawk", f"{STRANGE} {what}"))
    assert played.decisions > 40
    assert played.relieved[0]["id"] in FAILURES[what].split()
    assert played.relieved[1] is None


@pytest.mark.parametrize("what", ["hang", "mute"])
def test_a_program_that_hangs_is_given_up_at_its_limit(what, monkeypatch):
    monkeypatch.setenv("LONGHOUSE_BOT_SECONDS", "0.5")
    played = play(pairing("tomahawk", f"{STRANGE} {what}"))
    assert played.decisions > 40
    assert played.relieved[0]["id"] == "error-pipe-slow"


def test_a_program_that_has_failed_is_asked_no_more_and_is_gone():
    bot = PipeBot(f"{STRANGE} illegal 0", 0)
    outlook = outlook_of()
    with pytest.raises(PipeFailed) as first:
        bot.choose(outlook)
    wait_until(lambda: is_gone(bot.program.pid))
    with pytest.raises(PipeFailed) as second:
        bot.choose(outlook)
    assert first.value is second.value


def test_it_is_killed_with_all_that_it_has_started(tmp_path, monkeypatch):
    notes = tmp_path / "children"
    monkeypatch.setenv("STRANGE_NOTES", str(notes))
    bot = PipeBot(f"{STRANGE} with-children 1000", 0)
    bot.choose(outlook_of())
    children = [int(word) for word in notes.read_text().split()]
    assert not any(map(is_gone, children))
    own = bot.program.pid
    bot.close()
    wait_until(lambda: all(map(is_gone, [own, *children])))


def test_one_that_nobody_needs_any_more_is_killed():
    bot = PipeBot(f"{STRANGE} stubborn 1000", 0)
    bot.choose(outlook_of())
    own = bot.program.pid
    assert not is_gone(own)
    del bot
    wait_until(lambda: is_gone(own))


KILLED = """
import sys, time
from bots.test_pipe import PipeBot, STRANGE, outlook_of
bot = PipeBot(f"{STRANGE} stubborn 1000", 0)
bot.choose(outlook_of())
print(bot.program.pid, flush=True)
time.sleep(1000)
"""


def with_tests():
    """An environment in which this module can be imported."""
    path = os.pathsep.join(filter(None, [str(ROOT / "tests"), *sys.path]))
    return {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}


@pytest.mark.skipif(not program._setpriv(), reason="needs Linux with util-linux")
def test_it_ends_with_one_who_is_killed():
    ours = subprocess.Popen([sys.executable, "-c", KILLED], stdout=subprocess.PIPE, env=with_tests(), text=True)
    try:
        own = int(ours.stdout.readline())
        assert not is_gone(own)
    finally:
        ours.kill()
        ours.communicate(timeout=60)
    wait_until(lambda: is_gone(own))


ORDINARY = """
import os
from bots.test_pipe import STRANGE, PipeBot, example, is_gone, outlook_of, pairing, play, wait_until
assert os.geteuid() != 0
assert not any(play(pairing("tomahawk", example("python"))).relieved)
assert play(pairing("tomahawk", f"{STRANGE} die")).relieved[0]["id"] == "error-pipe-died"
bot = PipeBot(f"{STRANGE} stubborn 1000", 0)
bot.choose(outlook_of())
own = bot.program.pid
bot.kill()
wait_until(lambda: is_gone(own))
"""
NOBODY = (
    "--reuid=65534",
    "--regid=65534",
    "--clear-groups",
    "--inh-caps=-all",
    "--bounding-set=-all",
    "--no-new-privs",
)


def test_an_ordinary_user_plays_with_programs():
    """Whoever runs the tests as root has all permissions; most people have not."""
    command = as_somebody_else()
    done = subprocess.run(
        [*command, ORDINARY], cwd="/", env=with_tests(), capture_output=True, encoding="utf-8", timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr


def as_somebody_else():
    """The words before a script that run it as an ordinary user, with a Python that this user may start."""
    if os.geteuid() != 0:
        return [sys.executable, "-c"]
    look = "import os, sys, msgspec; sys.exit(not os.access(sys.executable, os.X_OK))"
    for python in (sys.executable, f"/usr/bin/python3.{sys.version_info.minor}"):
        command = [*program._setpriv()[:1], *NOBODY, python, "-c"]
        if program._setpriv() and Path(python).exists():
            done = subprocess.run(
                [*command, look], cwd="/", env=with_tests(), capture_output=True, timeout=60, check=False
            )
            if done.returncode == 0:
                return command
    return pytest.skip("no Python here that an ordinary user may start")


def test_what_it_writes_to_standard_error_is_shown_and_not_without_end(capfd):
    bot = PipeBot(f"{STRANGE} chatty 1000", 0)
    bot.choose(outlook_of())
    bot.close()
    shown = ""

    def is_all():
        nonlocal shown
        shown += capfd.readouterr().err
        return shown.endswith("…\n")

    wait_until(is_all)
    assert shown.startswith("strange | thinking about")
    assert MOST_REMARKS - 1000 < len(shown) < 2 * MOST_REMARKS


# What is typed.


@pytest.mark.parametrize(
    ("typed", "seats"),
    [
        ("you,brave", ["you", "brave"]),
        (" you , ./mybot ", ["you", "./mybot"]),
        ("you:O'Neil,you:D'Arcy", ["you:O'Neil", "you:D'Arcy"]),
        ("you:Jan 't Hooft,brave", ["you:Jan 't Hooft", "brave"]),
        ('you,"python3 bot.py 1,2"', ["you", "python3 bot.py 1,2"]),
        ("'./a, b',brave", ["./a, b", "brave"]),
        ("python3 'my bot.py' 'a,b',brave", ["python3 'my bot.py' 'a,b'", "brave"]),
        ("", [""]),
    ],
)
def test_seats_are_split_at_commas_outside_of_quotation_marks(typed, seats):
    assert words.split(typed) == seats


def test_a_command_is_never_given_to_a_shell(tmp_path):
    words_of = words.arguments(f"{sys.executable} bot.py; touch {tmp_path}/x $(id) 'two words'")
    assert words_of[1:] == ["bot.py;", "touch", f"{tmp_path}/x", "$(id)", "two words"]


def test_a_program_that_is_not_there_is_refused_before_anything_is_dealt():
    for word in ("./no-such-bot", "no-such-bot --deep", "'", '"./x', str(ROOT / "README.md")):
        if words.is_command(word):
            with pytest.raises(UnknownBot):
                bots.summon(word, 0)


def test_names_stay_names():
    assert type(bots.summon("brave", 0)) is type(bots.make("brave", 0))
    with pytest.raises(UnknownBot) as refused:
        bots.summon("mybot", 0)
    assert refused.value.message_id == "error-bot-unknown"
    with pytest.raises(UnknownBot):
        bots.make(example("python"), 0)  # whoever asks by a name starts no command


def test_a_program_is_called_by_its_own_file():
    assert words.title(str(EXAMPLES / "first.py")) == "first"
    assert words.title(example("python")) == "first"
    assert words.title(f"{shutil.which('sh')} {EXAMPLES / 'first.py'}") == "first"
    assert words.title("brave") == "brave"
