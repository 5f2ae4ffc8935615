"""The pieces put together: a position of Northgard that can be played on."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision, DecisionState, listed
from longhouse.games.northgard import data, events
from longhouse.games.northgard.rules import (
    building,
    combat,
    creature_fights,
    creatures,
    drawing,
    explore,
    intrigue,
    moving,
    paying,
    play,
    reaction,
    recruit,
    second_chance,
    setup,
    special,
    year,
)
from longhouse.games.northgard.rules.decisions import NO
from longhouse.games.northgard.rules.hidden import deal_anew
from longhouse.games.northgard.rules.scoring import final_fame
from longhouse.games.northgard.state import Settings, Table

DECISIONS: Final[list[Decision[Table]]] = listed(
    [
        *(setup.CHOOSE_CLAN, setup.SETUP_TILE, setup.SETUP_CELL, setup.SETUP_ROTATION, setup.SETUP_UNITS),
        *(year.CHOOSE_KAIJA, play.TURN, play.CONTINUE, reaction.REACT, play.SCORCH, play.PICK),
        *(recruit.RECRUIT, recruit.CAMP, moving.MOVE_FROM, moving.MOVE_TO, moving.MOVE_COUNT),
        *(combat.NEXT_COMBAT, combat.PUSH, combat.ATTACKER_FOOD, combat.DEFENDER_FOOD),
        *(combat.ATTACKER_FACE, combat.AXE, combat.DEFENDER_FACE, combat.RETREAT),
        *(explore.CHOOSE_TILE, explore.REDRAW, explore.CHOOSE_CELL, explore.CHOOSE_ROTATION),
        *(building.BUILD, building.REBUILD, drawing.SORT, special.PART, special.OPPONENT, special.FROM_HAND),
        *(special.PAY_OR_DISCARD, special.DISCARD_OWN, special.COPY, intrigue.VICTIM, intrigue.RESOURCE),
        *(paying.PAY, intrigue.HIDDEN_WAYS, intrigue.BRIBERY, special.FORESEE, recruit.PULL, special.TAKE_BACK),
        *(intrigue.CAPTURE, year.SCORCH_TAKE, year.TRADE, year.TEAM_TRADE, second_chance.SECOND_CHANCE),
        *(creatures.TIE, creature_fights.ATTACK_CREATURE, creature_fights.CREATURE_FOOD, creatures.MORE_CREATURES),
        # Work that asks nobody.
        *(play.AFTER_CARD, play.RESOLVE_CARD, moving.AFTER_MOVES, combat.COMBATS, combat.ROLL),
        *(recruit.AFTER_RECRUIT, year.HARVEST, play.BEGIN_EFFECT, creatures.CREATURE_PHASE),
        *(creature_fights.CREATURE_FIGHT, special.DRAW_AFTER, year.NEXT_YEAR, setup.SETUP_NEXT),
    ]
)

LEAVING_OFF: Final[dict[int, int]] = {
    int(recruit.RECRUIT.stop.only()): events.RECRUITING,
    int(moving.MOVE_FROM.stop.only()): events.MOVING,
    int(building.BUILD.stop.only()): events.BUILDING,
    int(NO.only()): events.OFFER,
    int(combat.EAT.one(0)): events.FOOD,
    int(year.TRADE.done.only()): events.TRADING,
    int(play.SCORCH.keep_token.only()): events.OFFER,
    int(special.PART.part.one(data.PART_STOP)): events.OFFER,
}
"""Choices by which nothing changes but what is asked next. Others hear of them when somebody makes them."""


class Northgard(Table):
    """A position of Northgard that can be played on."""

    def __init__(self, settings: Settings, players: i64) -> None:
        super().__init__(settings, players)
        self.decisions = DECISIONS

    def apply(self, seat: i64, option: i64, chance: Chance) -> None:
        """Take one option; others hear of it even when nothing changes."""
        if self.ear is not None:
            what = LEAVING_OFF.get(int(option))
            if what is not None:
                self.tell(events.LEFT_OFF, seat, what)
        super().apply(seat, option, chance)

    def set_up(self, chance: Chance) -> None:
        """Everything before the first choice."""
        setup.set_up(self, chance)

    def blank(self) -> DecisionState:
        """Another table of the same match, with the same map."""
        other = Northgard(self.settings, self.players)
        self.share_map(other)
        return other

    def deal_anew(self, viewer: i64, chance: Chance) -> None:
        """What the viewer cannot know, dealt anew."""
        deal_anew(self, viewer, chance)

    def scores(self) -> list[int]:
        """R140: the fame of every seat as it would be counted now."""
        return [int(final_fame(self, seat)) for seat in range(self.players)]

    def dump(self) -> dict[str, Any]:
        """The position as JSON."""
        from longhouse.games.northgard.position import dump

        return dump(self)


def new(settings: Mapping[str, Any], players: int) -> Northgard:
    """An empty table for these settings."""
    return Northgard(Settings(settings), players)
