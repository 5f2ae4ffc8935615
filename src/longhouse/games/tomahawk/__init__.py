"""Tomahawk by Bruno Faidutti and Bruno Cathala (Éditions du Matagot, 2006), for two players.

An unofficial implementation: rules in our own words, no art or text of the publisher.
"""

from pathlib import Path

from longhouse.core.game import Game, begins
from longhouse.core.pending import prompt
from longhouse.core.written import codec
from longhouse.games.tomahawk.bot import TomahawkKnowledge
from longhouse.games.tomahawk.chapters import chapter, standing
from longhouse.games.tomahawk.drawing import draw
from longhouse.games.tomahawk.events import EVENTS
from longhouse.games.tomahawk.explain import result, why_not
from longhouse.games.tomahawk.holdings import holdings
from longhouse.games.tomahawk.luck import LUCK
from longhouse.games.tomahawk.position import POSITIONS
from longhouse.games.tomahawk.reasons import reasons
from longhouse.games.tomahawk.rules.game import DECISIONS, Tomahawk, new
from longhouse.games.tomahawk.settings import SETTINGS, VOCABULARIES, remember
from longhouse.games.tomahawk.sheets import SHEETS
from longhouse.games.tomahawk.view import places, same_choice, view

GAME: Game[Tomahawk] = Game(
    id="tomahawk",
    seats=range(2, 3),
    minutes=20,
    settings=SETTINGS,
    first_game={"specials": False, "replace_choice": "auto"},
    rules_version="1",
    folder=Path(__file__).parent,
    codec=codec(DECISIONS),
    events=EVENTS,
    streams=tuple(LUCK.names),
    start=begins(new),
    load=POSITIONS.load,
    view=view,
    chapter=chapter,
    standing=standing,
    prompt=prompt,
    why_not=why_not,
    result=result,
    knowledge=TomahawkKnowledge(),
    draw=draw,
    holdings=holdings,
    vocabularies=VOCABULARIES,
    same_choice=same_choice,
    places=places,
    remember=remember,
    forgets=lambda settings: not settings["tracker"],
    sheets=SHEETS,
    reasons=reasons,
)
