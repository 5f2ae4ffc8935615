"""Replay, switching in place, accessibility, and that words can be read at every size."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .house import two_people
from .pages import Table

SIZES = [(1440, 900), (1280, 720), (390, 844), (360, 640)]
LOOKS = [("en", "light"), ("fr", "dark"), ("en", "dark"), ("fr", "light")]


def test_replay_and_play_on(visit, house, finished):
    visitor = visit()
    visitor.open(f"/r/{finished.table}")
    slider = visitor.page.locator(".slider")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    assert last > 10
    tools = visitor.page.locator(".tl .ctl .tool")
    tools.nth(3).click()
    expect(slider).to_have_js_property("value", "1")
    tools.nth(1).click()
    expect(slider).to_have_js_property("value", "0")
    tools.nth(4).click()
    expect(slider).to_have_js_property("value", str(last))
    scores = finished.snapshot()["result"]["scores"]
    shown = [re.sub(r"\D", "", one) for one in visitor.page.locator(".players .sc").all_text_contents()]
    assert sorted(map(int, shown)) == sorted(scores)
    visitor.page.locator(".eyes select").select_option("0")
    expect(visitor.page.locator(".eyes select")).to_have_value("0")
    slider.evaluate(
        "(it) => { it.value = Math.floor(it.max / 2); it.dispatchEvent(new Event('input', {bubbles: true})); }"
    )
    expect(visitor.page.locator(".top .phase")).to_be_visible()
    visitor.screenshot("replay")
    tools.nth(2).click()
    moment = slider.evaluate("(it) => Number(it.value)")
    visitor.page.wait_for_function("(was) => Number(document.querySelector('.slider').value) > was", arg=moment)
    tools.nth(2).click()
    visitor.page.locator(".prompt .acts .play-on").click()
    visitor.page.wait_for_url("**/t/*")
    table = Table(visitor)
    table.ready()
    assert table.id != finished.table
    table.act()


def test_language_and_theme_switch_in_place(visit, house):
    """Nothing is loaded anew, and what was planned stays where it lies."""
    table = two_people(house, seed="switch")
    table.reach("deploy")
    visitor = visit()
    visitor.open(table.link(0))
    page = Table(visitor)
    page.act()
    page.act()
    before = page.state()
    assert before["put"]
    visitor.page.evaluate("window.__same = true")
    visitor.page.locator(".menubox > .tool").click()
    visitor.page.locator('.popover button[lang="fr"]').click()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "fr")
    visitor.screenshot("menu-fr")
    visitor.page.keyboard.press("Escape")
    after = page.wait(lambda now: now["say"] != before["say"], "a sentence in French")
    assert after["put"] == before["put"]
    assert after["lit"] == before["lit"]
    log = visitor.page.locator(".log").inner_text()
    assert "You draw" not in log
    missing = visitor.page.evaluate(
        """() => [...document.querySelectorAll(".shell *")].flatMap((one) => [...one.childNodes])
             .filter((node) => node.nodeType === 3 && /^[a-z]+(-[a-z0-9]+)+$/.test(node.data.trim()))
             .map((node) => node.data)"""
    )
    assert not missing, f"message ids instead of words: {missing}"
    for theme in ("dark", "light"):
        visitor.page.locator(".top .tools > .tool.wide").last.click()
        expect(visitor.page.locator("html")).to_have_attribute("data-theme", theme)
        visitor.screenshot(f"table-{theme}")
    assert page.state()["put"] == before["put"]
    assert visitor.page.evaluate("window.__same") is True


RUN_AXE = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, help, nodes }) => `${id}: ${help}: ` + nodes.slice(0, 6).map((node) =>
      `${node.html.slice(0, 140)} [${(node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? ""}]`).join(" | "));
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe(visit, house, finished, axe, theme):
    """axe-core finds nothing serious on any page, in any state of the table."""
    visitor = visit(theme=theme, language="fr" if theme == "dark" else "en")
    visitor.forgive(r"404.*/nowhere")
    page, found = visitor.page, []

    def check(name: str) -> None:
        inject(page, axe)
        found.extend(f"{name}: {one}" for one in page.evaluate(RUN_AXE))
        visitor.screenshot(f"axe-{name}-{theme}")

    for path, name in (("/", "lobby"), ("/learn", "learn"), ("/credits", "credits"), ("/nowhere", "missing")):
        visitor.open(path)
        page.wait_for_timeout(300)
        check(name)
    visitor.open("/")
    page.locator(".hero .btn.primary").click()
    page.locator("dialog[open]").wait_for()
    check("new-game")
    setup = two_people(house, seed="axe")
    visitor.open(setup.link(0))
    table = Table(visitor)
    table.ready()
    check("setup")
    setup.reach("deploy", 2)
    table.wait(lambda now: any(one.startswith("hand:") for one in now["lit"]), "a hand")
    table.act()
    check("table")
    table.tab("choices")
    check("choices")
    table.tab("helper")
    check("helper")
    page.locator(".top .tool.word").click()
    page.locator("dialog[open]").wait_for()
    check("rules")
    page.keyboard.press("Escape")
    page.locator(".menubox > .tool").click()
    check("menu")
    page.keyboard.press("Escape")
    visitor.open(finished.link(0))
    page.locator(".end").wait_for()
    check("over")
    visitor.open(f"/r/{finished.table}")
    page.locator(".slider").wait_for()
    check("replay")
    assert not found, "\n".join(found)


def inject(page, source: str) -> None:
    """As the devtools would: the page's own rules forbid inline scripts, an evaluated expression is none."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"() => {{ {source} }}")


READABLE = Path(__file__).with_name("readable.js").read_text()


@pytest.fixture(scope="module")
def middle(house):
    """A match in its third round, with a lot on the table."""
    table = two_people(house, seed="middle")
    table.reach("deploy", 3)
    return table


@pytest.mark.parametrize("size", SIZES[::-1], ids=lambda size: f"{size[0]}x{size[1]}")
def test_words_can_be_read(visit, house, finished, middle, size):
    """No text under 14 px, nothing cut, in both languages and themes."""
    wrong = []
    visitor = visit(size=size, touch=size[0] < 700)
    visitor.open("/credits")
    for language, theme in LOOKS:
        visitor.prefer(language=language, theme=theme)
        for path, name, there in (
            ("/", "lobby", ".posters h2"),
            (middle.link(0), "table", '[data-el^="hand:"]'),
            (finished.link(0), "over", ".end"),
            (f"/r/{finished.table}", "replay", ".slider"),
        ):
            visitor.open("/credits" if name in ("table", "over") else path)
            if name in ("table", "over"):
                visitor.open(path)
            visitor.page.locator(there).first.wait_for()
            visitor.page.wait_for_timeout(150)
            visitor.screenshot(f"{size[0]}x{size[1]}-{name}-{language}-{theme}")
            found = visitor.page.evaluate(READABLE)
            wrong += [f"{name} {language} {theme}: {one}" for one in found["small"] + found["cut"]]
    assert not wrong, "\n".join(wrong)


def test_every_rule_has_an_address_and_the_rules_can_be_searched(visit, house):
    """/learn/GAME/RULE shows that rule; words and numbers find others, by keyboard and without the server."""
    visitor = visit()
    page = visitor.page
    visitor.open("/learn/wendake/r17")
    rule = page.locator("#rule-r17")
    expect(rule).to_have_class("rule here", timeout=15_000)
    page.wait_for_load_state("networkidle")
    expect(page.locator(".rule-picture").first).to_be_attached()
    expect(rule).to_be_in_viewport()
    expect(rule.locator("a")).to_be_focused()
    expect(page).to_have_title(re.compile("17.*Wendake"))
    all_rules = page.locator(".rule").count()

    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/" in request.url else None)
    page.keyboard.press("/")
    field = page.get_by_role("searchbox")
    expect(field).to_be_focused()
    page.keyboard.type("smallpox EXCHANGED")
    expect(page.locator(".rule")).to_have_count(1)
    expect(page.locator(".find [role=status]")).to_have_text("One rule found.")
    expect(page.locator(".rule mark").first).to_have_text("Smallpox")
    page.keyboard.press("ArrowDown")
    expect(page.locator("#rule-r62 a")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{house.url}/learn/wendake/R62")
    expect(page.locator(".find [role=status]")).to_contain_text("R62")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Escape")
    expect(page.locator(".rule")).to_have_count(all_rules)
    expect(page.locator("#rule-r62")).to_have_class("rule here")
    page.keyboard.type("no such word at all")
    expect(page.locator(".find [role=status]")).to_have_text("No rule mentions that.")
    assert not asked, asked

    visitor.open("/learn/wendake/R999")
    expect(page.locator(".book .trouble")).to_contain_text("no rule R999", timeout=15_000)
    expect(page.locator(".book .trouble")).to_be_in_viewport()
    expect(page.locator(".rule")).to_have_count(all_rules)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_rules_on_a_phone(visit, house, axe, language):
    """At 360 px nothing is wider than the page, in the dark either, and a screen reader finds nothing amiss."""
    visitor = visit(size=(360, 640), touch=True, language=language, theme="dark")
    for game in ("tomahawk", "northgard", "tribes", "wendake"):
        visitor.open(f"/learn/{game}/R11")
        expect(visitor.page.locator("#rule-r11")).to_be_in_viewport(timeout=15_000)
        expect(visitor.page.locator(".rule-picture").nth(2)).to_be_attached()
        assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        inject(visitor.page, axe)
        assert not visitor.page.evaluate(RUN_AXE)
