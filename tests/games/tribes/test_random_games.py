"""Random games: what a player may do, against a second reading; and what always holds (12.6 of the specification)."""

import pytest

from longhouse.core.chance import FastChance
from longhouse.core.settings import complete
from longhouse.core.state import Ear

from .positions import GAME, deal, decision, heard, look, walk
from .second_land import Land, has_chain, has_line
from .second_reading import Sight

USUAL = {"max_cycles": 6}
SHELTERS = {
    "max_cycles": 6,
    "camp_protection_limit": 2,
    "mountain_rule": "range",
    "start_warriors": 8,
    "start_spacing": 3,
}
ODD = {
    "max_cycles": 6,
    "collect_limit": "one_per_tile_per_turn",
    "cavalry_counts_as_attack": False,
    "collect_in_campsite": False,
    "farm_price": "printed",
    "campsite_protection": False,
    "start_warriors": 2,
}
BARE = {"max_cycles": 8, "cavalry": False, "retreat": False, "mountain_rule": "none", "start_warriors": 0}
LONG = {"max_cycles": 20, "horses_to_win": 2}
TABLES = [(2, 1, USUAL), (3, 2, SHELTERS), (4, 3, ODD), (2, 4, BARE), (4, 5, USUAL), (3, 6, ODD), (2, 7, LONG)]


def expected(table, seen, settings, has_stepped):
    """What the deciding seat may do by the second reading; None if it does not say."""
    doing = seen["doing"]
    seat, sight = doing.get("seat"), Sight(seen, settings)
    match doing["decision"]:
        case "turn":
            return sight.turn(seat, not has_stepped)
        case "campsite":
            return sight.campsite(seat)
        case "relocate":
            return [f"relocate:{cell}" for cell in sight.refuges(seat)]
        case "retreat":
            return [f"relocate:{cell}" for cell in sight.refuges(seat, sight.zone(seat))]
        case "cavalry":
            return [f"cavalry:{cell}" for cell in sight.land if sight.may_stand(cell)]
    return None


@pytest.mark.parametrize(("players", "seed", "settings"), TABLES)
def test_r20_r31_r44_r63_r68_r73_no_option_more_or_less_in_random_games(players, seed, settings):
    words = complete(GAME.settings, settings)
    table = deal(players, FastChance(seed), **settings)
    checked, has_stepped, last = set(), False, None
    for seat, option in walk(table, seed):
        seen = look(table)
        now = (seen["cycle"], seen["round"], seen["turn"])
        has_stepped = has_stepped and now == last
        last = now
        wanted = expected(table, seen, words, has_stepped)
        if wanted is not None:
            offered = [GAME.codec.key(code) for code in table.options(seat)]
            assert sorted(offered) == sorted(wanted)
            checked.add(decision(table))
        has_stepped |= GAME.codec.key(option).startswith(("move", "attack"))
    assert {"turn", "cavalry"} <= checked or not words["cavalry"]


class Ledger:
    """What has happened so far, as far as the invariants speak of it."""

    def __init__(self, players):
        self.horses, self.trophies = [0] * players, [set() for _ in range(players)]
        self.gained, self.collected = [0] * players, [set() for _ in range(players)]
        self.masks = {}
        self.steps = self.chief_steps = self.attacks = 0
        self.card = None

    def hear(self, heard, cards):
        """Steps of a turn never exceed its card, and one attack is made at most."""
        for event in heard.events:
            fields = dict(event.public)
            seat = fields["seat"]["seat"] if "seat" in fields else None
            if event.kind == "turn":
                self.card, self.steps, self.chief_steps, self.attacks = fields["card"], 0, 0, 0
            elif event.kind in ("moved", "attacked"):
                self.steps += 1
                self.chief_steps += fields["chief"]
                self.attacks += event.kind == "attacked"
                assert self.steps <= cards[self.card]["steps"]
                assert self.chief_steps <= cards[self.card]["chief"]
            elif event.kind in ("collected", "took") and fields["item"] in ("hide", "gold", "wagon"):
                self.gained[seat] += 1
                if event.kind == "collected":
                    self.collected[seat].add(f"trophy.{fields['item']}")


def check_map(seen, ledger, settings):
    """R1, R4, R10, R11, R14, and R9: masks never change."""
    cells = {cell: there for cell, there in seen["cells"].items() if cell != (seen["doing"] or {}).get("cell")}
    assert (
        ledger.masks.items()
        <= {cell: (there["tile"], there["sides"], there["passes"]) for cell, there in cells.items()}.items()
    )
    ledger.masks = {cell: (there["tile"], there["sides"], there["passes"]) for cell, there in cells.items()}
    assert len({there["tile"] for there in seen["cells"].values()}) == len(seen["cells"])
    inside = [cell for cell in seen["cells"] if cell[0] not in "AJ" and cell[1:] not in ("1", "10")]
    assert seen["pile"] == 64 - len(inside)
    assert sum(seen["unseen"].values()) == 100 - len(seen["cells"])
    walls = Sight(seen, settings).walls
    assert Land.is_open(walls)
    assert not {"line": has_line, "range": has_chain, "none": lambda _: False}[settings["mountain_rule"]](walls)


def check_pieces(seen):
    """R25, R27, R39, R42, R68."""
    away = {"relocate", "orient-start", "take", "room"}
    for player in seen["players"]:
        own = [tribe for tribe in seen["tribes"] if tribe["seat"] == player["seat"]]
        assert sum(tribe["warriors"] for tribe in own) + player["reserve"] == 8
        chiefs = [tribe["cell"] for tribe in own if tribe["chief"]]
        assert chiefs == ([player["chief"]] if player["chief"] else [])
        assert chiefs or seen["phase"] in ("setup", "over") or seen["doing"]["decision"] in away
        assert all(tribe["warriors"] or tribe["chief"] for tribe in own)
    stands = [tribe["cell"] for tribe in seen["tribes"]]
    assert len(set(stands)) == len(stands)
    assert set(stands) <= set(seen["cells"])
    for cell in seen["cavalry"]:
        assert cell is None or (cell not in stands and seen["cells"][cell]["land"] != "land.camp")


def check_seats(seen, ledger):
    """R15, R51, R52, R55."""
    for seat, player in enumerate(seen["players"]):
        held = [number for number in player["items"].values() if number]
        assert len(held) <= 4
        assert max(held, default=0) <= 2
        assert player["horses"] >= ledger.horses[seat]
        assert ledger.trophies[seat] <= set(player["trophies"])
        assert player["horses"] <= ledger.gained[seat]
        assert set(player["trophies"]) - {"trophy.chief"} <= ledger.collected[seat]
        ledger.horses[seat], ledger.trophies[seat] = player["horses"], set(player["trophies"])
        choosing = seen["phase"] == "cards"
        if seen["phase"] != "over":
            assert len(player["hand"]) == 5 - seen["round"] + choosing
        assert sorted([*player["hand"], *player["played"]]) == sorted(seen["cards"])


@pytest.mark.parametrize(("players", "seed", "settings"), TABLES)
def test_r9_r14_r27_r39_r42_r51_r52_what_holds_after_every_choice(players, seed, settings):
    words = complete(GAME.settings, settings)
    table = deal(players, FastChance(seed + 100), **settings)
    ledger, ear, before = Ledger(players), Ear(), look(table)
    for number, _ in enumerate(walk(table, seed)):
        seen, told = look(table), heard(ear)
        assert told.events or seen == before, "a view changed unsaid"
        ledger.hear(told, seen["cards"])
        if settings.get("cavalry_counts_as_attack", True):
            assert ledger.attacks <= 1
        ear, before = Ear(), seen
        table.ear = ear
        check_pieces(seen)
        check_seats(seen, ledger)
        if number % 4 == 0:
            check_map(seen, ledger, words)
    ledger.hear(heard(ear), look(table)["cards"])
    check_pieces(look(table))
    check_seats(look(table), ledger)
    check_map(look(table), ledger, words)
    assert table.is_over()
    assert len(ledger.masks) > 20


def test_r88_every_game_with_a_cap_ends_in_time():
    for players, settings in ((2, {"max_cycles": 3}), (4, {"max_cycles": 3, "start_warriors": 8})):
        table = deal(players, FastChance(9), **settings)
        for _ in walk(table, 9):
            assert look(table)["cycle"] <= 3
        assert table.is_over()
