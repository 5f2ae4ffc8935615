"""The numbers behind options, decisions, luck and events. `naming.py` gives them names."""

from typing import Final

# Option numbers: the first of each kind.
REJECT: Final = 0
REPLACE: Final = 7
PLAY: Final = 31
COMMIT: Final = 155

# Frame kinds: which decision is pending.
D1_REJECT: Final = 0
D2_REPLACE: Final = 1
D3_DEPLOY: Final = 2

# Streams of luck (the specification's C1 to C5).
C1_SPECIALS: Final = 0
C2_ARMY: Final = 1
C4_BONUS: Final = 3
C3_TERRITORIES: Final = 3  # + the number of turns
C5_DANCE: Final = 7
STREAMS: Final = (
    "specials",
    "deck of seat 0",
    "deck of seat 1",
    "length of the bonus",
    "territories of 1 turn",
    "territories of 2 turns",
    "territories of 3 turns",
    "twilight dance",
)

# Events: what people see happen.
DEALT: Final = 0
REJECTED: Final = 1
REPLACED: Final = 2
READY: Final = 3
DREW: Final = 4
TURNED_UP: Final = 5
BONUS: Final = 6
ROUND: Final = 7
PLACED: Final = 8
FORCED: Final = 9
REVEALED: Final = 10
STAYS_HIDDEN: Final = 11
COPIED: Final = 12
CHARMED: Final = 13
DANCE_DUE: Final = 14
LOCKED: Final = 15
SCALPED: Final = 16
AT_PUMA: Final = 17
GATHERED: Final = 18
PAIRED: Final = 19
TOTALS: Final = 20
MANITOU_TURNS: Final = 21
DOUBLED: Final = 22
WON: Final = 23
TIED: Final = 24
PEEKED: Final = 25
BONUS_WON: Final = 26
BONUS_TIED: Final = 27
OVER: Final = 28
