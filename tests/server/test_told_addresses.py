"""Where the server asks nothing, whoever gives the address; times of digests; chores."""

import asyncio
import datetime
import ipaddress
import itertools
from zoneinfo import ZoneInfo

import pytest

from longhouse.server.store import migrations
from longhouse.server.store.database import Store
from longhouse.server.told import matrix
from longhouse.server.told.chores import Chores
from longhouse.server.told.outgoing import NoAnswer, NotPublic, Outgoing, is_public
from server.serving import error_of, new_request
from server.told import Browser, Member, Receiver

pytestmark = pytest.mark.each_database

NOT_PUBLIC = [
    *("127.0.0.1", "10.0.0.1", "172.16.3.4", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1"),
    *("::1", "::", "fe80::1", "fd00::1", "::ffff:10.0.0.1", "::ffff:127.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1"),
    *("fec0::1", "ff02::1", "2001::1"),
]


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
