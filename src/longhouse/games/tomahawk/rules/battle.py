"""What a battle comes to: values, scalps, totals, winners. Pure questions about warriors face to face.

`turns` says how many rows to look at: all of them when a territory is decided, fewer for "if it ended now".
"""

from typing import Final

from mypy_extensions import i64

from longhouse.core.zones import NONE
from longhouse.games.tomahawk import data
from longhouse.games.tomahawk.state import TOP, WARRIOR, Table

NO_WINNER: Final = -1
NO_VALUE: Final = -1


def is_charmed(value: i64, opposite: i64) -> bool:
    """R28: whether a card worth this much falls for Teasing Cloud opposite it."""
    return opposite == data.CLOUD and data.CHARMED_FROM <= value <= data.CHARMED_TO


def effective(card: i64, opposite: i64) -> i64:
    """R22: value of a card in its row. Power of the Sky copies (R27), then Teasing Cloud charms (R28).

    NO_VALUE where no card lies: a battle may be asked for with a row that only one side has filled.
    """
    if card == NONE or (card == data.SKY and opposite == NONE):
        return NO_VALUE
    value = data.VALUE[opposite] if card == data.SKY else data.VALUE[card]
    if is_charmed(value, opposite):
        return 0
    return value


def scalp(card: i64, opposite: i64) -> i64:
    """R43: the tokens a card takes from the one opposite: its hair, if strictly higher; R33: twice by the skull."""
    if effective(card, opposite) <= effective(opposite, card):
        return 0
    return data.HAIR[opposite] * 2 if card == data.SKULL else data.HAIR[opposite]


def highest(table: Table, pile: i64, turns: i64) -> i64:
    """R38: the highest effective value among all warriors of both sides."""
    best: i64 = 0
    for seat in range(2):
        for turn in range(turns):
            value = effective(WARRIOR.of(table, pile, turn, seat), WARRIOR.of(table, pile, turn, 1 - seat))
            if value > best:
                best = value
    return best


def lowest(table: Table, pile: i64, turns: i64, fighting_puma: i64) -> i64:
    """R39: the lowest effective value among all warriors; with both icons those at the puma are out (Q20)."""
    least: i64 = NO_VALUE
    for seat in range(2):
        for turn in range(turns):
            value = effective(WARRIOR.of(table, pile, turn, seat), WARRIOR.of(table, pile, turn, 1 - seat))
            if value != NO_VALUE and value != fighting_puma and (least == NO_VALUE or value < least):
                least = value
    return least


def value_at_puma(table: Table, pile: i64, turns: i64) -> i64:
    """R38: warriors of this effective value fight the puma; NO_VALUE where there is none."""
    if data.ICON[TOP.of(table, pile)] & data.PUMA == 0:
        return NO_VALUE
    return highest(table, pile, turns)


def value_gathering(table: Table, pile: i64, turns: i64) -> i64:
    """R39: warriors of this effective value count double; NO_VALUE where nobody gathers."""
    if data.ICON[TOP.of(table, pile)] & data.GATHER == 0:
        return NO_VALUE
    return lowest(table, pile, turns, value_at_puma(table, pile, turns))


def total(table: Table, pile: i64, seat: i64, turns: i64) -> i64:
    """R48: what a side's warriors come to on a territory that is being decided."""
    puma = value_at_puma(table, pile, turns)
    gathering = value_gathering(table, pile, turns)
    points: i64 = 0
    for turn in range(turns):
        card = WARRIOR.of(table, pile, turn, seat)
        value = effective(card, WARRIOR.of(table, pile, turn, 1 - seat))
        if value == NO_VALUE:
            continue
        if value == gathering:
            points += 2 * value
        elif value != puma:
            points += value
    if has_pair(table, pile, seat, turns) and puma != 2:
        points += data.PAIR_BONUS
    return points


def has_pair(table: Table, pile: i64, seat: i64, turns: i64) -> bool:
    """R26: whether Shifting Spirit stands beside another 2 of its own side (R42: both are 2s)."""
    if not is_there(table, pile, seat, turns, data.SPIRIT):
        return False
    twos: i64 = 0
    for turn in range(turns):
        if effective(WARRIOR.of(table, pile, turn, seat), WARRIOR.of(table, pile, turn, 1 - seat)) == 2:
            twos += 1
    return twos >= 2


def is_there(table: Table, pile: i64, seat: i64, turns: i64, card: i64) -> bool:
    """Whether a side has played this card in the battle."""
    for turn in range(turns):
        if WARRIOR.of(table, pile, turn, seat) == card:
            return True
    return False


def manitou_side(table: Table, pile: i64, turns: i64) -> i64:
    """R24, R41: the side whose Old Sage may turn the battle: there, and not at the puma; NO_WINNER if none."""
    for seat in range(2):
        for turn in range(turns):
            if WARRIOR.of(table, pile, turn, seat) == data.MANITOU:
                value = effective(data.MANITOU, WARRIOR.of(table, pile, turn, 1 - seat))
                if value == value_at_puma(table, pile, turns):
                    return NO_WINNER
                return seat
    return NO_WINNER


def winner(first: i64, second: i64, manitou: i64) -> i64:
    """R49: the higher total wins, R50: equal totals nobody; R24: unless it is more than twice the Old Sage's."""
    if manitou == 0 and second > 2 * first:
        return 0
    if manitou == 1 and first > 2 * second:
        return 1
    if first == second:
        return NO_WINNER
    return 0 if first > second else 1


def is_doubled(table: Table, pile: i64) -> bool:
    """R32: a forest in which Sequoia Heart was played, on whichever side."""
    if not table.is_forest(pile):
        return False
    turns = table.length(pile)
    return is_there(table, pile, 0, turns, data.SEQUOIA) or is_there(table, pile, 1, turns, data.SEQUOIA)


def animals(territory: i64, doubled: bool) -> i64:
    """The animals a territory counts for."""
    return data.ANIMALS[territory] * 2 if doubled else data.ANIMALS[territory]
