"""The stream: from any number on, without gap or repetition; signs of life; an end when the server ends."""

import random
import time

import pytest

from server.serving import Person, Thread, found, play_on, sit

pytestmark = pytest.mark.each_database


def without_story(snapshot):
    return {name: value for name, value in snapshot.items() if name not in ("story", "events", "undone", "players")}


def test_everything_arrives_once_and_in_order(server):
    anna, bela = sit(server.address)
    watchers = [anna, bela, Person(server.address, anna.table)]
    heard = [person.listen() for person in watchers]
    play_on([anna, bela], pick=random.Random(1).choice)
    for person, listener in zip(watchers, heard, strict=True):
        seen = person.see()
        listener.wait(lambda one, seen=seen: one.seq == seen["seq"])
        assert listener.story() == seen["story"]
        assert [part["seq"] for part in seen["story"]] == list(range(seen["seq"] + 1))
        assert without_story(listener.told()[-1]) == without_story(seen)
        for told in listener.told():
            assert told["events"] == [event for part in told["story"] for event in part["events"]]
        listener.close()


def test_resuming_at_every_number_is_the_same_as_loading_everything(server):
    anna, bela = sit(server.address)
    play_on([anna, bela], until=lambda seen: seen["view"]["round"] == 3)
    for person in (anna, bela, Person(server.address, anna.table)):
        seen = person.see()
        for after in range(-1, seen["seq"]):
            listener = person.listen(after)
            listener.wait(lambda one: one.told())
            assert listener.story() == seen["story"][after + 1 :]
            assert without_story(listener.told()[0]) == without_story(seen)
            listener.close()


def test_a_reconnect_after_every_message_misses_nothing(server):
    anna, bela = sit(server.address)
    story, after = [], -1
    for _ in range(40):
        listener = anna.listen(headers={"last-event-id": str(after)} if after >= 0 else None)
        listener.wait(lambda one: one.told())
        listener.close()
        story += listener.story()
        after = listener.seq
        play_on([anna, bela], until=lambda seen, after=after: anna.see()["seq"] > after)
        if anna.see()["status"] == "over":
            break
    assert story == anna.see()["story"][: len(story)]
    assert [part["seq"] for part in story] == list(range(len(story)))


def test_a_number_from_a_future_that_was_lost_brings_everything(server):
    anna, _ = sit(server.address)
    listener = anna.listen(after=500)
    listener.wait(lambda one: one.told())
    assert listener.seq == 0
    assert listener.story() == anna.see()["story"]
    listener.close()


def test_somebody_who_knows_everything_is_told_who_is_there(server):
    anna, _ = sit(server.address)
    listener = anna.listen(after=0)
    listener.wait(lambda one: one.events)
    assert [event for event, _ in listener.events] == ["people"]
    assert listener.headers["content-type"].startswith("text/event-stream")
    listener.close()


def test_others_secret_choices_send_nothing_at_all(server):
    anna, bela = sit(server.address)
    play_on([anna, bela], until=lambda seen: seen["view"]["phase"] == "deploy")
    listeners = [bela.listen(after=bela.see()["seq"]), Person(server.address, anna.table).listen(after=99)]
    for listener in listeners:
        listener.wait(lambda one: one.events)
    counts = [len(listener.events) for listener in listeners]
    for _ in range(3):
        assert anna.choose_any().status_code == 200
        anna.post("/undo")
    time.sleep(0.5)
    assert counts[0] == len(listeners[0].events)
    assert len(listeners[1].told()) == 1
    for listener in listeners:
        listener.close()


def test_a_newcomer_is_announced_and_the_deal_told(server):
    table = found(server.address, [{"kind": "me", "name": "Anna"}, {"kind": "open"}], listed=True)
    anna = Person(server.address, table["table"], table["seats"][0]["token"])
    listener = anna.listen(after=-1)
    listener.wait(lambda one: one.events)
    assert not listener.told()
    Person(server.address, table["table"]).post("/join", name="Béla")
    listener.wait(lambda one: one.seq == 0)
    assert listener.told()[0]["status"] == "playing"
    assert listener.told()[0]["players"][1]["name"] == "Béla"
    listener.close()


def test_the_stream_of_an_invitation_ends_when_it_is_void(server):
    table = found(server.address, [{"kind": "me", "name": "Anna"}, {"kind": "open"}])
    invitation = table["seats"][1]["token"]
    sender = Person(server.address, table["table"], invitation).listen()
    sender.wait(lambda one: one.events)
    Person(server.address, table["table"]).post("/join", name="Béla", token=invitation)
    assert sender.ended.wait(10)
    assert not any("hand" in str(told["view"]) for told in sender.told())


def test_a_stranger_to_the_table_gets_no_stream(server):
    anna, _ = sit(server.address)
    assert Person(server.address, anna.table, "wrong").listen().status == 401
    assert Person(server.address, "nowhere").listen().status == 404


def test_silence_is_filled_with_signs_of_life_that_tell_nothing(tmp_path):
    server = Thread(f"sqlite:///{tmp_path}/tables.db", heartbeat=0.6)
    anna, bela = sit(server.address)
    play_on([anna, bela], until=lambda seen: seen["view"]["phase"] == "deploy")
    listener = bela.listen(after=bela.see()["seq"])
    began = time.monotonic()
    while time.monotonic() - began < 2.6:
        # Somebody else's secret choices must not even delay the sign of life.
        anna.choose_any()
        anna.post("/undo")
    assert listener.comments in (3, 4)
    listener.close()
    server.stop()


def test_streams_end_at_once_when_the_server_closes(tmp_path):
    server = Thread(f"sqlite:///{tmp_path}/tables.db")
    anna, bela = sit(server.address)
    listeners = [anna.listen(), bela.listen()]
    for listener in listeners:
        listener.wait(lambda one: one.events)
    began = time.monotonic()
    server.stop()
    assert time.monotonic() - began < 5
    assert all(listener.ended.wait(2) for listener in listeners)


def test_a_reader_who_does_not_read_costs_no_memory(sqlite_server):
    """There is no queue: when he reads again he gets one message with everything."""
    anna, bela = sit(sqlite_server.address)
    listener = anna.listen()
    listener.wait(lambda one: one.told())
    table = sqlite_server.process.tables.live[anna.table]
    assert not [name for name in vars(table) if "queue" in name]
    listener.close()
    play_on([anna, bela])
    late = anna.listen(after=0)
    late.wait(lambda one: one.told())
    assert len(late.told()) == 1
    assert len(late.story()) == anna.see()["seq"]
    late.close()
