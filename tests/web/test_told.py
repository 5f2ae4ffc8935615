"""The page about being told has no table of its own: the house says what is usual, and the page has words for it."""

import re
from pathlib import Path

import pytest

from longhouse.server.told.matrix import CHANNELS, DEFAULTS

ME = Path(__file__).parents[2] / "src" / "longhouse" / "web" / "me"


def test_the_page_does_not_repeat_what_is_usual():
    page = (ME / "told.js").read_text(encoding="utf-8")
    assert not re.search(r"\b(?:push|mail|hook): (?:true|false)", page)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_has_words_for_every_event_and_way(language):
    words = (ME / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    wanted = [*(f"told-on-{event}" for event in DEFAULTS), *(f"told-by-{way}" for way in CHANNELS)]
    assert [one for one in wanted if not re.search(rf"^{one} =", words, re.MULTILINE)] == []
