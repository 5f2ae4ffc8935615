"""What a seat had that the other had not, for whoever studies balance."""

from __future__ import annotations

from longhouse.core.sets import members_of
from longhouse.games.tomahawk.state import CARD, KEPT, Table


def holdings(table: Table, seat: int) -> dict[str, list[str]]:
    """The specials that were kept."""
    return {"special": [str(CARD.names[card]) for card in members_of(KEPT.of(table, seat))]}


def facets(table: Table, seat: int) -> dict[str, str]:
    """The specials that were kept, where the game is played with them."""
    kept = holdings(table, seat)["special"]
    return {"special": " ".join(kept)} if kept else {}
