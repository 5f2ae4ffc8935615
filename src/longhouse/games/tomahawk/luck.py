"""The streams of luck (the specification's C1 to C5)."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Streams

LUCK: Final = Streams()
C1_SPECIALS: Final[i64] = LUCK.add("specials")
C2_ARMY: Final[i64] = LUCK.add("deck of seat 0", "deck of seat 1")
C4_BONUS: Final[i64] = LUCK.add("length of the bonus")
C3_TERRITORIES: Final[i64] = LUCK.add("territories of 1 turn", "territories of 2 turns", "territories of 3 turns")
C5_DANCE: Final[i64] = LUCK.add("twilight dance")
