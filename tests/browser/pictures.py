"""The pictures of the documentation, taken from the page itself: `python tests/browser/pictures.py [GAME ...]`.

Beside each part of the rules the drawing that the page shows there (`board/rulebook.js`), and of every game a table in
the middle of a match. They are kept in `docs/pictures`; `drawn.json` has a mark of each drawing's source, by which
`test_pictures.py` finds those that have changed since.
"""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page, sync_playwright

from browser.conftest import ARGUMENTS, chromium
from browser.house import Founded, House
from longhouse import bots, games
from longhouse.bots.outlook import SeatOutlook

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
MARKS = FOLDER / "drawn.json"
LANGUAGES = ("en", "fr")
TABLES = {"tomahawk": (2, 21), "wendake": (2, 110), "northgard": (3, 128), "tribes": (3, 210)}
"""How many play at the table of the picture, and after how many choices the next one of the first seat is shown."""
SEED = "docs"
DRAWINGS = """() => [...document.querySelectorAll(".rules-text section")].flatMap((section) => {
  const drawing = section.querySelector(".rule-picture > *");
  return drawing ? [[section.querySelector("h3").id, drawing.outerHTML]] : [];
})"""
# Corners and shadows belong to the page that shows a picture, not to the picture.
PLAIN = ".rule-picture { border-radius: 0 !important; box-shadow: none !important }"


def visit(browser: Browser, language: str, size: tuple[int, int]) -> Page:
    """A page whose reader has that language and wants nothing to move."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    tastes = {"name": "Anna", "language": language, "theme": "light", "speed": "at-once"}
    context.add_init_script(f'localStorage["longhouse.tastes"] ??= {json.dumps(json.dumps(tastes))};')
    return context.new_page()


def drawings(page: Page, house: House, game: str) -> dict[str, str]:
    """What is drawn beside each part of the rules, once all of it is there."""
    page.goto(f"{house.url}/learn/{game}")
    page.wait_for_selector(".rule-picture > *")
    page.evaluate("document.fonts.ready.then(() => 0)")
    return dict(page.evaluate(DRAWINGS))


def mark(drawing: str) -> str:
    """A short sign of a drawing's source."""
    return hashlib.sha256(drawing.encode()).hexdigest()[:16]


def shoot(page: Page, selector: str | None, path: Path) -> None:
    """A picture of the page, or of one thing on it, as WebP."""
    clip = {}
    if selector:
        thing = page.locator(selector)
        thing.evaluate("(one) => one.scrollIntoView({ block: 'center' })")
        # What comes into sight is drawn with the frame after the next.
        page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
        box = thing.evaluate(
            "(one) => { const { x, y, width, height } = one.getBoundingClientRect();"
            " return { x: x + scrollX, y: y + scrollY, width, height } }"
        )
        clip = {"clip": {**box, "scale": 2}}
    line = page.context.new_cdp_session(page)
    answer = line.send("Page.captureScreenshot", {"format": "webp", "quality": 62, **clip})
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(base64.b64decode(answer["data"]))


def take_rules(browser: Browser, house: House, game: str) -> dict[str, str]:
    """The pictures beside the rules; a French one only where it differs. The marks of their drawings."""
    known: dict[str, str] = {}
    for old in (FOLDER / game).glob("part-*"):
        old.unlink()
    for language in LANGUAGES:
        page = visit(browser, language, (1280, 900))
        drawn = drawings(page, house, game)
        page.add_style_tag(content=PLAIN)
        for part, drawing in drawn.items():
            name = part.removeprefix("rules-")
            if known.setdefault(name, mark(drawing)) != mark(drawing) or language == "en":
                suffix = "" if language == "en" else f".{language}"
                shoot(page, f"#{part} + .rule-picture", FOLDER / game / f"{name}{suffix}.webp")
        page.context.close()
    return known


def take_table(browser: Browser, house: House, game: str) -> None:
    """A table in the middle of a match, as its first seat sees it, in each language."""
    table = middle_of_a_match(house, game)
    for language in LANGUAGES:
        page = visit(browser, language, (1280, 800))
        page.goto(table.link(0))
        page.wait_for_selector(".prompt")
        page.evaluate("document.fonts.ready.then(() => 0)")
        page.wait_for_timeout(2000)  # the map has found its place and the news of the log have gone
        shoot(page, None, FOLDER / game / f"table.{language}.webp")
        page.context.close()


def middle_of_a_match(house: House, game: str) -> Founded:
    """A table on which Brave has played for everybody until the first seat is asked again."""
    count, choices = TABLES[game]
    people = [{"kind": "me", "name": "Anna"}]
    people += [{"kind": "here", "name": name} for name in ("Benoît", "Chiara", "Dov")[: count - 1]]
    table = house.found(*people, game=game, seed=SEED)
    match = games.get(game).new(seats=count, seed=SEED)
    players = [bots.make("brave", seat) for seat in range(count)]
    made = 0
    while made < choices or 0 not in match.deciding():
        seat = match.deciding()[-1]
        key = match.game.codec.key(players[seat].choose(SeatOutlook(match.game, match.state, seat)))
        wish = {"decision": table.snapshot(seat)["decision"]["id"], "choices": [key]}
        house.ask(f"{table.path}/choices", {"request": secrets.token_urlsafe(24), **wish}, table.tokens[seat])
        match.choose(seat, key)
        made += 1
    return table


@contextmanager
def at_home() -> Iterator[tuple[Browser, House]]:
    """A server and a browser for as long as pictures are taken."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=chromium(playwright), args=ARGUMENTS)
        try:
            yield browser, house
        finally:
            browser.close()
            house.stop()


def main(wanted: Sequence[str]) -> None:
    """Take the pictures of these games anew, or of all."""
    marks = json.loads(MARKS.read_text()) if MARKS.exists() else {}
    with at_home() as (browser, house):
        for game in wanted or TABLES:
            marks[game] = take_rules(browser, house, game)
            take_table(browser, house, game)
            print(game)
    MARKS.write_text(json.dumps(dict(sorted(marks.items())), indent=1) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
