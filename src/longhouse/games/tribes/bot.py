"""What a player of Tribes should value: the knowledge behind the greedy bot.

The chief has a goal (`best_goal`): the cell that promises most for its distance. In his turn he gains what he can,
attacks where it pays, and goes there with all his warriors; cards are chosen for it. Everything else is tried on a
copy, and the position is judged (`worth`).
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.state import State
from longhouse.games.tribes import tables
from longhouse.games.tribes.judging import FAR_AWAY, WIN, assets, best_goal, danger, horses_missing, margin, walk, worth
from longhouse.games.tribes.rules import codes
from longhouse.games.tribes.rules.game import Tribes
from longhouse.games.tribes.state import Table

BOOTY: Final = 4.0
"""An item from a defeated chief, and his way back."""
FOR_OTHERS: Final = (codes.D3_CAVALRY, codes.D8_TAKE, codes.D9_BEATEN)
"""Decisions by which others win or lose."""


class TribesKnowledge:
    """Turns follow the best goal of the chief; everything else is judged by what it leads to."""

    def weigh(self, world: State, seat: int, options: Sequence[int], chance: Chance) -> list[float]:
        """For each option how good it looks."""
        table = world
        assert isinstance(table, Tribes)
        kind = table.frames.kind(table.frames.of(seat))
        if kind == codes.D5_TURN:
            return weigh_turn(table, seat, options, chance)
        if kind == codes.D10_CAMPSITE:
            now = assets(table, seat)
            return [weigh_gain(table, seat, option, now, chance) for option in options]
        if kind == codes.D4_CARD:
            goal = best_goal(table, seat)
            return [card_worth(table, seat, option - codes.CARD, goal) for option in options]
        return [weigh_by_worth(table, seat, option, kind in FOR_OTHERS, chance) for option in options]


def weigh_by_worth(table: Tribes, seat: i64, option: i64, is_for_others: bool, chance: Chance) -> float:
    """The worth of the position that an option leads to."""
    other = table.copy()
    assert isinstance(other, Tribes)
    other.apply(seat, option, chance)
    return margin(other, seat) if is_for_others else worth(other, seat)


# A turn.


def weigh_turn(table: Tribes, seat: i64, options: Sequence[int], chance: Chance) -> list[float]:
    """Gains first, then attacks that pay, then the way to the goal with everybody, then stragglers; then the end."""
    goal = best_goal(table, seat)
    to_goal = walk(table, seat, goal) if goal != tables.NONE else FAR_AWAY
    to_chief = walk(table, seat, table.chief[seat])
    now = assets(table, seat)
    weights: list[float] = []
    for option in options:
        if option == codes.END_TURN:
            weights.append(10.0)
        elif option == codes.RETREAT:
            weights.append(15.0)
        elif option < codes.ATTACK:
            weights.append(weigh_move(table, seat, option, to_goal, to_chief))
        elif option < codes.COLLECT:
            weights.append(weigh_attack(table, seat, option, to_goal, chance))
        else:
            weights.append(weigh_gain(table, seat, option, now, chance))
    return weights


def weigh_gain(table: Tribes, seat: i64, option: i64, now: float, chance: Chance) -> float:
    """Collecting, crafting and training, as soon as they gain anything; a horse that is needed always does."""
    if option == codes.END_TURN:
        return 10.0
    if codes.TRADE <= option < codes.CRAFT and horses_missing(table, seat) > 0:
        return 400.0
    other = table.copy()
    other.apply(seat, option, chance)
    assert isinstance(other, Tribes)
    gained = assets(other, seat) - now
    return 300.0 + gained if gained > 0.05 else 0.0


def weigh_move(table: Table, seat: i64, option: i64, to_goal: vec[i64], to_chief: vec[i64]) -> float:
    """The whole escort with the chief towards his goal; warriors elsewhere towards him."""
    with_chief = option >= codes.MOVE_CHIEF
    step = step_of(option)
    start = tables.STEP_FROM[step]
    end = tables.NEXT[tables.SIDES * start + tables.STEP_SIDE[step]]
    if with_chief:
        goes_all = (option - codes.MOVE_CHIEF) % (tables.WARRIORS + 1) == table.men[start]
        return 100.0 if goes_all and to_goal[end] < to_goal[start] else 0.0
    goes_all = (option - codes.MOVE) % tables.WARRIORS + 1 == table.men[start]
    return 20.0 if goes_all and start != table.chief[seat] and to_chief[end] < to_chief[start] else 0.0


def step_of(option: i64) -> i64:
    """The step of a move."""
    if option < codes.MOVE_CHIEF:
        return (option - codes.MOVE) // tables.WARRIORS
    return (option - codes.MOVE_CHIEF) // (tables.WARRIORS + 1)


def weigh_attack(table: Tribes, seat: i64, option: i64, to_goal: vec[i64], chance: Chance) -> float:
    """An attack that gains more than it costs; or one that clears the way of cavalry."""
    other = table.copy()
    other.apply(seat, option, chance)
    assert isinstance(other, Tribes)
    if other.winner == seat:
        return WIN
    chief = option >= codes.ATTACK_CHIEF
    number = option - (codes.ATTACK_CHIEF if chief else codes.ATTACK)
    start = tables.STEP_FROM[number // tables.WARRIORS]
    end = tables.NEXT[tables.SIDES * start + tables.STEP_SIDE[number // tables.WARRIORS]]
    defender = table.side[end]
    gained = assets(other, seat) - assets(table, seat)
    if defender == tables.ARMY:
        is_in_the_way = to_goal[end] < to_goal[start] and other.side[end] == seat
        return 90.0 + gained if is_in_the_way and table.men[start] > 3 else 0.0
    gained -= 0.5 * (assets(other, defender) - assets(table, defender))
    if other.chief[defender] == tables.NONE:
        gained += BOOTY
    return 200.0 + gained if gained > 0.0 else 0.0


# Cards.


def card_worth(table: Table, seat: i64, card: i64, goal: i64) -> float:
    """How well a card serves the goal: far enough for the chief, and no farther than needed."""
    if card == tables.CAMPSITE:
        return camp_worth(table, seat)
    if goal == tables.NONE:
        return 1.0 - 0.1 * float(tables.CARD_CHIEF[card])
    away = walk(table, seat, goal)[table.chief[seat]]
    limit = tables.CARD_CHIEF[card]
    if (
        table.tile[goal] != tables.NONE
        and table.has_others(goal, seat)
        and away <= tables.CARD_STEPS[card]
        and away <= limit + 1
    ):
        return 5.0 + 2.0 * float(tables.CARD_ATTACK[card])
    if table.tile[goal] == tables.NONE:
        return 1.0 + 0.2 * float(limit)
    return 2.0 - 0.1 * float(limit - away) if limit >= away else 1.0 + 0.2 * float(limit)


def camp_worth(table: Table, seat: i64) -> float:
    """Tools and warriors that can be made now, and shelter for a chief in danger."""
    at = seat * tables.ITEMS
    items = table.items
    sticks, stones, feathers = items[at + tables.STICK], items[at + tables.STONE], items[at + tables.FEATHER]
    axes = min(stones, tables.PER_SPOT - items[at + tables.AXE])
    bows = min(feathers, tables.PER_SPOT - items[at + tables.BOW])
    here = tables.GIVES[tables.LAND[table.tile[table.chief[seat]]]]
    indians = items[at + tables.INDIAN]
    if here == tables.STICK:
        sticks += tables.PER_SPOT
    elif here == tables.INDIAN:
        indians += tables.PER_SPOT
    tools = min(axes + bows, sticks)
    trained = min(indians, min(feathers, table.reserve[seat]))
    made = float(tools) + 0.6 * float(trained)
    last_chance = 1.5 if table.round >= 4 else 0.0
    return 3.0 * made + 2.0 * danger(table, seat) if made >= 2.0 else made * last_chance + 2.0 * danger(table, seat)
