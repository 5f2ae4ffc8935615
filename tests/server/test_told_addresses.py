"""Where the server asks nothing, whoever gives the address; times of digests; chores."""

import asyncio
import datetime
import ipaddress
import itertools
import json
import select
import socket
from contextlib import suppress
from zoneinfo import ZoneInfo

import pytest

from longhouse.server.store import migrations
from longhouse.server.store.database import Store
from longhouse.server.store.schema import hooks
from longhouse.server.told import matrix
from longhouse.server.told.chores import Chores
from longhouse.server.told.outgoing import NoAnswer, NotPublic, Outgoing, is_public
from server.serving import error_of, new_request
from server.told import Browser, Member, Receiver, in_loop

pytestmark = pytest.mark.each_database

NOT_PUBLIC = [
    *("127.0.0.1", "10.0.0.1", "172.16.3.4", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1"),
    *("::1", "::", "fe80::1", "fd00::1", "::ffff:10.0.0.1", "::ffff:127.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1"),
    *("fec0::1", "ff02::1", "2001::1", "192.88.99.1", "2002:c058:6301::"),
    *("::127.0.0.1", "::8.8.8.8", "::ffff:0:10.0.0.1", "64:ff9b:1::10.0.0.1", "64:ff9b:1::8.8.8.8"),
]
LOOPBACK = [
    # Digits, letters and full stops that UTS 46 maps to ASCII; Python's own IDNA knows only some of them.
    *("🯱🯲🯷.🯰.🯰.🯱", "１２７.0.0.1", "１２７．０．０．１", "127。0。0。1", "127．0．0．1", "127｡0｡0｡1"),
    *("①②⑦.0.0.1", "①②⑦。⓪。⓪。①", "𝟙𝟚𝟟.𝟘.𝟘.𝟙", "𝟏𝟐𝟕.𝟎.𝟎.𝟏", "¹²⁷.⁰.⁰.¹", "₁₂₇.₀.₀.₁", "127.0.0.¹", "🯱27.1"),
    *("ⓛⓞⓒⓐⓛⓗⓞⓢⓣ", "ｌｏｃａｌｈｏｓｔ", "loc\u00adalhost", "127.0.0.1\u200b", "127\u20240\u20240\u20241", "[::🯱]"),
    # Numbers in other notations.
    *("127.0.0.1", "127.1", "127.0.1", "127.255.255.254", "2130706433", "017700000001", "0177.0.0.1", "0177.1"),
    *("0x7f000001", "0x7f.0.0.1", "0x7f.0x0.0x0.0x1", "0X7F.1", "127.0.0.01", "0", "0.0.0.0", "00000177.0.0.1"),
    *("127.0.0.1.", "127.0.0.1..", "2130706433.", "0x7f.1.", "6425673729", "127.0.0.1,127.0.0.1", "127.0.0.1;x"),
    # IPv6, and IPv4 inside it.
    *("[::1]", "[0:0:0:0:0:0:0:1]", "[0000::0001]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[::127.0.0.1]"),
    *("[::7f00:1]", "[::ffff:0:127.0.0.1]", "[2002:7f00:1::]", "[64:ff9b::127.0.0.1]", "[64:ff9b::7f00:1]"),
    *("[64:ff9b:1::127.0.0.1]", "[::1%lo]", "[::1%25lo]", "[fe80::1%25lo]", "[127.0.0.1]", "[v1.127.0.0.1]"),
    # Names of this machine.
    *("localhost", "LOCALHOST", "localhost..", ".localhost"),
    # Parts of an address that are taken for others.
    *("user@127.0.0.1", "user:word@127.0.0.1", "example.org@127.0.0.1", "example.org:443@127.0.0.1"),
    *("127.0.0.1\\@example.org", "example.org\\@127.0.0.1", "127.0.0.1%2f@example.org", "example.org%00@127.0.0.1"),
    *("127%2e0%2e0%2e1", "%31%32%37.0.0.1", "127.0.0.1%00", "127.0.0.1%20", " 127.0.0.1", "127.0.0.1\t", "127.0\n.0.1"),
]
"""Spellings of this machine."""


@pytest.mark.parametrize("address", NOT_PUBLIC)
def test_addresses_of_somebody_s_own_network(address):
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:1.1.1.1"])
def test_addresses_of_the_public_network(address):
    assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "https://127.0.0.1/",
        "https://169.254.169.254/latest/meta-data/",
        "https://[::ffff:10.0.0.1]/",
        "https://[::1]:8443/",
        "https://user:word@example.org/",
        "https:///x",
        "ftp://example.org/",
        "https://[::1",
        "https://localhost/",
        "https://2130706433/",
        "https://127.1/",
    ],
)
def test_no_hook_and_no_push_goes_there(sqlite_server, url):
    anna = Member(sqlite_server)
    answer = anna.post("/api/me/hooks", url=url, style="discord")
    assert error_of(answer) == (400, "server-error-hook-address")
    receiver = Receiver()
    push = {**Browser(receiver).subscription, "endpoint": url}
    answer = anna.client.put("/api/me/push", json={"request": new_request(), "subscription": push})
    assert error_of(answer) == (400, "server-error-hook-address")
    receiver.close()


class Listener:
    """Listens on 127.0.0.1 and, where IPv6 is available, on the same port of ::1."""

    def __init__(self):
        self._sockets = [socket.create_server(("127.0.0.1", 0))]
        self.port = self._sockets[0].getsockname()[1]
        with suppress(OSError):
            self._sockets.append(socket.create_server(("::1", self.port), family=socket.AF_INET6))

    def url(self, host):
        """A port behind the host, or behind the address that is hidden in front of a path."""
        return f"https://{host}:{self.port}/x"

    def has_connection(self):
        """Whether a client has connected: the system queues a connection before `connect` returns to the client."""
        return bool(select.select(self._sockets, [], [], 0)[0])

    def close(self):
        for one in self._sockets:
            one.close()


@pytest.fixture
def listener():
    one = Listener()
    yield one
    one.close()


@pytest.mark.parametrize("host", LOOPBACK)
def test_no_spelling_of_this_machine_is_connected_to(listener, host):
    """At the check when a hook is made, and when something is sent to one that was stored without a check."""

    async def attempt():
        outgoing = Outgoing(seconds=1.0)
        with pytest.raises(NotPublic):
            await outgoing.post(listener.url(host), b"{}", {})
        with pytest.raises(NotPublic):
            await outgoing.check(listener.url(host))
        await outgoing.close()

    asyncio.run(attempt())
    assert not listener.has_connection()


def test_hooks_and_pushes_do_not_connect_to_this_machine(sqlite_server, listener):
    """Refused when given; and nothing is sent where such an address is stored already."""
    anna, receiver = Member(sqlite_server), Receiver()
    browser = Browser(receiver)
    made = anna.post("/api/me/hooks", url="https://club.example/", style="signed").json()
    for host in LOOPBACK:
        url = listener.url(host)
        push = {**browser.subscription, "endpoint": url}
        assert error_of(anna.post("/api/me/hooks", url=url, style="signed")) == (400, "server-error-hook-address"), url
        answer = anna.client.put("/api/me/push", json={"request": new_request(), "subscription": push})
        assert error_of(answer) == (400, "server-error-hook-address"), url
    for host in LOOPBACK[:5]:
        url = listener.url(host)
        push = {**browser.subscription, "endpoint": url}
        sqlite_server.process.store.write_now(lambda to, url=url: to.execute(hooks.update().values(url=url)))
        assert anna.post(f"/api/me/hooks/{made['id']}/test").json() == {"taken": False, "why": "not public"}, url
        pusher = sqlite_server.process.told.senders.pusher
        with pytest.raises(NotPublic):
            in_loop(sqlite_server, pusher.send(json.dumps(push), {}, topic="x", life=1.0, urgent=False))
    receiver.close()
    assert not listener.has_connection()


@pytest.mark.parametrize("host", ["later.example", "localhost.", "LOCALHOST."])
def test_a_name_that_is_looked_up_in_vain_is_judged_when_something_is_sent(listener, host):
    """A club may set its name up later, so a look-up that fails is no refusal."""

    async def attempt():
        outgoing = Outgoing(seconds=1.0)

        async def unknown(_host, _port):
            raise socket.gaierror

        async def here(_host, _port):
            return ["127.0.0.1"]

        outgoing.look_up = unknown
        await outgoing.check(listener.url(host))
        outgoing.look_up = here
        with pytest.raises(NotPublic):
            await outgoing.post(listener.url(host), b"{}", {})
        await outgoing.close()

    asyncio.run(attempt())
    assert not listener.has_connection()


def test_no_socket_is_opened_for_an_address_that_the_library_finds_by_itself(listener, monkeypatch):
    """If a host were misread, and the resolver not asked, the address of the socket would still be judged."""

    async def attempt():
        outgoing = Outgoing(seconds=1.0)
        monkeypatch.setattr(outgoing, "_check_host", lambda _host: None)
        for host in ("127.0.0.1", "[::1]"):
            with pytest.raises((NotPublic, NoAnswer)):
                await outgoing.post(listener.url(host), b"{}", {})
        await outgoing.close()

    asyncio.run(attempt())
    assert not listener.has_connection()


def test_a_name_that_changes_its_address_after_the_check_gets_nothing():
    """Looked up once, public, when the hook is made; and private when it is told."""
    receiver = Receiver()

    async def attempt():
        outgoing = Outgoing()
        answers = [["93.184.216.34"], ["127.0.0.1"], ["93.184.216.34", "10.0.0.1"]]
        asked = []

        async def look_up(host, port):
            asked.append((host, port))
            return answers.pop(0)

        outgoing.look_up = look_up
        url = f"https://rebinds.example:{receiver.port}/"
        await outgoing.check(url)
        for _ in range(2):
            with pytest.raises(NotPublic):
                await outgoing.post(url, b"{}", {})
        await outgoing.close()
        assert asked == [("rebinds.example", receiver.port)] * 3, "what is connected to is what was looked at"

    asyncio.run(attempt())
    assert receiver.got == []
    receiver.close()


def test_the_connection_goes_to_the_address_that_was_checked():
    """A name that stands for this machine, in a house that allows it: asked for once, connected to there."""
    receiver = Receiver()

    async def attempt():
        outgoing = Outgoing(private=True)
        asked = []

        async def look_up(host, port):
            asked.append(host)
            return ["127.0.0.1"]

        outgoing.look_up = look_up
        answer = await outgoing.post(f"http://club.example:{receiver.port}/x", b"{}", {})
        assert answer.status == 201
        with pytest.raises(NoAnswer):
            await outgoing.post("http://club.example:1/x", b"{}", {})
        await outgoing.close()
        assert asked == ["club.example"] * 2

    asyncio.run(attempt())
    assert receiver.got[0][1]["host"] == f"club.example:{receiver.port}"
    receiver.close()


@pytest.mark.parametrize("zone", ["Europe/Paris", "America/St_Johns", "Pacific/Apia", "UTC", "Nowhere/Atall"])
@pytest.mark.parametrize("hour", [0, 2, 9, 23])
def test_a_digest_comes_once_a_local_day(zone, hour):
    """Over a year with both changes of the clock and a 29 February, and over the day that Apia left out."""
    place = matrix.place_of(zone)
    for begin in (datetime.datetime(2024, 1, 1, 12), datetime.datetime(2011, 12, 20, 12)):
        now = begin.replace(tzinfo=datetime.UTC).timestamp()
        days = []
        for _ in range(370):
            now = matrix.next_hour(hour, zone, now)
            days.append(datetime.datetime.fromtimestamp(now, place))
        assert len({day.date() for day in days}) == len(days)
        steps = [later - earlier for earlier, later in itertools.pairwise(days)]
        assert all(step.total_seconds() > 0 for step in steps)
        gaps = [b.timestamp() - a.timestamp() for a, b in itertools.pairwise(days)]
        assert all(22 * 3600 <= gap <= 26 * 3600 for gap in gaps)
        wanted = [day.hour == hour for day in days]
        assert wanted.count(False) <= 1, "only where the clock jumps over that hour"


def test_who_moves_to_another_zone_gets_the_next_digest_there():
    now = datetime.datetime(2026, 3, 1, 8, tzinfo=ZoneInfo("Europe/Paris")).timestamp()
    here, there = matrix.next_hour(9, "Europe/Paris", now), matrix.next_hour(9, "America/New_York", now)
    assert (here - now, there - now) == (3600.0, 7 * 3600.0)
    assert matrix.same_day(now, here, "Europe/Paris")


def test_the_defaults_say_something_about_every_cell():
    for event, cells in matrix.DEFAULTS.items():
        assert set(cells) == set(matrix.CHANNELS), event
    assert set(matrix.EVENT_OF.values()) == set(matrix.DEFAULTS)
    off = matrix.read('{"told": {"turn": {"push": false}}, "private": true}')
    assert not matrix.wants(off, "turn", "push", "live")
    assert matrix.wants(off, "turn", "mail", "day")
    assert not matrix.wants(off, "turn", "mail", "live")
    assert matrix.read("nonsense").told == {}


def test_a_chore_is_done_once_whoever_finds_it_due(database, monkeypatch):
    from server.told import Time

    time = Time(monkeypatch)
    stores = [Store(database, 60.0) for _ in range(3)]
    stores[0].write_now(migrations.upgrade)
    done = []

    async def attempt():
        houses = [Chores(store) for store in stores]
        for at, house in enumerate(houses):

            async def do(at=at):
                done.append(at)

            house.add("sweep", 86_400.0, do)
        await asyncio.gather(*(house.look() for house in houses))
        assert len(done) == 1
        await asyncio.gather(*(house.look() for house in houses))
        assert len(done) == 1
        time.pass_by(86_401)
        await asyncio.gather(*(house.look() for house in houses))
        assert len(done) == 2

    asyncio.run(attempt())
    for store in stores:
        store.close()
