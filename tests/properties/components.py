"""Where every component of Tomahawk must be, judged from a dump: each card and each territory in exactly one place."""

from collections import Counter

from longhouse import games
from longhouse.core.components import read_components

DATA = read_components(games.get("tomahawk").folder)
BASE = [row["id"] for row in DATA["warrior"]]
VALUE = {row["id"]: row["value"] for row in DATA["warrior"] + DATA["special"]}
SPECIALS = [row["id"] for row in DATA["special"]]
FORESTS = [row["id"] for row in DATA["territory"] if row["type"] == "forest"]
TURNS = {row["id"]: row["turns"] for row in DATA["territory"]}
LENGTHS = [list(reversed(row["lengths"])) for row in DATA["pile"]]
ROUNDS = 6


def check(dump):
    """Assert that this position holds every component once."""
    for seat in (0, 1):
        check_specials(dump["players"][seat], dump["round"], dump["settings"])
        if dump["round"] > 0:
            check_army(dump, seat)
    dealt = dump["players"][0]["dealt"] + dump["players"][1]["dealt"]
    assert not doubles(dealt), f"dealt to both: {doubles(dealt)}"
    if dump["round"] > 0:
        check_territories(dump)
        check_peeks(dump)


def doubles(things):
    return sorted(thing for thing, count in Counter(things).items() if count > 1)


def check_specials(player, round_number, settings):
    """R2 to R5: three dealt, two kept, one warrior of the same value gone for each."""
    dealt, kept, replaced = player["dealt"], player["kept"], player["replaced"]
    assert set(dealt) <= set(SPECIALS)
    assert set(kept) <= set(dealt)
    assert set(replaced) <= set(BASE)
    assert len(dealt) == (3 if settings["specials"] else 0)
    if round_number > 0 and settings["specials"]:
        assert len(kept) == 2
        assert Counter(VALUE[card] for card in replaced) == Counter(VALUE[card] for card in kept)
    else:
        assert len(kept) in (0, 2)
        assert len(replaced) <= len(kept)


def in_rows(dump, seat):
    return [row[seat] for pile in dump["piles"] for row in pile["rows"] if row[seat] is not None]


def check_army(dump, seat):
    """24 cards, each in the hand, in the deck, face down in a row, or shown."""
    player = dump["players"][seat]
    army = [card for card in BASE if card not in player["replaced"]] + player["kept"]
    face_down = [card for card in in_rows(dump, seat) if card not in player["shown"]]
    places = player["hand"] + player["deck"] + player["shown"] + face_down
    assert not doubles(places), f"in two places: {doubles(places)}"
    assert not doubles(in_rows(dump, seat))
    assert sorted(places) == sorted(army)
    assert len(army) == 24
    if dump["round"] > ROUNDS:
        assert sorted(player["shown"]) == sorted(army)


def begun(round_number):
    """How many territories of each length have been turned up by this round."""
    count = Counter()
    for lengths in LENGTHS:
        first_round = 1
        for length in lengths:
            count[length] += first_round <= round_number
            first_round += length
    return count


def check_territories(dump):
    tops = [pile["territory"] for pile in dump["piles"] if pile["territory"]]
    won = [*dump["players"][0]["won"], *dump["players"][1]["won"], *dump["tied"]]
    seen = [*tops, *won]
    assert not doubles([*seen, dump["bonus"]])
    assert Counter(TURNS[territory] for territory in seen) == +begun(min(dump["round"], ROUNDS))
    assert len(tops) == (4 if dump["round"] <= ROUNDS else 0)
    assert set(dump["doubled"]) <= set(won)
    assert (dump["bonus"] is not None) == dump["settings"]["bonus_animal"]


def check_peeks(dump):
    """R52: what somebody was shown lies face down in a forest that is still open."""
    for player in dump["players"]:
        for pile, row in player["peeked"]:
            there = dump["piles"][pile - 1]
            assert there["territory"] in FORESTS
            assert None not in there["rows"][row - 1]
