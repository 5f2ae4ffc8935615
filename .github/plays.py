"""Installs a package as a stranger would and plays with it: `python .github/plays.py dist/*.whl dist/*.tar.gz`.

Each is installed into an environment of its own, with nothing else in it, and used in an empty folder: the source tree
is not there to help. Without a file it plays with the Longhouse that this Python has. What pip should do otherwise
stands in PIP_* variables.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import urllib.request
import venv
from pathlib import Path

SECONDS = 300
MATCH = """
from longhouse import games
for name in games.names():
    game = games.get(name)
    match = game.new(seats=game.seats[0], seed=7)
    for _ in range(60):
        if match.over:
            break
        seat = match.deciding()[0]
        match.choose(seat, match.options(seat)[0].key)
    print(game.id, len(match.entries))
"""


def main(packages: list[str]) -> None:
    """Play with every package, or with what is installed."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        if not packages:
            play(Path(sys.executable), Path(folder))
        for number, package in enumerate(packages):
            place = Path(folder, str(number))
            venv.create(place / "venv", with_pip=True)
            python = place / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
            more = ["--no-deps"] if "PIP_NO_DEPS" in os.environ else []
            run([str(python), "-m", "pip", "install", "--quiet", *more, str(Path(package).resolve())], place)
            print(Path(package).name)
            play(python, place)


def play(python: Path, place: Path) -> None:
    """Ask for the version, play every game, and open the table."""
    print(run([str(python), "-m", "longhouse", "--version"], place))
    print(run([str(python), "-c", MATCH], place))
    print(run([str(python), "-m", "longhouse", "arena", "tomahawk", "--bots", "random,random", "--games", "2"], place))
    open_table(python, place)


def open_table(python: Path, place: Path) -> None:
    """`longhouse` without a word more is the table in the browser: its page and its games are there."""
    home = {"LONGHOUSE_HOME": str(place / "home"), "LONGHOUSE_PORT": "0", "BROWSER": "echo"}
    group = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP} if os.name == "nt" else {}
    server = subprocess.Popen(
        [str(python), "-m", "longhouse"],
        cwd=place,
        env={**environment(), **home, "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        **group,  # type: ignore[call-overload]
    )
    assert server.stdout is not None
    try:
        address = next(found[0] for line in server.stdout if (found := re.search(r"http://[\w.:\[\]]+", line)))
        with urllib.request.urlopen(f"{address}/", timeout=SECONDS) as page:
            assert "Longhouse" in page.read().decode()
        with urllib.request.urlopen(f"{address}/api/games", timeout=SECONDS) as games:
            print("the table is open:", len(json.load(games)), "games")
    finally:
        server.send_signal(signal.CTRL_BREAK_EVENT if os.name == "nt" else signal.SIGINT)
        server.wait(SECONDS)


def environment() -> dict[str, str]:
    """Nothing that would lead back to a source tree."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LONGHOUSE_"))}


def run(command: list[str], place: Path) -> str:
    """What a command says; an error if it fails."""
    done = subprocess.run(command, cwd=place, env=environment(), capture_output=True, timeout=SECONDS, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stdout.decode()}\n{done.stderr.decode()}")
    return done.stdout.decode().strip()


if __name__ == "__main__":
    main(sys.argv[1:])
