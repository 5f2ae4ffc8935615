"""Why something is not offered, and how a game ended."""

from __future__ import annotations

from collections.abc import Iterable

from longhouse.core.protocol import Argument, Line, Message, Reason, Result
from longhouse.core.ranking import decided
from longhouse.core.sets import BIT, count
from longhouse.core.zones import NONE
from longhouse.games.tomahawk import data, state
from longhouse.games.tomahawk.rules.battle import NO_WINNER, winner
from longhouse.games.tomahawk.rules.scoring import all_animal_points, animal_points, bonus_winner, points
from longhouse.games.tomahawk.rules.setup import REPLACE, kept_in_order
from longhouse.games.tomahawk.state import Table
from longhouse.games.tomahawk.view import asked_pile, phase


def why_not(table: Table, seat: int, target: str) -> Reason | None:
    """The rule that keeps a seat from using a target now; None for a target this game does not have."""
    kind, _, name = target.partition(":")
    if table.is_over():
        return _reason("R10", "over") if kind in _KINDS else None
    if kind in ("hand", "special", "warrior") and name in data.CARD_IDS:
        return _why_not_card(table, seat, kind, data.CARD_IDS.index(name))
    if kind == "pile" and name.isdigit() and 1 <= int(name) <= data.PILES:
        return _why_not_pile(table, seat, int(name))
    if kind == "commit":
        return _why_not_commit(table, seat)
    if kind == "opponent":
        return _reason("R12", "opponents-card")
    if kind == "next":
        return _reason("R8", "next")
    if kind == "territory":
        return _reason("R11", "territory")
    if kind == "face-down":
        return _reason("R16", "face-down", pile=int(name) if name.isdigit() else 0)
    return None


_KINDS = ("hand", "special", "warrior", "pile", "commit", "opponent", "next", "territory", "face-down")


def _why_not_card(table: Table, seat: int, kind: str, card: int) -> Reason:
    name = data.CARD_IDS[card]
    now = phase(table)
    if _is_ready(table, seat):
        return _reason("R12", "sealed")
    if now == "reject":
        return _reason("R2", "not-dealt", card=name) if card >= data.BASE_CARDS else _reason("R2", "not-now")
    if now == "replace":
        special = kept_in_order(table, seat, REPLACE.index.of(table.frames, table.frames.of(seat)))
        if BIT[card] & data.OF_VALUE[data.VALUE[special]]:
            return _reason("R3", "twin", card=name)
        return _reason("R3", "wrong-value", card=name, special=data.CARD_IDS[special])
    for pile in range(data.PILES):
        if state.WARRIOR.of(table, pile, table.turn(pile), seat) == card:
            if state.LOCKED.of(table, seat) == pile:
                return _reason("R30", "locked", card=name, pile=pile + 1)
            return _reason("R11", "already-placed", card=name, pile=pile + 1)
    if state.HAND.has(table, seat, card):
        return _reason("R12", "sealed") if asked_pile(table, seat) is None else _reason("R13", "twin", card=name)
    gone = (
        (state.DEALT.of(table, seat) & ~state.KEPT.of(table, seat))
        | state.REPLACED.of(table, seat)
        | state.SHOWN.of(table, seat)
    )
    return _reason("R11", "gone" if gone & BIT[card] else "not-in-hand", card=name)


def _why_not_pile(table: Table, seat: int, pile: int) -> Reason:
    if phase(table) != "deploy":
        return _reason("R11", "not-now")
    if state.LOCKED.of(table, seat) == pile - 1:
        return _reason("R30", "pile-locked", pile=pile)
    asked = asked_pile(table, seat)
    if asked is None:
        return _reason("R12", "sealed")
    placed = state.WARRIOR.of(table, pile - 1, table.turn(pile - 1), seat)
    if placed != NONE:
        return _reason("R11", "already-placed", card=data.CARD_IDS[placed], pile=pile)
    return _reason("R11", "pile-order", pile=asked)


def _why_not_commit(table: Table, seat: int) -> Reason:
    if phase(table) != "deploy":
        return _reason("R11", "not-now")
    if _is_ready(table, seat):
        return _reason("R12", "sealed")
    return _reason("R11", "commit-early", pile=asked_pile(table, seat) or data.PILES)


def _is_ready(table: Table, seat: int) -> bool:
    return table.frames.is_ready(table.frames.of(seat))


def _reason(rule: str, message: str, **args: Argument) -> Reason:
    return Reason(rule, Message(f"why-{message}", args))


def result(table: Table) -> Result:
    """R56 and section 7: scores and their sources; equal scores share the victory, or the better hunter wins."""
    scores = [int(points(table, seat)) for seat in range(2)]
    best, tie = winner(scores[0], scores[1], NO_WINNER), None
    if best == NO_WINNER and table.settings.hunter:
        best, tie = _better_hunter(table)
    ranks = (1, 1) if best == NO_WINNER else (1, 2) if best == 0 else (2, 1)
    lines = [
        Line(Message(f"score-{animal}"), _both(int(animal_points(table, seat, species)) for seat in range(2)))
        for species, animal in enumerate(data.ANIMALS_OF_TYPE)
    ]
    lines.append(Line(Message("score-tokens"), _both(int(state.TOKENS.of(table, seat)) for seat in range(2))))
    if state.BONUS.of(table) != NONE:
        bonus = (int(data.BONUS_POINTS) if bonus_winner(table) == seat else 0 for seat in range(2))
        lines.append(Line(Message("score-bonus"), _both(bonus)))
    return Result(ranks, (scores[0], scores[1]), tuple(lines), tie)


def _better_hunter(table: Table) -> tuple[int, Message | None]:
    """Setting tie_break=hunter: more animal points, then more territories; and what to say of it."""
    standing = [(int(all_animal_points(table, seat)), int(count(state.WON.of(table, seat)))) for seat in range(2)]
    found = decided(standing)
    if found is None:
        return NO_WINNER, None
    return found.seat, Message(("tie-animals", "tie-territories")[found.by], found.args)


def _both(points: Iterable[int]) -> tuple[int, ...]:
    return tuple(points)
