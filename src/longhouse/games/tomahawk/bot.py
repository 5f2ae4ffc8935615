"""What bots know of Tomahawk: random play to the end says enough, if there is a lot of it."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance, FastChance
from longhouse.core.knowledge import Figures
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
_ROUNDS_OF_ONE: Final = 300
_ROUNDS: Final = 1700
_JUDGED: Final = 100
"""Worlds in which the last round is learned if all cards are known, how many more if not, and those to judge by."""
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

    def solve_into(self, world: State, seat: i64, options: OptionBuffer, chance: Chance, into: Figures) -> bool:
        """The last round's deployment, worked out."""
        assert isinstance(world, Table)
        frames = world.frames
        if frames.kind(frames.of(seat)) != DEPLOY.kind or not is_last_round(world):
            return False
        before = world.copy()
        assert isinstance(before, Table)
        for other in range(2):
            self.reopen(before, other)
        # The same luck every time: what is worked out for the first card still holds for the next one.
        solution = LastRound(before, seat, FastChance(1))
        solution.learn(_ROUNDS_OF_ONE)
        if solution.hands > 2:
            solution.learn(_ROUNDS)
        values = solution.judge(_JUDGED)
        hand = solution.hand_in(before, seat)
        solution.settle(hand, seat)
        pile = DEPLOY.pile.of(frames, frames.of(seat))
        everything = 0.0
        for way in range(WAYS):
            if not solution.agrees(way, world):
                continue
            played = solution.now[seat * WAYS + way]
            everything += played
            for place in range(options.count):
                card = DEPLOY.play.first(options.codes[place])
                if data.TWINS[card] & BIT[solution.card_of(way, pile)]:
                    into.put(place, into.at(place) + played)
                    if values[way] > into.at(options.count + place):
                        into.put(options.count + place, values[way])
        for place in range(options.count):
            if everything > 0.0:
                into.put(place, into.at(place) / everything)
            else:
                into.put(place, 1.0 / float(options.count))
        return True

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
