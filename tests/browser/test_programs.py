"""A program that the host lists, in the browser: it is offered by its name, and when it fails everybody reads that."""

import json
import sys
import urllib.request
from pathlib import Path

from playwright.sync_api import expect

from .conftest import DESK
from .house import House
from .pages import Visitor

STRANGE = Path(__file__).parents[1] / "bots" / "strange.py"


class HouseWithProgram(House):
    """A server whose host lists a program that answers rubbish when it is asked for the first time."""

    more = ("--bot", f"parrot={sys.executable} {STRANGE} rubbish 0")


def visitor(browser, house, name, language):
    context = browser.new_context(viewport={"width": DESK[0], "height": DESK[1]}, reduced_motion="reduce")
    wishes = {"name": name, "language": language, "theme": "light", "speed": "at-once"}
    context.add_init_script(f'localStorage["longhouse.tastes"] ??= {json.dumps(json.dumps(wishes))};')
    return Visitor(context, house.url)


def join(invitation):
    """A program takes a seat, as docs/write-a-bot.md says."""
    address, _, token = invitation.replace("/t/", "/api/tables/").partition("#")
    body = {"request": "r" * 20, "name": "Strongest", "token": token, "program": True}
    asked = urllib.request.Request(f"{address}/join", json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(asked, timeout=30) as answer:
        assert answer.status == 200


def test_a_listed_program_is_offered_and_its_failure_is_read_in_both_languages(browser, tmp_path):
    house = HouseWithProgram(tmp_path)
    house.start()
    anna, benoit = visitor(browser, house, "Anna", "en"), visitor(browser, house, "Benoît", "fr")
    try:
        anna.open("/")
        anna.page.locator(".hero .btn.primary").click()
        seat = anna.page.locator("dialog select").nth(1)
        expect(seat.locator("option", has_text="parrot")).to_have_text("Bot · parrot")
        seat.select_option("bot:parrot")
        anna.page.locator("dialog footer .btn.primary").click()
        anna.page.wait_for_url("**/t/*")
        said = anna.page.locator(".players .wide-status[role=status]")
        expect(said).to_have_text("parrot crashed. Brave plays on in its place.", timeout=60_000)
        benoit.open(anna.page.url)
        said = benoit.page.locator(".players .wide-status[role=status]")
        expect(said).to_have_text("parrot est tombé en panne. Brave continue à sa place.", timeout=60_000)
        anna.open("/")
        anna.page.locator(".hero .btn.primary").click()
        anna.page.locator("dialog select").nth(1).select_option("open")
        anna.page.locator("dialog footer .btn.primary").click()
        join(anna.page.locator(".waiting .link input").first.input_value())
        expect(anna.page.locator(".players .nm", has_text="Strongest")).to_contain_text("Bot", timeout=60_000)
        assert not [*anna.complaints(), *benoit.complaints()]
    finally:
        anna.context.close()
        benoit.context.close()
        house.stop()
