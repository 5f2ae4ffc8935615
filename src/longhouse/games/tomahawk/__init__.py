"""Tomahawk by Bruno Faidutti and Bruno Cathala (Éditions du Matagot, 2006), for two players.

An unofficial implementation: rules in our own words, no art or text of the publisher.
"""

from pathlib import Path

from longhouse.core.game import Game
from longhouse.games.tomahawk.bot import TomahawkKnowledge
from longhouse.games.tomahawk.explain import result, why_not
from longhouse.games.tomahawk.naming import CODEC, EVENTS
from longhouse.games.tomahawk.options import SETTINGS, VOCABULARIES, remember
from longhouse.games.tomahawk.position import load
from longhouse.games.tomahawk.rules.codes import STREAMS
from longhouse.games.tomahawk.rules.game import start
from longhouse.games.tomahawk.sheets import SHEETS
from longhouse.games.tomahawk.table import draw
from longhouse.games.tomahawk.view import places, prompt, same_choice, view

GAME = Game(
    id="tomahawk",
    seats=range(2, 3),
    minutes=20,
    settings=SETTINGS,
    rules_version="1",
    folder=Path(__file__).parent,
    codec=CODEC,
    events=EVENTS,
    streams=STREAMS,
    start=start,
    load=load,
    view=view,
    prompt=prompt,
    why_not=why_not,
    result=result,
    knowledge=TomahawkKnowledge(),
    draw=draw,
    vocabularies=VOCABULARIES,
    same_choice=same_choice,
    places=places,
    remember=remember,
    sheets=SHEETS,
)
