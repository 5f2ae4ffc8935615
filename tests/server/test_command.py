"""`longhouse serve`, `export` and `import`, as a person types them."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress

import httpx
import pytest

from longhouse.core.text import LANGUAGES
from longhouse.server import config
from longhouse.server.errors import BadRequest
from server.serving import SOURCES, Thread, free_port, play_on, sit

ENVIRONMENT = {**os.environ, "PYTHONPATH": str(SOURCES), "LONGHOUSE_LANG": "en"}


def longhouse(*words, **more):
    command = [sys.executable, "-m", "longhouse", *map(str, words)]
    return subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, timeout=60, check=False, **more)


class Typed:
    """A server started on the command line."""

    def __init__(self, *words, environment=None):
        command = [sys.executable, "-m", "longhouse", "serve", "--no-browser", *map(str, words)]
        self.process = subprocess.Popen(
            command,
            env={**ENVIRONMENT, **(environment or {})},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.said = []
        while not self.said or "Ctrl-C" not in self.said[-1]:
            line = self.process.stdout.readline()
            assert line, self.process.stderr.read()
            self.said.append(line.strip())
        self.address = re.search(r"http://\S+", self.said[0])[0]

    def end(self, sig=signal.SIGINT):
        self.process.send_signal(sig)
        _, errors = self.process.communicate(timeout=30)
        return self.process.returncode, errors


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_field_with_its_variable_and_default(language):
    shown = " ".join(longhouse("serve", "--help", "--lang", language).stdout.split())
    for field in config.FIELDS:
        assert f"{field.flag} " in shown
        assert f"[{field.variable}," in shown
        if field.default not in ("", 1):
            written = f"{field.default:g}" if isinstance(field.default, float) else str(field.default)
            assert f"{field.variable}, {written}]" in shown
    assert "--no-browser" in shown


def test_help_loads_neither_fluent_nor_the_server():
    code = "import sys; from longhouse.cli import main; main(['serve', '--help']); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300, check=True)
    loaded = set(done.stderr.split())
    assert "longhouse.server.config" in loaded
    assert not loaded & {"fluent.runtime", "msgspec", "litestar", "sqlalchemy", "uvicorn"}


def test_settings_come_by_flag_or_environment_and_the_flag_counts():
    assert config.read({}, {}) == config.Config()
    assert config.read({}, {"LONGHOUSE_PORT": "9"}).port == 9
    assert config.read({"port": "8"}, {"LONGHOUSE_PORT": "9"}).port == 8
    assert config.read({"rate": "0"}, {}).rate == 0
    assert config.read({"database": "sqlite:////x/y.db"}, {}).database_url == "sqlite:////x/y.db"


@pytest.mark.parametrize(
    "given", [{"port": "many"}, {"port": "-1"}, {"rate": "nan"}, {"log_level": "loud"}, {"log_format": "xml"}]
)
def test_a_setting_that_cannot_be_is_refused(given):
    with pytest.raises(BadRequest):
        config.read(given, {})


def test_tables_are_kept_in_the_users_folder_unless_said_otherwise(monkeypatch, tmp_path):
    monkeypatch.setenv("LONGHOUSE_HOME", str(tmp_path))
    assert config.Config().database_url == f"sqlite:///{tmp_path}/tables.db"


@pytest.mark.parametrize("sig", [signal.SIGINT, signal.SIGTERM])
def test_serve_says_where_it_is_and_ends_when_asked(tmp_path, sig):
    server = Typed("--port", free_port(), "--database", f"sqlite:///{tmp_path}/a.db")
    assert httpx.get(f"{server.address}/health", verify=False).json() == {"status": "ok"}
    assert "--host 0.0.0.0" in server.said[1]
    people = sit(server.address)
    listener = people[0].listen()
    began = time.monotonic()
    code, errors = server.end(sig)
    assert (code, "Traceback" in errors) == (0, False)
    assert time.monotonic() - began < 10
    assert listener.ended.wait(5)


def test_serve_in_the_network_says_how_others_reach_it(tmp_path):
    server = Typed("--port", free_port(), "--host", "0.0.0.0", "--database", f"sqlite:///{tmp_path}/a.db")
    assert server.address.startswith("http://127.0.0.1:")
    assert "network" in server.said[1]
    server.end()


def test_logs_are_json_lines_for_machines(tmp_path):
    environment = {
        "LONGHOUSE_LOG_FORMAT": "json",
        "LONGHOUSE_PORT": str(free_port()),
        "LONGHOUSE_DATABASE": f"sqlite:///{tmp_path}/a.db",
    }
    server = Typed(environment=environment)
    assert server.address.endswith(environment["LONGHOUSE_PORT"])
    _, errors = server.end()
    lines = [json.loads(line) for line in errors.splitlines()]
    assert [line["event"] for line in lines] == ["open", "closed"]
    assert lines[0]["level"] == "info"
    assert lines[0]["database"].endswith("a.db")


def test_what_cannot_be_served_is_said_in_a_sentence(tmp_path):
    port = free_port()
    server = Typed("--port", port, "--database", f"sqlite:///{tmp_path}/a.db")
    for words, sentence in [
        (["--port", port, "--database", f"sqlite:///{tmp_path}/b.db"], "Choose another --port"),
        (["--port", free_port(), "--database", f"sqlite:///{tmp_path}/a.db"], "in use by another server"),
        (["--workers", 2, "--port", free_port()], "Several workers need PostgreSQL"),
        (["--database", "mysql://x/y"], "not a supported database"),
        (["--port", "many"], "cannot be"),
    ]:
        refused = longhouse("serve", "--no-browser", *words)
        assert refused.returncode != 0
        assert sentence in refused.stderr
        assert "Traceback" not in refused.stderr
    server.end()


def test_export_and_import_on_the_command_line(tmp_path):
    url, other = f"sqlite:///{tmp_path}/a.db", f"sqlite:///{tmp_path}/b.db"
    server = Thread(url)
    people = sit(server.address)
    play_on(people, until=lambda seen: seen["view"]["round"] == 1)
    sit(server.address)
    # While it runs.
    done = longhouse("export", "--database", url, "--to", tmp_path / "all.jsonl")
    server.stop()
    assert "2 tables" in done.stdout
    single = longhouse("export", people[0].table, "--database", url)
    assert json.loads(single.stdout)["id"] == people[0].table
    assert "Tables imported: 2" in longhouse("import", tmp_path / "all.jsonl", "--database", other).stdout
    assert "Already there" in longhouse("import", tmp_path / "all.jsonl", "--database", other).stdout
    for words in (["import"], ["import", tmp_path / "none"], ["export", "nothing"], ["export", "--to", "/no/where"]):
        refused = longhouse(*words, "--database", other)
        assert refused.returncode == 2
        assert refused.stderr.count("\n") <= 2
        assert "error-" not in refused.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="there are no terminals like these")
def test_an_export_is_printed_to_a_terminal_only_when_asked(tmp_path):
    url = f"sqlite:///{tmp_path}/a.db"
    server = Thread(url)
    table = sit(server.address)[0].table
    server.stop()

    def at_a_terminal(*words, language="en"):
        ours, theirs = os.openpty()
        command = [sys.executable, "-m", "longhouse", "export", *words, "--database", url, "--lang", language]
        with subprocess.Popen(command, env=ENVIRONMENT, stdout=theirs, stderr=subprocess.PIPE, text=True) as process:
            os.close(theirs)
            printed = b""
            with suppress(OSError):  # Linux reports the end of a terminal as an error.
                while piece := os.read(ours, 65536):
                    printed += piece
            os.close(ours)
            errors = process.stderr.read()
        return process.returncode, printed.decode(), errors

    for words in ([], [table]):
        code, printed, errors = at_a_terminal(*words)
        assert (code, printed) == (2, "")
        assert "--to FILE" in errors
        assert "--to -" in errors
    assert "--to FICHIER" in at_a_terminal(language="fr")[2]
    code, printed, _ = at_a_terminal("--to", "-")
    assert code == 0
    assert json.loads(printed.splitlines()[0])["longhouse_house"]
    for words in ([], ["--to", "-"]):  # into a pipe
        piped = longhouse("export", *words, "--database", url)
        assert json.loads(piped.stdout.splitlines()[0])["longhouse_house"]


# Settings from a file.


def test_settings_come_from_a_file_and_count_least(tmp_path):
    file = tmp_path / "settings.toml"
    file.write_text('port = 7\ndatabase = "sqlite:////x/y.db"\naccess-log = true\nrate = 2.5\n')
    chosen = config.read({"settings": str(file)}, {})
    assert (chosen.port, chosen.database, chosen.access_log, chosen.rate) == (7, "sqlite:////x/y.db", "on", 2.5)
    assert config.read({}, {"LONGHOUSE_SETTINGS": str(file)}).port == 7
    assert config.read({"settings": str(file)}, {"LONGHOUSE_PORT": "8"}).port == 8
    assert config.read({"settings": str(file), "port": "9"}, {"LONGHOUSE_PORT": "8"}).port == 9


@pytest.mark.parametrize("text", ["portt = 7", "port = [1]", "port = 'many'", "port 7", "[serve]\nport = 7"])
def test_a_file_of_settings_that_cannot_be_is_refused(tmp_path, text):
    file = tmp_path / "settings.toml"
    file.write_text(text)
    with pytest.raises(BadRequest):
        config.read({"settings": str(file)}, {})
    with pytest.raises(BadRequest):
        config.read({"settings": str(tmp_path / "none")}, {})


@pytest.mark.parametrize(
    "given",
    [
        {"prefix": "longhouse"},
        {"prefix": "/api"},
        {"prefix": "/t/x"},
        {"prefix": "/a/"},
        {"prefix": '/"x'},
        {"metrics": "9420"},
        {"metrics": "a b:1"},
        {"access_log": "yes"},
        {"supervised": "1"},
    ],
)
def test_a_prefix_or_an_address_that_cannot_be_is_refused(given):
    with pytest.raises(BadRequest):
        config.read(given, {})
    assert config.read({"prefix": "/tables", "metrics": "[::1]:9420"}, {}).prefix == "/tables"
