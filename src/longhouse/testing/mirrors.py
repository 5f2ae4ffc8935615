"""The mirrors of `core.secrecy`, and three more, held to every position of self-play.

- *view*, *options*, *events*, *deciding*: see `find_leak`. Deal anew what a seat cannot know; would it notice?
- *silence*: a small step of somebody's secret answer must not show at all, not even that it was taken.
- *unsaid*: what changes in a view was told; but for the question, while one seat goes on with its choice.
- *deal*: two deals that look the same to a reader were told in the same words.
- *beats*: where a choice looks the same afterwards, and was told in the same words, it looked the same all the way.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from longhouse.core.chance import FastChance
from longhouse.core.game import Game
from longhouse.core.protocol import Json, Seen
from longhouse.core.secrecy import find_leak, told
from longhouse.core.settings import complete
from longhouse.core.state import SPECTATOR, Ear, State
from longhouse.testing.selfplay import Step, sides_of, steps
from longhouse.testing.tables import spread

Side = int | None
Settings = Mapping[str, object]
Beat = tuple[list[Json], Seen]


def found_in_step(game: Game, step: Step, side: Side, seed: int) -> str | None:
    """The name of a mirror that finds a leak to this side before or in this step, or None."""
    leak = find_leak(game, step.before, side, seed)
    if leak is not None:
        return leak.mirror
    heard = told(step.events, side)
    if side != step.seat and is_small_secret_step(step):
        same_view = game.view(step.before, side) == game.view(step.after, side)
        if heard or not same_view:
            return "silence"
    if not heard and not looks_the_same(game, step, side):
        return "unsaid"
    return None if looks_the_same_on_the_way(game, step, side, seed) else "beats"


def looks_the_same_on_the_way(game: Game, step: Step, side: Side, seed: int) -> bool:
    """Whether the views between the beats of a step tell this side no more than the events and the view after it."""
    world = step.before.determinize(SPECTATOR if side is None else side, FastChance(seed))
    if step.option not in world.options(step.seat):
        return True
    (real, beats), (other, others) = (
        seen_in_beats(game, start, step, side, seed) for start in (step.before.copy(), world)
    )
    return game.view(real, side) != game.view(other, side) or beats == others or differ_in_words(beats, others)


def differ_in_words(beats: Sequence[Beat], others: Sequence[Beat]) -> bool:
    """Whether the events of two tellings differ."""
    return [events for events, _ in beats] != [events for events, _ in others]


def seen_in_beats(game: Game, state: State, step: Step, side: Side, seed: int) -> tuple[State, list[Beat]]:
    """Take a step's choice in this world, with luck of its own; the position, and the beats as this side has them."""
    ear = Ear(keeps_positions=True)
    state.ear = ear
    state.apply(step.seat, step.option, FastChance(seed))
    state.ear = None
    parts = [event.seen_by(side) for event in game.events.read(ear.heard)]
    heard = [(part, at) for part, at in zip(parts, ear.positions, strict=True) if part is not None]
    found: list[Beat] = []
    end = 0
    for size in game.events.beats([part["kind"] for part, _ in heard]):
        end += size
        found.append(([part for part, _ in heard[end - size : end]], game.view(heard[end - 1][1], side)))
    return state, found


def looks_the_same(game: Game, step: Step, side: Side) -> bool:
    """Whether a step changes nothing that this side sees, except which question is open to the seat that goes on.

    What is foretold and drawn for it belongs to the question: a tile that is kept is named there.
    """
    before, after = game.view(step.before, side), game.view(step.after, side)
    if step.before.deciding() == step.after.deciding() == (step.seat,):
        asked = dict.fromkeys(("doing", "drawn", "forecast"))
        before, after = {**before, **asked}, {**after, **asked}
    return before == after


def is_small_secret_step(step: Step) -> bool:
    """Whether a seat went on with an answer that several give at the same time, without finishing it."""
    before, after = step.before.frames, step.after.frames
    goes_on = before.serial() == after.serial() and step.seat in step.after.deciding()
    return bool(before.group_size() > 1 and goes_on)


def leaks_in_game(
    game: Game,
    seed: int,
    settings: Settings | None = None,
    seats: int | None = None,
    sides: Sequence[Side] | None = None,
    looks: int = 10**6,
) -> Iterator[tuple[str, Side]]:
    """(mirror, side) for everything found along one random game; in a long one, only at about so many steps."""
    for number, step in enumerate(spread(steps(game, seed, settings, seats), seed, looks)):
        for side in sides or sides_of(step.before):
            mirror = found_in_step(game, step, side, 1000 * seed + number)
            if mirror is not None:
                yield mirror, side


def caught_by(
    game: Game,
    games: int = 20,
    settings: Settings | None = None,
    seats: int | None = None,
    sides: Sequence[Side] | None = None,
) -> str | None:
    """The first mirror that finds something in so many random games, or None."""
    for seed in range(games):
        for mirror, _ in leaks_in_game(game, seed, settings, seats, sides):
            return mirror
    return None


def caught_in(decision: str, game: Game, games: int = 200, seats: int | None = None) -> str | None:
    """The same, looking only where this decision is taken: for secrets that are rare in a long game."""
    for seed in range(games):
        for number, step in enumerate(steps(game, seed, None, seats)):
            for side in sides_of(step.before) if game.prompt(step.before, step.seat)[0] == decision else ():
                mirror = found_in_step(game, step, side, 1000 * seed + number)
                if mirror is not None:
                    return mirror
    return None


def leak_in_deals(game: Game, settings: Settings | None = None, deals: int = 300) -> int | str | None:
    """The *deal* mirror: the side that was told different things about deals it cannot tell apart, or None."""
    chosen = complete(game.settings, settings or {})
    seats = game.check_seats(None, chosen)
    for side in (*range(seats), None):
        heard: dict[str, set[str]] = defaultdict(set)
        for seed in range(deals):
            ear = Ear()
            state = game.start(seats, chosen, FastChance(seed), ear)
            words = told(game.events.read(ear.heard), side)
            heard[json.dumps(game.view(state, side))].add(json.dumps(words))
        if any(len(words) > 1 for words in heard.values()):
            return "spectator" if side is None else side
    return None
