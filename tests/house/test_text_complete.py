"""English and French, complete: the suite of `longhouse.testing` for all texts of the house, and that it finds gaps."""

from longhouse.core import log
from longhouse.testing.code import HOUSE
from longhouse.testing.fluent_files import areas, read
from longhouse.testing.message_ids import is_used
from longhouse.testing.suite.test_text_complete import *  # noqa: F403
from longhouse.testing.suite.test_text_complete import CORE, PAGE, TERMINAL, base, needless, said_twice, without_article


def test_all_texts_of_the_house_are_looked_at():
    rooms = {folder.parent.name for folder in areas()}
    assert {"core", "terminal", "server", "web", "arena", "tomahawk", "tribes"} <= rooms


def test_the_check_of_unused_messages_finds_them():
    assert not is_used("why-is-the-sky-blue")
    assert not is_used("event-nothing-happened")
    assert not is_used("table-cloth")
    assert is_used("error-undo-chance")


def test_a_french_noun_without_its_article_is_named(tmp_path):
    path = tmp_path / "fr.ftl"
    path.write_text("noun-axe = hache\n    .the = la hache\nnoun-bow = arc\n    .a = un arc\n", encoding="utf-8")
    assert without_article(read(path)) == ["noun-axe"]


def test_a_form_that_is_made_anyway_is_named(tmp_path):
    (tmp_path / "en.ftl").write_text("noun-bow = bow\n    .a = a bow\n    .the = his bow\n", encoding="utf-8")
    assert list(needless(tmp_path, "en")) == ["noun-bow.a"]


def test_a_message_that_two_files_have_is_named(tmp_path):
    paths = [tmp_path / "en.ftl", tmp_path / "lessons.ftl", tmp_path / "missing.ftl"]
    paths[0].write_text("-brand = Ours\nchapter-year = Year { $now }\nyes = Yes\n", encoding="utf-8")
    paths[1].write_text("-brand = Theirs\nchapter-year = Four markers\n    .about = A year\n", encoding="utf-8")
    assert said_twice(paths) == ["brand", "chapter-year"]


def test_every_room_with_words_is_loaded_somewhere():
    rooms = {folder.parent.relative_to(HOUSE).as_posix() for folder in areas() if HOUSE in folder.parents}
    assert {room for room in rooms if not room.startswith("games/")} == {*PAGE, *TERMINAL}


def test_every_barrier_has_its_refusal():
    for barrier in (log.CHANCE, log.REVEAL, log.TOGETHER):
        assert f"error-undo-{barrier}" in base(CORE).messages
