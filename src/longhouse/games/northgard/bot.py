"""What a player of Northgard should value: the knowledge behind the greedy bot.

Each kind of decision has a judge of its own, which says what an option promises in points of fame: here those for
cards and resources, in `field.py` those for the map. `judging.py` looks at the land and the purse, `planning.py` at
actions.
"""

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import copy_of
from longhouse.core.knowledge import Figures, Knowledge
from longhouse.core.state import OptionBuffer, State
from longhouse.core.zones import NONE
from longhouse.games.northgard import data, field, state
from longhouse.games.northgard.gains import draw_gain, play_gain
from longhouse.games.northgard.judging import USE, Survey
from longhouse.games.northgard.rules import (
    building,
    cards,
    combat,
    creature_fights,
    creatures,
    explore,
    intrigue,
    moving,
    play,
    reaction,
    recruit,
    second_chance,
    setup,
    special,
    year,
)
from longhouse.games.northgard.rules.decisions import NO
from longhouse.games.northgard.rules.drawing import SORT
from longhouse.games.northgard.rules.paying import PAIR, PAY, TRIPLE
from longhouse.games.northgard.rules.play import TURN
from longhouse.games.northgard.rules.scoring import achievement, final_fame, owns
from longhouse.games.northgard.rules.year import TEAM_TRADE, TRADE
from longhouse.games.northgard.state import Table

NEVER: Final = -50.0
_PART_WORTH: Final[dict[int, float]] = {
    data.PART_STOP: 0.0,
    data.PART_TAKE: 1.1,
    data.PART_DISCARD: 1.1,
    data.PART_BEFORE: 1.0,
    data.PART_AFTER: 1.2,
}
"""Parts of cards that nothing is computed for."""


class NorthgardKnowledge(Knowledge):
    """Every option by what it promises."""

    def weigh_into(self, world: State, seat: i64, options: OptionBuffer, chance: Chance, into: Figures) -> None:
        """For each option how good it looks."""
        assert isinstance(world, Table)
        codes = [int(options.codes[at]) for at in range(options.count)]
        for at, weight in enumerate(weights_of(world, int(seat), codes, chance)):
            into.put(at, weight)


def weights_of(world: Table, seat: int, options: Sequence[int], chance: Chance) -> list[float]:
    """For each option its promise, by the judge of the decision."""
    table = copy_of(world)  # judges of tiles try cells on it
    kind = table.frames.kind(table.frames.of(seat))
    survey = Survey(table, seat)
    if kind in (TRADE.kind, TEAM_TRADE.kind):
        survey.harvest_is_in()
    if kind == TURN.kind:
        return weigh_turn(survey, options)
    judge = JUDGES.get(table.decisions[kind].name, judge_nothing)
    return [judge(survey, option) for option in options]


def judge_nothing(survey: Survey, option: int) -> float:
    """All the same."""
    return 0.0


# A turn.


def weigh_turn(survey: Survey, options: Sequence[int]) -> list[float]:
    """Cards by what they bring, giving them up by what comes instead; passing when little is left to do."""
    faces = [int(TURN.play.first(option)) for option in options if TURN.play.holds(option)]
    gains = {face: play_gain(survey, face) for face in faces}
    left = sum(gain for gain in gains.values() if gain > 0.0)
    best = max(gains.values(), default=0.0)
    weights: list[float] = []
    for option in options:
        if TURN.play.holds(option):
            weights.append(gains[int(TURN.play.first(option))])
        elif option == TURN.passing.only():
            weights.append(first_pick(survey) - max(0.0, left - max(0.0, best)))
        elif TURN.replace.holds(option) or TURN.remove.holds(option) or TURN.upgrade.holds(option):
            weights.append(give_up_gain(survey, option, gains))
        else:
            weights.append(NEVER)
    return weights


def first_pick(survey: Survey) -> float:
    """How much better the card is that one gets by passing now than the one that others will leave."""
    table = survey.table
    rivals: int = 0
    for seat in range(table.players):
        if seat != survey.seat and state.PASSED.of(table, seat) == 0:
            rivals += 1
    values = sorted(
        (pick_worth(survey, data.FACE_OF[c]) for c in range(data.CARDS) if state.CARDS.is_in(table, c, state.ROW, 0)),
        reverse=True,
    )
    if rivals == 0 or len(values) < 2 or state.FORESAW.of(table, survey.seat):
        return 0.0
    return 0.4 * (values[0] - values[min(rivals, len(values) - 1)])


def give_up_gain(survey: Survey, option: i64, gains: dict[int, float]) -> float:
    """R22 to R24: replace, remove or upgrade a card."""
    if TURN.replace.holds(option):
        face = TURN.replace.first(option)
        return draw_gain(survey, 1) + survey.purse_after(0, 0, -1, 0) - max(0.0, gains.get(int(face), 0.0))
    if TURN.remove.holds(option):
        face = TURN.remove.first(option)
        found = draw_gain(survey, 2) + survey.purse_after(0, 0, -2, 0) + thinning(survey, face)
        return found - max(0.0, gains.get(int(face), 0.0))
    face = TURN.upgrade.first(option)
    upgrade = data.FACE_IDS.index(state.UPGRADE.of(int(TURN.upgrade.second(option))))
    found = 0.9 * USE[upgrade] + survey.card_worth(upgrade) + survey.purse_after(0, 0, -3, 0)
    if TURN.upgrade.third(option) == play.LEAVES:
        found += thinning(survey, face)
    return found - max(0.0, gains.get(int(face), 0.0))


def thinning(survey: Survey, face: i64) -> float:
    """What the deck gains in the years to come when a card leaves it."""
    table = survey.table
    found: int = 0
    use = 0.0
    for card in range(data.CARDS):
        if owns(table, survey.seat, card):
            found += 1
            use += USE[data.FACE_OF[card]]
    mean = use / float(max(1, found))
    return 0.4 * (mean - USE[face]) * float(min(4, survey.harvests - 1)) - float(data.FAME_OF[face])


def judge_play(survey: Survey, option: int) -> float:
    """D11: another card, or the end of the turn."""
    return 0.1 if option == play.CONTINUE.end.only() else play_gain(survey, TURN.play.first(option))


def judge_reaction(survey: Survey, option: int) -> float:
    """D12: Defensive Strategy is for a card that matters."""
    return (
        USE[data.FACE_OF[state.CARD_PLAYED.of(survey.table)]] - 1.9 if option == reaction.REACT.cancel.only() else 0.0
    )


def pick_worth(survey: Survey, face: i64) -> float:
    """D14: a card of the row; an Achievement by what it counts now."""
    for which in range(data.ACHIEVEMENT_CARDS):
        if data.FACE_OF[data.FIRST_ACHIEVEMENT + which] == face:
            return float(achievement(survey.table, survey.seat, which))
    return survey.card_worth(face)


def judge_pick(survey: Survey, option: int) -> float:
    """D14, D81."""
    return pick_worth(survey, play.PICK.pick.first(option))


def judge_giving(survey: Survey, option: int) -> float:
    """D60, D74: the least useful card goes."""
    going = SORT.discard if SORT.discard.holds(option) else SORT.on_top
    return -hand_worth(survey, going.first(option))


def hand_worth(survey: Survey, face: i64) -> float:
    """A card in hand: what it can do now, and a little of what it usually does."""
    if cards.KIND[face] == cards.NO_EFFECT:
        return -1.0
    return max(0.0, play_gain(survey, face)) + 0.2 * USE[face]


def judge_taking(survey: Survey, option: int) -> float:
    """D72, D75, D83: the best card."""
    if special.COPY.copy.holds(option):
        return hand_worth(survey, special.COPY.copy.first(option))
    face = special.FROM_HAND.card.first(option)
    is_theirs = survey.table.frames.kind(survey.table.frames.top()) == special.FROM_HAND.kind
    return USE[face] if is_theirs else hand_worth(survey, face)


def judge_part(survey: Survey, option: int) -> float:
    """D70: the part that promises most."""
    part = special.PART.part.first(option)
    if part == data.PART_DRAW:
        return draw_gain(survey, 1)
    face = cards.PART_FACE[part]
    return play_gain(survey, face) if face != NONE else _PART_WORTH[part]


def judge_opponent(survey: Survey, option: int) -> float:
    """D71: the one who leads."""
    return float(final_fame(survey.table, special.OPPONENT.opponent.first(option)))


# Resources.


def judge_payment(survey: Survey, option: int) -> float:
    """D73, D78, D91: what is given against what comes."""
    if option == special.PAY_OR_DISCARD.give_in.only():
        table = survey.table
        return -hand_worth(survey, data.FACE_OF[special.PAY_OR_DISCARD.card.of(table.frames, table.frames.top())])
    if special.PAY_OR_DISCARD.give.holds(option):
        return paid(survey, PAIR.multisets[special.PAY_OR_DISCARD.give.first(option)], NONE)
    if PAY.two.holds(option):
        return paid(survey, PAIR.multisets[PAY.two.first(option)], NONE) + survey.more_units(1)
    if PAY.three.holds(option):
        return paid(survey, TRIPLE.multisets[PAY.three.first(option)], NONE) + draw_gain(survey, 1)
    if TRADE.trade.holds(option):
        return paid(survey, TRIPLE.multisets[TRADE.trade.first(option)], TRADE.trade.second(option)) - 0.01
    if TRADE.offered.holds(option):
        return swapped(survey, TRADE.offered.first(option), TRADE.offered.second(option)) - 0.3
    return 0.0


def paid(survey: Survey, given: tuple[int, ...], taken: i64) -> float:
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
    swap = TEAM_TRADE.swap.of(frames, frames.top())
    return swapped(survey, state.taken(swap), state.given(swap)) + 0.3 if option == TEAM_TRADE.accept.only() else 0.0


def judge_resource(survey: Survey, option: int) -> float:
    """D77, D90: the resource that helps most."""
    if option == NO.only():
        return 0.0
    which = intrigue.RESOURCE.resource.first(option)
    return survey.purse_after(1 if which == 0 else 0, 1 if which == 1 else 0, 1 if which == 2 else 0, 0)


JUDGES: Final[dict[str, Callable[[Survey, int], float]]] = {
    setup.SETUP_TILE.name: field.judge_tile,
    setup.SETUP_CELL.name: field.judge_cell,
    setup.SETUP_ROTATION.name: field.judge_rotation,
    setup.SETUP_UNITS.name: field.judge_settling,
    year.CHOOSE_KAIJA.name: field.judge_kaija,
    play.CONTINUE.name: judge_play,
    reaction.REACT.name: judge_reaction,
    play.SCORCH.name: field.judge_scorch,
    play.PICK.name: judge_pick,
    recruit.RECRUIT.name: field.judge_recruit,
    recruit.CAMP.name: field.judge_recruit,
    moving.MOVE_FROM.name: field.judge_move,
    moving.MOVE_TO.name: field.judge_move,
    moving.MOVE_COUNT.name: field.judge_move,
    combat.PUSH.name: field.judge_push,
    combat.ATTACKER_FOOD.name: field.judge_food,
    combat.DEFENDER_FOOD.name: field.judge_food,
    combat.ATTACKER_FACE.name: field.judge_face,
    combat.AXE.name: field.judge_face,
    combat.DEFENDER_FACE.name: field.judge_face,
    combat.RETREAT.name: field.judge_retreat,
    explore.CHOOSE_TILE.name: field.judge_tile,
    explore.REDRAW.name: field.judge_redraw,
    explore.CHOOSE_CELL.name: field.judge_cell,
    explore.CHOOSE_ROTATION.name: field.judge_rotation,
    building.BUILD.name: field.judge_build,
    building.REBUILD.name: field.judge_rebuild,
    SORT.name: judge_giving,
    special.PART.name: judge_part,
    special.OPPONENT.name: judge_opponent,
    special.FROM_HAND.name: judge_taking,
    special.PAY_OR_DISCARD.name: judge_payment,
    special.DISCARD_OWN.name: judge_giving,
    special.COPY.name: judge_taking,
    intrigue.VICTIM.name: field.judge_victim,
    intrigue.RESOURCE.name: judge_resource,
    PAY.name: judge_payment,
    intrigue.HIDDEN_WAYS.name: field.judge_move,
    intrigue.BRIBERY.name: field.judge_bribery,
    special.FORESEE.name: judge_pick,
    recruit.PULL.name: field.judge_pull,
    special.TAKE_BACK.name: judge_taking,
    intrigue.CAPTURE.name: field.judge_recruit,
    year.SCORCH_TAKE.name: judge_resource,
    TRADE.name: judge_payment,
    TEAM_TRADE.name: judge_swap,
    second_chance.SECOND_CHANCE.name: field.judge_settling,
    creatures.TIE.name: field.judge_creature_place,
    creature_fights.ATTACK_CREATURE.name: field.judge_creature_attack,
    creature_fights.CREATURE_FOOD.name: field.judge_creature_food,
    creatures.MORE_CREATURES.name: field.judge_creature_place,
}
"""By name of the decision; where there is none (clans, the order of combats) all options are as good."""
