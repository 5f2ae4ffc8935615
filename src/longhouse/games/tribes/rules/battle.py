"""Battles: units, bonuses, losses, defeated chiefs and what is taken from them (R56 to R67, R71)."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Kept
from longhouse.core.options import Options
from longhouse.core.protocol import Message
from longhouse.core.state import OptionBuffer
from longhouse.core.zones import NONE
from longhouse.games.tribes import data, events, state
from longhouse.games.tribes.rules.decisions import Question
from longhouse.games.tribes.rules.donkey import drop, gain_item
from longhouse.games.tribes.rules.placing import BEATEN, RELOCATE
from longhouse.games.tribes.rules.winning import gain_trophy, see_who_won
from longhouse.games.tribes.state import ITEM, Table


def bonus(table: Table, seat: i64, start: i64, end: i64) -> i64:
    """R32, R35 to R37, R58: the net bonus of an attack from one cell into another; below 0 it is the defender's."""
    return (
        data.CARD_ATTACK[state.SHOWN.of(table, seat)]
        + data.ATTACK_ICON[state.LAID.of(table, start)]
        - data.DEFENCE_ICON[state.LAID.of(table, end)]
    )


def losses(own: i64, own_bonus: i64, other: i64, other_bonus: i64) -> i64:
    """R59: the units that a side loses, without its extra ones."""
    clashes = min(own + own_bonus, other + other_bonus)
    return max(0, clashes - own_bonus)


def attack(table: Table, seat: i64, start: i64, end: i64, warriors: i64, chief: i64) -> None:
    """R56 to R67: fight, then everything that follows is asked for in the order of R62."""
    defender = state.HOLDER.of(table, end)
    net = bonus(table, seat, start, end)
    ours, theirs = max(0, net), max(0, -net)
    attackers, defenders = warriors + chief, table.units_on(end)
    if defender != data.ARMY or table.settings.cavalry_is_attack:
        state.ATTACKED.set(table, 1)
    table.tell(events.ATTACKED, seat, start, end, warriors, chief, ours)
    table.tell(events.DEFENDED, defender, end, defenders, theirs)
    lost = losses(attackers, ours, defenders, theirs)
    killed = losses(defenders, theirs, attackers, ours)
    table.tell(events.LOST, seat, lost, end)
    table.tell(events.LOST, defender, killed, end)

    table.take_men(start, warriors)
    if chief:
        table.lift_chief(seat)
    fallen = min(lost, warriors)
    state.RESERVE.gain(table, seat, fallen)
    own_chief_falls = chief != 0 and lost == attackers
    their_chief_falls = False
    if defender == data.ARMY:
        beat_cavalry(table, seat, end, killed)
    else:
        their_chief_falls = table.has_chief(end, defender) and killed == defenders
        fallen_there = min(killed, state.MEN.of(table, end))
        state.RESERVE.gain(table, defender, fallen_there)
        if their_chief_falls:
            table.lift_chief(defender)
        table.take_men(end, fallen_there)
    if lost < attackers:
        move_in(table, seat, end, warriors - fallen, chief)
    if own_chief_falls:
        state.CHIEF_DONE.set(table, 1)
    settle_chiefs(table, seat, defender, own_chief_falls, their_chief_falls)


def move_in(table: Table, seat: i64, cell: i64, warriors: i64, chief: i64) -> None:
    """R61, R62: surviving attackers stand on the cell."""
    table.add_men(cell, seat, warriors)
    if chief:
        table.put_chief(seat, cell)


def beat_cavalry(table: Table, seat: i64, cell: i64, killed: i64) -> None:
    """R71, R72: each beaten man will be placed elsewhere by whoever beat it."""
    left = killed
    for man in range(data.MEN):
        if left > 0 and state.CAVALRY.of(table, man) == cell:
            left -= 1
            table.lift_man(man)
            table.tell(events.BEATEN, seat, cell)
            BEATEN.ask(table, seat, man, cell)


def settle_chiefs(table: Table, attacker: i64, defender: i64, own_falls: bool, their_falls: bool) -> None:
    """R62 to R67: trophies and the win test, then items and new places; what is asked first is pushed last."""
    if own_falls:
        table.tell(events.DEFEATED, attacker, defender)
    if their_falls:
        table.tell(events.DEFEATED, defender, attacker)
        gain_trophy(table, attacker, data.CHIEF_TROPHY)
    if own_falls and defender != data.ARMY:
        gain_trophy(table, defender, data.CHIEF_TROPHY)
    if defender == data.ARMY:
        see_who_won(table, attacker)
    else:
        see_who_won(table, attacker, defender)
    if table.is_over():
        return
    if own_falls:
        RELOCATE.ask(table, attacker)
    if their_falls:
        RELOCATE.ask(table, defender)
    if own_falls and defender != data.ARMY:
        TAKE.ask(table, defender, attacker, NONE)
    if their_falls:
        TAKE.ask(table, attacker, defender, NONE)


class Take(Question):
    """D8, R64: whoever defeated a chief takes one item from the loser's donkey."""

    def __init__(self) -> None:
        super().__init__("take", "R64", "take-first")
        self.loser: Kept = self.keeps("loser", 0, data.SEATS - 1)
        self.out_of_reach: Kept = self.keeps("out_of_reach", NONE, data.ITEMS - 1)
        self.item: Options = self.option("take:{item}", ("take:{item}",), ITEM)

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """From whom."""
        return Message("prompt-take", {"opponent": {"seat": int(self.loser.of(table.frames, frame))}})

    def fits(self, table: Table, seat: i64, frame: i64) -> bool:
        """The loser is another player."""
        loser = self.loser.of(table.frames, frame)
        return loser < table.players and loser != seat

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Each kind that the loser has; not the very piece that they have just taken (R65)."""
        loser, out_of_reach = self.loser.of(table.frames, frame), self.out_of_reach.of(table.frames, frame)
        for item in range(data.ITEMS):
            held = state.ITEMS.of(table, loser, item)
            if held > (1 if item == out_of_reach else 0):
                into.add(self.item.one(item))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """The item changes donkeys; without room for it something goes (D8b)."""
        item = self.item.first(option)
        loser = self.loser.of(table.frames, frame)
        table.frames.pop_group()
        state.ITEMS.gain(table, loser, item, -1)
        table.tell(events.TOOK, seat, loser, item)
        if table.has_room(seat, item):
            gain_item(table, seat, item)
            put_out_of_reach(table, loser, item)
        elif table.is_full_of(seat, item):
            table.tell(events.THROWN_AWAY, seat, item)
        else:
            ROOM.ask(table, seat, item, loser)


TAKE: Final[Take] = Take()


def put_out_of_reach(table: Table, loser: i64, item: i64) -> None:
    """R65: when both chiefs were defeated, the loser cannot take back the piece just lost."""
    frames = table.frames
    frame = frames.top()
    if frame >= 0 and frames.kind(frame) == TAKE.kind and frames.owner(frame) == loser:
        TAKE.out_of_reach.set(frames, frame, item)


class Room(Question):
    """D8b: no room for the item taken: one whole kind goes, or the item does."""

    def __init__(self) -> None:
        super().__init__("room", "R54", "room-first")
        self.item: Kept = self.keeps("item", 0, data.ITEMS - 1)
        self.loser: Kept = self.keeps("loser", 0, data.SEATS - 1)
        self.drop: Options = self.option("room:{dropped}", ("drop:{dropped}",), ITEM.called("dropped"))
        self.none: Options = self.option("room:none", ("throw-away",), name="room-none", declines=True)

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """For what."""
        return Message("prompt-room", {"item": data.ITEM_IDS[self.item.of(table.frames, frame)]})

    def fits(self, table: Table, seat: i64, frame: i64) -> bool:
        """There is no spot for it, but not because two of it are there already."""
        return self.loser.of(table.frames, frame) < table.players and not table.is_full_of(
            seat, self.item.of(table.frames, frame)
        )

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Each kind on the own donkey, or none."""
        for item in range(data.ITEMS):
            if table.has_item(seat, item):
                into.add(self.drop.one(item))
        into.add(self.none.only())

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Drop a kind and keep the item, or throw the item away."""
        item, loser = self.item.of(table.frames, frame), self.loser.of(table.frames, frame)
        table.frames.pop_group()
        if self.none.holds(option):
            table.tell(events.THROWN_AWAY, seat, item)
            return
        drop(table, seat, self.drop.first(option))
        gain_item(table, seat, item)
        put_out_of_reach(table, loser, item)


ROOM: Final[Room] = Room()
