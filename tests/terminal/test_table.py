"""The drawn table of Tomahawk, at every moment of whole games: it fits, says everything, and hides what is hidden."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator

import pytest

from longhouse import games
from longhouse.core.chance import FREE_STREAM, FastChance
from longhouse.core.match import Match
from longhouse.core.text import Text
from longhouse.games.tomahawk.drawing import SIDE_BY_SIDE, mark
from longhouse.terminal.narration import text_for

NAMES = ("Wilhelmine-Charlotte", "Ben")
GAME = games.get("tomahawk")


def moments(seed: int, **settings: object) -> Iterator[Match]:
    """A match at each of its positions, played at random."""
    match = GAME.new(seed=seed, settings=settings, names=NAMES)
    chance = FastChance(seed)
    while not match.over:
        yield match
        seat = match.deciding()[0]
        listed = match.options(seat)
        match.choose(seat, listed[chance.pick(FREE_STREAM, len(listed))].key)
    yield match


def drawn(match: Match, seat: int | None, text: Text, width: int) -> str:
    view = match.view(seat)
    lines = list(GAME.draw(view, text, NAMES, width))
    for sheet in GAME.sheets.values():
        lines += sheet(view, text, NAMES, width)
    if width:
        assert [line for line in lines if len(line) > width] == []
    return "\n".join(lines)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [0, 70, *(width for width, _ in SIDE_BY_SIDE), 140])
def test_it_fits_and_has_all_its_words(language: str, width: int) -> None:
    for vocabulary in GAME.vocabularies:
        text = Text(language, GAME.folder / "text", vocabulary=vocabulary)
        for match in moments(11, bonus_animal=True):
            for seat in (0, 1, None) if len(match.entries) % 5 == 0 or match.over else ():
                said = drawn(match, seat, text, width)
                assert not re.search(r"\b(table|noun|power|about|score|event)-[a-z]|\.\.", said)
                assert ("·" in said) <= bool(width)


def test_each_side_sits_below_its_own_territories() -> None:
    text = Text("en", GAME.folder / "text")
    match = next(match for match in moments(3) if len(match.entries) == 20)
    for seat, above, below in ((0, "Ben", "You"), (1, "Wilhelmin…", "You"), (None, "Ben", "Wilhelmin…")):
        table = "\n".join(GAME.draw(match.view(seat), text, NAMES, 70))
        rows = re.findall(r"^    (\S+) +[-?\d·* ]+$", table, re.MULTILINE)
        assert rows[:2] == [above, below]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_territories_of_a_round_and_its_question_fit_into_24_lines(language: str) -> None:
    text = text_for(GAME, language)
    for match in moments(7, specials=False):
        if match.over or match.view(0)["table"]["round"] > 1:
            continue
        seat = match.deciding()[0]
        table = list(GAME.draw(match.view(seat), text, NAMES, 80))
        first = next(at for at, line in enumerate(table) if re.match("Territo(ry|ire) 1\\b", line))
        question = text.say(match.decision(seat).prompt, NAMES, seat)
        below = len(textwrap.wrap(question, 80)) + len(match.options(seat)) + 2  # an empty line, and what is typed
        assert len(table) - first + below <= 24, "\n".join(table)


def test_totals_are_those_of_the_view() -> None:
    text = Text("en", GAME.folder / "text")
    seen = 0
    for match in moments(4):
        for pile in match.view(0)["table"]["piles"]:
            if pile["if_now"]:
                own, other = pile["if_now"]["totals"]
                assert f"{other} for Ben, {own} for you." in drawn(match, 0, text, 0)
                seen += 1
    assert seen > 20


def test_hidden_cards_stay_marks_and_known_ones_are_noted() -> None:
    text = Text("en", GAME.folder / "text")
    said = {0: "", None: ""}
    for seed in range(30):
        for match in moments(seed):
            locked = any(player["locked"] for player in match.view(None)["table"]["players"])
            for seat in said if locked or len(match.entries) % 3 == 0 else ():
                said[seat] += "".join(GAME.draw(match.view(seat), text, NAMES, 0))
        if "picked by Twilight Dance" in said[0] and "known to" in said[0]:
            break
    for note in ("seen from the mountain", "known to", "picked by Twilight Dance", "face down", "some cards hidden"):
        assert note in said[0], note
    assert "seen from the mountain" not in said[None]
    assert "Your hand" not in said[None]


@pytest.mark.parametrize(
    ("card", "expected"),
    [("07b", "7·4"), ("10a", "10"), ("sky", "6*"), ("cloud", "1·3*"), ("?", "?"), (None, "-")],
)
def test_marks(card: str | None, expected: str) -> None:
    assert mark(card) == expected
