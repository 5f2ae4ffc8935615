"""Tribes in the browser: a short game by mouse, a cycle by keyboard, a tile and part of a tribe by touch, a battle."""

import json
import random
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from .pages import Table, by_finger, by_keyboard, by_mouse
from .test_pages import LOOKS, READABLE, RUN_AXE, SIZES, inject

SHORT = {"horses_to_win": 1, "max_cycles": 3}
PRIZES = ("collect:", "trade:", "craft:", "train", "take:", "mask:", "card:")


def start(house, visit, seed, way, settings=SHORT, **look):
    seats = [{"kind": "me", "name": "Aurélie"}, {"kind": "bot", "bot": "greedy"}]
    founded = house.found(*seats, game="tribes", seed=seed, settings=settings)
    visitor = visit(**look)
    visitor.open(founded.link(0))
    return founded, visitor, Table(visitor, way)


def act(table, luck, near=100):
    """One touch of somebody who takes what there is and tries things; False when the game is over."""
    now = table.ready()
    if now["over"]:
        return False
    prizes = [target for target in now["lit"] if target.startswith(PRIZES)]
    if now["main"]:
        table.press(table.main)
    elif "end" in now["lit"] and luck.random() < 0.2:
        table.touch("end")
    else:
        others = [target for target in now["lit"] if target != "end"]
        table.touch(luck.choice((prizes or others or now["lit"])[:near]))
    table.wait(lambda then: then != now, f"an effect of a touch after {now}")
    return True


def test_short_game_of_tribes_by_mouse_in_french(visit, house):
    founded, visitor, table = start(house, visit, "a short game", by_mouse, language="fr")
    luck = random.Random(1)
    for touches in range(1500):
        if touches in (1, 20, 60):
            visitor.screenshot(f"tribes-fr-{touches}")
        if not act(table, luck):
            break
    result = founded.snapshot()["result"]
    assert result is not None
    visitor.screenshot("tribes-fr-over")
    totals = visitor.page.locator(".end tfoot td").all_text_contents()
    assert sorted(map(int, totals)) == sorted(result["scores"])


@pytest.mark.slow
def test_a_cycle_of_tribes_by_keyboard(visit, house):
    founded, visitor, table = start(house, visit, "a cycle by keyboard", by_keyboard, language="fr")
    luck = random.Random(2)
    while founded.snapshot()["view"]["cycle"] < 2:
        assert act(table, luck, near=6)
        expect(visitor.page.locator(":focus")).to_have_count(1)


# Keeps what the table says of everybody's warriors, on the map and in reserve, whenever it is drawn anew.
WATCH = """() => {
  window.__seen = [];
  const look = () => {
    const found = [...document.querySelectorAll(".tr-has small")]
      .filter((small) => small.parentElement.querySelector("use[href='#stone-spear']"))
      .map((small) => `${small.previousElementSibling?.textContent}${small.textContent}`);
    const said = document.querySelector("#say")?.textContent ?? "";
    if (window.__seen.at(-1)?.join() !== [said, ...found].join()) window.__seen.push([said, ...found]);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def test_a_bot_is_watched_in_beats_with_right_numbers(visit, house):
    founded, visitor, table = start(house, visit, "watching", by_mouse, listen=True)
    luck = random.Random(5)
    table.ready()
    visitor.page.evaluate(WATCH)
    while founded.snapshot()["view"]["cycle"] < 2:
        assert act(table, luck)
    beats = sum(len(part["beats"]) for told in streamed(visitor) for part in told["story"] if "beats" in part)
    assert beats > 20
    seen = [figures for _, *figures in visitor.page.evaluate("window.__seen") if figures]
    assert {"0/ 8", "6/ 8"} <= {one for figures in seen for one in figures}
    for warriors, all_of_them in (one.split("/ ") for figures in seen for one in figures):
        assert int(warriors) <= int(all_of_them) == 8


def streamed(visitor):
    """What the stream has told so far."""
    lines = visitor.heard().split("\n")
    told = [
        line.removeprefix("data: ") for before, line in pairwise(lines) if before in ("event: told", "event: changed")
    ]
    return [json.loads(line) for line in told]


# Two people, one of them in the browser.


def neighbours(house, seed, **settings):
    """Two people who start side by side, on D1 and E1; whoever sits at seat 0 moves first."""
    people = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Benoît"}]
    table = house.found(*people, game="tribes", seed=seed, settings={"first_spirit_chief": 1, **settings})
    answer(table, 1, "start:D1")
    answer(table, 0, "start:E1")
    return table


def answer(table, seat, key):
    """Take an option by its key; a tile is turned so that the border between the two stays open."""
    snapshot = table.snapshot(seat)
    if key == "orient":
        shut = "W" if seat == 0 else "E"
        key = next(one["key"] for one in snapshot["options"] if shut not in one["key"].split(":")[1])
    table.house.ask(
        f"{table.path}/choices", {"decision": snapshot["decision"]["id"], "choices": [key]}, table.tokens[seat]
    )


def settled(house, seed):
    """The same two in the first round, with Raid party and Trail."""
    table = neighbours(house, seed)
    for seat in (1, 0):
        if table.snapshot(seat)["decision"]["kind"] == "orient-start":
            answer(table, seat, "orient")
    answer(table, 0, "card:raid")
    answer(table, 1, "card:trail")
    return table


def tribes(table):
    return {one["cell"]: (one["seat"], one["warriors"], one["chief"]) for one in table.snapshot()["view"]["tribes"]}


def test_a_tile_is_turned_and_part_of_a_tribe_goes_by_touch_on_a_small_phone(visit, house):
    """The own start tile, turned on its cell before it is laid; then the chief and three of six warriors set out."""
    founded = neighbours(house, TURNS)
    if founded.snapshot(1)["decision"]:
        answer(founded, 1, "orient")
    visitor = visit(size=(360, 640), touch=True)
    visitor.open(founded.link(0))
    table, page = Table(visitor, by_finger), visitor.page
    table.ready()
    in_hand = page.locator(".tr-hand[data-el]")
    shown = in_hand.get_attribute("data-el")
    table.press(page.locator(".tr-turn-button").last)
    expect(in_hand).not_to_have_attribute("data-el", shown)
    turned = in_hand.get_attribute("data-el").removeprefix("mask:")
    visitor.screenshot("tribes-phone-turned")
    table.press(in_hand)
    table.wait(lambda now: "card:trail" in now["lit"], "the cards")
    assert "".join(founded.snapshot()["view"]["cells"]["E1"]["sides"]) == turned
    answer(founded, 1, "card:camp")
    table.touch("card:trail")
    table.wait(lambda now: now["asks"], "the card to read")
    table.touch("card:trail")
    table.wait(lambda now: "cell:E1" in now["lit"], "the own tribe")
    table.touch("cell:E1")
    now = table.wait(lambda now: "cell:E1" in now["chosen"], "the tribe taken up")
    fewer = page.locator(".tr-stepper button").first
    for _ in range(3):
        table.press(fewer)
    expect(page.locator(".tr-stepper .num")).to_have_text("3")
    visitor.screenshot("tribes-phone-going")
    goal = next(target for target in now["lit"] if target.startswith("cell:"))
    table.touch(goal)
    table.wait(lambda now: now["asks"], "a question, since nobody knows what lies there")
    before = founded.snapshot(0)["seq"]
    table.press(table.main)
    table.wait(lambda _: founded.snapshot(0)["seq"] > before, "the step")
    if founded.snapshot(0)["decision"]["kind"] == "orient":
        table.press(in_hand)
        table.wait(lambda _: founded.snapshot(0)["decision"]["kind"] != "orient", "the tile laid")
    assert tribes(founded)["E1"] == (0, 3, False)
    assert tribes(founded)[goal.removeprefix("cell:")] == (0, 3, True)


def test_a_battle_is_foretold_before_it_is_joined(visit, house):
    """E20: Raid party, a chief and six on both sides; the attacker's chief is left, the other is defeated."""
    founded = settled(house, FIGHTS)
    visitor = visit(language="fr")
    visitor.open(founded.link(0))
    table, page = Table(visitor), visitor.page
    table.ready()
    table.touch("cell:E1")
    foretold = page.locator(".tr-forecast")
    expect(foretold).to_contain_text("7 + 1 contre 7")
    expect(foretold).to_contain_text("Vous en perdez 6, Benoît 7")
    expect(foretold.locator(".extra")).to_have_count(1)
    visitor.screenshot("tribes-fr-forecast")
    for _ in range(2):
        page.locator(".tr-stepper button").first.click()
    expect(foretold).to_contain_text("5 + 1 contre 7")
    assert tribes(founded)["D1"] == (1, 6, True), "nothing has happened yet"
    for _ in range(2):
        page.locator(".tr-stepper button").last.click()
    table.touch("cell:D1")
    table.wait(lambda _: tribes(founded).get("D1") == (0, 0, True), "the chief alone on the cell")
    assert founded.snapshot()["view"]["players"][0]["trophies"] == ["trophy.chief"]


def test_by_mouse_unknown_land_is_entered_without_a_question(visit, house):
    """It is final every time, but a tribe was taken up first: two clicks are no slip. A finger is asked."""
    founded = settled(house, FIGHTS)
    visitor = visit()
    visitor.open(founded.link(0))
    table = Table(visitor)
    table.ready()
    before = founded.snapshot(0)
    table.touch("cell:E1")
    now = table.wait(lambda now: "cell:E1" in now["chosen"], "the tribe taken up")
    known = {f"cell:{cell}" for cell, about in before["view"]["cells"].items() if about["tile"]}
    table.touch(next(one for one in now["lit"] if one.startswith("cell:") and one not in known))
    done = table.wait(lambda now: now["asks"] or founded.snapshot(0)["seq"] > before["seq"], "the step")
    assert not done["asks"]


def test_against_a_bot_no_card_is_asked_about_and_the_log_tells_both_in_a_line(visit, house):
    """The last answer of a round cannot be undone, but against bots one can go back."""
    founded, visitor, table = start(house, visit, "no question", by_mouse)
    luck = random.Random(1)
    while not any(target.startswith("card:") for target in table.ready()["lit"]):
        act(table, luck)
    table.touch("card:trail")
    done = table.wait(lambda now: now["asks"] or played_cards(founded), "the cards")
    assert not done["asks"]
    expect(visitor.page.locator(".log .line", has_text="You: Trail")).to_have_count(1)


def played_cards(founded):
    return all(player["card"] or player["played"] for player in founded.snapshot()["view"]["players"])


# Seen by everybody, at every size.


def played(house, cycle):
    """Two people in a later cycle, both playing at random; the first one is asked to move."""
    table = house.found(
        {"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Benoît"}, game="tribes", seed="played"
    )
    luck = random.Random(4)
    while True:
        for seat in (0, 1):
            snapshot = table.snapshot(seat)
            if not snapshot["decision"]:
                continue
            is_turn = snapshot["decision"]["kind"] == "turn" and snapshot["view"]["doing"]["steps"] > 1
            if seat == 0 and snapshot["view"]["cycle"] >= cycle and is_turn:
                return table
            answer(table, seat, luck.choice([one["key"] for one in snapshot["options"]]))
            break


@pytest.fixture(scope="module")
def middle(house):
    return played(house, 2)


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_tribes(visit, house, middle, axe, theme):
    _, visitor, table = start(house, visit, "axe", by_mouse, theme=theme)
    found = []

    def check(name):
        inject(visitor.page, axe)
        found.extend(f"{name}: {one}" for one in visitor.page.evaluate(RUN_AXE))

    luck = random.Random(3)
    for touches in range(6):
        table.ready()
        check(f"beginning {touches}")
        act(table, luck)
    visitor.open("/credits")
    visitor.open(middle.link(0))
    table.ready()
    check("turn")
    take_up_a_tribe(table)
    check("tribe")
    table.tab("helper")
    check("tiles left")
    assert not found, "\n".join(found)


def take_up_a_tribe(table):
    now = table.ready()
    table.touch(next(target for target in now["lit"] if target.startswith("cell:")))
    table.wait(lambda then: then["chosen"], "a tribe taken up")


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES[::-1], ids=lambda size: f"{size[0]}x{size[1]}")
def test_words_of_tribes_can_be_read(visit, house, middle, size):
    """No text under 14 px, nothing cut, in both languages and themes: cards, a tribe taken up, the lesson."""
    wrong = []
    visitor = visit(size=size, touch=size[0] < 700)
    visitor.open("/credits")
    cards = neighbours(house, FIGHTS)
    for seat in (1, 0):
        if cards.snapshot(seat)["decision"]["kind"] == "orient-start":
            answer(cards, seat, "orient")
    for language, theme in LOOKS:
        visitor.prefer(language=language, theme=theme)
        for link, name in ((cards.link(0), "cards"), (middle.link(0), "turn"), ("/learn?game=tribes", "learn")):
            visitor.open("/credits")
            visitor.open(link)
            if name == "learn":
                visitor.page.locator(".tr-lesson").first.wait_for()
            elif name == "turn":
                take_up_a_tribe(Table(visitor))
            else:
                Table(visitor).ready()
            there = visitor.page.evaluate(READABLE)
            visitor.screenshot(f"tribes-{name}-{size[0]}-{language}-{theme}")
            wrong += [f"{name} {language} {theme}: {one}" for kind in ("small", "cut") for one in there[kind]]
    assert not wrong, "\n".join(wrong)


TURNS = "a valley"
"""A seed with which the tile of E1 has a mountain that may lie in several ways."""
FIGHTS = "a horse"
"""A seed with which D1 and E1 are no villages, without icons, and open towards each other."""
