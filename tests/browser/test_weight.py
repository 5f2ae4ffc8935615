"""How much a table loads, and how soon something can be done at it."""

from __future__ import annotations

from .house import two_people
from .pages import Table, Visitor

HEAVIEST = 400_000
SECONDS = 1.0
TRIES = 3


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
    assert 50_000 < sum(sizes.values()) < HEAVIEST, (sum(sizes.values()), heaviest)


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


FIRST_RING = """
new MutationObserver((_, observer) => {
  if (!document.querySelector("[data-el].can")) return;
  window.__ring = performance.now();
  observer.disconnect();
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
