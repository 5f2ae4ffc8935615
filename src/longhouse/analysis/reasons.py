"""Differences between positions, in clauses that a game puts into words (`Game.reasons`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from longhouse.core.chance import Chance, FastChance
from longhouse.core.game import Game
from longhouse.core.protocol import Message
from longhouse.core.state import State

WORLDS = 8
"""So many worlds are compared: a clause must be true in most of them."""
OFTEN = 0.6
"""What is true in so many of the worlds may be said."""
SAID = 2
"""So many clauses make a sentence."""
COSTS = ("-lost", "-leaves", "-short", "-unrest", "-danger", "-falls")
"""So end the ids of clauses that tell what something costs: true, but no reason to do it."""
MEASURES = ("fame", "points", "count")
"""Arguments that tell how much of something good a clause brings."""
FEWER = ("steps", "missing", "place")
"""Arguments of which fewer are better, where nothing else is counted."""
SOME = "-some"
"""So ends the id of a clause that tells less of the same thing: it is said if what exactly is not known."""
_LONGEST_TURN = 40

Pair = tuple[State, State]
"""A position before something happened, and one after it."""


def clauses(game: Game, pairs: Sequence[Pair], seat: int, often: float = OFTEN) -> list[Message]:
    """What is different for a seat in most of these pairs, the weightiest first; in the words that fit most of them."""
    told: dict[str, list[Message]] = {}
    places: Counter[str] = Counter()
    for before, after in pairs:
        here: dict[str, tuple[int, Message]] = {}
        for place, message in enumerate(game.reasons(before, after, seat)):
            here.setdefault(_about(message), (place, message))
        for about, (place, message) in here.items():
            told.setdefault(about, []).append(message)
            places[about] += place
    kept = {about: said for about, said in told.items() if len(said) >= often * len(pairs)}
    exactly = {said[0].id + SOME for said in kept.values()}
    kept = {about: said for about, said in kept.items() if said[0].id not in exactly}
    order = sorted(kept, key=lambda about: (places[about] / len(kept[about]), about))
    return [_most_frequent(kept[about]) for about in order]


def _about(message: Message) -> str:
    """What a clause is about: the same thing may have other numbers in another world."""
    names = sorted((name, str(value)) for name, value in message.args.items() if not isinstance(value, int))
    return f"{message.id} {names}"


def _most_frequent(said: Sequence[Message]) -> Message:
    counts = Counter(_exactly(one) for one in said)
    most = max(counts.values())
    return next(one for one in said if counts[_exactly(one)] == most)


def _exactly(message: Message) -> str:
    return f"{message.id} {sorted((name, str(value)) for name, value in message.args.items())}"


def gains(mine: Iterable[Message]) -> list[Message]:
    """The clauses that speak for a choice."""
    return [one for one in mine if not one.id.endswith(COSTS)]


def costs(mine: Iterable[Message]) -> list[Message]:
    """The clauses that speak against a choice."""
    return [one for one in mine if one.id.endswith(COSTS)]


def without(mine: Iterable[Message], theirs: Iterable[Message]) -> list[Message]:
    """The clauses that are not true of the other choice in the same way, nor even more so."""
    theirs = list(theirs)
    known = {_exactly(one) for one in theirs}
    most = {_about(one): _measure(one) for one in theirs}
    return [one for one in mine if _exactly(one) not in known and _measure(one) >= most.get(_about(one), _measure(one))]


def _measure(message: Message) -> int:
    """How much of it there is; 1 of what is not counted."""
    for sign, names in ((1, MEASURES), (-1, FEWER)):
        found = next((message.args[name] for name in names if name in message.args), None)
        if isinstance(found, int):
            return sign * found
    return 1


def turns(game: Game, worlds: Sequence[State], seat: int, code: int, seed: int) -> list[Pair]:
    """Each of these worlds, and how it is at the end of the seat's turn that begins with an option."""
    return [(world, _play_on(game, world, seat, code, FastChance(seed + at))) for at, world in enumerate(worlds)]


def _play_on(game: Game, world: State, seat: int, code: int, chance: Chance) -> State:
    """The rest of a turn as the game's knowledge would play it: one small choice seldom shows what it is for."""
    world = world.copy()
    world.apply(seat, code, chance)
    for _ in range(_LONGEST_TURN if game.knowledge.guided else 0):
        if world.is_over() or game.knowledge.is_calm(world) or seat not in world.deciding():
            break
        options = world.options(seat)
        at = 0
        if len(options) > 1:
            figures = game.knowledge.weigh(world, seat, options, chance)
            at = max(range(len(options)), key=figures.__getitem__)
        world.apply(seat, options[at], chance)
    return world
