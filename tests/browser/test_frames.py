"""The pages around a table: how much the lobby loads, that it fits, and what a replay shows."""

import pytest
from playwright.sync_api import expect

from .house import two_people
from .pages import PATIENCE

MOST_REQUESTS = 25
SHIFTS = """
window.__shifts = [];
new PerformanceObserver((list) => window.__shifts.push(...list.getEntries().map((entry) => entry.value)))
  .observe({ type: "layout-shift", buffered: true });
"""
ME, BOT, OPEN = {"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}


def remember(visitor, *tables):
    """Let the browser know seats of its own, as if it had opened these tables."""
    held = {
        one.table: {
            "table": one.table,
            "game": "tomahawk",
            "chairs": [{"seat": 0, "token": one.tokens[0], "here": False, "name": "Anna"}],
            "invitations": [],
            "seen": -1,
            "at": at,
        }
        for at, one in enumerate(tables)
    }
    visitor.page.add_init_script(
        f"localStorage['longhouse.tables'] ??= JSON.stringify({held!r});".replace("False", "false")
    )


def test_a_lobby_is_light_and_nothing_in_it_jumps(visit, house, finished):
    visitor = visit()
    remember(visitor, finished, house.found(ME, OPEN, listed=True))
    visitor.page.add_init_script(SHIFTS)
    asked = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.open("/")
    expect(visitor.page.locator(".posters .picture-box")).to_have_count(4, timeout=PATIENCE)
    expect(visitor.page.locator(".yours .yg")).to_have_count(1)
    expect(visitor.page.locator(".finished li .st").first).to_contain_text(" won")
    visitor.page.wait_for_load_state("networkidle")
    assert len(asked) <= MOST_REQUESTS, asked
    assert not [address for address in asked if "board" in address], "a board is loaded when it is opened"
    assert sum(visitor.page.evaluate("window.__shifts")) < 0.01


@pytest.mark.parametrize(("width", "in_a_row"), [(1440, 4), (1280, 4), (1024, 2)])
def test_four_posters_stand_in_one_row_or_two_and_nothing_is_cut(visit, house, width, in_a_row):
    visitor = visit(language="fr", size=(width, 720))
    visitor.open("/")
    posters = visitor.page.locator(".posters .po")
    expect(posters).to_have_count(4, timeout=PATIENCE)
    boxes = [posters.nth(at).bounding_box() for at in range(4)]
    assert sum(box["y"] == boxes[0]["y"] for box in boxes) == in_a_row
    for at, box in enumerate(boxes):
        buttons = posters.nth(at).locator(".deeds .btn")
        first, last = buttons.first.bounding_box(), buttons.last.bounding_box()
        left, right = first["x"] - box["x"], box["x"] + box["width"] - last["x"] - last["width"]
        assert left == pytest.approx(right, abs=1)
        assert left > 10


def test_a_table_is_hidden_and_another_left(visit, house):
    kept, left = house.found(ME, OPEN, listed=False), house.found(ME, BOT)
    visitor = visit()
    remember(visitor, kept, left)
    visitor.open("/")
    cards = visitor.page.locator(".yours .yg")
    expect(cards).to_have_count(2, timeout=PATIENCE)
    running = cards.filter(has_text="Round").or_(cards.filter(has_text="Setting up"))
    running.get_by_role("button").click()
    visitor.page.get_by_role("button", name="Resign").click()
    expect(visitor.page.locator(".deeds-of")).to_contain_text("removed for good")
    visitor.page.locator(".deeds-of .danger").click()
    expect(cards).to_have_count(1)
    cards.first.get_by_role("button").click()
    visitor.page.get_by_role("button", name="Hide").click()
    expect(cards).to_have_count(0)
    visitor.page.locator(".yours .more").click()
    expect(cards).to_have_count(1)


def test_a_finished_game_is_hidden_and_shown_again(visit, house, finished):
    visitor = visit()
    remember(visitor, finished)
    visitor.open("/")
    games = visitor.page.locator(".finished")
    row = games.locator("li").filter(has=visitor.page.locator(f'a[href="/r/{finished.table}"]'))
    expect(row).to_have_count(1, timeout=PATIENCE)
    row.get_by_role("button", name="Hide").click()
    expect(row).to_have_count(0)
    games.get_by_role("button", name="Show one hidden game").click()
    row.get_by_role("button", name="Show again").click()
    expect(row.get_by_role("button", name="Hide")).to_be_visible()
    expect(games.get_by_role("button", name="hidden")).to_have_count(0)


def test_a_table_is_left_from_its_own_menu(visit, house):
    founded = house.found(ME, BOT)
    visitor = visit()
    visitor.open(founded.link(0))
    resign = visitor.page.get_by_role("button", name="Resign")
    visitor.page.locator(".menubox > .tool").click()
    resign.click()
    sheet = visitor.page.locator("dialog[open]")
    expect(sheet).to_contain_text("removed for good")
    sheet.get_by_role("button", name="Cancel").click()
    expect(sheet).to_have_count(0)
    assert founded.snapshot(0)["status"] == "playing", "nothing happened"
    visitor.page.locator(".menubox > .tool").click()
    resign.click()
    sheet.get_by_role("button", name="Resign").click()
    visitor.page.wait_for_url(visitor.url + "/")
    expect(visitor.page.locator(".posters .po")).to_have_count(4, timeout=PATIENCE)
    expect(visitor.page.locator(".yours")).to_have_count(0)
    with pytest.raises(AssertionError, match="404"):
        founded.snapshot()


def test_a_replay_from_every_seat_begins_with_the_hand_and_space_plays_it(visit, house):
    table = two_people(house, seed="eyes").play_out()
    visitor = visit()
    visitor.open(f"/r/{table.table}")
    expect(visitor.page.locator(".slider")).to_be_visible(timeout=PATIENCE)
    for seat in ("0", "1", "", "1"):
        visitor.page.locator(".eyes select").select_option(seat)
        expect(visitor.page.locator(".eyes select")).to_have_value(seat)
        expect(visitor.page.locator(".curves .score-line")).to_have_count(2)
    expect(visitor.page.locator(".slider")).to_have_js_property("value", "0")
    expect(visitor.page.locator(".th-pick")).to_have_count(3)
    visitor.page.locator(".boardwrap").click(position={"x": 5, "y": 5})
    visitor.page.keyboard.press("Space")
    visitor.page.wait_for_function("() => Number(document.querySelector('.slider').value) > 1")
    visitor.page.keyboard.press("Space")
    assert f"/r/{table.table}" in visitor.page.url
    visitor.page.locator(".rd button").nth(3).click()
    expect(visitor.page.locator(".own-replay .own-box [data-el]").first).to_be_visible()
    assert visitor.page.locator(".ring").evaluate_all("all => all.filter((one) => one.checkVisibility()).length") == 0


def test_the_end_tells_how_it_went(visit, house, finished):
    visitor = visit()
    remember(visitor, finished)
    visitor.open(f"/t/{finished.table}")
    expect(visitor.page.locator(".end .curves .score-line")).to_have_count(2, timeout=PATIENCE)
    expect(visitor.page.locator(".seal")).not_to_have_attribute("open", "")
    link = visitor.page.locator(".decided a")
    if link.count():
        link.click()
        expect(visitor.page.locator(".slider")).not_to_have_js_property("value", "0", timeout=PATIENCE)
