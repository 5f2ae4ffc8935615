"""Settings: declared once, checked everywhere."""

import pytest

from longhouse.core.errors import BadSeats, BadSetting
from longhouse.core.settings import Setting, complete, parse_all
from longhouse.core.text import Text
from longhouse.testing.under_test import GAMES, INSTALLED

SWITCH = Setting("bonus", (False, True), "rulebook")
WORD = Setting("timing", ("early", "late"), "rulebook")
NUMBER = Setting("rounds", range(2, 6), "designed", 4)
NUMBERS = Setting("sides", (6, 8, -1), "designed")
ALL = (SWITCH, WORD, NUMBER, NUMBERS)


def test_what_nobody_sets_has_its_default():
    assert complete(ALL, {}) == {"bonus": False, "timing": "early", "rounds": 4, "sides": 6}


def test_what_is_set_is_kept_and_in_the_declared_order():
    chosen = complete(ALL, {"rounds": 2, "bonus": True})
    assert chosen == {"bonus": True, "timing": "early", "rounds": 2, "sides": 6}
    assert list(chosen) == ["bonus", "timing", "rounds", "sides"]


@pytest.mark.parametrize(
    ("setting", "word", "value"),
    [
        (SWITCH, "on", True),
        (SWITCH, "OFF", False),
        (SWITCH, "yes", True),
        (SWITCH, "no", False),
        (SWITCH, "True", True),
        (SWITCH, "false", False),
        (WORD, "late", "late"),
        (NUMBER, "5", 5),
        (NUMBERS, "-1", -1),
    ],
)
def test_a_typed_word_becomes_its_value(setting, word, value):
    parsed = setting.parse(word)
    assert parsed == value
    assert type(parsed) is type(value)


@pytest.mark.parametrize("setting", ALL, ids=lambda setting: setting.name)
def test_every_value_is_typed_the_way_it_is_shown(setting):
    assert [setting.parse(setting.word(value)) for value in setting.values] == list(setting.values)


@pytest.mark.parametrize(
    ("setting", "word"),
    [
        (SWITCH, "maybe"),
        (SWITCH, ""),
        (SWITCH, "1"),
        (WORD, "LATE"),
        (WORD, ""),
        (NUMBER, "6"),
        (NUMBER, "1"),
        (NUMBER, "two"),
        (NUMBER, "3.5"),
        (NUMBER, "--3"),
        (NUMBER, "-"),
        (NUMBER, "²"),
        (NUMBER, ""),
    ],
)
def test_a_typed_word_that_is_no_value_is_refused(setting, word):
    with pytest.raises(BadSetting) as refused:
        setting.parse(word)
    assert refused.value.message_id == "error-setting-value"


@pytest.mark.parametrize(
    ("setting", "value"),
    [(SWITCH, 1), (SWITCH, "on"), (SWITCH, None), (NUMBER, True), (NUMBER, 3.0), (NUMBERS, "6"), (WORD, ["early"])],
)
def test_a_value_of_another_type_is_refused(setting, value):
    with pytest.raises(BadSetting):
        complete(ALL, {setting.name: value})


def test_a_setting_that_the_game_does_not_have_is_refused_by_name():
    with pytest.raises(BadSetting) as refused:
        complete(ALL, {"speed": 3})
    assert refused.value.message_id == "error-setting-unknown"
    for language in ("en", "fr"):
        sentence = Text(language).error(refused.value)
        assert "speed" in sentence
        assert "timing" in sentence


def test_a_refusal_says_what_may_be_said():
    assert (SWITCH.spoken_values(), WORD.spoken_values()) == ("off, on", "early, late")
    assert (NUMBER.spoken_values(), NUMBERS.spoken_values()) == ("2..5", "6, 8, -1")


def test_typed_settings_are_read_together():
    assert parse_all(ALL, ["rounds=3", "bonus=on"]) == {"rounds": 3, "bonus": True}


@pytest.mark.parametrize(
    ("word", "message"),
    [("rounds", "error-setting-form"), ("speed=3", "error-setting-unknown"), ("rounds=9", "error-setting-value")],
)
def test_a_badly_typed_setting_is_refused(word, message):
    with pytest.raises(BadSetting) as refused:
        parse_all(ALL, [word])
    assert refused.value.message_id == message


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_value_of_every_setting_of_a_game_starts_a_match(game):
    for setting in game.settings:
        assert setting.default in setting.values
        for value in setting.values:
            match = game.new(seed=1, settings={setting.name: value})
            assert match.settings[setting.name] == value
            assert match.deciding()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_number_of_players_that_the_game_does_not_take_is_refused(game):
    assert game.new(seed=1).seats == game.seats[0]
    for seats in (0, -1, game.seats[0] - 1, game.seats[-1] + 1, 100):
        with pytest.raises(BadSeats) as refused:
            game.new(seats=seats)
        assert str(game.seats[-1]) in str(refused.value)


@pytest.mark.parametrize("game", INSTALLED, ids=lambda game: game.id)
def test_values_for_short_games_are_values(game):
    for setting in game.settings:
        for value in setting.brief:
            assert setting.check(value) == value
