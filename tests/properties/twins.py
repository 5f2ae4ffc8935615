"""Twins: two matches from one seed in which one seat's secret answer differs."""

from longhouse.testing.selfplay import asked


def seen(match, side):
    """All that a match tells this side, now and about the past."""
    undoable = match.can_undo(side) if side is not None else None
    return match.view(side), match.events(side), asked(match, side), undoable, match.result()


def assert_alike(first, second, sides=(0, None)):
    for side in sides:
        assert seen(first, side) == seen(second, side)
