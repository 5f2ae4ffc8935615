"""What is news, and to whom; and what people are told in the page."""

import json
import threading

import pytest

from longhouse.server.store.schema import news
from server.serving import new_client, new_request, play_on, wait_until
from server.told import Member, in_loop, rows, table_of

pytestmark = pytest.mark.each_database


def test_whose_move_it_is_is_told_once_and_never_to_whoever_moves(server):
    anna, bela = Member(server), Member(server)
    first, second = table_of(server, anna, bela)
    for one in (first, first, first, first, second, second, second, second, second):
        seen = one.see()
        if seen["decision"]:
            body = {"decision": seen["decision"]["id"], "choices": [seen["options"][0]["key"]]}
            body["request"] = new_request()
            assert one.post("/choices", **body).status_code == 200
            known = len(rows(server, news, table_id=first.table))
            assert one.post("/choices", **body).status_code == 200
            assert len(rows(server, news, table_id=first.table)) == known, "a repeated request tells nothing twice"
    told = rows(server, news, table_id=first.table, kind="turn")
    assert told, "somebody waits for the other, and is told when that is over"
    for row in told:
        kind, table, entry, person = row["key"].split()
        assert (kind, table, person) == ("turn", first.table, row["person"])
        assert int(entry) > 1


def test_the_end_and_a_rematch_are_news_for_the_others(server):
    anna, bela = Member(server), Member(server)
    first, second = table_of(server, anna, bela)
    play_on([first, second])
    assert sorted([*anna.kinds(), *bela.kinds()]).count("end") == 1, "whoever made the last choice knows"
    again = {"request": new_request(), "rematch": first.table}
    made = first.client.post("/api/tables", json=again, headers=first.headers).json()
    told = next(one for one in bela.news() if one["kind"] == "rematch")
    assert told["path"] == f"/t/{made['table']}"
    assert "rematch" not in anna.kinds()
    assert {"start", "turn"} <= set(bela.kinds()), "the new match begins, and asks"


def test_a_proposal_is_news_for_whoever_must_answer(server):
    anna, bela = Member(server), Member(server)
    first, second = table_of(server, anna, bela)
    for _ in range(6):
        for one in (first, second):
            if one.see()["decision"]:
                one.choose_any()
    answer = first.post("/rewind", to=0)
    assert answer.status_code == 200, answer.text
    assert "proposal" in bela.kinds()
    assert "proposal" not in anna.kinds()
    assert bela.news()[0]["title"].startswith("Anna is waiting for your answer")


def test_guests_make_no_rows(server):
    before = len(rows(server, news))
    first, second = table_of(server, None, None)
    for one in (first, second):
        one.choose_any()
    assert len(rows(server, news)) == before


def test_looking_at_the_table_counts_as_seen(server):
    anna, bela = Member(server), Member(server)
    first, second = table_of(server, anna, bela)
    for _ in range(6):
        for one in (first, second):
            if one.see()["decision"]:
                one.choose_any()
    first.post("/rewind", to=0)
    assert [one["seen"] for one in bela.news() if one["kind"] == "proposal"] == [False]
    second.see()
    wait_until(lambda: [one["seen"] for one in bela.news() if one["kind"] == "proposal"] == [True])


class MyStream:
    """`event: me`, as it comes."""

    def __init__(self, member, path="/api/me/stream", headers=None):
        self.lists = []
        self.kinds = []
        self._news = threading.Condition()
        self._member, self._path, self._headers = member, path, headers or {}
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        client = new_client(self._member.server.address)
        client.cookies = self._member.client.cookies
        with client.stream("GET", self._path, headers=self._headers, timeout=60) as answer:
            kind = ""
            for line in answer.iter_lines():
                if line.startswith("event: "):
                    kind = line[7:]
                elif line.startswith("data: "):
                    with self._news:
                        self.kinds.append(kind)
                        if kind == "me":
                            self.lists.append(json.loads(line[6:]))
                        self._news.notify_all()

    def wait(self, condition):
        with self._news:
            assert self._news.wait_for(lambda: self.lists and condition(self.lists[-1]), 60), self.lists


def test_the_list_of_moves_is_pushed(server):
    anna, bela = Member(server), Member(server)
    listener = MyStream(bela)
    listener.wait(lambda mine: mine["your_move"] == [])
    first, second = table_of(server, anna, bela)
    listener.wait(lambda mine: [one["table"] for one in mine["your_move"]] == [first.table])
    move = listener.lists[-1]["your_move"][0]
    assert (move["game"], move["seat"], move["names"]) == ("tomahawk", 1, ["Anna"])
    while second.see()["decision"]:
        second.choose_any()
    listener.wait(lambda mine: mine["your_move"] == [])


def test_the_stream_of_a_table_carries_the_list_too(server):
    anna, bela = Member(server), Member(server)
    _first, second = table_of(server, anna, bela)
    listener = MyStream(bela, f"{second.path}/stream", second.headers)
    listener.wait(lambda mine: len(mine["your_move"]) == 1)
    assert "told" in listener.kinds


def test_a_guest_gets_no_list(server):
    first, _second = table_of(server, None, None)
    stream = first.listen()
    first.choose_any()
    stream.wait(lambda heard: heard.seq >= 1)
    assert "me" not in stream.kinds
    stream.close()
    assert new_client(server.address).get("/api/me/stream").status_code == 401


def test_a_move_at_one_s_own_screen_is_no_news(server):
    anna = Member(server)
    first, second = table_of(server, anna, None)

    async def keep():
        from longhouse.server.table.state import revise

        live = await server.process.tables.find(first.table, fresh=True)
        await server.process.tables.change(live, lambda now: revise(now, seats=[now.seats[1]._replace(keeper=anna.id)]))

    in_loop(server, keep())
    for _ in range(4):
        for one in (first, second):
            if one.see()["decision"]:
                one.choose_any()
    # What the change of owners itself asked of them was told; nothing that they did themselves.
    assert {row["key"].split()[2] for row in rows(server, news, person=anna.id, kind="turn")} <= {"1"}
