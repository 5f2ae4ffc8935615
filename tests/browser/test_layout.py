"""The board comes first in every window: its share of the height, and the question with its buttons always in sight."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from longhouse import games
from longhouse.core.components import read_components
from longhouse.core.text import Text

from .house import ANSWER_SECONDS

RANKS = read_components(games.get("wendake").folder)["rank"]
LAYOUT = (Path(__file__).parent / "layout.js").read_text()
WINDOWS = [(640, 360), (844, 390), (720, 450), (1280, 500), (1280, 720), (1440, 900), (390, 844), (360, 640)]
TABLES = {
    "tomahawk": ("tomahawk", 2, {}, lambda view: view["round"] >= 3),
    "wendake": ("wendake", 3, {}, lambda view: view["year"] >= 2),
    "ghost": ("wendake", 1, {"solo_ghost": True}, lambda view: view["year"] >= 2),
    "northgard": ("northgard", 4, {"creatures": True}, lambda view: view["year"] >= 2),
    "teams": ("northgard", 4, {"teams": True}, lambda view: view["year"] >= 1 and view["phase"] == "actions"),
    "tribes": ("tribes", 3, {}, lambda view: view["cycle"] >= 1 and view["phase"] == "turn"),
}
"""Game, players, settings, and how far a table has to be."""
IN_SHORT = {("tomahawk", (640, 360)), ("wendake", (844, 390)), ("northgard", (720, 450)), ("tribes", (390, 844))}
"""One window for each game in `make test`; the others are slow."""


def cases(names):
    for name in names:
        for size in WINDOWS:
            marks = () if (name, size) in IN_SHORT else (pytest.mark.slow,)
            yield pytest.param(name, size, marks=marks, id=f"{name}-{size[0]}x{size[1]}")


@pytest.fixture(scope="module")
def at_table(house):
    """A table by its name, played by chance until it is far enough and the first seat is asked."""
    known = {}

    def play(name):
        game, players, settings, is_far = TABLES[name]
        people = [{"kind": "me", "name": "Anna"}]
        people += [{"kind": "here", "name": one} for one in ("Benoît", "Chiara", "Dov")[: players - 1]]
        table = house.found(*people, game=game, seed="layout", settings=settings, hints=True)
        luck = random.Random(name)
        while not is_far((seen := table.snapshot(0))["view"]) or not seen["decision"]:
            seat = seen["deciding"][0]
            asked = table.snapshot(seat)
            wish = {"decision": asked["decision"]["id"], "choices": [luck.choice(asked["options"])["key"]]}
            house.ask(f"{table.path}/choices", wish, table.tokens[seat])
        return table

    return lambda name: known.setdefault(name, None) or known.update({name: play(name)}) or known[name]


def enter(visit, table, size, **look):
    visitor = visit(size=size, touch=min(size) < 500 and max(size) < 900, **look)
    visitor.open(table.link(0))
    visitor.page.wait_for_selector(".prompt .say:not(:empty)")
    visitor.page.wait_for_selector(".boardwrap > *")
    return visitor


@pytest.mark.each_case
@pytest.mark.parametrize(("name", "size"), list(cases(TABLES)))
def test_the_board_comes_first_and_the_question_is_in_sight(visit, at_table, name, size):
    look = {"language": "fr", "theme": "dark"} if WINDOWS.index(size) % 2 else {}
    page = enter(visit, at_table(name), size, **look).page
    assert page.evaluate(LAYOUT) == []
    question = page.locator("#say").inner_text()
    page.locator(".hint-at").click()
    expect(page.locator(".hint-words")).to_be_visible(timeout=ANSWER_SECONDS * 1000)
    assert page.locator("#say").inner_text() == question
    assert page.evaluate(LAYOUT) == []


SIDES = """() => [...document.querySelectorAll(".team")].map((team) => ({
  sum: Number(team.querySelector("header .sc").firstChild.data),
  each: [...team.querySelectorAll(".pl .sc")].map((score) => Number(score.firstChild.data)),
  names: [...team.querySelectorAll(".team-name, .nm")].filter((one) => {
    const { left, right, width } = one.getBoundingClientRect();
    return width && left >= 0 && right <= innerWidth;
  }).map((one) => one.textContent).join(" "),
}))"""


@pytest.mark.parametrize("size", [(1280, 720), (640, 360), (390, 844)])
def test_a_team_stands_together(visit, at_table, size):
    """R175: one score for a team, and the teammate is named at every size."""
    page = enter(visit, at_table("teams"), size).page
    sides = page.evaluate(SIDES)
    assert len(sides) == 2
    for side in sides:
        assert side["sum"] == sum(side["each"])
    assert "Chiara" in sides[-1]["names"]


@pytest.mark.parametrize("size", [(1280, 720), (640, 360), (390, 844)])
def test_the_ghost_has_a_panel_and_its_ladder_tells_the_next_rank(visit, at_table, size):
    table = at_table("ghost")
    page = enter(visit, table, size).page
    expect(page.locator(".players .ghost-panel")).to_be_visible()
    view = table.snapshot(0)["view"]
    steps = [row["points"] for row in RANKS if row["points"] > view["players"][0]["total"]]
    expect(page.locator(".players .ladder")).to_contain_text(str(min(steps) - view["players"][0]["total"]))


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (640, 360), (390, 844)])
def test_my_lands_are_always_named(visit, at_table, size):
    table = at_table("northgard")
    page = enter(visit, table, size).page
    lands = table.snapshot(0)["view"]["territories"]
    mine = [land for land, about in lands.items() if about["holder"] == 0]
    assert mine
    named = page.locator(".ng-names text").all_text_contents()
    words = Text("en", games.get("northgard").folder / "text")
    assert [land for land in mine if words.noun(land, "bare") not in named] == []


@pytest.mark.parametrize("size", [(390, 844), (640, 360), (360, 640), (844, 390)])
def test_at_the_end_every_button_is_in_the_window(visit, finished, size):
    page = enter(visit, finished, size).page
    acts = page.locator(".prompt .acts > *:visible")
    assert acts.count() >= 2
    for at in range(acts.count()):
        expect(acts.nth(at)).to_be_in_viewport(ratio=0.98)


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900)])
def test_a_hint_does_not_move_the_map(visit, at_table, size):
    page = enter(visit, at_table("northgard"), size).page
    board = page.locator(".boardwrap")
    before = board.bounding_box()
    page.locator(".hint-at").click()
    expect(page.locator(".hint-words")).to_be_visible(timeout=ANSWER_SECONDS * 1000)
    assert board.bounding_box() == before
