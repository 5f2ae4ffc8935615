"""Northgard: Uncharted Lands by Adrian Dinu (Open Sesame Games and Studio H, 2022), for two to five players.

An unofficial implementation: rules in our own words, no art or text of the publisher.
"""

from pathlib import Path

from longhouse.core.game import Game, begins
from longhouse.core.pending import prompt
from longhouse.core.values import taught
from longhouse.core.written import codec
from longhouse.games.northgard.bot import NorthgardKnowledge
from longhouse.games.northgard.chapters import chapter, standing
from longhouse.games.northgard.drawing import draw
from longhouse.games.northgard.ending import result
from longhouse.games.northgard.events import EVENTS
from longhouse.games.northgard.explain import why_not
from longhouse.games.northgard.holdings import facets, holdings
from longhouse.games.northgard.labels import label
from longhouse.games.northgard.luck import LUCK
from longhouse.games.northgard.position import POSITIONS
from longhouse.games.northgard.reasons import reasons
from longhouse.games.northgard.rules.game import DECISIONS, Northgard, new
from longhouse.games.northgard.seen import View
from longhouse.games.northgard.settings import SETTINGS
from longhouse.games.northgard.sheets import SHEETS
from longhouse.games.northgard.sight import ALIKE, SIGHTS
from longhouse.games.northgard.state import Table
from longhouse.games.northgard.view import own, shared
from longhouse.games.northgard.view import view as _view


def view(table: Table, seat: int | None) -> View:
    """Everything this seat, or a spectator, may see. What is compiled has no types to read, so they stand here."""
    return _view(table, seat)


GAME: Game[Northgard] = Game(
    id="northgard",
    seats=range(2, 6),
    minutes=60,
    more_minutes=10,
    settings=SETTINGS,
    first_game={"fame_tokens": "open", "clan_assignment": "choose", "creatures": False},
    rules_version="2",
    folder=Path(__file__).parent,
    codec=codec(DECISIONS),
    events=EVENTS,
    streams=tuple(LUCK.names),
    start=begins(new),
    load=POSITIONS.load,
    view=view,
    halves=(shared, own),
    chapter=chapter,
    standing=standing,
    prompt=prompt,
    label=label,
    why_not=why_not,
    result=result,
    knowledge=taught(NorthgardKnowledge(), Path(__file__).parent),
    reasons=reasons,
    draw=draw,
    holdings=holdings,
    ahead={
        "react": ("allow",),
        "defender-food": ("eat:0",),
        "attacker-food": ("eat:0",),
        "defender-face": ("point", "casualty"),
        "team-trade": ("refuse",),
    },
    against={"combat": "opponent", "removed_unit": "opponent"},
    facets=facets,
    sheets=SHEETS,
    sights=SIGHTS,
    alike=ALIKE,
)
