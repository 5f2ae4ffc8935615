"""What is told of things that random play hardly ever reaches: giving in to a demand (R85) and domination (R135)."""

from .positions import FOE, choose, decision, set_open, stage

ANN, BEN = range(2)


def test_r85_everybody_hears_what_is_given_for_keeping_a_card():
    me = {"clan": "snake", "hand": ["rapacious", "unrest"], "units": {"t3": 1}}
    table = stage(me, FOE | {"hand": ["move", "build"], "food": 1, "wood": 2})
    choose(table, "play:rapacious", "take:build")
    heard = choose(table, "give:food+wood")
    given = {"seat": {"seat": BEN}, "opponent": {"seat": ANN}, "count": 1}
    assert heard.told(None, "gave") == [given | {"resource": "food"}, given | {"resource": "wood"}]


def test_r135_everybody_hears_of_the_domination_before_the_end():
    me = {"hand": ["unrest"], "units": {"t2": 1, "t4": 1, "t8": 1}}
    large = {"buildings": {"T21.s": "forge", "T13.a": "altar"}, "unfit": {"T02.s": "fortress"}}
    table = stage(me | large, {"units": {"t7": 1}, "passed": True}, row=["spy"], first=BEN)
    set_open(table, 0, "t2", "t4", "t8")
    heard = choose(table, "pass")
    while decision(table) == "trade":
        heard = choose(table, "done")
    assert heard.told(None, "domination") == [{"seat": {"seat": ANN}}]
    assert heard.kinds.index("domination") < heard.kinds.index("over")
