"""A server, a browser, and visitors whose consoles must stay silent.

Nothing here is ever skipped: where there is no browser, every test fails and says how to get one.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

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
ADVICE = "There is no browser for tests/browser: apt-get install chromium, or name one in LONGHOUSE_CHROMIUM."
DESK = (1440, 900)


def chromium() -> str:
    """Where the browser is. A root user gets one installed."""
    named = os.environ.get("LONGHOUSE_CHROMIUM")
    if named:
        return named
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if not found and os.geteuid() == 0 and shutil.which("apt-get"):
        lock = ["flock", "/tmp/longhouse-chromium.lock"] if shutil.which("flock") else []
        install = "command -v chromium || (apt-get update -q && apt-get install -y -q --no-install-recommends chromium)"
        subprocess.run([*lock, "sh", "-c", install], check=False, capture_output=True, timeout=900)
        found = next(filter(None, map(shutil.which, NAMES)), None)
    if not found:
        pytest.fail(ADVICE, pytrace=False)
    return found


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    executable = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=ARGUMENTS)
        yield browser
        browser.close()


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(house: House, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Let somebody come, with a browser of their own and these tastes."""
    visitors: list[Visitor] = []

    def come(
        name: str = "Anna",
        language: str = "en",
        theme: str = "light",
        size: tuple[int, int] = DESK,
        touch: bool = False,
        listen: bool = False,
        **tastes: Any,
    ) -> Visitor:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            locale="fr-FR" if language == "fr" else "en-GB",
            reduced_motion="reduce",
        )
        wishes = {"name": name, "language": language, "theme": theme, "speed": "at-once", **tastes}
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
