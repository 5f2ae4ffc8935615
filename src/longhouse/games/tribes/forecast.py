"""What would come of it: a battle before it is joined, a tile before it is turned. All of it is open to everybody."""

from __future__ import annotations

from typing import Literal

from longhouse.core.sets import members_of
from longhouse.core.zones import NONE
from longhouse.games.tribes import data, state
from longhouse.games.tribes.rules import placing, turn
from longhouse.games.tribes.rules.battle import bonus, losses
from longhouse.games.tribes.rules.land import (
    in_line,
    is_blocked,
    is_too_long,
    orientations,
    passes_with,
    put_walls,
    rotation,
    take_walls,
)
from longhouse.games.tribes.rules.turn import entry_of
from longhouse.games.tribes.seen import Battle, Refusal, Turning, Way
from longhouse.games.tribes.state import LINE, SIDE, Table


def battles(table: Table, seat: int) -> dict[str, Battle]:
    """R56 to R61: for every attack that the seat may make now, by its key, who would lose what and who would stand."""
    found: dict[str, Battle] = {}
    for option in table.options(seat):
        for chief, attack in enumerate((turn.TURN.attack, turn.TURN.attack_chief)):
            if attack.holds(option):
                step, warriors = int(attack.first(option)), int(attack.second(option))
                start, side = int(data.STEP_FROM[step]), int(data.STEP_SIDE[step])
                found[attack.key_of(option)] = battle(table, seat, start, side, warriors, chief)
    return found


def battle(table: Table, seat: int, start: int, side: int, warriors: int, chief: int) -> Battle:
    """One attack: units and bonuses of both, losses, and the outcome."""
    end = int(data.NEXT.of(start, side))
    defender = int(state.HOLDER.of(table, end))
    net = int(bonus(table, seat, start, end))
    ours, theirs = max(0, net), max(0, -net)
    attackers, defenders = warriors + chief, int(table.units_on(end))
    lost = int(losses(attackers, ours, defenders, theirs))
    killed = int(losses(defenders, theirs, attackers, ours))
    has_chief = defender != data.ARMY and bool(table.has_chief(end, defender))
    cell_after: Literal["taken", "empty"] = "taken" if lost < attackers else "empty"
    return {
        "opponent": "army" if defender == data.ARMY else {"seat": defender},
        "attackers": attackers,
        "bonus": ours,
        "defenders": defenders,
        "defence": theirs,
        "lost": lost,
        "killed": killed,
        "outcome": "repelled" if killed < defenders else cell_after,
        "own_chief": bool(chief) and lost == attackers,
        "their_chief": has_chief and killed == defenders,
    }


def tile_turned(table: Table, frame: int) -> tuple[int, int]:
    """The cell of the tile that is being turned, and the side through which pieces enter it, or NONE."""
    if table.asks(frame) is turn.ORIENT_NEW:
        step = turn.ORIENT_NEW.step.of(table.frames, frame)
        return int(turn.ORIENT_NEW.cell.of(table.frames, frame)), int(entry_of(step))
    return int(placing.ORIENT_FOR_CHIEF.cell.of(table.frames, frame)), NONE


def turning(table: Table, frame: int) -> Turning:
    """R12: the tile that is being turned: how it may lie, with which passes, and why not otherwise."""
    cell, entry = tile_turned(table, frame)
    tile = int(state.LAID.of(table, cell))
    legal = members_of(orientations(table, cell, tile, entry))
    ways: list[Way] = [
        {
            "mask": data.MASK_IDS[mask],
            "sides": SIDE.names_in(mask),
            "passes": SIDE.names_in(passes_with(table, cell, tile, entry, mask)),
        }
        for mask in legal
    ]
    every = sorted({int(rotation(tile, turns)) for turns in range(data.SIDES)} - set(legal))
    return {
        "cell": data.CELL_IDS[cell],
        "ways": ways,
        "refused": [
            {"mask": data.MASK_IDS[mask], "sides": SIDE.names_in(mask), **refusal(table, cell, mask, entry)}
            for mask in every
        ],
    }


def refusal(table: Table, cell: int, mask: int, entry: int) -> Refusal:
    """R7, R10, R11: why a tile may not lie like this; for a line of mountains, the borders that would form it."""
    if is_blocked(mask, entry):
        return {"why": "entry", "borders": []}
    added = put_walls(table, cell, mask)
    is_long = is_too_long(table, cell, added)
    borders = line_of(table, cell, int(added)) if is_long and table.settings.mountain_rule == LINE else []
    take_walls(table, cell, added)
    return {"why": "line" if is_long else "land", "borders": borders}


def line_of(table: Table, cell: int, added: int) -> list[list[str]]:
    """The borders of the forbidden line, each as a cell and its side."""
    for side in members_of(added):
        if in_line(table, cell, side) > data.MOST_IN_LINE:
            found = [cell]
            for turn in (1, 3):
                other = int(data.NEXT.of(cell, (side + turn) % data.SIDES))
                while other != NONE and state.WALLS.has(table, other, side):
                    found.append(other)
                    other = int(data.NEXT.of(other, (side + turn) % data.SIDES))
            return [[data.CELL_IDS[one], "NESW"[side]] for one in sorted(found)]
    return []
