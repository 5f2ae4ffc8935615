"""Decisions as objects, one for each kind of frame, and a state that is driven by them. Compiled like the state.

A decision declares, in its `__init__`, its name, its options and the numbers that its frames keep:

    class Deploy(Decision[Table]):
        def __init__(self) -> None:
            super().__init__("deploy")
            self.pile: Kept = self.keeps("pile", 0, PILES)
            self.play: Options = self.option("play:{card}>{pile}", ("hand:{card}", "pile:{pile}"), CARD, PILE)

    DEPLOY: Final = Deploy()

and says in its methods what it offers, what taking an option does, and how it asks. `listed` gives the numbers.
"""

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from longhouse.core.chance import Chance
from longhouse.core.dealing import deal_anew
from longhouse.core.frames import FIRST_KEPT, KEPT, Frames
from longhouse.core.layout import Layout
from longhouse.core.options import Options
from longhouse.core.protocol import Argument, Message, Reason
from longhouse.core.state import Ear, OptionBuffer, State
from longhouse.core.things import Things

S = TypeVar("S", bound=State)


class Kept:
    """A number that the frames of a decision keep, within its bounds."""

    def __init__(self, name: str, slot: int, low: int, high: int) -> None:
        self.name: str = name
        self.slot: i64 = FIRST_KEPT + slot
        self.low: i64 = low
        self.high: i64 = high

    def of(self, frames: Frames, frame: i64) -> i64:
        """The number in this frame."""
        at = frame + self.slot
        return frames.cells[at]

    def set(self, frames: Frames, frame: i64, value: i64) -> None:
        """Another number in this frame."""
        at = frame + self.slot
        frames.cells[at] = value


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """What a kind of frame asks its owner, what it offers, what taking an option does. `frame` is the open frame."""

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.kind: i64 = -1
        """The number of its frames; negative until the decisions are listed."""
        self.kept: list[Kept] = []
        self.options: list[Options] = []

    # What it declares.

    def option(
        self, key: str, targets: Sequence[str] = (), *things: Things, name: str = "", declines: bool = False
    ) -> Options:
        """A kind of option; without a name it is called as its key begins. `declines`: it does nothing."""
        options = Options(name or key.partition(":")[0], key, tuple(targets), list(things), declines)
        self.options.append(options)
        return options

    def shares(self, options: Options) -> Options:
        """A kind of option that another decision has declared."""
        self.options.append(options)
        return options

    def keeps(self, name: str, low: int, high: int) -> Kept:
        """A number that its frames keep; three at most, given to `ask` in the same order."""
        if len(self.kept) == KEPT:
            raise ValueError(f"{self.name}: a frame keeps {KEPT} numbers at most; what needs more is a zone")
        kept = Kept(name, len(self.kept), low, high)
        self.kept.append(kept)
        return kept

    # What follows from that.

    def ask(self, table: State, owner: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Ask a seat this, before everything that is already waiting."""
        table.frames.push(self.kind, owner, a, b, c)

    def ask_also(self, table: State, owner: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Ask another seat at the same time as the one asked last."""
        table.frames.join(self.kind, owner, a, b, c)

    def about(self, table: State, frame: i64) -> dict[str, Argument]:
        """The numbers that the frame keeps, as arguments of a message."""
        return {kept.name: int(kept.of(table.frames, frame)) for kept in self.kept}

    # What a game says.

    def prompt(self, table: S, seat: i64, frame: i64) -> Message:
        """The question. What follows "prompt-" in its id is what clients call the decision."""
        return Message(f"prompt-{self.name}", self.about(table, frame))

    def fits(self, table: S, seat: i64, frame: i64) -> bool:
        """Whether such a frame can be, in a position that somebody wrote. Bounds and owners are checked before."""
        return True

    def offer(self, table: S, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Add the seat's options; none if the frame is only work to be done."""

    def take(self, table: S, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Put one option into effect."""
        raise NotImplementedError

    def pass_by(self, table: S, seat: i64, frame: i64, chance: Chance) -> None:
        """There is nothing to choose: go on."""
        table.frames.pop_group()

    def is_asked_anyway(self) -> bool:
        """Whether a single option is still put to the player: a confirmation that means something.

        Say so where the only option shows a card or rolls a die: until then what was chosen before can be taken back.
        """
        return False

    def why_not(self, table: S, seat: i64, frame: i64, kind: str, name: str) -> Reason | None:
        """Why none of its options has the target `kind:name` now; None where the usual answer will do."""
        return None


T = TypeVar("T", bound=State)


def copy_of(state: T) -> T:
    """An independent state in the same position, for those who know its class."""
    return cast(T, state.copy())


def listed(decisions: list[Decision[S]]) -> list[Decision[S]]:
    """The decisions of a game with their numbers: of their frames, and of their options. The order is for ever:
    frames in positions that somebody saved have these numbers.
    """
    base = 0
    for kind, decision in enumerate(decisions):
        decision.kind = kind
        for options in decision.options:
            if options.base < 0:
                options.number_from(base)
                base += int(options.size)
    return decisions


_NO_DECISIONS: Final[list[Decision[Any]]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class DecisionState(State):
    """A position whose open frame says, by its kind, which decision is asked."""

    def __init__(self, layout: Layout, players: i64 = 2) -> None:
        super().__init__()
        self.layout: Layout = layout
        self.players: i64 = players
        self.decisions: list[Decision[Any]] = _NO_DECISIONS
        """In the order of the frame kinds."""
        self._listed: OptionBuffer | None = None
        """Room for the options that `go_on` looks at."""

    # What a game must say.

    def set_up(self, chance: Chance) -> None:
        """Everything before the first choice."""
        raise NotImplementedError

    def blank(self) -> "DecisionState":
        """Another state of the same match, with nothing on it yet."""
        raise NotImplementedError

    # What follows from it, unless a game knows better.

    def is_over(self) -> bool:
        """The game has ended when nothing is pending."""
        return self.frames.depth == 0

    def deal_anew(self, viewer: i64, chance: Chance) -> None:
        """Replace what the viewer (a seat, or SPECTATOR) cannot know by something just as possible."""
        deal_anew(self.layout, self, self.players, viewer, chance)

    def goes_without_asking(self, decision: Decision[Any], seat: i64, frame: i64, option: i64) -> bool:
        """Whether the only option of a decision is taken without putting it to the player."""
        return not decision.is_asked_anyway()

    def asks(self, frame: i64) -> Decision[Any]:
        """The decision that a frame asks for."""
        return self.decisions[self.frames.kind(frame)]

    def clear(self) -> None:
        """An empty table: nothing dealt, nothing owned."""
        self.cells = self.layout.blank[:]

    def begin(self, chance: Chance, ear: Ear | None) -> None:
        """A new game, up to the first decision."""
        self.clear()
        self.ear = ear
        self.set_up(chance)
        self.go_on(chance)
        self.ear = None

    def copy(self) -> State:
        """An independent state in the same position."""
        return self._twin()

    def determinize(self, seat: i64, chance: Chance) -> State:
        """A position this seat cannot tell from this one."""
        other = self._twin()
        other.deal_anew(seat, chance)
        return other

    def _twin(self) -> "DecisionState":
        other = self.blank()
        other.frames.copy_from(self.frames)
        other.cells = self.cells[:]
        return other

    def options_into(self, seat: i64, into: OptionBuffer) -> None:
        """Everything this deciding seat may do."""
        frames = self.frames
        frame = frames.of(seat)
        self.decisions[frames.kind(frame)].offer(self, seat, frame, into)

    def apply(self, seat: i64, option: i64, chance: Chance) -> None:
        """Take one option, with all that follows up to the next decision."""
        frames = self.frames
        frame = frames.of(seat)
        frames.next_step(frame)
        self.decisions[frames.kind(frame)].take(self, seat, frame, option, chance)
        self.go_on(chance)

    def go_on(self, chance: Chance) -> None:
        """Pass by what offers nothing, and take what offers one option, unless it is asked all the same."""
        frames = self.frames
        options = self._listed
        if options is None:
            options = self._listed = OptionBuffer()
        while frames.depth > 0:
            frame = frames.top()
            seat = frames.owner(frame)
            decision = self.decisions[frames.kind(frame)]
            options.clear()
            decision.offer(self, seat, frame, options)
            if options.count == 0:
                decision.pass_by(self, seat, frame, chance)
            elif options.count == 1 and self.goes_without_asking(decision, seat, frame, options.codes[0]):
                self.take_forced(options.codes[0])
                frames.next_step(frame)
                decision.take(self, seat, frame, options.codes[0], chance)
            else:
                return
