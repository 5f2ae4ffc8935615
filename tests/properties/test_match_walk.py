"""A match wandered through at random: the suite of `longhouse.testing`, for all installed games and the toy."""

from longhouse.testing.suite.test_match_walk import *  # noqa: F403
