"""The pages around a table: how much the lobby loads, that it fits, and what a replay shows."""

import pytest
from playwright.sync_api import expect

from longhouse import games
from longhouse.core.text import Text

from .house import two_people
from .pages import PATIENCE

MOST_REQUESTS = 25
SHIFTS = """
window.__shifts = [];
new PerformanceObserver((list) => window.__shifts.push(...list.getEntries().map((entry) => entry.value)))
  .observe({ type: "layout-shift", buffered: true });
"""
# What the ribbon of a replay says at each moment of its timeline, from the turned cards on.
TELLINGS = """() => {
  window.__told = [];
  const look = () => {
    const at = Number(document.querySelector(".slider").value), now = document.querySelector("#say").textContent;
    const said = (window.__told[at] ??= []);
    if (said.at(-1) !== now && (said.length || / turn 1: /.test(now))) said.push(now);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}"""
# Frames whose time lies before the call that asked for them, as on a computer that is slow to draw.
LATE_FRAMES = """
const ask = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (run) => ask((now) => run(now - 400));
window.__nearest = Infinity;
new MutationObserver(() => {
  const map = document.querySelector(".boardwrap svg[viewBox].map");
  if (map) window.__nearest = Math.min(window.__nearest, map.viewBox.baseVal.width);
}).observe(document, { subtree: true, childList: true, attributes: true });
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
    today = {"lesson": "tomahawk/puzzle-0001", "game": "tomahawk", "level": 2, "theme": "lose"}
    known = {"today": today, "puzzles": {"tomahawk": ["0001"]}}
    visitor.page.route("**/api/puzzles?*", lambda route: route.fulfill(json=known))
    asked = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.open("/")
    expect(visitor.page.locator(".puzzle")).to_contain_text("Tomahawk", timeout=PATIENCE)
    expect(visitor.page.locator(".posters .picture-box")).to_have_count(4, timeout=PATIENCE)
    expect(visitor.page.locator(".yours .yg")).to_have_count(1)
    expect(visitor.page.locator(".finished li .st").first).to_contain_text("You beat")
    visitor.page.wait_for_load_state("networkidle")
    assert len(asked) <= MOST_REQUESTS, asked
    assert not [address for address in asked if "board" in address], "a board is loaded when it is opened"
    assert sum(visitor.page.evaluate("window.__shifts")) < 0.01


@pytest.mark.each_case
@pytest.mark.parametrize(("width", "in_a_row"), [(1440, 4), (1280, 4), (1024, 2), (390, 1), (360, 1)])
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
        assert not buttons.evaluate_all("(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length")


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
    expect(visitor.page.locator(".deeds-of")).to_contain_text("will be deleted")
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
    expect(sheet).to_contain_text("will be deleted")
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
    # The cards of a round are turned over, then compared, then won: one moment of the timeline, several beats.
    visitor.page.evaluate(TELLINGS)
    visitor.page.keyboard.press("Space")
    visitor.page.wait_for_function("() => window.__told.some((said) => said.length > 1 && / turn 1: /.test(said[0]))")
    visitor.page.keyboard.press("Space")
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


def test_players_and_minutes_are_the_same_wherever_they_stand(visit, house):
    """In the lobby, in the new-game dialog and on the page that teaches: what the game itself declares."""
    visitor = visit()
    visitor.open("/")
    posters = visitor.page.locator(".posters .po")
    expect(posters).to_have_count(4, timeout=PATIENCE)
    for about in visitor.page.evaluate("fetch('/api/games').then((answer) => answer.json())"):
        game = games.get(about["id"])
        seats, last = game.all_seats(), game.seats[-1]
        players = f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else f"{seats[0]}"
        longest = game.minutes_with(last)
        minutes = f"{game.minutes}–{longest} min" if longest > game.minutes else f"{game.minutes} min"
        title = Text("en", game.folder / "text").say("game-title")
        visitor.open("/")
        facts = posters.and_(visitor.page.locator(f'[data-game="{game.id}"]')).locator(".fact")
        expect(facts).to_contain_text([players, minutes])
        visitor.page.get_by_role("button", name=f"New game of {title}").click()
        dialog = visitor.page.locator("dialog[open]")
        for seat in range(1, last):
            if seat >= game.seats[0]:
                dialog.locator(".add").click()
            dialog.locator(".sr2 select").nth(seat).select_option("open")
        expect(dialog.locator(".add")).to_have_count(0)
        # A first game is shorter; the facts speak of the usual one.
        dialog.get_by_role("checkbox", name="First game Simpler").uncheck()
        expect(dialog.locator("footer")).to_contain_text(f"{last} players · about {longest} min")
        visitor.open(f"/learn/{game.id}")
        expect(visitor.page.locator(".about-game .fact")).to_contain_text([players, minutes])


def test_the_levels_are_offered_the_weakest_first_each_with_a_crest_and_a_character(visit):
    """A newcomer meets Novice, others Brave; whoever chose somebody keeps them."""
    visitor = visit()
    visitor.open("/")
    visitor.page.locator('.posters [data-game="tribes"]').wait_for()
    visitor.page.get_by_role("button", name="New game of Tribes").click()
    dialog = visitor.page.locator("dialog[open]")
    seats, character = dialog.locator(".sr2 select"), dialog.locator(".character")
    expect(seats.nth(1)).to_have_value("bot:novice")
    names = seats.nth(1).locator("option").all_text_contents()
    assert names[1:5] == ["Bot · Novice", "Bot · Brave", "Bot · Chief", "Bot · Elder"]
    assert not [name for name in names if "greedy" in name.lower() or "random" in name.lower()]
    expect(character).to_have_text(["Novice. Thinks one move ahead and overlooks things. For a first game."])
    dialog.get_by_role("checkbox").first.uncheck()
    expect(seats.nth(1)).to_have_value("bot:brave")
    seats.nth(1).select_option("bot:elder")
    dialog.locator(".add").click()
    expect(seats.nth(2)).to_have_value("bot:brave")
    expect(character.locator("b")).to_have_text(["Brave", "Elder"])
    for at, level in ((1, "elder"), (2, "brave")):
        assert dialog.locator(".sr2").nth(at).locator(".crest use").get_attribute("href") == f"#bot-{level}"
    dialog.get_by_role("checkbox").first.check()
    expect(seats.nth(1)).to_have_value("bot:elder")
    expect(seats.nth(2)).to_have_value("bot:novice")
    visitor.screenshot("levels")


def test_a_map_glides_and_never_leaps(visit, house):
    """A glide whose first frame is older than itself must not run backwards, out of the land."""
    table = house.found(ME, BOT, game="northgard", seed="glide")
    visitor = visit(speed="normal")
    visitor.page.emulate_media(reduced_motion="no-preference")
    visitor.page.add_init_script(LATE_FRAMES)
    visitor.open(table.link(0))
    for _ in range(6):
        if visitor.page.locator(".ng-map").count():
            break
        visitor.page.locator("[data-el].can").first.click()
        visitor.page.wait_for_timeout(600)
    expect(visitor.page.locator(".ng-map")).to_be_visible()
    visitor.page.set_viewport_size({"width": 1440, "height": 560})
    visitor.page.wait_for_timeout(1200)
    assert visitor.page.evaluate("window.__nearest") > 50


@pytest.mark.each_case
@pytest.mark.parametrize("game", ["northgard", "tomahawk", "tribes", "wendake"])
def test_a_waiting_room_has_no_hole(visit, house, game):
    table = house.found(ME, OPEN, game=game)
    visitor = visit(size=(1280, 720))
    visitor.open(table.link(0))
    expect(visitor.page.locator(".waiting .chairs")).to_be_visible(timeout=PATIENCE)
    board, rail = (visitor.page.locator(one).bounding_box() for one in (".boardwrap", ".pane"))
    assert board["x"] + board["width"] == pytest.approx(rail["x"], abs=1)
    assert visitor.page.locator(".tabs [role=tab]", has_text="Log").count()
    assert not visitor.page.locator(".tabs [role=tab], nav.bar button", has_text="Moves").count(), "nobody is asked yet"
