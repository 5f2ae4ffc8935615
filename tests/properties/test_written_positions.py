"""Every position of whole games, written and read again: the suite of `longhouse.testing`, for all installed games."""

from longhouse.testing.suite.test_written_positions import *  # noqa: F403
