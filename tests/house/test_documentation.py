"""The documentation is true: snippets run, command lines are understood, French says what English says.

`checks/documents.py` follows the links and `markdown.py` looks at the form, both in `make lint`.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import subprocess
import sys

import pytest

import rules_pages
from house import markdown, pages
from longhouse import bots, cli, games
from longhouse.core.text import LANGUAGES
from longhouse.learn.lesson import chapters
from longhouse.terminal.narration import learning_text_for, text_for

PAGES = markdown.files()
PLACEHOLDER = re.compile(r"[A-Z_]+|<.*>|my\w*|\.\.\.")
"""A word that stands for one of the reader's own."""


def name_of(path):
    return str(path.relative_to(pages.ROOT))


def python_of(page):
    return "\n".join(block.code for block in pages.blocks(page) if block.language == "python")


def test_what_is_in_form_stays_so():
    kept = "<!-- growth -->\n|a|\n|-|\n<!-- end of growth -->"
    rough = f"# A\n\n    longhouse  play\n\n* one\n* two\n\n{'word ' * 60}\n\n{kept}\n"
    once = markdown.in_form(rough)
    assert once == markdown.in_form(once)
    assert "```sh\nlonghouse  play\n```" in once
    assert kept in once
    assert max(map(len, once.splitlines())) <= 120


@pytest.mark.parametrize("page", [page for page in PAGES if python_of(page)], ids=name_of)
def test_python_snippets_run(page, tmp_path):
    """The snippets of a page run one after the other, as a reader types them."""
    done = subprocess.run(
        [sys.executable, "-c", python_of(page)],
        cwd=tmp_path,
        env={**os.environ, "LONGHOUSE_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_command_lines_are_understood():
    """Each by the parser of its command; games, bots and settings in it exist. The changelog also tells of old ones."""
    read = [page for page in PAGES if page.name != "CHANGELOG.md"]
    typed = [(name_of(page), command) for page in read for command in pages.commands(page)]
    assert len(typed) > 100
    assert [(page, command, why) for page, command in typed if (why := misuse(command))] == []


@pytest.mark.parametrize(
    "command",
    [
        "longhouse plya tomahawk",
        "longhouse play --sets you",
        "longhouse play chess",
        "longhouse play tomahawk --seats you,hal9000",
        "longhouse play tribes --setting horses=4",
        "longhouse rules tomahawk R3 R4",
    ],
)
def test_a_wrong_command_line_is_found(command):
    assert misuse(command)


def misuse(command: str) -> str:
    """Why nobody can type this; nothing if they can."""
    words = [re.sub(r"^N$", "1", word) for word in pages.words(command) if word != "..."]
    leading, name, rest = cli._split(words)
    try:
        cli._check_leading(leading)
        if not name:
            return ""
        if name not in cli.COMMANDS:
            return f"no command {name}"
        task, rest = cli._task(name, rest)
        with contextlib.redirect_stdout(io.StringIO()):
            args = cli._parser(name, "en", task).parse([*leading, *rest])
    except cli.MisuseError as error:
        return f"{error.message_id} {error.words}"
    return "" if args is None else strangers(vars(args))


def strangers(args: dict) -> str:
    """What a command speaks of that does not exist."""
    game = args.get("game")
    if (
        game
        and not PLACEHOLDER.fullmatch(game)
        and game.partition("/")[0] not in (*games.names(), "caravans", "beaver_dam")
    ):
        return f"no game {game}"
    known = {*bots.names(), "you", "hal"}
    seats = str(args.get("seats") or "") + "," + str(args.get("bots") or "")
    for seat in filter(None, (word.partition(":")[0] for word in seats.split(","))):
        is_program = "/" in seat or " " in seat
        if seat not in known and not is_program and not seat.isdigit() and not PLACEHOLDER.fullmatch(seat):
            return f"no bot {seat}"
    if game in games.names():
        settings = {setting.name for setting in games.get(game).settings}
        for setting in args.get("setting") or ():
            if setting.partition("=")[0] not in settings:
                return f"no setting {setting}"
    if args.get("lang") and args["lang"] not in LANGUAGES:
        return f"no language {args['lang']}"
    return ""


# What players read, in both languages.


FRENCH = sorted((pages.DOCS / "fr").rglob("*.md"))


def english_of(page):
    return pages.DOCS / page.relative_to(pages.DOCS / "fr")


def test_players_read_the_same_in_both_languages():
    english = sorted([pages.DOCS / "index.md", *(pages.DOCS / "play").glob("*.md")])
    assert [english_of(page) for page in FRENCH] == english


@pytest.mark.parametrize("page", FRENCH, ids=name_of)
def test_a_french_page_has_the_parts_of_the_english_one(page):
    """As many headings, rows, items and pictures; the same commands but for the language."""

    def shape(path):
        kinds = ("heading_open", "tr_open", "list_item_open", "fence")
        return [token.type + token.tag for token in pages.tokens(path) if token.type in kinds]

    def typed(path):
        found = (pages.words(command) for command in pages.commands(path))
        return [[word for word in words if word not in ("--lang", "fr")] for words in found]

    if page.name != "index.md":
        assert shape(page) == shape(english_of(page))
    said = typed(page)
    assert [words for words in typed(english_of(page)) if words not in said] == []


@pytest.mark.parametrize("page", [*FRENCH, *map(english_of, FRENCH)], ids=name_of)
def test_what_the_page_is_said_to_say_it_says(page):
    """Words in quotation marks are on the page of Longhouse, word for word; so are its keys."""
    language = "fr" if page in FRENCH else "en"
    web = pages.ROOT / "src" / "longhouse" / "web"
    sources = [web / place / f"{language}.ftl" for place in ("text", "me/text")]
    said = "\n".join(source.read_text(encoding="utf-8") for source in sources)
    shown = dict(re.findall(r"^([a-z-]+) = (.+)$", said, re.M))
    text = re.sub(r"[ \n]+", " ", re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.S))
    quoted = re.findall(r"“([^”]+)”" if language == "en" else r"«\u00a0([^»]+)\u00a0»", text)
    assert [words for words in quoted if words not in shown.values()] == []
    rows = re.findall(r"^\| ([^|]+) \| ([^|]+) \|$", page.read_text(encoding="utf-8"), re.M)
    keys = {shown[name]: shown[name.removesuffix("-key")] for name in shown if re.fullmatch(r"key-.*-key", name)}
    assert all(keys[key] == words for key, words in rows if key in keys)
    if page.name == "browser.md":
        assert {key for key, _ in rows} >= set(keys) - {shown["key-steps-key"]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_the_tables_about_the_games_say_what_the_package_says(name, language):
    """How many play, how long, and which lessons there are."""
    folder, to = (pages.DOCS, "to") if language == "en" else (pages.DOCS / "fr", "à")
    game = games.get(name)
    seats, minutes = game.all_seats(), sorted({game.minutes, game.minutes_with(game.seats[-1])})
    both = ((seats[0], seats[-1]), (minutes[0], minutes[-1]))
    span = [f"{low} {to} {high}" if low < high else str(low) for low, high in both]
    home = (folder / "index.md").read_text(encoding="utf-8")
    assert f"| [{name.title()}](rules/{name}.md) | {span[0]} | {span[1]} |" in home
    text = learning_text_for(game, text_for(game, language))
    known = chapters(game)
    (length,) = {chapter.minutes for chapter in known}
    titles = ("; " if language == "en" else "\u00a0; ").join(text.say(chapter.title) for chapter in known)
    assert f"| {name.title()} | {titles} | {length} |" in (folder / "play" / "learning.md").read_text(encoding="utf-8")


# The picture of one choice, and the pages of rules.


def test_the_picture_of_one_choice_shows_all_games_and_what_exists():
    picture = (pages.DOCS / "choice.svg").read_text(encoding="utf-8")
    said = re.findall(r"<text[^>]*>([^<]*)</text>", picture)
    assert {game.title() for game in games.names()} <= set(said)
    assert [words for words in said if words.isdigit()] == [str(n) for n in range(1, 15)]
    assert "prefers-color-scheme: dark" in picture
    package = pages.ROOT / "src" / "longhouse"
    named = [path for words in said for path in re.findall(r"\b(?:http|table|store)/[a-z]+(?:\.js|\.py)?", words)]
    assert len(named) > 5
    for path in named:
        base = "web" if path.endswith(".js") else "server"
        assert (package / base / path).exists() or (package / base / f"{path}.py").exists(), path


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_of_rules_hold_every_rule_once_with_pictures(language):
    assert sorted(rules_pages.GAMES) == games.names()
    written = dict(rules_pages.pages(language))
    references = 0
    for name in games.names():
        page = written[f"rules/{name}.md"]
        ftl = (games.get(name).folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
        numbers = re.findall(r"^rule-r(\w+) =", ftl, re.M)
        assert sorted(re.findall(r"^\{ #r(\w+) \.rule \}$", page, re.M)) == sorted(numbers)
        assert not re.search(r"[\u2068\u2069]|\b(rule|rules|study|docs)-[a-z]", page)
        pictures = re.findall(r"\]\(\.\./(pictures/[^)]+)\)", page)
        assert len(pictures) >= 8
        assert [path for path in pictures if "poster" not in path and not (pages.DOCS / path).exists()] == []
        known = {path.name for path in (pages.DOCS / "pictures" / name).glob("part-*.webp")}
        assert known - {path.rpartition("/")[2] for path in pictures} == set()
        named = re.findall(r"\(#r(\w+)\)", page)
        assert set(named) <= set(numbers)
        references += len(named) - len(numbers)
    assert references > 10, "rules that name others link to them"
