"""Why something cannot be done now: the rule, and what to do instead."""

from __future__ import annotations

from collections.abc import Callable

from longhouse.core.protocol import Reason
from longhouse.core.zones import NONE
from longhouse.games.tribes import data, state
from longhouse.games.tribes.explain_land import explain_cell, explain_mask, explain_pieces
from longhouse.games.tribes.refusals import busy, reason
from longhouse.games.tribes.rules.battle import TAKE
from longhouse.games.tribes.rules.decisions import is_about
from longhouse.games.tribes.rules.donkey import has_collected
from longhouse.games.tribes.rules.placing import is_shut_in
from longhouse.games.tribes.state import Table

RECIPES: dict[str, list[str]] = {
    row["id"]: row["parts"] for row in data.DATA["item"] + data.DATA["prize"] if "parts" in row
}
"""What is made at a Campsite, and of what."""
RECIPE_RULES = {"axe": "R74", "bow": "R75", "warrior": "R76"}
COLLECT_RULES = {"hide": "R47", "gold": "R48", "wagon": "R49"}


def why_not(table: Table, seat: int, target: str) -> Reason | None:
    """The rule that forbids a target; None for a target that this game does not have."""
    kind, _, name = target.partition(":")
    if kind not in _REASONS or (kind in _ITEM_KINDS and name not in data.ITEM_IDS) or (kind in _PLAIN_KINDS and name):
        return None
    if table.is_over():
        return reason("R87", "over")
    frame = int(table.frames.of(seat))
    if frame < 0 or table.frames.is_ready(frame):
        return _wait(table, seat)
    return _REASONS[kind](table, seat, frame, name)


def _wait(table: Table, seat: int) -> Reason:
    """Others decide now."""
    if state.CHOSEN.of(table, seat) != NONE:
        return reason("R16", "card-chosen")
    return reason("R17", "not-your-turn")


# Cards.


def _card(table: Table, seat: int, frame: int, name: str) -> Reason | None:
    """R15, R16: a moving card."""
    if name not in data.CARD_IDS:
        return None
    if not state.HAND.has(table, seat, data.CARD_IDS.index(name)):
        return reason("R15", "card-played", card=name)
    return reason("R16", "card-later")


# Collecting.


def _collect(table: Table, seat: int, frame: int, name: str) -> Reason:
    """R44 to R49: an item of the land."""
    if name in RECIPES:
        return reason(RECIPE_RULES[name], "made-not-found", item=name, parts=RECIPES[name])
    item = data.ITEM_IDS.index(name)
    return (
        _no_gathering(table, seat, frame)
        or _not_found_here(table, seat, item)
        or _collected_here(table, seat)
        or _unpaid(table, seat, item)
        or reason("R52", "full-of", item=name)
    )


def _no_gathering(table: Table, seat: int, frame: int) -> Reason | None:
    """Why the chief takes nothing now, wherever that is."""
    asked = table.asks(frame)
    if not is_about(asked, "end"):
        return busy(table, seat)
    if state.CHIEF_DONE.of(table):
        return reason("R66", "chief-done")
    if is_about(asked, "craft") and not table.settings.collect_in_campsite:
        return reason("R45", "no-collecting-at-campsite")
    return None


def _not_found_here(table: Table, seat: int, item: int) -> Reason | None:
    """R46 to R49: the land under the chief gives something else."""
    if data.GIVES[data.LAND[state.LAID.of(table, state.CHIEF.of(table, seat))]] == item:
        return None
    rule = COLLECT_RULES.get(data.ITEM_IDS[item], "R46")
    return reason(rule, "not-here", item=data.ITEM_IDS[item], land=data.LAND_IDS[list(data.GIVES).index(item)])


def _collected_here(table: Table, seat: int) -> Reason | None:
    """RU4: once per cell and turn, by the setting."""
    return reason("R44", "collected-here") if has_collected(table, state.CHIEF.of(table, seat)) else None


def _unpaid(table: Table, seat: int, item: int) -> Reason | None:
    """R47 to R49: what is missing to pay for it."""
    name, tool = data.ITEM_IDS[item], int(data.PRICE[item])
    if tool != NONE and not table.has_item(seat, tool):
        tool_name = data.ITEM_IDS[tool]
        return reason(COLLECT_RULES[name], "needs-tool", item=name, tool=tool_name, parts=RECIPES[tool_name])
    if data.COSTS_WARRIORS[item] and state.MEN.of(table, state.CHIEF.of(table, seat)) < data.WAGON_WARRIORS:
        return reason(
            "R49",
            "needs-warriors",
            count=int(data.WAGON_WARRIORS),
            have=int(state.MEN.of(table, state.CHIEF.of(table, seat))),
        )
    return None


def _trade(table: Table, seat: int, frame: int, name: str) -> Reason:
    """R50: a good for a horse."""
    goods = [data.ITEM_IDS[good] for good in data.GOODS]
    if name not in goods:
        return reason("R50", "not-a-good", item=name)
    if unable := _no_gathering(table, seat, frame):
        return unable
    tile = int(state.LAID.of(table, state.CHIEF.of(table, seat)))
    if data.LAND[tile] != data.FARM:
        return reason("R50", "farm-only")
    if table.settings.printed_price and data.ITEM_IDS[data.PRINTED_PRICE[tile]] != name:
        return reason("R50", "farm-takes", item=data.ITEM_IDS[data.PRINTED_PRICE[tile]])
    return _collected_here(table, seat) or reason("R50", "none-held", item=name)


# Crafting.


def _craft(table: Table, seat: int, frame: int, name: str) -> Reason:
    """R73 to R78: a tool."""
    if name not in RECIPES:
        return reason("R73", "not-made", item=name)
    return _not_at_campsite(table, seat, frame) or _missing(table, seat, name) or reason("R78", "full-of", item=name)


def _not_at_campsite(table: Table, seat: int, frame: int) -> Reason | None:
    """R73: nothing is made without the Campsite card."""
    asked = table.asks(frame)
    if is_about(asked, "craft"):
        return None
    return reason("R73", "campsite-only") if is_about(asked, "end") else busy(table, seat)


def _missing(table: Table, seat: int, made: str) -> Reason | None:
    """R74 to R76: ingredients that are not on the donkey."""
    lacking = [part for part in RECIPES[made] if not table.has_item(seat, data.ITEM_IDS.index(part))]
    if not lacking:
        return None
    return reason(RECIPE_RULES[made], "missing", made=made, parts=RECIPES[made], missing=lacking)


def _train(table: Table, seat: int, frame: int, name: str) -> Reason:
    """R76: a warrior from the reserve."""
    return _not_at_campsite(table, seat, frame) or _missing(table, seat, "warrior") or reason("R76", "reserve-empty")


# Making room, spoils.


def _drop(table: Table, seat: int, frame: int, name: str) -> Reason:
    """R54: a kind is left behind only to make room."""
    asked = table.asks(frame)
    if is_about(asked, "throw-away"):
        return reason("R54", "none-held", item=name)
    return reason("R54", "drop-for-room") if is_about(asked, "drop") else busy(table, seat)


def _take(table: Table, seat: int, frame: int, name: str) -> Reason:
    """R64, R65: an item from a defeated chief’s donkey."""
    frames = table.frames
    if table.asks(frame) is not TAKE:
        return reason("R64", "take-from-beaten")
    loser, item = int(TAKE.loser.of(frames, frame)), data.ITEM_IDS.index(name)
    if TAKE.out_of_reach.of(frames, frame) == item and state.ITEMS.of(table, loser, item):
        return reason("R65", "just-taken", item=name)
    return reason("R64", "none-there", item=name, opponent={"seat": loser})


def _throw_away(table: Table, seat: int, frame: int, name: str) -> Reason:
    """D8b: only when there is no room for what was taken."""
    return reason("R54", "throw-away-later")


# The turn.


def _retreat(table: Table, seat: int, frame: int, name: str) -> Reason:
    """R41: only a chief who is shut in, and before the first step."""
    asked = table.asks(frame)
    if not table.settings.retreat:
        return reason("R41", "retreat-off")
    if is_about(asked, "craft"):
        return reason("R41", "retreat-not-at-campsite")
    if not is_about(asked, "retreat"):
        return busy(table, seat)
    if state.STEPS.of(table) < data.CARD_STEPS[state.SHOWN.of(table, seat)]:
        return reason("R41", "retreat-before-steps")
    return reason("R41", "retreat-nowhere" if is_shut_in(table, seat) else "not-shut-in")


def _end(table: Table, seat: int, frame: int, name: str) -> Reason:
    """A turn ends when nothing else is being asked."""
    return busy(table, seat)


_ITEM_KINDS = ("collect", "trade", "craft", "drop", "take")
_PLAIN_KINDS = ("train", "retreat", "end", "throw-away")
_REASONS: dict[str, Callable[[Table, int, int, str], Reason | None]] = {
    "cell": explain_cell,
    "pieces": explain_pieces,
    "mask": explain_mask,
    "card": _card,
    "collect": _collect,
    "trade": _trade,
    "craft": _craft,
    "drop": _drop,
    "take": _take,
    "train": _train,
    "retreat": _retreat,
    "end": _end,
    "throw-away": _throw_away,
}
