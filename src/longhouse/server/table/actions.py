"""What people and bots do at a table. Each action takes the state of a table and returns the next one, or refuses."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from longhouse import bots
from longhouse.core.errors import NotDeciding, RewindRefused, StaleChoice
from longhouse.core.match import Match
from longhouse.learn import teacher
from longhouse.server import clock
from longhouse.server.errors import BadRequest, Closed, Conflict, NeedsToken, NotAllowed, WouldBeFinal
from longhouse.server.store.rows import BOT, BY_ALL, LENGTH, OPEN, PERSON, SeatRow
from longhouse.server.table import standing, teaching, timing
from longhouse.server.table.names import clean_name as clean_name
from longhouse.server.table.standing import Absence
from longhouse.server.table.state import Draft, Linger, Proposal, TableState, deal, is_complete, revise
from longhouse.server.table.tokens import hash_token, same


def check_bot(name: str | None) -> str:
    """A bot's name, if there is one of that name."""
    bots.make(name or "", 0)
    return name or ""


def seat_of(now: TableState, token: str) -> int:
    """The seat that this token opens; NeedsToken if none."""
    hashed = hash_token(token)
    found = [seat.seat for seat in now.seats if same(hashed, seat.token_hash)]
    if not found:
        raise NeedsToken("server-error-token")
    return found[0]


def seats_of(now: TableState, person_id: str) -> list[int]:
    """The seats that somebody owns, then those they keep for friends."""
    own = [one.seat for one in now.seats if one.kind == PERSON and one.person == person_id and not one.former]
    return own + [one.seat for one in now.seats if one.kind == PERSON and one.keeper == person_id]


def seat_by_person(now: TableState, person_id: str, seat: int | None) -> int | None:
    """The seat that somebody opens here, or the one they ask for; None if they have none and ask for none."""
    mine = seats_of(now, person_id)
    if seat is not None:
        if seat not in mine:
            raise NotAllowed("server-error-seat-other", seat=seat)
        return seat
    own = [one for one in mine if now.seats[one].person == person_id]
    return own[0] if own else None


def check_player(now: TableState, seat: int | None) -> int:
    """The seat, if a person plays it; a spectator (None) and the holder of an unused invitation are refused."""
    if seat is None:
        raise NeedsToken("server-error-token-missing")
    if now.seats[seat].kind != PERSON:
        raise NotAllowed("server-error-not-seated")
    return seat


def check_in(now: TableState, seat: int) -> int:
    """The seat, if its owner has not given up while the others play on."""
    if now.seats[seat].gone is not None and not now.ended:
        raise Conflict("server-error-gone")
    return seat


def check_open(now: TableState) -> None:
    """Refuse if the house has closed the table."""
    if now.row.closed is not None:
        raise Closed(now.row.closed)


def close(now: TableState, why: str) -> Draft:
    """The house ends it, for good: `LENGTH`, `BY_ADMIN` (`store/rows.py`). A match that is over stays as it is."""
    check_open(now)
    if now.over:
        raise NotDeciding("error-match-over")
    return revise(now, closed=why)


_MOST_TAKEN_BACK = 4
"""So many times the entries that a match may have, with everything that was taken back."""


def close_if_long(draft: Draft, longest: int) -> Draft:
    """A change after which a match has so many choices that the house closes it; 0 is no limit.

    What was taken back counts only when there is far too much of it: else whoever loses could end a match by undoing
    and choosing the same again and again.
    """
    state = draft.state
    if not longest or state.row.length < longest or state.ended or state.match is None:
        return draft
    if state.match.entries.lively < longest and state.row.length < _MOST_TAKEN_BACK * longest:
        return draft
    closed = revise(state, closed=LENGTH).state
    row = closed.row._replace(version=state.row.version)
    return replace(draft, state=TableState(row, closed.seats, closed.match))


def _playing(now: TableState, seat: int | None) -> Match:
    """A copy of the running match to try something on."""
    check_open(now)
    if now.match is None:
        raise Conflict("server-error-waiting")
    if now.match.over:
        raise NotDeciding("error-match-over")
    if seat is not None and now.seats[seat].lent:
        raise Conflict("server-error-lent")
    match = now.match.copy()
    match.keeps_beats = True
    return match


def choose(
    now: TableState,
    seat: int,
    decision: str,
    keys: Sequence[str],
    *,
    ask_if_final: bool = False,
    linger: float = 0.0,
) -> Draft:
    """Take one or several options, all or none. One that the engine has taken itself meanwhile is passed over.

    The first one that cannot be taken back is the last: if what follows it could still be refused, and with it the
    whole, somebody could try out what luck brings.
    With `ask_if_final` none is taken if one of them is known to be final: WouldBeFinal. If the last one can be taken
    back and the seat is asked nothing more, the bots wait for `linger` seconds.
    """
    match = _playing(now, seat)
    first = True
    forced: list[str] = []
    for key in keys:
        if key in forced:
            forced.remove(key)
            continue
        asked = decision if first else None
        if ask_if_final and (reason := match.foresee(seat, key, asked)) is not None:
            raise WouldBeFinal(f"final-{reason}")
        if now.teaching is not None:
            teaching.check(now.teaching, match, seat, key)
        forced = teacher.choose(match, seat, key, asked).forced
        first = False
        if match.entries[-1].barrier is not None:
            break
    if first:
        raise StaleChoice("error-choice-stale", choice=keys[0])
    return revise(now, match, proposal=_still_wanted(now, match), linger=_linger(now, match, seat, linger))


def _linger(now: TableState, match: Match, seat: int, seconds: float) -> Linger | None:
    """That bots wait, if it is their turn and the seat could still take back what gave it to them."""
    deciding = match.deciding()
    if seconds <= 0 or seat in deciding or not any(now.seats[one].played_by_bot for one in deciding):
        return None
    return Linger(seat, clock.now() + seconds) if match.can_undo(seat) else None


def go_on(now: TableState, seat: int) -> Draft:
    """The seat takes nothing back: bots that wait for it need not wait any longer."""
    check_open(now)
    linger = now.linger
    if linger is not None and linger.seat == seat:
        linger = None
    return revise(now, proposal=now.proposal, linger=linger)


def choose_as_bot(now: TableState, seat: int, decision: str, key: str) -> Draft:
    """A bot's choice, if it still plays the seat and is still asked the same."""
    match = _playing(now, None)
    if seat not in now.bots_due():
        raise Conflict("server-error-not-bot")
    if now.bots_wait() > 0:
        raise Conflict("server-error-lingers")
    teacher.choose(match, seat, key, decision)
    lent = now.seats[seat]
    counted = [lent._replace(bot_choices=lent.bot_choices + 1)] if lent.lent else []
    return revise(now, match, counted, proposal=_still_wanted(now, match))


def answer_ahead(now: TableState, seat: SeatRow, decision: str, key: str) -> Draft:
    """What a seat has ordered beforehand, chosen like any choice; `seat` as it is afterwards."""
    match = _playing(now, seat.seat)
    teacher.choose(match, seat.seat, key, decision)
    return revise(now, match, [seat], proposal=_still_wanted(now, match))


def help_learner(now: TableState, do: str) -> Draft:
    """A lesson shows what it wants, goes back, or does a step."""
    check_open(now)
    if now.match is None or now.teaching is None:
        raise Conflict("server-error-no-lesson")
    match = now.match.copy()
    teaching.help_learner(now.teaching, match, do)
    return revise(now, match)


def undo(now: TableState, seat: int, turn: bool) -> Draft:
    """Take back the seat's last choice, or its whole turn."""
    match = _playing(now, seat)
    match.undo_turn(seat) if turn else match.undo(seat)
    return revise(now, match, proposal=_still_wanted(now, match))


def _still_wanted(now: TableState, match: Match) -> Proposal | None:
    """A proposal to go back stays open while people go on, but not over what it would take back."""
    proposal = now.proposal
    if proposal is None or match.over:
        return None
    return proposal if len(match.entries) - 1 > proposal.to else None


def propose(now: TableState, seat: int, to: int, here: Collection[int], *, heard_since: bool = True) -> Draft:
    """Ask to go back to just after entry `to`; done at once if nobody else has to agree.

    `heard_since`: whether the seat has heard of anything after that which still counts. If it has not, there is nothing
    to take back for it, whatever others have chosen in secret: another answer would tell that they have.
    """
    if not heard_since:
        _playing(now, None)
        raise RewindRefused("error-rewind-nothing")
    _playing(now, None).rewind(to, seat, range(now.row.seats))
    agreed = sorted({seat, *here})
    return _agree(now, Proposal(by=seat, to=to, agreed=agreed))


def answer(now: TableState, seat: int, agree: bool) -> Draft:
    """Agree to go back, or not. One no is enough; the one who asked may withdraw."""
    _playing(now, None)
    proposal = now.proposal
    if proposal is None:
        raise Conflict("server-error-no-proposal")
    if not agree:
        return revise(now, proposal=None, linger=now.linger)
    agreed = sorted({seat, *proposal.agreed})
    return _agree(now, Proposal(by=proposal.by, to=proposal.to, agreed=agreed))


def _agree(now: TableState, proposal: Proposal) -> Draft:
    people = [seat.seat for seat in now.seats if seat.takes_part]
    if any(seat not in proposal.agreed for seat in people):
        return revise(now, proposal=proposal, linger=now.linger)
    match = _playing(now, None)
    match.rewind(proposal.to, proposal.by, range(now.row.seats))
    return revise(now, match, proposal=None)


def find_free_seat(now: TableState, token: str | None) -> int:
    """The seat that a newcomer may take: the one of the link, or at an open table any. Not one that is kept."""
    at = clock.now()
    if token is not None:
        found = now.seats[seat_of(now, token)]
        check_open(now)
        if found.kind != OPEN:
            raise Conflict("server-error-seat-taken")
        if found.is_kept(at):
            raise Conflict("server-error-seat-kept", name=found.name)
        return found.seat
    if now.row.access != BY_ALL:
        raise NeedsToken("server-error-token-missing")
    check_open(now)
    free = [seat.seat for seat in now.seats if seat.kind == OPEN and not seat.is_kept(at)]
    if not free:
        raise Conflict("server-error-seat-taken")
    return free[0]


def sit_down(
    now: TableState,
    seat: int,
    name: str,
    token_hash: bytes,
    *,
    program: bool = False,
    person: str | None = None,
    member: bool = False,
) -> Draft:
    """Somebody, or a program that says so, takes an open seat; when it was the last one, the match is dealt."""
    row = SeatRow(seat, PERSON, name, token_hash=token_hash, seen=clock.now(), program=program, person=person)
    return seated(now, row._replace(member=member))


def put_bot(now: TableState, by: int, seat: int, bot: str, absence: Absence) -> Draft:
    """A bot for an open seat, for one's own, or for somebody who is away (`standing.py`)."""
    check_open(now)
    if seat >= now.row.seats:
        raise BadRequest("server-error-seat", seat=seat)
    found = now.seats[seat]
    if found.kind == OPEN:
        if found.is_kept(clock.now()):
            raise Conflict("server-error-seat-kept", name=found.name)
        return seated(now, SeatRow(seat, BOT, "", bot=bot))
    if found.kind == BOT:
        raise Conflict("server-error-seat-taken")
    if now.over:
        raise NotDeciding("error-match-over")
    if seat != by:
        return standing.replace_absent(now, found, bot, absence)
    found = found._replace(bot=bot, lent=True, asked_away=None, failed=None)
    return revise(now, seats=[found], proposal=now.proposal, linger=now.linger)


def replace_bot(now: TableState, seat: int, broken: str, by: str) -> Draft:
    """Another bot for a seat whose bot has failed."""
    check_open(now)
    found = now.seats[seat]
    if not found.played_by_bot or found.bot != broken:
        raise Conflict("server-error-not-bot")
    return revise(now, seats=[found._replace(bot=by, failed=broken)], proposal=now.proposal, linger=now.linger)


def come_back(now: TableState, seat: int) -> Draft:
    """The owner takes a lent seat back."""
    check_open(now)
    found = now.seats[seat]
    if not found.lent:
        raise Conflict("server-error-not-lent")
    timing.check_return(now.row, now.deciding(), seat)
    found = found._replace(bot=None, lent=False, asked_away=None, failed=None)
    return revise(now, seats=[found], proposal=now.proposal, linger=now.linger)


def name_rematch(now: TableState, table: str) -> Draft:
    """Tell everybody at a finished table where they play again."""
    if now.row.rematch is not None:
        raise Conflict("server-error-rematch")
    return revise(now, rematch=table)


def seated(now: TableState, seat: SeatRow) -> Draft:
    """Somebody, or a bot, has a seat from now on; when it was the last one, the match is dealt."""
    people = [seat if one.seat == seat.seat else one for one in now.seats]
    seated = TableState(now.row, tuple(people), now.match)
    match = deal(seated) if now.match is None and is_complete(people) else None
    return revise(now, match, [seat], proposal=now.proposal)
