"""The actions that Action tiles show (R35 to R39, R80 to R82): Canoe, Move, Harvest, Hunt, Tan, Fish, the Sacred Fire,
and where the others begin.

`ACTION[action]` is the object of an action; its number is its place in `data.ACTION_IDS`.
"""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.components import BadComponent
from longhouse.core.options import Options
from longhouse.core.sets import BIT
from longhouse.core.state import OptionBuffer
from longhouse.games.wendake import data, events, state
from longhouse.games.wendake.rules.decisions import LAKE, Question, TileAction, gain, skip
from longhouse.games.wendake.rules.masks import MaskCeremony
from longhouse.games.wendake.rules.military import Military
from longhouse.games.wendake.rules.moving import MOVE
from longhouse.games.wendake.rules.progress import has_line, offer_transfers
from longhouse.games.wendake.rules.ritual import HoldRitual
from longhouse.games.wendake.rules.tiles import offer_tiles
from longhouse.games.wendake.rules.trade import Trade
from longhouse.games.wendake.state import Table

# The actions of a tile.


def face_up(table: Table, seat: i64, slot: i64) -> i64:
    """R18: what a tile shows: its printed actions, or one Ritual on the Ritual side."""
    tile = state.GRID.of(table, seat, slot)
    if not state.RITUALS.has(table, seat, slot):
        if table.settings.canoe_only and tile == data.CANOE_TILE:
            return data.CANOE_FACE
        return tile
    if table.settings.ritual_bonus:
        return data.RITUAL_FACE + data.LEVEL_OF[tile]
    return data.RITUAL_FACE


def lay_out(table: Table, seat: i64, slot: i64) -> None:
    """R17: the actions of this tile, and no others, are now to be done, top to bottom."""
    face = face_up(table, seat, slot)
    state.TODO.clear(table)
    state.SKIPPED.clear(table)
    for at in range(data.FIRST_ACTION[face], data.FIRST_ACTION[face + 1]):
        state.TODO.append(table, data.FACE_ACTIONS[at])


def begin_action(table: Table, seat: i64, action: i64) -> None:
    """An action of the tile in use is done now."""
    state.TODO.remove(table, state.TODO.place(table, action))
    table.tell(events.BEGAN, seat, action)
    ACTION[action].begin(table, seat)


def start_tile(table: Table, seat: i64) -> None:
    """The only action of a tile just chosen begins without a question, if leaving it out can never be better (R17).

    What could come before it was offered with the choice of the tile. Only a Transfer or a Progress tile is asked for
    once more: people think of them when they see the action.
    """
    if state.TODO.size(table) != 1:
        return
    action = state.TODO.of(table, 0)
    if not ACTION[action].starts_at_once:
        return
    before = OptionBuffer()
    offer_transfers(table, seat, before)
    offer_tiles(table, seat, table.frames.top(), data.ANY_TIME, before)
    if before.count == 0:
        begin_action(table, seat, action)


class PutCanoe(TileAction):
    """R35: a Canoe from the reserve comes into play."""

    def begin(self, table: Table, seat: i64) -> None:
        """It goes to the lake nearest to the Home, if one is left."""
        if state.CANOES.total(table, seat) < data.CANOES:
            CANOE.ask(table, seat)


class Canoe(Question):
    """D24: on which lake. It offers one, so it is asked only in matches saved under earlier rules."""

    def __init__(self, name: str, phase: str = "") -> None:
        super().__init__(name, phase)
        self.shares(LAKE)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R35: which lake never matters, so only the one nearest to the Home."""
        into.add(LAKE.one(data.NEAREST_LAKE[state.HOME.of(table, seat)]))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """A Canoe from the reserve is in play."""
        table.frames.pop_group()
        lake = LAKE.first(option)
        state.CANOES.gain(table, seat, lake, 1)
        table.tell(events.CANOE_PUT, seat, lake, state.CANOES.total(table, seat))


CANOE: Final[Canoe] = Canoe("canoe")


class MoveWarriors(TileAction):
    """R40: so many steps."""

    def __init__(self, steps: i64) -> None:
        super().__init__(True)
        self.steps: i64 = steps

    def begin(self, table: Table, seat: i64) -> None:
        """Ask for the first one."""
        MOVE.ask(table, seat, self.steps)


class Harvest(TileAction):
    """R36: a vegetable from every area with Women, the Home counting once."""

    def begin(self, table: Table, seat: i64) -> None:
        """One kind after the other."""
        for good in range(data.VEGETABLES):
            found = harvested(table, seat, good)
            if found > 0:
                gain(table, seat, good, found)


def harvested(table: Table, seat: i64, good: i64) -> i64:
    """R36: how many vegetables of a kind a Harvest brings."""
    found: i64 = 0
    has_women = state.VILLAGE.of(table, seat, data.WOMAN) > 0
    if has_women and data.HOME_VEGETABLE[state.HOME.of(table, seat)] == good:
        found = 1
    area = table.next_area(seat, table.first_area)
    while area < table.end_of_areas:
        if state.WHO.of(table, area) == data.WOMAN and data.AREA_GOOD[area] == good:
            found += 1
        area = table.next_area(seat, area + 1)
    return found


class Hunt(TileAction):
    """R37: a beaver from every area with Hunters, the Home counting once."""

    def begin(self, table: Table, seat: i64) -> None:
        """All at once."""
        found = table.areas_worked(seat, data.HUNTER)
        if found > 0:
            gain(table, seat, data.BEAVER, found)


class Tan(TileAction):
    """R38: all beavers become leather."""

    def begin(self, table: Table, seat: i64) -> None:
        """All at once."""
        beavers = state.GOODS.of(table, seat, data.BEAVER)
        state.GOODS.set(table, seat, data.BEAVER, 0)
        state.GOODS.gain(table, seat, data.LEATHER, beavers)
        table.tell(events.TANNED, seat, beavers)


class Fish(TileAction):
    """R39: a fish for every Canoe in play."""

    def begin(self, table: Table, seat: i64) -> None:
        """All at once."""
        gain(table, seat, data.FISH, state.CANOES.total(table, seat))


class SacredFire(TileAction):
    """R80: another tile is used."""

    def begin(self, table: Table, seat: i64) -> None:
        """Ask which."""
        FIRE.ask(table, seat)


class Fire(Question):
    """D2: which tile the Sacred Fire lights."""

    def __init__(self) -> None:
        super().__init__("fire")
        self.light: Options = self.option("fire:{slot}", ("slot:{slot}",), state.SLOT)
        self.none: Options = self.option("fire:none", ("skip",), name="no-fire", declines=True)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R81: an unmarked tile that leaves a line with all marked ones."""
        marked = state.MARKED.of(table, seat)
        for slot in range(data.SLOTS):
            if marked & BIT[slot] == 0 and has_line(marked, slot):
                into.add(self.light.one(slot))
        into.add(self.none.only())

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """R80, R82: the marker lies there for the Year, and the tile is used as if chosen."""
        table.frames.pop_group()
        if self.none.holds(option):
            skip(table, seat, data.FIRE)
            return
        slot = self.light.first(option)
        state.FIRE.set(table, seat, slot)
        table.tell(events.FIRE_ON, seat, slot, state.GRID.of(table, seat, slot), table.side_up(seat, slot))
        lay_out(table, seat, slot)
        start_tile(table, seat)


FIRE: Final[Fire] = Fire()


_PLAIN: Final[dict[str, TileAction]] = {  # Points may be unwelcome, for the sake of a lowest track: R17, R68.
    "canoe": PutCanoe(),
    "harvest": Harvest(),
    "hunt": Hunt(),
    "tan": Tan(),
    "fish": Fish(),
    "military": Military(False),
    "mask": MaskCeremony(True),
    "trade": Trade(),
    "fire": SacredFire(),
    "ritual": HoldRitual(False),
}


def action_of(name: str) -> TileAction:
    """The action of this name; no action has the empty one."""
    word, _, steps = name.partition(":")
    if word == "move" and steps.isdigit():
        return MoveWarriors(int(steps))
    if not name:
        return TileAction()
    if name not in _PLAIN:
        raise BadComponent(f"there is no action {name!r}")
    return _PLAIN[name]


ACTION: Final[list[TileAction]] = [action_of(name) for name in data.ACTION_IDS]
