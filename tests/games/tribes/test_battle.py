"""Battles: bonuses, clashes, losses, who stands where afterwards (R32, R35 to R37, R56 to R62)."""

from itertools import product

import pytest

from .positions import at, choose, decision, keys, look, player, stage


def fight(ours, theirs, card="trail", start="plain", end="plain"):
    """Seat 0 attacks B5 from A5 with all it has there; what stands where, and what was heard."""
    table = stage(f"A5 {start}, B5 {end}, J9 camp", f"A5 0 {ours}, B5 1 {theirs}", cards=card)
    number, _, chief = ours.partition(" ")
    heard = choose(table, f"attack:A5>B5:{number}" + ("+chief" if chief else ""))
    return table, heard


def losses(heard):
    """What the attacker and what the defender has lost."""
    return heard.one("lost", opponent=0)["units"], heard.one("lost", opponent=1)["units"]


SUMS = {
    "e4": ("2", "2", "trail", "plain", "plain", (2, 2), ""),
    "e5": ("2", "2", "raid", "plain", "plain", (1, 2), "0 1"),
    "e6": ("1", "1", "raid", "plain", "plain", (0, 1), "0 1"),
    "e7": ("2", "2", "trail", "plain", "bluff", (2, 1), "1 1"),
    "e8": ("1", "1", "trail", "plain", "bluff", (1, 0), "1 1"),
    "e9": ("2", "2", "raid", "ridge", "plain", (0, 2), "0 2"),
    "e9 with three": ("3", "3", "raid", "ridge", "plain", (1, 3), "0 2"),
    "e10": ("2", "2", "raid", "plain", "bluff", (2, 2), ""),
    "e17": ("1", "2", "raid", "plain", "plain", (1, 2), ""),
    "e18 against three": ("1", "3", "raid", "ridge", "plain", (1, 3), ""),
    "e18 against four": ("1", "4", "raid", "ridge", "plain", (1, 3), "1 1"),
}


@pytest.mark.parametrize("example", SUMS)
def test_e4_e5_e6_e7_e8_e9_e10_e17_e18_r59_sums(example):
    ours, theirs, card, start, end, lost, stands = SUMS[example]
    table, heard = fight(ours, theirs, card, start, end)
    assert losses(heard) == lost
    assert at(table, "B5") == stands
    assert [player(table, seat)["reserve"] for seat in (0, 1)] == [8 - int(ours) + lost[0], 8 - int(theirs) + lost[1]]


def test_e19_r57_r60_warriors_fall_first_and_the_chief_moves_in():
    table, heard = fight("1 chief", "1")
    assert losses(heard) == (1, 1)
    assert at(table, "B5") == "0 0 chief"
    assert at(table, "A5") == ""


def test_e20_r60_r64_a_raid_of_equal_tribes():
    table, heard = fight("6 chief", "6 chief", "raid")
    assert losses(heard) == (6, 7)
    assert at(table, "B5") == "0 0 chief"
    assert heard.one("defeated") == {"seat": 1, "opponent": 0}
    assert player(table)["trophies"] == ["trophy.chief"]
    assert [player(table, seat)["reserve"] for seat in (0, 1)] == [8, 8]
    assert at(table, "J9") == "1 0 chief"


def test_e21_r35_r60_six_warriors_from_a_ridge_defeat_a_chief_with_six():
    table, heard = fight("6", "6 chief", "raid", "ridge")
    assert losses(heard) == (5, 7)
    assert at(table, "B5") == "0 1"
    assert heard.one("defeated") == {"seat": 1, "opponent": 0}


# Bonuses.


def test_r32_the_attack_card_helps_every_tribe_of_the_player_and_only_in_an_attack():
    table = stage("A5 plain, B5 plain", "A5 1 2, B5 0 2", cards="raid trail", turn=1, spirit=1)
    heard = choose(table, "attack:A5>B5:2")
    assert (heard.one("attacked")["bonus"], heard.one("defended")["bonus"]) == (0, 0)


@pytest.mark.parametrize("card", ["raid", "trail", "journey", "scouts"])
def test_r32_only_the_raid_party_has_the_attack_icon(card):
    _, heard = fight("2", "2", card)
    assert heard.one("attacked")["bonus"] == (card == "raid")


def test_r35_the_attack_icon_counts_where_the_attacking_step_starts():
    table = stage("A5 plain, B5 ridge, C5 plain", "A5 0 2, C5 1 2")
    choose(table, "move:A5>B5:2")
    heard = choose(table, "attack:B5>C5:2")
    assert heard.one("attacked")["bonus"] == 1
    table = stage("A5 ridge, B5 plain, C5 plain", "A5 0 2, C5 1 2")
    choose(table, "move:A5>B5:2")
    heard = choose(table, "attack:B5>C5:2")
    assert heard.one("attacked")["bonus"] == 0


def test_r35_an_attack_icon_does_not_defend_and_r36_a_defence_icon_does_not_attack():
    _, heard = fight("2", "2", "trail", "bluff", "ridge")
    assert (heard.one("attacked")["bonus"], heard.one("defended")["bonus"]) == (0, 0)


def test_r36_the_defence_icon_helps_a_tribe_and_cavalry():
    _, heard = fight("2", "2", "trail", "plain", "bluff")
    assert heard.one("defended") == {"opponent": 1, "cell": "B5", "units": 2, "bonus": 1}
    table = stage("A5 plain, B5 bluff", "A5 0 2 chief", cavalry=["B5"])
    heard = choose(table, "attack:A5>B5:2")
    assert heard.one("defended") == {"opponent": "army", "cell": "B5", "units": 1, "bonus": 1}


@pytest.mark.parametrize(
    ("card", "start", "end", "ours", "theirs"),
    [
        ("raid", "ridge", "plain", 2, 0),
        ("raid", "ridge", "bluff", 1, 0),
        ("raid", "plain", "bluff", 0, 0),
        ("trail", "ridge", "bluff", 0, 0),
        ("trail", "plain", "bluff", 0, 1),
        ("trail", "ridge", "plain", 1, 0),
    ],
)
def test_r37_r58_bonuses_add_up_and_cancel_one_for_one(card, start, end, ours, theirs):
    _, heard = fight("3", "3", card, start, end)
    assert (heard.one("attacked")["bonus"], heard.one("defended")["bonus"]) == (ours, theirs)


# The battle itself.


def test_r56_exactly_the_pieces_moved_fight_and_the_step_is_used():
    table = stage("A5 plain, B5 plain", "A5 0 5 chief, B5 1 2")
    heard = choose(table, "attack:A5>B5:3")
    assert heard.one("attacked") == {"seat": 0, "start": "A5", "end": "B5", "warriors": 3, "chief": False, "bonus": 0}
    assert (at(table, "A5"), at(table, "B5")) == ("0 2 chief", "0 1")
    assert look(table)["doing"]["steps"] == 3
    assert look(table)["doing"]["chief_steps"] == 3


def test_r56_an_attack_with_the_chief_uses_one_of_his_steps():
    table, _ = fight("3 chief", "1")
    assert look(table)["doing"]["chief_steps"] == 2


def test_r57_chiefs_count_as_units():
    _, heard = fight("2 chief", "3 chief")
    assert (heard.one("attacked")["warriors"], heard.one("attacked")["chief"]) == (2, True)
    assert heard.one("defended")["units"] == 4


def test_r60_a_chief_who_is_left_of_the_defenders_stays():
    table, heard = fight("2", "2 chief")
    assert losses(heard) == (2, 2)
    assert at(table, "B5") == "1 0 chief"
    assert "defeated" not in heard.kinds


def test_r62_survivors_go_on_and_the_chief_among_them_collects_there():
    table, _ = fight("3 chief", "1", end="stick")
    assert "collect:stick" in keys(table)
    assert "move:B5>C5:2+chief" in keys(table)


def test_r62_no_attack_of_a_wiped_out_tribe_leaves_anything_behind():
    table = stage("A5 plain, B5 plain, J9 camp", "A5 0 2, B5 1 2", steps=3)
    choose(table, "attack:A5>B5:2")
    assert (at(table, "A5"), at(table, "B5")) == ("", "")
    assert decision(table) == "turn"


def outcome(table, cell):
    """Who holds a cell after a battle."""
    return {"0": "taken", "1": "repelled", "a": "repelled", "": "empty"}[at(table, cell)[:1]]


@pytest.mark.parametrize("card", ["trail", "raid"])
@pytest.mark.parametrize("start", ["plain", "ridge"])
@pytest.mark.parametrize("end", ["plain", "bluff"])
def test_r58_r59_r61_the_forecast_says_what_an_attack_does(card, start, end):
    """For few and for many units on both sides, with and without chiefs."""
    for ours, theirs, chiefs in product((1, 2, 3, 4, 7), (1, 2, 3, 4, 7), ("", "0", "1", "01")):
        mine, foe = " chief" * ("0" in chiefs), " chief" * ("1" in chiefs)
        table = stage(f"A5 {start}, B5 {end}, J9 camp", f"A5 0 {ours}{mine}, B5 1 {theirs}{foe}", cards=card)
        key = f"attack:A5>B5:{ours}" + ("+chief" if mine else "")
        said = look(table)["doing"]["battles"][key]
        heard = choose(table, key)
        a, d = ours + bool(mine), theirs + bool(foe)
        net = (card == "raid") + (start == "ridge") - (end == "bluff")
        clashes = min(a + max(0, net), d + max(0, -net))
        lost, killed = max(0, clashes - max(0, net)), max(0, clashes - max(0, -net))
        assert losses(heard) == (lost, killed) == (said["lost"], said["killed"])
        assert (said["attackers"], said["defenders"]) == (a, d)
        assert (said["bonus"], said["defence"]) == (max(0, net), max(0, -net))
        assert said["outcome"] == outcome_of(a - lost, d - killed)
        assert said["own_chief"] == (bool(mine) and lost == a) == bool(heard.all("defeated", seat=0))
        assert said["their_chief"] == (bool(foe) and killed == d) == bool(heard.all("defeated", seat=1))
        if not said["own_chief"] and not said["their_chief"]:
            assert outcome(table, "B5") == said["outcome"]


def outcome_of(attackers, defenders):
    """R61: never both alive."""
    assert attackers == 0 or defenders == 0
    return "taken" if attackers else "repelled" if defenders else "empty"


@pytest.mark.parametrize("men", [1, 2])
@pytest.mark.parametrize("end", ["plain", "bluff"])
def test_r61_r71_the_forecast_of_an_attack_on_cavalry(men, end):
    for card, start, ours, chief in product(("trail", "raid"), ("plain", "ridge"), (1, 2, 4), ("", " chief")):
        table = stage(f"A5 {start}, B5 {end}, J9 camp", f"A5 0 {ours}{chief}", cards=card, cavalry=["B5"] * men)
        key = f"attack:A5>B5:{ours}" + ("+chief" if chief else "")
        said = look(table)["doing"]["battles"][key]
        heard = choose(table, key)
        assert (said["opponent"], said["defenders"], said["their_chief"]) == ("army", men, False)
        assert heard.one("lost", opponent=0)["units"] == said["lost"]
        assert len(heard.all("beaten")) == heard.one("lost", opponent="army")["units"] == said["killed"]
        assert bool(heard.all("defeated", seat=0, opponent="army")) == said["own_chief"]
        assert outcome(table, "B5") == said["outcome"]


def test_a_forecast_is_given_for_every_attack_and_for_nothing_else():
    table = stage("A5 plain, B5 plain, A6 plain", "A5 0 2 chief, B5 1 2, A6 1 1")
    assert sorted(look(table)["doing"]["battles"]) == sorted(keys(table, "attack"))
    assert len(keys(table, "attack")) == 8
