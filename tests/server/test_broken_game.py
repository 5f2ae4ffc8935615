"""A game that cannot be loaded is left out wherever games are listed. All else works; the host learns of it."""

import json
import logging
from importlib.metadata import EntryPoint

import pytest

import broken_game
from broken_game import NAME, SAID
from longhouse.cli import main
from longhouse.core import registry
from longhouse.server import clock
from longhouse.server.table import due
from server.serving import WEB, Person, Thread, error_of, found, new_request, play_on, sit

INSTALLED = {"tomahawk", "wendake", "northgard", "tribes"}


@pytest.fixture(params=SAID, scope="module")
def what(request, tmp_path_factory):
    with broken_game.installed(tmp_path_factory.mktemp("site"), request.param):
        yield request.param


@pytest.fixture(scope="module")
def running(what, tmp_path_factory):
    server = Thread(f"sqlite:///{tmp_path_factory.mktemp('tables')}/tables.db")
    yield server
    server.stop()


@pytest.fixture
def command(what, tmp_path, monkeypatch, capsys):
    """Runs `longhouse`; returns its standard output, its standard error and its exit code."""
    monkeypatch.setenv("LONGHOUSE_HOME", str(tmp_path))

    def run(*words, language="en"):
        code = main([*words, "--lang", language])
        said = capsys.readouterr()
        return " ".join(said.out.split()), said.err, code

    return run


def test_the_page_lists_the_other_games(running):
    page = WEB.get(f"{running.address}/")
    assert (page.status_code, page.headers["content-type"].partition(";")[0]) == (200, "text/html")
    for address in ("/api/games", "/api/shelf", "/api/shelf?language=fr"):
        assert {game["id"] for game in WEB.get(running.address + address).json()} == INSTALLED
    assert set(WEB.get(f"{running.address}/api/puzzles").json()["puzzles"]) == INSTALLED


def test_the_probe_names_it_without_its_file(running):
    answer = WEB.get(f"{running.address}/ready")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok", "games_left_out": [NAME]})


def test_another_game_is_played_to_its_end(running):
    assert play_on(sit(running.address))["status"] == "over"


def test_its_own_addresses_say_what_is_wrong_and_no_more(running, what):
    body = {"request": new_request(), "game": NAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
    answers = [
        WEB.post(f"{running.address}/api/tables", json=body),
        WEB.get(f"{running.address}/api/games/{NAME}/rules"),
        WEB.get(f"{running.address}/api/games/{NAME}/components"),
    ]
    for answer in answers:
        assert error_of(answer) == (409, "server-error-game-broken")
        assert answer.json()["error"]["args"] == {"game": NAME}
        assert SAID[what][1] not in answer.text
    assert WEB.get(f"{running.address}/games/{NAME}/text/en.ftl").status_code == 404


def test_the_log_names_file_and_error_once_at_the_start(what, tmp_path, caplog):
    with caplog.at_level(logging.WARNING, "longhouse.server"):
        server = Thread(f"sqlite:///{tmp_path}/tables.db")
        WEB.get(f"{server.address}/api/games")
        server.stop()
    (line,) = [record for record in caplog.records if record.getMessage() == "a game is left out"]
    assert (line.game, line.levelname) == (NAME, "WARNING")
    assert line.where.endswith(SAID[what][0])
    assert line.why.startswith(SAID[what][1])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_list_of_games_ends_with_it(command, what, language):
    out, _, code = command("games", language=language)
    assert code == 0
    assert all(f"longhouse games {game}" in out for game in INSTALLED)
    assert f"longhouse games {NAME}" not in out
    sentence = out.partition({"en": "Games that cannot be loaded", "fr": "Jeux impossibles à charger"}[language])[2]
    assert NAME in sentence
    assert all(said in sentence for said in SAID[what])


def test_lessons_and_menus_leave_it_out(command, monkeypatch):
    out, err, code = command("learn")
    assert (code, err) == (0, "")
    assert "Tomahawk" in out
    assert NAME not in out
    monkeypatch.setattr("builtins.input", lambda *_: (_ for _ in ()).throw(EOFError))
    out, _, code = command("play")
    assert code == 2
    assert "2. Tomahawk 3. Tribes 4. Wendake" in out
    assert NAME not in out
    assert NAME not in command("arena")[1]
    assert command("arena", "tomahawk", "--bots", "random,random", "--games", "2", "--jobs", "1")[2] == 0


def test_playing_it_is_refused_with_file_line_and_error(command, what, monkeypatch):
    for language, sentence in (("en", f"The game {NAME} cannot be loaded."), ("fr", f"charger le jeu {NAME}.")):
        _, err, code = command("play", NAME, language=language)
        assert code == 2
        assert sentence in err
        assert all(said in err for said in SAID[what])
        assert "Traceback" not in err
        assert ("LONGHOUSE_TRACEBACK=1" in err) == (what != "no game")
    monkeypatch.setenv("LONGHOUSE_TRACEBACK", "1")
    _, err, code = command("play", NAME)
    assert code == 2
    assert ("Traceback" in err) == (what != "no game")


def test_the_check_of_a_host_names_it(command, running, what):
    place = ("--database", running.process.config.database)
    out, _, code = command("admin", "check", *place)
    assert code == 1
    assert NAME in out
    assert all(said in out for said in SAID[what])
    assert "Problems: 1." in out
    out, _, code = command("admin", "check", "--json", *place)
    (sentence,) = json.loads(out)["left_out"]
    assert (NAME in sentence, code) == (True, 1)


def test_it_is_tried_once(what, monkeypatch):
    loaded = []
    monkeypatch.setattr(EntryPoint, "load", lambda point: loaded.append(point.name))
    for _ in range(3):
        registry.names()
        registry.left_out()
        with pytest.raises(registry.UnknownGame):
            registry.get(NAME)
    assert loaded == []


@pytest.mark.parametrize("point", [EntryPoint("toy", "no_such_module:GAME", registry.GROUP), None])
def test_tables_of_a_game_that_is_gone_stop_nothing_else(toy, install, monkeypatch, tmp_path, point, caplog):
    """A server starts, watches clocks, and lists what its members play."""
    url = f"sqlite:///{tmp_path}/tables.db"
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Béla"}, {"kind": "here", "name": "Cleo"}]
    server = Thread(url, away_seconds=0)
    people = {
        game: sit(server.address, pace="live", game=game, seats=seats[:count])[0]
        for game, count in (("toy", 3), ("tomahawk", 2))
    }
    found(server.address, [seats[0], {"kind": "open"}, {"kind": "open"}], game="toy", listed=True)
    with_bot = found(server.address, [seats[0], *[{"kind": "bot", "bot": "random"}] * 2], game="toy")
    assert len(WEB.get(f"{server.address}/api/tables?show=open").json()) == 1
    server.stop()
    if point is None:
        monkeypatch.delitem(registry._installed(), "toy")
        registry._loaded.cache_clear()
    else:
        install(point)
    # Later than a server may be away without stopping the clocks.
    later = clock.now() + 100 * due.DOWN_SECONDS
    monkeypatch.setattr(clock, "source", lambda: later)
    server = Thread(url, away_seconds=0)
    try:
        for table in (people["toy"].table, with_bot["table"]):
            answer = WEB.get(f"{server.address}/api/tables/{table}")
            assert answer.status_code == (404 if point is None else 409)
        pairs = [{"table": one.table, "token": one.token} for one in people.values()]
        mine = WEB.post(f"{server.address}/api/tables/mine", json={"tables": pairs}).json()
        assert {row["game"] for row in mine} == {"toy", "tomahawk"}
        assert WEB.get(f"{server.address}/api/tables?show=open").json() == []
        assert WEB.get(f"{server.address}/ready").status_code == 200
        tomahawk = Person(server.address, people["tomahawk"].table, people["tomahawk"].token)
        assert tomahawk.choose_any().status_code == 200
    finally:
        server.stop()
    assert [record for record in caplog.records if record.levelno >= logging.ERROR and record.exc_info] == []
