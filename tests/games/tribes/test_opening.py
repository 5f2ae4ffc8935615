"""E52: a scripted opening, from the first start cell to the open card choice of round 4."""

from .positions import at, choose, deal, decider, decision, items, keys, look, lucky, player, show, tile


def begun():
    """Step 1: the start cells; the tiles have no mountain, so nobody is asked how they lie."""
    table = deal(2, lucky(), first_spirit_chief=1)
    choose(table, "start:J5")
    heard = choose(table, "start:A5", tiles=["T001", "T023"])
    return table, heard


def first_round(table):
    show(table, "trail", "camp")
    choose(table, "collect:stick", "collect:stick", "move:A5>B5:6+chief", tiles=["T011"])
    choose(table, "collect:feather", "collect:feather", "move:B5>C5:6+chief", tiles=["T043"])


def second_round(table):
    choose(table, "end")
    choose(table, "collect:indian", "collect:indian")
    show(table, "camp", "journey")
    choose(table, "craft:bow", "craft:bow", "collect:hide")
    return choose(table, "collect:hide")


def third_round(table):
    choose(table, "move:J5>I5:6+chief", tiles=["T061"])
    choose(table, "collect:wagon", "move:I5>H5:4+chief", tiles=["T067"])
    choose(table, "trade:wagon", "end")
    show(table, "journey", "raid")
    choose(table, "move:C5>D5:6+chief", tiles=["T068"])
    choose(table, "trade:hide", "trade:hide", "move:D5>E5:2", tiles=["T083"])
    choose(table, "end")


def test_e52_the_setup():
    table, heard = begun()
    assert (at(table, "A5"), at(table, "J5")) == ("0 6 chief", "1 6 chief")
    assert (tile(table, "A5"), tile(table, "J5")) == ("T023:-", "T001:-")
    assert heard.forced == ["orient:-", "orient:-"]
    assert [player(table, seat)["reserve"] for seat in (0, 1)] == [2, 2]
    assert (look(table)["cavalry"], look(table)["round"]) == ([None, None], 1)


def test_e52_the_first_round():
    table, _ = begun()
    first_round(table)
    assert keys(table, "collect") == []
    assert (items(table), look(table)["doing"]["steps"], look(table)["doing"]["chief_steps"]) == (
        "feather 2, stick 2",
        2,
        1,
    )
    choose(table, "end")
    assert (decider(table), decision(table)) == (1, "campsite")
    heard = choose(table, "collect:indian", "collect:indian")
    assert heard.forced == ["end"]
    assert (decision(table), look(table)["round"]) == ("card", 2)


def test_e52_the_second_round():
    table, _ = begun()
    first_round(table)
    heard = second_round(table)
    assert heard.forced == ["end"]
    assert (items(table), player(table)["trophies"]) == ("hide 2", ["trophy.hide"])
    assert {tribe["cell"]: tribe["protected"] for tribe in look(table)["tribes"]} == {"C5": True, "J5": True}
    choose(table, "move:J5>I5:6+chief", tiles=["T061"])
    choose(table, "collect:wagon")
    assert (player(table, 1)["reserve"], player(table, 1)["trophies"]) == (4, ["trophy.wagon"])
    choose(table, "move:I5>H5:4+chief", tiles=["T067"])
    choose(table, "trade:wagon")
    assert (player(table, 1)["horses"], look(table)["doing"]["steps"], look(table)["doing"]["chief_steps"]) == (1, 3, 2)


def test_e52_the_third_round_and_the_open_cards_of_the_fourth():
    table, _ = begun()
    first_round(table)
    second_round(table)
    third_round(table)
    choose(table, "move:H5>G5:3", tiles=["T091"])
    choose(table, "move:G5>F5:3", tiles=["T075"])
    heard = choose(table, "attack:F5>E5:3")
    assert (heard.one("attacked")["bonus"], heard.one("defended")["bonus"]) == (1, 0)
    assert [event["units"] for event in heard.all("lost")] == [1, 2]
    assert heard.forced == ["end"]
    assert [at(table, cell) for cell in ("E5", "H5", "D5")] == ["1 2", "1 1 chief", "0 4 chief"]
    assert [player(table, seat)["reserve"] for seat in (0, 1)] == [4, 5]
    assert [player(table, seat)["horses"] for seat in (0, 1)] == [2, 1]
    assert [player(table, seat)["trophies"] for seat in (0, 1)] == [["trophy.hide"], ["trophy.wagon"]]
    assert [items(table, seat) for seat in (0, 1)] == ["", "indian 2"]
    assert (look(table)["pile"], look(table)["round"], decision(table)) == (56, 4, "card")
    assert [player(table, seat)["hand"] for seat in (0, 1)] == [["raid", "scouts"], ["trail", "scouts"]]
