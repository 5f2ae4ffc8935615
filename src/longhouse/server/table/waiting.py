"""The lobby: pages of listed tables that one address cannot fill, and the end of tables that nobody joins."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from hashlib import blake2b
from typing import NamedTuple

from longhouse.core import registry
from longhouse.core.errors import LonghouseError
from longhouse.server.clock import now
from longhouse.server.errors import BadRequest
from longhouse.server.store import waiting
from longhouse.server.store.rows import WAITING, Loaded
from longhouse.server.table.live import LiveTable, Tables
from longhouse.server.table.presence import Presence

PAGE = 24
LISTED_SECONDS = 1800.0
"""A table leaves the list when none of its people has looked at it for so long: whoever joins would wait in vain."""
PRIVATE_SECONDS = 60 * 86_400.0
"""So long at least a table waits that stands in no list: people who know each other need not hurry."""
_LOOK_SECONDS = 300.0
"""Looking more often than this is not written down."""
_EVERY_SECONDS = 60.0
_MOST_KNOWN = 5000
_log = logging.getLogger("longhouse.server")


class LobbyTables(NamedTuple):
    """A page of the lobby, and where the next one begins."""

    tables: list[Loaded]
    next: str | None


class Lobby:
    """What a process knows of the tables that wait."""

    def __init__(
        self,
        tables: Tables,
        presence: Presence,
        secret: bytes,
        waiting_seconds: float,
        clock: Callable[[], float] = now,
    ) -> None:
        self._tables = tables
        self._presence = presence
        self._secret = secret
        self.waiting_seconds = waiting_seconds
        self._clock = clock
        self._looked: dict[str, float] = {}

    async def page(
        self, show: str, game: str | None = None, free: int | None = None, after: str | None = None
    ) -> LobbyTables:
        """A page of the open or of the finished tables; shorter where their game cannot be loaded."""
        place = _read(after) if after is not None else None
        if show == "over":
            work = waiting.over_page(game, place, PAGE)
        else:
            work = waiting.open_page(self._clock() - LISTED_SECONDS, game, free, place, PAGE)
        found = await self._tables.store.read(work)
        playable = registry.names()
        shown = [one for one in found.tables if one.table.game in playable]
        return LobbyTables(shown, _written(found.next) if found.next is not None else None)

    async def founded(self, table_id: str, client: str) -> None:
        """Note who made a table that waits, as a keyed hash: only whether two are the same can be told from it."""
        live = self._tables.live.get(table_id)
        if live is not None and live.now.row.status == WAITING:
            hashed = blake2b(client.encode(), key=self._secret[:64], digest_size=16, person=b"lh-founder").digest()
            await self._tables.store.write(table_id, waiting.note_founder(table_id, hashed))

    async def look(self, live: LiveTable, seat: int | None) -> None:
        """Somebody asks for a table; if it is one of its people, it is a sign of life."""
        if seat is not None and live.now.row.status == WAITING:
            await self.look_at([live.id])

    async def look_at(self, ids: Iterable[str]) -> None:
        """People look at these tables of theirs."""
        at = self._clock()
        fresh = [one for one in ids if at - self._looked.get(one, 0.0) >= _LOOK_SECONDS]
        if not fresh:
            return
        if len(self._looked) > _MOST_KNOWN:
            self._looked.clear()
        self._looked.update(dict.fromkeys(fresh, at))
        await self._tables.store.write(fresh[0], waiting.looked_at(fresh, at))

    async def put_away(self) -> int:
        """Note who is here now, and remove the tables that waited for too long; how many there were."""
        here = [one.id for one in list(self._presence.open) if one.now.row.status == WAITING and one.present()]
        await self.look_at(here)
        if self.waiting_seconds <= 0:
            return 0
        at, removed = self._clock(), 0
        since = at - self.waiting_seconds
        private_since = at - max(self.waiting_seconds, PRIVATE_SECONDS)
        for table_id in await self._tables.store.read(waiting.unlooked(since, private_since)):
            if await self._tables.store.write(table_id, waiting.put_away_table(table_id, since, private_since)):
                removed += 1
                live = self._tables.live.get(table_id)
                if live is not None:
                    self._tables.forget(live)
        return removed

    async def keep_house(self) -> None:
        """Every minute."""
        while True:
            try:
                if removed := await self.put_away():
                    _log.info("tables that nobody joined removed", extra={"tables": removed})
            except LonghouseError as error:
                _log.warning("waiting tables not looked through", extra={"why": str(error)})
            except Exception:
                _log.exception("waiting tables not looked through")
            await asyncio.sleep(_EVERY_SECONDS)


def _written(place: waiting.Place) -> str:
    return f"{place.tier}_{place.shown!r}_{place.table}"


def _read(word: str) -> waiting.Place:
    try:
        tier, shown, table = word.split("_", 2)
        place = waiting.Place(int(tier), float(shown), table)
    except ValueError:
        raise BadRequest("server-error-request", field="after", why=word) from None
    if not (0 <= place.tier < 1_000_000 and abs(place.shown) < 1e12 and len(table) <= 32):
        raise BadRequest("server-error-request", field="after", why=word)
    return place
