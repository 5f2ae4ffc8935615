"""The Mask Ceremony, its deck and its pile (R85 to R91a)."""

import pytest

from .positions import choose, decision, doing, keys, look, player, position, tracks, without


def playing(me, *others, draw="heron", **rest):
    """A Mask Ceremony after step a; the card drawn is a heron unless said."""
    table = doing("mask", me, *others, **rest)
    choose(table, "draw:deck", mask_deck=[draw])
    return table


def masks(table):
    found = look(table)["masks"]
    return found["deck"], found["discard"]


def test_r85_one_card_from_the_deck_or_the_pile():
    table = doing("mask", discard=["wolf", "deer"])
    assert keys(table) == ["draw:deck", "draw:discard", "draw:nothing"]
    choose(table, "draw:discard")
    assert player(table)["cards"] == ["deer"]
    assert masks(table) == (34, ["wolf"])


def test_r85_a_card_from_the_deck_is_hidden():
    table = doing("mask", discard=["wolf", "deer"])
    heard = choose(table, "draw:deck", mask_deck=["eagle"])
    assert heard.told(0, "drew") == [{"seat": {"seat": 0}, "card": "eagle"}]
    assert heard.told(1, "drew") == [{"seat": {"seat": 0}}]
    assert player(table)["cards"] == ["eagle"]
    assert masks(table) == (33, ["wolf", "deer"])


def test_r86_an_empty_pile_is_filled_from_the_deck():
    table = doing("mask", discard=["wolf"])
    heard = choose(table, "draw:discard", mask_deck=["eagle"])
    assert heard.one("turned_up") == {"card": "eagle"}
    assert masks(table) == (34, ["eagle"])


def test_x20_r87_the_discards_become_the_deck():
    pile = ["wolf", "deer", "bear", "eagle", "heron"]
    table = doing("mask", {}, {"cards": without(*pile, "bear.infected")}, discard=pile)
    assert masks(table) == (1, pile)
    heard = choose(table, "draw:deck", mask_deck=["bear.infected", "eagle"])
    assert heard.one("reshuffled") == {"count": 5}
    assert masks(table) == (4, ["eagle"])


def test_r87a_a_lone_card_stays_the_open_pile():
    table = doing("mask", {}, {"cards": without("wolf", "deer")}, discard=["wolf"])
    choose(table, "draw:deck")
    assert masks(table) == (0, ["wolf"])


def test_r87a_with_an_empty_deck_the_pile_is_drawn():
    table = doing("mask", {}, {"cards": without("wolf")}, discard=["wolf"])
    assert keys(table) == ["draw:discard", "draw:nothing"]
    choose(table, "draw:discard")
    assert decision(table) == "end"
    assert player(table)["cards"] == ["wolf"]
    assert masks(table) == (0, [])


def test_r87a_with_both_empty_nothing_is_drawn_and_step_b_follows():
    table = doing("mask", {"cards": ["bear", "bear"]}, {"cards": without("bear", "bear")}, discard=[])
    assert keys(table) == ["masks:K2=bear+bear", "masks:none"]


def test_r87a_the_last_card_of_the_deck_is_turned_onto_an_empty_pile():
    table = doing("mask", {}, {"cards": without("wolf", "deer")}, discard=["wolf"])
    choose(table, "draw:discard")
    assert masks(table) == (0, ["deer"])


def test_r87a_a_pile_that_has_grown_to_two_is_shuffled():
    table = doing(
        "mask",
        {"progress": ["P1-5"], "cards": ["bear", "eagle"]},
        {"cards": without("wolf", "bear", "eagle")},
        discard=["wolf"],
    )
    choose(table, "use:P1-5")
    # The wolf was drawn, nothing was left for the second draw; one of three is discarded and stays the pile.
    choose(table, "discard:bear")
    assert masks(table) == (0, ["bear"])


@pytest.mark.parametrize("deck", [(), ("wolf.infected",)])
def test_r87_r62_no_card_to_reveal_counts_as_healthy(deck):
    me = {"goods": {"corn": 2}}
    table = doing("trade", me, {"cards": without("bear", *deck)}, discard=["bear"])
    heard = choose(table, "exchange:corn>fish")
    assert ("blanket" in heard.kinds) == bool(deck)
    assert decision(table) == ("smallpox" if deck else "economy")


def test_r87_r62_the_revealed_card_is_shuffled_in_when_the_deck_ends():
    table = doing("trade", {"goods": {"corn": 2}}, {"cards": without("bear", "wolf")}, discard=["bear"])
    heard = choose(table, "exchange:corn>fish", mask_deck=["wolf", "wolf"])
    assert heard.kinds == ["exchanged", "blanket", "reshuffled", "turned_up"]
    assert masks(table) == (1, ["wolf"])


PLAYS = {
    "K1": ("bear wolf", "bear+wolf", 1),
    "K2": ("bear bear", "bear+bear", 2),
    "K3": ("bear wolf deer", "bear+wolf+deer", 2),
    "K4": ("bear wolf eagle deer", "bear+wolf+eagle+deer", 3),
    "K5": ("bear bear wolf wolf", "bear+bear+wolf+wolf", 3),
    "K6": ("wolf wolf wolf", "wolf+wolf+wolf", 4),
    "K7": ("wolf wolf wolf bear bear", "bear+bear+wolf+wolf+wolf", 5),
    "K8": ("bear wolf eagle deer heron", "bear+wolf+eagle+deer+heron", 6),
    "K9": ("eagle eagle eagle eagle", "eagle+eagle+eagle+eagle", 7),
}


@pytest.mark.parametrize("space", PLAYS)
def test_r88_the_exact_cards_of_a_free_space_score_its_points(space):
    cards, word, points = PLAYS[space]
    table = playing({"cards": cards.split()})
    heard = choose(table, f"masks:{space}={word}")
    assert tracks(table) == [0, 0, 0, points]
    assert player(table)["played"] == heard.one("played")["cards"]
    assert sorted(player(table)["played"]) == sorted(cards.split())
    assert player(table)["disk"] == space
    assert player(table)["cards"] == ["heron"]


def test_r88_every_space_that_the_hand_fits():
    table = playing({"cards": ["bear", "bear", "wolf"]}, draw="bear")
    assert keys(table) == ["masks:K1=bear+wolf", "masks:K2=bear+bear", "masks:K6=bear+bear+bear", "masks:none"]


def test_r88_a_space_with_a_disk_is_closed():
    table = playing({"cards": ["bear", "bear"]}, {"disk": "K2"}, draw="wolf")
    assert keys(table) == ["masks:K1=bear+wolf", "masks:none"]


def test_r88_playing_is_optional():
    table = playing({"cards": ["bear", "bear"]})
    choose(table, "masks:none")
    assert player(table)["cards"] == ["bear", "bear", "heron"]
    assert tracks(table) == [0, 0, 0, 0]


def test_r88_the_points_stop_at_25():
    table = playing({"cards": ["bear"] * 4, "tracks": {"mask": 20}})
    choose(table, "masks:K9=bear+bear+bear+bear")
    assert tracks(table) == [0, 0, 0, 25]


def test_r89_your_own_disk_blocks_its_space_and_frees_the_old_one_when_it_moves():
    table = playing({"cards": ["bear", "bear", "wolf"], "disk": "K2"})
    assert "masks:K2=bear+bear" not in keys(table)
    choose(table, "masks:K1=bear+wolf")
    assert player(table)["disk"] == "K1"
    foe = playing({"cards": ["bear", "bear"]}, {"disk": "K1"})
    assert "masks:K2=bear+bear" in keys(foe)


def test_r90_cards_already_played_are_not_in_hand():
    table = playing({"cards": ["bear"], "played": ["bear", "wolf"], "disk": "K1"})
    assert keys(table) == ["masks:none"] or decision(table) == "end"
    assert player(table)["cards"] == ["bear", "heron"]


DOUBLE = ["B13", "S2", "S3", "S4", "S8", "S5", "S6", "S7", "S9"]


def test_x21_r89_r90_the_second_mask_of_a_double_tile():
    table = position({"grid": DOUBLE, "cards": ["bear", "bear", "wolf", "wolf"]}, year=4)
    choose(
        table,
        "place:1",
        "skip",
        "do:mask",
        "draw:deck",
        "masks:K2=bear+bear",
        "do:mask",
        "draw:deck",
        mask_deck=["deer", "eagle"],
    )
    assert not any(key.startswith("masks:K2") for key in keys(table))
    assert not any("bear" in key for key in keys(table))
    assert "masks:K3=wolf+eagle+deer" in keys(table)


def test_x21_r124_with_recall_the_first_cards_are_back():
    table = position({"grid": DOUBLE, "cards": ["bear", "bear", "wolf", "wolf"], "progress": ["P2-5"]}, year=4)
    choose(table, "place:1", "skip", "do:mask", "draw:deck", "masks:K2=bear+bear", "do:mask", mask_deck=["deer"])
    assert keys(table) == ["draw:deck", "draw:discard", "use:P2-5", "draw:nothing"]
    choose(table, "use:P2-5", "draw:deck", mask_deck=["eagle"])
    assert player(table)["disk"] == "K2"
    assert player(table)["played"] == []
    assert "masks:K5=bear+bear+wolf+wolf" in keys(table)


def test_r91_there_is_no_hand_limit():
    hand = without(*["bear"] * 6, *["wolf"] * 6)
    table = playing({"cards": hand}, draw="bear", discard=["wolf"])
    assert player(table)["card_count"] == len(hand) + 1


def test_r91_cards_played_come_back_in_restore():
    me = {"played": ["bear", "wolf"], "disk": "K1", "marked": [1, 2, 3], "cards": ["deer"]}
    table = position(me, {"marked": [1, 2, 3], "disk": "K3"}, next_order=[1])
    choose(table, "order", "end", "keep", "keep")
    assert player(table)["cards"] == ["bear", "wolf", "deer"]
    assert [player(table, seat)["disk"] for seat in range(2)] == [None, None]


def test_r91a_healthy_cards_are_played_first():
    table = playing({"cards": ["bear.infected", "bear", "bear.infected"]})
    choose(table, "masks:K2=bear+bear")
    assert player(table)["played"] == ["bear", "bear.infected"]
    assert player(table)["cards"] == ["bear.infected", "heron"]


def test_r91a_the_owner_names_type_and_blanket_of_a_discard():
    table = doing("mask", {"cards": ["bear.infected", "bear"], "progress": ["P1-5"]})
    choose(table, "use:P1-5", "draw:deck", "draw:deck", mask_deck=["heron", "heron"])
    assert keys(table) == ["discard:bear", "discard:bear.infected", "discard:heron"]


def test_e6_r85_r88_three_different_masks():
    table = doing("mask", {"cards": ["bear", "wolf"]})
    choose(table, "draw:deck", "masks:K3=bear+wolf+deer", mask_deck=["deer"])
    assert tracks(table) == [0, 0, 0, 2]


def test_e7_r86_r88_a_pair_with_the_only_discard():
    table = doing("mask", {"cards": ["wolf", "deer"]}, {"disk": "K3"}, discard=["wolf.infected"])
    choose(table, "draw:discard", "masks:K2=wolf+wolf", mask_deck=["heron"])
    assert tracks(table) == [0, 0, 0, 2]
    assert player(table)["cards"] == ["deer"]
    assert masks(table)[1] == ["heron"]
