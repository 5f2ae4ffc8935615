"""Other processes on the same PostgreSQL: what they change, and who listens there.

Nothing depends on a word (`store/bus.py`) arriving. Every write is checked against the table's version, and every
question is answered from the database; words only let streams tell their readers at once. If none comes, `repeat` looks
every few seconds which tables with streams have changed.
"""

from __future__ import annotations

import asyncio
import logging
import time

from longhouse.core.errors import LonghouseError
from longhouse.server.store import queries
from longhouse.server.store.bus import NotifyBus
from longhouse.server.table.live import LiveTable, Tables
from longhouse.server.table.presence import Presence

_BELIEVED_SECONDS = 45.0
_REPEAT_SECONDS = 15.0
_LOOK_SECONDS = 5.0
"""So often streams hear of changes even if no message comes."""
_log = logging.getLogger("longhouse.server")


class Peers:
    """Tells the other processes what happens at tables here, and hears what happens there."""

    def __init__(self, tables: Tables, presence: Presence, bus: NotifyBus) -> None:
        self.tables = tables
        self.presence = presence
        self.bus = bus
        presence.when_people_change = self._tell_of_seat
        tables.when_loaded.add(lambda table: bus.say(f"who {table.id}"))
        bus.when_connected.add(lambda _none: self._look_again())
        bus.hear("table *", self._hear_of_change)
        bus.hear("who *", self._hear_question)
        bus.hear("seat *", self._hear_of_seat)

    async def repeat(self) -> None:
        """Repeat every few seconds who listens here, which expires elsewhere; and look what has changed."""
        told_at = time.monotonic()
        while True:
            await asyncio.sleep(_LOOK_SECONDS)
            try:
                await self.bus.echo()
                await self.look()
            except LonghouseError as error:
                _log.warning("changes are not looked for", extra={"why": str(error)})
            except Exception:
                _log.exception("changes are not looked for")
            if time.monotonic() - told_at >= _REPEAT_SECONDS:
                told_at = time.monotonic()
                for table in list(self.presence.open):
                    self._tell_of_table(table)
                    table.notify()

    async def look(self) -> None:
        """Refresh the tables with streams that have changed, whether anybody said so or not: one question for all."""
        streamed = {table.id: table for table in self.presence.open}
        if not streamed:
            return
        found = await self.tables.store.read(queries.versions(list(streamed)))
        for table_id, version in found.items():
            if version > streamed[table_id].now.row.version:
                await self.tables.refresh(streamed[table_id])

    def _of_another(self, speaker: str, table_id: str) -> LiveTable | None:
        """The table here of which another process speaks."""
        return self.tables.live.get(table_id) if speaker != self.bus.name else None

    def _hear_of_change(self, speaker: str, table_id: str, message: str) -> None:
        table = self._of_another(speaker, table_id)
        if table is not None and int(message) > table.now.row.version:
            self.bus.start(self.tables.refresh(table))

    def _hear_question(self, speaker: str, table_id: str, _message: str) -> None:
        table = self._of_another(speaker, table_id)
        if table is not None:
            self._tell_of_table(table)

    def _hear_of_seat(self, speaker: str, table_id: str, message: str) -> None:
        table = self._of_another(speaker, table_id)
        if table is None:
            return
        seat, is_there = message.split(" ")
        place = (speaker, int(seat))
        if is_there == "1":
            table.elsewhere[place] = time.monotonic() + _BELIEVED_SECONDS
        else:
            table.elsewhere.pop(place, None)
        table.notify()

    def _look_again(self) -> None:
        for table in list(self.tables.live.values()):
            self.bus.start(self.tables.refresh(table))

    def _tell_of_table(self, table: LiveTable) -> None:
        for seat, count in table.streams.items():
            if seat is not None and count > 0:
                self._tell_of_seat(table, seat)

    def _tell_of_seat(self, table: LiveTable, seat: int | None) -> None:
        if seat is not None:
            self.bus.say(f"seat {table.id}", f"{seat} {int(table.streams[seat] > 0)}")
