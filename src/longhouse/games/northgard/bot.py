"""What a player of Northgard should value: the knowledge behind the greedy bot.

Each kind of decision has a judge of its own, which says what an option promises in points of fame: here those for
cards and resources, in `field.py` those for the map. `judging.py` looks at the land and the purse, `planning.py` at
actions.
"""

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.sets import BIT
from longhouse.core.state import State
from longhouse.games.northgard import field
from longhouse.games.northgard.gains import draw_gain, play_gain
from longhouse.games.northgard.judging import USE, Survey
from longhouse.games.northgard.rules import cards, codes
from longhouse.games.northgard.rules.paying import PAIRS, TRIPLES
from longhouse.games.northgard.rules.scoring import achievement, final_fame, owns
from longhouse.games.northgard.state import CARD, ROW, Table
from longhouse.games.northgard.tables import (
    ACHIEVEMENT_CARDS,
    CARDS,
    FACE_OF,
    FAME_OF,
    FIRST_ACHIEVEMENT,
    INITIAL_CARD,
    NONE,
    RESOURCES,
)

NEVER: Final = -50.0
_PART_WORTH: Final[dict[int, float]] = {
    codes.PART_STOP: 0.0,
    codes.PART_TAKE: 1.1,
    codes.PART_DISCARD: 1.1,
    codes.PART_BEFORE: 1.0,
    codes.PART_AFTER: 1.2,
}
"""Parts of cards that nothing is computed for."""


class NorthgardKnowledge:
    """Every option by what it promises."""

    def weigh(self, world: State, seat: int, options: Sequence[int], chance: Chance) -> list[float]:
        """For each option its promise, by the judge of the decision."""
        table = world.copy()  # judges of tiles try cells on it
        assert isinstance(table, Table)
        kind = table.frames.kind(table.frames.of(seat))
        survey = Survey(table, seat)
        if kind in (codes.D91_TRADE, codes.D92_TEAM_TRADE):
            survey.harvest_is_in()
        if kind == codes.D10_TURN:
            return weigh_turn(survey, options)
        judge = JUDGES.get(int(kind), judge_nothing)
        return [judge(survey, option) for option in options]


def judge_nothing(survey: Survey, option: int) -> float:
    """All the same."""
    return 0.0


# A turn.


def weigh_turn(survey: Survey, options: Sequence[int]) -> list[float]:
    """Cards by what they bring, giving them up by what comes instead; passing when little is left to do."""
    gains = {option - codes.PLAY: play_gain(survey, option - codes.PLAY) for option in options if is_play(option)}
    left = sum(gain for gain in gains.values() if gain > 0.0)
    best = max(gains.values(), default=0.0)
    weights: list[float] = []
    for option in options:
        if is_play(option):
            weights.append(gains[option - codes.PLAY])
        elif option == codes.PASS:
            weights.append(first_pick(survey) - max(0.0, left - max(0.0, best)))
        elif codes.REPLACE <= option < codes.PASS:
            weights.append(give_up_gain(survey, option, gains))
        else:
            weights.append(NEVER)
    return weights


def is_play(option: i64) -> bool:
    """Whether an option plays a card."""
    return codes.PLAY <= option < codes.WAIT


def first_pick(survey: Survey) -> float:
    """How much better the card is that one gets by passing now than the one that others will leave."""
    table = survey.table
    rivals: int = 0
    for seat in range(table.players):
        if seat != survey.seat and table.passed & BIT[seat] == 0:
            rivals += 1
    values = sorted((pick_worth(survey, FACE_OF[c]) for c in range(CARDS) if table.where[c] == ROW * 8), reverse=True)
    if rivals == 0 or len(values) < 2 or table.foresaw & BIT[survey.seat]:
        return 0.0
    return 0.4 * (values[0] - values[min(rivals, len(values) - 1)])


def give_up_gain(survey: Survey, option: i64, gains: dict[int, float]) -> float:
    """R22 to R24: replace, remove or upgrade a card."""
    if option < codes.REMOVE:
        face = option - codes.REPLACE
        return draw_gain(survey, 1) + survey.purse_after(0, 0, -1, 0) - max(0.0, gains.get(int(face), 0.0))
    if option < codes.UPGRADE:
        face = option - codes.REMOVE
        found = draw_gain(survey, 2) + survey.purse_after(0, 0, -2, 0) + thinning(survey, face)
        return found - max(0.0, gains.get(int(face), 0.0))
    rest = option - codes.UPGRADE
    face = rest // 28
    upgrade = FACE_OF[INITIAL_CARD[survey.table.clan[survey.seat]] + 1 + rest // 2 % 2]
    found = 0.9 * USE[upgrade] + survey.card_worth(upgrade) + survey.purse_after(0, 0, -3, 0)
    if rest & 1:
        found += thinning(survey, face)
    return found - max(0.0, gains.get(int(face), 0.0))


def thinning(survey: Survey, face: i64) -> float:
    """What the deck gains in the years to come when a card leaves it."""
    table = survey.table
    found: int = 0
    use = 0.0
    for card in range(CARDS):
        if owns(table, survey.seat, card):
            found += 1
            use += USE[FACE_OF[card]]
    mean = use / float(max(1, found))
    return 0.4 * (mean - USE[face]) * float(min(4, survey.harvests - 1)) - float(FAME_OF[face])


def judge_play(survey: Survey, option: int) -> float:
    """D11: another card, or the end of the turn."""
    return 0.1 if option == codes.END else play_gain(survey, option - codes.PLAY)


def judge_reaction(survey: Survey, option: int) -> float:
    """D12: Defensive Strategy is for a card that matters."""
    return USE[FACE_OF[survey.table.act[CARD]]] - 1.9 if option == codes.CANCEL else 0.0


def pick_worth(survey: Survey, face: i64) -> float:
    """D14: a card of the row; an Achievement by what it counts now."""
    for which in range(ACHIEVEMENT_CARDS):
        if FACE_OF[FIRST_ACHIEVEMENT + which] == face:
            return float(achievement(survey.table, survey.seat, which))
    return survey.card_worth(face)


def judge_pick(survey: Survey, option: int) -> float:
    """D14, D81."""
    return pick_worth(survey, option - codes.PICK)


def judge_giving(survey: Survey, option: int) -> float:
    """D60, D74: the least useful card goes."""
    base = codes.DISCARD if option < codes.ON_TOP else codes.ON_TOP
    return -hand_worth(survey, option - base)


def hand_worth(survey: Survey, face: i64) -> float:
    """A card in hand: what it can do now, and a little of what it usually does."""
    if cards.KIND[face] == cards.NO_EFFECT:
        return -1.0
    return max(0.0, play_gain(survey, face)) + 0.2 * USE[face]


def judge_taking(survey: Survey, option: int) -> float:
    """D72, D75, D83: the best card."""
    base = codes.TAKE_CARD if option < codes.COPY else codes.COPY
    kind = survey.table.frames.kind(survey.table.frames.top())
    return USE[option - base] if kind == codes.D72_FROM_HAND else hand_worth(survey, option - base)


def judge_part(survey: Survey, option: int) -> float:
    """D70: the part that promises most."""
    part = option - codes.PART
    if part == codes.PART_DRAW:
        return draw_gain(survey, 1)
    face = cards.PART_FACE[part]
    return play_gain(survey, face) if face != NONE else _PART_WORTH[part]


def judge_opponent(survey: Survey, option: int) -> float:
    """D71: the one who leads."""
    return float(final_fame(survey.table, option - codes.OPPONENT))


# Resources.


def judge_payment(survey: Survey, option: int) -> float:
    """D73, D78, D91: what is given against what comes."""
    if option == codes.GIVE_IN:
        table = survey.table
        return -hand_worth(survey, FACE_OF[table.frames.a(table.frames.top())])
    if codes.GIVE_TWO <= option < codes.GIVE_IN:
        return paid(survey, PAIRS[option - codes.GIVE_TWO], NONE)
    if codes.PAY_TWO <= option < codes.PAY_THREE:
        return paid(survey, PAIRS[option - codes.PAY_TWO], NONE) + survey.more_units(1)
    if codes.PAY_THREE <= option < codes.PULL:
        return paid(survey, TRIPLES[option - codes.PAY_THREE], NONE) + draw_gain(survey, 1)
    if codes.TRADE <= option < codes.DONE:
        trade = option - codes.TRADE
        return paid(survey, TRIPLES[trade // RESOURCES], trade % RESOURCES) - 0.01
    if codes.OFFER <= option < codes.ACCEPT:
        swap = option - codes.OFFER
        return swapped(survey, swap // RESOURCES, swap % RESOURCES) - 0.3
    return 0.0


def paid(survey: Survey, given: tuple[int, int, int], taken: i64) -> float:
    """Resources go, and perhaps one comes."""
    return survey.purse_after(
        (1 if taken == 0 else 0) - given[0], (1 if taken == 1 else 0) - given[1], (1 if taken == 2 else 0) - given[2], 0
    )


def swapped(survey: Survey, give: i64, take: i64) -> float:
    """R174: one resource for another."""
    change = [0, 0, 0]
    change[give] -= 1
    change[take] += 1
    return survey.purse_after(change[0], change[1], change[2], 0)


def judge_swap(survey: Survey, option: int) -> float:
    """D92: a teammate's wish is granted unless it costs more than a little."""
    frames = survey.table.frames
    swap = frames.a(frames.top())
    return swapped(survey, swap % RESOURCES, swap // RESOURCES) + 0.3 if option == codes.ACCEPT else 0.0


def judge_resource(survey: Survey, option: int) -> float:
    """D77, D90: the resource that helps most."""
    if option == codes.NO:
        return 0.0
    which = option - codes.RESOURCE
    return survey.purse_after(1 if which == 0 else 0, 1 if which == 1 else 0, 1 if which == 2 else 0, 0)


JUDGES: Final[dict[int, Callable[[Survey, int], float]]] = {
    codes.D2_SETUP_TILE: field.judge_tile,
    codes.D3_SETUP_CELL: field.judge_cell,
    codes.D4_SETUP_ROTATION: field.judge_rotation,
    codes.D5_SETUP_UNITS: field.judge_settling,
    codes.D5_KAIJA: field.judge_kaija,
    codes.D11_CONTINUE: judge_play,
    codes.D12_REACT: judge_reaction,
    codes.D13_SCORCH: field.judge_scorch,
    codes.D14_PICK: judge_pick,
    codes.D20_RECRUIT: field.judge_recruit,
    codes.D24_CAMP: field.judge_recruit,
    codes.D21_FROM: field.judge_move,
    codes.D22_TO: field.judge_move,
    codes.D23_COUNT: field.judge_move,
    codes.D31_PUSH: field.judge_push,
    codes.D32_ATTACKER_FOOD: field.judge_food,
    codes.D33_DEFENDER_FOOD: field.judge_food,
    codes.D34_ATTACKER_FACE: field.judge_face,
    codes.D35_AXE: field.judge_face,
    codes.D36_DEFENDER_FACE: field.judge_face,
    codes.D37_RETREAT: field.judge_retreat,
    codes.D40_TILE: field.judge_tile,
    codes.D41_REDRAW: field.judge_redraw,
    codes.D42_CELL: field.judge_cell,
    codes.D43_ROTATION: field.judge_rotation,
    codes.D50_BUILD: field.judge_build,
    codes.D51_REBUILD: field.judge_rebuild,
    codes.D60_SORT: judge_giving,
    codes.D70_PART: judge_part,
    codes.D71_OPPONENT: judge_opponent,
    codes.D72_FROM_HAND: judge_taking,
    codes.D73_PAY_OR_DISCARD: judge_payment,
    codes.D74_DISCARD: judge_giving,
    codes.D75_COPY: judge_taking,
    codes.D76_VICTIM: field.judge_victim,
    codes.D77_RESOURCE: judge_resource,
    codes.D78_PAY: judge_payment,
    codes.D79_HIDDEN_WAYS: field.judge_move,
    codes.D80_BRIBERY: field.judge_bribery,
    codes.D81_FORESEE: judge_pick,
    codes.D82_PULL: field.judge_pull,
    codes.D83_TAKE_BACK: judge_taking,
    codes.D84_CAPTURE: field.judge_recruit,
    codes.D90_SCORCH_TAKE: judge_resource,
    codes.D91_TRADE: judge_payment,
    codes.D92_TEAM_TRADE: judge_swap,
    codes.D95_SECOND_CHANCE: field.judge_settling,
    codes.D100_TIE: field.judge_creature_place,
    codes.D101_ATTACK_CREATURE: field.judge_creature_attack,
    codes.D102_CREATURE_FOOD: field.judge_creature_food,
    codes.D103_MORE_CREATURES: field.judge_creature_place,
}
"""By kind of decision; where there is none (clans, the order of combats) all options are as good."""
