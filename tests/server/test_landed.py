"""A database that the last landed release has written is migrated, and whoever sat at its tables plays on."""

import time

import pytest
import sqlalchemy as sa

from longhouse.server import clock
from longhouse.server.admin import tidying
from longhouse.server.store import migrations
from longhouse.server.store import results as queries
from longhouse.server.store.database import Store
from longhouse.server.store.schema import metadata, seats
from server import landed
from server.club import Browser, cheap
from server.serving import Person, Thread, play_on, wait_until

pytestmark = pytest.mark.each_database


def people_at(server, known):
    return [Person(server.address, known["table"], token) for token in known["tokens"]]


def test_running_tables_of_the_landed_release_are_played_on(database, monkeypatch):
    real, ago = clock.source, time.time() - landed.written()
    monkeypatch.setattr(clock, "source", lambda: real() - ago)
    store = Store(database)
    known = landed.load(store)
    assert store.read_now(migrations.found) != migrations.newest()
    columns = {one["name"] for one in store.read_now(lambda connection: sa.inspect(connection).get_columns("tables"))}
    assert "listed" in columns
    assert "access" not in columns
    store.close()

    server = cheap(Thread(database, away_seconds=0))
    store = server.process.store
    assert store.read_now(migrations.found) == migrations.newest()

    # Who sat there sits there still, sees what they saw, has no clock, and plays on to the end.
    for name in ("tomahawk", "wendake"):
        people = people_at(server, known[name])
        seen = [one.see() for one in people]
        assert [one["seat"] for one in seen] == [0, 1]
        assert [one["name"] for one in seen[0]["players"]] == ["Anna", "Béla"]
        assert (seen[0]["access"], seen[0]["clocks"], seen[0]["status"]) == ("link", None, "playing")
        assert len(seen[0]["story"]) > 1
    over = play_on(people_at(server, known["tomahawk"]))
    assert over["status"] == "over"
    found = store.read_now(queries.of_tables([known["tomahawk"]["table"]]))[known["tomahawk"]["table"]]
    assert [one.rank for one in found] == over["result"]["ranks"]
    for _ in range(10):
        mover = next(one for one in people_at(server, known["wendake"]) if one.see()["decision"])
        assert mover.choose_any().status_code == 200
    assert mover.post("/undo").status_code in (200, 409)

    # A bot that was asked answers.
    (anna,) = people_at(server, known["with a bot"])
    wait_until(lambda: anna.see()["decision"])
    before = anna.see()["seq"]
    assert anna.choose_any().status_code == 200
    wait_until(lambda: anna.see()["seq"] > before)

    # What was listed is open; a member takes the seat that was free.
    listed = Browser(server).get("/api/tables").json()
    assert [row["table"] for row in listed] == [known["waiting"]["table"]]
    zoe = Browser(server).member("Zénobie")
    assert zoe.post(f"/api/tables/{known['waiting']['table']}/join", name="x").status_code == 200
    assert [one["guest"] for one in people_at(server, known["waiting"])[0].see()["players"]] == [True, False]

    # A guest of that time keeps their games under a name, the finished ones with results.
    anna = Browser(server).member("Athénaïs")
    pairs = [{"table": one["table"], "token": one["tokens"][0]} for one in known.values()]
    assert anna.done("/api/me/seats", tables=pairs) == {"taken": 5}
    ended = {row["table"] for row in anna.get("/api/me/tables", params={"show": "over"}).json()["tables"]}
    assert ended == {known["over"]["table"], known["tomahawk"]["table"]}
    assert tidying.fill_results(store) == 1
    history = {row["table"]: row for row in anna.get("/api/me/history").json()["rows"]}
    assert set(history) == ended
    assert [one["seconds"] for one in history[known["over"]["table"]]["seats"]] == [None, None]
    when = sa.select(seats.c.ended.is_not(None)).where(seats.c.table_id == known["over"]["table"])
    assert store.read_now(lambda connection: connection.execute(when).scalars().all()) == [True, True]
    server.stop()


def test_what_it_is_migrated_to_is_today_s_schema(database):
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    store = Store(database)
    landed.load(store)
    store.write_now(migrations.upgrade)
    found = store.read_now(lambda connection: compare_metadata(MigrationContext.configure(connection), metadata))
    store.close()
    assert found == []
