"""How a secret is let out of a game on purpose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from longhouse.core.chance import Chance
from longhouse.core.events import EventKind, EventTable
from longhouse.core.game import Game
from longhouse.core.protocol import Json, Seen
from longhouse.core.state import OptionBuffer, State


class Spoiled(State):
    """A state that plays like the game's own, which it holds, for others to spoil one thing of it.

    Compiled states cannot be subclassed by tests: a question that may be overridden is slower for everybody.
    """

    def __init__(self, inner: State) -> None:
        super().__init__()
        self.inner = inner
        self.frames = inner.frames

    def options_into(self, seat: int, into: OptionBuffer) -> None:
        """As the game's own."""
        self.inner.options_into(seat, into)

    def apply(self, seat: int, option: int, chance: Chance) -> None:
        """As the game's own; positions that an ear keeps are spoiled too."""
        known = len(self.ear.positions) if self.ear is not None else 0
        self.inner.ear = self.ear
        self.inner.apply(seat, option, chance)
        self.inner.ear = None
        if self.ear is not None:
            self.ear.positions[known:] = [type(self)(position) for position in self.ear.positions[known:]]

    def copy(self) -> State:
        """A spoiled copy."""
        return type(self)(self.inner.copy())

    def determinize(self, seat: int, chance: Chance) -> State:
        """A spoiled world."""
        return type(self)(self.inner.determinize(seat, chance))

    def is_over(self) -> bool:
        """As the game's own."""
        return self.inner.is_over()

    def scores(self) -> list[int]:
        """As the game's own."""
        return self.inner.scores()

    def dump(self) -> Json:
        """As the game's own."""
        return self.inner.dump()


_ABOUT_A_STATE = ("view", "prompt", "why_not", "result", "same_choice", "places")


def played_by(game: Game, kind: type[Spoiled]) -> Game:
    """The game played with states of this kind, a subclass of Spoiled."""

    def on_inner(function: Callable[..., Any]) -> Callable[..., Any]:
        return lambda state, *rest: function(state.inner, *rest)

    about: dict[str, Any] = {name: on_inner(getattr(game, name)) for name in _ABOUT_A_STATE}
    return replace(
        game,
        start=lambda *how: kind(game.start(*how)),
        load=lambda position: kind(game.load(position)),
        **about,
    )


def with_view(game: Game, show: Callable[[Any, int, int | None], object]) -> Game:
    """The game with a view to which `show(table, owner, seat)` adds a field for every player."""

    def view(state: State, seat: int | None) -> Seen:
        seen = game.view(state, seat)
        for owner, player in enumerate(seen["players"]):
            player["leak"] = show(state, owner, seat)
        return seen

    return replace(game, view=view)


def with_events(game: Game, **changed: Callable[[EventKind], EventKind]) -> Game:
    """The game with some event kinds, by name, replaced."""
    names = {kind.name: number for number, kind in game.events.kinds.items()}
    kinds = dict(game.events.kinds)
    for name, change in changed.items():
        kinds[names[name]] = change(kinds[names[name]])
    return replace(game, events=EventTable(kinds))


def all_public(kind: EventKind) -> EventKind:
    """An event kind with every secret field shown to everybody."""
    return kind._replace(only=None, fields=[field._replace(to=None) for field in kind.fields])


def known_to_have_happened(kind: EventKind) -> EventKind:
    """An event kind of which everybody hears, without its fields, but for the seat."""
    return kind._replace(only=None, fields=[field for field in kind.fields if field.name == "seat"])
