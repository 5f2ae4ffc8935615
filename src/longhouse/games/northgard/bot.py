"""What a player of Northgard should value: the knowledge behind its bots.

Each kind of decision has a judge of its own, which says what an option promises in points of fame: in `hand.py` those
for cards and resources, in `field.py` those for the map. `judging.py` looks at the land and the purse, `planning.py` at
actions, `laying.py` at tiles, `prospects.py` at who will win.
"""

from typing import Any, Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.knowledge import Figures, Knowledge
from longhouse.core.state import OptionBuffer, State
from longhouse.games.northgard import field, hand, prospects
from longhouse.games.northgard.judging import Judge, Survey
from longhouse.games.northgard.rules import (
    building,
    combat,
    creature_fights,
    creatures,
    explore,
    intrigue,
    moving,
    play,
    reaction,
    recruit,
    second_chance,
    setup,
    special,
    year,
)
from longhouse.games.northgard.rules.drawing import SORT
from longhouse.games.northgard.rules.game import DECISIONS
from longhouse.games.northgard.rules.paying import PAY
from longhouse.games.northgard.state import Table


def _judges() -> list[Judge]:
    """By kind of decision; where none is named (clans, the order of combats) all options are as good."""
    named: list[tuple[Decision[Any], Judge]] = [
        (setup.SETUP_TILE, field.TILES),
        (setup.SETUP_CELL, field.CELLS),
        (setup.SETUP_ROTATION, field.ROTATIONS),
        (setup.SETUP_UNITS, field.SETTLES),
        (year.CHOOSE_KAIJA, field.TakesKaija()),
        (play.TURN, hand.Turns()),
        (play.CONTINUE, hand.GoesOn()),
        (reaction.REACT, hand.Reacts()),
        (play.SCORCH, field.Scorches()),
        (play.PICK, hand.Picks()),
        (recruit.RECRUIT, field.RECRUITS),
        (recruit.CAMP, field.RECRUITS),
        (moving.MOVE_FROM, field.MOVES),
        (moving.MOVE_TO, field.MOVES),
        (moving.MOVE_COUNT, field.MOVES),
        (combat.PUSH, field.Pushes()),
        (combat.ATTACKER_FOOD, field.EATS),
        (combat.DEFENDER_FOOD, field.EATS),
        (combat.ATTACKER_FACE, field.FACES),
        (combat.AXE, field.FACES),
        (combat.DEFENDER_FACE, field.FACES),
        (combat.RETREAT, field.Retreats()),
        (explore.CHOOSE_TILE, field.TILES),
        (explore.REDRAW, field.Redraws()),
        (explore.CHOOSE_CELL, field.CELLS),
        (explore.CHOOSE_ROTATION, field.ROTATIONS),
        (building.BUILD, field.Builds()),
        (building.REBUILD, field.Rebuilds()),
        (SORT, hand.GivesUp()),
        (special.PART, hand.ChoosesPart()),
        (special.OPPONENT, hand.ChoosesOpponent()),
        (special.FROM_HAND, hand.Takes()),
        (special.PAY_OR_DISCARD, hand.Pays()),
        (special.DISCARD_OWN, hand.GivesUp()),
        (special.COPY, hand.Takes()),
        (intrigue.VICTIM, field.Victims()),
        (intrigue.RESOURCE, hand.ChoosesResource()),
        (PAY, hand.Pays()),
        (intrigue.HIDDEN_WAYS, field.MOVES),
        (intrigue.BRIBERY, field.Bribes()),
        (special.FORESEE, hand.Picks()),
        (recruit.PULL, field.Pulls()),
        (special.TAKE_BACK, hand.Takes()),
        (intrigue.CAPTURE, field.RECRUITS),
        (year.SCORCH_TAKE, hand.ChoosesResource()),
        (year.TRADE, hand.Pays()),
        (year.TEAM_TRADE, hand.Swaps()),
        (second_chance.SECOND_CHANCE, field.SETTLES),
        (creatures.TIE, field.PLACES_CREATURE),
        (creature_fights.ATTACK_CREATURE, field.AttacksCreature()),
        (creature_fights.CREATURE_FOOD, field.FeedsHunters()),
        (creatures.MORE_CREATURES, field.PLACES_CREATURE),
    ]
    found: list[Judge] = [Judge() for _ in DECISIONS]
    for decision, judge in named:
        found[decision.kind] = judge
    return found


JUDGES: Final[list[Judge]] = _judges()


class NorthgardKnowledge(Knowledge):
    """Every option by what it promises. It keeps room for what it sees, so one thread at a time may ask it."""

    def __init__(self) -> None:
        super().__init__()
        self.features = list(prospects.NAMES)
        self.survey: Survey | None = None

    def eyes(self, table: Table) -> Survey:
        """The room for what is seen."""
        survey = self.survey
        if survey is None:
            survey = self.survey = Survey(table)
        return survey

    def weigh_into(self, world: State, seat: i64, options: OptionBuffer, chance: Chance, into: Figures) -> None:
        """For each option how good it looks."""
        assert isinstance(world, Table)
        survey = self.eyes(world)
        survey.look(world, seat)
        kind = world.frames.kind(world.frames.of(seat))
        if kind == year.TRADE.kind or kind == year.TEAM_TRADE.kind:
            survey.harvest_is_in()
        JUDGES[kind].weigh(survey, options, into)

    def is_calm(self, world: State) -> bool:
        """A turn begins."""
        frames = world.frames
        return frames.depth > 0 and frames.kind(frames.top()) == play.TURN.kind

    def chances_into(self, world: State, into: Figures) -> None:
        """By the fame that everybody may hope for."""
        assert isinstance(world, Table)
        prospects.write_chances(self.eyes(world), world, into)

    def shares_into(self, world: State, into: Figures) -> None:
        """R135 to R142, as the result ranks them."""
        assert isinstance(world, Table)
        prospects.write_shares(world, into)

    def features_into(self, world: State, seat: i64, into: Figures) -> None:
        """A seat's side of the position."""
        assert isinstance(world, Table)
        survey = self.eyes(world)
        survey.look(world, seat)
        prospects.write_features(survey, into)
