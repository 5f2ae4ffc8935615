"""Who knows what (section 6): views, events, and worlds dealt anew."""

from collections import Counter

import pytest

from longhouse.core.chance import FastChance
from longhouse.core.state import SPECTATOR

from .positions import choose, deal, decision, look, show, stage, told, unseen, walk

ANN, BEN, CID = range(3)
EVERYBODY = (ANN, BEN, CID, None)
TABLE = ("A5 plain, J5 plain, E1 plain", "A5 0 6 chief, J5 1 6 chief, E1 2 6 chief")


def choosing(*cards):
    """Three players choose a card; these have been chosen so far, seat 0 first."""
    table = stage(*TABLE, cards=None)
    heard = show(table, *cards)
    return table, heard


def as_said(side):
    """A reader as `determinize` calls him."""
    return SPECTATOR if side is None else side


# Views.


def test_r16_a_card_chosen_in_secret_is_its_owners():
    table, _ = choosing("raid", "camp")
    for viewer in EVERYBODY:
        seen = look(table, viewer)["players"]
        assert [one["ready"] for one in seen] == [True, True, False]
        assert [one["chosen"] for one in seen] == [
            "raid" if viewer == ANN else None,
            "camp" if viewer == BEN else None,
            None,
        ]
        assert [one["card"] for one in seen] == [None] * 3


def test_r16_a_chosen_card_lies_among_those_in_hand_for_the_others():
    table, _ = choosing("raid", "camp")
    for viewer in (CID, None):
        for seat in (ANN, BEN):
            assert look(table, viewer)["players"][seat]["hand"] == ["camp", "raid", "trail", "journey", "scouts"]
            assert look(table, viewer)["players"][seat]["played"] == []


def test_r16_others_hear_only_that_a_card_was_chosen():
    _, heard = choosing("raid")
    (event,) = heard.events
    for viewer in EVERYBODY:
        assert event.seen_by(viewer) == {"kind": "ready", "seat": {"seat": 0}}


def test_r16_all_cards_become_public_together():
    table, heard = choosing("raid", "camp", "raid")
    assert [(event["seat"], event["card"]) for event in heard.all("shown")] == [(0, "raid"), (1, "camp"), (2, "raid")]
    for viewer in EVERYBODY:
        assert [one["card"] for one in look(table, viewer)["players"]] == ["raid", "camp", "raid"]
        assert [one["played"] for one in look(table, viewer)["players"]] == [["raid"], ["camp"], ["raid"]]


def test_what_is_played_is_open_for_the_rest_of_the_cycle():
    table, _ = choosing("raid", "camp", "scouts")
    while decision(table) == "turn":
        choose(table, "end")
    for viewer in EVERYBODY:
        hands = [one["hand"] for one in look(table, viewer)["players"]]
        assert hands[0] == ["camp", "trail", "journey", "scouts"]
        assert "camp" not in hands[1]


def test_donkeys_horses_trophies_and_reserves_are_open():
    table = stage(*TABLE, items=["gold 2", "stick"], horses=[3, 4], trophies=[["trophy.gold"]])
    assert all(look(table, viewer)["players"] == look(table, None)["players"] for viewer in EVERYBODY)
    assert look(table)["players"][0]["items"]["gold"] == 2


def test_nobody_sees_a_tile_before_it_is_discovered_and_everybody_knows_what_is_left():
    table = stage(*TABLE)
    for viewer in EVERYBODY:
        seen = look(table, viewer)
        assert sorted(seen["cells"]) == ["A5", "E1", "J5"]
        assert seen["unseen"]["land.plain"] == 7
        assert sum(seen["unseen"].values()) == 97


def test_a_tile_that_is_being_turned_is_open_to_everybody():
    table = stage(*TABLE)
    choose(table, "move:A5>B5:6+chief", tiles=["T085"])
    for viewer in EVERYBODY:
        seen = look(table, viewer)
        assert seen["cells"]["B5"]["tile"] == "T085"
        assert [way["mask"] for way in seen["doing"]["ways"]] == ["N", "E", "S"]


# Worlds dealt anew.


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_cards_of_others_may_be_any_in_their_hands(viewer):
    table, _ = choosing("raid", "camp")
    chosen = Counter()
    for seed in range(120):
        world = table.determinize(as_said(viewer), FastChance(seed)).dump()
        chosen.update((seat, world["seats"][seat]["chosen"]) for seat in (ANN, BEN, CID))
        assert world["seats"][CID]["chosen"] is None
    for seat, own in ((ANN, "raid"), (BEN, "camp")):
        imagined = {card for owner, card in chosen if owner == seat}
        assert imagined == ({own} if viewer == seat else {"camp", "raid", "trail", "journey", "scouts"})


def test_a_card_that_was_played_is_not_imagined():
    table = stage(*TABLE, cards=None, round=3, hand=[["raid", "trail", "camp"]] * 3, chosen=["raid"])
    imagined = {table.determinize(BEN, FastChance(seed)).dump()["seats"][0]["chosen"] for seed in range(60)}
    assert imagined == {"raid", "trail", "camp"}


def test_a_world_leaves_the_true_one_alone():
    table, _ = choosing("raid", "camp")
    before = table.dump()
    world = table.determinize(CID, FastChance(3))
    choose(world, "card:raid", seat=CID)
    assert table.dump() == before


def test_in_a_turn_nothing_but_the_order_of_the_tiles_is_hidden():
    table = stage(*TABLE)
    for viewer in EVERYBODY:
        assert table.determinize(as_said(viewer), FastChance(1)).dump() == table.dump()


def test_the_next_tile_is_any_of_those_left():
    found = set()
    for seed in range(400):
        table = stage(*TABLE)
        choose(table, "move:A5>B5:6+chief", luck=FastChance(seed))
        found.add(look(table)["cells"]["B5"]["tile"])
    left = set(unseen(stage(*TABLE)))
    assert found <= left
    assert len(found) > 90


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_seat_and_no_spectator_learns_a_secret_along_random_play(players):
    table = deal(players, FastChance(players), max_cycles=3)
    worlds = 0
    for at, (seat, option) in enumerate(walk(table, players)):
        for viewer in (*range(players), None):
            world = table.determinize(as_said(viewer), FastChance(at))
            assert look(world, viewer) == look(table, viewer)
            assert world.deciding() == table.deciding()
            if viewer in table.deciding():
                assert world.options(viewer) == table.options(viewer)
            if len(table.deciding()) > 1:
                worlds += 1
                assert told(world, viewer, seat, option, at) == told(table, viewer, seat, option, at)
    assert worlds > 20
