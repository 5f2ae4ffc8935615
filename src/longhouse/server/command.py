"""`longhouse serve`, `longhouse export` and `longhouse import`: their arguments, and what they do.

Help must come at once, so the server itself is imported only when a command runs.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from longhouse.server import config

if TYPE_CHECKING:
    from longhouse.core.text import Text
    from longhouse.server.store.database import Store

TEXT_FOLDER = Path(__file__).parent / "commands" / "text"
"""Where the words of these commands' help are."""

REFUSED = 2


class Parser(Protocol):
    """What this module uses of `terminal/arguments.py`, which it must not import."""

    command: str

    def about(self, name: str) -> None:
        """What the command is about."""

    def value(self, flag: str, metavar: str, **more: Any) -> None:
        """An option with a value."""

    def switch(self, *flags: str) -> None:
        """An option that stands alone."""

    def set_defaults(self, **values: Any) -> None:
        """What an argument is when it is not given."""


_METAVARS = {str: "text", int: "number", float: "number"}
_OWN_METAVARS = {"host": "host", "database": "url", "bot_seconds": "seconds", "away_seconds": "seconds"}


def add_arguments(parser: Parser) -> None:
    """Declare the arguments of the parser's command. Values stay strings: `config.read` parses them."""
    parser.set_defaults(command=parser.command)
    if parser.command == "serve":
        for field in config.FIELDS:
            parser.value(field.flag, _OWN_METAVARS.get(field.name, _METAVARS[field.kind]))
        parser.value("--settings", "file")
        parser.switch("--no-browser")
        return
    parser.about("table" if parser.command == "export" else "backup")
    parser.value("--database", "url")
    parser.value("--settings", "file")
    if parser.command == "export":
        parser.value("--to", "file")


def run(args: argparse.Namespace, text: Text) -> int:
    """Do what the arguments say and return the exit code."""
    from longhouse.core.text import Text
    from longhouse.server import errors

    words = Text(text.language, *text.folders[1:], errors.TEXT_FOLDER, TEXT_FOLDER)
    do = {"serve": _serve, "export": _export, "import": _import}[args.command]
    try:
        return do(args, words)
    except errors.ServerError as error:
        # The command line's own texts do not include the server's.
        print(words.say("misuse-line", what=words.error(error)), file=sys.stderr)
        return REFUSED


def _serve(args: argparse.Namespace, text: Text) -> int:
    import webbrowser

    from longhouse.server import launch as server
    from longhouse.server.http.reach import network_address

    chosen = config.read(vars(args))
    bound = server.bind(chosen)
    here, network = server.local_address(bound, chosen.prefix), network_address(*bound.getsockname()[:2])

    def when_ready() -> None:
        print(text.say("serve-here", address=here))
        print(text.say("serve-network", address=network + chosen.prefix) if network else text.say("serve-only-here"))
        print(text.say("serve-stop"), flush=True)
        if not args.no_browser:
            webbrowser.open(here)

    return server.serve(chosen, bound, when_ready)


def _open(args: argparse.Namespace) -> Store:
    from longhouse.server.store import migrations
    from longhouse.server.store.database import Store

    store = Store(config.read({"database": args.database, "settings": args.settings}).database_url)
    store.write_now(migrations.upgrade)
    return store


def _export(args: argparse.Namespace, text: Text) -> int:
    from longhouse.server.backup import export_tables

    store = _open(args)
    count = 0
    try:
        lines = export_tables(store, [args.table] if args.table else [])
        if args.to is None:
            for line in lines:
                sys.stdout.write(line)
            return 0
        target = Path(args.to)
        draft = target.with_name(target.name + ".part")
        with _opened(draft, "w") as file:
            for count, line in enumerate(lines, start=1):  # noqa: B007
                file.write(line)
        draft.replace(target)
    finally:
        store.close()
    print(text.say("export-done", count=count, path=str(target)))
    return 0


def _import(args: argparse.Namespace, text: Text) -> int:
    from longhouse.server.backup import import_tables
    from longhouse.server.errors import BadRequest

    if not args.backup:
        raise BadRequest("server-error-backup-missing")
    with _opened(Path(args.backup), "r") as file:
        store = _open(args)
        try:
            report = import_tables(store, file)
        finally:
            store.close()
    print(text.say("import-done", taken=report.taken, known=report.known))
    return 0


def _opened(path: Path, mode: str) -> Any:
    from longhouse.server.errors import BadRequest

    try:
        return path.open(mode, encoding="utf-8")
    except OSError as error:
        raise BadRequest("server-error-file", path=str(path), why=str(error.strerror)) from error
