"""What a seat or a spectator may see. What is not written here is hidden.

Nearly everything in Wendake is open; hidden are Mask cards in hand, Turtles taken, and the order of decks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from longhouse.core.sets import members_of
from longhouse.core.zones import NONE, Grid, Line
from longhouse.games.wendake import data, state
from longhouse.games.wendake.rules.actions import harvested
from longhouse.games.wendake.rules.decisions import Question
from longhouse.games.wendake.rules.military import claimable_turtles, majorities, turtle_count
from longhouse.games.wendake.rules.scoring import best_choice, pair_total, total, tracks_of, with_turtles
from longhouse.games.wendake.rules.turn import legal_slots, markers_left
from longhouse.games.wendake.seen import (
    Doing,
    Ghost,
    Guards,
    Masks,
    Native,
    Own,
    Phase,
    Player,
    Scores,
    Shared,
    Shown,
    Slot,
    View,
    Yields,
)
from longhouse.games.wendake.state import GHOST, Table


def view(table: Table, seat: int | None) -> View:
    """Everything this seat, or a spectator, may see."""
    return {**shared(table), **own(table, seat)}


def own(table: Table, seat: int | None) -> Own:
    """What depends on who looks."""
    return {
        "players": [_player(table, owner, seat) for owner in range(table.players)],
        "masks": _masks(table, seat),
    }


def shared(table: Table) -> Shared:
    """What lies open on the table."""
    return {
        "year": int(min(state.YEAR.of(table), data.YEARS)),
        "years": int(data.YEARS),
        "phase": phase(table),
        "pairs": pairs(table),
        "order": _line(table, state.ORDER, state.SEAT.names),
        "next_order": _line(table, state.NEXT_ORDER, state.SEAT.names),
        "turn": turn_of(table),
        "map": str(table.sides),
        "territories": {data.TERRITORY_IDS[t]: _guards(table, t) for t in map_of(table)},
        "areas": {data.AREA_IDS[area]: _in_area(table, area) for area in areas_of(table)},
        "display": [_tile_or_none(state.DISPLAY.of(table, at)) for at in range(data.DISPLAY)],
        "level": 1 if state.YEAR.of(table) <= data.LAST_YEAR_OF_LEVEL_1 else 2,
        "stacks": stacks(table),
        "market": state.PROGRESS.names_in(state.MARKET.of(table)),
        "flags_left": state.FLAG.names_in(state.FLAGS_LEFT.of(table)),
        "leaving": _leaving(table),
        "doing": _doing(table),
        "ghost": _ghost(table),
    }


def stacks(table: Table) -> list[int]:
    """How high the two stacks of Advanced tiles are; what is left of the first leaves the game after Year 3 (R100)."""
    first, second = (int(state.STACK.of(table, at)) for at in range(2))
    return [first if state.YEAR.of(table) <= data.LAST_YEAR_OF_LEVEL_1 else 0, second]


def map_of(table: Table) -> range:
    """The territories of this match."""
    return range(table.first_territory, table.end_of_map)


def areas_of(table: Table) -> range:
    """The areas of this match; those in Homes stay empty, their Natives are in the village."""
    return range(int(table.first_area), int(table.end_of_areas))


def phase(table: Table) -> Phase:
    """setup, turn, restore or over."""
    if table.is_over():
        return "over"
    if table.frames.depth == 0:
        return _phase_between(table)
    lowest = table.asks(0)
    assert isinstance(lowest, Question)
    return cast(Phase, lowest.phase)


def _phase_between(table: Table) -> Phase:
    """The phase where nothing is pending yet: between two turns, or at the end of a Year."""
    if state.YEAR.of(table) == 0:
        return "setup"
    return "turn" if any(markers_left(table, seat) > 0 for seat in range(table.players)) else "restore"


def turn_of(table: Table) -> int | None:
    """Whose turn it is, while turns are taken."""
    return int(state.TURN.of(table)) if phase(table) == "turn" else None


def pairs(table: Table) -> list[list[str]]:
    """The two pairs of tracks."""
    partner = int(state.PARTNER.of(table))
    rest = [track for track in range(1, data.TRACKS) if track != partner]
    return [[data.TRACK_IDS[0], data.TRACK_IDS[partner]], [data.TRACK_IDS[track] for track in rest]]


def _guards(table: Table, territory: int) -> list[Guards]:
    return [
        {
            "seat": side,
            "guards": int(state.GUARDS.of(table, territory, side)),
            "black": bool(table.has_black_guard(territory, side)),
        }
        for side in range(table.sides)
        if table.guards_of(territory, side) > 0
    ]


def _in_area(table: Table, area: int) -> Native | None:
    owner = state.WHOSE.of(table, area)
    return None if owner == NONE else {"seat": int(owner), "kind": data.KIND_IDS[state.WHO.of(table, area)]}


def _line(table: Table, line: Line, names: Sequence[Any]) -> list[Any]:
    return [names[line.of(table, place)] for place in range(line.size(table))]


def _leaving(table: Table) -> list[str | None] | None:
    tiles = [_tile_or_none(state.LEAVING.of(table, column)) for column in range(data.SIDE)]
    return tiles if tiles[0] else None


def _tile_or_none(tile: int) -> str | None:
    return None if tile == NONE else data.TILE_IDS[tile]


def _player(table: Table, owner: int, viewer: int | None) -> Player:
    sees_all = owner == viewer or table.is_over()
    tribe = int(state.TRIBE_OF.of(table, owner))
    home = int(state.HOME.of(table, owner))
    ally = int(state.ALLY.of(table, owner))
    return {
        "seat": owner,
        "home": data.TERRITORY_IDS[home] if home != NONE else None,
        "tribe": data.TRIBE_IDS[tribe] if tribe >= 0 else None,
        "goods": {good: int(state.GOODS.of(table, owner, at)) for at, good in enumerate(data.GOOD_IDS)},
        "tracks": _tracks(table, owner),
        **_scores(table, owner, sees_all),
        "village": _village(table, owner),
        "long_house": {kind: int(state.LONG_HOUSE.of(table, owner, at)) for at, kind in enumerate(data.KIND_IDS)},
        "canoes": {lake: int(state.CANOES.of(table, owner, at)) for at, lake in enumerate(data.LAKE_IDS)},
        "canoes_left": int(data.CANOES - state.CANOES.total(table, owner)),
        "swaps": int(state.SWAPS.of(table, owner)),
        "flag": data.FLAGS[ally] if ally != NONE else None,
        "grid": [_slot(table, owner, slot) for slot in range(data.SLOTS)],
        "open_slots": [slot + 1 for slot in members_of(legal_slots(table, owner))] if state.YEAR.of(table) > 0 else [],
        "markers": int(markers_left(table, owner)),
        "black_marker": tribe == data.OJIBWA and state.BLACK_USED.of(table) == 0,
        "aside": state.TILE.names_in(state.ASIDE.of(table, owner)),
        "progress": [
            {"id": data.PROGRESS_IDS[tile], "down": bool(state.FACE_DOWN.has(table, owner, tile))}
            for tile in members_of(state.OWNED.of(table, owner))
        ],
        "cards": _cards(table, state.HAND, owner) if sees_all else None,
        "card_count": int(state.HAND.total(table, owner)),
        "known_cards": _cards(table, state.KNOWN, owner),
        "played": _cards(table, state.PLAYED, owner),
        "disk": data.SPACE_IDS[state.DISK.of(table, owner)] if state.DISK.of(table, owner) != NONE else None,
        "turtles": [
            {"id": data.TURTLE_IDS[kind], "tracks": _turtle(table, owner, kind) if sees_all else None}
            for kind in range(data.TURTLES)
            if state.TURTLES.of(table, owner, kind) != NONE
        ],
        "yields": _yields(table, owner) if home != NONE else None,
    }


def _tracks(table: Table, owner: int) -> dict[str, int]:
    """R103: the four tracks; at the end with the Turtles."""
    tracks = with_turtles(table, owner, best_choice(table, owner)) if table.is_over() else tracks_of(table, owner)
    return dict(zip(data.TRACK_IDS, (int(points) for points in tracks), strict=True))


def _scores(table: Table, owner: int, sees_all: bool) -> Scores:
    """What each pair counts now, and the total: with the Turtles only for those who may know them.

    `from_turtles`: what they add to each track, as long as it is not on the tracks yet.
    """
    tracks = with_turtles(table, owner, best_choice(table, owner)) if sees_all else tracks_of(table, owner)
    by_name = dict(zip(data.TRACK_IDS, (int(points) for points in tracks), strict=True))
    counted = [min(by_name[first], by_name[second]) for first, second in pairs(table)]
    points = total(table, owner) if sees_all else pair_total(table, tracks) + state.SWAPS.of(table, owner)
    hidden = {track: by_name[track] - at for track, at in _tracks(table, owner).items()}
    return {"counted": counted, "total": int(points), "from_turtles": hidden if any(hidden.values()) else None}


def _village(table: Table, owner: int) -> dict[str, int]:
    home = int(state.HOME.of(table, owner))
    if home == NONE:
        return dict.fromkeys(data.KIND_IDS, 0)
    return {
        "warrior": int(state.GUARDS.of(table, home, owner)),
        "woman": int(state.VILLAGE.of(table, owner, data.WOMAN)),
        "hunter": int(state.VILLAGE.of(table, owner, data.HUNTER)),
        "black": int(table.has_black_guard(home, owner)),
    }


def _slot(table: Table, owner: int, slot: int) -> Slot:
    return {
        "tile": _tile_or_none(state.GRID.of(table, owner, slot)),
        "ritual": bool(state.RITUALS.has(table, owner, slot)),
        "marked": bool(state.MARKED.has(table, owner, slot)),
        "fire": bool(state.FIRE.of(table, owner) == slot),
    }


def _cards(table: Table, cards: Grid, owner: int) -> list[str]:
    return [card for number, card in enumerate(data.CARD_IDS) for _n in range(cards.of(table, owner, number))]


def _turtle(table: Table, owner: int, kind: int) -> list[str]:
    return state.TRACK.names_in(data.TURTLE_TRACKS.of(kind, state.TURTLES.of(table, owner, kind)))


def _yields(table: Table, owner: int) -> Yields:
    """What each action would give this player now, for whoever learns the game. All of it is open."""
    vegetables = {data.GOOD_IDS[good]: int(harvested(table, owner, good)) for good in range(data.VEGETABLES)}
    at_home = [int(table.home_count(owner, kind)) for kind in (data.WARRIOR, data.WOMAN, data.HUNTER)]
    return {
        "harvest": {good: number for good, number in vegetables.items() if number},
        "hunt": int(table.areas_worked(owner, data.HUNTER)),
        "tan": int(state.GOODS.of(table, owner, data.BEAVER)),
        "fish": int(state.CANOES.total(table, owner)),
        "ritual": _best_ritual(table, owner, at_home),
        "military": state.TERRITORY.names_in(majorities(table, owner, 0, False)),
        "exchanges": int(state.CANOES.total(table, owner)),
        "women": int(turtle_count(table, owner, data.OF_WOMEN)),
        "hunters": int(turtle_count(table, owner, data.OF_HUNTERS)),
        "turtles": [
            data.TURTLE_IDS[kind]
            for category in range(data.CATEGORIES)
            for kind in members_of(claimable_turtles(table, owner, category))
        ],
    }


def _best_ritual(table: Table, owner: int, at_home: list[int]) -> int:
    """The points of a Ritual after the best Natives were brought Home."""
    counts = list(at_home)
    waiting = [int(state.LONG_HOUSE.of(table, owner, kind)) for kind in (data.WARRIOR, data.WOMAN, data.HUNTER)]
    waiting[0] += int(state.LONG_HOUSE.of(table, owner, data.BLACK))
    for _n in range(data.RITUAL_BRINGS):
        open_kinds = [kind for kind in range(3) if waiting[kind]]
        if open_kinds:
            scarce = min(open_kinds, key=lambda kind: counts[kind])
            counts[scarce] += 1
            waiting[scarce] -= 1
    return min(counts)


def _masks(table: Table, viewer: int | None) -> Masks:
    """The deck's size, the whole discard pile (top last), and how many of each card the viewer has not seen."""
    pile = _line(table, state.DISCARD, data.CARD_IDS)
    unseen = {card: int(data.CARDS_AT_START[number]) - pile.count(card) for number, card in enumerate(data.CARD_IDS)}
    for owner in range(table.players):
        hand = state.HAND if owner == viewer or table.is_over() else state.KNOWN
        for card in [*_cards(table, hand, owner), *_cards(table, state.PLAYED, owner)]:
            unseen[card] -= 1
    return {
        "deck": int(state.DECK.total(table)),
        "discard": pile,
        "unseen": unseen,
    }


def _doing(table: Table) -> Doing | None:
    """The open decision, as far as everybody sees it."""
    if table.is_over() or table.between:
        return None
    frames, frame = table.frames, table.frames.top()
    decision = table.asks(frame)
    assert isinstance(decision, Question)
    active = state.ACTIVE.of(table)
    return {
        "decision": decision.name,
        "seat": int(frames.owner(frame)),
        "todo": _line(table, state.TODO, data.ACTION_NAMES),
        "skipped": _line(table, state.SKIPPED, data.ACTION_NAMES)[::-1],
        "slot": None if active == NONE else state.SLOT.of(active),
        "free_order": bool(state.FREE_ORDER.of(table)),
        **cast(Shown, decision.seen(table, frame)),
    }


def _ghost(table: Table) -> Ghost | None:
    if not table.settings.solo:
        return None
    home = int(state.HOME.of(table, GHOST))
    return {
        "seat": GHOST,
        "home": data.TERRITORY_IDS[home] if home != NONE else None,
        "cards": state.GHOST_CARD.names_in(state.GHOST_CARDS.of(table)),
        "warriors": int(state.GHOST_WARRIORS.of(table)),
        "disk": data.SPACE_IDS[state.DISK.of(table, GHOST)] if state.DISK.of(table, GHOST) != NONE else None,
        "rank": rank_alone(int(total(table, 0))) if table.is_over() else None,
    }


def rank_alone(points: int) -> str:
    """What somebody who played alone has become (section 9.1)."""
    return next(str(row["id"]) for row in reversed(data.DATA["rank"]) if points >= row["points"])
