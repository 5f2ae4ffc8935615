"""What Prometheus reads, from one process and from several."""

import re
import signal

import httpx
import pytest

from server.serving import Process, free_port, sit, wait_until

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
)


def scrape(port):
    answer = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=60, verify=False)
    assert answer.status_code == 200
    return answer.text


def value(port, name):
    """The sum of all lines of a figure whose name and labels match."""
    found = re.findall(rf"^{name}(?:\{{[^}}]*\}})? (\S+)$", scrape(port), re.MULTILINE)
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
