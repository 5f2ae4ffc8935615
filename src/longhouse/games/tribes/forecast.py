"""What would come of it: a battle before it is joined, a tile before it is turned. All of it is open to everybody."""

from __future__ import annotations

from longhouse.core.protocol import Json
from longhouse.core.sets import BIT, members_of
from longhouse.games.tribes import tables
from longhouse.games.tribes.naming import CODEC, seat_ref, side_ids
from longhouse.games.tribes.rules import codes
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
from longhouse.games.tribes.state import LINE, Table


def battles(table: Table, seat: int) -> Json:
    """R56 to R61: for every attack that the seat may make now, by its key, who would lose what and who would stand."""
    found: Json = {}
    for option in table.options(seat):
        if codes.ATTACK <= option < codes.COLLECT:
            chief = int(option >= codes.ATTACK_CHIEF)
            number = option - (codes.ATTACK_CHIEF if chief else codes.ATTACK)
            step = number // tables.WARRIORS
            found[CODEC.key(option)] = battle(
                table,
                seat,
                int(tables.STEP_FROM[step]),
                int(tables.STEP_SIDE[step]),
                number % tables.WARRIORS + 1,
                chief,
            )
    return found


def battle(table: Table, seat: int, start: int, side: int, warriors: int, chief: int) -> Json:
    """One attack: units and bonuses of both, losses, and the outcome."""
    end = int(tables.NEXT[tables.SIDES * start + side])
    defender = int(table.side[end])
    net = int(bonus(table, seat, start, end))
    ours, theirs = max(0, net), max(0, -net)
    attackers, defenders = warriors + chief, int(table.units_on(end))
    lost = int(losses(attackers, ours, defenders, theirs))
    killed = int(losses(defenders, theirs, attackers, ours))
    has_chief = defender != tables.ARMY and bool(table.has_chief(end, defender))
    cell_after = "taken" if lost < attackers else "empty"
    return {
        "opponent": "army" if defender == tables.ARMY else seat_ref(defender),
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


def turning(table: Table, frame: int) -> Json:
    """R12: the tile that is being turned: how it may lie, with which passes, and why not otherwise."""
    frames = table.frames
    cell = int(frames.a(frame))
    tile = int(table.tile[cell])
    entry = int(entry_of(frames.b(frame))) if frames.kind(frame) == codes.D6_ORIENT else tables.NONE
    legal = members_of(orientations(table, cell, tile, entry))
    ways = [
        {
            "mask": tables.MASK_IDS[mask],
            "sides": side_ids(mask),
            "passes": side_ids(passes_with(table, cell, tile, entry, mask)),
        }
        for mask in legal
    ]
    every = sorted({int(rotation(tile, turns)) for turns in range(tables.SIDES)} - set(legal))
    return {
        "cell": tables.CELL_IDS[cell],
        "ways": ways,
        "refused": [
            {"mask": tables.MASK_IDS[mask], "sides": side_ids(mask), **refusal(table, cell, mask, entry)}
            for mask in every
        ],
    }


def refusal(table: Table, cell: int, mask: int, entry: int) -> Json:
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
        if in_line(table, cell, side) > tables.MOST_IN_LINE:
            found = [cell]
            for turn in (1, 3):
                other = int(tables.NEXT[tables.SIDES * cell + (side + turn) % tables.SIDES])
                while other != tables.NONE and table.walls[other] & BIT[side]:
                    found.append(other)
                    other = int(tables.NEXT[tables.SIDES * other + (side + turn) % tables.SIDES])
            return [[tables.CELL_IDS[one], "NESW"[side]] for one in sorted(found)]
    return []
