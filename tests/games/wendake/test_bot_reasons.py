"""Why a choice is good, in differences that a person understands."""

from longhouse.core.chance import FastChance
from longhouse.core.settings import complete
from longhouse.core.text import Text
from longhouse.games.wendake import data

from .positions import GAME, SWAPS, choose, doing, position

TEXTS = {language: Text(language, GAME.folder / "text") for language in ("en", "fr")}


def why(table, *keys, seat=0, **wishes):
    """The reasons for some choices of a seat, by id."""
    before = table.copy()
    choose(table, *keys, **wishes)
    return {message.id: dict(message.args) for message in GAME.reasons(before, table, seat)}


def test_points_that_count_come_first():
    table = position({"rituals": [1], "tracks": {"economic": 9}}, partner="ritual")
    found = why(table, "place:1", "do:ritual", "bring:warrior", "bring:woman")
    assert next(iter(found)) == "reason-points"
    assert found["reason-points"] == {"points": 5, "total": 5}


def test_points_that_wait_for_their_partner_are_called_by_their_track():
    table = position({"rituals": [1]}, partner="ritual")
    found = why(table, "place:1", "do:ritual", "bring:warrior", "bring:woman")
    assert "reason-points" not in found
    assert found["reason-track"] == {"track": "ritual", "points": 5}


def test_a_turtle_is_named():
    table = doing("military", {"canoes": 3})
    assert why(table, "claim:canoes-3")["reason-turtle"] == {"turtle": "canoes-3"}


def test_a_field_and_a_majority_are_counted():
    table = position(areas={"s1.1": "0 warrior"})
    assert why(table, "transfer:s1.1+replace")["reason-women"] == {"count": 1, "total": 2}
    table = doing("move3")
    assert why(table, "stand:warrior@E>s1")["reason-majorities"] == {"count": 1, "total": 2}


def test_what_a_choice_costs_comes_last():
    table = position(SWAPS)
    assert why(table, "swap:1-2") == {"reason-swap-lost": {"count": 1}}


def test_a_token_is_kept_in_the_last_year():
    table = position(SWAPS, year=7)
    assert why(table, "order")["reason-swaps"] == {"count": 1}


def test_who_was_driven_away_is_named():
    table = doing("move3", areas={"s1.1": "1 woman"})
    found = why(table, "attack:warrior@E>s1.1")
    assert found["reason-driven-away"] == {"count": 1, "seat": {"seat": 1}}


def test_every_reason_can_be_said_in_both_languages():
    """Along games that choose at random, from one turn to the next."""
    said = set()
    for seed in range(3):
        chance = FastChance(seed)
        table = GAME.start(2 + seed, complete(GAME.settings, {}), chance, None)
        before = table.copy()
        while not table.is_over():
            (seat,) = table.deciding()
            options = table.options(seat)
            table.apply(seat, options[chance.pick(-1, len(options))], chance)
            for message in GAME.reasons(before, table, seat):
                said.add(message.id)
                for text in TEXTS.values():
                    words = text.say(message, ["Ann", "Bob", "Cleo", "Dan"])
                    assert words
                    assert words != message.id
            if chance.pick(-1, 4) == 0:
                before = table.copy()
    assert len(said) > 15


def test_an_action_tile_is_named():
    chance = FastChance(5)
    table = GAME.start(2, complete(GAME.settings, {}), chance, None)
    while True:
        (seat,) = table.deciding()
        options = table.options(seat)
        keys = [GAME.codec.key(option) for option in options]
        new = [at for at, key in enumerate(keys) if key.startswith("replace:")]
        if new:
            break
        table.apply(seat, options[chance.pick(-1, len(options))], chance)
    before = table.copy()
    table.apply(seat, options[new[0]], chance)
    tile = keys[new[0]].partition("<")[2]
    assert tile in data.TILE_IDS
    assert {"tile": tile} in [dict(message.args) for message in GAME.reasons(before, table, seat)]
