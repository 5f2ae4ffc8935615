"""The drawn table of Northgard along whole games: it fits, says everything, and hides what is hidden."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from longhouse import games
from longhouse.core.chance import FREE_STREAM, FastChance
from longhouse.core.match import Match
from longhouse.core.text import Text
from longhouse.games.northgard.chart import Land, _mark, _marks, chart

NAMES = ("Wilhelmine-Charlotte", "Ben", "Cid", "Dora", "Eve")
GAME = games.get("northgard")


def moments(seed: int, seats: int, every: int, **settings: object) -> Iterator[Match]:
    """A match at some of its positions, played at random, and at the end."""
    match = GAME.new(seats, seed, settings, names=NAMES[:seats])
    chance = FastChance(seed)
    while not match.over:
        if len(match.entries) % every == 0:
            yield match
        seat = match.deciding()[0]
        listed = match.options(seat)
        match.choose(seat, listed[chance.pick(FREE_STREAM, len(listed))].key)
    yield match


def drawn(match: Match, seat: int | None, language: str, width: int) -> str:
    text = Text(language, GAME.folder / "text")
    return "\n".join(GAME.draw(match.view(seat), text, match.names, width))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("width", "seats"), [(0, 2), (70, 3), (100, 5)])
def test_it_fits_and_has_all_its_words(language: str, width: int, seats: int) -> None:
    for match in moments(11, seats, 20, creatures=True):
        for seat in (0, None):
            said = drawn(match, seat, language, width)
            assert not re.search(r"\b(table|board|noun)-[a-z]|\.\.|\bNone\b|_", said)
            assert [line for line in said.splitlines() if width and len(line) > width] == []


def test_the_map_shows_every_tile_in_its_place_and_who_reaches_which_side() -> None:
    match = next(match for match in moments(3, 2, 60) if len(match.entries) >= 60)
    table = match.view(None)["table"]
    lines = list(chart(table, 100))
    assert sorted(re.findall(r"T\d\d", "\n".join(lines))) == sorted(tile["id"] for tile in table["tiles"])
    rows = {int(line[:4]): line for line in lines if re.match(r" *-?\d+ ", line[:5]) and "T" in line}
    for tile in table["tiles"]:
        assert tile["id"] in rows[tile["y"]]
    held = {land["holder"] for land in table["territories"].values() if land["holder"] is not None}
    assert set(re.findall(r"\d([AB])", "\n".join(lines))) == {"AB"[seat] for seat in held}


def test_without_room_or_for_the_ear_there_is_no_map() -> None:
    match = next(moments(3, 2, 10))
    table = match.view(None)["table"]
    assert list(chart(table, 0)) == []
    assert list(chart(table, 100))
    assert "+--" not in drawn(match, 0, "en", 0)


def test_two_tiles_side_by_side_agree_on_the_territory_between_them() -> None:
    """The sign between two tiles comes from one of them; the other one must say the same."""
    for match in moments(5, 4, 50):
        table = match.view(None)["table"]
        land = Land({(tile["x"], tile["y"]): tile for tile in table["tiles"]}, _marks(table))
        for x, y in land.cells:
            for side, cell in ((1, (x + 1, y)), (2, (x, y + 1))):
                if cell in land.cells:
                    assert _mark(land, (x, y), side) == _mark(land, cell, (side + 2) % 4)


def test_a_hand_is_shown_to_its_owner_only() -> None:
    for match in moments(7, 3, 25):
        if match.over:
            continue
        own = drawn(match, 1, "en", 0)
        assert "Your hand: " in own
        assert "Your hand" not in drawn(match, None, "en", 0)
        assert ("fame face down" in own) == (match.view(1)["table"]["players"][0]["fame"] is None)
