"""In the compiled engine numbers stay numbers: none is made into a Python object and back on the way."""

from functools import cache

from house import boxing

ALLOWED = {
    ("src/longhouse/core/state.py", "State.options"): "gives a list to Python",
}
"""Boxing that is meant, with the reason."""

TO_MEND = {
    "src/longhouse/games/northgard/field.py": (
        "judge_move",
        "judge_retreat",
        "judge_food",
        "judge_scorch",
        "judge_build",
    ),
    "src/longhouse/games/northgard/judging.py": ("Survey.strongholds_of",),
    "src/longhouse/games/northgard/planning.py": (
        "attack_chance",
        "move_gain",
        "recruit_gain",
        "best_recruit",
        "best_build",
        "play_gain",
    ),
    "src/longhouse/games/northgard/rules/combat.py": ("settle",),
    "src/longhouse/games/northgard/rules/creature_fights.py": ("roll_both",),
    "src/longhouse/games/northgard/rules/creatures.py": ("territory_of",),
    "src/longhouse/games/northgard/rules/drawing.py": ("begin_draw",),
    "src/longhouse/games/northgard/rules/explore.py": ("begin_explore",),
    "src/longhouse/games/northgard/rules/figures.py": ("units_of",),
    "src/longhouse/games/northgard/rules/hidden.py": ("deal_tiles_anew", "answer_anew"),
    "src/longhouse/games/northgard/rules/moving.py": ("all_get_out",),
    "src/longhouse/games/northgard/rules/reaction.py": ("owner_of_reaction",),
    "src/longhouse/games/northgard/rules/recruit.py": ("owe_camps",),
    "src/longhouse/games/northgard/rules/second_chance.py": ("draw_new_land",),
    "src/longhouse/games/northgard/rules/setup.py": ("lay_out_cards", "deal_tiles"),
    "src/longhouse/games/northgard/rules/special.py": ("do_part",),
    "src/longhouse/games/northgard/rules/year.py": ("reveal_row", "harvest"),
    "src/longhouse/games/northgard/rules/zones.py": ("usually_seen_by", "draw_cards"),
    "src/longhouse/games/tomahawk/rules/battle.py": ("effective", "value_at_puma"),
    "src/longhouse/games/tomahawk/rules/dealing.py": ("draw",),
    "src/longhouse/games/tomahawk/rules/hidden.py": ("take_some",),
    "src/longhouse/games/tomahawk/rules/round.py": ("decide_territory",),
    "src/longhouse/games/tomahawk/rules/scoring.py": ("points",),
    "src/longhouse/games/tomahawk/rules/setup.py": ("deal_specials",),
    "src/longhouse/games/tomahawk/state.py": ("Table.first_turned_up",),
    "src/longhouse/games/tribes/bot.py": ("camp_worth",),
    "src/longhouse/games/tribes/judging.py": ("good_value", "decay", "can_defeat"),
    "src/longhouse/games/tribes/rules/battle.py": ("settle_chiefs",),
    "src/longhouse/games/tribes/state.py": ("Table.clear",),
    "src/longhouse/games/wendake/bot.py": ("grid_worth",),
    "src/longhouse/games/wendake/rules/hidden.py": ("deal_masks_anew",),
    "src/longhouse/games/wendake/rules/masks.py": ("Masks.offer", "play_masks"),
    "src/longhouse/games/wendake/rules/progress.py": ("has_line",),
    "src/longhouse/games/wendake/rules/setup.py": ("pair_tracks", "draw_some", "deal_masks"),
    "src/longhouse/games/wendake/rules/turn.py": ("legal_slots", "actions_of"),
    "src/longhouse/games/wendake/state.py": ("Table.__init__",),
}
"""Boxing that costs time and should go: whoever mends a function takes it off this list."""


@cache
def boxed():
    """By path and function, the places where a number is boxed."""
    found = {}
    for one in boxing.boxings():
        found.setdefault((one.path, one.function), []).append(f"{one}: {one.line_in(boxing.ROOT)}")
    return found


def known():
    return {*ALLOWED, *((path, function) for path, functions in TO_MEND.items() for function in functions)}


def test_no_number_is_boxed():
    """Write `if` and `return` instead of `a if x else b`, name the counter of a loop, and see `boxing.py`."""
    new = [line for place, lines in boxed().items() if place not in known() for line in lines]
    assert not new, "\n" + "\n".join(new)


def test_nothing_stands_on_a_list_that_is_not_boxed():
    gone = sorted(place for place in known() if place not in boxed())
    assert not gone, f"take off the list: {gone}"


SAMPLE = """
from mypy_extensions import i64

def joined(number: i64) -> i64:
    return 0 if number > 3 else number

def counted(number: i64) -> i64:
    found: i64 = 0
    for _ in range(number):
        found += 2
    return found

def plain(number: i64) -> i64:
    found: i64 = 0
    for step in range(number):
        found += step
    if found > 3:
        return 0
    return found
"""


def test_boxing_is_found(tmp_path):
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "sample.py").write_text(SAMPLE, encoding="utf-8")
    hook = "[tool.hatch.build.targets.wheel.hooks.mypyc]"
    (tmp_path / "pyproject.toml").write_text(f'{hook}\ninclude = ["src/*.py"]\n', encoding="utf-8")
    found = boxing.boxings(tmp_path)
    assert {one.function for one in found} == {"joined", "counted"}
    assert {5, 9} <= {one.line for one in found}
