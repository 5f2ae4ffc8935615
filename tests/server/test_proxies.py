"""Behind a proxy: who asks, under which name, and who is believed."""

import pytest

from longhouse.server.config import Config
from longhouse.server.http.proxies import Proxies, Trusted
from server.serving import WEB, Thread, new_request


@pytest.fixture(scope="module", params=["127.0.0.1", "10.9.9.9"])
def server(request, tmp_path_factory):
    """One that trusts the test, and one that does not."""
    running = Thread(
        f"sqlite:///{tmp_path_factory.mktemp('tables')}/tables.db", proxies=request.param, hosts="club.example"
    )
    running.trusts = request.param == "127.0.0.1"
    yield running
    running.stop()


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://club.example", "x-forwarded-host": "club.example"},
        {"origin": "https://club.example:8443", "x-forwarded-host": "club.example:8443"},
        {"origin": "https://club.example:8443", "x-forwarded-host": "club.example", "x-forwarded-port": "8443"},
        {"origin": "https://club.example:8443", "x-forwarded-host": "club.example"},
        {"origin": "https://club.example:8443", "host": "club.example"},
        {"origin": "https://club.example", "x-forwarded-host": "club.example:443", "x-forwarded-proto": "https"},
    ],
)
def test_the_name_in_the_address_bar_counts_if_a_trusted_proxy_says_it(server, headers):
    assert found(server, headers) == (201 if server.trusts else 403)


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example", "x-forwarded-host": "club.example"},
        {"origin": "https://club.example.evil.example", "x-forwarded-host": "club.example"},
        {"origin": "https://club.example:9", "x-forwarded-host": "club.example:8443"},
        {"origin": "null", "x-forwarded-host": "club.example"},
        {"origin": "https://evil.example", "x-forwarded-host": "club.example/evil.example"},
    ],
)
def test_another_site_may_not_act_whatever_the_proxy_says(server, headers):
    assert found(server, headers) in (403, 421)


def found(server, headers):
    body = {"request": new_request(), "game": "tomahawk", "seats": [{"kind": "me"}, {"kind": "open"}]}
    return WEB.post(f"{server.address}/api/tables", json=body, headers=headers).status_code


@pytest.mark.parametrize(
    ("proxies", "peer", "forwarded", "address"),
    [
        ("127.0.0.1", "127.0.0.1", "1.2.3.4", "1.2.3.4"),
        ("127.0.0.1", "127.0.0.1", "6.6.6.6, 1.2.3.4", "1.2.3.4"),
        ("127.0.0.1, 10.0.0.0/8", "127.0.0.1", "1.2.3.4, 10.1.1.1", "1.2.3.4"),
        ("127.0.0.1", "9.9.9.9", "1.2.3.4", "9.9.9.9"),
        ("127.0.0.1", "127.0.0.1", "[2001:db8::1]:77", "2001:db8::1"),
        ("127.0.0.1", "127.0.0.1", "", "127.0.0.1"),
        ("*", "9.9.9.9", "1.2.3.4", "1.2.3.4"),
    ],
)
def test_whoever_asked_is_the_last_whom_nobody_trusts(proxies, peer, forwarded, address):
    proxied = Proxies(None, Config(proxies=proxies))
    scope = {
        "type": "http",
        "client": (peer, 1),
        "scheme": "http",
        "headers": [(b"x-forwarded-for", forwarded.encode())],
    }
    if peer in proxied.trusted:
        proxied._believe(scope)
    assert scope["client"][0] == address


def test_trust_is_by_address_and_by_network():
    trusted = Trusted("10.0.0.0/8, ::1, testclient")
    assert all(one in trusted for one in ("10.2.3.4", "::1", "testclient"))
    assert not any(one in trusted for one in ("11.0.0.1", "::2", "other", ""))
