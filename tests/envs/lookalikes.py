"""Positions that look the same to somebody: what an observation may not tell apart.

- *worlds*: all that a seat cannot know is dealt anew;
- *steps*: somebody else has gone on with a secret answer;
- *changes*: one cell holds something else, or two have changed places, in a way that makes another possible position
  (the game loads it as it is). This also finds what nobody deals anew because people could have kept count of it.
"""

import json

from longhouse.core import zones
from longhouse.core.chance import FREE_STREAM, FastChance
from longhouse.core.errors import LonghouseError
from longhouse.core.state import SPECTATOR
from longhouse.core.zones import Line, Many, Places
from longhouse.testing.mirrors import is_small_secret_step
from longhouse.testing.selfplay import sides_of


def sees(game, state, side):
    """All that a side is shown: the view, and the question with its options."""
    asked = None
    if side is not None and not state.is_over() and side in state.deciding():
        asked = game.prompt(state, side), state.options(side)
    return game.view(state, side), asked


def told_apart(game, observer, state, other, side):
    """Whether an observation tells two positions apart that look the same to this side."""
    if (observer.flat(state, side) == observer.flat(other, side)).all():
        return False
    try:
        return sees(game, state, side) == sees(game, other, side)
    except (IndexError, ValueError, AssertionError):
        return False


def what_differs(observer, state, other, side):
    """The parts in which two observations differ."""
    one, two = observer.zones(state, side), observer.zones(other, side)
    return [name for name in one if (one[name] != two[name]).any()]


def leak_in_worlds(game, observer, step, seed):
    """(side, parts) for the first observation that changes when secrets are dealt anew, or None."""
    for side in sides_of(step.before):
        world = step.before.determinize(SPECTATOR if side is None else side, FastChance(seed))
        if (observer.flat(step.before, side) != observer.flat(world, side)).any():
            return side, what_differs(observer, step.before, world, side)
    return None


def leak_in_step(game, observer, step):
    """The same for a small step of somebody's secret answer."""
    for side in sides_of(step.before) if is_small_secret_step(step) else ():
        if side != step.seat and (observer.flat(step.before, side) != observer.flat(step.after, side)).any():
            return side, what_differs(observer, step.before, step.after, side)
    return None


def leaks_in_changes(game, observer, state, seed, tries):
    """(side, parts) for every change that an observation shows and that this side cannot see."""
    chance = FastChance(seed)
    for _ in range(tries):
        other = state.copy()
        if not _change(other, chance) or not _is_possible(game, other):
            continue
        for side in sides_of(state):
            if told_apart(game, observer, state, other, side):
                yield side, what_differs(observer, state, other, side)


def _pick(things, chance):
    return things[chance.pick(FREE_STREAM, len(things))]


def _change(table, chance):
    """Change a cell of some zone, or let two of them change places; False if nothing changed."""
    zone = _pick(table.layout.zones, chance)
    used = range(int(zone.start), int(zone.start + zone.length))
    if isinstance(zone, Line):
        used = range(int(zone.begin), int(zone.begin + zone.size(table)))
    if not used:
        return False
    at, cells = _pick(used, chance), table.cells
    before = int(cells[at])
    if chance.pick(FREE_STREAM, 2):
        other = _pick(used, chance)
        cells[at], cells[other] = int(cells[other]), before
    else:
        cells[at] = _another(zone, table, before, chance)
    return int(cells[at]) != before


def _another(zone, table, before, chance):
    """Something else that such a cell may hold."""
    content = zone.content
    if isinstance(zone, Many):
        return before ^ 1 << chance.pick(FREE_STREAM, 32)
    if isinstance(zone, Places):
        return int(zone.place_number(_pick(range(len(zone.names)), chance))) + _pick(range(int(table.players)), chance)
    if content.kind == zones.SOME:
        things = content.things
        return before ^ 1 << int(things.start) + chance.pick(FREE_STREAM, int(things.size))
    low, high = int(content.low), int(content.high)
    if content.kind == zones.NUMBER:
        low, high = max(low, before - 2), min(high, before + 2)
    return _pick(range(low, high + 1), chance)


def _is_possible(game, state):
    """Whether the game would take this position as it is."""
    try:
        loaded = game.load(json.loads(json.dumps(state.dump())))
    except (LonghouseError, IndexError, KeyError, ValueError, AssertionError):
        return False
    return list(loaded.cells) == list(state.cells) and loaded.frames.dump() == state.frames.dump()
