"""How much a table loads, and how soon something can be done at it."""

from __future__ import annotations

import time
from statistics import median

import pytest

from .house import two_people
from .pages import PATIENCE, Table, Visitor

HEAVIEST = {"tomahawk": 389_000, "tribes": 405_000, "northgard": 503_000, "wendake": 495_000}
"""Bytes of a whole table over the line: the boards of the larger games are larger."""
SECONDS = 1.0
TRIES = 3
NEXT_QUESTION = 0.1
"""Seconds that the page works from one's own half-step to the next question."""
STEPS = 6


def load(visitor: Visitor, link: str) -> dict[str, int]:
    """Open a table with an empty cache; the bytes of every address as they went over the line."""
    wire = visitor.context.new_cdp_session(visitor.page)
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    addresses: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def count(about: dict) -> None:
        address = addresses.get(about["requestId"], about["requestId"])
        sizes[address] = sizes.get(address, 0) + int(about.get("encodedDataLength") or 0)

    wire.on("Network.requestWillBeSent", lambda about: addresses.update({about["requestId"]: about["request"]["url"]}))
    wire.on("Network.loadingFinished", count)
    visitor.open(link)
    Table(visitor).ready()
    visitor.page.wait_for_load_state("load")
    return sizes


def test_a_table_is_light(visit, house):
    """Everything that is loaded for a table, fonts included, as it goes over the line."""
    table = two_people(house, seed="light")
    table.reach("deploy")
    sizes = load(visit(), table.link(0))
    assert any(address.endswith("/board.js") for address in sizes), sorted(sizes)
    assert any(".woff2" in address for address in sizes), sorted(sizes)
    heaviest = sorted(sizes.items(), key=lambda one: -one[1])[:8]
    assert 50_000 < sum(sizes.values()) < HEAVIEST["tomahawk"], (sum(sizes.values()), heaviest)


def test_a_table_can_be_used_within_a_second(visit, house):
    """What the page's own thread works until there is a ring on the board, nothing in the cache.

    The clock on the wall would measure the other tests on the machine too: benchmarks/page.py reads it.
    """
    table = two_people(house, seed="quick")
    table.reach("deploy")
    took = []
    for _ in range(TRIES):
        visitor = visit()
        wire = visitor.context.new_cdp_session(visitor.page)
        wire.send("Performance.enable", {"timeDomain": "threadTicks"})
        visitor.page.goto(table.link(0))
        Table(visitor).ready()
        about = {one["name"]: one["value"] for one in wire.send("Performance.getMetrics")["metrics"]}
        took.append(about["TaskDuration"])
        visitor.page.close()
    assert 0 < min(took) < SECONDS, took


# Take what is at hand, and say what was seen until there is another question; null if somebody else is asked first.
HALF_STEP = """async () => {
  const words = () => document.querySelector("#say")?.textContent ?? "";
  const main = () => document.querySelector(".acts .btn.primary:not([disabled], .fills)");
  const lit = () => [...document.querySelectorAll("[data-el].can, [data-el].sel")];
  const now = () => words() + lit().map((one) => one.dataset.el + one.classList.contains("sel"));
  const before = now(), began = performance.now();
  const met = { empty: false, skips: false };
  (main() ?? document.querySelector("[data-el].can"))?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  for (;;) {
    await new Promise((go) => setTimeout(go, 10));
    met.empty ||= !words();
    met.skips ||= Boolean(document.querySelector(".acts [href='#ui-skip']"));
    if (now() !== before && (main() || lit().length)) return met;
    if (performance.now() - began > 2000) return null;
  }
}"""
ASKED = """() => Boolean(document.querySelector("[data-el].can, .acts .btn.primary:not([disabled], .fills)")
  && !document.querySelector(".acts [href='#ui-skip'], .acts [href='#ui-play']"))"""


@pytest.mark.parametrize("game", HEAVIEST)
def test_the_next_question_comes_at_once(visit, house, game):
    """After one's own half-steps nothing is told and nothing waited for, and the page has little to work.

    The clock on the wall would measure the other tests on the machine too.
    """
    table = two_people(house, game=game, seed="budget")
    table.choose_all(1)
    visitor = visit(confirm="never", speed="normal")
    sizes = load(visitor, table.link(0))
    assert 50_000 < sum(sizes.values()) < HEAVIEST[game], sum(sizes.values())
    wire = visitor.context.new_cdp_session(visitor.page)
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})

    def worked() -> float:
        about = {one["name"]: one["value"] for one in wire.send("Performance.getMetrics")["metrics"]}
        return float(about["TaskDuration"])

    took: list[float] = []
    while len(took) < STEPS:
        until = time.monotonic() + PATIENCE / 1000
        while not visitor.page.evaluate(ASKED):
            assert time.monotonic() < until, visitor.page.locator("#say").inner_text()
            table.choose_all(1)
            visitor.page.wait_for_timeout(200)
        before, known = worked(), len(table.snapshot(0)["story"])
        met = visitor.page.evaluate(HALF_STEP)
        if met:
            took.append(worked() - before)
            assert not met["empty"]
            # Cards that all turn over together are told; half-steps are not.
            news = [event for step in table.snapshot(0)["story"][known:] for event in step["events"]]
            is_own = all(event.get("seat", 0) == 0 for event in news)
            assert not (is_own and met["skips"]), news
    assert 0 < median(took) < NEXT_QUESTION, took


FIRST_RING = """
new MutationObserver((_, observer) => {
  if (!document.querySelector("[data-el].can")) return;
  window.__ring = performance.now();
  observer.disconnect();
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
