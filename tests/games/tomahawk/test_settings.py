"""Every setting of section 9, with each of its values."""

import pytest

from longhouse.core.errors import BadSetting
from longhouse.core.text import Text

from .endings import ending, final
from .positions import (
    GAME,
    LANDS,
    SPECIALS,
    WARRIORS,
    choose,
    deal,
    look,
    lucky,
    play,
    position,
    rows,
)
from .whole_games import army, finished, play_round, start_round_1


def test_the_first_value_is_the_default():
    assert GAME.new(seed=1).settings == {
        "bonus_animal": False,
        "twilight_timing": "on_reveal",
        "replace_choice": "ask",
        "tie_break": "shared",
        "tracker": True,
        "specials": True,
    }


@pytest.mark.parametrize("settings", [{"tie_break": "coin"}, {"bonus_animal": "on"}, {"puma": True}])
def test_other_values_and_names_are_refused(settings):
    with pytest.raises(BadSetting):
        GAME.new(seed=1, settings=settings)


# bonus_animal


def test_bonus_animal_off_shows_no_animal():
    match = start_round_1(seed=1, bonus_animal=False)
    assert match.view(0)["table"]["bonus"] is None
    assert "bonus" not in [event["kind"] for event in match.events(0)]


@pytest.mark.parametrize("seed", range(3))
def test_bonus_animal_on_turns_up_one_of_the_unused_territories(seed):
    match = finished(seed, bonus_animal=True)
    table = match.view(None)["table"]
    (told,) = [event for event in match.events(None) if event["kind"] == "bonus"]
    assert told["territory"] == table["bonus"]
    assert told["species"] == LANDS[table["bonus"]]["animal"]
    assert sorted(LANDS[land]["turns"] for land in [table["bonus"], *table["unused"]]) == [1, 2, 3]
    assert table["bonus"] not in [event["territory"] for event in match.events(None) if event["kind"] == "turned_up"]


@pytest.mark.parametrize("outcome", range(3))
def test_bonus_animal_on_each_length_is_as_likely(outcome):
    luck = lucky(length_of_the_bonus=[outcome])
    table = GAME.start(2, GAME.new(seed=1).settings | {"bonus_animal": True, "specials": False}, luck, None)
    assert ("length of the bonus", 3) in luck.asked
    assert LANDS[look(table)["bonus"]]["turns"] == outcome + 1


# twilight_timing

HOLDING = "04a 05a 06a 07a 01a 03c 09a 10a"


def danced(timing, luck):
    table = position("P5 | P1 | P3 | P2", "dance", HOLDING, settings={"twilight_timing": timing})
    return table, play(table, "dance . . .", "04a 05a 06a 07a", luck=luck)


def test_twilight_timing_on_reveal_picks_from_the_4_cards_left():
    luck = lucky(twilight_dance=[3])
    _, heard = danced("on_reveal", luck)
    assert [n for stream, n in luck.asked if stream == "twilight dance"] == [4]
    assert heard.one("locked")["card"] == "10a"
    assert heard.kinds.index("locked") < heard.kinds.index("totals") < heard.kinds.index("drew")


def test_twilight_timing_after_draw_picks_from_8():
    luck = lucky(twilight_dance=[7])
    table, heard = danced("after_draw", luck)
    assert [n for stream, n in luck.asked if stream == "twilight dance"] == [8]
    assert heard.one("dance") == {"seat": 0, "pile": 1}
    assert heard.kinds.index("dance") < heard.kinds.index("drew") < heard.kinds.index("locked")
    assert len(look(table, 1)["players"][1]["hand"]) == 7


def test_twilight_timing_after_draw_may_lock_a_card_just_drawn():
    _, heard = danced("after_draw", lucky(twilight_dance=[1]))
    drawn = heard.one("drew", seat=1)["cards"]
    assert heard.one("locked")["card"] in drawn
    assert heard.one("locked")["card"] == sorted(["01a", "03c", "09a", "10a", *drawn])[1]


def test_twilight_timing_after_draw_picks_from_4_before_round_6():
    piles = "P5 07a/07a | P4 08a/08a | M5 09a/09a | P3"
    table = position(piles, "dance", "01a 02a 03a 04a", round=5, settings={"twilight_timing": "after_draw"})
    luck = lucky()
    play(table, "dance . . .", "01a 02a 03a 04a", luck=luck)
    assert ("twilight dance", 4) in luck.asked
    assert look(table)["players"][1]["hand_count"] == 3


# replace_choice


def both_reject(**settings):
    table = deal("cloud manitou skull", "spirit dance sky", **settings)
    choose(table, 0, "reject:skull")
    return table, choose(table, 1, "reject:dance")


def test_replace_choice_ask_lets_the_owner_pick_the_copy():
    table, _ = both_reject(replace_choice="ask")
    assert look(table)["phase"] == "replace"
    choose(table, 0, "replace:01a")
    choose(table, 0, "replace:03b")
    assert look(table, 0)["players"][0]["replaced"] == ["01a", "03b"]


def test_replace_choice_auto_removes_the_copy_with_the_most_hair():
    table, heard = both_reject(replace_choice="auto")
    assert look(table)["phase"] == "deploy"
    assert [told["card"] for told in heard.all("replaced")] == ["01c", "03c", "02c", "06b"]
    assert look(table, 1)["players"][1]["replaced"] == ["02c", "06b"]


# tie_break


def test_tie_break_shared_is_a_draw():
    assert GAME.result(final(("P5", "M1"), tokens=(0, 4), tie_break="shared")).ranks == (1, 1)


@pytest.mark.parametrize(
    ("won", "tokens", "ranks"),
    [
        (("P5", "M1"), (0, 4), (1, 2)),
        (("M1", "P5"), (4, 0), (2, 1)),
        (("P5", "M2 F2 P1"), (0, 0), (2, 1)),
        (("P5", "M5"), (1, 1), (1, 1)),
    ],
)
def test_tie_break_hunter_counts_animals_then_territories(won, tokens, ranks):
    assert GAME.result(final(won, tokens=tokens, tie_break="hunter")).ranks == ranks


def test_tie_break_hunter_leaves_the_bonus_out():
    table = final(("M5 M3", "P5 P4 P2"), tokens=(1, 1), bonus="M1", tie_break="hunter")
    assert table.scores() == [12, 12]
    assert GAME.result(table).ranks == (2, 1)


def test_tie_break_hunter_counts_doubled_forests_doubled():
    table = final(("F4", "P5 M2"), tokens=(0, 1), doubled="F4", tie_break="hunter")
    assert table.scores() == [8, 8]
    assert GAME.result(table).ranks == (1, 2)


def test_tie_break_hunter_only_breaks_ties():
    assert GAME.result(final(("P5", "M1"), tokens=(0, 5), tie_break="hunter")).ranks == (2, 1)
    assert GAME.result(ending(won=("P1", "M1"), tie_break="hunter")[1]).ranks == (1, 1)


# tracker


def peeked_in_round_1(tracker):
    table = position("F5 | M1 | P3 | P1", "09a", "05b 03a", settings={"tracker": tracker})
    play(table, ". 09a . .", "05b 03a . .")
    return table


def test_tracker_on_lists_what_was_shown_and_what_may_be_left():
    table = peeked_in_round_1(tracker=True)
    seen = look(table, 0)["players"][1]
    assert "03a" in seen["shown"]
    assert not set(seen["shown"]) & set(seen["unseen"])
    assert set(seen["shown"]) | set(seen["unseen"]) >= set(WARRIORS)


def test_tracker_on_leaves_the_four_specials_the_viewer_was_not_dealt():
    table = position("F5 | M1 | P3 | P1")
    own = set(table.dump()["players"][0]["dealt"])
    assert set(look(table, 0)["players"][1]["unseen"]) & SPECIALS.keys() == SPECIALS.keys() - own
    assert set(look(table)["players"][1]["unseen"]) >= SPECIALS.keys()


def test_tracker_on_knows_when_both_specials_have_been_shown():
    table = position("P5 07b/cloud | M3 | P3 04a/spirit | P1", round=2)
    assert not set(look(table, 0)["players"][1]["unseen"]) & SPECIALS.keys()


def test_tracker_off_lists_nothing():
    for seat in (0, 1, None):
        for player in look(peeked_in_round_1(tracker=False), seat)["players"]:
            assert not {"shown", "unseen"} & player.keys()


@pytest.mark.parametrize(("tracker", "later"), [(True, "05b"), (False, "?")])
def test_tracker_keeps_a_peeked_card_visible(tracker, later):
    table = peeked_in_round_1(tracker)
    assert rows(table, 1, 0)[0][1] == "05b"
    play(table, ". . . .", ". . . .")
    assert rows(table, 1, 0)[0][1] == later


# specials


def test_specials_on_starts_with_the_choice_of_specials():
    assert GAME.new(seed=1).decision(0).kind == "reject"


def test_specials_off_starts_with_the_first_deployment():
    match = GAME.new(seed=1, settings={"specials": False})
    assert match.decision(0).kind == "deploy"
    assert army(match.state.dump()["players"][0]) == set(WARRIORS)
    assert "dealt" not in [event["kind"] for event in match.events(0)]


def test_specials_off_needs_no_luck_for_specials():
    luck = lucky()
    GAME.start(2, GAME.new(seed=1).settings | {"specials": False}, luck, None)
    assert not any(stream == "specials" for stream, _ in luck.asked)


def test_specials_off_no_special_is_ever_possible():
    match = finished(specials=False)
    assert match.view(0)["table"]["undealt"] == []
    shown = [card for player in match.view(0)["table"]["players"] for card in player["shown"] + player["unseen"]]
    assert set(shown) == set(WARRIORS)


# vocabulary and language


@pytest.mark.parametrize(
    ("language", "vocabulary", "message", "words"),
    [
        ("en", "neutral", "score-tokens", "Feather tokens"),
        ("en", "original", "score-tokens", "Scalp tokens"),
        ("fr", "neutral", "score-tokens", "Jetons plumes"),
        ("fr", "original", "score-tokens", "Jetons scalps"),
        ("en", "neutral", "setting-specials", "Characters"),
        ("en", "original", "setting-specials", "Special Indians"),
        ("fr", "neutral", "setting-specials", "Personnages"),
        ("fr", "original", "setting-specials", "Indiens spéciaux"),
        ("en", "neutral", "noun-manitou", "Old Sage"),
        ("en", "original", "noun-manitou", "Great Manitou"),
        ("fr", "neutral", "noun-manitou", "Vieux Sage"),
        ("fr", "original", "noun-manitou", "Grand manitou"),
        ("en", "neutral", "noun-skull", "Bare Brow in the Wind"),
        ("en", "original", "noun-skull", "Bare Head in the Wind"),
        ("fr", "neutral", "noun-skull", "Front au vent"),
        ("fr", "original", "noun-skull", "Crâne au vent"),
    ],
)
def test_vocabulary_changes_the_words(language, vocabulary, message, words):
    text = Text(language, GAME.folder / "text", vocabulary=vocabulary)
    assert text.say(message) == words


def test_vocabulary_is_neutral_by_default():
    assert GAME.vocabularies == ("neutral", "original")
    assert Text("en", GAME.folder / "text").say("score-tokens") == "Feather tokens"


def test_vocabulary_changes_no_rule():
    assert "vocabulary" not in GAME.new(seed=1).settings


def rounds_told(match, seat):
    return [event["round"] for event in match.events(seat) if event["kind"] == "round"]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_tracker_off_hides_the_log_of_earlier_rounds_until_the_end(seat):
    match = start_round_1(5, tracker=False)
    for _ in range(3):
        play_round(match)
    assert rounds_told(match, seat) == [3, 4]
    while not match.over:
        play_round(match)
    assert rounds_told(match, seat) == [1, 2, 3, 4, 5, 6]


def test_tracker_on_keeps_the_whole_log():
    match = start_round_1(5)
    play_round(match)
    play_round(match)
    assert rounds_told(match, 0) == [1, 2, 3]
