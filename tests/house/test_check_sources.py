"""The checks of `check_sources.py` find planted faults and leave honest code alone."""

import re
import shutil
import subprocess
import sys
from inspect import isgeneratorfunction, signature

import pytest

from house import check_sources, markdown
from house.checks import documents, engine, package, refusals, waiting, walls
from house.sources import ROOT, Sources


@pytest.fixture
def checkout(tmp_path):
    """Makes a small checkout with one file of this text; every game has its folder."""

    def make(path, text, number=0):
        root = tmp_path / str(number)
        for name in [f"src/longhouse/games/{game}/__init__.py" for game in walls.OUR_GAMES]:
            write(root / name, "")
        write(root / path, text)
        return Sources(root)

    return make


@pytest.fixture
def faults(checkout):
    """Of these (path in the package, code): those in which a check finds something."""

    def find(check, planted):
        trees = [checkout(f"src/longhouse/{path}", code, n) for n, (path, code) in enumerate(planted)]
        return [one for one, sources in zip(planted, trees, strict=True) if list(check(sources))]

    return find


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def whats(found):
    return [one.what for one in found]


# Walls.


def test_imports_of_other_rooms_are_found(faults):
    planted = [
        ("core/x.py", "from longhouse.bots import names"),
        ("core/x.py", "from longhouse import games"),
        ("core/x.py", "def f():\n    import longhouse.games.tomahawk"),
        ("games/tomahawk/x.py", "from longhouse.bots.greedy import GreedyBot"),
        ("games/tomahawk/x.py", "from longhouse.games.tribes.data import VALUE"),
        ("bots/x.py", "from longhouse.games.tomahawk import GAME"),
        ("terminal/x.py", "from longhouse.games.tomahawk.data import VALUE"),
        ("arena/x.py", "from longhouse.games import tomahawk"),
        ("terminal/x.py", "from longhouse.server import run"),
        ("cli.py", "import longhouse.server"),
        ("attic/x.py", ""),
    ]
    assert faults(walls.rooms_import_what_they_may, planted) == planted


def test_imports_of_the_own_room_and_those_below_are_left_alone(faults):
    honest = [
        ("games/tomahawk/x.py", "from longhouse.games.tomahawk.data import VALUE"),
        ("arena/x.py", "from longhouse import games"),
        ("core/x.py", "from longhouse import __version__"),
    ]
    assert faults(walls.rooms_import_what_they_may, honest) == []


def test_relative_imports_are_found(faults):
    planted = [("core/x.py", "from . import match"), ("core/x.py", "from .match import Match")]
    assert faults(walls.imports_are_absolute, planted) == planted


def test_imports_of_other_rooms_of_the_server_are_found(faults):
    planted = [
        ("server/store/x.py", "from longhouse.server.table.state import TableState"),
        ("server/store/x.py", "from longhouse.server import table"),
        ("server/table/x.py", "from longhouse.server.http.guard import Rates"),
        ("server/table/x.py", "def f():\n    from longhouse.server.bots import pool"),
        ("server/bots/x.py", "import longhouse.server.http.stream"),
        ("server/http/x.py", "from longhouse.server.process import Process"),
        ("server/http/x.py", "from longhouse.server.bots.pool import BotPool"),
        ("server/errors.py", "from longhouse.server.table import tokens"),
    ]
    assert faults(walls.server_rooms_import_what_they_may, planted) == planted


def test_imports_of_what_the_server_shares_are_left_alone(faults):
    honest = [
        ("server/http/x.py", "from longhouse.server.store import queries"),
        ("server/bots/x.py", "from longhouse.server.table.live import Tables"),
        ("server/store/x.py", "from longhouse.server.errors import Unavailable"),
        ("server/bots/x.py", "from longhouse import bots"),
        ("server/run.py", "from longhouse.server.http import app"),
    ]
    assert faults(walls.server_rooms_import_what_they_may, honest) == []


def test_a_room_of_the_server_without_a_place_is_found(checkout):
    sources = checkout("src/longhouse/server/cellar/__init__.py", "")
    assert "src/longhouse/server/cellar" in [one.path for one in walls.server_rooms_have_their_place(sources)]


def test_games_named_outside_their_folders_are_found(faults):
    planted = [
        ("core/x.py", "best = 'tomahawk'"),
        ("core/x.py", "tribes = []"),
        ("server/x.py", "title = 'Wendake'"),
        ("server/x.py", "class Northgard: pass"),
        ("games/wendake/x.py", "if game == 'tomahawk': pass"),
        ("games/wendake/x.py", "from longhouse.games import tribes"),
        ("games/wendake/x.py", "import longhouse.games.tribes.rules"),
        ("games/wendake/x.py", "path = 'longhouse/games/tribes/data.toml'"),
        ("games/wendake/x.py", "from longhouse.core import registry\nregistry.get('tribes')"),
    ]
    assert faults(walls.games_are_named_in_their_folders_only, planted) == planted


def test_a_game_may_use_an_ordinary_word_and_docstrings_may_name_games(faults):
    honest = [
        ("games/wendake/x.py", "tribes = 5"),
        ("games/wendake/x.py", "doing['tribes'] = words.get('tribes')"),
        ("games/wendake/x.py", "import longhouse.games.wendake"),
        ("core/x.py", '"""As in tomahawk."""'),
    ]
    assert faults(walls.games_are_named_in_their_folders_only, honest) == []


# The engine.


def test_luck_clock_and_output_are_found(faults):
    planted = [
        "import random",
        "from time import time",
        "import datetime",
        "def f():\n    from os import environ",
        "x = open('a', 'w')",
        "p.open(mode='a')",
        "p.write_text('x')",
        "print(1)",
        "hash('x')",
    ]
    planted = [(path, code) for path in ("core/x.py", "games/tribes/rules/x.py") for code in planted]
    assert faults(engine.the_engine_has_no_luck_clock_or_output, planted) == planted


def test_reading_and_what_is_allowed_is_left_alone(faults):
    honest = [
        ("core/x.py", "p.open('rb')"),
        ("core/x.py", "open('a.txt')"),
        ("core/x.py", "from pathlib import Path"),
        ("core/x.py", "d.get('w')"),
        ("core/x.py", "p.read_text()"),
        ("core/seed.py", "import secrets"),
        ("core/files.py", "import os"),
        ("server/x.py", "import random"),
    ]
    assert faults(engine.the_engine_has_no_luck_clock_or_output, honest) == []


def test_going_through_a_set_is_found(faults):
    planted = [
        "for x in {1, 2}: pass",
        "y = [x for x in set(z)]",
        "def f(z):\n    s = frozenset(z)\n    for x in s: pass",
        "def f(z):\n    s = {a for a in z} | z\n    return tuple(s)",
        "', '.join({a for a in z})",
        "f(*{1, 2})",
    ]
    planted = [("core/x.py", code) for code in planted]
    assert faults(engine.the_engine_goes_through_no_set, planted) == planted


def test_sets_without_an_order_are_left_alone(faults):
    honest = ["1 in {1, 2}", "sorted(set(z))", "len({a for a in z})", "for x in [1]: pass"]
    assert faults(engine.the_engine_goes_through_no_set, [("core/x.py", code) for code in honest]) == []


# Refusals.

ERRORS = '''
class LonghouseError(Exception):
    """Everything that is refused."""


class BadFile(LonghouseError):
    """Such a file cannot be read."""


class Torn(BadFile):
    pass
'''
MESSAGES = """
error-file-torn = Line { $line } of { $name ->
    [x] this file
   *[other] { $name }
} is torn: { $who_is }
other-message = { $nothing }
server-error-kept = { $name }
misuse-line = { $line }
error-a = A
    .help = { $nothing }
"""


@pytest.fixture
def refusing(checkout):
    """A checkout with classes of refusals, messages and one module with this code."""

    def make(code, number=0):
        sources = checkout("src/longhouse/server/x.py", code, number)
        write(sources.package / "core" / "errors.py", ERRORS)
        write(sources.package / "core" / "text" / "en.ftl", MESSAGES)
        write(sources.package / "core" / "text" / "fr.ftl", MESSAGES + "error-b = B\n")
        return sources

    return make


@pytest.mark.parametrize(
    ("code", "what"),
    [
        ('raise BadFile("error-no-such-thing")', "error-no-such-thing has no message"),
        ('raise BadFile("error-file-torn", line=3)', "error-file-torn needs name, who"),
        ('f("error-a" if x else "error-c")', "error-c has no message"),
        ('raise BadFile("server-error-kept", nome=kept)', "server-error-kept needs name"),
        ('f("admin-error-no-such-thing")', "admin-error-no-such-thing has no message"),
        ('raise LonghouseError("misuse-line")', "misuse-line needs line"),
        ('raise BadFile("error-a")\nf("misuse-line")\nraise BadFile("error-file-torn", line=3, name=4, who=5)', None),
    ],
)
def test_a_refusal_without_its_message_or_an_argument_is_found(refusing, code, what):
    found = whats(refusals.refusals_have_messages(refusing(code)))
    assert found == ([f"{what} ({language})" for language in ("en", "fr")] if what else [])


def test_a_message_in_one_language_is_found(refusing):
    found = whats(refusals.refusals_have_messages(refusing('raise BadFile("error-b")')))
    assert found == ["error-b has no message (en)"]


def test_a_refusal_of_another_class_is_found(refusing):
    assert whats(refusals.refusals_are_made_of_our_classes(refusing('raise ValueError("error-a")'))) == [
        "error-a is refused with ValueError, which is no class of refusals"
    ]
    assert whats(refusals.refusals_are_made_of_our_classes(refusing('raise Torn("error-a")', 1))) == []


def test_a_class_of_refusals_without_a_use_or_a_docstring_is_found(refusing):
    sources = refusing('raise BadFile("error-a")')
    assert whats(refusals.every_class_of_refusals_is_used(sources)) == ["Torn is never raised"]
    assert whats(refusals.every_class_of_refusals_has_a_docstring(sources)) == ["Torn does not say when it is raised"]


def test_a_pattern_that_fits_nothing_is_found(refusing):
    assert whats(refusals.there_are_refusals_to_check(refusing("")))


# The package.


def test_a_long_file_is_named_and_a_very_long_one_is_a_fault(checkout):
    long = checkout("src/longhouse/core/x.py", "x\n" * (package.USUAL_LENGTH + 1))
    assert package.long_files(long) == [f"core/x.py ({package.USUAL_LENGTH + 1})"]
    assert not list(package.files_are_short_enough_to_read(long))
    too_long = checkout("src/longhouse/core/x.py", "x\n" * (package.GREATEST_LENGTH + 1), 1)
    assert list(package.files_are_short_enough_to_read(too_long))


PYPROJECT = """
[project]
dependencies = ["argon2-cffi>=25", "Some.Thing>=1"]
[project.optional-dependencies]
envs = ["gymnasium>=1"]
[project.entry-points."longhouse.games"]
tomahawk = "x"
tribes = "x"
wendake = "x"
chess = "x"
[dependency-groups]
build = ["hatchling>=1"]
test = [{ include-group = "docs" }, "ruff>=1"]
docs = []
[tool.ruff.lint]
select = ["E"]
mccabe.max-complexity = 15
"""
LOCK = "argon2-cffi==25.1 \\\n    --hash=sha256:1\nsome-thing==2 \\\n    --hash=sha256:2\nhatchling==1\n"


def test_faults_of_pyproject_and_locks_are_found(checkout):
    sources = checkout("pyproject.toml", PYPROJECT)
    write(sources.package / "core" / "x.py", "import argon2, json, gymnasium\n")
    write(sources.package / "envs" / "x.py", "import gymnasium, torch.nn\n")
    write(sources.package / "core" / "x.so", "")
    for name in ("play.txt", "test.txt", "docs.txt"):
        write(sources.root / "locks" / name, LOCK)
    write(sources.root / "locks" / "ray.txt", "--index-url https://example.org\nray @ git+ssh://x@git\n")
    assert len(whats(package.ruff_looks_at_complexity(sources))) == 1
    assert [one.split()[0] for one in whats(package.every_game_is_an_entry_point(sources))] == ["chess", "northgard"]
    declared = [
        (one.path.rpartition("longhouse/")[2], one.what) for one in package.what_is_imported_is_declared(sources)
    ]
    assert [(path, what.split()[1]) for path, what in declared] == [
        ("core/x.py", "gymnasium,"),
        ("envs/x.py", "torch.nn,"),
    ]
    assert [(one.path, one.line) for one in package.no_address_is_written_down(sources)] == [
        ("locks/ray.txt", 1),
        ("locks/ray.txt", 2),
    ]
    pinned = [one.path for one in package.locks_pin_versions_and_hashes(sources)]
    assert sorted(set(pinned)) == ["locks/docs.txt", "locks/play.txt", "locks/ray.txt", "locks/test.txt"]
    assert [(one.path, one.what) for one in package.locks_hold_every_dependency(sources)] == [
        ("locks/test.txt", "lacks ruff")
    ]
    assert [one.path for one in package.no_compiled_module_is_among_the_sources(sources)] == ["src/longhouse/core/x.so"]


# Waiting.


def test_waiting_without_a_limit_is_found(checkout):
    lines = ["subprocess.run(words, check=True)", "one.wait()", "one.communicate()", "thread.join()", "os.wait()"]
    sources = checkout("tests/x.py", "\n".join(lines))
    assert [one.line for one in waiting.every_wait_has_a_limit(sources)] == [1, 2, 3, 4, 5]


def test_waiting_with_a_limit_is_left_alone(checkout):
    lines = [
        "subprocess.run(words, timeout=9)",
        "one.wait(5)",
        "', '.join(words)",
        "run(**more)",
        "one.join(timeout=1)",
        "async def f():",
        "    await asyncio.wait_for(one.wait(), 3)",
    ]
    assert whats(waiting.every_wait_has_a_limit(checkout("tests/x.py", "\n".join(lines)))) == []


# Markdown.

PAGE = """# One title

[good](#one-title), [good](x.md#one-title), [good](https://example.org), [rules](rules/tribes.md)
[bad](y.md), [bad](#two-titles)

    code without a language

```
code
```

```sh
ls
```
"""


def test_faults_of_pages_are_found(checkout, monkeypatch):
    sources = checkout("docs/x.md", PAGE)
    write(sources.root / "docs" / "fr" / "x.md", "Quoi\u00a0? Quoi ?\n`a ?`\n« Là »\n| a | :b |\n")
    monkeypatch.setattr(markdown, "files", lambda root: [root / "docs" / "x.md"])
    assert [one.line for one in documents.blocks_of_code_name_their_language(sources)] == [6, 8]
    assert [(one.line, one.what.split()[-1]) for one in documents.links_lead_to_a_page(sources)] == [
        (4, "y.md"),
        (4, "#two-titles"),
    ]
    assert [one.line for one in documents.french_has_its_no_break_spaces(sources)] == [1, 3]


# The pass.


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("import random\n", "src/longhouse/core/x.py:1: in the engine: imports random"),
        ("x = 1\ndef f(:\n", "src/longhouse/core/x.py:2: invalid syntax"),
    ],
)
def test_a_fault_ends_the_command_with_1_and_is_named(checkout, code, said):
    sources = checkout("src/longhouse/core/x.py", code)
    shutil.copy(ROOT / "pyproject.toml", sources.root)
    shutil.copytree(ROOT / "locks", sources.root / "locks")
    subprocess.run(["git", "init", "--quiet"], cwd=sources.root, timeout=300, check=True)
    command = [sys.executable, check_sources.__file__, str(sources.root)]
    done = subprocess.run(command, cwd=sources.root, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 1, done.stderr
    assert said in done.stdout.splitlines()


def test_every_check_is_part_of_the_pass():
    for module in (walls, engine, refusals, package, waiting, documents):
        functions = [one for one in vars(module).values() if isgeneratorfunction(one)]
        checks = [one for one in functions if list(signature(one).parameters) == ["sources"]]
        assert checks
        assert set(checks) <= set(check_sources.CHECKS)


def test_make_lint_runs_the_pass():
    rules = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.search(r"^lint:.*\n(?:\t.*\n)*\t.*tests/house/check_sources\.py$", rules, re.MULTILINE)
