"""Who keeps watch: every process asks every second at which tables something is due, and does it.

The table's version decides between two processes, so each thing is done once. There are no timers in memory: whatever
was due while nobody was up is done by the next who starts.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from msgspec.structs import replace

from longhouse.core.errors import LonghouseError
from longhouse.server import clock, metrics
from longhouse.server.errors import NotFound, Unavailable
from longhouse.server.store import clocks as queries
from longhouse.server.store.database import Store
from longhouse.server.table import clocks as c
from longhouse.server.table import holidays, timing
from longhouse.server.table.clocks import Away
from longhouse.server.table.live import LiveTable, Tables
from longhouse.server.table.state import Draft, TableState, revise
from longhouse.server.table.time_out import NothingDue, settle

_EVERY_SECONDS = 1.0
_BEAT_SECONDS = 20.0
DOWN_SECONDS = 60.0
"""Whoever starts, and finds that the house was not up for longer than this, holds all clocks meanwhile."""
_LATE_SECONDS = 5.0
_MOST_AT_ONCE = 500
_TROUBLE_SECONDS = 60.0
SILENT_SECONDS = 60.0
"""Whoever has not looked for so long is taken for dead."""
_log = logging.getLogger("longhouse.server")


def hold(store: Store) -> None:
    """At the start: nobody loses time, or a match, because the house was down."""
    down = store.write_now(queries.hold_clocks(clock.now(), DOWN_SECONDS, timing.stood))
    if down:
        _log.info("clocks stood while the house was down", extra={"seconds": round(down)})


class Deadlines:
    """Does what is due."""

    def __init__(self, tables: Tables, look: Callable[[LiveTable], None]) -> None:
        self._tables = tables
        self._look = look
        """Called where a bot has to play on, though nobody looks."""
        self._troubles: dict[str, float] = {}
        self._looked = time.monotonic()

    @property
    def is_silent(self) -> bool:
        """Whether nobody has looked at the clocks for a minute."""
        return time.monotonic() - self._looked > SILENT_SECONDS

    async def keep_watch(self) -> None:
        """For ever."""
        while True:
            try:
                await self.look_round()
                self._looked = time.monotonic()
            except LonghouseError as error:
                _log.warning("clocks not looked at", extra={"why": str(error)})
            await asyncio.sleep(_EVERY_SECONDS)

    async def keep_beating(self) -> None:
        """For ever: note that the house is up."""
        while True:
            try:
                await self._tables.store.write("", queries.beat(clock.now()))
            except LonghouseError as error:
                _log.warning("not noted that the house is up", extra={"why": str(error)})
            await asyncio.sleep(_BEAT_SECONDS)

    async def look_round(self) -> int:
        """Do everything that is due now; at how many tables something was."""
        self._troubles = {one: until for one, until in self._troubles.items() if until > time.monotonic()}
        found = await self._tables.store.read(queries.find_due(clock.now(), _MOST_AT_ONCE + len(self._troubles)))
        return sum([await self._do(one) for one in found if one not in self._troubles])

    async def _do(self, table_id: str) -> bool:
        try:
            table = await self._tables.find(table_id, fresh=True)
            if await self._learn_holidays(table):
                return True
            due = table.now.row.due
            await self._tables.change(table, settle)
        except NothingDue:
            return False
        except (Unavailable, NotFound):
            return False
        except Exception as error:  # A table that cannot be read must not keep the others from being looked at.
            self._troubles[table_id] = time.monotonic() + _TROUBLE_SECONDS
            trace = None if isinstance(error, LonghouseError) else error
            _log.error("a clock cannot be heeded", extra={"table": table_id, "why": repr(error)}, exc_info=trace)
            return False
        metrics.clocks.labels(_what(table.now)).inc()
        if due is not None and clock.now() - due > _LATE_SECONDS:
            metrics.clocks_late.inc()
        if table.now.bots_due():
            self._look(table)
        return True

    async def _learn_holidays(self, table: LiveTable) -> bool:
        """Copy the holidays of people who have come to the table since."""
        now, clocks = table.now, table.now.clocks
        people = timing.unknown(clocks, now.seats) if clocks is not None else []
        if not people or now.ended or now.pace is None or not now.pace.is_slow:
            return False
        written = await self._tables.store.read(queries.away_of(people))
        known = {one: holidays.spans(holidays.read(written.get(one))) for one in people}
        await self._tables.change(table, lambda state: note_holidays(state, known))
        return True

    async def tell_holidays(self, person: str, spans: tuple[c.Span, ...]) -> int:
        """Somebody's holidays have changed: so have the clocks wherever they play; at how many tables."""
        ids = await self._tables.store.read(queries.clocked_tables(person))
        for table_id in ids:
            try:
                table = await self._tables.find(table_id, fresh=True)
                await self._tables.change(table, lambda state: note_holidays(state, {person: spans}))
            except (NothingDue, NotFound):
                continue
        return len(ids)


def note_holidays(now: TableState, known: dict[str, tuple[c.Span, ...]]) -> Draft:
    """Copy these people's holidays to their seats; NothingDue if there are no clocks, or none of them sits here."""
    clocks = now.clocks
    if clocks is None or now.ended or not any(seat.person in known for seat in now.seats):
        raise NothingDue
    old = clocks.away or (None,) * len(now.seats)
    away = tuple(
        Away(seat.person, known[seat.person]) if seat.person is not None and seat.person in known else one
        for seat, one in zip(now.seats, old, strict=True)
    )
    return revise(now, proposal=now.proposal, linger=now.linger, clocks=replace(clocks, away=away))


def _what(now: TableState) -> str:
    """What has been done, in one of a few words."""
    if now.row.closed is not None:
        return f"closed {now.row.closed}"
    clocks = now.clocks
    return "asked the others" if clocks is not None and clocks.late else "lent" if now.bots_due() else "went on"
