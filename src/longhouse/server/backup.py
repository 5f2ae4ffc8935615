"""A house as JSON lines: to keep, to move to another server, to look at.

The first line is the house's own, with the secret that links are made of; then comes a line for each person, with
devices and credentials, so that everybody stays signed in; then one for each table, with everything that belongs to it,
requests that were carried out included. So links go on working wherever the tables are moved to, and whoever repeats a
request gets the answer of the first time. At the end stands what people are told, which names people and tables. All
lines are of one moment.

Codes and links that work for minutes, and how often somebody has tried something, stay behind; so do names that were
given up and whose year is over.

Rows are written and read as the schema says: a column that is new there travels without a word about it here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from longhouse.core.errors import LonghouseError
from longhouse.server import clock
from longhouse.server.errors import BadRequest, NotFound, Unavailable
from longhouse.server.store import migrations, outside, queries
from longhouse.server.store.database import Store, Taken
from longhouse.server.store.packing import read_log
from longhouse.server.store.rows import BY_ALL, BY_LINK, CLOSED, OVER, Loaded, SeatRow, TableRow
from longhouse.server.store.schema import (
    credentials,
    devices,
    entries,
    hooks,
    house,
    metadata,
    name_keys,
    news,
    outbox,
    people,
    tables,
)
from longhouse.server.table import timing
from longhouse.server.table.checking import check
from longhouse.server.table.state import restore

FORMAT = 4
"""Format 3 had no people, and said whether a table was `listed` instead of its `access`; format 2 had no line of the
house and no requests either; format 1 also called the settings "options". All can be read."""

_TABLE, _HOUSE = "longhouse_table", "longhouse_house"
_PERSON, _TOLD = "longhouse_person", "longhouse_told"
_KINDS = (_HOUSE, _PERSON, _TABLE, _TOLD)
_WRITTEN_APART = ("entries", "packed", "attention")
"""Entries are written as one log, packed or not. Who looks at a table now means nothing elsewhere."""
_JSON = ("settings", "position", "proposal", "linger", "teaching")
"""Columns whose text is JSON itself; it is written as that."""
_COUNTED = ("seats", "length")
_OF_PEOPLE = (devices, credentials)
_OF_BOTH = ("hooks", "news")
"""What belongs to a person and names a table: it comes when both are there."""
_OF_TABLES = [
    table
    for table in metadata.sorted_tables
    if "table_id" in table.c and table.name not in (*_WRITTEN_APART, *_OF_BOTH)
]

Raws = Mapping[str, msgspec.Raw]
Row = dict[str, Any]


class Report(NamedTuple):
    """What an import has done."""

    taken: int
    known: int
    """Tables that were there already; they are left as they are."""
    strange: bool = False
    """Whether this house has tables and a secret of its own, and has kept that."""
    people: int = 0
    """People who were taken in; those who were here already stay as they are."""


class Found(NamedTuple):
    """A table as it was read from a line."""

    row: Row
    belonging: dict[str, list[Row]]
    log: list[str]


def export_house(store: Store) -> Iterator[str]:
    """All lines of a house: its own, then its tables, all of the same moment."""
    with _one_moment(store) as connection:
        ids = queries.all_ids(connection)
        rows = connection.execute(house.select().where(house.c.name.not_in(outside.NOT_EXPORTED)))
        kept = [_written(house, row) for row in rows.mappings()]
        is_kept = name_keys.c.until.is_(None) | (name_keys.c.until >= clock.now())
        names = [_written(name_keys, row) for row in connection.execute(name_keys.select().where(is_kept)).mappings()]
        known = connection.execute(sa.select(people.c.id).order_by(people.c.created, people.c.id)).scalars().all()
        counted = {"tables": len(ids), "people": len(known)}
        yield _encoded({_HOUSE: FORMAT, "schema": migrations.newest(), **counted, "rows": kept, "name_keys": names})
        for person in known:
            yield _person_line(connection, person)
        for table_id in ids:
            yield _table_line(connection, table_id)
        for person in known:
            yield from _told_line(connection, person)


def export_tables(store: Store, ids: Sequence[str]) -> Iterator[str]:
    """The lines of these tables, or of all, without that of the house."""
    with _one_moment(store) as connection:
        for table_id in ids or queries.all_ids(connection):
            yield _table_line(connection, table_id)


@contextmanager
def _one_moment(store: Store) -> Iterator[sa.Connection]:
    """A connection that sees the database as it is at the first question, whatever is written meanwhile."""
    engine = store.engine
    if store.shares:
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    try:
        with engine.connect() as connection:
            yield connection
    except SQLAlchemyError as error:
        raise Unavailable("server-error-store", why=str(error).partition("\n")[0]) from error


def _table_line(connection: sa.Connection, table_id: str) -> str:
    row = connection.execute(tables.select().where(tables.c.id == table_id)).mappings().first()
    if row is None:
        raise NotFound("server-error-table-named", table=table_id)
    line: Row = {_TABLE: FORMAT, **_written(tables, row, but=_COUNTED)}
    for table in _OF_TABLES:
        own = table.select().where(table.c.table_id == table_id).order_by(*table.primary_key.columns)
        line[table.name] = [_written(table, one, but=("table_id",)) for one in connection.execute(own).mappings()]
    line["entries"] = [_raw(body) for body in read_log(connection, table_id, 0, row["length"])]
    return _encoded(line)


def _person_line(connection: sa.Connection, person: str) -> str:
    row = connection.execute(people.select().where(people.c.id == person)).mappings().one()
    line: Row = {_PERSON: FORMAT, **_written(people, row)}
    for table in _OF_PEOPLE:
        own = table.select().where(table.c.person == person).order_by(table.c.id)
        line[table.name] = [_written(table, one, but=("person",)) for one in connection.execute(own).mappings()]
    return _encoded(line)


def _told_line(connection: sa.Connection, person: str) -> Iterator[str]:
    """What somebody is told and where to, if there is anything."""
    own = connection.execute(hooks.select().where(hooks.c.person == person).order_by(hooks.c.id)).mappings()
    its_hooks = [_written(hooks, one, but=("person",)) for one in own]
    told = []
    for one in connection.execute(news.select().where(news.c.person == person).order_by(news.c.id)).mappings():
        sent = connection.execute(outbox.select().where(outbox.c.news == one["id"]).order_by(outbox.c.id)).mappings()
        on_way = [_written(outbox, each, but=("id", "news")) for each in sent]
        told.append({**_written(news, one, but=("id", "person")), "outbox": on_way})
    if its_hooks or told:
        yield _encoded({_TOLD: FORMAT, "person": person, "hooks": its_hooks, "news": told})


def _encoded(line: Row) -> str:
    return msgspec.json.encode(line).decode() + "\n"


def _written(table: sa.Table, row: Mapping[Any, Any], but: Sequence[str] = ()) -> Row:
    return {column.name: _write(column, row[column.name]) for column in table.c if column.name not in but}


def _write(column: sa.Column[Any], value: Any) -> Any:
    if value is None:
        return None
    if column.name in _JSON:
        return _raw(value)
    return bytes(value).hex() if column is tables.c.seed else value


# Reading.


def import_tables(store: Store, lines: Iterable[str]) -> Report:
    """Put tables into a store, each whole or not at all. A line that is not a table is refused with its number."""
    taken = known = 0
    strange, promised = False, 0
    newcomers: set[str] = set()
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        fields = _fields(line, number)
        if _HOUSE in fields:
            promised, strange = _take_house(store, fields, number)
            continue
        if _PERSON in fields:
            newcomers |= _take_person(store, fields, number)
            continue
        if _TOLD in fields:
            _take_told(store, fields, number, newcomers)
            continue
        found = _read(fields, number)
        try:
            store.write_now(_inserted(found))
            taken += 1
        except Taken:
            known += 1
    if taken + known < promised:
        raise BadRequest("server-error-backup-short", tables=promised, found=taken + known)
    return Report(taken, known, strange, len(newcomers))


def import_house(store: Store, path: Path) -> None:
    """Put a whole export into an empty database; BadRequest if anything is missing."""
    try:
        with path.open(encoding="utf-8") as file:
            first = file.readline()
            fields = _fields(first, 1)
            promised = msgspec.json.decode(fields["people"], type=int) if "people" in fields else 0
            file.seek(0)
            report = import_tables(store, file)
    except UnicodeDecodeError as error:
        raise BadRequest("server-error-backup-line", line=1, why=str(error)) from error
    if report.people < promised:
        raise BadRequest("server-error-backup-people", people=promised, found=report.people)


def _fields(line: str, number: int) -> Raws:
    try:
        fields = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
        kind = next((one for one in _KINDS if one in fields), _TABLE)
        form = msgspec.json.decode(fields[kind], type=int)
        if not 1 <= form <= FORMAT:
            raise BadRequest("server-error-backup-newer", format=form)
    except (msgspec.MsgspecError, UnicodeDecodeError, KeyError) as error:
        raise BadRequest("server-error-backup-line", line=number, why=str(error)) from error
    if form == 1 and "options" in fields:
        fields["settings"] = fields.pop("options")
    if form < 4 and "listed" in fields:
        was_listed = bytes(fields.pop("listed")).strip() == b"true"
        fields["access"] = msgspec.Raw(msgspec.json.encode(BY_ALL if was_listed else BY_LINK))
    return fields


def _take_house(store: Store, fields: Raws, number: int) -> tuple[int, bool]:
    """How many tables follow, and whether this house keeps a secret of its own: one that has tables does."""
    try:
        rows = [_row(house, one) for one in _rows(fields["rows"])]
        promised = msgspec.json.decode(fields["tables"], type=int)
        names = [_row(name_keys, one) for one in _rows(fields["name_keys"])] if "name_keys" in fields else []
    except (msgspec.MsgspecError, KeyError) as error:
        raise BadRequest("server-error-backup-line", line=number, why=str(error)) from error

    def work(connection: sa.Connection) -> bool:
        ours = {row.name: bytes(row.value) for row in connection.execute(house.select())}
        is_empty = connection.execute(sa.select(tables.c.id).limit(1)).first() is None
        for row in rows:
            if row["name"] not in ours or is_empty:
                connection.execute(house.delete().where(house.c.name == row["name"]))
                connection.execute(house.insert(), row)
        for row in names:
            if row["until"] is not None and row["until"] < clock.now():
                continue  # The year was over before the file was read.
            mine = name_keys.c.name_key == row["name_key"]
            if connection.execute(name_keys.select().where(mine)).first() is None:
                connection.execute(name_keys.insert(), row)
        return not is_empty and any(ours.get(row["name"], row["value"]) != row["value"] for row in rows)

    return promised, store.write_now(work)


def _take_person(store: Store, fields: Raws, number: int) -> set[str]:
    """Somebody with devices and credentials; nobody if they, or somebody of that name, are here already."""
    try:
        own = {name: raw for name, raw in fields.items() if name in people.c}
        row = _row(people, own)
        beside = {
            table: [_row(table, one, but=("person",)) for one in _rows(fields[table.name])] for table in _OF_PEOPLE
        }
    except (msgspec.MsgspecError, KeyError) as error:
        raise BadRequest("server-error-backup-line", line=number, why=str(error)) from error

    def work(connection: sa.Connection) -> None:
        connection.execute(people.insert(), row)
        for table, rows in beside.items():
            if rows:
                connection.execute(table.insert(), [{"person": row["id"], **one} for one in rows])

    try:
        store.write_now(work)
    except Taken:
        return set()
    return {row["id"]}


def _take_told(store: Store, fields: Raws, number: int, newcomers: set[str]) -> None:
    """What a newcomer is told. News have other numbers here; what is on its way goes on from here."""
    try:
        person = msgspec.json.decode(fields["person"], type=str)
        its_hooks = [_row(hooks, one, but=("person",)) for one in _rows(fields["hooks"])]
        told = []
        for one in _rows(fields["news"]):
            sent = [_row(outbox, each, but=("id", "news")) for each in _rows(one.pop("outbox"))]
            told.append((_row(news, one, but=("id", "person")), sent))
    except (msgspec.MsgspecError, KeyError) as error:
        raise BadRequest("server-error-backup-line", line=number, why=str(error)) from error

    def work(connection: sa.Connection) -> None:
        if its_hooks:
            connection.execute(hooks.insert(), [{"person": person, **one} for one in its_hooks])
        for row, sent in told:
            new = connection.execute(news.insert().returning(news.c.id), {"person": person, **row}).scalar()
            if sent:
                connection.execute(outbox.insert(), [{"news": new, **one} for one in sent])

    if person in newcomers:
        with suppress(Taken):
            store.write_now(work)


def _read(fields: Raws, number: int) -> Found:
    """The table of a line, if everything in it fits together."""
    try:
        found = _found(fields)
        seats = tuple(SeatRow(**{name: one[name] for name in SeatRow._fields}) for one in found.belonging["seats"])
        check(restore(Loaded(TableRow(**found.row), seats, found.log)))
    except BadRequest:
        raise
    except (LonghouseError, msgspec.MsgspecError, ValueError, KeyError, TypeError, IndexError) as error:
        raise BadRequest("server-error-backup-line", line=number, why=str(error)) from error
    return found


def _found(fields: Raws) -> Found:
    names = {table.name for table in _OF_TABLES}
    for name in fields:
        if name not in (_TABLE, "entries", *names) and (name not in tables.c or name in _COUNTED):
            raise BadRequest("server-error-backup-newer", format=f"{FORMAT}, {name}")
    belonging = {
        table.name: [
            _row(table, one) for one in msgspec.json.decode(fields[table.name], type=list[dict[str, msgspec.Raw]])
        ]
        for table in _OF_TABLES
        if table.name in fields
    }
    log = [_text(body) for body in msgspec.json.decode(fields["entries"], type=list[msgspec.Raw])]
    own = {name: raw for name, raw in fields.items() if name in tables.c and name not in _COUNTED}
    row = {**_row(tables, own), "seats": len(belonging["seats"]), "length": len(log)}
    if row["status"] in (OVER, CLOSED):  # A file of an older version does not say it of seats.
        for seat in belonging["seats"]:
            seat["ended"] = seat["ended"] or row["changed"]
    if row["clock"] is not None:  # Nobody could move while the table lay in a file.
        row |= timing.begun_again(TableRow(**row))._asdict()
    return Found(row, belonging, log)


def _rows(raw: msgspec.Raw) -> list[dict[str, msgspec.Raw]]:
    return msgspec.json.decode(raw, type=list[dict[str, msgspec.Raw]])


def _row(table: sa.Table, fields: Raws, but: Sequence[str] = ("table_id",)) -> Row:
    """A row of a line; what an older version did not know is what it is at every table of that time."""
    for name in fields:
        if name not in table.c:
            raise BadRequest("server-error-backup-newer", format=f"{FORMAT}, {table.name}.{name}")
    columns = [one for one in table.c if one.name not in but and not (table is tables and one.name in _COUNTED)]
    return {one.name: _value(one, fields[one.name]) if one.name in fields else _usual(one) for one in columns}


def _value(column: sa.Column[Any], raw: msgspec.Raw) -> Any:
    kind = column.type.python_type
    if bytes(raw) == b"null" and column.nullable:
        return None
    if column.name in _JSON:
        return msgspec.json.encode(msgspec.json.decode(raw)).decode()
    if column is tables.c.seed:
        return bytes.fromhex(msgspec.json.decode(raw, type=str))
    return msgspec.json.decode(raw, type=kind)


def _usual(column: sa.Column[Any]) -> Any:
    if column.server_default is None and not column.nullable:
        raise KeyError(column.name)
    if column.nullable:
        return None
    default = column.server_default.arg if isinstance(column.server_default, sa.DefaultClause) else None
    return column.type.python_type(default) if isinstance(default, str) else column.type.python_type()


def _inserted(found: Found) -> Any:
    table_id = found.row["id"]

    def work(connection: sa.Connection) -> None:
        connection.execute(tables.insert(), found.row)
        for table in _OF_TABLES:
            rows = [{"table_id": table_id, **row} for row in found.belonging.get(table.name, [])]
            if rows:
                connection.execute(table.insert(), rows)
        if found.log:
            log = [{"table_id": table_id, "n": n, "body": body} for n, body in enumerate(found.log)]
            connection.execute(entries.insert(), log)

    return work


def _raw(text: str) -> msgspec.Raw:
    return msgspec.Raw(text.encode())


def _text(raw: msgspec.Raw) -> str:
    return bytes(raw).decode()


__all__ = ["Report", "export_house", "export_tables", "import_house", "import_tables"]
