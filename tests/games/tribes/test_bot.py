"""What the greedy bot does in positions with a plain answer, and whole games of it."""

import pytest

from longhouse import bots
from longhouse.bots.outlook import SeatOutlook
from longhouse.core.chance import FastChance
from longhouse.games.tribes.data import CARD_IDS, TROPHY_IDS

from .positions import GAME, at, choose, deal, decider, decision, items, keys, look, plains, player, stage


def wish(table, seat=None, seed=1):
    """What the bot would choose, as a key."""
    seat = decider(table) if seat is None else seat
    return GAME.codec.key(bots.make("greedy", seed).choose(SeatOutlook(GAME, table, seat)))


def play_turn(table):
    """Let the bot play the turn of the deciding seat to its end; what it chose."""
    seat, chosen = decider(table), []
    while not table.is_over() and decision(table) in ("turn", "campsite") and decider(table) == seat:
        chosen.append(wish(table))
        choose(table, chosen[-1])
    return chosen


def weights(table, seat):
    """How good each option looks to the bot, by key."""
    options = table.options(seat)
    weighed = GAME.knowledge.weigh(table, seat, options, FastChance(1))
    return {GAME.codec.key(code): weight for code, weight in zip(options, weighed, strict=True)}


# Gains.


def test_all_goods_are_traded_at_a_farm():
    table = stage("A5 farm", "A5 0 6 chief", items=["gold 2, hide 1, wagon 1"])
    assert sorted(play_turn(table)[:4]) == ["trade:gold", "trade:gold", "trade:hide", "trade:wagon"]
    assert player(table)["horses"] == 4


def test_the_horse_that_wins_is_bought():
    table = stage("A5 farm", "A5 0 6 chief", items=["gold 1, stick 1"], horses=[9], trophies=[TROPHY_IDS])
    choose(table, wish(table))
    assert table.is_over()
    assert look(table)["winner"] == 0


@pytest.mark.parametrize("land", ["stick", "stone", "feather"])
def test_what_tools_are_made_of_is_collected_twice(land):
    table = stage(f"A5 {land}", "A5 0 6 chief")
    assert play_turn(table)[:2] == [f"collect:{land}"] * 2


def test_tools_become_goods_and_the_first_one_a_trophy():
    table = stage("A5 mine", "A5 0 6 chief", items=["axe 2"])
    assert play_turn(table)[:2] == ["collect:gold"] * 2
    assert player(table)["trophies"] == ["trophy.gold"]


def test_the_first_wagon_is_worth_its_warriors_where_nobody_is_near():
    table = stage("A5 wagon", "A5 0 6 chief")
    assert wish(table) == "collect:wagon"


def test_the_last_warriors_are_not_paid_for_another_wagon_unless_it_is_the_horse_that_wins():
    table = stage("A5 wagon", "A5 0 2 chief", trophies=[["trophy.wagon"]])
    assert keys(table, "collect") == ["collect:wagon"]
    assert "collect:wagon" not in play_turn(table)
    table = stage("A5 wagon", "A5 0 2 chief", horses=[9], trophies=[TROPHY_IDS])
    assert wish(table) == "collect:wagon"


def test_gold_is_not_dropped_for_a_stone():
    table = stage("A5 stone", "A5 0 6 chief", items=["gold 2, hide 2, axe 2, bow 2"])
    assert keys(table, "collect") != []
    assert not any(key.startswith("collect") for key in play_turn(table))


# Ways.


def test_the_chief_takes_the_whole_tribe_to_a_mine_when_he_has_an_axe():
    land = plains("A5", "B5", "A6", "A4") + ", C5 mine:N"
    table = stage(land, "A5 0 6 chief", items=["axe 2"])
    assert play_turn(table)[:3] == ["move:A5>B5:6+chief", "move:B5>C5:6+chief", "collect:gold"]


def test_the_chief_goes_to_the_farm_with_his_goods_and_not_to_the_mine():
    land = plains("A5", "B5", "A6") + ", A4 mine:N, C5 farm"
    table = stage(land, "A5 0 6 chief", items=["gold 2"], trophies=[["trophy.gold"]])
    assert play_turn(table)[:3] == ["move:A5>B5:6+chief", "move:B5>C5:6+chief", "trade:gold"]


def test_a_wall_is_walked_around():
    table = stage(plains("A4", "B4") + ", A5 bluff:E, B5 mine:S", "A5 0 6 chief", items=["axe 2"])
    assert "move:A5>B5:6+chief" not in keys(table)
    way = ["move:A5>A4:6+chief", "move:A4>B4:6+chief", "move:B4>B5:6+chief"]
    assert play_turn(table)[:4] == [*way, "collect:gold"]


def test_warriors_left_behind_catch_up_when_the_chief_stands_at_his_goal():
    land = plains("A3", "A4", "A5")
    table = stage(land, "A3 0 3, A5 0 3 chief", steps=3, chief_steps=0)
    assert play_turn(table)[:2] == ["move:A3>A4:3", "move:A4>A5:3"]
    assert at(table, "A5") == "0 6 chief"


# The beginning, and the last trophies.


def test_nobody_begins_beside_a_rival():
    table = deal(2)
    choose(table, "start:A1")
    assert wish(table) == "start:J10"


def test_whoever_lacks_warriors_for_the_wagon_trophy_looks_for_recruits():
    """Sticks and stones bring no trophy any more, and all horses are there."""
    land = plains("A5", "B5") + ", A4 stone, A6 stick, C5 camp"
    table = stage(land, "A5 0 1 chief", items=["feather 2"], horses=[10], trophies=[["trophy.gold", "trophy.hide"]])
    assert play_turn(table)[:4] == ["move:A5>B5:1+chief", "move:B5>C5:1+chief", "collect:indian", "collect:indian"]


# Battles.


def test_a_chief_is_attacked_who_can_be_defeated_while_the_trophy_is_missing():
    table = stage(plains("A5", "B5"), "A5 0 6 chief, B5 1 2 chief", cards="raid trail")
    assert wish(table).startswith("attack:A5>B5")
    choose(table, wish(table))
    assert player(table)["trophies"] == ["trophy.chief"]


def test_equal_tribes_meet_for_the_trophy_and_not_without_it():
    land, tribes = plains("A5", "B5"), "A5 0 6 chief, B5 1 6 chief"
    assert wish(stage(land, tribes, cards="raid trail")).startswith("attack:A5>B5:6")
    table = stage(land, tribes, trophies=[TROPHY_IDS, TROPHY_IDS])
    assert keys(table, "attack") != []
    assert not any(key.startswith("attack") for key in play_turn(table))


@pytest.mark.parametrize(("own", "theirs"), [(1, 4), (2, 6), (3, 8)])
@pytest.mark.parametrize("card", ["trail", "raid"])
def test_a_hopeless_attack_is_not_made(own, theirs, card):
    table = stage(plains("A5", "B5"), f"A5 0 {own} chief, B5 1 {theirs} chief", cards=f"{card} trail")
    assert keys(table, "attack") != []
    assert not any(key.startswith("attack") for key in play_turn(table))


def test_two_cavalry_men_are_not_attacked_by_a_small_tribe():
    table = stage(plains("A5", "B5"), "A5 0 2 chief", cavalry=["B5", "B5"])
    assert keys(table, "attack") != []
    assert not any(key.startswith("attack") for key in play_turn(table))


def test_the_best_item_is_taken_from_a_defeated_chief():
    table = stage(
        plains("A5", "B5"), "A5 0 6 chief, B5 1 1 chief", cards="raid trail", items=["", "gold 1, stone 1, feather 2"]
    )
    choose(table, "attack:A5>B5:6+chief")
    assert decision(table) == "take"
    assert wish(table) == "take:gold"


def test_the_attack_that_brings_the_last_trophy_is_made():
    table = stage(
        plains("A5", "B5"),
        "A5 0 2 chief, B5 1 1 chief",
        cards="raid trail",
        horses=[10],
        trophies=[TROPHY_IDS[:3]],
    )
    choose(table, wish(table))
    assert look(table)["winner"] == 0


# Cards and the Campsite.


def test_campsite_is_played_when_two_tools_can_be_made():
    table = stage("A5 stone", "A5 0 6 chief", cards=None, items=["stick 2, stone 1, feather 1"])
    assert wish(table, seat=0) == "card:camp"


def test_campsite_is_kept_while_nothing_can_be_made():
    table = stage("A5 stone", "A5 0 6 chief", cards=None)
    assert wish(table, seat=0) != "card:camp"


def test_tools_are_made_in_the_campsite():
    table = stage("A5 stone", "A5 0 6 chief", cards="camp trail", items=["stick 2, stone 1, feather 1"])
    chosen = play_turn(table)
    assert {"craft:axe", "craft:bow"} <= set(chosen)
    assert "axe 1" in items(table)
    assert "bow 1" in items(table)


def test_warriors_are_trained_in_a_village():
    table = stage("A5 camp", "A5 0 2 chief", cards="camp trail", items=["feather 2"])
    assert play_turn(table).count("train") == 2
    assert at(table, "A5") == "0 4 chief"


def test_raid_party_is_played_against_a_chief_in_reach():
    table = stage(plains("A5", "B5", "C5"), "A5 0 6 chief, C5 1 6 chief", cards=None)
    assert wish(table, seat=0) == "card:raid"


@pytest.mark.parametrize("card", CARD_IDS)
def test_the_card_that_the_other_has_chosen_changes_nothing(card):
    """Not the weights either: they are asked for in the true position."""
    land, tribes = plains("A5", "B5", "C5"), "A5 0 6 chief, C5 1 3 chief"
    things = ["stick 2, stone 1", "gold 1"]
    open_table = stage(land, tribes, cards=None, items=things)
    table = stage(land, tribes, cards=None, items=things, chosen=[None, card])
    assert table.deciding() == (0,)
    assert weights(table, 0) == weights(open_table, 0)


# Everything else.


def test_every_choice_of_a_game_is_weighed_and_the_position_left_alone():
    table, luck, taste = deal(2, FastChance(1), max_cycles=3), FastChance(1), FastChance(2)
    asked = set()
    while not table.is_over():
        seat = table.deciding()[0]
        before = table.dump()
        weighed = weights(table, seat)
        assert len(weighed) == len(table.options(seat))
        assert all(weight == weight for weight in weighed.values())
        assert table.dump() == before
        asked.add(GAME.prompt(table, seat)[0])
        options = table.options(seat)
        table.apply(seat, options[taste.pick(-1, len(options))], luck)
    assert {"start", "card", "turn", "campsite", "orient", "cavalry"} <= asked


def bot_game(players, seed, thinking, **settings):
    """A game in which these seats think and the others do not; the position at its end."""
    table, luck, taste = deal(players, FastChance(seed), **settings), FastChance(seed), FastChance(seed + 1)
    bot = bots.make("greedy", seed)
    while not table.is_over():
        seat = table.deciding()[0]
        options = table.options(seat)
        if seat in thinking:
            option = bot.choose(SeatOutlook(GAME, table, seat))
        else:
            option = options[taste.pick(-1, len(options))]
        table.apply(seat, option, luck)
    return table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_thought_beats_chance(players):
    """The bot sits on another chair each time and has more points than all who play at random."""
    for seat in (0, players - 1):
        scores = bot_game(players, seat, {seat}, max_cycles=4).scores()
        assert scores[seat] > max(score for other, score in enumerate(scores) if other != seat)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_a_table_of_bots_reaches_the_goal(players, seed):
    table = bot_game(players, seed, range(players), horses_to_win=4)
    assert look(table)["winner"] in range(players)
    assert look(table)["cycle"] < 12
