"""The rules of the toy game, in plain Python: what a stranger's first game would look like.

Every seat has a sealed card that nobody has seen. In a turn of up to three actions a seat may walk, roll a die, look
at any sealed card, or make an offer that another seat answers out of turn; once in the game, and in secret, it may
write a note. After the last round all bid at the same time, the cards are opened, and the team with more points wins.
"""

from __future__ import annotations

from longhouse.core.errors import BadPosition
from longhouse.core.frames import load_frames
from longhouse.core.state import State

ACTIONS = 3
CARDS = tuple(range(1, 10))
COLOURS = ("red", "green", "blue")
BIDS = 3
PRIZE = 5
NOTHING = -1

# Frame kinds, streams, option numbers, events.
TURN, ANSWER, BID = range(3)
STREAM_CARDS, STREAM_DIE = range(2)
WALK, PEEK, ROLL, OFFER, ACCEPT, REFUSE, NOTE, STOP, BID_0 = 0, 1, 5, 6, 10, 11, 12, 15, 16
BEGAN, WALKED, ROLLED, PEEKED, NOTED, OFFERED, ANSWERED, AUCTION, HID, READY, OPENED = range(11)


class Toy(State):
    """A position of the toy game."""

    def __init__(self, seats, settings):
        super().__init__()
        self.seats = seats
        self.settings = dict(settings)
        self.round = 1
        self.turn = 0
        self.opened = False
        self.points = [0] * seats
        self.cards = [NOTHING] * seats
        self.looks = [0] * seats * seats
        self.notes = [NOTHING] * seats
        self.bids = [NOTHING] * seats
        self.last: list[int] = []
        """The last deed that everybody saw."""

    def options_into(self, seat, into):
        frame = self.frames.of(seat)
        for code in OFFERS[self.frames.kind(frame)](self, seat):
            into.add(code)

    def apply(self, seat, option, chance):
        frame = self.frames.of(seat)
        self.frames.next_step(frame)
        TAKES[self.frames.kind(frame)](self, seat, frame, option, chance)

    def copy(self):
        other = type(self)(self.seats, self.settings)
        other.frames = self.frames.copy()
        other.round, other.turn, other.opened = self.round, self.turn, self.opened
        for zone in ZONES:
            setattr(other, zone, list(getattr(self, zone)))
        return other

    def is_over(self):
        return self.opened

    def scores(self):
        return [points + (card if self.opened else 0) for points, card in zip(self.points, self.cards, strict=True)]

    def determinize(self, seat, chance):
        other = self.copy()
        if self.opened:
            return other
        seen = [card for owner, card in enumerate(self.cards) if self.has_seen(seat, owner)]
        pool = [card for card in CARDS if card not in seen]
        for owner in self.table():
            if not self.has_seen(seat, owner):
                other.cards[owner] = pool.pop(chance.pick(-1, len(pool)))
            if owner != seat and self.notes[owner] != NOTHING:
                other.notes[owner] = int(chance.pick(-1, len(COLOURS)))
            if owner != seat and self.bids[owner] != NOTHING:
                other.bids[owner] = int(chance.pick(-1, BIDS))
        return other

    def table(self):
        return range(self.seats)

    def has_seen(self, seat, whose):
        """Whether a seat, None or SPECTATOR being nobody, has looked at that card."""
        return seat is not None and seat >= 0 and self.looks[seat * self.seats + whose] > 0

    def dump(self):
        plain = {zone: list(getattr(self, zone)) for zone in ZONES}
        plain |= {"seats": self.seats, "settings": dict(self.settings), "round": self.round, "turn": self.turn}
        return plain | {"opened": self.opened, "pending": self.frames.dump()}


ZONES = ("points", "cards", "looks", "notes", "bids", "last")


def start(seats, settings, chance, ear, kind=Toy):
    """Deal a sealed card to everybody; seat 0 begins."""
    state = kind(seats, settings)
    state.ear = ear
    pool = list(CARDS)
    for seat in range(seats):
        state.cards[seat] = pool.pop(chance.pick(STREAM_CARDS, len(pool)))
    begin_turn(state, 0)
    state.ear = None
    return state


def load(position, kind=Toy):
    """A position from its dump."""
    try:
        state = kind(position["seats"], position["settings"])
        state.round, state.turn, state.opened = position["round"], position["turn"], position["opened"]
        for zone in ZONES:
            setattr(state, zone, list(position[zone]))
        state.frames = load_frames(position["pending"])
    except (KeyError, TypeError, IndexError) as error:
        raise BadPosition("error-position-shape", what=str(error)) from error
    return state


def begin_turn(state, seat):
    state.turn = seat
    state.frames.push(TURN, seat, ACTIONS)
    state.tell(BEGAN, seat, state.round)


def end_turn(state, seat):
    state.frames.pop_group()
    if seat + 1 == state.seats:
        state.round += 1
    if state.round <= state.settings["rounds"]:
        begin_turn(state, (seat + 1) % state.seats)
        return
    state.tell(AUCTION)
    state.frames.push(BID, 0)
    for other in range(1, state.seats):
        state.frames.join(BID, other)


def show(state, *deed):
    """Tell a deed that everybody sees, and leave it to be seen."""
    state.last = [int(number) for number in deed]
    state.tell(*deed)


def offer_turn(state, seat):
    others = [other for other in range(state.seats) if other != seat]
    codes = [WALK, *range(PEEK, PEEK + state.seats), ROLL, *(OFFER + other for other in others)]
    notes = range(NOTE, NOTE + len(COLOURS)) if state.notes[seat] == NOTHING else ()
    return [*codes, *notes, STOP]


def take_turn(state, seat, frame, option, chance):
    if NOTE <= option < STOP:
        state.notes[seat] = option - NOTE
        state.tell(NOTED, seat, option - NOTE)
        return
    left = state.frames.kept(frame, 0) - 1
    state.frames.keep(frame, 0, left)
    if option == WALK:
        state.points[seat] += 1
        show(state, WALKED, seat)
    elif option == ROLL:
        value = 1 + chance.pick(STREAM_DIE, state.settings["sides"])
        state.points[seat] += value
        show(state, ROLLED, seat, value)
    elif PEEK <= option < ROLL:
        whose = option - PEEK
        state.looks[seat * state.seats + whose] += 1
        state.last = [PEEKED, seat, whose]
        state.tell(PEEKED, seat, whose, state.cards[whose])
    elif OFFER <= option < ACCEPT:
        show(state, OFFERED, seat, option - OFFER)
        state.frames.push(ANSWER, option - OFFER, seat)
        return
    if left == 0 or option == STOP:
        end_turn(state, seat)


def take_answer(state, seat, frame, option, chance):
    asker = state.frames.kept(frame, 0)
    if option == ACCEPT:
        state.points[seat] += 2
        state.points[asker] += 2
    show(state, ANSWERED, seat, asker, option == ACCEPT)
    state.frames.pop_group()
    if state.frames.kept(state.frames.top(), 0) == 0:
        end_turn(state, asker)


def take_bid(state, seat, frame, option, chance):
    state.bids[seat] = option - BID_0
    state.tell(HID, seat, option - BID_0)
    state.frames.set_ready(frame)
    state.tell(READY, seat)
    if state.frames.deciding_mask() == 0:
        open_cards(state)


def open_cards(state):
    """The highest bid that nobody shares wins the prize, less the bid."""
    state.frames.pop_group()
    single = [seat for seat in range(state.seats) if state.bids.count(state.bids[seat]) == 1]
    if single:
        best = max(single, key=lambda seat: state.bids[seat])
        state.points[best] += PRIZE - state.bids[best]
    state.opened = True
    for seat in range(state.seats):
        state.tell(OPENED, seat, state.cards[seat], state.bids[seat])


def offer_answer(state, seat):
    return [ACCEPT, REFUSE]


def offer_bid(state, seat):
    return range(BID_0, BID_0 + BIDS)


OFFERS = (offer_turn, offer_answer, offer_bid)
TAKES = (take_turn, take_answer, take_bid)
