"""New tables: from a game and its settings, from an old position, or the same people again."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

import msgspec

from longhouse import bots
from longhouse.core import registry
from longhouse.core.game import Game
from longhouse.core.match import Match
from longhouse.core.seed import Seed
from longhouse.core.settings import complete
from longhouse.server import clock, models
from longhouse.server.errors import BadRequest, Conflict, NotFound
from longhouse.server.people.doors import Doors
from longhouse.server.store import queries
from longhouse.server.store.database import Taken
from longhouse.server.store.people import PersonRow
from longhouse.server.store.rows import (
    BOT,
    BY_ALL,
    BY_LINK,
    BY_SEATED,
    LEVELS,
    OPEN,
    PERSON,
    WAITING,
    RequestNote,
    SeatRow,
    TableRow,
)
from longhouse.server.table import access, actions, invitations, standing, teaching, tokens
from longhouse.server.table.clocks import RELAXED
from longhouse.server.table.live import LiveTable, Tables, checked
from longhouse.server.table.state import TableState, Told, change_between, deal, is_complete, log_lines, revise
from longhouse.server.table.story import Story
from longhouse.server.table.teaching import Teaching
from longhouse.server.table.time_out import ASK

_FOUNDER = "founder"
NOBODY = -1


class Plan(NamedTuple):
    """Everything that is needed to make a table."""

    game: Game
    settings: dict[str, bool | int | str]
    seed: Seed
    seats: list[SeatRow]
    access: str
    parent: str | None = None
    match: Match | None = None
    """The old match that it goes on from."""
    teaching: Teaching | None = None
    hints: bool = False
    stand_ins: str = LEVELS
    founder: int | None = None
    """The seat of whoever makes it."""
    pace: str = RELAXED
    at_zero: str = ASK


class Founder(NamedTuple):
    """Whoever makes a table, if the house knows them."""

    person: str
    name: str | None
    """A member's own name; None for a guest."""


class TableCreator:
    """Makes tables. The same request always makes the same table, with the same tokens."""

    def __init__(self, tables: Tables, secret: bytes, doors: Doors) -> None:
        self.tables = tables
        self._secret = secret
        self._doors = doors

    def seat_token(self, table_id: str, seat: int, request: str) -> str:
        """The token of a seat that this request takes."""
        return tokens.derive_token(self._secret, table_id, seat, request)

    async def create(
        self,
        wish: models.NewTable,
        token: str | None,
        who: Founder | None = None,
        invited: Mapping[int, PersonRow] = MappingProxyType({}),
    ) -> models.Created:
        """Make a table; for a repeated request, the table that it made the first time. `invited`: by their seats."""
        if wish.rematch is not None:
            return await self._rematch(wish, wish.rematch, token, who)
        table_id = tokens.derive_table(self._secret, wish.request)
        plan = _with_guests(await self._plan(wish, table_id, token), wish, invited)
        if who is not None:
            plan = plan._replace(seats=[_owned(seat, wish, who) for seat in plan.seats])
        note = RequestNote(tokens.hash_request(_FOUNDER, wish.request), _content(wish), NOBODY, 0)
        await self._write(table_id, plan, note)
        made = [self._seat(wish, table_id, n) for n in range(len(wish.seats))]
        return models.Created(table_id, [_called(seat, who) for seat in made])

    async def _plan(self, wish: models.NewTable, table_id: str, token: str | None) -> Plan:
        if wish.origin is not None:
            if wish.game is not None or wish.settings or wish.seed is not None:
                raise BadRequest("server-error-copy-settings")
            return await self._plan_copy(wish, wish.origin, table_id, token)
        if wish.lesson is not None:
            return self._plan_lesson(wish, wish.lesson, table_id)
        if wish.game is None:
            raise BadRequest("server-error-game-missing")
        game = registry.get(wish.game)
        settings = complete(game.settings, wish.settings)
        game.check_seats(len(wish.seats), settings)
        taught = Teaching(first=True) if wish.first else None
        return Plan(
            game,
            settings,
            Seed.of(wish.seed),
            self._seats(wish, table_id),
            access_of(wish),
            teaching=taught,
            hints=wish.hints,
            stand_ins=standing.check_setting(wish.stand_ins),
            pace=wish.pace,
            at_zero=wish.at_zero,
        )

    def _plan_lesson(self, wish: models.NewTable, name: str, table_id: str) -> Plan:
        """One table of a lesson: the learner in the first seat, bots in the others."""
        mixed = (
            wish.game is not None or wish.settings or wish.seed is not None or wish.listed or wish.access or wish.first
        )
        if mixed or [seat.kind for seat in wish.seats] != ["me"]:
            raise BadRequest("server-error-lesson-alone")
        taught = teaching.named(name, wish.lesson_table)
        game = registry.get(taught.chapter.game)
        position = game.load(taught.its_table.position).dump()
        seats = len(game.load(position).scores())
        settings = complete(game.settings, position.get("settings", {}))
        people = self._seats(wish, table_id)
        people += [SeatRow(number, BOT, "", bot=taught.chapter.bot) for number in range(1, seats)]
        return Plan(game, settings, Seed.of(None)._replace(chosen=True), people, BY_LINK, teaching=taught)

    async def _plan_copy(self, wish: models.NewTable, origin: models.Origin, table_id: str, token: str | None) -> Plan:
        """An old position, with its log and its luck. Only of a match that is over: a copy shows every secret."""
        live = await self.tables.find(origin.table, fresh=True)
        if live.now.row.access == BY_SEATED:
            await self.tables.seat(live, token)
        old = live.now
        if old.match is None or not old.ended:
            raise Conflict("server-error-not-over")
        if origin.seat is not None and origin.seat >= old.row.seats:
            raise BadRequest("server-error-seat", seat=origin.seat)
        old.game.check_seats(len(wish.seats), old.settings)
        if len(wish.seats) != old.row.seats:
            raise BadRequest("server-error-copy-seats", seats=old.row.seats)
        story = Story(origin.seat)
        story.hear(old.match.entries)
        if origin.moment > story.seq:
            raise NotFound("server-error-moment")
        last = story.steps[origin.moment].entry
        match = Match(old.game, old.row.seats, old.settings, Seed(old.row.seed, chosen=True))
        match.rules = old.match.rules
        match.entries = old.match.entries[: last + 1]
        match.state = old.match.state_after(last)
        if match.over:
            raise Conflict("error-match-over")
        seats = self._seats(wish, table_id)
        stand_ins = standing.check_setting(wish.stand_ins)
        plan = Plan(old.game, old.settings, match.seed, seats, access_of(wish), origin.table, match, hints=wish.hints)
        return plan._replace(stand_ins=stand_ins, pace=wish.pace, at_zero=wish.at_zero)

    def _seats(self, wish: models.NewTable, table_id: str) -> list[SeatRow]:
        if sum(seat.kind == "me" for seat in wish.seats) > 1:
            raise BadRequest("server-error-two-of-me")
        if any(seat.invite is not None and seat.kind != "open" for seat in wish.seats):
            raise BadRequest("server-error-invite-kind")
        return [self._row(wish, table_id, number) for number in range(len(wish.seats))]

    def _row(self, wish: models.NewTable, table_id: str, number: int) -> SeatRow:
        seat = wish.seats[number]
        if seat.kind == "bot":
            # A bot is called what the house calls it: with a name that was given it could pass for a person.
            return SeatRow(number, BOT, "", bot=actions.check_bot(seat.bot))
        name = actions.clean_name(seat.name) if seat.name is not None else ""
        hashed = tokens.hash_token(self.seat_token(table_id, number, wish.request))
        kind = OPEN if seat.kind == "open" else PERSON
        return SeatRow(number, kind, name, token_hash=hashed, seen=clock.now())

    def _seat(self, wish: models.NewTable, table_id: str, number: int) -> models.NewSeat:
        """A seat as it is answered to whoever made the table."""
        seat = wish.seats[number]
        name = "" if seat.kind == "bot" else (seat.name or "").strip()
        told = models.NewSeat(number, seat.kind, name, seat.bot if seat.kind == "bot" else None)
        if seat.kind != "bot":
            told.token = self.seat_token(table_id, number, wish.request)
        return told

    async def _write(self, table_id: str, plan: Plan, note: RequestNote) -> None:
        state = _first_state(table_id, plan)
        lines = [body for _, body in log_lines(state.match)]
        told = self.tables.news_of(None, state, _by(state, note))
        work = queries.create(state.row, state.seats, lines, note)
        try:
            await self.tables.store.write(table_id, queries.together(work, queries.tell(*told)))
        except Taken:
            found = await self.tables.find_note(table_id, note)
            if found is None:
                raise Conflict("server-error-request-reused") from None
            checked(found, note)
            return
        self.tables.when_changed(self.tables.keep(LiveTable(state)))
        self.tables.tell(told)

    async def _rematch(
        self, wish: models.NewTable, old_id: str, token: str | None, who: Founder | None
    ) -> models.Created:
        """The same people and settings, every seat moved on by one; their tokens stay the same."""
        if wish.game is not None or wish.settings or wish.seats or wish.origin is not None or wish.seed is not None:
            raise BadRequest("server-error-rematch-alone")
        old = await self.tables.find(old_id, fresh=True)
        seat = await self.tables.seat(old, token, who.person if who is not None else None)
        seat = actions.check_player(old.now, seat)
        if not old.now.ended:
            raise Conflict("server-error-not-over")
        new_id = old.now.row.rematch or tokens.derive_table(self._secret, wish.request)
        if old.now.row.rematch is None:
            self._doors.check_rematch(old.now.row.access, old.now.seats)
            await self._create_rematch(old, new_id, seat)
            new_id = old.now.row.rematch or new_id
        seats = (await self.tables.find(new_id, fresh=True)).now.seats
        return models.Created(new_id, [models.NewSeat(s.seat, s.kind, s.name, s.bot) for s in seats])  # type: ignore[arg-type]

    async def _create_rematch(self, old: LiveTable, new_id: str, by: int) -> None:
        """Make the new table and name it at the old one, both or neither; somebody else may have been quicker."""
        now = old.now
        count = now.row.seats
        people = [now.seats[(number - 1) % count]._replace(seat=number) for number in range(count)]
        at = clock.now()
        people = [SeatRow(one.seat, BOT, "", bot=one.bot) if one.former else one._replace(ended=None) for one in people]
        people = [
            seat._replace(lent=False, bot=None, seen=at, asked_away=None, failed=None, gone=None, orders=None)
            if seat.kind == PERSON
            else seat._replace(bot=_second_chance(seat), failed=None)
            for seat in people
        ]
        plan = Plan(now.game, now.settings, Seed.of(None), people, now.row.access, now.row.id, hints=now.row.hints)
        founder = access.founder_of(now)
        moved = (founder + 1) % count if founder is not None else None
        plan = plan._replace(stand_ins=now.row.stand_ins, founder=moved, pace=now.row.pace, at_zero=now.row.at_zero)
        state = _first_state(new_id, plan)
        lines = [body for _, body in log_lines(state.match)]
        draft = actions.name_rematch(now, new_id)
        told = self.tables.news_of(now, draft.state, RequestNote(b"", b"", by, 0))
        asked = self.tables.news_of(None, state, RequestNote(b"", b"", (by + 1) % count, 0))
        work = queries.together(
            queries.change(change_between(now, draft, None, told)),
            queries.create(state.row, state.seats, lines, None),
            queries.tell(*asked),
        )
        try:
            await self.tables.store.write(now.row.id, work)
        except Taken:
            await self.tables.refresh(old)
            if old.now.row.rematch is None:
                raise Conflict("server-error-request-reused") from None
            return
        if draft.state.row.version > old.now.row.version:
            old.publish(draft.state)
        self.tables.when_changed(self.tables.keep(LiveTable(state)))
        self.tables.tell(Told(people=(*told.people, *asked.people)))


def _first_state(table_id: str, plan: Plan) -> TableState:
    """The state of a new table: dealt if nobody is missing."""
    now = clock.now()
    row = TableRow(
        id=table_id,
        version=0,
        game=plan.game.id,
        rules=plan.game.rules_version if plan.match is None else plan.match.rules,
        seats=len(plan.seats),
        settings=msgspec.json.encode(plan.settings).decode(),
        seed=plan.seed.value,
        seed_chosen=plan.seed.chosen,
        status=WAITING,
        deciding="",
        bot_due=False,
        length=0,
        position=None,
        proposal=None,
        linger=None,
        rematch=None,
        parent=plan.parent,
        teaching=msgspec.json.encode(plan.teaching).decode() if plan.teaching is not None else None,
        hints=plan.hints,
        closed=None,
        stand_ins=plan.stand_ins,
        created=now,
        changed=now,
        shown=now,
        pace=plan.pace,
        at_zero=plan.at_zero,
        access=plan.access,
        founder=access.written(plan.founder),
    )
    empty = TableState(row, tuple(plan.seats), None)
    if plan.match is not None:
        return revise(empty, plan.match).state
    return revise(empty, deal(empty) if is_complete(plan.seats) else None).state


def _by(state: TableState, note: RequestNote) -> RequestNote:
    """The note of a new table, as made by the first person there: whoever makes a table sits down at it first."""
    first = next((seat.seat for seat in state.seats if seat.kind == PERSON), NOBODY)
    return note._replace(seat=first)


def _owned(seat: SeatRow, wish: models.NewTable, who: Founder) -> SeatRow:
    """A seat of a table that somebody known makes: their own, or one that they keep for a friend at their screen."""
    kind = wish.seats[seat.seat].kind if seat.seat < len(wish.seats) else "bot"
    if kind == "me":
        own = seat._replace(person=who.person)
        return own if who.name is None else own._replace(name=who.name, member=True)
    return seat._replace(keeper=who.person) if kind == "here" else seat


def _called(seat: models.NewSeat, who: Founder | None) -> models.NewSeat:
    """A member is called by their own name."""
    if seat.kind == "me" and who is not None and who.name is not None:
        seat.name = who.name
    return seat


def _with_guests(plan: Plan, wish: models.NewTable, invited: Mapping[int, PersonRow]) -> Plan:
    """The plan with seats that are kept for people, and with its founder."""
    seats = list(plan.seats)
    for number, person in invited.items():
        invitations.check_new(tuple(seats), person, number)
        seats[number] = invitations.keep(seats[number], person)
    founder = next((number for number, seat in enumerate(wish.seats) if seat.kind == "me"), None)
    return plan._replace(seats=seats, founder=founder)


def access_of(wish: models.NewTable) -> str:
    """Who is to see it; clients that know only `listed` say it so."""
    return wish.access or (BY_ALL if wish.listed else BY_LINK)


def _second_chance(seat: SeatRow) -> str | None:
    """The bot that plays again: the one that failed, if it is still to be had."""
    return seat.failed if seat.failed in bots.names() else seat.bot


def _content(wish: models.NewTable) -> bytes:
    return tokens.fingerprint("found", msgspec.json.encode(wish))
