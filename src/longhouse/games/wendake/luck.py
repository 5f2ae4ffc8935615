"""The streams of luck."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Streams

LUCK: Final = Streams()
PAIRING: Final[i64] = LUCK.add("pairing")
PROGRESS: Final[i64] = LUCK.add("progress tiles")
ORDER: Final[i64] = LUCK.add("turn order")
HOMES: Final[i64] = LUCK.add("homes")
TRIBES: Final[i64] = LUCK.add("tribes")
MASKS: Final[i64] = LUCK.add("mask deck")
ADVANCED: Final[i64] = LUCK.add("advanced tiles")
TURTLES: Final[i64] = LUCK.add("turtles")
GHOST: Final[i64] = LUCK.add("ghost")
GRID: Final[i64] = LUCK.add("grid of seat 0", "grid of seat 1", "grid of seat 2", "grid of seat 3")
