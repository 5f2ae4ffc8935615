"""What bots know of Tomahawk: random play to the end says enough, if there is a lot of it."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import FastChance
from longhouse.core.knowledge import Figures, Solver
from longhouse.core.playout import Playouts
from longhouse.core.sets import BIT, count
from longhouse.core.state import OptionBuffer, State
from longhouse.core.zones import NONE
from longhouse.games.tomahawk import data, state
from longhouse.games.tomahawk.planning import WAYS, LastRound, is_last_round
from longhouse.games.tomahawk.rules.round import DEPLOY, next_free_pile
from longhouse.games.tomahawk.rules.scoring import all_animal_points, points
from longhouse.games.tomahawk.rules.setup import REJECT, REPLACE, replace_if_forced
from longhouse.games.tomahawk.state import Table

_PLAYOUTS: Final = 12
_MARGIN: Final = 0.03
"""What winning by a lot is worth beside winning: random ends of the game say more with it."""
_A_LOT: Final = 20.0


class TomahawkKnowledge(Playouts):
    """Search tries all options alike and plays at random to the end."""

    def __init__(self) -> None:
        super().__init__(_PLAYOUTS)

    def shares_into(self, world: State, into: Figures) -> None:
        """The victory, and a little of the margin."""
        assert isinstance(world, Table)
        share = first_share(world)
        margin = float(points(world, 0) - points(world, 1)) / _A_LOT
        if margin > 1.0:
            margin = 1.0
        elif margin < -1.0:
            margin = -1.0
        share += _MARGIN * (0.5 + 0.5 * margin - share)
        into.put(0, share)
        into.put(1, 1.0 - share)

    def solver(self, world: State, seat: i64) -> Solver | None:
        """The last round's deployment is worked out."""
        assert isinstance(world, Table)
        frames = world.frames
        if frames.kind(frames.of(seat)) != DEPLOY.kind or not is_last_round(world):
            return None
        before = world.copy()
        assert isinstance(before, Table)
        for other in range(2):
            self.reopen(before, other)
        return LastDeployment(world, before, seat)

    def reopen(self, world: State, seat: i64) -> bool:
        """Cards laid down this round go back to the hand; in the setup, specials and warriors come back."""
        assert isinstance(world, Table)
        frame = world.frames.of(seat)
        kind = world.frames.kind(frame)
        world.frames.reopen(frame)
        if kind == DEPLOY.kind:
            take_back(world, seat)
            DEPLOY.pile.set(world.frames, frame, next_free_pile(world, seat, 0))
        elif kind == REJECT.kind:
            state.KEPT.set(world, seat, 0)
        elif kind == REPLACE.kind:
            state.REPLACED.set(world, seat, 0)
            REPLACE.index.set(world.frames, frame, 0)
            replace_if_forced(world, seat, frame)
        return True


class LastDeployment(Solver):
    """Which card to lay down next in the last round."""

    def __init__(self, table: Table, before: Table, seat: i64) -> None:
        self.table: Table = table
        self.seat: i64 = seat
        # The same luck every time: what is worked out for the first card still holds for the next one.
        self.plan: LastRound = LastRound(before, seat, FastChance(1))

    def step(self) -> bool:
        """Work a little more."""
        return self.plan.step()

    def answer_into(self, options: OptionBuffer, into: Figures) -> None:
        """By the ways of laying out the hand that begin with the cards laid down already."""
        table, plan, listed = self.table, self.plan, options.count
        pile = DEPLOY.pile.of(table.frames, table.frames.of(self.seat))
        values = plan.judge()
        everything = 0.0
        for way in range(WAYS):
            if not plan.agrees(way, table):
                continue
            everything += plan.now[way]
            card = plan.card_of(way, pile)
            for place in range(listed):
                if data.TWINS[DEPLOY.play.first(options.codes[place])] & BIT[card]:
                    into.put(place, into.at(place) + plan.now[way])
                    if values[way] > into.at(listed + place):
                        into.put(listed + place, values[way])
        for place in range(listed):
            if everything > 0.0:
                into.put(place, into.at(place) / everything)
            else:
                into.put(place, 1.0 / float(listed))


def take_back(table: Table, seat: i64) -> None:
    """The cards that a seat has laid down this round, except one that the Twilight Dance chose, return to its hand."""
    for pile in range(data.PILES):
        turn = table.turn(pile)
        card = state.WARRIOR.of(table, pile, turn, seat)
        if card != NONE and state.LOCKED.of(table, seat) != pile:
            state.HAND.put(table, seat, card)
            state.WARRIOR.set(table, pile, turn, seat, NONE)


def first_share(table: Table) -> float:
    """Seat 0's part of the victory: points, and what the settings compare if these are equal (section 7)."""
    ahead = points(table, 0) - points(table, 1)
    if ahead == 0 and table.settings.hunter:
        ahead = all_animal_points(table, 0) - all_animal_points(table, 1)
        if ahead == 0:
            ahead = count(state.WON.of(table, 0)) - count(state.WON.of(table, 1))
    if ahead == 0:
        return 0.5
    if ahead > 0:
        return 1.0
    return 0.0
