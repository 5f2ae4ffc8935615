"""A real server process, and its API for what a test prepares without a browser."""

from __future__ import annotations

import contextlib
import json
import secrets
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

START_SECONDS = 60
ANSWER_SECONDS = 300
"""Whole games, also on a busy machine."""
GENEROUS = [
    "--rate",
    "2000",
    "--burst",
    "20000",
    "--table-rate",
    "2000",
    "--new-table-rate",
    "1000",
    "--streams",
    "1000",
    "--analysis-rate",
    "0",
    "--analysis-simulations",
    "2",
]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """The server, as `python -m longhouse.server` starts it."""

    more: tuple[str, ...] = ()
    """Other words of its command line."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        where = ["--port", str(self.port), "--database", f"sqlite:///{self.folder / 'house.db'}", "--away-seconds", "1"]
        where += ["--warning-seconds", "4", "--database-seconds", "60"]
        log = (self.folder / "server.log").open("ab")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "longhouse.server", *where, *GENEROUS, *self.more],
            stdout=log,
            stderr=subprocess.STDOUT,
        )
        log.close()
        until = time.monotonic() + START_SECONDS
        while not self.is_ready():
            if self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"The server did not start:\n{self.log()}")
            time.sleep(0.1)

    def is_ready(self) -> bool:
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.url}/ready", timeout=2) as answer:
            return bool(answer.status == 200)
        return False

    def stop(self) -> None:
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(timeout=60)

    def log(self) -> str:
        return (self.folder / "server.log").read_text(errors="replace")[-4000:]

    # The API.

    def ask(self, path: str, body: dict[str, Any] | None = None, token: str | None = None) -> Any:
        data = None
        if body is not None:
            data = json.dumps({"request": secrets.token_urlsafe(24), **body}).encode()
        request = urllib.request.Request(self.url + path, data)
        request.add_header("Content-Type", "application/json")
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise AssertionError(f"{path} {body}: {error.code} {error.read().decode()[:500]}") from error

    def found(self, *seats: dict[str, Any], **more: Any) -> Founded:
        answer = self.ask("/api/tables", {"game": "tomahawk", "seats": list(seats), **more})
        return Founded(self, answer["table"], [seat.get("token") for seat in answer["seats"]])


class Founded:
    """A table opened through the API, with the secrets of its seats."""

    def __init__(self, house: House, table: str, tokens: list[str | None]) -> None:
        self.house, self.table, self.tokens = house, table, tokens

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    def link(self, seat: int | None = None) -> str:
        return f"{self.house.url}/t/{self.table}" + (f"#{self.tokens[seat]}" if seat is not None else "")

    def snapshot(self, seat: int | None = None) -> Any:
        return self.house.ask(self.path, token=self.tokens[seat] if seat is not None else None)

    def choose(self, seat: int) -> bool:
        """One answer of a seat, always the first one. False if it is not asked."""
        snapshot = self.snapshot(seat)
        if not snapshot["decision"]:
            return False
        body = {"decision": snapshot["decision"]["id"], "choices": [snapshot["options"][0]["key"]]}
        self.house.ask(f"{self.path}/choices", body, self.tokens[seat])
        return True

    def choose_all(self, seat: int) -> None:
        """Everything a seat is asked before it has to wait for somebody."""
        while self.choose(seat):
            pass

    def answer_until(self, condition: Callable[[Any], bool], luck: Random) -> None:
        """Any answers of the first seat until a condition holds for what it sees and it is asked again."""
        until = time.monotonic() + ANSWER_SECONDS
        while not (seen := self.snapshot(0))["decision"] or not condition(seen):
            assert time.monotonic() < until, f"it does not come to that: {seen['deciding']}"
            if seen["decision"]:
                body = {"decision": seen["decision"]["id"], "choices": [luck.choice(seen["options"])["key"]]}
                self.house.ask(f"{self.path}/choices", body, self.tokens[0])
            else:
                time.sleep(0.02)

    def reach(self, phase: str, round_: int = 0) -> None:
        """Play both seats until a phase, and a round, has come."""
        for _ in range(500):
            view = self.snapshot()["view"]
            if view["phase"] == phase and view["round"] >= round_:
                return
            seat = next(seat for seat in (0, 1) if self.snapshot(seat)["decision"])
            self.choose(seat)
        raise AssertionError(f"{phase} in round {round_} was never reached")

    def play_out(self) -> Founded:
        self.reach("over")
        return self


def two_people(house: House, **more: Any) -> Founded:
    """A table whose two seats the test plays."""
    return house.found({"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Benoît"}, **more)
