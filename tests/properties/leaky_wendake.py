"""Wendake with secrets let out, or forgotten, on purpose, to see whether the mirrors notice."""

from longhouse import games
from longhouse.core.state import OptionBuffer
from longhouse.games.wendake.data import CARDS, TURTLES
from longhouse.games.wendake.rules import codes
from longhouse.games.wendake.rules.game import Wendake
from longhouse.games.wendake.rules.hidden import deal_anew
from longhouse.games.wendake.rules.scoring import total
from longhouse.games.wendake.state import Settings
from properties.planting import with_tables

GAME = games.get("wendake")


# What a view must not show: `show(table, owner, viewer)`.


def hand(table, owner, viewer):
    return [int(count) for count in table.hand[owner * CARDS : (owner + 1) * CARDS]]


def deck(table, owner, viewer):
    return [int(count) for count in table.deck]


def turtles(table, owner, viewer):
    return [int(tile) for tile in table.turtles[owner * TURTLES : (owner + 1) * TURTLES]]


def score_with_turtles(table, owner, viewer):
    return int(total(table, owner))


def masks_named(table, owner, viewer):
    """What somebody has named in a ceremony (P2-6, P3-6)."""
    if table.is_over() or table.frames.kind(table.frames.top()) != codes.D14_MASKS:
        return None
    return int(table.frames.b(table.frames.top())), int(table.frames.c(table.frames.top()))


class Playable(Wendake):
    """A table that plays like the game's own, for others to spoil."""

    def blank(self):
        return type(self)(self.settings, self.players)


class ForgetsKnownCards(Playable):
    """Imagines that a card which everybody saw somebody take could be any."""

    def determinize(self, seat, chance):
        other = self.copy()
        for owner in range(self.players):
            if owner != seat:
                for at in range(owner * CARDS, (owner + 1) * CARDS):
                    other.known[at] = 0
        deal_anew(other, seat, chance)
        for at in range(self.players * CARDS):
            other.known[at] = self.known[at]
        return other


class DealsAnewTheOwnTurtles(Playable):
    """Imagines that the Turtles which the viewer holds could be any."""

    def determinize(self, seat, chance):
        other = self.copy()
        deal_anew(other, -1, chance)
        for at in range(self.players * CARDS):
            other.hand[at] = self.hand[at]
        for card in range(CARDS):
            other.deck[card] = self.deck[card]
        return other


class OffersByTheirCards(Playable):
    """Leaves the discard pile out of the options if another seat holds the card that lies there."""

    def options_into(self, seat, into):
        honest = OptionBuffer()
        super().options_into(seat, honest)
        listed = [int(honest.codes[i]) for i in range(honest.count)]
        others = [owner for owner in range(self.players) if owner != seat]
        if codes.DRAW_DECK in listed and len(self.pile) > 0:
            top = self.pile[len(self.pile) - 1]
            if any(self.hand[owner * CARDS + top] for owner in others):
                listed.remove(codes.DRAW_DISCARD)
        for code in listed:
            into.add(code)


def played_by(kind):
    """The game with tables of this kind."""
    return with_tables(GAME, lambda settings, seats: kind(Settings(settings), seats))
