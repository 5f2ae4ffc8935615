"""The last round, solved: nothing is drawn any more, so a deployment is a choice in a table of all of them.

Both lay down their last cards in secret, and each side knows the other's only as far as they were seen. What to do with
a hand is learned by regret, for every hand that either side can have, in worlds dealt from what both know: both
sides' average play comes as near to an equilibrium as one likes. Compiled.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.sets import BIT, count, first
from longhouse.core.zones import NONE
from longhouse.games.tomahawk import data, state
from longhouse.games.tomahawk.rules.battle import (
    NO_WINNER,
    animals,
    is_doubled,
    manitou_side,
    scalp,
    total,
    winner,
)
from longhouse.games.tomahawk.rules.scoring import animal_points, points
from longhouse.games.tomahawk.state import Table

WAYS: Final = 24
"""To lay out four cards."""
_CARDS: Final = 4

# How far ahead seat 0 is, in one number: points first, then animals, then territories. Nothing carries over.
_POINT: Final = 1 << 36
_ANIMAL: Final = 1 << 12

_MARGIN: Final = 0.01
_A_LOT: Final = 40.0
"""What winning by so many points is worth beside winning: enough to prefer it, where all is won or lost."""

_MOST_HANDS: Final = 512
_MOST_EXACT: Final = 128
_MOST_KEPT: Final = 1024
"""Tables of results that are kept, since the same two hands will meet again."""
_SLOTS: Final = 1024
_FACTOR: Final = 1402024253
_WORD: Final = 0x7FFFFFFF


def _orders() -> list[int]:
    """All orders of four numbers, one after the other."""
    found: list[int] = []
    for a in range(_CARDS):
        for b in range(_CARDS):
            for c in range(_CARDS):
                if len({a, b, c}) == 3:
                    found.extend((a, b, c, 6 - a - b - c))
    return found


_ORDER: Final[vec[i64]] = vec[i64](_orders())
"""For each way to lay out four cards, which card goes to each pile."""


def is_last_round(table: Table) -> bool:
    """Whether every territory is decided this round, and each side has a card for every pile, and no more."""
    for seat in range(2):
        cards = count(state.HAND.of(table, seat))
        for pile in range(data.PILES):
            if not table.is_last_turn(pile):
                return False
            if state.WARRIOR.of(table, pile, table.turn(pile), seat) != NONE:
                cards += 1
        if cards != _CARDS:
            return False
    return True


def ahead_at(table: Table, pile: i64) -> i64:
    """How far ahead seat 0 comes out of a pile whose rows are complete (R43 to R51), and what it brings in hunting."""
    found: i64 = 0
    turns = table.length(pile)
    for turn in range(table.first_turned_up(pile), turns):
        a, b = state.WARRIOR.of(table, pile, turn, 0), state.WARRIOR.of(table, pile, turn, 1)
        found += (scalp(a, b) - scalp(b, a)) * _POINT
    return found + hunted_at(table, pile) * (_POINT + _ANIMAL) + won_at(table, pile)


def won_at(table: Table, pile: i64) -> i64:
    """1 if seat 0 wins the territory, -1 if seat 1 does, 0 if nobody."""
    turns = table.length(pile)
    seat = winner(total(table, pile, 0, turns), total(table, pile, 1, turns), manitou_side(table, pile, turns))
    if seat == NO_WINNER:
        return 0
    return 1 - 2 * seat


def hunted_at(table: Table, pile: i64) -> i64:
    """The animals that seat 0 wins at a pile; negative for those of seat 1."""
    return won_at(table, pile) * animals(state.TOP.of(table, pile), is_doubled(table, pile))


class LastRound:
    """What both sides should do in the last round, from what one of them knows.

    `world` is a position that the seat holds possible, in which nobody has laid down a card this round.
    """

    def __init__(self, world: Table, seat: i64, chance: Chance) -> None:
        self.world: Table = world
        self.seat: i64 = seat
        self.chance: Chance = chance
        self.rounds: i64 = 0
        self.hands: i64 = 0
        self.keys: vec[i64] = vec[i64]()
        self.slots: vec[i64] = vec[i64]()
        for _n in range(_SLOTS):
            self.slots = append(self.slots, NONE)
        self.exact: bool = True
        """Whether hands are told apart by what their owner has face down, too; else there are too many of them."""
        self.regrets: vec[float] = vec[float]()
        self.played: vec[float] = vec[float]()
        self.kept: vec[float] = vec[float]()
        self.kept_at: vec[i64] = vec[i64]()
        """By two hands, where the table of what comes of them is kept, or NONE."""
        for _n in range(_MOST_EXACT * _MOST_EXACT):
            self.kept_at = append(self.kept_at, NONE)
        # The world now looked at: cards by seat and pile, results by pile and cards, play of both hands.
        self.cards: vec[i64] = _zeros(2 * _CARDS)
        self.results: vec[i64] = _zeros(data.PILES * _CARDS * _CARDS)
        self.bonuses: vec[i64] = _zeros(data.PILES * _CARDS * _CARDS)
        self.base: i64 = 0
        self.bonus_base: i64 = 0
        self.values: vec[float] = _noughts(WAYS * WAYS)
        self.now: vec[float] = _noughts(2 * WAYS)
        self.worth: vec[float] = _noughts(2 * WAYS)
        self.allowed: vec[i64] = _zeros(2 * WAYS)
        """By seat and way: 1 unless a card would have to lie where the Twilight Dance has laid one."""
        for one in range(2):
            locked = state.LOCKED.of(world, one)
            for way in range(WAYS):
                if locked == NONE or _ORDER[way * _CARDS + locked] == _CARDS - 1:
                    self.allowed[one * WAYS + way] = 1

    # Learning.

    def learn(self, rounds: i64) -> None:
        """So many worlds more: in every other one the seat's own cards are dealt anew as well."""
        self._choose_keys()
        for _n in range(rounds):
            self.rounds += 1
            with_own = self.rounds % 2 == 1
            world = self.dealt()
            if with_own:
                world = self.dealt_to_rival(world)
            own, other = self.hand_in(world, self.seat), self.hand_in(world, 1 - self.seat)
            if own == NONE or other == NONE:
                continue
            self._look_up(world, own, other)
            self._play(own, self.seat)
            self._play(other, 1 - self.seat)
            self._weigh()
            weight = float(self.rounds)
            self._regret(own, self.seat, weight)
            if with_own:
                self._regret(other, 1 - self.seat, weight)

    def dealt(self) -> Table:
        """A world that the seat holds possible."""
        world = self.world.determinize(self.seat, self.chance)
        assert isinstance(world, Table)
        return world

    def dealt_to_rival(self, world: Table) -> Table:
        """One that the rival holds possible in such a world: the seat's own secrets are dealt anew."""
        other = world.determinize(1 - self.seat, self.chance)
        assert isinstance(other, Table)
        return other

    def _choose_keys(self) -> None:
        """Tell hands apart exactly, if there are few enough for that."""
        if self.hands > 0:
            return
        for _n in range(2 * _MOST_EXACT):
            world = self.dealt_to_rival(self.dealt())
            for seat in range(2):
                self.hand_in(world, seat)
        if self.hands > _MOST_EXACT:
            self.exact = False
            self._forget()

    def _forget(self) -> None:
        self.hands = 0
        self.keys = vec[i64]()
        self.regrets = vec[float]()
        self.played = vec[float]()
        for at in range(_SLOTS):
            self.slots[at] = NONE

    def hand_in(self, world: Table, seat: i64) -> i64:
        """The number of the hand that a seat has in a world; NONE if there is no room for more."""
        key = state.HAND.of(world, seat) * 2 + seat
        if self.exact:
            for pile in range(data.PILES):
                if world.is_forest(pile):
                    for turn in range(world.turn(pile)):
                        card = state.WARRIOR.of(world, pile, turn, seat)
                        key = ((key & _WORD) * _FACTOR + (key >> 31) + card + 1) & ((1 << 62) - 1)
        at = ((key & _WORD) ^ (key >> 31)) * 7 & (_SLOTS - 1)
        while self.slots[at] != NONE:
            if self.keys[self.slots[at]] == key:
                return self.slots[at]
            at = (at + 1) & (_SLOTS - 1)
        if self.hands == _MOST_HANDS:
            return NONE
        self.slots[at] = self.hands
        self.keys = append(self.keys, key)
        for _n in range(WAYS):
            self.regrets = append(self.regrets, 0.0)
            self.played = append(self.played, 0.0)
        self.hands += 1
        return self.hands - 1

    def _play(self, hand: i64, seat: i64) -> None:
        """What a hand plays now: in proportion to its regrets."""
        start = hand * WAYS
        for way in range(WAYS):
            self.now[seat * WAYS + way] = self.regrets[start + way]
        self._share_out(seat)

    def _share_out(self, seat: i64) -> None:
        """Make what a seat plays now come to 1; all allowed ways alike if there is nothing."""
        start = seat * WAYS
        everything = 0.0
        ways: i64 = 0
        for way in range(WAYS):
            everything += self.now[start + way]
            ways += self.allowed[start + way]
        for way in range(WAYS):
            if everything > 0.0:
                self.now[start + way] = self.now[start + way] / everything
            elif self.allowed[start + way] == 1:
                self.now[start + way] = 1.0 / float(ways)

    def _regret(self, hand: i64, seat: i64, weight: float) -> None:
        """Regret what would have been better; what is past counts less and less."""
        start, at = hand * WAYS, seat * WAYS
        expected = 0.0
        for way in range(WAYS):
            expected += self.now[at + way] * self.worth[at + way]
        for way in range(WAYS):
            regret = self.regrets[start + way] + self.worth[at + way] - expected
            if regret < 0.0 or self.allowed[at + way] == 0:
                regret = 0.0
            self.regrets[start + way] = regret
            self.played[start + way] += weight * self.now[at + way]

    # A world as a table of results.

    def _look_up(self, world: Table, own: i64, other: i64) -> None:
        """The same as `look_at`, from memory if these two hands have met: then all results are the same."""
        if not self.exact or own >= _MOST_EXACT or other >= _MOST_EXACT:
            self.look_at(world)
            return
        pair = own * _MOST_EXACT + other
        if self.kept_at[pair] == NONE:
            self.look_at(world)
            if len(self.kept) < _MOST_KEPT * WAYS * WAYS:
                self.kept_at[pair] = len(self.kept)
                for at in range(WAYS * WAYS):
                    self.kept = append(self.kept, self.values[at])
            return
        start = self.kept_at[pair]
        for at in range(WAYS * WAYS):
            self.values[at] = self.kept[start + at]

    def look_at(self, world: Table) -> None:
        """Work out what comes of every pair of deployments in a world (it is used as scratch paper)."""
        for seat in range(2):
            self._lay_out(world, seat)
        species: i64 = NONE
        if state.BONUS.of(world) != NONE:
            species = data.TYPE[state.BONUS.of(world)]
        self._stand(world, species)
        at: i64 = 0
        for pile in range(data.PILES):
            turn = world.turn(pile)
            counts = species == data.TYPE[state.TOP.of(world, pile)]
            for a in range(_CARDS):
                for b in range(_CARDS):
                    self.results[at] = 0
                    self.bonuses[at] = 0
                    is_complete = self._set(world, pile, turn, 0, self.cards[a])
                    is_complete = self._set(world, pile, turn, 1, self.cards[_CARDS + b]) and is_complete
                    if is_complete:
                        self.results[at] = ahead_at(world, pile)
                        if counts:
                            self.bonuses[at] = hunted_at(world, pile)
                    at += 1
        self._fill(world, species != NONE)

    def _lay_out(self, world: Table, seat: i64) -> None:
        """The seat's cards; with one that the Twilight Dance has laid down already, its place is the fourth's."""
        hand = state.HAND.of(world, seat)
        at = seat * _CARDS
        for _n in range(count(hand)):
            self.cards[at] = first(hand)
            hand &= hand - 1
            at += 1
        if at < (seat + 1) * _CARDS:
            self.cards[at] = NONE

    def _set(self, world: Table, pile: i64, turn: i64, seat: i64, card: i64) -> bool:
        """Lay a card down, unless one lies there for good; False if that cannot be."""
        is_locked = state.LOCKED.of(world, seat) == pile
        if is_locked != (card == NONE):
            return False
        if not is_locked:
            state.WARRIOR.set(world, pile, turn, seat, card)
        return True

    def _stand(self, world: Table, species: i64) -> None:
        """How far ahead seat 0 is before the round; the bonus is decided at the end."""
        self.bonus_base = 0
        bonus: i64 = 0
        if species != NONE:
            self.bonus_base = animal_points(world, 0, species) - animal_points(world, 1, species)
            bonus = _sign(self.bonus_base) * data.BONUS_POINTS
        hunted: i64 = 0
        for one in range(len(data.TYPES)):
            hunted += animal_points(world, 0, one) - animal_points(world, 1, one)
        lands = count(state.WON.of(world, 0)) - count(state.WON.of(world, 1))
        self.base = (points(world, 0) - points(world, 1) - bonus) * _POINT + hunted * _ANIMAL + lands

    def _fill(self, world: Table, with_bonus: bool) -> None:
        """Seat 0's part of the victory for all pairs of ways."""
        hunter = world.settings.hunter
        results, order = self.results, _ORDER
        for own in range(WAYS):
            for other in range(WAYS):
                ahead = self.base
                for pile in range(data.PILES):
                    at = (pile * _CARDS + order[own * _CARDS + pile]) * _CARDS + order[other * _CARDS + pile]
                    ahead += results[at]
                if with_bonus:
                    ahead += self._bonus(own, other) * _POINT
                margin = _whole_points(ahead)
                if not hunter:
                    ahead = margin
                self.values[own * WAYS + other] = _share(ahead, margin)

    def _bonus(self, own: i64, other: i64) -> i64:
        """The bonus for more animals of the sought-after species, from seat 0's side (R57)."""
        ahead = self.bonus_base
        for pile in range(data.PILES):
            at = (pile * _CARDS + _ORDER[own * _CARDS + pile]) * _CARDS + _ORDER[other * _CARDS + pile]
            ahead += self.bonuses[at]
        return _sign(ahead) * data.BONUS_POINTS

    def _weigh(self) -> None:
        """What each way is worth to each seat against what the other plays now."""
        for way in range(2 * WAYS):
            self.worth[way] = 0.0
        for own in range(WAYS):
            for other in range(WAYS):
                value = self.values[own * WAYS + other]
                self.worth[own] += value * self.now[WAYS + other]
                self.worth[WAYS + other] += (1.0 - value) * self.now[own]

    # What was learned.

    def settle(self, hand: i64, seat: i64) -> None:
        """Put a hand's average play in the place of what it plays now."""
        start = hand * WAYS
        for way in range(WAYS):
            self.now[seat * WAYS + way] = self.played[start + way]
        self._share_out(seat)

    def judge(self, worlds: i64) -> vec[float]:
        """What each way is worth to the seat against the rival's average play, over so many worlds."""
        found = _noughts(WAYS)
        looked = 0.0
        for _n in range(worlds):
            world = self.dealt()
            own, other = self.hand_in(world, self.seat), self.hand_in(world, 1 - self.seat)
            if own == NONE or other == NONE:
                continue
            self._look_up(world, own, other)
            self.settle(other, 1 - self.seat)
            self._weigh()
            looked += 1.0
            for way in range(WAYS):
                found[way] += self.worth[self.seat * WAYS + way]
        for way in range(WAYS):
            found[way] = found[way] / looked
        return found

    def card_of(self, way: i64, pile: i64) -> i64:
        """The card that goes to a pile, of the seat's own hand, lowest first; NONE where one is locked."""
        hand = state.HAND.of(self.world, self.seat)
        place = _ORDER[way * _CARDS + pile]
        if place >= count(hand):
            return NONE
        for _n in range(place):
            hand &= hand - 1
        return first(hand)

    def agrees(self, way: i64, table: Table) -> bool:
        """Whether a way begins with the cards that the seat has laid down in a position of this round."""
        if self.allowed[self.seat * WAYS + way] == 0:
            return False
        for pile in range(data.PILES):
            laid = state.WARRIOR.of(table, pile, table.turn(pile), self.seat)
            card = self.card_of(way, pile)
            if laid != NONE and card != NONE and data.TWINS[laid] & BIT[card] == 0:
                return False
        return True


def _share(ahead: i64, margin: i64) -> float:
    """Seat 0's part of the victory, and a little for the margin."""
    more = float(margin) / _A_LOT
    if more > 1.0:
        more = 1.0
    elif more < -1.0:
        more = -1.0
    value = 0.5
    if ahead > 0:
        value = 1.0
    elif ahead < 0:
        value = 0.0
    return value + _MARGIN * (0.5 + 0.5 * more - value)


def _sign(number: i64) -> i64:
    if number > 0:
        return 1
    if number < 0:
        return -1
    return 0


def _whole_points(ahead: i64) -> i64:
    """Points alone, without what would break a tie."""
    return (ahead + _POINT // 2) // _POINT


def _zeros(length: i64) -> vec[i64]:
    found = vec[i64]()
    for _n in range(length):
        found = append(found, 0)
    return found


def _noughts(length: i64) -> vec[float]:
    found = vec[float]()
    for _n in range(length):
        found = append(found, 0.0)
    return found
