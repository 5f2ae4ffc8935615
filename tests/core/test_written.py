"""Positions as JSON, from the declarations alone: what is written is read again, what cannot be is refused."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core import zoo
from longhouse.core.decisions import DecisionState
from longhouse.core.errors import BadPosition
from longhouse.core.layout import Layout
from longhouse.core.pending import check_asked, check_frames, prompt
from longhouse.core.settings import Setting
from longhouse.core.written import Positions, check_apart, lying, view
from longhouse.core.zones import HIDDEN, OWNER, number

SETTINGS = (Setting("big", (False, True), "designed"),)
POSITIONS = Positions(zoo.ZOO, SETTINGS, zoo.Zoo, players=zoo.SEATS)


def dump(table):
    return POSITIONS.dump(table, {"big": False})


def load(position):
    return POSITIONS.load(json.loads(json.dumps(position)))


def cells(table):
    return [int(cell) for cell in table.cells]


def deal(table, card, place):
    """Put a card where a number says: a hand, a sealed place, a pile, or leave it in the deck."""
    seat, where = place % 3, place // 3
    if where == 0:
        zoo.HAND.put(table, seat, card)
    elif where == 1 and zoo.SEALED.of(table, seat) < 0:
        zoo.SEALED.set(table, seat, card)
    elif where == 2 and zoo.PILES[seat].size(table) < 4:
        zoo.PILES[seat].append(table, card)
    else:
        return
    zoo.DECK.take(table, card)


@st.composite
def tables(draw):
    """A table with something in every zone, nothing twice."""
    table = zoo.Zoo()
    whole = {zone: draw(st.integers(int(zone.content.low), int(zone.content.high))) for zone in (zoo.ROUND, zoo.COLD)}
    for zone, value in whole.items():
        zone.set(table, value)
    zoo.NIGHT.set(table, draw(st.integers(0, 1)))
    zoo.LEADER.set(table, draw(st.integers(-1, 2)))
    zoo.FAVOURITE.set(table, draw(st.sampled_from([-1, 8, 11])))
    zoo.BEST.set(table, draw(st.integers(0, 15)) * 2**8)
    for card in range(12):
        deal(table, card, draw(st.integers(0, 11)))
    for seat in range(3):
        zoo.SCORE.set(table, seat, draw(st.integers(-99, 999)))
        zoo.KNOWN.set(table, seat, zoo.HAND.of(table, seat) & draw(st.integers(0, 2**12 - 1)))
        tokens = draw(st.integers(0, 7))
        zoo.POUCH.set(table, seat, tokens)
        zoo.TRAY.set(table, seat, 7 & ~tokens)
    for zone in (zoo.STOCK, zoo.PATH, zoo.GOODS, zoo.WALL, zoo.FIRE, zoo.ROW):
        for at in range(zone.start, zone.start + zone.length):
            table.cells[at] = draw(st.integers(int(zone.content.low), int(zone.content.high)))
    for colour in draw(st.lists(st.integers(0, 2), max_size=3, unique=True)):
        zoo.QUEUE.append(table, colour)
    for tile in draw(st.lists(st.integers(0, 69), max_size=8)):
        zoo.SEEN.put(table, tile)
        zoo.UNSEEN.take(table, tile)
    for chip in range(5):
        zoo.CHIPS.put(table, chip, *draw(st.sampled_from([(zoo.BOX, 0), (zoo.HELD, 0), (zoo.HELD, 2)])))
    for left in draw(st.lists(st.integers(1, 9), max_size=3)):
        zoo.FEED.ask(table, draw(st.integers(0, 2)), left, draw(st.integers(-1, 2)))
    return table


@given(tables())
def test_what_is_written_is_read_again(table):
    again = load(dump(table))
    assert cells(again) == cells(table)
    assert again.frames.dump() == table.frames.dump()
    assert dump(again) == dump(table)


@given(tables())
def test_what_is_not_written_is_blank(table):
    written = dump(table)
    for field in ("settings", "hand", "queue", "piles", "memory"):
        written.pop(field, None)
    again = load(written)
    assert zoo.QUEUE.size(again) == 0
    assert zoo.BEST.is_blank(again)
    assert [pile.size(again) for pile in zoo.PILES] == [0, 0, 0]
    assert cells(load({})) == cells(zoo.Zoo())


def test_how_each_shape_is_written():
    table = zoo.Zoo()
    zoo.NIGHT.set(table, 1)
    zoo.LEADER.set(table, 2)
    zoo.HAND.put(table, 1, 3)
    zoo.GOODS.set(table, 0, 2, 2)
    zoo.GOODS.set(table, 0, 0, 1)
    zoo.STOCK.set(table, 1, 4)
    zoo.PATH.set(table, 1, 0)
    zoo.WALL.set(table, 2, 3, 1)
    zoo.ROW.set(table, 2, 0, 1, 3)
    zoo.PILES[1].append(table, 7)
    zoo.SEEN.put(table, 64)
    zoo.CHIPS.put(table, 4, zoo.HELD, 1)
    zoo.BEST.put(table, 9)
    written = dump(table)
    assert (written["round"], written["night"], written["leader"], written["favourite"]) == (1, True, 2, None)
    assert written["memory"] == {"best": ["c9"]}
    assert written["stock"] == {"green": 4}
    assert written["path"] == [None, "red"]
    assert written["wall"] == {"red": [False] * 4, "green": [False] * 4, "blue": [False, False, False, True]}
    assert written["camps"] == []
    assert written["piles"] == {"red": [], "green": ["c7"], "blue": []}
    assert written["seen"] == ["t64"]
    assert written["box"] == ["p0", "p1", "p2", "p3"]
    assert "archive" not in written
    assert written["players"][0]["goods"] == ["red", "blue", "blue"]
    assert written["players"][1]["hand"] == ["c3"]
    assert written["players"][1]["held"] == ["p4"]
    assert written["players"][2]["row"] == {"red": [0, 3, 0, 0], "green": [0, 0, 0, 0], "blue": [0, 0, 0, 0]}
    zoo.FIRE.set(table, 1, 1)
    assert dump(table)["camps"] == [{"fire": False}, {"fire": True}]


@pytest.mark.parametrize(
    ("position", "message", "names"),
    [
        ({"weather": 1}, "error-position-unknown", ["weather"]),
        ({"players": [{"hands": []}]}, "error-position-unknown", ["hands"]),
        ({"memory": {"worst": []}}, "error-position-unknown", ["worst"]),
        ({"piles": {"black": []}}, "error-position-unknown", ["black"]),
        ({"pending": {"question": 1}}, "error-position-unknown", ["question"]),
        ({"players": [{"hand": ["c99"]}]}, "error-position-unknown", ["c99", "c11"]),
        ({"stock": {"black": 1}}, "error-position-unknown", ["black"]),
        ({"leader": "0"}, "error-position-unknown", ["0"]),
        ({"favourite": "c7"}, "error-position-unknown", ["c7", "c8"]),
        ({"memory": {"best": ["c0"]}}, "error-position-unknown", ["c0"]),
        ({"held": []}, "error-position-unknown", ["held"]),
        ({"round": 10}, "error-position-place", ["10", "round"]),
        ({"round": 0}, "error-position-place", ["0", "round"]),
        ({"round": True}, "error-position-place", ["True", "round"]),
        ({"cold": 1.5}, "error-position-place", ["1.5", "cold"]),
        ({"night": 2}, "error-position-place", ["2", "night"]),
        ({"players": [{}, {"score": 1000}]}, "error-position-place", ["1000", "players[1].score"]),
        ({"players": [{}, {}, {"goods": ["red"] * 6}]}, "error-position-place", ["6", "players[2].goods"]),
        ({"players": [{}, {}, {}, {}]}, "error-position-place", ["4", "players"]),
        ({"wall": {"red": [True] * 5}}, "error-position-place", ["5", "wall"]),
        ({"queue": ["red"] * 4}, "error-position-place", ["4", "queue"]),
        ({"players": [{"hand": ["c1", "c1"]}]}, "error-position-twice", ["c1"]),
        ({"players": [{"hand": ["c1"]}]}, "error-position-twice", ["c1"]),
        ({"deck": [], "players": [{"hand": ["c1"]}, {"sealed": "c1"}]}, "error-position-twice", ["c1"]),
        ({"deck": [], "piles": {"red": ["c1"], "blue": ["c1"]}}, "error-position-twice", ["c1"]),
        ({"players": [{"pouch": ["sun"], "tray": ["sun"]}]}, "error-position-twice", ["sun"]),
        ({"seen": ["t1", "t1"]}, "error-position-twice", ["t1"]),
        ({"players": [{"held": ["p1"]}, {"held": ["p1"]}]}, "error-position-twice", ["p1"]),
        ({"players": {}, "round": []}, "error-position-place", ["[]", "round"]),
        ({"players": 7}, "error-position-shape", []),
        ({"stock": 5}, "error-position-shape", []),
        ({"pending": {"frames": [[1], [0, 0, 1]]}}, "error-position-shape", []),
        ([], "error-position-shape", []),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused_by_name(position, message, names):
    with pytest.raises(BadPosition) as refusal:
        load(position)
    assert refusal.value.message_id == message
    said = " ".join(str(value) for value in refusal.value.args_of_message.values())
    assert [name for name in names if name not in said] == []


def test_components_that_every_seat_has_are_apart_by_seat():
    table = load({"players": [{"pouch": ["sun"]}, {"pouch": ["sun"], "tray": ["moon"]}]})
    check_apart(zoo.ZOO, table)
    found = [(zone.name, owner, things.of(one)) for zone, things, owner, one in lying(zoo.ZOO, table)]
    assert ("pouch", 1, "sun") in found
    assert ("tray", 1, "moon") in found
    assert ("deck", -1, "c0") in found
    assert "known" not in {zone for zone, _, _ in found}


# How many play.


@pytest.mark.parametrize(("written", "players"), [({}, 2), ({"players": [{}, {}]}, 2), ({"players": [{}] * 3}, 3)])
def test_the_number_of_players_is_how_many_are_written(written, players):
    positions = Positions(zoo.ZOO, SETTINGS, zoo.Zoo, seats=lambda settings: range(2, 4))
    table = positions.load(written)
    assert table.players == players
    again = positions.dump(table, {"big": True})
    assert len(again["players"]) == players
    assert positions.load(again).players == players


@pytest.mark.parametrize("players", [1, 4])
def test_too_few_or_too_many_players_are_refused(players):
    positions = Positions(zoo.ZOO, SETTINGS, zoo.Zoo, seats=lambda settings: range(2, 4))
    with pytest.raises(BadPosition) as refusal:
        positions.load({"players": [{}] * players})
    assert refusal.value.message_id == "error-position-place"


# What is pending.


def test_frames_may_be_written_by_name():
    table = load(
        {
            "pending": {
                "frames": [
                    {"decision": "wait", "seat": 2},
                    {"decision": "feed", "seat": 0, "left": 3, "who": 1, "step": 2},
                    {"decision": "feed", "seat": 1, "left": 4, "together": True, "ready": True},
                ]
            }
        }
    )
    frames = table.frames
    assert table.asked() == (0, 1)
    assert table.deciding() == (0,)
    assert zoo.FEED.left.of(frames, frames.of(0)) == 3
    assert zoo.FEED.who.of(frames, frames.of(0)) == 1
    assert frames.step(frames.of(0)) == 2
    assert zoo.FEED.left.of(frames, frames.of(1)) == 4
    assert frames.depth == 3
    assert dump(table)["pending"]["decision"] == "feed"
    assert load(dump(table)).frames.dump() == frames.dump()


@pytest.mark.parametrize(
    ("frame", "message"),
    [
        ({"decision": "sleep", "seat": 0}, "error-position-unknown"),
        ({"decision": "feed", "seat": 0, "right": 1}, "error-position-unknown"),
        ({"decision": "feed", "seat": 0, "left": 10}, "error-position-place"),
        ({"decision": "feed", "seat": 9}, "error-position-place"),
        ({"decision": "feed"}, "error-position-shape"),
    ],
)
def test_a_frame_that_cannot_be_written_so_is_refused(frame, message):
    with pytest.raises(BadPosition) as refusal:
        load({"pending": {"frames": [frame]}})
    assert refusal.value.message_id == message


@pytest.mark.parametrize(
    "row",
    [
        [2, 0, 1, 0, 0, 1, 0, 0],
        [1, 3, 1, 0, 0, 1, 0, 0],
        [1, -1, 1, 0, 0, 1, 0, 0],
        [1, 0, 1, -1, 0, 1, 0, 0],
        [1, 0, 1, 0, 2, 1, 0, 0],
        [1, 0, 1, 0, 0, 10, 0, 0],
        [1, 0, 1, 0, 0, 1, 3, 0],
        [1, 0, 1, 0, 0, 1, 0, 1],
        [1, 0, 1, 0, 0, 0, 0, 0],
    ],
    ids=["no decision", "no seat", "nobody", "step", "ready", "too much left", "who", "nothing kept there", "unfit"],
)
def test_frames_are_checked_against_their_decisions(row):
    check_frames(load({"pending": {"frames": [[1], [1, 0, 1, 0, 0, 1, 0, 0]]}}))
    with pytest.raises(BadPosition) as refusal:
        check_frames(load({"pending": {"frames": [[1], row]}}))
    assert refusal.value.message_id == "error-position-place"


def test_somebody_must_be_asked_and_have_something_to_choose():
    asked = {"pending": {"frames": [{"decision": "feed", "seat": 1, "left": 1}]}}
    check_asked(load({**asked, "deck": [], "players": [{}, {"hand": ["c1"]}]}))
    for position in ({}, asked):
        with pytest.raises(BadPosition):
            check_asked(load(position))


def test_the_question_names_the_decision_and_what_its_frame_keeps():
    table = load({"pending": {"frames": [{"decision": "feed", "seat": 1, "left": 4, "who": 2}]}})
    name, question = prompt(table, 1)
    assert name == "feed"
    assert question == ("prompt-feed", {"left": 4, "who": 2})


# Views.


@given(tables())
def test_a_view_shows_what_a_seat_may_see_and_of_the_rest_how_much(table):
    whole = dump(table)
    for side in (0, 1, 2, None):
        seen = view(zoo.ZOO, table, side)
        assert seen["deck"] == len(whole["deck"])
        assert seen["piles"] == whole["piles"]
        for owner, (player, written) in enumerate(zip(seen["players"], whole["players"], strict=True)):
            own = owner == side
            assert player["hand"] == (written["hand"] if own else len(written["hand"]))
            assert player["sealed"] == (written["sealed"] if own else int(written["sealed"] is not None))
            assert player["tray"] == len(written["tray"])
            assert player["known"] == written["known"]
            assert player["score"] == written["score"]


def test_a_view_counts_what_is_in_a_hidden_place_or_bag_and_says_nothing_of_a_hidden_number():
    layout = Layout()
    chips = layout.places("chips", zoo.CHIP)
    chips.place("box", seen=HIDDEN)
    held = chips.place("held", zoo.SEAT, OWNER)
    coins = layout.row("coins", zoo.SEAT, number(0, 9), seen=OWNER)
    goods = layout.grid("goods", zoo.SEAT, zoo.COLOUR, number(0, 5), bag=True, seen=OWNER)
    table = DecisionState(layout, 2)
    table.clear()
    chips.put(table, 3, held, 1)
    coins.set(table, 1, 7)
    goods.set(table, 1, 2, 2)
    own, other = {"held": ["p3"], "coins": 7, "goods": ["blue", "blue"]}, {"held": 1, "coins": None, "goods": 2}
    nothing, none_seen = {"held": [], "coins": 0, "goods": []}, {"held": 0, "coins": None, "goods": 0}
    assert view(layout, table, 1) == {"box": 4, "players": [none_seen, own]}
    assert view(layout, table, 0) == {"box": 4, "players": [nothing, other]}
    assert view(layout, table, None) == {"box": 4, "players": [none_seen, other]}
