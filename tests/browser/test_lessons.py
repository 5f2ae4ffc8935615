"""Lessons as a newcomer meets them: every chapter by keyboard on a small phone, and what they do when they stray."""

from __future__ import annotations

import os
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from longhouse.core import registry
from longhouse.learn.lesson import chapters

from .house import Founded
from .pages import FRAME, Table, Visitor, by_keyboard, by_mouse
from .test_pages import RUN_AXE, inject

PHONE = (360, 640)
DESK = (1440, 900)
MOST_CARDS = 120

CHAPTERS = [
    (f"{game}/{chapter.id}", len(chapter.table))
    for game in ("tomahawk", "wendake", "northgard", "tribes")
    for chapter in chapters(registry.get(game))
]

LONG = os.environ.get("HYPOTHESIS_PROFILE") == "long"
ON_A_SMALL_PHONE = CHAPTERS if LONG else CHAPTERS[::2]
"""`make test` looks at every chapter in one way or two, `make test-long` in all three."""
ON_A_DESK = CHAPTERS if LONG else CHAPTERS[1::2]
ON_A_LARGE_PHONE = CHAPTERS if LONG else CHAPTERS[1::2]

# The card that is shown, once nothing moves: what kind it is, and what it hides.
CARD = """() => {
  const card = document.querySelector(".teach");
  if (!card || card.dataset.kind === "wait" || document.querySelector(".teach [disabled], .prompt .fills")) return null;
  const PARTS = { ribbon: ".prompt", own: ".own-box", players: ".players", log: ".pane", goal: "[data-goal]" };
  const shown = (element) => element.getClientRects().length > 0;
  const cut = (element) => {
    const frames = [".map-window", ".boardwrap", ".own", ".players"].map((name) => element.closest(name));
    const boxes = [element, ...frames].filter(Boolean).map((one) => one.getBoundingClientRect());
    const real = boxes.filter((box, at) => !at || box.width > 0);
    const most = (side) => Math.max(...real.map((box) => box[side]));
    const least = (side) => Math.min(...real.map((box) => box[side]));
    return { left: most("left"), top: most("top"), right: least("right"), bottom: least("bottom") };
  };
  const area = ({ left, top, right, bottom }) => Math.max(0, right - left) * Math.max(0, bottom - top);
  const both = (a, b) => area({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
                                right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) });
  const own = card.getBoundingClientRect();
  const lit = card.dataset.lit.split(" ").filter(Boolean).map((target) => {
    const name = CSS.escape(target);
    const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
    const drawn = all(PARTS[target] ?? `[data-el="${name}"], [data-light="${name}"], .prompt [data-take="${name}"]`);
    // The tab that holds something stands for it only where it is not drawn.
    const elements = drawn.length ? drawn : all(`[data-holds~="${name}"]`);
    const boxes = elements.map(cut);
    // What cannot be touched on the table is a button of the ribbon, which is always bright.
    const inRibbon = !elements.length && document.querySelector(".prompt .acts [data-take]");
    if (inRibbon) return { target, seen: true, hidden: 0 };
    return { target, boxes, drawn: elements.length > 0, seen: boxes.some((box) => area(box) > 16),
             hidden: Math.max(0, ...boxes.filter((box) => area(box) > 16).map((box) => both(own, box))) };
  });
  const ribbon = document.querySelector(".prompt").getBoundingClientRect();
  // The own area may be hidden only where nothing in it is lit or asked for, and a card of this size has no other room.
  const desk = () => {
    const box = document.querySelector(".own-box")?.getBoundingClientRect();
    if (!box || card.dataset.kind === "end" || both(own, box) < 4) return "";
    const seen = [...rings.map(cut), ...lit.flatMap((one) => one.boxes ?? [])];
    if (seen.some((one) => both(one, box) > 16)) return "over the own area, which is spoken of";
    const top = document.querySelector(".top").getBoundingClientRect().bottom;
    for (let y = top; y + own.height <= innerHeight; y += 8)
      for (let x = 0; x + own.width <= innerWidth; x += 8) {
        const there = { left: x, top: y, right: x + own.width, bottom: y + own.height };
        if (![ribbon, box, ...seen].some((one) => both(there, one))) return `over the own area, not at ${x}, ${y}`;
      }
    return "";
  };
  const rings = [...document.querySelectorAll("[data-el].can")].filter(shown);
  return {
    rings: rings.filter((ring) => both(own, cut(ring)) > 4).map((ring) => ring.dataset.el), desk: desk(),
    kind: card.dataset.kind, title: card.querySelector("h2").textContent, text: card.textContent, lit,
    ribbon: both(own, ribbon), outside: own.left < 0 || own.right > innerWidth || own.top < 0,
    refused: card.querySelector(".answer.no")?.textContent ?? "",
    heading: card.contains(document.activeElement), wide: document.documentElement.scrollWidth > innerWidth,
  };
}"""

# Resolves once what was touched is drawn, and nothing is on its way to the server.
SENT = """() => new Promise((resolve) => {
  const look = () => (document.querySelector(".teach footer [disabled]") ? setTimeout(look, 20) : resolve());
  requestAnimationFrame(() => setTimeout(look, 0));
})"""


AXE_ON_CARD = RUN_AXE.replace("axe.run(document", 'axe.run(".teach"')


def axe_on_card(page: Any, axe: str) -> list[str]:
    """What axe finds at the card itself: the table around it is looked at elsewhere, and takes seconds."""
    inject(page, axe)
    return list(page.evaluate(AXE_ON_CARD))


class Newcomer:
    """Reads, points at what is right, does what is wanted: with the keyboard alone, or with the mouse."""

    def __init__(self, visitor: Visitor, founded: Founded, touch: Any = by_keyboard) -> None:
        self.visitor, self.page, self.founded, self.touch = visitor, visitor.page, founded, touch
        self.answered: set[str] = set()
        """The questions that were answered, by their steps."""
        self.is_shown = False
        """Whether they ask to be shown every choice (H), instead of making it."""
        visitor.open(founded.link(0))

    def lesson(self) -> dict[str, Any]:
        return dict(self.founded.snapshot(0)["lesson"])

    def card(self) -> dict[str, Any]:
        """The card once it stays, and what it speaks of too: the same twice, and in view as soon as maps lie still."""
        before = stays = None
        for _ in range(200):
            now = self.page.evaluate(CARD)
            if now and now == before:
                stays = now
                if not now["lit"] or any(one["seen"] for one in now["lit"]):
                    break
            before = now
            self.page.wait_for_timeout(40)
        if stays:
            return dict(stays)
        raise AssertionError(f"No card came; the ribbon says {self.page.locator('#say').inner_text()}")

    def press(self, selector: str) -> None:
        self.touch(self.page, self.page.locator(selector).first)

    def point(self, wanted: str = "yes") -> str:
        """Touch what answers a question of the lesson."""
        steps = self.lesson()["steps"]
        lit = [one["target"] for one in self.card()["lit"]]
        unread = [step for step in steps if step["kind"] == "point" and step["id"] not in self.answered]
        step = next(step for step in unread if set(step["point"]) <= set(lit))
        target = next(target for target, say in step["point"].items() if (say == "yes") == (wanted == "yes"))
        self.answered |= {step["id"]} if wanted == "yes" else set()
        self.press(f'[data-el="{target}"][role=button]')
        return str(target)

    def take(self, key: str) -> None:
        """Touch what an option names; what is not drawn is a button of the ribbon."""
        snapshot = self.founded.snapshot(0)
        option = next(one for one in snapshot["options"] if one["key"] == key)
        button = f'.prompt [data-take="{key}"]:not([disabled])'
        for target in option["targets"]:
            if self.page.locator(f'[data-el="{target}"].sel').count():
                continue  # the board has taken it up already; another touch would let go of it
            # What the lesson does not want has no ring: a pointer finds it, or arrows.
            drawn = f'[data-el="{target}"]' + ('[tabindex="0"]' if self.touch is by_keyboard else "")
            for turns in range(100):
                # Where one thing is left to touch, the page does not ask for it.
                if self.asked() != snapshot["decision"]["id"]:
                    return
                found = [one for one in (button, drawn) if self.page.locator(one).count()]
                if found:
                    break
                if key.startswith("turn:") and turns % 5 == 0:
                    self.page.keyboard.press("r")
                self.page.wait_for_timeout(40)
            else:
                raise AssertionError(
                    f"{key} can be touched nowhere: {target} is not drawn, and the ribbon has no button"
                )
            self.press(found[0])
            self.page.evaluate(SENT)  # where that was all, another touch would take the focus from the next card
        for _ in range(100):
            if self.asked() != snapshot["decision"]["id"]:
                return
            self.page.wait_for_timeout(40)
        raise AssertionError(f"{key} was not taken")

    def asked(self) -> str | None:
        snapshot = self.founded.snapshot(0)
        return f"{snapshot['decision']['id']}" if snapshot["decision"] else None

    def obey(self, card: dict[str, Any]) -> None:
        """What a card asks for."""
        if card["kind"] == "point":
            self.point()
            expect(self.page.locator(".teach .primary")).to_be_visible()
            self.page.keyboard.press("n")
        elif card["kind"] == "do" and self.is_shown:
            before = self.asked()
            self.page.keyboard.press("h")
            self.page.evaluate(SENT)
            assert self.asked() != before, f"{card['title']}: nothing is shown"
        elif card["kind"] == "do":
            lesson = self.lesson()
            wanted = [key for key, reply in lesson["replies"].items() if reply["kind"] == "yes"]
            assert wanted, f"{card['title']}: nothing is wanted of {lesson['replies']}"
            self.take(wanted[0])
        else:
            assert card["kind"] in ("read", "note"), card
            expect(self.page.locator(".teach .primary")).to_be_focused()
            self.page.keyboard.press("Enter")

    def follow(self, seen: Any) -> int:
        """To the end of the table; how many cards there were."""
        last = None
        for number in range(MOST_CARDS):
            card = self.card()
            if self.founded.table not in self.page.url:
                return number  # the page has gone on to the next table
            seen(card)
            if card["kind"] in ("end", "over"):
                return number
            stands = (card, self.lesson()["step"], self.founded.snapshot(0)["seq"])
            assert stands != last, f"Nothing came of {card}"
            last = stands
            self.obey(card)
        raise AssertionError(f"{MOST_CARDS} cards, and no end")


def lesson(house, chapter: str, table: int = 0) -> Founded:
    made = house.ask("/api/tables", {"lesson": chapter, "lesson_table": table, "seats": [{"kind": "me"}]})
    return Founded(house, made["table"], [seat.get("token") for seat in made["seats"]])


@pytest.mark.parametrize(("chapter", "tables"), ON_A_SMALL_PHONE, ids=[chapter for chapter, _ in ON_A_SMALL_PHONE])
def test_a_newcomer_gets_through_by_keyboard_on_a_small_phone(visit, house, axe, chapter, tables):
    """Every table; the card hides nothing it speaks of, and axe finds nothing at questions and at the end."""
    at = [name for name, _ in CHAPTERS].index(chapter)
    look = {"language": "fr" if at % 2 else "en", "theme": "dark" if at % 3 == 1 else "light"}
    visitor = visit(size=PHONE, **look)
    faults: list[str] = []

    def seen(card: dict[str, Any]) -> None:
        name = f"{chapter} {card['title']} ({card['kind']})"
        if card["ribbon"] or card["outside"] or card["wide"]:
            faults.append(f"{name}: over the ribbon {card['ribbon']}, outside {card['outside']}, wide {card['wide']}")
        faults.extend(f"{name}: hides {one['target']}" for one in card["lit"] if one["hidden"])
        if card["refused"]:
            faults.append(f"{name}: does as asked, and hears {card['refused']}")
        if card["kind"] != "end" and card["lit"] and not any(one["seen"] for one in card["lit"]):
            faults.append(f"{name}: nothing of what is lit is in view: {card['lit']}")
        faults.extend(f"{name}: hides the ring of {one}" for one in card["rings"])
        if card["desk"]:
            faults.append(f"{name}: {card['desk']}")
        faults.extend(f"{name}: {one}" for one in axe_on_card(visitor.page, axe))

    for table in range(tables):
        newcomer = Newcomer(visitor, lesson(house, chapter, table))
        assert newcomer.follow(seen) >= 2
    faults.extend(f"{chapter}, at its end: {one}" for one in visitor.page.evaluate(RUN_AXE))
    assert not faults, "\n".join(dict.fromkeys(faults))


@pytest.mark.parametrize(("chapter", "tables"), ON_A_DESK, ids=[chapter for chapter, _ in ON_A_DESK])
def test_on_a_desk_the_card_stands_beside_what_is_lit(visit, house, chapter, tables):
    """Every table, the first by mouse, the others as they are shown: never over ribbon, rings, or what is lit."""
    visitor, faults = visit(size=DESK), []

    def seen(card: dict[str, Any]) -> None:
        visitor.page.wait_for_timeout(120)
        card = newcomer.card()
        name = f"{card['title']} ({card['kind']})"
        if card["ribbon"] or card["outside"]:
            faults.append(f"{name}: over the ribbon {card['ribbon']}")
        if card["desk"]:
            faults.append(f"{name}: {card['desk']}")
        faults.extend(f"{name}: hides {one['target']}" for one in card["lit"] if one["hidden"])
        faults.extend(f"{name}: hides the ring of {one}" for one in card["rings"])
        if card["refused"]:
            faults.append(f"{name}: does as asked, and hears {card['refused']}")

    for table in range(tables):
        newcomer = Newcomer(visitor, lesson(house, chapter, table), by_mouse)
        newcomer.is_shown = table > 0
        newcomer.follow(seen)
    assert not faults, "\n".join(faults)


def test_what_may_be_tried_is_drawn_without_a_ring(visit, house):
    """Northgard's first fight: five units stand there, the lesson wants four of them to go."""
    newcomer = Newcomer(visit(size=(1280, 720)), lesson(house, "northgard/fights"), by_mouse)
    page = newcomer.page
    while newcomer.card()["title"] != "Four go, one stays":
        newcomer.obey(newcomer.card())
    for number in range(1, 6):
        expect(page.locator(f'.own-box [data-el="go:{number}"]')).to_be_in_viewport(ratio=1)
    assert page.locator(".own-box .nw-go.can").evaluate_all("(all) => all.map((one) => one.dataset.el)") == ["go:4"]
    expect(page.locator('[data-el="go:5"]')).to_contain_text("all")
    assert not page.locator(".prompt .acts .primary").count(), "no button is brighter than what is wanted"


def test_a_no_is_said_and_nothing_is_sent(visit, house, axe):
    founded = lesson(house, "tomahawk/first")
    newcomer = Newcomer(visit(), founded, by_mouse)
    page = newcomer.page
    newcomer.obey(newcomer.card())
    assert newcomer.card()["kind"] == "do"
    before = founded.snapshot(0)["seq"]
    refused = next(key for key, reply in newcomer.lesson()["replies"].items() if reply["kind"] == "no")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    option = next(one for one in founded.snapshot(0)["options"] if one["key"] == refused)
    for target in option["targets"]:
        page.locator(f'[data-el="{target}"][role=button]').first.click()
    expect(page.locator(".teach .answer.no")).to_be_visible()
    assert not axe_on_card(page, axe)
    assert not page.locator("[data-el].sel").count(), "what was touched is let go of"
    assert founded.snapshot(0)["seq"] == before
    assert not [url for url in sent if "/choices" in url]


def test_the_land_itself_answers_and_a_right_answer_stays(visit, house):
    """Tomahawk's questions: its picture is the land, not only the place for a card beside it."""
    newcomer = Newcomer(visit(), lesson(house, "tomahawk/first", 3), by_mouse)
    newcomer.card()
    answer = newcomer.page.locator(".teach .answer")
    newcomer.press('[data-el="territory:2"][role=button]')
    expect(answer).to_contain_text("One card can still")
    newcomer.press('[data-el="territory:3"][role=button]')
    expect(answer).to_contain_text("Yes")
    newcomer.page.locator('[data-el="territory:2"]').first.click()
    expect(answer).to_contain_text("Yes")


ANOTHER_CARD = """([text, url]) => {
  const card = document.querySelector(".teach:not([data-kind=wait])");
  return location.href !== url || (card && card.innerText !== text);
}"""


def test_the_counter_rises_from_table_to_table(visit, house):
    """No page stands between the tables of a chapter, and none of its numbers comes after a higher one."""
    visitor = visit(size=DESK)
    visitor.open("/learn/tomahawk")
    page = visitor.page
    page.locator(".chapters .btn.primary").first.click()
    counts: list[int] = []
    first = ""
    for _ in range(40):
        card = page.locator('.teach:not([data-kind="wait"])')
        card.wait_for()
        page.wait_for_url("**/t/**")
        first = first or page.url
        if page.url != first:
            break
        shown = card.locator(".count").first.inner_text()
        counts.append(int(shown.split()[0]))
        assert shown.endswith("of 12")
        before = (page.locator(".teach").inner_text(), page.url)
        page.keyboard.press("h" if card.get_attribute("data-kind") == "do" else "n")
        page.wait_for_function(ANOTHER_CARD, arg=list(before))
    assert page.url != first, "the next table is opened"
    assert counts == sorted(counts)
    expect(page.locator(".teach .count").first).to_have_text("4 of 12")


def by_arrows(page, target: str) -> None:
    """From what has the focus to another thing on the table, then Enter."""
    thing = page.locator(f'[data-el="{target}"][role=button]').first
    for _ in range(12):
        if thing.evaluate("(thing) => thing === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press(thing.evaluate(TOWARDS))
    raise AssertionError(f"arrows do not lead to {target}")


# The arrow that leads from what has the focus to this thing.
TOWARDS = """(thing) => {
  const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [to, from] = [thing, document.activeElement].map((element) => middle(element.getBoundingClientRect()));
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? "ArrowRight" : "ArrowLeft";
  return y > 0 ? "ArrowDown" : "ArrowUp";
}"""


def test_what_the_lesson_does_not_want_is_reached_by_arrows_and_answered(visit, house):
    """A card that is refused, and one that may be tried: without mouse, and without the list of choices."""
    founded = lesson(house, "tomahawk/first", 1)
    newcomer = Newcomer(visit(), founded)
    page = newcomer.page
    newcomer.card()
    snapshot = founded.snapshot(0)
    thing = {option["key"]: option["targets"][0] for option in snapshot["options"]}
    replies = newcomer.lesson()["replies"]
    # A thing that only means something else than the wanted: it has no ring, and Tab passes it by.
    only = {
        kind: next(thing[key] for key, reply in replies.items() if reply["kind"] == kind and key.endswith(">2"))
        for kind in ("no", "try")
    }
    for target in only.values():
        expect(page.locator(f'[data-el="{target}"]').first).to_have_attribute("tabindex", "-1")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.matches('.can')"), "what is wanted comes first"
    by_arrows(page, only["no"])
    by_arrows(page, "pile:2")
    expect(page.locator(".teach .answer.no")).to_be_visible()
    by_arrows(page, "pile:2")
    by_arrows(page, only["try"])
    page.locator(".teach[data-kind=tried]").wait_for()


def test_a_try_is_shown_and_taken_back(visit, house, axe):
    """Tomahawk's second table: two tens are both lowest. What came of it is said, and the choice is there again."""
    founded = lesson(house, "tomahawk/first", 1)
    newcomer = Newcomer(visit(), founded, by_mouse)
    page = newcomer.page
    first = newcomer.card()
    tried = next(key for key, reply in newcomer.lesson()["replies"].items() if reply["kind"] == "try")
    newcomer.take(tried)
    page.locator(".teach:is([data-kind=tried], [data-kind=note])").wait_for()
    card = newcomer.card()
    assert card["kind"] == "tried", f"before what came of it, a newcomer reads {card['text']}"
    expect(page.locator(".teach .primary")).to_be_focused()
    assert not axe_on_card(page, axe)
    page.locator(".teach .primary", has_text="Try something else").click()
    expect(page.locator('.teach[data-kind="do"] h2')).to_have_text(first["title"])
    replies = newcomer.lesson()["replies"]
    assert replies[tried]["kind"] == "try"
    assert not newcomer.lesson()["tried"]


@pytest.mark.parametrize("game", ["wendake", "northgard"])
def test_on_the_smallest_phone_the_coach_has_a_line_that_unfolds(visit, house, game):
    visitor = visit(size=PHONE, language="fr")
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}]
    made = house.ask("/api/tables", {"game": game, "first": True, "seats": seats})
    visitor.open(Founded(house, made["table"], [seat.get("token") for seat in made["seats"]]).link(0))
    page, coach = visitor.page, visitor.page.locator(".coach")
    expect(coach).to_be_visible(timeout=20_000)  # what the set-up brought is shown first
    box, ribbon = coach.bounding_box(), page.locator(".prompt").bounding_box()
    assert box["height"] <= 40, "one line"
    assert ribbon["y"] <= box["y"], "in the ribbon"
    assert box["y"] + box["height"] <= ribbon["y"] + ribbon["height"] + 1
    assert page.locator(".boardwrap").bounding_box()["y"] + 60 < box["y"], "the table is still seen"
    coach.get_by_role("button", name="Lire la suite").click()
    expect(coach.get_by_role("button", name="Ne plus afficher")).to_be_visible()
    words = coach.locator("p")
    assert words.evaluate("(p) => p.scrollWidth <= p.clientWidth && p.scrollHeight <= p.clientHeight + 1")
    coach.locator(".btn", has_text="Compris").click()
    expect(coach).to_be_hidden()


def test_a_coach_card_waits_for_its_words(visit, house):
    """They are fetched with the first card, after the board is drawn: its id is never shown instead."""
    settings = {"homes": "random", "tribes": "asymmetric"}  # the set-up asks for a tribe, and has no card
    seats = {"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}
    table = house.found(*seats, game="wendake", settings=settings)
    visitor, held = visit(), []
    visitor.page.route("**/lessons/en.ftl", lambda route: held.append(route))
    visitor.open(table.link(0))
    page, coach = Table(visitor), visitor.page.locator(".coach")
    with visitor.page.expect_request("**/lessons/en.ftl"):
        page.act()
    page.wait(lambda now: bool(now["lit"]), "the first tile to choose")
    visitor.page.evaluate(FRAME)
    assert not coach.count()
    held[0].continue_()
    expect(coach.locator("p")).to_have_text(re.compile("^Pick a line"))


def test_leaving_and_coming_back(visit, house):
    """A reload is where it was; X leaves to the game's page, which offers to go on."""
    visitor = visit()
    visitor.open("/learn/tomahawk")
    visitor.page.locator(".chapters .btn.primary").first.click()
    visitor.page.wait_for_url("**/t/**")
    page = visitor.page
    page.locator('.teach[data-kind="read"] .primary').click()
    title = page.locator('.teach[data-kind="do"] h2')
    page.locator(".teach footer .btn", has_text="Show me").click()
    expect(title).to_have_text("Both at once")
    page.reload()
    expect(title).to_have_text("Both at once")
    page.get_by_role("button", name="Leave the lesson").click()
    page.wait_for_url("**/learn/tomahawk")
    expect(page.locator(".chapters .btn").first).to_contain_text("Continue")


def test_a_first_game_has_coach_cards_that_are_shown_once_and_can_be_silenced(visit, house):
    """The posters of a first visit; then the coach, until one click."""
    visitor = visit()
    visitor.open("/")
    page = visitor.page
    poster = page.locator(".po", has=page.locator("h2", has_text="Tomahawk"))
    expect(poster.locator(".btn", has_text="Learn in 5 minutes")).to_be_visible()
    poster.locator(".btn", has_text="Play now").click()
    page.wait_for_url("**/t/**")
    coach = page.locator(".coach")
    expect(coach).to_be_visible()
    text = coach.locator("p").inner_text()
    coach.locator(".btn", has_text="Got it").click()
    expect(coach).to_be_hidden()
    page.reload()
    page.locator("[data-el].can").first.wait_for()
    assert not coach.count() or coach.locator("p").inner_text() != text, "a card comes once"
    # Whoever has seen nothing sees the same card again; one click, and there are none any more.
    page.evaluate("localStorage.removeItem('longhouse.cards')")
    page.reload()
    expect(coach.locator("p")).to_have_text(text)
    coach.locator(".btn", has_text="Don’t show tips again").click()
    expect(coach).to_be_hidden()
    page.evaluate("localStorage.removeItem('longhouse.cards')")
    page.reload()
    page.locator("[data-el].can").first.wait_for()
    assert not coach.count()
