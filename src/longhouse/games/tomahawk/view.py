"""What a seat, or a spectator, may see (section 6 of the specification). What is not written here is hidden.

In a row, a card is its id, "?" when it lies face down, and null when the place is empty. Beside the rows stand the
figures a screen prints, so that nobody outside needs a rule:
- `worth`: what each card is worth in its row (R22), as far as this seat can tell; null where it cannot;
- `counts`: what each card would count if the battle ended now, puma and gathering included; null in a hidden row;
- `took`: the tokens each card took from the one opposite; null in a hidden row;
- `sums`: each side's cards added up, before puma and gathering; null while this seat knows none of them;
- `with`: how the battle would end with each card that may still be placed here, or with the one that the reader has
  placed; null for a card that is worth what it meets;
- `sage`: the seat whose Old Sage stands ready to turn this battle.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from longhouse.core.decisions import copy_of
from longhouse.core.sets import BIT, count, first, members_of
from longhouse.core.zones import NONE
from longhouse.games.tomahawk import data, events, state
from longhouse.games.tomahawk.rules.battle import (
    NO_VALUE,
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
from longhouse.games.tomahawk.rules.round import DEPLOY
from longhouse.games.tomahawk.rules.scoring import points
from longhouse.games.tomahawk.rules.setup import REPLACE, kept_in_order
from longhouse.games.tomahawk.seen import LastPile, Phase, Pile, Place, Placed, Player, Row, View, Won
from longhouse.games.tomahawk.state import Table

FACE_DOWN = "?"


def view(table: Table, seat: int | None) -> View:
    """The table as this seat sees it; None is a spectator."""
    resolving = is_resolving(table)
    seen: View = {
        "phase": phase(table),
        "round": min(int(state.ROUND.of(table)), int(data.ROUNDS)),
        "rounds": int(data.ROUNDS),
        "piles": [(_resolved if resolving else _pile)(table, pile, seat) for pile in range(data.PILES)]
        if 0 < state.ROUND.of(table) <= data.ROUNDS
        else [],
        "last_round": _last_round(table)
        if state.ROUND.of(table) > 1 and not state.LAST_TOP.is_blank(table) and not resolving
        else None,
        "players": [_player(table, owner, seat) for owner in range(2)],
        "tied": state.TERRITORY.names_in(state.TIED.of(table)),
        "bonus": data.TERRITORY_IDS[state.BONUS.of(table)] if state.BONUS.of(table) != NONE else None,
    }
    if table.is_over():
        dealt = state.DEALT.of(table, 0) | state.DEALT.of(table, 1)
        seen["undealt"] = state.CARD.names_in(data.SPECIALS & ~dealt) if table.settings.specials else []
        seen["unused"] = state.TERRITORY.names_in(table.face_down())
    return seen


def phase(table: Table) -> Phase:
    """What is being decided: reject, replace, deploy, or over; and where nobody is asked, resolve."""
    if table.is_over():
        return "over"
    if table.frames.depth == 0:
        return "resolve"
    return cast(Phase, table.decisions[table.frames.kind(table.frames.top())].name)


def lengths_below(table: Table, pile: int) -> list[int]:
    """R7: the lengths of the territories still to come at a pile, next one first."""
    lengths = [int(length) for length in reversed(data.DATA["pile"][pile]["lengths"])]
    gone = int(state.ROUND.of(table)) - int(table.turn(pile)) - 1
    while gone > 0:
        gone -= lengths.pop(0)
    return lengths[1:]


def face_up_turns(table: Table, pile: int) -> int:
    """How many rows of the running battle lie face up."""
    return 0 if table.is_forest(pile) else int(table.turn(pile))


def _pile(table: Table, pile: int, seat: int | None) -> Pile:
    if state.TOP.of(table, pile) == NONE:
        return _no_pile(table, pile)
    turns = face_up_turns(table, pile)
    totals = [int(total(table, pile, owner, turns)) for owner in range(2)]
    sage = int(manitou_side(table, pile, turns))
    leader = int(winner(totals[0], totals[1], sage))
    rows = [_row(table, pile, turn, seat) for turn in range(int(table.turn(pile)) + 1)]
    worth = [[_worth(row, owner) for owner in range(2)] for row in rows]
    return {
        "territory": data.TERRITORY_IDS[state.TOP.of(table, pile)],
        "turn": int(table.turn(pile)) + 1,
        "turns": int(table.length(pile)),
        "below": lengths_below(table, pile),
        "rows": rows,
        "if_now": {"totals": totals, "leader": leader if leader >= 0 else None} if turns else None,
        "worth": worth,
        "counts": [_counts(table, pile, turn, turns) if turn < turns else None for turn in range(len(rows))],
        "took": [_took(table, pile, turn) if turn < turns else None for turn in range(len(rows))],
        "sums": [_sum([row[owner] for row in rows], [known[owner] for known in worth]) for owner in range(2)],
        "with": _with(table, pile, seat, rows, worth) if seat is not None and not table.between else {},
        "sage": sage if sage >= 0 else None,
    }


# The resolution of a round, while it is told (`between`): stage by stage, as the rules go through it.

_TURNED, _POWERS, _FEATHERS, _ICONS, _TOTALS, _DECIDED = range(6)
_STAGE = {
    **dict.fromkeys((events.COPIED, events.CHARMED, events.DANCE_DUE, events.LOCKED), _POWERS),
    events.SCALPED: _FEATHERS,
    **dict.fromkeys((events.AT_PUMA, events.GATHERED, events.PAIRED), _ICONS),
    **dict.fromkeys((events.TOTALS, events.MANITOU_TURNS), _TOTALS),
    **dict.fromkeys((events.DOUBLED, events.WON, events.TIED, events.PEEKED), _DECIDED),
}


def is_resolving(table: Table) -> bool:
    """Whether all warriors of the round are there, and none has been cleared away."""
    if not table.between or table.frames.depth > 0 or not 0 < state.ROUND.of(table) <= data.ROUNDS:
        return False
    return all(
        state.WARRIOR.of(table, pile, table.turn(pile), owner) != NONE
        for pile in range(data.PILES)
        for owner in range(2)
    )


def _stage_of(table: Table, pile: int) -> int:
    """How far the resolution has come at a pile. Territories are decided one after the other."""
    stage = _STAGE.get(int(table.told), _TURNED)
    if not table.is_last_turn(pile):
        return min(stage, _FEATHERS)
    undecided = [one for one in range(data.PILES) if table.is_last_turn(one) and not _is_decided(table, one)]
    if pile not in undecided:
        return _DECIDED
    return stage if pile == undecided[0] and stage < _DECIDED else min(stage, _FEATHERS)


def _is_decided(table: Table, pile: int) -> bool:
    taken = state.WON.of(table, 0) | state.WON.of(table, 1) | state.TIED.of(table)
    return bool(taken & BIT[state.TOP.of(table, pile)])


def _resolved(table: Table, pile: int, seat: int | None) -> Pile:
    """A pile in the resolution. Cards that are turned up now count as printed until powers are used."""
    seen = _pile(table, pile, seat)
    if table.is_hidden(pile):
        return seen
    stage, new = _stage_of(table, pile), int(table.first_turned_up(pile))
    turns = int(table.turn(pile)) + 1
    cards = [[state.WARRIOR.of(table, pile, turn, owner) for owner in range(2)] for turn in range(turns)]
    rows: list[Row] = [[data.CARD_IDS[card] for card in row] for row in cards]
    worth = [
        [
            _worth(row, owner) if stage >= _POWERS or turn < new else int(data.VALUE[cards[turn][owner]])
            for owner in range(2)
        ]
        for turn, row in enumerate(rows)
    ]
    totals = [int(total(table, pile, owner, turns)) for owner in range(2)]
    leader = int(winner(totals[0], totals[1], manitou_side(table, pile, turns)))
    added_up = [_sum([row[owner] for row in rows], [known[owner] for known in worth]) for owner in range(2)]
    return {
        **seen,
        "rows": rows,
        "if_now": {"totals": totals, "leader": leader if leader >= 0 else None} if stage >= _TOTALS else None,
        "worth": worth,
        "counts": [_counts(table, pile, turn, turns) for turn in range(turns)] if stage >= _ICONS else worth,
        "took": [_took(table, pile, turn) if stage >= _FEATHERS or turn < new else [0, 0] for turn in range(turns)],
        "sums": totals if stage >= _TOTALS else added_up,
        "decided": stage >= _TOTALS,
        "gone": stage == _DECIDED and state.ROUND.of(table) < data.ROUNDS,
    }


def _no_pile(table: Table, pile: int) -> Pile:
    """Where the next territory is not turned up yet."""
    return {
        "territory": None,
        "turn": 1,
        "turns": int(table.length(pile)),
        "below": lengths_below(table, pile),
        "rows": [[None, None]],
        "if_now": None,
        "worth": [[None, None]],
        "counts": [None],
        "took": [None],
        "sums": [None, None],
        "with": {},
        "sage": None,
    }


# Figures, only from what the seat sees in the rows.


def _worth(row: Sequence[str | None], owner: int) -> int | None:
    """R22: what a card is worth as far as it is known; alone, a card is worth its value, but the Sky copies (R27)."""
    own, other = row[owner], row[1 - owner]
    if own is None or own == FACE_DOWN:
        return None
    card = data.CARD_IDS.index(own)
    if other is None or other == FACE_DOWN:
        return None if card == data.SKY else int(data.VALUE[card])
    return int(effective(card, data.CARD_IDS.index(other)))


def _counts(table: Table, pile: int, turn: int, turns: int) -> list[int | None]:
    """R38, R39: what the cards of a row face up would count if the battle ended now; null where none lies."""
    puma, gathering = value_at_puma(table, pile, turns), value_gathering(table, pile, turns)
    cards = [state.WARRIOR.of(table, pile, turn, owner) for owner in range(2)]
    values = [int(effective(cards[owner], cards[1 - owner])) for owner in range(2)]
    return [
        None if value == NO_VALUE else 0 if value == puma else 2 * value if value == gathering else value
        for value in values
    ]


def _took(table: Table, pile: int, turn: int) -> list[int]:
    """R43: the tokens that the cards of a row face up took."""
    cards = [state.WARRIOR.of(table, pile, turn, owner) for owner in range(2)]
    return [int(scalp(cards[owner], cards[1 - owner])) for owner in range(2)]


def _sum(cards: list[str | None], worth: list[int | None]) -> int | None:
    """R48 before puma and gathering: what is known of a side, with the five of a pair (R26)."""
    known = [value for value in worth if value is not None]
    paired = data.CARD_IDS[data.SPIRIT] in cards and known.count(2) >= 2
    return sum(known) + (int(data.PAIR_BONUS) if paired else 0) if known else None


def _with(
    table: Table, pile: int, seat: int, rows: list[list[str | None]], worth: list[list[int | None]]
) -> dict[str, Placed | None]:
    """How the battle would end with each card of the hand, or with the one that lies there already."""
    placed = rows[-1][seat]
    hand = members_of(state.HAND.of(table, seat)) if placed is None else [data.CARD_IDS.index(placed)]
    if table.is_forest(pile):
        cards, values = [row[seat] for row in rows[:-1]], [known[seat] for known in worth[:-1]]
        return {
            data.CARD_IDS[card]: None
            if card == data.SKY
            else _in_the_dark([*cards, data.CARD_IDS[card]], [*values, int(data.VALUE[card])])
            for card in hand
        }
    turn, opposite = table.turn(pile), rows[-1][1 - seat]
    after = copy_of(table)
    if opposite in (None, FACE_DOWN):
        state.WARRIOR.set(after, pile, turn, 1 - seat, NONE)
    found: dict[str, Placed | None] = {}
    for card in hand:
        state.WARRIOR.set(after, pile, turn, seat, card)
        found[data.CARD_IDS[card]] = None if card == data.SKY else _placed(after, pile, seat)
    return found


def _placed(after: Table, pile: int, seat: int) -> Placed:
    turns = after.turn(pile) + 1
    return {
        "total": int(total(after, pile, seat, turns)),
        "other": int(total(after, pile, 1 - seat, turns)),
        "counts": [_counts(after, pile, turn, turns) for turn in range(turns)],
    }


def _in_the_dark(cards: list[str | None], values: list[int | None]) -> Placed:
    """Among hidden rows only the own sum is known."""
    return {"total": _sum(cards, values) or 0, "other": None, "counts": None}


def _last_round(table: Table) -> list[LastPile | None]:
    """What was revealed at each pile in the round before; null for a forest that stayed hidden."""
    past = copy_of(table)
    state.ROUND.gain(past, -1)
    state.TOP.copy(past, state.LAST_TOP)
    state.WARRIOR.copy(past, state.LAST_WARRIOR)
    return [None if past.is_hidden(pile) else _last_pile(past, pile) for pile in range(data.PILES)]


def _last_pile(past: Table, pile: int) -> LastPile:
    """The rows as they lay when they had been turned up, with their figures; and how a finished battle ended."""
    turns = int(past.turn(pile)) + 1
    rows = [[data.CARD_IDS[state.WARRIOR.of(past, pile, turn, owner)] for owner in range(2)] for turn in range(turns)]
    totals = [int(total(past, pile, owner, turns)) for owner in range(2)]
    ahead = int(winner(totals[0], totals[1], manitou_side(past, pile, turns)))
    return {
        "territory": data.TERRITORY_IDS[state.TOP.of(past, pile)],
        "rows": rows,
        "decided": bool(past.is_last_turn(pile)),
        "if_now": {"totals": totals, "leader": ahead if ahead >= 0 else None},
        "worth": [[_worth(row, owner) for owner in range(2)] for row in rows],
        "counts": [_counts(past, pile, turn, turns) for turn in range(turns)],
        "took": [_took(past, pile, turn) for turn in range(turns)],
    }


def _row(table: Table, pile: int, turn: int, seat: int | None) -> list[str | None]:
    return [warrior(table, pile, owner, turn, seat) for owner in range(2)]


def warrior(table: Table, pile: int, owner: int, turn: int, seat: int | None) -> str | None:
    """What a seat sees in a place of the rows: a card, its back, or nothing."""
    card = state.WARRIOR.of(table, pile, turn, owner)
    resolving = is_resolving(table)
    deploying = turn == table.turn(pile) and not resolving
    if owner == seat:
        return None if card == NONE else data.CARD_IDS[card]
    if deploying and state.LOCKED.of(table, owner) != pile:
        return None
    if not deploying and _is_visible(table, pile, turn, seat):
        return data.CARD_IDS[card]
    return FACE_DOWN


def _is_visible(table: Table, pile: int, turn: int, seat: int | None) -> bool:
    """Whether an opponent's card is shown to this seat: face up, or peeked (Q9: without tracker, shown once)."""
    if face_up_turns(table, pile) > turn:
        return True
    just_now = turn == table.turn(pile) - (0 if is_resolving(table) else 1)
    return seat is not None and is_seen(table, seat, pile, turn) and (table.settings.tracker or just_now)


def _player(table: Table, owner: int, seat: int | None) -> Player:
    own = owner == seat
    seen: Player = {
        "tribe": data.DATA["tribe"][owner]["id"],
        "hand": state.CARD.names_in(state.HAND.of(table, owner)) if own else None,
        "hand_count": hand_when_round_began(table, owner),
        "deck_count": int(count(state.DECK.of(table, owner))),
        "ready": _is_ready(table, owner),
        "locked": int(state.LOCKED.of(table, owner)) + 1 if state.LOCKED.of(table, owner) != NONE else None,
        "looked_at": [_place(bit) for bit in members_of(state.PEEKED.of(table, owner))],
        "tokens": int(state.TOKENS.of(table, owner)),
        "won": [_won(table, territory) for territory in members_of(state.WON.of(table, owner))],
        "score": int(points(table, owner)),
    }
    if own or table.is_over():
        seen["dealt"] = state.CARD.names_in(state.DEALT.of(table, owner))
        seen["kept"] = state.CARD.names_in(state.KEPT.of(table, owner))
        seen["replaced"] = state.CARD.names_in(state.REPLACED.of(table, owner))
    if own and not table.is_over():
        seen["asked_pile"] = asked_pile(table, owner)
        seen["asked_special"] = asked_special(table, owner)
    if table.settings.tracker:
        seen["shown"] = state.CARD.names_in(state.SHOWN.of(table, owner))
        seen["unseen"] = state.CARD.names_in(_unseen(table, owner, seat))
    return seen


def asked_pile(table: Table, seat: int) -> int | None:
    """The pile for which a deploying seat chooses a warrior; None when all four are chosen, or elsewhere."""
    if phase(table) != "deploy" or table.between:
        return None
    pile = DEPLOY.pile.of(table.frames, table.frames.of(seat))
    return int(pile) + 1 if pile < data.PILES else None


def asked_special(table: Table, seat: int) -> str | None:
    """The character for which a seat chooses who makes way; None when both are settled, or elsewhere."""
    if phase(table) != "replace" or table.between or _is_ready(table, seat):
        return None
    return data.CARD_IDS[kept_in_order(table, seat, REPLACE.index.of(table.frames, table.frames.of(seat)))]


def _place(bit: int) -> Place:
    return {"pile": bit // data.MOST_TURNS + 1, "row": bit % data.MOST_TURNS + 1}


def _won(table: Table, territory: int) -> Won:
    doubled = state.DOUBLED.has(table, territory)
    return {"territory": data.TERRITORY_IDS[territory], "points": int(animals(territory, doubled))}


def _is_ready(table: Table, owner: int) -> bool:
    if table.frames.depth == 0:
        return False
    return table.frames.is_ready(table.frames.of(owner))


def hand_when_round_began(table: Table, owner: int) -> int:
    """Nobody sees how far somebody's secret deployment has come."""
    held = int(count(state.HAND.of(table, owner)))
    if phase(table) != "deploy":
        return held
    placed = [state.WARRIOR.of(table, pile, table.turn(pile), owner) != NONE for pile in range(data.PILES)]
    return held + sum(placed) - (1 if state.LOCKED.of(table, owner) != NONE else 0)


def _unseen(table: Table, owner: int, seat: int | None) -> int:
    """What, for all a reader can tell, an owner may still bring or have brought face down."""
    if owner == seat:
        specials = state.KEPT.of(table, owner) or state.DEALT.of(table, owner)
        return int(((data.BASE & ~state.REPLACED.of(table, owner)) | specials) & ~state.SHOWN.of(table, owner))
    specials = data.SPECIALS if table.settings.specials else 0
    if count(state.SHOWN.of(table, owner) & data.SPECIALS) == 2:
        specials = 0
    others = state.SHOWN.of(table, 1 - owner) | (state.DEALT.of(table, seat) if seat is not None else 0)
    return int((data.BASE | (specials & ~others)) & ~state.SHOWN.of(table, owner))


def places(table: Table, seat: int) -> dict[str, dict[str, str]]:
    """The piles a deploying seat has still to serve, with every card that may go there."""
    asked = asked_pile(table, seat) if not table.is_over() else None
    if asked is None:
        return {}
    free = [pile for pile in range(asked - 1, data.PILES) if pile != state.LOCKED.of(table, seat)]
    cards = state.CARD.names_in(state.HAND.of(table, seat))
    return {f"pile:{pile + 1}": {f"hand:{card}": f"play:{card}>{pile + 1}" for card in cards} for pile in free}


def same_choice(table: Table, seat: int, option: int) -> int:
    """Of cards that look the same only the first is offered; a person may touch another one."""
    if DEPLOY.play.holds(option):
        card, pile = DEPLOY.play.first(option), DEPLOY.play.second(option)
        held = state.HAND.of(table, seat)
        return int(DEPLOY.play.pair(first(data.TWINS[card] & held), pile)) if held & BIT[card] else option
    if REPLACE.replace.holds(option):
        card, there = REPLACE.replace.first(option), data.BASE & ~state.REPLACED.of(table, seat)
        return int(REPLACE.replace.one(first(data.TWINS[card] & there))) if there & BIT[card] else option
    return option
