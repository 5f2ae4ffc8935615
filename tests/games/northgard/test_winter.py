"""Winter (R131 to R134, E73)."""

import pytest

from longhouse import games
from longhouse.core.text import Text
from longhouse.games.northgard.rules.scoring import final_fame

from .positions import GAME, choose, decision, goods, look, player, stage

BEN = 1


def winter(me, **rest):
    """Seat 0 passes as the last one and does not trade."""
    other = {"units": {"t7": 1}, "passed": True}
    table = stage({"hand": ["unrest"]} | me, other, **{"row": ["spy"], "first": 0} | rest)
    heard = choose(table, "pass")
    if decision(table) == "trade":
        heard = choose(table, "done")
    return table, heard


@pytest.mark.parametrize(
    ("units", "food", "wood"),
    [(1, 0, 0), (3, 0, 0), (4, 1, 0), (6, 1, 0), (7, 2, 0), (9, 2, 0), (10, 3, 1), (12, 3, 1), (13, 4, 2), (14, 4, 2)],
)
def test_r131_food_and_wood_by_units_on_the_map(units, food, wood):
    table, heard = winter({"units": {"t3": units}, "food": 5, "wood": 5})
    assert heard.one("winter", seat=0) == {"seat": 0, "food": food, "wood": wood}
    assert goods(table) == (5 - food, 5 - wood, 0)
    assert heard.all("unrest") == []


@pytest.mark.parametrize(("units", "food"), [(10, 3), (9, 2)])
def test_r131_r153_e73_kaija_is_not_counted(units, food):
    table, heard = winter({"clan": "bear", "units": {"t3": units}, "kaija": "t6", "food": 3, "wood": 1})
    assert heard.one("winter", seat=0)["food"] == food
    assert heard.all("unrest") == []
    assert goods(table)[0] == 3 - food


def test_r132_e73_who_cannot_pay_pays_what_there_is_and_takes_one_unrest():
    me = {"units": {"t3": 11}, "food": 2, "wood": 3, "draw": ["move", "build", "recruit", "explore", "feast"]}
    table, heard = winter(me)
    assert heard.one("unrest") == {"seat": 0, "taken": True}
    assert goods(table) == (0, 2, 0)
    assert look(table)["unrest_left"] == 8
    # It lay above the card of the row, so both are in the new hand.
    assert {"unrest", "spy"} <= set(player(table)["hand"])


SHORT_OF_FOOD = {
    "players": 2,
    "year": 3,
    "first_player": 1,
    "marker_taken": True,
    "row": ["spy"],
    "tiles": {"T00": [0, 0, 0], "T21": [0, -1, 1], "T25": [1, 0, 3]},
    "units": {"T21.s": [0, 10], "T25.n": [1, 3]},
    "seats": [
        {
            "clan": "goat",
            "hand": ["build"],
            "draw": ["feast", "move", "recruit", "explore"],
            "resources": {"food": 1, "wood": 2, "lore": 0},
        },
        {"clan": "wolf", "passed": True},
    ],
}
"""Ten units cost 3 food and 1 wood; after the trade Ann has 1 food."""


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Winter costs Ben nothing.",
                "Winter costs you 3 food and 1 wood.",
                "You have too little for winter and pay what there is: an Unrest card goes on the draw pile.",
            ],
        ),
        (
            "fr",
            [
                "L’hiver ne coûte rien à Ben.",
                "L’hiver vous coûte 3 nourritures et 1 bois.",
                "Vous avez trop peu pour l’hiver et payez ce qu’il y a\u00a0: une carte Troubles va sur la pioche.",
            ],
        ),
    ],
)
def test_r131_r132_the_log_names_the_cost_and_that_not_all_of_it_is_paid(language, lines):
    match = games.get("northgard").new(seed=1, position=SHORT_OF_FOOD)
    match.choose(0, "pass")
    told = match.choose(0, "done").events
    assert match.state.dump()["seats"][0]["resources"]["food"] == 0
    text = Text(language, GAME.folder / "text")
    events = [{"kind": event.kind, **event.public} for event in told if event.kind in ("winter", "unrest")]
    assert [text.event(event, ["Ann", "Ben"], viewer=0) for event in events] == lines


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ann has too little for winter and pays what there is: {}."),
        ("fr", "Ann a trop peu pour l’hiver et paie ce qu’il y a\u00a0: {}."),
    ],
)
def test_r134_the_log_says_what_comes_of_it(language, line):
    text = Text(language, GAME.folder / "text")
    ends = {
        "en": ["an Unrest card goes on the draw pile", "no Unrest card is left, so 5 fame will be lost at the end"],
        "fr": [
            "une carte Troubles va sur la pioche",
            "il ne reste aucune carte Troubles, 5 points de renommée seront ôtés à la fin",
        ],
    }
    said = [text.event({"kind": "unrest", "seat": {"seat": 0}, "taken": taken}, ["Ann"]) for taken in (True, False)]
    assert said == [line.format(end) for end in ends[language]]


def test_r132_one_unrest_whatever_is_missing():
    table, heard = winter({"units": {"t3": 14}})
    assert len(heard.all("unrest")) == 1
    assert player(table)["deck"].count("unrest") == 2  # one was in hand before


def test_r132_lore_cannot_replace_anything():
    table, heard = winter({"units": {"t3": 4}, "lore": 2})
    assert (goods(table), len(heard.all("unrest"))) == ((0, 0, 2), 1)


def test_r132_unrest_lies_above_the_card_of_the_row():
    me = {"units": {"t3": 14}, "draw": ["move", "build", "recruit", "explore"]}
    table = stage({"hand": ["unrest"]} | me, {"units": {"t7": 1}, "passed": True}, row=["spy"], first=0, year=3)
    heard = choose(table, "pass")
    drawn = [one["card"] for one in heard.all("drew", seat=0)]
    assert drawn[:2] == ["unrest", "spy"]


def test_r134_without_unrest_cards_a_virtual_one_and_the_top_card():
    me = {"units": {"t3": 4}, "hand": ["feast"], "draw": ["move", "build"]}
    table, heard = winter(me, unrest=0)
    assert player(table)["virtual_unrest"] == 1
    assert heard.one("unrest") == {"seat": 0, "taken": False}
    assert heard.one("discarded") == {"seat": 0, "card": "spy"}
    assert final_fame(table, 0) == 1 + 2 - 5  # one for closed land, Spy is worth two


def test_r134_the_top_of_the_draw_pile_is_chance():
    for wish, card in ((0, "move"), (1, "build")):
        me = {"units": {"t3": 4}, "hand": ["feast"], "draw": ["move", "build"]}
        table = stage(me, {"units": {"t7": 1}, "passed": True}, row=[], unrest=0)
        heard = choose(table, "pass", deck_of_seat_0=[wish])
        assert heard.one("discarded") == {"seat": 0, "card": card}


def test_r134_no_reshuffle_for_it():
    table = stage({"units": {"t3": 4}, "hand": ["feast"]}, {"units": {"t7": 1}, "passed": True}, row=[], unrest=0)
    heard = choose(table, "pass")
    assert heard.all("discarded") == []
    assert table.dump()["seats"][0]["virtual_unrest"] == 1


def test_r133_unrest_has_no_effect_and_belongs_to_the_deck():
    table = stage({"hand": ["unrest"], "units": {"t3": 1}}, {"units": {"t7": 1}, "hand": ["move"]}, row=["spy"])
    assert final_fame(table, 0) == -5
    choose(table, "wait:unrest")
    assert "unrest" in player(table)["deck"]
