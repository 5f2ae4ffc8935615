"""Puzzles: what a wrong answer costs, that the first try counts, cards in any order, and the shelf of a game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from longhouse.core import registry
from longhouse.learn.puzzle import names, puzzles

from .pages import by_mouse
from .test_lessons import Newcomer, axe_on_card, lesson
from .test_pages import RUN_AXE, inject

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
    expect(page.locator(".teach .told")).to_contain_text("You make")
    expect(page.locator(".teach")).to_contain_text("Solved, but not at the first try.")
    expect(page.locator(".teach")).to_contain_text(f"0 of {len(names(game))} solved at the first try")
    assert not axe_on_card(page, axe)
    was = page.url
    page.get_by_role("button", name="Next puzzle").click()
    page.wait_for_url(lambda url: url != was)
    expect(page.locator(".teach h2")).to_have_text("What is the best move?")


def test_cards_are_laid_in_any_order_and_the_score_is_said_after_the_last_total(visit, house):
    """Tomahawk: all four cards, the last place first; a wrong plan is answered as a whole and stays where it is."""
    one = puzzles(registry.get("tomahawk"))[0]
    keys = [key.split(" / ")[0] for key in one.solution if key.startswith("play:")]
    right = [(f"pile:{key[-1]}", f"hand:{key.removeprefix('play:').split('>')[0]}") for key in keys]
    newcomer = Newcomer(visit(), lesson(house, f"tomahawk/puzzle-{one.id}"), by_mouse)
    page = newcomer.page
    newcomer.card()

    def lay(place: str, card: str) -> None:
        newcomer.press(f'.own [data-el="{card}"][role=button]')
        newcomer.press(f'[data-el="{place}"][role=button]')

    wrong = [(right[0][0], right[1][1]), (right[1][0], right[0][1])]
    for place, card in [*reversed(right[2:]), *reversed(wrong)]:
        lay(place, card)
    page.locator(".prompt .primary").click()
    expect(page.locator(".teach .answer.no")).to_have_text("Fox can answer that. Try something else.")
    page.locator(".prompt .acts .btn", has_text="Take everything back").click()
    for place, card in reversed(right):
        lay(place, card)
    page.locator(".prompt .primary").click()
    solved = page.locator(".teach h2", has_text="Solved: ")
    solved.wait_for()
    assert not page.locator(".playing").count()
    shown = [int(score) for score in re.findall(r"\d+", solved.inner_text())]
    assert shown == newcomer.founded.snapshot(0)["result"]["scores"]
    expect(page.locator(".teach")).to_contain_text("Solved, but not at the first try.")


def test_a_solution_that_is_shown_is_not_solved(visit, house):
    newcomer = Newcomer(visit(size=PHONE, touch=True, language="fr"), lesson(house, "wendake/puzzle-0038"), by_mouse)
    page = newcomer.page
    newcomer.card()
    page.locator(".teach footer .btn").first.click()
    expect(page.locator(".teach h2")).to_have_text("La solution")
    expect(page.locator(".teach")).to_contain_text("La solution a été montrée")
    page.locator(".teach .btn", has_text="Tous les problèmes").click()
    page.wait_for_url("**/puzzles/wendake")
    expect(page.locator("main button.shown")).to_contain_text("38")


def test_the_shelf_of_a_game_is_reached_from_lobby_and_lessons_and_filtered(visit, house, axe):
    visitor = visit()
    visitor.open("/learn/tribes")
    page = visitor.page
    page.locator('a[href="/puzzles/tribes"]').click()
    known = puzzles(registry.get("tribes"))
    expect(page.locator("main li")).to_have_count(len(known))
    page.get_by_role("group", name="Level").get_by_role("button", name="Level 3 of 3").click()
    hard = [one for one in known if one.level == 3]
    expect(page.locator("main li")).to_have_count(len(hard))
    page.get_by_role("group", name="Theme").get_by_role("button", name="Collect").click()
    themed = [one for one in hard if one.theme == "collect"]
    expect(page.locator("main li")).to_have_count(len(themed))
    inject(page, axe)
    assert not page.evaluate(RUN_AXE)
    page.get_by_role("button", name="Next puzzle").click()
    page.wait_for_url("**/t/**")
    expect(page.locator(".teach .count").first).to_have_text(f"Puzzle {themed[0].id}")
    visitor.open("/")
    expect(page.locator('.puzzle a[href^="/puzzles/"]')).to_be_visible()
