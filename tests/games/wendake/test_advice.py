"""Hints for newcomers: from what the player knows, never more than two."""

from longhouse.core.chance import FastChance
from longhouse.core.protocol import Message
from longhouse.core.text import Text

from .positions import GAME, deal, look, position


def hints(table, seat=0):
    return {hint["id"]: hint["args"] for hint in look(table, seat)["advice"]}


def test_a_warrior_lying_in_a_field_makes_room_for_a_woman():
    table = position(areas={"s1.1": "0 warrior"})
    assert hints(table)["advice-replace"] == {"area": "s1.1", "count": 1}


def test_points_on_the_lower_track_are_worth_a_tile():
    table = position({"rituals": [1], "tracks": {"mask": 3, "ritual": 0}}, partner="military")
    assert hints(table)["advice-score"] == {"track": "ritual", "points": 5, "counts": 3, "slot": 1}


def test_what_lies_behind_in_its_pair_counts_at_once():
    table = position({"tracks": {"economic": 4}, "marked": [1, 2, 3], "home": "E"}, turn=0)
    assert hints(table)["advice-behind"]["points"] == 4


def test_turtles_are_a_hint_for_their_owner_only():
    table = position({"turtles": {"women-3": 1}})
    assert look(table, None)["advice"] == []
    assert hints(table, 1) == hints(position(), 1)


def test_every_hint_can_be_said_in_both_languages():
    """Along games that the bots' knowledge never sees: every hint that random play reaches."""
    texts = [Text(language, GAME.folder / "text") for language in ("en", "fr")]
    said = set()
    for seed in range(3):
        chance = FastChance(seed)
        table = deal(2, chance)
        for _ in range(400):
            if table.over:
                break
            (seat,) = table.deciding()
            for hint in look(table, seat)["advice"]:
                said.add(hint["id"])
                for text in texts:
                    words = text.say(Message(hint["id"], hint["args"]), ["Ann", "Ben"], seat)
                    assert "{" not in words
                    assert "advice" not in words
            options = table.options(seat)
            table.apply(seat, options[chance.pick(-1, len(options))], chance)
    assert len(said) > 4
