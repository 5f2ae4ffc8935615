"""A match from a written position, with luck as one wishes it."""

import json

import pytest

from longhouse import games
from longhouse.core.chance import FastChance
from longhouse.core.errors import BadPosition, BadSeats, BadWish, DamagedFile
from longhouse.core.files import Journal
from longhouse.core.match import Match
from longhouse.core.text import Text
from longhouse.testing.selfplay import choose_any, played, trace
from longhouse.testing.under_test import INSTALLED

TRIBES, TOMAHAWK, NORTHGARD = (games.get(name) for name in ("tribes", "tomahawk", "northgard"))


def refused(error, message, do):
    with pytest.raises(error) as refusal:
        do()
    assert refusal.value.message_id == message
    assert all(Text(language).error(refusal.value) != message for language in ("en", "fr"))


def rolled(match):
    return [event["value"] for event in match.events(None) if event["kind"] == "rolled"]


# Positions.


@pytest.mark.parametrize("game", INSTALLED, ids=lambda game: game.id)
def test_a_match_goes_on_from_any_position_of_another(game, tmp_path):
    position = played(game, 5, choices=30).state.dump()
    match, chance = game.new(seed=1, position=position), FastChance(1)
    assert match.state.dump() == position
    assert match.view(None)["seed_chosen"]
    for _ in range(25):
        if not match.over:
            choose_any(match, chance)
    able = [seat for seat in range(match.seats) if match.can_undo(seat)]
    if able:
        match.undo(able[0])
    match.save(tmp_path / "match.jsonl")
    again = Match.load(tmp_path / "match.jsonl")
    assert again.state.dump() == match.state.dump()
    assert Match.verify(tmp_path / "match.jsonl") == sum(len(entry.chance) for entry in match.entries)
    if not match.over:
        match.rewind(0, 0, range(match.seats))
        assert match.state.dump() == position
    assert next(match.moments()).state.dump() == position


def test_seats_and_settings_are_those_of_the_position():
    position = TRIBES.new(3, seed=1, settings={"max_cycles": 10}).state.dump()
    match = TRIBES.new(position=position)
    assert (match.seats, match.settings["max_cycles"]) == (3, 10)
    refused(BadSeats, "error-seats", lambda: TRIBES.new(2, position=position))


def test_what_a_position_does_not_say_may_be_said_beside_it():
    match = NORTHGARD.new(position={"players": 2}, settings={"years": 10})
    assert match.settings["years"] == match.state.dump()["settings"]["years"] == 10


def test_a_position_that_cannot_be_is_refused():
    with pytest.raises(BadPosition):
        TOMAHAWK.new(position={"round": 99})


@pytest.mark.parametrize("damage", [{"round": 99}, {"moon": 1}, "three players"])
def test_a_file_with_a_damaged_position_is_refused(damage, tmp_path):
    path = tmp_path / "match.jsonl"
    TRIBES.new(position=TRIBES.new(2, seed=1).state.dump()).save(path)
    header, rest = path.read_text().split("\n", 1)
    first = json.loads(header)
    first["position"] = TRIBES.new(3, seed=1).state.dump() if isinstance(damage, str) else first["position"] | damage
    path.write_text(json.dumps(first) + "\n" + rest)
    with pytest.raises(DamagedFile):
        Match.load(path)


# Luck.


def test_a_bare_outcome(toy):
    match = toy.new(seats=3, seed=5, luck={"die": [3, 0]})
    match.choose(0, "roll")
    match.choose(0, "roll")
    first, second = rolled(match)
    assert first - second == 3


def test_luck_that_nobody_wished_for_is_as_it_was(toy):
    plain, wished = toy.new(seats=3, seed=5), toy.new(seats=3, seed=5, luck={"die": [3]})
    for match in (plain, wished):
        for _ in range(3):
            match.choose(match.deciding()[0], "roll")
    assert rolled(plain)[1:] == rolled(wished)[1:]


@pytest.mark.parametrize("tile", ["T22", "T13", "T16"])
def test_a_tile_by_its_name(tile):
    """The first tile that somebody explores is the one that was wished for."""
    match, chance = NORTHGARD.new(seed=4), FastChance(4)
    match.wish("tiles", tile)
    explored = []
    while not explored:
        assert tile in match.state.dump()["pile"]
        choose_any(match, chance)
        explored = [one for one in match.entries[-1].chance if match.game.streams[one.stream] == "tiles"]
    assert tile not in match.state.dump()["pile"]


def test_a_tile_by_its_name_where_its_position_says_how_it_lies():
    """Tribes writes "T072:N": the tile and its mountains."""
    land = {"B2": "T023", "C2": "T011", "H9": "T001"}
    tribes = {"B2": {"seat": 0, "warriors": 1, "chief": True}, "H9": {"seat": 1, "warriors": 1, "chief": True}}
    position = {"players": 2, "land": land, "tribes": tribes, "seats": [{"card": "trail"}, {"card": "raid"}]}
    match = TRIBES.new(seed=1, position={**position, "turn": {"seat": 0}}, luck={"tiles": ["T072"]})
    match.choose(0, "move:B2>B3:1+chief")
    assert match.state.dump()["land"]["B3"].startswith("T072:")


def test_several_cards_of_one_draw_by_their_names():
    """At the end of the round cards are drawn: these, and in this order."""
    match = TOMAHAWK.new(seed=7, settings={"specials": False})
    deck = match.state.dump()["players"][0]["deck"]
    wanted = [deck[-1], deck[2]]
    match.wish("deck of seat 0", *wanted)
    while match.state.dump()["round"] == 1:
        seat = match.deciding()[0]
        match.choose(seat, match.options(seat)[0].key)
    hand = match.state.dump()["players"][0]["hand"]
    assert set(wanted) <= set(hand)


def test_what_cannot_come_is_refused_and_changes_nothing(toy):
    match = toy.new(seats=3, seed=5)
    refused(BadWish, "error-wish-stream", lambda: match.wish("weather", 1))
    for wish in (6, -1, "T22"):
        match.wish("die", wish)
        before = trace(match)
        refused(BadWish, "error-wish-impossible", lambda: match.choose(0, "roll"))
        assert trace(match) == before
    match.wish("die")
    match.choose(0, "roll")
    refused(BadWish, "error-wish-rated", lambda: toy.new(seats=3, rated=True, luck={"die": [1]}))


def test_after_a_rewind_the_same_luck_comes_again(toy):
    match = toy.new(seats=3, seed=5, luck={"die": [4]})
    match.choose(0, "roll")
    match.rewind(1, 0, (1, 2))
    match.choose(0, "roll")
    assert len(set(rolled(match))) == 1


@pytest.mark.parametrize("kind", ["saved", "journal"])
def test_wishes_are_kept_in_files(toy, tmp_path, kind):
    match = toy.new(seats=3, seed=5)
    path = tmp_path / "match.jsonl"
    journal = Journal(match, path) if kind == "journal" else None
    match.wish("die", 1, 2)
    match.choose(0, "roll")
    match.rewind(0, 0, (1, 2))
    match.wish("die", 5, 3)
    match.choose(0, "roll")
    if journal is None:
        match.save(path)
    else:
        journal.write()
        journal.close()
    again = Match.load(path)
    assert again.wishes == match.wishes
    assert again.seed.chosen
    again.choose(0, "roll")
    match.choose(0, "roll")
    assert rolled(again) == rolled(match)
    assert Match.verify(path) == sum(len(entry.chance) for entry in match.entries[:-1])


# What came of it.


def test_choosing_tells_what_happened_and_what_was_forced():
    match = TOMAHAWK.new(seed=7, settings={"specials": False})
    happened = match.choose(0, match.options(0)[0].key)
    assert [event.kind for event in happened.events] == ["placed"]
    assert happened.forced == []
    forced = []
    while not forced:
        seat = match.deciding()[0]
        forced = match.choose(seat, match.options(seat)[0].key).forced
    assert forced == list(match.entries[-1].forced)
    assert forced[0].startswith("play:")
