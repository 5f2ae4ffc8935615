"""What holds in every position, whatever is chosen: the suite of `longhouse.testing`, for all games and the toy."""

from longhouse.testing.suite.test_self_play import *  # noqa: F403
