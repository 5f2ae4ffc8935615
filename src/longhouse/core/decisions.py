"""Decisions as objects, one for each kind of frame, and a state that is driven by them. Compiled like the state."""

from typing import Any, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from longhouse.core.chance import Chance
from longhouse.core.state import Ear, OptionBuffer, State

Table = TypeVar("Table", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[Table]):
    """What a kind of frame offers its owner, and what taking an option does. `frame` is the open frame."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Add the seat's options; none if the frame is only work to be done."""

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Put one option into effect."""
        raise NotImplementedError

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """There is nothing to choose: go on."""
        table.frames.pop_group()

    def is_asked_anyway(self) -> bool:
        """Whether a single option is still put to the player: a confirmation that means something."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class DecisionState(State):
    """A position whose open frame says, by its kind, which decision is asked."""

    def __init__(self) -> None:
        super().__init__()
        self._listed: OptionBuffer | None = None
        """Room for the options that `go_on` looks at."""

    # What a game must say.

    def decision(self, kind: i64) -> Decision[Any]:
        """The decision that frames of this kind ask for."""
        raise NotImplementedError

    def clear(self) -> None:
        """An empty table: nothing dealt, nothing owned."""
        raise NotImplementedError

    def set_up(self, chance: Chance) -> None:
        """Everything before the first choice."""
        raise NotImplementedError

    def blank(self) -> "DecisionState":
        """Another state of the same match, with nothing on it yet."""
        raise NotImplementedError

    def copy_to(self, other: Any) -> None:
        """Make another state of this game equal to this one."""
        raise NotImplementedError

    def deal_anew(self, viewer: i64, chance: Chance) -> None:
        """Replace what the viewer (a seat, or SPECTATOR) cannot know by something just as possible."""
        raise NotImplementedError

    # What follows from it.

    def begin(self, chance: Chance, ear: Ear | None) -> None:
        """A new game, up to the first decision."""
        self.clear()
        self.ear = ear
        self.set_up(chance)
        self.go_on(chance)
        self.ear = None

    def copy(self) -> State:
        """An independent state in the same position."""
        other = self.blank()
        self.copy_to(other)
        return other

    def determinize(self, seat: i64, chance: Chance) -> State:
        """A position this seat cannot tell from this one."""
        other = self.blank()
        self.copy_to(other)
        other.deal_anew(seat, chance)
        return other

    def options_into(self, seat: i64, into: OptionBuffer) -> None:
        """Everything this deciding seat may do."""
        frames = self.frames
        frame = frames.of(seat)
        self.decision(frames.kind(frame)).offer(self, seat, frame, into)

    def apply(self, seat: i64, option: i64, chance: Chance) -> None:
        """Take one option, with all that follows up to the next decision."""
        frames = self.frames
        frame = frames.of(seat)
        frames.next_step(frame)
        self.decision(frames.kind(frame)).take(self, seat, frame, option, chance)
        self.go_on(chance)

    def go_on(self, chance: Chance) -> None:
        """Pass by what offers nothing, and take what offers one option, unless it is asked anyway."""
        frames = self.frames
        options = self._listed
        if options is None:
            options = self._listed = OptionBuffer()
        while frames.depth > 0:
            frame = frames.top()
            seat = frames.owner(frame)
            decision = self.decision(frames.kind(frame))
            options.clear()
            decision.offer(self, seat, frame, options)
            if options.count == 0:
                decision.pass_by(self, seat, frame, chance)
            elif options.count == 1 and not decision.is_asked_anyway():
                self.take_forced(options.codes[0])
                frames.next_step(frame)
                decision.take(self, seat, frame, options.codes[0], chance)
            else:
                return
