"""How a secret is let out of a game on purpose."""

from dataclasses import replace

from longhouse.core.events import EventTable
from longhouse.core.state import State


class Spoiled(State):
    """A state that plays like the game's own, which it holds, for others to spoil one thing of it.

    Compiled states cannot be subclassed by tests: a question that may be overridden is slower for everybody.
    """

    def __init__(self, inner):
        super().__init__()
        self.inner = inner
        self.frames = inner.frames

    def options_into(self, seat, into):
        self.inner.options_into(seat, into)

    def apply(self, seat, option, chance):
        known = len(self.ear.positions) if self.ear is not None else 0
        self.inner.ear = self.ear
        self.inner.apply(seat, option, chance)
        self.inner.ear = None
        if self.ear is not None:
            self.ear.positions[known:] = [type(self)(position) for position in self.ear.positions[known:]]

    def copy(self):
        return type(self)(self.inner.copy())

    def determinize(self, seat, chance):
        return type(self)(self.inner.determinize(seat, chance))

    def is_over(self):
        return self.inner.is_over()

    def scores(self):
        return self.inner.scores()

    def dump(self):
        return self.inner.dump()


_ABOUT_A_STATE = ("view", "prompt", "why_not", "result", "same_choice", "places")


def played_by(game, kind):
    """The game played with states of this kind, a subclass of Spoiled."""

    def on_inner(function):
        return lambda state, *rest: function(state.inner, *rest)

    return replace(
        game,
        start=lambda *how: kind(game.start(*how)),
        load=lambda position: kind(game.load(position)),
        **{
            name: on_inner(getattr(game, name))
            for name in ("view", "prompt", "why_not", "result", "same_choice", "places")
        },
    )


def with_view(game, show):
    """The game with a view to which `show(table, owner, seat)` adds a field for every player."""

    def view(state, seat):
        seen = game.view(state, seat)
        for owner, player in enumerate(seen["players"]):
            player["leak"] = show(state, owner, seat)
        return seen

    return replace(game, view=view)


def with_events(game, **changed):
    """The game with some event kinds, by name, replaced."""
    names = {kind.name: number for number, kind in game.events.kinds.items()}
    kinds = dict(game.events.kinds)
    for name, change in changed.items():
        kinds[names[name]] = change(kinds[names[name]])
    return replace(game, events=EventTable(kinds))


def all_public(kind):
    """An event kind with every secret field shown to everybody."""
    return kind._replace(only=None, fields=[field._replace(to=None) for field in kind.fields])


def known_to_have_happened(kind):
    """An event kind of which everybody hears, without its fields, but for the seat."""
    return kind._replace(only=None, fields=[field for field in kind.fields if field.name == "seat"])
