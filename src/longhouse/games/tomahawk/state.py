"""What is on the table in Tomahawk, zone by zone, and the questions about it that rules and views share."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from longhouse.core.decisions import DecisionState
from longhouse.core.layout import Layout
from longhouse.core.sets import BIT
from longhouse.core.things import Things, numbered
from longhouse.core.zones import HIDDEN, NONE, OWNER, number, one_of, some_of
from longhouse.games.tomahawk import data

SEAT: Final[Things] = Things("seat", [0, 1], group="players")
CARD: Final[Things] = Things("card", data.CARD_IDS, own=True)
TERRITORY: Final[Things] = Things("territory", data.TERRITORY_IDS)
PILE: Final[Things] = numbered("pile", data.PILES, group="piles")
LAST_PILE: Final[Things] = numbered("pile", data.PILES, group="last_piles", sparse=True)
TURN: Final[Things] = numbered("row", data.MOST_TURNS)
PLACE: Final[Things] = Things(
    "place", [[pile + 1, turn + 1] for pile in range(data.PILES) for turn in range(data.MOST_TURNS)]
)

TABLE: Final[Layout] = Layout()
ROUND: Final = TABLE.cell("round", number(0, int(data.ROUNDS) + 1))
"""1 to 6; 0 during the setup, 7 when the game is over."""

# The piles: the territory fought over, and the warriors before it. What lies below, nobody has seen (`face_down`).
TOP: Final = TABLE.row("territory", PILE, one_of(TERRITORY))
WARRIOR: Final = TABLE.block("rows", PILE, TURN, SEAT, one_of(CARD), seen=OWNER, brief=True)
LAST_TOP: Final = TABLE.row("territory", LAST_PILE, one_of(TERRITORY), marks=True)
LAST_WARRIOR: Final = TABLE.block("rows", LAST_PILE, TURN, SEAT, one_of(CARD), marks=True, brief=True)
"""Rows turned up in the last round, and their territories."""

# Of each seat. A deck is a set, not an order: each draw is a chance event.
HAND: Final = TABLE.row("hand", SEAT, some_of(CARD), seen=OWNER)
DECK: Final = TABLE.row("deck", SEAT, some_of(CARD), seen=HIDDEN)
SHOWN: Final = TABLE.row("shown", SEAT, some_of(CARD), marks=True)
"""Cards that have been face up."""
DEALT: Final = TABLE.row("dealt", SEAT, some_of(CARD), seen=OWNER, marks=True)
KEPT: Final = TABLE.row("kept", SEAT, some_of(CARD), seen=OWNER, marks=True)
REPLACED: Final = TABLE.row("replaced", SEAT, some_of(CARD), seen=OWNER, marks=True)
"""Of the specials: those dealt, those kept; and the warriors who left for them."""
TOKENS: Final = TABLE.row("tokens", SEAT, number(0, 999))
WON: Final = TABLE.row("won", SEAT, some_of(TERRITORY))
LOCKED: Final = TABLE.row("locked", SEAT, one_of(PILE), marks=True)
"""Where the Twilight Dance has chosen this seat's card of the round."""
PEEKED: Final = TABLE.row("peeked", SEAT, some_of(PLACE), marks=True)
"""Where this seat was shown the opponent's card."""

DOUBLED: Final = TABLE.cell("doubled", some_of(TERRITORY), marks=True)
"""Won forests whose caribou count double."""
TIED: Final = TABLE.cell("tied", some_of(TERRITORY))
"""Territories nobody won."""
BONUS: Final = TABLE.cell("bonus", one_of(TERRITORY))
"""The unused territory that shows the sought-after species."""


class Settings:
    """How this match is played (section 9 of the specification). Shared by all copies of a state."""

    def __init__(self, words: Mapping[str, object]) -> None:
        self.words: dict[str, object] = dict(words)
        self.bonus_animal: bool = words["bonus_animal"] is True
        self.after_draw: bool = words["twilight_timing"] == "after_draw"
        self.ask_replaced: bool = words["replace_choice"] == "ask"
        self.hunter: bool = words["tie_break"] == "hunter"
        self.tracker: bool = words["tracker"] is True
        self.specials: bool = words["specials"] is True


class Table(DecisionState):
    """Questions about what lies on the table."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(TABLE)
        self.settings: Settings = settings

    # The schedule is public from the start: the backs of the territories show their lengths.

    def length(self, pile: i64) -> i64:
        """How many turns the territory now fought over at this pile lasts."""
        return data.SCHEDULED_LENGTH[(ROUND.of(self) - 1) * data.PILES + pile]

    def turn(self, pile: i64) -> i64:
        """Which turn of that territory this round is, from 0."""
        return data.SCHEDULED_TURN[(ROUND.of(self) - 1) * data.PILES + pile]

    def is_last_turn(self, pile: i64) -> bool:
        """R47: whether each side will have played all its warriors there this round."""
        return self.turn(pile) == self.length(pile) - 1

    def is_forest(self, pile: i64) -> bool:
        """Whether a forest is fought over at this pile."""
        return data.TYPE[TOP.of(self, pile)] == data.FOREST

    def is_hidden(self, pile: i64) -> bool:
        """R16: whether warriors played there this round stay face down: an unfinished forest."""
        return self.is_forest(pile) and not self.is_last_turn(pile)

    def first_turned_up(self, pile: i64) -> i64:
        """R15, R17: the first row turned up this round; a complete forest turns all its rows."""
        if self.is_forest(pile):
            return 0
        return self.turn(pile)

    # Sets that follow from others.

    def army(self, seat: i64) -> i64:
        """R5: the 24 cards of a seat: its tribe, less the warriors replaced by the specials it kept."""
        return (data.BASE & ~REPLACED.of(self, seat)) | KEPT.of(self, seat)

    def face_down(self) -> i64:
        """Territories that nobody has seen: below the tops, or not used at all."""
        seen = WON.of(self, 0) | WON.of(self, 1) | TIED.of(self)
        for pile in range(data.PILES):
            top = TOP.of(self, pile)
            if top != NONE:
                seen |= BIT[top]
        bonus = BONUS.of(self)
        if bonus != NONE:
            seen |= BIT[bonus]
        return data.ALL_TERRITORIES & ~seen

    def is_over(self) -> bool:
        """R10: the game ends after the sixth round."""
        return ROUND.of(self) > data.ROUNDS


def place(pile: i64, turn: i64) -> i64:
    """The number of a place in the rows, as PLACE counts them."""
    return pile * data.MOST_TURNS + turn
