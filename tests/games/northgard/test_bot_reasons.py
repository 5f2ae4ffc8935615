"""What a choice changes, in words a person understands."""

import pytest

from longhouse.analysis.reasons import costs
from longhouse.core.chance import FastChance
from longhouse.core.decisions import copy_of
from longhouse.core.protocol import Message
from longhouse.core.text import Text
from longhouse.core.zones import NONE
from longhouse.games.northgard import data, state
from longhouse.games.northgard.reasons import MOST, reasons

from .positions import GAME, changed, choose, decision, position, set_open, stage


def why(table, *choices, seat=0, **wishes):
    """Do this, and what it has changed."""
    before = copy_of(table)
    choose(table, *choices, **wishes)
    return reasons(before, table, seat)


def ids(messages):
    return [message.id for message in messages]


def test_closing_land_tells_the_fame():
    table = position({"hand": ["explore"]}, {}, year=7, tiles={}, units={"T00.n": "0 2", "T00.s": "0 2"})
    choose(table, "play:explore", tiles=["T12"])
    before, chance = copy_of(table), FastChance(1)
    while decision(table).startswith("explore"):
        options = table.options(0)
        weights = GAME.knowledge.weigh(table, 0, options, chance)
        table.apply(0, options[weights.index(max(weights))], chance)
    found = reasons(before, table, 0)
    closes = next(message for message in found if message.id == "reason-closes")
    assert closes.args == {"fame": 2}
    assert "reason-harvest" in ids(found)
    state.FAME.gain(before, 0, 2)
    without_fame = ids(reasons(before, table, 0))
    assert "reason-encloses" in without_fame
    assert "reason-closes" not in without_fame


def test_the_third_stronghold_comes_first():
    table = stage(
        {
            "units": {"t2": 1, "t4": 1, "t8": 1},
            "buildings": {"T21.s": "forge"},
            "unfit": {"T02.s": "fortress"},
            "hand": ["build"],
            "resources": {"wood": 3},
        },
        {"units": {"t7": 1}},
    )
    set_open(table, 0, "t2", "t4", "t8")
    found = why(table, "play:build", "build:altar@T13.a")
    assert found[0].id == "reason-dominates"
    assert found[0].args == {"count": 3}
    assert len(found) <= MOST


def test_land_taken_from_an_enemy_is_named():
    before = stage({"units": {"t2": 3}}, {"units": {"t3": 1, "t9": 2}})
    after = changed(before, units={"T21.s": [0, 1], "T00.n": [0, 2], "T22.s": [1, 2]})
    found = reasons(before, after, 0)
    assert [message.args["seat"] for message in found if message.id == "reason-conquers"] == [{"seat": 1}]
    assert "reason-costs-units" in ids(found)
    assert "reason-leaves" in ids(reasons(after, before, 0))


def test_a_hungry_winter_is_told():
    before = stage({"units": {"t10": 6}, "hand": ["recruit", "unrest"], "resources": {"food": 1}}, {"units": {"t9": 1}})
    found = why(before, "play:recruit")
    assert ids(found)[:2] == ["reason-winter-short", "reason-units"]


def test_a_building_tells_what_it_is_good_for():
    table = stage(
        {"units": {"t8": 3}, "hand": ["build"], "resources": {"wood": 3, "food": 3}}, {"units": {"t9": 1}}, year=2
    )
    other = copy_of(table)
    assert "reason-forge" in ids(why(table, "play:build", "build:forge@T13.a"))
    choose(other, "play:build")
    camps = [key for key in (GAME.codec.key(code) for code in other.options(0)) if key.startswith("build:camp@")]
    assert "reason-camp" in ids(why(other, camps[0]))


def test_what_is_spent_comes_last_and_is_a_cost():
    before = stage({"units": {"t2": 3}, "resources": {"food": 3, "wood": 1}}, {"units": {"t9": 1}})
    after = copy_of(before)
    state.STOCK.gain(after, 0, data.FOOD, -3)
    state.STOCK.gain(after, 0, data.LORE, 1)
    found = reasons(before, after, 0)
    assert ids(found)[-1] == "reason-spent-lost"
    assert found[-1].args == {"resource": "food", "count": 3}
    assert "reason-stores" in ids(found)
    assert costs(found)[-1:] == found[-1:]


def test_a_clan_is_chosen_for_what_it_can_do():
    before = position({}, {"clan": "wolf"})
    state.CLAN.set(before, 0, NONE)
    after = copy_of(before)
    state.CLAN.set(after, 0, data.CLAN_IDS.index("raven"))
    assert reasons(before, after, 0) == [Message("reason-clan", {"clan": "raven"})]
    assert reasons(before, after, 1) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_clan_has_its_own_words(language):
    text = Text(language, GAME.folder / "text")
    said = {text.say(Message("reason-clan", {"clan": clan})) for clan in data.CLAN_IDS}
    assert len(said) == len(data.CLAN_IDS) == 7


def test_nothing_is_said_where_nothing_has_changed():
    table = position({"hand": ["move"]}, {}, units={"t2": "0 3", "t9": "1 3"})
    assert reasons(table, copy_of(table), 0) == []


def test_the_game_offers_them():
    assert GAME.reasons is reasons


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_reason_is_a_part_of_a_sentence(language):
    text = Text(language, GAME.folder / "text")
    about = {
        "count": 2,
        "missing": 1,
        "fame": 3,
        "territory": "T00.n",
        "seat": {"seat": 1},
        "resource": "food",
        "building": "forge",
        "card": "feast",
        "clan": "bear",
    }
    lines = (GAME.folder / "text" / f"{language}.ftl").read_text().splitlines()
    names = [line.split(" ")[0] for line in lines if line.startswith("reason-")]
    assert len(names) > 20
    for name in names:
        said = text.say(Message(name, about), ["Ann", "Ben"])
        assert said
        assert not said.endswith(".")
