"""The streams of luck."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Streams
from longhouse.games.northgard.data import SEATS

LUCK: Final = Streams()
EARLY: Final[i64] = LUCK.add("early cards")
ADVANCED: Final[i64] = LUCK.add("advanced cards")
ACHIEVEMENTS: Final[i64] = LUCK.add("achievements")
TILES: Final[i64] = LUCK.add("tiles")
FIRST: Final[i64] = LUCK.add("first player")
DIE: Final[i64] = LUCK.add("dice")
RANDOM_DISCARD: Final[i64] = LUCK.add("random discard")
CREATURES: Final[i64] = LUCK.add("creatures")
CLANS: Final[i64] = LUCK.add("clans")
DECK: Final[i64] = LUCK.add(*(f"deck of seat {seat}" for seat in range(SEATS)))
"""Of seat 0; those of the others follow."""
