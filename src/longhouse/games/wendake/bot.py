"""What a player of Wendake should value: the knowledge behind the greedy bot.

An option is tried on a copy, the rest of the turn is played by simple habits (`habit`), and the position is judged
(`worth`).
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.sets import BIT, count, first
from longhouse.core.state import OptionBuffer, State
from longhouse.games.wendake.rules import codes
from longhouse.games.wendake.rules.game import Wendake
from longhouse.games.wendake.rules.masks import counted_masks, fits
from longhouse.games.wendake.rules.military import claimable_turtles, majorities
from longhouse.games.wendake.rules.scoring import best_choice, pair_total, with_turtles
from longhouse.games.wendake.rules.turn import actions_of, markers_left
from longhouse.games.wendake.state import Table
from longhouse.games.wendake.tables import (
    BEAVER,
    CANOE,
    FIRE,
    FISHING,
    GOODS,
    HARVEST,
    HUNT,
    HUNTER,
    KINDS,
    LINES,
    MASK_CEREMONY,
    MILITARY_ACTION,
    MOVE_4,
    NONE,
    PLAY_COUNT,
    PLAY_SPACE,
    PROGRESS_LEVEL,
    RESOURCES,
    SLOTS,
    SPACE_POINTS,
    TAN,
    TILE_MARKERS,
    TRACKS,
    TRADE,
    TURTLE_POINTS,
    WARRIOR,
    WOMAN,
    YEARS,
)

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
        if 0 <= track < TRACKS:
            here = table.tracks[seat * TRACKS + track]
            value = -here
            if here < table.tracks[seat * TRACKS + partner_of(table, track)]:
                value += 100
            if value > best_value:
                best = options.codes[at]
                best_value = value
    return best


def partner_of(table: Table, track: i64) -> i64:
    """The other track of a pair."""
    if track == 0:
        return table.pairing
    if track == table.pairing:
        return 0
    return 6 - table.pairing - track


def best_play(options: OptionBuffer) -> i64:
    """The masks worth most points."""
    best: i64 = codes.PLAY_NO_MASKS
    most: i64 = 0
    for at in range(options.count):
        play = options.codes[at] - codes.PLAY_MASKS
        if 0 <= play < PLAY_COUNT and SPACE_POINTS[PLAY_SPACE[play]] > most:
            best = options.codes[at]
            most = SPACE_POINTS[PLAY_SPACE[play]]
    return best


def scarcest(table: Table, seat: i64, options: OptionBuffer) -> i64:
    """The kind of Native that the village has fewest of."""
    best = options.codes[0]
    fewest: i64 = 100
    for at in range(options.count):
        kind = options.codes[at] - codes.BRING
        if 0 <= kind < KINDS and table.home_count(seat, kind) < fewest:
            best = options.codes[at]
            fewest = table.home_count(seat, kind)
    return best


# Worth: what a position promises.


def margin(table: Table, seat: i64) -> float:
    """Own worth, less the best opponent's."""
    best = 0.0
    for other in range(table.players):
        if other != seat:
            best = max(best, worth(table, other))
    return worth(table, seat) - 0.6 * best


def time_left(table: Table, seat: i64) -> float:
    """1 at the start, 0 when this seat has no marker left in the last Year."""
    if table.year == 0:
        return 1.0
    turns = 4 * (YEARS - table.year) + markers_left(table, seat)
    return float(turns) / 28.0


def worth(table: Table, seat: i64) -> float:
    """Points counted now, and what the rest of the game can make of everything else."""
    time = time_left(table, seat)
    tracks = with_turtles(table, seat, best_choice(table, seat))
    points = float(pair_total(table, tracks) + table.swaps[seat])
    points += min(0.55, 0.15 + time) * float(surplus(table, tracks))
    if time <= 0.0:
        return points
    several = min(1.0, 0.25 + 2.0 * time)
    points += several * goods_worth(table, seat)
    points += several * natives_worth(table, seat, time)
    points += several * masks_worth(table, seat)
    points += time * progress_worth(table, seat)
    points += grid_worth(table, seat, time)
    return points


def surplus(table: Table, tracks: vec[i64]) -> i64:
    """Points on the higher tracks that do not count yet, as far as the lower ones can still catch up."""
    found: i64 = 0
    for track in range(TRACKS):
        partner = partner_of(table, track)
        if tracks[track] > tracks[partner]:
            found += min(6, tracks[track] - tracks[partner])
    return found


def goods_worth(table: Table, seat: i64) -> float:
    """Different Resources buy most; beavers become leather."""
    found = 0.0
    for good in range(RESOURCES):
        number = table.goods[seat * GOODS + good]
        if number > 0:
            found += 0.6 + 0.3 * float(min(3, number) - 1)
    return found + 0.25 * float(min(6, table.goods[seat * GOODS + BEAVER]))


def natives_worth(table: Table, seat: i64, time: float) -> float:
    """Trios in the village, workers in the fields, Guards, Canoes, Turtles within reach."""
    trios = min(table.home_count(seat, WARRIOR), min(table.home_count(seat, WOMAN), table.home_count(seat, HUNTER)))
    found = (0.3 + 0.5 * time) * float(trios)
    found += (0.35 + time) * float(table.areas_worked(seat, WOMAN))
    found += (0.3 + 0.8 * time) * float(table.areas_worked(seat, HUNTER))
    found += (0.3 + 0.9 * time) * float(table.canoes_out(seat))
    found += 0.35 * float(count(majorities(table, seat, 0, False)))
    for category in range(3):
        reached = claimable_turtles(table, seat, category)
        while reached:
            found += 0.45 * float(TURTLE_POINTS[first(reached)])
            reached &= reached - 1
    return found


def masks_worth(table: Table, seat: i64) -> float:
    """Cards in hand, and the best combination they make."""
    counts = counted_masks(table, seat, 0, 0)
    best: i64 = 0
    for play in range(PLAY_COUNT):
        if SPACE_POINTS[PLAY_SPACE[play]] > best and fits(counts, play):
            best = SPACE_POINTS[PLAY_SPACE[play]]
    return 0.3 * float(table.cards_in_hand(seat)) + 0.3 * float(best)


def progress_worth(table: Table, seat: i64) -> float:
    """Abilities still to be used, this Year and later."""
    found = 0.0
    tiles = table.owned[seat]
    while tiles:
        tile = first(tiles)
        found += 2.0 * float(PROGRESS_LEVEL[tile])
        if table.face_down[seat] & BIT[tile]:
            found -= 0.3 * float(PROGRESS_LEVEL[tile])
        tiles &= tiles - 1
    return found


def grid_worth(table: Table, seat: i64, time: float) -> float:
    """The best line still open this Year, and the tiles of the grid for the Years to come."""
    if table.year == 0:
        return 0.0
    values = vec[i64]([0] * SLOTS)
    later: i64 = 0
    for slot in range(SLOTS):
        if table.grid[seat * SLOTS + slot] != NONE:
            values[slot] = tile_value(table, seat, slot)
            later += values[slot]
    marked = table.marked[seat]
    barred: i64 = BIT[table.fire_at[seat]] if table.fire_at[seat] != NONE else 0
    best: i64 = 0
    if count(marked) < TILE_MARKERS:
        for at in range(8):
            line = LINES[at]
            if line & marked == marked and line & barred == 0:
                here: i64 = 0
                for slot in range(SLOTS):
                    if line & ~marked & BIT[slot]:
                        here += values[slot]
                best = max(best, here)
    early = 0.15 if table.has_ordered(seat) else 0.0
    return 0.01 * float(best) + 0.005 * time * float(later) + early * time


def tile_value(table: Table, seat: i64, slot: i64) -> i64:
    """What using this tile now would bring, in hundredths of a point."""
    found: i64 = 0
    todo = actions_of(table, seat, slot)
    while todo:
        found += action_value(table, seat, todo & 15)
        todo >>= 4
    return found


def action_value(table: Table, seat: i64, action: i64) -> i64:
    """The same for one action."""
    if action == CANOE:
        return 60
    if action <= MOVE_4:
        return 45 * (action - 1)
    if action == HARVEST:
        return 45 * table.areas_worked(seat, WOMAN)
    if action == HUNT:
        return 25 * table.areas_worked(seat, HUNTER)
    if action == TAN:
        return 20 * min(6, table.goods[seat * GOODS + BEAVER])
    if action == FISHING:
        return 40 * table.canoes_out(seat)
    if action == MILITARY_ACTION:
        return 70 * count(majorities(table, seat, 0, False)) + 60
    if action == MASK_CEREMONY:
        return 180
    if action == TRADE:
        types: i64 = 0
        for good in range(RESOURCES):
            if table.goods[seat * GOODS + good] > 0:
                types += 1
        return 40 + 45 * types
    if action == FIRE:
        return 200
    home = min(table.home_count(seat, WARRIOR), min(table.home_count(seat, WOMAN), table.home_count(seat, HUNTER)))
    return 60 * home + 60
