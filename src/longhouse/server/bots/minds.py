"""The bots that a process keeps from one decision to the next, so that they go on from what they have thought."""

from __future__ import annotations

from collections import OrderedDict

from longhouse import bots
from longhouse.bots.levels import Thinker
from longhouse.bots.pipe import PipeBot
from longhouse.bots.search.searcher import NODES
from longhouse.core.protocol import Player

_MOST = 16


class Minds:
    """Bots of ours that think ahead, and running programs; each of one seat in one match.

    The longest unasked goes when room is short. Whether what one has thought is still of use it finds out by itself: if
    it is asked about anything but the position that its own choices have led to, it starts afresh. Other bots from
    elsewhere are made anew for every decision.
    """

    def __init__(self, most: int = _MOST, nodes: int = NODES) -> None:
        self._most = most
        self._nodes = nodes
        """Of all trees together; the one last used may have so many alone."""
        self._kept: OrderedDict[str, Thinker | PipeBot] = OrderedDict()
        self._asked: Player | None = None

    def take(self, mind: str, bot: str, seed: int, seconds: float) -> Player:
        """The bot of this mind, or a new one. Whoever takes it gives it back (`keep`), unless it has failed."""
        known = self._kept.pop(mind, None)
        if known is not None:
            known.limit(seconds)
        self._asked = known or bots.make(bot, seed, seconds)
        return self._asked

    def keep(self, mind: str, player: Player) -> None:
        """Have it at hand for the next decision, if it is one that gains by it."""
        if not mind or not isinstance(player, Thinker | PipeBot):
            return
        self._kept[mind] = player
        while len(self._kept) > 1 and (len(self._kept) > self._most or self.nodes > self._nodes):
            _, gone = self._kept.popitem(last=False)
            _end(gone)

    def close(self) -> None:
        """Programs end with us, also the one that is being asked."""
        for one in [self._asked, *self._kept.values()]:
            _end(one)

    @property
    def nodes(self) -> int:
        """How large all trees together are."""
        return sum(one.nodes for one in self._kept.values() if isinstance(one, Thinker))


def _end(player: Player | None) -> None:
    if isinstance(player, PipeBot):
        player.kill()
