"""The page of an arena on a phone: tables scroll by themselves, the page does not."""

from longhouse.arena.command import TEXT_FOLDER
from longhouse.arena.page import arena_page
from longhouse.arena.ratings import rate
from longhouse.arena.tournament import PlayedGame
from longhouse.core import registry
from longhouse.core.text import Text

PHONE = {"width": 360, "height": 740}
TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
BOTS = ("/srv/games/examples/bots/first.mjs", "./strongest.py")


def test_wide_tables_scroll_and_the_page_does_not(browser, tmp_path):
    one = PlayedGame(BOTS, (1, 2), (30, 20), 64, (), holdings=({}, {}), deal="1", lead_changes=1)
    facts = {"settings": {}, "games": 4, "seed": 1, "date": "2026", "version": "0", "quick": 0.0}
    tomahawk = registry.get("tomahawk")
    text = Text("en", tomahawk.folder / "text", TEXT_FOLDER)
    path = tmp_path / "page.html"
    path.write_text(arena_page(tomahawk, facts, [one] * 4, rate([one] * 4), {}, text), encoding="utf-8")
    page = browser.new_page(viewport=PHONE)
    try:
        page.goto(path.as_uri())
        assert page.evaluate("[...document.querySelectorAll('.wide')].some((one) => one.scrollWidth > one.clientWidth)")
        assert page.evaluate(TOO_WIDE) == 0
    finally:
        page.close()
