"""Wendake in the browser: a whole game by mouse in French, a Year by keyboard, a turn on a small phone."""

import random

from playwright.sync_api import expect

from .pages import Table, by_finger, by_keyboard, by_mouse

FREE = ("swap", "black", "progress:")
"""Touches that begin something free; they would make a random player dawdle."""


def start(house, visit, seed, way, **look):
    founded = house.found(
        {"kind": "me", "name": "Aurélie"}, {"kind": "bot", "bot": "greedy"}, game="wendake", seed=seed
    )
    visitor = visit(**look)
    visitor.open(founded.link(0))
    return founded, visitor, Table(visitor, way)


def act(table, luck):
    """One touch of somebody who tries things; False when the game is over."""
    now = table.ready()
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
    founded, visitor, table = start(house, visit, "a whole game", by_mouse, language="fr")
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
    expect(visitor.page.locator(".log").get_by_text("takes its place.")).to_have_count(2)
    held = [area["kind"] for area in founded.snapshot()["view"]["areas"].values() if area and area["seat"] == seat]
    assert len(held) == 2
    assert "warrior" not in held


def test_some_turns_of_wendake_on_a_small_phone(visit, house):
    founded, visitor, table = start(house, visit, "a phone", by_finger, size=(360, 640), touch=True)
    luck = random.Random(3)
    for touches in range(40):
        if touches % 20 == 10:
            visitor.screenshot(f"wendake-phone-{touches}")
        act(table, luck)
    assert founded.snapshot()["view"]["year"] >= 1
