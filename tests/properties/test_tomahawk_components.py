"""Tomahawk: components are conserved, also in possible worlds, and a game takes the rounds it takes."""

from collections import Counter

import pytest
from hypothesis import given

from longhouse import games
from longhouse.core.chance import FastChance
from longhouse.core.playout import playout
from longhouse.core.state import SPECTATOR
from longhouse.testing.selfplay import positions, start, steps
from longhouse.testing.tables import tables
from properties.components import check, in_rows

TOMAHAWK = games.get("tomahawk")
MOST_CHOICES = 2 * (1 + 2) + 6 * 2 * 5
"""Both seats: one special turned down, two warriors replaced; in each of six rounds four places and a commitment."""


@given(tables([TOMAHAWK]))
def test_every_card_and_every_territory_is_in_exactly_one_place(table):
    game, settings, seats, seed = table
    for state in positions(game, seed, settings, seats):
        check(state.dump())


@given(tables([TOMAHAWK]))
def test_r10_a_game_ends_within_its_six_rounds(table):
    game, settings, seats, seed = table
    assert len(list(steps(game, seed, settings, seats))) <= MOST_CHOICES


@given(tables([TOMAHAWK]))
def test_r46_tokens_are_never_given_back_and_territories_never_change_hands(table):
    game, settings, seats, seed = table
    for step in steps(game, seed, settings, seats):
        before, after = step.before.dump(), step.after.dump()
        for seat in (0, 1):
            assert after["players"][seat]["tokens"] >= before["players"][seat]["tokens"]
            assert set(after["players"][seat]["won"]) >= set(before["players"][seat]["won"])
            assert set(after["players"][seat]["shown"]) >= set(before["players"][seat]["shown"])
        assert set(after["tied"]) >= set(before["tied"])


@given(tables([TOMAHAWK]))
def test_r46_the_tokens_told_are_the_tokens_held(table):
    game, settings, seats, seed = table
    taken = Counter()
    for step in steps(game, seed, settings, seats):
        for event in step.events:
            if event.kind == "scalped":
                taken[event.public["seat"]["seat"]] += event.public["count"]
    players = step.after.dump()["players"]
    assert [taken[0], taken[1]] == [player["tokens"] for player in players]


@given(tables([TOMAHAWK]))
def test_every_possible_world_of_tomahawk_holds_every_component_once(table):
    game, settings, seats, seed = table
    for number, state in enumerate(positions(game, seed, settings, seats)):
        for side in (0, 1, SPECTATOR):
            check(state.determinize(side, FastChance(number)).dump())


@given(tables([TOMAHAWK]))
def test_components_are_also_conserved_when_a_possible_world_is_played_on(table):
    game, settings, seats, seed = table
    for number, state in enumerate(positions(game, seed, settings, seats)):
        if number % 12 == 7:
            for side in (0, 1):
                world = state.determinize(side, FastChance(number))
                playout(world, FastChance(number))
                check(world.dump())


def test_every_card_the_opponent_may_hold_is_imagined_sometimes():
    state = next(state for state in positions(TOMAHAWK, 5) if state.dump()["round"] == 2)
    unseen = set(TOMAHAWK.view(state, 0)["players"][1]["unseen"])
    imagined = set()
    for seed in range(400):
        imagined |= set(state.determinize(0, FastChance(seed)).dump()["players"][1]["hand"])
    assert imagined == unseen


DAMAGES = {
    "a card twice": lambda dump: dump["players"][0]["hand"].append(dump["players"][0]["deck"][0]),
    "a card gone": lambda dump: dump["players"][1]["hand"].pop(),
    "a special on both sides": lambda dump: dump["players"][0].update(dealt=dump["players"][1]["dealt"]),
    "a warrior too many gone": lambda dump: dump["players"][0]["replaced"].pop(),
    "a territory twice": lambda dump: dump["tied"].append(dump["piles"][0]["territory"]),
    "a territory gone": lambda dump: dump["piles"][2].update(territory=None),
    "a card laid twice": lambda dump: dump["piles"][0]["rows"].append([dump["players"][0]["hand"][0], None]),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_the_check_itself_finds_what_is_lost_or_doubled(damage):
    state = next(state for state in positions(TOMAHAWK, 3) if state.dump()["round"] == 2)
    dump = state.dump()
    check(dump)
    DAMAGES[damage](dump)
    with pytest.raises(AssertionError):
        check(dump)


def test_the_first_hands_are_what_the_rules_say():
    state = start(TOMAHAWK, 1, {"specials": False})
    dump = state.dump()
    assert [len(player["hand"]) for player in dump["players"]] == [8, 8]
    assert [len(player["deck"]) for player in dump["players"]] == [16, 16]
    assert not in_rows(dump, 0)
