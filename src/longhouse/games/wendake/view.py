"""What a seat or a spectator may see. What is not written here is hidden.

Nearly everything in Wendake is open; hidden are Mask cards in hand, Turtles taken, and the order of decks.
"""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.protocol import Argument, Json, Message
from longhouse.core.sets import BIT, members_of
from longhouse.core.state import State
from longhouse.games.wendake import data
from longhouse.games.wendake.naming import (
    ACTION_NAMES,
    DECISION_NAMES,
    progress_ids,
    territory_ids,
    tile_ids,
    tribe_ids,
    turtle_tracks,
)
from longhouse.games.wendake.rules import codes
from longhouse.games.wendake.rules.actions import harvested
from longhouse.games.wendake.rules.military import claimable_turtles, majorities, turtle_count
from longhouse.games.wendake.rules.scoring import best_choice, pair_total, total, tracks_of, with_turtles
from longhouse.games.wendake.rules.turn import legal_slots, markers_left
from longhouse.games.wendake.state import EMPTY, GHOST, Table, kind_in, owner_in


def table_of(state: State) -> Table:
    """The state as this game's own."""
    assert isinstance(state, Table)
    return state


def view(state: State, seat: int | None) -> Json:
    """Everything this seat, or a spectator, may see."""
    table = table_of(state)
    return {
        "year": int(min(table.year, data.YEARS)),
        "years": int(data.YEARS),
        "phase": phase(table),
        "pairs": pairs(table),
        "order": [int(s) for s in table.order],
        "next_order": [int(s) for s in table.next_order],
        "turn": turn_of(table),
        "map": str(table.sides),
        "territories": {data.TERRITORY_IDS[t]: _guards(table, t) for t in map_of(table)},
        "areas": {data.AREA_IDS[area]: _in_area(table, area) for area in areas_of(table)},
        "players": [_player(table, owner, seat) for owner in range(table.players)],
        "display": [_tile_or_none(tile) for tile in table.display],
        "level": 1 if table.year <= data.LAST_YEAR_OF_LEVEL_1 else 2,
        "stacks": [int(table.stack[1]), int(table.stack[3])],
        "market": progress_ids(table.progress),
        "flags_left": [flag for number, flag in enumerate(data.FLAGS) if table.flags_left >> number & 1],
        "masks": _masks(table, seat),
        "leaving": [_tile_or_none(tile) for tile in table.leaving] if table.leaving[0] != data.NONE else None,
        "doing": _doing(table),
        "ghost": _ghost(table),
    }


def map_of(table: Table) -> range:
    """The territories of this match."""
    return range(table.first_territory(), table.end_of_map())


def areas_of(table: Table) -> range:
    """The areas of this match; those in Homes stay empty, their Natives are in the village."""
    return range(int(data.FIRST_AREA[table.first_territory()]), int(data.FIRST_AREA[table.end_of_map()]))


def phase(table: Table) -> str:
    """setup, turn, restore or over."""
    if table.is_over():
        return "over"
    if table.year == 0:
        return "setup"
    kind = table.frames.kind(table.frames.top())
    return "restore" if kind in (codes.D21_RESTORE_SWAP, codes.D22_REPLACE) else "turn"


def turn_of(table: Table) -> int | None:
    """Whose turn it is, while turns are taken."""
    return int(table.turn_seat()) if phase(table) == "turn" else None


def pairs(table: Table) -> list[list[str]]:
    """The two pairs of tracks."""
    partner = int(table.pairing)
    rest = [track for track in range(1, data.TRACKS) if track != partner]
    return [[data.TRACK_IDS[0], data.TRACK_IDS[partner]], [data.TRACK_IDS[track] for track in rest]]


def _guards(table: Table, territory: int) -> list[Json]:
    return [
        {
            "seat": side,
            "guards": int(table.plain_guards(territory, side)),
            "black": bool(table.has_black_guard(territory, side)),
        }
        for side in range(table.sides)
        if table.guards_of(territory, side) > 0
    ]


def _in_area(table: Table, area: int) -> Json | None:
    content = table.areas[area]
    return None if content == EMPTY else {"seat": int(owner_in(content)), "kind": data.KIND_IDS[kind_in(content)]}


def _tile_or_none(tile: int) -> str | None:
    return None if tile == data.NONE else data.TILE_IDS[tile]


def _player(table: Table, owner: int, viewer: int | None) -> Json:
    sees_all = owner == viewer or table.is_over()
    tribe = int(table.tribe[owner])
    home = int(table.home[owner])
    return {
        "seat": owner,
        "home": data.TERRITORY_IDS[home] if home != data.NONE else None,
        "tribe": data.TRIBE_IDS[tribe] if tribe >= 0 else None,
        "goods": {good: int(table.goods[owner * data.GOODS + at]) for at, good in enumerate(data.GOOD_IDS)},
        "tracks": _tracks(table, owner),
        **_scores(table, owner, sees_all),
        "village": _village(table, owner),
        "long_house": {kind: int(table.long_house[owner * data.KINDS + at]) for at, kind in enumerate(data.KIND_IDS)},
        "canoes": {lake: int(table.canoes[owner * data.LAKES + at]) for at, lake in enumerate(data.LAKE_IDS)},
        "canoes_left": int(data.CANOES - table.canoes_out(owner)),
        "swaps": int(table.swaps[owner]),
        "flag": data.FLAGS[table.flag[owner] - 1] if table.flag[owner] else None,
        "grid": [_slot(table, owner, slot) for slot in range(data.SLOTS)],
        "open_slots": [slot + 1 for slot in members_of(legal_slots(table, owner))] if table.year > 0 else [],
        "markers": int(markers_left(table, owner)),
        "black_marker": tribe == data.OJIBWA and table.black_used == 0,
        "aside": tile_ids(table.aside[owner]),
        "progress": [
            {"id": data.PROGRESS_IDS[tile], "down": bool(table.face_down[owner] >> tile & 1)}
            for tile in members_of(table.owned[owner])
        ],
        "cards": _cards(table.hand, owner) if sees_all else None,
        "card_count": int(table.cards_in_hand(owner)),
        "known_cards": _cards(table.known, owner),
        "played": _cards(table.played, owner),
        "disk": data.SPACE_IDS[table.disk[owner]] if table.disk[owner] != data.NONE else None,
        "turtles": [
            {"id": data.TURTLE_IDS[kind], "tracks": _turtle(table, owner, kind) if sees_all else None}
            for kind in range(data.TURTLES)
            if table.turtles[owner * data.TURTLES + kind] != data.NONE
        ],
        "yields": _yields(table, owner) if home != data.NONE else None,
    }


def _tracks(table: Table, owner: int) -> Json:
    """R103: the four tracks; at the end with the Turtles."""
    tracks = with_turtles(table, owner, best_choice(table, owner)) if table.is_over() else tracks_of(table, owner)
    return dict(zip(data.TRACK_IDS, (int(points) for points in tracks), strict=True))


def _scores(table: Table, owner: int, sees_all: bool) -> Json:
    """What each pair counts now, and the total: with the Turtles only for those who may know them."""
    tracks = with_turtles(table, owner, best_choice(table, owner)) if sees_all else tracks_of(table, owner)
    by_name = dict(zip(data.TRACK_IDS, (int(points) for points in tracks), strict=True))
    counted = [min(by_name[first], by_name[second]) for first, second in pairs(table)]
    points = total(table, owner) if sees_all else pair_total(table, tracks) + table.swaps[owner]
    return {"counted": counted, "total": int(points)}


def _village(table: Table, owner: int) -> Json:
    home = int(table.home[owner])
    if home == data.NONE:
        return dict.fromkeys(data.KIND_IDS, 0)
    return {
        "warrior": int(table.plain_guards(home, owner)),
        "woman": int(table.at_home[owner * data.KINDS + data.WOMAN]),
        "hunter": int(table.at_home[owner * data.KINDS + data.HUNTER]),
        "black": int(table.has_black_guard(home, owner)),
    }


def _slot(table: Table, owner: int, slot: int) -> Json:
    return {
        "tile": _tile_or_none(table.grid[owner * data.SLOTS + slot]),
        "ritual": bool(table.rituals[owner] & BIT[slot]),
        "marked": bool(table.marked[owner] & BIT[slot]),
        "fire": bool(table.fire_at[owner] == slot),
    }


def _cards(cards: vec[i64], owner: int) -> list[str]:
    return [data.CARD_IDS[card] for card in range(data.CARDS) for _ in range(cards[owner * data.CARDS + card])]


def _turtle(table: Table, owner: int, kind: int) -> list[str]:
    return turtle_tracks(kind * data.TURTLE_TILES + int(table.turtles[owner * data.TURTLES + kind]))


def _yields(table: Table, owner: int) -> Json:
    """What each action would give this player now, for whoever learns the game. All of it is open."""
    vegetables = {data.GOOD_IDS[good]: int(harvested(table, owner, good)) for good in range(data.VEGETABLES)}
    at_home = [int(table.home_count(owner, kind)) for kind in (data.WARRIOR, data.WOMAN, data.HUNTER)]
    return {
        "harvest": {good: number for good, number in vegetables.items() if number},
        "hunt": int(table.areas_worked(owner, data.HUNTER)),
        "tan": int(table.goods[owner * data.GOODS + data.BEAVER]),
        "fish": int(table.canoes_out(owner)),
        "ritual": _best_ritual(table, owner, at_home),
        "military": territory_ids(majorities(table, owner, 0, False)),
        "exchanges": int(table.canoes_out(owner)),
        "women": int(turtle_count(table, owner, 0)),
        "hunters": int(turtle_count(table, owner, 1)),
        "turtles": [
            data.TURTLE_IDS[kind]
            for category in range(3)
            for kind in members_of(claimable_turtles(table, owner, category))
        ],
    }


def _best_ritual(table: Table, owner: int, at_home: list[int]) -> int:
    """The points of a Ritual after the best Natives were brought Home."""
    counts = list(at_home)
    waiting = [int(table.long_house[owner * data.KINDS + kind]) for kind in (data.WARRIOR, data.WOMAN, data.HUNTER)]
    waiting[0] += int(table.long_house[owner * data.KINDS + data.BLACK])
    for _ in range(data.RITUAL_BRINGS):
        open_kinds = [kind for kind in range(3) if waiting[kind]]
        if open_kinds:
            scarce = min(open_kinds, key=lambda kind: counts[kind])
            counts[scarce] += 1
            waiting[scarce] -= 1
    return min(counts)


def _masks(table: Table, viewer: int | None) -> Json:
    """The deck's size, the whole discard pile (top last), and how many of each card the viewer has not seen."""
    unseen = [int(data.CARDS_AT_START[card]) for card in range(data.CARDS)]
    for card in table.pile:
        unseen[card] -= 1
    for owner in range(table.players):
        hand = table.hand if owner == viewer or table.is_over() else table.known
        for card in range(data.CARDS):
            unseen[card] -= int(hand[owner * data.CARDS + card] + table.played[owner * data.CARDS + card])
    return {
        "deck": int(table.cards_in_deck()),
        "discard": [data.CARD_IDS[card] for card in table.pile],
        "unseen": dict(zip(data.CARD_IDS, unseen, strict=True)),
    }


def _doing(table: Table) -> Json | None:
    """The open decision, as far as everybody sees it."""
    if table.is_over():
        return None
    frames, frame = table.frames, table.frames.top()
    kind = int(frames.kind(frame))
    more = _SHOWN.get(kind, _nothing_more)
    return {
        "decision": DECISION_NAMES[kind],
        "seat": int(frames.owner(frame)),
        "todo": actions_in(int(table.todo)),
        "skipped": _skipped(table),
        "slot": int(table.active) + 1 if table.active != data.NONE else None,
        "free_order": bool(table.free_order),
        **more(int(frames.a(frame)), int(frames.b(frame))),
    }


def _nothing_more(a: int, b: int) -> Json:
    return {}


def _purchase(a: int, b: int) -> Json:
    return {"progress": data.PROGRESS_IDS[a], "discount": b}


def _good_ids(goods: int) -> list[str]:
    return [data.GOOD_IDS[good] for good in members_of(goods)]


_SHOWN: dict[int, Callable[[int, int], Json]] = {
    codes.D0_2_TRIBE: lambda a, _: {"tribes": tribe_ids(a)},
    codes.D4_MOVE: lambda a, _: {"steps": a},
    codes.D5_EXCHANGE: lambda a, b: {"exchanges": a, "exchanged": b},
    codes.D8_DISCOUNT: _purchase,
    codes.D9_PAY: _purchase,
    codes.D10_TRACK: lambda a, _: {"points": a},
    codes.D11_ECONOMY: lambda a, _: {"spent": _good_ids(a)},
    codes.D12_DRAW: lambda a, _: {"cards": a},
    codes.D17_RITUAL: lambda a, _: {"natives": a},
    codes.D19_SPEND: lambda _, b: {"spent": _good_ids(b)},
}
"""What else everybody sees of a decision, by its kind, out of the first two numbers of its frame."""


def actions_in(packed: int) -> list[str]:
    """Actions that are packed into a number, four bits each."""
    found = []
    while packed:
        found.append(ACTION_NAMES[packed & 15])
        packed >>= 4
    return found


def _skipped(table: Table) -> list[str]:
    """The actions of the tile in use that were left out, the last one first."""
    frames, frame = table.frames, table.frames.top()
    while frame >= 0 and frames.kind(frame) != codes.D3_ACTION:
        frame = frames.below(frame)
    return actions_in(int(frames.a(frame))) if frame >= 0 else []


def _ghost(table: Table) -> Json | None:
    if not table.settings.solo:
        return None
    home = int(table.home[GHOST])
    return {
        "seat": GHOST,
        "home": data.TERRITORY_IDS[home] if home != data.NONE else None,
        "cards": [data.GHOST_IDS[card] for card in members_of(table.ghost_cards)],
        "warriors": int(table.ghost_warriors),
        "disk": data.SPACE_IDS[table.disk[GHOST]] if table.disk[GHOST] != data.NONE else None,
        "rank": rank_alone(int(total(table, 0))) if table.is_over() else None,
    }


def rank_alone(points: int) -> str:
    """What somebody who played alone has become (section 9.1)."""
    return next(str(row["id"]) for row in reversed(data.DATA["rank"]) if points >= row["points"])


def prompt(state: State, seat: int) -> tuple[str, Message]:
    """The name of the open decision, and the question."""
    table = table_of(state)
    frame = int(table.frames.of(seat))
    kind = int(table.frames.kind(frame))
    name = DECISION_NAMES[kind]
    args = _ASKED[kind](table, seat, frame) if kind in _ASKED else {}
    return name, Message(f"prompt-{name}", args)


def _left(table: Table, seat: int, frame: int) -> dict[str, Argument]:
    return {"left": int(table.frames.a(frame))}


def _price(table: Table, seat: int, frame: int) -> dict[str, Argument]:
    return dict(_purchase(int(table.frames.a(frame)), int(table.frames.b(frame))))


_ASKED: dict[int, Callable[[Table, int, int], dict[str, Argument]]] = {
    codes.D1_TURN: lambda table, seat, _: {"markers": int(markers_left(table, seat))},
    codes.D3_ACTION: lambda table, _seat, _: {"action": ACTION_NAMES[table.todo & 15]},
    codes.D4_MOVE: _left,
    codes.D5_EXCHANGE: _left,
    codes.D7_BUY: _left,
    codes.D8_DISCOUNT: _price,
    codes.D9_PAY: _price,
    codes.D10_TRACK: lambda table, _seat, frame: {"points": int(table.frames.a(frame))},
    codes.D12_DRAW: _left,
    codes.D15_TURTLE: lambda table, _seat, frame: {"category": ("women", "hunters", "canoes")[table.frames.a(frame)]},
    codes.D17_RITUAL: _left,
}
"""What a question says, by its kind."""
