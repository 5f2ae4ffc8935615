"""A server, a browser, and visitors whose consoles must stay silent.

Nothing here is ever skipped: where there is no browser, every test fails and says how to get one.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

import installing

from .house import Founded, House, two_people
from .pages import LISTEN, SCREENSHOTS, Visitor

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ADVICE = """There is no browser for tests/browser, and none could be installed. One of these brings it:
  apt-get install chromium        (as root, on Debian and Ubuntu)
  {python} -m playwright install chromium
  LONGHOUSE_CHROMIUM=/path/to/chrome"""
DESK = (1440, 900)


def on_the_path() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def chromium(playwright: Playwright) -> str:
    """Where the browser is: named, on the PATH, or Playwright's own. If there is none, one is installed."""
    named = os.environ.get("LONGHOUSE_CHROMIUM")
    if named:
        if not shutil.which(named):
            pytest.fail(f"LONGHOUSE_CHROMIUM is {named}, which cannot be run.", pytrace=False)
        return named
    own = Path(playwright.chromium.executable_path)
    if found := on_the_path():
        return found
    if not own.exists():
        installing.run(sys.executable, "-m", "playwright", "install", "chromium")
    if own.exists():
        return str(own)
    if found := installing.from_debian("chromium"):
        return found
    pytest.fail(ADVICE.format(python=sys.executable), pytrace=False)


# Before pytest deselects by marks.
@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of a test with several cases (devices, themes, languages) the first runs in `make test`; the others are slow."""
    here = Path(__file__).parent
    seen: set[object] = set()
    for item in items:
        if not isinstance(item, pytest.Function) or not item.path.is_relative_to(here):
            continue
        if item.function in seen and item.get_closest_marker("each_case") is None:
            item.add_marker(pytest.mark.slow)
        seen.add(item.function)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(playwright), args=ARGUMENTS)
        yield browser
        browser.close()


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(house: House, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Let somebody come, with a browser of their own and these preferences."""
    visitors: list[Visitor] = []

    def come(
        name: str = "Anna",
        language: str = "en",
        theme: str = "light",
        size: tuple[int, int] = DESK,
        touch: bool = False,
        listen: bool = False,
        **preferences: Any,
    ) -> Visitor:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            locale="fr-FR" if language == "fr" else "en-GB",
            reduced_motion="reduce",
        )
        wishes = {"name": name, "language": language, "theme": theme, "speed": "at-once", **preferences}
        context.add_init_script(f'localStorage["longhouse.tastes"] ??= {json.dumps(json.dumps(wishes))};')
        if listen:
            context.add_init_script(LISTEN)
        visitor = Visitor(context, house.url)
        visitors.append(visitor)
        return visitor

    yield come
    failed = getattr(request.node, "failed_in_call", False)
    complaints = []
    for at, visitor in enumerate(visitors):
        if failed and not visitor.page.is_closed():
            folder = SCREENSHOTS / "failed"
            folder.mkdir(parents=True, exist_ok=True)
            visitor.page.screenshot(path=folder / f"{re.sub(r'[^a-z0-9]+', '-', request.node.name)}-{at}.png")
        complaints += visitor.complaints()
        visitor.context.close()
    assert not complaints, "The browser complained:\n" + "\n".join(dict.fromkeys(complaints))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    report = yield
    if report.when == "call" and report.failed:
        item.failed_in_call = True  # type: ignore[attr-defined]
    return report


@pytest.fixture(scope="session")
def finished(house: House) -> Founded:
    """A match that is over, both seats in the test's hands."""
    return two_people(house, seed="finished").play_out()


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, as its Python package brings it."""
    import axe_playwright_python

    return (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
