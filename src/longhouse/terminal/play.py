"""`longhouse play`: begin a match or go on with one, then sit down."""

from __future__ import annotations

import argparse
from pathlib import Path

from longhouse import bots
from longhouse.bots.outlook import SeatOutlook
from longhouse.core import registry, settings
from longhouse.core.errors import LonghouseError
from longhouse.core.files import Journal
from longhouse.core.game import Game
from longhouse.core.match import Match
from longhouse.core.text import Text
from longhouse.learn.first_game import deal
from longhouse.terminal import saved_games, seats
from longhouse.terminal.coach import Coach
from longhouse.terminal.input import number_in, usual_word
from longhouse.terminal.learned import Learned
from longhouse.terminal.narration import listed, some_text_for, text_for, title_of
from longhouse.terminal.screen import Screen
from longhouse.terminal.seats import Programs
from longhouse.terminal.session import Session


def sit_down(args: argparse.Namespace, text: Text) -> int:
    """Play until the end, or until the person leaves; the exit code."""
    screen = Screen(plain=args.plain)
    if args.tips and args.no_tips:
        raise LonghouseError("misuse-tips")
    if args.resume is not None:
        if args.first:
            raise LonghouseError("misuse-first-resume")
        journal, notes = _go_on(args, text)
    else:
        journal, notes = _begin(args, text, screen)
    words = text_for(journal.match.game, text.language, args.vocabulary)
    learned = Learned()
    against_programs = len(journal.match.bots) == journal.match.seats - 1
    tips = args.tips or (args.first and against_programs and learned.wants_tips and not args.no_tips)
    return _play(journal, notes, screen, words, Coach(journal.match, words, learned, tips), hints=args.hints)


def play_first_game(game: Game, screen: Screen, text: Text, learned: Learned) -> int:
    """Somebody's first game, right after a lesson."""
    match = game.new(settings=game.first_game)
    seats.seat_programs(match, seats.parse(game, None, match.settings, bots.FOR_NEWCOMERS), text)
    journal = saved_games.open_new(match)
    return _play(journal, [_deal(journal, text)], screen, text, Coach(match, text, learned, learned.wants_tips))


def play_on(match: Match, bot: str, screen: Screen, text: Text) -> int:
    """Go on with a match that began elsewhere, as one of one's own: against this program in every other seat."""
    match.players = tuple(bot if seat in match.bots else "" for seat in range(match.seats))
    return _play(saved_games.open_new(match), [], screen, text, None)


def _play(
    journal: Journal, notes: list[str], screen: Screen, words: Text, coach: Coach | None, *, hints: bool = False
) -> int:
    match = journal.match
    people = [seat for seat in range(match.seats) if seat not in match.bots]
    viewer = people[0] if len(people) == 1 else None
    screen.heading(words.say("play-title", title=title_of(match.game, words), players=_players(words, match, viewer)))
    for note in filter(None, notes):
        screen.say(note)
    screen.say(words.say("play-sealed", seal=match.seed.commitment[:16]))
    if match.seed.chosen:
        screen.say(words.say("play-seed-chosen"))
    screen.say(words.say("play-saved-as", table=saved_games.name_of(journal.path)))
    return Session(match, screen, words, journal, coach, hints=hints).play()


def _deal(journal: Journal, text: Text) -> str:
    """Answer the set-up for the people of a first game; what to say about it, if there was any."""
    match = journal.match
    programs, stand_in = Programs(match), bots.make(bots.USUAL, 0)

    def answer(seat: int) -> str:
        if seat in programs:
            return programs.choose(seat)
        return match.game.codec.key(stand_in.choose(SeatOutlook(match.game, match.state, seat)))

    people = [seat for seat in range(match.seats) if seat not in match.bots]
    try:
        deal(match, people, answer)
    finally:
        programs.close()
    journal.write()
    done_for_them = any(entry.seat in people for entry in match.entries)
    return text.say("play-dealt", word=usual_word("log", text.language)) if done_for_them else ""


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
    if args.first:
        chosen = {**game.first_game, **chosen}
    usual = bots.FOR_NEWCOMERS if args.first else bots.USUAL
    places = seats.parse(game, args.seats, chosen, usual)
    match = game.new(len(places), args.seed, chosen)
    seats.seat_programs(match, places, words)
    journal = saved_games.open_new(match)
    return journal, [_deal(journal, words)] if args.first else []


def _which_game(name: str | None, text: Text, screen: Screen) -> Game:
    """The game asked for, the only one there is, or the one chosen from a list."""
    if name:
        return registry.get(name)
    names = registry.names()
    if len(names) == 1:
        return registry.get(names[0])
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
    if not args.seats and (commands := seats.commands_of(match)):
        usual = seats.level_name(bots.USUAL, text)
        notes.append(text.say("play-not-started", commands=", ".join(commands), bot=usual))
    places = seats.parse(match.game, args.seats, match.settings) if args.seats else seats.of_match(match)
    seats.seat_programs(match, places, text_for(match.game, text.language, args.vocabulary))
    return journal, [text.say("play-resumed", table=saved_games.name_of(path)), *notes]


def _copy(path: Path, recover: bool) -> Journal:
    return saved_games.open_new(Match.load(path, recover=recover))
