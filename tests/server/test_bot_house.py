"""Bots and the house: what is broken at one table stops nobody, nobody thinks twice, bots rest, and know no secrets."""

import asyncio
import json
import logging
import os
import sqlite3
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from longhouse import bots
from longhouse.server.bots.confine import Confinement, clean_environment
from longhouse.server.tasks import Hook, keep_running
from server.serving import Person, Process, Thread, found, play_on, wait_until

ME, BOT = {"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}


def url_of(folder):
    return f"sqlite:///{folder}/tables.db"


def change(folder, statement, *values):
    """Something is done to the database while no server runs."""
    connection = sqlite3.connect(f"{folder}/tables.db")
    with connection:
        connection.execute(statement, values)
    connection.close()


def length_of(server, table):
    return server.process.store.read_now(
        lambda c: c.exec_driver_sql(f"select length from tables where id='{table}'").scalar()
    )


def table_with_a_bot_due(server):
    """Anna has moved, her bot has not: the server that should have let it is stopped, and its table put back."""
    return found(server.address, [BOT, ME])["table"]


@pytest.fixture
def left(tmp_path, monkeypatch):
    """Five tables with a bot due, of a house that is closed now: its bots never thought."""
    from longhouse.server.bots.pool import BotPool

    async def never(*_):
        await asyncio.sleep(3600)

    with monkeypatch.context() as patch:
        patch.setattr(BotPool, "choose", never)
        server = Thread(url_of(tmp_path))
        tables = [table_with_a_bot_due(server) for _ in range(5)]
        wait_until(lambda: _looked(tmp_path) == 5)
        server.stop()
    return tables


def _looked(folder):
    connection = sqlite3.connect(f"{folder}/tables.db")
    found = connection.execute("select count(*) from attention where looked > 0").fetchone()[0]
    connection.close()
    return found


def facts(caplog, message):
    return [record for record in caplog.records if record.getMessage() == message]


def test_tables_that_cannot_be_read_stop_no_other(left, tmp_path, caplog):
    gone, broken, *others = left
    before = 1  # the deal
    change(tmp_path, "update tables set game = 'atlantis' where id = ?", gone)
    change(tmp_path, "update tables set position = '{' where id = ?", broken)
    with caplog.at_level(logging.INFO, "longhouse.server"):
        server = Thread(url_of(tmp_path))
        try:
            wait_until(lambda: all(length_of(server, table) > before for table in others))
            wait_until(lambda: len(facts(caplog, "a table cannot be read")) >= 2)
            scheduler = server.process._scheduler
            loop = server.process._tasks[0].get_loop()
            for _ in range(3):  # they are left out for a while, and named once
                asyncio.run_coroutine_threadsafe(scheduler.sweep_once(), loop).result(60)
        finally:
            server.stop()
    named = [record.table for record in facts(caplog, "a table cannot be read")]
    assert sorted(named) == sorted([gone, broken])
    reasons = {record.table: record.why for record in facts(caplog, "a table cannot be read")}
    assert "atlantis" in reasons[gone]
    assert reasons[broken]


def test_a_restart_does_not_wake_tables_at_which_nobody_looks(left, tmp_path):
    resting, *others = left
    change(tmp_path, "update attention set looked = looked - 601 where table_id = ?", resting)
    server = Thread(url_of(tmp_path))
    try:
        before = length_of(server, resting)
        wait_until(lambda: all(length_of(server, table) > before for table in others))
        loop = server.process._tasks[0].get_loop()
        asyncio.run_coroutine_threadsafe(server.process._scheduler.sweep_once(), loop).result(60)
        assert resting not in server.process.tables.live
        assert length_of(server, resting) == before
        Person(server.address, resting).see()  # a look wakes them
        wait_until(lambda: length_of(server, resting) > before)
    finally:
        server.stop()


def test_a_table_of_bots_alone_rests_when_nobody_watches(tmp_path, monkeypatch):
    from longhouse.server.table import attention

    monkeypatch.setattr(attention, "BOTS_ALONE_SECONDS", 1.0)
    server = Thread(url_of(tmp_path))
    try:
        body = {"game": "tribes", "settings": {"max_cycles": "none"}}
        table = found(server.address, [BOT] * 4, **body)["table"]
        live = server.process.tables.live[table]
        wait_until(lambda: live.playing is not None and live.playing.done())  # nobody watches: they rest
        assert live.now.bots_due()
        rested = live.now.row.length
        listener = Person(server.address, table).listen()
        wait_until(lambda: live.now.row.length > rested + 20)
        listener.close()
        wait_until(lambda: live.playing.done())
        assert live.now.bots_due()
    finally:
        server.stop()


def test_tables_of_bots_alone_take_turns(tmp_path, monkeypatch):
    """Anybody may found thirty of them: a person's own bot must not wait behind all of these."""
    server = Thread(url_of(tmp_path))
    pool = server.process._scheduler.pool
    thinks, most, choose = Counter(), [], pool.choose

    async def counted(match, seat, bot, purse):
        own = id(match)
        thinks[own] += 1
        most.append(len(thinks))
        try:
            return await choose(match, seat, bot, purse)
        finally:
            thinks[own] -= 1
            if not thinks[own]:
                del thinks[own]

    monkeypatch.setattr(pool, "choose", counted)
    try:
        body = {"game": "tribes", "settings": {"max_cycles": "none"}}
        tables = [found(server.address, [BOT] * 4, **body)["table"] for _ in range(6)]
        wait_until(lambda: all(length_of(server, table) > 20 for table in tables))
        assert max(most) == 1
    finally:
        server.stop()


def test_whoever_plays_does_not_wait_for_tables_of_bots_alone(tmp_path):
    server = Thread(url_of(tmp_path))
    scheduler = server.process._scheduler
    try:
        loop = server.process._tasks[0].get_loop()
        assert asyncio.run_coroutine_threadsafe(scheduler._alone.acquire(), loop).result(60)
        alone = found(server.address, [BOT] * 4, game="tribes")["table"]
        dealt = length_of(server, alone)
        own = found(server.address, [{"kind": "me", "name": "Anna"}, BOT], game="wendake")
        anna = Person(server.address, own["table"], own["seats"][0]["token"])
        play_on([anna], until=lambda seen: seen["seq"] > 12)
        assert length_of(server, alone) == dealt
    finally:
        server.stop()


def test_bots_think_once_with_readers_at_two_processes(postgresql, monkeypatch):
    url = postgresql.new_database()
    one, two = Thread(url), Thread(url)
    asked = []
    for server in (one, two):
        pool = server.process._pool

        async def counted(match, seat, bot, purse, server=server, choose=pool.choose):
            asked.append((server, len(match.entries), seat))
            return await choose(match, seat, bot, purse)

        pool.choose = counted
    try:
        table = found(one.address, [BOT, BOT], game="wendake")["table"]
        listeners = [Person(server.address, table).listen() for server in (one, two)]
        for listener in listeners:
            listener.wait(
                lambda heard: heard.seq >= 40 or heard.told()[-1]["status"] == "over" if heard.told() else False
            )
        for listener in listeners:
            listener.close()
        thinkers = {server for server, _, _ in asked}
        assert len(thinkers) == 1
        assert len(asked) == len(set(asked))
    finally:
        one.stop()
        two.stop()


def test_another_process_takes_over_when_the_one_that_thinks_was_killed(postgresql):
    url = postgresql.new_database()
    killed, other = Process(url), Thread(url)
    other.process._scheduler.leases.believed = 5.0
    try:
        table = found(killed.address, [BOT] * 4, game="tribes", settings={"max_cycles": "none"})["table"]
        listener = Person(other.address, table).listen()
        listener.wait(lambda heard: heard.seq >= 20)
        assert table not in other.process._scheduler.leases.held
        killed.kill()
        wait_until(lambda: table in other.process._scheduler.leases.held)
        reached = listener.seq
        listener.wait(lambda heard: heard.seq >= reached + 20)
        listener.close()
    finally:
        killed.stop()
        other.stop()


def test_a_task_that_fails_is_logged_and_begun_again(caplog):
    ran = []

    async def fails():
        ran.append(1)
        if len(ran) == 4:
            return
        raise ValueError("no luck" if len(ran) < 3 else "other")

    asyncio.run(keep_running("luck", fails, 0.001, 0.002))
    assert len(ran) == 4
    logged = facts(caplog, "a task in the background has failed")
    assert [bool(record.exc_info) for record in logged] == [True, False, True]
    assert all(record.task == "luck" for record in logged)
    assert "no luck" in logged[0].why


def test_a_task_ends_when_it_is_cancelled():
    async def run():
        task = asyncio.create_task(keep_running("sleep", lambda: asyncio.sleep(3600)))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(run())


def test_one_who_cannot_be_told_does_not_keep_it_from_others(caplog):
    hook, heard = Hook(), []
    hook.add(lambda _: 1 / 0)
    hook.add(heard.append)
    hook("news")
    assert heard == ["news"]
    assert facts(caplog, "somebody could not be told")


SPY = """
import json, os, socket, sys
from longhouse.bots.random import RandomBot

def tried(what):
    try:
        what()
        return "done"
    except Exception as error:
        return type(error).__name__

def connect(port):
    with socket.create_connection(("127.0.0.1", port), timeout=5):
        pass

class Spy(RandomBot):
    def choose(self, outlook):
        here = os.path.dirname(os.path.abspath(__file__))
        about = json.load(open(os.path.join(here, "about.json")))
        try:
            outside = open(f"/proc/{os.getppid()}/environ").read()
        except OSError:
            outside = ""
        seen = {
            "environment": dict(os.environ),
            "outside": outside,
            "database": tried(lambda: open(about["database"], "rb").read()),
            "wal": tried(lambda: open(about["database"] + "-wal", "rb").read()),
            "write": tried(lambda: open(os.path.join(about["folder"], "written"), "w").write("x")),
            "network": tried(lambda: connect(about["port"])),
            "files": [fd for fd in range(3, 64) if tried(lambda: os.fstat(fd)) == "done"],
        }
        print("SEEN", json.dumps(seen), flush=True)
        return super().choose(outlook)
"""


@pytest.mark.parametrize("among_pythons_own", [False, True])
def test_a_bot_finds_no_secrets(tmp_path, monkeypatch, capfd, among_pythons_own):
    folder = tmp_path / "installed"
    data = folder if among_pythons_own else tmp_path / "data"
    for one in {folder, data}:
        one.mkdir()
    (folder / "spybots.py").write_text(SPY)
    about = folder / "spybots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: spybots\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[longhouse.bots]\nspy = spybots:Spy\n")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), *filter(None, sys.path)]))
    monkeypatch.setenv("LONGHOUSE_DATABASE", "postgresql://house:open-sesame@localhost/house")
    monkeypatch.setenv("PGPASSWORD", "open-sesame")
    monkeypatch.syspath_prepend(str(folder))
    bots._installed.cache_clear()
    server = Thread(url_of(data))
    try:
        facts = {"database": f"{data}/tables.db", "folder": str(data), "port": int(server.address.rsplit(":", 1)[1])}
        (folder / "about.json").write_text(json.dumps(facts))
        found(server.address, [{"kind": "bot", "bot": "spy"}, ME])
        printed = []

        def seen():
            printed.extend(capfd.readouterr().err.splitlines())
            return [json.loads(line[5:]) for line in printed if line.startswith("SEEN ")]

        (spied, *_) = wait_until(seen)
        confinement = server.process._pool.confinement
    finally:
        server.stop()
        bots._installed.cache_clear()
    assert not [name for name in spied["environment"] if name.startswith(("LONGHOUSE_", "PG"))]
    assert "open-sesame" not in str(spied["environment"])
    assert len(spied["files"]) == 1  # where it answers
    if confinement.hides_files:
        assert spied["database"] == spied["wal"] == spied["write"] == "PermissionError"
        assert spied["outside"] == ""
    if confinement.cuts_network:
        assert spied["network"] == "PermissionError"


def test_the_environment_keeps_what_python_needs():
    known = {"PATH": "/bin", "PYTHONPATH": "src", "LONGHOUSE_DATABASE": "x", "AWS_SECRET": "y", "PGPASSWORD": "z"}
    assert clean_environment(known) == {"PATH": "/bin", "PYTHONPATH": str(Path("src").absolute())}


def test_nothing_is_claimed_that_is_not_so():
    assert not Confinement().hides_files
    assert not Confinement().cuts_network


def test_a_bot_whose_server_died_says_nothing():
    command = [sys.executable, "-P", "-m", "longhouse.server.bots.worker"]
    path = os.pathsep.join(filter(None, sys.path))
    robot = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": path},
    )
    robot.stdout.readline()
    robot.stdout.close()  # nobody hears its answers any more
    robot.stdin.write(b"{}\n")
    robot.stdin.flush()
    assert robot.wait(120) == 0
    assert robot.stderr.read() == b""
