"""Request ids, the log of requests, and a line for every failure."""

import json
import logging
import re
import socket
import sys
from urllib.parse import quote

import pytest

from longhouse.server import logs
from longhouse.server.errors import Unavailable
from server.serving import PATIENCE, Process, Thread, new_client, sit, wait_until


def lines_of(server):
    server.stop()
    found = [json.loads(line) for line in server.process.stderr.read().decode().splitlines()]
    return [line for line in found if line["logger"] == "longhouse.access"]


def test_a_line_for_every_request_without_its_secrets(tmp_path):
    server = Process(f"sqlite:///{tmp_path}/tables.db", access_log="on", log_format="json")
    try:
        anna = sit(server.address)[0]
        answer = anna.client.get(f"{anna.path}?secret=hidden", headers={**anna.headers, "x-request-id": "abcdefgh-1"})
        made = anna.client.get("/health", headers={"x-request-id": "<script>"})
    finally:
        lines = lines_of(server)
    assert answer.headers["x-request-id"] == "abcdefgh-1"
    assert re.fullmatch("[0-9a-f]{16}", made.headers["x-request-id"])
    line = next(line for line in lines if line.get("request") == "abcdefgh-1")
    assert (line["method"], line["path"], line["status"], line["address"]) == ("GET", anna.path, 200, "127.0.0.1")
    assert line["bytes"] > 100
    assert line["ms"] > 0
    assert any(line["path"] == "/health" and line["request"] == made.headers["x-request-id"] for line in lines)
    assert "hidden" not in json.dumps(lines)
    assert anna.token not in json.dumps(lines)


FORGED = "x\n06:40:00 info    forged \x1b[31mred \x9b2J \u202egnp \u2028end"


@pytest.mark.parametrize("style", ["text", "json"])
def test_a_request_writes_one_line_and_controls_no_terminal(tmp_path, style):
    server = Process(f"sqlite:///{tmp_path}/tables.db", access_log="on", log_format=style)
    try:
        assert new_client(server.address).get(f"/api/tables/{quote(FORGED)}").status_code == 404
    finally:
        server.stop()
    written = server.process.stderr.read().decode()
    assert {sign for sign in written if not sign.isprintable()} == {"\n"}
    [line] = [line for line in written.split("\n") if "forged" in line]
    if style == "json":
        assert json.loads(line)["path"] == f"/api/tables/{FORGED}"
    else:
        assert r"path=/api/tables/x\n06:40:00 info    forged \u001b[31mred \u009b2J \u202egnp \u2028end" in line


def test_a_trace_is_no_line_of_its_own():
    try:
        raise ValueError(FORGED)
    except ValueError:
        record = logging.LogRecord("longhouse", logging.ERROR, "", 0, "a\ndefect", None, sys.exc_info())
    first, *trace = logs.TextLines().format(record).split("\n")
    assert first.endswith(r"error   a\ndefect")
    assert trace
    assert all(line.startswith("    ") and line.isprintable() for line in trace)


def test_a_french_sentence_is_written_as_it_is():
    record = logging.makeLogRecord({"msg": "refused", "levelname": "INFO", "why": "Le disque est plein\u00a0!"})
    assert logs.TextLines().format(record).endswith("why=Le disque est plein\u00a0!")


def test_an_id_is_not_taken_from_whoever_is_no_trusted_proxy(tmp_path):
    server = Thread(f"sqlite:///{tmp_path}/tables.db", proxies="10.9.9.9")
    try:
        answer = new_client(server.address).get("/health", headers={"x-request-id": "abcdefgh-1"})
    finally:
        server.stop()
    assert answer.headers["x-request-id"] != "abcdefgh-1"


@pytest.fixture
def server(tmp_path):
    running = Thread(f"sqlite:///{tmp_path}/tables.db")
    yield running
    running.stop()


def test_every_503_has_a_line_with_its_reason_even_without_the_log_of_requests(server, monkeypatch, caplog):
    async def refuse(_work):
        raise Unavailable("server-error-store", why="the disk is full")

    monkeypatch.setattr(server.process.store, "read", refuse)
    answer = new_client(server.address).get("/api/tables")
    assert answer.status_code == 503
    # The line is written when the answer is complete, which may be after it was read.
    [record] = wait_until(lambda: [record for record in caplog.records if record.name == "longhouse.access"])
    assert (record.status, record.reason) == (503, "server-error-store")
    assert "the disk is full" in record.why


@pytest.mark.parametrize("framing", [b"Content-Length: 999\r\n\r\n{", b"Transfer-Encoding: chunked\r\n\r\nrubbish\r\n"])
def test_whoever_hangs_up_in_the_middle_of_a_body_is_no_defect(tmp_path, caplog, framing):
    """A phone in a tunnel, or somebody rude: no traceback, and nothing that counts as ours."""
    server = Thread(f"sqlite:///{tmp_path}/tables.db", access_log="on")
    try:
        with caplog.at_level(logging.INFO, "longhouse"):
            host, port = server.address.removeprefix("http://").split(":")
            with socket.create_connection((host, int(port)), PATIENCE) as half:
                head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
                half.sendall(head + framing)
            [record] = wait_until(lambda: [one for one in caplog.records if one.name == "longhouse.access"])
    finally:
        server.stop()
    assert (record.status, record.reason) == (400, "server-error-request")
    assert not [one for one in caplog.records if one.getMessage() == "defect"]
