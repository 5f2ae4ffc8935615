"""What is on the table in Tomahawk. The layout lives here; the rules read like the rulebook elsewhere."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from longhouse.core.decisions import DecisionState
from longhouse.games.tomahawk.tables import (
    ALL_TERRITORIES,
    BASE,
    FOREST,
    MOST_TURNS,
    NO_CARD,
    NO_TERRITORY,
    PILES,
    ROUNDS,
    SCHEDULED_LENGTH,
    SCHEDULED_TURN,
    TYPE,
)

NO_PILE: Final = -1
NO_LOCK: Final = -1

_EMPTY: Final[vec[i64]] = vec[i64]()


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(DecisionState):
    """Cards and territories as sets (a bit each, see `tables`), warriors in their rows, what was won.

    A deck is a set, not an order: each draw is a chance event. So are the territories below the tops of the piles,
    of which only the lengths are fixed, by the schedule.
    """

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings: Settings = settings
        self.round: i64 = 0
        """1 to 6; 0 during the setup, 7 when the game is over."""

        # Per seat, sets of cards.
        self.hand: vec[i64] = _EMPTY
        self.deck: vec[i64] = _EMPTY
        self.shown: vec[i64] = _EMPTY
        """Cards that have been face up."""
        self.dealt: vec[i64] = _EMPTY
        self.kept: vec[i64] = _EMPTY
        self.replaced: vec[i64] = _EMPTY
        """Of the specials: those dealt, those kept; and the warriors who left for them."""

        self.rows: vec[i64] = _EMPTY
        """The warrior of each (pile, seat, turn), or NO_CARD."""
        self.tops: vec[i64] = _EMPTY
        """The territory fought over at each pile, or NO_TERRITORY."""
        self.last_rows: vec[i64] = _EMPTY
        self.last_tops: vec[i64] = _EMPTY
        """Rows turned up in the last round, and their territories; empty in the first round."""
        self.face_down: i64 = ALL_TERRITORIES
        """Territories that nobody has seen: below the tops, or not used at all."""
        self.bonus: i64 = NO_TERRITORY
        """The unused territory that shows the sought-after species."""

        # Per seat.
        self.locked_pile: vec[i64] = _EMPTY
        """Where the Twilight Dance has chosen this seat's card of the round, or NO_LOCK."""
        self.peeked: vec[i64] = _EMPTY
        """Places (3 * pile + turn) where this seat was shown the opponent's card."""
        self.tokens: vec[i64] = _EMPTY
        self.won: vec[i64] = _EMPTY
        """Territories won."""
        self.doubled: i64 = 0
        """Won forests whose caribou count double."""
        self.tied: i64 = 0
        """Territories nobody won."""

    def clear(self) -> None:
        """An empty table: nothing dealt, nothing won."""
        self.hand = vec[i64]([0, 0])
        self.deck = vec[i64]([0, 0])
        self.shown = vec[i64]([0, 0])
        self.dealt = vec[i64]([0, 0])
        self.kept = vec[i64]([0, 0])
        self.replaced = vec[i64]([0, 0])
        self.rows = vec[i64]([NO_CARD] * (PILES * 2 * MOST_TURNS))
        self.tops = vec[i64]([NO_TERRITORY] * PILES)
        self.locked_pile = vec[i64]([NO_LOCK, NO_LOCK])
        self.peeked = vec[i64]([0, 0])
        self.tokens = vec[i64]([0, 0])
        self.won = vec[i64]([0, 0])

    def copy_to(self, other: "Table") -> None:
        """Make another table equal to this one. What does not change any more is shared, the rest is copied."""
        other.frames = self.frames.copy()
        other.round = self.round
        other.hand = self.hand[:]
        other.deck = self.deck[:]
        other.shown = self.shown[:]
        if self.round > 0:
            other.dealt = self.dealt
            other.kept = self.kept
            other.replaced = self.replaced
        else:
            other.dealt = self.dealt[:]
            other.kept = self.kept[:]
            other.replaced = self.replaced[:]
        other.rows = self.rows[:]
        other.tops = self.tops[:]
        other.last_rows = self.last_rows
        other.last_tops = self.last_tops
        other.face_down = self.face_down
        other.bonus = self.bonus
        other.locked_pile = self.locked_pile[:]
        other.peeked = self.peeked[:]
        other.tokens = self.tokens[:]
        other.won = self.won[:]
        other.doubled = self.doubled
        other.tied = self.tied

    # The schedule is public from the start: the backs of the territories show their lengths.

    def length(self, pile: i64) -> i64:
        """How many turns the territory now fought over at this pile lasts."""
        return SCHEDULED_LENGTH[(self.round - 1) * PILES + pile]

    def turn(self, pile: i64) -> i64:
        """Which turn of that territory this round is, from 0."""
        return SCHEDULED_TURN[(self.round - 1) * PILES + pile]

    def is_last_turn(self, pile: i64) -> bool:
        """R47: whether each side will have played all its warriors there this round."""
        return self.turn(pile) == self.length(pile) - 1

    def is_hidden(self, pile: i64) -> bool:
        """R16: whether warriors played there this round stay face down: an unfinished forest."""
        return TYPE[self.tops[pile]] == FOREST and not self.is_last_turn(pile)

    # Warriors in their rows.

    def warrior(self, pile: i64, seat: i64, turn: i64) -> i64:
        """The card that a seat played on this pile in this turn of the battle, or NO_CARD."""
        return self.rows[(pile * 2 + seat) * MOST_TURNS + turn]

    def set_warrior(self, pile: i64, seat: i64, turn: i64, card: i64) -> None:
        """Lay a card, or NO_CARD, in that place."""
        self.rows[(pile * 2 + seat) * MOST_TURNS + turn] = card

    def first_turned_up(self, pile: i64) -> i64:
        """R15, R17: the first row turned up this round; a complete forest turns all its rows."""
        return 0 if TYPE[self.tops[pile]] == FOREST else self.turn(pile)

    # Sets that follow from others.

    def army(self, seat: i64) -> i64:
        """R5: the 24 cards of a seat: its tribe, less the warriors replaced by the specials it kept."""
        return (BASE & ~self.replaced[seat]) | self.kept[seat]

    def is_over(self) -> bool:
        """R10: the game ends after the sixth round."""
        return self.round > ROUNDS
