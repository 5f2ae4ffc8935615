"""What a player of Tribes should value: the knowledge behind the greedy bot.

The chief has a goal (`Scout.look`): the cell that promises most for its distance. A turn gains what it can,
attacks where it pays, and goes there with all the warriors; cards are chosen for it. Everything else is tried on
another table, and the position is judged (`Scout.worth`).
"""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.knowledge import Figures, Knowledge
from longhouse.core.state import OptionBuffer, State
from longhouse.core.zones import NONE
from longhouse.games.tribes import data, state
from longhouse.games.tribes.features import NAMES, standing, write_features
from longhouse.games.tribes.habits import Habits, apart, card_worth
from longhouse.games.tribes.judging import BOOTY, WIN, assets, horses_missing
from longhouse.games.tribes.prospects import Scout
from longhouse.games.tribes.rules import battle, cycle, donkey, placing, turn
from longhouse.games.tribes.rules.game import Tribes
from longhouse.games.tribes.state import Table

TELLING: Final = 11.0
"""So much more worth makes a victory e times as likely."""


class TribesKnowledge(Knowledge):
    """Turns follow the best goal of the chief; everything else is judged by what it leads to."""

    def __init__(self) -> None:
        super().__init__()
        self.spread = 12.0
        self.horizon = 2
        self.features = NAMES
        self._scout: Scout = Scout()
        self._habits: Habits = Habits()
        self._trial: Tribes | None = None
        """Where options are tried."""

    def weigh_into(self, world: State, seat: i64, options: OptionBuffer, chance: Chance, into: Figures) -> None:
        """For each option how good it looks."""
        assert isinstance(world, Tribes)
        kind = world.frames.kind(world.frames.of(seat))
        if kind == turn.TURN.kind:
            self.weigh_turn(world, seat, options, chance, into)
        elif kind == turn.CAMPSITE.kind:
            now = assets(world, seat)
            for at in range(options.count):
                into.put(at, self.weigh_gain(world, seat, options.codes[at], now, chance))
        elif kind == cycle.CHOOSE_CARD.kind:
            self._scout.look(world, seat)
            for at in range(options.count):
                card = cycle.CHOOSE_CARD.card.first(options.codes[at])
                into.put(at, card_worth(world, seat, card, self._scout))
        elif kind == cycle.START.kind:
            # Beside a rival the game begins with a battle that costs both all their warriors.
            for at in range(options.count):
                into.put(at, apart(world, cycle.START.start.first(options.codes[at])))
        else:
            self.weigh_by_worth(world, seat, kind, options, chance, into)

    def glance_into(self, world: State, seat: i64, options: OptionBuffer, chance: Chance, into: Figures) -> None:
        """For each option what it promises, without trying it."""
        assert isinstance(world, Tribes)
        self._habits.glance_into(world, seat, options, into)

    def is_calm(self, world: State) -> bool:
        """A turn begins: its card is shown, and no step is made."""
        frames = world.frames
        at = frames.top()
        return at >= 0 and frames.kind(at) == turn.TURN.kind and frames.step(at) == 0

    def chances_into(self, world: State, into: Figures) -> None:
        """By worth: whoever is ahead by a trophy's worth wins about three times in four."""
        assert isinstance(world, Tribes)
        for seat in range(world.players):
            into.put(seat, self._scout.worth(world, seat) / TELLING)
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

    def reopen(self, world: State, seat: i64) -> bool:
        """The card that a seat has chosen is one of its hand again: nobody knows which, and they will have thought."""
        assert isinstance(world, Tribes)
        frame = world.frames.of(seat)
        if world.frames.kind(frame) != cycle.CHOOSE_CARD.kind:
            return False
        world.frames.reopen(frame)
        state.CHOSEN.set(world, seat, NONE)
        return True

    def features_into(self, world: State, seat: i64, into: Figures) -> None:
        """What a learned value knows of a seat."""
        assert isinstance(world, Tribes)
        write_features(world, seat, self._scout, into)

    def try_out(self, table: Tribes, seat: i64, option: i64, chance: Chance) -> Tribes:
        """The table that an option leads to; it is used again for the next one."""
        trial = self._trial
        if trial is None or trial.settings is not table.settings or trial.players != table.players:
            blank = table.blank()
            assert isinstance(blank, Tribes)
            trial = self._trial = blank
        trial.frames.copy_from(table.frames)
        trial.cells = table.cells[:]
        trial.apply(seat, option, chance)
        return trial

    def weigh_by_worth(
        self, table: Tribes, seat: i64, kind: i64, options: OptionBuffer, chance: Chance, into: Figures
    ) -> None:
        """The worth of the position that an option leads to; by some decisions others win or lose as well."""
        others = kind == placing.CAVALRY.kind or kind == placing.BEATEN.kind or kind == battle.TAKE.kind
        for at in range(options.count):
            other = self.try_out(table, seat, options.codes[at], chance)
            into.put(at, self._scout.margin(other, seat) if others else self._scout.worth(other, seat))

    # A turn.

    def weigh_turn(self, table: Tribes, seat: i64, options: OptionBuffer, chance: Chance, into: Figures) -> None:
        """Gains first, then attacks that pay, then to the goal with everybody, then stragglers; then the end."""
        scout = self._scout
        scout.look(table, seat)
        scout.find_way(table, seat)
        now = assets(table, seat)
        for at in range(options.count):
            option = options.codes[at]
            if turn.TURN.move.holds(option) or turn.TURN.move_chief.holds(option):
                into.put(at, weigh_move(table, seat, option, scout))
            elif turn.TURN.attack.holds(option):
                into.put(at, self.weigh_attack(table, seat, option, turn.TURN.attack.first(option), now, chance))
            elif turn.TURN.attack_chief.holds(option):
                into.put(at, self.weigh_attack(table, seat, option, turn.TURN.attack_chief.first(option), now, chance))
            elif turn.TURN.end.holds(option):
                into.put(at, 10.0)
            elif turn.TURN.retreat.holds(option):
                into.put(at, 15.0)
            else:
                into.put(at, self.weigh_gain(table, seat, option, now, chance))

    def weigh_gain(self, table: Tribes, seat: i64, option: i64, now: float, chance: Chance) -> float:
        """Collecting, crafting and training, as soon as they gain anything; a horse that is needed always does."""
        if turn.TURN.end.holds(option):
            return 10.0
        if donkey.TRADE.holds(option) and horses_missing(table, seat) > 0:
            return 400.0
        gained = assets(self.try_out(table, seat, option, chance), seat) - now
        return 300.0 + gained if gained > 0.05 else 0.0

    def weigh_attack(self, table: Tribes, seat: i64, option: i64, step: i64, now: float, chance: Chance) -> float:
        """An attack that gains more than it costs; or one that clears the way of cavalry."""
        other = self.try_out(table, seat, option, chance)
        if state.WINNER.of(other) == seat:
            return WIN
        start, end = data.STEP_FROM[step], turn.end_of(step)
        defender = state.HOLDER.of(table, end)
        gained = assets(other, seat) - now
        if defender == data.ARMY:
            to_goal = self._scout.to_goal
            is_in_the_way = to_goal[end] < to_goal[start] and state.HOLDER.of(other, end) == seat
            return 90.0 + gained if is_in_the_way and state.MEN.of(table, start) > 3 else 0.0
        gained -= 0.5 * (assets(other, defender) - assets(table, defender))
        if state.CHIEF.of(other, defender) == NONE:
            gained += BOOTY
        return 200.0 + gained if gained > 0.0 else 0.0


def weigh_move(table: Table, seat: i64, option: i64, scout: Scout) -> float:
    """The whole escort with the chief towards the goal; warriors elsewhere towards the chief."""
    with_chief = turn.TURN.move_chief.holds(option)
    way = turn.TURN.move_chief if with_chief else turn.TURN.move
    step = way.first(option)
    start = data.STEP_FROM[step]
    if way.second(option) != state.MEN.of(table, start):
        return 0.0
    if with_chief:
        return 100.0 if scout.to_goal[turn.end_of(step)] < scout.to_goal[start] else 0.0
    if start == state.CHIEF.of(table, seat):
        return 0.0
    return 20.0 if scout.steps[turn.end_of(step)] < scout.steps[start] else 0.0
