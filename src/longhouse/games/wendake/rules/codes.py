"""The numbers behind options, decisions, luck and events. `naming.py` gives them names."""

from typing import Final

# Option numbers: the first of each kind, and how many there are.
HOME: Final = 0  # 36 territories
TRIBE: Final = 36  # 10 tribes
ONEIDA_TILE: Final = 46  # 30 progress tiles
LAKE: Final = 76  # 5 lakes
PLACE: Final = 81  # 9 slots
PLACE_BLACK: Final = 90  # 9 slots
ORDER: Final = 99
ORDER_BLACK: Final = 100
TRANSFER: Final = 101  # 76 areas
TRANSFER_REPLACE: Final = 177  # 76 areas
TRANSFER_STAY: Final = 253  # 76 areas
TRANSFER_STAY_REPLACE: Final = 329  # 76 areas
USE: Final = 405  # 30 progress tiles
SWAP: Final = 435  # 9 x 9 slots
FIRE_TARGET: Final = 516  # 9 slots
NO_FIRE: Final = 525
DO: Final = 526  # 15 actions
SKIP_ACTION: Final = 541
STAND: Final = 542  # 132 steps x 2 (plain, black)
LIE: Final = 806  # 280 steps into areas x 2
STRIKE: Final = 1366  # 132 steps x 2 x 4 seats
STRIKE_BLACK: Final = 2422  # 132 steps x 2
ATTACK: Final = 2686  # 280 steps into areas x 2
STOP_MOVING: Final = 3246
EXCHANGE: Final = 3247  # 5 x 5 resources
STOP_EXCHANGING: Final = 3272
LOSE_GUARD: Final = 3273  # 36 territories x 2
LOSE_IN_AREA: Final = 3345  # 76 areas
LOSE_AT_HOME: Final = 3421  # woman, hunter
BUY: Final = 3423  # 30 progress tiles
BUY_NOTHING: Final = 3453
NO_DISCOUNT: Final = 3454
PAY: Final = 3455  # 4 leather x 4 fish x 8 sets of vegetables
TRACK: Final = 3583  # 4 tracks
FLAG: Final = 3587  # 2 flags
SPEND: Final = 3589  # 5 resources
STOP_SPENDING: Final = 3594
DRAW_DECK: Final = 3595
DRAW_DISCARD: Final = 3596
DISCARD: Final = 3597  # 10 cards
PLAY_MASKS: Final = 3607  # 71 plays
PLAY_NO_MASKS: Final = 3678
RECALL: Final = 3679  # 5 masks
CHANGE: Final = 3684  # 5 x 5 masks
CONJURE: Final = 3709  # 5 masks
CLAIM: Final = 3714  # 9 turtles
CLAIM_NONE: Final = 3723
SCORE_MILITARY: Final = 3724
BRING: Final = 3725  # 4 kinds
BRING_NOBODY: Final = 3729
SCORE_RITUAL: Final = 3730
GAIN: Final = 3731  # 5 resources
BALANCE: Final = 3736  # 4 x 4 tracks
TURN_TILE: Final = 3752  # 9 slots
END_TURN: Final = 3761
AGAIN: Final = 3762
NO_SWAP: Final = 3763
REPLACE: Final = 3764  # 44 tiles x 3 columns
KEEP_TILES: Final = 3896

LEAVING_OFF: Final[dict[int, str]] = {
    STOP_MOVING: "moving",
    STOP_EXCHANGING: "exchanging",
    STOP_SPENDING: "spending",
    BUY_NOTHING: "buying",
    PLAY_NO_MASKS: "masks",
    CLAIM_NONE: "turtles",
    AGAIN: "again",
}
"""Choices by which nothing changes but what is asked next, and what they leave off. Others hear of them."""

# Frame kinds: which decision is pending. The names are those of the rules text.
D0_1_HOME: Final = 0
D0_2_TRIBE: Final = 1
D0_3_ONEIDA: Final = 2
D0_4_LAKE: Final = 3
D1_TURN: Final = 4
D2_FIRE: Final = 5
D3_ACTION: Final = 6
D4_MOVE: Final = 7
D5_EXCHANGE: Final = 8
D6_SMALLPOX: Final = 9
D7_BUY: Final = 10
D8_DISCOUNT: Final = 11
D9_PAY: Final = 12
D10_TRACK: Final = 13
D_FLAG: Final = 14
D11_ECONOMY: Final = 15
D12_DRAW: Final = 16
D13_DISCARD: Final = 17
D14_MASKS: Final = 18
D15_TURTLE: Final = 19
D16_ALLIANCE: Final = 20
D17_RITUAL: Final = 21
D18_RITUAL_SCORE: Final = 22
D19_GAIN: Final = 23
D19_SPEND: Final = 24
D19_BALANCE: Final = 25
D19_HEAL: Final = 26
D19_TURN_TILE: Final = 27
D19_RECALL: Final = 28
D19_CHANGE: Final = 29
D19_CONJURE: Final = 30
D20_END: Final = 31
D21_RESTORE_SWAP: Final = 32
D22_REPLACE: Final = 33
D24_CANOE: Final = 34

# Streams of luck.
L_PAIRING: Final = 0
L_PROGRESS: Final = 1
L_ORDER: Final = 2
L_HOMES: Final = 3
L_TRIBES: Final = 4
L_MASKS: Final = 5
L_ADVANCED: Final = 6
L_TURTLES: Final = 7
L_GHOST: Final = 8
L_GRID: Final = 9  # + seat
STREAMS: Final = (
    *("pairing", "progress tiles", "turn order", "homes", "tribes", "mask deck", "advanced tiles", "turtles", "ghost"),
    *("grid of seat 0", "grid of seat 1", "grid of seat 2", "grid of seat 3"),
)

# Events: what people see happen.
PAIRED: Final = 0
PROGRESS_SHOWN: Final = 1
ORDER_DRAWN: Final = 2
HOME_TAKEN: Final = 3
TRIBES_SHOWN: Final = 4
TRIBE_TAKEN: Final = 5
TILE_TAKEN: Final = 6
DEALT: Final = 7
TURNED_UP: Final = 8
GRID_LAID: Final = 9
ADVANCED_SHOWN: Final = 10
YEAR: Final = 11
TURN: Final = 12
PLACED: Final = 13
ORDERED: Final = 14
FIRE_ON: Final = 15
BEGAN: Final = 16
SKIPPED: Final = 17
CANOE_PUT: Final = 18
GAINED: Final = 19
TANNED: Final = 20
MOVED: Final = 21
LAY_DOWN: Final = 22
STRUCK: Final = 23
ATTACKED: Final = 24
INJURED: Final = 25
WENT_HOME: Final = 26
TRANSFERRED: Final = 27
SWAPPED: Final = 28
USED: Final = 29
EXCHANGED: Final = 30
BLANKET: Final = 31
BOUGHT: Final = 32
PAID: Final = 33
SCORED: Final = 34
FLAGGED: Final = 35
FLAG_GONE: Final = 36
SPENT: Final = 37
DREW: Final = 38
DREW_OPEN: Final = 39
DISCARDED: Final = 40
RESHUFFLED: Final = 41
PLAYED: Final = 42
RECALLED: Final = 43
CHANGED: Final = 44
CONJURED: Final = 45
CLAIMED: Final = 46
MAJORITIES: Final = 47
BROUGHT: Final = 48
COUNTED: Final = 49
BALANCED: Final = 50
TILE_TURNED: Final = 51
TURN_ENDED: Final = 52
NEW_ORDER: Final = 53
FLIPPED: Final = 54
REPLACED: Final = 55
REFILLED: Final = 56
TOP_ROW: Final = 57
LEVEL_2: Final = 58
RESTORED: Final = 59
TURTLE_SHOWN: Final = 60
OVER: Final = 61
GHOST_CARD: Final = 62
GHOST_DISK: Final = 63
GHOST_TRADED: Final = 64
GHOST_GUARD: Final = 65
GHOST_TOOK: Final = 66
WANTED: Final = 67
DONE: Final = 68
GHOST_FELL: Final = 69
