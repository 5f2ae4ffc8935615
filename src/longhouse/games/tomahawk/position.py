"""Positions as JSON that a person can read and write by hand: for tests, puzzles and bug reports.

    {"round": 2,
     "piles": [{"territory": "P5", "rows": [["07b", "04a"]]}, {"territory": "M3"},
               {"territory": "F2", "rows": [["spirit", "05a"]]}, {"territory": "P1"}],
     "players": [{"hand": ["02a", "10a", ...]}, {"hand": [...]}]}

is enough: what is not said is filled in as it could be in that round. The kept specials are those named and others
up to two, the warriors replaced by them the hairiest copies; cards played before and territories decided before are
the first that are nowhere else; the deck is the rest of the army, and both players are about to deploy.
"""

from __future__ import annotations

from collections.abc import Iterable

from longhouse.core.errors import BadPosition
from longhouse.core.pending import check_frames
from longhouse.core.positions import misplaced
from longhouse.core.protocol import Json
from longhouse.core.sets import BIT, count, members_of
from longhouse.core.written import Positions, Said
from longhouse.core.zones import NONE
from longhouse.games.tomahawk import data, state
from longhouse.games.tomahawk.rules.game import Tomahawk, new
from longhouse.games.tomahawk.rules.round import start_round
from longhouse.games.tomahawk.rules.setup import hairiest
from longhouse.games.tomahawk.settings import SETTINGS
from longhouse.games.tomahawk.state import Table

# What follows where a position says nothing.


def fill(table: Table, position: Json, said: Said) -> None:
    """Specials, hands, cards seen and decks, and the territories decided before, as they could be in this round."""
    if len(position.get("players", (0, 1))) != 2:
        raise misplaced(str(len(position["players"])), "players")
    if "round" not in position:
        state.ROUND.set(table, 1)
    for zone, usual in _USUAL:
        for seat in range(2):
            if not said.has(zone, seat):
                zone.set(table, seat, usual(table, seat))
    if not said.has(state.TIED):
        state.TIED.set(table, _decided_by_nobody(table))


def _specials_kept(table: Table, seat: int) -> int:
    """The specials named, and others that nobody names up to two, each with a warrior who can have left for it."""
    named = _named(table, seat)
    kept = named & data.SPECIALS
    if not table.settings.specials or state.ROUND.of(table) == 0:
        return int(kept)
    taken = kept | _named(table, 1 - seat) | state.KEPT.of(table, 1 - seat)
    taken |= state.DEALT.of(table, 0) | state.DEALT.of(table, 1)
    own = state.DEALT.of(table, seat) & ~kept
    for special in members_of(own) + members_of(data.SPECIALS & ~taken):
        if count(kept) < data.SPECIALS_KEPT and data.OF_VALUE[data.VALUE[special]] & ~named:
            kept |= BIT[special]
    return int(kept)


def _specials_dealt(table: Table, seat: int) -> int:
    """The specials kept, and one that nobody has."""
    dealt = state.KEPT.of(table, seat)
    taken = dealt | state.KEPT.of(table, 1 - seat) | state.DEALT.of(table, 1 - seat) | _named(table, 1 - seat)
    return int(dealt | (_lowest(data.SPECIALS & ~taken, 1) if dealt else 0))


def _hairiest_copies(table: Table, seat: int) -> int:
    """For each special kept the hairiest copy that is not said to be somewhere."""
    named = _named(table, seat)
    copies = [data.OF_VALUE[data.VALUE[special]] for special in members_of(state.KEPT.of(table, seat))]
    return _set_of(hairiest(same & ~named or same) for same in copies)


def _usual_hand(table: Table, seat: int) -> int:
    return _lowest(table.army(seat) & ~_named(table, seat), _hand_size(table, seat))


def _seen(table: Table, seat: int) -> int:
    """The warriors of earlier turns, but for those in forests; and of the others as many as have been played."""
    face_up = _face_up(table, seat)
    gone = table.army(seat) & ~(_named(table, seat) | face_up)
    if state.DECK.of(table, seat):
        return int(face_up | gone)
    return int(face_up | _lowest(gone, int(count(gone)) - _deck_size(table)))


def _rest_of_the_army(table: Table, seat: int) -> int:
    return int(table.army(seat) & ~_named(table, seat))


_USUAL = (
    (state.KEPT, _specials_kept),
    (state.DEALT, _specials_dealt),
    (state.REPLACED, _hairiest_copies),
    (state.HAND, _usual_hand),
    (state.SHOWN, _seen),
    (state.DECK, _rest_of_the_army),
)
"""In this order: each follows from what is said and from those before it."""


def _named(table: Table, seat: int) -> int:
    """The cards of a seat that are somewhere by now."""
    held = state.HAND.of(table, seat) | state.DECK.of(table, seat) | state.SHOWN.of(table, seat)
    return int(held | _in_rows(table, seat))


def _lowest(cards: int, number: int) -> int:
    return _set_of(members_of(cards)[: max(number, 0)])


def _decided_by_nobody(table: Table) -> int:
    """Of each length as many unseen territories as must have been decided and are not said to be won."""
    tied = 0
    for turns, decided in _decided_before(table).items():
        won = count((state.WON.of(table, 0) | state.WON.of(table, 1)) & data.OF_TURNS[turns])
        tied |= _lowest(int(table.face_down() & data.OF_TURNS[turns]), decided - int(won))
    return tied


# What the round fixes.


def _is_played(table: Table) -> bool:
    return 0 < state.ROUND.of(table) <= data.ROUNDS


def _deck_size(table: Table) -> int:
    """R6, R55: eight cards at first, then four before each round but the last."""
    if table.is_over():
        return data.BASE_CARDS - int(data.DRAWN[data.ROUNDS - 1])
    return data.BASE_CARDS - int(data.DRAWN[max(state.ROUND.of(table), 1) - 1])


def _hand_size(table: Table, seat: int) -> int:
    """What was drawn and is not played yet; a card played this round lies in its place already."""
    if table.is_over():
        return int(data.DRAWN[data.ROUNDS - 1] - data.PILES * data.ROUNDS)
    if not _is_played(table):
        return 0
    played = data.PILES * (int(state.ROUND.of(table)) - 1)
    placed = [pile for pile in range(data.PILES) if _now(table, pile, seat) != NONE]
    return data.BASE_CARDS - _deck_size(table) - played - len(placed)


def _now(table: Table, pile: int, seat: int) -> int:
    """The seat's card of this round at a pile."""
    return int(state.WARRIOR.of(table, pile, table.turn(pile), seat))


def _face_up(table: Table, seat: int) -> int:
    """The warriors of earlier turns, but for those in forests."""
    if not _is_played(table):
        return 0
    battles = [pile for pile in range(data.PILES) if state.TOP.of(table, pile) != NONE and not table.is_forest(pile)]
    return _set_of(
        state.WARRIOR.of(table, pile, turn, seat) for pile in battles for turn in range(int(table.turn(pile)))
    )


def _decided_before(table: Table) -> dict[int, int]:
    """R7, R47: how many territories of each length were decided in earlier rounds."""
    decided = dict.fromkeys(range(1, data.MOST_TURNS + 1), 0)
    for scheduled in range(data.PILES * (max(int(state.ROUND.of(table)), 1) - 1)):
        length = int(data.SCHEDULED_LENGTH[scheduled])
        decided[length] += data.SCHEDULED_TURN[scheduled] == length - 1
    return decided


def _in_rows(table: Table, seat: int) -> int:
    """The set of a seat's cards that lie at the piles."""
    places = [(pile, turn) for pile in range(data.PILES) for turn in range(data.MOST_TURNS)]
    return _set_of(state.WARRIOR.of(table, pile, turn, seat) for pile, turn in places)


def _set_of(cards: Iterable[int]) -> int:
    members = 0
    for card in cards:
        members |= int(BIT[card]) if card != NONE else 0
    return members


def asks(table: Table, position: Json, said: Said) -> None:
    """Both players are about to deploy."""
    if 0 < state.ROUND.of(table) <= data.ROUNDS:
        start_round(table)


# What contradicts the rules.


def check(table: Table) -> None:
    """BadPosition for the first thing that contradicts the rules of setting up and playing."""
    _check_lengths(table)
    _check_territories(table)
    for seat in range(2):
        _check_specials(table, seat)
        if state.ROUND.of(table) == 0:
            _check_nothing_begun(table, seat)
        else:
            _check_army(table, seat)
    both = state.DEALT.of(table, 0) & state.DEALT.of(table, 1)
    if both:
        raise BadPosition("error-position-twice", what=state.CARD.names_in(both)[0])
    if table.is_over():
        if table.frames.depth > 0:
            raise misplaced("pending", "round")
        return
    if state.ROUND.of(table) > 0:
        _check_battles(table)
    frames = table.frames
    if min(frames.of(0), frames.of(1)) < 0 or frames.depth != 2 or frames.deciding_mask() == 0:
        raise misplaced("frames", "pending")
    check_frames(table)


def _check_lengths(table: Table) -> None:
    """R7: the backs of the territories show their lengths, which the schedule fixes; without one, nobody fights."""
    now = int(state.ROUND.of(table))
    for top, rows, name, played in (
        (state.TOP, state.WARRIOR, "piles", now),
        (state.LAST_TOP, state.LAST_WARRIOR, "last_piles", now - 1),
    ):
        for pile in range(data.PILES):
            territory, where = int(top.of(table, pile)), f"{name}[{pile}]"
            if territory == NONE:
                if any(
                    rows.of(table, pile, turn, seat) != NONE for turn in range(data.MOST_TURNS) for seat in range(2)
                ):
                    raise misplaced("rows", where)
            elif not 0 < played <= data.ROUNDS or data.TURNS[territory] != _length(played, pile):
                raise misplaced(data.TERRITORY_IDS[territory], where)


def _length(played: int, pile: int) -> int:
    return int(data.SCHEDULED_LENGTH[(played - 1) * data.PILES + pile])


def _check_territories(table: Table) -> None:
    """As many of each length are decided as the round says; one of each stays out, and the bonus is one of those."""
    if (state.BONUS.of(table) != NONE) != (table.settings.bonus_animal and state.ROUND.of(table) > 0):
        raise misplaced("bonus", "bonus_animal")
    won = state.WON.of(table, 0) | state.WON.of(table, 1)
    for turns, decided in _decided_before(table).items():
        gone = (won | state.TIED.of(table)) & data.OF_TURNS[turns]
        if count(gone) != decided:
            raise misplaced(state.TERRITORY.names_in(gone)[-1] if gone else "tied", "won")
    for territory in members_of(state.DOUBLED.of(table)):
        if data.TYPE[territory] != data.FOREST or not won & BIT[territory] or count(state.DOUBLED.of(table)) > 1:
            raise misplaced(data.TERRITORY_IDS[territory], "doubled")


def _check_specials(table: Table, seat: int) -> None:
    """R2, R3: three specials dealt and two kept, one warrior of its value gone for each; or none without specials."""
    dealt, kept, replaced = (zone.of(table, seat) for zone in (state.DEALT, state.KEPT, state.REPLACED))
    is_set_up = state.ROUND.of(table) > 0
    if kept & ~(dealt & data.SPECIALS):
        raise misplaced("kept", "dealt")
    if count(dealt) != (data.SPECIALS_DEALT if table.settings.specials else 0):
        raise misplaced(str(count(dealt)), "dealt")
    if count(kept) != data.SPECIALS_KEPT and (kept or (is_set_up and table.settings.specials)):
        raise misplaced(str(count(kept)), "kept")
    for special in members_of(kept):
        copies = data.OF_VALUE[data.VALUE[special]]
        left = copies & replaced
        is_right = bool(left) and (table.settings.ask_replaced or hairiest(copies) == hairiest(left))
        if count(left) > 1 or (not is_right and (left or is_set_up)):
            raise misplaced(str(data.VALUE[special]), "replaced")
        replaced &= ~left
    if replaced:
        raise misplaced(state.CARD.names_in(replaced)[0], "replaced")


def _check_nothing_begun(table: Table, seat: int) -> None:
    """Before round 1 nobody has a card, a token or anything that was seen."""
    if not table.settings.specials:
        raise misplaced("0", "round")
    for zone in (state.HAND, state.DECK, state.SHOWN, state.TOKENS, state.PEEKED):
        if zone.of(table, seat):
            raise misplaced(zone.name, "round")
    if state.LOCKED.of(table, seat) != NONE:
        raise misplaced("locked", "round")


def _check_army(table: Table, seat: int) -> None:
    """R5: every card of the army is somewhere, no other card anywhere; hand and deck are as large as the round says."""
    held = state.HAND.of(table, seat) | state.DECK.of(table, seat)
    in_rows, shown = _in_rows(table, seat), state.SHOWN.of(table, seat)
    for cards, where in (
        ((held | in_rows | shown) & ~table.army(seat), "players"),
        (shown & held, "shown"),
        ((shown & in_rows) ^ _face_up(table, seat), "shown"),
        (table.army(seat) & ~(held | in_rows | shown), "deck"),
    ):
        if cards:
            raise misplaced(state.CARD.names_in(cards)[0], where)
    for zone, size in ((state.HAND, _hand_size(table, seat)), (state.DECK, _deck_size(table))):
        if count(zone.of(table, seat)) != size:
            raise misplaced(zone.name, f"players[{seat}]")


def _check_battles(table: Table) -> None:
    """Four territories with all earlier rows complete; what is locked or peeked at is there."""
    for pile in range(data.PILES):
        if state.TOP.of(table, pile) == NONE:
            raise misplaced("territory", f"piles[{pile}]")
        now = int(table.turn(pile))
        for seat in range(2):
            row = [state.WARRIOR.of(table, pile, turn, seat) != NONE for turn in range(data.MOST_TURNS)]
            if not all(row[:now]) or any(row[now + 1 :]):
                raise misplaced("rows", f"piles[{pile}]")
    for seat in range(2):
        locked = int(state.LOCKED.of(table, seat))
        if locked != NONE and (_now(table, locked, seat) == NONE or table.turn(locked) == 0 or table.is_forest(locked)):
            raise misplaced(str(locked + 1), "locked")
        for place in members_of(state.PEEKED.of(table, seat)):
            pile, turn = divmod(place, data.MOST_TURNS)
            if not table.is_forest(pile) or turn >= table.turn(pile):
                raise misplaced(f"[{pile + 1}, {turn + 1}]", "peeked")


POSITIONS: Positions[Tomahawk] = Positions(state.TABLE, SETTINGS, new, fill=fill, asks=asks, check=check)
