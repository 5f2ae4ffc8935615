"""Connections that bring nothing: they are closed in time, and cannot keep others out."""

import asyncio
import socket
import time
from contextlib import ExitStack

import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol

from longhouse.server.http import connections
from server.serving import PATIENCE, WEB, Thread

HALVES = {
    "silent": b"",
    "head": b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
    "body": b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b"Content-Length: 999\r\n\r\n{",
}


def serve(tmp_path, **settings):
    return Thread(f"sqlite:///{tmp_path}/tables.db", proxies="192.0.2.1", **settings)


def connect(server):
    host, port = server.address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


def rest(one):
    """Everything that comes until the server hangs up."""
    found = b""
    try:
        while piece := one.recv(65536):
            found += piece
    except ConnectionError:
        pass
    return found


@pytest.mark.parametrize("kind", HALVES)
@pytest.mark.parametrize("base", ["usual", "h11"])
def test_half_a_request_is_not_waited_for(tmp_path, monkeypatch, kind, base):
    if base == "h11":
        monkeypatch.setattr(
            connections, "protocol", lambda config: connections.timed(H11Protocol, connections.Door(config))
        )
    server = serve(tmp_path, request_seconds=1.0, connections=0)
    try:
        with ExitStack() as stack:
            halves = []
            for _ in range(300 if base == "usual" else 20):
                one = stack.enter_context(connect(server))
                # At once: a connection that has sent nothing in a second is closed without an answer.
                one.sendall(HALVES[kind])
                halves.append(one)
            assert WEB.get(f"{server.address}/health").status_code == 200
            answers = [rest(one) for one in halves]
            if kind == "silent":  # Browsers connect in advance: they would take this for the answer to what they ask.
                assert set(answers) == {b""}
            else:
                assert all(b" 408 " in answer and b"server-error-slow" in answer for answer in answers)
                assert b"content-security-policy" in answers[0]
    finally:
        server.stop()


def test_a_head_that_comes_in_drops_has_no_more_time(tmp_path):
    server = serve(tmp_path, request_seconds=1.0)
    try:
        with connect(server) as one:
            one.settimeout(0.1)
            end, answer = time.monotonic() + PATIENCE, b""
            one.sendall(HALVES["head"])
            while time.monotonic() < end and b" 408 " not in answer:
                try:
                    one.sendall(b"x")
                    answer += one.recv(1000)
                except TimeoutError:
                    continue
                except ConnectionError:
                    break
            assert time.monotonic() < end
    finally:
        server.stop()


def test_whoever_keeps_a_connection_and_asks_again_is_served(tmp_path):
    server = serve(tmp_path, request_seconds=1.0)
    try:
        with connect(server) as one:
            for number in range(3):
                time.sleep(1.2 if number else 0)  # longer than a head may take: between two requests it does not count
                one.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                answer = b""
                while b"}" not in answer:
                    piece = one.recv(65536)
                    assert piece, f"the server has hung up after {answer!r}"
                    answer += piece
                assert b" 200 " in answer
    finally:
        server.stop()


def test_one_address_cannot_take_all_connections(tmp_path):
    server = serve(tmp_path, connections=20, request_seconds=0)
    try:
        with ExitStack() as stack:
            held = [stack.enter_context(connect(server)) for _ in range(20)]
            for _ in range(1100 - 20):
                with connect(server) as one:
                    answer = rest(one)
                    assert b" 429 " in answer or answer == b""
            assert b"server-error-connections" in answer
            assert b"retry-after" in answer
            # Somebody at another address.
            host, port = server.address.removeprefix("http://").split(":")
            with socket.create_connection((host, int(port)), PATIENCE, ("127.0.0.2", 0)) as other:
                other.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
                assert b" 200 " in rest(other)
            held.pop().close()
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with connect(server) as one:
                one.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
                if b" 200 " in rest(one):
                    break
        assert time.monotonic() < end
    finally:
        server.stop()


def test_a_head_without_end_is_refused(tmp_path):
    server = serve(tmp_path, request_seconds=0)
    try:
        with connect(server) as one:
            one.sendall(b"GET /health HTTP/1.1\r\nx: ")
            try:
                for _ in range(200):
                    one.sendall(b"y" * 1000)
            except ConnectionError:
                return
            # Hung up while we still send, or refused; without a limit nothing would ever come.
            answer = rest(one)
            assert answer == b"" or b" 400 " in answer
    finally:
        server.stop()


def test_proxies_are_not_counted():
    from longhouse.server.config import Config

    door = connections.Door(Config(connections=2, proxies="192.0.2.0/24, ::1, nonsense"))
    assert [door.enter("192.0.2.9") for _ in range(4)] == [True] * 4
    assert [door.enter("198.51.100.1") for _ in range(4)] == [True, True, False, False]
    assert all(connections.Door(Config(connections=1, proxies="*")).enter("198.51.100.1") for _ in range(4))


def test_a_reader_that_takes_nothing_is_cut_off():
    """Its seat would be held by somebody who is not there."""

    async def stalled():
        from longhouse.server.config import Config

        aborted = asyncio.Event()

        class Base:
            cycle = client = None
            loop = asyncio.get_running_loop()

            class transport:  # noqa: N801
                abort = aborted.set

            def pause_writing(self):
                pass

            def resume_writing(self):
                pass

        made = connections.timed(Base, connections.Door(Config(), stalled_seconds=0.05))()
        made.pause_writing()
        made.resume_writing()
        await asyncio.sleep(0.2)
        assert not aborted.is_set()
        made.pause_writing()
        await asyncio.wait_for(aborted.wait(), PATIENCE)

    asyncio.run(stalled())


def test_the_rest_of_a_body_that_was_refused_is_no_request(tmp_path):
    """413 is answered before the body is there; what then comes of it must not be taken for a head."""
    server = serve(tmp_path)
    try:
        with connect(server) as one:
            kind = b"Content-Type: application/json\r\nContent-Length: 200000\r\n"
            one.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n" + kind + b"\r\n")
            first = one.recv(65536)
            assert first.startswith(b"HTTP/1.1 413 ")
            one.sendall(b"x" * 200_000)
            one.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            answers = rest(one)
        assert b"HTTP/1.1 400 " not in answers
        assert b"HTTP/1.1 200 " in answers
    finally:
        server.stop()
