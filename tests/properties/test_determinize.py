"""Worlds that a seat holds possible: the suite of `longhouse.testing`, for all installed games and the toy."""

from longhouse.testing.suite.test_determinize import *  # noqa: F403
