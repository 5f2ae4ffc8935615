"""The analysis of a finished game: from the end of the game over its page to the replay at the very moment."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, Route, expect

from .house import Founded, House, two_people
from .pages import by_keyboard
from .test_pages import LOOKS, READABLE, RUN_AXE, SIZES, inject

THINKING = 90_000
"""A loaded machine thinks slowly."""
RUNNING = {"state": "running", "place": 0, "progress": 0.42, "error": None, "result": None, "current": False}


@pytest.fixture(scope="module")
def over(house: House) -> Founded:
    """A game that is over, and has many choices that cost something."""
    table = two_people(house, game="northgard", seed="analysed")
    while table.snapshot()["status"] != "over":
        for seat in (0, 1):
            table.choose_all(seat)
    return table


def axe_finds(page: Page, axe: str) -> list[str]:
    inject(page, axe)
    return list(page.evaluate(RUN_AXE))


def moment_before(founded: Founded, mistake: dict[str, Any]) -> int:
    """The number, for the one who made it, of what they were told last before a mistake: nothing was taken back."""
    entries = [json.loads(line) for line in text_of(founded, "/file").splitlines()]
    seat = str(mistake["seat"])

    def is_told(entry: dict[str, Any]) -> bool:
        events = entry.get("events", [])
        heard = any("public" in event or seat in event.get("private", {}) for event in events)
        return heard or entry["do"] == "start" or entry.get("seat") == mistake["seat"]

    steps = [entry["n"] for entry in entries if "n" in entry and is_told(entry)]
    return sum(n < mistake["entry"] for n in steps) - 1


def text_of(founded: Founded, rest: str) -> str:
    with urlopen(f"{founded.house.url}{founded.path}{rest}") as answer:
        return str(answer.read().decode())


def test_from_the_end_of_a_game_to_the_moment_that_cost_most(visit, house, over, axe):
    """By keyboard alone: ask at the table, wait, read, open the replay where most was lost."""
    visitor = visit()
    page = visitor.page
    visitor.open(over.link(0))

    def still_running(route: Route) -> None:
        if route.request.method == "GET":
            route.fulfill(json=RUNNING)
        else:
            route.continue_()

    page.route("**/analysis", still_running)
    by_keyboard(page, page.locator(".prompt .acts .analyse"), most=60)
    page.wait_for_url(f"**/analysis/{over.table}")
    bar = page.get_by_role("progressbar")
    expect(bar).to_have_attribute("aria-valuenow", "42", timeout=THINKING)
    expect(page.locator("main [role=status]").last).to_have_text("25\u00a0% of the choices are done.")
    assert not axe_finds(page, axe)
    page.unroute("**/analysis")

    expect(page.locator(".chances svg")).to_be_visible(timeout=THINKING)
    expect(page.locator("main [role=status]").last).to_have_text("The analysis is there.")
    found = over.house.ask(f"{over.path}/analysis")["result"]
    assert found["mistakes"]
    expect(page.locator(".chances .line")).to_have_count(2)
    expect(page.locator(".chances .dot")).to_have_count(len(found["mistakes"]))
    expect(page.locator(".lucks li")).to_have_count(2)
    expect(page.locator(".lucks li h3").first).to_have_text("You" if found["shares"][0] == 0 else "YouWon")
    expect(page.locator(".doubt")).to_contain_text(f"{round(100 * max(found['doubts']))} games more or less")
    expect(page.locator(".mistakes li")).to_have_count(len(found["mistakes"]))
    expect(page.locator(".analysis-how")).to_contain_text(f"{found['decisions']} choices were thought about anew")
    expect(page.locator(".analysis-how")).to_contain_text(f"{found['simulations']} simulations")
    by_keyboard(page, page.locator(".numbers summary"), most=60)
    expect(page.locator(".numbers tbody tr").last.locator("td")).to_have_text(
        [f"{round(100 * share)}\u00a0%" for share in found["shares"]]
    )
    assert not axe_finds(page, axe)
    visitor.screenshot("analysis")

    worst = found["mistakes"][0]
    see = page.locator(".mistakes .price a").first
    chosen = page.locator(".mistakes li").first.locator("dl > div").nth(1).locator("dd").inner_text()
    with page.expect_request(re.compile(r"/moments/")) as asked:
        by_keyboard(page, see, most=60)
    assert asked.value.url.endswith(f"/moments/{moment_before(over, worst)}?seat={worst['seat']}")
    page.wait_for_url(f"**/r/{over.table}?*")
    expect(page.locator("#say")).to_contain_text(f"chose “{chosen}”")
    expect(page.locator(".eyes select")).to_have_value(str(worst["seat"]))
    expect(page.locator(".prompt .to-analysis")).to_be_visible()
    page.locator(".tl .ctl .tool").nth(3).click()
    expect(page.locator("#say")).not_to_contain_text(f"chose “{chosen}”")


@pytest.mark.slow
def test_whoever_has_the_link_reads_it_at_every_size(visit, house, over, axe):
    """A stranger, on a desk and on phones, in both languages and themes: nothing small, cut, or wider than the page."""
    house.ask(f"{over.path}/analysis", {})
    wrong = []
    for size, (language, theme) in zip(SIZES, LOOKS, strict=True):
        visitor = visit(size=size, touch=size[0] < 700, language=language, theme=theme)
        page = visitor.page
        visitor.open(f"/analysis/{over.table}")
        page.locator(".chances svg").wait_for(timeout=THINKING)
        name = f"{size[0]} {language} {theme}"
        expect(page.locator(".lucks h3").first).to_contain_text("Anna")
        read = page.evaluate(READABLE)
        wrong += [f"{name}: {one}" for one in read["small"] + read["cut"] + axe_finds(page, axe)]
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], name
        assert not re.search(r"\b[a-z]+-[a-z]+-[a-z-]+\b", page.locator("main").inner_text())
        visitor.screenshot(f"analysis-{size[0]}-{language}-{theme}")
    assert not wrong, "\n".join(wrong)


def test_what_is_refused_is_said_and_can_be_asked_again(visit, house, over):
    running = two_people(house, seed="running")
    visitor = visit()
    visitor.forgive("404|409|429")
    page = visitor.page
    visitor.open("/analysis/nowhere")
    expect(page.get_by_role("heading")).to_have_text("There is no such table. Check the link.")
    visitor.open(f"/analysis/{running.table}")
    expect(page.get_by_role("alert")).to_contain_text("Only a finished game can be analysed")
    full = {"error": {"id": "server-error-analysis-full", "args": {}, "message": ""}}
    page.route("**/analysis", lambda route: route.fulfill(status=429, json=full))
    page.evaluate("history.replaceState(null, '', '/')")
    visitor.open(f"/analysis/{over.table}#start")
    expect(page.get_by_role("alert")).to_contain_text("Too many games are waiting to be analysed")
    page.unroute("**/analysis")
    page.get_by_role("button", name="Ask again").click()
    expect(page.locator(".chances svg")).to_be_visible(timeout=THINKING)
