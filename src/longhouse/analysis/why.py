"""Why did it do that? What a turn brought the one who played it, as the one who asks may know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from longhouse.analysis import reasons
from longhouse.analysis.luck import seed_for
from longhouse.core import log
from longhouse.core.chance import FastChance
from longhouse.core.errors import NoSuchMove
from longhouse.core.log import Entry
from longhouse.core.match import Match
from longhouse.core.protocol import Message
from longhouse.core.state import SPECTATOR

_SAID = 3
_NEARLY_ALWAYS = 0.85
"""Worlds before and after are dealt apart from each other: only what is true in nearly all of them is no accident."""


@dataclass(frozen=True)
class Why:
    """What a turn brought."""

    seat: int
    """Who played it."""
    first: int
    last: int
    """The entries of the log that belong to it."""
    reasons: tuple[Message, ...]
    """What has become different for that seat, as clauses; empty where nothing can be seen yet."""


def why(match: Match, n: int, asker: int | None) -> Why:
    """What the turn to which entry n belongs brought the one who played it.

    While the match runs, positions are dealt anew for the one who asks, before and after it: what they cannot know
    makes no difference. When it is over, the one who played it may be asked.
    """
    run = turn_of(match, n)
    mover = run[0].seat
    assert mover is not None
    eyes = mover if match.over else SPECTATOR if asker is None else asker
    outcome = _outcome_of(match, run[-1])
    if outcome is None and eyes != mover:
        return Why(mover, run[0].n, run[-1].n, ())
    before = match.state_after(_entry_before(match, run[0].n))
    after = match.state_after(run[-1].n if outcome is None else outcome)
    luck = seed_for(match, "why", asker, run[0].n, run[-1].n)
    pairs = [
        (before.determinize(eyes, FastChance(luck + at)), after.determinize(eyes, FastChance(luck + at)))
        for at in range(reasons.WORLDS)
    ]
    found = reasons.clauses(match.game, pairs, mover, _NEARLY_ALWAYS)[:_SAID]
    return Why(mover, run[0].n, run[-1].n, tuple(found))


def turn_of(match: Match, n: int) -> list[Entry]:
    """The choices that count which a seat made one after the other, around entry n.

    Where all choose at the same time, it is what the seat chose in that decision, whoever else did so meanwhile.
    """
    choices = [entry for entry in log.live(match.entries) if entry.do == "choose"]
    at = next((at for at, entry in enumerate(choices) if entry.n == n), None)
    if at is None:
        raise NoSuchMove("error-why-no-move")
    if _is_together(match, n):
        return [one for one in choices if (one.seat, one.serial) == (choices[at].seat, choices[at].serial)]
    first = last = at
    while first > 0 and choices[first - 1].seat == choices[at].seat:
        first -= 1
    while last + 1 < len(choices) and choices[last + 1].seat == choices[at].seat:
        last += 1
    return choices[first : last + 1]


def _outcome_of(match: Match, last: Entry) -> int | None:
    """The entry after which a turn has its outcome: where all choose at the same time the last answer, None before."""
    if not _is_together(match, last.n):
        return last.n
    answers = [entry.n for entry in log.live(match.entries) if entry.do == "choose" and entry.serial == last.serial]
    return max(answers) if match.state_after(max(answers)).frames.serial() != last.serial else None


def _is_together(match: Match, n: int) -> bool:
    """Whether the choice of entry n answers a question that is put to several seats at the same time."""
    return match.state_after(_entry_before(match, n)).frames.group_size() > 1


def last_move_of_others(match: Match, bots: Sequence[int] | frozenset[int]) -> int | None:
    """The number of the last choice that a program made and that counts; rather one that has come to something."""
    frames = match.state.frames
    secret = frames.serial() if frames.group_size() > 1 else None
    made = [entry for entry in log.live(match.entries) if entry.do == "choose" and entry.seat in bots]
    seen = [entry for entry in made if entry.serial != secret] or made
    return seen[-1].n if seen else None


def _entry_before(match: Match, n: int) -> int:
    """The entry that counts before entry n."""
    return max(entry.n for entry in log.live(match.entries) if entry.n < n)
