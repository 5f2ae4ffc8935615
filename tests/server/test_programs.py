"""Programs that the host lists play on the server: under their names, confined, and never able to stop a table."""

import json
import logging
import sys
from pathlib import Path

import httpx
import pytest

from longhouse import bots
from longhouse.core.errors import LonghouseError
from longhouse.core.text import Text
from longhouse.server import config
from longhouse.server.bots.programs import readable
from longhouse.server.process import Application
from server.serving import Person, Thread, error_of, found, new_request, play_on, sit, wait_until
from web.tools import node_and_npm

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "bots"
STRANGE = f"{sys.executable} {ROOT / 'tests' / 'bots' / 'strange.py'}"
FAILING = {"rubbish": "it answered", "die": "it exited (code 3)", "hang": "it did not answer within"}

SPY = """
import json, os, socket, sys
about = json.load(open(os.path.join(os.path.dirname(__file__), "about.json")))

def tried(deed):
    try:
        deed()
    except OSError as error:
        return type(error).__name__
    return "done"

for line in sys.stdin:
    said = json.loads(line)
    if said["say"] == "hello":
        print(json.dumps({"longhouse": 1}), flush=True)
    else:
        seen = {
            "environment": dict(os.environ),
            "database": tried(lambda: open(about["database"], "rb").read()),
            "other bot": tried(lambda: open(about["other"], "rb").read()),
            "write": tried(lambda: open(os.path.join(os.path.dirname(__file__), "written"), "w").write("x")),
            "network": tried(lambda: socket.create_connection(("127.0.0.1", about["port"]))),
            "told": sorted(said),
        }
        print("SEEN", json.dumps(seen), file=sys.stderr, flush=True)
        print(json.dumps({"choice": said["options"][0]["key"]}), flush=True)
"""


def listed():
    lines = [
        f"first={sys.executable} -S {EXAMPLES / 'first.py'}",
        f"second={node_and_npm()[0]} {EXAMPLES / 'first.mjs'}",
        *(f"{what}={STRANGE} {what} 1" for what in FAILING),
    ]
    return "\n".join(lines)


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """Two seconds to choose: enough for a program that answers at once, and not long to wait for one that hangs."""
    database = f"sqlite:///{tmp_path_factory.mktemp('tables')}/tables.db"
    server = Thread(database, bot=listed(), bot_seconds=3.0, bot_workers=1)
    yield server
    server.stop()


def against(server, bot, **more):
    return sit(server.address, seats=[{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": bot}], **more)[0]


def test_listed_programs_are_offered_under_their_names(house):
    for address in ("/api/games", "/api/shelf"):
        offered = httpx.get(house.address + address, verify=False).json()[0]["bots"]
        assert offered[:4] == ["novice", "brave", "chief", "elder"]
        assert {"first", "second", "hang"} <= set(offered)


def test_nobody_is_called_like_a_listed_program(house):
    seats = [{"kind": "me", "name": "First"}, {"kind": "bot", "bot": "brave"}]
    body = {"request": new_request(), "game": "tomahawk", "seats": seats}
    assert error_of(httpx.post(f"{house.address}/api/tables", json=body, verify=False)) == (
        400,
        "server-error-name-bot",
    )


@pytest.mark.parametrize("bot", [f"{sys.executable} {EXAMPLES / 'first.py'}", str(EXAMPLES / "first.py"), "third"])
def test_what_is_not_listed_is_not_started(house, bot):
    body = {"request": new_request(), "game": "tomahawk", "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}]}
    answer = httpx.post(f"{house.address}/api/tables", json=body, verify=False)
    assert answer.status_code == 400


@pytest.mark.parametrize("bot", ["first", "second"])
def test_the_examples_play_a_match_to_its_end(house, bot):
    seen = play_on([against(house, bot)])
    assert seen["status"] == "over"
    assert seen["players"][1]["bot"] == seen["players"][1]["nick"] == bot
    assert seen["players"][1]["failed"] is None


@pytest.mark.parametrize("what", FAILING)
def test_a_program_that_fails_loses_its_seat_to_brave_and_everybody_is_told(house, what, caplog):
    with caplog.at_level(logging.WARNING, "longhouse.server"):
        anna = against(house, what)
        spectator = Person(house.address, anna.table).listen()
        seen = play_on([anna], until=lambda seen: seen["players"][1]["failed"])
        assert (seen["players"][1]["bot"], seen["players"][1]["failed"]) == ("brave", what)
        spectator.wait(lambda one: one.players() and one.players()[1]["failed"] == what)
        spectator.close()
        assert play_on([anna])["status"] == "over"
    lines = [record for record in caplog.records if record.getMessage() == "bot failed"]
    assert [record.bot for record in lines] == [what]
    assert FAILING[what] in lines[0].why
    for language in ("en", "fr"):  # what the page says
        words = Text(language, ROOT / "src" / "longhouse" / "web" / "text")
        assert what in words.say("panel-failed", bot=what, other="Brave")


def test_one_that_plays_for_somebody_and_fails_is_forgotten_when_they_are_back(house):
    anna, bela = sit(house.address)
    assert anna.post("/bot", seat=0, bot="rubbish").status_code == 200
    seen = play_on([bela], until=lambda seen: seen["players"][0]["failed"])
    player = seen["players"][0]
    assert (player["failed"], player["bot"], player["lent"], player["name"]) == ("rubbish", "brave", True, "Anna")
    assert anna.post("/back").status_code == 200
    assert bela.see()["players"][0]["failed"] is None


def test_in_a_rematch_a_program_that_failed_plays_again(house):
    anna = against(house, "die")
    play_on([anna])
    assert anna.see()["players"][1]["failed"] == "die"
    body = {"request": new_request(), "rematch": anna.table}
    again = httpx.post(f"{house.address}/api/tables", json=body, headers=anna.headers, verify=False).json()
    assert again["seats"][0]["bot"] == "die"


def test_a_program_ends_with_the_server(tmp_path, monkeypatch):
    """Also with a server that is stopped while the program would rather sleep."""
    command = f"{STRANGE} stubborn 1000"
    server = Thread(f"sqlite:///{tmp_path}/tables.db", bot=f"mule={command}", bot_workers=1)
    try:
        anna = against(server, "mule")
        play_on([anna], until=lambda seen: seen["seq"] > 6)
        assert _running("stubborn")
    finally:
        server.stop()
    wait_until(lambda: not _running("stubborn"))


def _running(word):
    """The programs of this test that run now."""
    pids = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = path.read_bytes().split(b"\0")
        except OSError:
            continue
        if word.encode() in words and b"1000" in words:
            pids.append(path.parent.name)
    return pids


def test_one_that_the_host_lists_no_more_is_replaced(tmp_path):
    database = f"sqlite:///{tmp_path}/tables.db"
    server = Thread(database, bot=f"hal={STRANGE} scribe 1000")
    anna = against(server, "hal")
    play_on([anna], until=lambda seen: seen["seq"] > 6)
    server.stop()
    server = Thread(database)
    try:
        anna = Person(server.address, anna.table, anna.token)
        seen = play_on([anna], until=lambda seen: seen["players"][1]["failed"])
        assert (seen["players"][1]["bot"], seen["players"][1]["failed"]) == ("brave", "hal")
        assert play_on([anna])["status"] == "over"
    finally:
        server.stop()


def test_a_program_is_confined_to_its_own_folder(tmp_path, monkeypatch, capfd):
    for name in ("spy", "other", "data"):
        (tmp_path / name).mkdir()
    (tmp_path / "spy" / "spy.py").write_text(SPY)
    (tmp_path / "other" / "secret.py").write_text("# how it thinks")
    monkeypatch.setenv("LONGHOUSE_DATABASE", "postgresql://house:open-sesame@localhost/house")
    programs = f"spy={sys.executable} {tmp_path}/spy/spy.py\nother={sys.executable} {tmp_path}/other/secret.py"
    server = Thread(f"sqlite:///{tmp_path}/data/tables.db", bot=programs)
    facts = {"database": f"{tmp_path}/data/tables.db", "other": f"{tmp_path}/other/secret.py"}
    facts["port"] = int(server.address.rsplit(":", 1)[1])
    (tmp_path / "spy" / "about.json").write_text(json.dumps(facts))
    printed = ""
    try:
        found(server.address, [{"kind": "bot", "bot": "spy"}, {"kind": "me", "name": "Anna"}])

        def seen():
            nonlocal printed
            printed += capfd.readouterr().err
            lines = [line.partition("SEEN ")[2] for line in printed.split("\n")[:-1]]
            return [json.loads(line) for line in lines if line]

        spied = wait_until(seen)[0]
        confinement = server.process._pool.programs["spy"].confinement
    finally:
        server.stop()
    assert "spy | SEEN" in printed
    assert not [name for name in spied["environment"] if name.startswith(("LONGHOUSE_", "PG"))]
    assert spied["told"] == sorted(
        ["say", "id", "seconds", "game", "rules", "settings", "seats", "seat", "decision", "options", "view"]
    )
    if confinement.hides_files:
        assert spied["database"] == spied["other bot"] == spied["write"] == "PermissionError"
    if confinement.cuts_network:
        assert spied["network"] == "PermissionError"


def test_only_a_folder_of_its_own_is_opened_to_a_program(tmp_path, monkeypatch):
    own, shared = tmp_path / "bots" / "hal", tmp_path / "work"
    for folder in (own, shared):
        folder.mkdir(parents=True)
        (folder / "hal.sh").write_text("#!/bin/sh\n")
        (folder / "hal.sh").chmod(0o755)
    monkeypatch.chdir(shared)
    assert str(own) in list(readable(f"{own}/hal.sh"))
    opened = [path for path in readable("./hal.sh --deep") if not path.startswith("/etc/")]
    assert opened == [str(shared / "hal.sh")]
    assert str(Path("/bin").resolve()) not in list(readable(f"{own}/hal.sh"))


# What a host writes.


def test_programs_come_from_flags_the_environment_or_a_file(tmp_path):
    file = tmp_path / "settings.toml"
    file.write_text('bot = ["hal=/srv/hal", "ann = python3 ann.py --x=1"]\n')
    both = {"hal": "/srv/hal", "ann": "python3 ann.py --x=1"}
    assert config.read({"settings": str(file)}, {}).programs == both
    assert config.read({"bot": ["hal=/srv/hal", "ann = python3 ann.py --x=1"]}, {}).programs == both
    assert config.read({}, {"LONGHOUSE_BOT": "hal=/srv/hal\nann=python3 ann.py --x=1"}).programs == both
    assert config.read({}, {}).programs == {}


@pytest.mark.parametrize("given", ["hal", "=x", "hal=", "Hal=x", "a b=x", "hal=a\nhal=b", "x" * 40 + "=y"])
def test_what_names_no_program_is_refused(given):
    with pytest.raises(LonghouseError):
        config.read({"bot": given}, {})


@pytest.mark.parametrize("given", ["brave=/bin/sh", "hal=/no/such/program"])
def test_a_server_does_not_start_with_a_program_that_cannot_play(tmp_path, given):
    process = Application(config.Config(database=f"sqlite:///{tmp_path}/x.db", bot=given)).process
    # A server of another test may list programs in this process.
    before = bots.names()
    with pytest.raises(LonghouseError):
        process.prepare()
    assert bots.names() == before
