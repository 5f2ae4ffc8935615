"""Tomahawk with secrets let out on purpose, to see whether the mirrors notice."""

from longhouse import games
from longhouse.core.sets import count, members_of
from longhouse.core.state import OptionBuffer
from longhouse.core.zones import NONE
from longhouse.games.tomahawk.data import CARD_IDS
from longhouse.games.tomahawk.state import DEALT, DECK, HAND, LOCKED, REPLACED, ROUND, WARRIOR
from longhouse.testing.planting import Spoiled, played_by

GAME = games.get("tomahawk")


def ids(cards):
    return [CARD_IDS[card] for card in members_of(cards)]


def hand_size(table, owner, seat):
    return int(count(HAND.of(table, owner)))


def hand(table, owner, seat):
    return ids(HAND.of(table, owner))


def hand_on_the_way(table, owner, seat):
    """Only while something is told beat by beat."""
    return ids(HAND.of(table, owner)) if table.between else None


def deck(table, owner, seat):
    return ids(DECK.of(table, owner))


def dealt_specials(table, owner, seat):
    return ids(DEALT.of(table, owner))


def replaced_warriors(table, owner, seat):
    return ids(REPLACED.of(table, owner))


def locked_card(table, owner, seat):
    pile = LOCKED.of(table, owner)
    if pile < 0 or not 0 < ROUND.of(table) <= 6:
        return None
    card = WARRIOR.of(table, pile, table.turn(pile), owner)
    return None if card == NONE else CARD_IDS[card]


def rows_in_forests(table, owner, seat):
    if not 0 < ROUND.of(table) <= 6:
        return None
    return [int(WARRIOR.of(table, pile, 0, owner)) for pile in range(4) if table.turn(pile) > 0]


def how_far(table, owner, seat):
    """A `ready` that is a number of steps."""
    return int(table.frames.step(table.frames.of(owner))) if table.frames.depth else 0


class Leaky(Spoiled):
    """A table whose option list leaves out what the opponent holds too, as long as something is left."""

    def options_into(self, seat, into):
        honest = OptionBuffer()
        super().options_into(seat, honest)
        codes = [int(honest.codes[i]) for i in range(honest.count)]
        theirs = ids(HAND.of(self.inner, 1 - seat))
        kept = [code for code in codes if not any(card in GAME.codec.key(code) for card in theirs)]
        for code in kept or codes:
            into.add(code)


LEAKY_OPTIONS = played_by(GAME, Leaky)
