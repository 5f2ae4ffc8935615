"""Servers to test against, and people who play on them."""

import http.client
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import zlib
from contextlib import closing, suppress
from pathlib import Path

import httpx

from longhouse.server.config import Config
from longhouse.server.process import Application
from longhouse.server.run import Server, bind, local_address

SOURCES = Path(__file__).parents[2] / "src"
FREE = {
    "warning_seconds": 0.0,
    "database_seconds": 60.0,
    "rate": 0.0,
    "table_rate": 0.0,
    "new_table_rate": 0.0,
    "streams": 0,
    "analysis_rate": 0.0,
}
"""No limits: a test is one address that does a lot."""


PATIENCE = 120.0
"""Seconds without any progress after which a test gives up. Only a test that fails ever waits so long."""


def is_long():
    """Whether `make test-long` runs: more seeds and more positions of the same."""
    return os.environ.get("HYPOTHESIS_PROFILE") == "long"


def new_client(address="", *, is_page=False):
    """A browser; it checks no certificates: reading them takes longer than most tests. A page says where it is from."""
    return httpx.Client(base_url=address, timeout=30, verify=False, headers={"origin": address} if is_page else {})


WEB = new_client()


class Thread:
    """A server in a thread of the test."""

    def __init__(self, database, **settings):
        config = Config(port=0, database=database, **{**FREE, "bot_workers": 1, **settings})
        self.application = Application(config)
        self.process = self.application.process
        self.process.prepare()
        self._socket = bind(config)
        self.address = local_address(self._socket)
        self._server = Server(self.application, config)
        self._thread = threading.Thread(target=lambda: self._server.run(sockets=[self._socket]), daemon=True)
        self._thread.start()
        end = time.monotonic() + PATIENCE
        while not self._server.started:
            if not self._thread.is_alive() or time.monotonic() > end:
                raise RuntimeError("the server did not start")
            time.sleep(0.01)

    @property
    def is_running(self):
        return self._thread.is_alive()

    def stop(self):
        self.process.presence.closing.set()
        self._server.handle_exit(signal.SIGTERM, None)
        self._thread.join(timeout=20)
        assert not self._thread.is_alive()


class Process:
    """A server in a process of its own, to be killed."""

    def __init__(self, database, port=None, **settings):
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        flags = {**FREE, "bot_workers": 1, "port": self.port, "database": database, **settings}
        words = [word for name, value in flags.items() for word in (f"--{name.replace('_', '-')}", str(value))]
        path = os.pathsep.join(filter(None, [str(SOURCES), os.environ.get("PYTHONPATH")]))
        # Its log goes into a file: a pipe that nobody reads is full after some hundred lines, and logging stands still.
        self._log = tempfile.NamedTemporaryFile(prefix="longhouse-log-")  # noqa: SIM115
        self.process = subprocess.Popen(
            [sys.executable, "-m", "longhouse.server", *words],
            env={**os.environ, "PYTHONPATH": path},
            stdout=subprocess.PIPE,
            stderr=self._log,
        )
        self.process.stderr = Path(self._log.name).open("rb")  # noqa: SIM115
        self.wait_until_ready()

    def wait_until_ready(self):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise RuntimeError(self.process.stderr.read().decode())
            try:
                if httpx.get(f"{self.address}/ready", timeout=5, verify=False).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            time.sleep(0.1)
        raise RuntimeError("the server did not become ready")

    def kill(self):
        self.process.kill()
        self.process.wait(timeout=60)

    def stop(self):
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(timeout=30)

    def children(self):
        found = subprocess.run(
            ["pgrep", "-P", str(self.process.pid)], capture_output=True, text=True, timeout=300, check=False
        ).stdout.split()
        return [int(pid) for pid in found]


def free_port():
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def new_request():
    return secrets.token_urlsafe(16)


class Person:
    """Somebody with a token, or a spectator without one."""

    def __init__(self, address, table, token=None, client=None):
        self.address, self.table, self.token = address, table, token
        self.client = client or new_client(address)
        self.path = f"/api/tables/{table}"

    @property
    def headers(self):
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    def get(self, rest="", **more):
        return self.client.get(f"{self.path}{rest}", headers=self.headers, **more)

    def post(self, rest, **body):
        body.setdefault("request", new_request())
        return self.client.post(f"{self.path}{rest}", json=body, headers=self.headers)

    def see(self):
        answer = self.get()
        assert answer.status_code == 200, answer.text
        return answer.json()

    def choose(self, *keys, decision=None, **more):
        decision = decision or self.see()["decision"]["id"]
        return self.post("/choices", decision=decision, choices=list(keys), **more)

    def choose_any(self, pick=lambda options: options[0]):
        """Take an option of those that are offered."""
        seen = self.see()
        return self.choose(pick(seen["options"])["key"], decision=seen["decision"]["id"])

    def listen(self, after=None, **more):
        return Listener(self, after, **more)


def _unzipped(answer):
    """The lines of a compressed stream, as they come."""
    unzip, rest = zlib.decompressobj(31), b""
    while piece := answer.read1(65536):
        *lines, rest = (rest + unzip.decompress(piece)).split(b"\n")
        yield from lines
    assert unzip.eof


def _whole(last, data):
    events = [event for part in data["story"] for event in part["events"]]
    return {**changed(last, data["changes"]), "story": data["story"], "events": events}


def changed(before, change):
    """What web/changes.js does."""
    if isinstance(change, list):
        return change[0]
    if isinstance(before, list):
        return [changed(one, change[str(at)]) if str(at) in change else one for at, one in enumerate(before)]
    after = dict(before)
    for key, inside in change.items():
        if inside == []:
            del after[key]
        else:
            after[key] = changed(before.get(key, {}), inside)
    return after


class Listener:
    """A stream, read in a thread; `events` grows."""

    def __init__(self, person, after=None, headers=None, changes=False):
        self.events = []
        self.kinds = []
        """What the messages were called; with `changes`, the whole is put together again in `events`."""
        self.bytes = 0
        self.comments = 0
        self.ended = threading.Event()
        self._news = threading.Condition()
        host, _, port = person.address.removeprefix("http://").rpartition(":")
        self._connection = http.client.HTTPConnection(host, int(port), timeout=60)
        known = [] if after is None else [f"after={after}"]
        query = "?" + "&".join([*known, *(["changes=true"] if changes else [])])
        self._connection.request("GET", f"{person.path}/stream{query}", headers={**person.headers, **(headers or {})})
        self._socket = self._connection.sock
        answer = self._connection.getresponse()
        self.status, self.headers = answer.status, dict(answer.getheaders())
        lines = _unzipped(answer) if self.headers.get("content-encoding") == "gzip" else answer
        self._thread = threading.Thread(target=self._read, args=(lines,), daemon=True)
        self._thread.start()

    def _read(self, answer):
        event = number = None
        last = {}
        try:
            for line in answer:
                line = line.decode().rstrip("\n")
                self.bytes += len(line)
                with self._news:
                    if line.startswith(":"):
                        self.comments += 1
                    elif line.startswith("id: "):
                        number = int(line[4:])
                    elif line.startswith("event: "):
                        event = line[7:]
                    elif line.startswith("data: "):
                        data = json.loads(line[6:])
                        assert event in ("people", "me") or number == data["seq"]
                        self.kinds.append(event)
                        if event == "changed":
                            event, data = "told", _whole(last, data)
                        last = data if event == "told" else last
                        self.events.append((event, data))
                    self._news.notify_all()
        except (OSError, http.client.HTTPException):
            pass
        finally:
            self.ended.set()
            with self._news:
                self._news.notify_all()

    def wait(self, condition, seconds=PATIENCE):
        """Until the condition holds for this listener."""
        with self._news:
            assert self._news.wait_for(lambda: condition(self), seconds), self.events[-3:]

    def told(self):
        return [data for event, data in self.events if event == "told"]

    def story(self):
        """What was told, without how it is shown."""
        parts = [part for data in self.told() for part in data["story"]]
        return [{name: value for name, value in part.items() if name != "beats"} for part in parts]

    @property
    def seq(self):
        told = self.told()
        return told[-1]["seq"] if told else -1

    def players(self):
        return self.events[-1][1]["players"] if self.events else None

    def close(self):
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._thread.join(timeout=5)
        self._connection.close()


def found(address, seats=None, client=None, **more):
    """A new table; the answer of its founder."""
    seats = seats or [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Béla"}]
    body = {"request": new_request(), "game": "tomahawk", "seats": seats, **more}
    answer = (client or WEB).post(f"{address}/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return answer.json()


def sit(address, **more):
    """A table of two people at one screen."""
    table = found(address, **more)
    return [Person(address, table["table"], seat.get("token")) for seat in table["seats"]]


def wait_until(condition, seconds=PATIENCE):
    """Until a condition holds; what it gave."""
    end = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < end, "it does not come about"
        time.sleep(0.02)
    return found


def error_of(answer):
    """The status and the message of a refusal."""
    return answer.status_code, answer.json()["error"]["id"]


def play_on(people, until=lambda seen: False, most=2000, pick=lambda options: options[0]):
    """These people choose until the match is over, or a condition holds; where bots play, people wait for them."""
    end, taken = time.monotonic() + PATIENCE, 0
    while time.monotonic() < end:
        idle = True
        for person in people:
            seen = person.see()
            if seen["status"] == "over" or until(seen):
                return seen
            if seen["decision"]:
                answer = person.choose(pick(seen["options"])["key"], decision=seen["decision"]["id"])
                assert answer.status_code == 200, answer.text
                idle, taken, end = False, taken + 1, time.monotonic() + PATIENCE
                assert taken < most, "it does not end"
        if idle:
            time.sleep(0.02)
    raise AssertionError("nobody moves any more")
