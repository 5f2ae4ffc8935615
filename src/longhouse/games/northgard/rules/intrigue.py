"""Cards that touch the units of others, and Hidden Ways (R56, R67, R86, R89)."""

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.state import OptionBuffer
from longhouse.games.northgard.rules import cards, codes
from longhouse.games.northgard.rules.decisions import gain
from longhouse.games.northgard.rules.figures import add_units, has_kaija, remove_units, take_kaija, units_of
from longhouse.games.northgard.rules.land import icons
from longhouse.games.northgard.rules.moving import may_kaija_enter, shift
from longhouse.games.northgard.rules.playable import (
    may_be_victim,
    may_bribe_from,
    may_bribe_to,
    may_walk_hidden,
)
from longhouse.games.northgard.state import (
    BONUS,
    FACE,
    FROM,
    RIDERS,
    TO,
    Table,
)
from longhouse.games.northgard.tables import RESOURCES


class Victim(Decision[Table]):
    """D76: Capture, Plunder, Raiding Party: whose unit."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R86."""
        near = cards.REMOVING[table.act[FACE]] == cards.ADJACENT
        for territory in table.roots:
            if may_be_victim(table, seat, territory, near):
                into.add(codes.VICTIM + territory)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """A unit goes, Kaija only if she is alone."""
        frames = table.frames
        frames.pop_group()
        territory = option - codes.VICTIM
        owner = table.holder[territory]
        if units_of(table, territory, owner) > 0:
            remove_units(table, territory, owner, 1)
            table.tell(codes.REMOVED_UNIT, seat, owner, territory)
        elif has_kaija(table, territory, owner):
            take_kaija(table, territory)
            table.tell(codes.KAIJA_LOST, owner, territory)
        then = cards.THEN[table.act[FACE]]
        if then == cards.TAKE_RESOURCE:
            frames.push(codes.D77_RESOURCE, seat, territory)
        if then == cards.REPLACE and table.reserve[seat] > 0:
            frames.push(codes.D84_CAPTURE, seat)


class Resource(Decision[Table]):
    """D77: Raiding Party: which resource. a: the territory."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R86: each kind the territory shows."""
        for resource in range(RESOURCES):
            if icons(table, table.frames.a(frame), resource) > 0:
                into.add(codes.RESOURCE + resource)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Take one."""
        table.frames.pop_group()
        gain(table, seat, option - codes.RESOURCE, 1)


class CapturePlace(Decision[Table]):
    """D84: where the captured unit's replacement stands."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R56, R86: any controlled territory."""
        for territory in table.roots:
            if table.holder[territory] == seat:
                into.add(codes.RECRUIT + territory)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """It is not recruited."""
        table.frames.pop_group()
        table.reserve[seat] -= 1
        add_units(table, option - codes.RECRUIT, seat, 1)
        table.tell(codes.RECRUITED, seat, option - codes.RECRUIT)


class HiddenWays(Decision[Table]):
    """D79: from where, where to, how many. a: 0, 1, 2."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R67."""
        step = table.frames.a(frame)
        if step == 0:
            for start in table.roots:
                if table.holder[start] == seat and self.leads_somewhere(table, seat, start):
                    into.add(codes.FROM + start)
        elif step == 1:
            for end in table.roots:
                if may_walk_hidden(table, seat, table.act[FROM], end):
                    into.add(codes.TO + end)
        else:
            start = table.act[FROM]
            kaija = has_kaija(table, start, seat) and may_kaija_enter(table, seat, table.act[TO])
            for number in range(units_of(table, start, seat) + 1):
                if number > 0:
                    into.add(codes.GO + number * 2)
                if kaija and (number > 0 or table.settings.kaija_alone):
                    into.add(codes.GO + number * 2 + 1)

    def leads_somewhere(self, table: Table, seat: i64, start: i64) -> bool:
        """Whether some figure there may go anywhere."""
        for end in table.roots:
            if may_walk_hidden(table, seat, start, end):
                return True
        return False

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """One step of the choice after the other; then a combat without bonus if it comes to that."""
        frames = table.frames
        step = frames.a(frame)
        frames.set_a(frame, step + 1)
        if step == 0:
            table.act[FROM] = option - codes.FROM
        elif step == 1:
            table.act[TO] = option - codes.TO
        else:
            frames.pop_group()
            units = (option - codes.GO) // 2
            kaija = option - codes.GO & 1
            shift(table, seat, table.act[FROM], table.act[TO], units, kaija)
            table.tell(codes.MOVED, seat, table.act[FROM], table.act[TO], units, kaija)
            table.act[BONUS] = 0
            table.act[RIDERS] = 0
            frames.push(codes.COMBATS, seat)


class Bribery(Decision[Table]):
    """D80: whose units, where to, how many. a: 0, 1, 2."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R89."""
        step = table.frames.a(frame)
        if step == 0:
            for start in table.roots:
                if may_bribe_from(table, seat, start):
                    into.add(codes.FROM + start)
        elif step == 1:
            for end in table.roots:
                if may_bribe_to(table, table.act[FROM], end):
                    into.add(codes.TO + end)
        else:
            for number in range(1, min(cards.AMOUNT[table.act[FACE]], table.force[table.act[FROM]]) + 1):
                into.add(codes.GO + number * 2)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """The units go; if somebody else is there they attack, without bonus."""
        frames = table.frames
        step = frames.a(frame)
        frames.set_a(frame, step + 1)
        if step == 0:
            table.act[FROM] = option - codes.FROM
        elif step == 1:
            table.act[TO] = option - codes.TO
        else:
            frames.pop_group()
            owner = table.holder[table.act[FROM]]
            units = (option - codes.GO) // 2
            shift(table, owner, table.act[FROM], table.act[TO], units, 0)
            table.tell(codes.MOVED, owner, table.act[FROM], table.act[TO], units, 0)
            table.act[BONUS] = 0
            table.act[RIDERS] = 0
            frames.push(codes.COMBATS, seat)
