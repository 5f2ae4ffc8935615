"""Tables as JSON lines, one each: to keep, to move to another server, to look at.

A line holds everything, secrets included: seeds, hidden choices, and the hashes of the seats' tokens, so that the links
people have go on working wherever the table is moved to.
"""

from __future__ import annotations

import base64
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from longhouse.core.errors import LonghouseError
from longhouse.core.match import Match
from longhouse.core.protocol import Json
from longhouse.server.errors import BadRequest, NotFound
from longhouse.server.store import queries
from longhouse.server.store.database import Store, Taken
from longhouse.server.store.rows import LEVELS, Loaded, SeatRow, TableRow
from longhouse.server.table.state import TableState, restore

FORMAT = 2
"""Format 1 called the settings "options"; everything else was the same. It can still be read."""


class SeatLine(msgspec.Struct):
    """A seat, its token's hash in base64."""

    seat: int
    kind: str
    name: str
    bot: str | None
    token_hash: str | None
    lent: bool
    seen: float = 0.0
    asked_away: float | None = None
    stand_in: str | None = None


class TableLine(msgspec.Struct):
    """A table with everything that belongs to it."""

    longhouse_table: int
    id: str
    version: int
    game: str
    rules: str
    settings: msgspec.Raw
    seed: str
    seed_chosen: bool
    listed: bool
    status: str
    deciding: str
    bot_due: bool
    proposal: Json | None
    rematch: str | None
    parent: str | None
    created: float
    changed: float
    shown: float
    seats: list[SeatLine]
    position: Json | None
    entries: list[msgspec.Raw]
    teaching: Json | None = None
    hints: bool = False
    closed: str | None = None
    stand_ins: str = LEVELS


class Report(NamedTuple):
    """What an import has done."""

    taken: int
    known: int
    """Tables that were there already; they are left as they are."""


def export_tables(store: Store, ids: Sequence[str]) -> Iterator[str]:
    """The lines of these tables, or of all."""
    for table_id in ids or store.read_now(queries.all_ids):
        loaded = store.read_now(queries.load(table_id))
        if loaded is None:
            raise NotFound("server-error-table-named", table=table_id)
        yield msgspec.json.encode(_line(loaded)).decode() + "\n"


def import_tables(store: Store, lines: Iterable[str]) -> Report:
    """Put tables into a store, each whole or not at all. A line that is not a table is refused with its number."""
    taken = known = 0
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        loaded = _read(line, number)
        try:
            store.write_now(queries.create(loaded.table, loaded.seats, loaded.entries, None))
            taken += 1
        except Taken:
            known += 1
    return Report(taken, known)


def _line(loaded: Loaded) -> TableLine:
    row = loaded.table
    return TableLine(
        longhouse_table=FORMAT,
        id=row.id,
        version=row.version,
        game=row.game,
        rules=row.rules,
        settings=_raw(row.settings),
        seed=row.seed.hex(),
        seed_chosen=row.seed_chosen,
        listed=row.listed,
        status=row.status,
        deciding=row.deciding,
        bot_due=row.bot_due,
        proposal=msgspec.json.decode(row.proposal) if row.proposal else None,
        rematch=row.rematch,
        parent=row.parent,
        created=row.created,
        changed=row.changed,
        shown=row.shown,
        seats=[
            SeatLine(s.seat, s.kind, s.name, s.bot, _base64(s.token_hash), s.lent, s.seen, s.asked_away, s.stand_in)
            for s in loaded.seats
        ],
        position=msgspec.json.decode(row.position) if row.position else None,
        entries=[_raw(body) for body in loaded.entries],
        teaching=msgspec.json.decode(row.teaching) if row.teaching else None,
        hints=row.hints,
        closed=row.closed,
        stand_ins=row.stand_ins,
    )


def _read(line: str, number: int) -> Loaded:
    """The table of a line, if everything in it fits together."""
    try:
        found = _decode(line)
        if found.longhouse_table != FORMAT:
            raise BadRequest("server-error-backup-newer", format=found.longhouse_table)
        loaded = _loaded(found)
        _check(restore(loaded))
    except BadRequest:
        raise
    except (LonghouseError, msgspec.MsgspecError, ValueError, KeyError, TypeError, IndexError) as error:
        raise BadRequest("server-error-backup-line", line=number, why=str(error)) from error
    return loaded


def _decode(line: str) -> TableLine:
    fields = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
    if bytes(fields.get("longhouse_table", b"")) == b"1" and "options" in fields:
        fields["settings"] = fields.pop("options")
        fields["longhouse_table"] = _raw(str(FORMAT))
        line = msgspec.json.encode(fields).decode()
    return msgspec.json.decode(line, type=TableLine)


def _loaded(found: TableLine) -> Loaded:
    seats = tuple(
        SeatRow(
            s.seat,
            s.kind,
            s.name,
            s.bot,
            base64.b64decode(s.token_hash, validate=True) if s.token_hash else None,
            s.lent,
            s.seen or found.changed,
            s.asked_away,
            s.stand_in,
        )
        for s in found.seats
    )
    row = TableRow(
        id=found.id,
        version=found.version,
        game=found.game,
        rules=found.rules,
        seats=len(seats),
        settings=_text(found.settings),
        seed=bytes.fromhex(found.seed),
        seed_chosen=found.seed_chosen,
        listed=found.listed,
        status=found.status,
        deciding=found.deciding,
        bot_due=found.bot_due,
        length=len(found.entries),
        position=_json(found.position),
        proposal=_json(found.proposal),
        linger=None,
        rematch=found.rematch,
        parent=found.parent,
        teaching=_json(found.teaching),
        hints=found.hints,
        closed=found.closed,
        stand_ins=found.stand_ins,
        created=found.created,
        changed=found.changed,
        shown=found.shown,
    )
    return Loaded(row, seats, [_text(body) for body in found.entries])


def _check(state: TableState) -> None:
    """Refuse a table whose log does not lead to the position stored with it."""
    row, match = state.row, state.match
    if len(row.id) > 32 or len(row.seed) != 32 or [s.seat for s in state.seats] != list(range(row.seats)):
        raise ValueError(row.id)
    state.game.check_seats(row.seats, state.settings)
    if match is None:
        if row.length:
            raise ValueError("entries without a position")
        return
    if [entry.n for entry in match.entries] != list(range(len(match.entries))) or not match.entries:
        raise ValueError("entries out of order")
    if match.rules == match.game.rules_version:
        fresh = Match(match.game, match.seats, match.settings, match.seed)
        fresh.entries = match.entries
        if fresh.state_after(len(fresh.entries) - 1).dump() != match.state.dump():
            raise ValueError("position")


def _raw(text: str) -> msgspec.Raw:
    return msgspec.Raw(text.encode())


def _text(raw: msgspec.Raw) -> str:
    return bytes(raw).decode()


def _json(found: Json | None) -> str | None:
    return msgspec.json.encode(found).decode() if found is not None else None


def _base64(raw: bytes | None) -> str | None:
    return base64.b64encode(raw).decode() if raw is not None else None


__all__ = ["Report", "export_tables", "import_tables"]
