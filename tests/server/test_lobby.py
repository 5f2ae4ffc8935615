"""What a lobby is told of games and tables, getting up from one, and how a finished match went."""

import asyncio
import time

import pytest

from longhouse import games
from longhouse.core.text import Text
from longhouse.server.http.reach import network_address
from longhouse.server.store.schema import waiting
from longhouse.server.table.course import turning_point
from server.serving import WEB, Person, Thread, found, new_request, play_on, sit

OPEN = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]


def mine(server, *people):
    pairs = [{"table": person.table, "token": person.token} for person in people]
    return WEB.post(f"{server.address}/api/tables/mine", json={"tables": pairs}).json()


def at(server, table, seat=0):
    return Person(server.address, table["table"], table["seats"][seat]["token"])


def error_of(answer):
    return answer.status_code, answer.json()["error"]["id"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_shelf_has_all_that_a_lobby_prints(server, language):
    answer = WEB.get(f"{server.address}/api/shelf", params={"language": language})
    plain = WEB.get(f"{server.address}/api/games").json()
    assert [{key: one[key] for key in other} for one, other in zip(answer.json(), plain, strict=True)] == plain
    for one in answer.json():
        text = Text(language, games.get(one["id"]).folder / "text")
        assert (one["title"], one["tagline"]) == (text.say("game-title"), text.say("game-tagline"))
        assert one["about"]
        assert one["poster"].startswith("<svg")
        assert "<script" not in one["poster"]
        assert "href=" not in one["poster"]
    assert len(answer.content) < 60_000


def test_a_table_of_ones_own_says_where_it_stands(server):
    anna, bela = sit(server.address)
    row = mine(server, anna)[0]
    assert row["glance"]["chapter"]["name"]["id"] == "chapter-setup"
    assert row["glance"]["ranks"] is None
    assert len(row["glance"]["scores"]) == 2
    result = play_on([anna, bela])["result"]
    row = mine(server, anna)[0]
    assert row["glance"]["ranks"] == result["ranks"]
    assert row["glance"]["scores"] == result["scores"]


def test_a_table_that_waits_has_no_glance(server):
    row = mine(server, at(server, found(server.address, OPEN, listed=True)))[0]
    assert row["glance"] is None
    assert row["access"] == "open"


def test_hidden_points_stay_hidden_in_the_lobby(server):
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Béla"}]
    table = found(server.address, seats, game="northgard", settings={"fame_tokens": "hidden"})
    anna = at(server, table)
    scores = mine(server, anna)[0]["glance"]["scores"]
    assert scores[0] is not None
    assert scores[1] is None


def test_open_and_finished_tables_in_one_answer(server):
    table = found(server.address, OPEN, listed=True)
    anna, bela = sit(server.address, listed=True)
    play_on([anna, bela])
    rows = {row["table"]: row for row in WEB.get(f"{server.address}/api/tables?show=all").json()}
    assert rows[table["table"]]["status"] == "waiting"
    assert "glance" not in rows[table["table"]]
    assert sorted(rows[anna.table]["glance"]["ranks"])[0] == 1


# Getting up.


def test_before_the_deal_a_seat_is_free_again_and_its_link_still_opens_it(server):
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Béla"}, {"kind": "open"}]
    table = found(server.address, seats, game="northgard")
    anna, bela = at(server, table), at(server, table, 1)
    assert bela.post("/leave").json() == {"removed": False}
    assert [player["kind"] for player in anna.see()["players"]] == ["person", "open", "open"]
    assert error_of(bela.post("/leave")) == (403, "server-error-not-seated")
    assert bela.post("/join", name="Béla", token=bela.token).status_code == 200


def test_the_last_one_who_gets_up_takes_the_table_along(server):
    for seats in (OPEN, [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}]):
        table = found(server.address, seats, listed=True)
        anna = at(server, table)
        spectator = Person(server.address, table["table"]).listen()
        assert anna.post("/leave").json() == {"removed": True}
        assert anna.get().status_code == 404
        assert spectator.ended.wait(15)
        assert mine(server, anna) == []
        listed = WEB.get(f"{server.address}/api/tables?show=all").json()
        assert table["table"] not in [row["table"] for row in listed]


def test_who_leaves_a_match_with_others_has_resigned_it(server):
    anna, bela = sit(server.address)
    assert bela.post("/leave").json() == {"removed": False}
    assert (anna.see()["closed"], anna.see()["result"]["ranks"]) == ("resigned", [1, 2])
    assert error_of(anna.post("/leave")) == (409, "server-error-closed-resigned")
    anna, bela = sit(server.address)
    play_on([anna, bela])
    assert error_of(anna.post("/leave")) == (409, "error-match-over")


def test_nobody_else_can_make_somebody_leave(server):
    anna, _ = sit(server.address)
    assert error_of(Person(server.address, anna.table).post("/leave")) == (401, "server-error-token-missing")
    assert error_of(anna.post("/leave", bot="nobody")) == (400, "error-bot-unknown")


# How it went.


def test_a_match_that_runs_does_not_tell_how_it_goes(server):
    anna, _ = sit(server.address)
    assert error_of(anna.get("/course")) == (409, "server-error-not-over")


def test_the_course_of_a_match_has_everybodys_points_after_every_choice(server):
    anna, bela = sit(server.address)
    result = play_on([anna, bela])["result"]
    course = Person(server.address, anna.table).get("/course").json()
    assert len(course["entries"]) == len(course["scores"]) > 10
    assert course["entries"] == sorted(set(course["entries"]))
    assert course["scores"][-1] == result["scores"]
    names = [chapter["name"]["id"] for chapter in course["chapters"]]
    assert names == ["chapter-setup", *["chapter-round"] * 6]
    assert {chapter["entry"] for chapter in course["chapters"]} <= set(course["entries"])


def test_what_was_taken_back_is_no_part_of_the_course(server):
    anna, bela = sit(server.address)
    before = anna.see()["seq"]
    anna.choose_any()
    assert anna.post("/undo").status_code == 200
    assert anna.see()["seq"] > before
    play_on([anna, bela])
    entries = anna.get("/course").json()["entries"]
    assert entries[:2] == [0, 3], "the choice and its undoing are entries 1 and 2"


def test_the_last_step_into_the_lead_decides():
    assert turning_point([[0, 0], [0, 2], [3, 2], [3, 4], [6, 4], [7, 4]], 0) == (4, "lead")
    assert turning_point([[0, 0], [1, 0], [1, 0], [6, 1], [7, 5]], 0) == (3, "swing")
    assert turning_point([[0, 0], [2, 2]], 0) is None
    assert turning_point([[0], [3]], 0) is None


def test_where_others_find_the_server(server):
    assert WEB.get(f"{server.address}/api/reach").json() == {"network": None}
    assert network_address("192.168.1.5", 80) == "http://192.168.1.5:80"
    assert network_address("127.0.0.1", 80) is None


def test_the_page_of_a_lobby_does_not_load_a_table_ahead(server):
    lobby, table = (WEB.get(f"{server.address}{path}").text for path in ("/", "/t/x"))
    assert "/web/table/ctrl.js" not in lobby
    assert "/web/table/ctrl.js" in table


@pytest.mark.parametrize(("address", "parts"), [("/web/style/house.css", 5), ("/text/house.fr.ftl", 3)])
def test_files_that_belong_together_come_as_one(server, address, parts):
    answer = WEB.get(f"{server.address}{address}")
    assert answer.status_code == 200
    assert WEB.get(f"{server.address}{address}", headers={"if-none-match": answer.headers["etag"]}).status_code == 304
    found_in = {"/web/style/house.css": "--touch", "/text/house.fr.ftl": "lobby-new ="}[address]
    assert found_in in answer.text
    assert answer.text.count("\n") > parts * 10


# Pages, and what nobody joins.


@pytest.fixture
def lobby(database):
    running = Thread(database, proxies="*")
    yield running
    running.stop()


def listed(server, address, count=1, game="tomahawk", seats=None):
    """Tables that somebody at this address makes."""
    seats = seats or [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    made = []
    for _ in range(count):
        body = {"request": new_request(), "game": game, "listed": True, "seats": seats}
        answer = WEB.post(f"{server.address}/api/tables", json=body, headers={"x-forwarded-for": address})
        assert answer.status_code == 201, answer.text
        made.append(answer.json())
    return made


def pages(server, **query):
    """All pages of the list."""
    found, after = [], None
    while True:
        params = {**query, **({"after": after} if after else {})}
        page = WEB.get(f"{server.address}/api/tables/list", params=params).json()
        found.append([row["table"] for row in page["tables"]])
        after = page["next"]
        if after is None:
            return found


def test_one_address_cannot_push_others_out_of_the_lobby(lobby):
    honest = [listed(lobby, f"198.51.100.{number}")[0]["table"] for number in range(10)]
    flood = [one["table"] for one in listed(lobby, "203.0.113.9", 60)]
    assert set(honest) <= {row["table"] for row in WEB.get(f"{lobby.address}/api/tables").json()}
    found_pages = pages(lobby)
    assert set(honest) <= set(found_pages[0])
    assert all(len(set(flood) & set(page)) <= 3 for page in found_pages)
    everything = [table for page in found_pages for table in page]
    assert sorted(everything) == sorted(honest + flood), "each once"


def test_pages_of_the_lobby_follow_each_other(lobby):
    made = [listed(lobby, f"198.51.100.{number}")[0]["table"] for number in range(30)]
    found_pages = pages(lobby)
    assert [len(page) for page in found_pages] == [24, 6]
    assert [table for page in found_pages for table in page] == made[::-1]


def test_the_lobby_shows_one_game_or_tables_with_room_for_a_group(lobby):
    (small,) = listed(lobby, "198.51.100.1")
    three = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}]
    (large,) = listed(lobby, "198.51.100.2", game="northgard", seats=three)
    assert pages(lobby, game="tomahawk") == [[small["table"]]]
    assert pages(lobby, free=2) == [[large["table"]]]
    assert pages(lobby, game="tomahawk", free=2) == [[]]
    assert WEB.get(f"{lobby.address}/api/tables/list?after=nonsense").status_code == 400


def test_a_table_that_nobody_joins_leaves_the_list_and_is_put_away(lobby):
    (table,) = listed(lobby, "198.51.100.1")
    anna = at(lobby, table)
    desk, now = lobby.process.services.lobby, time.time()
    desk._clock = lambda: now + 1790
    assert pages(lobby) == [[table["table"]]]
    assert anna.see()["status"] == "waiting"
    desk._clock = lambda: now + 1810
    assert pages(lobby) == [[table["table"]]], "the founder has looked"
    desk._clock = lambda: now + 1790 + 1810
    assert pages(lobby) == [[]]
    assert anna.get().status_code == 200, "only the list is without it"
    assert pages(lobby) == [[table["table"]]]
    later = now + 3600 + 25 * 3600
    desk._clock = lambda: later
    assert run_in(lobby, desk.put_away()) == 1
    assert error_of(anna.get()) == (410, "server-error-table-expired")
    assert error_of(anna.post("/join", name="Béla")) == (410, "server-error-table-expired")
    assert mine(lobby, anna) == []


def test_a_table_whose_people_wait_there_is_not_put_away(lobby):
    (table,) = listed(lobby, "198.51.100.1")
    anna = at(lobby, table)
    stream = anna.listen()
    stream.wait(lambda one: one.players() and one.players()[0]["present"])
    desk, now = lobby.process.services.lobby, time.time()
    desk._clock = lambda: now + 30 * 3600
    assert run_in(lobby, desk.put_away()) == 0
    stream.close()
    assert anna.see()["status"] == "waiting"


def test_what_tells_who_made_a_table_goes_when_the_match_begins(lobby):
    (table,) = listed(lobby, "198.51.100.1")
    rows = lobby.process.store.read_now(lambda connection: connection.execute(waiting.select()).all())
    assert [row.table_id for row in rows] == [table["table"]]
    assert b"198.51" not in rows[0].founder
    assert Person(lobby.address, table["table"]).post("/join", name="Béla").status_code == 200
    assert lobby.process.store.read_now(lambda connection: connection.execute(waiting.select()).all()) == []


def test_two_seats_of_one_table_are_two_rows(lobby):
    anna, bela = sit(lobby.address)
    assert sorted(row["seat"] for row in mine(lobby, anna, bela)) == [0, 1]


def run_in(server, work):
    """What a piece of work gives in the loop of the server."""
    return asyncio.run_coroutine_threadsafe(work, server.process._tasks[0].get_loop()).result(60)
