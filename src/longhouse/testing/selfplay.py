"""Self-play for tests: positions and matches of any game, reached by seeded random choices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, TypeVar

from longhouse.core.chance import FREE_STREAM, Chance, FastChance
from longhouse.core.game import Game
from longhouse.core.match import Match
from longhouse.core.protocol import Event
from longhouse.core.settings import Setting, Value, complete
from longhouse.core.state import Ear, State

T = TypeVar("T")

MOST_DECISIONS = 5000
"""No game takes so many decisions; a test that gets here has found one that does not end."""


class Step(NamedTuple):
    """One choice of self-play: the position before it (untouched), who takes what, and what follows."""

    before: State
    seat: int
    option: int
    after: State
    events: list[Event]


def pick(options: Sequence[T], chance: Chance) -> T:
    """One of several things."""
    return options[chance.pick(FREE_STREAM, len(options))]


def values_of(setting: Setting) -> list[Value]:
    """The values that tests draw from; one for another number of players comes up less often than the usual one."""
    return [*(setting.brief or setting.values), *([setting.default] * 3 if setting.seats else ())]


def shortened(game: Game) -> dict[str, Value]:
    """The settings with which random games of this game end soonest."""
    return {setting.name: setting.brief[0] for setting in game.settings if setting.brief}


def some_settings(game: Game, seed: int) -> dict[str, Value]:
    """A value for every setting of a game; its luck is not that of the deal from the same seed."""
    chance = FastChance(-1 - seed)
    return {setting.name: pick(values_of(setting), chance) for setting in game.settings}


def some_seats(game: Game, seed: int, settings: Mapping[str, Value]) -> int:
    """A number of players that these settings allow: all of them in turn, as seeds go by."""
    fitting = game.seats_with(settings)
    return fitting[seed % len(fitting)]


def start(game: Game, seed: int, settings: Mapping[str, object] | None = None, seats: int | None = None) -> State:
    """The first position of a game, dealt by a seed."""
    chosen = complete(game.settings, settings or {})
    state: State = game.start(game.check_seats(seats, chosen), chosen, FastChance(seed), None)
    return state


def listen(game: Game, state: State, seat: int, option: int, chance: Chance) -> list[Event]:
    """Apply a choice in place; what happened."""
    ear = Ear()
    state.ear = ear
    state.apply(seat, option, chance)
    state.ear = None
    return game.events.read(ear.heard)


def steps(
    game: Game, seed: int, settings: Mapping[str, object] | None = None, seats: int | None = None
) -> Iterator[Step]:
    """A whole game of random choices by random deciding seats, one Step each."""
    return steps_from(game, start(game, seed, settings, seats), seed)


def steps_from(game: Game, state: State, seed: int) -> Iterator[Step]:
    """Random play from a position to the end."""
    chance = FastChance(seed + 1)
    for _ in range(MOST_DECISIONS):
        if state.is_over():
            return
        seat = pick(state.deciding(), chance)
        option = pick(state.options(seat), chance)
        after = state.copy()
        events = listen(game, after, seat, option, chance)
        yield Step(state, seat, option, after, events)
        state = after
    raise AssertionError(f"{game.id} did not end within {MOST_DECISIONS} decisions")


def positions(
    game: Game, seed: int, settings: Mapping[str, object] | None = None, seats: int | None = None
) -> Iterator[State]:
    """Every position of a random game, the last one included."""
    state = start(game, seed, settings, seats)
    yield state
    for step in steps_from(game, state, seed):
        yield step.after


def choose_any(match: Match, chance: Chance) -> tuple[int, str]:
    """Any choice of any deciding seat."""
    seat = pick(match.deciding(), chance)
    key = pick(match.options(seat), chance).key
    match.choose(seat, key)
    return seat, key


def played(game: Game, seed: int, settings: Mapping[str, object] | None = None, choices: int = MOST_DECISIONS) -> Match:
    """A match after so many random choices, or at its end."""
    match, chance = game.new(seed=seed, settings=settings), FastChance(seed)
    for _ in range(choices):
        if match.over:
            break
        choose_any(match, chance)
    return match


def sides_of(state: State) -> list[int | None]:
    """All seats of a position, and the spectator."""
    return [*range(len(state.scores())), None]


def sides(match: Match) -> list[int | None]:
    """All seats and the spectator."""
    return [*range(match.seats), None]


def everything_seen(match: Match) -> dict[int | None, object]:
    """All that a match shows to each seat and to a spectator, for comparing before and after."""
    return {side: (match.view(side), match.events(side), asked(match, side)) for side in sides(match)}


def asked(match: Match, seat: int | None) -> object:
    """A seat's open decision with its options, or None."""
    return (match.decision(seat), match.options(seat)) if seat in match.deciding() else None


def trace(match: Match) -> object:
    """Everything that a refused request must leave as it was."""
    return everything_seen(match), len(match.entries), match.state.dump(), match.deciding()
