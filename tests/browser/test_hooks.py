"""An address that is told of one table: from the table's menu, by whoever sits there."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from server.serving import Thread, found, wait_until
from server.told import Receiver

from .pages import PATIENCE, Table, by_keyboard
from .test_me import checked

WORDS = {
    "en": {"menu": "Webhook for this table", "https": "begins with https://", "error": "error 404"},
    "fr": {"menu": "Webhook de cette table", "https": "commence par https://", "error": "erreur 404"},
}


@pytest.fixture
def receiver():
    one = Receiver()
    yield one
    one.close()


@pytest.fixture
def server(tmp_path):
    """A house that may tell this machine."""
    running = Thread(f"sqlite:///{tmp_path}/tables.db", hooks_private="on")
    yield running
    running.stop()


@pytest.mark.parametrize(("size", "language", "theme"), [((1280, 720), "en", "light"), ((360, 640), "fr", "dark")])
def test_a_table_is_told_to_an_address(visit, server, receiver, axe, size, language, theme):
    """A guest adds it, tries it, is told in words what is wrong, and removes it; without a mouse."""
    words, tag = WORDS[language], f"{size[0]}-{language}"
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    made = found(server.address, game="tomahawk", seats=seats)
    anna = visit(name="Anna", size=size, language=language, theme=theme)
    anna.forgive("400")
    page = anna.page
    anna.open(f"{server.address}/t/{made['table']}#{made['seats'][0]['token']}")
    entry = page.locator(".menu button", has_text=words["menu"])

    def open_sheet() -> None:
        by_keyboard(page, page.locator(".menubox > .tool"))
        by_keyboard(page, entry)
        expect(page.locator("dialog h2")).to_have_text(words["menu"], timeout=PATIENCE)

    def add(address: str, style: str) -> None:
        page.locator("dialog input[name=hook]").fill(address)
        page.locator("dialog select").select_option(style)
        by_keyboard(page, page.locator("dialog form .btn"))

    open_sheet()
    checked(anna, axe, f"hook-empty-{tag}")
    add("ftp://club.example/room", "slack")
    expect(page.get_by_role("alert")).to_contain_text(words["https"], timeout=PATIENCE)
    row = page.locator("dialog .rows li")
    expect(row).to_have_count(0)
    add(f"{receiver.address}/room", "signed")
    expect(row).to_contain_text(f"127.0.0.1:{receiver.port}", timeout=PATIENCE)
    expect(page.locator("dialog .secret code")).to_contain_text("whsec_")

    receiver.answers.append((404, {}))
    by_keyboard(page, row.locator(".btn").first)
    expect(page.get_by_role("alert")).to_contain_text(words["error"], timeout=PATIENCE)
    checked(anna, axe, f"hook-{tag}")
    by_keyboard(page, row.locator(".btn").first)
    expect(page.locator("dialog .done")).to_be_visible(timeout=PATIENCE)
    assert [path for path, _, _ in receiver.got] == ["/room", "/room"]

    page.keyboard.press("Escape")
    bela = visit(name="Béla")
    bela.open(f"{server.address}/t/{made['table']}#{made['seats'][1]['token']}")
    bela.page.locator(".join .btn.primary").click()
    Table(bela).ready()
    wait_until(lambda: len(receiver.got) > 2)
    told = json.loads(receiver.got[2][2])
    assert told["data"]["table"] == made["table"]

    open_sheet()
    expect(row).to_have_count(1, timeout=PATIENCE)
    by_keyboard(page, row.locator(".btn").last)
    expect(row).to_have_count(0, timeout=PATIENCE)
    page.keyboard.press("Escape")

    watcher = visit(name="Eva", language=language)
    watcher.open(f"{server.address}/t/{made['table']}")
    watcher.page.locator(".menubox > .tool").click()
    expect(watcher.page.locator(".menu button").first).to_be_visible()
    expect(watcher.page.locator(".menu button", has_text=words["menu"])).to_have_count(0)
