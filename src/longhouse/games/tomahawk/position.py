"""Positions as JSON that a person can read and write by hand: for tests, puzzles and bug reports.

    {"round": 2,
     "piles": [{"territory": "P5", "rows": [["07b", "04a"]]}, {"territory": "M3"},
               {"territory": "F2", "rows": [["spirit", "05a"]]}, {"territory": "P1"}],
     "players": [{"hand": ["02a", "10a", ...]}, {"hand": [...]}]}

is enough: what is not said is filled in. The deck is the rest of the army, the kept specials are those named, the
warriors replaced by them the hairiest copies, and both players are about to deploy.
"""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.frames import load_frames
from longhouse.core.positions import check_fields, misplaced, number_of, reads_position, set_of, within
from longhouse.core.protocol import Json
from longhouse.core.sets import BIT, count, members_of
from longhouse.core.settings import complete
from longhouse.core.state import State
from longhouse.games.tomahawk.consistency import cards_in_rows, check, seen_territories
from longhouse.games.tomahawk.naming import DECISION_NAMES, card_ids, territory_ids
from longhouse.games.tomahawk.options import SETTINGS
from longhouse.games.tomahawk.rules.codes import D3_DEPLOY
from longhouse.games.tomahawk.rules.decisions import ask_both
from longhouse.games.tomahawk.rules.game import Tomahawk
from longhouse.games.tomahawk.rules.round import next_free_pile
from longhouse.games.tomahawk.rules.setup import hairiest, kept_in_order
from longhouse.games.tomahawk.state import NO_LOCK, Settings, Table
from longhouse.games.tomahawk.tables import (
    ALL_TERRITORIES,
    CARD_IDS,
    FOREST,
    MOST_TURNS,
    NO_CARD,
    NO_TERRITORY,
    OF_VALUE,
    PILES,
    ROUNDS,
    SPECIALS,
    TERRITORY_IDS,
    TURNS,
    TYPE,
    VALUE,
)

FIELDS = ("settings", "round", "piles", "players", "doubled", "tied", "bonus", "last_piles", "pending")
PILE_FIELDS = ("territory", "rows")
PLAYER_FIELDS = (
    *("hand", "deck", "shown", "dealt", "kept", "replaced"),
    *("tokens", "won", "locked", "peeked"),
)


def dump(table: Table) -> Json:
    """The whole position, secrets included."""
    frames = table.frames.dump()
    return {
        "settings": dict(table.settings.words),
        "round": int(table.round),
        "piles": [_dump_pile(table.tops, table.rows, pile) for pile in range(PILES)],
        "last_piles": [_dump_pile(table.last_tops, table.last_rows, pile) for pile in range(len(table.last_tops))],
        "players": [_dump_player(table, seat) for seat in range(2)],
        "doubled": territory_ids(table.doubled),
        "tied": territory_ids(table.tied),
        "bonus": TERRITORY_IDS[table.bonus] if table.bonus != NO_TERRITORY else None,
        "pending": {"decision": _decision_name(table), "frames": frames},
    }


def _decision_name(table: Table) -> str | None:
    frames = table.frames
    return DECISION_NAMES[frames.kind(frames.top())] if frames.depth > 0 else None


def _dump_pile(tops: vec[i64], cards: vec[i64], pile: int) -> Json:
    places = range(pile * 2 * MOST_TURNS, pile * 2 * MOST_TURNS + MOST_TURNS)
    rows = [[_card_or_none(cards[at]), _card_or_none(cards[at + MOST_TURNS])] for at in places]
    while rows and rows[-1] == [None, None]:
        rows.pop()
    top = tops[pile]
    return {"territory": TERRITORY_IDS[top] if top != NO_TERRITORY else None, "rows": rows}


def _card_or_none(card: int) -> str | None:
    return None if card == NO_CARD else CARD_IDS[card]


def _dump_player(table: Table, seat: int) -> Json:
    locked = int(table.locked_pile[seat])
    return {
        "hand": card_ids(table.hand[seat]),
        "deck": card_ids(table.deck[seat]),
        "shown": card_ids(table.shown[seat]),
        "dealt": card_ids(table.dealt[seat]),
        "kept": card_ids(table.kept[seat]),
        "replaced": card_ids(table.replaced[seat]),
        "tokens": int(table.tokens[seat]),
        "won": territory_ids(table.won[seat]),
        "locked": locked + 1 if locked != NO_LOCK else None,
        "peeked": [[bit // MOST_TURNS + 1, bit % MOST_TURNS + 1] for bit in members_of(table.peeked[seat])],
    }


@reads_position
def load(position: Json) -> State:
    """A position from its dump, or from what a person wrote; BadPosition says what contradicts itself."""
    check_fields(position, FIELDS)
    table = Tomahawk(Settings(complete(SETTINGS, dict(position.get("settings", {})))))
    table.clear()
    table.round = within(position.get("round", 1), 0, int(ROUNDS) + 1, "round")
    for pile, written in enumerate(position.get("piles", [])):
        _load_pile(table, pile, written)
    if position.get("last_piles"):
        _load_last_piles(table, position["last_piles"])
    for seat, written in enumerate(position.get("players", [{}, {}])):
        _load_player(table, seat, written)
    table.doubled = _territories(position.get("doubled", []))
    table.tied = _territories(position.get("tied", []))
    if position.get("bonus"):
        table.bonus = number_of(position["bonus"], TERRITORY_IDS)
    table.face_down = ALL_TERRITORIES & ~seen_territories(table)
    pending = position.get("pending")
    if pending:
        table.frames = load_frames(pending["frames"])
    elif 0 < table.round <= ROUNDS:
        ask_both(table, D3_DEPLOY, next_free_pile(table, 0, 0), next_free_pile(table, 1, 0))
    check(table)
    return table


def _load_last_piles(table: Table, written: Sequence[Json]) -> None:
    """The round before, as a table of its own."""
    before = Tomahawk(table.settings)
    before.clear()
    before.round = table.round - 1
    for pile, one in enumerate(written):
        _load_pile(before, pile, one)
    table.last_tops, table.last_rows = before.tops, before.rows


def _load_pile(table: Table, pile: int, written: Json) -> None:
    check_fields(written, PILE_FIELDS)
    if written.get("territory") is None:
        return
    top = number_of(written["territory"], TERRITORY_IDS)
    if table.length(pile) != TURNS[top]:
        raise misplaced(written["territory"], f"piles[{pile}]")
    table.tops[pile] = top
    if len(written.get("rows", [])) > table.turn(pile) + 2:
        raise misplaced("rows", f"piles[{pile}]")
    for turn, row in enumerate(written.get("rows", [])):
        for seat, card in enumerate(row):
            if card is not None:
                table.set_warrior(pile, seat, turn, number_of(card, CARD_IDS))


def _load_player(table: Table, seat: int, written: Json) -> None:
    check_fields(written, PLAYER_FIELDS)
    in_rows = cards_in_rows(table, seat)
    named = list(card_ids(in_rows)) + list(written.get("hand", [])) + list(written.get("deck", []))
    table.hand[seat] = _cards(written.get("hand", []))
    mentioned = _cards(named)
    shown = _cards(written["shown"]) if "shown" in written else _face_up(table, seat)
    table.shown[seat] = shown
    table.kept[seat] = _cards(written["kept"]) if "kept" in written else (mentioned | shown) & SPECIALS
    table.dealt[seat] = _cards(written["dealt"]) if "dealt" in written else table.kept[seat]
    table.replaced[seat] = _cards(written["replaced"]) if "replaced" in written else _usual_replaced(table, seat)
    table.deck[seat] = _cards(written["deck"]) if "deck" in written else _rest(table, seat)
    table.tokens[seat] = within(written.get("tokens", 0), 0, 999, "tokens")
    table.won[seat] = _territories(written.get("won", []))
    if written.get("locked"):
        table.locked_pile[seat] = within(written["locked"], 1, PILES, "locked") - 1
    for pile, row in written.get("peeked", []):
        table.peeked[seat] |= BIT[(pile - 1) * MOST_TURNS + row - 1]


def _face_up(table: Table, seat: int) -> int:
    seen = 0
    for pile in range(PILES):
        if table.tops[pile] == NO_TERRITORY or TYPE[table.tops[pile]] == FOREST:
            continue
        for turn in range(int(table.turn(pile))):
            if table.warrior(pile, seat, turn) != NO_CARD:
                seen |= BIT[table.warrior(pile, seat, turn)]
    return seen


def _usual_replaced(table: Table, seat: int) -> int:
    """The hairiest copy for each special kept."""
    replaced = 0
    if count(table.kept[seat]) == 2:
        for index in range(2):
            replaced |= BIT[hairiest(OF_VALUE[VALUE[kept_in_order(table, seat, index)]])]
    elif table.kept[seat]:
        replaced = BIT[hairiest(OF_VALUE[VALUE[members_of(table.kept[seat])[0]]])]
    return replaced


def _rest(table: Table, seat: int) -> int:
    return int(table.army(seat) & ~(table.hand[seat] | table.shown[seat] | cards_in_rows(table, seat)))


def _cards(written: Sequence[str]) -> int:
    return set_of(written, CARD_IDS)


def _territories(written: Sequence[str]) -> int:
    return set_of(written, TERRITORY_IDS)
