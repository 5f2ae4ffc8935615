"""The creatures of the module: where they are, and a year that ends with their moves."""

from .positions import LAND, choose, look, stage

HAND = {"hand": ["unrest"]}


def creatures(table):
    """Where the creatures of the line are."""
    names = {place: name for name, place in LAND.items()}
    return {one["kind"]: names[one["territory"]] for one in look(table)["creatures"]}


def phase(me, other=None, at=None, **rest):
    """Seat 0 passes as the last one; the creatures move."""
    foe = {"passed": True, "units": {"t7": 1}} | (other or {})
    table = stage(HAND | me, foe, creatures_at=at or {}, creatures=True, **{"row": ["spy"], "first": 1} | rest)
    return table, choose(table, "pass")
