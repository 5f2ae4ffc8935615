"""Standing orders: what is answered without asking, after a time that tells nothing, and unknown to everybody else."""

from importlib import import_module

import pytest

from longhouse import games
from longhouse.core.text import Text
from longhouse.server.table import orders
from server.serving import Person, Thread, error_of, new_request, sit, wait_until

FOOD = {"kind": "defender-food", "key": "eat:0", "once": False}


def two(server, game="northgard"):
    return sit(server.address, game=game)


def put(person, *wished):
    body = {"request": new_request(), "orders": list(wished)}
    return person.client.put(f"{person.path}/orders", json=body, headers=person.headers)


@pytest.fixture
def anything(monkeypatch):
    """In Tomahawk any choice may be answered ahead, and soon."""
    monkeypatch.setattr(orders, "SLOW_SECONDS", (0.05, 0.1))
    ahead = games.get("tomahawk").ahead

    def allowed(person, **more):
        seen = person.see()
        order = {"kind": seen["decision"]["kind"], "key": seen["options"][0]["key"], "once": False, **more}
        monkeypatch.setitem(ahead, order["kind"], (order["key"],))
        return order

    return allowed


@pytest.mark.parametrize("game", games.names())
def test_what_may_be_answered_ahead_are_decisions_and_choices_of_the_game(game):
    rules = games.get(game)
    decisions = {one.name for one in import_module(f"longhouse.games.{game}.rules.game").DECISIONS}
    assert set(rules.ahead) <= decisions
    for kind, answers in rules.ahead.items():
        for key in answers:
            assert rules.codec.code(key) is not None
            for language in ("en", "fr"):
                assert Text(language, rules.folder / "text").has(f"ahead-{kind}-{key.replace(':', '-')}")


def test_the_list_of_games_says_where_something_may_be_answered_ahead(server):
    listed = Person(server.address, "").client.get("/api/games").json()
    told = {game["id"]: {one["kind"]: tuple(one["keys"]) for one in game["ahead"]} for game in listed}
    assert told == {name: games.get(name).ahead for name in games.names()}
    assert told["tomahawk"] == {}


def test_orders_are_their_owners_secret_until_the_end(server):
    anna, bela = two(server)
    before = bela.see()
    assert put(anna, FOOD).status_code == 200
    assert anna.get("/orders").json()["orders"] == [FOOD]
    assert anna.see()["orders"] == [FOOD]
    assert bela.see() == before, "nothing of it is to be seen"
    assert bela.get("/orders").json()["seats"] is None
    assert Person(server.address, anna.table).get("/orders").json()["orders"] == []
    assert {one["kind"] for one in bela.get("/orders").json()["ahead"]} >= {"react", "defender-food"}
    assert bela.post("/call-off", **{"with": [anna.token]}).status_code == 200
    assert bela.get("/orders").json()["seats"] == [[FOOD], []]


def test_what_cannot_be_ordered_is_refused(server):
    anna, bela = two(server)
    assert error_of(put(anna, {**FOOD, "key": "eat:1"})) == (400, "server-error-order")
    assert error_of(put(anna, FOOD, FOOD)) == (400, "server-error-order")
    assert error_of(put(Person(server.address, anna.table), FOOD)) == (401, "server-error-token-missing")
    assert anna.post("/call-off", **{"with": [bela.token]}).status_code == 200
    assert error_of(put(anna, FOOD)) == (409, "server-error-closed-agreed")


def answered(person, order, decision):
    """That what was ordered was chosen, and the seat is asked something else or nothing."""
    seen = person.see()
    return (seen["decision"] or {}).get("id") != decision


def test_what_is_ordered_is_chosen_by_the_house(server, anything):
    anna, _ = sit(server.address)
    order, decision = anything(anna, once=True), anna.see()["decision"]["id"]
    assert put(anna, order).status_code == 200
    wait_until(lambda: answered(anna, order, decision))
    assert anna.see()["orders"] == [], "once is once"


def test_an_order_waits_for_a_time_that_the_seed_has_drawn(server, anything, monkeypatch):
    monkeypatch.setattr(orders, "SLOW_SECONDS", (60.0, 600.0))
    anna, _ = sit(server.address)
    assert put(anna, anything(anna)).status_code == 200
    now = server.process.tables.live[anna.table].now
    (waiting,) = orders.due(now)
    assert 60 <= waiting.at - now.row.changed <= 600
    assert orders.due(now) == [waiting], "the same whenever and wherever it is asked"


def test_after_a_restart_orders_are_answered(database, anything, monkeypatch):
    monkeypatch.setattr(orders, "SLOW_SECONDS", (60.0, 600.0))
    first = Thread(database)
    try:
        anna, _ = sit(first.address)
        order, decision = anything(anna), anna.see()["decision"]["id"]
        assert put(anna, order).status_code == 200
    finally:
        first.stop()
    monkeypatch.setattr(orders, "SLOW_SECONDS", (0.05, 0.1))
    second = Thread(database)
    try:
        kept = second.process.tables

        def is_answered():
            # Nobody asks for the table: the house finds it by itself.
            live = kept.live.get(anna.table)
            return live is not None and 0 not in live.now.deciding()

        wait_until(is_answered)
    finally:
        second.stop()
    assert decision


def test_of_two_processes_one_answers(postgresql, anything):
    database = postgresql.new_database()
    pair = [Thread(database), Thread(database)]
    try:
        anna, bela = sit(pair[0].address)
        elsewhere = Person(pair[1].address, anna.table, anna.token)
        elsewhere.see()
        order, decision = anything(anna), anna.see()["decision"]["id"]
        assert put(anna, order).status_code == 200
        wait_until(lambda: answered(anna, order, decision) and answered(elsewhere, order, decision))
        assert elsewhere.see()["seq"] == anna.see()["seq"]
        assert bela.see()["status"] == "playing"
    finally:
        for one in pair:
            one.stop()
