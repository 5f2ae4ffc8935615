"""Whatever ends leaves a result for every seat, in the same transaction; and one's own history is made of these."""

import asyncio
import json
import time
from types import SimpleNamespace

import pytest

from longhouse.core import registry
from longhouse.server import clock
from longhouse.server.admin import acts, tidying
from longhouse.server.store import results as queries
from longhouse.server.store.database import Store
from longhouse.server.store.rows import BY_ADMIN, PERSON, SeatRow
from longhouse.server.store.schema import results
from longhouse.server.table import actions
from longhouse.server.table import results as table_results
from longhouse.server.table.state import revise
from server.serving import Person, Thread, error_of, found, new_client, new_request, play_on, sit, wait_until


def results_at(server, table_id):
    rows = server.process.store.read_now(queries.of_tables([table_id]))[table_id]
    return [one._asdict() for one in rows]


def changed(server, table_id, attempt):
    """Something that happens to a table in the running process."""

    async def work():
        tables = server.process.tables
        await tables.change(await tables.find(table_id), attempt)

    asyncio.run_coroutine_threadsafe(work(), server.process._tasks[0].get_loop()).result(60)


def give_seat(server, table_id, seat, person):
    changed(server, table_id, lambda now: revise(now, seats=[now.seats[seat]._replace(person=person)]))


@pytest.fixture(scope="module")
def guest(server):
    """A browser that the house knows, and the id of whoever uses it."""
    browser = new_client(server.address)
    me = browser.post("/api/me", json={"request": new_request()}).json()
    return SimpleNamespace(browser=browser, id=me["id"])


def test_a_match_that_is_played_to_its_end_leaves_results(server, guest):
    people = sit(server.address)
    give_seat(server, people[0].table, 0, guest.id)
    assert results_at(server, people[0].table) == []
    seen = play_on(people)
    rows = results_at(server, people[0].table)
    assert [row["rank"] for row in rows] == seen["result"]["ranks"]
    assert [row["score"] for row in rows] == seen["result"]["scores"]
    assert [(row["person"], row["name"], row["bot"]) for row in rows] == [
        (guest.id, "Anna", None),
        (None, "Béla", None),
    ]
    assert {(row["ended_how"], row["game"], row["players"], row["bot_choices"]) for row in rows} == {
        ("played", "tomahawk", 2, 0)
    }
    assert {row["seconds"] for row in rows} == {None}, "nobody had a clock, so nobody looked at one"
    assert all(len(json.loads(row["facets"])["special"].split(" ")) == 2 for row in rows)
    assert all(0 < row["began"] <= row["ended"] for row in rows)
    # What happens afterwards, as a rematch, writes nothing again.
    assert (
        people[0]
        .client.post(
            "/api/tables", json={"request": new_request(), "rematch": people[0].table}, headers=people[0].headers
        )
        .is_success
    )
    assert results_at(server, people[0].table) == rows


def test_a_clock_that_ran_leaves_how_long_it_ran(server, monkeypatch):
    """For people who have one: a bot has none, and neither has anybody at a table without limits."""
    late = {"by": 0.0}
    monkeypatch.setattr(clock, "source", lambda: time.time() + late["by"])
    wishes = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Béla"}, {"kind": "bot", "bot": "random"}]
    made = found(server.address, seats=wishes, game="wendake", pace="live")
    anna, bela = (Person(server.address, made["table"], seat["token"]) for seat in made["seats"][:2])
    wait_until(lambda: anna.see()["deciding"] in ([0], [1]))
    slow = anna.see()["deciding"][0]
    late["by"] += 100.0
    assert (anna, bela)[slow].choose_any().status_code == 200
    anna.post("/call-off")
    assert bela.post("/call-off/answer", agree=True).status_code == 200
    rows = results_at(server, made["table"])
    assert rows[2]["seconds"] is None
    assert 100.0 <= rows[slow]["seconds"] < 130.0
    assert rows[1 - slow]["seconds"] < 30.0


def test_a_table_that_the_house_ends_leaves_results_without_ranks(server):
    people = sit(server.address)
    play_on(people, until=lambda seen: seen["view"]["round"] == 1)
    changed(server, people[0].table, lambda now: actions.close(now, BY_ADMIN))
    rows = results_at(server, people[0].table)
    assert [(row["rank"], row["score"], row["ended_how"]) for row in rows] == [(None, None, "admin")] * 2


def test_a_table_that_a_command_ends_leaves_them_too(server):
    people = sit(server.address)
    play_on(people, until=lambda seen: seen["view"]["round"] == 1)
    store = server.process.store
    acts.change(store, lambda connection: acts.close_table(connection, people[0].table))
    rows = results_at(server, people[0].table)
    assert [(row["name"], row["ended_how"]) for row in rows] == [("Anna", "admin"), ("Béla", "admin")]
    assert all(json.loads(row["facets"]) for row in rows)


def test_what_waits_and_is_closed_has_no_result(server):
    table = found(server.address, [{"kind": "me", "name": "Zoé"}, {"kind": "open"}])["table"]
    changed(server, table, lambda now: actions.close(now, BY_ADMIN))
    assert results_at(server, table) == []


def test_choices_of_a_bot_in_place_of_the_owner_are_counted(server):
    table = found(server.address, [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}])
    anna = Person(server.address, table["table"], table["seats"][0]["token"])
    assert anna.choose_any().status_code == 200
    assert anna.post("/bot", seat=0, bot="random").status_code == 200
    wait_until(lambda: anna.see()["status"] == "over")
    own, bot = results_at(server, table["table"])
    assert (own["name"], own["bot"], bot["name"], bot["bot"]) == ("Anna", None, "", "random")
    assert own["bot_choices"] > 0
    assert bot["bot_choices"] > 0


def test_tidy_writes_what_is_missing(database):
    server = Thread(database, away_seconds=0)
    people = sit(server.address)
    play_on(people)
    before = results_at(server, people[0].table)
    server.stop()
    store = Store(database)
    store.write_now(lambda connection: connection.execute(results.delete()))
    assert tidying.fill_results(store) == 1
    found = store.read_now(queries.of_tables([people[0].table]))[people[0].table]
    assert [one._asdict() for one in found] == before
    assert tidying.fill_results(store) == 0
    store.close()


def finished(game, seats, **settings):
    match = registry.get(game).new(seats, seed=1, settings=settings)
    while not match.over:
        seat = match.deciding()[0]
        match.choose(seat, match.options(seat)[0].key)
    return match


@pytest.mark.parametrize(("game", "kind"), [("northgard", "clan"), ("wendake", "tribe"), ("tribes", None)])
def test_games_say_as_what_somebody_played(game, kind):
    match = registry.get(game).new(seed=3)
    for _ in range(40):
        seat = match.deciding()[0]
        match.choose(seat, match.options(seat)[0].key)
    for seat in range(match.seats):
        facets = match.game.facets(match.state, seat)
        assert list(facets) == ([kind] if kind else [])
        assert all(facets[kind] in match.game.holdings(match.state, seat)[kind] for kind in facets)


def test_who_is_out_for_good_comes_last(server):
    people = sit(server.address)
    play_on(people)
    table = server.process.tables.live[people[0].table].now
    first = next(seat for seat, rank in enumerate(table.match.result().ranks) if rank == 1)
    seats = [one._replace(gone="resigned") if one.seat == first else one for one in table.seats]
    ranks = [one.rank for one in table_results.of_table(table.row, seats, table.match)]
    assert ranks[first] == 2
    assert ranks[1 - first] == 1


def test_a_match_that_somebody_gave_up_is_won_by_who_stayed(server):
    people = sit(server.address)
    table = server.process.tables.live[people[0].table].now
    seats = [SeatRow(0, PERSON, "Anna", gone="resigned"), SeatRow(1, PERSON, "Béla")]
    row = table.row._replace(closed="resigned", status="closed")
    found = table_results.of_table(row, seats, table.match)
    assert [(one.rank, one.score, one.ended_how) for one in found] == [(2, None, "resigned"), (1, None, "resigned")]
    called_off = table_results.of_table(row._replace(closed="agreed"), table.seats, table.match)
    assert [one.rank for one in called_off] == [None, None]


# One's own history.


@pytest.fixture(scope="module")
def played(server):
    """Somebody with 23 finished tables: two with a bot, the others with Béla."""
    browser = new_client(server.address)
    me = browser.post("/api/me", json={"request": new_request()}).json()["id"]
    tables = []
    for number in range(23):
        bot = {"kind": "bot", "bot": "random"}
        seats = [{"kind": "me", "name": "Anna"}, bot if number in (3, 4) else {"kind": "here", "name": "Béla"}]
        table = found(server.address, seats)["table"]
        give_seat(server, table, 0, me)
        changed(server, table, lambda now: actions.close(now, BY_ADMIN))
        tables.append(table)
    return SimpleNamespace(browser=browser, tables=tables)


def test_history_comes_page_by_page_the_newest_first(played):
    first = played.browser.get("/api/me/history").json()
    assert [row["table"] for row in first["rows"]] == played.tables[:2:-1]
    second = played.browser.get("/api/me/history", params={"after": first["next"]}).json()
    assert [row["table"] for row in second["rows"]] == played.tables[2::-1]
    assert second["next"] is None
    assert first["games"] == [{"game": "tomahawk", "played": 23, "won": 0}]
    assert first["others"] == [
        {"name": "Béla", "kind": "person", "played": 21},
        {"name": "random", "kind": "bot", "played": 2},
    ]
    assert (second["games"], second["others"]) == ([], [])


def test_history_says_who_played_and_how_it_ended(played):
    row = next(one for one in played.browser.get("/api/me/history").json()["rows"] if one["table"] == played.tables[4])
    assert (row["seat"], row["ended_how"], row["game"]) == (0, "admin", "tomahawk")
    anna, bot = row["seats"]
    assert (anna["kind"], anna["name"], anna["nick"], anna["former"]) == ("person", "Anna", None, False)
    assert (bot["kind"], bot["bot"], bool(bot["nick"]), bot["rank"]) == ("bot", "random", True, None)


def test_history_is_filtered(played):
    def tables(**wanted):
        return [row["table"] for row in played.browser.get("/api/me/history", params=wanted).json()["rows"]]

    assert tables(**{"with": "random"}) == [played.tables[4], played.tables[3]]
    assert tables(**{"with": "bÉla"})[:1] == tables(**{"with": "Béla"})[:1] == [played.tables[-1]]
    assert tables(**{"with": "Nobody"}) == []
    assert tables(game="tribes") == []
    assert len(tables(game="tomahawk")) == 20


def test_nobody_sees_the_history_of_others(server, played):
    assert error_of(new_client(server.address).get("/api/me/history")) == (401, "server-error-not-signed-in")
    other = new_client(server.address)
    other.post("/api/me", json={"request": new_request()})
    assert other.get("/api/me/history").json()["rows"] == []


@pytest.mark.parametrize("after", ["x", "1_2", "nan_0_a", "1e300_0_a", "1_-1_a"])
def test_a_page_that_does_not_exist_is_refused(played, after):
    assert error_of(played.browser.get("/api/me/history", params={"after": after})) == (400, "server-error-request")
