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
from longhouse.games.tomahawk.holdings import facets, holdings
from longhouse.games.tomahawk.luck import LUCK
from longhouse.games.tomahawk.position import POSITIONS
from longhouse.games.tomahawk.reasons import reasons
from longhouse.games.tomahawk.rules.game import DECISIONS, Tomahawk, new
from longhouse.games.tomahawk.seen import View
from longhouse.games.tomahawk.settings import SETTINGS, VOCABULARIES, remember
from longhouse.games.tomahawk.sheets import SHEETS
from longhouse.games.tomahawk.sight import SIGHTS
from longhouse.games.tomahawk.state import Table
from longhouse.games.tomahawk.view import places, same_choice
from longhouse.games.tomahawk.view import view as _view


def view(table: Table, seat: int | None) -> View:
    """Everything this seat, or a spectator, may see. What is compiled has no types to read, so they stand here."""
    return _view(table, seat)


GAME: Game[Tomahawk] = Game(
    id="tomahawk",
    seats=range(2, 3),
    minutes=20,
    free_seconds=20.0,
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
    facets=facets,
    vocabularies=VOCABULARIES,
    same_choice=same_choice,
    places=places,
    remember=remember,
    forgets=lambda settings: not settings["tracker"],
    sheets=SHEETS,
    reasons=reasons,
    sights=SIGHTS,
)
