"""Recruiting units (R50 to R56, R150, R164)."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision, Kept
from longhouse.core.options import Options
from longhouse.core.protocol import Message
from longhouse.core.state import OptionBuffer
from longhouse.core.zones import NONE
from longhouse.games.northgard import data, events, state
from longhouse.games.northgard.rules import cards, moving, paying
from longhouse.games.northgard.rules.creatures import bars_recruiting, has_bear
from longhouse.games.northgard.rules.decisions import NO
from longhouse.games.northgard.rules.figures import (
    add_units,
    figures_of,
    has_figures,
    next_to_enemy,
    put_kaija,
)
from longhouse.games.northgard.rules.land import buildings, connection, icons, printed_icons
from longhouse.games.northgard.state import Table


def begin_recruit(table: Table, seat: i64, number: i64, mode: i64) -> None:
    """R50: place up to so many units; then the Training Camps, then what the card adds."""
    state.RECRUITED.clear(table)
    AFTER_RECRUIT.ask(table, seat)
    RECRUIT.ask(table, seat, number, mode)


def can_recruit(table: Table, seat: i64, mode: i64) -> bool:
    """R20: whether a Recruit action could place anything."""
    if state.RESERVE.of(table, seat) == 0 and not kaija_waits(table, seat):
        return False
    for territory in table.roots:
        if may_recruit(table, seat, territory, mode):
            return True
    return False


def kaija_waits(table: Table, seat: i64) -> bool:
    """R150: whether this is the Bear and Kaija is off the map."""
    return state.CLAN.of(table, seat) == data.BEAR and state.KAIJA.of(table) == NONE


def placed_in(table: Table, territory: i64) -> i64:
    """Figures placed there in this action."""
    found: i64 = 0
    for at in range(state.RECRUITED.size(table)):
        if state.RECRUITED.of(table, at) == territory:
            found += 1
    return found


def may_recruit(table: Table, seat: i64, territory: i64, mode: i64) -> bool:
    """R50, R52, R54, R55: whether this kind of action may place a figure there now."""
    holder = state.HOLDER.of(table, territory)
    placed = placed_in(table, territory)
    if bars_recruiting(table, territory, holder == NONE):
        return False
    is_own = holder == seat
    was_neutral = holder == NONE or placed > 0
    if cards.IN_ONE_PLACE[mode] and state.RECRUITED.size(table) > 0:
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
    # Osmosis: buildings do not count.
    return placed == 0 and (table.open[territory] > 0 or printed_icons(table, territory, data.WOOD) > 0)


class Recruit(Decision[Table]):
    """D20: one figure after the other: how many more, and where."""

    def __init__(self) -> None:
        super().__init__("recruit")
        self.left: Kept = self.keeps("left", 0, data.MOST_UNITS + 1)
        self.mode: Kept = self.keeps("mode", 0, cards.OSMOSIS)
        self.recruit: Options = self.option("recruit:{territory}", ("territory:{territory}",), state.TERRITORY)
        self.kaija: Options = self.option(
            "recruit-kaija:{territory}", ("kaija", "territory:{territory}"), state.TERRITORY
        )
        self.stop: Options = self.option("stop-recruiting", ("done",), declines=True)

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """How many are left."""
        return Message("prompt-recruit", {"left": int(self.left.of(table.frames, frame))})

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R50 to R55."""
        if self.left.of(table.frames, frame) == 0:
            return
        has_unit = state.RESERVE.of(table, seat) > 0
        kaija = kaija_waits(table, seat)
        found = False
        if has_unit or kaija:
            for territory in table.roots:
                if may_recruit(table, seat, territory, self.mode.of(table.frames, frame)):
                    found = True
                    if has_unit:
                        into.add(self.recruit.one(territory))
                    if kaija:
                        into.add(self.kaija.one(territory))
        if found and state.RECRUITED.size(table) > 0:
            into.add(self.stop.only())

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Place it, or stop."""
        frames = table.frames
        if option == self.stop.only():
            frames.pop_group()
            return
        self.left.set(frames, frame, self.left.of(frames, frame) - 1)
        if self.recruit.holds(option):
            territory = self.recruit.first(option)
            state.RESERVE.gain(table, seat, -1)
            add_units(table, territory, seat, 1)
            table.tell(events.RECRUITED, seat, territory)
        else:
            territory = self.kaija.first(option)
            put_kaija(table, territory, seat)
            table.tell(events.KAIJA_CAME, seat, territory)
        state.RECRUITED.append(table, territory)


RECRUIT: Final[Recruit] = Recruit()


FOR_PAY: Final = 0
CAMPS: Final = 1
DONE: Final = 2


class AfterRecruit(Decision[Table]):
    """What follows the figures: a further one for pay, Training Camps, the Stag's pull."""

    def __init__(self) -> None:
        super().__init__("after-recruit")
        self.stage: Kept = self.keeps("stage", 0, DONE)

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """R53, R54, R164, one after the other."""
        frames = table.frames
        stage = self.stage.of(frames, frame)
        self.stage.set(frames, frame, stage + 1)
        face = state.EFFECT.of(table)
        if stage == FOR_PAY:
            price = cards.MORE_FOR[face]
            if price > 0 and state.RESERVE.of(table, seat) > 0 and state.STOCK.total(table, seat) >= price:
                paying.PAY.ask(table, seat, price)
        elif stage == CAMPS:
            owe_camps(table)
            CAMP.ask(table, seat)
        else:
            frames.pop_group()
            if cards.PULLS[face]:
                PULL.ask(table, seat, place_recruited(table))
            state.RECRUITED.clear(table)
            state.OWED.clear(table)


AFTER_RECRUIT: Final[AfterRecruit] = AfterRecruit()


def place_recruited(table: Table) -> i64:
    """The territory recruited into (the Stag Clan recruits one unit), or NONE."""
    if state.RECRUITED.size(table) == 0:
        return NONE
    return state.RECRUITED.of(table, 0)


def owe_camps(table: Table) -> None:
    """R53: each territory with a new figure is owed a unit for each Training Camp."""
    for at in range(state.RECRUITED.size(table)):
        territory = state.RECRUITED.of(table, at)
        if state.RECRUITED.place(table, territory) == at:
            for _n in range(buildings(table, territory, data.CAMP)):
                state.OWED.append(table, territory)


class Camp(Decision[Table]):
    """D24: which Training Camp is served while the reserve lasts."""

    def __init__(self) -> None:
        super().__init__("camp")
        self.camp: Options = self.option("camp:{territory}", ("territory:{territory}",), state.TERRITORY)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R53: each territory still owed a unit; all are served without asking if the reserve suffices."""
        owed = state.OWED.size(table)
        if owed == 0 or state.RESERVE.of(table, seat) == 0:
            return
        before: i64 = NONE
        for at in range(owed):
            if state.OWED.of(table, at) != before:
                before = state.OWED.of(table, at)
                into.add(self.camp.one(before))
                if state.RESERVE.of(table, seat) >= owed:
                    return

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """One extra unit."""
        territory = self.camp.first(option)
        state.RESERVE.gain(table, seat, -1)
        add_units(table, territory, seat, 1)
        table.tell(events.CAMP_SENT, seat, territory)
        state.OWED.remove(table, state.OWED.place(table, territory))


CAMP: Final[Camp] = Camp()


class Pull(Decision[Table]):
    """D82: the Stag Clan may pull one figure into a territory just recruited in."""

    def __init__(self) -> None:
        super().__init__("pull")
        self.territory: Kept = self.keeps("territory", NONE, data.AREAS - 1)
        self.pull: Options = self.option("pull:{territory}", ("territory:{territory}",), state.TERRITORY)
        self.no: Options = self.shares(NO)

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """To which territory."""
        end = self.territory.of(table.frames, frame)
        return Message("prompt-pull", {"territory": data.AREA_IDS[end]})

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R164: from any adjacent territory with own figures; rough does not matter."""
        end = self.territory.of(table.frames, frame)
        if end == NONE:
            return
        for territory in table.roots:
            if state.HOLDER.of(table, territory) != seat or has_bear(table, territory):
                continue
            if figures_of(table, territory, seat) > 0 and connection(table, territory, end):
                into.add(self.pull.one(territory))
        if into.count > 0:
            into.add(NO.only())

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Move it."""
        end = self.territory.of(table.frames, frame)
        table.frames.pop_group()
        if option == NO.only():
            return
        start = self.pull.first(option)
        kaija = moving.shift_one(table, seat, start, end)
        table.tell(events.MOVED, seat, start, end, 1 - kaija, kaija)


PULL: Final[Pull] = Pull()
