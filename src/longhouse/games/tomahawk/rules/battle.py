"""What a battle comes to: values, scalps, totals, winners. Pure questions about warriors face to face.

`turns` says how many rows to look at: all of them when a territory is decided, fewer for "if it ended now".
"""

from typing import Final

from mypy_extensions import i64

from longhouse.games.tomahawk.state import Table
from longhouse.games.tomahawk.tables import (
    ANIMALS,
    CLOUD,
    FOREST,
    GATHER,
    HAIR,
    ICON,
    MANITOU,
    PAIR_BONUS,
    PUMA,
    SEQUOIA,
    SKULL,
    SKY,
    SPIRIT,
    TYPE,
    VALUE,
)

NO_WINNER: Final = -1
NO_VALUE: Final = -1


def is_charmed(value: i64, opposite: i64) -> bool:
    """R28: whether a card worth this much falls for Teasing Cloud opposite it."""
    return opposite == CLOUD and 7 <= value <= 10


def effective(card: i64, opposite: i64) -> i64:
    """R22: what a card is worth in its row. Power of the Sky copies (R27), then Teasing Cloud charms (R28)."""
    value = VALUE[opposite] if card == SKY else VALUE[card]
    return 0 if is_charmed(value, opposite) else value


def scalp(card: i64, opposite: i64) -> i64:
    """R43: the tokens a card takes from the one opposite: its hair, if strictly higher; R33: twice by the skull."""
    if effective(card, opposite) <= effective(opposite, card):
        return 0
    return HAIR[opposite] * 2 if card == SKULL else HAIR[opposite]


def highest(table: Table, pile: i64, turns: i64) -> i64:
    """R38: the highest effective value among all warriors of both sides."""
    best: i64 = 0
    for seat in range(2):
        for turn in range(turns):
            value = effective(table.warrior(pile, seat, turn), table.warrior(pile, 1 - seat, turn))
            if value > best:
                best = value
    return best


def lowest(table: Table, pile: i64, turns: i64, fighting_puma: i64) -> i64:
    """R39: the lowest effective value among all warriors; with both icons those at the puma are out (Q20)."""
    least: i64 = NO_VALUE
    for seat in range(2):
        for turn in range(turns):
            value = effective(table.warrior(pile, seat, turn), table.warrior(pile, 1 - seat, turn))
            if value != fighting_puma and (least == NO_VALUE or value < least):
                least = value
    return least


def value_at_puma(table: Table, pile: i64, turns: i64) -> i64:
    """R38: warriors of this effective value fight the puma; NO_VALUE where there is none."""
    return highest(table, pile, turns) if ICON[table.tops[pile]] & PUMA else NO_VALUE


def value_gathering(table: Table, pile: i64, turns: i64) -> i64:
    """R39: warriors of this effective value count double; NO_VALUE where nobody gathers."""
    if ICON[table.tops[pile]] & GATHER == 0:
        return NO_VALUE
    return lowest(table, pile, turns, value_at_puma(table, pile, turns))


def total(table: Table, pile: i64, seat: i64, turns: i64) -> i64:
    """R48: what a side's warriors come to on a territory that is being decided."""
    puma = value_at_puma(table, pile, turns)
    gathering = value_gathering(table, pile, turns)
    points: i64 = 0
    for turn in range(turns):
        card = table.warrior(pile, seat, turn)
        value = effective(card, table.warrior(pile, 1 - seat, turn))
        if value == gathering:
            points += 2 * value
        elif value != puma:
            points += value
    if has_pair(table, pile, seat, turns) and puma != 2:
        points += PAIR_BONUS
    return points


def has_pair(table: Table, pile: i64, seat: i64, turns: i64) -> bool:
    """R26: whether Shifting Spirit stands beside another 2 of its own side (R42: both are 2s)."""
    if not is_there(table, pile, seat, turns, SPIRIT):
        return False
    twos: i64 = 0
    for turn in range(turns):
        if effective(table.warrior(pile, seat, turn), table.warrior(pile, 1 - seat, turn)) == 2:
            twos += 1
    return twos >= 2


def is_there(table: Table, pile: i64, seat: i64, turns: i64, card: i64) -> bool:
    """Whether a side has played this card in the battle."""
    for turn in range(turns):
        if table.warrior(pile, seat, turn) == card:
            return True
    return False


def manitou_side(table: Table, pile: i64, turns: i64) -> i64:
    """R24, R41: the side whose Old Sage may turn the battle: there, and not at the puma; NO_WINNER if none."""
    for seat in range(2):
        for turn in range(turns):
            if table.warrior(pile, seat, turn) == MANITOU:
                value = effective(MANITOU, table.warrior(pile, 1 - seat, turn))
                return NO_WINNER if value == value_at_puma(table, pile, turns) else seat
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
    if TYPE[table.tops[pile]] != FOREST:
        return False
    turns = table.length(pile)
    return is_there(table, pile, 0, turns, SEQUOIA) or is_there(table, pile, 1, turns, SEQUOIA)


def animals(territory: i64, doubled: bool) -> i64:
    """The animals a territory counts for."""
    return ANIMALS[territory] * 2 if doubled else ANIMALS[territory]
