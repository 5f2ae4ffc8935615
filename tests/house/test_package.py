"""The rows of `data.toml` name their sources, and all files of the package are installed with it."""

import os
import re
from pathlib import Path

import pytest

import longhouse
from house.sources import ROOT, Sources
from longhouse.core.components import designed, read_components
from longhouse.testing.under_test import INSTALLED as GAMES

KNOWN_SOURCES = {"rulebook", "public", "ruling", "designed"}
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@each_game
def test_every_row_of_data_says_where_it_is_from(game):
    for table, rows in read_components(game.folder).items():
        for row in rows:
            source = row["source"]
            sources = list(source.values()) if isinstance(source, dict) else [source]
            assert sources, f"{table} {row['id']}"
            assert set(sources) <= KNOWN_SOURCES, f"{table} {row['id']}: {sources}"


@each_game
def test_a_source_by_fields_names_every_field(game):
    for table, rows in read_components(game.folder).items():
        for row in rows:
            if isinstance(row["source"], dict):
                assert set(row["source"]) == set(row) - {"id", "source"}, f"{table} {row['id']}"


@each_game
def test_every_row_of_data_has_an_id_of_its_own(game):
    for table, rows in read_components(game.folder).items():
        ids = [(row["id"], row.get("half")) for row in rows]  # a lake lies on several halves of a map
        assert len(set(ids)) == len(ids), table


@each_game
def test_every_setting_says_where_it_is_from(game):
    assert {setting.source for setting in game.settings} <= {*KNOWN_SOURCES, "ruling"}


def test_what_we_designed_can_be_listed():
    tables = {
        "card": [
            {"id": "a", "value": 1, "source": "designed"},
            {"id": "b", "value": 1, "hair": 2, "source": {"value": "rulebook", "hair": "designed"}},
            {"id": "c", "value": 1, "source": "public"},
        ]
    }
    assert [tuple(found) for found in designed(tables)] == [("card", "a", {"value": 1}), ("card", "b", {"hair": 2})]


_RIGHT = re.compile(r"longhouse-games|(--from|--spec)[ =]\S*longhouse-games\S* longhouse\b|uninstall\W[^\n]*")
_WRONG = re.compile(
    r"""
    \b(?:pip3?|pipx|uvx?)\b (?:[ ][^\s&|;#`]+)*? [ ]["']?longhouse(?![\w./:-])  # a command that installs it
    | ["']longhouse\[[\w,]+\] | \blonghouse\[(?:envs|ray|test\w*)\]           # an extra of it
    | dependencies\s*=\s*\[[^\]]*["']longhouse["'<>=~!; ]                      # a package that needs it
    | ^[ ]*longhouse[ ]*[=<>~!]=                                                # a line of requirements
    | \b(?:version|distribution|requires|files)\(["']longhouse["']\)            # a look at its metadata
    """,
    re.VERBOSE | re.MULTILINE,
)


def found_wrong(text):
    """Places that mean the project that has the name `longhouse` on the package index."""
    return [match[0].strip() for match in _WRONG.finditer(_RIGHT.sub("-", text))]


@pytest.mark.parametrize(
    ("written", "is_wrong"),
    [
        ("pip install NAME", True),
        ("/opt/NAME/bin/pip install --upgrade NAME\n", True),
        ("pip install 'NAME>=1'", True),
        ('pip install "NAME[envs]"', True),
        ("pipx run NAME", True),
        ("uvx NAME", True),
        ("uv tool install NAME", True),
        ("uvx --from NAME NAME", True),
        ('dependencies = [\n  "rich",\n  "NAME>=1",\n]', True),
        ('test = ["NAME[testing]"]', True),
        ("needs NAME[ray]", True),
        ("NAME==1.0 --hash=sha256:00", True),
        ('metadata.version("NAME")', True),
        ("pip install NAME-games", False),
        ("pip install 'NAME-games[envs]>=1'", False),
        ("uvx --from NAME-games NAME", False),
        ("pipx run --spec NAME-games NAME", False),
        ("pip uninstall NAME", False),
        ("/opt/NAME/bin/pip install .", False),
        ("pip install -e . && NAME serve", False),
        ('packages = ["NAME"]', False),
        ('dependencies = ["NAME-games"]\nname = "NAME"', False),
    ],
)
def test_an_installation_of_the_other_project_is_found(written, is_wrong):
    assert bool(found_wrong(written.replace("NAME", "longhouse"))) is is_wrong


def test_nothing_installs_the_other_project():
    kinds = {"", ".cff", ".ftl", ".in", ".js", ".md", ".mjs", ".py", ".service", ".toml", ".txt", ".yaml", ".yml"}
    left_out = {".git", ".venv", ".venv-bench", "build", "node_modules", "__pycache__", "CHANGELOG.md"}
    left_out |= {".hypothesis", ".mypy_cache", ".pytest_cache", ".ruff_cache"}
    found = {}
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in left_out]
        for path in (Path(folder, name) for name in files if name not in left_out):
            if path.suffix in kinds and path.is_file() and path.stat().st_size < 1_000_000:
                found[path.relative_to(ROOT).as_posix()] = found_wrong(
                    path.read_text(encoding="utf-8", errors="ignore")
                )
    assert len(found) > 1000
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_the_installed_package_holds_every_file_of_the_sources():
    """Words, figures and drawings travel with the code."""
    installed = Path(longhouse.__file__).parent

    def travelling(folder):
        kinds = (".py", ".toml", ".ftl", ".typed", ".js", ".css")
        return {
            p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.suffix in kinds or p.name == "py.typed"
        }

    assert travelling(Sources().package) == travelling(installed)
