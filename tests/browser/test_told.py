"""Being told outside of the page: the service worker of a browser that is pushed to, and the end of letters."""

from __future__ import annotations

import json
import re
import sqlite3
from typing import Any

import pytest
from playwright.sync_api import Worker, expect

from longhouse.server.told.letters import token_for

from .house import House, two_people
from .pages import PATIENCE, Visitor
from .test_history import be_known
from .test_me import checked

SUBSCRIBING = """
PushManager.prototype.subscribe = async function (wish) {
  const key = btoa(String.fromCharCode(...new Uint8Array(wish.applicationServerKey)));
  const keys = { p256dh: "p", auth: "a" };
  return { toJSON: () => ({ endpoint: "https://push.example/of-this-browser", key, keys }) };
};
"""
"""The one thing that needs a push service of the browser's maker. All else is the page's and the worker's own."""
NOTIFICATIONS = """async () => {
  const { active, scope } = await navigator.serviceWorker.ready;
  const all = await (await navigator.serviceWorker.getRegistration()).getNotifications();
  const shown = all.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
  return { scope, script: active.scriptURL, shown };
}"""
CLICK = """async () => {
  // There is no hand that clicks on a notification here, and without one no browser lets a page come to the front.
  const fronts = [];
  WindowClient.prototype.focus = async function () { fronts.push(this.url); return this; };
  const [notification] = await registration.getNotifications();
  const event = new NotificationEvent("notificationclick", { notification });
  let done;
  event.waitUntil = (work) => { done = work; };
  dispatchEvent(event);
  await done;
  return { fronts, left: (await registration.getNotifications()).length };
}"""


class Pushes:
    """What a push service delivers to one browser."""

    def __init__(self, visitor: Visitor, origin: str) -> None:
        self._origin, self._known = origin, []
        self._wire = visitor.context.new_cdp_session(visitor.page)
        self._wire.on("ServiceWorker.workerRegistrationUpdated", lambda said: self._known.extend(said["registrations"]))
        self._wire.send("ServiceWorker.enable")

    def deliver(self, told: dict[str, Any] | str) -> None:
        registration = next(one for one in self._known if one["scopeURL"].startswith(self._origin))
        data = told if isinstance(told, str) else json.dumps(told)
        about = {"origin": self._origin, "registrationId": registration["registrationId"], "data": data}
        self._wire.send("ServiceWorker.deliverPushMessage", about)


def worker_of(visitor: Visitor) -> Worker:
    return visitor.context.service_workers[0]


def wait_for(visitor: Visitor, count: int) -> list[dict[str, Any]]:
    """What this browser shows, as soon as it shows so many."""
    for _ in range(200):
        shown = visitor.page.evaluate(NOTIFICATIONS)["shown"]
        if len(shown) == count:
            return list(shown)
        visitor.page.wait_for_timeout(50)
    raise AssertionError(shown)


def test_this_device_is_told_and_a_click_opens_the_table(visit, house):
    founded = two_people(house, seed="pushed")
    anna = visit(name="Anna")
    anna.context.grant_permissions(["notifications"], origin=house.url)
    anna.page.add_init_script(SUBSCRIBING)
    asked: list[Any] = []

    def take(route: Any) -> None:
        if route.request.method == "PUT":
            asked.append(route.request.post_data_json)
        route.fulfill(json={"key": "B" * 87, "on": bool(asked)})

    anna.context.route("**/api/me/push", take)
    be_known(anna)
    pushes = Pushes(anna, house.url)
    anna.open("/me#told")
    assert anna.page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
    anna.page.get_by_role("button", name="Turn on for this device").click()
    expect(anna.page.get_by_text("Notifications are now on for this device.")).to_be_visible(timeout=PATIENCE)
    assert asked[0]["subscription"]["endpoint"] == "https://push.example/of-this-browser"
    registered = anna.page.evaluate(NOTIFICATIONS)
    assert (registered["scope"], registered["script"]) == (f"{house.url}/", f"{house.url}/sw.js")

    told = {"id": "1", "kind": "turn", "title": "Tomahawk", "body": "Your move against <b>Béla</b>"}
    told |= {"url": f"/t/{founded.table}", "tag": "one-table"}
    pushes.deliver(told)
    address = f"{house.url}/t/{founded.table}"
    first = {"title": "Tomahawk", "body": told["body"], "tag": "one-table", "data": {"address": address}}
    assert wait_for(anna, 1) == [first]
    pushes.deliver({**told, "body": "A quarter of your time is left"})
    pushes.deliver("not one of ours")
    shown = {one["tag"]: one for one in wait_for(anna, 2)}
    assert shown["one-table"]["body"] == "A quarter of your time is left", "the newer one takes its place"
    assert shown[""]["title"] == "Longhouse"
    worker_of(anna).evaluate(
        "registration.getNotifications().then((all) => all.forEach((one) => one.tag || one.close()))"
    )

    clicked = worker_of(anna).evaluate(CLICK)
    anna.page.wait_for_url(address)
    assert (len(clicked["fronts"]), clicked["left"]) == (1, 0)
    expect(anna.page.locator(".players")).to_contain_text("Benoît", timeout=PATIENCE)


def token_of(visitor: Visitor, house: House) -> str:
    """What stands in letters to whoever uses this browser."""
    person = json.loads(visitor.page.evaluate("localStorage['longhouse.known']"))["id"]
    with sqlite3.connect(house.folder / "house.db") as kept:
        (secret,) = kept.execute("SELECT value FROM house WHERE name = 'secret'").fetchone()
    return token_for(bytes(secret), person)


def mails(visitor: Visitor) -> dict[str, bool]:
    told = visitor.page.evaluate("fetch('/api/me').then((answer) => answer.json())")["settings"].get("told", {})
    return {event: cells["mail"] for event, cells in told.items()}


@pytest.mark.parametrize(("size", "language", "theme"), [((1280, 720), "en", "light"), ((360, 640), "fr", "dark")])
def test_letters_end_with_a_button_and_not_by_being_looked_at(visit, house, axe, size, language, theme):
    anna = visit(name="Anna", size=size, language=language, theme=theme)
    be_known(anna)
    page = anna.page
    token = token_of(anna, house)
    anna.open(f"/unsubscribe#{token}")
    button = page.get_by_role("button", name={"en": "Unsubscribe", "fr": "Me désabonner"}[language])
    expect(button).to_be_visible(timeout=PATIENCE)
    checked(anna, axe, f"unsubscribe-{size[0]}-{language}")
    assert mails(anna) == {}, "programs that look into letters follow links, and press no buttons"
    button.focus()
    page.keyboard.press("Enter")
    done = {"en": "No more e-mail", "fr": "Vous ne recevrez plus de courriels"}[language]
    expect(page.get_by_role("status")).to_contain_text(done, timeout=PATIENCE)
    checked(anna, axe, f"unsubscribed-{size[0]}-{language}")
    ended = mails(anna)
    assert ended["turn"] is False
    assert not any(ended.values())
    assert "account" not in ended
    anna.forgive("404")
    anna.open("/credits")
    anna.open(f"/unsubscribe#{token[:-3]}AAA")
    button.click()
    expect(page.get_by_role("status")).to_have_text(re.compile(".+"), timeout=PATIENCE)
    expect(button).to_be_enabled()
