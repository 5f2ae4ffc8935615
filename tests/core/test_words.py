"""Words in the reader's language (core/text.py)."""

import json
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from longhouse import games
from longhouse.core.errors import NotDeciding, UndoRefused
from longhouse.core.protocol import Event, Message
from longhouse.core.text import LANGUAGES, Name, Text, _bundle

FORMS_OF_NOUNS = json.loads((Path(__file__).parent / "nouns.json").read_text(encoding="utf-8"))
"""Language, noun, the forms that are written, what is then said. The browser's tests read the same table."""

NOUNS = {
    "en": """
noun-axe = axe
noun-bow = bow
gives = { $seat_is ->
    [you] You give { NOUN($thing, form: "the") } { NOUN($other, form: "to") }.
   *[other] { $seat } gives { NOUN($thing, form: "the") } { NOUN($other, form: "to") }.
    }
owned = { NOUN($things, form: "a") } { NOUN($seat, form: "of") }
bare = { NOUN($thing) }, { NOUN($seat) }, { $thing }, { $things }
asks = Why?
    .help = Because of { NOUN($thing, form: "the") }.
event-lost = { $seat } loses { NOUN($thing, form: "a") }.
event-lost-hidden = { $seat } loses something.
""",
    "fr": """
noun-axe = hache
    .a = une hache
    .the = la hache
noun-bow = arc
    .a = un arc
gives = { $seat_is ->
    [you] Vous donnez { NOUN($thing, form: "the") } { NOUN($other, form: "to") }.
   *[other] { $seat } donne { NOUN($thing, form: "the") } { NOUN($other, form: "to") }.
    }
owned = { NOUN($things, form: "a") } { NOUN($seat, form: "of") }
bare = { NOUN($thing) }, { NOUN($seat) }, { $thing }, { $things }
asks = Pourquoi ?
    .help = À cause { NOUN($thing, form: "of") }.
event-lost = { $seat } perd { NOUN($thing, form: "a") }.
event-lost-hidden = { $seat } perd quelque chose.
""",
}
LOUD = "gives = { $seat } HURLS { NOUN($thing) } AT { $other }!\n"


@pytest.fixture
def text(tmp_path):
    for language, words in NOUNS.items():
        (tmp_path / f"{language}.ftl").write_text(words, encoding="utf-8")
    (tmp_path / "en.loud.ftl").write_text(LOUD, encoding="utf-8")
    return lambda language, vocabulary="": Text(language, tmp_path, vocabulary=vocabulary)


GIFT = Message("gives", {"seat": {"seat": 0}, "thing": "bow", "other": {"seat": 1}})


@pytest.mark.parametrize("form", ["bare", "a", "the", "of", "to"])
def test_a_noun_has_its_forms(text, form):
    french = {"bare": "arc", "a": "un arc", "the": "l’arc", "of": "de l’arc", "to": "à l’arc"}
    assert text("fr").noun("bow", form) == french[form]
    english = {"bare": "axe", "a": "an axe", "the": "the axe", "of": "of the axe", "to": "to the axe"}
    assert text("en").noun("axe", form) == english[form]


@pytest.mark.parametrize(("language", "noun", "written", "said"), FORMS_OF_NOUNS)
def test_forms_that_are_not_written_are_made_of_the_others(tmp_path, language, noun, written, said):
    lines = [f"noun-thing = {noun}", *(f"    .{form} = {words}" for form, words in written.items())]
    (tmp_path / f"{language}.ftl").write_text("\n".join(lines), encoding="utf-8")
    text = Text(language, tmp_path)
    assert {form: text.noun("thing", form) for form in said} == said


def test_a_noun_in_other_words_is_declined_in_these(tmp_path):
    """A form is made of what is said, not of what is written: terms differ between wordings."""
    (tmp_path / "fr.ftl").write_text("-sage = un ermite\nnoun-sage = sage\n    .a = { -sage }\n", encoding="utf-8")
    (tmp_path / "fr.old.ftl").write_text("-sage = un manitou\n", encoding="utf-8")
    assert Text("fr", tmp_path).noun("sage", "to") == "à l’ermite"
    assert Text("fr", tmp_path, vocabulary="old").noun("sage", "to") == "au manitou"


def test_the_reader_is_you_and_everybody_else_has_a_name(text):
    names = ("Ann", "Bob")
    assert text("en").say(GIFT, names, viewer=0) == "You give the bow to Bob."
    assert text("en").say(GIFT, names, viewer=1) == "Ann gives the bow to Bob."
    assert text("en").say(GIFT, names, viewer=None) == "Ann gives the bow to Bob."
    assert text("fr").say(GIFT, names, viewer=0) == "Vous donnez l’arc à Bob."


def test_the_reader_is_you_in_a_list_of_players_too(text):
    owned = Message("owned", {"things": [{"seat": 1}, {"seat": 0}], "seat": {"seat": 1}})
    assert text("en").say(owned, ("Ann", "Bob"), 0).startswith("Bob and you ")
    assert text("fr").say(owned, ("Ann", "Bob"), 0).startswith("Bob et vous ")
    assert text("en").say(owned, ("Ann", "Bob")).startswith("Bob and Ann ")


@pytest.mark.parametrize("names", [(), ("", ""), ("Ann",)])
def test_players_without_a_name_have_a_number(text, names):
    assert text("fr").say(GIFT, names).endswith("à Joueur 2.")
    assert "Player 2" in text("en").say(GIFT, names)


@pytest.mark.parametrize(
    ("name", "of"),
    [
        ("Anne", "d’Anne"),
        ("éric", "d’éric"),
        ("Éric", "d’Éric"),
        ("Ömer", "d’Ömer"),
        ("Henri", "d’Henri"),
        ("Œdipe", "d’Œdipe"),
        ("Åsa", "d’Åsa"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Paul", "de Paul"),
        ("Zoé", "de Zoé"),
        ("7Sages", "de 7Sages"),
        ("le Grand", "de le Grand"),
        ("une amie", "d’une amie"),
    ],
)
def test_french_names_are_elided(text, name, of):
    said = text("fr").say(Message("owned", {"things": ["axe"], "seat": {"seat": 0}}), [name])
    assert said == f"une hache {of}"


def test_no_noun_at_all_is_said_where_a_game_has_a_word_for_it(text, tmp_path):
    message = Message("owned", {"things": [], "seat": {"seat": 0}})
    assert text("en").say(message, ["Anne"]) == " of Anne"
    (tmp_path / "en.none.ftl").write_text("noun-none = none\n    .a = nothing\n", encoding="utf-8")
    assert text("en", "none").say(message, ["Anne"]) == "nothing of Anne"


@pytest.mark.parametrize("names", [["Anne"], [""]])
def test_a_side_that_nobody_plays_is_a_noun_of_the_game(text, tmp_path, names):
    forms = "noun-nobody = Le Fantôme\n    .a = le Fantôme\n"
    (tmp_path / "fr.alone.ftl").write_text(forms, encoding="utf-8")
    alone, gift = text("fr", "alone"), Message("gives", {"seat": {"seat": 0}, "thing": "bow", "other": {"seat": 1}})
    assert alone.say(gift, names, viewer=0) == "Vous donnez l’arc au Fantôme."
    taken = Message("gives", {"seat": {"seat": 1}, "thing": "bow", "other": {"seat": 0}})
    assert alone.say(taken, ["Anne"]) == "Le Fantôme donne l’arc à Anne."
    assert alone.say(gift, []).endswith("à Joueur 2.")
    assert text("fr").say(gift, names, viewer=0).endswith("à Joueur 2.")


def test_english_names_are_not_elided(text):
    assert text("en").say(Message("owned", {"things": ["axe"], "seat": {"seat": 0}}), ["Anne"]) == "an axe of Anne"


@pytest.mark.parametrize(
    ("things", "english", "french"),
    [
        ([], "", ""),
        (["axe"], "an axe", "une hache"),
        (["axe", "bow"], "an axe and a bow", "une hache et un arc"),
        (["axe", "bow", "axe"], "an axe, a bow and an axe", "une hache, un arc et une hache"),
        (("axe", "bow"), "an axe and a bow", "une hache et un arc"),
    ],
)
def test_several_nouns_are_listed(text, things, english, french):
    message = Message("owned", {"things": things, "seat": {"seat": 0}})
    assert text("en").say(message, ["Bob"]) == f"{english} of Bob"
    assert text("fr").say(message, ["Bob"]) == f"{french} de Bob"


def test_a_player_called_like_a_component_keeps_the_name(text):
    """Somebody may call himself “sky”, which is a card, or “axe”."""
    message = Message("gives", {"seat": {"seat": 0}, "thing": "axe", "other": {"seat": 1}})
    assert text("fr").say(message, ["bow", "axe"]) == "bow donne la hache à axe."
    tomahawk = games.get("tomahawk")
    charmed = {"kind": "charmed", "seat": {"seat": 0}, "pile": 1, "row": 1, "card": "sky"}
    line = Text("fr", tomahawk.folder / "text").event(charmed, ["sky", "Bob"])
    assert "de sky" in line
    assert "Pouvoir du ciel" in line


def test_a_name_is_said_as_it_was_typed_whatever_is_in_it(text):
    for name in ("{ $seat }", "a\nb", "<b>", "noun-axe", "-term", "é" * 50):
        assert name in text("en").say(GIFT, [name, "Bob"])


def test_without_a_form_a_noun_is_bare_and_without_noun_an_id(text):
    message = Message("bare", {"thing": "axe", "things": ["axe", "bow"], "seat": {"seat": 0}})
    assert text("fr").say(message, ["Bob"]) == "hache, Bob, axe, axe, bow"


def test_a_message_that_does_not_exist_is_its_id(text):
    assert text("en").say("no-such-message") == "no-such-message"
    assert not text("en").has("no-such-message")
    assert text("en").say("asks", attribute="no-such-attribute") == "asks"


def test_a_component_that_does_not_exist_is_its_id(text):
    assert text("en").noun("spear", "the") == "spear"
    assert text("en").noun("bow", "no-such-form") == "bow"


def test_an_attribute_is_said_with_the_arguments_of_its_message(text):
    assert text("fr").say(Message("asks", {"thing": "bow"}), attribute="help") == "À cause de l’arc."


def test_a_message_that_lacks_an_argument_is_an_error_not_a_gap(text):
    with pytest.raises(Exception, match="thing"):
        text("en").say(Message("asks"), attribute="help")


def test_an_event_is_said_as_the_reader_was_told_it(text):
    event = Event("lost", {"seat": {"seat": 0}}, {0: {"thing": "axe"}})
    assert text("en").event(event.seen_by(0), ["Ann"], 0) == "Ann loses an axe."
    assert text("en").event(event.seen_by(1), ["Ann"], 1) == "Ann loses something."
    assert text("fr").event(event.seen_by(None), ["Ann"]) == "Ann perd quelque chose."


def test_an_event_without_words_says_nothing(text):
    assert text("en").event({"kind": "no_such_event"}) == ""


def test_an_event_kind_with_underscores_has_a_message_with_hyphens():
    tomahawk = games.get("tomahawk")
    event = {"kind": "stays_hidden", "pile": 3}
    assert "3" in Text("en", tomahawk.folder / "text").event(event)


def test_another_vocabulary_overrides_what_it_has_and_leaves_the_rest(text):
    loud = text("en", "loud")
    assert loud.say(GIFT, ["Ann", "Bob"]) == "Ann HURLS bow AT Bob!"
    assert loud.noun("axe", "a") == "an axe"
    assert text("fr", "loud").say(GIFT, ["Ann", "Bob"]) == "Ann donne l’arc à Bob."
    assert text("en", "no such vocabulary").say(GIFT, ["Ann", "Bob"]) == "Ann gives the bow to Bob."


def test_a_language_we_do_not_have_is_english(text):
    assert text("xx").language == "en"
    assert text("xx").noun("axe") == "axe"


def test_an_error_is_a_sentence_in_both_languages_and_english_as_a_string():
    error = NotDeciding("error-not-deciding", seat={"seat": 1})
    assert str(error) == "It is not your turn. Player 2 must move first."
    assert Text("fr").error(error, ["Ann", "Léa"]) == "Ce n’est pas à vous de jouer, mais à Léa."
    assert str(UndoRefused("error-undo-nothing")) == Text("en").say("error-undo-nothing")


def test_a_name_is_a_noun_of_its_own():
    assert Text("en").name(0, ["Ann"]) == Name("Ann")
    assert Text("fr").name(2, ["Ann"]) == "Joueur 3"


# A message is parsed when it is first said.


@pytest.mark.parametrize("vocabulary", ["", "original"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_parsed_alone_is_what_fluent_reads_in_the_whole_file(language, vocabulary):
    tomahawk = games.get("tomahawk").folder
    folders = (tomahawk / "text", tomahawk / "lessons")
    whole = FluentBundle([language])
    for path in (folder / f"{language}{ending}.ftl" for folder in folders for ending in {"", f".{vocabulary}"} - {"."}):
        if path.exists():
            whole.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    parts = _bundle(language, folders, vocabulary)
    assert len(whole._messages) > 300
    for message_id, entry in whole._messages.items():
        parts.get_message(message_id)
        assert parts._messages[message_id].equals(entry, ignored_fields=["span", "comment"]), message_id


def test_a_message_says_those_it_refers_to_and_terms(tmp_path):
    (tmp_path / "en.ftl").write_text(
        """
fire = { -house } burns { $number ->
    [one] { log.short }
   *[other] { far }
}.
far = { $number } { log }s
# Between two messages.
log = log
    .short = a log
-house = The longhouse
""",
        encoding="utf-8",
    )
    text = Text("en", tmp_path)
    assert text.say("fire", number=1) == "The longhouse burns a log."
    assert text.say("fire", number=2) == "The longhouse burns 2 logs."
