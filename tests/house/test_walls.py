"""Who may import whom, and what the engine must never do (section 2 and 4 of the architecture)."""

import ast
import re
import sys
import tomllib

import pytest

from house.sources import ROOT, SOURCES, imports, modules, name_of, tree_of, words

GAMES = sorted(path.parent.name for path in (SOURCES / "games").glob("*/__init__.py"))
OUR_GAMES = ("tomahawk", "wendake", "northgard", "tribes")
ALSO_WORDS = ("tribes",)
"""Games whose name is also a word that the rules of another one may need."""
ROOMS = sorted({path.relative_to(SOURCES).parts[0] for path in modules()})

MAY_IMPORT = {
    "core": {"core"},
    "games": {"core"},
    "bots": {"core", "bots"},
    "learn": {"core", "bots", "learn"},
    "analysis": {"core", "bots", "analysis"},
    "arena": {"core", "games", "bots", "arena"},
    "envs": {"core", "games", "bots", "envs"},
    "terminal": {"core", "games", "bots", "learn", "analysis", "arena", "terminal"},
    "server": {"core", "games", "bots", "learn", "analysis", "arena", "server"},
    "testing": {"core", "testing"},
    "new_game": {"core", "new_game"},
    "cli.py": {"core", "games", "bots", "arena", "terminal", "cli"},
    "__main__.py": {"cli"},
    "__init__.py": set(),
}


def rooms_imported(tree):
    """(line, room, module) for every import of ours."""
    for line, module in imports(tree):
        parts = module.split(".")
        if parts[0] == "longhouse" and len(parts) > 1:
            yield line, parts[1], module


def wrong_imports(room, game, tree):
    """Imports that a module of this room (of this game) must not have."""
    for line, other, module in rooms_imported(tree):
        own_folder = room == "games" and game and module.startswith(f"longhouse.games.{game}")
        if other.startswith("__") or own_folder:
            continue
        inside_a_game = other == "games" and any(f".{name}" in module for name in GAMES)
        if other not in MAY_IMPORT[room] or inside_a_game:
            yield f"line {line} imports {module}"


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_a_room_imports_only_what_it_may(path):
    room, *rest = path.relative_to(SOURCES).parts
    assert room in MAY_IMPORT, f"{room} is a room that the architecture does not know"
    game = rest[0] if room == "games" and len(rest) > 1 else None
    assert list(wrong_imports(room, game, tree_of(path))) == []


@pytest.mark.parametrize(
    ("room", "game", "code"),
    [
        ("core", None, "from longhouse.bots import names"),
        ("core", None, "from longhouse import games"),
        ("core", None, "def f():\n    import longhouse.games.tomahawk"),
        ("games", "tomahawk", "from longhouse.bots.greedy import GreedyBot"),
        ("bots", None, "from longhouse.games.tomahawk import GAME"),
        ("terminal", None, "from longhouse.games.tomahawk.data import VALUE"),
        ("arena", None, "from longhouse.games import tomahawk"),
        ("terminal", None, "from longhouse.server import run"),
        ("cli.py", None, "import longhouse.server"),
    ],
)
def test_the_check_of_imports_finds_what_is_wrong(room, game, code):
    assert list(wrong_imports(room, game, ast.parse(code)))


# The rooms of the server: http -> table -> people -> store, bots -> table.

SHARED = {
    "analysis_models",
    "clock",
    "clock_models",
    "clock_requests",
    "config",
    "course_models",
    "errors",
    "history_models",
    "logs",
    "metrics",
    "models",
    "people_models",
    "site_models",
    "table_models",
    "tasks",
    "told_models",
}
"""Modules of the server that every room may use; they use no room."""
SERVER_ROOMS = {
    "store": {"store"},
    "table": {"table", "people", "store"},
    "bots": {"bots", "table", "store"},
    "people": {"people", "store"},
    "told": {"told", "people", "table", "store"},
    "http": {"http", "told", "people", "table", "store"},
    "admin": {"admin", "people", "table", "store"},
    **{module: set() for module in SHARED},
}
"""What each room may import besides what is shared. Modules that are not here put the rooms together."""


def server_room(path):
    """The room of a server module, or its own name if it lies at the top."""
    return path.relative_to(SOURCES / "server").with_suffix("").parts[0]


def wrong_rooms(room, tree):
    """Imports of the server's own that a module of this room must not have."""
    allowed = SERVER_ROOMS[room] | SHARED
    for line, module in imports(tree):
        parts = module.split(".")
        if parts[:2] == ["longhouse", "server"] and len(parts) > 2 and parts[2] not in allowed:
            yield f"line {line} imports {module}"


@pytest.mark.parametrize("path", [path for path in modules("server") if server_room(path) in SERVER_ROOMS], ids=name_of)
def test_a_room_of_the_server_imports_only_what_it_may(path):
    assert list(wrong_rooms(server_room(path), tree_of(path))) == []


def test_every_room_of_the_server_has_its_place_in_the_order():
    folders = {path.parent.name for path in (SOURCES / "server").glob("*/__init__.py")}
    assert folders == set(SERVER_ROOMS) - SHARED


@pytest.mark.parametrize(
    ("room", "code"),
    [
        ("store", "from longhouse.server.table.state import TableState"),
        ("store", "from longhouse.server import table"),
        ("table", "from longhouse.server.http.guard import Rates"),
        ("table", "def f():\n    from longhouse.server.bots import pool"),
        ("bots", "import longhouse.server.http.stream"),
        ("http", "from longhouse.server.process import Process"),
        ("http", "from longhouse.server.bots.pool import BotPool"),
        ("errors", "from longhouse.server.table import tokens"),
    ],
)
def test_the_check_of_the_server_s_rooms_finds_what_is_wrong(room, code):
    assert list(wrong_rooms(room, ast.parse(code)))


@pytest.mark.parametrize(
    ("room", "code"),
    [
        ("http", "from longhouse.server.store import queries"),
        ("bots", "from longhouse.server.table.live import Tables"),
        ("store", "from longhouse.server.errors import Unavailable"),
        ("bots", "from longhouse import bots"),
    ],
)
def test_the_check_of_the_server_s_rooms_leaves_honest_imports_alone(room, code):
    assert not list(wrong_rooms(room, ast.parse(code)))


def names_of_games(own, tree):
    """Where code names a game not its own. A game may use an ordinary word in its rules, but not reach for a folder."""
    for game in OUR_GAMES:
        name = rf"\bgames[./]{game}\b" if own and game in ALSO_WORDS else rf"\b{game}\b"
        found = [*words(tree), *asked_for(tree)]
        if game != own:
            yield from (f"line {line}: {word}" for line, word in found if re.search(name, word, re.IGNORECASE))


def asked_for(tree):
    """(line, word) for every game that code gets from the registry by its name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("registry.get", "games.get")) and node.args:
            yield node.lineno, f"games.{ast.unparse(node.args[0]).strip(chr(39))}"


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_no_game_is_named_outside_its_folder(path):
    """In code; examples in docstrings may name one."""
    own = path.relative_to(SOURCES).parts[1] if path.is_relative_to(SOURCES / "games") else None
    assert list(names_of_games(own, tree_of(path))) == []


@pytest.mark.parametrize(
    ("own", "code"),
    [
        (None, "best = 'tomahawk'"),
        (None, "tribes = []"),
        (None, "title = 'Wendake'"),
        ("wendake", "if game == 'tomahawk': pass"),
        ("wendake", "from longhouse.games import tribes"),
        ("wendake", "import longhouse.games.tribes.rules"),
        ("wendake", "path = 'longhouse/games/tribes/data.toml'"),
        ("wendake", "from longhouse.core import registry\nregistry.get('tribes')"),
    ],
)
def test_the_check_of_names_finds_them(own, code):
    assert list(names_of_games(own, ast.parse(code)))


@pytest.mark.parametrize(
    "code", ["tribes = 5", "doing['tribes'] = words.get('tribes')", "import longhouse.games.wendake"]
)
def test_the_check_of_names_leaves_a_game_its_own_words(code):
    assert not list(names_of_games("wendake", ast.parse(code)))


def test_every_game_of_ours_is_an_entry_point():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert sorted(project["entry-points"]["longhouse.games"]) == GAMES


def test_what_is_imported_is_declared():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    always = packages(project["dependencies"])
    for path in modules():
        extra = packages(project["optional-dependencies"].get(path.relative_to(SOURCES).parts[0], []))
        known = {*sys.stdlib_module_names, "longhouse", *always, *extra}
        for line, module in imports(tree_of(path)):
            assert module.split(".")[0] in known, f"{name_of(path)} line {line}: {module}"


def packages(requirements):
    """The modules that come with these requirements, as far as they are called the same."""
    names = {re.split(r"[<>=\[;]", name)[0].replace("-", "_").split(".")[0] for name in requirements}
    called = {"open_spiel": "pyspiel", "argon2_cffi": "argon2"}
    return names | {module for package, module in called.items() if package in names}


# The engine: no luck but what is passed in, no clock, no output, no order that a hash decides.

ENGINE = [path for path in modules("core", "games") if name_of(path) != "core/files.py"]
BANNED_MODULES = ("random", "time", "datetime", "secrets", "uuid", "threading", "asyncio", "socket", "subprocess", "os")
ALLOWED = {("core/seed.py", "secrets"), ("core/match.py", "os.PathLike"), ("core/match.py", "os")}
BANNED_CALLS = ("print", "input", "hash", "id", "exec", "eval", "globals")
BANNED_METHODS = ("write_text", "write_bytes", "getenv", "environ", "unlink", "mkdir", "shuffle", "popitem")


def misdeeds(name, tree):
    """What an engine module must not do."""
    for line, module in imports(tree):
        if module.split(".")[0] in BANNED_MODULES and (name, module) not in ALLOWED:
            yield f"line {line} imports {module}"
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in BANNED_METHODS:
            yield f"line {node.lineno} uses .{node.attr}"
        if isinstance(node, ast.Call):
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if isinstance(node.func, ast.Name) and called in BANNED_CALLS:
                yield f"line {node.lineno} calls {called}"
            if called == "open" and not opens_for_reading(node):
                yield f"line {node.lineno} opens a file, and not for reading"


def opens_for_reading(call):
    """Whether the mode of an `open` is there and only reads."""
    arguments = [node.value for node in call.args if isinstance(node, ast.Constant)]
    arguments += [word.value.value for word in call.keywords if word.arg == "mode"]
    modes = [value for value in arguments if isinstance(value, str)]
    return not any(set(mode) & set("wax+") for mode in modes if re.fullmatch("[rwaxbt+]+", mode))


ORDERING = ("list", "tuple", "enumerate", "iter", "next", "join")


def iterated_sets(tree):
    """Places where the order of a set becomes visible: it is iterated, listed, joined or popped."""
    for function in [node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.Module))]:
        known = {
            target.id
            for node in ast.walk(function)
            if isinstance(node, ast.Assign) and is_set(node.value, set())
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(function):
            loops = [node.iter] if isinstance(node, (ast.For, ast.comprehension)) else []
            if isinstance(node, ast.Call) and called_name(node) in (
                "list",
                "tuple",
                "enumerate",
                "iter",
                "next",
                "join",
            ):
                loops += node.args
            if isinstance(node, ast.Starred):
                loops.append(node.value)
            for loop in loops:
                if is_set(loop, known):
                    yield f"line {loop.lineno} goes through a set"


def called_name(call):
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def is_set(node, known):
    """Whether an expression is a set, as far as one can see."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.BitOr, ast.BitAnd, ast.Sub, ast.BitXor)):
        return is_set(node.left, known) or is_set(node.right, known)
    if isinstance(node, ast.Call):
        return called_name(node) in ("set", "frozenset")
    return isinstance(node, (ast.Set, ast.SetComp)) or (isinstance(node, ast.Name) and node.id in known)


@pytest.mark.parametrize("path", ENGINE, ids=name_of)
def test_the_engine_has_no_luck_clock_or_output_of_its_own(path):
    assert list(misdeeds(name_of(path), tree_of(path))) == []


@pytest.mark.parametrize("path", modules("core", "games"), ids=name_of)
def test_the_engine_goes_through_no_set(path):
    assert list(iterated_sets(tree_of(path))) == []


@pytest.mark.parametrize(
    "code",
    [
        "import random",
        "from time import time",
        "import datetime",
        "def f():\n    from os import environ",
        "x = open('a', 'w')",
        "p.open(mode='a')",
        "p.write_text('x')",
        "print(1)",
        "hash('x')",
    ],
)
def test_the_check_of_misdeeds_finds_them(code):
    assert list(misdeeds("core/x.py", ast.parse(code)))


@pytest.mark.parametrize(
    "code", ["p.open('rb')", "open('a.txt')", "from pathlib import Path", "d.get('w')", "p.read_text()"]
)
def test_the_check_of_misdeeds_leaves_honest_code_alone(code):
    assert not list(misdeeds("core/x.py", ast.parse(code)))


@pytest.mark.parametrize(
    "code",
    [
        "for x in {1, 2}: pass",
        "y = [x for x in set(z)]",
        "def f(z):\n    s = frozenset(z)\n    for x in s: pass",
        "def f(z):\n    s = {a for a in z} | z\n    return tuple(s)",
        "', '.join({a for a in z})",
        "f(*{1, 2})",
    ],
)
def test_the_check_of_sets_finds_them(code):
    assert list(iterated_sets(ast.parse(code)))


@pytest.mark.parametrize("code", ["1 in {1, 2}", "sorted(set(z))", "len({a for a in z})", "for x in [1]: pass"])
def test_the_check_of_sets_leaves_honest_code_alone(code):
    assert not list(iterated_sets(ast.parse(code)))


def test_no_room_is_forgotten():
    assert {"core", "games", "bots"} <= set(ROOMS) <= set(MAY_IMPORT)
