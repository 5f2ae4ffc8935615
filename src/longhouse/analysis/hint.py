"""A hint: what a seat should choose now, why, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from longhouse.analysis import reasons
from longhouse.analysis.luck import seed_for
from longhouse.bots.outlook import SeatOutlook
from longhouse.bots.search import Considered, Searcher, Thought
from longhouse.core.chance import FastChance
from longhouse.core.game import Game
from longhouse.core.match import Match
from longhouse.core.protocol import Message
from longhouse.core.state import State

ONLY = "only"
"""There is nothing else to choose."""
CLEAR = "clear"
SLIGHT = "slight"
EQUAL = "equal"
BEST = "best"
"""No other choice was tried often enough to be compared with."""

NODES = 50_000
TRIED = 30
"""Visits before another choice is named: before, its value is a guess or the luck of a few simulations."""
_CLEARLY = 0.04
_SLIGHTLY = 0.01
"""Parts of the victory by which a choice is better than the next one."""


@dataclass(frozen=True)
class Hint:
    """A choice with its reason. It holds nothing that its seat does not know."""

    seat: int
    key: str
    sure: str
    """How sure it is: one of ONLY, CLEAR, SLIGHT, EQUAL, BEST; CLEAR, SLIGHT and EQUAL are beside `other`."""
    other: str | None
    """The key of the next best choice; None with ONLY and BEST."""
    more: int
    """So many games more in a hundred are won with it than with the other; 0 where that is not known."""
    chance: int
    """The seat's chance of winning with it, in hundredths."""
    reasons: tuple[Message, ...]
    """What it brings that the other does not, as clauses; or what the other costs, or what both bring."""


def hint(
    game: Game,
    outlook: SeatOutlook,
    seats: int,
    seed: int,
    *,
    seconds: float | None = None,
    simulations: int | None = None,
) -> Hint:
    """What the seat of an outlook should choose. For a seed and a number of simulations it is always the same."""
    searcher = Searcher(game.knowledge, seats, seed, nodes=NODES)
    thought = searcher.think(outlook, seconds=seconds, simulations=simulations)
    chance = FastChance(seed)
    worlds = [outlook.sample(chance) for _ in range(reasons.WORLDS)]
    return from_thought(game, thought, worlds, seed)


def luck_for(match: Match, seat: int) -> int:
    """The seed of a seat's hint: the same for as long as nothing happens."""
    return seed_for(match, "hint", seat, len(match.entries))


def from_thought(game: Game, thought: Thought, worlds: Sequence[State], seed: int) -> Hint:
    """The hint that a thought leads to, explained in worlds that the seat holds possible."""
    best = thought.best
    key = game.codec.key(best.code)
    chance = _percent(best.value)
    others = [one for one in thought.options if one.code != best.code]
    if not others:
        return Hint(thought.seat, key, ONLY, None, 0, chance, ())
    # Where the answer was worked out, all options were compared exactly and none has visits.
    tried = [one for one in others if thought.solved or one.visits >= TRIED]
    if not tried:
        because = _brings(game, worlds, thought.seat, best.code, seed)
        return Hint(thought.seat, key, BEST, None, 0, chance, tuple(because))
    second = max(tried, key=lambda one: (one.share, one.value))
    sure = how_sure(thought, best, second)
    more = max(0, _percent(best.value - second.value)) if _is_known(best, second, sure) else 0
    beside = _Beside(game, worlds, thought.seat, best.code, second.code, seed)
    because = [*(beside.gains() or beside.otherwise(more)), *_mixed(thought, best, sure)]
    return Hint(thought.seat, key, sure, game.codec.key(second.code), more, chance, tuple(because))


def _brings(game: Game, worlds: Sequence[State], seat: int, code: int, seed: int) -> list[Message]:
    """Clauses that speak for a choice, compared with no other."""
    found = reasons.clauses(game, reasons.turns(game, worlds, seat, code, seed), seat)
    return reasons.gains(found)[: reasons.SAID] or [Message("reason-later")]


def _is_known(best: Considered, second: Considered, sure: str) -> bool:
    """Whether the difference of both values is a number to be told: a large one that may be an error is none."""
    return sure == CLEAR or (sure == SLIGHT and best.value - second.value < _CLEARLY)


def _mixed(thought: Thought, best: Considered, sure: str) -> list[Message]:
    """Of a secret choice: that it must not be foreseen, and so how often it should be made, as far as that is known."""
    if not thought.secret or (not thought.solved and sure != EQUAL):
        return []
    if not thought.solved:
        return [Message("reason-varied")]
    times = round(10 * best.share)
    return [Message("reason-mixed", {"times": times})] if times < 10 else []


def compared(game: Game, worlds: Sequence[State], seat: int, code: int, other: int, seed: int) -> list[Message]:
    """What one choice brings a seat and the other does not."""
    beside = _Beside(game, worlds, seat, code, other, seed)
    return beside.gains() or beside.points()


class _Beside:
    """A choice beside another one: what both have brought by the end of the turn."""

    def __init__(self, game: Game, worlds: Sequence[State], seat: int, code: int, other: int, seed: int) -> None:
        self._seat = seat
        self._turns = reasons.turns(game, worlds, seat, code, seed)
        self._others = reasons.turns(game, worlds, seat, other, seed)
        self._mine = reasons.clauses(game, self._turns, seat)
        self._theirs = reasons.clauses(game, self._others, seat)

    def gains(self) -> list[Message]:
        """What it brings and the other does not."""
        return reasons.gains(reasons.without(self._mine, self._theirs))[: reasons.SAID]

    def points(self) -> list[Message]:
        """Of a game that gives no reasons: more points, if that is what they differ in, in most worlds."""
        seat = self._seat
        pairs = zip(self._turns, self._others, strict=True)
        more = sorted(one.scores()[seat] - other.scores()[seat] for (_, one), (_, other) in pairs)
        surely = more[len(more) // 4]
        return [Message("reason-lead", {"points": surely})] if surely > 0 else []

    def otherwise(self, more: int) -> list[Message]:
        """Where it brings nothing more: what the other costs; or what both bring, and how many games more are won."""
        price = reasons.costs(reasons.without(self._theirs, self._mine))
        if price:
            return [Message("reason-avoids"), price[0]]
        games = [Message("reason-games", {"more": more})] if more > 0 else []
        shared = reasons.gains(self._mine)[: reasons.SAID]
        if shared:
            shared.append(Message("reason-both"))
        return self.points() or [*shared, *games] or [Message("reason-later")]


def how_sure(thought: Thought, best: Considered, second: Considered) -> str:
    """Whether the best is clearly better than the next, a little, or only as good."""
    if thought.secret:
        return EQUAL if second.share >= 0.7 * best.share else SLIGHT if second.share >= 0.3 * best.share else CLEAR
    margin = best.value - second.value
    error = 0.0
    if not thought.solved:
        spread = max(best.value * (1 - best.value), 0.01)
        error = sqrt(spread * (1 / max(best.visits, 1) + 1 / max(second.visits, 1)))
    if margin >= max(_CLEARLY, error):
        return CLEAR
    return SLIGHT if margin >= max(_SLIGHTLY, error / 4) else EQUAL


def _percent(share: float) -> int:
    return round(100 * share)
