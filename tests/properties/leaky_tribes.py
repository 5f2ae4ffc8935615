"""Tribes with secrets let out on purpose, to see whether the mirrors notice."""

from longhouse import games
from longhouse.core.chance import FREE_STREAM, Chance
from longhouse.core.decisions import Decision
from longhouse.core.sets import BIT, members_of
from longhouse.core.state import OptionBuffer
from longhouse.core.zones import NONE
from longhouse.games.tribes import events, luck
from longhouse.games.tribes.data import CAMPSITE, CARDS, TILES
from longhouse.games.tribes.rules.cycle import CHOOSE_CARD
from longhouse.games.tribes.rules.hidden import deal_anew
from longhouse.games.tribes.state import CHOSEN, HAND, UNSEEN
from longhouse.testing import planting
from longhouse.testing.planting import Spoiled

GAME = games.get("tribes")


# What a view must not show: `show(table, owner, viewer)`.


def chosen_card(table, owner, viewer):
    """The card that lies face down."""
    return int(CHOSEN.of(table, owner))


def cards_without_the_chosen_one(table, owner, viewer):
    """The hand as its owner holds it when one card lies on the table."""
    chosen, hand = CHOSEN.of(table, owner), HAND.of(table, owner)
    return members_of(hand if chosen == NONE else hand & ~BIT[chosen])


def will_be_sheltered(table, owner, viewer):
    """Whether the card that lies face down protects the chief: one bit of it."""
    return bool(CHOSEN.of(table, owner) == table.settings.protecting_card)


def camps_to_come(table, owner, viewer):
    """How many have chosen Campsite: a sum over all seats."""
    return sum(int(CHOSEN.of(table, seat) == CAMPSITE) for seat in range(table.players))


def next_tile(state, owner, viewer):
    """The tile that will be discovered next."""
    left = UNSEEN.count(state.inner)
    return int(UNSEEN.nth(state.inner, state.coming % left)) if left else None


# Tables that play like the game's own, but for one thing.


class OffersByTheirCard(Spoiled):
    """Leaves Campsite out of the options while another seat has chosen it."""

    def options_into(self, seat, into):
        honest = OptionBuffer()
        super().options_into(seat, honest)
        listed = [int(honest.codes[i]) for i in range(honest.count)]
        theirs = {int(CHOSEN.of(self.inner, other)) for other in range(self.inner.players) if other != seat}
        for code in listed:
            if code != CHOOSE_CARD.card.one(CAMPSITE) or CAMPSITE not in theirs or len(listed) == 1:
                into.add(code)


class TellingCard(Decision):
    """Says which card was chosen, where the game only says that one was."""

    def offer(self, table, seat, frame, into):
        CHOOSE_CARD.offer(table, seat, frame, into)

    def take(self, table, seat, frame, option, chance):
        table.tell(events.SHOWN, seat, CHOOSE_CARD.card.first(option))
        CHOOSE_CARD.take(table, seat, frame, option, chance)


class TellsCards(Spoiled):
    """Names a card in what everybody is told."""

    def __init__(self, inner):
        super().__init__(inner)
        inner.decisions = [TellingCard("card") if one is CHOOSE_CARD else one for one in inner.decisions]


class DealsAnewTheOwnCard(Spoiled):
    """Imagines that the card which the viewer has chosen could be any."""

    def determinize(self, seat, chance):
        other = self.copy()
        deal_anew(other.inner, -1, chance)
        return other


class ImaginesPlayedCards(Spoiled):
    """Imagines that others have chosen cards that they have already played."""

    def determinize(self, seat, chance):
        other = self.copy()
        for owner in range(self.inner.players):
            if owner != seat and CHOSEN.of(self.inner, owner) != NONE:
                CHOSEN.set(other.inner, owner, chance.pick(FREE_STREAM, CARDS))
        return other


class Coming(Chance):
    """Luck that deals the tile which a table has kept for the next discovery."""

    def __init__(self, table, chance):
        self.table = table
        self.chance = chance

    def pick(self, stream, n):
        if stream != luck.TILES:
            return self.chance.pick(stream, n)
        dealt, self.table.coming = self.table.coming % n, self.chance.pick(stream, n)
        return dealt


class KeepsTheNextTile(Spoiled):
    """Draws the next tile before it is discovered, like a pile of cards; `next_tile` shows it."""

    coming = 0

    def copy(self):
        other = super().copy()
        other.coming = self.coming
        return other

    def determinize(self, seat, chance):
        other = super().determinize(seat, chance)
        other.coming = chance.pick(FREE_STREAM, TILES)
        return other

    def apply(self, seat, option, chance):
        super().apply(seat, option, Coming(self, chance))


def played_by(kind):
    """The game with states of this kind."""
    return planting.played_by(GAME, kind)
