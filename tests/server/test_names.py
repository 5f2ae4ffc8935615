"""Names of people: what is kept as it is, and what is refused because it cannot be seen."""

import pytest

from longhouse.server.errors import BadRequest
from longhouse.server.table.actions import clean_name

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
PIRATES = "\U0001f3f4\u200d\u2620\ufe0f"
SURFER = "\U0001f3c4\U0001f3fd\u200d\u2640\ufe0f"


@pytest.mark.parametrize(
    "name", ["Anna", "Béla", "Wáhta'", "王", "O’Neill 2", "\U0001f43b", FAMILY, PIRATES, SURFER, f"The {FAMILY}s"]
)
def test_a_name_that_can_be_seen_is_kept(name):
    assert clean_name(name) == name


def test_a_name_is_trimmed_and_composed():
    assert clean_name("  Be\u0301la ") == "Béla"


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 33,
        "An\u200dna",
        "Anna\u200d",
        "\u200d",
        "\U0001f468\u200d",
        "\u200d\U0001f468",
        "\U0001f468\u200d\u200d\U0001f469",
        "\U0001f468\u200dAnna",
        "An\u200bna",
        "\u202eannA",
        "An\nna",
        "Anna\x00",
        "\ufeffAnna",
        "\u2800",
        "\u3164",
        "An\u034fna",
        "\ud800",
        "\U0001fafe\u200d\U000e0041",
    ],
    ids=ascii,
)
def test_a_name_with_something_unseen_is_refused(name):
    with pytest.raises(BadRequest):
        clean_name(name)


@pytest.mark.parametrize(
    "name",
    ["x\u0301\u0301\u0301", "\u0301" * 31, "\u0301a", "...", "-", "\u0336", "a\u20dd\u20dd\u20dd", "!?", "'"],
    ids=ascii,
)
def test_a_name_that_is_only_marks_is_refused(name):
    with pytest.raises(BadRequest) as refused:
        clean_name(name)
    assert refused.value.message_id == "server-error-name"


@pytest.mark.parametrize("name", ["Nguyễn", "Ṩ", "Đặng", "7", "ấ"])
def test_letters_with_the_marks_of_a_language_are_kept(name):
    assert clean_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "Chief",
        "chief",
        "C H I E F",
        "Chef",
        "chef!",
        "Br\u0430ve",
        "Ｂｒａｖｅ",
        "Novice",
        "Élder",
        "Ancien",
        "greedy",
        "gr\u0435edy",
    ],
)
def test_nobody_passes_for_a_level_of_bots(name):
    with pytest.raises(BadRequest) as refused:
        clean_name(name)
    assert refused.value.message_id == "server-error-name-bot"


def test_people_may_be_called_like_the_animals_that_bots_are_called_after():
    assert clean_name("Robin") == "Robin"
