"""How a match of Northgard may be set up (section 9 of the specification)."""

from longhouse.core.settings import Setting

SETTINGS = (
    Setting("years", (7, 10), "rulebook"),
    Setting("teams", (False, True), "rulebook", seats={True: range(4, 5)}),
    Setting("creatures", (False, True), "rulebook"),
    Setting("more_creatures", (False, True), "public"),
    Setting("clan_assignment", ("choose", "random", "draft"), "designed"),
    Setting("fame_tokens", ("hidden", "open"), "rulebook", default_value="open"),
    Setting("scorched_earth_targets", ("enemy", "enemy_or_neutral"), "ruling"),
    Setting("border_check", ("vertex", "global"), "ruling"),
    Setting("future_sight_achievements", (False, True), "ruling"),
    Setting("small_on_large", (False, True), "ruling"),
    Setting("kaija_moves_alone", (True, False), "ruling"),
    Setting("reaction_prompt", ("standing_order", "always_ask", "timed"), "designed"),
    Setting("fame_only", (False, True), "designed"),
)
