"""People who come back: keeping games under a name, another device, signing in and out, leaving; and guests, who notice
nothing of it.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .house import House, two_people
from .pages import PATIENCE, Table, Visitor, by_finger, by_keyboard, by_mouse
from .test_pages import RUN_AXE, inject

PASSWORD = "seven wolves by the river"
CLICKS = 1
REQUESTS = {"lobby": 24, "table": 90}
"""So many a guest's browser sends until the lobby is there, and until something can be done at a table."""
ASKED = {"/api/shelf", "/api/puzzles", "/api/tables/list"}


@pytest.fixture(autouse=True)
def patience() -> Iterator[None]:
    """A password takes its time, and more of it where all cores are busy."""
    expect.set_options(timeout=PATIENCE)
    yield
    expect.set_options(timeout=5000)


def new_name() -> str:
    """One that nobody has: all tests share the house."""
    return "Anna" + "".join(secrets.choice("bcdfghjkmnpqrtvwxz") for _ in range(8))


def keep(page: Page, name: str, press: Any = by_mouse) -> None:
    """The first screen of "Keep my games", with a password."""
    page.locator(".keeping input[name=username]").fill(name)
    page.locator(".keeping input[name=new-password]").fill(PASSWORD)
    press(page, page.locator(".keeping form .btn.primary"))
    expect(page.locator(".printed li")).to_have_count(8)


def become_member(visitor: Visitor) -> str:
    name = new_name()
    visitor.open("/")
    visitor.page.locator(".self.guest").click()
    keep(visitor.page, name)
    visitor.page.locator("dialog header .tool").click()
    expect(visitor.page.locator(".self .nm")).to_have_text(name)
    return name


def checked(visitor: Visitor, axe: str, name: str) -> None:
    """A screen reader finds nothing amiss, and nothing is wider than the page."""
    page = visitor.page
    page.wait_for_timeout(100)
    visitor.screenshot(f"me-{name}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
    inject(page, axe)
    assert not page.evaluate(RUN_AXE), name


def test_my_page_counts_the_codes_that_were_just_made(visit, house):
    anna = visit(name="")
    become_member(anna)
    anna.page.locator(".self").click()
    expect(anna.page.locator("#ways")).to_contain_text("8 recovery codes left")


def test_too_short_a_name_is_refused_by_the_page_and_not_by_a_bubble_of_the_browser(visit, house):
    anna = visit(name="", language="fr")
    anna.forgive("400")
    anna.open("/")
    anna.page.locator(".self.guest").click()
    anna.page.locator(".keeping input[name=username]").fill("Al")
    anna.page.locator(".keeping input[name=new-password]").fill(PASSWORD)
    anna.page.locator(".keeping form .btn.primary").click()
    expect(anna.page.locator(".keeping [role=alert]")).to_contain_text("Un nom a de 3 à 20 lettres")


# A guest.


def test_open_the_page_and_play_now(visit, house):
    """Law 1: a guest is asked nothing, and neither clicks nor requests grow."""
    guest = visit(name="")
    sent: list[str] = []
    guest.page.on("request", lambda request: sent.append(request.url.replace(house.url, "")))
    guest.open("/")
    guest.page.wait_for_load_state("networkidle")
    asked = {address.split("?")[0] for address in sent if address.startswith("/api/")}
    assert asked == ASKED
    assert len(sent) <= REQUESTS["lobby"], sent
    guest.page.locator("[data-game=tomahawk] .btn.play").click()
    Table(guest).ready()
    assert not [address for address in sent if re.match(r"/api/(?:me|sign)", address) or "/web/me/" in address], sent
    assert len(sent) <= REQUESTS["table"], (len(sent), sent)
    assert not guest.context.cookies(), "the house knows nobody who did not ask for it"
    assert CLICKS == 1


# Coming back.


def test_a_guest_keeps_their_games_and_leaves(visit, house):
    """Three games are claimed, go on on a phone, survive signing out everywhere, and outlast their owner."""
    anna, ben, phone = visit(name="Anna"), visit(name="Benoît"), visit(name="", size=(390, 844), touch=True)
    running, second, shared = (two_people(house, seed=f"kept-{n}") for n in range(3))
    ben.open(running.link(1))
    for link in (shared.link(0), second.link(0), shared.link(1), running.link(0)):
        anna.open(link)
        Table(anna).ready()

    anna.open("/")
    expect(anna.page.locator(".yg")).to_have_count(3)
    anna.page.locator(".self.guest").click()
    expect(anna.page.locator(".keeping .lead")).to_have_text(re.compile("your 3 games"))
    name = new_name()
    keep(anna.page, name)
    anna.page.locator(".keeping > .row-acts .btn.primary").click()
    anna.page.locator(".other-device .btn").click()
    link = anna.page.locator(".scan input").input_value()
    anna.page.locator(".keeping > .row-acts .btn.primary").click()
    expect(anna.page.locator(".self .nm")).to_have_text(name)
    expect(ben.page.locator(".players")).to_contain_text(name)

    phone.open(link)
    assert "#" not in phone.page.url, "the code does not stay in the address bar"
    phone.page.locator(".door .btn.primary").click()
    expect(phone.page.locator(".yg")).to_have_count(3)
    expect(phone.page.locator(".self .nm")).to_have_text(name)
    phone.page.locator(f".yl[href$='{running.table}']").click()
    table = Table(phone, by_finger)
    table.play_round()
    expect(phone.page.locator("#say")).to_contain_text("Benoît")
    expect(ben.page.locator(".players .tag.ready")).to_be_visible()
    phone.open(f"/t/{shared.table}")
    assert table.ready()["curtain"], "friends at one screen move to the phone together"

    anna.open("/me")
    expect(anna.page.locator("#devices .rows li")).to_have_count(2)
    anna.page.get_by_role("button", name="Sign out everywhere").click()
    anna.page.locator(".sure .btn.danger").click()
    expect(anna.page.get_by_role("status")).to_contain_text("signed out")
    with pytest.raises(AssertionError, match="401"):
        running.snapshot(0)
    phone.forgive("401")
    phone.open("/")
    expect(phone.page.locator(".self.guest")).to_be_visible()

    anna.open("/sign-in")
    anna.page.locator("input[name=username]").fill(name)
    anna.page.locator("input[name=password]").fill(PASSWORD)
    anna.page.locator("form .row-acts .btn").click()
    expect(anna.page.locator(".yg")).to_have_count(3)
    anna.open(f"/t/{second.table}")
    Table(anna).ready()

    expect(ben.page.locator(".players")).to_contain_text(name)
    anna.open("/me")
    anna.page.locator("#leave .btn.danger").click()
    anna.page.locator(".sure .btn.danger").click()
    expect(anna.page.get_by_role("status")).to_contain_text("deleted")
    expect(anna.page.locator(".self.guest")).to_be_visible()
    expect(ben.page.locator(".players")).to_contain_text("former member")
    expect(ben.page.locator(".players")).not_to_contain_text(name)


def test_what_could_be_done_by_somebody_else_asks_for_a_proof(visit):
    """After ten minutes: the page asks, and goes on where it was."""
    anna = visit()
    name = become_member(anna)
    anna.forgive("40[13]")
    refused: list[str] = []

    def late(route: Any) -> None:
        if refused:
            return route.continue_()
        refused.append(route.request.url)
        return route.fulfill(status=403, json={"error": {"id": "server-error-prove-again", "args": {}}})

    anna.page.route("**/api/me/recovery", late)
    anna.open("/me")
    anna.page.get_by_role("button", name="Create new codes").click()
    anna.page.locator(".sure .btn.danger").click()
    dialog = anna.page.locator("dialog")
    dialog.locator("input[name=prove-password]").fill("a wrong one, surely")
    dialog.locator("form .btn").click()
    expect(dialog.get_by_role("alert")).to_be_visible()
    dialog.locator("input[name=prove-password]").fill(PASSWORD)
    dialog.locator("form .btn").click()
    expect(anna.page.locator("#ways .printed li")).to_have_count(8)
    anna.page.locator("#me input[name=rename]").fill(name)
    expect(anna.page.locator("#me .btn")).to_be_disabled()


def test_a_recovery_code_opens_the_door_and_asks_for_a_new_way_in(visit):
    anna, again = visit(), visit(name="")
    name = new_name()
    anna.open("/")
    anna.page.locator(".self.guest").click()
    keep(anna.page, name)
    code = anna.page.locator(".printed code").first.inner_text()
    anna.forgive("401")  # The code signs every other device out.
    again.open("/sign-in")
    again.page.get_by_role("button", name="With a recovery code").click()
    again.page.locator("input[name=username]").fill(name)
    again.page.locator("input[name=recovery]").fill(code)
    again.page.locator("form .row-acts .btn").click()
    expect(again.page.locator("#ways")).to_contain_text("7 recovery codes left")
    again.forgive("40[013]|429")
    again.open("/sign-in")
    again.page.locator("input[name=username]").fill(name)
    again.page.locator("input[name=password]").fill("not this one at all")
    again.page.locator("form .row-acts .btn").click()
    expect(again.page.get_by_role("alert")).to_be_visible()
    expect(again.page.locator("input[name=username]")).to_have_value(name)


@pytest.mark.parametrize(("language", "theme", "size"), [("en", "light", (1280, 720)), ("fr", "dark", (360, 640))])
def test_by_keyboard_alone_and_for_screen_readers(visit, house, axe, language, theme, size):
    """Every screen, without a mouse, at every size, in both languages."""
    visitor = visit(name="", language=language, theme=theme, size=size)
    page = visitor.page
    tag = f"{language}-{size[0]}"
    visitor.open("/")
    checked(visitor, axe, f"guest-{tag}")
    by_keyboard(page, page.locator(".self.guest"))
    expect(page.locator(".keeping .lead")).to_be_focused()
    checked(visitor, axe, f"keep-{tag}")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    by_keyboard(page, page.locator(".self.guest"))
    expect(page.locator(".keeping .lead")).to_be_focused()
    keep(page, new_name(), by_keyboard)
    expect(page.locator(".keeping .lead")).to_be_focused()
    checked(visitor, axe, f"codes-{tag}")
    by_keyboard(page, page.locator(".keeping > .row-acts .btn.primary"))
    here = {"en": "Turn on for this device", "fr": "Activer sur cet appareil"}[language]
    expect(page.locator(".keeping .tell .btn").first).to_have_text(here)
    expect(page.locator(".keeping .tell a")).to_have_attribute("href", re.compile("/me#told$"))
    by_keyboard(page, page.locator(".other-device .btn"))
    expect(page.locator(".scan .qr path")).to_have_attribute("d", re.compile("M"))
    checked(visitor, axe, f"phone-{tag}")
    by_keyboard(page, page.locator(".keeping > .row-acts .btn.primary"))
    by_keyboard(page, page.locator("a.self"))
    expect(page.locator("#devices .rows li")).to_have_count(1)
    checked(visitor, axe, f"me-{tag}")
    by_keyboard(page, page.locator("#leave .btn.danger"))
    expect(page.locator(".sure .means li")).to_have_count(4)
    checked(visitor, axe, f"delete-{tag}")
    for path, name in (("/sign-in", "sign-in"), ("/in#somecode", "door"), ("/in#confirm.somecode", "confirm")):
        visitor.open(path)
        checked(visitor, axe, f"{name}-{tag}")


# Passkeys: they need a name instead of an address.


class NamedHouse(House):
    """A house that has a name: this machine's own, for which browsers allow passkeys without TLS."""

    def start(self) -> None:
        self.url = f"http://localhost:{self.port}"
        self.more = ("--site", self.url)
        super().start()


@pytest.fixture(scope="module")
def named_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = NamedHouse(tmp_path_factory.mktemp("named"))
    house.start()
    yield house
    house.stop()


def test_a_passkey_is_made_and_used(visit, named_house):
    """One tap to keep one's games, one to come back."""
    anna = visit(name="")
    anna.forgive("401")  # A stream that the sign-out ends may ask once more before its page knows.
    page = anna.page
    wire = anna.context.new_cdp_session(page)
    wire.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    options |= {"isUserVerified": True, "automaticPresenceSimulation": True}
    wire.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    name = new_name()
    anna.open(f"{named_house.url}/")
    page.locator(".self.guest").click()
    page.locator(".keeping input[name=username]").fill(name)
    expect(page.locator(".keeping input[type=password]")).to_have_count(0)
    page.locator(".keeping form .btn.primary").click()
    expect(page.locator(".printed li")).to_have_count(8)
    page.locator("dialog header .tool").click()
    page.locator("a.self").click()
    expect(page.locator("#ways .rows li")).to_have_count(1)
    sign_out(page)
    # The browser offers the passkey in the field for the name, and this one takes it at once.
    page.locator(".door").get_by_role("link", name="Sign in").click()
    expect(page.locator(".self .nm")).to_have_text(name)
    page.locator("a.self").click()
    sign_out(page)
    page.evaluate("PublicKeyCredential.isConditionalMediationAvailable = async () => false")
    page.locator(".door").get_by_role("link", name="Sign in").click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.locator(".self .nm")).to_have_text(name)


def sign_out(page: Page) -> None:
    page.get_by_role("button", name="Sign out here").click()
    page.locator(".sure .btn.danger").click()
    expect(page.locator(".self.guest")).to_be_visible()
