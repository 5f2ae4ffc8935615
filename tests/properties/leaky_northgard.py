"""Northgard with secrets let out, or forgotten, on purpose, to see whether the mirrors notice."""

from longhouse import games
from longhouse.core.state import OptionBuffer
from longhouse.games.northgard.data import FACE_IDS, FACE_OF
from longhouse.games.northgard.rules.hidden import deal_anew
from longhouse.games.northgard.rules.reaction import DEFENSIVE_CARD
from longhouse.games.northgard.state import CARDS, DRAW, DRAWN, HAND, KNOWN_BY, TILE_HAND, TOP, TOPS
from longhouse.testing.planting import Spoiled
from longhouse.testing.planting import played_by as played_with

GAME = games.get("northgard")


def faces(table, place, owner):
    return [int(face) for card, face in enumerate(FACE_OF) if CARDS.is_in(table, card, place, owner)]


# What a view must not show: `show(table, owner, viewer)`.


def hand(table, owner, viewer):
    return faces(table, HAND, owner)


def draw_pile(table, owner, viewer):
    return faces(table, DRAW, owner)


def top_of_the_pile(table, owner, viewer):
    """Cards that somebody has put back in an order of their own."""
    tops = [TOPS.of(table, at) for at in range(TOPS.size(table))]
    return [int(FACE_OF[card]) for card in tops if CARDS.is_in(table, card, TOP, owner)]


def just_drawn(table, owner, viewer):
    return faces(table, DRAWN, owner)


def setup_tiles(table, owner, viewer):
    return int(TILE_HAND.of(table, owner))


def can_cancel(table, owner, viewer):
    """Whether the owner of Defensive Strategy holds it: a question for it must not tell."""
    return bool(CARDS.is_in(table, DEFENSIVE_CARD, HAND, owner))


class Playable(Spoiled):
    """A table that plays like the game's own, for others to spoil."""


class ForgetsSeenCards(Playable):
    """Imagines that a card which the viewer has seen go into a hand could be any."""

    def determinize(self, seat, chance):
        other = self.copy()
        for card in range(len(FACE_OF)):
            if CARDS.place_of(other.inner, card) == HAND and CARDS.seat_of(other.inner, card) != seat:
                KNOWN_BY.take(other.inner, card, seat)
        deal_anew(other.inner, seat, chance)
        return other


class DealsAnewTheOwnHand(Playable):
    """Imagines that the cards which the viewer holds could be any."""

    def determinize(self, seat, chance):
        other = self.copy()
        deal_anew(other.inner, (seat + 1) % self.inner.players, chance)
        return other


class OffersByTheirCards(Playable):
    """Leaves out an option while the next seat holds Recruit."""

    def options_into(self, seat, into):
        honest = OptionBuffer()
        super().options_into(seat, honest)
        listed = [int(honest.codes[i]) for i in range(honest.count)]
        held = FACE_IDS.index("recruit") in faces(self.inner, HAND, (seat + 1) % self.inner.players)
        for code in listed[1:] if held and len(listed) > 2 else listed:
            into.add(code)


def played_by(kind):
    """The game with tables of this kind."""
    return played_with(GAME, kind)
