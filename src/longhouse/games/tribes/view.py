"""What a seat or a spectator may see. What is not written here is hidden.

Nearly everything in Tribes is open; hidden are the tiles that nobody has seen and the cards chosen in secret.
"""

from __future__ import annotations

from longhouse.core.zones import NONE
from longhouse.games.tribes import data, state
from longhouse.games.tribes.forecast import battles, turning
from longhouse.games.tribes.rules.battle import ROOM, TAKE
from longhouse.games.tribes.rules.decisions import is_about
from longhouse.games.tribes.rules.donkey import has_collected
from longhouse.games.tribes.rules.winning import points
from longhouse.games.tribes.seen import Bonus, Cell, Doing, Own, Phase, Player, Shared, Tribe, View
from longhouse.games.tribes.state import CARD, SIDE, TROPHY, Table


def view(table: Table, seat: int | None) -> View:
    """Everything this seat, or a spectator, may see."""
    return {**shared(table), **own(table, seat)}


def own(table: Table, seat: int | None) -> Own:
    """What depends on who looks."""
    return {
        "players": [_player(table, owner, seat) for owner in range(table.players)],
    }


def shared(table: Table) -> Shared:
    """What lies open on the table."""
    return {
        "cycle": int(state.CYCLE.of(table)),
        "max_cycles": int(table.settings.max_cycles) or None,
        "round": int(state.ROUND.of(table)),
        "rounds": int(data.ROUNDS),
        "spirit": int(state.SPIRIT.of(table)),
        "order": [int((state.SPIRIT.of(table) + place) % table.players) for place in range(table.players)],
        "phase": phase(table),
        "turn": int(state.ACTIVE.of(table)) if state.ACTIVE.of(table) != NONE and not table.is_over() else None,
        "goal": int(table.settings.horses),
        "cells": {
            data.CELL_IDS[cell]: _cell(table, cell) for cell in range(data.CELLS) if state.LAID.of(table, cell) != NONE
        },
        "tribes": [
            _tribe(table, cell) for cell in range(data.CELLS) if state.HOLDER.of(table, cell) not in (NONE, data.ARMY)
        ],
        "cavalry": [_cell_or_none(state.CAVALRY.of(table, man)) for man in range(data.MEN)],
        "cards": {
            card: {
                "steps": int(data.CARD_STEPS[number]),
                "chief": int(data.CARD_CHIEF[number]),
                "attack": int(data.CARD_ATTACK[number]),
                "protection": number == table.settings.protecting_card,
            }
            for number, card in enumerate(data.CARD_IDS)
        },
        "unseen": _unseen(table),
        "pile": sum(1 for cell in range(data.CELLS) if not data.IS_RING[cell] and state.LAID.of(table, cell) == NONE),
        "doing": _doing(table),
        "winner": int(state.WINNER.of(table)) if state.WINNER.of(table) != NONE else None,
    }


def phase(table: Table) -> Phase:
    """setup, cavalry, cards, turn or over."""
    if table.is_over():
        return "over"
    if state.CYCLE.of(table) == 0:
        return "setup"
    if state.ROUND.of(table) == 0:
        return "cavalry"
    return "cards" if state.ACTIVE.of(table) == NONE else "turn"


def _cell_or_none(cell: int) -> str | None:
    return None if cell == NONE else data.CELL_IDS[cell]


def bonus_of(tile: int) -> Bonus | None:
    """The bonus icon of a tile."""
    if data.ATTACK_ICON[tile]:
        return "attack"
    if data.DEFENCE_ICON[tile]:
        return "defence"
    return "protection" if data.LAND[tile] == 0 else None


def _cell(table: Table, cell: int) -> Cell:
    tile = int(state.LAID.of(table, cell))
    printed = int(data.PRINTED_PRICE[tile]) if table.settings.printed_price else NONE
    return {
        "tile": data.TILE_IDS[tile],
        "land": data.LAND_IDS[data.LAND[tile]],
        "sides": SIDE.names_in(state.MOUNTAINS.of(table, cell)),
        "passes": SIDE.names_in(state.PASSES.of(table, cell)),
        "bonus": bonus_of(tile),
        "price": data.ITEM_IDS[printed] if printed != NONE else None,
    }


def _tribe(table: Table, cell: int) -> Tribe:
    seat = int(state.HOLDER.of(table, cell))
    return {
        "cell": data.CELL_IDS[cell],
        "seat": seat,
        "warriors": int(state.MEN.of(table, cell)),
        "chief": bool(table.has_chief(cell, seat)),
        "protected": bool(table.is_protected(cell)),
    }


def _player(table: Table, owner: int, viewer: int | None) -> Player:
    chosen, card = int(state.CHOSEN.of(table, owner)), int(state.SHOWN.of(table, owner))
    hand = int(state.HAND.of(table, owner))
    return {
        "seat": owner,
        "start": _cell_or_none(state.START.of(table, owner)),
        "chief": _cell_or_none(state.CHIEF.of(table, owner)),
        "warriors": sum(
            int(state.MEN.of(table, cell)) for cell in range(data.CELLS) if state.HOLDER.of(table, cell) == owner
        ),
        "reserve": int(state.RESERVE.of(table, owner)),
        "items": {item: int(state.ITEMS.of(table, owner, at)) for at, item in enumerate(data.ITEM_IDS)},
        "horses": int(state.HORSES.of(table, owner)),
        "trophies": TROPHY.names_in(state.TROPHIES.of(table, owner)),
        "points": int(points(table, owner)),
        "hand": CARD.names_in(hand),
        "played": CARD.names_in(data.ALL_CARDS & ~hand),
        "card": data.CARD_IDS[card] if card != NONE else None,
        "ready": chosen != NONE,
        "chosen": data.CARD_IDS[chosen] if chosen != NONE and owner == viewer else None,
        "in_camp": int(state.IN_CAMP.of(table, owner)),
    }


def _unseen(table: Table) -> dict[str, int]:
    """How many tiles of each land nobody has seen."""
    found = dict.fromkeys(data.LAND_IDS, 0)
    for tile in range(data.TILES):
        found[data.LAND_IDS[data.LAND[tile]]] += int(state.UNSEEN.has(table, tile))
    return found


def shows_steps(table: Table) -> bool:
    """Whether everybody sees what is left of a turn: while its player chooses a step."""
    return not table.is_over() and not table.between and is_about(table.asks(table.frames.top()), "end")


def _doing(table: Table) -> Doing | None:
    """The open decision, as far as everybody sees it."""
    if table.is_over() or table.between:
        return None
    frames = table.frames
    frame = frames.top()
    decision = table.asks(frame)
    doing: Doing = {"decision": decision.name}
    if frames.group_size() > 1:
        return doing
    seat = int(frames.owner(frame))
    doing["seat"] = seat
    if shows_steps(table):
        chief = int(state.CHIEF.of(table, seat))
        doing.update(
            {
                "steps": int(state.STEPS.of(table)),
                "chief_steps": 0 if state.CHIEF_DONE.of(table) else int(state.CHIEF_STEPS.of(table)),
                "attacked": bool(state.ATTACKED.of(table)),
                "chief_done": bool(state.CHIEF_DONE.of(table)),
                "collected": chief != NONE and bool(has_collected(table, chief)),
                "once": bool(table.settings.one_per_tile),
                "battles": battles(table, seat),
            }
        )
    elif is_about(decision, "mask"):
        doing = {**doing, **turning(table, int(frame))}
    elif decision is TAKE:
        doing["loser"] = int(TAKE.loser.of(frames, frame))
    elif decision is ROOM:
        doing["item"] = data.ITEM_IDS[ROOM.item.of(frames, frame)]
    return doing
