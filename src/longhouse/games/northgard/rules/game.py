"""The pieces put together: a position of Northgard that can be played on."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision, DecisionState
from longhouse.core.state import Ear, State
from longhouse.games.northgard.rules import codes
from longhouse.games.northgard.rules.building import Build, Rebuild
from longhouse.games.northgard.rules.combat import Combats, Eat, Face, NextCombat, Push, Retreat, Roll
from longhouse.games.northgard.rules.creature_fights import AttackCreature, CreatureFight, CreatureFood
from longhouse.games.northgard.rules.creatures import CreaturePhase, MoreCreatures, Tie
from longhouse.games.northgard.rules.drawing import Sort
from longhouse.games.northgard.rules.explore import Cell, ChooseTile, Redraw, Rotation
from longhouse.games.northgard.rules.hidden import deal_anew
from longhouse.games.northgard.rules.intrigue import Bribery, CapturePlace, HiddenWays, Resource, Victim
from longhouse.games.northgard.rules.moving import AfterMoves, MoveCount, MoveFrom, MoveTo
from longhouse.games.northgard.rules.paying import Pay
from longhouse.games.northgard.rules.play import (
    AfterCard,
    BeginEffect,
    Continue,
    Pick,
    ResolveCard,
    Scorch,
    Turn,
)
from longhouse.games.northgard.rules.reaction import React
from longhouse.games.northgard.rules.recruit import AfterRecruit, Camp, Pull, Recruit
from longhouse.games.northgard.rules.scoring import final_fame
from longhouse.games.northgard.rules.second_chance import SecondChance
from longhouse.games.northgard.rules.setup import (
    ChooseClan,
    SetupCell,
    SetupNext,
    SetupRotation,
    SetupTile,
    SetupUnits,
    set_up,
)
from longhouse.games.northgard.rules.special import (
    Copy,
    DiscardOwn,
    DrawAfter,
    Foresee,
    FromHand,
    Opponent,
    Part,
    PayOrDiscard,
    TakeBack,
)
from longhouse.games.northgard.rules.year import (
    ChooseKaija,
    Harvest,
    NextYear,
    ScorchTake,
    TeamTrade,
    Trade,
)
from longhouse.games.northgard.state import Settings, Table

DECISIONS: Final[list[Decision[Table]]] = [
    *(ChooseClan(), SetupTile(), SetupCell(), SetupRotation(), SetupUnits(), ChooseKaija()),
    *(Turn(), Continue(), React(), Scorch(), Pick(), Recruit(), Camp(), MoveFrom(), MoveTo(), MoveCount()),
    *(NextCombat(), Push(), Eat(), Eat(), Face(), Face(), Face(), Retreat()),
    *(ChooseTile(), Redraw(), Cell(), Rotation(), Build(), Rebuild(), Sort()),
    *(Part(), Opponent(), FromHand(), PayOrDiscard(), DiscardOwn(), Copy(), Victim(), Resource(), Pay()),
    *(HiddenWays(), Bribery(), Foresee(), Pull(), TakeBack(), CapturePlace()),
    *(ScorchTake(), Trade(), TeamTrade(), SecondChance()),
    *(Tie(), AttackCreature(), CreatureFood(), MoreCreatures()),
    *(AfterCard(), ResolveCard(), AfterMoves(), Combats(), Roll(), AfterRecruit(), Harvest(), BeginEffect()),
    *(CreaturePhase(), CreatureFight(), DrawAfter(), NextYear(), SetupNext()),
]
"""In the order of the frame kinds."""

LEAVING_OFF: Final = (
    *(codes.STOP_RECRUITING, codes.STOP_MOVING, codes.STOP_BUILDING),
    *(codes.NO, codes.EAT, codes.DONE, codes.KEEP_TOKEN, codes.PART + codes.PART_STOP),
)
"""Choices by which nothing changes but what is asked next. Others hear of them when somebody makes them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Northgard(Table):
    """A position of Northgard that can be played on."""

    def decision(self, kind: i64) -> Decision[Table]:
        """By frame kind."""
        return DECISIONS[kind]

    def apply(self, seat: i64, option: i64, chance: Chance) -> None:
        """Take one option; others hear of it even when nothing changes."""
        if self.ear is not None and option in LEAVING_OFF:
            self.tell(codes.LEFT_OFF, seat, option)
        super().apply(seat, option, chance)

    def set_up(self, chance: Chance) -> None:
        """Everything before the first choice."""
        set_up(self, chance)

    def blank(self) -> DecisionState:
        """Another table of the same match."""
        return Northgard(self.settings, self.players)

    def deal_anew(self, viewer: i64, chance: Chance) -> None:
        """What the viewer cannot know, dealt anew."""
        deal_anew(self, viewer, chance)

    def scores(self) -> list[int]:
        """R140: the fame of every seat as it would be counted now."""
        return [int(final_fame(self, seat)) for seat in range(self.players)]

    def dump(self) -> dict[str, Any]:
        """The position as JSON."""
        from longhouse.games.northgard.dump import dump

        return dump(self)


def start(seats: int, settings: Mapping[str, Any], chance: Chance, ear: Ear | None) -> State:
    """A new game, up to the first decision."""
    table = Northgard(Settings(settings), seats)
    table.begin(chance, ear)
    return table
