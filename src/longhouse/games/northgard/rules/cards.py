"""What each card does: its kind of effect and the figures of it (tables 12.4 and 12.5 of the rules text)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.games.northgard.tables import FACE_IDS, FACES

# Kinds of effects.
NO_EFFECT: Final = 0
RECRUIT: Final = 1
MOVE: Final = 2
EXPLORE: Final = 3
BUILD: Final = 4
DRAW: Final = 5
COLLECT: Final = 6
FEAST: Final = 7
SPECIAL: Final = 8
REACTION: Final = 9

# Where a Recruit action may put units.
OWN: Final = 0
SAME: Final = 1
OWN_OR_NEUTRAL: Final = 2
NEUTRAL: Final = 3
NEUTRAL_SAME: Final = 4
OWN_OR_NEUTRAL_SAME: Final = 5
PER_FOOD: Final = 6
PER_WOOD: Final = 7
PER_LORE: Final = 8
FRONTIER: Final = 9
OSMOSIS: Final = 10

# Riders.
INTIMIDATE: Final = 1
SHIELD: Final = 2
AXES: Final = 4
SURE_FOOTED: Final = 8
"""Rough connections cost 1, and retreats may use them (Wolf Clan)."""
INFILTRATE: Final = 16
ANYWHERE: Final = 32
REDRAW: Final = 64
COLLECT_ICONS: Final = 128
DUPLICATE: Final = 256
ONE_SMALL: Final = 512
NO_SPACE: Final = 1024
GLORY: Final = 2048
REBUILD: Final = 4096

_EFFECTS: Final[dict[str, tuple[int, ...]]] = {
    # Recruit: how many, where.
    "recruit": (RECRUIT, 1, OWN),
    "town_hall": (RECRUIT, 1, OWN),
    "town_hall_up": (RECRUIT, 2, OWN),
    "bear_awakens": (RECRUIT, 2, OWN),
    "stag": (RECRUIT, 1, OWN),
    "recruitment": (RECRUIT, 2, SAME),
    "mercenary": (RECRUIT, 1, OWN_OR_NEUTRAL),
    "outpost": (RECRUIT, 2, OWN_OR_NEUTRAL_SAME),
    "allies_wild": (RECRUIT, 3, NEUTRAL),
    "raven_mercenaries": (RECRUIT, 2, NEUTRAL_SAME),
    "hunters": (RECRUIT, 14, PER_FOOD),
    "woodcutters": (RECRUIT, 14, PER_WOOD),
    "loremasters": (RECRUIT, 14, PER_LORE),
    "call_to_war": (RECRUIT, 14, FRONTIER),
    "osmosis": (RECRUIT, 3, OSMOSIS),
    # Move: points, bonus points in combat, riders.
    "move": (MOVE, 1, 0, 0),
    "bear": (MOVE, 1, 0, 0),
    "snake": (MOVE, 1, 0, 0),
    "wolf": (MOVE, 1, 0, SURE_FOOTED),
    "militia": (MOVE, 2, 0, 0),
    "intimidate": (MOVE, 2, 0, INTIMIDATE),
    "shieldbearers": (MOVE, 2, 0, SHIELD),
    "bodyguard": (MOVE, 1, 1, 0),
    "axe_throwers": (MOVE, 2, 0, AXES),
    "grizzled": (MOVE, 2, 2, 0),
    "warriors": (MOVE, 2, 1, 0),
    "infiltration": (MOVE, 3, 0, INFILTRATE),
    "incursion": (MOVE, 4, 0, 0),
    "heroic_charge": (MOVE, 3, 1, 0),
    # Explore: tiles drawn, times, riders.
    "explore": (EXPLORE, 1, 1, 0),
    "scouts": (EXPLORE, 1, 1, 0),
    "scout_camp": (EXPLORE, 1, 1, REDRAW),
    "scout_camp_up": (EXPLORE, 2, 1, 0),
    "raven": (EXPLORE, 2, 1, 0),
    "lay_of_the_land": (EXPLORE, 3, 1, COLLECT_ICONS),
    "rangers": (EXPLORE, 1, 2, 0),
    "huginn_muninn": (EXPLORE, 1, 1, ANYWHERE),
    # Build: wood saved, times, riders.
    "build": (BUILD, 0, 1, 0),
    "villager_tools": (BUILD, 0, 1, 0),
    "simple_living": (BUILD, 1, 1, 0),
    "boar": (BUILD, 1, 1, 0),
    "goat": (BUILD, 0, 1, DUPLICATE),
    "carpentry": (BUILD, 0, 2, ONE_SMALL),
    "amenities": (BUILD, 0, 1, NO_SPACE),
    "industrious": (BUILD, 0, 1, REBUILD),
    "glory": (BUILD, 0, 1, GLORY),
    # Draw: cards, discarded, put back on top.
    "merchant": (DRAW, 3, 2, 0),
    "market_place": (DRAW, 2, 0, 0),
    "market_place_up": (DRAW, 2, 0, 0),
    "trading_post_up": (DRAW, 3, 1, 0),
    "trading_post": (DRAW, 3, 1, 1),
    "trade_routes": (DRAW, 3, 0, 1),
    "cunning_merchant": (DRAW, 3, 0, 2),
    "resourceful": (DRAW, 2, 0, 0),
    "protector": (DRAW, 0, 0, 0),
    # Collect: the resource, how many.
    "fishing": (COLLECT, 0, 3),
    "wood_monopoly": (COLLECT, 1, 3),
    "lore_mastery": (COLLECT, 2, 2),
    "feast": (FEAST,),
    "feast_dev": (FEAST,),
    "defensive_strategy": (REACTION,),
    **dict.fromkeys(
        (
            *("teamwork", "annexation", "negotiation", "future_sight", "spy", "enemy_secrets", "hidden_ways"),
            *("conqueror", "ancestral_curse", "bribery", "legendary_heroes", "capture", "veiled_threats"),
            *("raiding_party", "rapacious", "stolen_lore", "plunder"),
        ),
        (SPECIAL,),
    ),
}


def _column(at: int) -> list[int]:
    rows = [_EFFECTS.get(face, (NO_EFFECT,)) for face in FACE_IDS]
    return [row[at] if at < len(row) else 0 for row in rows]


KIND: Final[vec[i64]] = vec[i64](_column(0))
FIRST: Final[vec[i64]] = vec[i64](_column(1))
SECOND: Final[vec[i64]] = vec[i64](_column(2))
RIDERS: Final[vec[i64]] = vec[i64](_column(3))


def _number(face: str) -> int:
    return FACE_IDS.index(face)


# Faces that a rule names.
BEAR_CLAN: Final[i64] = _number("bear")
BEAR_AWAKENS: Final[i64] = _number("bear_awakens")
PROTECTOR: Final[i64] = _number("protector")
TEAMWORK: Final[i64] = _number("teamwork")
RESOURCEFUL: Final[i64] = _number("resourceful")
RAIDING_PARTY: Final[i64] = _number("raiding_party")
RAVEN_MERCENARIES: Final[i64] = _number("raven_mercenaries")
SNAKE_CLAN: Final[i64] = _number("snake")
RAPACIOUS: Final[i64] = _number("rapacious")
STOLEN_LORE: Final[i64] = _number("stolen_lore")
STAG_CLAN: Final[i64] = _number("stag")
ANNEXATION: Final[i64] = _number("annexation")
PLUNDER: Final[i64] = _number("plunder")
NEGOTIATION: Final[i64] = _number("negotiation")
FUTURE_SIGHT: Final[i64] = _number("future_sight")
SPY: Final[i64] = _number("spy")
DEFENSIVE_STRATEGY: Final[i64] = _number("defensive_strategy")
ENEMY_SECRETS: Final[i64] = _number("enemy_secrets")
HIDDEN_WAYS: Final[i64] = _number("hidden_ways")
CONQUEROR: Final[i64] = _number("conqueror")
ANCESTRAL_CURSE: Final[i64] = _number("ancestral_curse")
BRIBERY: Final[i64] = _number("bribery")
LEGENDARY_HEROES: Final[i64] = _number("legendary_heroes")
CAPTURE: Final[i64] = _number("capture")
VEILED_THREATS: Final[i64] = _number("veiled_threats")
UNREST: Final[i64] = _number("unrest")
assert len(FACE_IDS) == FACES
