"""The courier: takes news out of the house, at least once each.

One runs in every process. It takes what is due from the outbox for half a minute, looks again whether it is still true,
sends it and says so. Who dies in between is followed by another one, who may send the same again: the id that travels
along is the same, so whoever gets it twice can see that.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

from longhouse.core.errors import LonghouseError
from longhouse.server import clock, metrics
from longhouse.server.store import outbox, queries
from longhouse.server.store.database import Store
from longhouse.server.store.outbox import DEAD, DONE, DROPPED, HOOK, MAIL, PUSH, SPREAD, WARN, Facts, Parcel
from longhouse.server.store.rows import NewsRow
from longhouse.server.told import matrix
from longhouse.server.told.senders import Failed, Senders, Sent
from longhouse.server.told.time_left import deadline
from longhouse.server.told.truth import is_asked, is_still_true

LEASE_SECONDS = 45.0
"""For so long a row belongs to whoever has taken it: longer than any way of sending may take."""
_LOOK_SECONDS = 1.0
_MEASURE_SECONDS = 10.0
SILENT_SECONDS = 60.0
_AT_ONCE = 16
RETRIES = (60.0, 300.0, 1800.0, 7200.0, 28_800.0)
"""Seconds after which something is tried again; then it is given up."""
_HOURLY = 3600.0
_log = logging.getLogger("longhouse.server")


class _Later(NamedTuple):
    """It is too early."""

    until: float


class Courier:
    """Takes what is due, and sees to it."""

    def __init__(self, store: Store, senders: Senders) -> None:
        self.store = store
        self.senders = senders
        self._hands: set[asyncio.Task[None]] = set()
        self._news = asyncio.Event()
        self._looked = time.monotonic()
        self._measured = 0.0
        self.when_told: Callable[[Sequence[str]], None] = lambda _people: None
        """Called with those who are told something that no change of a table has brought about."""

    @property
    def me(self) -> str:
        """What this process signs with."""
        return self.store.name

    @property
    def is_silent(self) -> bool:
        """Whether it has not looked for a minute."""
        return time.monotonic() - self._looked > SILENT_SECONDS

    def wake(self) -> None:
        """There is news."""
        self._news.set()

    async def keep_going(self) -> None:
        """For ever."""
        if not self.store.shares:
            with suppress(LonghouseError):
                await self.store.write("", outbox.let_go(clock.now()))
        while True:
            try:
                await self.look()
                await self._measure()
                self._looked = time.monotonic()
            except LonghouseError as error:
                _log.warning("news are not taken out", extra={"why": str(error)})
            with suppress(TimeoutError):
                async with asyncio.timeout(_LOOK_SECONDS):
                    await self._news.wait()

    async def close(self) -> None:
        """Stop; what is under way is taken up by another process, or by the next one here."""
        for hand in self._hands:
            hand.cancel()
        await asyncio.gather(*self._hands, return_exceptions=True)
        await self.senders.close()

    async def look(self) -> int:
        """Take up what is due, as far as there are hands; how much that was."""
        self._news.clear()
        free = _AT_ONCE - len(self._hands)
        now = clock.now()
        if free <= 0 or not await self.store.read(outbox.anything_due(now)):
            return 0
        taken = await self.store.write("", outbox.take(self.me, now, now + LEASE_SECONDS, free))
        for parcel in taken:
            hand = asyncio.create_task(self._carry(parcel))
            self._hands.add(hand)
            hand.add_done_callback(self._done)
        return len(taken)

    def _done(self, hand: asyncio.Task[None]) -> None:
        self._hands.discard(hand)
        self.wake()

    async def _measure(self) -> None:
        if time.monotonic() - self._measured < _MEASURE_SECONDS:
            return
        self._measured = time.monotonic()
        count, oldest = await self.store.read(outbox.waiting(clock.now()))
        metrics.outbox_waiting.set(count)
        metrics.outbox_oldest.set(oldest)

    async def _carry(self, parcel: Parcel) -> None:
        try:
            if parcel.channel == SPREAD:
                await self._spread(parcel)
            elif parcel.channel == WARN:
                await self._warn(parcel)
            else:
                await self._deliver(parcel)
        except LonghouseError as error:
            # The database: whoever finds the row when its time is over tries again.
            _log.warning("a piece of news was not taken out", extra={"channel": parcel.channel, "why": str(error)})
        except Exception as error:
            _log.exception("a piece of news was not taken out", extra={"channel": parcel.channel})
            with suppress(LonghouseError):
                await self._try_again(parcel, Failed(repr(error)))

    async def _spread(self, parcel: Parcel) -> None:
        """Make a row for every way that somebody wants to be told by."""
        found = await self.store.read(outbox.facts([parcel.news]))
        ways: list[tuple[str, str, float]] = []
        if found:
            ways = self._ways(found[0], await self.store.read(outbox.ways(parcel.person, _table(found[0]))))
            metrics.news.labels(found[0].kind).inc()
        await self.store.write("", outbox.spread(parcel, ways))
        self.wake()

    def _ways(self, facts: Facts, known: outbox.Ways) -> list[tuple[str, str, float]]:
        settings, event, now = matrix.read(facts.person.settings), matrix.EVENT_OF[facts.kind], facts.created
        pace = facts.table.pace if facts.table is not None else None
        found: list[tuple[str, str, float]] = []
        if facts.kind == "turn" and facts.table is not None and facts.seat is not None:
            runs = deadline(facts.table, facts.seat)
            found += [(WARN, "", runs.quarter)] if runs is not None else []
        if matrix.wants(settings, event, PUSH, pace):
            found += [(PUSH, device.id, now + matrix.PUSH_SECONDS) for device in known.devices]
        is_written = facts.kind in matrix.LETTERS_OF_THEIR_OWN
        if not is_written and self.senders.can_mail(facts.person) and matrix.wants(settings, event, MAIL, pace):
            when = matrix.mail_time(settings, event, facts.person.zone, now)
            found.append((MAIL, matrix.letter_of(event), when))
        wants = matrix.wants(settings, event, HOOK, pace)
        for hook in known.hooks:
            if hook.table_id is None:
                is_wanted = wants
            else:  # What all are told is told of the hook's owner; whose move it is, of everybody.
                usual = matrix.DEFAULTS[event][HOOK].on
                is_wanted = usual and (event in (matrix.TURN, matrix.TIME) or hook.person == facts.person.id)
            if is_wanted:
                found.append((HOOK, hook.id, now))
        return found

    async def _warn(self, parcel: Parcel) -> None:
        """Whoever was asked is still asked: if only a quarter of their time is left, that is news."""
        found = await self.store.read(outbox.facts([parcel.news]))
        facts = found[0] if found and is_asked(found[0]) else None
        runs = deadline(facts.table, facts.seat) if facts and facts.table and facts.seat is not None else None
        if facts is None or runs is None:
            await self.store.write("", outbox.settle(parcel, self.me, DROPPED))
        elif clock.now() < runs.quarter:  # They were given time, or the clocks stood.
            await self.store.write("", outbox.put_off(parcel, self.me, runs.quarter, tried=False))
        else:
            key = f"quarter {_table(facts)} {parcel.news} {parcel.person}"
            row = NewsRow(key, parcel.person, "quarter", "{}", _table(facts), facts.seat, clock.now())
            done = outbox.settle(parcel, self.me, DONE, sent=clock.now())
            await self.store.write("", queries.together(queries.tell([row], [parcel.person]), done))
            self.when_told([parcel.person])

    async def _deliver(self, parcel: Parcel) -> None:
        ids = [parcel.news]
        if parcel.channel == MAIL:
            if (later := await self._too_early(parcel)) is not None:
                await self.store.write("", outbox.put_off(parcel, self.me, later.until, tried=False))
                return
            ids = await self.store.write("", outbox.bind(parcel, self.me))
            if not ids:
                return
        found = [one for one in await self.store.read(outbox.facts(ids)) if is_still_true(one)]
        if not found:
            await self.store.write("", outbox.settle(parcel, self.me, DROPPED))
            metrics.told.labels(parcel.channel, DROPPED).inc()
            return
        result = await self.senders.send(parcel, found)
        if isinstance(result, Sent):
            await self.store.write("", outbox.settle(parcel, self.me, DONE, sent=clock.now()))
            metrics.told.labels(parcel.channel, DONE).inc()
        else:
            await self._try_again(parcel, result)

    async def _too_early(self, parcel: Parcel) -> _Later | None:
        """Letters about moves come at most once an hour, or once a day; one that was begun is finished."""
        if parcel.target != matrix.MOVES or parcel.letter is not None:
            return None
        found = await self.store.read(outbox.facts([parcel.news]))
        if not found:
            return None
        person, now = found[0].person, clock.now()
        last = await self.store.read(outbox.last_letter(person.id, matrix.MOVES))
        hour = matrix.read(person.settings).digest
        if hour is not None:
            is_today = last > 0 and matrix.same_day(last, now, person.zone)
            return _Later(matrix.next_hour(hour, person.zone, now)) if is_today else None
        return _Later(last + _HOURLY) if now < last + _HOURLY else None

    async def _try_again(self, parcel: Parcel, failed: Failed) -> None:
        error = failed.why[:200]
        if failed.for_good or parcel.tries >= len(RETRIES):
            await self.store.write("", outbox.settle(parcel, self.me, DEAD, error=error))
            metrics.told.labels(parcel.channel, DEAD).inc()
            return
        wait = max(RETRIES[parcel.tries], min(failed.after, RETRIES[-1]))
        await self.store.write("", outbox.put_off(parcel, self.me, clock.now() + wait, error=error))


def _table(facts: Facts) -> str | None:
    return facts.table.id if facts.table is not None else None
