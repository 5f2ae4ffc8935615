"""How a match of Tomahawk may be set up (section 9 of the specification)."""

from longhouse.core.settings import Setting

SETTINGS = (
    Setting("bonus_animal", (False, True), "rulebook"),
    Setting("twilight_timing", ("on_reveal", "after_draw"), "rulebook"),
    Setting("replace_choice", ("ask", "auto"), "rulebook"),
    Setting("tie_break", ("shared", "hunter"), "designed"),
    Setting("tracker", (True, False), "designed"),
    Setting("specials", (True, False), "designed"),
)

VOCABULARIES = ("neutral", "original")
