"""How a secret is let out of a game on purpose."""

from dataclasses import replace

from longhouse.core.events import EventTable


def with_view(game, show):
    """The game with a view to which `show(table, owner, seat)` adds a field for every player."""

    def view(state, seat):
        seen = game.view(state, seat)
        for owner, player in enumerate(seen["players"]):
            player["leak"] = show(state, owner, seat)
        return seen

    return replace(game, view=view)


def with_tables(game, new):
    """The game played with tables that `new(settings, seats)` makes."""

    def start(seats, settings, chance, ear):
        table = new(settings, seats)
        table.begin(chance, ear)
        return table

    return replace(game, start=start)


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
