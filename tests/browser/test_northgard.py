"""Northgard in the browser: a whole game by mouse in French, a year by keyboard, tiles laid and turned by touch."""

import random

import pytest
from playwright.sync_api import expect

from .pages import Table, by_finger, by_keyboard, by_mouse
from .test_pages import LOOKS, READABLE, RUN_AXE, SIZES, inject

FREE = ("orders", "order:")
"""Touches that only prepare an answer; they would make a random player dawdle."""


def start(house, visit, seed, way, bots=1, **look):
    seats = [{"kind": "me", "name": "Aurélie"}, *[{"kind": "bot", "bot": "greedy"}] * bots]
    founded = house.found(*seats, game="northgard", seed=seed)
    visitor = visit(**look)
    visitor.open(founded.link(0))
    return founded, visitor, Table(visitor, way)


STILL = """() => new Promise((done) => {
  const lit = document.getElementsByClassName("can");
  const where = () => JSON.stringify([...lit].map((one) => one.getBoundingClientRect()));
  const look = (was, frames) => {
    const now = where();
    if (now === was && frames === 0) done(0);
    else requestAnimationFrame(() => look(now, now === was ? frames - 1 : 4));
  };
  look("", 4);
})"""
"""When the own area has grown or shrunk, the map finds its place some frames later."""


def act(table, luck):
    """One touch of somebody who tries things; False when the game is over."""
    table.ready()
    table.page.evaluate(STILL)
    now = table.ready()
    if now["over"]:
        return False
    tempting = [target for target in now["lit"] if not target.startswith(FREE)]
    if now["main"] and (not tempting or luck.random() < 0.3):
        table.press(table.main)
    else:
        table.touch(luck.choice(tempting or now["lit"]))
    table.wait(lambda then: then != now, f"an effect of a touch after {now}")
    return True


def test_whole_game_of_northgard_by_mouse_in_french(visit, house):
    founded, visitor, table = start(house, visit, "a whole game", by_mouse, language="fr")
    luck = random.Random(1)
    for touches in range(1500):
        if touches in (1, 40, 120, 240):
            visitor.screenshot(f"northgard-fr-{touches}")
        if not act(table, luck):
            break
    result = founded.snapshot()["result"]
    assert result is not None
    visitor.screenshot("northgard-fr-over")
    totals = visitor.page.locator(".end tfoot td").all_text_contents()
    assert sorted(map(int, totals)) == sorted(result["scores"])


@pytest.mark.slow
def test_a_year_of_northgard_by_keyboard(visit, house):
    founded, visitor, table = start(house, visit, "a year by keyboard", by_keyboard, language="fr")
    luck = random.Random(2)
    while founded.snapshot()["view"]["year"] < 2:
        assert act(table, luck)
        expect(visitor.page.locator(":focus")).to_have_count(1)


def test_tiles_are_laid_and_turned_by_touch_on_a_small_phone(visit, house):
    """Both tiles of the setup, each turned on its cell before it is placed there."""
    founded, visitor, table = start(house, visit, "a phone", by_finger, bots=2, size=(360, 640), touch=True)
    in_hand = visitor.page.locator(".ng-hand[data-el]")
    turned = {}
    while len(turned) < 2:
        table.ready()
        table.page.evaluate(STILL)
        now = table.ready()
        if now["lit"] and now["lit"][0].startswith("turn:"):
            doing = founded.snapshot(0)["view"]["doing"]
            shown, said = in_hand.get_attribute("data-el"), now["say"]
            table.press(visitor.page.locator(".prompt .btn:has(use[href*='ui-rotate'])"))
            expect(in_hand).not_to_have_attribute("data-el", shown)
            turned[doing["tile"]] = (*doing["cell"], int(in_hand.get_attribute("data-el").removeprefix("turn:")))
            assert said.startswith("Place it like this?")
            visitor.screenshot(f"northgard-turned-{len(turned)}")
            table.press(table.main)
        elif now["main"]:
            table.press(table.main)
        else:
            table.touch(now["lit"][-1])
        table.wait(lambda then, now=now: then != now, f"an effect of a touch after {now}")

    def lie():
        lying = {one["id"]: (one["x"], one["y"], one["turn"]) for one in founded.snapshot()["view"]["tiles"]}
        return turned.items() <= lying.items()

    # Whoever lays a tile may be asked first, if something that is final follows.
    if table.wait(lambda now: now["asks"] or lie(), f"the last tile: {turned}")["asks"]:
        table.press(table.main)
    table.wait(lambda _: lie(), f"the tiles to lie as they were turned: {turned}")


def played(house, seed, year):
    """A table of two people in a later year, each having taken the first choice there was."""
    table = house.found({"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Benoît"}, game="northgard", seed=seed)
    while table.snapshot()["view"]["year"] < year or not table.snapshot(0)["options"]:
        assert table.choose(0) or table.choose(1)
    return table


@pytest.fixture(scope="module")
def middle(house):
    return played(house, "middle", 3)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_in_northgard(visit, house, middle, axe, theme):
    _, visitor, table = start(house, visit, "axe", by_mouse, theme=theme)
    found = []

    def check(name):
        inject(visitor.page, axe)
        found.extend(f"{name}: {one}" for one in visitor.page.evaluate(RUN_AXE))

    luck = random.Random(3)
    for touches in range(7):
        check(f"setup {touches}")
        act(table, luck)
    visitor.open("/credits")
    visitor.open(middle.link(0))
    now = table.ready()
    check("turn")
    table.touch(next(one for one in now["lit"] if one.startswith("hand:")))
    check("card")
    table.tab("helper")
    check("decks")
    assert not found, "\n".join(found)


ON_PURPOSE = ("ng-map", "g.ng-", "cut in height by small")
"""The map is moved in its window; a long sentence on a card is whole once the card is touched."""


@pytest.mark.parametrize("size", SIZES[::-1], ids=lambda size: f"{size[0]}x{size[1]}")
def test_words_of_northgard_can_be_read(visit, house, middle, size):
    """No text under 14 px, nothing cut, in both languages and themes; with a card in hand touched and without."""
    wrong = []
    visitor = visit(size=size, touch=size[0] < 700)
    table = Table(visitor, by_finger if size[0] < 700 else by_mouse)
    visitor.open("/credits")
    for language, theme in LOOKS:
        visitor.prefer(language=language, theme=theme)
        visitor.open("/credits")
        visitor.open(middle.link(0))
        now = table.ready()
        for state in ("turn", "card"):
            if state == "card":
                table.touch(next(one for one in now["lit"] if one.startswith("hand:")))
            visitor.page.wait_for_timeout(150)
            visitor.screenshot(f"northgard-{size[0]}x{size[1]}-{state}-{language}-{theme}")
            found = visitor.page.evaluate(READABLE)
            wrong += [f"{state} {language} {theme}: {one}" for one in found["small"]]
            cut = [one for one in found["cut"] if not any(part in one for part in ON_PURPOSE)]
            wrong += [f"{state} {language} {theme}: {one}" for one in cut]
    assert not wrong, "\n".join(wrong)
