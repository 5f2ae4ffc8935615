"""Why something is not offered: each reason, with its rule."""

import pytest

from .positions import GAME, HERE, choose, deal, keys, plains, reason, show, stage, why


@pytest.mark.parametrize(
    "target",
    [
        *("cell:K1", "cell:", "pieces:9", "pieces:0", "pieces:1+chief+chief", "pieces:x", "mask:NESWN", "card:bear"),
        *("collect:horse", "trade:cat", "craft:", "drop:moon", "take:sun", "train:1", "end:now", "moon", "horse:1"),
    ],
)
def test_a_target_that_does_not_exist_has_no_reason(target):
    assert GAME.why_not(stage("A5 plain", "A5 0 1 chief"), 0, target) is None


def test_every_target_of_every_option_has_a_reason_when_it_is_not_offered():
    tables = [
        deal(),
        stage("A5 plain", "A5 0 1 chief"),
        stage("A5 plain", "A5 0 1 chief", cards="camp"),
        stage("A5 plain", "A5 0 1 chief", cards=None),
    ]
    targets = {target for kind in GAME.codec.kinds for target in GAME.codec.option(kind.base).targets}
    targets |= {f"mask:{mask}" for mask in ("-", "N", "EW")} | {"pieces:8", "pieces:8+chief", "cell:E5"}
    for table in tables:
        for seat in range(2):
            asked = seat in table.deciding()
            offered = [GAME.codec.option(code) for code in table.options(seat)] if asked else []
            for target in targets - {one for option in offered for one in option.targets}:
                reason(table, target, seat)


# Whose decision it is.


def test_somebody_else_decides():
    assert why(stage("A5 plain", "A5 0 1 chief"), "cell:A5", seat=1) == ("R17", "not-your-turn")


def test_a_card_is_chosen_and_others_have_not_chosen():
    table = stage("A5 plain", "A5 0 1 chief", cards=None)
    show(table, "raid")
    assert why(table, "card:trail") == ("R16", "card-chosen")


def test_the_game_is_over():
    table = stage("A5 farm", "A5 0 1 chief", items=["gold"], horses=[9], trophies=[_all_trophies()])
    choose(table, "trade:gold")
    assert why(table, "cell:A5") == ("R87", "over")


def _all_trophies():
    return ["trophy.hide", "trophy.wagon", "trophy.gold", "trophy.chief"]


@pytest.mark.parametrize(
    ("target", "expected"),
    [
        ("card:trail", ("R15", "card-played")),
        ("cell:A5", ("R16", "card-first")),
        ("collect:gold", ("R16", "card-first")),
        ("end", ("R16", "card-first")),
    ],
)
def test_while_cards_are_chosen(target, expected):
    table = stage("A5 plain", "A5 0 1 chief", cards=None, round=2, hand=[["camp", "raid", "journey", "scouts"]] * 2)
    assert why(table, target) == expected


def test_cards_are_chosen_when_a_round_begins():
    table = stage("A5 plain", "A5 0 1 chief")
    assert why(table, "card:trail") == ("R15", "card-played")
    assert why(table, "card:raid") == ("R16", "card-later")


# Start cells and cavalry.


def test_a_start_cell():
    table = deal(start_spacing=3)
    choose(table, "start:A5")
    seat = table.deciding()[0]
    assert why(table, "cell:E5", seat) == ("R1", "start-on-border")
    assert why(table, "cell:A5", seat) == ("R1", "start-taken")
    assert reason(table, "cell:A7", seat) == ("R1", "start-too-near", {"steps": 3})
    assert why(table, "collect:gold", seat) == ("R1", "start-first")


def placing_cavalry():
    """Seat 1 is the next Spirit Chief: he places the cavalry before the second cycle."""
    table = stage(
        "A5 plain, A6 camp, A7 stick, A8 stone, A9 plain", "A5 0 1 chief, A7 1 1 chief", round=5, hand=[[], []]
    )
    choose(table, "end", "end")
    return table


def test_where_cavalry_cannot_stand():
    table = placing_cavalry()
    for cell, message in (("E5", "undiscovered"), ("A6", "village"), ("A5", "occupied")):
        assert why(table, f"cell:{cell}", seat=1) == ("R68", f"cavalry-{message}")
    assert why(table, "train", seat=1) == ("R69", "cavalry-first")


def test_r72_a_beaten_cavalry_man_leaves_the_cell_of_the_battle():
    table = stage(plains("A5", "A6", "A7", "A8"), "A5 0 1 chief", cavalry=["A6", None])
    choose(table, "attack:A5>A6:1")
    assert why(table, "cell:A6") == ("R72", "cavalry-elsewhere")


# Steps.


LINE = "A5 plain, B5 wagon:E, C5 stick, A6 feather, A7 camp"


@pytest.mark.parametrize(
    ("tribes", "rest", "cell", "expected"),
    [
        ("A5 0 2 chief", {}, "E9", ("R5", "too-far")),
        ("B5 0 2 chief", {}, "C5", ("R5", "mountain")),
        ("A5 0 2 chief", {"steps": 0}, "A6", ("R20", "no-steps")),
        ("A5 0 2 chief, A6 1 1", {"attacked": True}, "A6", ("R29", "attacked")),
        ("A5 0 chief, A6 1 1", {}, "A6", ("R30", "chief-alone")),
        ("A6 0 2 chief, A7 1 chief", {}, "A7", ("R34", "protected-by-village")),
        ("A5 0 2 chief, A6 1 1 chief", {"cards": "trail camp"}, "A6", ("R33", "protected-by-card")),
        ("A5 0 chief", {"chief_steps": 0}, "A6", ("R22", "chief-no-steps")),
        ("A5 0 chief", {"chief_steps": 0}, "A5", ("R22", "chief-no-steps")),
        ("A5 0 2 chief", {"cards": "camp"}, "A6", ("R73", "no-steps-at-campsite")),
    ],
)
def test_a_cell_that_cannot_be_entered(tribes, rest, cell, expected):
    assert why(stage(LINE, tribes, **rest), f"cell:{cell}") == expected


def test_the_reason_says_whose_chief_is_protected():
    table = stage(LINE, "A6 0 2 chief, A7 2 chief", players=3)
    assert reason(table, "cell:A7")[2] == {"opponent": {"seat": 2}}


def test_a_tribe_that_can_go_nowhere_says_what_bars_the_way():
    land = "A1 feather:E, A2 plain, A3 plain, E5 plain"
    assert why(stage(land, "A1 0 2, E5 0 chief, A2 1 1", attacked=True), "cell:A1") == ("R29", "attacked")
    assert why(stage(land, "A1 0 chief, A2 1 1", retreat=False), "cell:A1") == ("R30", "chief-alone")


@pytest.mark.parametrize(
    ("target", "rest", "expected"),
    [
        ("pieces:3", {}, ("R20", "too-few-warriors", {"most": 2})),
        ("pieces:2+chief", {}, ("R20", "too-few-there", {"most": 1})),
        ("pieces:1+chief", {"chief_steps": 0}, ("R22", "chief-no-steps", {})),
        ("pieces:1", {"steps": 0}, ("R20", "no-steps", {})),
        ("pieces:1", {"cards": "camp"}, ("R73", "no-steps-at-campsite", {})),
    ],
)
def test_pieces_that_cannot_go(target, rest, expected):
    assert reason(stage("A5 plain, E5 plain", "A5 0 1 chief, E5 0 2", **rest), target) == expected


def test_r30_a_chief_cannot_go_alone_where_he_could_only_attack():
    table = stage("A1 feather:E, A2 plain", "A1 0 1 chief, A2 1 1")
    assert why(table, "pieces:0+chief") == ("R30", "chief-alone")


def test_r66_a_chief_defeated_in_his_turn():
    table = stage("A5 stick, A6 plain, A8 camp, E5 camp, C3 stone", "A5 0 1 chief, C3 0 1, A6 1 3")
    choose(table, "attack:A5>A6:1+chief", "relocate:E5")
    assert why(table, "cell:E5") == ("R66", "chief-done")
    assert why(table, "pieces:0+chief") == ("R66", "chief-done")
    assert why(table, "collect:indian") == ("R66", "chief-done")


# Tiles.


def discovering(tile, land="A5 plain", step="move:A5>B5:1", **rest):
    table = stage(land, "A5 0 2 chief", **rest)
    choose(table, step, tiles=[tile])
    return table


def test_r7_the_entrance_stays_open():
    table = discovering("T017")
    assert reason(table, "mask:W") == ("R7", "mask-entry", {"side": "W"})
    assert why(table, "mask:NS") == ("R3", "mask-of-another-tile")
    assert why(table, "cell:A5") == ("R12", "orient-first")
    assert why(stage("A5 plain", "A5 0 1 chief"), "mask:N") == ("R6", "mask-when-discovering")


THREE = "C3 feather:S, D3 stick:S, E3 stone:S"


def test_r10_a_fourth_mountain_in_a_line():
    for setting, message in (("line", "mask-line"), ("range", "mask-range")):
        table = stage(THREE, "E3 0 2 chief", mountain_rule=setting)
        choose(table, "move:E3>F3:1", tiles=["T018"])
        assert why(table, "mask:S") == ("R10", message)


def test_e34_r11_land_must_stay_open():
    table = stage("B1 feather:W, A3 plain", "A3 0 2 chief")
    choose(table, "move:A3>A2:1", tiles=["T018"])
    assert why(table, "mask:N") == ("R11", "mask-land")


# Collecting, trading, making.


@pytest.mark.parametrize(
    ("land", "items", "target", "expected"),
    [
        ("plain", "", "collect:stick", ("R46", "not-here")),
        ("plain", "", "collect:gold", ("R48", "not-here")),
        ("buffalo", "", "collect:hide", ("R47", "needs-tool")),
        ("mine", "stick", "collect:gold", ("R48", "needs-tool")),
        ("wagon", "", "collect:wagon", ("R49", "needs-warriors")),
        ("stick", "stick 2", "collect:stick", ("R52", "full-of")),
        ("buffalo", "bow, hide 2", "collect:hide", ("R52", "full-of")),
        ("stick", "", "collect:bow", ("R75", "made-not-found")),
        ("plain", "gold", "trade:gold", ("R50", "farm-only")),
        ("farm", "stick", "trade:stick", ("R50", "not-a-good")),
        ("farm", "", "trade:gold", ("R50", "none-held")),
        ("plain", "stick, stone", "craft:axe", ("R73", "campsite-only")),
        ("plain", "", "craft:gold", ("R73", "not-made")),
        ("plain", "", "train", ("R73", "campsite-only")),
        ("plain", "stick", "drop:stick", ("R54", "drop-for-room")),
        ("plain", "", "take:gold", ("R64", "take-from-beaten")),
        ("plain", "", "throw-away", ("R54", "throw-away-later")),
    ],
)
def test_what_the_chief_cannot_gain_in_a_turn_with_steps(land, items, target, expected):
    assert why(stage(f"A5 {land}", "A5 0 1 chief", items=[items]), target) == expected


def test_the_reason_says_what_to_make_and_of_what():
    table = stage("A5 buffalo", "A5 0 chief")
    assert reason(table, "collect:hide")[2] == {"item": "hide", "tool": "bow", "parts": ["stick", "feather"]}
    said = HERE.texts[0].say(GAME.why_not(table, 0, "collect:hide").message)
    assert said == "You need a bow to pay for the hide: a stick and a feather at a Campsite."


@pytest.mark.parametrize(
    ("items", "target", "expected"),
    [
        ("stick", "craft:axe", ("R74", "missing", {"made": "axe", "parts": ["stone", "stick"], "missing": ["stone"]})),
        (
            "feather",
            "craft:bow",
            ("R75", "missing", {"made": "bow", "parts": ["stick", "feather"], "missing": ["stick"]}),
        ),
        ("stick, stone, axe 2", "craft:axe", ("R78", "full-of", {"item": "axe"})),
        (
            "feather",
            "train",
            ("R76", "missing", {"made": "warrior", "parts": ["indian", "feather"], "missing": ["indian"]}),
        ),
        ("indian, feather", "train", ("R76", "reserve-empty", {})),
        ("", "retreat", ("R41", "retreat-not-at-campsite", {})),
    ],
)
def test_what_cannot_be_made_at_a_campsite(items, target, expected):
    assert reason(stage("A5 plain", "A5 0 8 chief", cards="camp", items=[items]), target) == expected


def test_settings_that_limit_collecting_have_their_reasons():
    table = stage("A5 stick, A6 plain", "A5 0 1 chief", collect_limit="one_per_tile_per_turn")
    choose(table, "collect:stick")
    assert why(table, "collect:stick") == ("R44", "collected-here")
    table = stage("A5 stick", "A5 0 1 chief", cards="camp", items=["stick, stone"], collect_in_campsite=False)
    assert why(table, "collect:stick") == ("R45", "no-collecting-at-campsite")
    table = stage("A5 T070", "A5 0 1 chief", items=["gold"], farm_price="printed")
    assert reason(table, "trade:gold") == ("R50", "farm-takes", {"item": "hide"})


# After a battle.


def beaten(items, **rest):
    """Seat 0 has defeated the chief of seat 1."""
    table = stage(plains("A5", "A6", "A8", "A9"), "A5 0 3 chief, A6 1 1 chief", items=items, **rest)
    choose(table, "attack:A5>A6:3")
    return table


def test_r64_what_cannot_be_taken():
    table = beaten(["", "gold, stick"])
    assert reason(table, "take:hide") == ("R64", "none-there", {"item": "hide", "opponent": {"seat": 1}})
    assert why(table, "cell:A5") == ("R64", "take-first")


def test_r54_no_room_for_what_was_taken():
    table = beaten(["stone, feather, indian, axe", "gold, stick"])
    choose(table, "take:gold")
    assert why(table, "drop:hide") == ("R54", "none-held")
    assert why(table, "cell:A5") == ("R54", "room-first")


def test_r65_the_piece_just_taken():
    table = stage(plains("A5", "A6", "A8", "A9"), "A5 0 1 chief, A6 1 1 chief", items=["hide, stone", "gold, stick"])
    choose(table, "attack:A5>A6:1+chief", "take:gold")
    assert reason(table, "take:gold", seat=1) == ("R65", "just-taken", {"item": "gold"})


def test_r63_where_a_chief_finds_no_refuge():
    land = plains("A5", "A6", "A8") + ", E5 camp, E6 camp, E7 camp"
    table = stage(land, "A5 0 3 chief, A6 1 1 chief, E7 0 1")
    choose(table, "attack:A5>A6:3")
    for cell, message in (("E7", "occupied"), ("J1", "undiscovered"), ("A8", "village-first")):
        assert why(table, f"cell:{cell}", seat=1) == ("R63", f"refuge-{message}")
    assert why(table, "end", seat=1) == ("R63", "refuge-first")


# Retreat.


CORNER = "A1 feather:E, A2 plain, A3 plain, E5 camp, E6 camp"


def test_r41_when_a_chief_cannot_retreat():
    assert why(stage(CORNER, "A1 0 1 chief, A2 1 1"), "retreat") == ("R41", "not-shut-in")
    assert why(stage(CORNER, "A1 0 chief, A2 1 1", settings={"retreat": False}), "retreat") == ("R41", "retreat-off")
    walking = stage(CORNER, "A1 0 chief, A2 1 1, A3 0 1", steps=3)
    assert why(walking, "retreat") == ("R41", "retreat-before-steps")


def test_r41_a_retreat_leads_out_of_the_land_where_the_chief_is_shut_in():
    table = stage(CORNER, "A1 0 chief, A2 1 1")
    choose(table, "retreat")
    assert why(table, "cell:A1") == ("R41", "refuge-shut-in")
    assert "relocate:E5" in keys(table)
