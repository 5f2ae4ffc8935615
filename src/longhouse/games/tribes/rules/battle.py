"""Battles: units, bonuses, losses, defeated chiefs and what is taken from them (R56 to R67, R71)."""

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.state import OptionBuffer
from longhouse.games.tribes import tables
from longhouse.games.tribes.rules import codes
from longhouse.games.tribes.rules.donkey import drop, gain_item
from longhouse.games.tribes.rules.winning import gain_trophy, see_who_won
from longhouse.games.tribes.state import Table


def bonus(table: Table, seat: i64, start: i64, end: i64) -> i64:
    """R32, R35 to R37, R58: the net bonus of an attack from one cell into another; below 0 it is the defender's."""
    return (
        tables.CARD_ATTACK[table.card[seat]]
        + tables.ATTACK_ICON[table.tile[start]]
        - tables.DEFENCE_ICON[table.tile[end]]
    )


def losses(own: i64, own_bonus: i64, other: i64, other_bonus: i64) -> i64:
    """R59: the units that a side loses, without its extra ones."""
    clashes = min(own + own_bonus, other + other_bonus)
    return max(0, clashes - own_bonus)


def attack(table: Table, seat: i64, start: i64, end: i64, warriors: i64, chief: i64) -> None:
    """R56 to R67: fight, then everything that follows is asked for in the order of R62."""
    defender = table.side[end]
    net = bonus(table, seat, start, end)
    ours, theirs = max(0, net), max(0, -net)
    attackers, defenders = warriors + chief, table.units_on(end)
    if defender != tables.ARMY or table.settings.cavalry_is_attack:
        table.attacked = 1
    table.tell(codes.ATTACKED, seat, start, end, warriors, chief, ours)
    table.tell(codes.DEFENDED, defender, end, defenders, theirs)
    lost = losses(attackers, ours, defenders, theirs)
    killed = losses(defenders, theirs, attackers, ours)
    table.tell(codes.LOST, seat, lost, end)
    table.tell(codes.LOST, defender, killed, end)

    table.take_men(start, warriors)
    if chief:
        table.lift_chief(seat)
    fallen = min(lost, warriors)
    table.reserve[seat] += fallen
    own_chief_falls = chief != 0 and lost == attackers
    their_chief_falls = False
    if defender == tables.ARMY:
        beat_cavalry(table, seat, end, killed)
    else:
        their_chief_falls = table.has_chief(end, defender) and killed == defenders
        fallen_there = min(killed, table.men[end])
        table.reserve[defender] += fallen_there
        if their_chief_falls:
            table.lift_chief(defender)
        table.take_men(end, fallen_there)
    if lost < attackers:
        move_in(table, seat, end, warriors - fallen, chief)
    if own_chief_falls:
        table.chief_done = 1
    settle_chiefs(table, seat, defender, own_chief_falls, their_chief_falls)


def move_in(table: Table, seat: i64, cell: i64, warriors: i64, chief: i64) -> None:
    """R61, R62: surviving attackers stand on the cell."""
    table.add_men(cell, seat, warriors)
    if chief:
        table.put_chief(seat, cell)


def beat_cavalry(table: Table, seat: i64, cell: i64, killed: i64) -> None:
    """R71, R72: each beaten man will be placed elsewhere by the player who beat him."""
    left = killed
    for man in range(tables.MEN):
        if left > 0 and table.cavalry[man] == cell:
            left -= 1
            table.lift_man(man)
            table.tell(codes.BEATEN, seat, cell)
            table.frames.push(codes.D9_BEATEN, seat, man, cell)


def settle_chiefs(table: Table, attacker: i64, defender: i64, own_falls: bool, their_falls: bool) -> None:
    """R62 to R67: trophies and the win test, then items and new places; what is asked first is pushed last."""
    if own_falls:
        table.tell(codes.DEFEATED, attacker, defender)
    if their_falls:
        table.tell(codes.DEFEATED, defender, attacker)
        gain_trophy(table, attacker, tables.CHIEF_TROPHY)
    if own_falls and defender != tables.ARMY:
        gain_trophy(table, defender, tables.CHIEF_TROPHY)
    if defender == tables.ARMY:
        see_who_won(table, attacker)
    else:
        see_who_won(table, attacker, defender)
    if table.is_over():
        return
    frames = table.frames
    if own_falls:
        frames.push(codes.D7_RELOCATE, attacker)
    if their_falls:
        frames.push(codes.D7_RELOCATE, defender)
    if own_falls and defender != tables.ARMY:
        frames.push(codes.D8_TAKE, defender, attacker, tables.NONE)
    if their_falls:
        frames.push(codes.D8_TAKE, attacker, defender, tables.NONE)


class Take(Decision[Table]):
    """D8, R64: whoever defeated a chief takes one item from the loser's donkey."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Each kind that the loser has; not the very piece that he has just taken (R65)."""
        loser, out_of_reach = table.frames.a(frame), table.frames.b(frame)
        for item in range(tables.ITEMS):
            held = table.items[loser * tables.ITEMS + item]
            if held > (1 if item == out_of_reach else 0):
                into.add(codes.TAKE + item)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """The item changes donkeys; without room for it something goes (D8b)."""
        item = option - codes.TAKE
        loser = table.frames.a(frame)
        table.frames.pop_group()
        table.items[loser * tables.ITEMS + item] -= 1
        table.tell(codes.TOOK, seat, loser, item)
        if table.has_room(seat, item):
            gain_item(table, seat, item)
            put_out_of_reach(table, loser, item)
        elif table.is_full_of(seat, item):
            table.tell(codes.THROWN_AWAY, seat, item)
        else:
            table.frames.push(codes.D8B_ROOM, seat, item, loser)


def put_out_of_reach(table: Table, loser: i64, item: i64) -> None:
    """R65: when both chiefs were defeated, the loser cannot take back the piece he has just lost."""
    frames = table.frames
    frame = frames.top()
    if frame >= 0 and frames.kind(frame) == codes.D8_TAKE and frames.owner(frame) == loser:
        frames.set_b(frame, item)


class Room(Decision[Table]):
    """D8b: no room for the item taken: one whole kind goes, or the item does."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Each kind on the own donkey, or none."""
        for item in range(tables.ITEMS):
            if table.has_item(seat, item):
                into.add(codes.ROOM + item)
        into.add(codes.ROOM_NONE)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Drop a kind and keep the item, or throw the item away."""
        item, loser = table.frames.a(frame), table.frames.b(frame)
        table.frames.pop_group()
        if option == codes.ROOM_NONE:
            table.tell(codes.THROWN_AWAY, seat, item)
            return
        drop(table, seat, option - codes.ROOM)
        gain_item(table, seat, item)
        put_out_of_reach(table, loser, item)
