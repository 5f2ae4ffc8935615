"""The house under a path: every page, link, module and stream finds it there."""

import json
import re

from playwright.sync_api import expect

from .conftest import DESK
from .house import House
from .pages import Table, Visitor

PREFIX = "/club/longhouse"


class HouseUnderPath(House):
    """A server whose addresses all begin with a path."""

    more = ("--prefix", PREFIX)


def test_a_match_is_begun_and_played_under_a_path(browser, tmp_path):
    house = HouseUnderPath(tmp_path)
    house.start()
    context = browser.new_context(
        viewport={"width": DESK[0], "height": DESK[1]}, locale="en-GB", reduced_motion="reduce"
    )
    wishes = {"name": "Anna", "language": "en", "theme": "light", "speed": "at-once"}
    context.add_init_script(f'localStorage["longhouse.tastes"] ??= {json.dumps(json.dumps(wishes))};')
    anna = Visitor(context, house.url + PREFIX)
    asked = []
    anna.page.on("request", lambda request: asked.append(request.url))
    try:
        anna.open("/")
        anna.page.locator(".hero .btn.primary").click()
        anna.page.locator("dialog select").nth(1).select_option("open")
        anna.page.locator("dialog footer .btn.primary").click()
        anna.page.wait_for_url(re.compile(f"{PREFIX}/t/[^/]+$"))
        invitation = anna.page.locator(".waiting .link input").first.input_value()
        assert invitation.startswith(f"{house.url}{PREFIX}/t/")
        anna.page.locator(".waiting .chairs .btn").first.click()
        table = Table(anna)
        table.ready()
        before = table.state()
        table.act()
        assert table.state() != before
        anna.open("/learn")
        anna.page.locator(".lob a.mark, a.mark").first.click()
        expect(anna.page.locator(".hero")).to_be_visible()
        assert anna.page.url.rstrip("/") == house.url + PREFIX
        ours = [url for url in asked if url.startswith(house.url)]
        assert [url for url in ours if not url.startswith(f"{house.url}{PREFIX}/")] == []
        assert any(url.partition("?")[0].endswith("/stream") for url in ours)
        assert anna.complaints() == []
    finally:
        context.close()
        house.stop()
