"""Random games against the reference algorithm of the specification (5.10), written here a second time."""

from collections import defaultdict

import pytest

from longhouse.core.chance import FREE_STREAM, FastChance

from .positions import CARDS, GAME, LANDS, Heard, choose, keys, look


def effective(card, opposite):
    value = CARDS[opposite if card == "sky" else card]["value"]
    return 0 if opposite == "cloud" and 7 <= value <= 10 else value


def scalp(card, opposite):
    if effective(card, opposite) <= effective(opposite, card):
        return 0
    return CARDS[opposite]["hair"] * (2 if card == "skull" else 1)


def decide(territory, rows):
    """Totals, winner and animals."""
    values = [(effective(a, b), effective(b, a)) for a, b in rows]
    everything = [value for row in values for value in row]
    icon = LANDS[territory].get("icon")

    def weight(value):
        if icon == "puma" and value == max(everything):
            return 0
        return 2 if icon == "gather" and value == min(everything) else 1

    totals, winner = [0, 0], None
    for side in range(2):
        cards = [row[side] for row in rows]
        mine = [row[side] for row in values]
        totals[side] = sum(value * weight(value) for value in mine)
        if "spirit" in cards and mine.count(2) > 1 and weight(2):
            totals[side] += 5
    if totals[0] != totals[1]:
        winner = 0 if totals[0] > totals[1] else 1
    for side in range(2):
        if "manitou" in [row[side] for row in rows] and weight(3) and totals[1 - side] > 2 * totals[side]:
            winner = side
    doubled = LANDS[territory]["type"] == "forest" and any("sequoia" in row for row in rows)
    return totals, winner, LANDS[territory]["animals"] * (2 if doubled else 1)


class Referee:
    """Follows a game by its public events and keeps the score."""

    def __init__(self):
        self.tops = {}
        self.rows = defaultdict(list)
        self.score = [0, 0]
        self.decided = 0

    def follow(self, heard):
        for told in heard.all("revealed"):
            row = (told["first"], told["second"])
            self.rows[told["pile"]].append(row)
            self.score[0] += scalp(*row)
            self.score[1] += scalp(*row[::-1])
        for told in heard.all("totals"):
            territory, rows = self.tops[told["pile"]], self.rows.pop(told["pile"])
            totals, winner, animals = decide(territory, rows)
            assert len(rows) == LANDS[territory]["turns"]
            assert [told["first"], told["second"]] == totals
            assert [won["seat"] for won in heard.all("won", territory=territory)] == [winner] * (winner is not None)
            assert bool(heard.all("tied", territory=territory)) == (winner is None)
            if winner is not None:
                self.score[winner] += animals
            self.decided += 1
        for told in heard.all("turned_up"):
            self.tops[told["pile"]] = told["territory"]


@pytest.mark.parametrize("seed", range(15))
def test_a_random_game_is_scored_as_the_reference_says(seed):
    chance = FastChance(seed)
    referee = Referee()
    match = GAME.new(seed=seed)
    table = match.state
    referee.follow(Heard(match.entries[0].events))
    while not table.over:
        seat = table.deciding()[0]
        options = keys(table, seat)
        referee.follow(choose(table, seat, options[chance.pick(FREE_STREAM, len(options))], chance))
        if table.deciding() == (0, 1):
            assert [player["score"] for player in look(table)["players"]] == referee.score
    assert referee.decided == 12
    assert table.scores() == referee.score
