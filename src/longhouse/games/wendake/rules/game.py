"""The pieces put together: a position of Wendake that can be played on."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision, DecisionState, listed
from longhouse.games.wendake import data, events
from longhouse.games.wendake.rules import (
    actions,
    effects,
    masks,
    military,
    moving,
    progress,
    restore,
    ritual,
    setup,
    trade,
    turn,
)
from longhouse.games.wendake.rules.decisions import STOP_SPENDING
from longhouse.games.wendake.rules.hidden import deal_anew
from longhouse.games.wendake.rules.scoring import total
from longhouse.games.wendake.rules.tiles import EFFECT
from longhouse.games.wendake.state import HAND, Settings, Table

EFFECT.extend(effects.effect_of(row) for row in data.DATA["progress"])
DECISIONS: Final[list[Decision[Table]]] = listed(
    [
        *(setup.CHOOSE_HOME, setup.CHOOSE_TRIBE, setup.CHOOSE_ONEIDA_TILE, setup.CHOOSE_LAKE),
        *(turn.TURN, actions.FIRE, turn.ACTION, moving.MOVE, trade.EXCHANGE, trade.SMALLPOX),
        *(trade.BUY, trade.DISCOUNT, trade.PAY, progress.TRACK, trade.FLAG, trade.ECONOMY),
        *(masks.DRAW, masks.DISCARD, masks.MASKS, military.TURTLE, military.ALLIANCE),
        *(ritual.RITUAL, ritual.RITUAL_SCORE, progress.GAIN, progress.SPEND_GOODS, progress.BALANCE),
        *(progress.HEAL, progress.TURN_TILE, masks.RECALL, masks.CHANGE, masks.CONJURE),
        *(turn.END, restore.RESTORE_SWAP, restore.REPLACE, actions.CANOE, masks.PLAYED),
    ]
)
events.LEFT_OFF.update(
    {
        int(moving.MOVE.stop.only()): "moving",
        int(trade.EXCHANGE.stop.only()): "exchanging",
        int(STOP_SPENDING.only()): "spending",
        int(trade.BUY.nothing.only()): "buying",
        int(masks.MASKS.none.only()): "masks",
        int(military.TURTLE.none.only()): "turtles",
        int(turn.END.again.only()): "again",
    }
)


class Wendake(Table):
    """A position of Wendake that can be played on."""

    def __init__(self, settings: Settings, players: i64) -> None:
        super().__init__(settings, players)
        self.decisions = DECISIONS

    def apply(self, seat: i64, option: i64, chance: Chance) -> None:
        """Take one option; others hear of it even when nothing changes."""
        if self.ear is not None and option in events.LEFT_OFF:
            self.tell(events.DONE, seat, option)
        super().apply(seat, option, chance)

    def goes_without_asking(self, decision: Decision[Any], seat: i64, frame: i64, option: i64) -> bool:
        """An only option is taken without asking, unless that would tell the others something about a hand."""
        if decision is masks.MASKS:
            return not masks.might_play(self, seat, frame)
        if decision is masks.DISCARD:
            return HAND.total(self, seat) == 1
        return not decision.is_asked_anyway()

    def set_up(self, chance: Chance) -> None:
        """Everything before the first choice."""
        setup.set_up(self, chance)

    def blank(self) -> DecisionState:
        """Another table of the same match."""
        return Wendake(self.settings, self.players)

    def deal_anew(self, viewer: i64, chance: Chance) -> None:
        """What the viewer cannot know, dealt anew."""
        deal_anew(self, viewer, chance)

    def scores(self) -> list[int]:
        """R104: the points of every seat, Turtles included."""
        return [int(total(self, seat)) for seat in range(self.players)]

    def dump(self) -> dict[str, Any]:
        """The position as JSON."""
        from longhouse.games.wendake.position import dump

        return dump(self)


def new(settings: Mapping[str, Any], players: int) -> Wendake:
    """An empty table for these settings."""
    return Wendake(Settings(settings), players)
