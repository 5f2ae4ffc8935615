"""What a player of Wendake should value: the knowledge behind the greedy bot.

An option is tried on a copy, the rest of the turn is played by simple habits (`habit`), and the position is judged
(`worth`).
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.state import OptionBuffer, State
from longhouse.games.wendake import data
from longhouse.games.wendake.judging import margin, partner_of
from longhouse.games.wendake.rules import codes
from longhouse.games.wendake.rules.game import Wendake
from longhouse.games.wendake.state import Table

FREE_OPTION: Final = 1000.0
"""A free option that gains something comes before everything else of its window."""


class WendakeKnowledge:
    """Worth of the position after the rest of the turn, own less the best opponent's."""

    def weigh(self, world: State, seat: int, options: Sequence[int], chance: Chance) -> list[float]:
        """For each option what it leads to."""
        table = world
        assert isinstance(table, Wendake)
        kind = table.frames.kind(table.frames.of(seat))
        is_window = kind == codes.D1_TURN or kind == codes.D3_ACTION or kind == codes.D20_END
        now = margin(table, seat) if is_window else 0.0
        weights: list[float] = []
        for option in options:
            if is_window and is_free(option):
                weights.append(weigh_free(table, seat, option, now, chance))
            elif option == codes.END_TURN:
                weights.append(now)
            else:
                weights.append(weigh_choice(table, seat, option, chance))
        return weights


def is_free(option: i64) -> bool:
    """Transfer, Progress or Swap."""
    return codes.TRANSFER <= option < codes.FIRE_TARGET


def weigh_free(table: Wendake, seat: i64, option: i64, now: float, chance: Chance) -> float:
    """A free option is taken as soon as it gains anything by itself."""
    other = table.copy()
    assert isinstance(other, Wendake)
    depth = other.frames.depth
    other.apply(seat, option, chance)
    follow_habits(other, seat, depth, chance)
    gained = margin(other, seat) - now
    if option >= codes.SWAP:
        gained -= 0.5
    return FREE_OPTION + gained if gained > 0.05 else now - 1.0


def weigh_choice(table: Wendake, seat: i64, option: i64, chance: Chance) -> float:
    """The worth at the end of the turn."""
    other = table.copy()
    assert isinstance(other, Wendake)
    other.apply(seat, option, chance)
    follow_habits(other, seat, 0, chance)
    return margin(other, seat)


# Habits: how a turn is played out in thought.


def follow_habits(table: Wendake, seat: i64, depth: i64, chance: Chance) -> None:
    """Play this seat's turn on until its end is asked, or until the stack is back at a depth."""
    buffer = OptionBuffer()
    frames = table.frames
    while frames.depth > depth and frames.owner(frames.top()) == seat:
        kind = frames.kind(frames.top())
        if kind == codes.D1_TURN or kind == codes.D22_REPLACE or kind == codes.D21_RESTORE_SWAP:
            return
        buffer.clear()
        table.options_into(seat, buffer)
        option = habit(table, seat, kind, buffer)
        if option == codes.END_TURN:
            return
        table.apply(seat, option, chance)


def habit(table: Wendake, seat: i64, kind: i64, options: OptionBuffer) -> i64:
    """One of these options, at a glance."""
    if kind == codes.D4_MOVE:
        return first_between(options, codes.LIE, codes.STRIKE, codes.STOP_MOVING)
    if kind == codes.D5_EXCHANGE:
        return first_between(options, codes.STOP_EXCHANGING, codes.STOP_EXCHANGING + 1, options.codes[0])
    if kind == codes.D7_BUY:
        return last_between(options, codes.BUY, codes.BUY_NOTHING + 1)
    if kind == codes.D8_DISCOUNT:
        return last_between(options, codes.NO_DISCOUNT, codes.NO_DISCOUNT + 1)
    if kind == codes.D10_TRACK:
        return best_track(table, seat, options)
    if kind == codes.D14_MASKS:
        return best_play(options)
    if kind == codes.D15_TURTLE:
        return last_between(options, codes.CLAIM, codes.CLAIM_NONE)
    if kind == codes.D16_ALLIANCE:
        return codes.SCORE_MILITARY
    if kind == codes.D17_RITUAL:
        return scarcest(table, seat, options)
    if kind == codes.D18_RITUAL_SCORE:
        return codes.SCORE_RITUAL
    if kind == codes.D20_END:
        return first_between(options, codes.TRANSFER_REPLACE, codes.TRANSFER_STAY, codes.END_TURN)
    return options.codes[0]


def first_between(options: OptionBuffer, low: i64, high: i64, otherwise: i64) -> i64:
    """The first option of a kind, or another one."""
    for at in range(options.count):
        if low <= options.codes[at] < high:
            return options.codes[at]
    for at in range(options.count):
        if options.codes[at] == otherwise:
            return otherwise
    return options.codes[0]


def last_between(options: OptionBuffer, low: i64, high: i64) -> i64:
    """The last option of a kind, or else the first of all."""
    for at in range(options.count - 1, -1, -1):
        if low <= options.codes[at] < high:
            return options.codes[at]
    return options.codes[0]


def best_track(table: Table, seat: i64, options: OptionBuffer) -> i64:
    """The track whose next point counts, else the lowest one."""
    best = options.codes[0]
    best_value: i64 = -1000
    for at in range(options.count):
        track = options.codes[at] - codes.TRACK
        if 0 <= track < data.TRACKS:
            here = table.tracks[seat * data.TRACKS + track]
            value = -here
            if here < table.tracks[seat * data.TRACKS + partner_of(table, track)]:
                value += 100
            if value > best_value:
                best = options.codes[at]
                best_value = value
    return best


def best_play(options: OptionBuffer) -> i64:
    """The masks worth most points."""
    best: i64 = codes.PLAY_NO_MASKS
    most: i64 = 0
    for at in range(options.count):
        play = options.codes[at] - codes.PLAY_MASKS
        if 0 <= play < data.PLAY_COUNT and data.SPACE_POINTS[data.PLAY_SPACE[play]] > most:
            best = options.codes[at]
            most = data.SPACE_POINTS[data.PLAY_SPACE[play]]
    return best


def scarcest(table: Table, seat: i64, options: OptionBuffer) -> i64:
    """The kind of Native that the village has fewest of."""
    best = options.codes[0]
    fewest: i64 = 100
    for at in range(options.count):
        kind = options.codes[at] - codes.BRING
        if 0 <= kind < data.KINDS and table.home_count(seat, kind) < fewest:
            best = options.codes[at]
            fewest = table.home_count(seat, kind)
    return best
