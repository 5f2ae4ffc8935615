"""A game that `longhouse new-game` has just written is drawn by its zones, and played by keyboard alone."""

import re

import pytest
from playwright.sync_api import expect

from browser.pages import Table, by_keyboard
from examples.installed import NEW
from server.serving import wait_until

ANNA, FOX = {"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}


@pytest.mark.parametrize(("language", "hand", "size"), [("en", "Hand", (1440, 900)), ("fr", "Main", (360, 740))])
def test_it_is_drawn_by_its_zones_and_played_by_keyboard(new_house, visit, language, hand, size):
    founded = new_house.found(ANNA, FOX, game=NEW, seed="4")
    visitor = visit(language=language, size=size)
    visitor.open(founded.link(0))
    table, page = Table(visitor, by_keyboard), visitor.page
    lit = table.ready()["lit"]
    wait_until(lambda: founded.snapshot(0)["deciding"] == [0])
    mine, other = founded.snapshot(0)["view"]["players"]
    own, hidden = mine["hand"], other["hand"]
    assert sorted(lit) == sorted(f"hand:{card}" for card in own)
    zones = page.locator(".plain-board .zone")
    held = page.locator(".plain-board .mine .zone").filter(has_text=hand)
    assert sorted(held.locator(".piece").all_text_contents()) == sorted(own), "her own cards are drawn"
    others = page.locator(".plain-board .seats > li:not(.mine) .zone").filter(has_text=hand)
    expect(others.locator(".figure")).to_have_text(str(hidden))
    assert zones.count() >= 4
    assert not re.search(r"\b(zone|noun|prompt|option)-[a-z]", page.locator("#app").inner_text())
    table.act()

    def played():
        return founded.snapshot(0)["view"]["players"][0]["played"]

    if isinstance(wait_until(lambda: played() or table.state()["main"]), str):  # a yes is asked for
        table.press(table.main)
    (laid,) = wait_until(played)
    assert laid in own
    table.wait(lambda now: f"hand:{laid}" not in now["lit"], "the card to be gone")
    expect(page.locator(".plain-board .mine .zone").filter(has_text=laid).first).to_be_visible()
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
