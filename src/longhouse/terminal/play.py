"""`longhouse play`: begin a match or go on with one, then sit down."""

from __future__ import annotations

import argparse
from pathlib import Path

from longhouse.core import registry, settings
from longhouse.core.errors import LonghouseError
from longhouse.core.files import Journal
from longhouse.core.game import Game
from longhouse.core.match import Match
from longhouse.core.text import Text
from longhouse.terminal import saved_games, seats
from longhouse.terminal.input import number_in
from longhouse.terminal.narration import listed, some_text_for, text_for, title_of
from longhouse.terminal.screen import Screen
from longhouse.terminal.session import Session


def sit_down(args: argparse.Namespace, text: Text) -> int:
    """Play until the end, or until the person leaves; the exit code."""
    screen = Screen(plain=args.plain)
    if args.resume is not None:
        journal, notes = _go_on(args, text)
    else:
        journal, notes = _begin(args, text, screen)
    match = journal.match
    words = text_for(match.game, text.language, args.vocabulary)
    people = [seat for seat in range(match.seats) if seat not in match.bots]
    viewer = people[0] if len(people) == 1 else None
    screen.heading(words.say("play-title", title=title_of(match.game, words), players=_players(words, match, viewer)))
    for note in notes:
        screen.say(note)
    screen.say(words.say("play-sealed", seal=match.seed.commitment[:16]))
    if match.seed.chosen:
        screen.say(words.say("play-seed-chosen"))
    screen.say(words.say("play-saved-as", table=saved_games.name_of(journal.path)))
    return Session(journal, screen, words).play()


def _players(text: Text, match: Match, viewer: int | None) -> str:
    names = seats.labels(match, text)
    if match.seats == 2:
        return text.say("play-players-two", names, viewer, first={"seat": 0}, second={"seat": 1})
    return text.say("play-players-many", who=listed(text, names))


def _begin(args: argparse.Namespace, text: Text, screen: Screen) -> tuple[Journal, list[str]]:
    """A new match, with a journal from the first entry on."""
    game = _which_game(args.game, text, screen)
    words = text_for(game, text.language, args.vocabulary)
    chosen = settings.parse_all(game.settings, args.setting or ())
    places = seats.parse(game, args.seats, chosen)
    match = game.new(len(places), args.seed, chosen)
    seats.seat_programs(match, places, words)
    return saved_games.open_new(match), []


def _which_game(name: str | None, text: Text, screen: Screen) -> Game:
    """The game asked for, the only one there is, or the one chosen from a list."""
    names = registry.names()
    if name or len(names) == 1:
        return registry.get(name or names[0])
    screen.say(text.say("play-which-game"), "question")
    for number, game in enumerate(map(registry.get, names), 1):
        screen.say(f"{number}. {title_of(game, some_text_for(game, text.language))}", indent="  ")
    try:
        answer = screen.ask()
    except EOFError:
        raise LonghouseError("misuse-game-missing", known=", ".join(names)) from None
    number = number_in(answer) or 0
    return registry.get(names[number - 1] if 1 <= number <= len(names) else answer)


def _go_on(args: argparse.Namespace, text: Text) -> tuple[Journal, list[str]]:
    """A match that was left, and what to say about it. A saved file stays as it is; a copy goes on."""
    notes: list[str] = []
    if args.resume:
        path = saved_games.find(args.resume)
    else:
        paths = saved_games.unfinished(args.game)
        if not paths:
            raise LonghouseError("misuse-nothing-to-resume")
        path = paths[0]
        if paths[1:]:
            others = ", ".join(saved_games.name_of(other) for other in paths[1:])
            notes.append(text.say("play-others", tables=others))
    journal = Journal.resume(path) if saved_games.kind_of(path) == "journal" else _copy(path, args.recover)
    if journal.path != path:
        notes.append(text.say("play-copied", table=saved_games.name_of(journal.path)))
    match = journal.match
    if match.over:
        raise LonghouseError("misuse-over", table=saved_games.name_of(path))
    if args.game and args.game != match.game.id:
        raise LonghouseError("misuse-other-game", table=saved_games.name_of(path), game=match.game.id)
    places = seats.parse(match.game, args.seats, match.settings) if args.seats else seats.of_match(match)
    seats.seat_programs(match, places, text_for(match.game, text.language, args.vocabulary))
    return journal, [text.say("play-resumed", table=saved_games.name_of(path)), *notes]


def _copy(path: Path, recover: bool) -> Journal:
    return saved_games.open_new(Match.load(path, recover=recover))
