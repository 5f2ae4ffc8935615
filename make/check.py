"""Checks what changed, in about a minute: style, types, and the quick tests of the rooms that changed.

    make check                what changed since the branch left main, uncommitted and new files included
    make check ROOM=server    the tests of one room, whatever changed

Tests run on the sources as they are, without compiling. Tests that took over a second in the last `make test` are left
out, so that a room with many tests is done in a minute, too. `make test` runs everything.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[1]
PYTHON = ["src", "tests", "benchmarks", "training", "examples", "docs", "make", ".github"]
TYPED = ["src/longhouse", "examples/caravans/caravans"]
# Marks of tests that take long, or need a browser, PostgreSQL or several processes.
LEFT_OUT = ("slow", "browser", "postgres", "processes")
PYTEST = ["-q", "-n", "3", "--dist", "worksteal"]
# Written by `make test`.
DURATIONS = ROOT / "build" / "junit.xml"
LONG_SECONDS = 1.0
# Quick, and of use whatever changed.
ALWAYS = (
    "house/test_check.py",
    "house/test_check_sources.py",
    "house/test_package.py",
    "house/test_text_complete.py",
)
# They play whole games, which takes long where the engine is not compiled.
TOO_LONG = (
    "core/test_files_round_trip.py::test_a_journal_holds_every_entry_as_soon_as_it_is_written",
    "core/test_files_round_trip.py::test_a_whole_match_comes_back_with_every_position",
    "core/test_match_choosing.py::test_every_option_a_match_lists_is_accepted",
    "core/test_match_rewind.py::test_every_position_can_be_computed_again",
    "games/northgard/test_bot.py::test_a_game_among_themselves_ends_with_land_closed_and_built",
    "games/northgard/test_bot.py::test_it_beats_chance",
    "games/tribes/test_bot.py::test_a_table_of_bots_reaches_the_goal",
    "games/tribes/test_bot.py::test_thought_beats_chance",
)
# By the beginning of a path, the folders or files of tests. The longest beginning counts; `*` is the name of a game.
TESTS: dict[str, tuple[str, ...]] = {
    ".github": ("web",),
    "CONTRIBUTING.md": ("house/test_documentation.py",),
    "README.md": ("house/test_documentation.py",),
    "benchmarks": ("bots",),
    "deploy": ("server/test_container.py",),
    "docs": ("house/test_documentation.py",),
    "examples": ("examples", "core"),
    "make": ("house/test_set_up.py",),
    "training": ("bots",),
    "src/longhouse": ("terminal",),
    "src/longhouse/analysis": ("analysis",),
    "src/longhouse/arena": ("bots",),
    "src/longhouse/bots": ("bots", "analysis"),
    "src/longhouse/core": ("core", "golden"),
    "src/longhouse/envs": ("envs",),
    "src/longhouse/games": ("golden",),
    "src/longhouse/games/*": ("games/*", "golden"),
    "src/longhouse/games/*/board": ("web",),
    "src/longhouse/learn": ("server/test_lessons.py", "terminal/test_learn.py"),
    "src/longhouse/new_game": ("new_game",),
    "src/longhouse/server": ("server",),
    "src/longhouse/terminal": ("terminal",),
    "src/longhouse/testing": ("properties",),
    "src/longhouse/web": ("web",),
}


class UnknownRoomError(Exception):
    """No folder of tests has this name."""


class Step(NamedTuple):
    """A command, with the words under which its seconds are printed."""

    title: str
    command: list[str]


def main(words: list[str]) -> int:
    """Runs all steps, also after one has failed; the exit code."""
    try:
        named = [folder_of(word) for word in words if word]
    except UnknownRoomError as error:
        print(error, file=sys.stderr)
        return 2
    os.chdir(ROOT)
    changed = changed_files()
    folders = named or sorted(rooms() if changed is None else folders_of(changed))
    begin, failed = time.monotonic(), []
    for step in steps(changed, folders):
        if not done(step):
            failed.append(step.title)
    print(f"\n{time.monotonic() - begin:.0f} s in all. Not run: {', '.join(not_run(changed, folders))}.")
    print("`make test` runs everything." if not failed else f"Failed: {', '.join(failed)}.")
    return int(bool(failed))


def done(step: Step) -> bool:
    """Runs a step and prints its seconds. pytest ends with 5 if the marks leave out every test: that is no failure."""
    print(f"\n== {step.title}", flush=True)
    begin = time.monotonic()
    code = subprocess.run(step.command, env={**os.environ, "PYTHONPATH": str(ROOT / "src")}, check=False).returncode
    is_good = code == 0 or (step.title.startswith("tests") and code == 5)
    print(f"== {step.title}: {'good' if is_good else 'FAILED'}, {time.monotonic() - begin:.1f} s", flush=True)
    return is_good


def steps(changed: list[str] | None, folders: list[str]) -> list[Step]:
    """All that is run: `changed` is None if all files may have changed."""
    python = [sys.executable]
    found = [
        Step("ruff check", [*python, "-m", "ruff", "check", "--quiet", *PYTHON]),
        Step("ruff format", [*python, "-m", "ruff", "format", "--quiet", "--check", *PYTHON]),
        Step("sources", [*python, "tests/house/check_sources.py"]),
        Step("types", [*python, "-m", "mypy", "--strict", *TYPED]),
    ]
    if changed is None or (scripts := with_ending(changed, ".js", ".css")):
        some = [] if changed is None else scripts
        found.append(Step("prettier", [*python, "tests/web/tools.py", "check", *some]))
    if changed is None or with_ending(changed, ".md"):
        found.append(Step("Markdown", [*python, "tests/house/markdown.py", "check"]))
    marks = " and ".join(f"not {mark}" for mark in left_out(folders))
    places = [f"tests/{folder}" for folder in folders]
    passed_over = [f"--deselect=tests/{test}" for test in TOO_LONG]
    passed_over += [f"--deselect={test}" for test in long_tests(DURATIONS) if test.startswith(tuple(places))]
    title = f"tests of {', '.join(folder for folder in folders if folder not in ALWAYS) or 'quick ones'}"
    found.append(Step(title, [*python, "-m", "pytest", *PYTEST, "-m", marks, *passed_over, *places]))
    return found


def left_out(folders: list[str]) -> list[str]:
    """Marks of tests that are not run: `make check ROOM=browser` does run those with a browser."""
    return [mark for mark in LEFT_OUT if mark not in folders]


def long_tests(durations: Path) -> list[str]:
    """Tests that took over a second in a run whose JUnit file this is; none if there is no such file."""
    try:
        cases = list(ElementTree.parse(durations).getroot().iter("testcase"))
    except (OSError, ElementTree.ParseError):
        return []
    return [
        f"{case.get('classname', '').replace('.', '/')}.py::{case.get('name')}"
        for case in cases
        if float(case.get("time", 0)) > LONG_SECONDS
    ]


def not_run(changed: list[str] | None, folders: list[str]) -> list[str]:
    """For the last line."""
    other = [room for room in rooms() if not any(room == one or room.startswith(f"{one}/") for one in folders)]
    found = [f"tests marked {' or '.join(left_out(folders))}", "whole games that take long uncompiled"]
    found += ["tests that took over a second in the last `make test`"] if DURATIONS.exists() else []
    found += [f"the tests of {', '.join(other)}"] if other else []
    if changed is not None:
        found += [] if with_ending(changed, ".js", ".css") else ["prettier (no script changed)"]
        found += [] if with_ending(changed, ".md") else ["mdformat (no page changed)"]
    return [*found, "the compiled engine"]


# Which files changed, and which tests they belong to.


def changed_files() -> list[str] | None:
    """Paths that differ from where the branch left main; None if git cannot tell."""
    for main_branch in ("origin/main", "main"):
        base = git("merge-base", "HEAD", main_branch)
        if base is None:
            continue
        tracked, new = git("diff", "--name-only", "--no-renames", base[0]), git("ls-files", "-o", "--exclude-standard")
        return None if tracked is None or new is None else sorted({*tracked, *new})
    return None


def git(*words: str) -> list[str] | None:
    """The lines that git prints; None if it fails, or is missing."""
    try:
        run = subprocess.run(["git", *words], capture_output=True, text=True, timeout=60, check=True)
    except (OSError, subprocess.SubprocessError):
        return None
    return run.stdout.splitlines()


def with_ending(paths: Iterable[str], *endings: str) -> list[str]:
    """The files with these endings that exist; vendored ones are left out."""
    return [path for path in paths if path.endswith(endings) and "/vendor/" not in path and (ROOT / path).exists()]


def folders_of(changed: Iterable[str]) -> set[str]:
    """The folders of tests, below `tests`, for these changed files."""
    found = {*ALWAYS, *(folder for path in changed for folder in tests_of(path))}
    return {one for one in found if not any(other != one and one.startswith(f"{other}/") for other in found)}


def tests_of(path: str) -> tuple[str, ...]:
    """The folders of tests for one changed file."""
    parts = path.split("/")
    if parts[0] == "tests":
        own = "/".join(parts[1:3] if parts[1] == "games" else parts[1:2])
        if own == "house":  # its tests are many, and most have nothing to do with each other
            return ("/".join(parts[1:]),) if parts[-1].startswith("test_") and (ROOT / path).exists() else ()
        # Files outside all rooms, as conftest.py and staging.py, are for all tests.
        return (own,) if own in rooms() else ("core",)
    game = parts[3] if path.startswith("src/longhouse/games/") and len(parts) > 4 else ""
    for length in range(len(parts), 0, -1):
        beginning = "/".join(parts[:length])
        folders = TESTS.get(beginning.replace(f"games/{game}", "games/*", 1) if game else beginning)
        if folders:
            return tuple(folder.replace("*", game) for folder in folders)
    return ()


@cache
def rooms() -> list[str]:
    """All folders of tests; each game has its own."""
    top = {path.relative_to(ROOT / "tests").parts for path in (ROOT / "tests").rglob("test_*.py")}
    return sorted({"/".join(parts[:2] if parts[0] == "games" else parts[:1]) for parts in top})


def folder_of(room: str) -> str:
    """The folder with this name: `server`, `games`, `games/tribes` or only `tribes`."""
    known = {"games": "games", **{name: name for name in rooms()}}
    known |= {name.removeprefix("games/"): name for name in rooms()}
    if room not in known:
        raise UnknownRoomError(f"No tests of a room {room}. Rooms: {', '.join(sorted(known))}.")
    return known[room]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
