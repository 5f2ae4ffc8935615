"""What a seat can tell apart: the measure for undo barriers, and the mirrors that prove a game keeps secrets.

Both rest on `determinize`: deal anew all that a seat cannot know, and see whether the seat would notice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from longhouse.core import log
from longhouse.core.chance import FREE_STREAM, Chance, FastChance
from longhouse.core.game import Game
from longhouse.core.protocol import Event, Json
from longhouse.core.state import SPECTATOR, Ear, State

WORLDS = 8
"""How many worlds a barrier is judged by: a fact that is even odds slips through once in 256 times."""


def told(events: Sequence[Event], seat: int | None) -> list[Json]:
    """The part of these events that reaches a seat, or a spectator."""
    return [part for part in (event.seen_by(seat) for event in events) if part is not None]


def reveals(game: Game, before: State, seat: int, option: int, events: Sequence[Event]) -> bool:
    """Whether a choice without luck showed its own seat something that it could not know before."""
    heard = told(events, seat)
    for number in range(WORLDS):
        chance = FastChance(number)
        world = before.determinize(seat, chance)
        if told(_listen(game, world, seat, option, chance), seat) != heard:
            return True
    return False


def foresee(game: Game, before: State, seat: int, option: int) -> str | None:
    """Why a choice could not be taken back, as far as its seat can know that beforehand.

    It is judged by the very worlds that `reveals` will compare with, and never by the true one: a reason is given only
    if it holds in all of them. If what the seat is told differs between two of them, it will differ from the true
    world in at least one.
    """
    lucky = closing = 0
    heard: list[list[Json]] = []
    for number in range(WORLDS):
        chance = _CountingChance(number)
        world = before.determinize(seat, chance)
        chance.used = 0
        serial, together = world.frames.serial(), world.frames.group_size() > 1
        heard.append(told(_listen(game, world, seat, option, chance), seat))
        lucky += chance.used > 0
        closing += together and world.frames.serial() != serial
    if lucky == WORLDS:
        return log.CHANCE
    if closing == WORLDS:
        return log.TOGETHER
    if lucky or closing:
        return None
    return log.REVEAL if any(one != heard[0] for one in heard) else None


class _CountingChance(Chance):
    """Luck for a world that is only imagined, and how often it was asked."""

    def __init__(self, seed: int) -> None:
        self._chance = FastChance(seed)
        self.used = 0

    def pick(self, stream: int, n: int) -> int:
        """One of n equally likely outcomes."""
        self.used += 1
        return self._chance.pick(stream, n)


class Leak(NamedTuple):
    """A secret that got out: through which mirror, to whom, and the two things that should be equal."""

    mirror: str
    seat: int | None
    real: object
    dealt_anew: object


def find_leak(game: Game, state: State, seat: int | None, seed: int) -> Leak | None:
    """Hold the three mirrors to a position for one seat, or for a spectator.

    1. The view of a position with all secrets dealt anew must be the same.
    2. So must the seat's option list.
    3. Whoever takes an option next: if the seat's views are the same in both worlds afterwards, the events it
       was told must be the same too. Events may show no more than the view does. What several choose at the same
       time is a secret itself, so there the other world chooses for itself.
    """
    chance = FastChance(seed)
    world = state.determinize(SPECTATOR if seat is None else seat, chance)
    if game.view(state, seat) != game.view(world, seat):
        return Leak("view", seat, game.view(state, seat), game.view(world, seat))
    deciding = state.deciding()
    if world.deciding() != deciding:
        return Leak("deciding", seat, deciding, world.deciding())
    if seat is not None and seat in deciding and state.options(seat) != world.options(seat):
        return Leak("options", seat, state.options(seat), world.options(seat))
    for actor in deciding:
        option = _some_option(state, actor, chance)
        in_world = option if actor == seat or state.frames.group_size() == 1 else _some_option(world, actor, chance)
        if in_world not in world.options(actor):
            in_world = _some_option(world, actor, chance)
        real, other = state.copy(), world.copy()
        luck = int(chance.pick(FREE_STREAM, 1 << 30))
        real_events = told(_listen(game, real, actor, option, FastChance(luck)), seat)
        other_events = told(_listen(game, other, actor, in_world, FastChance(luck)), seat)
        if game.view(real, seat) == game.view(other, seat) and real_events != other_events:
            return Leak("events", seat, real_events, other_events)
    return None


def _some_option(state: State, seat: int, chance: Chance) -> int:
    options = state.options(seat)
    return options[chance.pick(FREE_STREAM, len(options))]


def _listen(game: Game, state: State, seat: int, option: int, chance: Chance) -> list[Event]:
    ear = Ear()
    state.ear = ear
    state.apply(seat, option, chance)
    state.ear = None
    return game.events.read(ear.heard)
