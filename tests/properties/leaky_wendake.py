"""Wendake with secrets let out, or forgotten, on purpose, to see whether the mirrors notice."""

from longhouse import games
from longhouse.core.state import OptionBuffer
from longhouse.games.wendake import state
from longhouse.games.wendake.rules.hidden import deal_anew
from longhouse.games.wendake.rules.masks import DRAW, MASKS
from longhouse.games.wendake.rules.scoring import total
from longhouse.testing.planting import Spoiled

GAME = games.get("wendake")


# What a view must not show: `show(table, owner, viewer)`.


def hand(table, owner, viewer):
    return [int(state.HAND.of(table, owner, card)) for card in range(state.CARD.size)]


def deck(table, owner, viewer):
    return [int(state.DECK.of(table, card)) for card in range(state.CARD.size)]


def turtles(table, owner, viewer):
    return [int(state.TURTLES.of(table, owner, kind)) for kind in range(state.TURTLE.size)]


def score_with_turtles(table, owner, viewer):
    return int(total(table, owner))


def masks_named(table, owner, viewer):
    """What somebody has named in a ceremony (P2-6, P3-6)."""
    frames = table.frames
    if table.is_over() or frames.kind(frames.top()) != MASKS.kind:
        return None
    return int(MASKS.change.of(frames, frames.top())), int(MASKS.conjured.of(frames, frames.top()))


class Playable(Spoiled):
    """A table that plays like the game's own."""


class ForgetsKnownCards(Spoiled):
    """Imagines that a card which everybody saw somebody take could be any."""

    def determinize(self, seat, chance):
        other = self.inner.copy()
        cards = [(owner, card) for owner in range(other.players) for card in range(state.CARD.size)]
        for owner, card in cards:
            if owner != seat:
                state.KNOWN.set(other, owner, card, 0)
        deal_anew(other, seat, chance)
        for owner, card in cards:
            state.KNOWN.set(other, owner, card, state.KNOWN.of(self.inner, owner, card))
        return type(self)(other)


class DealsAnewTheOwnTurtles(Spoiled):
    """Imagines that the Turtles which the viewer holds could be any."""

    def determinize(self, seat, chance):
        other = self.inner.copy()
        deal_anew(other, -1, chance)
        for card in range(state.CARD.size):
            state.DECK.set(other, card, state.DECK.of(self.inner, card))
            for owner in range(other.players):
                state.HAND.set(other, owner, card, state.HAND.of(self.inner, owner, card))
        return type(self)(other)


class OffersByTheirCards(Spoiled):
    """Leaves the discard pile out of the options if another seat holds the card that lies there."""

    def options_into(self, seat, into):
        honest = OptionBuffer()
        super().options_into(seat, honest)
        listed = [int(honest.codes[i]) for i in range(honest.count)]
        others = [owner for owner in range(self.inner.players) if owner != seat]
        pile, size = DRAW.discard.only(), state.DISCARD.size(self.inner)
        if pile in listed:
            top = state.DISCARD.of(self.inner, size - 1)
            if any(state.HAND.of(self.inner, owner, top) for owner in others):
                listed.remove(pile)
        for code in listed:
            into.add(code)
