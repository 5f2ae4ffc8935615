"""Seats of people: on every device, carried over, voided, left behind."""

import json

import pytest
import sqlalchemy as sa

from longhouse.server import clock
from longhouse.server.admin import acts
from longhouse.server.admin.people import forget
from longhouse.server.http import own as own_http
from longhouse.server.store.schema import devices, people, seats
from server.club import Browser, cheap
from server.serving import Person, error_of, found, new_request, sit, wait_until


@pytest.fixture(scope="module")
def house(server):
    return cheap(server)


def table_of(browser, *others, **more):
    """A new table of somebody known."""
    names = [{"kind": "me", "name": "Whoever"}, *(others or [{"kind": "here", "name": "Béla"}])]
    return browser.done("/api/tables", game="tomahawk", seats=names, **more)


def see(browser, table, rest=""):
    return browser.get(f"/api/tables/{table}{rest}")


def test_a_seat_is_opened_on_another_device_without_its_token(house):
    anna = Browser(house).member("Agathe")
    made = table_of(anna)
    assert made["seats"][0]["name"] == "Agathe"
    phone = Browser(house)
    assert see(phone, made["table"]).json()["seat"] is None
    phone.sign_in("Agathe")
    seen = see(phone, made["table"]).json()
    assert (seen["seat"], seen["players"][0]["name"]) == (0, "Agathe")
    assert see(phone, made["table"], "?seat=1").json()["seat"] == 1
    assert error_of(see(phone, made["table"], "?seat=7")) == (403, "server-error-seat-other")
    assert see(phone, made["table"], "?seat=x").status_code == 400
    stranger = Browser(house).member("Béatrix")
    assert see(stranger, made["table"]).json()["seat"] is None
    assert error_of(see(stranger, made["table"], "?seat=0")) == (403, "server-error-seat-other")


def test_both_seats_of_one_screen_are_played_by_the_cookie(house):
    anna = Browser(house).member("Colombe")
    table = table_of(anna)["table"]
    for _ in range(4):
        seats_now = [see(anna, table, f"?seat={seat}").json() for seat in (0, 1)]
        mine = next(one for one in seats_now if one["decision"])
        path = f"/api/tables/{table}/choices?seat={mine['seat']}"
        answer = anna.post(path, decision=mine["decision"]["id"], choices=[mine["options"][0]["key"]])
        assert answer.status_code == 200, answer.text
    assert see(anna, table, "/moments/1?seat=1").status_code == 200
    assert see(Browser(house), table, "/moments/1?seat=1").status_code == 403


def test_what_this_browser_holds_is_carried_over(house):
    tables = [found(house.address) for _ in range(3)]
    anna = Browser(house).member("Daphné")
    pairs = [{"table": one["table"], "token": seat["token"]} for one in tables for seat in one["seats"]]
    pairs += [{"table": "nothing", "token": "x"}, {"table": tables[0]["table"], "token": "wrong"}]
    assert anna.done("/api/me/seats", tables=pairs) == {"taken": 6}
    assert anna.done("/api/me/seats", tables=pairs) == {"taken": 0}
    rows = anna.get("/api/me/tables").json()["tables"]
    assert {(row["table"], row["seat"]) for row in rows} == {(one["table"], seat) for one in tables for seat in (0, 1)}
    seen = see(anna, tables[0]["table"]).json()
    assert (seen["seat"], [one["name"] for one in seen["players"]]) == (0, ["Daphné", "Béla"])
    other = Browser(house).guest()
    assert other.done("/api/me/seats", tables=pairs) == {"taken": 0}
    holder = Person(house.address, tables[0]["table"], tables[0]["seats"][0]["token"])
    assert holder.see()["seat"] == 0


def test_a_guest_with_a_hundred_tables_claims(house):
    tables = [found(house.address) for _ in range(100)]
    anna = Browser(house).guest()
    pairs = [{"table": one["table"], "token": one["seats"][0]["token"]} for one in tables]
    assert anna.done("/api/me/seats", tables=pairs) == {"taken": 100}
    anna.done("/api/me/name", name="Élisabeth", password="four words nobody guesses")
    assert len(anna.get("/api/me/tables").json()["tables"]) == 100
    assert see(anna, tables[7]["table"]).json()["players"][0]["name"] == "Élisabeth"
    too_many = anna.post("/api/me/seats", tables=[*pairs, pairs[0]])
    assert too_many.status_code == 400


def test_a_guest_s_games_go_along_when_somebody_signs_in(house):
    Browser(house).member("Félicie")
    guest = Browser(house).guest()
    table = table_of(guest)["table"]
    guest.sign_in("Félicie")
    seen = see(guest, table).json()
    assert (seen["seat"], seen["players"][0]["name"]) == (0, "Félicie")
    assert len(guest.get("/api/me/tables").json()["tables"]) == 2


def test_whoever_joins_is_called_by_their_own_name(house):
    anna = Browser(house).member("Gwenaëlle")
    table = found(house.address, [{"kind": "me", "name": "Founder"}, {"kind": "open"}])
    anna.done(f"/api/tables/{table['table']}/join", name="Anybody", token=table["seats"][1]["token"])
    seen = see(anna, table["table"]).json()
    assert (seen["seat"], seen["players"][1]["name"]) == (1, "Gwenaëlle")


def test_a_guest_may_not_be_called_like_a_member_where_strangers_play(house):
    Browser(house).member("Hermance")
    open_table = found(house.address, [{"kind": "me", "name": "Founder"}, {"kind": "open"}], listed=True)
    for name in ("Hermance", "HERMANCE", "Herrnance", "Hermancé"):
        guest = Browser(house)
        refused = guest.post(f"/api/tables/{open_table['table']}/join", name=name)
        assert error_of(refused) == (403, "server-error-name-member"), name
        body = {"request": new_request(), "game": "tomahawk", "listed": True}
        body["seats"] = [{"kind": "me", "name": name}, {"kind": "open"}]
        assert guest.client.post("/api/tables", json=body).status_code == 403
    among_friends = found(house.address, [{"kind": "me", "name": "Founder"}, {"kind": "open"}])
    token = among_friends["seats"][1]["token"]
    Browser(house).done(f"/api/tables/{among_friends['table']}/join", name="Hermance", token=token)
    Browser(house).done(f"/api/tables/{open_table['table']}/join", name="Somebody Else")


def test_signing_out_everywhere_voids_the_tokens(house):
    anna, phone = Browser(house).member("Ismérie"), Browser(house)
    made = table_of(anna)
    tokens = [Person(house.address, made["table"], seat["token"]) for seat in made["seats"]]
    assert [one.see()["seat"] for one in tokens] == [0, 1]
    streams = [tokens[0].listen(), anna.listen(made["table"])]
    for one in streams:
        one.wait(lambda got: got.events)
    anna.done("/api/sign-out", everywhere=True)
    for one in tokens:
        assert error_of(one.get()) == (401, "server-error-token")
    for one in streams:
        assert one.ended.wait(20)
    phone.sign_in("Ismérie")
    assert see(phone, made["table"]).json()["seat"] == 0
    stale = phone.client.get(
        f"/api/tables/{made['table']}", headers={"authorization": f"Bearer {made['seats'][0]['token']}"}
    )
    assert stale.json()["seat"] == 0


def test_a_stream_ends_when_its_device_is_signed_out(house):
    anna, phone = Browser(house).member("Joséphine"), Browser(house)
    table = table_of(anna)["table"]
    phone.sign_in("Joséphine")
    here, there = anna.listen(table), phone.listen(table)
    for one in (here, there):
        one.wait(lambda got: got.events)
    other = next(one for one in anna.get("/api/me/devices").json() if not one["here"])
    anna.done(f"/api/me/devices/{other['id']}/end")
    assert there.ended.wait(20)
    assert not here.ended.is_set()
    here.close()


def test_a_rematch_is_asked_for_and_played_with_the_cookie(house):
    anna = Browser(house).member("Laurence")
    table = table_of(anna, {"kind": "bot", "bot": "novice"})["table"]
    acts.change(house.process.store, lambda connection: acts.close_table(connection, table))
    again = anna.done("/api/tables", rematch=table)
    assert see(anna, again["table"]).json()["seat"] == 1


def test_leaving_the_house(house):
    anna, bela = Browser(house).member("Mathurine"), Browser(house).member("Barnabé")
    made = table_of(anna, {"kind": "open"})
    bela.done(f"/api/tables/{made['table']}/join", name="x", token=made["seats"][1]["token"])
    alone = table_of(anna, {"kind": "bot", "bot": "novice"})["table"]
    waiting = table_of(anna, {"kind": "open"})
    holder = Person(house.address, made["table"], made["seats"][0]["token"])
    stream = anna.listen(made["table"])
    stream.wait(lambda got: got.events)
    anna.done("/api/me/recovery")
    me = anna.me()
    anna.done("/api/me/delete")
    assert stream.ended.wait(20)
    assert anna.get("/api/me").status_code == 401
    assert Browser(house).sign_in("Mathurine").status_code == 401
    seen = see(bela, made["table"]).json()
    player = seen["players"][0]
    assert (player["name"], player["former"], player["lent"], player["kind"]) == ("", True, True, "person")
    assert "Mathurine" not in json.dumps(seen)
    assert holder.get().status_code == 401
    assert see(bela, alone).status_code == 404
    assert see(bela, waiting["table"]).status_code == 404
    wait_until(lambda: see(bela, made["table"]).json()["decision"])
    taken = Browser(house).guest().post("/api/me/name", name="Mathurine", password="four words nobody guesses")
    assert error_of(taken) == (409, "server-error-name-taken")

    def left(connection):
        row = connection.execute(people.select().where(people.c.id == me["id"])).mappings().one()
        assert (row["kind"], row["name"], row["name_key"], row["email"]) == ("former", "", None, None)
        for table in ("devices", "credentials", "challenges", "news", "hooks"):
            count = sa.text(f"SELECT count(*) FROM {table} WHERE person = :id")
            assert connection.execute(count, {"id": me["id"]}).scalar() == 0, table

    house.process.store.read_now(left)


def test_whoever_has_left_does_not_keep_others_from_going_back(house):
    anna, bela = Browser(house).member("Norbertine"), Browser(house).member("Bertille")
    made = table_of(anna, {"kind": "open"})
    bela.done(f"/api/tables/{made['table']}/join", name="x", token=made["seats"][1]["token"])
    anna.done("/api/me/delete")

    def choose():
        seen = see(bela, made["table"]).json()
        if seen["decision"]:
            bela.post(
                f"/api/tables/{made['table']}/choices",
                decision=seen["decision"]["id"],
                choices=[seen["options"][0]["key"]],
            )
        return seen["seq"] > 5 and seen

    wait_until(choose)
    answer = bela.post(f"/api/tables/{made['table']}/rewind", to=1)
    assert answer.status_code == 200, answer.text
    assert see(bela, made["table"]).json()["rewind"] is None


def test_everything_about_me_as_a_file(house):
    anna = Browser(house).member("Odile")
    table = table_of(anna)["table"]
    answer = anna.post("/api/me/export")
    assert answer.headers["content-type"].startswith("application/jsonl")
    lines = [json.loads(line) for line in answer.text.splitlines()]
    kinds = [line["kind"] for line in lines]
    assert kinds[0] == "person"
    assert {"person", "device", "credential", "seat"} <= set(kinds)
    assert next(line for line in lines if line["kind"] == "seat")["table_id"] == table
    assert "hash" not in answer.text
    assert "argon2" not in answer.text


def test_the_file_holds_my_standing_orders_and_nobody_else_s(house):
    anna, bela = Browser(house).member("Hildegarde"), Browser(house).member("Isaure")
    wishes = [{"kind": "me"}, {"kind": "open", "invite": "Isaure"}]
    table = anna.done("/api/tables", game="northgard", seats=wishes)["table"]
    bela.done(f"/api/tables/{table}/accept")
    for one, order in ((anna, {"kind": "defender-food", "key": "eat:0"}), (bela, {"kind": "react", "key": "allow"})):
        body = {"request": new_request(), "orders": [{**order, "once": False}]}
        assert one.client.put(f"/api/tables/{table}/orders", json=body).status_code == 200
    lines = [json.loads(line) for line in anna.post("/api/me/export").text.splitlines()]
    mine = {"kind": "order", "table_id": table, "seat": 0, "of_kind": "defender-food", "key": "eat:0", "once": False}
    assert [line for line in lines if line["kind"] == "order"] == [mine]
    assert "allow" not in anna.post("/api/me/export").text


def test_the_file_holds_the_names_that_are_kept_for_me(house, monkeypatch):
    anna = Browser(house).member("Jacquotte")
    real = clock.source
    monkeypatch.setattr(clock, "source", lambda: real() + 31 * 86_400)
    anna.done("/api/me/name", name="Kunigunde")
    lines = [json.loads(line) for line in anna.post("/api/me/export").text.splitlines()]
    kept = {line["name_key"]: line["until"] for line in lines if line["kind"] == "name"}
    assert kept["kunigunde"] is None
    assert kept["jacquotte"] > clock.now() + 364 * 86_400


def test_guests_whom_nobody_has_seen_for_long_are_forgotten(house, monkeypatch):
    guest, member = Browser(house).guest(), Browser(house).member("Pélagie")
    made = table_of(guest)
    me = guest.me()["id"]
    real = clock.source
    monkeypatch.setattr(clock, "source", lambda: real() + 91 * 86_400)
    assert forget(house.process.store) > 0
    assert guest.get("/api/me").status_code == 401
    assert member.me()["name"] == "Pélagie"

    def look(connection):
        assert connection.execute(devices.select().where(devices.c.person == me)).first() is None
        assert connection.execute(seats.select().where(seats.c.person == me)).first() is None

    house.process.store.read_now(look)
    assert Person(house.address, made["table"], made["seats"][0]["token"]).see()["seat"] == 0


def test_a_guest_s_way_asks_for_nothing_more(house):
    """Open a page and play: no cookie is set, and nobody is known."""

    def known(connection):
        return connection.execute(sa.select(sa.func.count()).select_from(people)).scalar()

    before = house.process.store.read_now(known)
    browser = Browser(house)
    answer = browser.post("/api/tables", game="tomahawk", seats=[{"kind": "me"}, {"kind": "bot", "bot": "novice"}])
    assert answer.status_code == 201
    assert "set-cookie" not in answer.headers
    sit(house.address)
    assert house.process.store.read_now(known) == before


def listed(browser, **wanted):
    """A page of somebody's tables, and where the next one begins."""
    page = browser.get("/api/me/tables", params=wanted).json()
    return [row["table"] for row in page["tables"]], page["next"]


def test_my_tables_come_page_by_page(house, monkeypatch):
    monkeypatch.setattr(own_http, "_MOST_TABLES", 2)
    monkeypatch.setattr(own_http, "_MOST_OVER", 1)
    anna = Browser(house).member("Léonide")
    made = [table_of(anna)["table"] for _ in range(8)]
    for table in made[:3]:
        assert anna.post(f"/api/tables/{table}/resign").status_code == 200
    running, ended = [], []
    for show, seen in (("running", running), ("over", ended)):
        found, after = listed(anna, show=show)
        while True:
            seen += found
            if after is None:
                break
            found, after = listed(anna, show=show, after=after)
    # Friends sit at the same screen, so that each has two rows.
    assert running == [table for table in reversed(made[3:]) for _ in range(2)]
    assert ended == [table for table in reversed(made[:3]) for _ in range(2)]
    first, after = listed(anna)
    assert first == [table for table in (made[7], made[6], made[2]) for _ in range(2)]
    assert listed(anna, after=after)[0] == [table for table in (made[5], made[4]) for _ in range(2)]
    assert listed(anna, table=made[0]) == ([made[0]] * 2, None)
    assert listed(Browser(house).member("Mélisande"), table=made[0]) == ([], None)
    for wrong in ("x", "1", "nan_x", "1e99_x", f"1_{'x' * 40}"):
        assert anna.get("/api/me/tables", params={"after": wrong}).status_code == 400


def test_a_rematch_goes_on_after_the_table_that_ended(house):
    anna = Browser(house).member("Nicéphore")
    table = table_of(anna)["table"]
    anna.post(f"/api/tables/{table}/resign")
    again = anna.done("/api/tables", rematch=table)["table"]
    assert listed(anna, show="running")[0] == [again, again]
    assert listed(anna, show="over")[0] == [table, table]


# Guests are shown as guests.


def guests_of(person):
    """Who at a table sits there as a guest, as a snapshot and as a list of tables say."""
    return [one["guest"] for one in person.see()["players"]]


def test_everybody_sees_who_sits_there_under_a_name_of_their_own(house):
    anna = Browser(house).member("Théophile")
    wishes = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    made = anna.done("/api/tables", game="wendake", seats=wishes, access="open")
    stranger = Person(house.address, made["table"])
    assert guests_of(stranger) == [False, False, False], "a seat that nobody has is nobody's, and a bot is no guest"
    zoe = Browser(house).guest()
    assert zoe.post(f"/api/tables/{made['table']}/join", name="Zéphyrine").status_code == 200
    assert guests_of(stranger) == [False, True, False]
    secret = {"keeper", "member", zoe.me()["id"], anna.me()["id"]}
    assert not [one for one in secret if f'"{one}"' in stranger.get().text], "only that, and not who it is"
    rows = [row for row in anna.get("/api/me/tables").json()["tables"] if row["table"] == made["table"]]
    assert [seat["guest"] for seat in rows[0]["seats"]] == [False, True, False]
    # In place: the same seat is a member's as soon as its owner has a name, even if that is the one it had.
    zoe.done("/api/me/name", name="Zéphyrine", password="four words nobody guesses")
    assert guests_of(stranger) == [False, False, False]


def test_whoever_signs_in_or_carries_a_game_over_is_no_guest_there(house):
    made = found(house.address, [{"kind": "me", "name": "Guest"}, {"kind": "here", "name": "Béla"}], access="open")
    table, tokens = made["table"], [seat["token"] for seat in made["seats"]]
    stranger = Person(house.address, table)
    assert guests_of(stranger) == [True, True]
    mine = Browser(house).member("Wilhelmine")
    assert mine.done("/api/me/seats", tables=[{"table": table, "token": one} for one in tokens]) == {"taken": 2}
    assert guests_of(stranger) == [False, True], "a friend at the same screen has no name in this house"
    second = found(house.address, [{"kind": "me", "name": "Visitor"}, {"kind": "here", "name": "Béla"}], access="open")
    other = Browser(house).guest()
    other.done("/api/me/seats", tables=[{"table": second["table"], "token": second["seats"][0]["token"]}])
    there = Person(house.address, second["table"])
    assert guests_of(there) == [True, True]
    assert other.sign_in("Wilhelmine").status_code == 200
    assert guests_of(there) == [False, True]
    mine.done("/api/me/delete")
    assert guests_of(there) == [False, True]
    assert there.see()["players"][0]["former"]


def test_whoever_is_invited_sits_down_as_a_member(house):
    anna, guest = Browser(house).member("Ursuline"), Browser(house).member("Victorine")
    made = table_of(anna, {"kind": "open", "invite": "Victorine"}, access="open")
    guest.done(f"/api/tables/{made['table']}/accept")
    assert guests_of(Person(house.address, made["table"])) == [False, False]
