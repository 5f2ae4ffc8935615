"""Tribes, for two to four players: a hidden valley, secret cards, a donkey, ten horses and four trophies.

An unofficial implementation: rules in our own words, no art or text of the publisher.
"""

from pathlib import Path

from longhouse.core.game import Game, begins
from longhouse.core.pending import prompt
from longhouse.core.values import taught
from longhouse.games.tribes.bot import TribesKnowledge
from longhouse.games.tribes.chapters import chapter, standing
from longhouse.games.tribes.drawing import draw
from longhouse.games.tribes.ending import result
from longhouse.games.tribes.events import EVENTS
from longhouse.games.tribes.explain import why_not
from longhouse.games.tribes.holdings import holdings
from longhouse.games.tribes.luck import LUCK
from longhouse.games.tribes.position import POSITIONS
from longhouse.games.tribes.reasons import reasons
from longhouse.games.tribes.rules.game import CODEC, Tribes, new
from longhouse.games.tribes.seen import View
from longhouse.games.tribes.settings import SETTINGS
from longhouse.games.tribes.sheets import SHEETS
from longhouse.games.tribes.sight import SIGHTS
from longhouse.games.tribes.state import Table
from longhouse.games.tribes.view import own, shared
from longhouse.games.tribes.view import view as _view


def view(table: Table, seat: int | None) -> View:
    """Everything this seat, or a spectator, may see. What is compiled has no types to read, so they stand here."""
    return _view(table, seat)


GAME: Game[Tribes] = Game(
    id="tribes",
    seats=range(2, 5),
    minutes=60,
    more_minutes=15,
    settings=SETTINGS,
    first_game={"horses_to_win": 4, "cavalry": False, "start_spacing": 4, "max_cycles": 12},
    rules_version="2",
    folder=Path(__file__).parent,
    codec=CODEC,
    events=EVENTS,
    streams=tuple(LUCK.names),
    start=begins(new),
    load=POSITIONS.load,
    view=view,
    halves=(shared, own),
    chapter=chapter,
    standing=standing,
    prompt=prompt,
    why_not=why_not,
    result=result,
    knowledge=taught(TribesKnowledge(), Path(__file__).parent),
    draw=draw,
    holdings=holdings,
    ahead={"room": ("room:none",)},
    against={"defended": "opponent", "took": "opponent"},
    reasons=reasons,
    sheets=SHEETS,
    sights=SIGHTS,
)
