"""Playing alone against the Ghost (section 9.1)."""

import pytest

from longhouse.core.chance import FastChance
from longhouse.core.errors import BadSeats, UndoRefused
from longhouse.core.playout import playout
from longhouse.games.wendake.view import rank_alone

from .positions import (
    GAME,
    choose,
    deal,
    decision,
    doing,
    keys,
    leave_actions,
    long_house,
    look,
    lucky,
    player,
    position,
    tracks,
)

SOLO = {"solo_ghost": True}
COUNCIL, MASKS, TRADERS, WAR_PARTY = range(4)
COMMON = ["s1", "s2", "s3", "t1", "t2", "t3"]
"""The common territories, as a war party draws them."""


def alone(me=None, **rest):
    return position(me or {}, players=1, settings=SOLO | rest.pop("settings", {}), **rest)


def card(table, *outcomes):
    """The marker goes to the order area; after the turn the Ghost's card is turned up, with these outcomes."""
    return choose(table, "order", "end", ghost=outcomes)


def raid(me=None, territory="s1", *more, **rest):
    """A war party that goes to a territory."""
    table = alone(me, **rest)
    heard = card(table, WAR_PARTY, COMMON.index(territory), *more)
    return table, heard


# One seat.


def test_the_ghost_takes_one_player():
    assert GAME.new(settings=SOLO).seats == 1
    assert GAME.new().seats == 2
    for seats in (2, 4, 0):
        with pytest.raises(BadSeats):
            GAME.new(seats, settings=SOLO)
    with pytest.raises(BadSeats):
        GAME.new(1)


def test_the_numbers_of_seats_that_fit_the_settings():
    assert list(GAME.seats_with({})) == [2, 3, 4]
    assert list(GAME.seats_with({"solo_ghost": False})) == [2, 3, 4]
    assert list(GAME.seats_with(SOLO)) == [1]


def test_two_player_map_and_quantities():
    table = deal(1, tribes="identical", **SOLO)
    seen = look(table)
    assert list(seen["territories"]) == ["E", "s1", "s2", "s3", "F", "t1", "t2", "t3"]
    assert len(seen["market"]) == 12
    assert seen["stacks"] == [5, 11]
    assert len(seen["players"]) == 1
    assert seen["order"] == [0, 1]


def test_three_tribe_cards_and_the_ghost_has_the_other_home():
    table = deal(1, **SOLO)
    assert keys(table) == ["home:E", "home:F"]
    choose(table, "home:F")
    assert look(table)["ghost"]["home"] == "E"
    assert look(table)["ghost"]["warriors"] == 7
    assert len(keys(table)) == 3


def test_the_human_starts_in_year_1():
    table = deal(1, tribes="identical", **SOLO)
    choose(table, "home:E")
    assert decision(table) == "turn"
    assert look(table)["turn"] == 0


def test_nobody_enters_the_ghosts_home():
    table = alone(guards={"t1": {"0": 1}})
    choose(table, "place:1", "do:move3")
    assert not any(">F" in key for key in keys(table))


# The cards.


def test_after_each_turn_one_of_four_cards():
    table = alone()
    seen = []
    luck = lucky(table, ghost=[TRADERS, 0, MASKS, 0, COUNCIL, WAR_PARTY - 3, 0])
    for key in ("order", "place:1", "place:2", "place:3"):
        if key in keys(table):
            choose(table, key, luck=luck)
        leave_actions(table, luck=luck)
        heard = choose(table, "end", luck=luck)
        seen += [one["card"] for one in heard.all("ghost_card")]
    assert seen == ["traders", "masks", "council", "war_party"]
    assert look(table)["year"] == 1
    choose(table, "keep")
    assert look(table)["year"] == 2
    assert look(table)["ghost"]["cards"] == ["council", "masks", "traders", "war_party"]


def test_council_takes_the_lowest_free_order_space():
    table = alone()
    heard = choose(table, "place:2", "end", ghost=[COUNCIL])
    assert heard.one("ordered") == {"seat": 1, "space": 1, "black": False}
    assert look(table)["next_order"] == [1]
    table = alone()
    card(table, COUNCIL)
    assert look(table)["next_order"] == [0, 1]


def test_masks_puts_its_disk_on_a_random_free_space():
    table = alone({"disk": "K2"})
    card(table, MASKS, 1)
    assert look(table)["ghost"]["disk"] == "K3"
    table = alone({"cards": ["bear", "bear"]}, ghost={"disk": "K2"})
    choose(table, "place:7", "do:mask", "draw:deck", mask_deck=["wolf"])
    assert keys(table) == ["masks:K1=bear+wolf", "masks:none"]


@pytest.mark.parametrize(
    ("market", "outcome", "gone"),
    [
        (["P1-1", "P2-1", "P2-2", "P3-1"], 1, "P2-2"),
        (["P1-1", "P1-2", "P2-1", "P2-2", "P3-1"], 0, "P1-1"),
        (["P3-1", "P3-2", "P2-1"], 1, "P3-2"),
    ],
)
def test_traders_remove_a_tile_of_the_level_with_most_left(market, outcome, gone):
    table = alone(market=market)
    card(table, TRADERS, outcome)
    assert look(table)["market"] == [tile for tile in sorted(market) if tile != gone]


def test_traders_find_nothing_on_an_empty_display():
    table = alone(market=[])
    card(table, TRADERS)
    assert look(table)["market"] == []


def test_a_war_party_hits_a_guard_first():
    table, _ = raid(None, "s1", guards={"s1": {"0": 2}}, areas={"s1.1": [0, "woman"]})
    assert look(table)["territories"]["s1"] == [{"seat": 0, "guards": 1, "black": False}]
    assert look(table)["areas"]["s1.1"] == {"seat": 0, "kind": "woman"}
    assert look(table)["ghost"]["warriors"] == 7
    assert long_house(table)["warrior"] == 1


def test_else_a_random_native_in_an_area_and_a_ghost_outpost_takes_its_place():
    table, heard = raid(None, "s1", 1, areas={"s1.1": [0, "woman"], "s1.2": [0, "warrior"]})
    assert look(table)["areas"]["s1.2"] == {"seat": 1, "kind": "warrior"}
    assert look(table)["areas"]["s1.1"] == {"seat": 0, "kind": "woman"}
    assert look(table)["ghost"]["warriors"] == 6
    assert heard.one("ghost_took") == {"area": "s1.2"}


def test_else_a_ghost_guard():
    table, heard = raid(None, "t2")
    assert heard.one("ghost_guard") == {"territory": "t2"}
    assert look(table)["territories"]["t2"] == [{"seat": 1, "guards": 1, "black": False}]
    assert look(table)["ghost"]["warriors"] == 6


def test_without_warriors_it_injures_and_places_nothing():
    out = {"guards": {"t1": {"1": 7}}}
    table, _ = raid(None, "s1", areas={"s1.1": [0, "woman"]}, **out)
    assert look(table)["areas"]["s1.1"] is None
    assert long_house(table)["woman"] == 2
    table, _ = raid(None, "t2", **out)
    assert look(table)["territories"]["t2"] == []


def test_r140_a_cayuga_woman_goes_home():
    table, _ = raid({"tribe": "cayuga"}, "s1", areas={"s1.1": [0, "woman"]})
    assert player(table)["village"]["woman"] == 6
    assert look(table)["areas"]["s1.1"] == {"seat": 1, "kind": "warrior"}


@pytest.mark.parametrize("place", [{"black_guard": "s1"}, {"areas": {"s1.1": [0, "black"]}}])
def test_r142_the_black_warrior_goes_home(place):
    table, _ = raid({"tribe": "mohawk"}, "s1", **place)
    assert player(table)["village"]["black"] == 1
    assert "black" not in long_house(table)


def test_r149_no_ghost_outpost_for_a_tuscarora_hunter():
    table, _ = raid({"tribe": "tuscarora"}, "s3", areas={"s3.1": [0, "hunter"]})
    assert look(table)["areas"]["s3.1"] is None
    assert look(table)["ghost"]["warriors"] == 7
    assert long_house(table)["hunter"] == 2


# The Ghost on the map.


def test_ghost_guards_count_for_majorities():
    table = alone({"village": {"warrior": 1}}, guards={"s1": {"0": 1, "1": 1}, "s2": {"0": 1}})
    choose(table, "place:6", "skip", "do:military")
    assert tracks(table) == [0, 2, 0, 0]


def test_ghost_guards_protect_ghost_outposts_and_both_go_back_to_its_stock():
    table = alone(guards={"E": {"0": 3}, "s1": {"1": 1}}, areas={"s1.1": [1, "warrior"]})
    choose(table, "place:1", "do:move3")
    assert "attack:warrior@E>s1.1" not in keys(table)
    heard = choose(table, "strike:warrior@E>s1.1")
    assert look(table)["ghost"]["warriors"] == 6
    assert [told["seat"] for told in heard.all("injured")] == [0]
    assert len(heard.all("ghost_fell")) == 1
    choose(table, "attack:warrior@E>s1.1")
    assert look(table)["ghost"]["warriors"] == 7
    assert look(table)["areas"]["s1.1"] is None
    assert long_house(table)["warrior"] == 6


def test_in_restore_a_displayed_tile_leaves_in_the_ghosts_place():
    table = alone({"marked": [1, 2, 3]}, next_order=[1], ghost={"cards": ["war_party"]})
    before = look(table)["display"]
    heard = choose(table, "order", "end", ghost=[0, 0, 2])
    after = look(table)["display"]
    assert after[:2] + after[3:] == before[:2] + before[3:]
    assert after[2] not in before
    assert heard.one("replaced", seat=1)["tile"] == before[2]
    assert look(table)["stacks"][0] == 4
    assert decision(table) == "replace"


def test_the_ghost_may_be_first_in_the_order_and_takes_no_turn():
    table = alone({"marked": [1, 2, 3]}, next_order=[1], ghost={"cards": ["war_party"]})
    choose(table, "order", "end", "keep")
    assert look(table)["order"] == [1, 0]
    assert look(table)["turn"] == 0


def test_r143_the_ojibwa_have_three_turns_so_the_council_may_not_come():
    me = {"tribe": "ojibwa", "marked": [1, 2]}
    table = alone(me, ghost={"cards": ["council", "war_party"]}, next_order=[0], black_used=True)
    choose(table, "place:3", "skip", "skip", "end", ghost=[1])
    assert look(table)["order"] == [0, 1]
    choose(table, "keep")
    assert look(table)["order"] == [0, 1]
    assert GAME.load(table.dump()).dump() == table.dump()


# The end.


@pytest.mark.parametrize(
    ("points", "rank"),
    [
        *((0, "scout"), (24, "scout"), (25, "hunter"), (29, "hunter"), (30, "warrior"), (34, "warrior")),
        *((35, "sachem"), (39, "sachem"), (40, "great_sachem"), (52, "great_sachem")),
    ],
)
def test_the_rank_for_a_total(points, rank):
    assert rank_alone(points) == rank


def test_the_rank_is_shown_at_the_end():
    end = {"economic": 20, "military": 18, "ritual": 17, "mask": 25}
    table = alone({"marked": [1, 2, 3], "tracks": end}, year=7, next_order=[1], ghost={"cards": ["traders"]})
    assert look(table)["ghost"]["rank"] is None
    choose(table, "order", "end")
    assert table.is_over()
    assert look(table)["ghost"]["rank"] == "sachem"
    result = GAME.result(table)
    assert (result.scores, result.ranks) == ((35,), (1,))


@pytest.mark.parametrize("seed", range(12))
def test_whole_games_alone_end_and_can_be_written_down(seed):
    table = deal(1, FastChance(seed), **SOLO)
    chance = FastChance(seed + 100)
    middle = None
    for _ in range(200):
        if table.is_over():
            break
        options = table.options(0)
        table.apply(0, options[chance.pick(0, len(options))], chance)
        middle = table.dump()
        assert GAME.load(middle).dump() == middle
    playout(table, chance)
    assert table.is_over()
    assert len(GAME.result(table).scores) == 1


def test_the_ghost_never_decides_or_scores():
    table = doing("trade", {"goods": {"corn": 1}}, players=1, settings=SOLO)
    assert table.deciding() == (0,)
    assert len(table.scores()) == 1


def choose_and_undo(match):
    for _ in range(40):
        match.choose(0, match.options(0)[0].key)
        match.undo(0)
        match.choose(0, match.options(0)[0].key)


def test_alone_nobody_else_is_asked_to_go_back():
    match = GAME.new(1, 1, SOLO)
    with pytest.raises(UndoRefused) as refused:
        choose_and_undo(match)
    assert refused.value.message_id == "error-undo-alone"
