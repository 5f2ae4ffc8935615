"""The pictures of the documentation are those that the page draws today."""

import json

import pytest

from . import pictures
from .house import House


@pytest.mark.each_case
@pytest.mark.parametrize("game", pictures.TABLES)
def test_the_pictures_beside_the_rules_are_up_to_date(browser, house: House, game):
    page = pictures.visit(browser, "en", (1280, 900))
    drawn = {
        part.removeprefix("rules-"): pictures.mark(drawing)
        for part, drawing in pictures.drawings(page, house, game).items()
    }
    page.context.close()
    assert json.loads(pictures.MARKS.read_text())[game] == drawn, "`make docs-pictures` takes them anew"
    assert {path.name for path in (pictures.FOLDER / game).glob("part-*")} >= {f"{part}.webp" for part in drawn}
    assert (pictures.FOLDER / game / "table.fr.webp").exists()
