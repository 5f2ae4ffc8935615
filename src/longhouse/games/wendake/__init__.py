"""Wendake by Danilo Sabia (Placentia Games and Post Scriptum, 2017), for two to four players, or one against a Ghost.

An unofficial implementation: rules in our own words, no art or text of the publisher.
"""

from pathlib import Path

from longhouse.core.game import Game
from longhouse.games.wendake.bot import WendakeKnowledge
from longhouse.games.wendake.drawing import draw
from longhouse.games.wendake.explain import result, why_not
from longhouse.games.wendake.happenings import EVENTS
from longhouse.games.wendake.naming import CODEC
from longhouse.games.wendake.position import load
from longhouse.games.wendake.rules.codes import STREAMS
from longhouse.games.wendake.rules.game import start
from longhouse.games.wendake.settings import SETTINGS
from longhouse.games.wendake.view import prompt, view

GAME = Game(
    id="wendake",
    seats=range(2, 5),
    minutes=90,
    options=SETTINGS,
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
    knowledge=WendakeKnowledge(),
    draw=draw,
)
