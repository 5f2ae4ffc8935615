"""Options as numbers inside the engine, as readable keys outside. One table per game converts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from longhouse.core.protocol import Argument, Message, Option


class OptionKind(NamedTuple):
    """One kind of option: its first number, its fields with the names of their values, and how it reads.

    The number of an option is `base` plus its field values in mixed radix, the last field fastest. `key` and
    `targets` are patterns over the fields; the label is the message `option-<name>`. Values that only occur
    together are one field with several names: `{"start,end": [("A", "c1"), ...]}`. In labels a field `seat` is a
    player, and "corn+beans" are several components.
    """

    name: str
    base: int
    key: str
    targets: tuple[str, ...] = ()
    fields: Mapping[str, Sequence[str | tuple[str, ...]]] = {}
    declines: bool = False

    @property
    def size(self) -> int:
        """How many numbers this kind takes."""
        size = 1
        for values in self.fields.values():
            size *= len(values)
        return size

    def values(self, code: int) -> dict[str, int]:
        """The field values of an option number."""
        rest = code - self.base
        found: dict[str, int] = {}
        for name in reversed(list(self.fields)):
            rest, found[name] = divmod(rest, len(self.fields[name]))
        return dict(reversed(found.items()))

    def code(self, values: Mapping[str, int]) -> int:
        """The option number of these field values."""
        number = 0
        for name, names in self.fields.items():
            number = number * len(names) + values[name]
        return self.base + number


class Codec:
    """All option kinds of a game. Numbers must not overlap and keys must be unambiguous; both are checked."""

    def __init__(self, *kinds: OptionKind) -> None:
        self.kinds = tuple(sorted(kinds, key=lambda kind: kind.base))
        end = 0
        for kind in self.kinds:
            if kind.base < end:
                raise ValueError(f"option kind {kind.name} starts at {kind.base}, before {end}")
            end = kind.base + kind.size
        self.size = end
        self._codes: dict[str, int] = {}
        for kind in self.kinds:
            for code in range(kind.base, kind.base + kind.size):
                key = self.key(code)
                if key in self._codes:
                    raise ValueError(f"{key} could mean two options")
                self._codes[key] = code

    def kind(self, code: int) -> OptionKind:
        """The kind an option number belongs to."""
        for kind in reversed(self.kinds):
            if kind.base <= code < kind.base + kind.size:
                return kind
        raise ValueError(f"no option has the number {code}")

    def key(self, code: int) -> str:
        """The readable key of an option number."""
        kind = self.kind(code)
        return kind.key.format_map(_names(kind, code))

    def code(self, key: str) -> int | None:
        """The option number of a key; None for a key this game does not have."""
        return self._codes.get(key)

    def option(self, code: int) -> Option:
        """The option as people and programs outside see it."""
        kind = self.kind(code)
        names = _names(kind, code)
        args = {field: _argument(field, name) for field, name in names.items()}
        return Option(
            kind.key.format_map(names),
            tuple(target.format_map(names) for target in kind.targets),
            Message(f"option-{kind.name}", args),
            kind.declines,
        )


def _names(kind: OptionKind, code: int) -> dict[str, str]:
    names: dict[str, str] = {}
    for field, value in kind.values(code).items():
        name = kind.fields[field][value]
        names.update({field: name} if isinstance(name, str) else zip(field.split(","), name, strict=True))
    return names


def _argument(field: str, name: str) -> Argument:
    if field == "seat":
        return {"seat": int(name)}
    if "+" in name:
        return name.split("+")
    return int(name) if name.isdigit() else name
