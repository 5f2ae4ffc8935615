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

NODES = 50_000
_CLEARLY = 0.04
_SLIGHTLY = 0.01
"""Parts of the victory by which a choice is better than the next one."""


@dataclass(frozen=True)
class Hint:
    """A choice with its reason. It holds nothing that its seat does not know."""

    seat: int
    key: str
    sure: str
    """How sure it is: one of ONLY, CLEAR, SLIGHT, EQUAL; the last three are beside `other`."""
    other: str | None
    """The key of the next best choice."""
    more: int
    """So many games more in a hundred are won with it than with the other; 0 where that is not known."""
    chance: int
    """The seat's chance of winning with it, in hundredths."""
    reasons: tuple[Message, ...]
    """What it brings that the other does not, as clauses; empty where the game cannot say."""


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
    second = max(others, key=lambda one: (one.share, one.value))
    sure = how_sure(thought, best, second)
    more = 0 if sure == EQUAL else max(0, _percent(best.value - second.value))
    because = [*compared(game, worlds, thought.seat, best.code, second.code, seed), *_mixed(thought, best, sure)]
    return Hint(thought.seat, key, sure, game.codec.key(second.code), more, chance, tuple(because))


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
    mine = reasons.turns(game, worlds, seat, code, seed)
    theirs = reasons.turns(game, worlds, seat, other, seed)
    found = reasons.without(reasons.clauses(game, mine, seat), reasons.clauses(game, theirs, seat))
    return reasons.gains(found)[: reasons.SAID] or _points(mine, theirs, seat)


def _points(mine: Sequence[reasons.Pair], theirs: Sequence[reasons.Pair], seat: int) -> list[Message]:
    """Of a game that gives no reasons: more points, if that is what they differ in, in most worlds."""
    more = sorted(one.scores()[seat] - other.scores()[seat] for (_, one), (_, other) in zip(mine, theirs, strict=True))
    surely = more[len(more) // 4]
    return [Message("reason-lead", {"points": surely})] if surely > 0 else []


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
