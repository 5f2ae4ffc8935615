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

_DRAWS: Final = 1500
_FEW: Final = 5
_SOME: Final = 25
_ENOUGH: Final = 40
_MOST_ROUNDS: Final = 300
_EVALUATIONS: Final = 100_000
"""How thoroughly to solve: worlds dealt, so few at a time, a round of learning after some of them, and when they are
enough for each meeting of two hands; then rounds of learning, and meetings looked at in all of them."""
_TRIALS: Final = 100
_MOST_HANDS: Final = 512
_MOST_EXACT: Final = 64
_MOST_MEETINGS: Final = 1536
_SLOTS: Final = 4096
_FACTOR: Final = 1402024253
_WORD: Final = 0x7FFFFFFF
_LONG_WORD: Final = 0x3FFFFFFFFFFFFFFF


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

    `world` is a position that the seat holds possible, in which nobody has laid down a card this round. First it is
    drawn which hands can meet, and what comes of it is noted; then both sides learn from all of these meetings.
    """

    def __init__(self, world: Table, seat: i64, chance: Chance) -> None:
        self.world: Table = world
        self.seat: i64 = seat
        self.chance: Chance = chance
        self.drawn: i64 = 0
        self.rounds: i64 = 0
        self.exact: bool = True
        """Whether hands are told apart by what their owner has face down, too; else there are too many of them."""
        # The hands of both sides, and what each learned.
        self.hands: i64 = 0
        self.keys: vec[i64] = vec[i64]()
        self.slots: vec[i64] = vec[i64]()
        self.owners: vec[i64] = vec[i64]()
        self.regrets: vec[float] = vec[float]()
        self.played: vec[float] = vec[float]()
        self.now: vec[float] = vec[float]()
        self.worth: vec[float] = vec[float]()
        # Meetings of two hands: whose, how often, what comes of it for seat 0 by both sides' ways, summed up.
        self.meetings: i64 = 0
        self.firsts: vec[i64] = vec[i64]()
        self.seconds: vec[i64] = vec[i64]()
        self.times: vec[float] = vec[float]()
        """How often they met when both sides' secrets were dealt anew: what the rival reckons with."""
        self.own_times: vec[float] = vec[float]()
        """The same for the seat, which knows its own cards."""
        self.noted: vec[float] = vec[float]()
        self.sums: vec[float] = vec[float]()
        self.met_at: vec[i64] = vec[i64]()
        for _n in range(_SLOTS):
            self.slots = append(self.slots, NONE)
            self.met_at = append(self.met_at, NONE)
        # The world now looked at: cards by seat and pile, results by pile and cards.
        self.cards: vec[i64] = _zeros(2 * _CARDS)
        self.results: vec[i64] = _zeros(data.PILES * _CARDS * _CARDS)
        self.bonuses: vec[i64] = _zeros(data.PILES * _CARDS * _CARDS)
        self.base: i64 = 0
        self.bonus_base: i64 = 0
        self.values: vec[float] = _noughts(WAYS * WAYS)
        """By both sides' ways, seat 0's part of the victory there."""
        self.allowed: vec[i64] = _zeros(2 * WAYS)
        """By seat and way: 1 unless a card would have to lie where the Twilight Dance has laid one."""
        for one in range(2):
            locked = state.LOCKED.of(world, one)
            for way in range(WAYS):
                if locked == NONE or _ORDER[way * _CARDS + locked] == _CARDS - 1:
                    self.allowed[one * WAYS + way] = 1

    # Who can meet.

    def step(self) -> bool:
        """Draw some worlds more, unless enough are drawn, and learn for a round; False when that is enough, too."""
        draws = self.drawn < _DRAWS and not (self.exact and self.drawn >= _ENOUGH * self.meetings > 0)
        if draws:
            self.draw(_FEW)
            self.drawn += _FEW
        if not draws or self.drawn % _SOME == _FEW:
            self.learn(1)
        return draws or (self.rounds < _MOST_ROUNDS and self.rounds * self.meetings < _EVALUATIONS)

    def draw(self, draws: i64) -> None:
        """Deal so many worlds as the seat sees them, and as many as the rival may, and note who meets there."""
        if self.meetings == 0:
            self._choose_keys()
        for number in range(2 * draws):
            world = self.dealt()
            with_own = number >= draws
            if with_own:
                world = self.dealt_to_rival(world)
            first_hand, second_hand = self.hand_in(world, 0), self.hand_in(world, 1)
            if first_hand != NONE and second_hand != NONE:
                self._meet(world, first_hand, second_hand, with_own)

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
        """Tell hands apart exactly, if there are few enough for that. The seat's own hand is number 0."""
        for _n in range(_TRIALS):
            world = self.dealt_to_rival(self.dealt())
            for seat in range(2):
                self.hand_in(world, seat)
        self.exact = self.hands <= _MOST_EXACT
        self.hands = 0
        self.keys = vec[i64]()
        self.owners = vec[i64]()
        for at in range(_SLOTS):
            self.slots[at] = NONE
        self.hand_in(self.world, self.seat)

    def hand_in(self, world: Table, seat: i64) -> i64:
        """The number of the hand that a seat has in a world; NONE if there is no room for more."""
        key = state.HAND.of(world, seat) * 2 + seat
        if self.exact:
            for pile in range(data.PILES):
                if world.is_forest(pile):
                    for turn in range(world.turn(pile)):
                        card = state.WARRIOR.of(world, pile, turn, seat)
                        key = ((key & _WORD) * _FACTOR + (key >> 31) + card + 1) & _LONG_WORD
        at = _slot(key)
        while self.slots[at] != NONE:
            if self.keys[self.slots[at]] == key:
                return self.slots[at]
            at = (at + 1) & (_SLOTS - 1)
        if self.hands == _MOST_HANDS:
            return NONE
        self.slots[at] = self.hands
        self.keys = append(self.keys, key)
        self.owners = append(self.owners, seat)
        while len(self.now) < (self.hands + 1) * WAYS:
            self.regrets = append(self.regrets, 0.0)
            self.played = append(self.played, 0.0)
            self.now = append(self.now, 0.0)
            self.worth = append(self.worth, 0.0)
        self.hands += 1
        return self.hands - 1

    def _meet(self, world: Table, first_hand: i64, second_hand: i64, with_own: bool) -> None:
        """Note a meeting. With exact hands the same two always come to the same; else it is the mean that counts."""
        pair = first_hand * _MOST_HANDS + second_hand
        at = _slot(pair)
        while self.met_at[at] != NONE:
            number = self.met_at[at]
            if self.firsts[number] == first_hand and self.seconds[number] == second_hand:
                break
            at = (at + 1) & (_SLOTS - 1)
        if self.met_at[at] == NONE:
            if self.meetings == _MOST_MEETINGS:
                return
            self._add_meeting(at, first_hand, second_hand)
        meeting = self.met_at[at]
        if not self.exact or self.noted[meeting] == 0.0:
            self.look_at(world)
            self.noted[meeting] += 1.0
            for cell in range(WAYS * WAYS):
                self.sums[meeting * WAYS * WAYS + cell] += self.values[cell]
        own_hand = first_hand
        if self.seat == 1:
            own_hand = second_hand
        if with_own:
            self.times[meeting] += 1.0
        if with_own != (own_hand == 0):
            self.own_times[meeting] += 1.0

    def _add_meeting(self, at: i64, first_hand: i64, second_hand: i64) -> None:
        self.met_at[at] = self.meetings
        self.firsts = append(self.firsts, first_hand)
        self.seconds = append(self.seconds, second_hand)
        self.times = append(self.times, 0.0)
        self.own_times = append(self.own_times, 0.0)
        self.noted = append(self.noted, 0.0)
        for _n in range(WAYS * WAYS):
            self.sums = append(self.sums, 0.0)
        self.meetings += 1

    # Learning.

    def learn(self, rounds: i64) -> None:
        """So many rounds through all meetings; the two sides learn in turn."""
        for _n in range(rounds):
            self.rounds += 1
            for seat in range(2):
                for hand in range(self.hands):
                    self._play(hand)
                self._weigh(seat)
                for hand in range(self.hands):
                    if self.owners[hand] == seat:
                        self._regret(hand, float(self.rounds))

    def _play(self, hand: i64) -> None:
        """What a hand plays now: in proportion to its regrets."""
        start = hand * WAYS
        for way in range(WAYS):
            self.now[start + way] = self.regrets[start + way]
        self._share_out(hand)

    def settle(self) -> None:
        """Put every hand's average play in the place of what it plays now."""
        for hand in range(self.hands):
            start = hand * WAYS
            for way in range(WAYS):
                self.now[start + way] = self.played[start + way]
            self._share_out(hand)

    def _share_out(self, hand: i64) -> None:
        """Make what a hand plays now come to 1; all allowed ways alike if there is nothing."""
        start, side = hand * WAYS, self.owners[hand] * WAYS
        everything = 0.0
        ways: i64 = 0
        for way in range(WAYS):
            everything += self.now[start + way]
            ways += self.allowed[side + way]
        for way in range(WAYS):
            if everything > 0.0:
                self.now[start + way] = self.now[start + way] / everything
            elif self.allowed[side + way] == 1:
                self.now[start + way] = 1.0 / float(ways)

    def _weigh(self, seat: i64) -> None:
        """What each way is worth to each hand of a seat against what the others play now."""
        for at in range(self.hands * WAYS):
            self.worth[at] = 0.0
        times = self.times
        if seat == self.seat:
            times = self.own_times
        for meeting in range(self.meetings):
            if times[meeting] > 0.0:
                scale = times[meeting] / self.noted[meeting]
                if seat == 0:
                    self._weigh_first(meeting, scale)
                else:
                    self._weigh_second(meeting, scale)

    def _weigh_first(self, meeting: i64, scale: float) -> None:
        sums, now, worth = self.sums, self.now, self.worth
        own, other = self.firsts[meeting] * WAYS, self.seconds[meeting] * WAYS
        at = meeting * WAYS * WAYS
        for way in range(WAYS):
            value = 0.0
            for reply in range(WAYS):
                value += sums[at + reply] * now[other + reply]
            worth[own + way] += scale * value
            at += WAYS

    def _weigh_second(self, meeting: i64, scale: float) -> None:
        sums, now, worth = self.sums, self.now, self.worth
        own, other = self.seconds[meeting] * WAYS, self.firsts[meeting] * WAYS
        at = meeting * WAYS * WAYS
        for reply in range(WAYS):
            odds = scale * now[other + reply]
            if odds > 0.0:
                for way in range(WAYS):
                    worth[own + way] += odds * (self.noted[meeting] - sums[at + way])
            at += WAYS

    def _regret(self, hand: i64, weight: float) -> None:
        """Regret what would have been better; what was played long ago counts less."""
        start, side = hand * WAYS, self.owners[hand] * WAYS
        expected = 0.0
        for way in range(WAYS):
            expected += self.now[start + way] * self.worth[start + way]
        for way in range(WAYS):
            regret = self.regrets[start + way] + self.worth[start + way] - expected
            if regret < 0.0 or self.allowed[side + way] == 0:
                regret = 0.0
            self.regrets[start + way] = regret
            self.played[start + way] += weight * self.now[start + way]

    def judge(self) -> vec[float]:
        """What each way is worth to the seat against the rival's average play."""
        self.settle()
        self._weigh(self.seat)
        met = 0.0
        for meeting in range(self.meetings):
            if (self.seat == 0 and self.firsts[meeting] == 0) or (self.seat == 1 and self.seconds[meeting] == 0):
                met += self.own_times[meeting]
        found = _noughts(WAYS)
        for way in range(WAYS):
            found[way] = self.worth[way] / met
        return found

    # A world as a table of results.

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

    # What was learned.

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


def _slot(key: i64) -> i64:
    """Where to begin to look for a key."""
    return ((((key & _WORD) ^ (key >> 31)) & _WORD) * _FACTOR >> 20) & (_SLOTS - 1)


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
