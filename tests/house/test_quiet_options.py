"""Whatever does nothing is marked as declining, so that no client makes it the main button."""

import pytest

from longhouse import games

DECLINING = ("skip", "done", "pass", "refuse")
DEEDS = {"option-score-military", "option-score-ritual"}
"""They have the place of "done" on the table, but they score."""


@pytest.mark.parametrize("name", games.names())
def test_what_does_nothing_is_quiet(name):
    codec = games.get(name).codec
    options = [codec.option(kind.base) for kind in codec.kinds]
    loud = [one.key for one in options if one.targets[-1:] and one.targets[-1] in DECLINING and not one.quiet]
    assert {codec.option(codec.code(key)).label.id for key in loud} <= DEEDS
