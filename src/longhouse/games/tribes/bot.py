"""What a player of Tribes should value: the knowledge behind the greedy bot.

The chief has a goal (`best_goal`): the cell that promises most for its distance. A turn gains what it can,
attacks where it pays, and goes there with all the warriors; cards are chosen for it. Everything else is tried on a
copy, and the position is judged (`worth`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import copy_of
from longhouse.core.knowledge import Figures, Knowledge
from longhouse.core.state import OptionBuffer, State
from longhouse.core.zones import NONE
from longhouse.games.tribes import data, state
from longhouse.games.tribes.features import NAMES, standing, write_features
from longhouse.games.tribes.judging import FAR_AWAY, WIN, assets, best_goal, danger, horses_missing, margin, walk, worth
from longhouse.games.tribes.rules import battle, cycle, donkey, placing, turn
from longhouse.games.tribes.rules.game import Tribes
from longhouse.games.tribes.state import Table

BOOTY: Final = 4.0
"""An item from a defeated chief, and the way back."""
TELLING: Final = 11.0
"""So much more worth makes a victory e times as likely."""


class TribesKnowledge(Knowledge):
    """Turns follow the best goal of the chief; everything else is judged by what it leads to."""

    def __init__(self) -> None:
        super().__init__()
        self.spread = 12.0
        self.horizon = 2
        self.features = NAMES

    def weigh_into(self, world: State, seat: i64, options: OptionBuffer, chance: Chance, into: Figures) -> None:
        """For each option how good it looks."""
        assert isinstance(world, Tribes)
        kind = world.frames.kind(world.frames.of(seat))
        if kind == turn.TURN.kind:
            weigh_turn(world, seat, options, chance, into)
            return
        now = assets(world, seat) if kind == turn.CAMPSITE.kind else 0.0
        goal = best_goal(world, seat) if kind == cycle.CHOOSE_CARD.kind else NONE
        # By these decisions others win or lose.
        others = kind == placing.CAVALRY.kind or kind == placing.BEATEN.kind or kind == battle.TAKE.kind
        for at in range(options.count):
            option = options.codes[at]
            if kind == turn.CAMPSITE.kind:
                into.put(at, weigh_gain(world, seat, option, now, chance))
            elif kind == cycle.CHOOSE_CARD.kind:
                into.put(at, card_worth(world, seat, cycle.CHOOSE_CARD.card.first(option), goal))
            else:
                into.put(at, weigh_by_worth(world, seat, option, others, chance))

    def is_calm(self, world: State) -> bool:
        """A turn begins: its card is shown, and no step is made."""
        frames = world.frames
        at = frames.top()
        return at >= 0 and frames.kind(at) == turn.TURN.kind and frames.step(at) == 0

    def chances_into(self, world: State, into: Figures) -> None:
        """By worth: whoever is ahead by a trophy's worth wins about three times in four."""
        assert isinstance(world, Tribes)
        for seat in range(world.players):
            into.put(seat, worth(world, seat) / TELLING)
        into.share_out(world.players)

    def shares_into(self, world: State, into: Figures) -> None:
        """The winner takes all; at the last cycle's end points and what section 7 lists decide."""
        assert isinstance(world, Tribes)
        winner = state.WINNER.of(world)
        best: i64 = -1
        for seat in range(world.players):
            best = max(best, standing(world, seat, winner))
        equals = 0.0
        for seat in range(world.players):
            is_first = standing(world, seat, winner) == best
            into.put(seat, 1.0 if is_first else 0.0)
            equals += 1.0 if is_first else 0.0
        for seat in range(world.players):
            into.put(seat, into.at(seat) / equals)

    def features_into(self, world: State, seat: i64, into: Figures) -> None:
        """What a learned value knows of a seat."""
        assert isinstance(world, Tribes)
        write_features(world, seat, into)


def weigh_by_worth(table: Tribes, seat: i64, option: i64, is_for_others: bool, chance: Chance) -> float:
    """The worth of the position that an option leads to."""
    other = copy_of(table)
    other.apply(seat, option, chance)
    return margin(other, seat) if is_for_others else worth(other, seat)


# A turn.


def weigh_turn(table: Tribes, seat: i64, options: OptionBuffer, chance: Chance, into: Figures) -> None:
    """Gains first, then attacks that pay, then the way to the goal with everybody, then stragglers; then the end."""
    goal = best_goal(table, seat)
    to_goal = walk(table, seat, goal) if goal != NONE else FAR_AWAY
    to_chief = walk(table, seat, state.CHIEF.of(table, seat))
    now = assets(table, seat)
    for at in range(options.count):
        option = options.codes[at]
        if turn.TURN.end.holds(option):
            into.put(at, 10.0)
        elif turn.TURN.retreat.holds(option):
            into.put(at, 15.0)
        elif turn.TURN.move.holds(option) or turn.TURN.move_chief.holds(option):
            into.put(at, weigh_move(table, seat, option, to_goal, to_chief))
        elif turn.TURN.attack.holds(option):
            into.put(at, weigh_attack(table, seat, option, turn.TURN.attack.first(option), to_goal, chance))
        elif turn.TURN.attack_chief.holds(option):
            into.put(at, weigh_attack(table, seat, option, turn.TURN.attack_chief.first(option), to_goal, chance))
        else:
            into.put(at, weigh_gain(table, seat, option, now, chance))


def weigh_gain(table: Tribes, seat: i64, option: i64, now: float, chance: Chance) -> float:
    """Collecting, crafting and training, as soon as they gain anything; a horse that is needed always does."""
    if turn.TURN.end.holds(option):
        return 10.0
    if donkey.TRADE.holds(option) and horses_missing(table, seat) > 0:
        return 400.0
    other = copy_of(table)
    other.apply(seat, option, chance)
    gained = assets(other, seat) - now
    return 300.0 + gained if gained > 0.05 else 0.0


def weigh_move(table: Table, seat: i64, option: i64, to_goal: vec[i64], to_chief: vec[i64]) -> float:
    """The whole escort with the chief towards the goal; warriors elsewhere towards the chief."""
    with_chief = turn.TURN.move_chief.holds(option)
    way = turn.TURN.move_chief if with_chief else turn.TURN.move
    step = way.first(option)
    start, end = data.STEP_FROM[step], turn.end_of(step)
    goes_all = way.second(option) == state.MEN.of(table, start)
    if with_chief:
        return 100.0 if goes_all and to_goal[end] < to_goal[start] else 0.0
    return 20.0 if goes_all and start != state.CHIEF.of(table, seat) and to_chief[end] < to_chief[start] else 0.0


def weigh_attack(table: Tribes, seat: i64, option: i64, step: i64, to_goal: vec[i64], chance: Chance) -> float:
    """An attack that gains more than it costs; or one that clears the way of cavalry."""
    other = copy_of(table)
    other.apply(seat, option, chance)
    if state.WINNER.of(other) == seat:
        return WIN
    start, end = data.STEP_FROM[step], turn.end_of(step)
    defender = state.HOLDER.of(table, end)
    gained = assets(other, seat) - assets(table, seat)
    if defender == data.ARMY:
        is_in_the_way = to_goal[end] < to_goal[start] and state.HOLDER.of(other, end) == seat
        return 90.0 + gained if is_in_the_way and state.MEN.of(table, start) > 3 else 0.0
    gained -= 0.5 * (assets(other, defender) - assets(table, defender))
    if state.CHIEF.of(other, defender) == NONE:
        gained += BOOTY
    return 200.0 + gained if gained > 0.0 else 0.0


# Cards.


def card_worth(table: Table, seat: i64, card: i64, goal: i64) -> float:
    """How well a card serves the goal: far enough for the chief, and no farther than needed."""
    if card == data.CAMPSITE:
        return camp_worth(table, seat)
    if goal == NONE:
        return 1.0 - 0.1 * float(data.CARD_CHIEF[card])
    away = walk(table, seat, goal)[state.CHIEF.of(table, seat)]
    limit = data.CARD_CHIEF[card]
    if (
        state.LAID.of(table, goal) != NONE
        and table.has_others(goal, seat)
        and away <= data.CARD_STEPS[card]
        and away <= limit + 1
    ):
        return 5.0 + 2.0 * float(data.CARD_ATTACK[card])
    if state.LAID.of(table, goal) == NONE:
        return 1.0 + 0.2 * float(limit)
    return 2.0 - 0.1 * float(limit - away) if limit >= away else 1.0 + 0.2 * float(limit)


def camp_worth(table: Table, seat: i64) -> float:
    """Tools and warriors that can be made now, and shelter for a chief in danger."""
    sticks, stones = state.ITEMS.of(table, seat, data.STICK), state.ITEMS.of(table, seat, data.STONE)
    feathers = state.ITEMS.of(table, seat, data.FEATHER)
    axes = min(stones, data.PER_SPOT - state.ITEMS.of(table, seat, data.AXE))
    bows = min(feathers, data.PER_SPOT - state.ITEMS.of(table, seat, data.BOW))
    here = data.GIVES[data.LAND[state.LAID.of(table, state.CHIEF.of(table, seat))]]
    indians = state.ITEMS.of(table, seat, data.INDIAN)
    if here == data.STICK:
        sticks += data.PER_SPOT
    elif here == data.INDIAN:
        indians += data.PER_SPOT
    tools = min(axes + bows, sticks)
    trained = min(indians, min(feathers, state.RESERVE.of(table, seat)))
    made = float(tools) + 0.6 * float(trained)
    last_chance = 1.5 if state.ROUND.of(table) >= 4 else 0.0
    return 3.0 * made + 2.0 * danger(table, seat) if made >= 2.0 else made * last_chance + 2.0 * danger(table, seat)
