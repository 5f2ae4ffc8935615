"""Northgard with secrets let out, or forgotten, on purpose, to see whether the mirrors notice."""

from longhouse import games
from longhouse.core.sets import BIT
from longhouse.core.state import OptionBuffer
from longhouse.games.northgard.rules import cards
from longhouse.games.northgard.rules.game import Northgard
from longhouse.games.northgard.rules.hidden import deal_anew
from longhouse.games.northgard.rules.reaction import DEFENSIVE_CARD
from longhouse.games.northgard.state import DRAW, DRAWN, HAND_ZONE, TOP, Settings
from longhouse.games.northgard.tables import CARDS, FACE_OF
from properties.planting import with_tables

GAME = games.get("northgard")


def faces(table, zone, owner):
    return [int(FACE_OF[card]) for card in range(CARDS) if table.where[card] == zone * 8 + owner]


# What a view must not show: `show(table, owner, viewer)`.


def hand(table, owner, viewer):
    return faces(table, HAND_ZONE, owner)


def draw_pile(table, owner, viewer):
    return faces(table, DRAW, owner)


def top_of_the_pile(table, owner, viewer):
    """Cards that somebody has put back in an order of their own."""
    return [int(FACE_OF[card]) for card in table.tops if table.where[card] == TOP * 8 + owner]


def just_drawn(table, owner, viewer):
    return faces(table, DRAWN, owner)


def setup_tiles(table, owner, viewer):
    return int(table.tile_hands[owner])


def can_cancel(table, owner, viewer):
    """Whether the owner of Defensive Strategy holds it: a question for it must not tell."""
    return bool(table.where[DEFENSIVE_CARD] == HAND_ZONE * 8 + owner)


class Playable(Northgard):
    """A table that plays like the game's own, for others to spoil."""

    def blank(self):
        return type(self)(self.settings, self.players)


class ForgetsSeenCards(Playable):
    """Imagines that a card which the viewer has seen go into a hand could be any."""

    def determinize(self, seat, chance):
        other = self.copy()
        for card in range(CARDS):
            if other.where[card] // 8 == HAND_ZONE and other.where[card] % 8 != seat:
                other.seen[card] &= ~BIT[seat]
        deal_anew(other, seat, chance)
        return other


class DealsAnewTheOwnHand(Playable):
    """Imagines that the cards which the viewer holds could be any."""

    def determinize(self, seat, chance):
        other = self.copy()
        deal_anew(other, (seat + 1) % self.players, chance)
        return other


class OffersByTheirCards(Playable):
    """Leaves out an option while the next seat holds Recruit."""

    def options_into(self, seat, into):
        honest = OptionBuffer()
        super().options_into(seat, honest)
        listed = [int(honest.codes[i]) for i in range(honest.count)]
        held = cards.RECRUIT in faces(self, HAND_ZONE, (seat + 1) % self.players)
        for code in listed[1:] if held and len(listed) > 2 else listed:
            into.add(code)


def played_by(kind):
    """The game with tables of this kind."""
    return with_tables(GAME, lambda settings, seats: kind(Settings(settings), seats))
