"""Whole games of Tomahawk: by keyboard alone; in `make test-long` by mouse, touch and from the list, too."""

import re

import pytest
from playwright.sync_api import expect

from .pages import Table, by_few_keys, by_finger, by_keyboard, by_mouse

LANGUAGES = ["fr", "en"]
"""In `make test` the first, whose words are longer."""


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en"])
def test_whole_game_by_mouse(visit, house, language):
    visitor = visit(language=language)
    visitor.open()
    visitor.screenshot(f"lobby-{language}")
    visitor.page.locator(".posters .btn.play").first.click()
    visitor.page.wait_for_url("**/t/*")
    table = Table(visitor, by_mouse)
    table.ready()
    visitor.screenshot(f"table-setup-{language}")
    while not any(one.startswith("hand:") for one in table.ready()["lit"]):
        table.act()
    table.act()
    visitor.screenshot(f"table-card-chosen-{language}")
    table.play_out()
    visitor.screenshot(f"table-over-{language}")
    assert house.ask(f"/api/tables/{table.id}")["status"] == "over"
    scores = house.ask(f"/api/tables/{table.id}")["result"]["scores"]
    totals = visitor.page.locator(".end tfoot td").all_text_contents()
    assert sorted(map(int, totals)) == sorted(scores)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_game_by_keyboard(visit, house, language):
    visitor = visit(language=language)
    visitor.open()
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
    by_keyboard(visitor.page, visitor.page.locator(".posters .btn.play").first)
    visitor.page.wait_for_url("**/t/*")
    table = Table(visitor, by_few_keys)
    while table.act():
        expect(visitor.page.locator(":focus")).to_have_count(1)
    assert house.ask(f"/api/tables/{table.id}")["status"] == "over"


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_game_by_touch_at_360(visit, house, language):
    visitor = visit(language=language, size=(360, 640), touch=True)
    visitor.open()
    visitor.screenshot(f"phone-lobby-{language}")
    visitor.page.locator(".posters .btn.play").first.tap()
    visitor.page.wait_for_url("**/t/*")
    table = Table(visitor, by_finger)
    table.ready()
    visitor.screenshot(f"phone-setup-{language}")
    while not any(one.startswith("hand:") for one in table.ready()["lit"]):
        table.act()
    table.act()
    visitor.screenshot(f"phone-card-chosen-{language}")
    table.play_out()
    visitor.screenshot(f"phone-over-{language}")
    assert house.ask(f"/api/tables/{table.id}")["status"] == "over"


@pytest.mark.slow
def test_whole_game_from_the_list_of_choices(visit, house):
    """Every game can be played from the list alone: no touch of the board at all."""
    visitor = visit()
    table = house.found({"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "greedy"})
    visitor.open(table.link(0))
    page = Table(visitor)
    page.tab("choices")
    for _ in range(200):
        now = page.ready()
        if now["over"]:
            break
        if visitor.page.locator(".choices fieldset").count():
            for at in range(visitor.page.locator(".choices fieldset").count()):
                place = visitor.page.locator(".choices fieldset").nth(at)
                if place.locator(".chip.sel").count() == 0:
                    place.locator(".chip:not(.used)").first.click()
            visitor.page.locator(".choices .btn.primary:not([disabled])").click()
        elif now["main"]:
            page.press(page.main)
        else:
            visitor.page.locator(".choices .choice").first.click()
        page.wait(lambda then, now=now: then != now, "an effect")
    assert table.snapshot()["status"] == "over"


def test_keys_at_the_table(visit, house):
    """Digits take cards, arrows go to neighbours, Esc lets go, letters open what they promise."""
    table = house.found({"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Benoît"})
    table.reach("deploy")
    visitor = visit()
    visitor.open(table.link(0))
    page, keys = Table(visitor), visitor.page.keyboard
    values = {card[6] for card in page.ready()["lit"] if re.fullmatch(r"hand:0[1-9]\w", card)}
    first, second = sorted(values)[:2]
    keys.press(first)
    page.wait(
        lambda now: [one[6] for one in now["chosen"] if one.startswith("hand:")] == [first], "a card by its value"
    )
    keys.press("Escape")
    page.wait(lambda now: not now["chosen"], "Esc lets go")
    keys.press(second)
    page.wait(lambda now: bool(now["chosen"]), "another card")
    by_keyboard(visitor.page, page.element("pile:2"))
    page.wait(lambda now: now["put"] and "pile:2" not in now["lit"], "the card at pile 2")
    keys.press("ArrowLeft")
    focused = visitor.page.evaluate("document.activeElement?.dataset.el ?? ''")
    assert focused, "an arrow moves the focus among things that can be touched"
    keys.press("Control+z")
    page.wait(lambda now: not now["put"], "Ctrl+Z takes the plan back")
    keys.press("c")
    expect(visitor.page.locator(".choices")).to_be_visible()
    keys.press("l")
    expect(visitor.page.locator(".pane .log")).to_be_visible()
    for key in ("g", "d"):
        keys.press(key)
        expect(visitor.page.locator("dialog[open]")).to_be_visible()
        keys.press("Escape")
        expect(visitor.page.locator("dialog[open]")).to_have_count(0)
    keys.press(",")
    expect(visitor.page.locator(".shell")).to_have_class(re.compile(r"\bpast\b"))
    keys.press("Escape")
    expect(visitor.page.locator(".shell")).not_to_have_class(re.compile(r"\bpast\b"))
