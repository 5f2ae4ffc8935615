"""What one has played, where it is one's move, and how one is told: pages of people who are known."""

from __future__ import annotations

import json
import re
import secrets

import pytest
from playwright.sync_api import expect

from .house import Founded, House, two_people
from .pages import PATIENCE, Visitor
from .test_me import checked

MOVES = {
    "news": 0,
    "your_move": [
        {"table": "later", "game": "tribes", "seat": 0, "names": ["Béla"], "chapter": None, "since": 1, "left": None},
        {
            "table": "sooner",
            "game": "tomahawk",
            "seat": 1,
            "names": ["Zoé"],
            "chapter": None,
            "since": 2,
            "left": 7300.5,
        },
    ],
}
KNOW = """async ([request, tables]) => {
  const post = (path, body) =>
    fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  const { id, kind, name } = await (await post("/api/me", { request })).json();
  localStorage["longhouse.known"] = JSON.stringify({ id, kind, name });
  if (tables.length) await post("/api/me/seats", { request: `${request}-seats`, tables });
}"""
LISTENING = """
window.asked = 0;
const original = window.fetch;
window.fetch = (address, ...rest) => {
  const path = new URL(address, location.href).pathname;
  if (path.endsWith("/api/me/stream")) {
    const start = (control) => { window.tell = (text) => control.enqueue(new TextEncoder().encode(text)); };
    const headers = { "Content-Type": "text/event-stream" };
    return Promise.resolve(new Response(new ReadableStream({ start }), { headers }));
  }
  if (path.endsWith("/api/tables/list")) window.asked++;
  return original(address, ...rest);
};
const every = window.setInterval, clear = window.clearInterval;
window.timers = [];
window.setInterval = (...args) => {
  const made = every(...args);
  if (args[1] === 10000) window.timers.push(made);
  return made;
};
window.clearInterval = (one) => {
  window.timers = window.timers.filter((other) => other !== one);
  clear(one);
};
"""
"""A stream that the test writes, and what the lobby does meanwhile."""
PUSH = {"key": "B" * 86, "on": False}


def say_moves(visitor: Visitor, said: dict = MOVES) -> None:
    """The stream and what else a house that tells people answers."""
    body = f"event: me\ndata: {json.dumps(said)}\n\n"
    visitor.context.route(
        "**/api/me/stream*", lambda route: route.fulfill(status=200, content_type="text/event-stream", body=body)
    )
    visitor.context.route("**/api/me/push", lambda route: route.fulfill(json=PUSH))
    visitor.context.route("**/api/me/hooks", lambda route: route.fulfill(json=[]))


def be_known(visitor: Visitor, *tables: tuple[str, str | None]) -> None:
    """The house knows this browser, as a guest; a password would be dear, and changes nothing here."""
    visitor.open("/")
    seats = [{"table": table, "token": token} for table, token in tables]
    visitor.page.evaluate(KNOW, [secrets.token_hex(16), seats])
    visitor.open("/")


def finish(visitor: Visitor, house: House, seed: str) -> Founded:
    """A game of this browser's that is over."""
    founded = two_people(house, seed=seed, pace="live").play_out()
    visitor.open(founded.link(0))
    expect(visitor.page.locator(".end")).to_be_visible()
    return founded


@pytest.mark.parametrize(("size", "language", "theme"), [((1440, 900), "en", "light"), ((360, 740), "fr", "dark")])
def test_what_i_have_played(visit, house, axe, size, language, theme):
    anna = visit(name="Anna", size=size, language=language, theme=theme)
    say_moves(anna)
    founded = finish(anna, house, f"past-{language}")
    table = founded.table
    be_known(anna, (table, founded.tokens[0]))
    anna.open("/history")
    page = anna.page
    expect(page.locator(".past > ul > li")).to_have_count(1)
    expect(page.locator(".past .who li")).to_have_count(2)
    took = {"en": r"you took \d+:\d\d$", "fr": r"votre temps : \d+:\d\d$"}[language]
    expect(page.locator(".past .yt .st")).to_have_text(re.compile(took))
    expect(page.locator(".past > ul > li > a")).to_have_attribute("href", re.compile(f"/r/{table}$"))
    checked(anna, axe, f"history-{size[0]}-{language}")
    page.locator(".past .who button").click()
    expect(page.locator(".with select")).not_to_have_value("")
    assert "with=" in page.url
    page.locator(".past > ul > li > a").click()
    page.wait_for_url(f"**/r/{table}")
    expect(page.locator(".timeline, .own-replay").first).to_be_visible()


def test_a_finished_game_is_shared_by_its_link(visit, house):
    anna, stranger = visit(name="Anna"), visit(name="Zoé")
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = finish(anna, house, "shared").table
    anna.page.locator(".share .btn").click()
    link = anna.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/r/{table}")
    expect(anna.page.locator(".share span")).to_contain_text("Anyone with the link")
    stranger.open(link)
    expect(stranger.page.locator(".own-replay")).to_be_visible()


def test_a_stranger_is_told_what_the_page_is_for(visit):
    visitor = visit(name="")
    visitor.open("/history")
    expect(visitor.page.locator(".door .btn.primary")).to_have_attribute("href", re.compile("/sign-in$"))


@pytest.mark.parametrize(("size", "language", "theme"), [((1280, 720), "en", "light"), ((360, 740), "fr", "dark")])
def test_the_next_of_my_moves_is_one_key_away(visit, house, axe, size, language, theme):
    anna = visit(name="Anna", size=size, language=language, theme=theme)
    say_moves(anna)
    be_known(anna)
    page = anna.page
    button = page.locator(".moves-button")
    expect(button.locator("b")).to_have_text("2")
    button.click()
    expect(page.locator(".move").first).to_have_attribute("href", re.compile("/t/sooner$"))
    expect(page.locator(".move .left")).to_have_count(1)
    checked(anna, axe, f"moves-{size[0]}-{language}")
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    anna.forgive("404")
    page.keyboard.press("n")
    page.wait_for_url("**/t/sooner")


def test_whoever_is_known_asks_for_nothing_while_nothing_happens(visit, house):
    """The lobby listens instead of asking; when it is told something, it looks."""
    anna = visit(name="Anna")
    say_moves(anna)
    be_known(anna)
    page = anna.page
    page.add_init_script(LISTENING)
    anna.open("/")
    page.wait_for_function("() => window.tell && window.timers.length === 0 && window.asked > 0")
    before = page.evaluate("window.asked")
    page.evaluate(f"window.tell({json.dumps('event: me' + chr(10) + 'data: ' + json.dumps(MOVES) + chr(10) * 2)})")
    page.wait_for_function(f"() => window.asked > {before}")
    expect(page.locator(".moves-button b")).to_have_text("2")


@pytest.mark.parametrize(("size", "language", "theme"), [((1440, 900), "en", "dark"), ((360, 740), "fr", "light")])
def test_how_i_am_told(visit, house, axe, size, language, theme):
    anna = visit(name="Anna", size=size, language=language, theme=theme)
    say_moves(anna)
    be_known(anna)
    anna.open("/me#told")
    page = anna.page
    box = page.locator("#told .matrix input").first
    expect(box).to_be_checked()
    box.uncheck()
    expect(page.locator("#told .done")).to_be_visible(timeout=PATIENCE)
    anna.open("/me")
    expect(page.locator("#told .matrix input").first).not_to_be_checked(timeout=PATIENCE)
    checked(anna, axe, f"told-{size[0]}-{language}")


@pytest.mark.parametrize(("size", "language", "theme"), [((1280, 720), "en", "light"), ((360, 640), "fr", "dark")])
def test_an_invitation_is_read_and_declined(visit, house, axe, size, language, theme):
    """Who invites and to what can be read in full width on a phone too; one key answers."""
    anna = visit(name="Anna", size=size, language=language, theme=theme)
    say_moves(anna)
    row = {"table": "kept", "game": "northgard", "seat": 1, "by": "Bartholomew Longname"}
    answers: list[str] = []
    anna.context.route("**/api/me/invitations", lambda route: route.fulfill(json=[] if answers else [row]))

    def decline(route):
        answers.append(route.request.url)
        route.fulfill(json={})

    anna.context.route("**/api/tables/kept/decline", decline)
    be_known(anna)
    line = anna.page.locator(".invitations li")
    expect(line).to_contain_text("Bartholomew Longname", timeout=PATIENCE)
    words = line.locator(".yt").bounding_box()
    assert words["width"] > 150, "not one word below the other"
    assert words["height"] < 90
    checked(anna, axe, f"invitations-{size[0]}-{language}")
    line.get_by_role("button").first.press("Enter")
    expect(line).to_have_count(0, timeout=PATIENCE)
    assert len(answers) == 1
