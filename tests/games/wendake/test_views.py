"""What a seat, another seat and a spectator see, and what they are told (section 6)."""

import pytest

from longhouse.core.chance import FastChance
from longhouse.core.state import SPECTATOR

from .positions import GAME, after, choose, deal, decision, doing, keys, look, player, position

ME, FOE, NOBODY = 0, 1, None


# Mask cards.


def test_cards_in_hand_are_their_owners_and_their_number_is_public():
    table = position({"cards": ["bear", "wolf.infected"]})
    assert look(table, ME)["players"][0]["cards"] == ["bear", "wolf.infected"]
    for other in (FOE, NOBODY):
        seen = look(table, other)["players"][0]
        assert seen["cards"] is None
        assert seen["card_count"] == 2
        assert seen["known_cards"] == []


def test_a_card_from_the_pile_is_known_to_all():
    table = doing("mask", {"cards": ["bear"]}, discard=["wolf", "deer.infected"])
    choose(table, "draw:discard")
    for seat in (ME, FOE, NOBODY):
        assert look(table, seat)["players"][0]["known_cards"] == ["deer.infected"]
        assert look(table, seat)["masks"]["discard"] == ["wolf"]


def test_cards_played_lie_open_and_stay_known_when_they_come_back():
    me = {"cards": ["bear", "bear.infected", "wolf"], "progress": ["P2-5"]}
    table = doing("mask", me)
    heard = choose(table, "draw:deck", "masks:K2=bear+bear", mask_deck=["deer"])
    for seat in (ME, FOE, NOBODY):
        assert heard.told(seat, "played") == [{"seat": {"seat": 0}, "space": "K2", "cards": ["bear", "bear.infected"]}]
        assert look(table, seat)["players"][0]["played"] == ["bear", "bear.infected"]
    again = doing("mask", {"played": ["bear", "bear.infected"], "disk": "K2", "progress": ["P2-5"]})
    choose(again, "use:P2-5")
    assert look(again, FOE)["players"][0]["known_cards"] == ["bear", "bear.infected"]


def test_a_known_card_that_is_discarded_is_known_no_more():
    me = {"cards": ["bear", "wolf"], "known": ["bear"], "progress": ["P1-5"]}
    table = doing("mask", me, discard=["deer", "deer"])
    choose(table, "use:P1-5", "draw:deck", "draw:deck", "discard:bear", mask_deck=["heron", "heron"])
    assert look(table, FOE)["players"][0]["known_cards"] == []
    assert look(table, FOE)["masks"]["discard"] == ["deer", "deer", "bear"]


def test_the_deck_shows_its_size_and_what_the_viewer_has_not_seen():
    table = position(
        {"cards": ["bear", "wolf"], "known": ["wolf"]}, {"cards": ["deer"], "played": ["eagle"]}, discard=["heron"]
    )
    mine, theirs, open_cards = (look(table, seat)["masks"]["unseen"] for seat in (ME, FOE, NOBODY))
    assert look(table)["masks"]["deck"] == 36 - 5
    assert (mine["bear"], mine["wolf"], mine["deer"], mine["eagle"], mine["heron"]) == (5, 5, 5, 4, 4)
    assert (theirs["bear"], theirs["wolf"], theirs["deer"]) == (6, 5, 4)
    assert (open_cards["bear"], open_cards["wolf"], open_cards["deer"]) == (6, 5, 5)


@pytest.mark.parametrize("source", ["deck", "discard"])
def test_what_is_told_about_a_draw(source):
    table = doing("mask", discard=["wolf"])
    heard = choose(table, f"draw:{source}", mask_deck=["eagle"])
    kind, card = ("drew", "eagle") if source == "deck" else ("drew_open", "wolf")
    assert heard.told(ME, kind) == [{"seat": {"seat": 0}, "card": card}]
    seen = {"seat": {"seat": 0}} if source == "deck" else {"seat": {"seat": 0}, "card": card}
    assert heard.told(FOE, kind) == [seen]
    assert heard.told(NOBODY, kind) == [seen]


def test_what_a_card_was_changed_to_is_told_to_its_owner_only():
    table = doing("mask", {"cards": ["bear"], "progress": ["P2-6", "P3-6"]})
    heard = choose(table, "draw:deck", "use:P2-6", "change:bear>wolf", "use:P3-6", "conjure:deer", mask_deck=["heron"])
    for kind in ("changed", "conjured"):
        assert len(heard.told(ME, kind)) == 1
        assert heard.told(FOE, kind) == heard.told(NOBODY, kind) == [{"seat": {"seat": 0}}]
    assert [one["progress"] for one in heard.told(FOE, "used")] == ["P2-6", "P3-6"]
    assert look(table, FOE)["doing"] == look(table, ME)["doing"]


def test_the_first_card_is_dealt_in_secret():
    table = deal(2, tribes="identical")
    heard = choose(table, "home:E", mask_deck=["bear", "wolf.infected"])
    assert heard.told(1, "dealt") == [{"seat": {"seat": 0}}, {"seat": {"seat": 1}, "card": "wolf.infected"}]
    assert heard.told(NOBODY, "dealt") == [{"seat": {"seat": 0}}, {"seat": {"seat": 1}}]


# Turtles.


def test_turtles_show_their_kind_only():
    table = position({"turtles": {"women-5": 1}}, {"turtles": {"canoes-3": 0}})
    assert player(table, 0)["turtles"] == [{"id": "women-5", "tracks": ["military", "ritual"]}]
    for other in (FOE, NOBODY):
        assert look(table, other)["players"][0]["turtles"] == [{"id": "women-5", "tracks": None}]


def test_the_total_that_others_see_is_without_turtles():
    even = {"economic": 4, "military": 4, "ritual": 4, "mask": 4}
    table = position({"turtles": {"women-3": 0, "hunters-3": 1}, "tracks": even}, partner="military")
    assert look(table, ME)["players"][0]["total"] == 9
    assert look(table, ME)["players"][0]["counted"] == [5, 4]
    for other in (FOE, NOBODY):
        assert look(table, other)["players"][0]["total"] == 8
        assert look(table, other)["players"][0]["counted"] == [4, 4]


def test_x22_r103_r104_the_best_tracks_for_the_turtles():
    me = {
        "tracks": {"economic": 14, "military": 17, "ritual": 20, "mask": 19},
        "turtles": {"canoes-3": 0, "women-4": 3, "hunters-5": 0},
        "swaps": 1,
        "marked": [1, 2, 3],
    }
    table = position(me, {"marked": [1, 2, 3]}, next_order=[1], year=7, partner="military")
    assert player(table)["total"] == 38
    heard = choose(table, "order", "end")
    shown = {one["turtle"]: (one["track"], one["points"]) for one in heard.all("turtle_shown")}
    assert shown == {"canoes-3": ("economic", 1), "women-4": ("mask", 2), "hunters-5": ("economic", 2)}
    assert GAME.result(table).scores[0] == 38


def test_at_the_end_everything_is_shown():
    me = {"cards": ["bear"], "turtles": {"women-5": 1}, "marked": [1, 2, 3]}
    table = position(me, {"marked": [1, 2, 3]}, next_order=[1], year=7)
    choose(table, "order", "end")
    assert look(table, FOE)["players"][0]["cards"] == ["bear"]
    assert look(table, NOBODY)["players"][0]["turtles"][0]["tracks"] == ["military", "ritual"]


# Everything else is open.


def test_a_spectator_sees_all_but_hands_and_turtles():
    table = position(
        {"cards": ["bear"], "turtles": {"women-3": 1}, "goods": {"corn": 2}, "progress": ["P1-1"], "aside": ["A01"]}
    )
    mine, theirs = look(table, ME)["players"][0], look(table, NOBODY)["players"][0]
    secret = {name for name in mine if mine[name] != theirs[name]}
    assert secret <= {"cards", "turtles", "counted", "from_turtles", "total"}
    rest = [
        {name: value for name, value in look(table, seat).items() if name not in ("players", "masks")}
        for seat in (ME, FOE, NOBODY)
    ]
    assert rest[0] == rest[1] == rest[2]


def test_stacks_show_their_height_and_not_their_tiles():
    table = position()
    assert look(table)["stacks"] == [5, 11]
    unknown = set(table.dump()["unseen"][0])
    assert not unknown & set(look(table)["display"])


def test_others_learn_who_decides_and_not_between_what():
    table = doing("mask", {"cards": ["bear", "wolf"], "progress": ["P1-5"]})
    choose(table, "use:P1-5", "draw:deck", "draw:deck")
    assert decision(table) == "discard"
    doing_now = look(table, FOE)["doing"]
    assert doing_now["seat"] == 0
    assert "bear" not in str(doing_now)


# Worlds that a seat holds possible.


def some_positions(seed, players=3, **settings):
    """Positions along a random game."""
    chance = FastChance(seed)
    table = deal(players, chance, **settings)
    while not table.is_over():
        yield table
        seat = table.deciding()[0]
        options = table.options(seat)
        table.apply(seat, options[chance.pick(0, len(options))], chance)


@pytest.mark.parametrize("seed", range(3))
def test_another_world_looks_the_same_to_its_viewer(seed):
    chance = FastChance(1000 + seed)
    for number, table in enumerate(some_positions(seed)):
        if number % 7:
            continue
        for seat in (0, 1, 2, None):
            world = table.determinize(SPECTATOR if seat is None else seat, chance)
            assert look(world, seat) == look(table, seat)
            GAME.load(world.dump())
            if seat in table.deciding():
                assert keys(world, seat=seat) == keys(table, seat=seat)


def test_another_world_keeps_what_everybody_saw_and_changes_the_rest():
    table = position(
        {"cards": ["bear", "wolf", "deer"], "known": ["wolf"], "turtles": {"women-3": 2}}, {"turtles": {"women-3": 0}}
    )
    hands, tiles = set(), set()
    for seed in range(60):
        world = table.determinize(FOE, FastChance(seed)).dump()["seats"]
        assert "wolf" in world[0]["cards"]
        assert len(world[0]["cards"]) == 3
        assert world[1]["turtles"] == {"women-3": 0}
        hands.add(tuple(world[0]["cards"]))
        tiles.add(world[0]["turtles"]["women-3"])
    assert len(hands) > 20
    assert tiles == {1, 2, 3}


def test_a_world_keeps_the_viewers_own_secrets():
    table = position({"cards": ["bear", "wolf.infected"], "turtles": {"women-3": 2}})
    for seed in range(10):
        world = table.determinize(ME, FastChance(seed)).dump()["seats"][0]
        assert world["cards"] == ["bear", "wolf.infected"]
        assert world["turtles"] == {"women-3": 2}


@pytest.mark.parametrize("between", [(), ("use:P2-1",)])
def test_a_mask_that_was_named_in_secret_is_not_known_to_others(between):
    me = {"cards": ["bear", "wolf"], "progress": ["P2-6", "P3-6", "P2-1"]}
    table = doing("mask", me)
    choose(
        table, "draw:deck", "use:P2-6", "change:bear>wolf", "use:P3-6", "conjure:deer", *between, mask_deck=["heron"]
    )
    named = set()
    for seed in range(40):
        world = table.determinize(FOE, FastChance(seed))
        if between:
            choose(world, "stand:warrior@E>s1", "stop-moving")
        named.add(tuple(keys(world)))
        for key in keys(world):
            mine = player(after(world, key))
            assert len(mine["cards"]) == mine["card_count"]
    assert len(named) > 5
