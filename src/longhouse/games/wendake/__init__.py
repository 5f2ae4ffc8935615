"""Wendake by Danilo Sabia (Placentia Games and Post Scriptum, 2017), for two to four players, or one against a Ghost.

An unofficial implementation: rules in our own words, no art or text of the publisher.
"""

from pathlib import Path

from longhouse.core.game import Game, begins
from longhouse.core.pending import prompt
from longhouse.core.values import taught
from longhouse.core.written import codec
from longhouse.games.wendake.bot import WendakeKnowledge
from longhouse.games.wendake.chapters import chapter, standing
from longhouse.games.wendake.drawing import draw
from longhouse.games.wendake.events import EVENTS
from longhouse.games.wendake.explain import result, why_not
from longhouse.games.wendake.holdings import facets, holdings
from longhouse.games.wendake.labels import label
from longhouse.games.wendake.luck import LUCK
from longhouse.games.wendake.position import POSITIONS
from longhouse.games.wendake.reasons import reasons
from longhouse.games.wendake.rules.game import DECISIONS, Wendake, new
from longhouse.games.wendake.seen import View
from longhouse.games.wendake.settings import SETTINGS
from longhouse.games.wendake.sheets import SHEETS
from longhouse.games.wendake.sight import SIGHTS
from longhouse.games.wendake.state import Table
from longhouse.games.wendake.view import own, shared
from longhouse.games.wendake.view import view as _view


def view(table: Table, seat: int | None) -> View:
    """Everything this seat, or a spectator, may see. What is compiled has no types to read, so they stand here."""
    return _view(table, seat)


GAME: Game[Wendake] = Game(
    id="wendake",
    seats=range(2, 5),
    minutes=80,
    more_minutes=20,
    settings=SETTINGS,
    first_game={
        "pairing": "first_game",
        "tribes": "identical",
        "homes": "random",
        "swap_in_restore": False,
        "progress_mid_action": False,
    },
    rules_version="4",
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
    knowledge=taught(WendakeKnowledge(), Path(__file__).parent),
    draw=draw,
    holdings=holdings,
    ahead={"restore-swap": ("no-swap",), "replace": ("keep",)},
    against={"struck": "opponent", "attacked": "opponent"},
    facets=facets,
    reasons=reasons,
    sheets=SHEETS,
    sights=SIGHTS,
)
