"""The terminal is tested from outside: real processes, with a pipe or with a pseudo-terminal."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest

COMMAND = [sys.executable, "-m", "longhouse"]
_OURS = ("LONGHOUSE_HOME", "LONGHOUSE_LANG", "LONGHOUSE_PLAIN", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "COLUMNS")
NO_BREAK = "\u00a0"


def _hear_ctrl_c() -> None:
    """A run in the background has Ctrl-C switched off, and would hand that down."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Longhouse:
    """The command line, with a home of its own."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.tables = home / "tables"
        self.open: list[pexpect.spawn] = []

    def environment(self, **more: str) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name not in _OURS}
        return {
            **kept,
            "LONGHOUSE_HOME": str(self.home),
            "LANG": "C.UTF-8",
            "PYTHONIOENCODING": "utf-8",
            "TERM": "xterm",
            "COLUMNS": "80",
            **more,
        }

    def run(self, *words: str, answers: list[str] | None = None, **env: str) -> subprocess.CompletedProcess[str]:
        """A command with its answers in a pipe; whatever happens, nobody sees a traceback."""
        typed = "".join(f"{answer}\n" for answer in answers or [])
        done = subprocess.run(
            [*COMMAND, *words],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env=self.environment(**env),
            timeout=60,
            check=False,
        )
        assert "Traceback" not in done.stdout + done.stderr
        return done

    def sit_down(self, *words: str, width: int = 80, command: str = "play", **env: str) -> pexpect.spawn:
        """A game in a terminal of that width."""
        child = pexpect.spawn(
            COMMAND[0],
            [*COMMAND[1:], command, *words],
            env=self.environment(COLUMNS=str(width), **env),
            encoding="utf-8",
            timeout=30,
            echo=True,
            preexec_fn=_hear_ctrl_c,
        )
        self.open.append(child)
        return child

    def lines(self, table: str) -> list[dict[str, Any]]:
        """The journal of a table, as far as it is whole."""
        rows = (self.tables / f"{table}.jsonl").read_text(encoding="utf-8").split("\n")
        return [json.loads(row) for row in rows[:-1]]

    def choices(self, table: str) -> list[dict[str, Any]]:
        return [line for line in self.lines(table) if line.get("do") == "choose"]


@pytest.fixture
def longhouse(tmp_path: Path) -> Iterator[Longhouse]:
    house = Longhouse(tmp_path / "home")
    yield house
    for child in house.open:
        child.close(force=True)
