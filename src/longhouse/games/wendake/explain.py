"""Why something is not offered, and how a game ended."""

from __future__ import annotations

from collections.abc import Callable

from longhouse.core.protocol import Argument, Line, Message, Reason, Result
from longhouse.core.sets import count, members_of
from longhouse.core.zones import NONE
from longhouse.games.wendake import data, state
from longhouse.games.wendake.rules.decisions import Question
from longhouse.games.wendake.rules.military import turtle_count
from longhouse.games.wendake.rules.moving import is_open_to_attack
from longhouse.games.wendake.rules.progress import has_line
from longhouse.games.wendake.rules.scoring import best_choice, pair_total, total, tracks_of, with_turtles
from longhouse.games.wendake.rules.tiles import EFFECT
from longhouse.games.wendake.rules.trade import can_pay, discount_of, usable_discounts
from longhouse.games.wendake.rules.turn import legal_slots, markers_left
from longhouse.games.wendake.state import Table
from longhouse.games.wendake.view import pairs

Asked = frozenset[str]
"""The kinds of options that the seat's open decision has."""


def why_not(table: Table, seat: int, target: str) -> Reason | None:
    """The rule that keeps a seat from using a target now; None for a target this game does not have."""
    kind, _, name = target.partition(":")
    if kind not in _REASONS:
        return None
    if table.is_over():
        return _reason("R102", "over")
    frame = int(table.frames.of(seat))
    if frame < 0:
        return _reason("R8", "not-your-turn")
    asked = frozenset(options.name for options in table.asks(frame).options)
    return _REASONS[kind](table, seat, asked, name)


def _reason(rule: str, message: str, **args: Argument) -> Reason:
    return Reason(rule, Message(f"why-{message}", args))


def _slot(table: Table, seat: int, asked: Asked, name: str) -> Reason | None:
    if not name.isdigit() or not 1 <= int(name) <= data.SLOTS:
        return None
    slot = int(name) - 1
    marked = state.MARKED.of(table, seat)
    if "place" in asked:
        if state.MARKED.has(table, seat, slot):
            return _reason("R12", "slot-marked")
        if state.FIRE.of(table, seat) == slot:
            return _reason("R82", "slot-fire")
        if count(marked) == data.TILE_MARKERS:
            return _reason("R9", "three-tiles")
        if legal_slots(table, seat):
            return _reason("R14" if count(marked) == 1 else "R15", "no-line")
    if "fire" in asked:
        if state.MARKED.has(table, seat, slot):
            return _reason("R81", "fire-marked")
        if not has_line(marked, slot):
            return _reason("R81", "fire-breaks-line")
    if "turn-tile" in asked:
        return _reason("R129", "tile-in-use")
    return _reason("R17", "tile-later" if markers_left(table, seat) else "no-marker")


def _order(table: Table, seat: int, asked: Asked, name: str) -> Reason:
    if table.has_ordered(seat):
        return _reason("R9", "ordered")
    return _reason("R9", "order-later")


def _guard(table: Table, seat: int, asked: Asked, name: str) -> Reason | None:
    if name.partition(".")[0] not in data.TERRITORY_IDS:
        return None
    if "strike" in asked:
        return _reason("R58", "black-back")
    return _reason("R40", "move-only")


def _foe(table: Table, seat: int, asked: Asked, name: str) -> Reason | None:
    if name.partition(".")[0] not in data.TERRITORY_IDS:
        return None
    if "strike" not in asked:
        return _reason("R52", "fight-in-move")
    return _reason("R44", "too-far")


def _territory(table: Table, seat: int, asked: Asked, name: str) -> Reason | None:
    if name not in data.TERRITORY_IDS:
        return None
    territory = data.TERRITORY_IDS.index(name)
    if "home" in asked:
        return _reason("R6", "home-taken" if data.IS_HOME[territory] else "no-home", territory=name)
    if data.IS_HOME[territory] and state.HOME.of(table, seat) != territory:
        return _reason("R6", "foreign-home", territory=name)
    if "strike" in asked:
        return _reason("R47", "not-adjacent", territory=name)
    return _reason("R40", "move-only")


def _area(table: Table, seat: int, asked: Asked, name: str) -> Reason | None:
    if name not in data.AREA_IDS:
        return None
    area = data.AREA_IDS.index(name)
    owner = int(state.WHOSE.of(table, area))
    if "strike" in asked:
        if owner == NONE:
            return _reason("R44", "too-far")
        if owner == seat:
            return _reason("R50", "area-yours")
        if not is_open_to_attack(table, seat, area):
            return _reason("R56", "area-guarded", seat={"seat": owner})
        return _reason("R44", "too-far")
    if owner == seat:
        if "transfer" not in asked:
            return _reason("R30", "transfer-between")
        return _reason("R59", "works-here")
    return _reason("R40", "move-only")


def _progress(table: Table, seat: int, asked: Asked, name: str) -> Reason | None:
    if name not in data.PROGRESS_IDS:
        return None
    tile = data.PROGRESS_IDS.index(name)
    if not state.OWNED.has(table, seat, tile):
        return _reason("R110", "not-owned", progress=name)
    if state.FACE_DOWN.has(table, seat, tile):
        return _reason("R110", "used-this-year", progress=name)
    if tile not in members_of(data.ANY_TIME):
        return Reason("R110", Message(f"why-timing-{data.PROGRESS_TIMING[tile].replace('_', '-')}", {"progress": name}))
    frame = table.frames.of(seat)
    decision = table.asks(frame)
    is_checkpoint = isinstance(decision, Question) and decision.is_checkpoint
    if is_checkpoint and not table.settings.progress_mid_action:
        return _reason("R32", "not-mid-action")
    if ("transfer" in asked or is_checkpoint) and not EFFECT[tile].can(table, seat, frame):
        return _reason("R110a", "no-effect", progress=name)
    return _reason("R32", "progress-later")


def _market(table: Table, seat: int, asked: Asked, name: str) -> Reason | None:
    if name not in data.PROGRESS_IDS:
        return None
    tile = data.PROGRESS_IDS.index(name)
    if not state.MARKET.has(table, tile):
        return _reason("R64", "not-on-display", progress=name)
    level = int(data.PROGRESS_LEVEL[tile])
    if "buy" in asked and not can_pay(table, seat, level, discount_of(usable_discounts(table, seat))):
        return _reason("R65", "too-dear", level=level)
    return _reason("R64", "buy-in-trade")


def _good(table: Table, seat: int, asked: Asked, name: str) -> Reason | None:
    if name not in data.GOOD_IDS:
        return None
    if name == "beaver":
        return _reason("R2", "beaver")
    if state.GOODS.of(table, seat, data.GOOD_IDS.index(name)) == 0:
        return _reason("R3", "none-left", good=name)
    if "spend" in asked:
        return _reason("R69" if "use" in asked else "R120", "spent-type", good=name)
    return _reason("R60", "goods-in-trade")


def _supply(table: Table, seat: int, asked: Asked, name: str) -> Reason | None:
    if name not in data.GOOD_IDS:
        return None
    return _reason("R61", "take-after-give" if "exchange" in asked else "goods-in-trade")


def _card(table: Table, seat: int, asked: Asked, name: str) -> Reason | None:
    if name not in data.CARD_IDS and name not in data.MASK_IDS:
        return None
    held = sum(
        int(state.HAND.of(table, seat, card)) for card, word in enumerate(data.CARD_IDS) if word.startswith(name)
    )
    if not held:
        return _reason("R88", "card-not-held", mask=name.partition(".")[0])
    return _reason("R88", "cards-by-space")


def _space(table: Table, seat: int, asked: Asked, name: str) -> Reason | None:
    if name not in data.SPACE_IDS:
        return None
    if "masks" not in asked:
        return _reason("R85", "masks-in-ceremony")
    for side in range(table.sides):
        if state.DISK.of(table, side) == data.SPACE_IDS.index(name):
            return _reason("R89", "space-yours") if side == seat else _reason("R88", "space-taken", seat={"seat": side})
    return _reason("R88", "cards-do-not-fit", space=name)


def _turtle(table: Table, seat: int, asked: Asked, name: str) -> Reason | None:
    if name not in data.TURTLE_IDS:
        return None
    turtle = data.TURTLE_IDS.index(name)
    if state.TURTLES.of(table, seat, turtle) != NONE:
        return _reason("R73", "turtle-owned", turtle=name)
    have = int(turtle_count(table, seat, data.TURTLE_CATEGORY[turtle]))
    need = int(data.TURTLE_NEED[turtle]) - int(state.TRIBE_OF.of(table, seat) == data.SHAWNEE)
    if have < need:
        return _reason("R71", "turtle-not-reached", turtle=name, have=have, need=need)
    if "claim" in asked:
        return _reason("R72", "turtle-in-turn")
    return _reason("R70", "turtles-in-military")


def _native(table: Table, seat: int, asked: Asked, name: str) -> Reason | None:
    if name not in data.KIND_IDS:
        return None
    if "bring" in asked and not state.LONG_HOUSE.of(table, seat, data.KIND_IDS.index(name)):
        return _reason("R92", "nobody-there", kind=name)
    return _reason("R92", "long-house-in-ritual")


def _village(table: Table, seat: int, asked: Asked, name: str) -> Reason | None:
    return _reason("R30", "village") if name in data.KIND_IDS else None


def _tile(table: Table, seat: int, asked: Asked, name: str) -> Reason | None:
    if name not in data.TILE_IDS:
        return None
    if "replace" in asked and state.ASIDE.has(table, seat, data.TILE_IDS.index(name)):
        return _reason("R97", "take-back-basic")
    return _reason("R97", "tiles-in-restore")


def _fixed(rule: str, message: str) -> Callable[[Table, int, Asked, str], Reason]:
    return lambda _table, _seat, _asked, _name: _reason(rule, message)


def _named(names: tuple[str, ...], rule: str, message: str) -> Callable[[Table, int, Asked, str], Reason | None]:
    return lambda _table, _seat, _asked, name: _reason(rule, message) if name in names else None


def _swap(table: Table, seat: int, asked: Asked, name: str) -> Reason:
    if state.SWAPS.of(table, seat) == 0:
        return _reason("R33", "no-swap-token")
    return _reason("R33", "swap-later")


def _action(table: Table, seat: int, asked: Asked, name: str) -> Reason:
    if "do" in asked:
        return _reason("R17", "top-to-bottom")
    return _reason("R17", "action-later")


_REASONS: dict[str, Callable[[Table, int, Asked, str], Reason | None]] = {
    "slot": _slot,
    "order": _order,
    "guard": _guard,
    "foe": _foe,
    "territory": _territory,
    "area": _area,
    "progress": _progress,
    "market": _market,
    "good": _good,
    "supply": _supply,
    "card": _card,
    "mask": _card,
    "space": _space,
    "turtle": _turtle,
    "longhouse": _native,
    "village": _village,
    "tile": _tile,
    "leaving": _fixed("R97", "tiles-in-restore"),
    "deck": _fixed("R85", "masks-in-ceremony"),
    "discard": _fixed("R85", "masks-in-ceremony"),
    "track": _named(data.TRACK_IDS, "R104", "tracks"),
    "lake": _named(data.LAKE_IDS, "R35", "lakes"),
    "tribe": _named(data.TRIBE_IDS, "R150", "tribes"),
    "swap": _swap,
    "action": _action,
    "end": _fixed("R9", "finish-first"),
    "again": _fixed("R143", "again"),
    "black": _fixed("R143", "again"),
}


def result(table: Table) -> Result:
    """R103 to R105: of each pair the lower track, Swap tokens; a tie goes to the lower Turn Order marker."""
    seats = range(table.players)
    scores = [int(total(table, seat)) for seat in seats]
    ranking = sorted(seats, key=lambda seat: (-scores[seat], state.ORDER.place(table, seat)))
    lines = [_pair_line(table, first, second) for first, second in pairs(table)]
    before = [int(pair_total(table, tracks_of(table, seat))) for seat in seats]
    after = [int(pair_total(table, with_turtles(table, seat, best_choice(table, seat)))) for seat in seats]
    lines.append(Line(Message("score-turtles"), tuple(now - then for now, then in zip(after, before, strict=True))))
    lines.append(Line(Message("score-swaps"), tuple(int(state.SWAPS.of(table, seat)) for seat in seats)))
    is_tied = len(ranking) > 1 and scores[ranking[0]] == scores[ranking[1]]
    tie = Message("tie-order", {"seat": {"seat": ranking[0]}}) if is_tied else None
    return Result(tuple(ranking.index(seat) + 1 for seat in seats), tuple(scores), tuple(lines), tie)


def _pair_line(table: Table, first: str, second: str) -> Line:
    """What a pair counts before the Turtles."""
    points = []
    for seat in range(table.players):
        tracks = dict(zip(data.TRACK_IDS, tracks_of(table, seat), strict=True))
        points.append(int(min(tracks[first], tracks[second])))
    return Line(Message("score-pair", {"first": first, "second": second}), tuple(points))
