"""What people call themselves and their things is text on every page, whatever stands in it: nothing of it runs."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from .pages import PATIENCE, Visitor
from .test_history import be_known, say_moves

PICTURE, DRAWING = "<img src=x onerror=run()>", '"><svg onload=run()>'
SCRIPT = "<script>run()</script>"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
FOUND = """() => ({
  ran: window.ran,
  made: document.querySelectorAll("img[src=x], [onload], [onerror], body script:not([src])").length,
})"""
"""What the names would be if they were markup. The policy would keep it from running; it must not even be there."""


def nothing_ran(visitor: Visitor, words: str) -> None:
    """The page shows the words as they are, made nothing of them, and has the policy that it always had."""
    expect(visitor.page.locator("body")).to_contain_text(words, timeout=PATIENCE)
    assert visitor.page.evaluate(FOUND) == {"ran": 0, "made": 0}
    assert visitor.page.evaluate(
        "fetch(location.href).then((answer) => answer.headers.get('content-security-policy'))"
    ) == (POLICY)


def known(visitor: Visitor, *tables: Any) -> None:
    visitor.page.add_init_script("window.ran = 0; window.run = () => { window.ran += 1; };")
    say_moves(
        visitor,
        {
            "news": 0,
            "your_move": [
                {
                    "table": "t",
                    "game": "tomahawk",
                    "seat": 0,
                    "names": [PICTURE],
                    "chapter": None,
                    "since": 1,
                    "left": 9.5,
                }
            ],
        },
    )
    be_known(visitor, *tables)


def test_the_policy_alone_does_not_make_the_test_green(visit, house):
    """Markup in a page would be seen here."""
    visitor = visit()
    visitor.forgive("Content Security Policy|Refused|/x|inline")
    visitor.open("/credits")
    visitor.page.evaluate("(words) => document.body.insertAdjacentHTML('beforeend', words)", PICTURE)
    assert visitor.page.evaluate(FOUND)["made"] == 1


def test_names_at_tables_are_text(visit, house):
    anna = visit(name=DRAWING, size=(390, 844), language="fr", theme="dark")
    waiting = house.found({"kind": "me", "name": PICTURE}, {"kind": "open"}, access="open")
    over = house.found({"kind": "me", "name": PICTURE}, {"kind": "here", "name": SCRIPT}, seed="markup", access="open")
    over.play_out()
    known(anna, (over.table, over.tokens[0]))
    nothing_ran(anna, f"ouverte par {PICTURE} (invité)")
    nothing_ran(anna, DRAWING)
    anna.page.locator(".moves-button").click()
    nothing_ran(anna, PICTURE)
    anna.open(f"/t/{waiting.table}")
    nothing_ran(anna, PICTURE)
    anna.page.locator(".join .btn.primary").click()
    expect(anna.page.locator(".players .pl")).to_have_count(2, timeout=PATIENCE)
    nothing_ran(anna, PICTURE)
    for page in (f"/t/{over.table}", f"/r/{over.table}"):
        anna.open(page)
        nothing_ran(anna, SCRIPT)
    anna.open("/history")
    nothing_ran(anna, SCRIPT)


def changed(visitor: Visitor, address: str, change: Callable[[Any], Any]) -> None:
    """The house says something else there: more than it would ever let anybody write."""

    def answer(route: Any) -> None:
        said = route.fetch()
        body = change(said.json()) if said.ok else said.json()
        route.fulfill(status=said.status, json=body)

    visitor.context.route(re.compile(re.escape(address) + "$"), answer)


def test_my_things_are_text(visit, house):
    """Devices, hooks and ways in, by names that the house refuses or browsers do not send."""
    anna = visit(name="Anna")
    known(anna)
    ways = [{"id": "1", "kind": "passkey", "label": SCRIPT, "created": 1.0, "used": None}]
    address = {"email": f"{DRAWING}@example.org", "email_state": "waiting"}
    changed(anna, "/api/me", lambda me: {**me, "kind": "member", "name": PICTURE, "credentials": ways, **address})
    changed(anna, "/api/me/devices", lambda all_of: [{**one, "label": PICTURE, "network": DRAWING} for one in all_of])
    hook = {
        "id": "h",
        "url": f"not an address {PICTURE}",
        "style": "signed",
        "table": None,
        "state": "on",
        "created": 1.0,
    }
    anna.context.unroute("**/api/me/hooks")
    anna.context.route("**/api/me/hooks", lambda route: route.fulfill(json=[hook]))
    anna.open("/me")
    expect(anna.page.locator("#devices .rows li")).to_have_count(1, timeout=PATIENCE)
    for words in (PICTURE, SCRIPT, DRAWING, hook["url"]):
        nothing_ran(anna, words)
    assert json.loads(anna.page.evaluate("localStorage['longhouse.known']"))["name"] == PICTURE
    anna.open("/")
    nothing_ran(anna, PICTURE)
