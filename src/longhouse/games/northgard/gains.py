"""What playing a card promises a seat, by the kind of its effect."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.zones import NONE
from longhouse.games.northgard import data
from longhouse.games.northgard.judging import Survey
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

MOVE: Final[i64] = cards.KIND_IDS.index("move")
EXPLORE: Final[i64] = cards.KIND_IDS.index("explore")
BUILD: Final[i64] = cards.KIND_IDS.index("build")
DRAW: Final[i64] = cards.KIND_IDS.index("draw")
COLLECT: Final[i64] = cards.KIND_IDS.index("collect")
PARTS: Final[i64] = cards.KIND_IDS.index("parts")
HIDDEN_WAYS: Final[i64] = cards.KIND_IDS.index("hidden_ways")
REMOVE: Final[i64] = cards.KIND_IDS.index("remove")
"""Kinds of cards."""
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
    survey.look_at_deck()
    return 1.2 * float(number) * survey.pile_use


def play_gain(survey: Survey, face: i64) -> float:
    """What playing a card promises."""
    if survey.gain_known[face] != survey.looks:
        survey.gain_known[face] = survey.looks
        survey.gain[face] = gain_of(survey, face)
    return survey.gain[face]


def gain_of(survey: Survey, face: i64) -> float:
    """The same, by the kind of the card."""
    kind = cards.KIND[face]
    if kind == cards.RECRUIT:
        return best_recruit(survey, cards.AMOUNT[face], cards.AT[face])
    if kind == MOVE:
        return best_move(survey, cards.AMOUNT[face], cards.POINTS[face], cards.RIDERS[face])
    if kind == EXPLORE:
        return explore_hope(survey, face)
    if kind == BUILD:
        return best_build(survey, cards.SAVES[face], cards.RIDERS[face])
    if kind == DRAW:
        return draw_gain(survey, cards_drawn_by(survey.table, survey.seat, face) - cards.DISCARDED[face])
    if kind == COLLECT:
        return gain_by_collecting(survey, face)
    if kind == PARTS:
        return gain_by_parts(survey, face)
    if kind == HIDDEN_WAYS:
        return best_move(survey, EVERYWHERE, 0, 0)
    if kind == REMOVE:
        return gain_by_removing(survey, face)
    return _SPECIAL[face]


def gain_by_collecting(survey: Survey, face: i64) -> float:
    """Fishing and its like."""
    which = cards.RESOURCE[face]
    number = cards.AMOUNT[face]
    if which == data.FOOD:
        return survey.purse_after(number, 0, 0, 0)
    if which == data.WOOD:
        return survey.purse_after(0, number, 0, 0)
    return survey.purse_after(0, 0, number, 0)


def gain_by_parts(survey: Survey, face: i64) -> float:
    """Feast and its like: the best part, and the second best where two may be chosen."""
    best = IMPOSSIBLE
    second = IMPOSSIBLE
    for at in range(cards.FIRST_PART[face], cards.FIRST_PART[face + 1]):
        part = cards.PART_FACE[cards.PART_AT[at]]
        if part == NONE:
            return _SPECIAL[face]
        gain = play_gain(survey, part)
        second = max(second, min(best, gain))
        best = max(best, gain)
    if cards.MAY_DECLINE[face]:
        best = max(0.0, best)
    if cards.CHOOSE[face] > 1:
        best += max(0.0, second)
    return best


def gain_by_removing(survey: Survey, face: i64) -> float:
    """Capture and its like."""
    best = IMPOSSIBLE
    for root in survey.table.roots:
        if may_be_victim(survey.table, survey.seat, root, cards.REMOVES_ADJACENT[face] != 0):
            best = max(best, victim_gain(survey, root))
    return best + 0.7
