"""A game from outside that has no board is played from the list of choices."""

import re

from playwright.sync_api import expect

from browser.pages import PATIENCE, Table
from examples.installed import against_a_bot


def test_it_is_played_in_the_browser_without_a_board(outside_house, visit):
    visitor = visit(language="en")
    visitor.open(against_a_bot(outside_house).link(0))
    question, choices = visitor.page.locator("#say"), visitor.page.locator(".choices")
    expect(question).to_contain_text("Which card do you lay?", timeout=PATIENCE)
    Table(visitor).tab("choices")
    choices.get_by_role("button", name=re.compile(r"Lay the .* off")).first.click()
    expect(question).to_contain_text("Where do you draw?")
    choices.get_by_role("button", name="Draw from the deck").click()
    expect(question).to_contain_text("Which card do you lay?", timeout=PATIENCE)
    expect(visitor.page.locator("#app")).to_contain_text("red")
