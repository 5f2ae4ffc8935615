"""Nothing is lost, doubled or reordered: repeated requests, requests at the same time."""

import threading

import pytest

from server.serving import WEB, Person, error_of, found, new_request, play_on, sit

pytestmark = pytest.mark.each_database


def at_once(*calls):
    """The answers of calls made at the same moment."""
    answers, gate = [None] * len(calls), threading.Barrier(len(calls))

    def run(number):
        gate.wait(timeout=60)
        answers[number] = calls[number]()

    threads = [threading.Thread(target=run, args=(number,)) for number in range(len(calls))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    return answers


def copy_of(person):
    """The same person in another browser window."""
    return Person(person.address, person.table, person.token)


def test_a_repeated_choice_gives_the_same_answer_and_is_made_once(server):
    anna, bela = sit(server.address)
    seen = anna.see()
    body = {"request": new_request(), "decision": seen["decision"]["id"], "choices": [seen["options"][0]["key"]]}
    first = anna.post("/choices", **body)
    bela.choose_any()
    play_on([anna, bela], until=lambda now: now["view"]["phase"] == "deploy")
    length = anna.see()["seq"]
    for _ in range(3):
        again = anna.post("/choices", **body)
        assert (again.status_code, again.json()) == (200, first.json())
    assert anna.see()["seq"] == length


def test_a_repeated_undo_takes_back_once(server):
    anna, bela = sit(server.address)
    play_on([anna, bela], until=lambda now: now["view"]["phase"] == "deploy")
    for _ in range(3):
        anna.choose_any()
    body = {"request": new_request(), "turn": False}
    first = anna.post("/undo", **body).json()
    seq = anna.see()["seq"]
    assert [anna.post("/undo", **body).json() for _ in range(3)] == [first] * 3
    assert anna.see()["seq"] == seq


def test_making_a_table_twice_gives_the_same_table_with_the_same_tokens(server):
    body = {"request": new_request(), "game": "tomahawk", "seats": [{"kind": "me"}, {"kind": "open"}]}
    answers = [WEB.post(f"{server.address}/api/tables", json=body) for _ in range(3)]
    assert len({answer.text for answer in answers}) == 1
    other = {**body, "listed": True}
    assert error_of(WEB.post(f"{server.address}/api/tables", json=other)) == (409, "server-error-request-reused")


def test_a_repeated_joining_gives_the_same_token(server):
    table = found(server.address, [{"kind": "me", "name": "Anna"}, {"kind": "open"}])
    guest = Person(server.address, table["table"])
    body = {"request": new_request(), "name": "Béla", "token": table["seats"][1]["token"]}
    first = guest.post("/join", **body)
    assert [guest.post("/join", **body).json() for _ in range(2)] == [first.json()] * 2
    assert Person(server.address, table["table"], first.json()["token"]).see()["seat"] == 1


def test_an_id_used_for_something_else_is_refused(server):
    anna, bela = sit(server.address)
    seen, request = anna.see(), new_request()
    key = seen["options"][0]["key"]
    assert anna.choose(key, decision=seen["decision"]["id"], request=request).status_code == 200
    assert error_of(anna.post("/undo", request=request)) == (409, "server-error-request-reused")
    assert error_of(anna.choose("commit", decision="7.1", request=request)) == (409, "server-error-request-reused")
    # Another seat may happen to take the same id.
    assert bela.choose(bela.see()["options"][0]["key"], request=request).status_code == 200


def test_the_same_request_many_times_at_once_is_done_once(server):
    anna, bela = sit(server.address)
    play_on([anna, bela], until=lambda now: now["view"]["phase"] == "deploy")
    before = anna.see()
    body = {"request": new_request(), "decision": before["decision"]["id"], "choices": [before["options"][0]["key"]]}
    windows = [copy_of(anna) for _ in range(8)]
    answers = at_once(*(lambda window=window: window.post("/choices", **body) for window in windows))
    assert {(answer.status_code, answer.text) for answer in answers} == {(200, answers[0].text)}
    assert anna.see()["seq"] == before["seq"] + 1


def test_of_many_different_choices_at_once_one_is_taken(server):
    anna, bela = sit(server.address)
    play_on([anna, bela], until=lambda now: now["view"]["phase"] == "deploy")
    before = anna.see()
    keys = [option["key"] for option in before["options"]]
    windows = [copy_of(anna) for _ in keys]
    answers = at_once(
        *(
            lambda window=window, key=key: window.choose(key, decision=before["decision"]["id"])
            for window, key in zip(windows, keys, strict=True)
        )
    )
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * (len(keys) - 1)
    assert anna.see()["seq"] == before["seq"] + 1


def test_two_people_choosing_at_once_are_both_heard(server):
    anna, bela = sit(server.address)
    for _ in range(60):
        seen = [anna.see(), bela.see()]
        if seen[0]["status"] == "over":
            break
        both = [
            lambda person=person, now=now: person.choose(now["options"][-1]["key"], decision=now["decision"]["id"])
            for person, now in zip((copy_of(anna), copy_of(bela)), seen, strict=True)
            if now["decision"]
        ]
        assert [answer.status_code for answer in at_once(*both)] == [200] * len(both)
    assert anna.see()["status"] == "over"


def test_of_many_guests_at_once_one_sits_down(server):
    table = found(server.address, [{"kind": "me", "name": "Anna"}, {"kind": "open"}], listed=True)["table"]
    guests = [Person(server.address, table) for _ in range(6)]
    answers = at_once(*(lambda guest=guest: guest.post("/join", name="Guest") for guest in guests))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5


def test_two_rematches_at_once_are_the_same_table(server):
    people = sit(server.address)
    play_on(people)
    calls = [
        lambda person=person: WEB.post(
            f"{server.address}/api/tables",
            json={"request": new_request(), "rematch": person.table},
            headers=person.headers,
        )
        for person in people
    ]
    answers = at_once(*calls)
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["table"] for answer in answers}) == 1
