"""Which room may import which (sections 2 and 4 of the architecture), and that games stay in their folders."""

import ast
import re

OUR_GAMES = ("tomahawk", "wendake", "northgard", "tribes")
# Games whose name is also a word that the rules of another game may need.
ALSO_WORDS = ("tribes",)

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

# The rooms of the server: http -> table -> people -> store, bots -> table.

# Modules of the server that every room may use; they use no room.
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
# What each room may import in addition to what is shared. Modules that are not listed put the rooms together.
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


def imports_are_absolute(sources):
    for module in sources.modules:
        for node in module.nodes(ast.ImportFrom):
            if node.level:
                yield module.finding(node.lineno, "imports are absolute")


def rooms_import_what_they_may(sources):
    for module in sources.modules:
        room, *rest = module.parts
        if room not in MAY_IMPORT:
            yield module.finding(1, f"{room} is a room that the architecture does not know")
            continue
        game = rest[0] if room == "games" and len(rest) > 1 else None
        for line, imported in wrong_imports(room, game, module, sources.games):
            yield module.finding(line, f"{room} may not import {imported}")


def wrong_imports(room, game, module, games):
    """(line, module) for every import that a module of this room (of this game) must not have."""
    for line, imported in module.imports:
        first, _, rest = imported.partition(".")
        other = rest.partition(".")[0]
        own_folder = room == "games" and game and imported.startswith(f"longhouse.games.{game}")
        if first != "longhouse" or not other or other.startswith("__") or own_folder:
            continue
        inside_a_game = other == "games" and any(f".{name}" in imported for name in games)
        if other not in MAY_IMPORT[room] or inside_a_game:
            yield line, imported


def server_rooms_import_what_they_may(sources):
    for module in sources.rooms("server"):
        room = server_room(module)
        if room not in SERVER_ROOMS:
            continue
        allowed = SERVER_ROOMS[room] | SHARED
        for line, imported in module.imports:
            parts = imported.split(".")
            if parts[:2] == ["longhouse", "server"] and len(parts) > 2 and parts[2] not in allowed:
                yield module.finding(line, f"{room} may not import {imported}")


def server_room(module):
    """The room of a server module, or its own name if it is at the top."""
    return module.parts[1].removesuffix(".py")


def server_rooms_have_their_place(sources):
    """Every folder of the server has a line in SERVER_ROOMS, and every line a folder."""
    folders = {path.parent.name for path in (sources.package / "server").glob("*/__init__.py")}
    for name in sorted(folders ^ (set(SERVER_ROOMS) - SHARED)):
        yield sources.finding(sources.package / "server" / name, 1, "is not both a folder and a line of SERVER_ROOMS")


def games_are_named_in_their_folders_only(sources):
    """In code; examples in docstrings may name one. A game may use an ordinary word in its rules (ALSO_WORDS)."""
    for module in sources.modules:
        own = module.parts[1] if module.parts[0] == "games" else None
        names = [
            rf"\bgames[./]{game}\b" if own and game in ALSO_WORDS else rf"\b{game}\b"
            for game in OUR_GAMES
            if game != own
        ]
        other = re.compile("|".join(names), re.IGNORECASE)
        for line, word in [*module.words, *asked_for(module)]:
            if other.search(word):
                yield module.finding(line, f"names a game outside its folder: {word}")


def asked_for(module):
    """(line, word) for every game that code gets from the registry by its name."""
    for node in module.nodes(ast.Call):
        if isinstance(node.func, ast.Attribute) and node.func.attr == "get" and node.args:
            called = ast.unparse(node.func)
            if called.endswith(("registry.get", "games.get")):
                yield node.lineno, f"games.{ast.unparse(node.args[0]).strip(chr(39))}"


CHECKS = [
    imports_are_absolute,
    rooms_import_what_they_may,
    server_rooms_import_what_they_may,
    server_rooms_have_their_place,
    games_are_named_in_their_folders_only,
]
