"""Longhouse: Tomahawk, Wendake, Northgard and Tribes, to play with people and with programs.

    from longhouse import games
    match = games.get("tomahawk").new(seats=2, seed=7)
    match.choose(0, match.options(0)[0].key)

`longhouse.core.protocol` explains the whole contract.
"""

__version__ = "0.1.0"
