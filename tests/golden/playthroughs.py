"""What the golden files hold, and how it is made.

A playthrough is a whole game in words (`longhouse.testing.golden`). A finished match is a match file
for one way in which a game can end. `python tests/golden/regenerate.py` writes them all anew; review the difference.
"""

from itertools import count
from pathlib import Path
from typing import NamedTuple

from longhouse import bots, games
from longhouse.bots.outlook import SeatOutlook
from longhouse.core.chance import FastChance
from longhouse.testing.golden import NAMES, Playthrough

FOLDER = Path(__file__).parent


PLAYTHROUGHS = {
    "tomahawk-2-default": Playthrough("tomahawk", 57, {}),
    "tomahawk-2-bonus-after-draw": Playthrough("tomahawk", 5, {"bonus_animal": True, "twilight_timing": "after_draw"}),
    "tomahawk-2-no-specials": Playthrough("tomahawk", 1, {"specials": False}),
    "wendake-1-ghost": Playthrough("wendake", 11, {"solo_ghost": True}, 1),
    "wendake-2-default": Playthrough("wendake", 1, {}),
    "wendake-2-identical": Playthrough("wendake", 4, {"tribes": "identical", "pairing": "first_game"}),
    "wendake-3-default": Playthrough("wendake", 2, {}, 3),
    "wendake-4-default": Playthrough("wendake", 3, {}, 4),
    "wendake-4-other-readings": Playthrough(
        "wendake",
        5,
        {
            "attack_on_entry": "separate_step",
            "smallpox_scope": "home",
            "mask_recall": "one",
            "take_back": "basic_only",
            "swap_in_restore": False,
            "progress_mid_action": False,
            "ritual_bonus": True,
            "alliance_mode": "permanent",
            "canoe_tile": "canoe_only",
        },
        4,
    ),
    "northgard-2-default": Playthrough("northgard", 1, {}),
    "northgard-2-ten-years": Playthrough(
        "northgard", 2, {"years": 10, "clan_assignment": "random", "fame_tokens": "open"}
    ),
    "northgard-3-creatures": Playthrough("northgard", 3, {"creatures": True, "more_creatures": True}, 3),
    "northgard-4-teams": Playthrough("northgard", 4, {"teams": True, "clan_assignment": "draft"}, 4),
    "northgard-5-default": Playthrough("northgard", 5, {}, 5),
    "northgard-5-other-readings": Playthrough(
        "northgard",
        6,
        {
            "scorched_earth_targets": "enemy_or_neutral",
            "border_check": "global",
            "future_sight_achievements": True,
            "small_on_large": True,
            "kaija_moves_alone": False,
            "fame_only": True,
        },
        5,
    ),
    "tribes-2-ten-cycles": Playthrough("tribes", 1, {"max_cycles": 10}),
    "tribes-3-short": Playthrough("tribes", 2, {"max_cycles": 8, "horses_to_win": 4}, 3),
    "tribes-4-short": Playthrough("tribes", 3, {"max_cycles": 6}, 4),
    "tribes-4-other-readings": Playthrough(
        "tribes",
        4,
        {
            "max_cycles": 5,
            "start_warriors": 8,
            "collect_limit": "one_per_tile_per_turn",
            "collect_in_campsite": False,
            "farm_price": "printed",
            "campsite_protection": False,
            "mountain_rule": "range",
            "cavalry_counts_as_attack": False,
            "camp_protection_limit": 2,
            "start_spacing": 4,
        },
        4,
    ),
}


# Ways in which a game can end.


def scores_without_bonus(result):
    bonus = [line.points for line in result.lines if line.caption.id == "score-bonus"]
    return [score - sum(points[seat] for points in bonus) for seat, score in enumerate(result.scores)]


def leader(scores):
    return None if scores[0] == scores[1] else max(range(2), key=scores.__getitem__)


def ranks(match):
    return match.result().ranks


def is_drawn(match):
    scores = match.result().scores
    return scores[0] == scores[1]


def is_decided_by_bonus(match):
    result = match.result()
    return leader(scores_without_bonus(result)) != leader(result.scores)


def is_bonus_for_nobody(match):
    return any(line.caption.id == "score-bonus" and not any(line.points) for line in match.result().lines)


def is_won(match):
    """Tribes: enough horses and all trophies."""
    return match.state.dump()["winner"] is not None


def is_won_in_own_turn(match):
    end = match.state.dump()
    return is_won(match) and end["winner"] == end["turn"]["seat"]


def is_won_in_anothers_turn(match):
    """A chief was defeated by those he attacked."""
    end = match.state.dump()
    return is_won(match) and end["winner"] != end["turn"]["seat"]


def is_capped(match):
    """Points decide, and nobody has as many as the first."""
    scores = match.result().scores
    return not is_won(match) and scores.count(max(scores)) == 1


def is_tie_broken(match):
    """As many points as another, and yet the only first."""
    scores = match.result().scores
    return not is_won(match) and max(scores) > 0 and scores.count(max(scores)) > 1 and ranks(match).count(1) == 1


def is_shared(match):
    """Points, trophies, horses, goods, tools, warriors and items are all the same."""
    return not is_won(match) and ranks(match).count(1) > 1


class Ending(NamedTuple):
    """A way a game can end: the settings it needs, how to recognise it, how many play, and how often a bot chooses."""

    game: str
    settings: dict
    is_it: object
    seats: int | None = None
    thought: int = 0
    """In how many of ten choices the greedy bot is asked; the others are random."""
    since: int = 0
    """The seed to begin with: some endings are rare."""
    is_rash: bool = False
    """Random choices attack wherever they can."""


ENDINGS = {
    "tomahawk-won-by-seat-0": Ending("tomahawk", {}, lambda match: ranks(match) == (1, 2)),
    "tomahawk-won-by-seat-1": Ending("tomahawk", {}, lambda match: ranks(match) == (2, 1)),
    "tomahawk-draw-shared": Ending("tomahawk", {}, lambda match: is_drawn(match) and ranks(match) == (1, 1)),
    "tomahawk-draw-broken-by-hunter": Ending(
        "tomahawk", {"tie_break": "hunter"}, lambda match: is_drawn(match) and ranks(match) != (1, 1)
    ),
    "tomahawk-bonus-decides": Ending("tomahawk", {"bonus_animal": True}, is_decided_by_bonus),
    "tomahawk-bonus-to-nobody": Ending("tomahawk", {"bonus_animal": True}, is_bonus_for_nobody),
    "wendake-won-by-points": Ending("wendake", {}, lambda match: not is_drawn(match)),
    "wendake-tie-broken-by-turn-order": Ending("wendake", {}, lambda match: is_drawn(match) and 2 in ranks(match)),
    "northgard-won-by-fame": Ending("northgard", {}, lambda match: not is_drawn(match)),
    "tomahawk-without-specials": Ending("tomahawk", {"specials": False, "tracker": False}, lambda match: True),
    "tribes-2-won": Ending("tribes", {}, is_won_in_own_turn, 2, 10),
    "tribes-3-won": Ending("tribes", {"horses_to_win": 6}, is_won_in_own_turn, 3, 10),
    "tribes-4-won": Ending("tribes", {"horses_to_win": 4}, is_won_in_own_turn, 4, 10),
    "tribes-2-won-in-anothers-turn": Ending("tribes", {"horses_to_win": 2}, is_won_in_anothers_turn, 2, 9, 43),
    "tribes-3-won-in-anothers-turn": Ending(
        "tribes", {"horses_to_win": 1, "max_cycles": 8}, is_won_in_anothers_turn, 3, 8, 106, True
    ),
    "tribes-4-won-in-anothers-turn": Ending(
        "tribes", {"horses_to_win": 1, "max_cycles": 8}, is_won_in_anothers_turn, 4, 8, 23
    ),
    "tribes-2-cap": Ending("tribes", {"max_cycles": 3}, is_capped, 2, 8),
    "tribes-3-cap": Ending("tribes", {"max_cycles": 3}, is_capped, 3, 8),
    "tribes-4-cap": Ending("tribes", {"max_cycles": 3}, is_capped, 4, 8),
    "tribes-2-tie-broken": Ending("tribes", {"max_cycles": 3}, is_tie_broken, 2, 7, 12),
    "tribes-3-tie-broken": Ending("tribes", {"max_cycles": 3}, is_tie_broken, 3, 7, 10),
    "tribes-4-tie-broken": Ending("tribes", {"max_cycles": 3}, is_tie_broken, 4, 7, 6),
    "tribes-2-shared": Ending("tribes", {"max_cycles": 3, "start_warriors": 0}, is_shared, 2, 4),
    "tribes-3-shared": Ending("tribes", {"max_cycles": 3, "start_warriors": 0}, is_shared, 3, 4, 196),
    "tribes-4-shared": Ending("tribes", {"max_cycles": 3, "start_warriors": 0}, is_shared, 4, 4, 61),
}


def played_by_chance(ending, seed):
    """A match of random and of thought choices, with a choice taken back now and then."""
    game = games.get(ending.game)
    seats = ending.seats or game.seats[0]
    match, chance = game.new(seats, seed, ending.settings, names=NAMES[:seats]), FastChance(seed)
    bot = bots.make("greedy", seed)
    while not match.over:
        deciding = match.deciding()
        seat = deciding[chance.pick(-1, len(deciding))]
        if ending.thought and chance.pick(-1, 10) < ending.thought:
            key = game.codec.key(bot.choose(SeatOutlook(game, match.state, seat)))
        else:
            choices = match.options(seat)
            attacks = [option for option in choices if ending.is_rash and option.key.startswith("attack")]
            choices = attacks or choices
            key = choices[chance.pick(-1, len(choices))].key
        match.choose(seat, key)
        if match.can_undo(seat) and chance.pick(-1, 20) == 0:
            match.undo(seat)
    return match


def find(ending):
    """The first match, by seed, that ends this way."""
    for seed in count(ending.since):
        match = played_by_chance(ending, seed)
        if ending.is_it(match):
            return match
    raise AssertionError
