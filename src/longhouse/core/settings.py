"""Settings of a game: declared once, checked everywhere, shown by every client."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from longhouse.core.errors import BadSetting

Value = bool | int | str

_WORDS: dict[str, bool] = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


class Setting(NamedTuple):
    """One setting: its name, its values (the first is the default), and where it comes from.

    `values` is `(False, True)` for a switch, a tuple of words, a range of numbers with its own `default`, or words
    and numbers: `("none", *range(3, 61))`.
    """

    name: str
    values: Sequence[Value]
    source: str
    default_value: Value | None = None
    seats: Mapping[Value, range] = {}
    """Values with which other numbers of players than the game's usual ones may play."""
    brief: Sequence[Value] = ()
    """Values to draw from where games of random players must end soon, if others make them very long, or endless."""

    before: Value | None = None
    """What holds in files and positions that do not name it, because they are older; the default if nothing is said."""

    @property
    def default(self) -> Value:
        """What holds when nobody says anything."""
        return self.values[0] if self.default_value is None else self.default_value

    def check(self, value: object) -> Value:
        """The value itself if this setting has it; BadSetting otherwise."""
        for known in self.values:
            if known == value and type(known) is type(value):
                return known
        raise BadSetting("error-setting-value", setting=self.name, value=str(value), known=self.spoken_values())

    def parse(self, word: str) -> Value:
        """The value that a person typed."""
        candidate: Value = word
        if isinstance(self.values[0], bool):
            candidate = _WORDS.get(word.lower(), word)
        elif re.fullmatch(r"-?[0-9]{1,9}", word) and any(isinstance(value, int) for value in self.values):
            candidate = int(word)
        return self.check(candidate)

    def word(self, value: Value) -> str:
        """The value as a person types it."""
        return ("on" if value else "off") if isinstance(value, bool) else str(value)

    def spoken_values(self) -> str:
        """What may be said, for help and error messages."""
        numbers = [value for value in self.values if type(value) is int]
        if len(numbers) < 3 or numbers != list(range(numbers[0], numbers[-1] + 1)):
            return ", ".join(self.word(value) for value in self.values)
        words = [self.word(value) for value in self.values if type(value) is not int]
        return ", ".join([*words, f"{numbers[0]}..{numbers[-1]}"])


def complete(declared: Sequence[Setting], given: Mapping[str, object]) -> dict[str, Value]:
    """All settings of a game with these ones set; unknown names and values are refused."""
    by_name = {setting.name: setting for setting in declared}
    for name in given:
        if name not in by_name:
            raise BadSetting("error-setting-unknown", setting=name, known=", ".join(by_name))
    return {name: s.check(given[name]) if name in given else s.default for name, s in by_name.items()}


def recalled(declared: Sequence[Setting], written: Mapping[str, object]) -> dict[str, Value]:
    """All settings of something written down earlier: those added since are as everybody played before them."""
    older: dict[str, object] = {s.name: s.before for s in declared if s.before is not None}
    return complete(declared, {**older, **written})


def seats_with(declared: Sequence[Setting], chosen: Mapping[str, Value], usual: range) -> range:
    """How many may play with these settings; those not said have their defaults."""
    for setting in declared:
        value = chosen.get(setting.name, setting.default)
        if value in setting.seats:
            return setting.seats[value]
    return usual


def parse_all(declared: Sequence[Setting], words: Sequence[str]) -> dict[str, Value]:
    """Settings that a person typed as `name=value`."""
    by_name = {setting.name: setting for setting in declared}
    given: dict[str, Value] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadSetting("error-setting-form", setting=word)
        if name not in by_name:
            raise BadSetting("error-setting-unknown", setting=name, known=", ".join(by_name))
        given[name] = by_name[name].parse(value)
    return given
