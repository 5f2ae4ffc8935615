"""Who sits at the table: people, and the programs that play for the other seats."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from time import perf_counter
from typing import NamedTuple

from longhouse import bots
from longhouse.bots.levels import Elder, Thinker
from longhouse.bots.outlook import SeatOutlook
from longhouse.bots.purse import Purse
from longhouse.core.errors import LonghouseError
from longhouse.core.game import Game
from longhouse.core.match import Match
from longhouse.core.protocol import Message, Player
from longhouse.core.settings import Value
from longhouse.core.text import Text
from longhouse.terminal.input import words_for

_LAST_RESORT = "random"
_LONGEST_NAME = 30
_MOST_PROCESSES = 4
"""Of a computer that nobody else uses, so many cores think for an Elder: it answers sooner."""
_typed: set[str] = set()
"""The commands that the person at this terminal has typed. One that stands in a file is never started: whoever sends
somebody a match could start anything."""


class Place(NamedTuple):
    """One seat: what its player is called, and which program plays it ("" for a person)."""

    name: str
    program: str = ""


def parse(game: Game, words: str | None, chosen: Mapping[str, Value], usual: str = bots.USUAL) -> list[Place]:
    """The places that a person typed, such as "you:Ann,chief" or "you,./mybot"; BadSeats and UnknownBot of the core.

    Who typed nothing sits down with the fewest others, all of them the usual bot.
    """
    alone = ["you"] + [usual] * (game.seats_with(chosen)[0] - 1)
    typed = alone if words is None else bots.words.split(words)
    game.check_seats(len(typed), chosen)
    places: list[Place] = []
    for word in typed:
        who, _, name = word.partition(":")
        if who.lower() in words_for("you"):
            places.append(Place(" ".join(name.split())[:_LONGEST_NAME]))
        else:
            bots.summon(word, 0)
            if bots.words.is_command(word):
                _typed.add(word)
            places.append(Place("", word))
    return places


def of_match(match: Match) -> list[Place]:
    """Who plays a match that was read from a file; programs that it does not name are the usual one.

    So are those that it names by a command (`commands_of`).
    """
    programs = match.players or tuple(bots.USUAL if seat in match.bots else "" for seat in range(match.seats))
    names = match.names or ("",) * match.seats
    return [
        Place("", bots.USUAL) if bots.words.is_command(program) else Place(name, program)
        for name, program in zip(names, programs, strict=True)
    ]


def commands_of(match: Match) -> list[str]:
    """The commands that a file names; they are not started unless somebody types them again."""
    return [program for program in match.players if bots.words.is_command(program)]


def seat_programs(match: Match, places: Sequence[Place], text: Text) -> None:
    """Write into the match who plays which seat; programs without a name get one, in the language of this text."""
    programs = [bots.words.title(place.program) if place.program else None for place in places]
    nicks = bots.nicks(match.seed.commitment, programs)
    match.names = tuple(place.name or _named(nick, text) for place, nick in zip(places, nicks, strict=True))
    match.players = tuple(place.program for place in places)
    match.bots = frozenset(seat for seat, place in enumerate(places) if place.program)


def _named(nick: str | None, text: Text) -> str:
    message = f"bot-name-{nick}"
    return text.say(message) if text.has(message) else (nick or "").capitalize()


def labels(match: Match, text: Text) -> list[str]:
    """What the players are called, with how strong those are that are programs: Ann, Fox (Brave)."""
    names = [str(text.name(seat, match.names)) for seat in range(match.seats)]
    programs = match.players or ("",) * match.seats
    strong = [level_name(program, text) for program in programs]
    return [f"{name} ({title})" if title else name for name, title in zip(names, strong, strict=True)]


def level_name(program: str, text: Text) -> str:
    """What a level is called in this language; another program as it is typed."""
    return text.say(f"bot-{program}") if bots.level_of(program) is not None else program


class Stumble(NamedTuple):
    """A program failed: at which seat, how, and which one plays on."""

    seat: int
    what: Message | str
    """A message, or what a program of Python's says of itself."""
    successor: str


class Programs:
    """The programs of a match. One that fails is replaced, so that a match never dies of a stranger's bot."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._players = {seat: self._made(seat, word) for seat, word in enumerate(match.players) if word}
        self.stumbles: list[Stumble] = []
        self._purses = {seat: Purse() for seat in self._players}

    def __contains__(self, seat: int) -> bool:
        """Whether a program plays this seat."""
        return seat in self._players

    def choose(self, seat: int) -> str:
        """The key of the option that the seat's program takes."""
        match = self._match
        try:
            return self._ask(self._players[seat], seat)
        except Exception as error:
            successor = bots.USUAL if match.players[seat] != bots.USUAL else _LAST_RESORT
            self.stumbles.append(Stumble(seat, _reason(error), successor))
            bots.dismiss([self._players[seat]])
            self._players[seat] = bots.make(successor, self._seed(seat))
            return self._ask(self._players[seat], seat)

    def close(self) -> None:
        """Let them go, and tell those who want to know how it ended."""
        bots.dismiss(self._players.values(), self._match.result() if self._match.over else None)

    def _made(self, seat: int, word: str) -> Player:
        seed = self._seed(seat)
        player = bots.summon(word, seed) if word in _typed else bots.make(word, seed)
        if isinstance(player, Elder) and (processes := min(os.cpu_count() or 1, _MOST_PROCESSES)) > 1:
            player.gather(self._match.game.id, processes)
        return player

    def _ask(self, player: Player, seat: int) -> str:
        outlook = SeatOutlook(self._match.game, self._match.state, seat)
        code = self._thought_of(player, outlook) if isinstance(player, Thinker) else player.choose(outlook)
        if code not in outlook.options:
            raise ValueError(f"option {code} is not on the list")
        return self._match.game.codec.key(code)

    def _thought_of(self, player: Thinker, outlook: SeatOutlook) -> int:
        """What one that thinks ahead takes, within what it has left of its time for the turn."""
        purse = self._purses[outlook.seat]
        purse.open(self._match, outlook.seat, [seat for seat in range(self._match.seats) if seat not in self])
        player.limit(purse.for_a_choice(player.level))
        start = perf_counter()
        code = player.choose(outlook)
        purse.pay(perf_counter() - start)
        return code

    def _seed(self, seat: int) -> int:
        """Derived from the match's seed, but telling nothing of it: a seeded match is the same every time."""
        digest = blake2b(self._match.seed.value, digest_size=7, person=b"lh-bot", salt=bytes([seat])).digest()
        return int.from_bytes(digest)


def _reason(error: Exception) -> Message | str:
    if not isinstance(error, LonghouseError):
        return repr(error)
    args = {name: value if isinstance(value, int) else str(value) for name, value in error.args_of_message.items()}
    return Message(error.message_id, args)
