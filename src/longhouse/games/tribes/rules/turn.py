"""A turn: steps, discoveries, attacks, collecting; or a Campsite (R20 to R31, R44, R73)."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision, Kept
from longhouse.core.options import Options
from longhouse.core.protocol import Message
from longhouse.core.sets import BIT
from longhouse.core.state import OptionBuffer
from longhouse.core.things import Things
from longhouse.core.zones import NONE
from longhouse.games.tribes import data, events, state
from longhouse.games.tribes.rules import donkey
from longhouse.games.tribes.rules.battle import attack
from longhouse.games.tribes.rules.decisions import Question
from longhouse.games.tribes.rules.land import discover, is_open, lay, orientations
from longhouse.games.tribes.rules.placing import (
    RETREAT,
    TURN_TILE,
    about_tile,
    is_being_turned,
    may_retreat,
    offer_masks,
)
from longhouse.games.tribes.state import Table

STEP: Final[Things] = Things("start,end", data.STEP_IDS)
SOME: Final[Things] = Things("warriors", range(1, int(data.WARRIORS) + 1), start=1)
ANY: Final[Things] = Things("warriors", range(int(data.WARRIORS) + 1))
WITH_CHIEF: Final = 16
"""Added to the number of warriors where the chief goes along."""


class TurnStart(Decision[Table]):
    """A player's turn of the round begins; nobody is asked."""

    def __init__(self) -> None:
        super().__init__("turn-start")

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """The card gives steps, or the Campsite."""
        table.frames.pop_group()
        card = state.SHOWN.of(table, seat)
        state.ACTIVE.set(table, seat)
        state.STEPS.set(table, data.CARD_STEPS[card])
        state.CHIEF_STEPS.set(table, data.CARD_CHIEF[card])
        state.ATTACKED.set(table, 0)
        state.CHIEF_DONE.set(table, 0)
        state.MAY_RETREAT.set(table, 0)
        state.COLLECTED.reset(table)
        table.tell(events.TURN, seat, card)
        if card != data.CAMPSITE and may_retreat(table, seat):
            state.MAY_RETREAT.set(table, 1)
        ask_what_to_do(table, seat)


TURN_START: Final[TurnStart] = TurnStart()


def ask_what_to_do(table: Table, seat: i64) -> None:
    """What the player whose turn it is does with the card shown."""
    if state.SHOWN.of(table, seat) == data.CAMPSITE:
        CAMPSITE.ask(table, seat)
    else:
        TURN.ask(table, seat)


def end_turn(table: Table, seat: i64) -> None:
    """R26: what is left of the steps is not used."""
    table.frames.pop_group()
    table.tell(events.TURN_ENDED, seat)


class Turn(Question):
    """D5: steps of tribes, collecting, a retreat, or the end of the turn."""

    def __init__(self) -> None:
        super().__init__("turn", "R20", "choose-tribe")
        way, pieces = ("cell:{start}", "cell:{end}"), "pieces:{warriors}"
        self.move: Options = self.option("move:{start}>{end}:{warriors}", (*way, pieces), STEP, SOME)
        self.move_chief: Options = self.option(
            "move:{start}>{end}:{warriors}+chief", (*way, f"{pieces}+chief"), STEP, ANY, name="move-chief"
        )
        self.attack: Options = self.option("attack:{start}>{end}:{warriors}", (*way, pieces), STEP, SOME)
        self.attack_chief: Options = self.option(
            "attack:{start}>{end}:{warriors}+chief", (*way, f"{pieces}+chief"), STEP, SOME, name="attack-chief"
        )
        for gain in (donkey.COLLECT, donkey.COLLECT_DROP, donkey.TRADE):
            self.shares(gain)
        self.retreat: Options = self.option("retreat", ("retreat",))
        self.end: Options = self.option("end", ("end",), declines=True)

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """The card, and what is left of its steps."""
        steps = int(state.STEPS.of(table))
        chief = 0 if state.CHIEF_DONE.of(table) else min(int(state.CHIEF_STEPS.of(table)), steps)
        return Message(
            "prompt-turn", {"card": data.CARD_IDS[state.SHOWN.of(table, seat)], "steps": steps, "chief": chief}
        )

    def fits(self, table: Table, seat: i64, frame: i64) -> bool:
        """It is that player's turn, and the card has steps."""
        return seat == state.ACTIVE.of(table) and state.SHOWN.of(table, seat) != data.CAMPSITE

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Everything a player may do with a card that has steps."""
        if state.STEPS.of(table) > 0:
            cell = state.HOLDER.next(table, seat, 0, data.CELLS)
            while cell < data.CELLS:
                offer_steps(table, seat, cell, into)
                cell = state.HOLDER.next(table, seat, cell + 1, data.CELLS)
        donkey.offer_collecting(table, seat, into)
        if state.MAY_RETREAT.of(table):
            into.add(self.retreat.only())
        into.add(self.end.only())

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """One step, one gain, the retreat, or the end."""
        if self.end.holds(option):
            end_turn(table, seat)
        elif self.retreat.holds(option):
            table.tell(events.RETREATING, seat)
            RETREAT.ask(table, seat)
        elif self.move.holds(option):
            take_step(table, seat, self.move.first(option), self.move.second(option), 0, chance)
        elif self.move_chief.holds(option):
            take_step(table, seat, self.move_chief.first(option), self.move_chief.second(option), 1, chance)
        elif self.attack.holds(option):
            take_attack(table, seat, self.attack.first(option), self.attack.second(option), 0)
        elif self.attack_chief.holds(option):
            take_attack(table, seat, self.attack_chief.first(option), self.attack_chief.second(option), 1)
        else:
            donkey.take_gain(table, seat, option)


TURN: Final[Turn] = Turn()


class Campsite(Question):
    """D10: crafting and training, and collecting where the chief stands (R45, R73)."""

    def __init__(self) -> None:
        super().__init__("campsite", "R73", "no-steps-at-campsite")
        for gain in (donkey.CRAFT, donkey.CRAFT_DROP, donkey.TRAIN, donkey.COLLECT, donkey.COLLECT_DROP, donkey.TRADE):
            self.shares(gain)
        self.end: Options = self.shares(TURN.end)

    def fits(self, table: Table, seat: i64, frame: i64) -> bool:
        """It is that player's turn, with that card."""
        return seat == state.ACTIVE.of(table) and state.SHOWN.of(table, seat) == data.CAMPSITE

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Everything a player may do with the Campsite card."""
        donkey.offer_crafting(table, seat, into)
        if table.settings.collect_in_campsite:
            donkey.offer_collecting(table, seat, into)
        into.add(self.end.only())

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """One gain, or the end."""
        if self.end.holds(option):
            end_turn(table, seat)
        else:
            donkey.take_gain(table, seat, option)


CAMPSITE: Final[Campsite] = Campsite()


# Steps.


def may_attack(table: Table, seat: i64, cell: i64) -> bool:
    """R28, R29, R31: whether pieces of others on this cell may be attacked now."""
    if table.is_protected(cell):
        return False
    if state.ATTACKED.of(table) == 0:
        return True
    return state.HOLDER.of(table, cell) == data.ARMY and not table.settings.cavalry_is_attack


def chief_may_go(table: Table, seat: i64, cell: i64) -> bool:
    """R22, R66: whether the chief stands there and has a step left."""
    return state.CHIEF.of(table, seat) == cell and state.CHIEF_STEPS.of(table) > 0 and state.CHIEF_DONE.of(table) == 0


def offer_steps(table: Table, seat: i64, cell: i64, into: OptionBuffer) -> None:
    """R20 to R31: every part of the tribe on this cell, over every open side."""
    closed = state.WALLS.of(table, cell) | data.EDGE[cell]
    warriors = state.MEN.of(table, cell)
    with_chief = chief_may_go(table, seat, cell)
    for side in range(data.SIDES):
        if closed & BIT[side]:
            continue
        target = data.NEXT.of(cell, side)
        step = data.STEP.of(cell, side)
        if table.has_others(target, seat):
            if may_attack(table, seat, target):
                for number in range(1, warriors + 1):
                    into.add(TURN.attack.pair(step, number))
                if with_chief:
                    for number in range(1, warriors + 1):
                        into.add(TURN.attack_chief.pair(step, number))
            continue
        for number in range(1, warriors + 1):
            into.add(TURN.move.pair(step, number))
        if with_chief:
            for number in range(warriors + 1):
                into.add(TURN.move_chief.pair(step, number))


def use_step(table: Table, chief: i64) -> None:
    """R20, R22: a step costs 1, and 1 of the chief's limit if they go along."""
    state.STEPS.gain(table, -1)
    state.CHIEF_STEPS.gain(table, -chief)
    state.MAY_RETREAT.set(table, 0)


def end_of(step: i64) -> i64:
    """Where a step leads."""
    return data.NEXT.of(data.STEP_FROM[step], data.STEP_SIDE[step])


def take_attack(table: Table, seat: i64, step: i64, warriors: i64, chief: i64) -> None:
    """R28: pieces go where others stand."""
    use_step(table, chief)
    attack(table, seat, data.STEP_FROM[step], end_of(step), warriors, chief)


def take_step(table: Table, seat: i64, step: i64, warriors: i64, chief: i64, chance: Chance) -> None:
    """R6, R20: pieces go to the next cell; a tile that nobody has seen is turned over first."""
    use_step(table, chief)
    end = end_of(step)
    if state.LAID.of(table, end) == NONE:
        discover(table, seat, end, chance)
        ORIENT_NEW.ask(table, seat, end, step, warriors + WITH_CHIEF * chief)
    else:
        move(table, seat, data.STEP_FROM[step], end, warriors, chief)


def move(table: Table, seat: i64, start: i64, end: i64, warriors: i64, chief: i64) -> None:
    """R20, R23, R24: pieces go to a cell without others; who is there already is one tribe with them."""
    table.take_men(start, warriors)
    if chief:
        table.lift_chief(seat)
        table.put_chief(seat, end)
    table.add_men(end, seat, warriors)
    table.tell(events.MOVED, seat, start, end, warriors, chief)


class OrientNew(Question):
    """D6: the tile that a tribe has discovered; then the pieces move onto it (R6 to R8)."""

    def __init__(self) -> None:
        super().__init__("orient", "R12", "orient-first")
        self.cell: Kept = self.keeps("cell", 0, int(data.CELLS) - 1)
        self.step: Kept = self.keeps("step_taken", 0, int(data.STEPS) - 1)
        self.pieces: Kept = self.keeps("pieces", 1, int(data.WARRIORS) + WITH_CHIEF)
        self.orient: Options = self.shares(TURN_TILE)

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """Which tile."""
        return about_tile(table, self.name, self.cell.of(table.frames, frame))

    def fits(self, table: Table, seat: i64, frame: i64) -> bool:
        """R20: the pieces that discover the tile stand next to it, and no mountain is between."""
        cell, step = self.cell.of(table.frames, frame), self.step.of(table.frames, frame)
        pieces = self.pieces.of(table.frames, frame)
        start, warriors = data.STEP_FROM[step], pieces % WITH_CHIEF
        is_way = end_of(step) == cell and is_open(table, start, data.STEP_SIDE[step])
        if seat != state.ACTIVE.of(table) or not is_being_turned(table, cell) or not is_way:
            return False
        is_there = state.HOLDER.of(table, start) == seat and warriors <= state.MEN.of(table, start)
        return is_there and (pieces < WITH_CHIEF or table.has_chief(start, seat))

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R12: the entry side stays free."""
        cell, entry = self.cell.of(table.frames, frame), entry_of(self.step.of(table.frames, frame))
        offer_masks(orientations(table, cell, state.LAID.of(table, cell), entry), into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """The tile lies, and the step is completed (R8)."""
        frames = table.frames
        cell, step, pieces = self.cell.of(frames, frame), self.step.of(frames, frame), self.pieces.of(frames, frame)
        frames.pop_group()
        lay(table, seat, cell, entry_of(step), self.orient.first(option))
        move(table, seat, data.STEP_FROM[step], cell, pieces % WITH_CHIEF, pieces // WITH_CHIEF)


ORIENT_NEW: Final[OrientNew] = OrientNew()


def entry_of(step: i64) -> i64:
    """R7: the side of the new tile through which a step enters it."""
    return data.OPPOSITE[data.STEP_SIDE[step]]
