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

    menu(anna, "Give somebody time")
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
