"""`longhouse serve`, `export`, `import` and `admin`: their arguments, and what they do.

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

ADMIN_TASKS = (
    "list",
    "show",
    "close",
    "delete",
    "expire",
    "rotate",
    "check",
    "tidy",
    "backup",
    "reset",
    "invite",
    "host",
)
"""What `longhouse admin` can be asked for. To the parser each is a command of its own, `admin-list` and so on."""


class Parser(Protocol):
    """What this module uses of `terminal/arguments.py`, which it must not import."""

    command: str

    def about(self, name: str) -> None:
        """What the command is about."""

    def several(self, name: str) -> None:
        """What the command is about, one or more."""

    def value(self, flag: str, metavar: str, **more: Any) -> None:
        """An option with a value."""

    def switch(self, *flags: str) -> None:
        """An option that stands alone."""

    def set_defaults(self, **values: Any) -> None:
        """What an argument is when it is not given."""


_METAVARS = {str: "text", int: "number", float: "number"}
_OWN_METAVARS = {
    "host": "host",
    "bot": "program",
    "database": "url",
    "bot_seconds": "seconds",
    "away_seconds": "seconds",
    "warning_seconds": "seconds",
    "database_seconds": "seconds",
}


def add_arguments(parser: Parser) -> None:
    """Declare the arguments of the parser's command. Values stay strings: `config.read` parses them."""
    parser.set_defaults(command=parser.command)
    if parser.command == "serve":
        for field in config.FIELDS:
            more = {"action": "append"} if field.name in config.SEVERAL else {}
            parser.value(field.flag, _OWN_METAVARS.get(field.name, _METAVARS[field.kind]), **more)
        parser.value("--settings", "file")
        parser.switch("--no-browser")
        return
    if parser.command == "admin":
        return
    if parser.command.startswith("admin-"):
        parser.set_defaults(task=parser.command.removeprefix("admin-"), command="admin")
        _ADMIN_ARGUMENTS[parser.command](parser)
        parser.switch("--json")
    else:
        parser.about("table" if parser.command == "export" else "backup")
    parser.value("--database", "url")
    parser.value("--settings", "file")
    if parser.command == "export":
        parser.value("--to", "file")
    parser.switch("--migrate")


def _list_arguments(parser: Parser) -> None:
    parser.value("--game", "game")
    parser.value("--status", "text")
    parser.value("--older", "days", number=True)
    parser.value("--page", "number", number=True, default=1)
    parser.value("--most", "number", number=True, default=50)


def _show_arguments(parser: Parser) -> None:
    parser.about("table")
    parser.switch("--secrets")


def _close_arguments(parser: Parser) -> None:
    parser.about("table")
    parser.switch("--yes")


def _delete_arguments(parser: Parser) -> None:
    parser.several("tables")
    parser.switch("--yes")


def _expire_arguments(parser: Parser) -> None:
    parser.value("--days", "days", number=True)
    parser.value("--status", "text", default="over,closed,waiting")
    parser.value("--game", "game")
    parser.switch("--dry-run")
    parser.switch("--yes")


def _rotate_arguments(parser: Parser) -> None:
    parser.about("table")
    parser.about("seat")
    parser.value("--address", "address")
    parser.switch("--yes")


def _check_arguments(parser: Parser) -> None:
    parser.several("tables")


def _tidy_arguments(parser: Parser) -> None:
    parser.switch("--no-vacuum")


def _reset_arguments(parser: Parser) -> None:
    parser.about("member")
    parser.value("--address", "address")
    parser.switch("--yes")


def _invite_arguments(parser: Parser) -> None:
    parser.value("--address", "address")


def _host_arguments(parser: Parser) -> None:
    parser.about("member")
    parser.switch("--end")


def _backup_arguments(parser: Parser) -> None:
    parser.about("backup")


_ADMIN_ARGUMENTS = {
    "admin-list": _list_arguments,
    "admin-show": _show_arguments,
    "admin-close": _close_arguments,
    "admin-delete": _delete_arguments,
    "admin-expire": _expire_arguments,
    "admin-rotate": _rotate_arguments,
    "admin-check": _check_arguments,
    "admin-tidy": _tidy_arguments,
    "admin-reset": _reset_arguments,
    "admin-invite": _invite_arguments,
    "admin-host": _host_arguments,
    "admin-backup": _backup_arguments,
}


def run(args: argparse.Namespace, text: Text) -> int:
    """Do what the arguments say and return the exit code."""
    from longhouse.core.text import Text
    from longhouse.server import errors

    words = Text(text.language, *text.folders[1:], errors.TEXT_FOLDER, TEXT_FOLDER)
    do = {"serve": _serve, "export": _export, "import": _import, "admin": _admin}[args.command]
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


def _open(args: argparse.Namespace, *, make: bool = False) -> Store:
    """The database, as it is: its schema must be this version's, unless it may be made or brought up to date.

    A command must not do that by itself: an older server may be running on it.
    """
    from longhouse.server.store import migrations
    from longhouse.server.store.database import Store, is_there

    url = config.read({"database": args.database, "settings": args.settings}).database_url
    if not make:
        is_there(url)
    store = Store(url)
    try:
        may_change = vars(args)["migrate"] or (make and store.read_now(migrations.found) is None)
        store.write_now(migrations.upgrade) if may_change else store.read_now(migrations.check)
    except BaseException:
        store.close()
        raise
    return store


def _export(args: argparse.Namespace, text: Text) -> int:
    from longhouse.server.backup import export_house, export_tables
    from longhouse.server.errors import BadRequest

    # The first line holds the secret that links are made of. A terminal keeps it in its history.
    if args.to is None and sys.stdout.isatty():
        raise BadRequest("server-error-export-terminal")
    store = _open(args)
    count = 0
    try:
        lines = export_tables(store, [args.table]) if args.table else export_house(store)
        if args.to in (None, "-"):
            for line in lines:
                sys.stdout.write(line)
            return 0
        target = Path(args.to)
        draft = target.with_name(target.name + ".part")
        with _opened(draft, "w") as file:
            for line in lines:
                file.write(line)
                count += line.startswith('{"longhouse_table"')
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
        store = _open(args, make=True)
        try:
            report = import_tables(store, file)
        finally:
            store.close()
    print(text.say("import-done", taken=report.taken, known=report.known))
    if report.strange:
        print(text.say("import-strange"))
    return 0


def _admin(args: argparse.Namespace, text: Text) -> int:
    from longhouse.server.admin.tasks import check_copy, run_task
    from longhouse.server.backup import import_house

    if args.task == "check" and len(args.tables) == 1 and Path(args.tables[0]).is_file():
        return check_copy(args, Path(args.tables[0]), import_house, text)  # No database is needed for that.
    store = _open(args)
    try:
        return run_task(args, store, text)
    finally:
        store.close()


def _opened(path: Path, mode: str) -> Any:
    from longhouse.server.errors import BadRequest
    from longhouse.server.store import private

    try:
        # What is written holds every secret of the house.
        return open(path, mode, encoding="utf-8", opener=private.opener if mode == "w" else None)
    except OSError as error:
        raise BadRequest("server-error-file", path=str(path), why=str(error.strerror)) from error
