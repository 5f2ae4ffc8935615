"""A house where people need a name to play, or an invitation to have a name: the pages say so before anybody tries."""

from __future__ import annotations

import re
import secrets

import pytest
from playwright.sync_api import expect

from server.club import Browser as Device
from server.club import cheap
from server.serving import Thread, found

from .pages import PATIENCE
from .test_me import checked, keep, new_name, patience  # noqa: F401

HOW = [("en", "light", (1280, 720)), ("fr", "dark", (360, 640))]
OPEN = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]


@pytest.fixture
def house_with(tmp_path):
    """Starts a house with rules of its own."""
    started = []

    def start(**rules):
        started.append(cheap(Thread(f"sqlite:///{tmp_path}/{len(started)}.db", away_seconds=0, **rules)))
        return started[-1]

    yield start
    for one in started:
        one.stop()


def member(server, name=None):
    return Device(server).member(
        name or f"Anna{secrets.token_hex(3).translate(str.maketrans('0123456789', 'ghijkmnpqr'))}"
    )


def by_name(server):
    """A member where a name needs an invitation."""
    device = Device(server).guest()
    wish = {"name": new_name(), "password": "four words nobody guesses"}
    device.done("/api/me/name", invitation=invited(server).partition("#")[2], **wish)
    return device


def invited(server):
    """An invitation of the host's, as a link."""
    from longhouse.server.admin import people

    return people.invite(server.process.store, server.address)


@pytest.mark.parametrize(("language", "theme", "size"), HOW)
def test_where_guests_do_not_play(house_with, visit, axe, language, theme, size):
    """Instead of "play" they read what they need; a name later everything is there."""
    server = house_with(guests="off")
    anna = member(server, "Philomène")
    table = anna.done("/api/tables", game="tomahawk", seats=OPEN, access="open")["table"]
    guest = visit(name="", language=language, theme=theme, size=size)
    page, tag = guest.page, f"{language}-{size[0]}"
    first = {"en": "Create an account first", "fr": "Créer d’abord un compte"}[language]
    guest.open(f"{server.address}/")
    expect(page.locator(".hero .btn.primary")).to_have_text(first)
    expect(page.locator(".po .btn.play").first).to_have_text(first)
    expect(page.locator(".tables li .btn")).to_have_text({"en": "View", "fr": "Voir"}[language])
    checked(guest, axe, f"doors-off-lobby-{tag}")
    guest.open(f"{server.address}/#new")
    expect(page.locator("dialog")).to_have_count(0)
    guest.open(f"{server.address}/learn/tomahawk")
    expect(page.locator(".try .btn")).to_have_text(first)
    checked(guest, axe, f"doors-off-learn-{tag}")
    guest.open(f"{server.address}/sign-in")
    checked(guest, axe, f"doors-off-sign-in-{tag}")
    guest.open(f"{server.address}/t/{table}")
    expect(page.locator(".join input")).to_have_count(0)
    checked(guest, axe, f"doors-off-table-{tag}")
    page.locator(".join .btn").click()
    keep(page, new_name())
    page.locator("dialog header .tool").click()
    page.locator(".join .btn.primary").click()
    expect(page.locator(".pl").first).to_be_visible(timeout=PATIENCE)
    guest.open(f"{server.address}/")
    expect(page.locator(".hero .btn.primary")).not_to_have_text(first)


@pytest.mark.parametrize(("language", "theme", "size"), HOW)
def test_where_guests_play_among_themselves(house_with, visit, axe, language, theme, size):
    server = house_with(guests="private")
    anna = member(server, "Philomène")
    table = anna.done("/api/tables", game="tomahawk", seats=OPEN, access="open")["table"]
    guest = visit(name="", language=language, theme=theme, size=size)
    page, tag = guest.page, f"{language}-{size[0]}"
    guest.open(f"{server.address}/")
    expect(page.locator(".tables .doors")).to_be_visible()
    expect(page.locator(".tables li .btn")).to_have_text({"en": "View", "fr": "Voir"}[language])
    checked(guest, axe, f"doors-private-lobby-{tag}")
    guest.open(f"{server.address}/t/{table}")
    expect(page.locator(".join input")).to_have_count(0)
    checked(guest, axe, f"doors-private-table-{tag}")
    guest.open(f"{server.address}/")
    page.locator(".hero .btn.primary").click()
    page.locator("dialog select").nth(1).select_option("open")
    who = page.locator("dialog fieldset.segment", has_text={"en": "Who may watch", "fr": "Qui peut"}[language])
    expect(who.locator("button")).to_have_count(2)
    checked(guest, axe, f"doors-private-new-{tag}")
    page.locator("dialog footer .btn.primary").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".who-sees button")).to_have_count(2)


def test_a_link_of_a_seat_lets_a_guest_sit_down_among_strangers(house_with, visit):
    server = house_with(guests="private")
    made = member(server).done("/api/tables", game="tomahawk", seats=OPEN, access="open")
    guest = visit(name="Zoé")
    guest.open(f"{server.address}/t/{made['table']}#{made['seats'][1]['token']}")
    guest.page.locator(".join .btn.primary").click()
    expect(guest.page.locator(".pl").first).to_be_visible(timeout=PATIENCE)


def test_nobody_is_offered_a_rematch_that_would_be_refused(house_with, visit):
    """A guest of before plays on to the end; another table needs a name."""
    server = house_with()
    made = found(server.address)
    server.stop()
    server = cheap(Thread(server.process.config.database, guests="off"))
    try:
        guest = visit(name="Zoé")
        guest.open(f"{server.address}/t/{made['table']}#{made['seats'][0]['token']}")
        guest.page.locator(".menubox > .tool").click()
        guest.page.locator(".menu button", has_text="Resign").click()
        guest.page.locator(".sure .btn.danger, .prompt .btn.danger, dialog .btn.danger").first.click()
        again = guest.page.locator(".prompt").get_by_role("button", name="Play again")
        expect(again).to_have_text("Create an account and play again", timeout=PATIENCE)
        again.click()
        expect(guest.page.locator("dialog .keeping")).to_be_visible(timeout=PATIENCE)
    finally:
        server.stop()


PASTE = "(link) => void (location.href = link)"
"""Over the page that is open, where only what follows the # differs."""


def test_a_link_is_pasted_over_its_own_page(house_with, visit):
    """Whoever reads that something is missing pastes the whole link there; its secret does not stay in the address."""
    server = house_with(guests="private", join="invite")
    guest = visit(name="")
    page = guest.page
    guest.open(f"{server.address}/join")
    expect(page.locator("div.door")).to_contain_text("copy the whole link")
    page.evaluate(PASTE, invited(server))
    expect(page.locator(".door h1")).to_have_text("You are invited")
    expect(page.locator(".door .btn.primary")).to_be_visible()
    assert "#" not in page.url
    guest.open(f"{server.address}/in")
    page.evaluate(PASTE, f"{server.address}/in#{'c' * 43}")
    expect(page.locator(".door .btn.primary")).to_be_visible()

    page.evaluate("localStorage.clear()")
    made = by_name(server).done("/api/tables", game="tomahawk", seats=OPEN, access="open")
    guest.open(f"{server.address}/t/{made['table']}")
    expect(page.locator(".join.doors")).to_be_visible()
    page.evaluate(PASTE, f"{server.address}/t/{made['table']}#{made['seats'][1]['token']}")
    expect(page.locator(".join input")).to_be_visible()
    assert "#" not in page.url


@pytest.mark.parametrize(("language", "theme", "size"), HOW)
def test_a_name_by_invitation(house_with, visit, axe, language, theme, size):
    """Without one a guest reads where to get it; with it they take a name, and invite the next one."""
    server = house_with(join="invite")
    guest, friend = (visit(name="", language=language, theme=theme, size=size) for _ in range(2))
    page, tag = guest.page, f"{language}-{size[0]}"
    guest.open(f"{server.address}/")
    page.locator(".self.guest").click()
    expect(page.locator(".keeping .lead")).to_contain_text("invitation")
    expect(page.locator(".keeping input, .keeping .btn")).to_have_count(0)
    checked(guest, axe, f"doors-uninvited-{tag}")

    guest.open(invited(server))
    assert "#" not in page.url, "the invitation does not stay in the address bar"
    expect(page.locator(".door .btn.primary")).to_be_visible()
    checked(guest, axe, f"doors-join-{tag}")
    page.reload()
    page.locator(".door .btn.primary").click()
    name = new_name()
    keep(page, name)
    page.locator("dialog header .tool").click()
    expect(page.locator(".self .nm")).to_have_text(name)

    guest.open(f"{server.address}/me#invite")
    page.locator("#invite .btn.primary").click()
    link = page.locator("#invite .link input").input_value()
    assert re.search(r"/join#[\w-]{43}$", link)
    expect(page.locator("#invite .hint").first).to_contain_text("invitation")
    page.locator("#invite").scroll_into_view_if_needed()
    checked(guest, axe, f"doors-inviting-{tag}")

    friend.open(link.replace(link.partition("/join")[0], server.address))
    friend.page.locator(".door .btn.primary").click()
    keep(friend.page, new_name())
    friend.page.locator("dialog header .tool").click()
    expect(friend.page.locator(".self .nm")).to_be_visible()

    # It works once, and whoever comes too late reads what to do.
    late = visit(name="", language=language, theme=theme, size=size)
    late.forgive("403")
    late.open(link.replace(link.partition("/join")[0], server.address))
    late.page.locator(".door .btn.primary").click()
    late.page.locator(".keeping input[name=username]").fill(new_name())
    late.page.locator(".keeping input[name=new-password]").fill("seven wolves by the river")
    late.page.locator(".keeping form .btn.primary").click()
    expect(late.page.locator(".keeping [role=alert]")).to_contain_text("invitation")
    expect(late.page.locator(".keeping form .btn.primary")).to_be_disabled()
    checked(late, axe, f"doors-void-{tag}")


def test_a_member_s_invitations_are_taken_back(house_with, visit):
    server = house_with(join="invite")
    anna = visit(name="")
    anna.open(invited(server))
    anna.page.locator(".door .btn.primary").click()
    keep(anna.page, new_name())
    anna.page.locator("dialog header .tool").click()
    anna.open(f"{server.address}/me#invite")
    invite = anna.page.locator("#invite")
    invite.get_by_role("button", name="Create an invitation").click()
    for left in (3, 2, 1, 0):
        invite.get_by_role("button", name="Create another").click()
        expect(invite).to_contain_text(["No more", "One more", "2 more", "3 more"][left])
    expect(invite.get_by_role("button", name="Create another")).to_have_count(0)
    invite.get_by_role("button", name="Withdraw them").click()
    invite.locator(".sure .btn.danger").click()
    expect(invite.get_by_role("status")).to_contain_text("Withdrawn")
    expect(invite).to_contain_text("5 more invitations")
    anna.open(f"{server.address}/join#whatever")
    expect(anna.page.locator("div.door")).to_contain_text("still unused")
    anna.open(f"{server.address}/")
    anna.open(f"{server.address}/join")
    expect(anna.page.locator("div.door")).to_contain_text("You already have an account")
    expect(anna.page.locator("div.door")).not_to_contain_text("invit")


def test_usual_houses_show_nothing_of_it(visit, house):
    anna = visit(name="")
    anna.open("/")
    anna.page.locator(".self.guest").click()
    keep(anna.page, new_name())
    anna.page.locator("dialog header .tool").click()
    anna.open("/me")
    expect(anna.page.locator("#devices")).to_be_visible()
    expect(anna.page.locator("#invite")).to_have_count(0)
    expect(anna.page.locator(".doors")).to_have_count(0)
