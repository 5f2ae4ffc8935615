"""A turn: steps, discoveries, attacks, collecting; or a Campsite (R20 to R31, R44, R73)."""

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.sets import BIT
from longhouse.core.state import OptionBuffer
from longhouse.games.tribes import tables
from longhouse.games.tribes.rules import codes
from longhouse.games.tribes.rules.battle import attack
from longhouse.games.tribes.rules.donkey import offer_collecting, offer_crafting, take_gain
from longhouse.games.tribes.rules.land import discover, lay, orientations
from longhouse.games.tribes.rules.placing import may_retreat, offer_masks
from longhouse.games.tribes.state import Table


class TurnStart(Decision[Table]):
    """A player's turn of the round begins; nobody is asked."""

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """The card gives steps, or the Campsite."""
        table.frames.pop_group()
        card = table.card[seat]
        table.active = seat
        table.steps = tables.CARD_STEPS[card]
        table.chief_steps = tables.CARD_CHIEF[card]
        table.attacked = 0
        table.chief_done = 0
        table.may_retreat = 0
        table.collected[0] = 0
        table.collected[1] = 0
        table.tell(codes.TURN, seat, card)
        if card == tables.CAMPSITE:
            table.frames.push(codes.D10_CAMPSITE, seat)
        else:
            table.may_retreat = 1 if may_retreat(table, seat) else 0
            table.frames.push(codes.D5_TURN, seat)


def end_turn(table: Table, seat: i64) -> None:
    """R26: what is left of the steps is not used."""
    table.frames.pop_group()
    table.tell(codes.TURN_ENDED, seat)


class Turn(Decision[Table]):
    """D5: steps of tribes, collecting, a retreat, or the end of the turn."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Everything a player may do with a card that has steps."""
        if table.steps > 0:
            for cell in range(tables.CELLS):
                if table.side[cell] == seat:
                    offer_steps(table, seat, cell, into)
        offer_collecting(table, seat, into)
        if table.may_retreat:
            into.add(codes.RETREAT)
        into.add(codes.END_TURN)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """One step, one gain, the retreat, or the end."""
        if option < codes.COLLECT:
            take_step(table, seat, option, chance)
        elif option == codes.END_TURN:
            end_turn(table, seat)
        elif option == codes.RETREAT:
            table.tell(codes.RETREATING, seat)
            table.frames.push(codes.D7_RETREAT, seat)
        else:
            take_gain(table, seat, option)


class Campsite(Decision[Table]):
    """D10: crafting and training, and collecting where the chief stands (R45, R73)."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Everything a player may do with the Campsite card."""
        offer_crafting(table, seat, into)
        if table.settings.collect_in_campsite:
            offer_collecting(table, seat, into)
        into.add(codes.END_TURN)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """One gain, or the end."""
        if option == codes.END_TURN:
            end_turn(table, seat)
        else:
            take_gain(table, seat, option)


# Steps.


def may_attack(table: Table, seat: i64, cell: i64) -> bool:
    """R28, R29, R31: whether pieces of others on this cell may be attacked now."""
    if table.is_protected(cell):
        return False
    if table.attacked == 0:
        return True
    return table.side[cell] == tables.ARMY and not table.settings.cavalry_is_attack


def chief_may_go(table: Table, seat: i64, cell: i64) -> bool:
    """R22, R66: whether the chief stands there and has a step left."""
    return table.chief[seat] == cell and table.chief_steps > 0 and table.chief_done == 0


def offer_steps(table: Table, seat: i64, cell: i64, into: OptionBuffer) -> None:
    """R20 to R31: every part of the tribe on this cell, over every open side."""
    closed = table.walls[cell] | tables.EDGE[cell]
    warriors = table.men[cell]
    with_chief = chief_may_go(table, seat, cell)
    for side in range(tables.SIDES):
        if closed & BIT[side]:
            continue
        target = tables.NEXT[tables.SIDES * cell + side]
        step = tables.STEP[tables.SIDES * cell + side]
        if table.has_others(target, seat):
            if may_attack(table, seat, target):
                for number in range(warriors):
                    into.add(codes.ATTACK + step * tables.WARRIORS + number)
                if with_chief:
                    for number in range(warriors):
                        into.add(codes.ATTACK_CHIEF + step * tables.WARRIORS + number)
            continue
        for number in range(warriors):
            into.add(codes.MOVE + step * tables.WARRIORS + number)
        if with_chief:
            for number in range(warriors + 1):
                into.add(codes.MOVE_CHIEF + step * (tables.WARRIORS + 1) + number)


def take_step(table: Table, seat: i64, option: i64, chance: Chance) -> None:
    """R20, R22: a step costs 1, and 1 of the chief's limit if he goes along."""
    chief: i64 = 0
    is_attack = False
    if option < codes.MOVE_CHIEF:
        step, warriors = (option - codes.MOVE) // tables.WARRIORS, (option - codes.MOVE) % tables.WARRIORS + 1
    elif option < codes.ATTACK:
        number = option - codes.MOVE_CHIEF
        step, warriors = number // (tables.WARRIORS + 1), number % (tables.WARRIORS + 1)
        chief = 1
    else:
        is_attack = True
        chief = 1 if option >= codes.ATTACK_CHIEF else 0
        number = option - (codes.ATTACK_CHIEF if chief else codes.ATTACK)
        step, warriors = number // tables.WARRIORS, number % tables.WARRIORS + 1
    table.steps -= 1
    table.chief_steps -= chief
    table.may_retreat = 0
    start = tables.STEP_FROM[step]
    end = tables.NEXT[tables.SIDES * start + tables.STEP_SIDE[step]]
    if is_attack:
        attack(table, seat, start, end, warriors, chief)
    elif table.tile[end] == tables.NONE:
        discover(table, seat, end, chance)
        table.frames.push(codes.D6_ORIENT, seat, end, step, warriors + 16 * chief)
    else:
        move(table, seat, start, end, warriors, chief)


def move(table: Table, seat: i64, start: i64, end: i64, warriors: i64, chief: i64) -> None:
    """R20, R23, R24: pieces go to a cell without others; who is there already is one tribe with them."""
    table.take_men(start, warriors)
    if chief:
        table.lift_chief(seat)
        table.put_chief(seat, end)
    table.add_men(end, seat, warriors)
    table.tell(codes.MOVED, seat, start, end, warriors, chief)


class OrientNew(Decision[Table]):
    """D6: the tile that a tribe has discovered; then the pieces move onto it (R6 to R8)."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R12: the entry side stays free."""
        cell = table.frames.a(frame)
        offer_masks(orientations(table, cell, table.tile[cell], entry_of(table.frames.b(frame))), into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """The tile lies, and the step is completed (R8)."""
        frames = table.frames
        cell, step, pieces = frames.a(frame), frames.b(frame), frames.c(frame)
        frames.pop_group()
        lay(table, seat, cell, entry_of(step), option - codes.ORIENT)
        move(table, seat, tables.STEP_FROM[step], cell, pieces % 16, pieces // 16)


def entry_of(step: i64) -> i64:
    """R7: the side of the new tile through which a step enters it."""
    return tables.OPPOSITE[tables.STEP_SIDE[step]]
