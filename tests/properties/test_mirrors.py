"""No game tells a secret: the suite of `longhouse.testing`, for all installed games and the toy."""

from longhouse.testing.suite.test_mirrors import *  # noqa: F403
