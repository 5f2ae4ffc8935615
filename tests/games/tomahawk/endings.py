"""Games that are over, or one round from it."""

from .positions import GAME, LANDS, play, position

MIRRORED = ["05a/05a 06a/06a", "07a/07a 08a/08a", "09a/09a 10a/10a", "04a/04a"]


def ending(won=("", ""), bonus=None, doubled="", tokens=(0, 0), **settings):
    """A last round in which all four territories are tied: what was told, and the table."""
    taken = f"{won[0]} {won[1]} {bonus}".split()
    free = [[land for land in LANDS if LANDS[land]["turns"] == n and land not in taken] for n in (3, 3, 3, 2)]
    tops = [*free[0][:3], free[3][0]]
    piles = " | ".join(f"{top} {rows}" for top, rows in zip(tops, MIRRORED, strict=True))
    cards = "01a 01b 02a 02b"
    settings["bonus_animal"] = bonus is not None
    table = position(
        piles, cards, cards, round=6, won=won, bonus=bonus, doubled=doubled, tokens=tokens, settings=settings
    )
    return play(table, "01a 01b 02a 02b", "01a 01b 02a 02b"), table


def final(won=("", ""), bonus=None, doubled="", tokens=(0, 0), **settings):
    """A game that is over, with these territories and tokens."""
    players = [{"won": won[seat].split(), "tokens": tokens[seat]} for seat in range(2)]
    settings["bonus_animal"] = bonus is not None
    written = {"round": 7, "players": players, "bonus": bonus, "doubled": doubled.split(), "settings": settings}
    return GAME.load(written)
