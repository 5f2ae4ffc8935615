"""The pages as a visitor uses them: what is lit, what the ribbon offers, and three ways to touch it."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

SCREENSHOTS = Path(__file__).parents[2] / "build" / "screenshots"
PATIENCE = 20_000
TOO_SOON = 400
"""A yes does not count before: the click was meant for something else."""

# Heard over fetch, streams included: what the server told this page.
LISTEN = """
window.__heard = [];
const original = window.fetch;
window.fetch = async (...args) => {
  const response = await original(...args);
  if (new URL(response.url).pathname.startsWith("/api/tables/") && response.body) {
    const reader = response.clone().body.getReader(), decoder = new TextDecoder();
    (async () => { for (;;) { const { done, value } = await reader.read(); if (done) return;
      window.__heard.push(decoder.decode(value, { stream: true })); } })().catch(() => {});
  }
  return response;
};
"""

# What the table page looks like now; it changes with every deed.
STATE = """() => {
  const shown = (element) => element && element.getClientRects().length > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const names = (selector) => all(selector).map((element) => element.dataset.el);
  const main = [...document.querySelectorAll(".prompt .acts button.primary:not([disabled], .fills)")].find(shown);
  return {
    lit: names("[data-el].can"), chosen: names("[data-el].sel"), put: names("[data-el].put"),
    say: document.querySelector("#say")?.textContent ?? "",
    main: main ? main.textContent.trim() : null,
    lingers: Boolean(document.querySelector(".prompt .fills")),
    asks: Boolean(document.querySelector(".prompt.sure, .prompt.reading")),
    since: Boolean(document.querySelector(".prompt .acts button.primary use[href*='ui-play']")),
    over: Boolean(document.querySelector(".end")),
    curtain: document.querySelector(".curtain h2")?.textContent ?? null,
    lines: document.querySelectorAll(".log li").length,
  };
}"""


class Visitor:
    """Somebody with a browser. What went wrong in it is kept, and the fixture fails the test for it."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context, self.url = context, url
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.troubles: list[str] = []
        self.forgiven: list[str] = []
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.troubles.append(f"page error: {error.stack or error}"))
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._answered)

    def _console(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"console {message.type}: {message.text} ({message.location.get('url')})")

    def _failed(self, request: Any) -> None:
        if request.failure != "net::ERR_ABORTED":  # leaving a page ends its stream
            self.troubles.append(f"request failed: {request.method} {request.url} {request.failure}")

    def _answered(self, response: Any) -> None:
        if response.status >= 400:
            self.troubles.append(f"answer {response.status}: {response.request.method} {response.url}")

    def forgive(self, pattern: str) -> None:
        """A trouble that the test itself brings about."""
        self.forgiven.append(pattern)

    def complaints(self) -> list[str]:
        return [one for one in self.troubles if not any(re.search(pattern, one) for pattern in self.forgiven)]

    def open(self, path: str = "/") -> None:
        self.page.goto(path if path.startswith("http") else self.url + path)
        self.page.wait_for_selector("#app > *:not([aria-busy])")
        self.page.evaluate("document.fonts.ready.then(() => 0)")

    def prefer(self, **preferences: Any) -> None:
        """Change a preference as another window would, before the next page is opened."""
        self.page.evaluate(
            """(more) => localStorage.setItem("longhouse.tastes",
                 JSON.stringify({...JSON.parse(localStorage.getItem("longhouse.tastes") || "{}"), ...more}))""",
            preferences,
        )

    def screenshot(self, name: str) -> None:
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENSHOTS / f"{name}.png")

    def heard(self) -> str:
        return str(self.page.evaluate("window.__heard.join('')"))


# Three ways to touch something.


# Until the next frame is drawn.
FRAME = "() => new Promise((then) => requestAnimationFrame(() => setTimeout(then)))"

# Where a pointer would hit it: in view, and nothing else above it; the middle, or for a bent shape another point of it.
# When a ribbon or a hand grows, the board has less room and is drawn anew in the next frame, before anybody sees it; a
# map may then look elsewhere in the frame after. What has moved by the end of both is looked at again.
# (Playwright's own click waits for more frames.)
POINT = """async (element) => {
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
  const before = element.getBoundingClientRect();
  for (const frame of [FRAME, FRAME]) await frame();
  const box = element.getBoundingClientRect();
  const moved = ["left", "top", "width", "height"].some((side) => box[side] !== before[side]);
  if (moved || !element.isConnected) return { x: box.left, y: box.top, over: "nothing: it was moving" };
  const target = element.dataset.el;
  const spots = [0.5, 0.25, 0.75, 0.1, 0.9, 0.35, 0.65];
  let first = null;
  for (const down of spots) for (const along of spots) {
    const [x, y] = [box.left + box.width * along, box.top + box.height * down];
    const hit = document.elementFromPoint(x, y);
    const own = element.contains(hit) || (target && hit?.closest("[data-el]")?.dataset.el === target);
    const over = own ? null : hit ? hit.outerHTML.slice(0, 200) : "nothing: it lies outside of the window";
    const point = { x, y, width: box.width, height: box.height, over };
    if (own) return point;
    first ??= point;
    if (!element.closest("svg")) return first;
  }
  return first;
}""".replace("FRAME", FRAME)


# The keys that move a map towards something that lies outside of its window.
ASIDE = """(element) => {
  const map = element.closest(".map-window");
  if (!map) return [];
  const [box, frame] = [element.getBoundingClientRect(), map.getBoundingClientRect()];
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const keys = [
    ...(x < frame.left ? ["ArrowLeft"] : x > frame.right ? ["ArrowRight"] : []),
    ...(y < frame.top ? ["ArrowUp"] : y > frame.bottom ? ["ArrowDown"] : []),
  ];
  if (keys.length) map.focus();
  return keys;
}"""


def point_at(target: Locator) -> dict[str, Any]:
    """The middle of something that lies still and can be hit there; a map that does not show it is moved."""
    until = time.monotonic() + PATIENCE / 1000
    while (point := target.evaluate(POINT))["over"]:
        assert time.monotonic() < until, f"{target} cannot be hit at {point}"
        for key in target.evaluate(ASIDE):
            target.page.keyboard.press(key)
        target.page.wait_for_timeout(50)
    return dict(point)


def by_mouse(page: Page, target: Locator) -> None:
    point = point_at(target)
    page.mouse.click(point["x"], point["y"])


def by_finger(page: Page, target: Locator) -> None:
    point = point_at(target)
    page.touchscreen.tap(point["x"], point["y"])


# Which way the focus has to go, as a person sees it; nothing once it is there.
NEARER = """(element) => {
  const here = document.activeElement;
  if (here === element) return "";
  if (!here || here === document.body) return "Tab";
  return here.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? "Shift+Tab" : "Tab";
}"""

FOCUSED = """() => {
  const here = document.activeElement;
  const label = here.getAttribute("aria-label") ?? here.textContent;
  return here.dataset?.el ?? `${here.tagName} ${label.trim().slice(0, 30)}`;
}"""


def by_keyboard(page: Page, target: Locator, most: int = 120) -> None:
    """Tab until it has the focus, then Enter; no mouse, no focus() call."""
    expect(target).to_be_attached()
    way = []
    while key := target.evaluate(NEARER):
        assert len(way) < most, f"{most} Tabs do not reach {target}; they went to {way}"
        page.keyboard.press(key)
        way.append(page.evaluate(FOCUSED))
    page.keyboard.press("Enter")


def by_few_keys(page: Page, target: Locator) -> None:
    """What continues a touch lies next to it: the page has moved the focus there."""
    by_keyboard(page, target, most=8)


Touch = Callable[[Page, Locator], None]


class Table:
    """The table page."""

    def __init__(self, visitor: Visitor, touch: Touch = by_mouse) -> None:
        self.visitor, self.page, self._touch = visitor, visitor.page, touch

    @property
    def id(self) -> str:
        return self.page.url.split("/t/")[1].split("#")[0]

    def state(self) -> dict[str, Any]:
        return dict(self.page.evaluate(STATE))

    def element(self, target: str) -> Locator:
        return self.page.locator(f'[data-el="{target}"][role=button]').first

    @property
    def main(self) -> Locator:
        return self.page.locator(".prompt .acts button.primary:not([disabled], .fills)").first

    def touch(self, target: str) -> None:
        self._touch(self.page, self.element(target))

    def press(self, button: Locator) -> None:
        if self.state()["asks"]:
            self.page.wait_for_timeout(TOO_SOON)
        self._touch(self.page, button)

    def wait(self, condition: Callable[[dict[str, Any]], bool], what: str, seconds: float = PATIENCE / 1000) -> dict:
        until = time.monotonic() + seconds
        while not condition(state := self.state()):
            if time.monotonic() > until:
                raise AssertionError(f"Waited for {what}; the page shows {json.dumps(state, ensure_ascii=False)}")
            self.page.wait_for_timeout(40)
        return state

    def ready(self) -> dict[str, Any]:
        """Until something can be done here. A button that fills is pressed: it may be gone before it is reached."""

        def something(now: dict[str, Any]) -> bool:
            if now["lingers"]:
                self.page.evaluate("document.querySelector('.prompt .fills:not([disabled])')?.click()")
            return bool(now["lit"] or now["main"] or now["over"] or now["curtain"])

        return self.wait(something, "something to do")

    def act(self) -> bool:
        """One touch towards the end of the game; False when it is over."""
        now = self.ready()
        if now["over"]:
            return False
        if now["curtain"]:
            self.press(self.page.locator(".curtain .btn.primary"))
        elif now["main"]:
            self.press(self.main)
        else:
            self.touch(self.pick(now))
        self.wait(lambda then: then != now, f"an effect of a touch after {now}")
        return True

    @staticmethod
    def pick(now: dict[str, Any]) -> str:
        """A card in the hand first; once it is chosen, the first place that is free."""
        cards = [one for one in now["lit"] if one.startswith("hand:")]
        places = [one for one in now["lit"] if not one.startswith("hand:")]
        free = [one for one in places if one not in now["put"]]
        return (cards or free or places)[0]

    def play_out(self, most: int = 400) -> None:
        for _ in range(most):
            if not self.act():
                return
        raise AssertionError(f"{most} touches and the game is not over")

    def play_round(self) -> None:
        """Until the plan of a round is sent."""
        while True:
            now = self.ready()
            sends = bool(now["main"])
            if not self.act() or sends:
                return

    def fill(self) -> None:
        """Lay a card at every place, and do not commit."""
        while not (now := self.ready())["main"]:
            assert now["lit"], now
            self.act()

    def tab(self, name: str) -> None:
        """Log, choices or helper, in the rail or in the phone's bar."""
        order = {"log": 0, "choices": 1, "helper": 2}
        phone = self.page.locator("nav.bar")
        if phone.is_visible():
            self.press(phone.locator("button").nth(order.get(name, -1) + 1))
        else:
            self.press(self.page.locator(".tabs [role=tab]").nth(order[name]))
