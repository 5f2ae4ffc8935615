"""Everything about being told that one process has, put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from longhouse.core.errors import LonghouseError
from longhouse.server.people.desk import Desk as People
from longhouse.server.people.register import new_id
from longhouse.server.store import hooks, queries
from longhouse.server.store.bus import Bus
from longhouse.server.store.people import PersonRow
from longhouse.server.store.rows import NewsRow, RequestNote
from longhouse.server.table.live import Tables
from longhouse.server.table.lobby import Glances
from longhouse.server.table.state import TableState, Told
from longhouse.server.told import happenings, push
from longhouse.server.told.chores import Chores
from longhouse.server.told.courier import Courier
from longhouse.server.told.lists import Lists
from longhouse.server.told.outgoing import Outgoing
from longhouse.server.told.push import Pusher
from longhouse.server.told.senders import Senders

_log = logging.getLogger("longhouse.server")


class Desk:
    """The lists, the courier and the ways out of one process."""

    def __init__(
        self, tables: Tables, bus: Bus, glances: Glances, people: People, *, secret: bytes, site: str, private: bool
    ) -> None:
        self.store = store = tables.store
        self.bus = bus
        self.secret = secret
        outgoing = Outgoing(private)
        key = store.write_now(hooks.house_key(push.KEY, push.new_key))
        self.senders = Senders(store, outgoing, Pusher(key, site, outgoing), people.mailer, secret, site)
        self.courier = Courier(store, self.senders)
        self.courier.when_told = self._tell_here
        self.lists = Lists(store, bus, glances)
        self.chores = Chores(store)
        tables.news_of = _news_of
        tables.when_told.add(self._tell_here)
        self._tasks: set[asyncio.Task[None]] = set()
        people.letters.when_changed = self._tell_of_account

    def _tell_here(self, people: Sequence[str]) -> None:
        """It is on disk, and the other processes hear of it from there."""
        for person in people:
            self.bus.say_here(f"person {person}")
        self.courier.wake()

    def _tell_of_account(self, person: PersonRow, what: str, about: str) -> None:
        """A new device, or another way in: in the page and by push; the letter is sent by whoever says so."""
        task = asyncio.create_task(self._write(happenings.about_account(person.id, what, new_id(), about=about)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _write(self, news: NewsRow) -> None:
        try:
            await self.store.write("", queries.tell([news], [news.person]))
        except LonghouseError as error:
            _log.warning("news of an account were not written", extra={"why": str(error)})
            return
        self._tell_here([news.person])

    async def close(self) -> None:
        """Stop telling."""
        await self.courier.close()


def _news_of(before: TableState | None, after: TableState, note: RequestNote | None) -> Told:
    found = happenings.of_change(before, after, note)
    return Told(tuple(found.news), tuple(found.people))
