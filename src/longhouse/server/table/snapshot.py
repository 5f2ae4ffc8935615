"""What is sent to a reader. A field is here because the reader may know it; nothing else of a table goes out."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Iterable, Mapping
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from longhouse import bots
from longhouse.core.errors import LonghouseError, NotDeciding, UndoRefused
from longhouse.core.game import Game
from longhouse.core.match import Match
from longhouse.core.protocol import Json, Message
from longhouse.core.settings import Setting
from longhouse.core.state import State
from longhouse.learn.lesson import LEARNER, chapters
from longhouse.server import clock, models, site_models
from longhouse.server.errors import Closed
from longhouse.server.store.rows import BOT, OPEN, SeatRow
from longhouse.server.table import calling_off, orders, ranking, teaching
from longhouse.server.table.access import founder_of
from longhouse.server.table.as_told import as_told
from longhouse.server.table.changes import Picture, between, picture_of, sharing
from longhouse.server.table.hints import may_ask
from longhouse.server.table.showing_time import clocks_info
from longhouse.server.table.state import TableState
from longhouse.server.table.story import Story
from longhouse.server.table.votes import Vote

_MOST_SHOWN = 16
"""Steps of a story that are shown in beats; of more only the end is shown."""
_NO_UNDO = models.UndoInfo(step=False, turn=False, refusal=None)


def snapshot(now: TableState, story: Story, present: Collection[int], away_seconds: float) -> models.Snapshot:
    """The table as this reader sees it, with the whole story."""
    return models.Snapshot(**facts(now, story, present, away_seconds), story=parts_of(now, story))


def told(now: TableState, story: Story, present: Collection[int], away_seconds: float, after: int) -> models.Told:
    """The same for the stream: only what came after a number of the story, and that as one list too."""
    new = in_beats(now, story, after, parts_of(now, story, after), Pictures(now.game, story.seat))
    events = [event for part in new for event in part.events]
    known = facts(now, story, present, away_seconds)
    return models.Told(**known, story=new, events=events, undone=sorted(story.undone))


def parts_of(now: TableState, story: Story, after: int = -1) -> list[models.StoryPart]:
    """The story after a number."""
    if now.match is None:
        return []
    parts = story.parts(now.match, after)
    return [models.StoryPart(number, events, number in story.undone) for number, events in parts]


class Alike:
    """What views of a table show to everybody alike, for all its readers: made once for each position.

    Those of the last choice are kept, on the way to where it led too: everybody is shown them one after the other.
    """

    _MOST = 32

    def __init__(self) -> None:
        self._kept: list[tuple[State, Picture]] = []

    def of(self, game: Game, state: State, seat: int | None) -> Picture:
        """The whole view of a reader, of which only their own part is made anew."""
        if game.halves is None:
            return picture_of(game.view(state, seat))
        shared, own = game.halves
        found = next((picture for known, picture in self._kept if known is state), None)
        if found is None:
            found = sharing(picture_of(shared(state)), self._kept[-1][1] if self._kept else {})
            self._kept = [*self._kept[1 - self._MOST :], (state, found)]
        return found | picture_of(own(state, seat))

    def go_on(self) -> None:
        """Another choice is made: of what was before it only the last is still needed."""
        del self._kept[:-1]


class Pictures:
    """Views as they are sent, each key for itself. The last ones are kept: a step begins where the last one ended."""

    def __init__(self, game: Game, seat: int | None, alike: Alike | None = None) -> None:
        self._game, self._seat, self._alike = game, seat, alike or Alike()
        self._kept: list[tuple[State, Picture]] = []

    def of(self, state: State, *, keep: bool = False, like: Picture | None = None) -> Picture:
        """What this reader sees in a position. Nobody changes a position that was shown.

        What is kept lies in memory once, as far as it is `like` what another reader sees, or like what was seen last.
        """
        for known, picture in self._kept:
            if known is state:
                return picture
        found = self._alike.of(self._game, state, self._seat)
        if keep:
            found = sharing(found, like or {})
            found = sharing(found, self._kept[-1][1] if self._kept else {})
            self._kept = [*self._kept[-1:], (state, found)]
        return found


def in_beats(
    now: TableState, story: Story, after: int, parts: list[models.StoryPart], pictures: Pictures
) -> list[models.StoryPart]:
    """What is new with its beats, if there are at least two to show, and not too many steps."""
    if now.match is None or after < 0 or not 0 < len(parts) <= _MOST_SHOWN:
        return parts
    try:
        shown = [_shown(now.match, story, part.seq, part.events) for part in parts]
        if sum(map(len, shown)) < 2:
            return parts
        beats = [_beats(now.match, story, part.seq, own, pictures) for part, own in zip(parts, shown, strict=True)]
    except LonghouseError:  # It was played under other rules: then it is told, and not shown.
        return parts
    return [replace(part, beats=own) for part, own in zip(parts, beats, strict=True)]


def _shown(match: Match, story: Story, seq: int, events: list[Json]) -> list[tuple[State, list[Json]]]:
    """The positions in which step `seq` of a story is shown, and the events that each of them brings."""
    entry = story.entry_of(seq)
    found = match.positions_in_beats(entry, story.seat)
    if [event for _, told in found for event in told] != events:  # Undone, rewound, or not all remembered.
        return [(match.shown_after(entry), events)]
    return found


def _beats(
    match: Match, story: Story, seq: int, shown: list[tuple[State, list[Json]]], pictures: Pictures
) -> list[models.BeatInfo]:
    """How step `seq` of a story came about, from the view after the step before."""
    before, found = pictures.of(match.shown_after(story.entry_of(seq - 1))), []
    for state, events in shown:
        after = pictures.of(state)
        found.append(models.BeatInfo(len(events), between(before, after)))
        before = after
    return found


def facts(
    now: TableState, story: Story, present: Collection[int], away_seconds: float, view: Any = UNSET
) -> dict[str, Any]:
    """Everything but the story. Who has the view already passes it on."""
    return {**facts_for_all(now, present, away_seconds), **own_facts(now, story, view)}


def facts_for_all(now: TableState, present: Collection[int], away_seconds: float) -> dict[str, Any]:
    """What every reader is told alike: whoever has several readers makes it once."""
    row, match = now.row, now.match
    vote = calling_off.read(now)
    return {
        "table": row.id,
        "game": row.game,
        "rules": row.rules,
        "status": row.status,
        "closed": closed_of(now),
        "players": players(now, present),
        "settings": now.settings,
        "commitment": now.seed.commitment,
        "seed": row.seed.hex() if now.ended and not (match is not None and match.is_lesson) else None,
        "seed_chosen": row.seed_chosen,
        "rematch": row.rematch,
        "away_seconds": away_seconds,
        "stand_ins": row.stand_ins,
        "access": row.access,
        "founder": founder_of(now),
        "vote": vote_info(now, vote) if vote is not None else None,
        "result": result(now) if ranking.has_result(now) else None,
        "clocks": clocks_info(now),
    }


def own_facts(now: TableState, story: Story, view: Any = UNSET) -> dict[str, Any]:
    """What depends on who reads."""
    match, seat = now.match, story.seat
    asked = match if match is not None and seat is not None and seat in now.deciding() else None
    taught = now.teaching
    if taught is not None and seat in now.bots_due():
        asked = None  # The lesson, or the first game, answers for them.
    coach = teaching.coach(now.seats, asked) if asked else None
    seen = as_told(match, story) if match is not None else None
    return {
        "seat": seat,
        "seq": story.seq,
        "deciding": list(seen.deciding()) if seen is not None and now.row.closed is None else [],
        "asked": list(seen.state.asked()) if seen is not None and now.row.closed is None else [],
        "view": (now.game.view(seen.state, seat) if seen is not None else None) if view is UNSET else view,
        "decision": _decision(asked, seat) if asked and seat is not None else None,
        "options": _options(asked, seat) if asked and seat is not None else [],
        "places": _places(asked, seat) if asked and seat is not None else {},
        "undo": _undo(now, seen, seat) if seen is not None and seat is not None else _NO_UNDO,
        "lingers": round(now.bots_wait(seat), 3) if seat is not None else 0.0,
        "hints": seat is not None and may_ask(now, seat),
        "lesson": _lesson(now, seat),
        "tips": teaching.tips(asked, seat) if asked and seat is not None and coach else [],
        "coach": coach,
        **own_of_table(now, story),
    }


def own_of_table(now: TableState, story: Story) -> dict[str, Any]:
    """The same of what belongs to the table and not to its match."""
    seat = story.seat
    return {
        "rewind": rewind(now, story),
        "stand_in": now.seats[seat].stand_in if seat is not None else None,
        "orders": orders.told(now, seat),
    }


def _lesson(now: TableState, seat: int | None) -> models.LessonInfo | None:
    taught = now.teaching
    if taught is None or not taught.lesson or now.match is None or seat != LEARNER:
        return None
    return teaching.lesson_info(taught, now.match)


def vote_info(now: TableState, vote: Vote) -> models.VoteInfo:
    """An open proposal of the table, and whose answer is missing."""
    missing = [seat for seat in calling_off.voters(now) if seat not in vote.agreed]
    return models.VoteInfo(vote.kind, vote.by, missing, vote.since)


def closed_of(now: TableState) -> models.Ending | None:
    """Why the table has ended without being played to its end."""
    return now.row.closed  # type: ignore[return-value]


def players(now: TableState, present: Collection[int]) -> list[models.PlayerInfo]:
    """Who plays the seats, and who of them is there."""
    taught = now.teaching
    named = nicks(now.row.id, now.seats)
    if taught is not None and taught.lesson:
        named = [None, *teaching.NICKS][: len(now.seats)]
    return [_player(seat, nick, seat.seat in present) for seat, nick in zip(now.seats, named, strict=True)]


def nicks(table: str, seats: Iterable[SeatRow]) -> list[str | None]:
    """What the bots of a table are called; None for people, also where a bot plays for them."""
    return bots.nicks(table, [seat.bot if seat.kind == BOT else None for seat in seats])


def _player(seat: SeatRow, nick: str | None, is_here: bool) -> models.PlayerInfo:
    return models.PlayerInfo(
        seat=seat.seat,
        name=seat.name,
        kind=seat.kind,  # type: ignore[arg-type]
        bot=seat.bot if seat.played_by_bot else None,
        nick=nick,
        lent=seat.lent,
        present=seat.kind != OPEN and (is_here or seat.kind == BOT),
        replaced_at=None if is_here or seat.lent else seat.asked_away,
        failed=seat.failed if seat.played_by_bot else None,
        program=seat.program,
        former=seat.former,
        gone=seat.gone,  # type: ignore[arg-type]
        kept=seat.is_kept(clock.now()),
        guest=seat.is_guest,
    )


def rewind(now: TableState, story: Story) -> models.RewindInfo | None:
    """The open proposal to go back, in this reader's numbers."""
    proposal = now.proposal
    if proposal is None:
        return None
    waiting = [seat.seat for seat in now.seats if seat.takes_part and seat.seat not in proposal.agreed]
    return models.RewindInfo(by=proposal.by, to=story.seq_at(proposal.to), waiting_for=waiting)


def said(message: Message) -> models.Said:
    """A message as it is sent."""
    return models.Said(message.id, dict(message.args))


def refusal(error: LonghouseError) -> models.Said:
    """A refusal as it is sent."""
    return models.Said(error.message_id, error.args_of_message)


def _decision(match: Match, seat: int) -> models.DecisionInfo:
    decision = match.decision(seat)
    return models.DecisionInfo(decision.id, decision.kind, said(decision.prompt))


def _options(match: Match, seat: int) -> list[models.OptionInfo]:
    return [_labelled(match, seat, option_info(match.game.id, match.game, code)) for code in match.state.options(seat)]


def _labelled(match: Match, seat: int, found: models.OptionInfo) -> models.OptionInfo:
    """The option with the names that only the position knows."""
    own = Message(found.label.id, found.label.args)
    label = match.game.label(match.state, seat, own)
    return found if label is own else replace(found, label=said(label))


_MOST_OPTIONS = 4096
"""All games together have nine times as many, of which few are offered often."""
_known_options: OrderedDict[tuple[str, int], models.OptionInfo] = OrderedDict()


def option_info(game_id: str, game: Game, code: int) -> models.OptionInfo:
    """An option as it is sent, with the label of its key alone; those asked for last are kept."""
    found = _known_options.pop((game_id, code), None)  # Put in again behind all others.
    if found is None:
        option = game.codec.option(code)
        found = models.OptionInfo(option.key, list(option.targets), said(option.label), option.quiet)
    _known_options[game_id, code] = found
    if len(_known_options) > _MOST_OPTIONS:
        _known_options.popitem(last=False)
    return found


def _places(match: Match, seat: int) -> dict[str, dict[str, str]]:
    return {place: dict(things) for place, things in match.game.places(match.state, seat).items()}


def _undo(now: TableState, match: Match, seat: int) -> models.UndoInfo:
    if now.row.closed is not None:
        return models.UndoInfo(step=False, turn=False, refusal=refusal(Closed(now.row.closed)))
    if match.over:
        return models.UndoInfo(step=False, turn=False, refusal=refusal(NotDeciding("error-match-over")))
    try:
        count = match.undoable(seat)
    except UndoRefused as refused:
        return models.UndoInfo(step=False, turn=False, refusal=refusal(refused))
    return models.UndoInfo(step=True, turn=count > 1, refusal=None)


def result(now: TableState) -> models.ResultInfo:
    """How it ended."""
    found = ranking.result(now)
    lines = [models.LineInfo(said(line.caption), list(line.points)) for line in found.lines]
    tie = said(found.tie) if found.tie is not None else None
    return models.ResultInfo(list(found.ranks), list(found.scores), lines, tie)


def moment(match: Match, story: Story, seq: int) -> models.Moment | None:
    """The table as this reader saw it when told number `seq`; None if there is no such number, or it is forgotten."""
    if not 0 <= seq <= story.seq:
        return None
    events = story.part(match, seq)
    if events is None:
        return None
    view = match.game.view(match.shown_after(story.entry_of(seq)), story.seat)
    shown = _shown(match, story, seq, events) if seq > 0 else []
    beats = _beats(match, story, seq, shown, Pictures(match.game, story.seat)) if len(shown) > 1 else []
    return models.Moment(seq, view, events, beats if len(beats) > 1 else UNSET)


def game_info(game: Game, players: tuple[str, ...]) -> site_models.GameInfo:
    """A game in the list of games."""
    return site_models.GameInfo(
        id=game.id,
        seats=list(game.seats),
        minutes=game.minutes,
        settings=[_setting_info(setting) for setting in game.settings],
        vocabularies=list(game.vocabularies),
        bots=list(players),
        rules=game.rules_version,
        board=(game.folder / "board.js").exists(),
        more_minutes=game.more_minutes,
        first_game=dict(game.first_game),
        lessons=[site_models.LessonRow(one.id, one.minutes, len(one.table)) for one in chapters(game)],
        ahead=ahead_info(game),
    )


def ahead_info(game: Game) -> list[site_models.AheadInfo]:
    """What may be answered ahead in a game."""
    return [site_models.AheadInfo(kind, list(keys)) for kind, keys in game.ahead.items()]


def _setting_info(setting: Setting) -> site_models.SettingInfo:
    seats = [site_models.SeatsWith(value, list(numbers)) for value, numbers in setting.seats.items()]
    return site_models.SettingInfo(setting.name, list(setting.values), setting.default, setting.source, seats)


def lobby_row(row: Any, seats: Collection[SeatRow], own: Mapping[str, Any] | None = None) -> models.LobbyRow:
    """A table in a list."""
    at = clock.now()
    people = [
        models.LobbySeat(
            s.seat,
            s.kind,  # type: ignore[arg-type]
            s.name,
            s.bot if s.played_by_bot else None,
            nick,
            s.former,
            s.is_kept(at),
            s.is_guest,
        )
        for s, nick in zip(seats, nicks(row.id, seats), strict=True)
    ]
    return models.LobbyRow(row.id, row.game, people, row.status, row.shown, **(own or {}))


__all__ = ["Json", "game_info", "lobby_row", "moment", "snapshot", "told"]
