"""What the golden files hold, and how it is made.

A playthrough is a whole game in words: every choice, and what a spectator is told. A finished match is a match file
for one way in which a game can end. `python tests/golden/regenerate.py` writes them all anew; review the difference.
"""

from itertools import count
from pathlib import Path
from typing import NamedTuple

from longhouse import games
from longhouse.core.chance import FastChance
from longhouse.core.text import Text

FOLDER = Path(__file__).parent
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")


class Playthrough(NamedTuple):
    """One game to be told in words."""

    game: str
    seed: int
    options: dict
    seats: int = 2


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
}


def tell(playthrough):
    """The lines of a playthrough: choices as "seat: key", events indented."""
    game = games.get(playthrough.game)
    match = game.new(playthrough.seats, playthrough.seed, playthrough.options, names=NAMES[: playthrough.seats])
    text = Text("en", game.folder / "text")
    chosen = ", ".join(f"{name}={value}" for name, value in match.settings.items())
    yield f"{game.id}, {match.seats} players, rules {game.rules_version}, seed {playthrough.seed}"
    yield chosen
    yield f"commitment {match.seed.commitment}"
    yield from lines(text, match, 0)
    while not match.over:
        number = len(match.entries)
        seat = match.deciding()[number % len(match.deciding())]
        options = match.options(seat)
        key = options[(7 * number + 3 * seat) % len(options)].key
        decision = match.decision(seat)
        match.choose(seat, key)
        barrier = match.entries[-1].barrier
        yield f"{NAMES[seat]} ({decision.kind} {decision.id}, {len(options)} options): {key}" + (
            f" [{barrier}]" if barrier else ""
        )
        yield from lines(text, match, number)
    result = match.result()
    yield "Score"
    for line in result.lines:
        yield f"  {text.say(line.caption)}: {' - '.join(map(str, line.points))}"
    yield f"  Total: {' - '.join(map(str, result.scores))}"
    yield f"  Rank: {' - '.join(map(str, result.ranks))}"


def lines(text, match, since):
    """What a spectator is told from an entry on."""
    for event in [event.seen_by(None) for entry in match.entries[since:] for event in entry.events]:
        if event is not None:
            yield f"    {text.event(event, match.names)}"


# Ways in which a game can end.


def scores_without_bonus(result):
    bonus = [line.points for line in result.lines if line.caption.id == "score-bonus"]
    return [score - sum(points[seat] for points in bonus) for seat, score in enumerate(result.scores)]


def leader(scores):
    return None if scores[0] == scores[1] else max(range(2), key=scores.__getitem__)


def is_drawn(result):
    return result.scores[0] == result.scores[1]


class Ending(NamedTuple):
    """A way a game can end: the settings it needs, and how to recognise it."""

    game: str
    options: dict
    is_it: object


ENDINGS = {
    "tomahawk-won-by-seat-0": Ending("tomahawk", {}, lambda result: result.ranks == (1, 2)),
    "tomahawk-won-by-seat-1": Ending("tomahawk", {}, lambda result: result.ranks == (2, 1)),
    "tomahawk-draw-shared": Ending("tomahawk", {}, lambda result: is_drawn(result) and result.ranks == (1, 1)),
    "tomahawk-draw-broken-by-hunter": Ending(
        "tomahawk", {"tie_break": "hunter"}, lambda result: is_drawn(result) and result.ranks != (1, 1)
    ),
    "tomahawk-bonus-decides": Ending(
        "tomahawk",
        {"bonus_animal": True},
        lambda result: leader(scores_without_bonus(result)) != leader(result.scores),
    ),
    "tomahawk-bonus-to-nobody": Ending(
        "tomahawk",
        {"bonus_animal": True},
        lambda result: any(line.caption.id == "score-bonus" and not any(line.points) for line in result.lines),
    ),
    "wendake-won-by-points": Ending("wendake", {}, lambda result: not is_drawn(result)),
    "wendake-tie-broken-by-turn-order": Ending("wendake", {}, lambda result: is_drawn(result) and 2 in result.ranks),
    "northgard-won-by-fame": Ending("northgard", {}, lambda result: not is_drawn(result)),
    "tomahawk-without-specials": Ending("tomahawk", {"specials": False, "tracker": False}, lambda result: True),
}


def played_by_chance(game, seed, options):
    """A match of random choices, with a choice taken back now and then."""
    match, chance = game.new(seed=seed, options=options, names=NAMES[: game.seats[0]]), FastChance(seed)
    while not match.over:
        deciding = match.deciding()
        seat = deciding[chance.pick(-1, len(deciding))]
        choices = match.options(seat)
        match.choose(seat, choices[chance.pick(-1, len(choices))].key)
        if match.can_undo(seat) and chance.pick(-1, 20) == 0:
            match.undo(seat)
    return match


def find(ending):
    """The first match, by seed, that ends this way."""
    game = games.get(ending.game)
    for seed in count():
        match = played_by_chance(game, seed, ending.options)
        if ending.is_it(match.result()):
            return match
    raise AssertionError
