"""Time that runs short, and time that is out, is told; and nothing that is told knows a secret."""

import json
from dataclasses import replace

import pytest

from longhouse.core.protocol import Event
from longhouse.server.store.schema import news
from longhouse.server.told import happenings
from longhouse.server.told.outgoing import Outgoing
from server.serving import Thread, found, play_on, wait_until
from server.told import Browser, Member, Receiver, Time, own, rows, table_of

pytestmark = pytest.mark.each_database


@pytest.fixture
def house(tmp_path):
    running = Thread(f"sqlite:///{tmp_path}/tables.db", hooks_private="on", away_seconds=0)
    yield running
    running.stop()


def test_a_quarter_of_the_time_and_its_end_are_told(house, monkeypatch):
    time = Time(monkeypatch)
    anna, bela = Member(house), Member(house)
    first, second = table_of(house, anna, bela, pace="day")
    while first.see()["decision"]:
        first.choose_any()
    while second.see()["decision"]:
        second.choose_any()
    wait_until(lambda: "turn" in anna.kinds())
    mine = anna.post("/api/me/news/seen", up_to=2**40).json()
    move = next(one for one in mine["your_move"] if one["table"] == first.table)
    assert 3.9 * 86_400 < move["left"] <= 4 * 86_400
    wait_until(lambda: {row["state"] for row in outbox_rows(house, "spread")} == {"done"})
    time.pass_by(2.9 * 86_400)
    assert "quarter" not in anna.kinds()
    time.pass_by(0.2 * 86_400)
    wait_until(lambda: "quarter" in anna.kinds())
    assert "quarter" in {one["kind"] for one in anna.news()}
    time.pass_by(86_400)
    wait_until(lambda: "late" in anna.kinds())
    assert anna.kinds().count("quarter") == anna.kinds().count("late") == 1
    assert "late" not in bela.kinds()


def outbox_rows(server, channel):
    from longhouse.server.store.schema import outbox

    return rows(server, outbox, channel=channel)


def test_no_payload_knows_a_secret(house, monkeypatch):
    """A match is played to its end with everything told by all ways: what is told has no place for a card."""
    sent = []
    post = Outgoing.post

    async def note(self, url, body, headers):
        sent.append((url, body))
        return await post(self, url, body, headers)

    monkeypatch.setattr(Outgoing, "post", note)
    time, receiver = Time(monkeypatch), Receiver()
    anna, bela = Member(house), Member(house)
    browsers = {}
    for one in (anna, bela):
        browsers[one.id] = Browser(receiver, one.id)
        one.push_to(browsers[one.id])
        one.post("/api/me/hooks", url=f"{receiver.address}/signed", style="signed")
        one.post("/api/me/hooks", url=f"{receiver.address}/slack", style="slack")
    people = table_of(house, anna, bela)
    play_on(people)
    wait_until(lambda: {row["state"] for row in outbox_rows(house, "spread")} == {"done"})
    time.pass_by(20)
    wait_until(lambda: not [row for row in outbox_rows(house, "push") if row["state"] == "waiting"])
    wait_until(lambda: not [row for row in outbox_rows(house, "hook") if row["state"] == "waiting"])
    pushed = [browsers[path[1:]].read(body) for path, _, body in receiver.got if path[1:] in browsers]
    hooked = [json.loads(body) for path, _, body in receiver.got if path[1:] not in browsers]
    told = [row["args"] for row in rows(house, news)]
    assert hooked
    assert {key for one in hooked for key in one.get("data", {})} <= {
        *("type", "table", "game", "seat", "since", "url", "text")
    }
    assert {key for one in pushed for key in one} <= {"id", "kind", "title", "body", "url", "tag"}
    assert {key for args in told for key in json.loads(args)} <= {"by", "table", "name", "about"}
    receiver.close()


def test_what_is_told_is_the_same_in_every_world_that_the_table_may_be_in(house):
    """The same public course with other secrets, dealt anew behind every choice: the news do not differ."""
    from longhouse.core.chance import FastChance

    anna, bela = Member(house), Member(house)
    people = table_of(house, anna, bela)
    live = house.process.tables.live[people[0].table]
    compared = 0
    for _ in range(30):
        before = live.now
        asked = [one for one in people if one.see()["decision"]]
        if not asked:
            break
        asked[0].choose_any()
        after = live.now
        told = [_without_time(one) for one in happenings.of_change(before, after, None).news]
        for number in range(3):
            other = after.match.copy()
            other.state = other.state.determinize(number % 2, FastChance(number))
            again = [_without_time(one) for one in happenings.of_change(before, replace(after, match=other), None).news]
            assert again == told
            compared += 1
    assert compared > 20


def _without_time(one):
    return one._replace(created=0.0)


def test_who_is_attacked_is_told(house):
    """In a game that says which of its events are against somebody."""
    members = [Member(house) for _ in range(2)]
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Béla"}]
    made = found(house.address, seats, game="northgard")
    own(house, made["table"], dict(enumerate(members)))
    live = house.process.tables.live[made["table"]]
    before = live.now
    after = before.match.copy()
    struck = Event("combat", {"seat": {"seat": 1}, "opponent": {"seat": 0}, "territory": "x"}, {})
    entry = replace(after.entries[-1], events=(struck,))
    after.entries = [*after.entries[:-1], entry]
    shorter = replace(before, row=before.row._replace(length=before.row.length - 1))
    told = happenings.of_change(shorter, replace(before, match=after), None)
    assert [(one.kind, one.person) for one in told.news] == [("against", members[0].id)]
    assert json.loads(told.news[0].args) == {"by": 1}
