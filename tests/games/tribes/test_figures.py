"""An owner of the box corrects a row of data.toml: the game changes, and what no rule can mean is refused by name."""

import pytest

from house.changed_row import played_with


@pytest.fixture(scope="module")
def as_printed():
    return played_with("tribes", games=4)


@pytest.mark.parametrize(
    "change",
    [
        *(("number", "warriors", {"value": 7}), ("number", "warriors", {"value": 9})),
        *(("number", "cavalry", {"value": 1}), ("number", "cavalry", {"value": 3})),
        ("number", "size", {"value": 9}),
        ("land", "land.buffalo", {"cost": ["axe"]}),
        ("land", "land.wagon", {"cost": ["stick"]}),
        ("land", "land.farm", {"cost": ["stick"]}),
        ("trophy", "trophy.wagon", {"for": "stone"}),
        ("item", "bow", {"parts": ["stone", "feather"]}),
        ("prize", "warrior", {"parts": ["indian", "stick"]}),
    ],
    ids=str,
)
def test_a_row_changes_the_game(as_printed, change):
    changed = played_with("tribes", change, games=4)
    assert not changed.startswith("refused")
    assert changed != as_printed


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("number", "size", {"value": 11}), "size: a map of 11 by 11 cells needs more tiles than the 100 there are"),
        (("number", "warriors", {"value": 10}), "warriors: 10 is not a number from 1 to 9"),
        (("land", "land.mine", {"cost": ["spear"]}), "land.mine.cost: 'spear' is none of feather"),
        (("land", "land.mine", {"cost": ["axe", "bow"]}), "land.mine.cost: one price, not axe, bow"),
        (("land", "land.mine", {"gives": "silver"}), "land.mine.gives: 'silver' is none of feather"),
        (("trophy", "trophy.gold", {"for": "fish"}), "trophy.gold.for: 'fish' is none of feather"),
        (("trophy", "trophy.gold", {"for": "hide"}), "trophy.gold.for: hide stands in trophy.hide already"),
        (("item", "axe", {"parts": ["stone", "rope"]}), "axe.parts: 'rope' is none of feather"),
        (("item", "axe", {"parts": ["stone"]}), "axe.parts: two are needed, not 1"),
        (("item", "stick", {"id": "pole"}), "there is no 'stick' among feather"),
        (("tile", "T001", {"land": "land.lake"}), "T001.land: 'land.lake' is none of land.camp"),
        (("tile", "T001", {"bonus": "luck"}), "T001.bonus: 'luck' is none of attack"),
        (("tile", "T017", {"mountains": "X"}), "T017.mountains: 'X' is none of -"),
        (("card", "trail", {"id": "path"}), "there is no 'trail' among camp"),
    ],
    ids=str,
)
def test_a_row_that_means_nothing_is_refused_by_name(change, said):
    assert said in played_with("tribes", change)
