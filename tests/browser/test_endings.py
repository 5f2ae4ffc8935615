"""A table's own business in the page: who sees it, who sits there, giving up, calling off, answering ahead."""

import pytest
from playwright.sync_api import expect

from .house import two_people
from .pages import PATIENCE

ME, OPEN, BOT = {"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


def menu(visitor, words):
    visitor.page.locator(".menubox > .tool").click()
    visitor.page.locator(".menu").get_by_role("button", name=words).click()


def test_one_asks_to_call_it_off_the_other_agrees_and_both_read_how_it_ended(visit, house):
    founded = two_people(house, seed="called off")
    anna, bela = visit(), visit(name="Benoît", language="fr", size=(360, 720), theme="dark")
    anna.open(founded.link(0))
    bela.open(founded.link(1))
    menu(anna, "Agree to end the game")
    anna.page.locator("dialog[open]").get_by_role("button", name="Ask the others").click()
    expect(anna.page.locator("#say")).to_contain_text("You propose to end the game", timeout=PATIENCE)
    agree = bela.page.get_by_role("button", name="Arrêter", exact=True)
    expect(agree).to_be_visible(timeout=PATIENCE)
    agree.focus()
    bela.page.keyboard.press("Enter")
    expect(bela.page.locator("#say")).to_contain_text("d’un commun accord", timeout=PATIENCE)
    expect(anna.page.locator("#say")).to_contain_text("by agreement", timeout=PATIENCE)
    assert founded.snapshot(0)["closed"] == "agreed"


def test_who_resigns_stays_and_reads_who_won(visit, house):
    founded = two_people(house, seed="resigned")
    anna = visit(size=(1280, 720))
    anna.open(founded.link(0))
    menu(anna, "Resign")
    sheet = anna.page.locator("dialog[open]")
    expect(sheet).to_contain_text("counts as a loss")
    sheet.get_by_role("button", name="Resign").click()
    expect(anna.page.locator("#say")).to_contain_text("Winner: Benoît", timeout=PATIENCE)
    anna.open("/")
    expect(anna.page.locator(".finished li").first).to_contain_text("Benoît won by resignation", timeout=PATIENCE)


@pytest.mark.parametrize(("language", "size", "theme"), [("en", (1440, 900), "light"), ("fr", (360, 720), "dark")])
def test_whoever_made_a_table_says_who_sees_it_and_frees_a_seat(visit, house, language, size, theme):
    founded = house.found(ME, BOT, OPEN, game="northgard", access="link")
    anna = visit(language=language, size=size, theme=theme)
    anna.open(founded.link(0))
    anna.page.get_by_text({"en": "Closed", "fr": "Fermée"}[language], exact=True).click()
    about = {"en": "No spectators", "fr": "Pas de spectateurs"}[language]
    expect(anna.page.locator(".who-sees")).to_contain_text(about, timeout=PATIENCE)
    assert founded.snapshot(0)["access"] == "closed"
    anna.page.locator(".chairs .btn").filter(
        has_text={"en": "Remove player", "fr": "Retirer le joueur"}[language]
    ).click()
    expect(anna.page.locator(".chairs li.open")).to_have_count(2, timeout=PATIENCE)
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_answering_ahead_is_offered_only_where_the_game_has_something_to_answer(visit, house):
    anna = visit(size=(1280, 720))
    for game, offered in (("northgard", 1), ("tomahawk", 0)):
        anna.open(two_people(house, game=game, seed="offered").link(0))
        anna.page.locator(".menubox > .tool").click()
        # Whatever else may be done stands there already.
        expect(anna.page.locator(".menu").get_by_role("button", name="Resign")).to_be_visible(timeout=PATIENCE)
        expect(anna.page.locator(".menu").get_by_role("button", name="Answer in advance")).to_have_count(offered)


def test_an_answer_is_left_ahead_and_its_slip_lies_on_the_ribbon(visit, house):
    founded = two_people(house, game="northgard", seed="orders")
    anna = visit(size=(1280, 720))
    anna.open(founded.link(0))
    menu(anna, "Answer in advance")
    anna.page.get_by_label("Defending: spend no food").select_option("always")
    expect(anna.page.locator(".slip")).to_have_text("1", timeout=PATIENCE)
    assert founded.snapshot(0)["orders"] == [{"kind": "defender-food", "key": "eat:0", "once": False}]
    assert founded.snapshot(1)["orders"] == []
