"""What the package consists of: sources of figures, lock files, and everything that must travel with it."""

import os
import re
import tomllib
import warnings
from pathlib import Path

import pytest

import longhouse
from house.sources import ROOT, SOURCES, modules, name_of, tree_of
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


@pytest.mark.parametrize("path", [ROOT / "pyproject.toml", *sorted((ROOT / "locks").iterdir())], ids=lambda p: p.name)
def test_no_address_is_written_down(path):
    text = path.read_text(encoding="utf-8")
    assert not re.findall(r"\w+://\S*|\S*@git\S*|--(?:extra-)?index-url.*", text)


def test_lock_files_pin_everything_by_version_and_hash():
    for path in (ROOT / "locks").glob("*.txt"):
        text = path.read_text(encoding="utf-8").replace("\\\n", " ")
        lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
        assert lines
        for line in lines:
            assert re.match(r"[\w.-]+(\[[\w,]+\])?==\S+", line), f"{path.name}: {line[:60]}"
            assert "--hash=sha256:" in line, f"{path.name}: {line[:60]}"


def test_lock_files_hold_every_dependency():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = {"play.txt": ["build"], "test.txt": ["build", "test", "docs"], "docs.txt": ["build", "docs"]}
    for name, wanted in groups.items():
        locked = {line.split("==")[0].lower().replace("_", "-").replace(".", "-") for line in lock_lines(name)}
        needed = list(project["project"]["dependencies"])
        for group in wanted:
            needed += [word for word in project["dependency-groups"][group] if isinstance(word, str)]
        names = {re.split(r"[<>=\[; ]", word)[0].lower().replace("_", "-").replace(".", "-") for word in needed}
        assert names <= locked, f"{name} lacks {sorted(names - locked)}"


def lock_lines(name):
    text = (ROOT / "locks" / name).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if re.match(r"[\w.-]+(\[[\w,]+\])?==", line)]


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

    assert travelling(SOURCES) == travelling(installed)


def test_no_compiled_module_lies_among_the_sources():
    assert [path.name for path in SOURCES.rglob("*.so")] == []


USUAL_LENGTH, GREATEST_LENGTH = 400, 600


def check_length(path):
    """A file past about 400 lines is usually two things: worth a look, but no reason to cut where there is no seam."""
    length = len(path.read_text(encoding="utf-8").splitlines())
    assert length <= GREATEST_LENGTH, f"{path.name} has {length} lines"
    if length > USUAL_LENGTH:
        warnings.warn(f"{path.name} has {length} lines: is it two things?", stacklevel=1)


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_every_file_is_short_enough_to_read(path):
    check_length(path)
    tree_of(path)


def test_a_long_file_is_a_warning_and_a_very_long_one_a_failure(tmp_path):
    path = tmp_path / "long.py"
    path.write_text("x\n" * (USUAL_LENGTH + 1))
    with pytest.warns(UserWarning, match="two things"):
        check_length(path)
    path.write_text("x\n" * (GREATEST_LENGTH + 1))
    with pytest.raises(AssertionError, match="lines"):
        check_length(path)


def test_no_function_outside_the_games_is_too_complex():
    """Ruff holds the wall; this holds that it is switched on."""
    lint = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["ruff"]["lint"]
    assert "C901" in lint["select"]
    assert lint["mccabe"]["max-complexity"] <= 15
