"""`longhouse watch`: a match between programs, told in words."""

from __future__ import annotations

import argparse
import time

from longhouse import bots
from longhouse.core import registry, settings
from longhouse.core.errors import LonghouseError
from longhouse.core.protocol import Json
from longhouse.core.secrecy import told
from longhouse.core.text import Text
from longhouse.terminal import seats
from longhouse.terminal.ending import show_ending
from longhouse.terminal.narration import ROUND, draw_table, listed, tell, tell_stumbles, text_for, title_of
from longhouse.terminal.screen import Screen
from longhouse.terminal.seats import Place, Programs


def show_match(args: argparse.Namespace, text: Text) -> int:
    """Play one match between programs and tell it as a spectator sees it, with the table at each new round."""
    game = registry.get(args.game)
    words = text_for(game, text.language, args.vocabulary)
    chosen = settings.parse_all(game.settings, args.setting or ())
    places = seats.parse(game, args.seats or ",".join([bots.USUAL] * game.seats_with(chosen)[0]), chosen)
    _refuse_people(places)
    match = game.new(len(places), args.seed, chosen)
    seats.seat_programs(match, places, words)
    programs = Programs(match)
    screen = Screen(plain=args.plain)
    who = listed(words, seats.labels(match, words))
    screen.heading(words.say("watch-title", title=title_of(game, words), who=who))

    def show(events: list[Json]) -> None:
        tell(screen, words, match.names, None, events)
        if any(event["kind"] == ROUND for event in events):
            draw_table(screen, words, match, match.view(None))
        if events and args.delay:
            time.sleep(args.delay)

    show(match.events(None))
    try:
        while not match.over:
            seat = match.deciding()[0]
            key = programs.choose(seat)
            tell_stumbles(screen, words, match, programs)
            show(told(match.choose(seat, key).events, None))
    finally:
        programs.close()
    show_ending(screen, words, match, None, None)
    return 0


def _refuse_people(places: list[Place]) -> None:
    if any(not place.program for place in places):
        raise LonghouseError("misuse-people", known=", ".join(bots.offered()))
