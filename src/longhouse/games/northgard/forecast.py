"""What would come of it: a tile laid so or so, a fight with so many figures or so much food.

Everything is tried on a copy of the table with the functions of the rules; all of it is open to everybody.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from longhouse.core.decisions import copy_of
from longhouse.core.protocol import Argument, Sentence
from longhouse.core.zones import NONE
from longhouse.games.northgard import data, events, state
from longhouse.games.northgard.rules import cards, combat, creature_fights, explore, intrigue, moving, setup
from longhouse.games.northgard.rules.explore import Cell, Rotation, reward_exploring
from longhouse.games.northgard.rules.figures import figures_of, has_kaija, units_of
from longhouse.games.northgard.rules.land import area_in, place_tile, printed
from longhouse.games.northgard.rules.moving import is_pending, may_kaija_enter, shift
from longhouse.games.northgard.seen import Forecast, Laid, Land, Prospect
from longhouse.games.northgard.state import ATTACKING, DEFENDING, EATEN, FIGHT, HITS, POINTS, RIDERS, Table

_TURNS = (explore.CHOOSE_ROTATION, setup.SETUP_ROTATION)
_CELLS = (explore.CHOOSE_CELL, setup.SETUP_CELL)


def forecast(table: Table, seat: int | None) -> Forecast | None:
    """For the seat that is asked: what each answer leads to, as far as it can be foretold."""
    frame = table.frames.of(seat) if seat is not None and not table.is_over() else -1
    if seat is None or frame < 0:
        return None
    decision = table.decisions[table.frames.kind(frame)]
    if isinstance(decision, Rotation):
        here = int(state.CELL_X.of(table)), int(state.CELL_Y.of(table))
        return {"laid": _laid(table, seat, frame, decision, [here])}
    if isinstance(decision, Cell):
        codes = [code for code in table.options(seat) if decision.cell.holds(code)]
        cells = [(int(decision.cell.first(code)), int(decision.cell.second(code))) for code in codes]
        return {"laid": _laid(table, seat, frame, decision, cells)}
    odds = _odds_of_options(table, seat)
    return {"odds": odds} if odds else None


# A tile.


def _laid(
    table: Table, seat: int, frame: int, decision: Rotation | Cell, cells: Iterable[tuple[int, int]]
) -> dict[str, dict[str, Laid]]:
    """By cell and rotation, what the chosen tile would join and close there."""
    placing = decision.placing(table, frame)
    tile = state.CHOSEN_TILE.of(table)
    rewarded = decision in (explore.CHOOSE_CELL, explore.CHOOSE_ROTATION)
    return {
        f"{x},{y}": {
            str(turned): lay(table, seat, x, y, turned, rewarded)
            for turned in range(int(data.SIDES))
            if placing.may_lie(table, tile, x, y, turned)
        }
        for x, y in cells
    }


def lay(table: Table, seat: int, x: int, y: int, turned: int, rewarded: bool) -> Laid:
    """The chosen tile in a cell: the territories it becomes part of, and in messages what that means to the seat."""
    world = copy_of(table)
    tile = int(state.CHOSEN_TILE.of(table))
    place_tile(world, tile, x, y, turned)
    before = [int(state.FAME.of(table, seat)), *_stock(table, seat)]
    lands = [
        _land(table, world, root)
        for root in sorted({int(world.root[area_in(tile, place)]) for place in range(int(data.PLACE_COUNT[tile]))})
    ]
    if rewarded:
        reward_exploring(world, seat)
    after = [int(state.FAME.of(world, seat)), *_stock(world, seat)]
    fame, *goods = (now - then for now, then in zip(after, before, strict=True))
    return {"lands": lands, "says": _say_laid(table, seat, lands, fame, goods, rewarded)}


def _stock(table: Table, seat: int) -> list[int]:
    return [int(state.STOCK.of(table, seat, resource)) for resource in range(int(data.RESOURCES))]


def _land(table: Table, world: Table, root: int) -> Land:
    """A territory as it would be, and those it is made of."""
    holder = int(state.HOLDER.of(world, root))
    areas = [area for area in range(int(data.AREAS)) if world.root[area] == root]
    joined = sorted({int(table.root[area]) for area in areas if table.root[area] != NONE})
    return {
        "areas": [data.AREA_IDS[area] for area in areas],
        "joined": [data.AREA_IDS[one] for one in joined],
        "open": int(world.open[root]),
        "size": int(world.size[root]),
        "holder": holder if holder != NONE else None,
    }


def _new_in(table: Table, land: Land) -> dict[str, int]:
    """The icons and sites on the part of a territory that is new on the map."""
    areas = [area for area in map(data.AREA_IDS.index, land["areas"]) if table.root[area] == NONE]
    found = {name: sum(int(printed(area, at)) for area in areas) for at, name in enumerate(data.RESOURCE_IDS)}
    spaces = [int(data.SPACE[area]) for area in areas]
    large = spaces.count(int(data.LARGE_SPACE))
    return {**found, "large": large, "small": len(spaces) - spaces.count(int(data.NO_SPACE)) - large}


def _say_laid(
    table: Table, seat: int, lands: list[Land], fame: int, goods: list[int], rewarded: bool
) -> list[Sentence]:
    """What it closes and for whom, what it joins, what it leaves open; the gain first."""
    closed = [land for land in lands if land["open"] == 0]
    own = [land for land in closed if land["holder"] == seat]
    found: list[Sentence] = []
    if own and rewarded:
        found.append(message("forecast-closes-own", fame=fame, size=own[0]["size"]))
    elif own:
        found.append(message("forecast-closes-own-setup", size=own[0]["size"]))
    for land in closed:
        if land["holder"] is None:
            found.append(message("forecast-closes-empty", size=land["size"]))
        elif land["holder"] != seat:
            found.append(message("forecast-closes-other", seat={"seat": land["holder"]}, size=land["size"]))
    for resource, count in zip(data.RESOURCE_IDS, goods, strict=True):
        if count > 0:
            found.append(message("forecast-gains", resource=resource, count=count))
    for land in lands:
        found += _say_open(table, seat, land)
    return found


def _say_open(table: Table, seat: int, land: Land) -> list[Sentence]:
    """What a territory grows together with, and how far it is from being closed."""
    mine = land["holder"] == seat
    found: list[Sentence] = []
    if len(land["joined"]) > 1:
        found.append(message("forecast-joins", territories=land["joined"]))
    adds = _new_in(table, land)
    if land["joined"] and land["holder"] in (seat, None) and any(adds.values()):
        found.append(message("forecast-adds", territory=land["joined"][0], **adds))
    if land["open"] and mine:
        found.append(message("forecast-open-own", count=land["open"], size=land["size"]))
    elif land["open"] and land["joined"] and land["holder"] is None:
        found.append(message("forecast-open", territory=land["joined"][0], count=land["open"]))
    elif land["open"] and land["holder"] is not None:
        found.append(message("forecast-grows-other", seat={"seat": land["holder"]}, count=land["open"]))
    return found


def message(name: str, **args: Argument) -> Sentence:
    """A message as the view carries it."""
    return {"id": name, "args": args}


# A fight.


class Odds(NamedTuple):
    """How often each side wins; nobody does in the rest."""

    attacker: float
    defender: float

    def edge(self) -> float:
        """What the attacker wants most."""
        return self.attacker - self.defender


def faces() -> list[list[tuple[int, int]]]:
    """R107: for every face of the die its points and casualties; two ways on the face that lets its owner choose."""
    found: list[list[tuple[int, int]]] = []
    for face in range(int(data.DIE_FACES)):
        points, hits = int(data.DIE_POINTS[face]), int(data.DIE_CASUALTIES[face])
        is_choice = face == data.CHOICE_FACE
        found.append([(points + 1, hits), (points, hits + 1)] if is_choice else [(points, hits)])
    return found


def _thrown(world: Table, side: int, points: int, hits: int) -> None:
    POINTS.set(world, side, points)
    HITS.set(world, side, hits)


def outcome(world: Table) -> Odds:
    """Who wins with the dice as they lie."""
    winner = combat.winner_of(world)
    return Odds(float(winner == events.ATTACKER_WINS), float(winner == events.DEFENDER_WINS))


def _mean(all_odds: list[Odds]) -> Odds:
    return Odds(
        sum(one.attacker for one in all_odds) / len(all_odds), sum(one.defender for one in all_odds) / len(all_odds)
    )


def answered(world: Table, points: int, hits: int) -> Odds:
    """The attacker's die lies so; the defender's is still to be thrown, and used as well as can be."""
    _thrown(world, ATTACKING, points, hits)
    found = []
    for face in faces():
        ways = []
        for way in face:
            _thrown(world, DEFENDING, *way)
            ways.append(outcome(world))
        found.append(min(ways, key=Odds.edge))
    return _mean(found)


def with_axes(world: Table, points: int, hits: int, axes: bool) -> Odds:
    """R66: Axe Throwers add a point or a casualty to the attacker's die."""
    ways = [(points + 1, hits), (points, hits + 1)] if axes else [(points, hits)]
    return max((answered(world, *way) for way in ways), key=Odds.edge)


def odds(world: Table) -> Odds:
    """Both dice are still to be thrown."""
    axes = bool(RIDERS.of(world) & cards.AXES)
    return _mean([max((with_axes(world, *way, axes) for way in face), key=Odds.edge) for face in faces()])


def percent(part: float) -> int:
    """As people read it."""
    return round(100 * part)


def _odds_of_options(table: Table, seat: int) -> dict[str, Prospect]:
    """By target, the chance of the seat to win the fight that the answer leads to."""
    frame = table.frames.of(seat)
    decision = table.decisions[table.frames.kind(frame)]
    codes = table.options(seat)
    if decision in (moving.MOVE_TO, moving.MOVE_COUNT, intrigue.HIDDEN_WAYS):
        return _odds_of_moves(table, seat, codes)
    if decision in (combat.ATTACKER_FOOD, combat.DEFENDER_FOOD):
        return {f"eat:{n}": _fed(table, n, decision is combat.ATTACKER_FOOD) for n in _eaten(codes)}
    if decision in (combat.ATTACKER_FACE, combat.AXE, combat.DEFENDER_FACE):
        picks = {"point": (1, 0), "casualty": (0, 1)}
        return {target: {"chance": percent(_picked(table, decision.name, pick))} for target, pick in picks.items()}
    if decision is creature_fights.CREATURE_FOOD:
        return {f"eat:{n}": {"chance": percent(_hunt(table, seat, frame, n))} for n in _eaten(codes)}
    return {}


def _eaten(codes: Iterable[int]) -> list[int]:
    return [int(combat.EAT.first(code)) for code in codes if combat.EAT.holds(code)]


def _odds_of_moves(table: Table, seat: int, codes: Iterable[int]) -> dict[str, Prospect]:
    """Before a move: if all units go there, or so many of them, without food on either side."""
    found: dict[str, Prospect] = {}
    for code in codes:
        if moving.MOVE_TO.end.holds(code):
            end = int(moving.MOVE_TO.end.first(code))
            units = int(units_of(table, state.FROM.of(table), seat))
            kaija = int(has_kaija(table, state.FROM.of(table), seat) and may_kaija_enter(table, seat, end))
            target = f"territory:{data.AREA_IDS[end]}"
        elif moving.MOVE_COUNT.go.holds(code):
            end = int(state.TO.of(table))
            units, kaija = int(moving.MOVE_COUNT.go.first(code)), int(moving.MOVE_COUNT.go.second(code))
            target = f"go:{units}{'k' if kaija else ''}"
        else:
            continue
        chance = _after_move(table, seat, end, units, kaija)
        if chance is not None:
            found[target] = {"chance": percent(chance)}
    return found


def _after_move(table: Table, seat: int, end: int, units: int, kaija: int) -> float | None:
    """The chance if this group goes there, with those who have come before; None where nobody would fight."""
    world = copy_of(table)
    shift(world, seat, state.FROM.of(table), end, units, kaija)
    if not is_pending(world, end) or state.ATTACKER.of(world, end) != seat:
        return None
    FIGHT.set(world, end)
    EATEN.set(world, ATTACKING, 0)
    EATEN.set(world, DEFENDING, 0)
    if table.decisions[table.frames.kind(table.frames.of(seat))] is intrigue.HIDDEN_WAYS:
        state.BONUS.set(world, 0)
        RIDERS.set(world, 0)
    return odds(world).attacker


def _fed(table: Table, eaten: int, attacks: bool) -> Prospect:
    """With so much food: the chance, and for the attacker also the one if the defender eats all they can."""
    world = copy_of(table)
    EATEN.set(world, ATTACKING if attacks else DEFENDING, eaten)
    if not attacks:
        return {"chance": percent(odds(world).defender)}
    EATEN.set(world, DEFENDING, 0)
    chance = percent(odds(world).attacker)
    most = most_food(table)
    EATEN.set(world, DEFENDING, most)
    return {"chance": chance, "worst": percent(odds(world).attacker) if most else None}


def most_food(table: Table) -> int:
    """R104: how much the defender could eat."""
    defender = table.side(DEFENDING)
    return int(min(state.STOCK.of(table, defender, data.FOOD), figures_of(table, FIGHT.of(table), defender)))


def _picked(table: Table, decision: str, pick: tuple[int, int]) -> float:
    """The chance of whoever chooses, with a point or a casualty on top of what lies there."""
    world = copy_of(table)
    side = DEFENDING if decision == combat.DEFENDER_FACE.name else ATTACKING
    points, hits = int(POINTS.of(table, side)) + pick[0], int(HITS.of(table, side)) + pick[1]
    if side == DEFENDING:
        _thrown(world, DEFENDING, points, hits)
        return outcome(world).defender
    axes = bool(RIDERS.of(world) & cards.AXES) and decision != combat.AXE.name
    return with_axes(world, points, hits, axes).attacker


def _hunt(table: Table, seat: int, frame: int, eaten: int) -> float:
    """R188: the chance against a creature; nobody chooses there."""
    world = copy_of(table)
    below = table.frames.below(frame)
    fight = creature_fights.CREATURE_FIGHT
    kind = int(data.KIND_OF_CREATURE[fight.creature.of(table.frames, below)])
    is_attack = bool(fight.attacks.of(table.frames, below))
    EATEN.set(world, ATTACKING, eaten)
    won = 0
    for mine in range(int(data.DIE_FACES)):
        for its in range(int(data.DIE_FACES)):
            creature_fights.lay_dice(world, mine, its)
            won += creature_fights.beats_creature(world, seat, kind, is_attack)
    return won / float(data.DIE_FACES**2)
