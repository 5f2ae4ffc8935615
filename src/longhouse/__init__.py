"""Longhouse: Tomahawk, Wendake, Northgard and Tribes, to play with people and with programs.

    from longhouse import games
    match = games.get("tomahawk").new(seats=2, seed=7)
    match.choose(0, match.options(0)[0].key)

`longhouse.core.protocol` explains the whole contract.
"""

__version__: str
"""As it was installed; "0" where only the sources are there."""


def __getattr__(name: str) -> str:
    """Look the version up when somebody asks: it is the tag that the package was built from."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import metadata

    try:
        return metadata.version("longhouse-games")
    except metadata.PackageNotFoundError:
        return "0"
