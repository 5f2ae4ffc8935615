"""People in a backup: they get in as before, and it holds no secret of theirs."""

import pytest
import sqlalchemy as sa

from longhouse.server import clock
from longhouse.server.backup import export_house, import_tables
from longhouse.server.store import migrations
from longhouse.server.store.database import Store
from longhouse.server.store.schema import name_keys
from server.club import SECRET, Browser, cheap
from server.serving import Thread

pytestmark = pytest.mark.each_database

DAY = 86_400.0


def test_people_move_with_their_house(database, tmp_path):
    server = cheap(Thread(database))
    anna, guest = Browser(server).member("Anna"), Browser(server).guest()
    codes = anna.done("/api/me/recovery")["codes"]
    table = anna.done("/api/tables", game="tomahawk", seats=[{"kind": "me"}, {"kind": "here"}])["table"]
    me, cookies = anna.me(), [anna.cookie.value, guest.cookie.value]
    lines = list(export_house(server.process.store))
    server.stop()
    for secret in (SECRET, *codes, *cookies):
        assert not any(secret in line for line in lines)
    store = Store(f"sqlite:///{tmp_path}/moved.db")
    store.write_now(migrations.upgrade)
    assert import_tables(store, lines).taken == 1
    assert import_tables(store, lines).known == 1
    store.close()
    moved = cheap(Thread(f"sqlite:///{tmp_path}/moved.db"))
    again = Browser(moved)
    assert again.sign_in("anna").json()["id"] == me["id"]
    assert again.get(f"/api/tables/{table}").json()["seat"] == 0
    assert again.post("/api/sign-in/recovery", name="Anna", code=codes[0]).status_code == 200
    known = Browser(moved)
    known.client.cookies.set("longhouse", cookies[1])
    assert known.me()["kind"] == "guest"
    assert Browser(moved).guest().post("/api/me/name", name="ANNA", password=SECRET).status_code == 409
    moved.stop()


def test_a_name_that_was_given_up_travels_no_longer_than_it_is_kept(database, tmp_path, monkeypatch):
    """For its year nobody else may have it, in another house too; then no file holds it, and an old one is not read."""
    server = cheap(Thread(database))
    later = [0.0]
    Browser(server).member("Gunhild")
    away = Browser(server).member("Balthazar")
    away.done("/api/me/delete")
    real = clock.source
    monkeypatch.setattr(clock, "source", lambda: real() + later[0])
    early = list(export_house(server.process.store))
    later[0] = 366 * DAY
    late = list(export_house(server.process.store))
    server.stop()
    assert "balthazar" in early[0]
    assert not any("balthazar" in line.casefold() for line in late)
    assert "gunhild" in late[0], "what somebody is called is kept as long as they are"
    for at, lines, kept in ((1 * DAY, early, True), (366 * DAY, early, False), (366 * DAY, late, False)):
        later[0] = at
        store = Store(f"sqlite:///{tmp_path}/moved-{at}-{len(lines[0])}.db")
        store.write_now(migrations.upgrade)
        import_tables(store, lines)
        names = store.read_now(lambda connection: set(connection.execute(sa.select(name_keys.c.name_key)).scalars()))
        store.close()
        assert ("balthazar" in names) is kept
