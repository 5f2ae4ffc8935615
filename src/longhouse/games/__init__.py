"""A folder per game. Which games are installed, ours or a stranger's: `names()`; one of them: `get(name)`."""

from longhouse.core.registry import get, names

__all__ = ["get", "names"]
