"""The supervisor: restarts that refuse nobody, deaths that say why, and an address that is free when it is gone."""

import http.client
import os
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path

import httpx
import pytest

from longhouse.server.config import Config
from longhouse.server.launch import bind
from longhouse.server.supervisor import Slot, Supervisor, Worker
from server.serving import SOURCES, Process, Thread, free_port, is_long, new_client, sit, wait_until

pytestmark = pytest.mark.processes


def alive(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.fixture
def sqlite(tmp_path):
    return f"sqlite:///{tmp_path}/tables.db"


def test_the_address_is_free_when_a_supervisor_was_killed(sqlite):
    """Killed and started again at once, again and again: never "address already in use", nor "used by another"."""
    server = Process(sqlite, supervised="on")
    for _ in range(20 if is_long() else 2):
        workers = server.children()
        server.kill()
        server = Process(sqlite, port=server.port, supervised="on")
        # They have let go of the address and of the file; a busy computer takes its time to clear away the rest.
        wait_until(lambda workers=workers: not any(alive(pid) for pid in workers))
        # Until then the old workers may have answered that the server is ready.
        server.wait_until_ready()
    server.stop()
    assert server.process.returncode == 0


class Hammer(threading.Thread):
    """Somebody who asks all the time, on a new connection each time, and plays."""

    def __init__(self, server, person):
        super().__init__(daemon=True)
        self.port, self.person = server.port, person
        self.done = threading.Event()
        self.failures, self.answers, self.acknowledged = [], 0, []

    def run(self):
        while not self.done.is_set():
            try:
                self.ask()
                self.answers += 1
            except (httpx.HTTPError, AssertionError) as error:
                self.failures.append(repr(error))

    def ask(self):
        with httpx.Client(base_url=self.person.address, timeout=60, verify=False) as client:
            self.person.client = client
            seen = self.person.see()
            if seen["decision"]:
                answer = self.person.choose(seen["options"][0]["key"], decision=seen["decision"]["id"])
                assert answer.status_code in (200, 409), answer.text
                if answer.status_code == 200:
                    self.acknowledged.append(answer.json()["seq"])


@pytest.mark.parametrize("workers", [1, 2])
def test_workers_are_replaced_without_refusing_anybody(request, sqlite, workers):
    url = sqlite if workers == 1 else request.getfixturevalue("postgresql").new_database()
    server = Process(url, workers=workers, supervised="on")
    tables = [sit(server.address) for _ in range(3)]
    hammers = [Hammer(server, people[0]) for people in tables]
    for hammer in hammers:
        hammer.start()
    old = wait_until(lambda: len(found := server.children()) == workers and found)
    server.process.send_signal(signal.SIGHUP)
    wait_until(lambda: not set(server.children()) & set(old) and len(server.children()) == workers)
    before = [hammer.answers for hammer in hammers]
    wait_until(lambda: all(now.answers > then + 2 for now, then in zip(hammers, before, strict=True)))
    for hammer in hammers:
        hammer.done.set()
        hammer.join(60)
    assert [hammer.failures for hammer in hammers] == [[]] * 3
    for hammer, (person, _) in zip(hammers, tables, strict=True):
        person.client = new_client(server.address)
        assert person.see()["seq"] >= max(hammer.acknowledged, default=-1)
    server.stop()
    assert server.process.returncode == 0


def test_a_worker_that_dies_is_replaced_and_the_log_says_why(sqlite):
    server = Process(sqlite, supervised="on", log_format="json")
    [old] = server.children()
    os.kill(old, signal.SIGKILL)
    wait_until(lambda: [pid for pid in server.children() if pid != old])
    server.wait_until_ready()
    server.stop()
    said = server.process.stderr.read().decode()
    [line] = [line for line in said.splitlines() if "worker ended" in line]
    assert "SIGKILL" in line
    assert "Traceback" not in said


def test_what_cannot_be_served_is_one_sentence(tmp_path):
    port = free_port()
    with pytest.raises(RuntimeError) as failed:
        Process(f"postgresql://nobody@127.0.0.1:{port}/none", workers=2)
    said = str(failed.value)
    assert "cannot be used" in said
    assert "Traceback" not in said
    assert len(said.splitlines()) <= 2


def test_the_pauses_grow_when_workers_die_at_once(monkeypatch):
    supervisor = Supervisor(Config(workers=2, database="postgresql://x/y"), None, lambda: None)
    slot, pauses = Slot(0), []

    class Dead:
        pid, returncode = 1, 1

    for _ in range(9):
        supervisor._pause(slot, Worker(Dead(), -1, 0.0, 0), 100.0)
        pauses.append(slot.start_at - 100.0)
    assert pauses == [0.5, 1, 2, 4, 8, 16, 30, 30, 30]
    supervisor._pause(slot, Worker(Dead(), -1, 0.0, 0, ready_at=50.0), 100.0)
    assert slot.start_at == 100.0


@pytest.mark.parametrize("other_is_ready", [True, False])
def test_a_worker_that_cannot_start_ends_the_server_only_if_none_was_ready(other_is_ready, tmp_path):
    """PostgreSQL restarts while one worker serves and another has not begun: the first keeps serving."""
    supervisor = Supervisor(Config(database=f"sqlite:///{tmp_path}/tables.db"), None, lambda: None)
    refusal = {"id": "server-error-store", "args": {"why": "it starts"}, "says": "it starts"}
    process = subprocess.Popen([sys.executable, "-c", ""], stdin=subprocess.PIPE)
    process.wait(timeout=60)
    if other_is_ready:
        reads, writes = os.pipe()
        os.write(writes, b'{"stage": "ready"}\n')
        os.close(writes)
        supervisor._hear(Worker(process, reads, 0.0, 0))
        os.close(reads)
    slot = Slot(1, Worker(process, -1, 0.0, 0, refusal=refusal))
    supervisor.slots = [Slot(0), slot]
    supervisor._bury(slot, slot.worker, 100.0)
    assert supervisor.stopping is not other_is_ready
    assert (slot.start_at > 100.0) is other_is_ready


def test_the_configuration_is_in_no_environment_and_on_no_command_line(tmp_path, monkeypatch):
    monkeypatch.setenv("LONGHOUSE_ORIGIN", "https://very.secret")
    server = Process(f"sqlite:///{tmp_path}/hidden-name.db", supervised="on")
    try:
        for pid in server.children():
            for file in ("environ", "cmdline"):
                said = Path(f"/proc/{pid}/{file}").read_bytes()
                assert b"hidden-name" not in said
                assert b"very.secret" not in said
    finally:
        server.stop()


def test_kept_connections_end_at_once_and_requests_are_answered(sqlite, monkeypatch):
    server = Thread(sqlite)
    host, port = server.address.removeprefix("http://").split(":")
    kept = http.client.HTTPConnection(host, int(port), timeout=60)
    kept.request("GET", "/health")
    kept.getresponse().read()
    read, reading, go_on = server.process.store.read, threading.Event(), threading.Event()

    async def slowly(work):
        import asyncio

        reading.set()
        while not go_on.is_set():
            await asyncio.sleep(0.01)
        return await read(work)

    monkeypatch.setattr(server.process.store, "read", slowly)
    answers = []
    asking = threading.Thread(target=lambda: answers.append(new_client(server.address).get("/api/tables").status_code))
    asking.start()
    assert reading.wait(60)
    stopping = threading.Thread(target=server.stop)
    stopping.start()
    assert kept.sock.recv(1) == b"", "an idle connection is ended while a request still runs"
    assert not answers
    go_on.set()
    asking.join(60)
    stopping.join(60)
    assert answers == [200]


def test_systemd_may_bring_the_socket_and_is_told(tmp_path):
    """As `systemd-socket-activate` does it: file descriptor 3, and a datagram when we are ready."""
    heard = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    heard.bind(str(tmp_path / "notify"))
    heard.settimeout(120)
    bound = bind(Config(port=0))
    code = (
        "import os, sys; os.dup2(int(sys.argv[1]), 3); os.environ.update(LISTEN_FDS='1', LISTEN_PID=str(os.getpid()));"
        "os.execv(sys.executable, [sys.executable, '-m', 'longhouse.server', *sys.argv[2:]])"
    )
    path = os.pathsep.join(filter(None, [str(SOURCES), os.environ.get("PYTHONPATH")]))
    words = ["--supervised", "on", "--bot-workers", "1", "--database", f"sqlite:///{tmp_path}/a.db"]
    process = subprocess.Popen(
        [sys.executable, "-c", code, str(bound.fileno()), *words],
        pass_fds=[bound.fileno()],
        env={**os.environ, "PYTHONPATH": path, "NOTIFY_SOCKET": str(tmp_path / "notify")},
        stdout=subprocess.PIPE,
    )
    try:
        assert heard.recv(1000) == b"READY=1"
        address = "http://{}:{}".format(*bound.getsockname())
        assert httpx.get(f"{address}/health", timeout=60, verify=False).status_code == 200
        process.send_signal(signal.SIGHUP)
        assert heard.recv(1000).startswith(b"RELOADING=1\nMONOTONIC_USEC=")
        assert heard.recv(1000) == b"READY=1"
        process.terminate()
        assert heard.recv(1000) == b"STOPPING=1"
        assert process.wait(60) == 0
    finally:
        process.kill()
        bound.close()
        heard.close()


def test_a_supervisor_reads_little_of_the_server():
    code = "import sys; import longhouse.server.supervisor, longhouse.server.launch; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=300, check=True
    ).stdout.split()
    assert not set(loaded) & {"litestar", "sqlalchemy", "uvicorn"}
