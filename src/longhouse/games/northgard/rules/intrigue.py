"""Cards that touch the units of others, and Hidden Ways (R56, R67, R86, R89)."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision, Kept
from longhouse.core.options import Options
from longhouse.core.protocol import Message
from longhouse.core.state import OptionBuffer
from longhouse.games.northgard import data, events, state
from longhouse.games.northgard.rules import cards, combat
from longhouse.games.northgard.rules.decisions import OfCard, gain
from longhouse.games.northgard.rules.figures import add_units, has_kaija, remove_units, take_kaija, units_of
from longhouse.games.northgard.rules.land import icons
from longhouse.games.northgard.rules.moving import MOVE_COUNT, MOVE_FROM, MOVE_TO, may_kaija_enter, shift
from longhouse.games.northgard.rules.playable import (
    can_walk_hidden_from,
    may_be_victim,
    may_bribe_from,
    may_bribe_to,
    may_walk_hidden,
)
from longhouse.games.northgard.rules.recruit import RECRUIT
from longhouse.games.northgard.state import Table

WHERE_FROM: Final = 0
WHERE_TO: Final = 1
COUNT: Final = 2
STAGES: Final = ("from", "to", "count")
"""The stages of a choice in three."""


class Victim(OfCard):
    """D76: Capture, Plunder, Raiding Party: whose unit."""

    def __init__(self) -> None:
        super().__init__("victim")
        self.victim: Options = self.option("victim:{territory}", ("territory:{territory}",), state.TERRITORY)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R86."""
        near = cards.REMOVES_ADJACENT[state.EFFECT.of(table)] != 0
        for territory in table.roots:
            if may_be_victim(table, seat, territory, near):
                into.add(self.victim.one(territory))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """A unit goes, Kaija only if she is alone."""
        frames = table.frames
        frames.pop_group()
        territory = self.victim.first(option)
        owner = state.HOLDER.of(table, territory)
        if units_of(table, territory, owner) > 0:
            remove_units(table, territory, owner, 1)
            table.tell(events.REMOVED_UNIT, seat, owner, territory)
        elif has_kaija(table, territory, owner):
            take_kaija(table, territory)
            table.tell(events.KAIJA_LOST, owner, territory)
        face = state.EFFECT.of(table)
        if cards.TAKES_RESOURCE[face]:
            RESOURCE.ask(table, seat, territory)
        if cards.REPLACES[face] and state.RESERVE.of(table, seat) > 0:
            CAPTURE.ask(table, seat)


VICTIM: Final[Victim] = Victim()


class Resource(Decision[Table]):
    """D77: Raiding Party: which resource of the territory."""

    def __init__(self) -> None:
        super().__init__("resource")
        self.territory: Kept = self.keeps("territory", 0, data.AREAS - 1)
        self.resource: Options = self.option("resource:{resource}", ("resource:{resource}",), state.RESOURCE)

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """Of which territory."""
        territory = self.territory.of(table.frames, frame)
        return Message("prompt-resource", {"territory": data.AREA_IDS[territory]})

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R86: each kind the territory shows."""
        for resource in range(data.RESOURCES):
            if icons(table, self.territory.of(table.frames, frame), resource) > 0:
                into.add(self.resource.one(resource))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Take one."""
        table.frames.pop_group()
        gain(table, seat, self.resource.first(option), 1)


RESOURCE: Final[Resource] = Resource()


class CapturePlace(Decision[Table]):
    """D84: where the captured unit's replacement stands."""

    def __init__(self) -> None:
        super().__init__("capture")
        self.place: Options = self.shares(RECRUIT.recruit)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R56, R86: any controlled territory."""
        for territory in table.roots:
            if state.HOLDER.of(table, territory) == seat:
                into.add(self.place.one(territory))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """It is not recruited."""
        table.frames.pop_group()
        state.RESERVE.gain(table, seat, -1)
        add_units(table, self.place.first(option), seat, 1)
        table.tell(events.RECRUITED, seat, self.place.first(option))


CAPTURE: Final[CapturePlace] = CapturePlace()


class Lead(Decision[Table]):
    """Figures are led elsewhere by a card: from where, where to, how many; then come the combats."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.stage: Kept = self.keeps("stage", 0, COUNT)
        self.start: Options = self.shares(MOVE_FROM.start)
        self.end: Options = self.shares(MOVE_TO.end)
        self.go: Options = self.shares(MOVE_COUNT.go)

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """Which stage."""
        return Message(f"prompt-{self.name}", {"step": STAGES[self.stage.of(table.frames, frame)]})

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Each place or number that the card allows."""
        stage = self.stage.of(table.frames, frame)
        if stage == WHERE_FROM:
            for start in table.roots:
                if self.may_leave(table, seat, start):
                    into.add(self.start.one(start))
        elif stage == WHERE_TO:
            for end in table.roots:
                if self.may_go(table, seat, state.FROM.of(table), end):
                    into.add(self.end.one(end))
        else:
            self.offer_counts(table, seat, state.FROM.of(table), into)

    def may_leave(self, table: Table, seat: i64, start: i64) -> bool:
        """Whether figures may be led away from here."""
        raise NotImplementedError

    def may_go(self, table: Table, seat: i64, start: i64, end: i64) -> bool:
        """Whether they may be led there."""
        raise NotImplementedError

    def offer_counts(self, table: Table, seat: i64, start: i64, into: OptionBuffer) -> None:
        """How many may be led."""
        raise NotImplementedError

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """One stage after the other; where somebody else is, the figures attack, without bonus."""
        frames = table.frames
        stage = self.stage.of(frames, frame)
        self.stage.set(frames, frame, stage + 1)
        if stage == WHERE_FROM:
            state.FROM.set(table, self.start.first(option))
        elif stage == WHERE_TO:
            state.TO.set(table, self.end.first(option))
        else:
            frames.pop_group()
            start = state.FROM.of(table)
            owner = state.HOLDER.of(table, start)
            units = self.go.first(option)
            kaija = self.go.second(option)
            shift(table, owner, start, state.TO.of(table), units, kaija)
            table.tell(events.MOVED, owner, start, state.TO.of(table), units, kaija)
            state.BONUS.set(table, 0)
            state.RIDERS.set(table, 0)
            combat.COMBATS.ask(table, seat)


class HiddenWays(Lead):
    """D79, R67: own figures, to any open territory."""

    def __init__(self) -> None:
        super().__init__("hidden-ways")

    def may_leave(self, table: Table, seat: i64, start: i64) -> bool:
        """An own territory from which some figure may go anywhere."""
        return state.HOLDER.of(table, start) == seat and can_walk_hidden_from(table, seat, start)

    def may_go(self, table: Table, seat: i64, start: i64, end: i64) -> bool:
        """R67."""
        return may_walk_hidden(table, seat, start, end)

    def offer_counts(self, table: Table, seat: i64, start: i64, into: OptionBuffer) -> None:
        """Some figure; R152: Kaija where she may go."""
        kaija = has_kaija(table, start, seat) and may_kaija_enter(table, seat, state.TO.of(table))
        for number in range(units_of(table, start, seat) + 1):
            if number > 0:
                into.add(self.go.pair(number, 0))
            if kaija and (number > 0 or table.settings.kaija_alone):
                into.add(self.go.pair(number, 1))


HIDDEN_WAYS: Final[HiddenWays] = HiddenWays()


class Bribery(Lead):
    """D80, R89: an enemy's units, to an adjacent territory."""

    def __init__(self) -> None:
        super().__init__("bribery")

    def may_leave(self, table: Table, seat: i64, start: i64) -> bool:
        """R89."""
        return may_bribe_from(table, seat, start)

    def may_go(self, table: Table, seat: i64, start: i64, end: i64) -> bool:
        """R89."""
        return may_bribe_to(table, start, end)

    def offer_counts(self, table: Table, seat: i64, start: i64, into: OptionBuffer) -> None:
        """As many units as the card says."""
        for number in range(1, min(cards.AMOUNT[state.EFFECT.of(table)], state.FORCE.of(table, start)) + 1):
            into.add(self.go.pair(number, 0))


BRIBERY: Final[Bribery] = Bribery()
