"""The streams of luck (section 4 of the specification)."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Streams

LUCK: Final = Streams()
SPIRIT: Final[i64] = LUCK.add("first spirit chief")
TILES: Final[i64] = LUCK.add("tiles")
