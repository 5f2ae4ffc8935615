"""What a clan had that others had not, for whoever studies balance."""

from __future__ import annotations

from longhouse.core.zones import NONE
from longhouse.games.northgard import data
from longhouse.games.northgard.state import ACTIVE, CARDS, CLAN, CLANS, DISCARD, DRAW, HAND, PLAYED, TOP, Table

_OWN = (DRAW, TOP, HAND, ACTIVE, PLAYED, DISCARD)
_BOUGHT = ("early", "advanced")


def holdings(table: Table, seat: int) -> dict[str, list[str]]:
    """Its clan, and the Development cards in its deck."""
    clan = CLAN.of(table, seat)
    own = [card for card in range(data.CARDS) if any(CARDS.is_in(table, card, place, seat) for place in _OWN)]
    faces = {int(data.FACE_OF[card]) for card in own}
    return {
        "clan": [str(CLANS.names[clan])] if clan != NONE else [],
        "card": [data.FACE_IDS[face] for face in sorted(faces) if data.PILE_OF[face] in _BOUGHT],
    }


def facets(table: Table, seat: int) -> dict[str, str]:
    """Its clan."""
    clan = CLAN.of(table, seat)
    return {"clan": str(CLANS.names[clan])} if clan != NONE else {}
