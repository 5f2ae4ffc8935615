"""A whole match of Tribes keeps secrets too: log, undo and decisions, not only the game's own view."""

from longhouse import games
from longhouse.core.chance import FastChance
from longhouse.testing.selfplay import choose_any
from properties.twins import assert_alike, seen

TRIBES = games.get("tribes")


def at_cards(seed):
    """A match for three, at the first secret cards."""
    match, chance = TRIBES.new(3, seed), FastChance(seed)
    while len(match.deciding()) == 1:
        choose_any(match, chance)
    return match


def test_a_card_chosen_taken_back_and_changed_shows_nowhere_until_all_lie():
    """Ruling RU31."""
    others = (0, 2, None)
    for seed in range(4):
        first, second = at_cards(seed), at_cards(seed)
        for match, card in ((first, "camp"), (second, "scouts")):
            match.choose(1, f"card:{card}")
        assert_alike(first, second, others)
        assert seen(first, 1) != seen(second, 1)
        for match in (first, second):
            match.undo(1)
        assert_alike(first, second, others)
        for match, card in ((first, "raid"), (second, "trail")):
            match.choose(1, f"card:{card}")
            match.choose(0, "card:journey")
        assert_alike(first, second, others)
        for match in (first, second):
            match.choose(2, "card:journey")
        assert all(seen(first, side) != seen(second, side) for side in others)
