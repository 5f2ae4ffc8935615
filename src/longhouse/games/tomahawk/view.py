"""What a seat, or a spectator, may see (section 6 of the specification). What is not written here is hidden.

In a row, a card is its id, "?" when it lies face down, and null when the place is empty. Beside the rows stand the
figures a screen prints, so that nobody outside needs a rule:
- `worth`: what each card is worth in its row (R22), as far as this seat can tell; null where it cannot;
- `counts`: what each card would count if the battle ended now, puma and gathering included; null in a hidden row;
- `took`: the tokens each card took from the one opposite; null in a hidden row;
- `sums`: each side's cards added up, before puma and gathering; null while this seat knows none of them;
- `with`: the own sum with each card that may still be placed here; null for a card that is worth what it meets;
- `sage`: the seat whose Old Sage stands ready to turn this battle.
"""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.core.protocol import Argument, Json, Message
from longhouse.core.sets import BIT, count, first, members_of
from longhouse.core.state import State
from longhouse.games.tomahawk.naming import DECISION_NAMES, card_ids, territory_ids
from longhouse.games.tomahawk.rules import codes
from longhouse.games.tomahawk.rules.battle import (
    animals,
    effective,
    manitou_side,
    scalp,
    total,
    value_at_puma,
    value_gathering,
    winner,
)
from longhouse.games.tomahawk.rules.hidden import is_seen
from longhouse.games.tomahawk.rules.scoring import points
from longhouse.games.tomahawk.rules.setup import kept_in_order
from longhouse.games.tomahawk.state import NO_LOCK, Table
from longhouse.games.tomahawk.tables import (
    BASE,
    CARD_IDS,
    DATA,
    FOREST,
    MOST_TURNS,
    NO_CARD,
    NO_TERRITORY,
    PAIR_BONUS,
    PILES,
    ROUNDS,
    SKY,
    SPECIALS,
    SPIRIT,
    TERRITORY_IDS,
    TWINS,
    TYPE,
    VALUE,
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
    sage = int(manitou_side(table, pile, turns))
    leader = int(winner(totals[0], totals[1], sage))
    rows = [_row(table, pile, turn, seat) for turn in range(int(table.turn(pile)) + 1)]
    worth = [[_worth(row, owner) for owner in range(2)] for row in rows]
    return {
        "territory": TERRITORY_IDS[table.tops[pile]],
        "turn": int(table.turn(pile)) + 1,
        "turns": int(table.length(pile)),
        "below": lengths_below(table, pile),
        "rows": rows,
        "if_now": {"totals": totals, "leader": leader if leader >= 0 else None} if turns else None,
        "worth": worth,
        "counts": [_counts(table, pile, turn, turns) if turn < turns else None for turn in range(len(rows))],
        "took": [_took(table, pile, turn) if turn < turns else None for turn in range(len(rows))],
        "sums": [_sum([row[owner] for row in rows], [known[owner] for known in worth]) for owner in range(2)],
        "with": _sums_with(table, pile, seat, rows, worth) if seat is not None else {},
        "sage": sage if sage >= 0 else None,
    }


# Figures, only from what the seat sees in the rows.


def _worth(row: Sequence[str | None], owner: int) -> int | None:
    """R22: what a card is worth as far as it is known; alone, a card is worth its value, but the Sky copies (R27)."""
    own, other = row[owner], row[1 - owner]
    if own is None or own == FACE_DOWN:
        return None
    card = CARD_IDS.index(own)
    if other is None or other == FACE_DOWN:
        return None if card == SKY else int(VALUE[card])
    return int(effective(card, CARD_IDS.index(other)))


def _counts(table: Table, pile: int, turn: int, turns: int) -> list[int]:
    """R38, R39: what the cards of a row face up would count if the battle ended now."""
    puma, gathering = value_at_puma(table, pile, turns), value_gathering(table, pile, turns)
    cards = [table.warrior(pile, owner, turn) for owner in range(2)]
    values = [int(effective(cards[owner], cards[1 - owner])) for owner in range(2)]
    return [0 if value == puma else 2 * value if value == gathering else value for value in values]


def _took(table: Table, pile: int, turn: int) -> list[int]:
    """R43: the tokens that the cards of a row face up took."""
    cards = [table.warrior(pile, owner, turn) for owner in range(2)]
    return [int(scalp(cards[owner], cards[1 - owner])) for owner in range(2)]


def _sum(cards: list[str | None], worth: list[int | None]) -> int | None:
    """R48 before puma and gathering: what is known of a side, with the five of a pair (R26)."""
    known = [value for value in worth if value is not None]
    paired = CARD_IDS[SPIRIT] in cards and known.count(2) >= 2
    return sum(known) + (int(PAIR_BONUS) if paired else 0) if known else None


def _sums_with(
    table: Table, pile: int, seat: int, rows: list[list[str | None]], worth: list[list[int | None]]
) -> dict[str, int | None]:
    """The own sum with each card of the hand, for a place that is still free."""
    if rows[-1][seat] is not None:
        return {}
    cards, values = [row[seat] for row in rows[:-1]], [known[seat] for known in worth[:-1]]
    hand = members_of(table.hand[seat])
    return {
        CARD_IDS[card]: None if card == SKY else _sum([*cards, CARD_IDS[card]], [*values, int(VALUE[card])])
        for card in hand
    }


def _last_round(table: Table) -> list[Json | None]:
    """What was revealed at each pile in the round before; null for a forest that stayed hidden."""
    past = table.copy()
    assert isinstance(past, Table)
    past.round, past.rows, past.tops = table.round - 1, table.last_rows, table.last_tops
    return [None if past.is_hidden(pile) else _last_pile(past, pile) for pile in range(PILES)]


def _last_pile(past: Table, pile: int) -> Json:
    """The rows as they lay when they had been turned up, with their figures; and how a finished battle ended."""
    turns = int(past.turn(pile)) + 1
    rows = [[CARD_IDS[past.warrior(pile, owner, turn)] for owner in range(2)] for turn in range(turns)]
    totals = [int(total(past, pile, owner, turns)) for owner in range(2)]
    ahead = int(winner(totals[0], totals[1], manitou_side(past, pile, turns)))
    return {
        "territory": TERRITORY_IDS[past.tops[pile]],
        "rows": rows,
        "decided": bool(past.is_last_turn(pile)),
        "if_now": {"totals": totals, "leader": ahead if ahead >= 0 else None},
        "worth": [[_worth(row, owner) for owner in range(2)] for row in rows],
        "counts": [_counts(past, pile, turn, turns) for turn in range(turns)],
        "took": [_took(past, pile, turn) for turn in range(turns)],
    }


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
        seen["asked_special"] = asked_special(table, owner)
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


def asked_special(table: Table, seat: int) -> str | None:
    """The character for which a seat chooses who makes way; None when both are settled, or elsewhere."""
    if phase(table) != "replace" or _is_ready(table, seat):
        return None
    return CARD_IDS[kept_in_order(table, seat, table.frames.a(table.frames.of(seat)))]


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
