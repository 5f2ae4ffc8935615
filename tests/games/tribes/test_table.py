"""The table in lines of text: the valley as signs, the players, and all of it in sentences."""

import random

import pytest

from longhouse.core.text import Text
from longhouse.games.tribes.chart import WIDTH
from longhouse.games.tribes.drawing import draw

from .positions import GAME, stage

TEXTS = {language: Text(language, GAME.folder / "text") for language in ("en", "fr")}
NAMES = ("Ann", "Ben", "Cem", "Dee")


def seen(table, seat=0, width=80, language="en"):
    """The lines that a seat reads."""
    view = {"seat": seat, "table": GAME.view(table, seat)}
    return list(draw(view, TEXTS[language], NAMES[: len(view["table"]["players"])], width))


def said(table, seat=0, language="en"):
    """All sentences, to be read aloud."""
    return "\n".join(seen(table, seat, 0, language))


@pytest.fixture(scope="module")
def moments():
    """Positions all along random games for two to four."""
    found = []
    for seed in range(6):
        match, luck = GAME.new(seats=2 + seed % 3, seed=seed), random.Random(seed)
        while not match.over and len(match.entries) < 260:
            seat = luck.choice(match.deciding())
            match.choose(seat, luck.choice(match.options(seat)).key)
            if luck.random() < 0.02:
                found.append(match.state.copy())
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [40, 74, 75, 80, 100])
def test_it_fits_and_has_all_its_words(moments, language, width):
    for table in moments:
        for seat in (0, None):
            lines = seen(table, seat, width, language)
            assert max(map(len, lines)) <= width
            assert not any("table-" in line or "{" in line for line in lines)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_read_aloud_there_are_only_sentences(moments, language):
    for table in moments:
        lines = seen(table, 1, 0, language)
        assert all(line.endswith(".") for line in lines)
        assert not any("^" in line or "table-" in line for line in lines)


def test_the_valley_is_drawn_with_land_pieces_and_mountains():
    table = stage(
        "A1 feather:E, B1 ridge, C1 bluff, A2 camp:-, B2 mine:S",
        "A1 0 3 chief, A2 1 chief, B2 0 1",
        cavalry=["C1", "C1"],
    )
    assert seen(table)[2:11] == [
        "       A      B      C      D      E      F      G      H      I      J",
        "   +      +      +      +      +      +      +      +      +      +      +",
        " 1  nest  ^ridg+A bluf+D   ??     ??     ??     ??     ??     ??     ??",
        "    K3*   ^       cav2",
        "   +      +      +      +      +      +      +      +      +      +      +",
        " 2  vill   mine     ..     ..     ..     ..     ..     ..     ..     ??",
        "    L0*!   K1",
        "   +      +^^^^^^+      +      +      +      +      +      +      +      +",
        " 3    ??     ..     ..     ..     ..     ..     ..     ..     ..     ??",
    ]


def test_a_terminal_that_is_too_narrow_for_the_valley_gets_it_in_words():
    table = stage("A5 plain", "A5 0 3 chief")
    assert not any(line.startswith("   +") for line in seen(table, width=WIDTH - 1))
    assert any(line.startswith("   +") for line in seen(table, width=WIDTH))


def test_a_tribe_knows_what_lies_around_it():
    table = stage("A5 feather:N, B5 stick, A6 plain", "A5 0 3 chief, B5 1 2", cavalry=["A6"])
    assert (
        "Your tribe on A5, eagle nest: the chief and 3 warriors, in the north a mountain, "
        "in the east woods on B5 (Ben), in the south a prairie on A6 (cavalry), "
        "in the west the edge of the valley."
    ) in said(table)


def test_a_mountain_of_the_neighbour_stands_in_between_too():
    table = stage("A5 plain, A6 feather:N", "A5 0 3 chief")
    assert "in the south a mountain" in said(table)


def test_a_player_in_one_line():
    table = stage(
        "A5 plain",
        "A5 0 3 chief",
        cards="trail camp",
        items=["stick 2, axe"],
        horses=[4],
        trophies=[["trophy.gold", "trophy.hide"]],
        round=2,
        hand=[["camp", "raid", "scouts"], ["raid", "trail", "scouts"]],
    )
    assert (
        "You (Spirit Chief): 4 of 10 horses, hide trophy and gold trophy, 3 warriors on the map and 5 in reserve. "
        "Donkey: 2 × stick, axe. Plays: Trail. In hand: Campsite 0/0, Raid party 3/2, Scouts 6/2. Played: Journey."
    ) in said(table)


def test_points_are_said_when_few_cycles_are_left():
    for cycle, expected in ((15, False), (16, True)):
        table = stage("A5 plain", "A5 0 3 chief", cycle=cycle, horses=[3])
        assert ("3 points" in said(table)) is expected


def test_only_the_own_secret_card_is_named():
    table = stage("A5 plain", "A5 0 3 chief", cards=None, chosen=["raid", None])
    assert "Chosen in secret: Raid party." in said(table, 0)
    assert "Chosen in secret" not in said(table, 1)
    assert "Has chosen a card." in said(table, 1)


def test_steps_that_are_left_and_the_attack():
    table = stage("A5 plain", "A5 0 3 chief", steps=1, chief_steps=2, attacked=True)
    assert "Your turn: 1 step left, 1 with the chief, has attacked." in said(table)


def test_what_the_strongest_attacks_would_come_to():
    table = stage("A5 ridge, A6 bluff", "A5 0 4 chief, A6 1 2 chief", cards="raid trail")
    lines = said(table).splitlines()
    assert [line for line in lines if "from A5 to A6" in line] == [
        "Without the chief from A5 to A6: 4 + 1 against 3. The attackers lose 2, the defenders 3. "
        "The cell is taken. The defending chief is defeated.",
        "With the chief from A5 to A6: 5 + 1 against 3. The attackers lose 2, the defenders 3. "
        "The cell is taken. The defending chief is defeated.",
    ]


def test_farms_with_a_printed_price_say_it():
    table = stage("A5 T070, A6 T067", "A5 0 3 chief", farm_price="printed")
    assert "Farms take: hide on A5, gold on A6." in " ".join(seen(table))
    assert "Horse farm: A5 (takes hide), A6 (takes gold)." in said(table)


def test_the_tiles_that_nobody_has_seen_are_counted():
    table = stage("A5 plain", "A5 0 3 chief", trophies=[["trophy.chief"]])
    assert "98 tiles still unknown, 64 of them in the pile: 10 × village" in said(table)
