"""Tribes, for two to four players: a hidden valley, secret cards, a donkey, ten horses and four trophies.

An unofficial implementation: rules in our own words, no art or text of the publisher.
"""

from pathlib import Path

from longhouse.core.game import Game
from longhouse.games.tribes.bot import TribesKnowledge
from longhouse.games.tribes.ending import result
from longhouse.games.tribes.explain import why_not
from longhouse.games.tribes.happenings import EVENTS
from longhouse.games.tribes.naming import CODEC
from longhouse.games.tribes.options import SETTINGS
from longhouse.games.tribes.position import load
from longhouse.games.tribes.rules.codes import STREAMS
from longhouse.games.tribes.rules.game import start
from longhouse.games.tribes.table import draw
from longhouse.games.tribes.view import prompt, view

GAME = Game(
    id="tribes",
    seats=range(2, 5),
    minutes=90,
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
    knowledge=TribesKnowledge(),
    draw=draw,
)
