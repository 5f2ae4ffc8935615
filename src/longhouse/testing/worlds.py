"""Worlds that a seat holds possible: whether each is possible, and whether together they keep all secrets."""

import json
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from random import Random

from longhouse.core.chance import Chance, FastChance
from longhouse.core.dealing import is_secret
from longhouse.core.decisions import DecisionState
from longhouse.core.errors import BadPosition
from longhouse.core.game import Game
from longhouse.core.layout import Layout
from longhouse.core.sight import SEEN, declared, in_place
from longhouse.core.state import SPECTATOR, State
from longhouse.core.zones import Places, Zone
from longhouse.testing.selfplay import positions, sides_of, some_seats, some_settings
from longhouse.testing.tables import spread

ALWAYS_TRUE = "is the true one in every world"
NEVER_FILLED = "never holds anything that a seat does not see"
EXCUSED = "differs in some worlds, though the reasons say that it does not"

Imagine = Callable[[State, int, Chance], State]


def impossible(game: Game, state: State, world: State, side: int | None) -> str | None:
    """What speaks against a world that `side` imagines, or None: it must look the same, and be a whole position."""
    if game.view(world, side) != game.view(state, side):
        return "view"
    try:
        loaded = game.load(json.loads(json.dumps(world.dump())))
    except BadPosition:
        return "position"
    if any(game.view(loaded, other) != game.view(world, other) for other in sides_of(world)):
        return "loaded"
    return None


# Secrets that every world tells.


def layout_of(game: Game) -> Layout | None:
    """The zones of a game; None for a game that declares no zones."""
    state = next(positions(game, 0))
    return state.layout if isinstance(state, DecisionState) else None


def secret_zones(layout: Layout) -> list[str]:
    """Names of the zones that some seat does not see, and of the hidden places of `Places`: `hand`, `cards.draw`."""
    return [name for zone in layout.zones if is_secret(zone) for name in _names(zone)]


def _names(zone: Zone) -> list[str]:
    if isinstance(zone, Places):
        return [_in(zone, place) for place, sight in enumerate(zone.sights) if sight != "all"]
    return [zone.name]


def _in(zone: Places, place: int) -> str:
    return f"{zone.name}.{zone.names[place]}"


def hidden_cells(table: DecisionState, viewer: int) -> dict[str, list[int]]:
    """By name of a secret zone, the cells that hold something there which the viewer does not see."""
    found: dict[str, list[int]] = {}
    for zone in table.layout.zones:
        if not is_secret(zone):
            continue
        for at in range(int(zone.start), int(zone.start + zone.length)):
            value = int(table.cells[at])
            if isinstance(zone, Places):
                if in_place(zone, value, viewer) != SEEN:
                    found.setdefault(_in(zone, value // int(zone.place_number(1))), []).append(at)
            elif value != zone.content.blank and declared(zone, at, viewer) != SEEN:
                found.setdefault(zone.name, []).append(at)
    return found


def told_by_worlds(
    game: Game,
    excused: Collection[str] = (),
    imagine: Imagine = lambda state, side, chance: state.determinize(side, chance),
    *,
    games: int = 30,
    looks: int = 20,
    worlds: int = 200,
) -> dict[str, str]:
    """What is wrong with secret zones, by name: bots that think in these worlds would know what is hidden.

    For each zone a position is looked for in which worlds of a seat hold something else there than is true. It is given
    up after `looks` at positions (three in a game) whose `worlds` all held the truth.
    """
    layout = layout_of(game)
    if layout is None:
        return {}
    open_zones = set(secret_zones(layout)) - set(excused)
    wrong: dict[str, str] = {}
    tried: Counter[str] = Counter()
    for state, side, told in _looks(game, games):
        wanted = {name: cells for name, cells in hidden_cells(state, side).items() if told[name] < 3}
        left = {name: cells for name, cells in wanted.items() if name in open_zones}
        for luck in range(worlds if left else 1):
            world = imagine(state, side, FastChance(luck))
            for name in [name for name, cells in wanted.items() if _differs(state, world, cells)]:
                del wanted[name]
                left.pop(name, None)
                open_zones.discard(name)
                if name in excused:
                    wrong[name] = EXCUSED
            if not left:
                break
        told.update(left.keys())
        tried.update(left.keys())
        for name in [name for name in left if tried[name] >= looks]:
            open_zones.discard(name)
            wrong[name] = ALWAYS_TRUE
        if not open_zones:
            break
    return wrong | {name: ALWAYS_TRUE if tried[name] else NEVER_FILLED for name in open_zones}


def _looks(game: Game, games: int) -> Iterator[tuple[DecisionState, int, Counter[str]]]:
    """Positions of random games and their viewers, with a counter for each game."""
    for seed in range(games):
        settings = some_settings(game, seed)
        told: Counter[str] = Counter()
        walk = spread(positions(game, seed, settings, some_seats(game, seed, settings)), seed, 30)
        looks = [(state, side) for state in walk if not state.is_over() for side in sides_of(state)]
        # In any order: what is hidden in the first positions of a game may follow from what is seen.
        Random(seed).shuffle(looks)
        for state, side in looks:
            assert isinstance(state, DecisionState)
            yield state, SPECTATOR if side is None else side, told


def _differs(state: DecisionState, world: State, cells: list[int]) -> bool:
    assert isinstance(world, DecisionState)
    return any(state.cells[at] != world.cells[at] for at in cells)
