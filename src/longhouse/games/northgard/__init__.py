"""Northgard: Uncharted Lands by Adrian Dinu (Open Sesame Games and Studio H, 2022), for two to five players.

An unofficial implementation: rules in our own words, no art or text of the publisher.
"""

from pathlib import Path

from longhouse.core.game import Game
from longhouse.games.northgard.asking import prompt
from longhouse.games.northgard.bot import NorthgardKnowledge
from longhouse.games.northgard.ending import result
from longhouse.games.northgard.explain import why_not
from longhouse.games.northgard.happenings import EVENTS
from longhouse.games.northgard.naming import CODEC
from longhouse.games.northgard.options import SETTINGS
from longhouse.games.northgard.position import load
from longhouse.games.northgard.rules.codes import STREAMS
from longhouse.games.northgard.rules.game import start
from longhouse.games.northgard.table import draw
from longhouse.games.northgard.view import view

GAME = Game(
    id="northgard",
    seats=range(2, 6),
    minutes=75,
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
    knowledge=NorthgardKnowledge(),
    draw=draw,
)
