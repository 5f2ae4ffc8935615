"""Two players about to fight."""

from .positions import choose, keys, position

FORT = {"T24": [0, -1, 2]}
"""T00.n and T24.n (a large space) are one territory with four regular neighbours: T00.w, T00.e, T24.e, T24.s."""


def facing(attackers, defenders, *hand, mine=None, other=None, **rest):
    """Seat 0 in t11 is about to attack seat 1 in t8 (t11 is its only regular neighbour) with a Move card."""
    first = {"clan": "goat", "hand": list(hand) or ["move"]} | (mine or {})
    second = {"clan": "boar"} | (other or {})
    held = {"t11": f"0 {attackers}", "t8": f"1 {defenders}"} | rest.pop("units", {})
    return position(first, second, units=held, **rest)


def attack(table, number, *, dice=(), card=None):
    """Move so many from t11 to t8; up to the first question."""
    choose(table, card or keys(table, "play")[0])
    for key in ("from:t11", "to:t8", f"go:{number}"):
        if key in keys(table):
            last = choose(table, key, dice=dice)
    return last


def fight(attackers, defenders, *hand, dice, **rest):
    """All of seat 0's units attack with these dice; nobody has food unless it is said."""
    table = facing(attackers, defenders, *hand, **rest)
    return table, attack(table, attackers, dice=dice)
