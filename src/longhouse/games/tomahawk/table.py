"""The table in lines of text, for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from longhouse.core.protocol import Json
from longhouse.core.text import Text


def draw(view: Json, text: Text, names: Sequence[str]) -> Iterator[str]:
    """To be written."""
    yield ""
