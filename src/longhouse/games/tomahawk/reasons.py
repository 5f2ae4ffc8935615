"""What a choice brings, in differences that a person understands: short clauses for a hint, the weightiest first.

A card that is laid down is held against the warriors of the other side that its owner has not seen yet: who they are
follows from what was turned up, so it is the same in all worlds. Only for forests, where earlier cards lie face down,
the cards of the world count; what is said of them is true in most worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from longhouse.core.decisions import copy_of
from longhouse.core.protocol import Argument, Message
from longhouse.core.sets import BIT, count, members_of
from longhouse.core.zones import NONE
from longhouse.games.tomahawk import data, state
from longhouse.games.tomahawk.rules.battle import (
    animals,
    effective,
    is_there,
    manitou_side,
    scalp,
    total,
    value_at_puma,
    value_gathering,
    winner,
)
from longhouse.games.tomahawk.rules.hidden import known_cards
from longhouse.games.tomahawk.rules.scoring import points
from longhouse.games.tomahawk.state import Table

Clause = tuple[float, Message]
"""About how many points it weighs, and what it says."""

_WEAK = 3
_STRONG = 8
"""Up to this value a warrior is weak, from that one on it is strong."""
_MANY = 3
_FEW = 2
"""So many animals, or feathers, are worth a fight; for so few a weak warrior will do."""
_MOSTLY = 0.6
_SOMETIMES = 0.3
"""What happens against so many of the warriors that may come is likely, or at least worth a try."""


def reasons(before: Table, after: Table, seat: int) -> list[Message]:
    """The differences between two positions for a seat: what it won, then what it cost."""
    found: list[Clause] = []
    if state.ROUND.of(before) == 0:
        found += _characters(before, after, seat)
    elif state.ROUND.of(after) == state.ROUND.of(before):
        found += _deployed(before, after, seat)
    elif state.ROUND.of(after) == state.ROUND.of(before) + 1:
        found += _fought(before, after, seat)
    found.sort(key=lambda clause: (clause[0] < 0, -abs(clause[0])))
    return [message for _, message in found]


def _say(weight: float, clause: str, **args: Argument) -> Clause:
    return weight, Message(f"reason-{clause}", args)


# Before the first round.


def _characters(before: Table, after: Table, seat: int) -> Iterator[Clause]:
    """R2, R3: the characters that were kept, and the feathers that leave with the warriors who make way for them."""
    if state.DEALT.of(after, seat) != state.DEALT.of(before, seat):
        return
    for card in members_of(state.KEPT.of(after, seat) & ~state.KEPT.of(before, seat)):
        yield _say(3.0, "character", card=data.CARD_IDS[card])
    for card in members_of(state.REPLACED.of(after, seat) & ~state.REPLACED.of(before, seat)):
        if before.settings.ask_replaced and data.HAIR[card] > 0:
            yield _say(float(data.HAIR[card]), "makes-way", card=data.CARD_IDS[card])


# A card laid down in secret.


def _deployed(before: Table, after: Table, seat: int) -> Iterator[Clause]:
    """The cards that were laid down between two positions of the same round, if they come from the same hand."""
    placed = [pile for pile in range(data.PILES) if _card(before, pile, seat) == NONE != _card(after, pile, seat)]
    cards = state.HAND.of(after, seat)
    for pile in placed:
        cards |= BIT[_card(after, pile, seat)]
    if not placed or cards != state.HAND.of(before, seat):
        return
    for pile in placed[:1]:
        met = Meeting(after, seat, pile)
        yield from _battle(met)
        yield from _feathers(met)
        yield from _power(met)
        yield from _stake(met)
    yield from _kept_back(after, seat, placed[-1])


def _card(table: Table, pile: int, seat: int) -> int:
    """The seat's card of this round at a pile."""
    return int(state.WARRIOR.of(table, pile, table.turn(pile), seat))


class Meeting:
    """A seat's card of this round, and the warriors of the other side that it may meet."""

    def __init__(self, table: Table, seat: int, pile: int) -> None:
        self.table = copy_of(table)
        self.seat = seat
        self.other = 1 - seat
        self.pile = pile
        self.turn = int(table.turn(pile))
        self.card = _card(table, pile, seat)
        self.land = int(state.TOP.of(table, pile))
        self.possible = members_of(data.BASE & ~known_cards(table, seat, self.other))
        """Warriors of the other side whom the seat has not seen. Two of them may have made way for characters."""

    @property
    def is_open(self) -> bool:
        """Whether all earlier cards of this territory can be seen."""
        return self.turn == 0 or not self.table.is_forest(self.pile)

    def beats(self) -> int:
        """Of how many of the possible warriors the card is the stronger one."""
        return sum(1 for one in self.possible if effective(self.card, one) > effective(one, self.card))

    def safe(self) -> int:
        """To how many of the possible warriors the card does not lose what it wears."""
        return sum(1 for one in self.possible if scalp(one, self.card) == 0)

    def wins(self) -> int:
        """Against how many of the possible warriors the territory is won, on its last turn."""
        return sum(1 for one in self.possible if self._winner(one) == self.seat)

    def _winner(self, opposite: int) -> int:
        table, pile, turns = self.table, self.pile, self.turn + 1
        state.WARRIOR.set(table, pile, self.turn, self.other, opposite)
        totals = [total(table, pile, seat, turns) for seat in range(2)]
        return int(winner(totals[0], totals[1], manitou_side(table, pile, turns)))

    def is_spared(self) -> bool:
        """R38: whether the puma there probably takes another card than this one."""
        if self.card == data.SKY or not data.ICON[self.land] & data.PUMA:
            return False
        return self._is_likely(lambda value: value != value_at_puma(self.table, self.pile, self.turn + 1))

    def is_gathering(self) -> bool:
        """R39: whether this card probably counts double there, and not only together with the one opposite (R27)."""
        if self.card == data.SKY or not data.ICON[self.land] & data.GATHER:
            return False
        return self._is_likely(lambda value: value == value_gathering(self.table, self.pile, self.turn + 1))

    def _is_likely(self, test: Callable[[int], bool]) -> bool:
        """Whether something is true of what the card is worth against most of the possible warriors."""
        found = 0
        for one in self.possible:
            state.WARRIOR.set(self.table, self.pile, self.turn, self.other, one)
            found += test(int(effective(self.card, one)))
        return found >= _MOSTLY * len(self.possible)

    def is_doubled(self) -> bool:
        """R32: whether the seat itself has made the caribou count double."""
        table, pile = self.table, self.pile
        return bool(table.is_forest(pile) and is_there(table, pile, self.seat, self.turn + 1, data.SEQUOIA))

    def pairs(self) -> bool:
        """R26: whether Shifting Spirit has another 2 beside it by this card."""
        cards = [int(state.WARRIOR.of(self.table, self.pile, turn, self.seat)) for turn in range(self.turn + 1)]
        twos = sum(1 for card in cards if data.VALUE[card] == 2)
        return data.SPIRIT in cards and data.VALUE[self.card] == 2 and twos == 2


def _battle(met: Meeting) -> Iterator[Clause]:
    """R47 to R49: how likely the territory is won now; before its last turn, how the sides stand there."""
    table, pile, of = met.table, met.pile, len(met.possible)
    if of == 0:
        return
    worth = float(animals(met.land, met.is_doubled()))
    place: dict[str, Argument] = {"pile": pile + 1, "territory": data.TERRITORY_IDS[met.land]}
    if table.is_last_turn(pile):
        won = met.wins()
        if met.is_open and won > 0:
            yield _say(worth * won / of, "wins", count=won, of=of, **place)
        elif not met.is_open and won >= _MOSTLY * of:
            yield _say(worth * won / of, "probably-wins", **place)
        if met.is_spared():
            yield _say(0.9, "spared", pile=pile + 1)
        if met.is_gathering():
            yield _say(0.9, "gathers", pile=pile + 1)
        return
    beaten = met.beats()
    if beaten >= _SOMETIMES * of:
        yield _say(0.5 + beaten / of, "beats", count=beaten, of=of)
    if met.is_open and met.turn > 0 and data.ICON[met.land] == 0:
        own, other = (_so_far(met, seat) for seat in (met.seat, met.other))
        own += int(data.VALUE[met.card])
        if own > other and met.card != data.SKY:
            yield _say(0.2 * worth, "total", count=own, other=other, **place)


def _so_far(met: Meeting, seat: int) -> int:
    """What a side's warriors of earlier turns come to."""
    rows = [[state.WARRIOR.of(met.table, met.pile, turn, one) for one in range(2)] for turn in range(met.turn)]
    return sum(int(effective(row[seat], row[1 - seat])) for row in rows)


def _feathers(met: Meeting) -> Iterator[Clause]:
    """R43: what the card wears, and who could take it."""
    of = len(met.possible)
    hair, safe = int(data.HAIR[met.card]), met.safe()
    if hair == 0 and met.card != data.SKY and 2 * met.beats() < of:
        yield _say(0.5, "nothing-to-lose")
    elif hair >= _MANY and safe >= _MOSTLY * of:
        yield _say(0.5 * hair * safe / of, "safe", feathers=hair, count=safe, of=of)


def _power(met: Meeting) -> Iterator[Clause]:
    """R24 to R33: what a character does where it was sent, if it does anything there."""
    table, pile, card = met.table, met.pile, met.card
    goes_on = not table.is_last_turn(pile)
    if card == data.CLOUD:
        charmed = sum(1 for one in met.possible if effective(one, card) == 0)
        yield _say(1.0, "charms", count=charmed, of=len(met.possible))
    elif card == data.DANCE and goes_on and not table.is_forest(pile):
        yield _say(1.5, "dance", pile=pile + 1)
    elif card == data.SEQUOIA and table.is_forest(pile):
        yield _say(float(data.ANIMALS[met.land]) / 2, "doubles", pile=pile + 1, points=int(animals(met.land, True)))
    elif card == data.SKULL:
        yield _say(0.8, "skull")
    elif card == data.SKY:
        yield _say(0.8, "sky")
    elif card == data.MANITOU:
        yield _say(0.8, "sage", pile=pile + 1)
    if met.pairs():
        yield _say(2.0, "pair", pile=pile + 1, points=int(data.PAIR_BONUS))


def _stake(met: Meeting) -> Iterator[Clause]:
    """R5: every card is played some time: the strong ones where much is at stake, the weak ones where little is."""
    table, value, stake = met.table, int(data.VALUE[met.card]), int(data.ANIMALS[met.land])
    if met.card >= data.BASE_CARDS:
        return
    others = [int(data.ANIMALS[state.TOP.of(table, pile)]) for pile in range(data.PILES)]
    place: dict[str, Argument] = {"pile": met.pile + 1, "count": stake}
    if value >= _STRONG and stake >= _MANY and stake == max(others):
        yield _say(0.3 * stake, "worth-it", **place)
    elif value <= _WEAK and stake <= _FEW and stake == min(others):
        yield _say(0.6, "cheap", **place)


def _kept_back(table: Table, seat: int, pile: int) -> Iterator[Clause]:
    """R13: what stays in the hand for better: characters, and stronger warriors than the last one laid down."""
    hand, spent = members_of(state.HAND.of(table, seat)), int(data.VALUE[_card(table, pile, seat)])
    when = "round" if pile == data.PILES - 1 else "both" if state.ROUND.of(table) < data.ROUNDS else "territory"
    for card in hand:
        if card >= data.BASE_CARDS:
            yield _say(0.05 * int(data.VALUE[card]), "keeps", card=data.CARD_IDS[card], count=1, more=0, when=when)
    stronger = [card for card in hand if card < data.BASE_CARDS and data.VALUE[card] > spent]
    if stronger:
        best = max(stronger, key=lambda card: (data.VALUE[card], -card))
        number: dict[str, Argument] = {"count": len(stronger), "more": len(stronger) - 1}
        yield _say(0.05 * int(data.VALUE[best]), "keeps", card=data.CARD_IDS[best], when=when, **number)


# A round that was fought.


def _fought(before: Table, after: Table, seat: int) -> Iterator[Clause]:
    """R15 to R54: what everybody could see when the cards were turned up."""
    other = 1 - seat
    if after.is_over() and points(after, seat) > points(after, other):
        yield _say(100.0, "victory", points=int(points(after, seat)), other=int(points(after, other)))
    for land in _newly(before, after, seat):
        worth = int(animals(land, state.DOUBLED.has(after, land)))
        yield _say(worth, "won", territory=data.TERRITORY_IDS[land], count=worth)
    for land in _newly(before, after, other):
        worth = int(animals(land, state.DOUBLED.has(after, land)))
        yield _say(-worth, "territory-lost", territory=data.TERRITORY_IDS[land], count=worth, seat={"seat": other})
    for pile in range(data.PILES):
        for turn in _turned_up(before, pile):
            cards = [int(state.LAST_WARRIOR.of(after, pile, turn, one)) for one in range(2)]
            if NONE not in cards:
                yield from _row(cards, seat)
    pile = int(state.LOCKED.of(after, other))
    if pile != NONE:
        yield _say(1.0, "dance", pile=pile + 1)
    seen = count(state.PEEKED.of(after, seat) & ~state.PEEKED.of(before, seat))
    if seen > 0:
        yield _say(0.7, "looks", count=int(seen))


def _newly(before: Table, after: Table, seat: int) -> Sequence[int]:
    """The territories that a seat has won meanwhile."""
    return members_of(state.WON.of(after, seat) & ~state.WON.of(before, seat))


def _turned_up(before: Table, pile: int) -> Iterator[int]:
    """R15 to R17: the rows of a pile that were turned up at the end of this round."""
    if not before.is_hidden(pile):
        yield from range(int(before.first_turned_up(pile)), int(before.turn(pile)) + 1)


def _row(cards: Sequence[int], seat: int) -> Iterator[Clause]:
    """R43: feathers that were taken, or lost."""
    own, opposite = cards[seat], cards[1 - seat]
    names = data.CARD_IDS[own], data.CARD_IDS[opposite]
    taken, lost = int(scalp(own, opposite)), int(scalp(opposite, own))
    if taken > 0:
        yield _say(taken, "takes", card=names[0], other=names[1], count=taken)
    if lost > 0:
        yield _say(-lost, "feathers-lost", card=names[1], other=names[0], count=lost)
