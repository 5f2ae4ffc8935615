"""Tribes with secrets let out on purpose, to see whether the mirrors notice."""

from longhouse import games
from longhouse.core.chance import FREE_STREAM, Chance
from longhouse.core.decisions import Decision
from longhouse.core.sets import BIT, members_of
from longhouse.core.state import OptionBuffer
from longhouse.games.tribes.rules import codes
from longhouse.games.tribes.rules.game import DECISIONS, Tribes
from longhouse.games.tribes.rules.hidden import deal_anew
from longhouse.games.tribes.state import Settings
from longhouse.games.tribes.tables import CAMPSITE, CARDS, NONE, TILES
from properties.planting import with_tables

GAME = games.get("tribes")


# What a view must not show: `show(table, owner, viewer)`.


def chosen_card(table, owner, viewer):
    """The card that lies face down."""
    return int(table.chosen[owner])


def cards_without_the_chosen_one(table, owner, viewer):
    """The hand as its owner holds it when one card lies on the table."""
    chosen = table.chosen[owner]
    return members_of(table.hand[owner] if chosen == NONE else table.hand[owner] & ~BIT[chosen])


def will_be_sheltered(table, owner, viewer):
    """Whether the card that lies face down protects the chief: one bit of it."""
    return bool(table.chosen[owner] == table.settings.protecting_card)


def camps_to_come(table, owner, viewer):
    """How many have chosen Campsite: a sum over all seats."""
    return sum(int(table.chosen[seat] == CAMPSITE) for seat in range(table.players))


def next_tile(table, owner, viewer):
    """The tile that will be discovered next."""
    left = table.tiles_unseen()
    return int(table.unseen_tile(table.coming % left)) if left else None


# Tables that play like the game's own, but for one thing.


class Playable(Tribes):
    """A table that plays like the game's own, for others to spoil."""

    def blank(self):
        return type(self)(self.settings, self.players)


class OffersByTheirCard(Playable):
    """Leaves Campsite out of the options while another seat has chosen it."""

    def options_into(self, seat, into):
        honest = OptionBuffer()
        super().options_into(seat, honest)
        listed = [int(honest.codes[i]) for i in range(honest.count)]
        theirs = {int(self.chosen[other]) for other in range(self.players) if other != seat}
        for code in listed:
            if code != codes.CARD + CAMPSITE or CAMPSITE not in theirs or len(listed) == 1:
                into.add(code)


class TellingCard(Decision):
    """Says which card was chosen, where the game only says that one was."""

    def offer(self, table, seat, frame, into):
        DECISIONS[codes.D4_CARD].offer(table, seat, frame, into)

    def take(self, table, seat, frame, option, chance):
        table.tell(codes.SHOWN, seat, option - codes.CARD)
        DECISIONS[codes.D4_CARD].take(table, seat, frame, option, chance)


class TellsCards(Playable):
    """Names a card in what everybody is told."""

    def decision(self, kind):
        return TellingCard() if kind == codes.D4_CARD else DECISIONS[kind]


class DealsAnewTheOwnCard(Playable):
    """Imagines that the card which the viewer has chosen could be any."""

    def determinize(self, seat, chance):
        other = self.copy()
        deal_anew(other, -1, chance)
        return other


class ImaginesPlayedCards(Playable):
    """Imagines that others have chosen cards that they have already played."""

    def determinize(self, seat, chance):
        other = self.copy()
        for owner in range(self.players):
            if owner != seat and self.chosen[owner] != NONE:
                other.chosen[owner] = chance.pick(FREE_STREAM, CARDS)
        return other


class Coming(Chance):
    """Luck that deals the tile which a table has kept for the next discovery."""

    def __init__(self, table, chance):
        self.table = table
        self.chance = chance

    def pick(self, stream, n):
        if stream != codes.L_TILES:
            return self.chance.pick(stream, n)
        dealt, self.table.coming = self.table.coming % n, self.chance.pick(stream, n)
        return dealt


class KeepsTheNextTile(Playable):
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
    """The game with tables of this kind."""
    return with_tables(GAME, lambda settings, seats: kind(Settings(settings), seats))
