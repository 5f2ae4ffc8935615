"""Tomahawk with secrets let out on purpose, to see whether the mirrors notice."""

from dataclasses import replace

from longhouse import games
from longhouse.core.frames import NOBODY
from longhouse.core.sets import count, members_of
from longhouse.core.state import OptionBuffer
from longhouse.games.tomahawk import position
from longhouse.games.tomahawk.rules.game import DECISIONS
from longhouse.games.tomahawk.rules.hidden import deal_anew
from longhouse.games.tomahawk.rules.scoring import points
from longhouse.games.tomahawk.rules.setup import set_up
from longhouse.games.tomahawk.state import Settings, Table
from longhouse.games.tomahawk.tables import CARD_IDS, NO_CARD

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


class Leaky(Table):
    """A table whose option list leaves out what the opponent holds too, as long as something is left."""

    def options_into(self, seat, into):
        frame = self.frames.of(seat)
        honest = OptionBuffer()
        DECISIONS[self.frames.kind(frame)].offer(self, seat, frame, honest)
        codes = [int(honest.codes[i]) for i in range(honest.count)]
        theirs = ids(self.hand[1 - seat])
        kept = [code for code in codes if not any(card in GAME.codec.key(code) for card in theirs)]
        for code in kept or codes:
            into.add(code)

    def decision(self, kind):
        return DECISIONS[kind]

    def go_on(self, chance):
        frames = self.frames
        while frames.depth > 0 and frames.deciding_mask() == 0:
            DECISIONS[frames.kind(frames.top())].pass_by(self, NOBODY, frames.top(), chance)

    def copy(self):
        other = Leaky(self.settings)
        self.copy_to(other)
        return other

    def determinize(self, seat, chance):
        other = self.copy()
        deal_anew(other, seat, chance)
        return other

    def scores(self):
        return [int(points(self, 0)), int(points(self, 1))]

    def dump(self):
        return position.dump(self)


def start_leaky(seats, settings, chance, ear):
    table = Leaky(Settings(settings))
    table.clear()
    table.ear = ear
    set_up(table, chance)
    table.ear = None
    return table


LEAKY_OPTIONS = replace(GAME, start=start_leaky)
