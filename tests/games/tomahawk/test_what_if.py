"""How a battle would end with a card that is not played yet: the engine's result, from what the seat knows."""

import pytest

from .positions import HERE, look, position

PUMA = "P4 08a/05a 04a/03a | M3 06a/07a | P1 | F2"


def test_with_a_nine_the_puma_takes_the_nine():
    made = look(position(PUMA, "09a", "10a", round=3), 0)["piles"][0]["with"]["09a"]
    assert (made["total"], made["other"]) == (12, 8)
    assert made["counts"] == [[8, 5], [4, 3], [0, None]]


def test_with_a_two_the_puma_still_takes_the_eight():
    made = look(position(PUMA, "02a", "10a", round=3), 0)["piles"][0]["with"]["02a"]
    assert (made["total"], made["other"], made["counts"][0]) == (6, 8, [0, 5])


def test_the_lowest_counts_double_with_the_card_that_is_placed():
    made = look(position("P5 | P2 | F2 | M1", "01a"), 0)["piles"][1]["with"]["01a"]
    assert (made["total"], made["other"], made["counts"]) == (2, 0, [[2, None]])


def test_a_card_that_lies_there_is_counted_and_the_opponents_is_not_told():
    table = position(PUMA, "09a", "10a 02a", round=3)
    seen = []
    for card in ("10a", "02a"):
        after = table.copy()
        HERE.choose(after, "play:09a>1", seat=0)
        HERE.choose(after, f"play:{card}>1", seat=1)
        assert list(look(after, 0)["piles"][0]["with"]) == ["09a"]
        seen.append(look(after, 0)["piles"][0])
    assert seen[0] == seen[1]
    assert seen[0]["with"]["09a"]["total"] == 12


@pytest.mark.parametrize("seat", [0, None])
def test_power_of_the_sky_and_spectators_are_told_nothing(seat):
    (first, *_) = look(position(PUMA, "sky", "10a", round=3), seat)["piles"]
    assert first["with"].get("sky") is None
