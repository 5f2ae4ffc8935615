"""Coach cards are due when they should be, and not before."""

from longhouse import games
from longhouse.learn.first_game import due

TRIBES = games.get("tribes")


def asked(position, card=None):
    """The cards that are due for seat 0 in its turn, once both have played this card; without one, before that."""
    match = TRIBES.new(seed=1, position=position)
    for seat in (0, 1) if card else ():
        match.choose(seat, card)
    keys = [option.key for option in match.options(0)]
    return {card.id for card in due(TRIBES, 0, match.decision(0).kind, keys, match.view(0)["table"], [])}


def written(**own):
    tribes = {"B4": {"seat": 0, "warriors": 4, "chief": True}, "H9": {"seat": 1, "warriors": 2, "chief": True}}
    land = {"B4": "T059", "C4": "T075", "H9": "T001"}
    return {"players": 2, "cycle": 2, "round": 3, "land": land, "tribes": tribes, "seats": [own, {}]}


def test_what_must_be_paid_for_is_not_collected_as_often_as_there_is_room():
    """A chief takes sticks as they are, and gold only for an axe."""

    def on(tile):
        return written(items={"axe": 1}) | {"land": {"B4": tile, "C4": "T075", "H9": "T001"}}

    assert "collect" in asked(on("T023"), "card:trail")
    assert "collect" not in asked(on("T051"), "card:trail")


def test_a_card_waits_for_so_many_things_of_a_list():
    some = ["trophy.hide", "trophy.gold"]
    assert "trophies" not in asked(written(trophies=some))
    assert "trophies" in asked(written(trophies=[*some, "trophy.wagon"]))


def test_the_end_is_announced_two_cycles_before():
    assert "last" not in asked({**written(), "cycle": 11, "round": 2})
    assert "last" in asked({**written(), "cycle": 11, "round": 1})


def test_a_card_waits_for_everything_it_needs():
    assert "camp-bow" not in asked(written(items={"stick": 1}))
    assert "camp-bow" in asked(written(items={"stick": 1, "feather": 1}))
    assert "camp-axe" not in asked(written(items={"stick": 1, "feather": 1}))
    assert "card" not in asked(written())
