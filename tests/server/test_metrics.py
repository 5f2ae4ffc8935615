"""What Prometheus reads, from one process and from several."""

import re
import signal
import time

import httpx
import pytest
from prometheus_client import generate_latest

from longhouse.server import metrics
from longhouse.server.errors import Unavailable
from longhouse.server.people.attempts import OF_NAME
from server.club import Browser, cheap
from server.serving import Process, Thread, free_port, play_on, sit, wait_until

OURS = (
    "longhouse_requests_total",
    "longhouse_request_seconds_bucket",
    "longhouse_changes_total",
    "longhouse_write_seconds_count",
    "longhouse_write_group_size_sum",
    "longhouse_tables_in_memory",
    "longhouse_streams",
    "longhouse_bots_thinking",
    "longhouse_database_connections_open",
    "longhouse_process_cpu_seconds",
    "longhouse_process_memory_bytes",
    "longhouse_process_open_files",
    "longhouse_loop_lag_seconds_bucket",
    "longhouse_bot_seconds_count",
    "longhouse_sign_ins_total",
    "longhouse_bus_messages_total",
)


def scrape(port):
    answer = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=60, verify=False)
    assert answer.status_code == 200
    return answer.text


def value(port, name):
    """The sum of all lines of a figure whose name and labels match."""
    found = re.findall(rf"^{name}(?:\{{[^}}]*\}})? (\S+)$", scrape(port), re.MULTILINE)
    return sum(map(float, found))


def messages(port, way):
    """How many words between processes were sent, or heard."""
    found = re.findall(rf'^longhouse_bus_messages_total\{{[^}}]*way="{way}"\}} (\S+)$', scrape(port), re.MULTILINE)
    return sum(map(float, found))


@pytest.mark.parametrize("workers", [0, 1, 2])
def test_the_figures_of_all_processes_are_read_at_one_address(request, tmp_path, workers):
    """Without a supervisor, with one worker, with two."""
    url = request.getfixturevalue("postgresql").new_database() if workers == 2 else f"sqlite:///{tmp_path}/a.db"
    port = free_port()
    settings = {"workers": max(1, workers), "supervised": "on" if workers else "off", "metrics": f"127.0.0.1:{port}"}
    server = Process(url, **settings)
    try:
        people = sit(server.address)
        asked = 0
        for _ in range(4):
            for person in people:
                seen = person.see()
                asked += 1
                if seen["decision"]:
                    assert person.choose(seen["options"][0]["key"], decision=seen["decision"]["id"]).status_code == 200
        listener = people[0].listen()
        route = r'longhouse_requests_total\{method="GET",route="/api/tables/\{table(?::str)?\}",status="200"\}'
        wait_until(lambda: sum(map(float, re.findall(rf"^{route} (\S+)$", scrape(port), re.MULTILINE))) == asked)
        wait_until(lambda: value(port, "longhouse_streams") == 1)
        wait_until(lambda: value(port, "longhouse_tables_in_memory") >= 1)
        text = scrape(port)
        assert [name for name in OURS if name not in text] == []
        assert people[0].table not in text
        assert people[0].token not in text
        assert value(port, "longhouse_loop_lag_seconds_count") > 0
        by_people = r'longhouse_changes_total\{by="person",game="tomahawk"\}'
        assert sum(map(float, re.findall(rf"^{by_people} (\S+)$", text, re.MULTILINE))) > 0
        if workers == 2:
            wait_until(lambda: messages(port, "sent") > 0 and messages(port, "heard") > 0)
        else:
            assert messages(port, "sent") == messages(port, "heard") == 0, "there is nobody to speak to"
        listener.close()
        wait_until(lambda: value(port, "longhouse_streams") == 0)
        if workers:
            before = value(port, "longhouse_changes_total")
            old = server.children()
            server.process.send_signal(signal.SIGHUP)
            wait_until(lambda: not set(server.children()) & set(old) and len(server.children()) == workers)
            assert value(port, "longhouse_changes_total") >= before > 0, "what was counted stays"
    finally:
        server.stop()
    assert server.process.returncode == 0


def test_limits_and_failures_are_counted_by_their_reason(tmp_path):
    port = free_port()
    server = Process(f"sqlite:///{tmp_path}/a.db", rate=0.001, burst=3, metrics=f"127.0.0.1:{port}")
    try:
        statuses = [httpx.get(f"{server.address}/api/games", timeout=60, verify=False).status_code for _ in range(12)]
        refused = statuses.count(429)
        assert refused
        wait_until(lambda: value(port, "longhouse_limited_total") == refused)
        assert 'reason="server-error-' in scrape(port)
    finally:
        server.stop()


def counted(name, **labels):
    return metrics.registry.get_sample_value(name, labels) or 0.0


def test_attempts_to_sign_in_are_counted_by_way_and_outcome(tmp_path, monkeypatch):
    server = cheap(Thread(f"sqlite:///{tmp_path}/a.db"))

    def outcomes(way):
        return {
            outcome: counted("longhouse_sign_ins_total", way=way, outcome=outcome)
            for outcome in ("in", "refused", "limited", "failed")
        }

    def grown(before, way):
        return {outcome: count - before[outcome] for outcome, count in outcomes(way).items() if count > before[outcome]}

    try:
        Browser(server).member("Anna")
        before, other = outcomes("password"), Browser(server)
        statuses = [other.sign_in("Anna", "no, not this one").status_code for _ in range(OF_NAME + 2)]
        assert statuses == [401] * OF_NAME + [429] * 2
        Browser(server).member("Béla")
        assert other.sign_in("Béla").status_code == 200
        assert grown(before, "password") == {"in": 1, "refused": OF_NAME, "limited": 2}

        before = outcomes("code")
        assert other.post("/api/sign-in/code", code="nobody's").status_code == 401
        assert grown(before, "code") == {"refused": 1}
        assert other.post("/api/sign-in/code", code="").status_code in (400, 401)

        async def fail(*_args):
            raise Unavailable("server-error-busy")

        before = outcomes("password")
        monkeypatch.setattr(server.process.people.entrance, "_let_in", fail)
        assert other.sign_in("Béla").status_code == 503
        assert grown(before, "password") == {"failed": 1}
        text = generate_latest(metrics.registry).decode()
        assert "Anna" not in text
        assert "Béla" not in text
    finally:
        server.stop()


def test_a_loop_that_is_held_up_is_seen(sqlite_server):
    """Whatever sleeps in the loop for a quarter of a second wakes too late, if it is held up for longer."""
    before = counted("longhouse_loop_lag_seconds_sum")
    sqlite_server.process._tasks[0].get_loop().call_soon_threadsafe(time.sleep, 0.75)
    wait_until(lambda: counted("longhouse_loop_lag_seconds_sum") - before >= 0.45)


def test_how_long_bots_think_is_measured(sqlite_server):
    before = counted("longhouse_bot_seconds_count")
    person, *_ = sit(sqlite_server.address, seats=[{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}])
    play_on([person], until=lambda _seen: counted("longhouse_bot_seconds_count") > before)


def test_words_that_nobody_knows_make_no_new_label():
    before = counted("longhouse_bus_messages_total", way="heard", kind="other")
    metrics.passed_on(metrics.HEARD, "anything")
    assert counted("longhouse_bus_messages_total", way="heard", kind="other") == before + 1
    assert 'kind="anything"' not in generate_latest(metrics.registry).decode()


def test_an_address_that_is_taken_is_said_in_a_sentence(tmp_path):
    port = free_port()
    server = Process(f"sqlite:///{tmp_path}/a.db", metrics=f"127.0.0.1:{port}")
    try:
        for supervised in ("off", "on"):
            with pytest.raises(RuntimeError) as failed:
                Process(f"sqlite:///{tmp_path}/b.db", metrics=f"127.0.0.1:{port}", supervised=supervised)
            assert "Choose another --metrics" in str(failed.value)
            assert "Traceback" not in str(failed.value)
    finally:
        server.stop()
