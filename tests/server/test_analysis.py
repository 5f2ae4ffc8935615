"""The analysis of a finished match over the wire: its queue, who may ask, and what survives a kill."""

import json
import os
import sqlite3
import sys
import time
from itertools import pairwise
from types import SimpleNamespace

import pytest

from longhouse.core import registry
from longhouse.core.errors import Unfinished
from longhouse.core.files import saved
from longhouse.learn import first_game
from longhouse.server.bots import analyst
from longhouse.server.errors import NotAllowed
from longhouse.server.store import analyses
from longhouse.server.table.analyses import finished
from longhouse.server.table.file import file_of
from server.serving import Person, Process, Thread, error_of, found, play_on, sit, wait_until

FAKE = """
import json, os, pathlib, sys, time
folder = pathlib.Path(sys.argv[1])
request = json.loads(sys.stdin.readline())
(folder / "is-first").write_text(str(request["is_first"]))
(folder / f"started-{os.getpid()}").write_text(request["file"].splitlines()[0])
print(json.dumps({"progress": 0.25}), flush=True)
while not (folder / "go").exists():
    time.sleep(0.02)
answer = {"error": {"id": "error-file-rules", "args": {"rules": "a", "ours": "b"}}}
if not (folder / "fail").exists():
    answer = {"progress": 1.0, "result": RESULT}
print(json.dumps(answer), flush=True)
"""
RESULT = {
    "game": "tomahawk",
    "seats": 2,
    "simulations": 7,
    "decisions": 3,
    "shares": [1.0, 0.0],
    "skill": [0.0, -0.1],
    "gifts": [0.1, 0.0],
    "luck": [0.4, -0.4],
    "doubts": [0.05, 0.05],
    "curves": [[[1, 0.5]], [[2, 0.4]]],
    "mistakes": [],
}


class Desk:
    """A server whose matches are analysed when the test says so."""

    def __init__(self, database, folder, **settings):
        self.folder = folder
        script = folder / "fake.py"
        script.write_text(FAKE.replace("RESULT", repr(RESULT)))
        self.server = Thread(database, away_seconds=0, **settings)
        self.address = self.server.address
        self.runner = self.server.process.analyses
        self.runner.command = (sys.executable, str(script), str(folder))
        self.runner.beat = self.runner.look = 0.05

    def finished(self):
        """A spectator of a match that is over."""
        people = sit(self.address)
        play_on(people)
        return Person(self.address, people[0].table)

    @property
    def started(self):
        return len(list(self.folder.glob("started-*")))

    def go(self):
        (self.folder / "go").touch()

    def stop(self):
        self.server.stop()


@pytest.fixture
def desk(tmp_path):
    """On SQLite, where the kind of database does not matter."""
    running = Desk(f"sqlite:///{tmp_path}/tables.db", tmp_path, analysis_queue=2)
    yield running
    running.stop()


@pytest.fixture
def any_desk(database, tmp_path):
    running = Desk(database, tmp_path, analysis_queue=2)
    yield running
    running.stop()


def state(person):
    answer = person.get("/analysis")
    assert answer.status_code == 200, answer.text
    return answer.json()


def ask(person):
    answer = person.post("/analysis")
    assert answer.status_code == 200, answer.text
    return answer.json()


def becomes(person, wanted):
    return wait_until(lambda: (now := state(person))["state"] == wanted and now)


def test_a_queue_that_is_joined_refused_and_kept(any_desk):
    """The whole way: nobody asked, running, two wait, the fourth is refused; then results, kept in the store."""
    matches = [any_desk.finished() for _ in range(4)]
    assert state(matches[0])["state"] == "none"
    ask(matches[0])
    running = wait_until(lambda: (now := state(matches[0]))["progress"] == 0.25 and now)
    assert running["state"] == "running"
    assert ask(matches[1])["place"] == 1
    assert ask(matches[2])["place"] == 2
    assert ask(matches[1])["place"] == 1
    refused = matches[3].post("/analysis")
    assert error_of(refused) == (429, "server-error-analysis-full")
    assert int(refused.headers["retry-after"]) > 0
    assert state(matches[3])["state"] == "none"
    assert ask(matches[0])["state"] == "running"
    assert any_desk.started == 1
    any_desk.go()
    done = [becomes(one, "done") for one in matches[:3]]
    assert all(one["current"] and one["progress"] == 1 for one in done)
    assert done[0]["result"] == {**RESULT, "curves": [[[1, 0.5]], [[2, 0.4]]]}
    assert ask(matches[0]) == done[0]
    assert any_desk.started == 3


def test_a_result_that_an_earlier_analysis_found_is_shown_and_found_anew_when_asked(desk):
    match = desk.finished()
    desk.go()
    ask(match)
    becomes(match, "done")
    store = desk.server.process.store
    store.write_now(lambda connection: connection.execute(analyses.analyses.update().values(version=0)))
    old = state(match)
    assert old["state"] == "done"
    assert old["current"] is False
    assert ask(match)["state"] in ("waiting", "running", "done")
    assert becomes(match, "done")["current"] is True
    assert desk.started == 2
    store.write_now(lambda connection: connection.execute(analyses.analyses.update().values(version=0)))
    (desk.folder / "fail").touch()
    ask(match)
    wait_until(lambda: desk.started == 3)
    assert becomes(match, "done")["current"] is False, "what was kept is not lost when it cannot be found anew"


def test_it_is_known_which_match_was_a_first_game(desk):
    """What was answered there for the newcomer is no mistake of theirs."""
    desk.go()
    bot = {"kind": "bot", "bot": "random"}
    for is_first in (True, False):
        table = found(desk.address, [{"kind": "me", "name": "Anna"}, bot], first=is_first)
        anna = Person(desk.address, table["table"], table["seats"][0]["token"])
        play_on([anna])
        ask(anna)
        becomes(anna, "done")
        assert (desk.folder / "is-first").read_text() == str(is_first)


def test_only_a_match_that_is_over_and_only_for_those_who_may_see_it(desk):
    anna, _ = sit(desk.address)
    watcher = Person(desk.address, anna.table)
    for person in (anna, watcher):
        for answer in (person.get("/analysis"), person.post("/analysis")):
            assert error_of(answer) == (409, "error-analysis-unfinished")
    assert Person(desk.address, anna.table, "x" * 32).get("/analysis").status_code == 401
    assert Person(desk.address, "nowhere").post("/analysis").status_code == 404
    open_table = found(desk.address, [{"kind": "me", "name": "Anna"}, {"kind": "open"}])
    assert Person(desk.address, open_table["table"]).get("/analysis").status_code == 409
    lesson = found(desk.address, [{"kind": "me", "name": "Anna"}], game=None, lesson="tomahawk/first")
    assert error_of(Person(desk.address, lesson["table"]).post("/analysis")) == (403, "server-error-analysis-lesson")
    assert anna.client.post(f"{anna.path}/analysis", json={}).status_code == 400


def test_whoever_played_alone_has_nobody_to_compare_with():
    alone = SimpleNamespace(teaching=None, match=object(), over=True, row=SimpleNamespace(seats=1, closed=None))
    with pytest.raises(NotAllowed) as refused:
        finished(alone)
    assert refused.value.message_id == "error-analysis-alone"


def test_what_cannot_be_analysed_is_said_and_may_be_asked_again(desk):
    (desk.folder / "fail").touch()
    desk.go()
    match = desk.finished()
    ask(match)
    failed = becomes(match, "failed")
    assert failed["error"] == {"id": "error-file-rules", "args": {"rules": "a", "ours": "b"}}
    (desk.folder / "fail").unlink()
    ask(match)
    assert becomes(match, "done")["error"] is None


def test_a_killed_process_is_replaced_but_not_for_ever(any_desk):
    match, other = any_desk.finished(), any_desk.finished()
    ask(match)
    for times in (1, 2, 3):
        wait_until(lambda times=times: any_desk.started == times and any_desk.runner.process is not None)
        os.kill(any_desk.runner.process.pid, 9)
    assert becomes(match, "failed")["error"]["id"] == "server-error-analysis-broke"
    ask(other)
    wait_until(lambda: any_desk.started == 4 and any_desk.runner.process is not None)
    os.kill(any_desk.runner.process.pid, 9)
    any_desk.go()
    assert becomes(other, "done")["result"] == RESULT


def test_it_may_not_take_for_ever(tmp_path):
    desk = Desk(f"sqlite:///{tmp_path}/tables.db", tmp_path, analysis_seconds=0.5)
    match = desk.finished()
    ask(match)
    failed = becomes(match, "failed")
    assert failed["error"] == {"id": "server-error-analysis-slow", "args": {"minutes": 1}}
    assert desk.runner.process is None
    desk.stop()


def test_an_address_begins_only_a_few(tmp_path):
    desk = Desk(f"sqlite:///{tmp_path}/tables.db", tmp_path, analysis_rate=0.0001)
    matches = [desk.finished() for _ in range(6)]
    for match in matches[:5]:
        ask(match)
    assert error_of(matches[5].post("/analysis")) == (429, "server-error-rate")
    assert ask(matches[4])["state"] == "waiting", "joining costs nothing"
    desk.stop()


def test_a_server_that_closes_leaves_it_to_the_next(database, tmp_path):
    first = Desk(database, tmp_path)
    match = first.finished()
    ask(match)
    wait_until(lambda: first.started == 1)
    first.stop()
    second = Desk(database, tmp_path)
    again = Person(second.address, match.table)
    wait_until(lambda: second.started == 2)
    assert state(again)["state"] == "running"
    second.go()
    assert becomes(again, "done")["result"] == RESULT
    second.stop()
    third = Desk(database, tmp_path)
    assert state(Person(third.address, match.table))["result"] == RESULT
    assert third.started == 2, "it is kept"
    third.stop()


def test_a_table_that_is_removed_takes_its_analysis_along(desk):
    match = desk.finished()
    ask(match)
    wait_until(lambda: desk.started == 1)
    process = desk.server.process
    process.store.write_now(lambda connection: connection.execute(analyses.analyses.delete()))
    wait_until(lambda: desk.runner.process is None)
    desk.go()
    assert state(match)["state"] == "none"


@pytest.mark.slow
def test_two_processes_share_the_work_and_do_nothing_twice(postgresql, tmp_path):
    url = postgresql.new_database()
    desks = [Desk(url, tmp_path), Desk(url, tmp_path)]
    matches = [desks[0].finished() for _ in range(5)]
    for number, match in enumerate(matches):
        ask(Person(desks[number % 2].address, match.table))
    wait_until(lambda: desks[0].started == 2)
    working = [one.runner.process.pid for one in desks if one.runner.process]
    assert len(set(working)) == 2
    seen = {state(Person(desk.address, matches[0].table))["state"] for desk in desks}
    assert seen == {"running"}
    desks[0].go()
    for match in matches:
        assert becomes(match, "done")["result"] == RESULT
    assert desks[0].started == 5
    for desk in desks:
        desk.stop()


def test_what_a_dead_process_held_is_taken_up_when_nobody_believes_it_any_more(postgresql, tmp_path):
    url = postgresql.new_database()
    desk = Desk(url, tmp_path)
    match = desk.finished()
    store = desk.server.process.store
    now = time.time()

    def take_it(connection):
        """In one transaction, so that nobody else is quicker."""
        analyses.ask(match.table, now, 5)(connection)
        return analyses.claim(match.table, "a dead process", now, now + 3600)(connection)

    assert store.write_now(take_it).attempts == 1
    assert store.read_now(analyses.next_free(now)) is None
    assert store.write_now(analyses.claim(match.table, "another", now, now + 1)) is None
    assert state(match)["state"] == "running"
    assert desk.started == 0
    assert store.write_now(analyses.keep(match.table, "a dead process", now - 1, 0.9))
    desk.go()
    assert becomes(match, "done")["result"] == RESULT
    late = analyses.finish(match.table, "a dead process", "old", 0, "{}")
    assert store.write_now(late) is False, "who was believed dead writes over nothing"
    desk.stop()


def test_kill_minus_nine_of_the_server(tmp_path):
    """With the real thing: it was running, so it runs again; the old process is gone with its server."""
    path = tmp_path / "tables.db"
    server = Process(f"sqlite:///{path}", analysis_simulations=100_000)
    people = sit(server.address)
    play_on(people)
    match = Person(server.address, people[0].table)
    ask(match)
    becomes(match, "running")
    workers = wait_until(lambda: [pid for pid in server.children() if "analyst" in command_of(pid)])
    server.kill()
    wait_until(lambda: not any(os.path.exists(f"/proc/{pid}") for pid in workers))  # noqa: PTH110
    again = Process(f"sqlite:///{path}", port=server.port, analysis_simulations=100_000)

    def attempts():
        with sqlite3.connect(path) as connection:
            return connection.execute("SELECT state, attempts FROM analyses").fetchone()

    wait_until(lambda: attempts() == ("running", 2))
    (worker,) = wait_until(lambda: [pid for pid in again.children() if "analyst" in command_of(pid)])
    wait_until(lambda: os.getpriority(os.PRIO_PROCESS, worker) > 0)
    again.stop()
    assert attempts() == ("waiting", 1), "one that is asked to stop gives it back"


def command_of(pid):
    try:
        with open(f"/proc/{pid}/cmdline", "rb") as file:  # noqa: PTH123
            return file.read().decode()
    except OSError:
        return ""


def test_the_real_thing_from_the_wish_to_the_result(tmp_path):
    server = Thread(f"sqlite:///{tmp_path}/tables.db", away_seconds=0, analysis_simulations=2)
    people = sit(server.address, game="northgard", seed="analysed")
    play_on(people)
    ask(people[1])
    result = becomes(Person(server.address, people[0].table), "done")["result"]
    entries = {line["n"]: line for line in lines(people[0]) if "n" in line}
    assert result["decisions"] > 50
    assert sum(result["shares"]) == pytest.approx(1)
    for seat, curve in enumerate(result["curves"]):
        assert all(entries[n]["seat"] == seat and 0 <= chance <= 1 for n, chance in curve)
        assert all(one[0] < other[0] for one, other in pairwise(curve))
    assert result["mistakes"]
    known = registry.get("northgard").codec
    for one in result["mistakes"]:
        assert entries[one["entry"]]["choice"] == one["key"]
        assert one["before"] < one["entry"]
        assert one["choice"]["id"].startswith("option-")
        assert one["asked"]["id"].startswith("prompt-")
        assert known.code(one["best"]) is not None
    server.stop()


def lines(person):
    return [json.loads(line) for line in person.get("/file").text.splitlines()]


def test_the_process_passes_refusals_on(sqlite_server):
    people = sit(sqlite_server.address)
    now = sqlite_server.process.tables.live[people[0].table].now
    unfinished = analyst.work(analyst.AnalysisRequest(file_of(now), 2), None)
    assert unfinished.error == {"id": "error-analysis-unfinished", "args": {}}
    broken = analyst.work(analyst.AnalysisRequest("nothing", 2), None)
    assert broken.error["id"].startswith("error-file")


def test_the_dealt_set_up_of_a_first_game_is_not_judged(monkeypatch):
    match = registry.get("northgard").new(2, "first", names=("Anna", "Fox"), bots=[1])
    first_game.deal(match, [0], lambda seat: match.options(seat)[0].key)
    own = {entry.n for entry in match.entries if entry.seat == 0}
    spared = []

    def note(match, simulations, *, progress, dealt):
        spared.append(set(dealt))
        raise Unfinished("error-analysis-unfinished")

    monkeypatch.setattr(analyst, "analyse", note)
    for is_first in (True, False):
        analyst.work(analyst.AnalysisRequest(saved(match), 2, is_first), None)
    assert spared == [own, set()]
