"""Wendake in the browser: a whole game by mouse in French, a Year by keyboard, a turn on a small phone."""

import random
import time

import pytest
from playwright.sync_api import expect

from server.serving import is_long

from .pages import PATIENCE, Table, by_finger, by_keyboard, by_mouse

LAST_YEAR = 7
FREE = ("swap", "black", "progress:")
"""Touches that begin something free; they would make a random player dawdle."""


def start(house, visit, seed, way, **look):
    return enter(against_greedy(house, seed), visit, way, **look)


def against_greedy(house, seed):
    return house.found({"kind": "me", "name": "Aurélie"}, {"kind": "bot", "bot": "greedy"}, game="wendake", seed=seed)


def enter(founded, visit, way, **look):
    visitor = visit(**look)
    visitor.open(founded.link(0))
    return founded, visitor, Table(visitor, way)


def settled(table):
    """What can be done, once no action is about to begin by itself."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        now = table.ready()
        if table.page.locator(".wd-own[aria-busy]").count() == 0 and table.state() == now:
            return now
        table.page.wait_for_timeout(40)
    raise AssertionError(f"something is always about to begin: {table.state()}")


def act(table, luck):
    """One touch of somebody who tries things; False when the game is over."""
    now = settled(table)
    if now["over"]:
        return False
    tempting = [target for target in now["lit"] if not target.startswith(FREE)] or now["lit"]
    if now["main"] and (not tempting or luck.random() < 0.4):
        table.press(table.main)
    else:
        table.touch(luck.choice(tempting))
    table.wait(lambda then: then != now, f"an effect of a touch after {now}")
    return True


def test_whole_game_of_wendake_by_mouse_in_french(visit, house):
    """The last two Years by mouse; before them the person's answers come without a page, or in `make test-long`."""
    founded = against_greedy(house, "a whole game")
    if not is_long():
        founded.answer_until(lambda seen: seen["view"]["year"] > LAST_YEAR - 2, random.Random(1))
    founded, visitor, table = enter(founded, visit, by_mouse, language="fr")
    luck = random.Random(1)
    for touches in range(1500):
        if touches in (1, 40, 120):
            visitor.screenshot(f"wendake-fr-{touches}")
        if not act(table, luck):
            break
    result = founded.snapshot()["result"]
    assert result is not None
    visitor.screenshot("wendake-fr-over")
    totals = visitor.page.locator(".end tfoot td").all_text_contents()
    assert sorted(map(int, totals)) == sorted(result["scores"])


@pytest.mark.slow
def test_a_year_of_wendake_by_keyboard(visit, house):
    founded, visitor, table = start(house, visit, "a year by keyboard", by_keyboard, language="fr")
    luck = random.Random(2)
    while founded.snapshot()["view"]["year"] < 2:
        assert act(table, luck)
        expect(visitor.page.locator(":focus")).to_have_count(1)


def choose(founded, seat, *starts):
    """Answers of a seat, each the first option whose key begins like this."""
    for start in starts:
        now = founded.snapshot(seat)
        key = next(option["key"] for option in now["options"] if option["key"].startswith(start))
        founded.house.ask(
            f"{founded.path}/choices", {"decision": now["decision"]["id"], "choices": [key]}, founded.tokens[seat]
        )


def test_all_outposts_of_wendake_are_replaced_by_one_click(visit, house):
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Benoît"}]
    founded = house.found(*seats, game="wendake", seed="outposts", settings={"tribes": "identical"})
    while founded.snapshot()["view"]["year"] < 1:
        founded.choose(founded.snapshot()["deciding"][0])
    (seat,) = founded.snapshot()["deciding"]
    grid = founded.snapshot()["view"]["players"][seat]["grid"]
    slot = [one["tile"] for one in grid].index("S1") + 1
    choose(founded, seat, f"place:{slot}", "lie:", "lie:")
    if founded.snapshot()["view"]["doing"]["decision"] == "move":
        choose(founded, seat, "stop")
    visitor = visit()
    visitor.open(founded.link(seat))
    visitor.page.get_by_role("button", name="Replace all outposts (2)").click()
    expect(visitor.page.locator(".log").get_by_text("You replace outposts:")).to_have_count(1)
    held = [area["kind"] for area in founded.snapshot()["view"]["areas"].values() if area and area["seat"] == seat]
    assert len(held) == 2
    assert "warrior" not in held


@pytest.mark.slow
def test_some_turns_of_wendake_on_a_small_phone(visit, house):
    founded, visitor, table = start(house, visit, "a phone", by_finger, size=(360, 640), touch=True)
    luck = random.Random(3)
    for touches in range(40):
        if touches % 20 == 10:
            visitor.screenshot(f"wendake-phone-{touches}")
        act(table, luck)
    assert founded.snapshot()["view"]["year"] >= 1


def at_turn(house, seed, people=2):
    """A table whose seats the test plays, at the first question of the first Year; and whose it is."""
    seats = [{"kind": "me", "name": "Anna"}, *({"kind": "here", "name": f"B{n}"} for n in range(1, people))]
    founded = house.found(*seats, game="wendake", seed=seed, settings={"tribes": "identical"})
    while founded.snapshot()["view"]["year"] < 1:
        founded.choose(founded.snapshot()["deciding"][0])
    (seat,) = founded.snapshot()["deciding"]
    return founded, seat


def tiles(founded, seat):
    return [slot["tile"] for slot in founded.snapshot()["view"]["players"][seat]["grid"]]


SWAPS = [(2, 8), (8, 2), (9, 4)]
WAYS = [by_mouse, by_keyboard, by_finger]


@pytest.mark.parametrize(
    ("way", "first", "second"),
    [(way, *pair) for at, way in enumerate(WAYS) for pair in (SWAPS if is_long() or not at else SWAPS[at : at + 1])],
)
def test_two_tiles_are_swapped_whichever_is_touched_first(visit, house, way, first, second):
    founded, seat = at_turn(house, "swap")
    before = tiles(founded, seat)
    finger = way is by_finger
    visitor = visit(**({"size": (390, 844), "touch": True} if finger else {}))
    visitor.open(founded.link(seat))
    page, table = visitor.page, Table(visitor, way)
    if finger:
        page.get_by_role("tab", name="Stores").tap()
    table.touch("swap")
    for slot in (first, second):
        way(page, page.locator(".wd-grid .wd-slot:visible").nth(slot - 1))
    table.wait(lambda _: tiles(founded, seat) != before, "the swap")
    expected = before.copy()
    expected[first - 1], expected[second - 1] = before[second - 1], before[first - 1]
    assert tiles(founded, seat) == expected


def at_market(house, seed, people=2):
    """The same, at the purchase of a Trade."""
    founded, seat = at_turn(house, seed, people)
    choose(founded, seat, f"place:{tiles(founded, seat).index('S7') + 1}", "stop-exchanging")
    assert founded.snapshot()["view"]["doing"]["decision"] == "buy"
    return founded, seat


@pytest.mark.parametrize(("people", "language"), [(2, "en"), (2, "fr"), (4, "en"), (4, "fr")])
def test_the_whole_market_is_seen_without_scrolling(visit, house, people, language):
    founded, seat = at_market(house, "market", people)
    visitor = visit(language=language)
    visitor.open(founded.link(seat))
    market = visitor.page.locator(".wk-market")
    expect(market).to_be_visible()
    assert market.evaluate("(box) => box.scrollHeight - box.clientHeight") <= 1
    cut = "(cards) => cards.filter((card) => card.scrollHeight > card.clientHeight + 1).length"
    assert market.locator(".wk-inner").evaluate_all(cut) == 0


def test_a_purchase_in_the_market(visit, house):
    """The price and what it brings stand in the question; the market stays until it is paid; declining is quiet."""
    founded, seat = at_market(house, "market")
    visitor = visit()
    visitor.open(founded.link(seat))
    page, table = visitor.page, Table(visitor)
    market = page.locator(".wk-market")
    quiet = page.get_by_role("button", name="Buy nothing")
    expect(quiet).to_be_visible()
    assert "primary" not in quiet.get_attribute("class")
    assert "gives up 1 point on two tracks" in quiet.inner_text()
    page.keyboard.press("Escape")
    expect(market).to_have_count(0)
    page.get_by_role("tab", name="Progress").click()
    page.get_by_role("button", name="What each tile does").click()
    expect(market).to_be_visible()
    page.keyboard.press("Escape")
    expect(market).to_have_count(0)
    page.reload()
    offered = table.wait(lambda now: any(one.startswith("market:") for one in now["lit"]), "tiles that can be paid")
    target = next(one for one in offered["lit"] if one.startswith("market:"))
    table.touch(target)
    table.wait(lambda _: founded.snapshot()["view"]["players"][seat]["progress"] != [], "the purchase")
    assert founded.snapshot()["view"]["players"][seat]["tracks"]["economic"] == 1


def doing(founded):
    return founded.snapshot()["view"]["doing"]


def test_an_action_that_is_all_one_can_do_begins_by_itself_until_it_is_taken_back(visit, house):
    """Fish, Military: the tile is touched, and both have been done; undo asks."""
    founded, seat = at_turn(house, "swap")
    slot = tiles(founded, seat).index("S5") + 1
    visitor = visit()
    visitor.open(founded.link(seat))
    table = Table(visitor)
    table.touch(f"slot:{slot}")
    table.wait(lambda _: doing(founded)["decision"] == "end", "the end of the turn")
    player = founded.snapshot()["view"]["players"][seat]
    assert player["tracks"]["military"] > 0
    visitor.page.get_by_role("button", name="Undo").click()
    table.wait(lambda now: "skip" in now["lit"], "the question")
    visitor.page.wait_for_timeout(300)
    assert doing(founded)["decision"] == "action"
    assert doing(founded)["todo"] == ["military"]


def test_whoever_wants_to_be_asked_always_is_asked_for_every_action(visit, house):
    founded, seat = at_turn(house, "swap")
    visitor = visit(confirm="always")
    visitor.open(founded.link(seat))
    table = Table(visitor)
    table.touch(f"slot:{tiles(founded, seat).index('S5') + 1}")
    table.wait(lambda now: now["asks"], "the question")
    table.press(table.main)
    table.wait(lambda now: "skip" in now["lit"], "the action")
    assert doing(founded)["decision"] == "action"
