"""The numbers behind options, decisions, luck and events. `naming.py` gives them names."""

from typing import Final

from mypy_extensions import i64

from longhouse.games.tribes import tables

# Option numbers: the first of each kind, and what is numbered from there on.
START: Final = 0  # a cell
ORIENT: Final[i64] = START + tables.CELLS  # a mask
CAVALRY: Final[i64] = ORIENT + tables.MASKS  # a cell
CARD: Final[i64] = CAVALRY + tables.CELLS  # a card
MOVE: Final[i64] = CARD + tables.CARDS  # a step x 1 to 8 warriors
MOVE_CHIEF: Final[i64] = MOVE + tables.STEPS * tables.WARRIORS  # a step x 0 to 8 warriors
ATTACK: Final[i64] = MOVE_CHIEF + tables.STEPS * (tables.WARRIORS + 1)  # a step x 1 to 8 warriors
ATTACK_CHIEF: Final[i64] = ATTACK + tables.STEPS * tables.WARRIORS  # a step x 1 to 8 warriors
COLLECT: Final[i64] = ATTACK_CHIEF + tables.STEPS * tables.WARRIORS  # an item
COLLECT_DROP: Final[i64] = COLLECT + tables.ITEMS  # an item x an item dropped
TRADE: Final[i64] = COLLECT_DROP + tables.ITEMS * tables.ITEMS  # an item
CRAFT: Final[i64] = TRADE + tables.ITEMS  # an item
CRAFT_DROP: Final[i64] = CRAFT + tables.ITEMS  # an item x an item dropped
TRAIN: Final[i64] = CRAFT_DROP + tables.ITEMS * tables.ITEMS
RETREAT: Final[i64] = TRAIN + 1
END_TURN: Final[i64] = RETREAT + 1
RELOCATE: Final[i64] = END_TURN + 1  # a cell
TAKE: Final[i64] = RELOCATE + tables.CELLS  # an item
ROOM: Final[i64] = TAKE + tables.ITEMS  # an item
ROOM_NONE: Final[i64] = ROOM + tables.ITEMS

# Kinds of frames: the decisions of the specification, then work that nobody is asked about.
D1_START: Final = 0
D2_ORIENT: Final = 1
"""a: cell, b: whether the chief is put there after a defeat (1), retreats there (2), or begins there (0)"""
D3_CAVALRY: Final = 2
"""a: which man"""
D4_CARD: Final = 3
D5_TURN: Final = 4
D6_ORIENT: Final = 5
"""a: cell, b: the step, c: warriors, and 16 more if the chief goes along"""
D7_RELOCATE: Final = 6
D7_RETREAT: Final = 7
D8_TAKE: Final = 8
"""a: the loser, b: an item of his that is out of reach, or NONE"""
D8B_ROOM: Final = 9
"""a: the item taken, b: the loser"""
D9_BEATEN: Final = 10
"""a: which man, b: the cell of the battle"""
D10_CAMPSITE: Final = 11
TURN_OVER: Final = 12
"""S6: a start tile"""
NEXT_ROUND: Final = 13
TURN_START: Final = 14

# Luck.
L_SPIRIT: Final = 0
L_TILES: Final = 1
STREAMS: Final = ("first spirit chief", "tiles")

# Events.
FIRST_SPIRIT: Final = 0
START_TAKEN: Final = 1
DISCOVERED: Final = 2
ORIENTED: Final = 3
SETTLED: Final = 4
CYCLE: Final = 5
CAVALRY_PUT: Final = 6
CAVALRY_OFF: Final = 7
ROUND: Final = 8
READY: Final = 9
SHOWN: Final = 10
TURN: Final = 11
MOVED: Final = 12
COLLECTED: Final = 13
PAID: Final = 14
PAID_WARRIORS: Final = 15
DROPPED: Final = 16
TRADED: Final = 17
TROPHY: Final = 18
CRAFTED: Final = 19
TRAINED: Final = 20
ATTACKED: Final = 21
DEFENDED: Final = 22
LOST: Final = 23
DEFEATED: Final = 24
BEATEN: Final = 25
TOOK: Final = 26
THROWN_AWAY: Final = 27
RELOCATED: Final = 28
RETREATED: Final = 29
TURN_ENDED: Final = 30
CYCLE_ENDED: Final = 31
WON: Final = 32
CAPPED: Final = 33
UNPROTECTED: Final = 34
RETREATING: Final = 35
