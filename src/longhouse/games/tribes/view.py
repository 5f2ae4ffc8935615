"""What a seat or a spectator may see. What is not written here is hidden.

Nearly everything in Tribes is open; hidden are the tiles that nobody has seen and the cards chosen in secret.
"""

from __future__ import annotations

from longhouse.core.protocol import Argument, Json, Message
from longhouse.core.sets import members_of
from longhouse.core.state import State
from longhouse.games.tribes import tables
from longhouse.games.tribes.advice import advice
from longhouse.games.tribes.forecast import battles, turning
from longhouse.games.tribes.naming import DECISION_NAMES, card_ids, side_ids, trophy_ids
from longhouse.games.tribes.rules import codes
from longhouse.games.tribes.rules.donkey import has_collected
from longhouse.games.tribes.rules.winning import points
from longhouse.games.tribes.state import ALL_CARDS, Table

ORIENTING = (codes.D2_ORIENT, codes.D6_ORIENT)


def table_of(state: State) -> Table:
    """The state as this game's own."""
    assert isinstance(state, Table)
    return state


def view(state: State, seat: int | None) -> Json:
    """Everything this seat, or a spectator, may see."""
    table = table_of(state)
    return {
        "cycle": int(table.cycle),
        "max_cycles": int(table.settings.max_cycles) or None,
        "round": int(table.round),
        "rounds": int(tables.ROUNDS),
        "spirit": int(table.spirit),
        "order": [int((table.spirit + place) % table.players) for place in range(table.players)],
        "phase": phase(table),
        "turn": int(table.active) if table.active != tables.NONE and not table.is_over() else None,
        "goal": int(table.settings.horses),
        "cells": {
            tables.CELL_IDS[cell]: _cell(table, cell) for cell in range(tables.CELLS) if table.tile[cell] != tables.NONE
        },
        "tribes": [
            _tribe(table, cell) for cell in range(tables.CELLS) if table.side[cell] not in (tables.NONE, tables.ARMY)
        ],
        "cavalry": [_cell_or_none(table.cavalry[man]) for man in range(tables.MEN)],
        "players": [_player(table, owner, seat) for owner in range(table.players)],
        "cards": {
            card: {
                "steps": int(tables.CARD_STEPS[number]),
                "chief": int(tables.CARD_CHIEF[number]),
                "attack": int(tables.CARD_ATTACK[number]),
                "protection": number == table.settings.protecting_card,
            }
            for number, card in enumerate(tables.CARD_IDS)
        },
        "unseen": _unseen(table),
        "pile": sum(1 for cell in range(tables.CELLS) if not tables.IS_RING[cell] and table.tile[cell] == tables.NONE),
        "doing": _doing(table),
        "winner": int(table.winner) if table.winner != tables.NONE else None,
        "advice": advice(table, seat),
    }


def phase(table: Table) -> str:
    """setup, cavalry, cards, turn or over."""
    if table.is_over():
        return "over"
    if table.cycle == 0:
        return "setup"
    kind = table.frames.kind(table.frames.top())
    return {codes.D3_CAVALRY: "cavalry", codes.D4_CARD: "cards"}.get(int(kind), "turn")


def _cell_or_none(cell: int) -> str | None:
    return None if cell == tables.NONE else tables.CELL_IDS[cell]


def bonus_of(tile: int) -> str | None:
    """The bonus icon of a tile."""
    if tables.ATTACK_ICON[tile]:
        return "attack"
    if tables.DEFENCE_ICON[tile]:
        return "defence"
    return "protection" if tables.LAND[tile] == 0 else None


def _cell(table: Table, cell: int) -> Json:
    tile = int(table.tile[cell])
    printed = int(tables.PRINTED_PRICE[tile]) if table.settings.printed_price else tables.NONE
    return {
        "tile": tables.TILE_IDS[tile],
        "land": tables.LAND_IDS[tables.LAND[tile]],
        "sides": side_ids(table.mask[cell]),
        "passes": side_ids(table.passes[cell]),
        "bonus": bonus_of(tile),
        "price": tables.ITEM_IDS[printed] if printed != tables.NONE else None,
    }


def _tribe(table: Table, cell: int) -> Json:
    seat = int(table.side[cell])
    return {
        "cell": tables.CELL_IDS[cell],
        "seat": seat,
        "warriors": int(table.men[cell]),
        "chief": bool(table.has_chief(cell, seat)),
        "protected": bool(table.is_protected(cell)),
    }


def _player(table: Table, owner: int, viewer: int | None) -> Json:
    chosen, card = int(table.chosen[owner]), int(table.card[owner])
    hand = int(table.hand[owner])
    return {
        "seat": owner,
        "start": _cell_or_none(table.start[owner]),
        "chief": _cell_or_none(table.chief[owner]),
        "warriors": sum(int(table.men[cell]) for cell in range(tables.CELLS) if table.side[cell] == owner),
        "reserve": int(table.reserve[owner]),
        "items": {item: int(table.items[owner * tables.ITEMS + at]) for at, item in enumerate(tables.ITEM_IDS)},
        "horses": int(table.horses[owner]),
        "trophies": trophy_ids(table.trophies[owner]),
        "points": int(points(table, owner)),
        "hand": card_ids(hand),
        "played": card_ids(ALL_CARDS & ~hand),
        "card": tables.CARD_IDS[card] if card != tables.NONE else None,
        "ready": chosen != tables.NONE,
        "chosen": tables.CARD_IDS[chosen] if chosen != tables.NONE and owner == viewer else None,
        "in_camp": int(table.in_camp[owner]),
    }


def _unseen(table: Table) -> Json:
    """How many tiles of each land nobody has seen."""
    found = dict.fromkeys(tables.LAND_IDS, 0)
    for half, tiles in enumerate(table.unseen):
        for tile in members_of(tiles):
            found[tables.LAND_IDS[tables.LAND[half * tables.HALF + tile]]] += 1
    return found


def _doing(table: Table) -> Json | None:
    """The open decision, as far as everybody sees it."""
    if table.is_over():
        return None
    frames = table.frames
    frame = frames.top()
    kind = int(frames.kind(frame))
    doing: Json = {"decision": DECISION_NAMES[kind]}
    if kind == codes.D4_CARD:
        return doing
    seat = int(frames.owner(frame))
    doing["seat"] = seat
    if kind in (codes.D5_TURN, codes.D10_CAMPSITE):
        chief = int(table.chief[seat])
        doing.update(
            steps=int(table.steps),
            chief_steps=0 if table.chief_done else int(table.chief_steps),
            attacked=bool(table.attacked),
            chief_done=bool(table.chief_done),
            collected=chief != tables.NONE and bool(has_collected(table, chief)),
            once=bool(table.settings.one_per_tile),
            battles=battles(table, seat),
        )
    elif kind in ORIENTING:
        doing.update(turning(table, int(frame)))
    elif kind == codes.D8_TAKE:
        doing["loser"] = int(frames.a(frame))
    elif kind == codes.D8B_ROOM:
        doing["item"] = tables.ITEM_IDS[frames.a(frame)]
    return doing


def prompt(state: State, seat: int) -> tuple[str, Message]:
    """The name of the open decision, and the question."""
    table = table_of(state)
    frames = table.frames
    frame = frames.of(seat)
    kind = int(frames.kind(frame))
    name = DECISION_NAMES[kind]
    args: dict[str, Argument] = {}
    if kind == codes.D4_CARD:
        args["round"] = int(table.round)
    elif kind == codes.D5_TURN:
        chief = 0 if table.chief_done else min(int(table.chief_steps), int(table.steps))
        args.update(card=tables.CARD_IDS[table.card[seat]], steps=int(table.steps), chief=chief)
    elif kind in ORIENTING:
        cell = int(frames.a(frame))
        args.update(cell=tables.CELL_IDS[cell], land=tables.LAND_IDS[tables.LAND[table.tile[cell]]])
    elif kind == codes.D8_TAKE:
        args["opponent"] = {"seat": int(frames.a(frame))}
    elif kind == codes.D8B_ROOM:
        args["item"] = tables.ITEM_IDS[frames.a(frame)]
    elif kind in (codes.D3_CAVALRY, codes.D9_BEATEN):
        args["man"] = int(frames.a(frame)) + 1
    return name, Message(f"prompt-{name}", args)
