"""A small game of the tests' own, found through an entry point like any stranger's: see `state`."""

from __future__ import annotations

import json
from pathlib import Path

from longhouse.core.codec import Codec, OptionKind
from longhouse.core.events import EventKind, EventTable, Field
from longhouse.core.game import Game
from longhouse.core.knowledge import Knowledge
from longhouse.core.protocol import Line, Message, Reason, Result
from longhouse.core.settings import Setting
from toy import state as rules

SEATS = ("0", "1", "2", "3")

CODEC = Codec(
    OptionKind("walk", rules.WALK, "walk"),
    OptionKind("peek", rules.PEEK, "peek:{whose}", ("card:{whose}",), {"whose": SEATS}),
    OptionKind("roll", rules.ROLL, "roll", ("die",)),
    OptionKind("offer", rules.OFFER, "offer>{to}", ("player:{to}",), {"to": SEATS}),
    OptionKind("accept", rules.ACCEPT, "accept"),
    OptionKind("refuse", rules.REFUSE, "refuse"),
    OptionKind("note", rules.NOTE, "note:{colour}", ("ink:{colour}",), {"colour": rules.COLOURS}),
    OptionKind("stop", rules.STOP, "stop"),
    OptionKind("bid", rules.BID_0, "bid:{amount}", ("purse",), {"amount": tuple(map(str, range(rules.BIDS)))}),
)


def _seat(number):
    return {"seat": int(number)}


def _number(number):
    return int(number)


def _colour(number):
    return rules.COLOURS[number]


SEAT, OTHER = Field("seat", _seat), Field("other", _seat)

EVENTS = EventTable(
    {
        rules.BEGAN: EventKind("began", [SEAT, Field("round", _number)]),
        rules.WALKED: EventKind("walked", [SEAT]),
        rules.ROLLED: EventKind("rolled", [SEAT, Field("value", _number)]),
        rules.PEEKED: EventKind("peeked", [SEAT, OTHER, Field("card", _number, to="seat")]),
        rules.NOTED: EventKind("noted", [SEAT, Field("colour", _colour)], only="seat"),
        rules.OFFERED: EventKind("offered", [SEAT, OTHER]),
        rules.ANSWERED: EventKind("answered", [SEAT, OTHER, Field("yes", _number)]),
        rules.AUCTION: EventKind("auction", []),
        rules.HID: EventKind("hid", [SEAT, Field("amount", _number)], only="seat"),
        rules.READY: EventKind("ready", [SEAT]),
        rules.OPENED: EventKind("opened", [SEAT, Field("card", _number), Field("amount", _number)]),
    }
)


def view(state, seat):
    """Sealed cards show to those who looked, notes and bids to their owners, all to everybody in the end."""

    def own(zone):
        return [value if state.opened or owner == seat else None for owner, value in enumerate(zone)]

    bidding = state.frames.depth > 0 and state.frames.kind(state.frames.top()) == rules.BID
    return {
        "round": state.round,
        "turn": state.turn,
        "points": list(state.points),
        "cards": [card if state.opened or state.has_seen(seat, s) else "?" for s, card in enumerate(state.cards)],
        "looks": list(state.looks),
        "last": list(state.last),
        "asked": list(state.deciding()),
        "left": int(state.frames.kept(state.frames.top(), 0)) if state.frames.depth == 1 else None,
        "notes": own(state.notes),
        "bids": own(state.bids),
        "ready": [bidding and bid != rules.NOTHING for bid in state.bids],
    }


def prompt(state, seat):
    kind = state.frames.kind(state.frames.of(seat))
    if kind == rules.TURN:
        return "turn", Message("prompt-turn", {"left": int(state.frames.kept(state.frames.of(seat), 0))})
    return (("answer", Message("prompt-answer")), ("bid", Message("prompt-bid")))[kind - 1]


def why_not(state, seat, target):
    kind, _, _ = target.partition(":")
    return Reason("T1", Message("why-turn", {"seat": _seat(state.turn)})) if kind in ("card", "die", "ink") else None


def result(state):
    """Even seats play against odd ones: a team shares its rank."""
    scores = state.scores()
    teams = [sum(scores[0::2]), sum(scores[1::2])]
    ranks = tuple(1 if teams[seat % 2] == max(teams) else 2 for seat in range(state.seats))
    cards = tuple(card if state.opened else 0 for card in state.cards)
    lines = (Line(Message("score-points"), tuple(state.points)), Line(Message("score-cards"), cards))
    return Result(ranks, tuple(scores), lines)


class ToyKnowledge(Knowledge):
    def weigh_into(self, world, seat, options, chance, into):
        """All the same: `into` is full of zeros."""


def draw(view, text, names, width=80):
    yield json.dumps(view)


GAME = Game(
    id="toy",
    seats=range(3, 5),
    settings=(
        Setting("rounds", range(1, 4), "designed", 2),
        Setting("sides", (6, 8), "designed"),
        Setting("loud", (False, True), "designed"),
    ),
    minutes=1,
    rules_version="1",
    folder=Path(__file__).parent,
    codec=CODEC,
    events=EVENTS,
    streams=("cards", "die"),
    start=rules.start,
    load=rules.load,
    view=view,
    prompt=prompt,
    why_not=why_not,
    result=result,
    knowledge=ToyKnowledge(),
    draw=draw,
)
