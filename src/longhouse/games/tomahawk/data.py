"""The figures of `data.toml` as the engine reads them: a number per card, a bit per card.

Cards are numbered 0 to 30: the 24 warriors of a tribe (both tribes have the same), then the 7 specials.
A set of cards, or of territories, is one number with a bit for each member.
"""

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.components import BadComponent, Row, Tables, column, ids, members, numbers, read_components
from longhouse.core.sets import set_of

DATA: Final[Tables] = read_components(Path(__file__).parent)
_NUMBER: Final[dict[str, int]] = numbers(DATA["number"])
_CARDS: Final[list[Row]] = DATA["warrior"] + DATA["special"]
_LANDS: Final[list[Row]] = DATA["territory"]

ROUNDS: Final[i64] = _NUMBER["rounds"]
HAND_SIZE: Final[i64] = _NUMBER["hand_size"]
DRAW: Final[i64] = _NUMBER["draw"]
LAST_ROUND_WITH_DRAW: Final[i64] = _NUMBER["last_round_with_draw"]
SPECIALS_DEALT: Final[i64] = _NUMBER["specials_dealt"]
SPECIALS_KEPT: Final[i64] = _NUMBER["specials_kept"]
if SPECIALS_KEPT != SPECIALS_DEALT - 1:
    raise BadComponent("number.specials_kept: one less than specials_dealt, since one is turned down (R2)")
BONUS_POINTS: Final[i64] = _NUMBER["bonus_points"]
PAIR_BONUS: Final[i64] = _NUMBER["pair_bonus"]
CHARMED_FROM: Final[i64] = _NUMBER["charmed_from"]
CHARMED_TO: Final[i64] = _NUMBER["charmed_to"]

# The table has four piles, a territory at most three turns: these shape the state and the option numbers.
PILES: Final = 4
MOST_TURNS: Final = 3
CARDS: Final = 31
BASE_CARDS: Final = 24
TERRITORIES: Final = 15

# Cards by name; the specials are the rows after the 24 warriors, in the order of data.toml.
CLOUD: Final = 24
SPIRIT: Final = 25
MANITOU: Final = 26
DANCE: Final = 27
SEQUOIA: Final = 28
SKY: Final = 29
SKULL: Final = 30

PLAIN: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
TYPES: Final = ("plain", "forest", "mountain")

# Icons are bits: the printed cards have at most one, but made-up ones may have both (ruling Q20).
PUMA: Final = 1
GATHER: Final = 2
_ICON_BIT: Final = {"puma": PUMA, "gather": GATHER}

CARD_IDS: Final[tuple[str, ...]] = ids(_CARDS)
TERRITORY_IDS: Final[tuple[str, ...]] = ids(_LANDS)
ANIMALS_OF_TYPE: Final = ("bison", "caribou", "eagle")

VALUE: Final[vec[i64]] = vec[i64](column(_CARDS, "value"))
HAIR: Final[vec[i64]] = vec[i64](column(_CARDS, "hair"))
TYPE: Final[vec[i64]] = vec[i64](column(_LANDS, "type", TYPES))
TURNS: Final[vec[i64]] = vec[i64](column(_LANDS, "turns"))
ANIMALS: Final[vec[i64]] = vec[i64](column(_LANDS, "animals"))
ICON: Final[vec[i64]] = vec[i64]([_ICON_BIT[row["icon"]] if "icon" in row else 0 for row in _LANDS])

BASE: Final[i64] = 2**BASE_CARDS - 1
"""The set of the 24 warriors of a tribe."""
SPECIALS: Final[i64] = 2**CARDS - 2**BASE_CARDS
"""The set of all seven specials."""
ALL_TERRITORIES: Final[i64] = 2**TERRITORIES - 1


def _face(card: int) -> tuple[int, int, int]:
    return (_CARDS[card]["value"], _CARDS[card]["hair"], max(card, BASE_CARDS - 1))


EARLIER_TWINS: Final[vec[i64]] = vec[i64](
    [set_of([other for other in range(card) if _face(other) == _face(card)]) for card in range(CARDS)]
)
"""For each card the earlier ones with the same face: of twins in a hand only the first is offered."""

TWINS: Final[vec[i64]] = vec[i64](
    [set_of([other for other in range(CARDS) if _face(other) == _face(card)]) for card in range(CARDS)]
)
"""For each card all those with the same face, itself included."""

OF_VALUE: Final[vec[i64]] = vec[i64]([members(DATA["warrior"], "value", value) for value in range(11)])
"""The warriors of each value."""

OF_TURNS: Final[vec[i64]] = vec[i64]([members(_LANDS, "turns", turns) for turns in range(MOST_TURNS + 1)])
"""The territories of each length."""


def _schedule() -> list[tuple[int, int]]:
    """For every round and pile: the length of the territory fought over, and which of its turns this is."""
    by_pile = [
        [(length, turn) for length in reversed(row["lengths"]) for turn in range(length)] for row in DATA["pile"]
    ]
    return [by_pile[pile][number] for number in range(int(ROUNDS)) for pile in range(PILES)]


SCHEDULED_LENGTH: Final[vec[i64]] = vec[i64]([length for length, _ in _schedule()])
SCHEDULED_TURN: Final[vec[i64]] = vec[i64]([turn for _, turn in _schedule()])
