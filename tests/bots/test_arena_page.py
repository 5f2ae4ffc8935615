"""Ratings, and the page of an arena: complete by itself, in both languages, and every picture has its table."""

import re
from html.parser import HTMLParser

import pytest

from longhouse.arena import plots
from longhouse.arena.command import TEXT_FOLDER
from longhouse.arena.page import arena_page
from longhouse.arena.plots import Bin, Scale
from longhouse.arena.ratings import rate
from longhouse.arena.tournament import PlayedGame
from longhouse.cli import main
from longhouse.core import registry
from longhouse.core.text import Text


def game(line_up, *ranks):
    return PlayedGame(line_up, ranks, ranks, 9, ())


# Ratings.


def test_whoever_wins_is_rated_higher_and_more_games_leave_less_doubt():
    few = rate([game(("a", "b"), 1, 2), game(("b", "a"), 2, 1)])
    many = rate([game(("a", "b"), 1, 2), game(("b", "a"), 2, 1)] * 20)
    assert [one.bot for one in few] == [one.bot for one in many] == ["a", "b"]
    assert many[0].rating > few[0].rating > 25 > few[1].rating > many[1].rating
    assert many[0].doubt < few[0].doubt < 25 / 3
    assert many[0].low < many[0].rating < many[0].high
    assert many[0].games == 40


def test_draws_and_games_against_oneself_say_nothing():
    alike = rate([game(("a", "b"), 1, 1), game(("a", "a"), 1, 2)] * 10)
    assert [one.rating for one in alike] == [pytest.approx(25)] * 2
    assert [(one.bot, one.games) for one in alike] == [("a", 10), ("b", 10)]


def test_one_bot_in_several_seats_and_more_than_two_players():
    found = {one.bot: one for one in rate([game(("a", "b", "c", "b"), 1, 2, 4, 3)] * 8)}
    assert found["a"].rating > found["b"].rating > found["c"].rating
    assert found["b"].games == 8
    assert found["b"].doubt < found["a"].doubt, "it was seen in two seats"


# Plots.


def test_a_scale_has_round_ticks_inside():
    assert Scale(0.0, 1.0).ticks() == [0.0, 0.5, 1.0]
    assert Scale(-0.13, 0.21).ticks() == [-0.1, 0.0, 0.1, 0.2]
    assert Scale(-0.13, 0.21).at(-9) < Scale(-0.13, 0.21).at(0) < Scale(-0.13, 0.21).at(9) <= plots.WIDTH


def test_bins_hold_every_value_once():
    assert plots.bins([3, 3, 5]) == [Bin(3, 3, 2), Bin(4, 4, 0), Bin(5, 5, 1)]
    values = [-7, 0, 3, 240, 999]
    found = plots.bins(values)
    assert sum(one.games for one in found) == len(values)
    assert all(one.low % 50 == 0 and one.high == one.low + 49 for one in found)
    assert all(sum(one.low <= value <= one.high for one in found) == 1 for value in values)


def test_the_dot_is_full_only_where_the_interval_misses_the_mark():
    scale = Scale(0.0, 1.0)
    assert 'class="interval apart"' in plots.interval(scale, 0.7, 0.6, 0.8, 0.5)
    assert 'class="interval"' in plots.interval(scale, 0.55, 0.45, 0.65, 0.5)


# The page.


class Reader(HTMLParser):
    """Checks that every tag is closed, and notes what the page loads, its headings and its tables."""

    def __init__(self, page):
        super().__init__()
        self.open, self.asked, self.headings, self.rows, self.regions = [], [], [], [], 0
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        self.asked += [given[name] for name in ("src", "href", "xlink:href") if name in given]
        self.rows += [[]] if tag == "tr" else []
        self.regions += given.get("role") == "group"
        if tag == "svg":
            assert given.get("aria-hidden") == "true" or given.get("aria-label"), (
                "a picture is named, or beside its table"
            )
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        assert tag in ("line", "circle", "rect")

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if self.open and self.open[-1] == "h2":
            self.headings.append(data)
        if self.open and self.open[-1] in ("th", "td"):
            self.rows[-1].append(data)


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    """A round robin of three with everything that there is, in both languages; the second is read from the file."""
    folder = tmp_path_factory.mktemp("pages")
    found = {}
    for language in ("en", "fr"):
        path = folder / f"{language}.html"
        words = ["--bots", "brave,novice,random", "--games", "12", "--decide", "--jobs", "1", "--html", str(path)]
        assert main(["arena", "wendake", *words, "--keep", str(folder / "kept.jsonl"), "--lang", language]) == 0
        found[language] = path.read_text(encoding="utf-8")
    return found


def test_the_page_needs_nothing_else_and_every_section_has_a_table(pages):
    for language, page in pages.items():
        read = Reader(page)
        assert all(link.startswith("#s") for link in read.asked)
        assert "<script" not in page
        assert "url(" not in page
        assert "http://" not in page
        assert "https://" not in page
        assert f'<html lang="{language}">' in page
        assert "prefers-color-scheme: dark" in page
        assert read.regions == len(read.headings)


def test_the_page_tells_all_that_was_asked_for(pages):
    read = Reader(pages["en"])
    wanted = "Results so far, Ratings, Who wins, Who beats whom, Does the seat matter?, Tribe, Home, Progress tile"
    for heading in (*wanted.split(", "), "Action tile", "Length in decisions", "Lead changes", "Margin"):
        assert any(found.startswith(heading) for found in read.headings), heading
    names = [row[0] for row in read.rows if row]
    assert {"Brave", "Novice", "random", "Brave over Novice"} <= set(names)
    french = Reader(pages["fr"])
    assert "Qui bat qui" in french.headings
    assert any(re.search(r"\d,\d\u00a0%", cell) for row in french.rows for cell in row), "decimals as the French write"
    assert len(french.headings) == len(read.headings)


def test_a_name_cannot_bring_markup_into_the_page():
    played = [game(("<script>", "b&b"), 1, 2)._replace(holdings=({}, {}), deal="1", lead_changes=0)] * 4
    facts = {"settings": {}, "games": 4, "seed": 1, "date": "2026", "version": "0", "quick": 20.0}
    wendake = registry.get("wendake")
    text = Text("en", wendake.folder / "text", TEXT_FOLDER)
    page = arena_page(wendake, facts, played, rate(played), {}, text)
    assert "<script" not in page
    assert "&lt;script&gt;" in page
    Reader(page)


def test_a_balance_and_a_ladder_have_a_page_too(tmp_path, capsys):
    path = tmp_path / "page.html"
    for words in (["--balance", "--bots", "random"], ["--ladder", "--seats", "3", "--quick", "400"]):
        asked = ["--games", "3", "--jobs", "1", "--html", str(path), "--lang", "en"]
        assert main(["arena", "tribes", *words, *asked]) == 0
        assert "Does the seat matter?" in Reader(path.read_text()).headings
    assert main(["arena", "tribes", "--games", "2", "--html", str(tmp_path), "--jobs", "1", "--lang", "en"]) == 2
    assert "Cannot write" in capsys.readouterr().err
