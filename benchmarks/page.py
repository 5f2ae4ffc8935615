"""The table in the browser: what it loads, how soon it can be used, how long a redraw takes.

PYTHONPATH=src:tests python benchmarks/page.py [--tries 7]
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import Browser, sync_playwright

from browser.conftest import ARGUMENTS, chromium
from browser.house import House, two_people
from browser.pages import Table, Visitor
from browser.test_weight import FIRST_RING, load

# From a message of the stream, or a touch, until everything is drawn and laid out.
STOPWATCH = """
window.__told = [];
const done = (began, tell) => {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => { document.body.offsetHeight; tell(performance.now() - began); };
  channel.port2.postMessage(0);
};
const read = ReadableStreamDefaultReader.prototype.read;
ReadableStreamDefaultReader.prototype.read = async function (...args) {
  const got = await read.apply(this, args);
  if (got.value?.length > 200) done(performance.now(), (took) => window.__told.push(took));
  return got;
};
window.__touch = (target) => new Promise((resolve) => {
  const began = performance.now();
  document.querySelector(`[data-el="${target}"]`).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  done(began, resolve);
});
"""


def cold(browser: Browser, url: str, link: str) -> tuple[float, int]:
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    visitor = Visitor(context, url)
    visitor.page.add_init_script(FIRST_RING)
    sizes = load(visitor, link)
    ring = float(visitor.page.evaluate("window.__ring"))
    context.close()
    return ring, sum(sizes.values())


def redraws(browser: Browser, house: House) -> tuple[list[float], list[float], list[float]]:
    """Milliseconds of a touch and of an event, over a whole game."""
    table = two_people(house, seed="redraw")
    table.reach("deploy")
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    visitor = Visitor(context, house.url)
    visitor.page.add_init_script(STOPWATCH)
    visitor.open(table.link(0))
    Table(visitor).ready()
    wire = context.new_cdp_session(visitor.page)
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})

    def busy() -> float:
        """Milliseconds that the page's own thread has worked; a busy machine does not count."""
        about = {one["name"]: one["value"] for one in wire.send("Performance.getMetrics")["metrics"]}
        return 1000 * float(sum(about[name] for name in ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")))

    hand = [one for one in Table(visitor).state()["lit"] if one.startswith("hand:")]
    touches = [float(visitor.page.evaluate("(target) => window.__touch(target)", one)) for one in hand * 5]
    visitor.page.evaluate("window.__told = []")
    work = []
    before = busy()
    while table.snapshot()["status"] != "over":
        table.choose(next(seat for seat in (0, 1) if table.snapshot(seat)["decision"]))
        visitor.page.wait_for_timeout(100)  # one redraw for each event, as in a real game
        before, last = busy(), before
        work.append(before - last)
    told = [float(one) for one in visitor.page.evaluate("window.__told")]
    context.close()
    return touches, told, work


def say(what: str, values: list[float]) -> None:
    ordered = sorted(values)
    most = ordered[int(len(ordered) * 0.95)]
    print(f"{what:<34} median {median(ordered):7.1f} ms   95 % {most:7.1f} ms   ({len(ordered)} times)")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tries", type=int, default=7)
    tries = parser.parse_args().tries
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=chromium(playwright), args=ARGUMENTS)
        try:
            table = two_people(house, seed="page")
            table.reach("deploy")
            starts = [cold(browser, house.url, table.link(0)) for _ in range(tries)]
            touches, told, work = redraws(browser, house)
        finally:
            browser.close()
            house.stop()
    print(f"{'loaded, as it goes over the line':<34} {starts[0][1] / 1000:.0f} kB")
    say("cold start until the first ring", [ring for ring, _ in starts])
    say("redraw after a touch", touches)
    say("redraw after an event", told)
    say("the page's own work for an event", work)


if __name__ == "__main__":
    main()
