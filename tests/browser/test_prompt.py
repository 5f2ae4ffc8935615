"""The ribbon in a real browser: taking back, going back, asking, declining, reading with a finger."""

import re
import time
from typing import Any

from playwright.sync_api import expect

from server.serving import wait_until

from .house import Founded, two_people
from .pages import TOO_SOON, Table, by_finger, point_at


def with_bot(house, game: str, seed: str, **more: Any) -> Founded:
    return house.found({"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}, game=game, seed=seed, **more)


def reach(table: Founded, kind: str, nth: int = 1) -> dict:
    """Answer as the first option says, but decline nothing, until a kind of decision has come for the nth time."""
    until = time.monotonic() + 60
    seen: set[str] = set()
    while time.monotonic() < until:
        snapshot = table.snapshot(0)
        decision = snapshot["decision"]
        if not decision:
            time.sleep(0.05)
            continue
        if decision["kind"] == kind:
            seen.add(decision["id"])
            if len(seen) == nth:
                return dict(snapshot)
        loud = [one for one in snapshot["options"] if not one["quiet"]] or snapshot["options"]
        body = {"decision": decision["id"], "choices": [loud[0]["key"]]}
        table.house.ask(f"{table.path}/choices", body, table.tokens[0])
    raise AssertionError(f"{kind} never came")


def opened(visit, table: Founded, **look: Any) -> Table:
    visitor = visit(**look)
    visitor.open(table.link(0))
    page = Table(visitor, by_finger) if look.get("touch") else Table(visitor)
    page.ready()
    return page


def button(page: Table, name: str):
    return page.page.locator(".prompt .acts").get_by_role("button", name=re.compile(name))


def test_the_last_act_of_a_turn_stays_open(visit, house):
    """Northgard: the turn ends with a touch; it can be taken back while the button fills, and the bots wait."""
    founded = with_bot(house, "northgard", "linger")
    reach(founded, "turn")
    page = opened(visit, founded)
    assert "taken back" not in page.page.locator(".prompt").inner_text()
    expect(button(page, "Pass for this year")).to_have_class(re.compile("declines"))
    assert page.state()["main"] is None, "doing nothing is not the main button"
    page.touch("hand:move")
    page.touch("play")
    page.wait(lambda now: any(one.startswith("territory:") for one in now["lit"]), "where to move from")
    asked = founded.snapshot(0)["decision"]["id"]
    while (now := page.wait(lambda now: bool(now["lit"] or now["lingers"]), "something to touch"))["lit"]:
        page.touch(now["lit"][0])
        page.wait(lambda then, now=now: then != now, "an effect")
    expect(button(page, "Continue")).to_be_visible()
    assert founded.snapshot(0)["lingers"] > 0
    page.page.keyboard.press("Control+z")
    page.wait(lambda now: bool(now["lit"]) and now["main"] is None, "the step is taken back")
    assert founded.snapshot(0)["decision"]["id"] != asked
    # What was eaten is told with the whole combat: nothing was told yet that would have to be folded.
    expect(page.page.locator(".log")).to_contain_text("You undo your last move.")


def test_going_back_says_what_is_lost(visit, house):
    """Tomahawk against a bot: after a round nothing can be taken back, but one may go back, and is asked first."""
    founded = with_bot(house, "tomahawk", "go back", settings={"specials": False})
    reach(founded, "deploy")
    page = opened(visit, founded)
    page.play_round()
    page.wait(lambda now: bool(now["lit"]) and not now["put"], "the next round")
    page.wait(lambda _now: founded.snapshot()["deciding"] == [0], "the bot's answer in the next round")
    sub = page.page.locator(".prompt .sub")
    expect(sub).not_to_contain_text("go back")
    page.page.keyboard.press("Control+z")
    expect(sub).to_contain_text("go back")
    button(page, "Go back").click()
    expect(page.page.locator(".prompt.sure .sub")).to_contain_text("undone too")
    page.page.wait_for_timeout(TOO_SOON)
    page.press(page.main)
    back = page.wait(lambda now: bool(now["put"]), "the plan lies there again")
    assert len(back["put"]) == 4
    expect(page.page.locator(".log .fold").first).to_be_visible()


def test_cards_laid_out_survive_a_reload_and_a_drag_selects_nothing(visit, house):
    founded = with_bot(house, "tomahawk", "reload", settings={"specials": False})
    reach(founded, "deploy")
    page = opened(visit, founded)
    card = page.page.locator('.own [data-el^="hand:"].can').first
    target = card.get_attribute("data-el") or ""
    start, place = point_at(card), point_at(page.element("pile:2"))
    mouse = page.page.mouse
    mouse.move(start["x"], start["y"])
    mouse.down()
    mouse.move(place["x"], place["y"], steps=8)
    mouse.up()
    assert page.page.evaluate("String(getSelection())") == ""
    page.wait(lambda now: now["put"] == [target] and "pile:2" not in now["lit"], "the card lies there")
    page.page.locator(".prompt .not-yet").click(force=True)
    expect(page.page.locator(".bubble p")).to_have_count(2)
    page.page.reload()
    page.ready()
    page.wait(lambda now: now["put"] == [target] and "pile:2" not in now["lit"], "the card lies there again")


def test_a_finger_reads_a_card_before_it_plays_it(visit, house):
    """Tribes on a phone: the first tap shows a moving card, the button chooses it."""
    founded = with_bot(house, "tribes", "finger")
    snapshot = reach(founded, "card")
    page = opened(visit, founded, size=(390, 844), touch=True)
    card = snapshot["options"][0]["targets"][0]
    page.wait(lambda now: card in now["lit"], "the cards")
    page.touch(card)
    expect(page.page.locator(".prompt.reading .sub")).to_be_visible()
    assert founded.snapshot(0)["decision"]["id"] == snapshot["decision"]["id"], "nothing is chosen yet"
    page.press(page.main)
    page.wait(lambda now: not now["asks"], "the card is chosen")


def test_the_table_stays_where_it_is_while_places_are_filled(visit, house):
    """On a small phone: what the ribbon tells stays until the answer is given; a table that jumps makes taps miss."""
    # With stand-ins, a button for the player who is away would come while cards are placed.
    founded = two_people(house, seed="watched", settings={"specials": False}, stand_ins="nobody")
    founded.reach("deploy", 2)
    page = opened(visit, founded, language="fr", size=(360, 640), touch=True)
    news = page.page.locator(".prompt .news")
    expect(news).to_contain_text("carte cachée")
    last_row = page.page.locator('[data-lane="4"] .th-lane')
    where, acts = last_row.bounding_box(), 0
    while page.state()["main"] is None:
        page.act()
        # A board that has other room for a moment is drawn again in the next frame.
        wait_until(lambda: last_row.bounding_box() == where, seconds=20)
        acts += 1
    assert acts >= 8, "four cards, four places"
    expect(news).to_be_visible()


def test_the_menu_keeps_the_keys(visit, house):
    """Arrows in an open menu go along it; Enter below it would have exchanged a card."""
    founded = with_bot(house, "tomahawk", "menu")
    page = opened(visit, founded)
    reach(founded, "deploy")
    page.page.get_by_role("button", name="Menu").click()
    for _ in range(3):
        page.page.keyboard.press("ArrowDown")
        assert page.page.evaluate("Boolean(document.activeElement.closest('.popover'))")


def test_digits_choose_warriors_by_their_value(visit, house):
    founded = with_bot(house, "tomahawk", "digits")
    reach(founded, "deploy")
    page = opened(visit, founded)
    hand = [one.removeprefix("hand:") for one in page.state()["lit"] if one.startswith("hand:")]
    for card in dict.fromkeys(one[:2] for one in hand if one[:2].isdigit()):
        page.page.keyboard.press(card[-1])
        chosen = page.wait(lambda now, card=card: any(one.startswith(f"hand:{card}") for one in now["chosen"]), card)
        assert len(chosen["chosen"]) == 1
