"""The open decision: what everybody sees of it, and the question that is put to whoever decides.

What a decision is about is said by functions, each for one thing that may be in question; `_ABOUT` and `_QUESTION` say
which of them belong to which decision.
"""

from __future__ import annotations

from collections.abc import Callable

from longhouse.core.protocol import Argument, Json, Message
from longhouse.core.state import State
from longhouse.games.northgard import state, tables
from longhouse.games.northgard.naming import DECISION_NAMES
from longhouse.games.northgard.rules import codes
from longhouse.games.northgard.rules.combat import strength
from longhouse.games.northgard.rules.creature_fights import is_declared, score_before_dice
from longhouse.games.northgard.rules.creatures import territory_of
from longhouse.games.northgard.rules.figures import figures_of, has_kaija, units_of
from longhouse.games.northgard.state import Table

Facts = Callable[[Table, int], Json]
"""What is said of a table's open decision, given its frame."""


def phase(table: Table) -> str:
    """setup, actions, creatures, harvest or over."""
    if table.is_over():
        return "over"
    if table.year == 0:
        return "setup"
    kinds = [row[0] for row in table.frames.dump()[1:]]
    if codes.NEXT_YEAR in kinds:
        return "end_of_year"
    if codes.CREATURE_PHASE in kinds:
        return "creatures"
    return "harvest" if codes.NEXT_HARVEST in kinds else "actions"


def doing(table: Table) -> Json | None:
    """The open decision, as far as everybody sees it."""
    if table.is_over():
        return None
    frame = int(table.frames.top())
    kind = int(table.frames.kind(frame))
    found: Json = {"decision": DECISION_NAMES[kind], "seat": int(table.frames.owner(frame))}
    if table.year > 0 and phase(table) == "actions" and kind not in (codes.D10_TURN, codes.D11_CONTINUE):
        found["card"] = tables.FACE_IDS[tables.FACE_OF[table.act[state.CARD]]]
        found["effect"] = tables.FACE_IDS[table.act[state.FACE]]
    for facts in _ABOUT.get(kind, ()):
        found.update(facts(table, frame))
    return found


def prompt(position: State, seat: int) -> tuple[str, Message]:
    """The name of the open decision, and the question."""
    assert isinstance(position, Table)
    frame = int(position.frames.of(seat))
    kind = int(position.frames.kind(frame))
    name = DECISION_NAMES[kind]
    args: dict[str, Argument] = {}
    for facts in _QUESTION.get(kind, ()):
        args.update(facts(position, frame))
    return name, Message(f"prompt-{name}", args)


# What may be in question.


def _moves(table: Table, frame: int) -> Json:
    return {"moves": int(table.act[state.MOVES])}


def _start(table: Table, frame: int) -> Json:
    return {"from": tables.AREA_IDS[table.act[state.FROM]]}


def _end(table: Table, frame: int) -> Json:
    return {"to": tables.AREA_IDS[table.act[state.TO]]}


def _chosen_steps(table: Table, frame: int) -> Json:
    """Hidden Ways, Bribery: what is chosen already."""
    step = int(table.frames.a(frame))
    return {**(_start(table, frame) if step >= 1 else {}), **(_end(table, frame) if step >= 2 else {})}


def _step(table: Table, frame: int) -> Json:
    return {"step": ("from", "to", "count")[int(table.frames.a(frame))]}


def _tile(table: Table, frame: int) -> Json:
    return {"tile": tables.TILE_IDS[table.act[state.TILE]]}


def _cell(table: Table, frame: int) -> Json:
    return {"cell": [int(table.act[state.CELL_X]), int(table.act[state.CELL_Y])]}


def _left(table: Table, frame: int) -> Json:
    return {"left": int(table.frames.a(frame))}


def _played(table: Table, frame: int) -> Json:
    card = tables.FACE_OF[table.act[state.CARD]]
    return {"card": tables.FACE_IDS[card], "seat": {"seat": int(table.act[state.SEAT])}}


def _timed(table: Table, frame: int) -> Json:
    return {"timed": True} if table.settings.asks_everybody else {}


def _sorting(table: Table, frame: int) -> Json:
    return {"discards": int(table.frames.a(frame)), "back": int(table.frames.b(frame))}


def _effect(table: Table, frame: int) -> Json:
    return {"card": tables.FACE_IDS[table.act[state.FACE]]}


def _picked(table: Table, frame: int) -> Json:
    card = tables.FACE_OF[table.frames.a(frame)]
    return {"card": tables.FACE_IDS[card], "seat": {"seat": int(table.frames.b(frame))}}


def _number(table: Table, frame: int) -> Json:
    return {"number": int(table.frames.a(frame))}


def _battlefield(table: Table, frame: int) -> Json:
    return {"territory": tables.AREA_IDS[table.act[state.FIGHT]]}


def _territory(table: Table, frame: int) -> Json:
    return {"territory": tables.AREA_IDS[table.frames.a(frame)]}


def _scorched(table: Table, frame: int) -> Json:
    return {"territory": tables.AREA_IDS[table.root[table.scorched_at]]}


def _swap(table: Table, frame: int) -> Json:
    """R174: what a teammate offers, and what for."""
    give, take = divmod(int(table.frames.a(frame)), tables.RESOURCES)
    return {"give": tables.RESOURCE_IDS[give], "take": tables.RESOURCE_IDS[take]}


def _asker(table: Table, frame: int) -> Json:
    return {"seat": {"seat": int(table.frames.b(frame))}}


def _combat(table: Table, frame: int) -> Json:
    """The sums of a combat as far as it has come."""
    kind, act = int(table.frames.kind(frame)), table.act
    here = int(act[state.FIGHT])
    attacker, defender = int(table.attacker[here]), int(table.holder[here])
    combat: Json = {
        "territory": tables.AREA_IDS[here],
        "attacker": attacker,
        "defender": defender,
        "attack": int(strength(table, here, attacker) + act[state.BONUS]),
        "defence": int(strength(table, here, defender)),
        "attackers": int(figures_of(table, here, attacker)),
        "defenders": int(figures_of(table, here, defender)),
        "kaija": bool(has_kaija(table, here, attacker) or has_kaija(table, here, defender)),
        "units": [int(units_of(table, here, attacker)), int(units_of(table, here, defender))],
        "bonus": int(act[state.BONUS]),
        "food": [
            int(act[state.ATTACKER_FOOD]) if kind > codes.D32_ATTACKER_FOOD else None,
            int(act[state.DEFENDER_FOOD]) if kind > codes.D33_DEFENDER_FOOD else None,
        ],
        "rolled": [int(act[state.ATTACKER_POINTS]), int(act[state.ATTACKER_HITS])]
        if kind in (codes.D35_AXE, codes.D36_DEFENDER_FACE)
        else None,
    }
    return {"combat": combat}


def _wandering(table: Table, frame: int) -> Json:
    """R184: the creature that goes somewhere, and where it is."""
    return _creature(table, int(table.frames.a(frame)))


def _hunted(table: Table, frame: int) -> Json:
    """R188: the creature that is fought, and where it is."""
    return _creature(table, int(table.frames.a(table.frames.below(frame))))


def _creature(table: Table, creature: int) -> Json:
    return {
        "creature": tables.CREATURE_KIND_IDS[tables.KIND_OF_CREATURE[creature]],
        "territory": tables.AREA_IDS[territory_of(table, creature)],
    }


def _hunt(table: Table, frame: int) -> Json:
    """R188: what stands before the dice of a fight with a creature."""
    seat = int(table.frames.owner(frame))
    attacks = bool(table.frames.b(table.frames.below(frame)))
    hunt: Json = {
        "attacks": attacks,
        "score": int(score_before_dice(table, seat, attacks)),
        "figures": int(figures_of(table, table.act[state.FIGHT], seat)),
    }
    return {"hunt": hunt}


def _with_creatures(table: Table, frame: int) -> Json:
    """R187: where a seat may still declare an attack on a creature."""
    seat = int(table.frames.owner(frame))
    places = sorted({int(territory_of(table, one)) for one in table.creature_line})
    free = [tables.AREA_IDS[one] for one in places if table.holder[one] == seat and not is_declared(table, one)]
    return {"territory": free}


_IN_COMBAT = range(codes.D31_PUSH, codes.D36_DEFENDER_FACE + 1)
_ABOUT: dict[int, tuple[Facts, ...]] = {
    codes.D3_SETUP_CELL: (_tile,),
    codes.D4_SETUP_ROTATION: (_tile, _cell),
    codes.D12_REACT: (_timed,),
    codes.D21_FROM: (_moves,),
    codes.D22_TO: (_moves, _start),
    codes.D23_COUNT: (_moves, _start, _end),
    **dict.fromkeys(_IN_COMBAT, (_combat,)),
    codes.D37_RETREAT: (_territory,),
    codes.D42_CELL: (_tile,),
    codes.D43_ROTATION: (_tile, _cell),
    codes.D77_RESOURCE: (_territory,),
    codes.D79_HIDDEN_WAYS: (_chosen_steps,),
    codes.D80_BRIBERY: (_chosen_steps,),
    codes.D82_PULL: (_territory,),
    codes.D90_SCORCH_TAKE: (_scorched,),
    codes.D92_TEAM_TRADE: (_swap,),
    codes.D100_TIE: (_wandering,),
    codes.D102_CREATURE_FOOD: (_hunted, _hunt),
}
"""What everybody sees of a decision."""
_QUESTION: dict[int, tuple[Facts, ...]] = {
    codes.D3_SETUP_CELL: (_tile,),
    codes.D4_SETUP_ROTATION: (_tile,),
    codes.D12_REACT: (_played,),
    codes.D20_RECRUIT: (_left,),
    codes.D21_FROM: (_moves,),
    codes.D22_TO: (_moves,),
    codes.D23_COUNT: (_moves,),
    **dict.fromkeys(_IN_COMBAT, (_battlefield,)),
    codes.D37_RETREAT: (_territory,),
    codes.D42_CELL: (_tile,),
    codes.D43_ROTATION: (_tile,),
    codes.D60_SORT: (_sorting,),
    codes.D70_PART: (_effect,),
    codes.D71_OPPONENT: (_effect,),
    codes.D73_PAY_OR_DISCARD: (_picked,),
    codes.D75_COPY: (_effect,),
    codes.D76_VICTIM: (_effect,),
    codes.D77_RESOURCE: (_territory,),
    codes.D78_PAY: (_number,),
    codes.D79_HIDDEN_WAYS: (_step,),
    codes.D80_BRIBERY: (_step,),
    codes.D82_PULL: (_territory,),
    codes.D90_SCORCH_TAKE: (_scorched,),
    codes.D92_TEAM_TRADE: (_swap, _asker),
    codes.D100_TIE: (_wandering,),
    codes.D101_ATTACK_CREATURE: (_with_creatures,),
    codes.D102_CREATURE_FOOD: (_hunted,),
}
"""What the question names."""
