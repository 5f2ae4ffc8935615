"""Several processes on one PostgreSQL: any of them may serve any table."""

import asyncio
import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from server.serving import WEB, Person, Process, Thread, found, is_long, new_request, play_on, sit, wait_until

pytestmark = pytest.mark.processes


@pytest.fixture(scope="module")
def pair(postgresql):
    """Two servers, each with its own memory, on one database."""
    url = postgresql.new_database()
    servers = [Thread(url, away_seconds=0), Thread(url, away_seconds=0)]
    yield servers
    for server in servers:
        server.stop()


def at(server, person):
    """The same person at another process."""
    return Person(server.address, person.table, person.token)


@pytest.mark.parametrize("seed", range(60 if is_long() else 6))
def test_every_choice_may_go_to_another_process(pair, seed):
    """Whatever was acknowledged anywhere is known everywhere: no question and no choice meets an older state."""
    people = sit(pair[0].address)
    luck = random.Random(seed)
    told = [-1, -1]
    for _ in range(400):
        for seat, person in enumerate(people):
            seen = at(luck.choice(pair), person).see()
            assert seen["seq"] >= told[seat]
            if seen["decision"]:
                key = luck.choice(seen["options"])["key"]
                answer = at(luck.choice(pair), person).choose(key, decision=seen["decision"]["id"])
                assert answer.status_code == 200, answer.text
                told[seat] = answer.json()["seq"]
        if seen["status"] == "over":
            break
    assert seen["status"] == "over"
    assert at(pair[0], people[0]).see() == at(pair[1], people[0]).see()


def test_a_choice_that_word_from_elsewhere_overtakes_is_tried_again(pair, monkeypatch):
    """It meets an old state and is refused; before it looks again, the message has brought the new one."""
    anna, bela = sit(pair[0].address)
    play_on([anna, bela], until=lambda seen: seen["view"]["phase"] == "deploy")
    deaf = at(pair[1], anna)
    tables, old = pair[1].process.tables, deaf.see()
    table = tables.live[anna.table]
    standing, find, find_note = table.now, tables.find, tables.find_note
    assert anna.choose_any().status_code == 200
    seen = anna.see()

    async def find_old(table_id, **more):
        await find(table_id, **more)
        table.now = standing
        return table

    async def be_overtaken(table_id, note):
        found = await find_note(table_id, note)
        await tables.refresh(table)
        return found

    monkeypatch.setattr(tables, "find", find_old)
    monkeypatch.setattr(tables, "find_note", be_overtaken)
    assert seen["decision"]["id"] != old["decision"]["id"]
    answer = deaf.post("/choices", decision=seen["decision"]["id"], choices=[seen["options"][0]["key"]])
    assert answer.status_code == 200, answer.text


def test_whoever_waits_for_an_older_reading_looks_again(pair, monkeypatch):
    """A table is being read for somebody; a choice is acknowledged meanwhile; the next to ask must see it."""
    anna, _ = sit(pair[0].address)
    tables = pair[1].process.tables
    read, begun, go_on = tables._read, threading.Event(), threading.Event()

    async def read_slowly(table_id):
        table = await read(table_id)
        begun.set()
        await asyncio.to_thread(go_on.wait, 10)
        tables.live[table_id] = table
        return table

    monkeypatch.setattr(tables, "_read", read_slowly)
    with ThreadPoolExecutor() as others:
        monkeypatch.setattr(tables, "keep", lambda table: table)
        first = others.submit(at(pair[1], anna).see)
        assert begun.wait(10)
        assert anna.choose_any().status_code == 200
        second = others.submit(at(pair[1], anna).see)
        time.sleep(0.2)
        go_on.set()
        first.result()
        assert second.result() == anna.see()


def test_bots_wait_at_every_process_and_go_on_at_every_process(pair):
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
    table = found(pair[0].address, seats=seats, game="northgard", seed="linger")
    anna = Person(pair[0].address, table["table"], table["seats"][0]["token"])
    elsewhere = at(pair[1], anna)
    clan = elsewhere.see()["options"][0]["key"]
    assert anna.choose(clan, linger=10).status_code == 200
    waiting = elsewhere.see()
    assert waiting["lingers"] > 0
    time.sleep(0.5)
    assert elsewhere.see()["seq"] == waiting["seq"]
    assert elsewhere.post("/go-on").status_code == 200
    assert anna.see()["lingers"] == 0
    wait_until(lambda: anna.see()["seq"] > waiting["seq"])


def test_a_stream_hears_what_happens_at_another_process(pair):
    anna, bela = sit(pair[0].address)
    listeners = [at(server, person).listen() for server in pair for person in (anna, bela)]
    play_on([anna, at(pair[1], bela)])
    story = {0: anna.see()["story"], 1: bela.see()["story"]}
    for number, listener in enumerate(listeners):
        expected = story[number % 2]
        listener.wait(lambda one, expected=expected: one.seq == expected[-1]["seq"])
        assert listener.story() == expected
        listener.close()


def test_the_same_request_at_two_processes_is_done_once(pair):
    people = sit(pair[0].address)
    play_on(people, until=lambda seen: seen["view"]["phase"] == "deploy")
    anna = people[0]
    for _ in range(5):
        seen = anna.see()
        body = {"request": new_request(), "decision": seen["decision"]["id"], "choices": [seen["options"][0]["key"]]}
        answers = [at(server, anna).post("/choices", **body) for server in (*pair, *pair)]
        assert {(answer.status_code, answer.text) for answer in answers} == {(200, answers[0].text)}
        assert anna.see()["seq"] == seen["seq"] + 1
        body = {"request": new_request()}
        answers = [at(server, anna).post("/undo", **body) for server in (*pair, *pair)]
        assert {answer.status_code for answer in answers} == {200}
        assert anna.see()["seq"] == seen["seq"] + 2


def test_people_are_seen_across_processes(pair):
    anna, bela = sit(pair[0].address)
    heard = anna.listen()
    other = at(pair[1], bela).listen()
    heard.wait(lambda one: one.players()[1]["present"])
    other.wait(lambda one: one.players()[0]["present"])
    assert anna.post("/bot", seat=1, bot="random").status_code == 409
    other.close()
    heard.wait(lambda one: not one.players()[1]["present"])
    heard.close()


def test_somebody_who_sat_down_elsewhere_is_known_at_once(pair):
    table = found(pair[0].address, [{"kind": "me", "name": "Anna"}, {"kind": "open"}], listed=True)
    assert Person(pair[1].address, table["table"]).see()["status"] == "waiting"
    joined = Person(pair[0].address, table["table"]).post("/join", name="Béla").json()
    assert Person(pair[1].address, table["table"], joined["token"]).see()["status"] == "playing"
    assert Person(pair[1].address, table["table"], joined["token"]).choose_any().status_code == 200


def test_a_table_made_twice_at_two_processes_is_one(pair):
    body = {"request": new_request(), "game": "tomahawk", "seats": [{"kind": "me"}, {"kind": "open"}]}
    answers = [WEB.post(f"{server.address}/api/tables", json=body).text for server in pair]
    assert answers[0] == answers[1]


def test_words_that_got_lost_are_made_up_for(pair):
    """Whoever missed a message sees the change when asked, and when the connection is back."""
    people = sit(pair[0].address)
    deaf = at(pair[1], people[0])
    deaf.see()
    table = pair[1].process.tables.live[people[0].table]
    old = table.now
    people[0].choose_any()
    time.sleep(0.3)
    table.now = old
    assert deaf.see() == people[0].see()


def test_two_processes_behind_one_address(postgresql):
    server = Process(postgresql.new_database(), workers=2)
    people = sit(server.address)
    listeners = [person.listen() for person in people for _ in range(3)]
    play_on(people, pick=random.Random(4).choice)
    for number, listener in enumerate(listeners):
        story = people[number // 3].see()["story"]
        listener.wait(lambda one, story=story: one.seq == story[-1]["seq"])
        assert listener.story() == story
        listener.close()
    server.stop()
    assert server.process.returncode == 0
