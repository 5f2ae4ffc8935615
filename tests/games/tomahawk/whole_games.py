"""Matches played from the deal, for rules about the flow of a game."""

from functools import cache

from longhouse.core.chance import FREE_STREAM, FastChance

from .positions import GAME


def army(player):
    """All cards of a player in a dump of round 1."""
    return set(player["hand"]) | set(player["deck"])


def choose_any(match, seat, chance):
    """A random option of a seat."""
    options = match.options(seat)
    return match.choose(seat, options[chance.pick(FREE_STREAM, len(options))].key)


def play_until(match, stop, seed=0):
    """Random choices of whoever must decide, until `stop(match)`."""
    chance = FastChance(seed)
    while not match.over and not stop(match):
        choose_any(match, match.deciding()[0], chance)
    return match


def start_round_1(seed, **settings):
    """A match whose armies are ready."""
    return play_until(GAME.new(seed=seed, settings=settings), lambda match: match.state.dump()["round"] == 1)


def deploy(match, seat):
    """The seat lays down its four first options and does not commit yet."""
    while match.decision(seat).kind == "deploy":
        match.choose(seat, match.options(seat)[0].key)


def play_round(match):
    """Both seats play their first options and commit."""
    for seat in range(2):
        deploy(match, seat)
        match.choose(seat, "commit")


@cache
def finished(seed=3, **settings):
    """A match played at random to its end. Only to be looked at."""
    return play_until(GAME.new(seed=seed, settings=settings), lambda match: False)
