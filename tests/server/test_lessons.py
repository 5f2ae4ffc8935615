"""Lessons and first games over the API: the guide answers, replies are sent and checked."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import pytest

from longhouse import games
from longhouse.core.match import Match
from longhouse.server.store import queries
from longhouse.server.store.database import Store
from longhouse.server.table.live import Tables
from longhouse.server.table.sweeping import sweep_lessons
from server.serving import WEB, Person, Thread, error_of, found, new_request, play_on, wait_until


def begin(server, lesson="tomahawk/first", table=0):
    asked = {
        "request": new_request(),
        "lesson": lesson,
        "lesson_table": table,
        "seats": [{"kind": "me", "name": "Anna"}],
    }
    made = WEB.post(f"{server.address}/api/tables", json=asked)
    assert made.status_code == 201, made.text
    found = made.json()
    return Person(server.address, found["table"], found["seats"][0]["token"])


def asked(anna):
    """The snapshot once the lesson waits for the learner, or is done."""

    def ready():
        seen = anna.see()
        return seen if seen["lesson"]["done"] or (0 in seen["deciding"] and seen["lesson"]["replies"]) else None

    return wait_until(ready)


def at(anna, step):
    def there():
        seen = anna.see()
        lesson = seen["lesson"]
        now = lesson["steps"][lesson["step"]]["id"] if not lesson["done"] else "end"
        offered = any(reply["kind"] == "yes" for reply in lesson["replies"].values())
        return seen if now == step and (offered or lesson["done"]) else None

    return wait_until(there)


def choose(anna, key):
    seen = anna.see()
    return anna.post("/choices", decision=seen["decision"]["id"], choices=[key])


def test_a_lesson_is_a_table_with_a_guide(server):
    anna = begin(server)
    seen = at(anna, "send")
    lesson = seen["lesson"]
    assert [lesson["steps"][card]["id"] for card in lesson["cards"]] == ["goal"]
    assert lesson["replies"]["play:09a>4"] == {"kind": "yes", "say": "", "lost": 0}
    assert lesson["replies"]["play:02a>4"] == {"kind": "no", "say": "no-low", "lost": 0}
    assert seen["players"][1]["nick"] == "fox"
    assert (seen["tips"], seen["coach"]) == ([], None)
    assert {option["key"] for option in seen["options"]} == set(lesson["replies"])


def test_cards_may_be_laid_in_any_order(server):
    """What any card would mean at any free place is known, and a wish for the last places is taken with the first."""
    anna = begin(server, table=2)
    at(anna, "give")
    assert choose(anna, "play:01b>1").status_code == 200
    seen = at(anna, "rest")
    replies = seen["lesson"]["replies"]
    assert replies["play:09a>3"]["kind"] == replies["play:09a>2"]["kind"] == "yes"
    answer = anna.post("/choices", decision=seen["decision"]["id"], choices=["play:09a>2", "play:05b>3", "play:08b>4"])
    assert answer.status_code == 200


def test_a_choice_that_is_fine_as_well_is_answered_with_a_word(server):
    anna = begin(server)
    at(anna, "send")
    assert choose(anna, "play:10a>4").status_code == 200
    lesson = at(anna, "commit")["lesson"]
    assert (lesson["remark"], lesson["steps"][lesson["remarked"]]["id"]) == ("fine", "send")


def test_a_land_is_answered_by_all_that_stands_for_it(server):
    asked = begin(server, table=3).see()["lesson"]["steps"][0]
    assert asked["point"]["territory:3"] == asked["point"]["pile:3"] == "yes"


def test_the_shelf_of_a_game_has_all_its_puzzles(server):
    found = WEB.get(f"{server.address}/api/puzzles?game=tomahawk").json()
    shelf = {row["lesson"]: row for row in found["shelf"]}
    assert list(shelf) == [f"tomahawk/puzzle-{name}" for name in found["puzzles"]["tomahawk"]]
    assert shelf["tomahawk/puzzle-0001"]["sure"]
    assert WEB.get(f"{server.address}/api/puzzles").json()["shelf"] == []
    assert WEB.get(f"{server.address}/api/puzzles?game=nothing").status_code == 404


def test_what_the_lesson_refuses_is_not_taken(server):
    anna = begin(server)
    before = at(anna, "send")
    assert error_of(choose(anna, "play:02a>4")) == (409, "server-error-lesson")
    assert anna.see()["seq"] == before["seq"]


def test_the_whole_table_is_played_and_fox_follows_his_script(server):
    anna = begin(server)
    at(anna, "send")
    assert choose(anna, "play:09a>4").status_code == 200
    at(anna, "commit")
    assert choose(anna, "commit").status_code == 200
    seen = wait_until(lambda: (seen := anna.see())["view"]["round"] == 5 and seen)
    assert seen["lesson"]["done"]
    assert (seen["lesson"]["you"], seen["lesson"]["fox"]) == (18, 14)


def test_show_me_skip_and_back_to_the_choice(server):
    anna = begin(server, table=1)
    at(anna, "berries")
    assert choose(anna, "play:10a>2").status_code == 200

    def tried():
        seen = anna.see()
        return seen if seen["lesson"]["tried"] and seen["view"]["round"] == 2 else None

    seen = wait_until(tried)
    assert seen["lesson"]["tried"] == {"step": 0, "say": "try-ten", "kept": False}
    assert seen["lesson"]["notes"] == []
    assert anna.post("/lesson", do="again").status_code == 200
    assert at(anna, "berries")["lesson"]["notes"] == []
    assert anna.post("/lesson", do="show").status_code == 200
    notes = at(anna, "puma")["lesson"]["notes"]
    assert notes[0] == {"on": "gathered", "id": "doubled", "light": ["land:2"]}
    assert anna.post("/lesson", do="skip").status_code == 200
    assert wait_until(lambda: anna.see()["lesson"]["done"])
    assert error_of(anna.post("/lesson", do="show")) == (409, "server-error-lesson-waits")


def test_a_finished_lesson_can_be_taken_back_and_never_tells_its_seed(server):
    anna = begin(server, table=2)
    at(anna, "give")
    assert choose(anna, "play:09a>1").status_code == 200
    seen = wait_until(lambda: (seen := anna.see())["status"] == "over" and seen)
    assert seen["seed"] is None
    assert seen["lesson"]["tried"]
    assert anna.post("/lesson", do="again").status_code == 200
    assert at(anna, "give")["status"] == "playing"


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"lesson": "tomahawk/nothing"}, "error-lesson-unknown"),
        ({"lesson": "nothing"}, "error-game-unknown"),
        ({"lesson": "tomahawk/first", "lesson_table": 9}, "server-error-lesson-table"),
        ({"lesson": "tomahawk/first", "game": "tomahawk"}, "server-error-lesson-alone"),
        ({"lesson": "tomahawk/first", "seats": []}, "server-error-lesson-alone"),
        ({"lesson": "../tomahawk/first"}, "error-game-unknown"),
        ({"lesson": "tomahawk/../first"}, "error-lesson-unknown"),
    ],
)
def test_what_cannot_be_a_lesson_is_refused(server, wish, error):
    asked = {"request": new_request(), "seats": [{"kind": "me", "name": "Anna"}], **wish}
    answer = WEB.post(f"{server.address}/api/tables", json=asked)
    assert answer.status_code in (400, 404)
    assert error_of(answer)[1] == error


def test_an_ordinary_table_has_no_lesson_to_ask(server):
    asked = {"request": new_request(), "game": "tomahawk", "settings": {"specials": False}}
    asked["seats"] = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}]
    found = WEB.post(f"{server.address}/api/tables", json=asked).json()
    anna = Person(server.address, found["table"], found["seats"][0]["token"])
    seen = anna.see()
    assert seen["lesson"] is None
    assert [tip["id"] for tip in seen["tips"]] == ["deploy"]
    assert seen["coach"] == {"round": "chapter-round 1", "in_round": 3, "in_game": 12}
    assert error_of(anna.post("/lesson", do="show")) == (409, "server-error-no-lesson")


def test_a_spectator_of_a_lesson_sees_no_replies(server):
    anna = begin(server)
    at(anna, "send")
    assert Person(server.address, anna.table).see()["lesson"] is None


SHORTER = {"tribes": {"max_cycles": 3}}


def first_game_of(server, name):
    """A newcomer at a first game, as the page asks for one."""
    settings = {**games.get(name).first_game, **SHORTER.get(name, {})}
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
    table = found(server.address, seats, game=name, first=True, settings=settings)
    return Person(server.address, table["table"], table["seats"][0]["token"])


def noting(made):
    """For `play_on`: keeps what its player is asked, and the option that it takes."""

    def note(seen):
        if seen["decision"]:
            made.append((seen["decision"]["kind"], seen["options"][0]["key"]))
        return False

    return note


def choices_of(match, seat):
    """Questions and choices of this seat, in the set-up and after it."""
    set_up, after = [], []
    for before, now in pairwise(match.moments()):
        if now.entry.seat == seat:
            is_set_up = match.game.chapter(before.state).name.id == "chapter-setup"
            (set_up if is_set_up else after).append((match.game.prompt(before.state, seat)[0], now.entry.choice))
    return set_up, after


@pytest.mark.parametrize("name", games.names())
def test_a_first_game_is_played_to_its_end_by_its_player(sqlite_server, tmp_path, name):
    """The set-up is answered, and after it nothing: every question of the game comes to the player."""
    anna, made = first_game_of(sqlite_server, name), []
    assert play_on([anna], noting(made))["status"] == "over"
    path = tmp_path / "first.jsonl"
    path.write_bytes(anna.get("/file").content)
    set_up, after = choices_of(Match.load(path), 0)
    assert made == after
    assert not {kind for kind, _ in set_up} & {kind for kind, _ in after}


def at_first_step(seen):
    """In Tribes the first card asks for steps."""
    return bool(seen["decision"]) and seen["decision"]["kind"] == "turn"


def test_a_first_game_stays_with_its_player_after_a_restart(tmp_path):
    database = f"sqlite:///{tmp_path / 'first.db'}"
    server = Thread(database)
    anna = first_game_of(server, "tribes")
    before = play_on([anna], at_first_step)
    server.stop()
    server = Thread(database)
    again = Person(server.address, anna.table, anna.token)
    assert at_first_step(before)
    assert again.see()["decision"] == before["decision"]
    server.stop()


def test_a_player_who_goes_back_into_the_set_up_of_a_first_game_chooses_it(sqlite_server):
    anna, made = first_game_of(sqlite_server, "tribes"), []
    play_on([anna], at_first_step)
    assert anna.post("/rewind", to=0).status_code == 200
    note = noting(made)
    play_on([anna], lambda seen: at_first_step(seen) or note(seen))
    kinds = [kind for kind, _ in made]
    assert kinds[0] == "start"
    assert kinds[-1] == "card"


def test_a_lesson_survives_a_restart(tmp_path):
    """Where the learner stands comes from the log; its position and wished luck come back with it."""
    database = f"sqlite:///{tmp_path / 'lessons.db'}"
    server = Thread(database)
    anna = begin(server, table=1)
    at(anna, "berries")
    assert choose(anna, "play:06a>2").status_code == 200
    at(anna, "puma")
    server.stop()
    server = Thread(database)
    again = Person(server.address, anna.table, anna.token)
    at(again, "puma")
    assert choose(again, "play:08a>4").status_code == 200
    wait_until(lambda: (seen := again.see())["lesson"]["tried"] and seen["view"]["round"] == 2)
    assert again.post("/lesson", do="again").status_code == 200
    at(again, "puma")
    assert again.post("/lesson", do="skip").status_code == 200
    assert wait_until(lambda: again.see()["lesson"]["done"])
    server.stop()


DAY = 24 * 3600.0


def run(coroutine):
    """In a thread of its own: a browser of another test may have left a loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()


def test_lessons_that_nobody_touches_are_swept_after_a_week(database):
    """A lesson goes; somebody's first game and other tables stay, however old."""
    server = Thread(database)
    lesson = begin(server).table
    ordinary = {"request": new_request(), "game": "tomahawk"}
    ordinary["seats"] = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}]
    first = {**ordinary, "request": new_request(), "first": True}
    others = [WEB.post(f"{server.address}/api/tables", json=one).json()["table"] for one in (ordinary, first)]
    server.stop()
    store = Store(database)
    tables = Tables(store, 10_000_000)

    def swept(days):
        return run(sweep_lessons(tables, lambda: time.time() + days * DAY))

    assert swept(6) == 0
    assert set(store.read_now(queries.all_ids)) == {lesson, *others}
    assert swept(8) == 1
    assert set(store.read_now(queries.all_ids)) == set(others)
    assert swept(400) == 0
    store.close()


def test_a_lesson_that_somebody_looks_at_is_not_swept(database):
    server = Thread(database)
    anna = begin(server)
    at(anna, "send")
    server.stop()
    store = Store(database)
    tables = Tables(store, 10_000_000)

    async def look():
        live = await tables.find(anna.table)
        live.streams[0] += 1
        kept = await sweep_lessons(tables, lambda: time.time() + 8 * DAY)
        live.streams[0] -= 1
        return kept, await sweep_lessons(tables, lambda: time.time() + 8 * DAY), live.removed

    assert run(look()) == (0, 1, True)
    assert store.read_now(queries.all_ids) == []
    store.close()
