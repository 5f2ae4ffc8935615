"""The phase and the open decision, as everybody sees them: what it is about, and the sums of a combat."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from longhouse.core.decisions import Decision
from longhouse.games.northgard import data, state
from longhouse.games.northgard.forecast import most_food
from longhouse.games.northgard.rules import (
    building,
    combat,
    creature_fights,
    creatures,
    explore,
    intrigue,
    moving,
    play,
    reaction,
    recruit,
    setup,
    year,
)
from longhouse.games.northgard.rules.combat import strength
from longhouse.games.northgard.rules.creature_fights import CREATURE_FIGHT, score_before_dice
from longhouse.games.northgard.rules.figures import figures_of, has_kaija, units_of
from longhouse.games.northgard.seen import About, Combat, Doing, Fight, Hunt, Phase, Side
from longhouse.games.northgard.state import ATTACKING, DEFENDING, Table

Facts = Callable[[Table, int], About]
"""What is said of a table's open decision, given its frame."""


def phase(table: Table) -> Phase:
    """setup, actions, creatures, harvest or over."""
    if table.is_over():
        return "over"
    if state.YEAR.of(table) == 0:
        return "setup"
    if is_waiting(table, year.NEXT_YEAR):
        return "end_of_year"
    if is_waiting(table, creatures.CREATURE_PHASE):
        return "creatures"
    return "harvest" if is_waiting(table, year.HARVEST) else "actions"


def is_waiting(table: Table, decision: Decision[Table]) -> bool:
    """Whether this is asked, or will be when what lies above it is done."""
    frame = table.frames.top()
    while frame >= 0:
        if table.frames.kind(frame) == decision.kind:
            return True
        frame = table.frames.below(frame)
    return False


def fight(table: Table) -> Fight | None:
    """In the middle of a combat (`between`), what each side has so far: the attacker first. None if none is fought."""
    if not is_waiting(table, combat.ROLL) and not is_waiting(table, combat.PUSH):
        return None
    return {"territory": data.AREA_IDS[state.FIGHT.of(table)], "sides": _sides(table)}


def _sides(table: Table) -> list[Side]:
    """What each side of the combat has so far: the attacker first."""
    here = int(state.FIGHT.of(table))
    stage = _stage(table)
    has_eaten = [not is_waiting(table, food) for food in (combat.ATTACKER_FOOD, combat.DEFENDER_FOOD)]
    sides: list[Side] = []
    for side in (ATTACKING, DEFENDING):
        seat = int(table.side(side))
        attacks = side == ATTACKING
        figures = int(strength(table, here, seat))
        is_snake = state.CLAN.of(table, seat) == data.SNAKE
        scorched = int(data.SNAKE_POINTS) if is_snake and table.is_scorched(here) else 0
        card = int(state.BONUS.of(table)) if attacks else 0
        fortress = 0 if attacks else int(data.FORTRESS_POINTS * combat.standing(table, data.FORTRESS))
        food = int(state.EATEN.of(table, side)) if stage >= 0 and has_eaten[side] else 0
        has_rolled = stage > (combat.ATTACKER_ROLLS if attacks else combat.DEFENDER_ROLLS)
        points = int(state.POINTS.of(table, side)) if has_rolled else 0
        sides.append(
            {
                "seat": seat,
                "figures": figures - scorched,
                "scorched": scorched,
                "card": card,
                "fortress": fortress,
                "towers": 0 if attacks else int(combat.standing(table, data.TOWER)),
                "food": food,
                "sum": figures + card + fortress + food + points,
            }
        )
    return sides


def _stage(table: Table) -> int:
    """How far the dice of a combat have come; -1 before anybody may eat."""
    frame = table.frames.top()
    while frame >= 0 and table.frames.kind(frame) != combat.ROLL.kind:
        frame = table.frames.below(frame)
    return int(combat.ROLL.stage.of(table.frames, frame)) if frame >= 0 else -1


def doing(table: Table) -> Doing | None:
    """The open decision, as far as everybody sees it."""
    if table.is_over() or table.between:
        return None
    frame = int(table.frames.top())
    decision = table.decisions[table.frames.kind(frame)]
    found: Doing = {"decision": decision.name, "seat": int(table.frames.owner(frame))}
    is_resolved = is_waiting(table, play.AFTER_CARD)
    if is_resolved or is_waiting(table, play.RESOLVE_CARD):
        found["card"] = data.FACE_IDS[data.FACE_OF[state.CARD_PLAYED.of(table)]]
    if is_resolved and decision != play.SCORCH:
        found["effect"] = data.FACE_IDS[state.EFFECT.of(table)]
    for facts in _ABOUT.get(decision.name, ()):
        found = {**found, **facts(table, frame)}
    return found


# What may be in question.


def _moves(table: Table, frame: int) -> About:
    return {"moves": int(state.MOVES.of(table))}


def _start(table: Table, frame: int) -> About:
    return {"from": data.AREA_IDS[state.FROM.of(table)]}


def _end(table: Table, frame: int) -> About:
    return {"to": data.AREA_IDS[state.TO.of(table)]}


def _chosen(decision: intrigue.HiddenWays | intrigue.Bribery) -> Facts:
    """Hidden Ways, Bribery: what is chosen already."""

    def facts(table: Table, frame: int) -> About:
        stage = decision.stage.of(table.frames, frame)
        found: About = {}
        if stage > intrigue.WHERE_FROM:
            found.update(_start(table, frame))
        if stage > intrigue.WHERE_TO:
            found.update(_end(table, frame))
        return found

    return facts


def _tile(table: Table, frame: int) -> About:
    return {"tile": data.TILE_IDS[state.CHOSEN_TILE.of(table)]}


def _cell(table: Table, frame: int) -> About:
    return {"cell": [int(state.CELL_X.of(table)), int(state.CELL_Y.of(table))]}


def _timed(table: Table, frame: int) -> About:
    return {"timed": True} if table.settings.asks_everybody else {}


def _question(table: Table, frame: int) -> About:
    """What the question itself names, as far as everybody may know it."""
    decision = table.decisions[table.frames.kind(frame)]
    return cast(About, dict(decision.prompt(table, table.frames.owner(frame), frame).args))


def _swap(table: Table, frame: int) -> About:
    """R174: what a teammate offers, and what for."""
    swap = year.TEAM_TRADE.swap.of(table.frames, frame)
    return {"give": data.RESOURCE_IDS[state.given(swap)], "take": data.RESOURCE_IDS[state.taken(swap)]}


def _prices(table: Table, frame: int) -> About:
    """R71: what each building costs now, in wood."""
    saved = building.BUILD.saved.of(table.frames, frame)
    return {"prices": {name: int(building.price(kind, saved)) for kind, name in enumerate(data.BUILDING_IDS)}}


def _nothing(table: Table, frame: int) -> About:
    """R78: a building that takes another's place is free."""
    return {"prices": dict.fromkeys(data.BUILDING_IDS, 0)}


def _combat(table: Table, frame: int) -> About:
    """The sums of a combat as far as it has come."""
    decision = table.decisions[table.frames.kind(frame)]
    here = int(state.FIGHT.of(table))
    attacker, defender = int(table.side(ATTACKING)), int(table.side(DEFENDING))
    has_eaten = [decision not in before for before in (_BEFORE_ATTACKER_EATS, _BEFORE_DEFENDER_EATS)]
    has_rolled = decision in (combat.AXE, combat.DEFENDER_FACE)
    sums: Combat = {
        "territory": data.AREA_IDS[here],
        "attacker": attacker,
        "defender": defender,
        "sides": _sides(table),
        "attack": int(strength(table, here, attacker) + state.BONUS.of(table)),
        "defence": int(strength(table, here, defender)),
        "attackers": int(figures_of(table, here, attacker)),
        "defenders": int(figures_of(table, here, defender)),
        "kaija": bool(has_kaija(table, here, attacker) or has_kaija(table, here, defender)),
        "units": [int(units_of(table, here, attacker)), int(units_of(table, here, defender))],
        "bonus": int(state.BONUS.of(table)),
        "walls": int(data.FORTRESS_POINTS * combat.standing(table, data.FORTRESS)),
        "towers": int(combat.standing(table, data.TOWER)),
        "food": [int(state.EATEN.of(table, side)) if has_eaten[side] else None for side in (ATTACKING, DEFENDING)],
        "most_food": most_food(table),
        "rolled": [int(state.POINTS.of(table, ATTACKING)), int(state.HITS.of(table, ATTACKING))]
        if has_rolled
        else None,
    }
    return {"combat": sums}


_BEFORE_ATTACKER_EATS = (combat.PUSH, combat.ATTACKER_FOOD)
_BEFORE_DEFENDER_EATS = (*_BEFORE_ATTACKER_EATS, combat.DEFENDER_FOOD)


def _hunt(table: Table, frame: int) -> About:
    """R188: what stands before the dice of a fight with a creature."""
    seat = int(table.frames.owner(frame))
    attacks = bool(CREATURE_FIGHT.attacks.of(table.frames, table.frames.below(frame)))
    hunt: Hunt = {
        "attacks": attacks,
        "score": int(score_before_dice(table, seat, attacks)),
        "figures": int(figures_of(table, state.FIGHT.of(table), seat)),
    }
    return {"hunt": hunt}


_IN_COMBAT = (
    *(combat.PUSH, combat.ATTACKER_FOOD, combat.DEFENDER_FOOD),
    *(combat.ATTACKER_FACE, combat.AXE, combat.DEFENDER_FACE),
)
_ABOUT: dict[str, tuple[Facts, ...]] = {
    setup.SETUP_CELL.name: (_tile,),
    setup.SETUP_ROTATION.name: (_tile, _cell),
    reaction.REACT.name: (_timed,),
    moving.MOVE_FROM.name: (_moves,),
    moving.MOVE_TO.name: (_moves, _start),
    moving.MOVE_COUNT.name: (_moves, _start, _end),
    **{decision.name: (_combat,) for decision in _IN_COMBAT},
    combat.RETREAT.name: (_question,),
    building.BUILD.name: (_prices,),
    building.REBUILD.name: (_nothing,),
    explore.CHOOSE_CELL.name: (_tile,),
    explore.CHOOSE_ROTATION.name: (_tile, _cell),
    intrigue.RESOURCE.name: (_question,),
    intrigue.HIDDEN_WAYS.name: (_chosen(intrigue.HIDDEN_WAYS),),
    intrigue.BRIBERY.name: (_chosen(intrigue.BRIBERY),),
    recruit.PULL.name: (_question,),
    year.SCORCH_TAKE.name: (_question,),
    year.TEAM_TRADE.name: (_swap,),
    creatures.TIE.name: (_question,),
    creature_fights.CREATURE_FOOD.name: (_question, _hunt),
}
"""What everybody sees of a decision."""


_SAID: dict[str, Facts] = {
    "moves": _moves,
    "from": _start,
    "to": _end,
    "tile": _tile,
    "cell": _cell,
    "combat": _combat,
}


def says(table: Table, word: str) -> bool:
    """Whether the open decision shows this of itself, by its name in `About`, without any further condition."""
    if table.is_over() or table.between:
        return False
    decision = table.decisions[table.frames.kind(table.frames.top())]
    return _SAID[word] in _ABOUT.get(decision.name, ())
