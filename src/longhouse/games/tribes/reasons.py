"""What a choice changes for the one who makes it, in words: for hints, and for "why did it do that?"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from longhouse.core.protocol import Argument, Message
from longhouse.core.sets import count
from longhouse.core.zones import NONE
from longhouse.games.tribes import data, state
from longhouse.games.tribes.judging import CHIEF_WORTH, GOOD_WORTH, HORSE_WORTH, TOOL_WORTH, TROPHY_WORTH, danger
from longhouse.games.tribes.prospects import FAR, Scout
from longhouse.games.tribes.state import Table

MOST = 4
"""So many differences are enough."""
WORTH = {data.AXE: TOOL_WORTH, data.BOW: TOOL_WORTH, data.HIDE: GOOD_WORTH, data.GOLD: GOOD_WORTH}
"""About what a piece is worth; a wagon is a good as well, everything else is a little thing."""


class Difference(NamedTuple):
    """Something that changed, and about what it is worth."""

    worth: float
    message: Message


def reasons(before: Table, after: Table, seat: int) -> list[Message]:
    """What is different for a seat after a choice, the most important first; empty if nothing can be seen yet."""
    found: list[Difference] = []
    for differences in (_victory, _horses, _trophies, _donkey, _tribe, _rivals, _safety, _way, _land, _card):
        found += differences(before, after, seat)
    found.sort(key=lambda difference: -abs(difference.worth))
    return [difference.message for difference in found[:MOST]]


def _say(worth: float, clause: str, **args: Argument) -> Difference:
    return Difference(worth, Message(f"reason-{clause}", args))


# What is won.


def _victory(before: Table, after: Table, seat: int) -> Iterator[Difference]:
    """R85: the game."""
    if state.WINNER.of(after) == seat:
        yield _say(1000.0, "wins")


def _horses(before: Table, after: Table, seat: int) -> Iterator[Difference]:
    """R50: horses, and how many are missing."""
    more = int(state.HORSES.of(after, seat) - state.HORSES.of(before, seat))
    if more > 0:
        missing = max(0, int(after.settings.horses - state.HORSES.of(after, seat)))
        yield _say(HORSE_WORTH * more, "horses", count=more, missing=missing)


def _trophies(before: Table, after: Table, seat: int) -> Iterator[Difference]:
    """R55, R62: trophies, and how many are missing."""
    for trophy in range(data.TROPHIES):
        if state.TROPHIES.has(after, seat, trophy) and not state.TROPHIES.has(before, seat, trophy):
            missing = data.TROPHIES - int(count(state.TROPHIES.of(after, seat)))
            worth = CHIEF_WORTH if trophy == data.CHIEF_TROPHY else TROPHY_WORTH
            yield _say(worth, "trophy", trophy=data.TROPHY_IDS[trophy], missing=missing)


def _donkey(before: Table, after: Table, seat: int) -> Iterator[Difference]:
    """Pieces that come; those that go are told only if no horse, tool or good came for them."""
    gone = [_piece(item, -more) for item, more in _changes(before, after, seat) if more < 0]
    come = [_piece(item, more) for item, more in _changes(before, after, seat) if more > 0]
    yield from come
    is_paid = state.HORSES.of(after, seat) > state.HORSES.of(before, seat)
    if not come and not is_paid:
        for difference in gone:
            yield Difference(-difference.worth, Message("reason-items-lost", difference.message.args))


def _changes(before: Table, after: Table, seat: int) -> list[tuple[int, int]]:
    """Each kind on the donkey of which there are more now, or fewer."""
    items = range(data.ITEMS)
    changes = [(item, int(state.ITEMS.of(after, seat, item) - state.ITEMS.of(before, seat, item))) for item in items]
    return [(item, more) for item, more in changes if more != 0]


def _piece(item: int, number: int) -> Difference:
    """So many pieces of a kind."""
    worth = GOOD_WORTH if item == data.WAGON else WORTH.get(item, 1.0)
    return _say(worth * number, "items", item=data.ITEM_IDS[item], count=number)


# Tribes.


def warriors(table: Table, seat: int) -> int:
    """How many warriors are on the map."""
    return int(data.WARRIORS - state.RESERVE.of(table, seat))


def escort(table: Table, seat: int) -> int:
    """How many warriors are with the chief."""
    chief = state.CHIEF.of(table, seat)
    return 0 if chief == NONE else int(state.MEN.of(table, chief))


def _tribe(before: Table, after: Table, seat: int) -> Iterator[Difference]:
    """Own warriors, and the chief."""
    more = warriors(after, seat) - warriors(before, seat)
    if more > 0:
        yield _say(2.0 * more, "warriors", count=more)
    elif more < 0:
        yield _say(2.0 * more, "warriors-lost", count=-more)
    elif escort(after, seat) > escort(before, seat):
        yield _say(1.0, "joined", count=escort(after, seat))
    if _falls(before, after, seat):
        yield _say(-12.0, "chief-falls")


def _falls(before: Table, after: Table, seat: int) -> bool:
    """R62: whether the chief was taken off the map."""
    return bool(state.CHIEF.of(before, seat) != NONE and state.CHIEF.of(after, seat) == NONE)


def _rivals(before: Table, after: Table, seat: int) -> Iterator[Difference]:
    """What others lose by it."""
    for other in range(int(after.players)):
        if other == seat:
            continue
        if _falls(before, after, other):
            yield _say(8.0, "defeats", seat={"seat": other})
        lost = warriors(before, other) - warriors(after, other)
        if lost > 0:
            yield _say(1.0 * lost, "costs-warriors", seat={"seat": other}, count=lost)


def _safety(before: Table, after: Table, seat: int) -> Iterator[Difference]:
    """R33: whether a rival in reach could defeat the chief, before and after."""
    if NONE in (state.CHIEF.of(before, seat), state.CHIEF.of(after, seat)) or after.is_over():
        return
    was, now = danger(before, seat) > 0.0, danger(after, seat) > 0.0
    if was and not now:
        yield _say(5.0, "safe")
    elif now and not was:
        yield _say(-5.0, "in-danger")


# Ways.


def _way(before: Table, after: Table, seat: int) -> Iterator[Difference]:
    """The chief comes nearer to a land that promises something, or reaches it."""
    old, new = state.CHIEF.of(before, seat), state.CHIEF.of(after, seat)
    if NONE in (old, new) or old == new:
        return
    scout = Scout()
    scout.look(before, seat)
    goal = scout.goal
    if goal == NONE or state.LAID.of(before, goal) == NONE:
        return
    promised = float(scout.promise(before, seat, goal))
    was = int(scout.steps[goal])
    land = data.LAND_IDS[data.LAND[state.LAID.of(before, goal)]]
    if after.has_others(goal, seat):
        return
    if new == goal:
        yield _say(promised, "reaches", land=land)
        return
    scout.walk(after, seat, new, scout.steps)
    now = int(scout.steps[goal])
    if now < was and now < FAR:
        yield _say(0.5 * promised, "nearer", land=land, cell=data.CELL_IDS[goal], steps=now)


def _land(before: Table, after: Table, seat: int) -> Iterator[Difference]:
    """R6: tiles that are turned over; how many, where nobody can know yet which."""
    cells = [cell for cell in range(data.CELLS) if state.LAID.of(before, cell) == NONE != state.LAID.of(after, cell)]
    if cells:
        yield _say(0.6, "discovers-some", count=len(cells))
    for cell in cells:
        land = data.LAND_IDS[data.LAND[state.LAID.of(after, cell)]]
        yield _say(0.5, "discovers", land=land, cell=data.CELL_IDS[cell])


def _card(before: Table, after: Table, seat: int) -> Iterator[Difference]:
    """R16: what the card allows that was chosen; the next round's is no reason for anything in this one."""
    card, was = (_card_of(table, seat) for table in (after, before))
    if card in (NONE, was) or state.ROUND.of(after) != state.ROUND.of(before):
        return
    if card == data.CAMPSITE:
        yield _say(0.4, "card-campsite")
    else:
        steps, chief, attack = (int(of[card]) for of in (data.CARD_STEPS, data.CARD_CHIEF, data.CARD_ATTACK))
        yield _say(0.4, "card", walk=steps, chief=chief, attack=attack)


def _card_of(table: Table, seat: int) -> int:
    """The card a seat has chosen, or shows."""
    chosen = int(state.CHOSEN.of(table, seat))
    return int(state.SHOWN.of(table, seat)) if chosen == NONE else chosen
