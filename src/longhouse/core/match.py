"""A match: one game being played, with its log, its undo and its secrets.

Everything that ever happened is in `entries`, which only grows. The position is always what the live entries
lead to; any position can be computed again from the log and its recorded luck.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from os import PathLike
from typing import NamedTuple

from longhouse.core import log, secrecy, wishes
from longhouse.core.chance import Chance, KeyedChance, Outcome, RecordedChance
from longhouse.core.errors import (
    BadFile,
    BadSeats,
    BadWish,
    IllegalChoice,
    NotDeciding,
    RewindRefused,
    RulesChanged,
    StaleChoice,
    UndoRefused,
)
from longhouse.core.game import Game
from longhouse.core.log import Entry, Log, Wish, Wished
from longhouse.core.protocol import Event, Happened, Json, Option, Question, Reason, Result, Seen
from longhouse.core.seed import Seed
from longhouse.core.settings import Value
from longhouse.core.state import Ear, State

CHECKPOINT_EVERY = 16
"""Entries between two kept positions at the end of the log: an undo replays at most so many choices."""
MOST_CHECKPOINTS = 8
"""When there are more, every second one is dropped: a long match keeps as many positions as a short one."""
_RECENT = 4
"""After so many of the last entries the position is kept as it was: whoever is told of them is shown these."""


class Moment(NamedTuple):
    """One step of a replay: what was done, and the position after it."""

    entry: Entry
    state: State


class Beat(NamedTuple):
    """One of the pictures in which a reader is shown what a choice has brought: the view after these events."""

    view: Seen
    events: list[Json]


class Match:
    """One game being played. Make it with `game.new(...)` or `Match.load(path)`."""

    def __init__(
        self,
        game: Game,
        seats: int,
        settings: Mapping[str, Value],
        seed: Seed,
        *,
        names: Sequence[str] = (),
        bots: Iterable[int] = (),
        rated: bool = False,
    ) -> None:
        self.game = game
        self.seats = seats
        self.settings = dict(settings)
        self.seed = seed
        self.names = tuple(names)
        self.bots = frozenset(bots)
        self.rated = rated
        self.players: tuple[str, ...] = ()
        """Which program plays each seat, "" for a person: what a client needs to go on from a file."""
        self.is_lesson = False
        """A lesson can be taken back even after its end, so its seed is never published."""
        self.rules = game.rules_version
        """The version of the rules it was played under so far."""
        self._entries = Log()
        self.state: State = State()
        self.position: Json | None = None
        """The written position that it began with, if it was not dealt."""
        self.wishes: dict[str, dict[int, Wish]] = {}
        """What luck was told to bring: by stream, and by the number of the outcome in it."""
        self._checkpoints: dict[int, State] = {}
        self._recent: dict[int, State] = {}
        """The positions after the last entries, whatever they were. Nobody changes these states."""
        self.keeps_beats = False
        """Whether choosing keeps the positions on the way: for those who will ask for the beats at once."""
        self._on_the_way: tuple[int, list[State]] = (-1, [])
        """Of the entry whose beats were asked for last: the position at each of its events, and after it."""

    @classmethod
    def start(
        cls,
        game: Game,
        seats: int,
        settings: Mapping[str, Value],
        seed: Seed,
        *,
        names: Sequence[str] = (),
        bots: Iterable[int] = (),
        rated: bool = False,
        position: Json | None = None,
    ) -> Match:
        """A new match, dealt and ready for its first decision; or as somebody wrote it down."""
        match = cls(game, seats, settings, seed, names=names, bots=bots, rated=rated)
        if position is not None:
            match.position = position
            match.state = game.load(position)
            match.append(Entry(0, "start", barrier=log.CHANCE))
            return match
        chance = match._chance()
        ear = Ear()
        match.state = game.start(seats, match.settings, chance, ear)
        events = tuple(game.events.read(ear.heard))
        match.append(Entry(0, "start", chance=tuple(chance.outcomes), events=events, barrier=log.CHANCE))
        return match

    def copy(self) -> Match:
        """An independent match in the same position. The state is shared: choosing replaces it and never changes it."""
        other = copy(self)
        other._entries, other._checkpoints = self._entries.copy(), dict(self._checkpoints)
        other._recent = dict(self._recent)
        other.wishes = {stream: dict(wished) for stream, wished in self.wishes.items()}
        return other

    @property
    def entries(self) -> Log:
        """Everything that ever happened."""
        return self._entries

    @entries.setter
    def entries(self, entries: Iterable[Entry]) -> None:
        self._entries = entries.copy() if isinstance(entries, Log) else Log(entries)
        self._recent = {}

    # Asking.

    def deciding(self) -> tuple[int, ...]:
        """The seats that must decide now; several when the choice is simultaneous."""
        return () if self.over else self.state.deciding()

    def decision(self, seat: int) -> Question:
        """What this deciding seat is asked."""
        self._check_deciding(seat)
        kind, prompt = self.game.prompt(self.state, seat)
        return Question(self._decision_id(seat), seat, kind, prompt)

    def options(self, seat: int) -> list[Option]:
        """Everything this deciding seat may do. Never empty."""
        self._check_deciding(seat)
        return [self.game.option(self.state, seat, code) for code in self.state.options(seat)]

    def why_not(self, seat: int, target: str, path: Sequence[str] = ()) -> Reason | None:
        """Why touching this target leads to no option, when the targets of `path` were touched before it.

        None if it does lead on to one, or the target is unknown.
        """
        self._check_seat(seat)
        touched = (*path, target)
        offered = self.options(seat) if seat in self.deciding() else ()
        if any(option.targets[: len(touched)] == touched for option in offered):
            return None
        return self.game.why_not(self.state, seat, target)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.is_over()

    def result(self) -> Result:
        """Ranks, scores and where they come from; while the game runs, as if it ended now."""
        return self.game.result(self.state)

    def view(self, seat: int | None) -> Json:
        """What a seat, or with None a spectator, may see. JSON-able."""
        if seat is not None:
            self._check_seat(seat)
        return {
            "game": self.game.id,
            "seat": seat,
            "seats": self.seats,
            "names": list(self.names),
            "settings": dict(self.settings),
            "commitment": self.seed.commitment,
            "seed_chosen": self.seed.chosen,
            "seed": self.seed.value.hex() if self.over and not self.is_lesson else None,
            "deciding": list(self.deciding()),
            "over": self.over,
            "table": self.game.view(self.state, seat),
        }

    def events(self, seat: int | None, since: int = 0) -> list[Json]:
        """What a seat, or a spectator, was told from entry `since` on, taken-back choices included.

        A game may be set up so that people do not remember everything while it runs.
        """
        parts = [part for entry in self.entries[since:] for part in secrecy.told(entry.events, seat)]
        return parts if self.over else list(self.game.remember(self.settings, parts))

    # Choosing.

    def choose(self, seat: int, key: str, decision: str | None = None) -> Happened:
        """Take an option. A choice that is not on the list is refused and changes nothing.

        `decision` is the id of the decision the choice was made for; if that is no longer the open one, the
        choice is stale and refused.
        """
        open_decision, code = self._offer(seat, key, decision)
        before, after = self.state, self.state.copy()
        keyed, ear = self._chance(), Ear(keeps_positions=self.keeps_beats)
        chance = wishes.granted(self.game, before, seat, code, keyed, self.wishes) if self.wishes else keyed
        after.ear = ear
        after.apply(seat, code, chance)
        after.ear = None
        events = tuple(self.game.events.read(ear.heard))
        outcomes = tuple(chance.outcomes)
        barrier = self._barrier(before, after, seat, code, outcomes, events)
        self.state = after
        entry = Entry(
            len(self.entries),
            "choose",
            seat,
            open_decision,
            key,
            outcomes,
            events,
            barrier,
            forced=tuple(self.game.codec.key(option) for option in ear.forced),
        )
        self.append(entry)
        if self.keeps_beats:
            self._on_the_way = entry.n, [*ear.positions, after]
        return Happened(list(events), list(entry.forced))

    def foresee(self, seat: int, key: str, decision: str | None = None) -> str | None:
        """Why this option could not be taken back once it is taken; None if it could, or that cannot be known.

        It is the test behind undo (`log.CHANCE`, `log.REVEAL`, `log.TOGETHER`), asked beforehand in worlds that the
        seat holds possible, so that the answer tells nothing that the seat does not know.
        """
        return secrecy.foresee(self.game, self.state, seat, self._offer(seat, key, decision)[1])

    def append(self, entry: Entry) -> None:
        """Add an entry whose effect `state` already shows, and keep the position now and then."""
        self._entries.append(entry)
        self._note_position(entry.n)
        if entry.n % CHECKPOINT_EVERY == 0 and entry.do in ("start", "choose"):
            self.keep_position(entry.n, self.state.copy())

    def _note_position(self, n: int) -> None:
        self._recent[n] = self.state
        self._recent.pop(n - _RECENT, None)

    def _barrier(
        self, before: State, after: State, seat: int, code: int, outcomes: Sequence[Outcome], events: Sequence[Event]
    ) -> str | None:
        """Why this choice cannot be taken back, computed from what happened."""
        if outcomes:
            return log.CHANCE
        if before.frames.group_size() > 1 and before.frames.serial() != after.frames.serial():
            return log.TOGETHER
        if secrecy.reveals(self.game, before, seat, code, events):
            return log.REVEAL
        return None

    def wish(self, stream: str, *outcomes: Wish) -> None:
        """Let luck bring this next: components by their ids, or bare outcomes. With none, wishes for it are dropped.

        What is impossible is refused by the choice that asks luck for it: BadWish, and nothing has changed. After a
        rewind the same luck comes again. Everybody sees that the luck of this match was chosen.
        """
        if self.rated:
            raise BadWish("error-wish-rated")
        if stream not in self.game.streams:
            raise BadWish("error-wish-stream", stream=stream, known=", ".join(self.game.streams))
        first = self._chance().counts[self.game.streams.index(stream)]
        entry = Entry(len(self.entries), "wish", wish=Wished(stream, first, outcomes))
        self.append(entry)
        self.take_wish(entry)

    def take_wish(self, entry: Entry) -> None:
        """Let what an entry of the log wishes for count from now on; other entries wish for nothing."""
        if entry.wish is None:
            return
        stream, first, outcomes = entry.wish
        before = {number: wish for number, wish in self.wishes.get(stream, {}).items() if number < first}
        self.wishes[stream] = {**before, **dict(enumerate(outcomes, first))}
        self.seed = self.seed._replace(chosen=True)

    # Taking back.

    def undo(self, seat: int) -> list[Event]:
        """Take back this seat's last choice, if nothing has been learnt since and the match is not over."""
        return self._take_back(seat, self._undoable(seat, 1))

    def undo_turn(self, seat: int) -> list[Event]:
        """Take back the seat's whole run of choices, as far as nothing has been learnt since."""
        return self._take_back(seat, self._undoable(seat))

    def undoable(self, seat: int) -> int:
        """How many choices `undo_turn` would take back; UndoRefused, with the reason, if it would take none."""
        return len(self._undoable(seat))

    def can_undo(self, seat: int) -> bool:
        """Whether `undo` would be allowed."""
        try:
            return self.undoable(seat) > 0
        except UndoRefused:
            return False

    def rewind(self, to: int, by: int, consents: Iterable[int]) -> list[Event]:
        """Go back to just after entry `to`, with the consent of every other seat that is not a bot."""
        self._check_seat(by)
        if self.over and not self.is_lesson:
            raise RewindRefused("error-match-over")
        if self.rated:
            raise RewindRefused("error-rewind-rated")
        agreed = frozenset(consents) | self.bots | {by}
        missing = [seat for seat in range(self.seats) if seat not in agreed]
        if missing:
            raise RewindRefused("error-rewind-consent", seat={"seat": missing[0]})
        voids = tuple(n for n in self._entries.counting() if n > to)
        if to < 0 or not voids:
            raise RewindRefused("error-rewind-nothing")
        event = Event("rewound", {"seat": {"seat": by}})
        self._void(Entry(len(self.entries), "rewind", by, events=(event,), voids=voids, consents=tuple(sorted(agreed))))
        return [event]

    def _undoable(self, seat: int, most: int | None = None) -> list[Entry]:
        """The seat's last choices that it may take back, the last one first; UndoRefused if there is none.

        Read from the end of the log, and no further than the first that stays.
        """
        self._check_unfinished()
        self._check_seat(seat)
        still_open = int(self.state.frames.serial())
        run: list[Entry] = []
        after: Entry | None = None
        is_one_decision = True
        """Of what others chose since: the entry read last, and whether all of it answered what is still open."""
        for entry in self._entries.backwards():
            if entry.do != "choose" or entry.seat != seat:
                if run and not is_one_decision:
                    break
                if entry.do == "choose":
                    after = entry
                    is_one_decision = is_one_decision and entry.serial == still_open
                continue
            why = self._why_it_stays(entry, after, is_one_decision and entry.serial == still_open)
            if why is not None:
                if run:
                    break
                # Made here: an exception that a name of this frame holds would hold the frame, and so the whole match.
                raise UndoRefused(why[0], **why[1])
            run.append(entry)
            if len(run) == most:
                break
        if not run:
            raise UndoRefused("error-undo-nothing")
        return run

    def _why_it_stays(self, last: Entry, after: Entry | None, is_one_decision: bool) -> tuple[str, Json] | None:
        """Why a seat's last choice stays, if others' choices, the first of them `after`, came since."""
        if last.barrier:
            return f"error-undo-{last.barrier if self.seats > 1 else 'alone'}", {}
        if after is not None and not is_one_decision:
            return "error-undo-others", {"seat": {"seat": after.seat}}
        return None

    def _take_back(self, seat: int, taken: Sequence[Entry]) -> list[Event]:
        """Void these choices. Others hear of it only if they had heard of the choices, and never how many they were."""
        voids = tuple(sorted(entry.n for entry in taken))
        was_public = any(event.public is not None for entry in taken for event in entry.events)
        public: Json | None = {"seat": {"seat": seat}} if was_public else None
        event = Event("undone", public, {seat: {"seat": {"seat": seat}, "count": len(voids)}})
        self._void(Entry(len(self.entries), "undo", seat, events=(event,), voids=voids))
        return [event]

    def _void(self, entry: Entry) -> None:
        """Take entries out of the count; if the position before them cannot be computed, nothing changes."""
        kept = {at: state for at, state in self._checkpoints.items() if at < min(entry.voids)}
        entries = self._entries.copy()
        entries.append(entry)
        try:
            state = self._replay(entries, entries.counting(), kept)
        except (BadFile, IllegalChoice) as error:
            raise self.rules_changed() from error
        self._checkpoints = kept
        self._entries = entries
        self.state = state
        self._note_position(entry.n)

    # Going through the log.

    def state_after(self, n: int) -> State:
        """The position after entry n, computed from the last kept position and the recorded luck."""
        known = self._recent.get(n)
        if known is not None:
            return known.copy()
        try:
            return self._replay(self._entries, self._entries.counting(n), self._checkpoints)
        except (BadFile, IllegalChoice) as error:
            if self.rules == self.game.rules_version:
                raise
            raise self.rules_changed(shown=True) from error

    def shown_after(self, n: int) -> State:
        """The same, to look at only: of the last entries it is the very state that was then, and not a copy."""
        known = self._recent.get(n)
        return self.state_after(n) if known is None else known

    def _replay(self, entries: Sequence[Entry], counting: Sequence[int], kept: Mapping[int, State]) -> State:
        """The position that these entries lead to, from the last kept one among them on."""
        first = len(counting)
        state: State | None = None
        while state is None and first > 0:
            first -= 1
            found = kept.get(counting[first])
            state = found.copy() if found is not None else None
        if state is None:
            state = self._deal(entries[counting[0]])
        for n in counting[first + 1 :]:
            self.apply(state, entries[n], RecordedChance(list(entries[n].chance)))
        return state

    def _deal(self, first: Entry) -> State:
        if self.position is not None:
            written: State = self.game.load(self.position)
            return written
        state: State = self.game.start(self.seats, self.settings, RecordedChance(list(first.chance)), None)
        return state

    def beats(self, n: int, seat: int | None) -> list[Beat]:
        """What the choice of entry n brought, as a seat, or a spectator, was told it: beat by beat.

        The last beat shows the position after the choice. Of other entries, and of what was played under rules that
        brought something else, there are none.
        """
        return [Beat(self.game.view(state, seat), parts) for state, parts in self.positions_in_beats(n, seat)]

    def positions_in_beats(self, n: int, seat: int | None) -> list[tuple[State, list[Json]]]:
        """The position that each of these beats shows, and what is told with it."""
        positions = self._positions(n) if self.entries[n].do == "choose" else []
        if not positions:
            return []
        *on_the_way, after = positions
        parts = [event.seen_by(seat) for event in self.entries[n].events]
        told = [(part, at) for part, at in zip(parts, on_the_way, strict=True) if part is not None]
        found, end = [], 0
        for size in self.game.events.beats([part["kind"] for part, _ in told]):
            end += size
            state = told[end - 1][1] if end < len(told) else after
            found.append((state, [part for part, _ in told[end - size : end]]))
        return found

    def _positions(self, n: int) -> list[State]:
        """The position at every event of a choice, and after it; none if the rules now bring other events."""
        known, positions = self._on_the_way
        if known != n:
            entry, ear = self.entries[n], Ear(keeps_positions=True)
            try:
                state = self.state_after(n - 1)
                state.ear = ear
                self.apply(state, entry, RecordedChance(list(entry.chance)))
            except (BadFile, IllegalChoice) as error:
                raise self.rules_changed(shown=True) from error
            state.ear = None
            is_same = tuple(self.game.events.read(ear.heard)) == entry.events
            positions = [*ear.positions, state] if is_same else []
            self._on_the_way = n, positions
        return positions

    def apply(self, state: State, entry: Entry, chance: Chance) -> None:
        """Put the choice of an entry into effect on a state; refused if that state does not offer it."""
        code = self.game.codec.code(entry.choice)
        seat = entry.seat
        if seat is None or code is None or seat not in state.deciding() or not self._is_offered(state, seat, code):
            raise IllegalChoice("error-choice-illegal", choice=entry.choice)
        state.apply(seat, code, chance)

    def moments(self) -> Iterator[Moment]:
        """Every entry that still counts, with the position after it."""
        first, *rest = log.live(self.entries)
        try:
            state = self._deal(first)
            yield Moment(first, state.copy())
            for entry in rest:
                self.apply(state, entry, RecordedChance(list(entry.chance)))
                yield Moment(entry, state.copy())
        except (BadFile, IllegalChoice) as error:
            raise self.rules_changed(shown=True) from error

    def rules_changed(self, *, shown: bool = False) -> RulesChanged:
        """The refusal to replay what was played under other rules, or to show it; the match itself may go on."""
        if shown:
            return RulesChanged("error-moment-rules", rules=self.rules, ours=self.game.rules_version)
        return RulesChanged("error-file-rules", rules=self.rules, ours=self.game.rules_version)

    def forget_beats(self) -> None:
        """Those who are shown the last choice have seen it by now; whoever asks later has it played again."""
        self._on_the_way = (-1, [])

    @property
    def kept(self) -> int:
        """How many positions are kept in memory."""
        return len(self._checkpoints) + len(self._recent) + len(self._on_the_way[1])

    def keep_position(self, n: int, state: State) -> None:
        """Remember a position from a file's snapshot."""
        self._checkpoints[n] = state
        if len(self._checkpoints) > MOST_CHECKPOINTS:
            *early, last = sorted(self._checkpoints)
            self._checkpoints = {at: self._checkpoints[at] for at in (*early[::2], last)}

    # Files (core/files.py does the work).

    def save(self, path: str | PathLike[str]) -> None:
        """Write the whole match as JSON lines, seed included."""
        from longhouse.core import files

        files.save(self, path)

    @classmethod
    def load(cls, path: str | PathLike[str], *, recover: bool = False) -> Match:
        """The match in a file, ready to go on. With `recover`, a cut-off end is dropped instead of refused."""
        from longhouse.core import files

        return files.load(path, recover=recover)

    @classmethod
    def replay(cls, path: str | PathLike[str]) -> Iterator[Moment]:
        """Every choice in a file that was not taken back, with the position after it."""
        return cls.load(path).moments()

    @classmethod
    def verify(cls, path: str | PathLike[str]) -> int:
        """Check a file's luck against its seed, and its choices and events against the rules.

        Gives the number of outcomes checked; the first thing that does not fit is a DamagedFile.
        """
        from longhouse.core import files

        return files.verify(path)

    def _chance(self) -> KeyedChance:
        return KeyedChance(self.seed.value, self.game.streams, self._entries.used(len(self.game.streams)))

    def _offer(self, seat: int, key: str, decision: str | None) -> tuple[str, int]:
        """The id of the seat's open decision and the number of this option of it; an IllegalChoice if it has none."""
        self._check_deciding(seat)
        open_decision = self._decision_id(seat)
        if decision is not None and decision != open_decision:
            raise StaleChoice("error-choice-stale", choice=key)
        code = self.game.codec.code(key)
        if code is None:
            raise IllegalChoice("error-choice-unknown", choice=key)
        if not self._is_offered(self.state, seat, code):
            raise IllegalChoice("error-choice-illegal", choice=key)
        return open_decision, code

    def _is_offered(self, state: State, seat: int, code: int) -> bool:
        return self.game.same_choice(state, seat, code) in state.options(seat)

    def _decision_id(self, seat: int) -> str:
        """The number of the decision, of the seat's step in it, and, if the seat was set back, how often.

        Serials and steps go back with the position; without the third number a choice that comes late could be taken
        in another position.
        """
        frames = self.state.frames
        serial = int(frames.serial())
        known = f"{serial}.{frames.step(frames.of(seat))}"
        times = self._entries.times_set_back(seat, serial)
        return f"{known}.{times}" if times else known

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise BadSeats("error-seat", seat_number=seat, high=self.seats - 1)

    def _check_unfinished(self) -> None:
        """Once a match is over its seed is public: whoever went back would know all luck to come."""
        if self.over:
            raise UndoRefused("error-match-over")

    def _check_deciding(self, seat: int) -> None:
        self._check_seat(seat)
        if self.over:
            raise NotDeciding("error-match-over")
        if seat not in self.state.deciding():
            raise NotDeciding("error-not-deciding", seat={"seat": self.state.deciding()[0]})
