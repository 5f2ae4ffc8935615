"""What playing a card promises a seat, by the kind of its effect."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.zones import NONE
from longhouse.games.northgard import data, state
from longhouse.games.northgard.judging import USE, Survey
from longhouse.games.northgard.planning import (
    EVERYWHERE,
    IMPOSSIBLE,
    best_build,
    best_move,
    best_recruit,
    explore_hope,
    victim_gain,
)
from longhouse.games.northgard.rules import cards
from longhouse.games.northgard.rules.drawing import cards_drawn_by
from longhouse.games.northgard.rules.playable import may_be_victim

_PROMISE: Final[dict[str, float]] = {
    "negotiation": 1.2,
    "future_sight": 0.6,
    "spy": 1.2,
    "enemy_secrets": 1.3,
    "conqueror": 0.2,
    "ancestral_curse": 1.1,
    "bribery": 1.0,
    "legendary_heroes": 1.5,
    "veiled_threats": 0.9,
    "rapacious": 1.2,
    "stolen_lore": 1.4,
}
"""What special cards bring about."""
_SPECIAL: Final[vec[float]] = vec[float]([_PROMISE.get(face, 0.0) for face in data.FACE_IDS])


def draw_gain(survey: Survey, number: i64) -> float:
    """Cards drawn now: an average one of the draw pile, or of the discard pile when that is empty."""
    table = survey.table
    for zone in (state.DRAW, state.DISCARD):
        found: i64 = 0
        use = 0.0
        for card in range(data.CARDS):
            if state.CARDS.is_in(table, card, zone, survey.seat):
                found += 1
                use += USE[data.FACE_OF[card]]
        if found > 0:
            return 0.6 * float(number) * use / float(found)
    return 0.0


def play_gain(survey: Survey, face: i64) -> float:
    """What playing a card promises."""
    return _GAIN[face](survey, int(face))


def gain_by_recruiting(survey: Survey, face: int) -> float:
    """Recruit cards."""
    return best_recruit(survey, cards.AMOUNT[face], cards.AT[face])


def gain_by_moving(survey: Survey, face: int) -> float:
    """Move cards."""
    return best_move(survey, cards.AMOUNT[face], cards.POINTS[face], cards.RIDERS[face])


def gain_by_building(survey: Survey, face: int) -> float:
    """Build cards."""
    return best_build(survey, cards.SAVES[face], cards.RIDERS[face])


def gain_by_drawing(survey: Survey, face: int) -> float:
    """Draw cards."""
    return draw_gain(survey, cards_drawn_by(survey.table, survey.seat, face) - cards.DISCARDED[face])


def gain_by_collecting(survey: Survey, face: int) -> float:
    """Fishing and its like."""
    change = vec[i64]([0] * data.RESOURCES)
    change[cards.RESOURCE[face]] = cards.AMOUNT[face]
    return survey.purse_after(change[data.FOOD], change[data.WOOD], change[data.LORE], 0)


def gain_by_parts(survey: Survey, face: int) -> float:
    """Feast and its like: the best part, and the second best where two may be chosen."""
    best = IMPOSSIBLE
    second = IMPOSSIBLE
    for at in range(cards.FIRST_PART[face], cards.FIRST_PART[face + 1]):
        part = cards.PART_FACE[cards.PART_AT[at]]
        if part == NONE:
            return special_gain(survey, face)
        gain = play_gain(survey, part)
        second = max(second, min(best, gain))
        best = max(best, gain)
    if cards.MAY_DECLINE[face]:
        best = max(0.0, best)
    if cards.CHOOSE[face] > 1:
        best += max(0.0, second)
    return best


def gain_by_hidden_ways(survey: Survey, face: int) -> float:
    """Hidden Ways."""
    return best_move(survey, EVERYWHERE, 0, 0)


def gain_by_removing(survey: Survey, face: int) -> float:
    """Capture and its like."""
    best = IMPOSSIBLE
    for root in range(data.AREAS):
        if may_be_victim(survey.table, survey.seat, root, cards.REMOVES_ADJACENT[face] != 0):
            best = max(best, victim_gain(survey, root))
    return best + 0.7


def special_gain(survey: Survey, face: int) -> float:
    """Cards that nothing is computed for."""
    return _SPECIAL[face]


_GAINS: Final[dict[str, Callable[[Survey, int], float]]] = {
    "recruit": gain_by_recruiting,
    "move": gain_by_moving,
    "explore": explore_hope,
    "build": gain_by_building,
    "draw": gain_by_drawing,
    "collect": gain_by_collecting,
    "parts": gain_by_parts,
    "hidden_ways": gain_by_hidden_ways,
    "remove": gain_by_removing,
}
"""By kind of card."""
_GAIN: Final[list[Callable[[Survey, int], float]]] = [
    _GAINS.get(cards.KIND_IDS[kind], special_gain) for kind in cards.KIND
]
"""By face."""
