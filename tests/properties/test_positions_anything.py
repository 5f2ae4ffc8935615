"""Positions with anything at all in any place: the suite of `longhouse.testing`, for all installed games."""

from longhouse.testing.suite.test_positions_anything import *  # noqa: F403
