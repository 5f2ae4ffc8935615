"""In every picture of what happens the numbers are right: no piece is counted twice or left out on the way."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from longhouse import games
from longhouse.core.chance import FastChance
from longhouse.testing.selfplay import choose_any, sides, some_settings


def told_in_beats(name, seed, choices):
    """Every beat of a random match as some reader has it: whether it is the last of its choice, and the match then."""
    game = games.get(name)
    match, chance = game.new(seed=seed, settings=some_settings(game, seed)), FastChance(seed)
    for number in range(choices):
        if match.over:
            return
        choose_any(match, chance)
        side = sides(match)[number % (match.seats + 1)]
        beats = match.beats(match.entries[-1].n, side)
        for at, beat in enumerate(beats):
            yield match, beat, at + 1 == len(beats)


SEEDS = st.integers(0, 10**6)


@given(SEEDS)
@settings(max_examples=4)
def test_tribes_have_eight_warriors_and_one_chief(seed):
    beats = list(told_in_beats("tribes", seed, 150))
    for _, (view, _), _ in beats:
        for player in view["players"]:
            own = [tribe for tribe in view["tribes"] if tribe["seat"] == player["seat"]]
            assert sum(tribe["warriors"] for tribe in own) + player["reserve"] == 8
            assert [tribe["cell"] for tribe in own if tribe["chief"]] == [player["chief"]] * (
                player["chief"] is not None
            )
    assert len(beats) > 100


@given(SEEDS)
@settings(max_examples=4)
def test_clans_of_northgard_have_all_their_units(seed):
    everybody = {}
    for match, (view, _), is_last in told_in_beats("northgard", seed, 200):
        flees = is_last and not match.over and match.view(None)["table"]["doing"]["decision"] == "retreat"
        if flees or match.entries[-1].choice.startswith("retreat"):
            continue
        for player in view["players"]:
            units = player["reserve"] + sum(
                land["units"] * (land["holder"] == player["seat"])
                + land["attackers"] * (land["attacker"] == player["seat"])
                for land in view["territories"].values()
            )
            assert everybody.setdefault(player["seat"], units) == units


@given(SEEDS)
@settings(max_examples=4)
def test_natives_of_wendake_are_all_somewhere(seed):
    everybody = {}
    for _, (view, _), _ in told_in_beats("wendake", seed, 150):
        for player in view["players"]:
            seat, home = player["seat"], player["home"]
            if view["phase"] == "setup":
                continue
            standing = [side for land, sides in view["territories"].items() if land != home for side in sides]
            natives = Counter(player["village"]) + Counter(player["long_house"])
            natives.update(area["kind"] for area in view["areas"].values() if area and area["seat"] == seat)
            natives["warrior"] += sum(side["guards"] for side in standing if side["seat"] == seat)
            natives["black"] += sum(side["black"] for side in standing if side["seat"] == seat)
            assert everybody.setdefault(seat, +natives) == +natives


@given(SEEDS)
@settings(max_examples=8)
def test_feathers_totals_and_territories_of_tomahawk_are_shown_when_they_are_told(seed):
    """Each reader hears all of a resolution: it is one choice, the second commitment."""
    shown = 0
    for _, (view, events), _ in told_in_beats("tomahawk", seed, 100):
        for event in events:
            if event["kind"] == "won":
                won = view["players"][event["seat"]["seat"]]["won"]
                assert {"territory": event["territory"], "points": event["points"]} in won
            elif event["kind"] == "tied":
                assert event["territory"] in view["tied"]
            elif event["kind"] == "totals" and view["phase"] == "resolve":
                assert view["piles"][event["pile"] - 1]["sums"] == [event["first"], event["second"]]
            elif event["kind"] == "revealed":
                assert view["piles"][event["pile"] - 1]["rows"][event["row"] - 1] == [event["first"], event["second"]]
            elif event["kind"] == "scalped":
                assert (
                    view["piles"][event["pile"] - 1]["took"][event["row"] - 1][event["seat"]["seat"]] == event["count"]
                )
            elif event["kind"] == "turned_up" and view["phase"] != "over":
                assert view["piles"][event["pile"] - 1]["territory"] == event["territory"]
            shown += 1
    assert shown > 40
