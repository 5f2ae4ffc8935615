"""What a choice brings, in words a person understands: true, complete, and without anybody's secrets."""

import random
from itertools import islice, product

import pytest

from longhouse.core.chance import FastChance
from longhouse.core.decisions import copy_of
from longhouse.core.protocol import Message
from longhouse.core.text import LANGUAGES, Text
from longhouse.games.tomahawk import data

from .positions import CARDS, GAME, PILES_IN_ROUND, WARRIORS, position


def why(table, card, pile, seat=0):
    """What laying down a card says for itself, by clause; of several of a kind the first."""
    before, after = copy_of(table), copy_of(table)
    for at in range(1, pile):
        for one in (before, after):
            one.apply(seat, filler(one, seat, card, at), FastChance(1))
    after.apply(seat, GAME.codec.code(f"play:{card}>{pile}"), FastChance(1))
    found = GAME.reasons(before, after, seat)
    return {message.id.removeprefix("reason-"): message.args for message in reversed(found)}


def filler(table, seat, card, pile):
    """Any other card for a pile before the one looked at: the weakest."""
    keys = [GAME.codec.key(code) for code in table.options(seat)]
    return GAME.codec.code(next(key for key in keys if not key.startswith(f"play:{card}>")))


def unseen(table, seat=0):
    """The other side's warriors who were never turned up, by the position as it is written."""
    shown = table.dump()["players"][1 - seat].get("shown", [])
    return [card for card in WARRIORS if card not in shown]


def test_a_last_turn_says_against_how_many_warriors_the_territory_is_won():
    table = position("P5 | P1 | F2 | M1", "10a 04a 01a 01c")
    found = why(table, "10a", 2)
    beaten = sum(CARDS[card]["value"] < 10 for card in unseen(table))
    assert found["wins"] == {"pile": 2, "territory": "P1", "count": beaten, "of": len(unseen(table))}
    assert "beats" not in found


def test_earlier_turns_count_for_the_territory():
    """7 against 8 and 1 against 2 so far: the last card must be higher by three."""
    table = position(PILES_IN_ROUND[3], "10a 04a 01b 01c", round=3)
    found = why(table, "10a", 1)
    beaten = sum(8 + 2 + CARDS[card]["value"] < 7 + 1 + 10 for card in unseen(table))
    assert found["wins"]["count"] == beaten < len(unseen(table))


def test_a_territory_that_goes_on_says_whom_the_card_beats_and_how_the_sides_stand():
    table = position(PILES_IN_ROUND[2], "10a 04b 01a 01c", round=2)
    found = why(table, "10a", 1)
    assert found["beats"]["count"] == sum(CARDS[card]["value"] < 10 for card in unseen(table))
    assert found["total"] == {"pile": 1, "territory": "P5", "count": 17, "other": 8}
    assert "wins" not in found
    assert "total" not in why(position(PILES_IN_ROUND[2], "01a 04b", round=2), "01a", 1)


def test_puma_and_gathering_are_explained():
    table = position("P5 | M2 | F2 | P2", "10a 04a 01a 01c")
    assert "spared" in why(table, "01a", 2)
    assert "spared" not in why(table, "10a", 2)
    assert "gathers" in why(table, "01a", 4)
    assert "gathers" not in why(table, "10a", 4)
    assert "gathers" not in why(position("P5 | M2 | F2 | P2", "sky 04a 01a"), "sky", 4)  # nor is the other less


def test_feathers_that_are_safe_or_cannot_be_lost():
    table = position("P5 | P1 | F2 | M1", "07b 01a 01c 04a")
    safe = sum(CARDS[card]["value"] <= 7 for card in unseen(table))
    assert why(table, "07b", 1)["safe"] == {"feathers": 4, "count": safe, "of": len(unseen(table))}
    assert "nothing-to-lose" in why(table, "01a", 1)
    assert "nothing-to-lose" not in why(table, "01c", 1)


def test_weak_cards_go_where_little_is_at_stake_and_strong_ones_stay():
    table = position("P5 | P1 | F2 | M1", "01a 10a 10b 05a")
    cheap, dear = why(table, "01a", 2), why(table, "10a", 1)
    assert cheap["cheap"] == {"pile": 2, "count": 1}
    assert dear["worth-it"] == {"pile": 1, "count": 5}
    stronger = sum(CARDS[card]["value"] > 1 for card in table.dump()["players"][0]["hand"] if card in WARRIORS)
    assert cheap["keeps"] == {"card": "10a", "count": stronger - 1, "more": stronger - 2, "when": "both"}
    assert "keeps" not in dear
    last = position(PILES_IN_ROUND[6], "05b 10b 01b 01c", round=6)
    assert why(last, "05b", 1)["keeps"]["when"] == "territory"


@pytest.mark.parametrize(
    ("card", "piles", "pile", "clause"),
    [
        ("cloud", "P5 | P1 | F2 | M1", 1, "charms"),
        ("dance", "P5 | P1 | F2 | M1", 1, "dance"),
        ("sequoia", "F5 | P1 | F2 | M1", 1, "doubles"),
        ("sky", "P5 | P1 | F2 | M1", 1, "sky"),
        ("skull", "P5 | P1 | F2 | M1", 1, "skull"),
        ("manitou", "P5 | P1 | F2 | M1", 1, "sage"),
    ],
)
def test_a_character_says_what_it_does_there(card, piles, pile, clause):
    assert clause in why(position(piles, f"{card} 01a 04a"), card, pile)


def test_a_power_that_does_nothing_there_is_not_told():
    table = position("P5 | P1 | F2 | M1", "dance sequoia")
    assert "dance" not in why(table, "dance", 2)
    assert "dance" not in why(table, "dance", 3)
    assert "doubles" not in why(table, "sequoia", 1)


def test_a_pair_is_told_once():
    table = position("P5 spirit/08a | M3 | F2 04a/05a | P1", "02a 01a", round=2)
    assert why(table, "02a", 1)["pair"] == {"pile": 1, "points": 5}
    assert "pair" not in why(table, "01a", 1)
    table = position("P5 spirit/08a 02b/04a | M3 09a/10a | P1 | F2", "02a 01a", round=3)
    assert "pair" not in why(table, "02a", 1)


def test_characters_and_those_who_make_way_are_named():
    before = GAME.new(2, 1).state
    table = before.copy()
    dealt = before.dump()["players"][0]["dealt"]
    table.apply(0, GAME.codec.code(f"reject:{dealt[0]}"), FastChance(1))
    found = GAME.reasons(before, table, 0)
    assert [(one.id, one.args["card"]) for one in found] == [("reason-character", card) for card in dealt[1:]]
    table.apply(1, table.options(1)[0], FastChance(1))
    before = table.copy()
    hairiest = table.options(0)[-1]
    table.apply(0, hairiest, FastChance(1))
    card = GAME.codec.key(hairiest).partition(":")[2]
    told = [one.args["card"] for one in GAME.reasons(before, table, 0) if one.id == "reason-makes-way"]
    assert (card in told) == (WARRIORS[card]["hair"] > 0)


def game(seed):
    """A whole game at random: before each round, and after it."""
    table, luck, chance = GAME.new(2, seed).state.copy(), random.Random(seed), FastChance(seed)
    before = table.copy()
    while not table.is_over():
        seat = luck.choice(table.deciding())
        number = table.dump()["round"]
        table.apply(seat, luck.choice(table.options(seat)), chance)
        yield before, table, number != table.dump()["round"]
        if number != table.dump()["round"]:
            before = table.copy()


def test_what_a_round_brought_adds_up_to_the_points():
    rounds = 0
    for before, after, is_new in game(3):
        if not is_new or before.dump()["round"] == 0:
            continue
        rounds += 1
        for seat in range(2):
            found = GAME.reasons(before, after, seat)
            gained = sum(one.args["count"] for one in found if one.id in ("reason-won", "reason-takes"))
            lost = sum(
                one.args["count"] for one in found if one.id in ("reason-territory-lost", "reason-feathers-lost")
            )
            own, other = (after.scores()[one] - before.scores()[one] for one in (seat, 1 - seat))
            assert (gained, lost) == (own, other)
    assert rounds == data.ROUNDS
    assert any(one.id == "reason-victory" for seat in range(2) for one in GAME.reasons(before, after, seat))


IN_FORESTS = ("reason-probably-wins", "reason-gathers", "reason-spared")


def test_what_a_seat_cannot_know_makes_no_difference():
    """Laid down in worlds dealt anew, a card says the same, but in forests where earlier cards lie face down."""
    compared = 0
    for before, after, _ in islice(game(5), 0, None, 3):
        if before.dump()["round"] == 0 or 0 not in after.deciding() or len(after.options(0)) < 2:
            continue
        said = []
        for seed in range(4):
            world = after.determinize(0, FastChance(seed))
            laid = world.copy()
            laid.apply(0, world.options(0)[0], FastChance(1))
            found = GAME.reasons(world, laid, 0)
            said.append([one for one in found if one.id not in IN_FORESTS])
        assert said == [said[0]] * 4
        compared += 1
    assert compared > 4


CLAUSES = [
    line.split(" ")[0]
    for line in (GAME.folder / "text" / "en.ftl").read_text(encoding="utf-8").splitlines()
    if line.startswith("reason-")
]


@pytest.mark.parametrize("vocabulary", GAME.vocabularies)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_can_be_said_to_everybody(language, vocabulary):
    text = Text(language, GAME.folder / "text", vocabulary=vocabulary)
    assert len(CLAUSES) > 20
    for clause, card, viewer in product(CLAUSES, data.CARD_IDS, (0, 1, None)):
        args = {"card": card, "other": "07b", "territory": "P5", "seat": {"seat": 1}, "when": "both"}
        args |= dict.fromkeys(("pile", "count", "of", "feathers", "points", "more"), 2)
        if clause in ("reason-total", "reason-victory"):
            args["other"] = 3
        said = text.say(Message(clause, args), ["Ann", "Ben"], viewer)
        theirs = text.say(Message(clause, args), ["Ann", "Ben"], viewer, attribute="theirs")
        for words in {said, theirs} - {clause}:
            assert "{" not in words
            assert "reason" not in words
            assert not words.endswith(".")
        if theirs != clause:
            assert "your" not in theirs.split()
            assert "votre" not in theirs.split()
