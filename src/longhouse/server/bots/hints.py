"""Hints, thought about in a process of their own: no bot waits for them, and only a few may wait themselves."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

import msgspec

from longhouse.analysis.hint import luck_for
from longhouse.core.chance import FastChance
from longhouse.core.match import Match
from longhouse.server.analysis_models import HintInfo
from longhouse.server.bots.pool import BotFailed, BotPool
from longhouse.server.bots.worker import HintRequest
from longhouse.server.errors import TooMany, Unavailable

SECONDS = 1.5
"""How long a hint is thought about."""
_PATIENCE = 20.0
"""Seconds after which a process that does not answer is given up; a slow machine explains slowly."""
_MOST_WAITING = 12
_REMEMBERED = 500


class Hints:
    """One hint at a time for each seat; what was found is remembered for as long as the question is the same."""

    def __init__(self, processes: int = 1, seconds: float = SECONDS, hidden: Sequence[str] = ()) -> None:
        self.seconds = seconds
        self._pool = BotPool(processes, seconds + _PATIENCE, hidden)
        self._asking: set[tuple[str, int]] = set()
        self._found: OrderedDict[tuple[str, int, int], HintInfo] = OrderedDict()

    async def hint(self, table: str, match: Match, seat: int) -> HintInfo:
        """What this seat should choose now; TooMany if it asks already, or too many others do."""
        known = (table, seat, len(match.entries))
        if known in self._found:
            return self._found[known]
        if (table, seat) in self._asking:
            raise TooMany("server-error-hint-asked", retry_after=2)
        if len(self._asking) >= _MOST_WAITING:
            raise TooMany("server-error-hints-many", retry_after=10)
        self._asking.add((table, seat))
        try:
            found = await self._think(match, seat)
        finally:
            self._asking.discard((table, seat))
        self._found[known] = found
        while len(self._found) > _REMEMBERED:
            self._found.popitem(last=False)
        return found

    async def _think(self, match: Match, seat: int) -> HintInfo:
        """The process is told a world that the seat holds possible: what the seat cannot know is not in it."""
        seed = luck_for(match, seat)
        world = match.state.determinize(seat, FastChance(seed))
        request = HintRequest(match.game.id, world.dump(), seat, match.seats, self.seconds, seed)
        try:
            reply = await self._pool.think(request)
        except BotFailed as error:
            raise Unavailable("server-error-hint") from error
        if reply.hint is None:
            raise Unavailable("server-error-hint")
        return msgspec.convert({**reply.hint, "decision": match.decision(seat).id}, HintInfo)

    async def close(self) -> None:
        """End its process."""
        await self._pool.close()
