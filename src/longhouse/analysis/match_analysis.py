"""The analysis of a finished match: who stood how, which choices cost most, and how much of it was luck.

Every choice is judged by what its seat knew then, not by what was true: it is thought about anew in worlds that the
seat held possible.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev

from longhouse.analysis import reasons
from longhouse.analysis.hint import compared
from longhouse.bots.search import Searcher, Thought
from longhouse.bots.search.searcher import reopen
from longhouse.core import log
from longhouse.core.chance import FastChance
from longhouse.core.errors import PlayedAlone, Unfinished
from longhouse.core.game import Game
from longhouse.core.knowledge import Figures
from longhouse.core.match import Match
from longhouse.core.protocol import Json, Message
from longhouse.core.state import State

VERSION = 3
"""Goes up when the same match would be judged otherwise, or told in another form: what was kept is then out of date."""
SIMULATIONS = 300
"""Thought about each decision with, unless somebody says otherwise."""
_BLINDLY = 4
"""So many times as many where a game's knowledge guides none of them: each is quick there, and tells less."""
WORST = 5
_WORLDS = 6
"""In so many worlds the choice that was made and the best one are played on and compared."""
_CLOSELY = 8
"""So many times as long a choice is thought about before it is named among the worst."""
_MOST_CLOSELY = 20
_NODES = 20_000
_NOTHING = 0.005
"""Less than this part of the victory is nothing."""
_SURE = 1.96
"""So many errors to both sides hold the truth in 95 of a hundred cases."""
_AS_GOOD = 0.3
"""Of a choice that is best made by lot: what is chosen so often, beside the most frequent, is as good."""


@dataclass(frozen=True)
class Judged:
    """One decision with a choice, judged by what its seat knew."""

    entry: int
    """Its entry in the log."""
    seat: int
    key: str
    best: str
    chances: tuple[float, ...]
    """By seat, its part of the victory to be expected just before, as the deciding seat could see it."""
    change: tuple[float, ...]
    """By seat, what the choice brought it beside the best one, right on average; zeros if it was as good."""
    errors: tuple[float, ...]
    """By seat, the standard error of that."""

    @property
    def lost(self) -> float:
        """What the choice cost its seat, as far as that is more than an error: nobody is blamed for less."""
        return max(0.0, -self.change[self.seat] - self.errors[self.seat])


@dataclass(frozen=True)
class Mistake:
    """One of the choices where most was lost."""

    judged: Judged
    reasons: tuple[Message, ...]
    """What the better choice would have brought."""
    costs: tuple[Message, ...] = ()
    """What the choice that was made costs, and the better one does not."""


@dataclass(frozen=True)
class Analysis:
    """A whole match."""

    game: str
    seats: int
    simulations: int
    decisions: tuple[Judged, ...]
    shares: tuple[float, ...]
    """By seat, its part of the victory in the end."""
    mistakes: tuple[Mistake, ...]
    """The worst first."""

    @property
    def skill(self) -> tuple[float, ...]:
        """By seat, what its own choices cost it beside the best ones: nothing, or less."""
        return tuple(sum(one.change[seat] for one in self.decisions if one.seat == seat) for seat in range(self.seats))

    @property
    def gifts(self) -> tuple[float, ...]:
        """By seat, what the others' choices gave it beside their best ones."""
        return tuple(sum(one.change[seat] for one in self.decisions if one.seat != seat) for seat in range(self.seats))

    @property
    def luck(self) -> tuple[float, ...]:
        """By seat, what neither its own choices nor the others' explain: deals, draws, dice. 0 in all."""
        return tuple(
            share - 1 / self.seats - own - given
            for share, own, given in zip(self.shares, self.skill, self.gifts, strict=True)
        )

    @property
    def doubts(self) -> tuple[float, ...]:
        """By seat, by how much its luck may be wrong, since choices were judged by a few worlds: with 95 %."""
        return tuple(_SURE * sqrt(sum(one.errors[seat] ** 2 for one in self.decisions)) for seat in range(self.seats))

    def curve(self, seat: int) -> list[tuple[int, float]]:
        """A seat's chance of winning over time: the entry before which it was so, as the seat itself could see it."""
        return [(one.entry, one.chances[seat]) for one in self.decisions if one.seat == seat]

    def to_json(self) -> Json:
        """All of it, to be kept and sent."""
        return {
            "game": self.game,
            "seats": self.seats,
            "simulations": self.simulations,
            "decisions": len(self.decisions),
            "shares": _rounded(self.shares),
            "skill": _rounded(self.skill),
            "gifts": _rounded(self.gifts),
            "luck": _rounded(self.luck),
            "doubts": _rounded(self.doubts),
            "curves": [[[n, round(chance, 4)] for n, chance in self.curve(seat)] for seat in range(self.seats)],
            "mistakes": [
                {
                    "entry": one.judged.entry,
                    "seat": one.judged.seat,
                    "key": one.judged.key,
                    "best": one.judged.best,
                    "lost": round(one.judged.lost, 4),
                    "reasons": [_said(reason) for reason in one.reasons],
                    "costs": [_said(reason) for reason in one.costs],
                }
                for one in self.mistakes
            ],
        }


def with_labels(match: Match, found: Analysis) -> Json:
    """An analysis to be shown without the match: every mistake with what was asked and both choices in words."""
    told = found.to_json()
    counts = [entry.n for entry in log.live(match.entries)]
    for one in told["mistakes"]:
        one["before"] = max(n for n in counts if n < one["entry"])
        state, seat = match.state_after(one["before"]), one["seat"]
        _, asked = match.game.prompt(state, seat)
        choice, better = (
            match.game.option(state, seat, _code(match.game, one[name])).label for name in ("key", "best")
        )
        one |= {"asked": _said(asked), "choice": _said(choice), "better": _said(better)}
    return told


def _code(game: Game, key: str) -> int:
    code = game.codec.code(key)
    assert code is not None
    return code


def _said(message: Message) -> Json:
    return {"id": message.id, "args": dict(message.args)}


def _rounded(figures: Sequence[float]) -> list[float]:
    return [round(figure, 4) for figure in figures]


def analyse(
    match: Match,
    simulations: int = SIMULATIONS,
    seed: int = 1,
    progress: Callable[[int, int], None] | None = None,
    dealt: Collection[int] = (),
) -> Analysis:
    """Judge every decision of a match that is over. For a seed and a number of simulations it is always the same.

    What would be among the worst is thought about once more, for longer and with other luck, before it is named. The
    sums go by the first look at every choice: those that looked worst were often only the unluckiest.

    `progress` is told how many decisions are done, and how many there are; what it raises ends the analysis. Entries
    that were `dealt` for a player are luck: they are not judged.
    """
    if not match.over:
        raise Unfinished("error-analysis-unfinished")
    if match.seats < 2:
        raise PlayedAlone("error-analysis-alone")
    simulations = enough(match.game, simulations)
    asked = [one for one in _decisions(match) if one[0] not in dealt]
    judge = _Judge(match.game, match.seats, simulations, seed)
    judged = []
    for done, (entry, seat, code, state) in enumerate(asked):
        if progress is not None:
            progress(done, len(asked))
        judged.append(judge.judge(entry, seat, code, state))
    closely = _Judge(match.game, match.seats, simulations * _CLOSELY, seed + 1)
    blamed, looked = list(judged), set[int]()
    while len(looked) < _MOST_CLOSELY and (doubtful := [at for at in _worst(blamed) if at not in looked]):
        looked.add(doubtful[0])
        blamed[doubtful[0]] = closely.judge(*asked[doubtful[0]])
    if progress is not None:
        progress(len(asked), len(asked))
    mistakes = [Mistake(blamed[at], *judge.explain(blamed[at], asked[at][3])) for at in _worst(blamed)]
    return Analysis(match.game.id, match.seats, simulations, tuple(judged), _shares(match), tuple(mistakes))


def enough(game: Game, simulations: int) -> int:
    """How many simulations a decision of a game is thought about with, if so many are asked for."""
    return simulations * (1 if game.knowledge.guided else _BLINDLY)


def _worst(judged: Sequence[Judged]) -> list[int]:
    """The places of the choices where most was lost, the worst first."""
    worst = sorted(range(len(judged)), key=lambda at: (-judged[at].lost, at))[:WORST]
    return [at for at in worst if judged[at].lost > _NOTHING]


def _shares(match: Match) -> tuple[float, ...]:
    """Everybody's part of the victory as the result says it."""
    ranks = match.result().ranks
    return tuple((rank == 1) / ranks.count(1) for rank in ranks)


def _decisions(match: Match) -> list[tuple[int, int, int, State]]:
    """Every choice that counts where there was one to make: its entry, seat and option, and the position before it."""
    found = []
    for before, now in pairwise(match.moments()):
        entry, state = now.entry, before.state
        code = match.game.codec.code(entry.choice) if entry.do == "choose" else None
        if code is None or entry.seat is None or len(state.options(entry.seat)) < 2:
            continue
        found.append((entry.n, entry.seat, match.game.same_choice(state, entry.seat, code), state))
    return found


class _Judge:
    """Thinks about one decision after the other."""

    def __init__(self, game: Game, seats: int, simulations: int, seed: int) -> None:
        self._game = game
        self._seats = seats
        self._simulations = simulations
        self._seed = seed

    def judge(self, entry: int, seat: int, code: int, state: State) -> Judged:
        thought = self._searcher(entry).think_in(state, seat, simulations=self._simulations)
        best = thought.best.code
        change = errors = (0.0,) * self._seats
        if code != best and thought.solved:
            change = self._worked_out(thought, code)
        elif code != best and not _is_as_good(thought, code):
            change, errors = self._compare(entry, seat, code, best, state)
            if change[seat] > _SURE * errors[seat]:  # whoever chose saw more than a short thought does
                best, change, errors = code, (0.0,) * self._seats, (0.0,) * self._seats
        key, better = self._game.codec.key(code), self._game.codec.key(best)
        return Judged(entry, seat, key, better, thought.chances, change, errors)

    def _worked_out(self, thought: Thought, code: int) -> tuple[float, ...]:
        """What a choice brings each seat beside the best, where the answer is known."""
        lost = max(one.value for one in thought.options) - thought.option(code).value
        others = lost / (self._seats - 1)
        return tuple(-lost if seat == thought.seat else others for seat in range(self._seats))

    def explain(self, judged: Judged, state: State) -> tuple[tuple[Message, ...], tuple[Message, ...]]:
        """What the better choice would have brought, and what the other costs, in worlds the seat held possible."""
        code, best = (_code(self._game, key) for key in (judged.key, judged.best))
        chance = FastChance(self._seed_of(judged.entry))
        worlds = [state.determinize(judged.seat, chance) for _ in range(reasons.WORLDS)]
        seed, seat = self._seed_of(judged.entry), judged.seat
        made, better = (
            reasons.clauses(self._game, reasons.turns(self._game, worlds, seat, one, seed), seat)
            for one in (code, best)
        )
        costs = reasons.costs(reasons.without(made, better))[: reasons.SAID]
        return tuple(compared(self._game, worlds, seat, best, code, seed)), tuple(costs)

    def _compare(
        self, entry: int, seat: int, code: int, best: int, state: State
    ) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """What a choice brings each seat beside the best, and the errors: played on in the same worlds and luck."""
        seed = self._seed_of(entry)
        searcher = self._searcher(entry)
        differences = []
        for number in range(_WORLDS):
            world = state.determinize(seat, FastChance(seed + number))
            self._answer_for_others(searcher, world, seat, FastChance(seed + number))
            made, better = (self._chances_after(searcher, world, seat, one, seed + number) for one in (code, best))
            differences.append([one - other for one, other in zip(made, better, strict=True)])
        by_seat = list(zip(*differences, strict=True))
        return tuple(fmean(one) for one in by_seat), tuple(stdev(one) / sqrt(_WORLDS) for one in by_seat)

    def _answer_for_others(self, searcher: Searcher, world: State, seat: int, chance: FastChance) -> None:
        """Where all choose at the same time the others choose first, as they would without knowing the seat's choice.

        Asked after it they would be thought for as if it had not been made, and it would make no difference.
        """
        if world.frames.group_size() < 2:
            return
        reopen(self._game.knowledge, world, seat)
        for other in world.deciding():
            while other != seat and other in world.deciding():
                options = world.options(other)
                code = options[0]
                if len(options) > 1:
                    code = searcher.think_in(world, other, simulations=self._few()).pick(chance)
                world.apply(other, code, chance)

    def _chances_after(self, searcher: Searcher, world: State, seat: int, code: int, seed: int) -> tuple[float, ...]:
        """Everybody's chances after an option in one world, as the seat sees them if it is asked again."""
        world, chance = world.copy(), FastChance(seed)
        world.apply(seat, code, chance)
        while not world.is_over():
            deciding = world.deciding()
            asked = seat if seat in deciding else deciding[0]
            options = world.options(asked)
            if len(options) > 1:
                return searcher.think_in(world, asked, simulations=self._few()).chances
            world.apply(asked, options[0], chance)
        return self.shares(world)

    def _few(self) -> int:
        """Simulations for what is thought about in each of several worlds."""
        return max(self._simulations // _WORLDS, 8)

    def shares(self, world: State) -> tuple[float, ...]:
        """Everybody's part of the victory in a game that is over."""
        figures = Figures()
        figures.clear(self._seats)
        self._game.knowledge.shares_into(world, figures)
        return tuple(figures.at(seat) for seat in range(self._seats))

    def _searcher(self, entry: int) -> Searcher:
        return Searcher(self._game.knowledge, self._seats, self._seed_of(entry), nodes=_NODES)

    def _seed_of(self, entry: int) -> int:
        return self._seed * 1_000_003 + 64 * entry


def _is_as_good(thought: Thought, code: int) -> bool:
    """Whether a secret choice was one of those among which one should choose by lot."""
    return thought.secret and thought.option(code).share >= _AS_GOOD * thought.best.share
