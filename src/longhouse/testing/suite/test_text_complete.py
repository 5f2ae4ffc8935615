"""English and French, complete: the same messages, all of them used, none missing."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from longhouse.core.components import read_components
from longhouse.core.game import Game, same_label
from longhouse.core.text import FORMS, LANGUAGES, Text, _bundle, made
from longhouse.testing.chosen import said_of
from longhouse.testing.code import HOUSE
from longhouse.testing.fluent_files import File, areas, files, overlays, plain, read
from longhouse.testing.message_ids import events, hyphened, is_used, literals, orders, settings
from longhouse.testing.under_test import INSTALLED

CORE = HOUSE / "core" / "text"
NAMED_FIELDS = ("type", "animal", "icon", "land")
AREAS = areas()


def area(folder: Path) -> str:
    is_ours = HOUSE in folder.parents
    return folder.parent.relative_to(HOUSE).as_posix() if is_ours else folder.parent.name


def base(folder: Path) -> File:
    return read(folder / "en.ftl")


def but_forms(file: File) -> set[str]:
    """The messages and attributes of a file; which forms of a noun are written depends on the language."""
    return {name for name in file.messages if not re.fullmatch(rf"noun-.*\.({'|'.join(FORMS)})", name)}


def nouns(file: File) -> list[str]:
    return [name for name in file.messages if name.startswith("noun-") and "." not in name]


each_area = pytest.mark.parametrize("folder", AREAS, ids=area)
each_game = pytest.mark.parametrize("game", INSTALLED, ids=lambda game: game.id)


def text_of(game: Game) -> Path:
    return game.folder / "text"


@each_game
def test_every_game_has_its_words(game: Game) -> None:
    for language in LANGUAGES:
        path = text_of(game) / f"{language}.ftl"
        assert path.exists(), f"write {path}"


@each_area
def test_every_file_can_be_read_and_has_no_message_twice(folder: Path) -> None:
    for path in folder.glob("*.ftl"):
        assert read(path).junk == []
        assert read(path).repeated == []
    assert {path.name for path in folder.glob("??.ftl")} == {f"{language}.ftl" for language in LANGUAGES}


@each_area
def test_both_languages_have_the_same_messages_and_attributes(folder: Path) -> None:
    english, french = files(folder).values()
    assert sorted(but_forms(english)) == sorted(but_forms(french))


@each_area
def test_both_languages_take_the_same_arguments(folder: Path) -> None:
    english, french = files(folder).values()
    different = {
        name: (sorted(plain(english.messages[name].arguments)), sorted(plain(french.messages[name].arguments)))
        for name in english.messages
        if name in french.messages and plain(english.messages[name].arguments) != plain(french.messages[name].arguments)
    }
    assert different == {}


@each_area
def test_another_wording_only_overrides(folder: Path) -> None:
    for language, vocabulary, overlay in overlays(folder):
        below = files(folder)[language]
        assert but_forms(overlay) <= but_forms(below), f"{language}.{vocabulary}"
        assert set(overlay.terms) <= set(below.terms), f"{language}.{vocabulary}"
        for name in but_forms(overlay):
            attributes = {known for known in but_forms(below) if known.startswith(f"{name}.")}
            assert attributes <= set(overlay.messages), f"{name} loses its attributes in {language}.{vocabulary}"
            assert plain(overlay.messages[name].arguments) == plain(below.messages[name].arguments)


@each_game
def test_every_wording_has_its_files_in_both_languages(game: Game) -> None:
    found = sorted((language, vocabulary) for language, vocabulary, _ in overlays(text_of(game)))
    assert found == sorted((language, v) for language in LANGUAGES for v in game.vocabularies[1:])


@each_area
def test_what_a_message_refers_to_exists(folder: Path) -> None:
    for language in LANGUAGES:
        known, shared = files(folder)[language], read(CORE / f"{language}.ftl")
        layers = [known, *(overlay for lang, _, overlay in overlays(folder) if lang == language)]
        for layer in layers:
            for name, found in {**layer.messages, **layer.terms}.items():
                assert found.messages <= {*known.messages, *shared.messages}, name
                assert found.terms <= {*known.terms, *shared.terms}, name


PAGE = ("core", "server", "web", "web/me", "web/analysis")
TERMINAL = ("core", "terminal", "arena", "server", "server/commands")
"""Rooms whose words are loaded together with those of a game, for the page and for the command line."""
OF_A_GAME = frozenset({"why-later", "lesson-chapter-puzzle"})
"""General messages that a game may word for itself: the file that is loaded last wins."""


def said_twice(paths: Iterable[Path]) -> list[str]:
    """Messages and terms that several of these files have. One of them is never shown."""
    found = [read(path) for path in paths if path.exists()]
    times = Counter(name for file in found for name in (*file.messages, *file.terms) if "." not in name)
    return sorted(name for name, count in times.items() if count > 1)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rooms", [PAGE, TERMINAL], ids=["page", "terminal"])
def test_no_message_is_in_two_files_that_are_loaded_together(game: Game, language: str, rooms: tuple[str, ...]) -> None:
    folders = [*(HOUSE / room / "text" for room in rooms), text_of(game), game.folder / "lessons"]
    assert set(said_twice(folder / f"{language}.ftl" for folder in folders)) <= OF_A_GAME


@each_area
def test_every_term_is_used_somewhere(folder: Path) -> None:
    for language in LANGUAGES:
        known = files(folder)[language]
        referred = {term for found in [*known.messages.values(), *known.terms.values()] for term in found.terms}
        assert set(known.terms) <= referred


# Code and words.


def all_ids(language: str) -> set[str]:
    """All that Longhouse and the games under test say."""
    folders = {*areas(), *(path.parent for path in HOUSE.rglob("text/en.ftl"))}
    return {name for folder in folders for name in read(folder / f"{language}.ftl").messages if "." not in name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_in_the_code_exists(language: str) -> None:
    """A literal counts as an id when it begins like one: option-, prompt-, why-, event-, error-, table- and so on."""
    known = all_ids(language)
    beginnings = {name.split("-")[0] for name in known if "-" in name}
    known |= {name for path in HOUSE.rglob(f"lessons/{language}.ftl") for name in read(path).messages}
    looks_like_one = re.compile(rf"({'|'.join(sorted(beginnings))})(-[a-z0-9]+)+")
    known |= {name.removeprefix("help-") for name in known if name.startswith("help-")}  # commands, named in the code
    assert sorted(word for word in literals() if looks_like_one.fullmatch(word) and word not in known) == []


@each_area
def test_no_message_is_unused(folder: Path) -> None:
    referred = {name for found in base(folder).messages.values() for name in found.messages}
    names = [name for name in base(folder).messages if "." not in name]
    unused = sorted(name for name in names if not is_used(name) and name not in referred)
    assert unused == [], f"no code says them: {folder}"


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_event_and_setting_has_its_words(game: Game, language: str) -> None:
    known = read(text_of(game) / f"{language}.ftl").messages
    expected = [f"option-{kind.name}" for kind in game.codec.kinds] + [*events(game), *settings(game), *orders(game)]
    missing = [name for name in expected if name not in known]
    assert missing == [], f"write them in {text_of(game) / language}.ftl"
    assert [s.name for s in game.settings if f"setting-{hyphened(s.name)}.about" not in known] == []


@each_game
def test_the_arguments_of_events_and_options_are_those_the_game_gives(game: Game) -> None:
    known = base(text_of(game)).messages
    for kind in game.events.kinds.values():
        given = {field.name for field in kind.fields}
        public = {field.name for field in kind.fields if field.to is None}
        name = f"event-{hyphened(kind.name)}"
        assert plain(known[name].arguments) <= given, name
        if f"{name}-hidden" in known:
            assert plain(known[f"{name}-hidden"].arguments) <= public, f"{name}-hidden"
    for option in game.codec.kinds:
        given = {name for field in option.fields for name in field.split(",")}
        # What a game adds to its labels is said in test_self_play, position by position.
        assert game.label is not same_label or plain(known[f"option-{option.name}"].arguments) <= given


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_its_noun_in_all_forms(game: Game, language: str) -> None:
    text = Text(language, game.folder / "text")
    known = read(text_of(game) / f"{language}.ftl").messages
    nameless = said_of(game.id).get("nameless", ["number"])
    tables = {name: rows for name, rows in read_components(game.folder).items() if name not in nameless}
    things = {row["id"] for rows in tables.values() for row in rows if "land" not in row}  # a tile has its land's name
    things |= {row[field] for rows in tables.values() for row in rows for field in NAMED_FIELDS if field in row}
    for thing in sorted(things):
        assert f"noun-{hyphened(thing)}" in known
        for form in FORMS:
            assert text.noun(thing, form) != thing, f"{thing} has no form “{form}”"


def without_article(file: File) -> list[str]:
    """French nouns that do not say whether they are un, une, le, des or a name: no form can be made of them."""
    return [name for name in nouns(file) if f"{name}.a" not in file.messages]


@each_area
def test_every_french_noun_has_its_article(folder: Path) -> None:
    for path in folder.glob("fr*.ftl"):
        assert without_article(read(path)) == []


def needless(folder: Path, language: str) -> Iterator[str]:
    """Forms that are written, though every wording would say the same without them. French has .a for its article."""
    known = read(folder / f"{language}.ftl")
    wordings = ["", *(vocabulary for lang, vocabulary, _ in overlays(folder) if lang == language)]
    texts = [Text(language, folder, vocabulary=vocabulary) for vocabulary in wordings]
    for name in nouns(known):
        for form, other in FORMS.items():
            if f"{name}.{form}" in known.messages and (language, form) != ("fr", "a"):
                said = [(text.noun(name[5:], form), made(text.noun(name[5:], other), language, form)) for text in texts]
                if all(written == without for written, without in said):
                    yield f"{name}.{form}"


@each_area
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_form_is_written_that_is_made_anyway(folder: Path, language: str) -> None:
    assert list(needless(folder, language)) == []


# Everything comes out whole, whatever the arguments.

SAMPLES: tuple[dict[str, Any], ...] = (
    {},
    {"number": 0},
    {"number": 2},
    {"number": 5, "is": "other"},
    {"thing": "no-such-thing"},
)


@each_area
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_comes_out_without_a_gap(folder: Path, language: str) -> None:
    wordings = ["", *(vocabulary for lang, vocabulary, _ in overlays(folder) if lang == language)]
    for vocabulary in wordings:
        bundle = _bundle(language, (CORE, folder), vocabulary)
        for name, found in files(folder)[language].messages.items():
            message_id, _, attribute = name.partition(".")
            message = bundle.get_message(message_id)
            pattern = message.attributes[attribute] if attribute else message.value
            for sample in SAMPLES if pattern else ():
                assert pattern is not None
                arguments = {argument: sample.get("thing", sample.get("number", 1)) for argument in found.arguments}
                arguments |= {a: sample.get("is", "you") for a in found.arguments if a.endswith("_is")}
                said, errors = bundle.format_pattern(pattern, arguments)
                assert not errors, f"{name}: {errors}"
                assert str(said).strip(), name
                assert not re.search(r"[{}]|\$|  +(?! )$", str(said)), f"{name}: {said}"
