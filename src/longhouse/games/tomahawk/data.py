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
SPECIALS_DEALT: Final[i64] = _NUMBER["specials_dealt"]
SPECIALS_KEPT: Final[i64] = _NUMBER["specials_kept"]
BONUS_POINTS: Final[i64] = _NUMBER["bonus_points"]
PAIR_BONUS: Final[i64] = _NUMBER["pair_bonus"]
CHARMED_FROM: Final[i64] = _NUMBER["charmed_from"]
CHARMED_TO: Final[i64] = _NUMBER["charmed_to"]

# The table has four piles, a territory at most three turns: these shape the state and the option numbers.
PILES: Final = 4
MOST_TURNS: Final = 3
CARDS: Final = 31
BASE_CARDS: Final = 24
_MOST_VALUE: Final = 10
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

OF_VALUE: Final[vec[i64]] = vec[i64]([members(DATA["warrior"], "value", value) for value in range(_MOST_VALUE + 1)])
"""The warriors of each value."""

OF_TURNS: Final[vec[i64]] = vec[i64]([members(_LANDS, "turns", turns) for turns in range(MOST_TURNS + 1)])
"""The territories of each length."""


# Figures that only come out together: `longhouse lab` changes one of them and should hear at once which other does not
# fit. What a deck or a pile lacks would otherwise show in the middle of a game.


def _refuse(wrong: bool, why: str) -> None:
    if wrong:
        raise BadComponent(why)


def _check_rounds() -> None:
    """R5, R11: the cards of an army and the turns of every pile are enough for all rounds."""
    cards, rounds = PILES * int(ROUNDS), int(ROUNDS)
    _refuse(rounds < 1, f"number.rounds: {rounds} rounds, but at least 1 is played")
    _refuse(cards > BASE_CARDS, f"number.rounds: {rounds} rounds take {cards} cards, but an army has {BASE_CARDS}")
    dealt = int(HAND_SIZE)
    _refuse(dealt < PILES, f"number.hand_size: {dealt} cards, but {PILES} are played in round 1")
    _refuse(_NUMBER["draw"] < 0, f"number.draw: {_NUMBER['draw']} cards cannot be drawn")
    for row in DATA["pile"]:
        where, lengths = f"pile.{row['id']}.lengths", row["lengths"]
        _refuse(not all(0 < length <= MOST_TURNS for length in lengths), f"{where}: from 1 to {MOST_TURNS} turns each")
        _refuse(sum(lengths) < rounds, f"{where}: {sum(lengths)} turns in all, but {rounds} rounds are played")


def _check_territories() -> None:
    """R7, R57: of each length there are as many territories as the piles hold, and one more for the bonus."""
    for turns in range(1, MOST_TURNS + 1):
        printed = sum(row["turns"] == turns for row in _LANDS)
        needed = 1 + sum(row["lengths"].count(turns) for row in DATA["pile"])
        _refuse(printed < needed, f"territory: {printed} of {turns} turns, but the piles and the bonus need {needed}")


def _check_specials() -> None:
    """R2, R3: there are specials for both players, and a warrior of its value leaves for each of them."""
    _refuse(SPECIALS_KEPT != SPECIALS_DEALT - 1, "number.specials_kept: one less than specials_dealt (R2)")
    _refuse(SPECIALS_KEPT != 2, f"number.specials_kept: {int(SPECIALS_KEPT)}, but the rules are made for 2 (R3)")
    for row in DATA["special"]:
        value = row["value"]
        same = sum(other["value"] == value for other in DATA["special"])
        copies = sum(warrior["value"] == value for warrior in DATA["warrior"])
        _refuse(
            copies < same or value > _MOST_VALUE,
            f"special.{row['id']}.value: it takes the place of a warrior worth {value} (R3), and there are {copies}",
        )


_check_rounds()
_check_territories()
_check_specials()


def _drawn() -> list[int]:
    """R6, R55: how many cards of its army a player has drawn before each round.

    What is left is drawn where that is less. A player who would have too few cards for the next round draws the missing
    ones; with the figures of the rulebook this never happens.
    """
    drawn = [min(int(HAND_SIZE), BASE_CARDS)]
    for played in range(1, int(ROUNDS)):
        usual = _NUMBER["draw"] if played <= _NUMBER["last_round_with_draw"] else 0
        missing = PILES * (played + 1) - drawn[-1]
        drawn.append(min(drawn[-1] + max(usual, missing), BASE_CARDS))
    return drawn


DRAWN: Final[vec[i64]] = vec[i64](_drawn())
"""Cards of its army that a player has drawn before each round, from 0 for round 1."""


def _schedule() -> list[tuple[int, int]]:
    """For every round and pile: the length of the territory fought over, and which of its turns this is."""
    by_pile = [
        [(length, turn) for length in reversed(row["lengths"]) for turn in range(length)] for row in DATA["pile"]
    ]
    return [by_pile[pile][number] for number in range(int(ROUNDS)) for pile in range(PILES)]


SCHEDULED_LENGTH: Final[vec[i64]] = vec[i64]([length for length, _ in _schedule()])
SCHEDULED_TURN: Final[vec[i64]] = vec[i64]([turn for _, turn in _schedule()])
