"""Tomahawk with secrets let out on purpose, to see whether the mirrors notice."""

from longhouse import games
from longhouse.core.sets import count, members_of
from longhouse.core.state import OptionBuffer
from longhouse.games.tomahawk.rules.game import Tomahawk
from longhouse.games.tomahawk.state import Settings
from longhouse.games.tomahawk.tables import CARD_IDS, NO_CARD
from properties.planting import with_tables

GAME = games.get("tomahawk")


def ids(cards):
    return [CARD_IDS[card] for card in members_of(cards)]


def hand_size(table, owner, seat):
    return int(count(table.hand[owner]))


def hand(table, owner, seat):
    return ids(table.hand[owner])


def deck(table, owner, seat):
    return ids(table.deck[owner])


def dealt_specials(table, owner, seat):
    return ids(table.dealt[owner])


def replaced_warriors(table, owner, seat):
    return ids(table.replaced[owner])


def locked_card(table, owner, seat):
    pile = table.locked_pile[owner]
    if pile < 0 or not 0 < table.round <= 6:
        return None
    card = table.warrior(pile, owner, table.turn(pile))
    return None if card == NO_CARD else CARD_IDS[card]


def rows_in_forests(table, owner, seat):
    if not 0 < table.round <= 6:
        return None
    return [int(table.warrior(pile, owner, 0)) for pile in range(4) if table.turn(pile) > 0]


def how_far(table, owner, seat):
    """A `ready` that is a number of steps."""
    return int(table.frames.step(table.frames.of(owner))) if table.frames.depth else 0


class Leaky(Tomahawk):
    """A table whose option list leaves out what the opponent holds too, as long as something is left."""

    def options_into(self, seat, into):
        honest = OptionBuffer()
        super().options_into(seat, honest)
        codes = [int(honest.codes[i]) for i in range(honest.count)]
        theirs = ids(self.hand[1 - seat])
        kept = [code for code in codes if not any(card in GAME.codec.key(code) for card in theirs)]
        for code in kept or codes:
            into.add(code)

    def blank(self):
        return Leaky(self.settings)


LEAKY_OPTIONS = with_tables(GAME, lambda settings, seats: Leaky(Settings(settings)))
