"""Positions as JSON that a person can read and write by hand: for tests, puzzles and bug reports.

    {"round": 2,
     "piles": [{"territory": "P5", "rows": [["07b", "04a"]]}, {"territory": "M3"},
               {"territory": "F2", "rows": [["spirit", "05a"]]}, {"territory": "P1"}],
     "players": [{"hand": ["02a", "10a", ...]}, {"hand": [...]}]}

is enough: what is not said is filled in. The deck is the rest of the army, the kept specials are those named, the
warriors replaced by them the hairiest copies, and both players are about to deploy.
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
    """Cards seen, specials, the warriors who left for them, and the deck, as they usually are."""
    if len(position.get("players", (0, 1))) != 2:
        raise misplaced(str(len(position["players"])), "players")
    if "round" not in position:
        state.ROUND.set(table, 1)
    for seat in range(2):
        for zone, usual in _USUAL:
            if not said.has(zone, seat):
                zone.set(table, seat, usual(table, seat))


def _face_up(table: Table, seat: int) -> int:
    """The warriors of earlier turns, but for those in forests."""
    if not 0 < state.ROUND.of(table) <= data.ROUNDS:
        return 0
    battles = [pile for pile in range(data.PILES) if state.TOP.of(table, pile) != NONE and not table.is_forest(pile)]
    return _set_of(
        state.WARRIOR.of(table, pile, turn, seat) for pile in battles for turn in range(int(table.turn(pile)))
    )


def _specials_named(table: Table, seat: int) -> int:
    mentioned = (
        state.HAND.of(table, seat) | state.DECK.of(table, seat) | state.SHOWN.of(table, seat) | _in_rows(table, seat)
    )
    return int(mentioned & data.SPECIALS)


def _hairiest_copies(table: Table, seat: int) -> int:
    """The hairiest copy for each special kept."""
    specials = members_of(state.KEPT.of(table, seat))
    return _set_of(hairiest(data.OF_VALUE[data.VALUE[special]]) for special in specials)


def _rest_of_the_army(table: Table, seat: int) -> int:
    return int(table.army(seat) & ~(state.HAND.of(table, seat) | state.SHOWN.of(table, seat) | _in_rows(table, seat)))


_USUAL = (
    (state.SHOWN, _face_up),
    (state.KEPT, _specials_named),
    (state.DEALT, lambda table, seat: int(state.KEPT.of(table, seat))),
    (state.REPLACED, _hairiest_copies),
    (state.DECK, _rest_of_the_army),
)


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
    for seat in range(2):
        _check_specials(table, seat)
        if state.ROUND.of(table) > 0:
            _check_army(table, seat)
    both = state.KEPT.of(table, 0) & state.KEPT.of(table, 1)
    if both:
        raise BadPosition("error-position-twice", what=state.CARD.names_in(both)[0])
    if table.is_over():
        if table.frames.depth > 0:
            raise misplaced("pending", "round")
        return
    frames = table.frames
    if min(frames.of(0), frames.of(1)) < 0 or frames.depth != 2 or frames.deciding_mask() == 0:
        raise misplaced("frames", "pending")
    check_frames(table)
    if state.ROUND.of(table) > 0:
        _check_battles(table)


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


def _check_specials(table: Table, seat: int) -> None:
    """R2: of the specials dealt at most two are kept."""
    dealt, kept = state.DEALT.of(table, seat), state.KEPT.of(table, seat)
    if kept & ~(dealt & data.SPECIALS):
        raise misplaced("kept", "dealt")
    if count(kept) > data.SPECIALS_KEPT or count(dealt) > data.SPECIALS_DEALT:
        raise misplaced(state.CARD.names_in(dealt)[-1], "dealt")


def _check_army(table: Table, seat: int) -> None:
    """R5: every card of the army is somewhere, and no other card anywhere."""
    held = state.HAND.of(table, seat) | state.DECK.of(table, seat)
    placed = held | _in_rows(table, seat)
    for cards, where in (
        (placed & ~table.army(seat), "players"),
        (state.SHOWN.of(table, seat) & held, "shown"),
        (table.army(seat) & ~(placed | state.SHOWN.of(table, seat)), "deck"),
    ):
        if cards:
            raise misplaced(state.CARD.names_in(cards)[0], where)


def _check_battles(table: Table) -> None:
    """Four territories, all earlier rows complete, and cards enough for the places still free."""
    for pile in range(data.PILES):
        if state.TOP.of(table, pile) == NONE:
            raise misplaced("territory", f"piles[{pile}]")
        now = int(table.turn(pile))
        for seat in range(2):
            row = [state.WARRIOR.of(table, pile, turn, seat) != NONE for turn in range(data.MOST_TURNS)]
            if not all(row[:now]) or any(row[now + 1 :]):
                raise misplaced("rows", f"piles[{pile}]")
    for seat in range(2):
        free = sum(state.WARRIOR.of(table, pile, table.turn(pile), seat) == NONE for pile in range(data.PILES))
        if count(state.HAND.of(table, seat)) < free:
            raise misplaced("hand", f"players[{seat}]")
        locked = state.LOCKED.of(table, seat)
        if locked != NONE and state.WARRIOR.of(table, locked, table.turn(locked), seat) == NONE:
            raise misplaced(str(locked + 1), "locked")


POSITIONS: Positions[Tomahawk] = Positions(state.TABLE, SETTINGS, new, fill=fill, asks=asks, check=check)
