"""What a choice costs: the same late in a match as early, the same for many readers as for few; memory in bytes."""

import asyncio
import random
import threading
import time
import zlib
from dataclasses import replace

import msgspec
import pytest

from longhouse.core import registry
from longhouse.core.settings import complete
from longhouse.server import models
from longhouse.server.http.stream import Gzip
from longhouse.server.store.rows import PERSON, WAITING, SeatRow, TableRow
from longhouse.server.table import actions, snapshot
from longhouse.server.table.changes import NOTHING, changes, encoded_changes
from longhouse.server.table.live import LiveTable
from longhouse.server.table.state import TableState, deal, revise
from longhouse.server.table.telling import Message
from server.serving import Person, Thread, changed, error_of, sit


def table_of(game, seats, **settings):
    """A table in memory, dealt."""
    rules = registry.get(game)
    values = dict.fromkeys(TableRow._fields) | {
        "id": "x" * 16,
        "version": 1,
        "game": game,
        "rules": rules.rules_version,
        "seats": seats,
        "settings": msgspec.json.encode(dict(complete(rules.settings, settings))).decode(),
        "seed": b"\1" * 32,
        "seed_chosen": False,
        "status": WAITING,
        "length": 0,
        "shown": 0.0,
    }
    people = tuple(SeatRow(seat, PERSON, f"P{seat}") for seat in range(seats))
    waiting = TableState(TableRow(**values), people, None)
    return LiveTable(revise(waiting, deal(waiting)).state)


class Room:
    """A table, and everybody who is told of every choice; `cost` is the CPU time of each."""

    def __init__(self, table):
        self.table, self.luck = table, random.Random(3)
        self.readers = [*range(table.now.row.seats), None]
        self.after, self.base = dict.fromkeys(self.readers, -1), dict.fromkeys(self.readers)
        self.cost = []

    def choose(self):
        now = self.table.now
        seat = self.luck.choice(now.match.deciding())
        key, decision = self.luck.choice(now.match.options(seat)).key, now.match.decision(seat).id
        start = time.process_time()
        self.table.publish(actions.choose(now, seat, decision, [key]).state)
        self.tell()
        self.cost.append(time.process_time() - start)

    def tell(self):
        for reader in self.readers:
            story, teller = self.table.story(reader), self.table.teller(reader, 10.0)
            if story.seq != self.after[reader]:
                edition = teller.edition(self.table.now, story, ())
                assert teller.told(self.table.now, edition, story, self.after[reader], self.base[reader]).plain
                self.after[reader], self.base[reader] = story.seq, edition


def test_a_late_choice_costs_what_an_early_one_does():
    room = Room(table_of("tribes", 4, max_cycles="none"))
    while len(room.cost) < 1550:
        room.choose()
    early, late = sorted(room.cost[30:80]), sorted(room.cost[1500:1550])
    assert sum(late[:40]) < 2.5 * sum(early[:40])


@pytest.mark.parametrize(("game", "seats"), [("tomahawk", 2), ("wendake", 4), ("northgard", 5), ("tribes", 4)])
def test_what_is_told_in_changes_is_what_is_told_whole(game, seats):
    room = Room(table_of(game, seats))
    whole = {}
    for _ in range(40):
        if room.table.now.match.over:
            break
        before = dict(room.after)
        room.choose()
        for reader in room.readers:
            now, story = room.table.now, room.table.story(reader)
            if story.seq == before[reader]:
                continue
            teller = room.table.teller(reader, 10.0)
            told = msgspec.json.decode(
                teller.told(now, room.base[reader], story, before[reader]).plain.partition(b"data: ")[2]
            )
            assert told == msgspec.json.decode(msgspec.json.encode(snapshot.told(now, story, (), 10.0, before[reader])))
            if reader in whole:
                last, edition = whole[reader]
                sent = teller.told(now, room.base[reader], story, before[reader], edition).plain
                data = msgspec.json.decode(sent.partition(b"data: ")[2])
                again = changed(last, data["changes"])
                kept = [name for name in told if name not in ("story", "events")]
                assert {name: again[name] for name in kept} == {name: told[name] for name in kept}
                assert data["story"] == told["story"]
            whole[reader] = told, room.base[reader]


def test_what_all_are_told_alike_is_made_once(monkeypatch):
    room = Room(table_of("wendake", 4))
    room.tell()
    made, players = [], snapshot.players
    monkeypatch.setattr(snapshot, "players", lambda *given: made.append(given) or players(*given))
    room.choose()
    for reader in room.readers:
        room.table.teller(reader, 10.0).people(room.table.now, room.table.story(reader), ())
    assert len(made) == 1


@pytest.mark.parametrize(("game", "seats"), [("wendake", 4), ("northgard", 5), ("tribes", 4)])
def test_what_a_view_shows_to_all_is_made_once_for_all(monkeypatch, game, seats):
    rules = registry.get(game)
    shared, own = rules.halves
    made, seen, told = [], [], []
    halves = (
        lambda state: made.append(state) or shared(state),
        lambda state, seat: seen.append(seat) or own(state, seat),
    )
    monkeypatch.setattr(registry, "get", lambda _name: replace(rules, halves=halves))
    room = Room(table_of(game, seats))
    room.tell()
    for _ in range(10):
        made.clear(), seen.clear()
        room.choose()
        assert len(made) == len({id(state) for state in made})
        if len(set(seen)) > 1:
            told.append(set(seen))
            assert len(made) < len(seen) / 2
    assert {*range(seats), None} in told


@pytest.mark.parametrize(("game", "seats"), [("wendake", 4), ("northgard", 5), ("tribes", 4)])
def test_halves_of_a_view_are_the_view(game, seats):
    shared, own = registry.get(game).halves
    room = Room(table_of(game, seats))
    for _ in range(60):
        now = room.table.now
        for reader in room.readers:
            whole, halves = (
                now.game.view(now.match.state, reader),
                {**shared(now.match.state), **own(now.match.state, reader)},
            )
            assert (whole, list(whole)) == (halves, list(halves))
        room.choose()


@pytest.mark.parametrize("clock", [None, '{"seats": [[60.0, 0.0, 5.0], null]}'])
def test_people_are_told_as_the_model_says(clock):
    table = table_of("tomahawk", 2)
    row = table.now.row._replace(access="link", clock=clock, pace="live" if clock else None, at_zero="ask")
    table.now = replace(table.now, row=row)
    said = table.teller(1, 10.0).people(table.now, table.story(1), {0}).plain
    told = said.removeprefix(b"event: people\ndata: ")
    people = msgspec.json.decode(told, type=models.People)
    assert msgspec.json.encode(people) == told.removesuffix(b"\n\n")
    assert [one.present for one in people.players] == [True, False]
    assert (people.clocks is None) == (clock is None)


def test_changes_of_encoded_values_are_those_of_the_values():
    values = [
        {"a": 1, "b": [1, 2, {"c": None}], "d": {"x": True}},
        {"a": 1.0, "b": [1, 3, {"c": None}], "d": {"x": 1}},
        {"a": 1, "b": [1, 2], "e": "é"},
        {"b": [1, 2, {"c": 0}], "a": 1, "d": {"x": True}},
        {},
        [],
        None,
        [{"a": {}}, []],
        [{"a": {"b": [0]}}, {}],
    ]
    encode = msgspec.json.encode
    for one in values:
        for other in values:
            sent = msgspec.json.decode(encode(encoded_changes(encode(one), encode(other))))
            assert sent == msgspec.json.decode(encode(changes(one, other)))
            assert (sent == NOTHING) == (encode(one) == encode(other))


def test_compressed_messages_are_shared_by_streams_that_began_at_different_times():
    messages = [Message(b"event: told\ndata: %d\n\n" % number * 20) for number in range(5)]
    for first in range(5):
        stream = Gzip()
        sent = b"".join(stream.add([one]) for one in messages[first:]) + stream.end()
        assert zlib.decompress(sent, 31) == b"".join(one.plain for one in messages[first:])


def test_a_stream_brings_the_whole_once_and_then_what_changes(server):
    anna, bela = sit(server.address)
    plain, fewer = anna.listen(), anna.listen(changes=True)
    packed = anna.listen(changes=True, headers={"accept-encoding": "gzip, br"})
    heard = [plain, fewer, packed]
    for one in heard:
        one.wait(lambda one: one.seq >= 0)
    for _ in range(12):
        for person in (anna, bela):
            if person.see()["decision"]:
                assert person.choose_any().status_code == 200
                seq = anna.see()["seq"]
                for one in heard:
                    one.wait(lambda one, seq=seq: one.seq == seq)
    assert plain.told() == fewer.told() == packed.told()
    for one in (fewer, packed):
        told = [kind for kind in one.kinds if kind != "people"]
        assert told[0] == "told"
        assert set(told[1:]) == {"changed"}
        assert one.bytes < plain.bytes / 2
    for one in heard:
        one.close()


def test_many_spectators_are_sent_the_same_bytes(server):
    anna, _ = sit(server.address)
    watchers = [Person(server.address, anna.table).listen(changes=True) for _ in range(8)]
    for one in watchers:
        one.wait(lambda one: one.seq >= 0)
    table = server.process.tables.live[anna.table]
    assert len(table._tellers) == 1
    for one in watchers:
        one.close()


def test_a_late_message_for_a_position_that_was_left_is_refused(server):
    """Rewind, another choice, then a message that was made before: refused, in every round of a match."""
    anna, bela = sit(server.address, settings={"specials": False}, seed="late")
    luck = random.Random(2)

    def go_on(choices):
        for _ in range(choices):
            assert next(one for one in (anna, bela) if one.see()["decision"]).choose_any(luck.choice).status_code == 200

    for _ in range(6):
        while not (late := bela.see())["decision"]:
            go_on(1)
        to = anna.see()["seq"]
        go_on(3)
        while anna.see()["seq"] == to:  # What she has not heard of she cannot take back.
            go_on(1)
        done = anna.post("/rewind", to=to, **{"with": [bela.token]})
        assert done.status_code == 200, done.text
        refused = [error_of(bela.choose(late["options"][0]["key"], decision=late["decision"]["id"]))]
        if anna.see()["decision"]:
            assert anna.choose_any(luck.choice).status_code == 200
        refused.append(error_of(bela.choose(late["options"][-1]["key"], decision=late["decision"]["id"])))
        assert refused == [(409, "error-choice-stale")] * 2
        go_on(1)


# Memory.


def test_a_long_match_with_all_its_readers_takes_little_memory():
    room = Room(table_of("tribes", 4, max_cycles="none"))
    while len(room.cost) < 700:
        room.choose()
    assert len(room.table.now.match.entries._book.packed) >= 18
    room.table.now.match.forget_beats()
    assert room.table.now.match.kept <= 12
    assert room.table.size < 500_000


@pytest.mark.slow
def test_a_table_that_was_forgotten_between_two_looks_is_no_second_copy(tmp_path):
    """With room for no table but the last, people read and choose at several: what was answered is what is read."""
    server = Thread(f"sqlite:///{tmp_path}/tables.db", table_memory=0)
    try:
        tables = [sit(server.address) for _ in range(4)]
        stop, stale = threading.Event(), []

        def read(person):
            known = -1
            while not stop.is_set():
                seq = person.see()["seq"]
                stale.extend([(known, seq)] if seq < known else [])
                known = max(known, seq)

        readers = [
            threading.Thread(target=read, args=(Person(server.address, one[0].table, one[0].token),)) for one in tables
        ]
        for thread in readers:
            thread.start()
        for _ in range(15):
            for people in tables:
                for person in people:
                    seen = person.see()
                    if seen["decision"]:
                        done = person.choose(seen["options"][0]["key"], decision=seen["decision"]["id"])
                        assert done.status_code == 200
                        assert person.see()["seq"] >= done.json()["seq"]
        stop.set()
        for thread in readers:
            thread.join(60)
        assert stale == []
        assert len(server.process.tables.live) <= 2
    finally:
        server.stop()


def test_whoever_holds_a_forgotten_table_holds_the_one_that_is_found_again(tmp_path):
    server = Thread(f"sqlite:///{tmp_path}/tables.db", table_memory=0)
    try:
        anna, _ = sit(server.address)
        tables = server.process.tables
        held = tables.live[anna.table]
        sit(server.address)
        assert anna.table not in tables.live
        assert anna.see()["seq"] == 0
        assert tables.live[anna.table] is held
        assert isinstance(held.lock, asyncio.Lock)
    finally:
        server.stop()


def test_what_is_kept_of_options_is_bounded():
    game = registry.get("northgard")
    first = snapshot.option_info(game.id, game, 0)
    for code in range(min(game.codec.size, 6000)):
        snapshot.option_info(game.id, game, code)
    assert len(snapshot._known_options) <= 4096
    assert snapshot.option_info(game.id, game, 0) == first
