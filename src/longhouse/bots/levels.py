"""The bots that people are offered: from one that a newcomer beats to one that knows all we know.

How strong each is, and how that was measured, stands in docs/bots.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from longhouse.bots.greedy import GreedyBot
from longhouse.bots.search.bot import SearchBot
from longhouse.core.chance import FREE_STREAM, FastChance
from longhouse.core.protocol import Outlook

_FINE = 1 << 20


@dataclass(frozen=True)
class Level:
    """One step of the ladder. Its name, and a line about it, are the text `bot-` and its id; its crest too."""

    id: str
    seconds: float | None = None
    """The longest it thinks while somebody waits for it, about all choices of a turn together; one choice has half of
    it (`purse.py`). Without a limit it does not think ahead, and answers at once."""
    simulations: int | None = None
    """So many are enough: on a quick machine it answers sooner, and is not stronger."""
    blind_simulations: int | None = None
    """The same in games whose knowledge does not guide a search, if it differs: each is quick there, and tells less."""
    overlooks: float = 0.0
    """How likely it does not notice an option, if there are more than two."""
    slips: float = 0.0
    """By so many spreads of the game's knowledge it may misjudge an option."""

    @property
    def choice_seconds(self) -> float | None:
        """The longest it thinks about one choice."""
        return None if self.seconds is None else self.seconds / 2

    def enough(self, guided: bool) -> int:
        """How many simulations it does at most; 0 if it does not think ahead."""
        blind = None if guided else self.blind_simulations
        return blind or self.simulations or 0


NOVICE = Level("novice", overlooks=0.3, slips=2.0)
BRAVE = Level("brave")
CHIEF = Level("chief", seconds=1.0, simulations=1_000)
ELDER = Level("elder", seconds=10.0, simulations=16_000, blind_simulations=32_000)

LEVELS = (NOVICE, BRAVE, CHIEF, ELDER)
"""The weakest first."""

USUAL = BRAVE.id
"""Who plays, if nobody says who."""
FOR_NEWCOMERS = NOVICE.id
"""Who plays in somebody's first game, if nobody says who."""


def level_of(bot: str) -> Level | None:
    """The level of this name; None if it is no level."""
    return next((level for level in LEVELS if level.id == bot), None)


class Novice:
    """Looks one choice ahead in one world, as a newcomer does: overlooks some options, and misjudges the others.

    Its mistakes are small ones. What it has noticed to be far better it takes.
    """

    def __init__(self, seed: int) -> None:
        self._chance = FastChance(seed)

    def choose(self, outlook: Outlook) -> int:
        """Of the options that it notices, the one that seems best."""
        options = outlook.options
        if len(options) == 1:
            return options[0]
        world = outlook.sample(self._chance)
        weights = outlook.knowledge.weigh(world, outlook.seat, options, self._chance)
        most = NOVICE.slips * outlook.knowledge.spread
        seems = {at: weights[at] + most * self._slip() for at in self._noticed(options)}
        return options[max(seems, key=lambda at: seems[at])]

    def _noticed(self, options: Sequence[int]) -> list[int]:
        """The places of at least two options, in no order."""
        places = list(range(len(options)))
        for at in range(len(places) - 1, 0, -1):
            other = self._chance.pick(FREE_STREAM, at + 1)
            places[at], places[other] = places[other], places[at]
        return places[:2] + [at for at in places[2:] if self._fraction() >= NOVICE.overlooks]

    def _slip(self) -> float:
        """From -1 to 1, seldom near the ends."""
        return self._fraction() - self._fraction()

    def _fraction(self) -> float:
        return self._chance.pick(FREE_STREAM, _FINE) / _FINE


Brave = GreedyBot
"""Takes what looks best now, in several worlds."""


class Thinker(SearchBot):
    """Search within the limits of a level."""

    def __init__(self, seed: int, level: Level) -> None:
        super().__init__(seed, seconds=level.choice_seconds)
        self.level = level
        self._factor = 1.0

    def choose(self, outlook: Outlook) -> int:
        """The option that search finds best within the level's limits."""
        self._simulations = max(1, round(self.level.enough(outlook.knowledge.guided) / self._factor))
        return super().choose(outlook)

    def limit(self, seconds: float) -> None:
        """Think no longer than that about a decision, though the level would allow it; until the next limit."""
        if self._seconds is not None:
            self._seconds = min(self.level.choice_seconds or seconds, seconds)

    def quicken(self, factor: float) -> None:
        """Do only one of so many simulations, and pay no heed to the clock: the same choices on every machine."""
        self._factor = factor
        self._seconds = None


class Chief(Thinker):
    """Thinks ahead for up to a second a turn."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, CHIEF)


class Elder(Thinker):
    """Thinks ahead for up to ten seconds a turn, five of them about one choice."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, ELDER)
