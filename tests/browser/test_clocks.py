"""Clocks on the pages: choosing a pace, seeing time run, pausing, what happens at zero."""

import time

import pytest
from playwright.sync_api import expect

from longhouse.server import clock
from server.serving import Thread, found


class Later:
    """A clock that can be put forward."""

    more = 0.0

    def now(self) -> float:
        return time.time() + self.more


@pytest.fixture
def later(monkeypatch):
    its = Later()
    monkeypatch.setattr(clock, "source", its.now)
    return its


@pytest.fixture
def server(later, tmp_path):
    running = Thread(f"sqlite:///{tmp_path}/tables.db", away_seconds=0)
    yield running
    running.stop()


def sit_down(visit, server, sizes=((1280, 720), (360, 740)), languages=("en", "fr"), **more):
    """Two people at their own screens."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    made = found(server.address, seats=seats, **more)
    people = [
        visit(name=name, language=language, size=size)
        for name, language, size in zip(("Anna", "Béla"), languages, sizes, strict=True)
    ]
    for person, seat in zip(people, made["seats"], strict=True):
        person.open(f"{server.address}/t/{made['table']}#{seat['token']}")
    people[1].page.locator(".join .btn.primary").click()
    for person in people:
        expect(person.page.locator(".pl .clock").first).to_be_visible()
    return people


def menu(person, words):
    person.page.locator(".menubox > .tool").click()
    person.page.locator(".menu button", has_text=words).click()


TORN = """() => [...document.querySelectorAll(".pl")].flatMap((panel) => {
  const box = (what) => panel.querySelector(what)?.getBoundingClientRect();
  const [name, clock, words] = [box(".nm"), box(".clock .num"), box(".small-status .state")];
  const beside = (one, other) => one.right <= other.left || other.right <= one.left;
  const below = (one, other) => one.bottom <= other.top || other.bottom <= one.top;
  const meets = (one, other) => one && other && !beside(one, other) && !below(one, other);
  const faults = name.height > 30 ? ["torn"] : [];
  if (meets(clock, name) || meets(clock, words)) faults.push("overlaid");
  return clock && clock.right <= innerWidth ? faults : [...faults, "hidden"];
})"""
"""What is wrong with the panels of players who have a clock."""


@pytest.mark.each_case
@pytest.mark.parametrize("size", [(1280, 720), (360, 640)])
@pytest.mark.parametrize(("game", "count"), [("tomahawk", 2), ("northgard", 3), ("northgard", 5)])
def test_a_clock_leaves_room_for_names(visit, house, game, count, size):
    names = ("Anna", "Benoît", "Chloé", "Dov", "Eva")
    seats = [{"kind": "me" if at == 0 else "here", "name": names[at]} for at in range(count)]
    founded = house.found(*seats, game=game, pace="three-days")
    anna = visit(name="Anna", language="fr", size=size)
    anna.open(founded.link(0))
    expect(anna.page.locator(".pl .clock .num")).to_have_count(count)
    assert anna.page.evaluate(TORN) == []


def test_presents_are_said_in_round_words(visit, house):
    founded = house.found({"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Benoît"}, pace="day")
    anna = visit(name="Anna", language="fr", size=(360, 640))
    anna.open(founded.link(0))
    menu(anna, "Donner du temps")
    gifts = anna.page.locator(".gifts .btn")
    expect(gifts).to_have_text(["+ 12 h", "+ 24 h"])
    assert len({gift.bounding_box()["y"] for gift in gifts.all()}) == 1, "side by side"


def test_a_pace_is_chosen_only_where_people_play_each_other(visit, house):
    anna = visit(name="Anna")
    anna.open()
    anna.page.locator(".hero .btn.primary").click()
    pace = anna.page.locator("dialog fieldset.segment", has_text="Pace")
    expect(pace).to_have_count(0)
    anna.page.locator("dialog select").nth(1).select_option("open")
    expect(pace.locator("[aria-pressed=true]")).to_have_text("Relaxed")
    pace.locator("button", has_text="Live").press("Enter")
    anna.screenshot("clocks-new-game")
    anna.page.locator("dialog footer .btn.primary").click()
    anna.page.wait_for_url("**/t/*")


def test_pause_present_and_zero(server, later, visit):
    """One in English at a desk, one in French at a phone."""
    anna, bela = sit_down(visit, server, game="tribes", pace="live")
    anna.screenshot("clocks-desk")
    bela.screenshot("clocks-phone")

    menu(anna, "Ask for a pause")
    expect(bela.page.locator("#say")).to_have_text("Anna demande une pause.")
    bela.page.locator(".prompt .btn.primary").click()
    expect(anna.page.locator(".pl .clock.stands")).to_have_count(2)
    anna.screenshot("clocks-paused")
    menu(anna, "End the pause")
    bela.page.locator(".prompt .btn.primary").click()
    expect(anna.page.locator(".pl .clock.stands")).to_have_count(0)

    menu(anna, "Give a player more time")
    anna.screenshot("clocks-present")
    anna.page.locator(".gifts .btn").first.click()

    later.more = 3600.0
    expect(anna.page.locator(".clock.out")).not_to_have_count(0)
    expect(bela.page.locator(".clock.out")).not_to_have_count(0)
    asked = next(one for one in (anna, bela) if one.page.locator(".prompt .acts .btn").count() >= 3)
    asked.screenshot("clocks-zero")
    asked.page.locator(".prompt .btn.primary").click()
    expect(anna.page.locator(".clock.out")).to_have_count(0)
    expect(anna.page.locator(".pl .clock").first).to_be_visible()
