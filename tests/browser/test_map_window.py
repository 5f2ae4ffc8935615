"""The window that maps are seen through, the same in three games: dragged, enlarged about the pointer, pinched."""

import time

import pytest
from playwright.sync_api import expect

from .pages import PATIENCE, Table, by_finger, by_mouse

MAPS = {"northgard": "ng", "tribes": "tr", "wendake": "wk"}
CAMERA = """(name) => {
  const map = document.querySelector(`.${name}-map`), box = map.getBoundingClientRect();
  const [x, y, w, h] = map.getAttribute("viewBox").split(" ").map(Number);
  return { x, y, w, h, left: box.left, top: box.top, width: box.width, height: box.height };
}"""
# A place of the map on which nothing is lit, so that dragging it takes nothing up.
PLAIN = """(name) => {
  const { left, top, width, height } = document.querySelector(`.${name}-map`).getBoundingClientRect();
  for (let x = left + width * 0.3; x < left + width * 0.7; x += 7)
    for (let y = top + height * 0.3; y < top + height * 0.7; y += 7) {
      const thing = document.elementFromPoint(x, y);
      if (thing?.closest(`.${name}-map`) && !thing.closest(".can, .alt, .sel")) return { x, y };
    }
  throw new Error("everything is lit");
}"""


def start(house, visit, game, way, **look):
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]
    founded = house.found(*seats, game=game, seed="a map in a window")
    visitor = visit(**look)
    visitor.open(founded.link(0))
    table = Table(visitor, way)
    name = MAPS[game]
    while not visitor.page.locator(f".{name}-map").count():
        before = table.ready()
        table.press(table.main) if before["main"] else table.touch(before["lit"][0])
        table.wait(lambda now, before=before: now != before, f"an effect of a touch after {before}")
    table.ready()
    return visitor.page, name, Table(visitor, way)


def camera(page, name):
    """What is seen of the map now, once it has come to rest."""
    seen, until = page.evaluate(CAMERA, name), time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        page.wait_for_timeout(120)
        now = page.evaluate(CAMERA, name)
        if now == seen:
            return now
        seen = now
    raise AssertionError(f"the map does not come to rest: {seen}")


def under(cam, point):
    """The place of the map under a point of the page."""
    return (
        cam["x"] + (point["x"] - cam["left"]) / cam["width"] * cam["w"],
        cam["y"] + (point["y"] - cam["top"]) / cam["height"] * cam["h"],
    )


@pytest.mark.parametrize("game", MAPS)
def test_a_map_is_enlarged_about_the_pointer_and_moved_by_dragging(visit, house, game):
    page, name, table = start(house, visit, game, by_mouse)
    before = camera(page, name)
    spot = page.evaluate(PLAIN, name)
    page.mouse.move(spot["x"], spot["y"])
    for _ in range(4):
        page.mouse.wheel(0, -240)
    near = camera(page, name)
    assert near["w"] < before["w"] * 0.7
    assert under(near, spot) == pytest.approx(under(before, spot), abs=2)

    spot = page.evaluate(PLAIN, name)
    touched = table.state()
    page.mouse.move(spot["x"], spot["y"])
    page.mouse.down()
    # Away from the nearer rim: a map cannot be dragged beyond it.
    right = 40 if spot["x"] > near["left"] + near["width"] / 2 else -40
    down = 20 if spot["y"] > near["top"] + near["height"] / 2 else -20
    page.mouse.move(spot["x"] + right, spot["y"] + down, steps=4)
    page.mouse.up()
    moved = camera(page, name)
    assert moved["w"] == pytest.approx(near["w"], abs=0.1)
    assert under(moved, {"x": spot["x"] + right, "y": spot["y"] + down}) == pytest.approx(under(near, spot), abs=2)
    assert table.state() == touched, "dragging the map touches nothing"

    page.locator(".map-zoom button").last.click()
    again = camera(page, name)
    assert (again["x"], again["y"], again["w"]) == pytest.approx((before["x"], before["y"], before["w"]), abs=1)


@pytest.mark.parametrize("game", MAPS)
def test_a_map_is_stretched_by_two_fingers_and_seen_whole_again(visit, house, game):
    page, name, _ = start(house, visit, game, by_finger, size=(390, 844), touch=True)
    before = camera(page, name)
    spot = {"x": before["left"] + before["width"] / 2, "y": before["top"] + before["height"] / 2}
    wire = page.context.new_cdp_session(page)

    def fingers(kind, apart):
        points = [{"x": spot["x"] - apart, "y": spot["y"], "id": 0}, {"x": spot["x"] + apart, "y": spot["y"], "id": 1}]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points if kind != "touchEnd" else []})

    fingers("touchStart", 40)
    for apart in range(44, 81, 4):
        fingers("touchMove", apart)
    fingers("touchEnd", 80)
    near = camera(page, name)
    assert near["w"] == pytest.approx(before["w"] / 2, rel=0.12)
    assert under(near, spot) == pytest.approx(under(before, spot), abs=before["w"] * 0.03)

    page.locator(".map-zoom button").last.click()
    whole = camera(page, name)
    if game == "wendake":  # A small map shows all of it: on a phone, its names would lie over one another.
        assert whole["w"] == pytest.approx(before["w"], abs=1)
    else:
        assert whole["w"] >= before["w"]
        expect(page.locator(".map-zoom button").last).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("game", MAPS)
def test_a_map_is_moved_by_keys_as_far_as_its_rim(visit, house, game):
    page, name, _ = start(house, visit, game, by_mouse)
    page.locator(f".{name}-window").focus()
    for _ in range(4):
        page.keyboard.press("+")
        camera(page, name)
    near = camera(page, name)
    page.keyboard.press("ArrowRight")
    assert camera(page, name)["x"] > near["x"]
    for _ in range(60):
        page.keyboard.press("ArrowRight")
    rim = camera(page, name)
    page.keyboard.press("ArrowRight")
    assert camera(page, name) == rim
    page.keyboard.press("0")
    assert camera(page, name)["w"] > near["w"]


def test_what_the_keyboard_reaches_comes_into_view(visit, house):
    page, name, _ = start(house, visit, "tribes", by_mouse, size=(390, 844))
    camera(page, name)
    page.keyboard.press("Tab")
    far = page.locator(f".{name}-map [data-el].can").last
    far.focus()
    camera(page, name)
    box, frame = far.bounding_box(), page.locator(f".{name}-window").bounding_box()
    assert box["x"] + box["width"] / 2 == pytest.approx(frame["x"] + frame["width"] / 2, abs=frame["width"] / 2)
    assert box["y"] + box["height"] / 2 == pytest.approx(frame["y"] + frame["height"] / 2, abs=frame["height"] / 2)
