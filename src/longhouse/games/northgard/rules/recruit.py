"""Recruiting units (R50 to R56, R150, R164)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.state import OptionBuffer
from longhouse.games.northgard.rules import cards, codes
from longhouse.games.northgard.rules.creatures import bars_recruiting, holds_figures
from longhouse.games.northgard.rules.figures import (
    add_units,
    figures_of,
    has_figures,
    next_to_enemy,
    put_kaija,
    take_kaija,
    take_units,
    units_of,
)
from longhouse.games.northgard.rules.land import buildings, connection, icons, printed_icons
from longhouse.games.northgard.rules.paying import has_resources
from longhouse.games.northgard.state import FACE, Table
from longhouse.games.northgard.tables import BEAR, CAMP, NONE, WOOD


def begin_recruit(table: Table, seat: i64, number: i64, mode: i64) -> None:
    """R50: place up to so many units; then the Training Camps, then what the card adds."""
    table.marks = vec[i64]()
    table.frames.push(codes.AFTER_RECRUIT, seat)
    table.frames.push(codes.D20_RECRUIT, seat, number, mode)


def can_recruit(table: Table, seat: i64, mode: i64) -> bool:
    """R20: whether a Recruit action could place anything."""
    if table.reserve[seat] == 0 and not kaija_waits(table, seat):
        return False
    for territory in table.roots:
        if may_recruit(table, seat, territory, mode):
            return True
    return False


def kaija_waits(table: Table, seat: i64) -> bool:
    """R150: whether this is the Bear and Kaija is off the map."""
    return table.clan[seat] == BEAR and table.kaija_at == NONE


def placed_in(table: Table, territory: i64) -> i64:
    """Figures placed there in this action."""
    found: i64 = 0
    for at in range(len(table.marks)):
        if table.marks[at] == territory:
            found += 1
    return found


def may_recruit(table: Table, seat: i64, territory: i64, mode: i64) -> bool:
    """R50, R52, R54, R55: whether this kind of action may place a figure there now."""
    holder = table.holder[territory]
    placed = placed_in(table, territory)
    if bars_recruiting(table, territory, holder == NONE):
        return False
    is_own = holder == seat
    was_neutral = holder == NONE or placed > 0
    if cards.IN_ONE_PLACE[mode] and len(table.marks) > 0:
        return placed > 0
    if mode in (cards.OWN, cards.SAME) and not has_figures(table, seat):
        return holder == NONE  # R52: then this one is the only own territory
    if mode < cards.PER_FOOD:
        return (cards.IN_OWN[mode] != 0 and is_own) or (cards.IN_NEUTRAL[mode] != 0 and was_neutral)
    if not is_own:
        return False
    if mode <= cards.PER_LORE:
        return placed < icons(table, territory, mode - cards.PER_FOOD)
    if mode == cards.FRONTIER:
        return placed == 0 and next_to_enemy(table, seat, territory)
    return placed == 0 and (table.open[territory] > 0 or prints_wood(table, territory))


def prints_wood(table: Table, territory: i64) -> bool:
    """R55: whether a wood icon is printed in the territory; buildings do not count."""
    return printed_icons(table, territory, WOOD) > 0


class Recruit(Decision[Table]):
    """D20: one figure after the other. a: how many more, b: where."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R50 to R55."""
        if table.frames.a(frame) == 0:
            return
        has_unit = table.reserve[seat] > 0
        kaija = kaija_waits(table, seat)
        found = False
        if has_unit or kaija:
            for territory in table.roots:
                if may_recruit(table, seat, territory, table.frames.b(frame)):
                    found = True
                    if has_unit:
                        into.add(codes.RECRUIT + territory)
                    if kaija:
                        into.add(codes.RECRUIT_KAIJA + territory)
        if found and len(table.marks) > 0:
            into.add(codes.STOP_RECRUITING)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Place it, or stop."""
        frames = table.frames
        if option == codes.STOP_RECRUITING:
            frames.pop_group()
            return
        frames.set_a(frame, frames.a(frame) - 1)
        if option < codes.RECRUIT_KAIJA:
            territory = option - codes.RECRUIT
            table.reserve[seat] -= 1
            add_units(table, territory, seat, 1)
            table.tell(codes.RECRUITED, seat, territory)
        else:
            territory = option - codes.RECRUIT_KAIJA
            put_kaija(table, territory, seat)
            table.tell(codes.KAIJA_CAME, seat, territory)
        table.marks = append(table.marks, territory)


class AfterRecruit(Decision[Table]):
    """What follows the figures: a further one for pay, Training Camps, the Stag's pull. a: how far it has come."""

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """R53, R54, R164, one after the other."""
        frames = table.frames
        step = frames.a(frame)
        frames.set_a(frame, step + 1)
        face = table.act[FACE]
        if step == 0:
            price = cards.MORE_FOR[face]
            if price > 0 and table.reserve[seat] > 0 and has_resources(table, seat, price):
                frames.push(codes.D78_PAY, seat, price)
        elif step == 1:
            owe_camps(table)
            frames.push(codes.D24_CAMP, seat)
        else:
            frames.pop_group()
            if cards.EXTRA[face] == cards.PULL:
                frames.push(codes.D82_PULL, seat, place_recruited(table))
            table.marks = vec[i64]()


def place_recruited(table: Table) -> i64:
    """The territory recruited into (the Stag Clan recruits one unit), after `owe_camps`."""
    for at in range(len(table.marks)):
        if table.marks[at] < 0:
            return -1 - table.marks[at]
    return NONE


def owe_camps(table: Table) -> None:
    """R53: each territory with a new figure is owed a unit for each Training Camp; keep the places for the pull."""
    owed = vec[i64]()
    for at in range(len(table.marks)):
        territory = table.marks[at]
        is_first = True
        for earlier in range(at):
            if table.marks[earlier] == territory:
                is_first = False
        if is_first:
            for _ in range(buildings(table, territory, CAMP)):
                owed = append(owed, territory)
    for at in range(len(table.marks)):
        owed = append(owed, -1 - table.marks[at])
    table.marks = owed


class Camp(Decision[Table]):
    """D24: which Training Camp is served while the reserve lasts."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R53: each territory still owed a unit; all are served without asking if the reserve suffices."""
        owed: i64 = 0
        for at in range(len(table.marks)):
            if table.marks[at] >= 0:
                owed += 1
        if owed == 0 or table.reserve[seat] == 0:
            return
        before: i64 = NONE
        for at in range(len(table.marks)):
            if table.marks[at] >= 0 and table.marks[at] != before:
                before = table.marks[at]
                into.add(codes.CAMP + before)
                if table.reserve[seat] >= owed:
                    return

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """One extra unit."""
        territory = option - codes.CAMP
        table.reserve[seat] -= 1
        add_units(table, territory, seat, 1)
        table.tell(codes.CAMP_SENT, seat, territory)
        kept = vec[i64]()
        served = False
        for at in range(len(table.marks)):
            if table.marks[at] == territory and not served:
                served = True
            else:
                kept = append(kept, table.marks[at])
        table.marks = kept


class Pull(Decision[Table]):
    """D82: the Stag Clan may pull one figure into a territory just recruited in. a: that territory."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R164: from any adjacent territory with own figures; rough does not matter."""
        end = table.frames.a(frame)
        if end == NONE:
            return
        for territory in table.roots:
            if table.holder[territory] != seat or holds_figures(table, territory):
                continue
            if figures_of(table, territory, seat) > 0 and connection(table, territory, end):
                into.add(codes.PULL + territory)
        if into.count > 0:
            into.add(codes.NO)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Move it."""
        end = table.frames.a(frame)
        table.frames.pop_group()
        if option == codes.NO:
            return
        start = option - codes.PULL
        if units_of(table, start, seat) > 0:
            take_units(table, start, seat, 1)
            add_units(table, end, seat, 1)
            table.tell(codes.MOVED, seat, start, end, 1, 0)
        else:
            take_kaija(table, start)
            put_kaija(table, end, seat)
            table.tell(codes.MOVED, seat, start, end, 0, 1)
