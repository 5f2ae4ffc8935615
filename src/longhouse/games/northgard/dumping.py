"""What a written position says of a table beyond what its zones write: tiles, units, and where every card is.

Compiled: a position is written at every choice. `position.py` says how it looks, and reads it again.
"""

from __future__ import annotations

from longhouse.core.protocol import Json
from longhouse.core.sets import members_of
from longhouse.core.zones import NONE, Row
from longhouse.games.northgard import data, state
from longhouse.games.northgard.rules.cards_at import usually_known_by
from longhouse.games.northgard.state import Table
from longhouse.games.northgard.view import in_line

FIGURES = {"units": (state.HOLDER, state.FORCE), "attackers": (state.ATTACKER, state.STRIKE_FORCE)}
"""Whose units are in a territory and how many, by field."""
COMMON = {"row": state.ROW, "achievements": state.ACHIEVEMENTS, "early": state.EARLY_DECK}
COMMON |= {"advanced": state.ADVANCED_DECK}
OF_A_SEAT = {"draw": state.DRAW, "hand": state.HAND, "active": state.ACTIVE, "played": state.PLAYED}
OF_A_SEAT |= {"discard": state.DISCARD, "drawn": state.DRAWN, "upgrades": state.UPGRADES}
"""Where cards are, by field; those on top of a draw pile have an order."""


def own_fields(table: Table) -> Json:
    """Everything that is of the table, and of no seat."""
    return {
        "tiles": {
            name: [int(zone.of(table, tile)) for zone in (state.TILE_X, state.TILE_Y, state.TURNED)]
            for tile, name in enumerate(data.TILE_IDS)
            if state.TURNED.of(table, tile) != NONE
        },
        **{field: _figures(table, who, number) for field, (who, number) in FIGURES.items()},
        **{field: _cards_in(table, place, 0) for field, place in COMMON.items()},
        "removed": _removed(table, list(range(data.FIRST_EARLY, data.CARDS))),
        "creatures": {
            "line": [
                [data.CREATURE_NAMES[one], data.AREA_IDS[state.CREATURE_AT.of(table, one)]]
                for one in in_line(table, state.CREATURE_LINE)
            ],
            "beaten": state.CREATURE.names_in(state.BEATEN.of(table)),
            "weak_on_top": int(state.WEAK_ON_TOP.of(table)),
        },
    }


def _figures(table: Table, who: Row, number: Row) -> Json:
    areas = [area for area in range(data.AREAS) if who.of(table, area) != NONE]
    return {data.AREA_IDS[area]: [int(who.of(table, area)), int(number.of(table, area))] for area in areas}


def _cards_in(table: Table, place: int, seat: int) -> list[str]:
    return [name for card, name in enumerate(data.CARD_NAMES) if state.CARDS.is_in(table, card, place, seat)]


def _removed(table: Table, cards: list[int]) -> list[str]:
    return [data.CARD_NAMES[card] for card in cards if state.CARDS.place_of(table, card) == state.OUT]


def cards_of(table: Table, seat: int) -> Json:
    """The cards of a seat, and who knows them where that is unusual."""
    tops = [card for card in in_line(table, state.TOPS) if state.CARDS.is_in(table, card, state.TOP, seat)]
    own = [card for card in range(data.CARDS) if state.CARDS.seat_of(table, card) == seat]
    usual = {card: usually_known_by(table, state.CARDS.place_of(table, card), seat) for card in own}
    return {
        **{field: _cards_in(table, place, seat) for field, place in OF_A_SEAT.items()},
        "top": [data.CARD_NAMES[card] for card in tops],
        "removed": _removed(table, own_cards(table, seat)),
        "known": {
            data.CARD_NAMES[card]: members_of(state.KNOWN_BY.of(table, card))
            for card in own
            if state.KNOWN_BY.of(table, card) != usual[card]
        },
    }


def own_cards(table: Table, seat: int) -> list[int]:
    """The starting cards and clan cards of a seat that has a clan."""
    if state.CLAN.of(table, seat) == NONE:
        return []
    clan = state.CLAN.of(table, seat)
    start = seat * data.START_CARDS
    upgrades = [data.UPGRADE_CARD.of(clan, which) for which in range(data.UPGRADES)]
    return [*range(start, start + data.START_CARDS), data.INITIAL_CARD[clan], *upgrades]
