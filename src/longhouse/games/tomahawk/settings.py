"""How a match of Tomahawk may be set up (section 9 of the specification)."""

from collections.abc import Mapping, Sequence

from longhouse.core.protocol import Json
from longhouse.core.settings import Setting, Value

SETTINGS = (
    Setting("bonus_animal", (False, True), "rulebook"),
    Setting("twilight_timing", ("on_reveal", "after_draw"), "ruling"),
    Setting("replace_choice", ("ask", "auto"), "ruling"),
    Setting("tie_break", ("shared", "hunter"), "designed"),
    Setting("tracker", (True, False), "ruling"),
    Setting("specials", (True, False), "designed"),
)

VOCABULARIES = ("neutral", "original")


def remember(settings: Mapping[str, Value], events: Sequence[Json]) -> Sequence[Json]:
    """Without tracker only the last round and this one are remembered, as on a table that is cleared."""
    if settings["tracker"]:
        return events
    rounds = [at for at, event in enumerate(events) if event["kind"] == "round"]
    return events[rounds[-2] :] if len(rounds) > 1 else events
