"""Hints and "why did it do that?" over the wire: who may ask, what is answered, and what it may cost."""

import asyncio
from types import SimpleNamespace

import pytest

from longhouse.core import registry
from longhouse.server.bots.hints import Hints
from longhouse.server.bots.worker import BotReply
from longhouse.server.errors import TooMany, Unavailable
from server.serving import Person, error_of, found, new_request, sit, wait_until


def against_a_bot(server, **more):
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}]
    table = found(server.address, seats=seats, game="northgard", seed="hints", **more)
    return Person(server.address, table["table"], table["seats"][0]["token"])


def ask(person, seen=None):
    seen = seen or person.see()
    return person.post("/hint", decision=seen["decision"]["id"])


def test_a_hint_names_one_of_the_options_and_changes_nothing(sqlite_server):
    anna = against_a_bot(sqlite_server)
    before = anna.see()
    assert before["hints"] is True
    answer = ask(anna, before)
    assert answer.status_code == 200, answer.text
    hint = answer.json()
    keys = [option["key"] for option in before["options"]]
    assert hint["key"] in keys
    assert hint["other"] in (*keys, None)
    assert hint["sure"] in ("clear", "slight", "equal", "best")
    assert 0 <= hint["chance"] <= 100
    assert all(set(reason) == {"id", "args"} for reason in hint["reasons"])
    assert hint["decision"] == before["decision"]["id"]
    assert anna.see() == before
    assert ask(anna, before).json() == hint


def test_between_people_only_where_the_table_allows_it(sqlite_server):
    anna, bela = sit(sqlite_server.address)
    asker = anna if anna.see()["decision"] else bela
    assert asker.see()["hints"] is False
    refused = ask(asker)
    assert error_of(refused) == (403, "server-error-hints-people")
    anna, bela = sit(sqlite_server.address, hints=True)
    assert anna.see()["hints"] is True


def test_only_the_one_who_is_asked_may_ask(sqlite_server):
    anna = against_a_bot(sqlite_server)
    seen = anna.see()
    stranger, thief = Person(anna.address, anna.table), Person(anna.address, anna.table, "x" * 32)
    assert stranger.see()["hints"] is False
    assert ask(stranger, seen).status_code == 401
    assert ask(thief, seen).status_code == 401
    stale = anna.post("/hint", decision="999.0")
    assert error_of(stale) == (409, "error-choice-stale")
    anna.choose(seen["options"][0]["key"], linger=5)
    if anna.see()["decision"] is None:
        assert ask(anna, seen).status_code == 409
    assert anna.post("/hint").status_code == 400


def test_a_lesson_gives_no_hints(sqlite_server):
    seats = [{"kind": "me", "name": "Anna"}]
    table = found(sqlite_server.address, seats=seats, game=None, lesson="tomahawk/first")
    anna = Person(sqlite_server.address, table["table"], table["seats"][0]["token"])
    seen = anna.see()
    assert seen["hints"] is False
    refused = ask(anna, {"decision": seen["decision"] or {"id": "0.0"}})
    assert error_of(refused) == (403, "server-error-hints-lesson")


def test_a_bot_says_why_and_a_person_does_not(sqlite_server):
    anna = against_a_bot(sqlite_server)
    seen = anna.see()
    anna.choose(seen["options"][0]["key"])
    wait_until(lambda: any(moved_by(part, 1) for part in anna.see()["story"]))
    story = anna.see()["story"]
    theirs = next(part["seq"] for part in story if moved_by(part, 1))
    mine = next(part["seq"] for part in story if moved_by(part, 0))
    answer = anna.get(f"/moments/{theirs}/why")
    assert answer.status_code == 200, answer.text
    assert answer.json()["seat"] == 1
    assert isinstance(answer.json()["reasons"], list)
    assert Person(anna.address, anna.table).get(f"/moments/{theirs}/why").status_code == 200
    refused = anna.get(f"/moments/{mine}/why")
    assert error_of(refused) == (403, "error-why-not-a-bot")
    assert anna.get("/moments/9999/why").status_code == 404


def moved_by(part, seat):
    return any(event.get("seat") == {"seat": seat} for event in part["events"]) and part["seq"] > 0


# What it may cost.


class Slow:
    """Processes that answer when they are told to."""

    def __init__(self, reply):
        self.reply, self.go, self.asked = reply, asyncio.Event(), 0

    async def think(self, _request):
        self.asked += 1
        await self.go.wait()
        return self.reply


HINT = {"seat": 0, "key": "a", "sure": "only", "other": None, "more": 0, "chance": 50, "reasons": []}


def slow_hints(reply):
    hints = Hints()
    hints._pool = Slow(reply)
    return hints, hints._pool


def a_match(seed):
    return registry.get("tomahawk").new(2, seed)


def test_a_seat_asks_one_thing_at_a_time_and_only_a_few_seats_wait():
    async def story():
        hints, slow = slow_hints(BotReply(hint=HINT))
        match = a_match(1)
        waiting = [asyncio.create_task(hints.hint(f"t{number}", match, 0)) for number in range(12)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany) as twice:
            await hints.hint("t0", match, 0)
        with pytest.raises(TooMany) as many:
            await hints.hint("other", match, 0)
        slow.go.set()
        answers = await asyncio.gather(*waiting)
        await hints.hint("t0", match, 0)
        return twice.value.message_id, many.value.message_id, {one.key for one in answers}, slow.asked

    assert asyncio.run(story()) == ("server-error-hint-asked", "server-error-hints-many", {"a"}, 12)


def test_a_hint_that_fails_is_refused_and_can_be_asked_again():
    async def story():
        hints, slow = slow_hints(BotReply(error="broken"))
        slow.go.set()
        for _ in range(2):
            with pytest.raises(Unavailable):
                await hints.hint("t", a_match(1), 0)
        return slow.asked

    assert asyncio.run(story()) == 2


def test_the_process_is_told_no_more_than_the_seat_knows():
    """Two matches that differ only in what seat 0 cannot know send the same request."""

    async def requests():
        sent = []

        async def think(request):
            sent.append(request)
            return BotReply(hint=HINT)

        match = a_match(5)
        while 0 not in match.deciding():
            match.choose(1, match.options(1)[0].key)
        other = match.copy()
        from longhouse.core.chance import FastChance

        other.state = match.state.determinize(0, FastChance(77))
        assert other.state.dump() != match.state.dump()
        for number, one in enumerate((match, other)):
            hints = Hints()
            hints._pool = SimpleNamespace(think=think)
            await hints.hint(f"t{number}", one, 0)
        return sent

    one, other = asyncio.run(requests())
    assert one == other


def test_a_request_id_is_wanted_as_everywhere(sqlite_server):
    anna = against_a_bot(sqlite_server)
    assert anna.post("/hint", decision="1.0", request="short").status_code == 400
    assert len(new_request()) >= 16
