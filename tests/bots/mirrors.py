"""Two true positions that one seat cannot tell apart, and what a program may make of them: the same."""

from longhouse.bots.outlook import SeatOutlook
from longhouse.core.chance import FastChance
from longhouse.testing.selfplay import positions

LUCKS = (9, 10, 11)


class Reflected(SeatOutlook):
    """The outlook from one position, but dealing its worlds from another one that the seat cannot tell from it.

    Some games deal anew by moving things from where they truly are; then equal luck makes other worlds of other truths,
    all just as likely. Whoever is given the same worlds must choose the same.
    """

    def __init__(self, game, state, seat, dealt_from):
        super().__init__(game, state, seat)
        self.dealt_from = dealt_from

    def sample(self, chance):
        return self.dealt_from.determinize(self.seat, chance)


def deal_alike(one, other, seat):
    """Whether equal luck makes equal worlds of both."""
    worlds = [[state.determinize(seat, FastChance(luck)).dump() for luck in LUCKS] for state in (one, other)]
    return worlds[0] == worlds[1]


def pairs(game, seed, most):
    """(position, seat, another true position) where the seat has a choice and something is hidden from it."""
    found = []
    for number, state in enumerate(positions(game, seed, None, game.seats[-1])):
        for seat in () if state.is_over() else state.deciding():
            if len(state.options(seat)) > 1:
                other = state.determinize(seat, FastChance(1000 * seed + number))
                if other.dump() != state.dump():
                    found.append((state, seat, other))
    return found[:: max(1, len(found) // most)][:most]


def outlooks(game, state, seat, other):
    """The seat's outlook from the one position, and those from the other that must not differ from it."""
    yield SeatOutlook(game, state, seat)
    yield Reflected(game, other, seat, state)
    if deal_alike(state, other, seat):
        yield SeatOutlook(game, other, seat)


def differ(game, make, seed=3, most=4):
    """Where players made by `make()` choose differently though they see the same; and how many pairs were tried."""
    tried = pairs(game, seed, most)
    found = []
    for state, seat, other in tried:
        choices = {make().choose(outlook) for outlook in outlooks(game, state, seat, other)}
        if len(choices) > 1:
            found.append((seat, choices))
    return found, len(tried)
