"""No answer, event or refusal tells a reader what they may not know.

*Twins*: two tables from one seed at which seat 1 chooses differently in secret, and not equally much. Everything that
anybody else can get from the server must be the same at both. *Mirrors*: deal anew what a reader cannot know; what the
server would send them must stay the same, byte for byte.
"""

import random
import re
from dataclasses import replace

import msgspec
import pytest

from longhouse.core.chance import FastChance
from longhouse.core.state import SPECTATOR
from longhouse.server.table import snapshot
from longhouse.server.table.story import Story
from longhouse.server.table.telling import Tellers
from server.serving import WEB, Person, is_long, new_request, play_on, sit

TARGETS = [
    *(f"pile:{pile}" for pile in range(1, 5)),
    *("hand:01a", "hand:10b", "hand:sky", "special:sky", "warrior:05a", "commit", "deck:1", "row:1.1", "moon"),
]
STRANGER = "A" * 43


def readers(person):
    """The other seat, a spectator, somebody with a wrong token."""
    return [person, Person(person.address, person.table), Person(person.address, person.table, STRANGER)]


def everything_told(person, table_of_twin):
    """What one reader can find out, without what differs between any two tables: ids and times."""
    found = []

    def note(answer):
        text = answer.text.replace(person.table, "TABLE").replace(table_of_twin, "TABLE")
        text = re.sub(r'"(changed|present)":[^,}\]]+', "", text)
        kept = {name: answer.headers.get(name) for name in ("content-type", "content-length", "retry-after")}
        found.append((answer.status_code, text, kept if "mine" not in str(answer.url) else None))

    note(person.get())
    for seq in (0, 1, 4, 9, 12, 16, 23, 30, 99):
        for query in ("", "?seat=0", "?seat=1", "?seat=spectator"):
            note(person.get(f"/moments/{seq}{query}"))
    for target in TARGETS:
        note(person.get("/why", params={"target": target}))
    note(person.get("/file"))
    pairs = {"tables": [{"table": person.table, "token": person.token or "none"}]}
    note(WEB.post(f"{person.address}/api/tables/mine", json=pairs))
    for show in ("open", "over"):
        rows = WEB.get(f"{person.address}/api/tables", params={"show": show}).json()
        found.append([row for row in rows if row["table"] in (person.table, table_of_twin)])
    # Attempts that must fail, in the same words.
    for path, body in [
        ("/choices", {"decision": "0.0", "choices": ["commit"]}),
        ("/choices", {"decision": "3.9", "choices": ["play:05a>1"]}),
        ("/rewind", {"to": 400}),
        ("/rewind/answer", {"agree": True}),
        ("/back", {}),
        ("/bot", {"seat": 1, "bot": "nobody"}),
        ("/join", {"name": "Eve"}),
        ("/join", {"name": "Eve", "token": STRANGER}),
    ]:
        note(person.post(path, **body))
    note(WEB.post(f"{person.address}/api/tables", json={"request": new_request(), "rematch": person.table}))
    origin = {"table": person.table, "moment": 0, "seat": 1}
    wish = {"request": new_request(), "from": origin, "seats": [{"kind": "me"}, {"kind": "here"}]}
    note(WEB.post(f"{person.address}/api/tables", json=wish))
    listener = person.listen()
    if listener.status == 200:
        listener.wait(lambda one: one.told())
        found.append([(event, {**data, "table": "", "players": ""}) for event, data in listener.events])
    listener.close()
    return found


def secretly(person, steps, luck):
    """Choose so many times without finishing the answer, and sometimes take back."""
    for _ in range(steps):
        seen = person.see()
        keys = [option["key"] for option in seen["options"] if option["key"] != "commit"]
        if keys:
            person.choose(luck.choice(keys), decision=seen["decision"]["id"])
    if luck.random() < 0.5:
        person.post("/undo", turn=luck.random() < 0.5)


@pytest.mark.parametrize("round_number", [0, 1, 3, 6] if is_long() else [0, 1, 3])
def test_twins_that_differ_in_secret_look_the_same_to_everybody_else(sqlite_server, round_number):
    for seed in range(2):
        tables = [sit(sqlite_server.address, seed=f"twin {seed}", settings={"tracker": seed != 1}) for _ in range(2)]
        for people in tables:
            play_on(
                people,
                until=lambda seen: seen["view"]["round"] == round_number,
                pick=random.Random(seed).choice,
            )
        for number, (_, bela) in enumerate(tables):
            if round_number:
                secretly(bela, (1, 3)[number], random.Random(seed + 10 * number))
            else:
                bela.choose(bela.see()["options"][number]["key"])
        ids = [people[0].table for people in tables]
        for one, other in zip(readers(tables[0][0]), readers(tables[1][0]), strict=True):
            assert everything_told(one, ids[1]) == everything_told(other, ids[0])


def test_twins_are_told_apart_by_their_owner(sqlite_server):
    """The comparison would find a difference if there were one to find."""
    tables = [sit(sqlite_server.address, seed="twin") for _ in range(2)]
    for people in tables:
        play_on(people, until=lambda seen: seen["view"]["round"] == 1)
    secretly(tables[0][1], 2, random.Random(1))
    ids = [people[0].table for people in tables]
    assert everything_told(tables[0][1], ids[1]) != everything_told(tables[1][1], ids[0])


@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_is_sent_stays_the_same_when_secrets_are_dealt_anew(sqlite_server, seat):
    luck = random.Random(7)
    for seed in range(3):
        people = sit(sqlite_server.address, seed=f"mirror {seed}", settings={"tracker": seed != 2})
        checked = []

        def mirror(seen, checked=checked, people=people, seed=seed):
            now = sqlite_server.process.tables.live[people[0].table].now
            if seen["status"] != "over" and now.match.entries[-1].n not in checked:
                checked.append(now.match.entries[-1].n)
                state = now.match.state
                world = now.match.copy()
                world.state = state.determinize(SPECTATOR if seat is None else seat, FastChance(seed))
                assert sent(now, seat) == sent(replace(now, match=world), seat)
            return False

        play_on(people, until=mirror, pick=luck.choice)
        assert len(checked) > 30


def sent(now, seat):
    story = Story(seat)
    story.hear(now.match.entries)
    return [
        msgspec.json.encode(snapshot.snapshot(now, story, (), 10.0)),
        msgspec.json.encode(snapshot.told(now, story, (), 10.0, 3)),
        Tellers().of(seat, 10.0).people(now, story, ()).plain,
    ]


def test_nothing_of_the_deal_is_sent_before_the_end(sqlite_server):
    """The seed would tell every card that is still to come."""
    people = sit(sqlite_server.address)
    live = sqlite_server.process.tables.live[people[0].table]
    seed = live.now.row.seed.hex()
    hashes = [seat.token_hash.hex() for seat in live.now.seats]
    texts = [person.get(rest).text for person in readers(people[0]) for rest in ("", "/file", "/moments/0")]
    for text in texts:
        assert seed not in text
        assert not any(one in text for one in hashes)
        assert not any(person.token in text for person in people)


def test_a_running_match_cannot_be_copied_or_read_as_a_file(sqlite_server):
    people = sit(sqlite_server.address)
    for person in readers(people[0]):
        assert person.get("/file").status_code == 409
        wish = [{"kind": "me"}, {"kind": "here"}]
        body = {"request": new_request(), "from": {"table": person.table, "moment": 0}, "seats": wish}
        assert WEB.post(f"{person.address}/api/tables", json=body).status_code == 409


def test_a_table_that_never_was_and_one_that_is_not_yours_look_the_same(sqlite_server):
    table = sit(sqlite_server.address)[0].table
    for method, rest in [("GET", ""), ("GET", "/stream"), ("POST", "/choices"), ("GET", "/why?target=x")]:
        answers = [
            WEB.request(
                method, f"{sqlite_server.address}/api/tables/{name}{rest}", json={} if method == "POST" else None
            )
            for name in ("B" * 22, table[::-1], "x" * 500)
        ]
        assert len({(answer.status_code, answer.text) for answer in answers}) == 1
