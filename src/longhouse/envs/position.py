"""A position of OpenSpiel: between two choices, or in the middle of one, where chance has to say something.

The rules ask for luck whenever they need it. A choice is put into effect with the outcomes known so far; where the
rules ask for one more, that is a chance node, and when its outcome is there the choice is made again from the start.
Positions never change, so that copies share them.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from longhouse.core.chance import Chance, FastChance
from longhouse.core.decisions import DecisionState
from longhouse.core.errors import NotDeciding
from longhouse.core.game import Game
from longhouse.core.state import Ear, State
from longhouse.core.zones import Line
from longhouse.envs import past
from longhouse.envs.past import Digests, Past
from longhouse.envs.playing import Setup

GAMES: dict[str, Game] = {}
"""Games that OpenSpiel plays, for positions that were written down."""


class Asked(NamedTuple):
    """What chance has to say next: in which stream, one of how many equally likely outcomes."""

    stream: int
    outcomes: int


class _LuckNeededError(Exception):
    def __init__(self, asked: Asked) -> None:
        super().__init__(asked)
        self.asked = asked


class _SaidBefore(Chance):
    """Says what chance has said already; then the rules have to wait. What has only one outcome is no luck."""

    def __init__(self, outcomes: tuple[int, ...]) -> None:
        self._outcomes = iter(outcomes)

    def pick(self, stream: int, n: int) -> int:
        if n == 1:
            return 0
        outcome = next(self._outcomes, None)
        if outcome is None:
            raise _LuckNeededError(Asked(int(stream), int(n)))
        return outcome


class Position:
    """Where a game stands. `state` is None before the deal is complete."""

    def __init__(
        self,
        setup: Setup,
        state: State | None,
        memory: Past | Digests,
        choices: int = 0,
        choosing: tuple[int, int] | None = None,
        outcomes: tuple[int, ...] = (),
    ) -> None:
        self.setup = setup
        self.state = state
        self.choices = choices
        self.asked: Asked | None = None
        self._memory = memory
        self._choosing = choosing
        """The seat and the option that wait for luck."""
        self._outcomes = outcomes
        if state is None or choosing is not None:
            self._go_on()

    @staticmethod
    def first(setup: Setup) -> Position:
        """Before the deal, or after it where it needs no luck."""
        return Position(setup, None, past.nothing(setup.seats))

    def _go_on(self) -> None:
        """Put into effect what is being done, as far as luck is known."""
        setup, ear, luck = self.setup, Ear(), _SaidBefore(self._outcomes)
        seat, option = self._choosing or (None, 0)
        try:
            if seat is None:
                after = setup.game.start(setup.seats, setup.settings, luck, ear)
            else:
                assert self.state is not None
                after = self.state.copy()
                after.ear = ear
                after.apply(seat, option, luck)
                after.ear = None
        except _LuckNeededError as needed:
            self.asked = needed.asked
            return
        self.state = after
        self._memory = Past(setup.game, self._memory, ear.heard, seat, option)
        self._choosing, self._outcomes = None, ()

    # What comes next.

    def after_choice(self, seat: int, option: int) -> Position:
        """The position after somebody has taken an option."""
        return Position(self.setup, self.state, self._memory, self.choices + 1, (seat, option))

    def after_luck(self, outcome: int) -> Position:
        """The position after chance has said something."""
        outcomes = (*self._outcomes, outcome)
        return Position(self.setup, self.state, self._memory, self.choices, self._choosing, outcomes)

    def imagined(self, seat: int, seed: int) -> Position:
        """A position that a seat cannot tell from this one."""
        if self.state is None or self.asked is not None:
            raise NotDeciding("error-envs-chance")
        world = self.state.determinize(seat, FastChance(seed))
        return Position(self.setup, world, past.as_known_to(seat, self._digests()), self.choices)

    # Questions.

    def is_over(self) -> bool:
        """Whether the game has ended, or was broken off."""
        if self.state is None or self.asked is not None:
            return False
        return self.state.is_over() or self.choices >= self.setup.most_choices

    def deciding(self) -> int:
        """Who acts next: of several who decide at the same time, the lowest seat."""
        assert self.state is not None
        return self.state.deciding()[0]

    def returns(self) -> list[float]:
        """What the end is worth to each seat; nothing before it."""
        if self.state is None or not self.is_over():
            return [0.0] * self.setup.seats
        return self.setup.returns(self.state, broken_off=not self.state.is_over())

    def remembered(self, seat: int) -> str:
        """A digest of all that a seat was told and chose."""
        return self._digests()[seat]

    def told_to_all(self) -> str:
        """A digest of all that a spectator was told."""
        return self._digests()[-1]

    def _digests(self) -> Digests:
        return self._memory.digests() if isinstance(self._memory, Past) else self._memory

    def __str__(self) -> str:
        written = self.state.dump() if self.state is not None else None
        return json.dumps([written, self._choosing, self._outcomes, self.choices])

    # Positions never change.

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        setup = self.setup
        written = json.dumps(self.state.dump()) if self.state is not None else None
        memory = self._digests()
        how = (setup.game.id, setup.seats, dict(setup.settings), setup.rewards, setup.most_choices)
        return _read, (how, written, memory, self.choices, self._choosing, self._outcomes)


def _read(
    how: tuple[str, int, dict[str, object], str, int],
    written: str | None,
    memory: Digests,
    choices: int,
    choosing: tuple[int, int] | None,
    outcomes: tuple[int, ...],
) -> Position:
    """A position that was written down."""
    name, seats, settings, rewards, most_choices = how
    game = GAMES[name]
    state = game.load(json.loads(written)) if written is not None else None
    setup = Setup.of(game, seats, settings, rewards, most_choices)
    return Position(setup, state, memory, choices, choosing, outcomes)


def most_outcomes(game: Game, table: DecisionState) -> int:
    """How many outcomes one question to chance may have: one of some things, or of what lies in a line."""
    sizes = [len(game.streams), 64]
    for zone in table.layout.zones:
        sizes += [int(things.size) for things in (*zone.axes, zone.content.things) if things is not None]
        if isinstance(zone, Line):
            sizes.append(int(zone.room))
    return max(sizes)
