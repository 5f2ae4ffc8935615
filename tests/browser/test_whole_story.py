"""One evening and the week after it, from the first page to the last: somebody comes as a guest and leaves as nobody.

Anna sits at a desk and uses only keys, and has a phone of 360 pixels; Béla plays against her in a browser of his own.
The server, the push service and the clock are real ones of ours; the only thing that is not there is the browser
maker's service that carries a push to a phone, so the test carries it.
"""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.club import cheap
from server.serving import Thread, wait_until
from server.told import Browser as PushedTo
from server.told import Receiver

from .pages import Table, Visitor, by_finger, by_keyboard
from .test_clocks import later  # noqa: F401
from .test_me import PASSWORD, checked, keep, new_name, patience  # noqa: F401
from .test_told import CLICK, Pushes, wait_for, worker_of

DAY = 86_400.0
SUBSCRIBING = """
PushManager.prototype.subscribe = async function () {{ return {{ toJSON: () => ({subscription}) }}; }};
"""
WORDS = {
    "en": {
        "pace": "A day",
        "tell": "Turn on for this device",
        "told": "Notifications are now on for this device.",
        "push": "Your move in Tomahawk",
        "late": "has run out of time",
        "lent": "A bot is playing for you.",
        "resign": "Resign",
        "given up": "resigned",
        "deleted": "deleted",
        "former": "former member",
    },
    "fr": {
        "pace": "Un jour",
        "tell": "Activer sur cet appareil",
        "told": "Les notifications sont maintenant activées",
        "push": "À vous de jouer : Tomahawk",
        "late": "n’a plus de temps",
        "lent": "Un robot joue à votre place.",
        "resign": "Abandonner",
        "given up": "Abandon",
        "deleted": "supprimé",
        "former": "ancien membre",
    },
}


@pytest.fixture
def server(later, tmp_path):  # noqa: F811
    running = cheap(Thread(f"sqlite:///{tmp_path}/tables.db", away_seconds=0, hooks_private="on"))
    yield running
    running.stop()


@pytest.fixture
def service():
    """Where the phone is pushed to."""
    one = Receiver()
    yield one
    one.close()


def choose_by_keys(page: Page, select: Any, value: str) -> None:
    """Tab to a list, and go down in it until it stands there."""
    by_keyboard(page, select)
    page.keyboard.press("Escape")
    for _ in range(12):
        if select.input_value() == value:
            return
        page.keyboard.press("ArrowDown")
    raise AssertionError(select.input_value())


def open_table(anna: Visitor, words: dict[str, str]) -> str:
    """A new game at a day a move, with a seat for a friend; the link of that seat."""
    page = anna.page
    by_keyboard(page, page.locator(".hero .btn.primary"))
    expect(page.locator("dialog")).to_be_visible()
    choose_by_keys(page, page.locator("dialog .sr2 select").nth(1), "open")
    by_keyboard(page, page.locator("dialog .segment button", has_text=re.compile(f"^{words['pace']}$")))
    by_keyboard(page, page.locator("dialog footer .btn.primary"))
    page.wait_for_url("**/t/*")
    return page.locator(".waiting .link input").first.input_value()


def keep_games(anna: Visitor, axe: str, tag: str) -> tuple[str, str]:
    """A name, codes for a bad day, and a code for the phone: the name, and what the phone scans."""
    page, name = anna.page, new_name()
    by_keyboard(page, page.locator(".self.guest"))
    expect(page.locator(".keeping .lead")).to_be_focused()
    checked(anna, axe, f"story-keep-{tag}")
    keep(page, name, by_keyboard)
    by_keyboard(page, page.locator(".keeping > .row-acts .btn.primary"))
    by_keyboard(page, page.locator(".other-device .btn"))
    expect(page.locator(".scan .qr path")).to_have_attribute("d", re.compile("M"))
    scanned = page.locator(".scan input").input_value()
    by_keyboard(page, page.locator(".keeping > .row-acts .btn.primary"))
    expect(page.locator(".self .nm")).to_have_text(name)
    return name, scanned


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
def test_from_the_first_page_to_the_last(server, service, later, visit, axe, language):  # noqa: F811
    words = WORDS[language]
    anna = visit(name="", language=language, size=(1280, 720))
    phone = visit(name="", language=language, theme="dark", size=(360, 740), touch=True)
    bela = visit(name="Béla", language=language)

    # A guest plays.
    anna.open(f"{server.address}/")
    link = open_table(anna, words)
    bela.open(link)
    bela.page.locator(".join .btn.primary").click()
    desk, his = Table(anna, by_keyboard), Table(bela)
    desk.play_round()
    expect(bela.page.locator(".players .tag.ready")).to_be_visible()
    checked(anna, axe, f"story-guest-{language}")
    path = f"/t/{desk.id}"
    table = server.address + path

    # She keeps her games under a name, and has them on her phone.
    anna.open(f"{server.address}/")
    name, scanned = keep_games(anna, axe, language)
    expect(bela.page.locator(".players")).to_contain_text(name)
    pushed = PushedTo(service)
    phone.context.grant_permissions(["notifications"], origin=server.address)
    phone.page.add_init_script(SUBSCRIBING.format(subscription=json.dumps(pushed.subscription)))
    phone.open(scanned)
    by_finger(phone.page, phone.page.locator(".door .btn.primary"))
    expect(phone.page.locator(".yg")).to_have_count(1)
    checked(phone, axe, f"story-phone-{language}")
    pushes = Pushes(phone, server.address)
    phone.open(f"{server.address}/me#told")
    by_finger(phone.page, phone.page.get_by_role("button", name=words["tell"]))
    expect(phone.page.get_by_text(words["told"])).to_be_visible()
    checked(phone, axe, f"story-told-{language}")

    # It is her move: the phone is told, and she moves there.
    his.play_round()
    later.more += 16
    wait_until(lambda: service.got)
    told = pushed.read(service.got[-1][2])
    assert (told["kind"], told["title"], told["url"]) == ("turn", words["push"], path)
    assert "Béla" in told["body"]
    pushes.deliver(told)
    assert wait_for(phone, 1)[0]["title"] == words["push"]
    worker_of(phone).evaluate(CLICK)
    phone.page.wait_for_url(table)
    held = Table(phone, by_finger)
    held.play_round()
    expect(bela.page.locator(".players .tag.ready")).to_be_visible()
    checked(phone, axe, f"story-move-{language}")

    # The next one she forgets; her time runs out, and Béla lets a bot play.
    his.play_round()
    his.play_round()
    held.ready()
    later.more += 5 * DAY
    expect(bela.page.locator("#say")).to_contain_text(words["late"])
    checked(bela, axe, f"story-late-{language}")
    bela.page.locator(".prompt .btn.primary").click()
    expect(phone.page.locator("#say")).to_have_text(words["lent"])
    checked(phone, axe, f"story-lent-{language}")
    his.ready()

    # She comes back, sees how it stands, and gives up at her desk.
    by_finger(phone.page, phone.page.locator(".prompt .btn.primary"))
    held.ready()
    anna.open(table)
    desk.ready()
    page = anna.page
    by_keyboard(page, page.locator(".menubox > .tool"))
    by_keyboard(page, page.locator(".menu button", has_text=words["resign"]))
    checked(anna, axe, f"story-resign-{language}")
    by_keyboard(page, page.locator("dialog .btn.danger"))
    expect(bela.page.locator("#say")).to_contain_text(words["given up"])
    checked(bela, axe, f"story-end-{language}")

    # She leaves for good. It is days since she proved who she is, so she is asked once more.
    phone.forgive("401")
    anna.forgive("403")
    anna.open(f"{server.address}/me")
    by_keyboard(page, page.locator("#leave .btn.danger"))
    by_keyboard(page, page.locator(".sure .btn.danger"))
    page.locator("dialog input[name=prove-password]").fill(PASSWORD)
    by_keyboard(page, page.locator("dialog form .btn"))
    expect(page.get_by_role("status")).to_contain_text(words["deleted"])
    expect(page.locator(".self.guest")).to_be_visible()
    checked(anna, axe, f"story-gone-{language}")
    expect(bela.page.locator(".players")).to_contain_text(words["former"])
    for part in (".players", ".log", "#say"):
        expect(bela.page.locator(part).first).not_to_contain_text(name)
    checked(bela, axe, f"story-former-{language}")
