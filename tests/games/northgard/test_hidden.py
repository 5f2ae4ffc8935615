"""Who knows what (section 6): views, events, and worlds dealt anew."""

import pytest

from longhouse.core.chance import FastChance
from longhouse.core.state import SPECTATOR
from longhouse.games.northgard.rules.scoring import final_fame

from .positions import FOE, cards_in, choose, deal, decision, look, over, stage, told, walk

ANN, BEN, CID = range(3)
EVERYBODY = (ANN, BEN, CID, None)


def three(me, **rest):
    return stage(me, FOE, FOE | {"units": {"t9": 1}}, **rest)


# Views.


def test_a_hand_is_its_owners_and_its_size_public():
    table = three({"hand": ["move", "feast"]})
    assert look(table, ANN)["players"][0]["hand"] == ["move", "feast"]
    for other in (BEN, CID, None):
        seen = look(table, other)["players"][0]
        assert (seen["hand"], seen["hand_count"], seen["known_hand"]) == (None, 2, [])


def test_draw_piles_show_their_size_and_nobody_knows_the_order():
    table = three({"hand": ["move"], "draw": ["feast", "build"]})
    for viewer in EVERYBODY:
        seen = look(table, viewer)["players"][0]
        assert (seen["draw_count"], seen["on_top"]) == (2, [])


def test_deck_lists_discards_and_active_areas_are_public():
    me = {"hand": ["move"], "draw": ["feast"], "active": ["build"], "played": ["scouts"], "discard": ["spy"]}
    table = three(me)
    for viewer in EVERYBODY:
        seen = look(table, viewer)["players"][0]
        assert seen["deck"] == ["move", "build", "feast", "scouts", "spy"]
        assert (seen["active"], seen["discard"]) == (["scouts", "build"], ["spy"])


def test_r8_fame_is_open_unless_the_table_wishes_otherwise():
    table = three({"hand": ["unrest"], "fame": 7}, fame_tokens="hidden")
    assert [look(table, viewer)["players"][0]["fame"] for viewer in EVERYBODY] == [7, None, None, None]
    open_fame = three({"hand": ["unrest"], "fame": 7})
    assert [look(open_fame, viewer)["players"][0]["fame"] for viewer in EVERYBODY] == [7] * 4


def test_r8_a_gain_of_fame_is_heard_by_all():
    me = {"clan": "stag", "units": {"t6": 4}, "hand": ["move", "unrest"]}
    table = stage(me, FOE, FOE | {"units": {"t10": 1}})
    heard = choose(table, "play:move", "to:t7", "go:4", dice=[1, 1])
    for viewer in EVERYBODY:
        assert heard.told(viewer, "fame") == [{"seat": {"seat": 0}, "count": 1}]


def test_at_the_end_everything_is_open():
    table = over(three({"hand": ["move"], "fame": 7}))
    for viewer in EVERYBODY:
        seen = look(table, viewer)["players"][0]
        assert (seen["fame"], seen["final_fame"], seen["hand"]) == (7, final_fame(table, 0), ["move"])


def test_a_drawn_card_is_its_owners():
    table = three({"hand": ["feast", "unrest"], "draw": ["move"], "lore": 1})
    heard = choose(table, "replace:feast")
    assert heard.told(ANN, "drew") == [{"seat": {"seat": 0}, "card": "move"}]
    assert heard.told(BEN, "drew") == heard.told(None, "drew") == [{"seat": {"seat": 0}}]


def test_a_row_card_on_top_stays_known_in_the_next_hand():
    table = stage({"hand": ["unrest"], "units": {"t3": 1}}, {"units": {"t7": 1}, "passed": True}, row=["spy"])
    choose(table, "pass")
    for viewer in (BEN, None):
        assert "spy" in look(table, viewer)["players"][0]["known_hand"]


def test_setup_tiles_are_their_owners():
    table = deal(3, FastChance(2), clan_assignment="random")
    for viewer in EVERYBODY:
        for owner in range(3):
            seen = look(table, viewer)["players"][owner]["setup_tiles"]
            assert (len(seen) == 3) if viewer == owner else (seen == 3)


def test_r46_tiles_under_the_pile_are_known_to_all():
    me = {"units": {"T00.n": 2}, "hand": ["raven", "unrest"]}
    table = stage(me, {"hand": ["unrest"]}, tiles={"T00": (0, 0, 0)})
    heard = choose(table, "play:raven", "tile:T10", tiles=["T02", "T10"])
    assert [one["tile"] for one in heard.told(None, "tile_drawn")] == ["T02", "T10"]
    assert look(table, None)["under"] == ["T02"]


# Worlds dealt anew.


@pytest.mark.parametrize("viewer", [BEN, SPECTATOR])
def test_another_hand_may_be_anything_of_the_hidden_cards(viewer):
    table = three({"hand": ["move", "spy"], "draw": ["feast", "build"], "discard": ["scouts"], "top": ["capture"]})
    hands = set()
    for seed in range(60):
        world = table.determinize(viewer, FastChance(seed))
        hands.add(tuple(cards_in(world, "hand")))
        assert cards_in(world, "discard") == ["scouts"]
        assert cards_in(world, "top") == ["capture"]
        assert sorted(cards_in(world, "hand") + cards_in(world, "draw")) == ["build", "feast", "move", "spy"]
    assert len(hands) == 6


def test_the_own_hand_and_what_was_put_on_top_stay():
    table = three({"hand": ["move", "spy"], "draw": ["feast", "build"], "top": ["scouts"], "top_seen": [ANN]})
    for seed in range(10):
        mine = table.determinize(ANN, FastChance(seed))
        assert (cards_in(mine, "hand"), cards_in(mine, "top")) == (["move", "spy"], ["scouts"])
    tops = {tuple(cards_in(table.determinize(BEN, FastChance(seed)), "top")) for seed in range(60)}
    assert len(tops) == 5


def test_what_a_spy_has_seen_stays():
    table = stage(
        {"hand": ["spy", "unrest"], "units": {"t3": 1}}, FOE | {"hand": ["move", "build"], "draw": ["feast", "recruit"]}
    )
    choose(table, "play:spy", "take:build")
    for seed in range(10):
        assert cards_in(table.determinize(ANN, FastChance(seed)), "hand", BEN) == ["move"]


def test_the_card_that_rapacious_exploitation_picked_is_between_the_two():
    me = {"clan": "snake", "hand": ["rapacious", "unrest"], "units": {"t3": 1}}
    them = FOE | {"hand": ["move", "build", "feast"], "food": 3}
    third = FOE | {"units": {"t9": 1}, "hand": []}
    table = stage(me, them, third)
    choose(table, "play:rapacious", "take:build")
    assert decision(table) == "pay-or-discard"
    gone = {viewer: set() for viewer in (ANN, BEN, CID, SPECTATOR)}
    for viewer, found in gone.items():
        for seed in range(30):
            world = table.determinize(viewer, FastChance(seed))
            choose(world, "give-in")
            found.update(cards_in(world, "discard", BEN))
    assert gone[ANN] == gone[BEN] == {"build"}
    assert gone[CID] == gone[SPECTATOR] == {"move", "build", "feast"}


def test_setup_tiles_of_others_and_the_pile_are_mixed():
    table = deal(2, FastChance(2), clan_assignment="random")
    hidden = table.dump()
    theirs = set()
    for seed in range(20):
        world = table.determinize(0, FastChance(seed)).dump()
        assert world["seats"][0]["tiles"] == hidden["seats"][0]["tiles"]
        assert sorted(world["seats"][1]["tiles"] + world["pile"]) == sorted(
            hidden["seats"][1]["tiles"] + hidden["pile"]
        )
        theirs.add(tuple(world["seats"][1]["tiles"]))
    assert len(theirs) > 10


def test_a_hand_known_by_elimination_stays_known_after_a_reshuffle():
    # The draw pile is empty, so everybody can tell the hand; then the discard pile becomes the draw pile.
    me = {"hand": ["feast", "move"], "discard": ["build", "recruit", "explore"], "lore": 1}
    table = three(me)
    choose(table, "replace:feast")
    for seed in range(20):
        assert "move" in cards_in(table.determinize(BEN, FastChance(seed)), "hand")


SETTINGS = (
    {},
    {"creatures": True, "more_creatures": True},
    {"teams": True},
    {"reaction_prompt": "always_ask", "future_sight_achievements": True, "scorched_earth_targets": "enemy_or_neutral"},
    {"reaction_prompt": "timed"},
)


def learned(table, viewer, seat, code, seed):
    """What a viewer hears when an option is taken, and sees afterwards."""
    other = table.copy()
    other.apply(seat, code, FastChance(seed))
    return [part for part in told(table, viewer, seat, code, seed) if part is not None], look(other, viewer)


@pytest.mark.parametrize("chosen", SETTINGS, ids=["usual", "creatures", "teams", "others", "timed"])
@pytest.mark.parametrize("seed", range(2))
def test_no_seat_and_no_spectator_learns_a_secret_along_random_play(chosen, seed):
    table = deal(4 if chosen.get("teams") else 2 + seed, FastChance(seed), clan_assignment="random", **chosen)
    for at, (seat, code) in enumerate(walk(table, seed, lazy=True)):
        if at % 20:
            continue
        for viewer in (*range(len(table.scores())), None):
            world = table.determinize(SPECTATOR if viewer is None else viewer, FastChance(at))
            assert look(world, viewer) == look(table, viewer)
            assert world.deciding() == table.deciding()
            if viewer == seat:
                assert world.options(seat) == table.options(seat)
            if code in world.options(seat):
                here, there = (learned(one, viewer, seat, code, at) for one in (table, world))
                assert here[0] == there[0] or here[1] != there[1]
