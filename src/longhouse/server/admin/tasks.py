"""What `longhouse admin` does and says: for people in sentences and columns, with `--json` for programs."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from longhouse.server import clock, config
from longhouse.server.admin import acts, checking, copies, looking, people, tidying
from longhouse.server.errors import BadRequest
from longhouse.server.store import retention
from longhouse.server.store.database import Store

if TYPE_CHECKING:
    from longhouse.core.text import Text

DAY = 24 * 3600.0
DONE, NOT_DONE = 0, 1
STATUSES = ("waiting", "playing", "over", "closed")
_BAR = 30
_LONGEST_NAMES = 40


def run_task(args: argparse.Namespace, store: Store, text: Text) -> int:
    """Do what was asked for; the exit code. 1 says that something is wrong, or that the answer was no."""
    return _TASKS[args.task](args, store, text)


def _list(args: argparse.Namespace, store: Store, text: Text) -> int:
    before = None if args.older is None else clock.now() - args.older * DAY
    wanted = looking.Wanted(args.game, _statuses(args.status), before)
    page, most = max(1, args.page), max(1, args.most)
    count, rows = store.read_now(looking.find(wanted, page, most))
    if args.json:
        return _print_json({"tables": count, "page": page, "rows": rows})
    head = [text.say(f"admin-column-{name}") for name in _COLUMNS]
    _print_columns([head, *([_cell(name, row[name]) for name in _COLUMNS] for row in rows)])
    print(text.say("admin-listed", shown=len(rows), count=count, page=page, pages=max(1, -(-count // most))))
    return DONE


_COLUMNS = ("id", "game", "status", "entries", "changed", "bytes", "seats")


def _cell(name: str, value: Any) -> str:
    if name == "changed":
        return _time(value)
    if name == "bytes":
        return _size(value)
    if name == "seats":
        names = ", ".join(value)
        return names if len(names) <= _LONGEST_NAMES else f"{names[: _LONGEST_NAMES - 1]}…"
    return str(value)


def _print_columns(rows: Sequence[Sequence[str]]) -> None:
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    for row in rows:
        print("  ".join(word.ljust(width) for word, width in zip(row, widths, strict=True)).rstrip())


def _show(args: argparse.Namespace, store: Store, text: Text) -> int:
    found = store.read_now(looking.show(_named(args.table), secrets=args.secrets))
    if args.json:
        return _print_json(found)
    for name, value in found.items():
        if name in ("created", "changed", "shown"):
            value = _time(value)
        elif name == "bytes":
            value = _size(value)
        elif name == "seats":
            for seat in value:
                own = ", ".join(f"{key} {_plain(one)}" for key, one in seat.items() if key != "seat")
                print(f"seat {seat['seat']}: {own}")
            continue
        print(f"{name}: {_plain(value)}")
    if not args.secrets:
        print(text.say("admin-secrets"))
    return DONE


def _plain(value: Any) -> str:
    if value is None or isinstance(value, str | int | float):
        return "-" if value is None or value == "" else str(value)
    return msgspec.json.encode(value).decode()


def _close(args: argparse.Namespace, store: Store, text: Text) -> int:
    table = _named(args.table)
    if not _agreed(args, text.say("admin-ask-close", table=table), text):
        return NOT_DONE
    acts.change(store, lambda connection: acts.close_table(connection, table))
    return _tell(args, {"closed": table}, text.say("admin-closed", table=table))


def _delete(args: argparse.Namespace, store: Store, text: Text) -> int:
    ids = list(dict.fromkeys(args.tables))
    if not ids:
        raise BadRequest("admin-error-table")
    for table in ids:
        store.read_now(looking.show(table, secrets=False))
    if not _agreed(args, text.say("admin-ask-delete", count=len(ids)), text):
        return NOT_DONE
    gone = [table for table in ids if acts.delete(store, table)]
    return _tell(args, {"deleted": gone}, text.say("admin-deleted", count=len(gone)))


def _expire(args: argparse.Namespace, store: Store, text: Text) -> int:
    if args.days is None:
        raise BadRequest("admin-error-days")
    since = clock.now() - args.days * DAY
    old = store.read_now(retention.find_old(_statuses(args.status), since, args.game, most=10**6))
    if args.dry_run or not old:
        return _tell(args, {"old": old, "deleted": []}, text.say("admin-expire-none", count=len(old), days=args.days))
    if not _agreed(args, text.say("admin-ask-expire", count=len(old), days=args.days), text):
        return NOT_DONE
    gone = [table for table in old if acts.delete(store, table, since)]
    return _tell(args, {"old": old, "deleted": gone}, text.say("admin-deleted", count=len(gone)))


def _rotate(args: argparse.Namespace, store: Store, text: Text) -> int:
    table, seat = _named(args.table), args.seat or ""
    if not seat.isdigit() or len(seat) > 3:
        raise BadRequest("admin-error-seat")
    if not _agreed(args, text.say("admin-ask-rotate", table=table, seat=seat), text):
        return NOT_DONE
    token = acts.change(store, lambda connection: acts.rotate(connection, table, int(seat)))
    link = f"{(args.address or '').rstrip('/')}/t/{table}#{token}"
    return _tell(args, {"table": table, "seat": int(seat), "link": link}, text.say("admin-rotated", link=link))


def _check(args: argparse.Namespace, store: Store, text: Text) -> int:
    found = checking.check(store, args.tables, _progress(), text.error)
    if args.json:
        problems = [one._asdict() for one in found.problems]
        _print_json({**found._asdict(), "problems": problems})
        return NOT_DONE if problems or found.left_out else DONE
    for game in found.left_out:
        print(game)
    for one in found.problems:
        print(text.say("admin-problem", table=one.table or "-", why=one.why))
    count, other = len(found.problems) + len(found.left_out), found.not_replayed
    print(text.say("admin-checked", tables=found.tables, entries=found.entries, other=other, problems=count))
    return NOT_DONE if count else DONE


def _tidy(args: argparse.Namespace, store: Store, text: Text) -> int:
    done = tidying.tidy(store, config.read({"database": args.database}), vacuum=not args.no_vacuum)
    if args.json:
        return _print_json(done._asdict())
    print(text.say("admin-tidied", removed=done.removed, notes=done.notes, packed=done.packed))
    if done.results:
        print(text.say("admin-results-filled", count=done.results))
    if done.forgotten:
        print(text.say("admin-forgotten", count=done.forgotten))
    for table in done.damaged:
        print(text.say("admin-unpacked", table=table))
    if not done.vacuumed and not args.no_vacuum:
        print(text.say("admin-not-vacuumed"))
    rows = [["", text.say("admin-before"), text.say("admin-after")]]
    for name, before in done.before.items():
        show = _size if name == "bytes" else str
        rows.append([name, show(before), show(done.after[name])])
    _print_columns(rows)
    return DONE


def _reset(args: argparse.Namespace, store: Store, text: Text) -> int:
    person = people.find(store, args.member)
    if not _agreed(args, text.say("admin-ask-reset", name=person.name), text):
        return NOT_DONE
    chosen = config.read({"settings": args.settings})
    link = people.reset(store, person, (args.address or chosen.site or "").rstrip("/") + chosen.prefix)
    return _tell(args, {"member": person.name, "link": link}, text.say("admin-reset", name=person.name, link=link))


def _invite(args: argparse.Namespace, store: Store, text: Text) -> int:
    chosen = config.read({"settings": args.settings})
    link = people.invite(store, (args.address or chosen.site or "").rstrip("/") + chosen.prefix)
    return _tell(args, {"link": link}, text.say("admin-invited", link=link))


def _host(args: argparse.Namespace, store: Store, text: Text) -> int:
    person = people.find(store, args.member)
    roles = people.make_host(store, person, is_host=not args.end)
    said = text.say("admin-host-ended" if args.end else "admin-host", name=person.name)
    return _tell(args, {"member": person.name, "roles": roles}, said)


def _backup(args: argparse.Namespace, store: Store, text: Text) -> int:
    if not args.backup:
        raise BadRequest("admin-error-file")
    path = Path(args.backup)
    if store.shares:
        command = copies.dump_command(store, path)
        return _tell(args, {"command": command}, text.say("admin-backup-dump", command=command))
    size = copies.copy(store, path)
    return _tell(
        args, {"backup": str(path), "bytes": size}, text.say("admin-backed-up", path=str(path), size=_size(size))
    )


def check_copy(args: argparse.Namespace, path: Path, take: copies.Take, text: Text) -> int:
    """`check FILE`: whether a copy of a house can be used; the exit code."""
    found = copies.check(path, take, text.error)
    if args.json:
        _print_json({**found._asdict(), "problems": [one._asdict() for one in found.problems]})
        return NOT_DONE if found.problems else DONE
    for one in found.problems:
        print(text.say("admin-problem", table=one.table or "-", why=one.why))
    _print_columns([[name, str(count)] for name, count in found.counts.items()])
    print(text.say("admin-copy-checked", replayed=found.replayed, problems=len(found.problems)))
    return NOT_DONE if found.problems else DONE


_TASKS: dict[str, Callable[[argparse.Namespace, Store, Text], int]] = {
    "list": _list,
    "show": _show,
    "close": _close,
    "delete": _delete,
    "expire": _expire,
    "rotate": _rotate,
    "check": _check,
    "tidy": _tidy,
    "reset": _reset,
    "invite": _invite,
    "host": _host,
    "backup": _backup,
}


def _named(table: str | None) -> str:
    if not table:
        raise BadRequest("admin-error-table")
    return table


def _statuses(word: str | None) -> list[str]:
    found = [one.strip() for one in (word or "").split(",") if one.strip()]
    for one in found:
        if one not in STATUSES:
            raise BadRequest("admin-error-status", status=one, known=", ".join(STATUSES))
    return found


def _agreed(args: argparse.Namespace, question: str, text: Text) -> bool:
    """Whether the host wants that. A program, which is asked nothing, says `--yes`."""
    if args.yes:
        return True
    print(question, end=" ", file=sys.stderr, flush=True)
    answer = sys.stdin.readline().strip().casefold()
    if answer and answer in text.say("admin-yes").split(" "):
        return True
    print(text.say("admin-nothing"), file=sys.stderr)
    return False


def _tell(args: argparse.Namespace, facts: dict[str, Any], sentence: str) -> int:
    if args.json:
        return _print_json(facts)
    print(sentence)
    return DONE


def _print_json(facts: Any) -> int:
    print(msgspec.json.encode(facts).decode())
    return DONE


def _progress() -> Callable[[int, int], None]:
    """A bar on a screen; nothing where a program reads."""
    if not sys.stderr.isatty():
        return lambda _done, _all: None

    def show(done: int, of: int) -> None:
        if done % 10 and done < of:
            return
        bar = "#" * (_BAR * done // max(1, of))
        print(f"\r[{bar:<{_BAR}}] {done}/{of}", end="\n" if done >= of else "", file=sys.stderr, flush=True)

    return show


def _time(at: float) -> str:
    return datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d %H:%M")


def _size(size: int) -> str:
    return f"{size / 1_000_000:.1f} MB" if size >= 1_000_000 else f"{size / 1000:.1f} kB"
