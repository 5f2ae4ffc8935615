"""What a seat, or a spectator, may see (section 6 of the specification). What is not written here is hidden.

In a row, a card is its id, "?" when it lies face down, and null when the place is empty.
"""

from __future__ import annotations

from longhouse.core.protocol import Argument, Json, Message
from longhouse.core.state import State
from longhouse.games.tomahawk.naming import DECISION_NAMES, card_ids, territory_ids
from longhouse.games.tomahawk.rules import codes
from longhouse.games.tomahawk.rules.battle import animals, manitou_side, total, winner
from longhouse.games.tomahawk.rules.hidden import is_seen
from longhouse.games.tomahawk.rules.scoring import points
from longhouse.games.tomahawk.rules.setup import kept_in_order
from longhouse.games.tomahawk.state import NO_LOCK, Table
from longhouse.games.tomahawk.tables import (
    BASE,
    BIT,
    CARD_IDS,
    DATA,
    FOREST,
    MOST_TURNS,
    NO_CARD,
    NO_TERRITORY,
    PILES,
    ROUNDS,
    SCHEDULED_LENGTH,
    SCHEDULED_TURN,
    SPECIALS,
    TERRITORY_IDS,
    TWINS,
    TYPE,
    count,
    first,
    members_of,
)

FACE_DOWN = "?"


def table_of(state: State) -> Table:
    """The state as this game knows it."""
    assert isinstance(state, Table)
    return state


def view(state: State, seat: int | None) -> Json:
    """The table as this seat sees it; None is a spectator."""
    table = table_of(state)
    seen: Json = {
        "phase": phase(table),
        "round": min(int(table.round), int(ROUNDS)),
        "rounds": int(ROUNDS),
        "piles": [_pile(table, pile, seat) for pile in range(PILES)] if 0 < table.round <= ROUNDS else [],
        "last_round": _last_round(table) if table.round > 1 and len(table.last_tops) else None,
        "players": [_player(table, owner, seat) for owner in range(2)],
        "tied": territory_ids(table.tied),
        "bonus": TERRITORY_IDS[table.bonus] if table.bonus != NO_TERRITORY else None,
    }
    if table.is_over():
        dealt = table.dealt[0] | table.dealt[1]
        seen["undealt"] = card_ids(SPECIALS & ~dealt) if table.settings.specials else []
        seen["unused"] = territory_ids(table.face_down)
    return seen


def phase(table: Table) -> str:
    """What is being decided: reject, replace, deploy, or over."""
    if table.is_over():
        return "over"
    return DECISION_NAMES[table.frames.kind(table.frames.top())]


def lengths_below(table: Table, pile: int) -> list[int]:
    """R7: the lengths of the territories still to come at a pile, next one first."""
    lengths = [int(length) for length in reversed(DATA["pile"][pile]["lengths"])]
    gone = int(table.round) - int(table.turn(pile)) - 1
    while gone > 0:
        gone -= lengths.pop(0)
    return lengths[1:]


def face_up_turns(table: Table, pile: int) -> int:
    """How many rows of the running battle lie face up."""
    return 0 if TYPE[table.tops[pile]] == FOREST else int(table.turn(pile))


def _pile(table: Table, pile: int, seat: int | None) -> Json:
    turns = face_up_turns(table, pile)
    totals = [int(total(table, pile, owner, turns)) for owner in range(2)]
    leader = int(winner(totals[0], totals[1], manitou_side(table, pile, turns)))
    return {
        "territory": TERRITORY_IDS[table.tops[pile]],
        "turn": int(table.turn(pile)) + 1,
        "turns": int(table.length(pile)),
        "below": lengths_below(table, pile),
        "rows": [_row(table, pile, turn, seat) for turn in range(int(table.turn(pile)) + 1)],
        "if_now": {"totals": totals, "leader": leader if leader >= 0 else None} if turns else None,
    }


def _last_round(table: Table) -> list[Json | None]:
    """What was revealed at each pile in the round before; null for a forest that stayed hidden."""
    return [_last_pile(table, pile) for pile in range(PILES)]


def _last_pile(table: Table, pile: int) -> Json | None:
    at = (int(table.round) - 2) * PILES + pile
    turn, length = int(SCHEDULED_TURN[at]), int(SCHEDULED_LENGTH[at])
    territory = table.last_tops[pile]
    if TYPE[territory] == FOREST and turn < length - 1:
        return None
    places = range(pile * 2 * MOST_TURNS, pile * 2 * MOST_TURNS + turn + 1)
    rows = [[CARD_IDS[table.last_rows[at]], CARD_IDS[table.last_rows[at + MOST_TURNS]]] for at in places]
    return {"territory": TERRITORY_IDS[territory], "rows": rows, "decided": turn == length - 1}


def _row(table: Table, pile: int, turn: int, seat: int | None) -> list[str | None]:
    return [_warrior(table, pile, owner, turn, seat) for owner in range(2)]


def _warrior(table: Table, pile: int, owner: int, turn: int, seat: int | None) -> str | None:
    card = table.warrior(pile, owner, turn)
    deploying = turn == table.turn(pile)
    if owner == seat:
        return None if card == NO_CARD else CARD_IDS[card]
    if deploying and table.locked_pile[owner] != pile:
        return None
    if not deploying and _is_visible(table, pile, turn, seat):
        return CARD_IDS[card]
    return FACE_DOWN


def _is_visible(table: Table, pile: int, turn: int, seat: int | None) -> bool:
    """Whether an opponent's card is shown to this seat: face up, or peeked (Q9: without tracker, shown once)."""
    if face_up_turns(table, pile) > turn:
        return True
    just_now = turn == table.turn(pile) - 1
    return seat is not None and is_seen(table, seat, pile, turn) and (table.settings.tracker or just_now)


def _player(table: Table, owner: int, seat: int | None) -> Json:
    own = owner == seat
    seen: Json = {
        "tribe": DATA["tribe"][owner]["id"],
        "hand": card_ids(table.hand[owner]) if own else None,
        "hand_count": _hand_when_round_began(table, owner),
        "deck_count": int(count(table.deck[owner])),
        "ready": _is_ready(table, owner),
        "locked": int(table.locked_pile[owner]) + 1 if table.locked_pile[owner] != NO_LOCK else None,
        "looked_at": [_place(bit) for bit in members_of(table.peeked[owner])],
        "tokens": int(table.tokens[owner]),
        "won": [_won(table, territory) for territory in members_of(table.won[owner])],
        "score": int(points(table, owner)),
    }
    if own or table.is_over():
        seen["dealt"] = card_ids(table.dealt[owner])
        seen["kept"] = card_ids(table.kept[owner])
        seen["replaced"] = card_ids(table.replaced[owner])
    if own and not table.is_over():
        seen["asked_pile"] = asked_pile(table, owner)
    if table.settings.tracker:
        seen["shown"] = card_ids(table.shown[owner])
        seen["unseen"] = card_ids(_unseen(table, owner, seat))
    return seen


def asked_pile(table: Table, seat: int) -> int | None:
    """The pile for which a deploying seat chooses a warrior; None when all four are chosen, or elsewhere."""
    if phase(table) != "deploy":
        return None
    pile = table.frames.a(table.frames.of(seat))
    return int(pile) + 1 if pile < PILES else None


def _place(bit: int) -> Json:
    return {"pile": bit // MOST_TURNS + 1, "row": bit % MOST_TURNS + 1}


def _won(table: Table, territory: int) -> Json:
    doubled = table.doubled & BIT[territory] != 0
    return {"territory": TERRITORY_IDS[territory], "points": int(animals(territory, doubled))}


def _is_ready(table: Table, owner: int) -> bool:
    if table.is_over():
        return False
    return table.frames.is_ready(table.frames.of(owner))


def _hand_when_round_began(table: Table, owner: int) -> int:
    """Nobody sees how far somebody's secret deployment has come."""
    held = int(count(table.hand[owner]))
    if phase(table) != "deploy":
        return held
    placed = [table.warrior(pile, owner, table.turn(pile)) != NO_CARD for pile in range(PILES)]
    return held + sum(placed) - (1 if table.locked_pile[owner] != NO_LOCK else 0)


def _unseen(table: Table, owner: int, seat: int | None) -> int:
    """What, for all a reader can tell, an owner may still bring or have brought face down."""
    if owner == seat:
        specials = table.kept[owner] or table.dealt[owner]
        return int(((BASE & ~table.replaced[owner]) | specials) & ~table.shown[owner])
    specials = SPECIALS if table.settings.specials else 0
    if count(table.shown[owner] & SPECIALS) == 2:
        specials = 0
    others = table.shown[1 - owner] | (table.dealt[seat] if seat is not None else 0)
    return int((BASE | (specials & ~others)) & ~table.shown[owner])


def places(state: State, seat: int) -> dict[str, dict[str, str]]:
    """The piles a deploying seat has still to serve, with every card that may go there."""
    table = table_of(state)
    asked = asked_pile(table, seat) if not table.is_over() else None
    if asked is None:
        return {}
    free = [pile for pile in range(asked - 1, PILES) if pile != table.locked_pile[seat]]
    cards = card_ids(table.hand[seat])
    return {f"pile:{pile + 1}": {f"hand:{card}": f"play:{card}>{pile + 1}" for card in cards} for pile in free}


def same_choice(state: State, seat: int, option: int) -> int:
    """Of cards that look the same only the first is offered; a person may touch another one."""
    table = table_of(state)
    if codes.PLAY <= option < codes.COMMIT:
        card, pile = divmod(option - codes.PLAY, PILES)
        held = int(table.hand[seat])
        return int(codes.PLAY + first(TWINS[card] & held) * PILES + pile) if held & BIT[card] else option
    if codes.REPLACE <= option < codes.PLAY:
        card, there = option - codes.REPLACE, int(BASE & ~table.replaced[seat])
        return int(codes.REPLACE + first(TWINS[card] & there)) if there & BIT[card] else option
    return option


def prompt(state: State, seat: int) -> tuple[str, Message]:
    """The name of a seat's decision, and the question."""
    table = table_of(state)
    name = phase(table)
    if name == "reject":
        return name, Message("prompt-reject")
    if name == "replace":
        special = kept_in_order(table, seat, table.frames.a(table.frames.of(seat)))
        return name, Message("prompt-replace", {"special": CARD_IDS[special]})
    pile = asked_pile(table, seat)
    if pile is None:
        return "commit", Message("prompt-commit")
    at = pile - 1
    args: dict[str, Argument] = {"pile": pile, "territory": TERRITORY_IDS[table.tops[at]]}
    args |= {"row": int(table.turn(at)) + 1, "turns": int(table.length(at))}
    return name, Message("prompt-deploy", args)
