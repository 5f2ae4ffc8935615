"""The first game: set-up answered for a newcomer, and coach cards that introduce an idea when it first matters.

`lessons/first_game.toml` in a game's folder:

    deal = ["clan:wolf"]            # taken for the person where offered, in the set-up
    [[card]]
    id = "scalped-own"              # words: the message `coach-scalped-own` in lessons/<language>.ftl
    event = "scalped"               # something that was told since the person's last choice ...
    where = { seat = "me" }         # ... with these fields; "me" and "other" are seats
    [[card]]
    id = "deploy"
    decision = "deploy"             # or a decision that is open
    view = { round = 1 }            # and what the view shows: paths with dots, "me" and "other" (the next) are seats
    offers = "play:*"               # and an option that is offered
    least = { "players.me.units" = 7 }    # and at least so much in the view
    above = { "players.me.tracks.mask" = "players.me.tracks.ritual" }    # and more in one place of it than in another
    teaches = ["R11"]

A card may stand there several times under one id: it is due when one of them fits. The settings are the game's
`first_game`. Which cards somebody has seen is known to their browser, or to their terminal, not here.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from longhouse.core.errors import BadLesson
from longhouse.core.game import Game
from longhouse.core.match import Match
from longhouse.core.protocol import Argument, Json, Message
from longhouse.core.state import State
from longhouse.learn.lesson import fits, folder_of

SET_UP = "chapter-setup"
"""The chapter of a match until its set-up is done."""
MOST_IN_ROUND = 3
MOST_IN_GAME = 12
"""So many coach cards are said. What does not fit comes with its next occasion, in this game or another."""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One coach card, and when it is due."""

    id: str
    decision: str = ""
    event: str = ""
    where: dict[str, Any] = {}
    view: dict[str, Any] = {}
    least: dict[str, float] = {}
    above: dict[str, str] = {}
    offers: str = ""
    teaches: tuple[str, ...] = ()


class FirstGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choices of a newcomer's set-up, and the ideas that are introduced in the game."""

    deal: tuple[str, ...] = ()
    card: tuple[Card, ...] = ()


class Due(NamedTuple):
    """A coach card that fits this moment."""

    id: str
    message: Message


@cache
def _read(path: Path, game: str) -> FirstGame:
    if not path.exists():
        return FirstGame()
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), FirstGame)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson("error-lesson-unreadable", lesson=f"{game}/first_game", why=str(error)) from error


def first_game(game: Game) -> FirstGame:
    """What a game says of first games; nothing if it says nothing."""
    return _read(folder_of(game) / "first_game.toml", game.id)


def is_set_up(game: Game, state: State) -> bool:
    """Whether a match is still being set up."""
    chapter = game.chapter(state)
    return chapter is not None and chapter.name.id == SET_UP


def _taken_back(match: Match, seat: int) -> int | None:
    """The first entry that took back a choice of this seat, or with which the match went back."""
    return next((entry.n for entry in match.entries.returns if entry.do == "rewind" or entry.seat == seat), None)


def is_dealt(match: Match, seat: int) -> bool:
    """Whether the set-up is answered for a newcomer in this seat now.

    A player who has taken a choice back, or gone back to the set-up, has been asked before and wants to choose.
    """
    return is_set_up(match.game, match.state) and _taken_back(match, seat) is None


def dealt(match: Match, people: Sequence[int]) -> set[int]:
    """The numbers of the entries that count and were answered for these newcomers in the set-up."""
    until = {seat: _taken_back(match, seat) for seat in people}
    found = set()
    for before, now in pairwise(match.moments()):
        if not is_set_up(match.game, before.state):
            break
        seat = now.entry.seat
        if seat in until and ((end := until[seat]) is None or now.entry.n < end):
            found.add(now.entry.n)
    return found


def dealt_key(match: Match, seat: int) -> str:
    """The option that a newcomer's set-up takes now; "" if it leaves the choice to a bot."""
    offered = [option.key for option in match.options(seat)]
    return next((key for pattern in first_game(match.game).deal for key in offered if fits(pattern, key)), "")


def deal(match: Match, people: Sequence[int], answer: Callable[[int], str]) -> None:
    """Answer the whole set-up; `answer(seat)` is a bot's choice."""
    while is_set_up(match.game, match.state):
        seat = match.deciding()[0]
        key = dealt_key(match, seat) if seat in people else ""
        match.choose(seat, key or answer(seat))


def _seat(value: object) -> object:
    return value["seat"] if isinstance(value, dict) and set(value) == {"seat"} else value


def _is_such(part: Json, card: Card, seat: int) -> bool:
    for name, wanted in card.where.items():
        found = _seat(part.get(name))
        if wanted == "me" and found != seat:
            return False
        if wanted == "other" and (found == seat or found is None):
            return False
        if wanted not in ("me", "other") and found != wanted:
            return False
    return bool(part["kind"] == card.event)


def _at(view: Any, path: str, seat: int) -> Any:
    """What a path with dots leads to, lists by number; of a list, how many; None if it leads nowhere."""
    for name in path.split("."):
        if isinstance(view, list):
            seats = {"me": seat, "other": (seat + 1) % max(1, len(view))}
            number = seats.get(name, int(name) if name.isdigit() else -1)
            view = view[number] if 0 <= number < len(view) else None
        elif isinstance(view, Mapping):
            view = view.get(name)
        else:
            return None
    return len(view) if isinstance(view, list) else view


def _is_enough(view: Mapping[str, Any], card: Card, seat: int) -> bool:
    """Whether the numbers in the view are as high as the card wants them."""
    least = [(_at(view, path, seat), low) for path, low in card.least.items()]
    above = [(_at(view, path, seat), _at(view, other, seat)) for path, other in card.above.items()]
    if not all(isinstance(n, int | float) for pair in (*least, *above) for n in pair):
        return False
    return all(n >= low for n, low in least) and all(n > other for n, other in above)


def due(
    game: Game, seat: int, decision: str, keys: Iterable[str], view: Mapping[str, Any], told: Sequence[Json]
) -> list[Due]:
    """The cards that fit: the open decision, what is offered, what the seat sees and was told since its last choice."""
    keys = list(keys)
    found: list[Due] = []
    for card in first_game(game).card:
        part = next((one for one in told if _is_such(one, card, seat)), None) if card.event else None
        if (card.event and part is None) or (card.decision and card.decision != decision):
            continue
        if any(_at(view, path, seat) != value for path, value in card.view.items()):
            continue
        if not _is_enough(view, card, seat):
            continue
        if card.offers and not any(fits(card.offers, key) for key in keys):
            continue
        if any(one.id == card.id for one in found):
            continue
        found.append(Due(card.id, Message(f"coach-{card.id}", _arguments(part or {}, seat))))
    return found


def round_of(match: Match) -> str:
    """The part of the match in which only a few cards are said: a round, a year, or what its game has."""
    chapter = match.game.chapter(match.state)
    parts = [part for part in chapter or () if part is not None]
    return " ".join(f"{part.id} {part.args.get('now', '')}".strip() for part in parts)


class Coaching:
    """Which of the cards that fit is said: one in a decision, few in a round and in a game, none twice."""

    def __init__(self, seen: Iterable[str] = ()) -> None:
        self.seen = set(seen)
        self._asked = ""
        self._said: Counter[str] = Counter()

    @property
    def said(self) -> int:
        """How many cards this game has brought."""
        return self._said.total()

    def next_card(self, decision: str, of_round: str, fitting: Iterable[Due]) -> Due | None:
        """The card for this decision, which from now on has been seen."""
        if decision == self._asked or self.said >= MOST_IN_GAME or self._said[of_round] >= MOST_IN_ROUND:
            return None
        self._asked = decision
        card = next((one for one in fitting if one.id not in self.seen), None)
        if card is not None:
            self.seen.add(card.id)
            self._said[of_round] += 1
        return card


def _arguments(part: Json, seat: int) -> dict[str, Argument]:
    """The fields of the event, and as $name somebody else it speaks of."""
    args: dict[str, Argument] = {name: value for name, value in part.items() if name not in ("kind", "hidden")}
    others = [value for value in args.values() if isinstance(value, dict) and value["seat"] != seat]
    return {**args, "name": others[0] if others else {"seat": 1 if seat == 0 else 0}}
