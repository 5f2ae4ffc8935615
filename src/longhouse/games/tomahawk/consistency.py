"""Whether a position that somebody wrote can be: everything in one place, and somebody able to decide."""

from __future__ import annotations

from longhouse.core.errors import BadPosition
from longhouse.core.positions import misplaced
from longhouse.core.sets import BIT, count
from longhouse.games.tomahawk.naming import card_ids, territory_ids
from longhouse.games.tomahawk.rules.codes import D1_REJECT, D2_REPLACE, D3_DEPLOY
from longhouse.games.tomahawk.state import NO_LOCK, Table
from longhouse.games.tomahawk.tables import MOST_TURNS, NO_CARD, NO_TERRITORY, PILES, SPECIALS, SPECIALS_DEALT


def check(table: Table) -> None:
    """BadPosition for the first thing that contradicts the rules of setting up and playing."""
    for seat in range(2):
        _check_specials(table, seat)
        if table.round > 0:
            _check_army(table, seat)
    if table.kept[0] & table.kept[1]:
        raise _twice(card_ids(table.kept[0] & table.kept[1])[0])
    if table.is_over():
        if table.frames.depth > 0:
            raise misplaced("pending", "round")
        return
    _check_pending(table)
    if table.round > 0:
        _check_battles(table)


def seen_territories(table: Table) -> int:
    """All territories that lie face up somewhere; each in one place only."""
    places = [table.won[0], table.won[1], table.tied]
    places += [BIT[top] for top in [*table.tops, table.bonus] if top != NO_TERRITORY]
    seen = 0
    for place in places:
        if seen & place:
            raise _twice(territory_ids(seen & place)[0])
        seen |= int(place)
    return seen


def cards_in_rows(table: Table, seat: int) -> int:
    """The set of a seat's cards that lie at the piles."""
    found = 0
    for pile in range(PILES):
        for turn in range(MOST_TURNS):
            card = table.warrior(pile, seat, turn)
            if card != NO_CARD:
                if found & BIT[card]:
                    raise _twice(card_ids(BIT[card])[0])
                found |= int(BIT[card])
    return found


def _check_specials(table: Table, seat: int) -> None:
    """R2: of the specials dealt at most two are kept."""
    if table.kept[seat] & ~(table.dealt[seat] & SPECIALS):
        raise misplaced("kept", "dealt")
    if count(table.kept[seat]) > SPECIALS_DEALT - 1 or count(table.dealt[seat]) > SPECIALS_DEALT:
        raise misplaced(card_ids(table.dealt[seat])[-1], "dealt")


def _check_army(table: Table, seat: int) -> None:
    """R5: every card of the army is in one place, and no other card anywhere."""
    seen = 0
    for place in (table.hand[seat], table.deck[seat], cards_in_rows(table, seat)):
        if seen & place:
            raise _twice(card_ids(seen & place)[0])
        seen |= int(place)
    strangers = seen & ~table.army(seat)
    if strangers:
        raise misplaced(card_ids(strangers)[0], "players")
    shown_in_hand = table.shown[seat] & (table.hand[seat] | table.deck[seat])
    if shown_in_hand:
        raise misplaced(card_ids(shown_in_hand)[0], "shown")
    lost = table.army(seat) & ~(seen | table.shown[seat])
    if lost:
        raise misplaced(card_ids(lost)[0], "deck")


def _check_pending(table: Table) -> None:
    """A decision of this moment, put to both seats, that somebody has still to answer."""
    frames = table.frames
    mine = [frames.of(seat) for seat in range(2)]
    if min(mine) < 0 or frames.depth != 2 or frames.deciding_mask() == 0:
        raise misplaced("frames", "pending")
    for seat, frame in enumerate(mine):
        kind, at, is_ready = frames.kind(frame), frames.a(frame), frames.is_ready(frame)
        if kind == D3_DEPLOY and table.round > 0:
            fits = at == _first_free(table, seat) and (not is_ready or at == PILES)
        elif kind == D2_REPLACE and table.round == 0:
            fits = count(table.kept[seat]) == 2 and count(table.replaced[seat]) == (2 if is_ready else at)
        elif kind == D1_REJECT and table.round == 0:
            fits = count(table.dealt[seat]) == SPECIALS_DEALT and (count(table.kept[seat]) == 2) == is_ready
        else:
            fits = False
        if not fits:
            raise misplaced("frames", "pending")


def _first_free(table: Table, seat: int) -> int:
    """The first pile that the seat has still to serve; the ones after it must be free too, but for a locked one."""
    served = [table.warrior(pile, seat, table.turn(pile)) != NO_CARD for pile in range(PILES)]
    free = [pile for pile in range(PILES) if not served[pile]]
    first = free[0] if free else PILES
    if any(served[pile] and pile != table.locked_pile[seat] for pile in range(first, PILES)):
        return NO_LOCK
    return first


def _check_battles(table: Table) -> None:
    """Four territories, all earlier rows complete, and cards enough for the places still free."""
    for pile in range(PILES):
        if table.tops[pile] == NO_TERRITORY:
            raise misplaced("territory", f"piles[{pile}]")
        for seat in range(2):
            earlier = [table.warrior(pile, seat, turn) for turn in range(int(table.turn(pile)))]
            later = [table.warrior(pile, seat, turn) for turn in range(int(table.turn(pile)) + 1, MOST_TURNS)]
            if NO_CARD in earlier or any(card != NO_CARD for card in later):
                raise misplaced("rows", f"piles[{pile}]")
    for seat in range(2):
        free = sum(table.warrior(pile, seat, table.turn(pile)) == NO_CARD for pile in range(PILES))
        if count(table.hand[seat]) < free:
            raise misplaced("hand", f"players[{seat}]")
        pile = table.locked_pile[seat]
        if pile != NO_LOCK and table.warrior(pile, seat, table.turn(pile)) == NO_CARD:
            raise misplaced(str(pile + 1), "locked")


def _twice(what: str) -> BadPosition:
    return BadPosition("error-position-twice", what=what)
