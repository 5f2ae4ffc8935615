"""A puzzle of a heavy game on a phone: a wrong answer hears what it costs, the right one why; then comes the next."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from longhouse.core import registry
from longhouse.learn.puzzle import names, puzzles

from .pages import by_mouse
from .test_lessons import Newcomer, axe_on_card, lesson

PHONE = (390, 844)


def test_a_puzzle_is_answered_wrongly_then_solved_and_the_next_one_comes(visit, house, axe):
    game = registry.get("tribes")
    one = next(one for one in puzzles(game) if one.theme == "craft")
    founded = lesson(house, f"tribes/puzzle-{one.id}")
    newcomer = Newcomer(visit(size=PHONE, touch=True), founded, by_mouse)
    page = newcomer.page
    card = newcomer.card()
    assert (card["kind"], card["title"]) == ("do", "What is the best move?")
    assert re.search(r"Cycle \d+\. It is your turn", card["text"])
    assert not card["ribbon"]
    before = founded.snapshot(0)["seq"]
    replies = newcomer.lesson()["replies"]
    wrong = max((key for key, reply in replies.items() if reply["lost"]), key=lambda key: replies[key]["lost"])
    option = next(one for one in founded.snapshot(0)["options"] if one["key"] == wrong)
    newcomer.press(f'[data-el="{option["targets"][0]}"]')
    said = f"That wins about {replies[wrong]['lost']} games fewer in a hundred. Look again."
    expect(page.locator(".teach .answer.no")).to_have_text(said)
    assert founded.snapshot(0)["seq"] == before, "a wrong answer is not taken"
    newcomer.take(next(key for key, reply in replies.items() if reply["kind"] == "yes"))
    expect(page.locator(".teach h2")).to_have_text("Well found")
    expect(page.locator(".teach")).to_contain_text(f"The next best move wins about {one.gap} games fewer in a hundred.")
    expect(page.locator(".teach")).to_contain_text(f"1 of {len(names(game))} solved")
    assert not axe_on_card(page, axe)
    was = page.url
    page.get_by_role("button", name="Next puzzle").click()
    page.wait_for_url(lambda url: url != was)
    expect(page.locator(".teach h2")).to_have_text("What is the best move?")
