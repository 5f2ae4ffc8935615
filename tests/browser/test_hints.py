"""Hints and "why did it do that?" in a real browser: by button and key, on a desk and on a phone, in two languages."""

import re

import pytest
from playwright.sync_api import expect

from .house import two_people
from .test_prompt import opened, reach, with_bot

THINKING = 30_000
"""A loaded machine explains slowly."""


@pytest.mark.each_case
@pytest.mark.parametrize("by", ["button", "key"])
def test_a_hint_is_said_in_the_ribbon_and_ringed_on_the_board(visit, house, by):
    founded = with_bot(house, "northgard", "hint")
    asked = reach(founded, "turn")
    page = opened(visit, founded)
    question = page.page.locator("#say").inner_text()
    if by == "button":
        page.page.locator(".hint-at").click()
    else:
        page.page.keyboard.press("h")
    words = page.page.locator(".hint-words")
    expect(words).to_have_text(re.compile(r"^Hint: .*\.$"), timeout=THINKING)
    expect(page.page.locator("#say")).to_have_text(question)
    hint = founded.house.ask(f"{founded.path}/hint", {"decision": asked["decision"]["id"]}, founded.tokens[0])
    targets = next(one["targets"] for one in asked["options"] if one["key"] == hint["key"])
    drawn = [one for one in targets if page.page.locator(f'[data-el="{one}"]').count()]
    for target in drawn:
        expect(page.page.locator(f'[data-el="{target}"]').first).to_have_class(re.compile(r"\bshown\b"))
    expect(page.page.locator(".hint-at")).to_have_attribute("aria-disabled", "true")
    assert founded.snapshot(0)["decision"]["id"] == asked["decision"]["id"]
    page.page.keyboard.press("c")
    expect(page.page.locator(".choices .choice.shown")).to_have_count(1)


def test_a_hint_on_a_phone_in_french(visit, house):
    founded = with_bot(house, "northgard", "hint")
    reach(founded, "turn")
    page = opened(visit, founded, size=(390, 844), touch=True, language="fr")
    press = page.page.locator('.prompt [data-take="hint"]')
    assert press.get_attribute("aria-label") == "Indice"
    box = press.bounding_box()
    assert min(box["width"], box["height"]) >= 40
    press.tap()
    expect(page.page.locator(".hint-words")).to_have_text(re.compile("^Indice\u00a0: "), timeout=THINKING)


def test_what_a_hint_names_is_marked_and_comes_into_view(visit, house):
    """Seven clans are longer than a phone; all may be chosen, one is advised."""
    founded = with_bot(house, "northgard", "hint")
    asked = founded.snapshot(0)
    page = opened(visit, founded, size=(390, 844), touch=True)
    page.page.locator('.prompt [data-take="hint"]').tap()
    expect(page.page.locator(".hint-words")).to_have_text(re.compile("^Hint: "), timeout=THINKING)
    hint = founded.house.ask(f"{founded.path}/hint", {"decision": asked["decision"]["id"]}, founded.tokens[0])
    (target,) = next(one["targets"] for one in asked["options"] if one["key"] == hint["key"])
    advised = page.page.locator("[data-el].advised")
    expect(advised).to_have_count(1)
    expect(advised).to_have_attribute("data-el", target)
    expect(advised).to_be_in_viewport(ratio=0.95)
    assert advised.evaluate("(one) => getComputedStyle(one).outlineStyle") != "none"


def test_between_people_there_is_no_hint_unless_the_table_says_so(visit, house):
    for allowed in (False, True):
        founded = two_people(house, game="northgard", seed="people", hints=allowed)
        page = opened(visit, founded)
        expect(page.page.locator('.prompt [data-take="hint"]')).to_have_count(int(allowed))


def test_a_bot_is_asked_why_in_the_log(visit, house):
    founded = with_bot(house, "northgard", "hint")
    reach(founded, "turn", 3)
    page = opened(visit, founded)
    page.page.keyboard.press("l")
    ask = page.page.locator(".log .why").last
    expect(ask).to_have_attribute("aria-label", "Why this move?")
    ask.click()
    expect(page.page.locator(".log .because")).to_have_text(re.compile(r": .*\.|cannot be seen yet\."))
    ask.click()
    expect(page.page.locator(".log .because")).to_have_count(0)
