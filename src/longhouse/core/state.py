"""The fast state: what search, self-play and the match stand on. Compiled where a C compiler is found."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from longhouse.core.chance import Chance
from longhouse.core.frames import SEATS_IN_MASK, Frames

_NOTHING: Final[vec[i64]] = vec[i64]()

SPECTATOR: Final = -1
"""Somebody who watches and sees no hand, for `determinize`."""


class OptionBuffer:
    """Option numbers without boxing, for loops that list millions of them."""

    def __init__(self) -> None:
        self.codes: vec[i64] = vec[i64]()
        self.count: i64 = 0

    def clear(self) -> None:
        """Forget the options, keep the room."""
        self.count = 0

    def add(self, code: i64) -> None:
        """One more option."""
        if self.count < len(self.codes):
            self.codes[self.count] = code
        else:
            self.codes = append(self.codes, code)
        self.count += 1


class Ear:
    """Listens to a state while a choice is applied; search has none and pays nothing.

    What it hears are bare numbers, an event's kind first; the game's event table gives them names. It may also keep
    the position at every event: rules change first and tell then, so each shows what its event has brought.
    """

    def __init__(self, keeps_positions: bool = False) -> None:
        self.heard: list[list[int]] = []
        self.keeps_positions: bool = keeps_positions
        self.positions: list[State] = []
        """With `keeps_positions`, one for each event heard."""
        self.forced: list[int] = []
        """Options that the engine took itself because there was no other."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What is on the table, and what is pending. A game subclasses it; see `core/protocol.py`.

    `apply` trusts its caller to pass an option that `options` lists: the match checks, search need not.
    """

    def __init__(self) -> None:
        self.frames: Frames = Frames()
        self.cells: vec[i64] = _NOTHING
        """What lies in the zones of a game that declares them (`core/zones.py`)."""
        self.ear: Ear | None = None
        self.between: bool = False
        """Whether this is a position between two decisions, kept by an ear: nobody is asked, and nothing is over yet.

        What is pending in it is half done; a view shows no open question.
        """
        self.told: i64 = -1
        """Then, the kind of the event that was told just now."""
        self._buffer: OptionBuffer | None = None

    # What a game must say.

    def options_into(self, seat: i64, into: OptionBuffer) -> None:
        """Add every option this deciding seat has."""
        raise NotImplementedError

    def apply(self, seat: i64, option: i64, chance: Chance) -> None:
        """Take one option, in place, with everything that follows from it up to the next decision."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent state in the same position, with no ear."""
        raise NotImplementedError

    def is_over(self) -> bool:
        """Whether the game has ended."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points of every seat, as they would be counted now."""
        raise NotImplementedError

    def determinize(self, seat: i64, chance: Chance) -> "State":
        """Another state that this seat (or SPECTATOR) cannot tell from this one.

        All that the seat cannot know is dealt anew; what it has seen stays.
        """
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """The position as JSON that a person can read, write and send."""
        raise NotImplementedError

    # What every game has.

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.is_over()

    def deciding(self) -> tuple[int, ...]:
        """The seats that must decide now; several when the choice is simultaneous."""
        return SEATS_IN_MASK[self.frames.deciding_mask()]

    def asked(self) -> tuple[int, ...]:
        """The seats that the open decision was put to, also those that have answered."""
        return SEATS_IN_MASK[self.frames.asked_mask()]

    def options(self, seat: i64) -> list[int]:
        """Every option of a deciding seat, as small numbers. Never empty."""
        buffer = self._buffer
        if buffer is None:
            buffer = self._buffer = OptionBuffer()
        buffer.clear()
        self.options_into(seat, buffer)
        codes = buffer.codes
        return [codes[i] for i in range(buffer.count)]

    def take_forced(self, option: i64) -> None:
        """Note that the only option of a decision was taken without asking."""
        if self.ear is not None:
            self.ear.forced.append(int(option))

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        """Something happened that people will want to see."""
        ear = self.ear
        if ear is not None:
            ear.heard.append([int(kind), int(a), int(b), int(c), int(d), int(e), int(f)])
            if ear.keeps_positions:
                position = self.copy()
                position.between = True
                position.told = kind
                ear.positions.append(position)
