"""Several people: two browsers and a restart, a spectator, one screen for two, leaving and coming back, taking back."""

import json
import re

import pytest
from playwright.sync_api import Route, expect

from longhouse.games.tomahawk.data import CARD_IDS

from .house import two_people
from .pages import PATIENCE, Table

ALLOWED_WHILE_DOWN = (
    r"ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED|ERR_SOCKET|50[234]"
)


def has_hand(now: dict) -> bool:
    """Whether a round is being planned."""
    return any(one.startswith("hand:") for one in now["lit"])


@pytest.mark.slow
def test_two_browsers_with_restart(visit, house):
    """One opens a table, the other joins by its link; the server goes down and comes back in the middle."""
    anna, ben = visit(name="Anna"), visit(name="Benoît", language="fr", size=(1280, 720))
    anna.open()
    anna.page.locator(".hero .btn.primary").click()
    anna.page.locator("dialog select").nth(1).select_option("open")
    anna.screenshot("new-game")
    anna.page.locator("dialog footer .btn.primary").click()
    anna.page.wait_for_url("**/t/*")
    invitation = anna.page.locator(".waiting .link input").first.input_value()
    assert "#" in invitation
    anna.screenshot("waiting-room")
    ben.open(invitation)
    assert "#" not in ben.page.url, "the secret does not stay in the address bar"
    ben.page.locator(".join .btn.primary").click()
    tables = [Table(anna), Table(ben)]
    for table in tables:
        table.ready()
    for restart in (True, False):
        while not all(has_hand(table.state()) for table in tables):
            for table in tables:
                now = table.state()
                if (now["lit"] or now["main"]) and not has_hand(now):
                    table.act()
            anna.page.wait_for_timeout(100)
        if restart:
            tables[0].ready()
            plan = tables[0]
            plan.act()
            plan.act()
            before = plan.state()
            assert before["put"]
            for one in (anna, ben):
                one.forgive(ALLOWED_WHILE_DOWN)
            house.stop()
            expect(anna.page.locator(".prompt.dull")).to_be_visible(timeout=30_000)
            anna.screenshot("connection-lost")
            house.start()
            for one in (anna, ben):
                expect(one.page.locator(".prompt.dull")).to_have_count(0, timeout=40_000)
            assert plan.wait(lambda now: bool(now["lit"]), "the rings are back", 30)["put"] == before["put"]
        tables[0].play_round()
        expect(anna.page.locator(".prompt")).not_to_have_class(re.compile("dull"))
        tables[1].play_round()
        for table in tables:
            table.wait(lambda now: bool(now["lit"] or now["over"]), "the next round", 40)
    assert house.ask(f"/api/tables/{tables[0].id}")["view"]["round"] == 3


def secrets_in(heard: str, told: list) -> set[str]:
    """Every card a text of the API names, apart from those that all were told of."""
    named = set(re.findall(rf'"(?:hand:|special:|warrior:)?({"|".join(CARD_IDS)})"', heard))
    return named - set(told)


def test_spectator_sees_no_secret(visit, house):
    """Without the tracker nothing names a card but what lies face up. All that the server sends to the page is read."""
    table = two_people(house, settings={"tracker": False}, seed="watched")
    watcher = visit(name="Zoé", listen=True)
    watcher.open(table.link())
    page = Table(watcher)
    told: list[dict] = []
    while table.snapshot()["view"]["round"] < 3:
        table.choose(next(seat for seat in (0, 1) if table.snapshot(seat)["decision"]))
        told += events_of(table.snapshot()["story"])
    table.choose(0)
    table.choose(0)
    expect(watcher.page.locator(".top .phase")).to_contain_text("3", timeout=15_000)
    assert not page.state()["lit"]
    assert watcher.page.locator('[data-el^="hand:"]').count() == 0
    face_up = {one for event in told for one in cards_of(event)}
    heard = watcher.heard()
    assert '"told"' in heard or "event: told" in heard, "the stream was heard"
    assert secrets_in(heard, sorted(face_up)) == set()
    revealed = {event["kind"] for event in told if cards_of(event)}
    assert revealed <= {"revealed", "scalped", "charmed", "puma", "gathered"}, revealed
    mine = table.snapshot(0)["view"]["players"][0]["hand"]
    shown = watcher.page.content()
    assert mine
    assert not [card for card in mine if f'"hand:{card}"' in shown]
    assert not [token for token in table.tokens if token in heard + shown]
    watcher.screenshot("spectator")


def events_of(story: list) -> list:
    return [event for chapter in story for event in chapter["events"]]


def cards_of(event: dict) -> list[str]:
    return [card for card in CARD_IDS if f'"{card}"' in json.dumps(event)]


def test_hot_seat(visit, house):
    """Two people, one screen: the curtain hides everything between them, also from the page itself."""
    visitor = visit()
    visitor.open()
    visitor.page.locator(".hero .btn.primary").click()
    visitor.page.locator("dialog select").nth(1).select_option("here")
    visitor.page.locator("dialog .sr2 input").fill("Benoît")
    visitor.page.locator("dialog footer .btn.primary").click()
    visitor.page.wait_for_url("**/t/*")
    table = Table(visitor)
    seen = set()
    for _ in range(60):
        now = table.ready()
        if now["curtain"]:
            seen.add(now["curtain"])
            assert not now["lit"]
            assert visitor.page.locator('[data-el^="hand:"], [data-el^="special:"]').count() == 0
            visitor.screenshot("curtain")
        elif house.ask(f"/api/tables/{table.id}")["view"]["round"] == 2:
            break
        table.act()
    assert len(seen) == 2, seen
    assert any("Benoît" in one for one in seen)


def test_undo_and_barrier(visit, house):
    """What nobody has seen can be taken back; once cards were turned or drawn, it cannot, and the page says so."""
    table = two_people(house, settings={"replace_choice": "auto"}, seed="undo")
    visitor = visit(confirm="never")
    visitor.open(table.link(0))
    page = Table(visitor)

    def asked() -> bool:
        return bool(table.snapshot(0)["decision"])

    first = page.ready()
    page.act()
    back = visitor.page.locator(".prompt .acts button").filter(has=visitor.page.locator("use[href*='ui-undo']"))
    expect(back).to_have_count(1)
    assert not asked()
    back.click()
    assert page.wait(lambda now: bool(now["lit"]), "asked again")["lit"] == first["lit"]
    page.act()
    page.wait(lambda now: not asked(), "answered")
    table.choose(1)
    page.wait(lambda now: any(one.startswith("hand:") for one in now["lit"]), "the first hand")
    assert table.snapshot(0)["undo"]["step"] is False
    expect(back).to_have_count(0)
    expect(visitor.page.locator(".log .barrier")).to_have_count(1)
    visitor.page.keyboard.press("Control+z")
    assert table.snapshot(0)["decision"]["kind"] == "deploy"
    # A plan is taken back piece by piece, or as a whole.
    page.act()
    page.act()
    assert len(page.state()["put"]) >= 1
    back.click()
    page.wait(lambda now: not now["put"], "everything taken up")
    # Sealed: back again while the other one thinks.
    page.fill()
    put = page.state()["put"]
    page.press(page.main)
    page.wait(lambda now: not asked(), "sealed")
    expect(back).to_have_count(1)
    back.click()
    assert page.wait(lambda now: bool(now["main"]), "the plan is back")["put"] == put
    page.press(page.main)
    page.wait(lambda now: not asked(), "sealed again")
    table.choose_all(1)
    page.wait(lambda now: bool(now["lit"]), "the next round")
    assert table.snapshot(0)["undo"]["step"] is False


@pytest.mark.slow
def test_leaver_and_bot(visit, house):
    """Somebody leaves; a bot stands in; they come back and take their seat."""
    table = house.found({"kind": "me", "name": "Anna"}, {"kind": "open"})
    anna, ben = visit(name="Anna"), visit(name="Benoît")
    anna.open(table.link(0))
    ben.open(table.link(1))
    ben.page.locator(".join .btn.primary").click()
    page = Table(anna)
    page.ready()
    Table(ben).ready()
    ben.open("/credits")
    lend = anna.page.locator(".players .pl .btn.small")
    expect(lend).to_be_visible(timeout=30_000)  # the server of these tests lends a seat after one second
    anna.screenshot("away")
    lend.click()
    # It is announced first; when the time is over it can be done.
    expect(anna.page.locator(".players .pl .foot [role='status']")).to_contain_text("Benoît")
    expect(lend).to_have_count(0)
    anna.screenshot("warned")
    assert not table.snapshot()["players"][1]["lent"]
    expect(lend).to_be_visible(timeout=20_000)
    lend.click()
    expect(lend).to_have_count(0)
    wait_until = [anna.page.wait_for_timeout(50) for _ in range(100) if not table.snapshot()["players"][1]["lent"]]
    assert len(wait_until) < 100
    for _ in range(40):
        page.act()
        if house.ask(f"/api/tables/{page.id}")["view"]["round"] >= 2:
            break
    ben.open(f"/t/{page.id}")
    assert table.snapshot()["players"][1]["lent"]
    if Table(ben).state()["since"]:
        ben.page.locator(".prompt .acts button").first.click()
    expect(ben.page.locator(".prompt .acts button.primary")).to_be_visible()
    ben.screenshot("lent")
    ben.page.locator(".prompt .acts button.primary").click()
    for _ in range(100):
        if not table.snapshot()["players"][1]["lent"]:
            break
        ben.page.wait_for_timeout(50)
    else:
        raise AssertionError("the seat was not given back")
    if not any(one.startswith("hand:") for one in Table(ben).state()["lit"]):
        page.play_round()
    Table(ben).wait(lambda now: any(one.startswith("hand:") for one in now["lit"]), "Benoît plays again")


@pytest.mark.each_case
@pytest.mark.parametrize("own", [None, 1])
def test_who_sits_down_sees_the_table_all_the_while(visit, house, own):
    """Until a seat's own table has come, the one that was there stays: with or without the link of the seat."""
    founded = house.found({"kind": "me", "name": "Anna"}, {"kind": "open"}, access="open")
    ben = visit(name="Benoît", size=(1280, 720))
    page = ben.page
    ben.open(founded.link(own))
    held: list[Route] = []
    page.route(f"**{founded.path}", lambda route: held.append(route))
    with page.expect_request(f"**{founded.path}"):
        page.locator(".join .btn.primary").click()
    page.set_viewport_size({"width": 1300, "height": 700})  # the table draws itself anew
    page.wait_for_timeout(300)
    expect(page.locator(".shell .pl").first).to_be_visible()
    for route in held:
        route.continue_()
    page.unroute(f"**{founded.path}")
    Table(ben).ready()


LEFT_BELOW = """() => {
  const log = document.querySelector(".log");
  return log.scrollHeight > log.clientHeight && log.scrollHeight - log.clientHeight - log.scrollTop;
}"""


def test_the_end_of_the_log_stays_in_sight(visit, house):
    """Also when the log has less room: a phone's keyboard opens, or somebody may be replaced who is away."""
    founded = two_people(house, seed="a long log")
    founded.reach("deploy", 4)
    anna = visit(size=(360, 740), touch=True)
    page = anna.page
    anna.open(founded.link(0))
    Table(anna).tab("log")
    page.set_viewport_size({"width": 360, "height": 690})
    page.wait_for_timeout(200)
    assert page.evaluate(LEFT_BELOW) == 0
    # Whoever reads further up stays there.
    page.evaluate("document.querySelector('.log').scrollTop = 40")
    page.set_viewport_size({"width": 360, "height": 640})
    page.wait_for_timeout(200)
    assert page.evaluate("document.querySelector('.log').scrollTop") == 40


def test_where_strangers_play_a_guest_is_shown_as_one(visit, house):
    """In the lobby, in the waiting room and at the table; not to themselves, and not among those who have a link."""
    here = [{"kind": "me", "name": "Xanthippe"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    founded = house.found(*here, game="wendake", access="open")
    ben, eve = visit(name="Benoît", language="fr", size=(390, 844), theme="dark"), visit(name="Eve", size=(1280, 720))
    for one, words in ((ben, "ouverte par Xanthippe (invité)"), (eve, "opened by Xanthippe (guest)")):
        one.open("/")
        row = one.page.locator(".tables li").filter(has=one.page.locator(f"a[href$='/t/{founded.table}']"))
        expect(row).to_contain_text(words, timeout=PATIENCE)
        one.screenshot(f"guest-lobby-{one.page.viewport_size['width']}")
    row.locator("a").click()
    expect(eve.page.locator(".chairs small.guest")).to_have_text("Guest", timeout=PATIENCE)
    eve.screenshot("guest-waiting")
    ben.open(f"/t/{founded.table}")
    expect(ben.page.locator(".chairs small.guest")).to_have_text("Invité", timeout=PATIENCE)
    assert ben.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ben.screenshot("guest-waiting-390")
    ben.page.locator(".join .btn.primary").click()
    expect(ben.page.locator(".players small.guest")).to_have_count(1, timeout=PATIENCE)
    expect(ben.page.locator(".pl").filter(has_text="Xanthippe").locator("small.guest")).to_be_visible(timeout=PATIENCE)
    ben.screenshot("guest-table-390")
    expect(eve.page.locator(".players small.guest")).to_have_count(2, timeout=PATIENCE)
    eve.screenshot("guest-table")
    apart = two_people(house, seed="not strangers")
    eve.open(apart.link())
    expect(eve.page.locator(".players .pl")).to_have_count(2, timeout=PATIENCE)
    expect(eve.page.locator("small.guest")).to_have_count(0, timeout=PATIENCE)
