"""Options of a decision, declared where they are offered. Their numbers are assigned when the game lists its decisions.

    self.play: Options = self.option("play:{card}>{pile}", ("hand:{card}", "pile:{pile}"), CARD, PILE)

    into.add(self.play.pair(card, pile))        card = self.play.first(option)

Compiled like the state.
"""

from mypy_extensions import i64

from longhouse.core.things import Things


class Options:
    """All options of one kind: the pattern of their key, the targets that a person touches, and what they are about.

    There is one for each combination of the things it is about, three kinds at most; the last runs fastest. Its label
    is the message `option-<name>`. One that `declines` does nothing: pass, skip, stop. It is offered quietly.
    """

    def __init__(
        self, name: str, key: str, targets: tuple[str, ...], things: list[Things], declines: bool = False
    ) -> None:
        if len(things) > 3:
            raise ValueError(f"{key}: an option is about three things at most")
        self.name: str = name
        self.key: str = key
        self.targets: tuple[str, ...] = targets
        self.things: list[Things] = things
        self.declines: bool = declines
        self.base: i64 = -1
        """The number of the first one; negative until the decisions are listed."""
        self.size: i64 = 1
        for kind in things:
            self.size = self.size * kind.size
        self.starts: list[int] = [int(kind.start) for kind in things] + [0, 0, 0]
        self.first_start: i64 = self.starts[0]
        self.second_start: i64 = self.starts[1]
        self.third_start: i64 = self.starts[2]
        self.first_step: i64 = 1
        """How far apart the numbers of two neighbours of the first kind are; then of the second kind."""
        self.second_step: i64 = 1
        if len(things) == 3:
            self.first_step = things[1].size * things[2].size
            self.second_step = things[2].size
        elif len(things) == 2:
            self.first_step = things[1].size
        self.origin: i64 = -1
        """The number that an option about things numbered 0 would have."""

    def number_from(self, base: i64) -> None:
        """Assign the numbers from this one on."""
        self.base = base
        self.origin = base - self.first_start * self.first_step
        if len(self.things) > 1:
            self.origin -= self.second_start * self.second_step
        if len(self.things) > 2:
            self.origin -= self.third_start

    def holds(self, option: i64) -> bool:
        """Whether an option is of this kind."""
        return self.base <= option < self.base + self.size

    def key_of(self, option: int) -> str:
        """What an option is called in logs and by clients."""
        rest, names = option - int(self.base), {}
        for things in reversed(self.things):
            rest, at = divmod(rest, int(things.size))
            names[things.name] = things.names[at]
        words: dict[str, object] = {}
        for field, name in names.items():
            words.update(zip(field.split(","), name, strict=True) if isinstance(name, tuple) else [(field, name)])
        return self.key.format_map(words)

    def only(self) -> i64:
        """The option that is about nothing else."""
        return self.base

    def one(self, a: i64) -> i64:
        """The option about one thing."""
        return self.origin + a

    def pair(self, a: i64, b: i64) -> i64:
        """The option about two things."""
        return self.origin + a * self.first_step + b

    def triple(self, a: i64, b: i64, c: i64) -> i64:
        """The option about three things."""
        return self.origin + a * self.first_step + b * self.second_step + c

    def first(self, option: i64) -> i64:
        """The first thing that an option is about."""
        return (option - self.base) // self.first_step + self.first_start

    def second(self, option: i64) -> i64:
        """The second thing."""
        return (option - self.base) % self.first_step // self.second_step + self.second_start

    def third(self, option: i64) -> i64:
        """The third thing."""
        return (option - self.base) % self.second_step + self.third_start
