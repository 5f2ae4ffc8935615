"""What a card does when it is played: one object for each kind of effect; the figures are columns in `cards.py`.

`EFFECT[face].can(...)` says whether a card could do something now (R20), `EFFECT[face].begin(...)` starts it.
"""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.sets import BIT, count
from longhouse.core.state import OptionBuffer
from longhouse.core.zones import NONE
from longhouse.games.northgard import data, events, state
from longhouse.games.northgard.rules import cards, intrigue, play, special
from longhouse.games.northgard.rules.building import begin_build, build_with_glory, can_build, kind_of, price
from longhouse.games.northgard.rules.cards_at import can_draw, draw_cards
from longhouse.games.northgard.rules.decisions import gain, is_enemy
from longhouse.games.northgard.rules.drawing import begin_draw, cards_drawn_by
from longhouse.games.northgard.rules.explore import begin_explore, can_explore
from longhouse.games.northgard.rules.figures import next_to_own
from longhouse.games.northgard.rules.moving import begin_move, can_move
from longhouse.games.northgard.rules.playable import (
    can_bribe,
    can_scorch,
    can_walk_hidden,
    has_victim,
    is_snake_card,
    may_foresee_achievement,
    opponent_holds_card,
)
from longhouse.games.northgard.rules.recruit import begin_recruit, can_recruit
from longhouse.games.northgard.state import Table


class Effect:
    """No effect: Achievements and Unrest; Defensive Strategy, which only reacts to other cards (`reaction.py`)."""

    def can(self, table: Table, seat: i64, face: i64) -> bool:
        """R20: whether the effect could do something now."""
        return False

    def begin(self, table: Table, seat: i64, face: i64, chance: Chance) -> None:
        """Start it; called only if it can do something."""

    def offer_parts(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """D70: the parts that may be chosen now."""

    def take_part(self, table: Table, seat: i64, frame: i64, part: i64, chance: Chance) -> None:
        """One part is chosen."""
        raise NotImplementedError


class Recruit(Effect):
    """R50 to R56: units at a kind of place."""

    def can(self, table: Table, seat: i64, face: i64) -> bool:
        """Table 12.3."""
        return can_recruit(table, seat, cards.AT[face])

    def begin(self, table: Table, seat: i64, face: i64, chance: Chance) -> None:
        """R154: with The Bear Awakens Kaija is free this year."""
        if cards.AWAKENS[face] and state.CLAN.of(table, seat) == data.BEAR:
            state.KAIJA_AWAKE.set(table, 1)
        begin_recruit(table, seat, cards.AMOUNT[face], cards.AT[face])


class Move(Effect):
    """R60 to R68: move points, and points in combat."""

    def can(self, table: Table, seat: i64, face: i64) -> bool:
        """Table 12.3."""
        return can_move(table, seat, cards.AMOUNT[face], cards.RIDERS[face])

    def begin(self, table: Table, seat: i64, face: i64, chance: Chance) -> None:
        """R160: with the Snake Clan the token may be placed again afterwards."""
        if cards.SCORCHES[face] and state.CLAN.of(table, seat) == data.SNAKE:
            play.SCORCH.ask(table, seat)
        begin_move(table, seat, cards.AMOUNT[face], cards.POINTS[face], cards.RIDERS[face])


class Explore(Effect):
    """R43 to R49: tiles, once or several times."""

    def can(self, table: Table, seat: i64, face: i64) -> bool:
        """Table 12.3."""
        return can_explore(table, seat, cards.RIDERS[face])

    def begin(self, table: Table, seat: i64, face: i64, chance: Chance) -> None:
        """R49: Rangers ask after the first tile."""
        if cards.TIMES[face] > 1:
            special.PART.ask(table, seat)
        begin_explore(table, seat, cards.AMOUNT[face], cards.RIDERS[face], chance)

    def offer_parts(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R49: once more, if the tile before was placed."""
        face = state.EFFECT.of(table)
        if 0 < state.EXPLORED.of(table) < cards.TIMES[face] and self.can(table, seat, face):
            into.add(special.PART.part.one(data.PART_EXPLORE))
            into.add(special.PART.part.one(data.PART_STOP))

    def take_part(self, table: Table, seat: i64, frame: i64, part: i64, chance: Chance) -> None:
        """R49: explore again, or stop."""
        face = state.EFFECT.of(table)
        if part == data.PART_STOP or state.EXPLORED.of(table) + 1 >= cards.TIMES[face]:
            table.frames.pop_group()
        if part == data.PART_EXPLORE:
            state.PARTS_DONE.put(table, part)
            begin_explore(table, seat, cards.AMOUNT[face], cards.RIDERS[face], chance)


class Build(Effect):
    """R70 to R78: buildings, perhaps for less wood."""

    def can(self, table: Table, seat: i64, face: i64) -> bool:
        """Table 12.3."""
        return can_build(table, seat, cards.SAVES[face], cards.RIDERS[face])

    def begin(self, table: Table, seat: i64, face: i64, chance: Chance) -> None:
        """R70."""
        begin_build(table, seat, cards.SAVES[face], cards.AMOUNT[face], cards.RIDERS[face])

    def offer_parts(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R78, Glory: collect before the payment; after the build or not at all if it can be paid without that."""
        into.add(special.PART.part.one(data.PART_BEFORE))
        cost = price(kind_of(special.PART.chosen.of(table.frames, frame)), special.PART.saved.of(table.frames, frame))
        if cost <= state.STOCK.of(table, seat, data.WOOD):
            into.add(special.PART.part.one(data.PART_AFTER))
            into.add(special.PART.part.one(data.PART_STOP))

    def take_part(self, table: Table, seat: i64, frame: i64, part: i64, chance: Chance) -> None:
        """R78, Glory."""
        chosen = special.PART.chosen.of(table.frames, frame)
        saved = special.PART.saved.of(table.frames, frame)
        table.frames.pop_group()
        build_with_glory(table, seat, chosen, saved, part)


class Draw(Effect):
    """R80 to R82: cards, some of them discarded or put back."""

    def can(self, table: Table, seat: i64, face: i64) -> bool:
        """Table 12.3: all of them, and at least one."""
        return 0 < cards_drawn_by(table, seat, face) <= can_draw(table, seat)

    def begin(self, table: Table, seat: i64, face: i64, chance: Chance) -> None:
        """R81."""
        begin_draw(table, seat, face, chance)


class Collect(Effect):
    """Resources of one kind."""

    def can(self, table: Table, seat: i64, face: i64) -> bool:
        """Always."""
        return True

    def begin(self, table: Table, seat: i64, face: i64, chance: Chance) -> None:
        """R7."""
        gain(table, seat, cards.RESOURCE[face], cards.AMOUNT[face])


class Parts(Effect):
    """Feast and its like: one or several of the card's parts, each at most once, in any order (R49, R158, R164)."""

    def can(self, table: Table, seat: i64, face: i64) -> bool:
        """Table 12.3: some part can do something."""
        for at in range(cards.FIRST_PART[face], cards.FIRST_PART[face + 1]):
            if can_do_part(table, seat, cards.PART_AT[at]):
                return True
        return False

    def begin(self, table: Table, seat: i64, face: i64, chance: Chance) -> None:
        """Ask which."""
        special.PART.ask(table, seat)

    def offer_parts(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Each part left that can do something now; after the first one may stop."""
        face = state.EFFECT.of(table)
        done = state.PARTS_DONE.of(table)
        if count(done) >= cards.CHOOSE[face]:
            return
        for at in range(cards.FIRST_PART[face], cards.FIRST_PART[face + 1]):
            part = cards.PART_AT[at]
            if done & BIT[part] == 0 and can_do_part(table, seat, part):
                into.add(special.PART.part.one(part))
        if done and into.count > 0:
            into.add(special.PART.part.one(data.PART_STOP))

    def take_part(self, table: Table, seat: i64, frame: i64, part: i64, chance: Chance) -> None:
        """Do it, and ask again if more may be chosen. R164: with Annexation a second part may be declined."""
        if part == data.PART_STOP:
            table.frames.pop_group()
            return
        face = state.EFFECT.of(table)
        state.PARTS_DONE.put(table, part)
        number = count(state.PARTS_DONE.of(table))
        if number >= cards.CHOOSE[face]:
            table.frames.pop_group()
        BY_PART[part].begin(table, seat, cards.PART_FACE[part], chance)
        if number > 1 and part == data.PART_MOVE and cards.MAY_DECLINE[face]:
            state.MOVES_MADE.set(table, 1)


class TakeOne(Effect):
    """A part of Negotiation: take a card of the own discard pile."""

    def can(self, table: Table, seat: i64, face: i64) -> bool:
        """There is one."""
        return state.CARDS.next_in(table, state.DISCARD, seat, NONE) != NONE

    def begin(self, table: Table, seat: i64, face: i64, chance: Chance) -> None:
        """Ask which."""
        special.TAKE_BACK.ask(table, seat)


class DrawOne(Effect):
    """A part of Negotiation and Veiled Threats: draw 1."""

    def can(self, table: Table, seat: i64, face: i64) -> bool:
        """There is one."""
        return can_draw(table, seat) > 0

    def begin(self, table: Table, seat: i64, face: i64, chance: Chance) -> None:
        """R83."""
        draw_cards(table, seat, 1, chance)


class Look(Effect):
    """R85: look at an opponent's hand and pick a card; the part of Veiled Threats that lets chance pick one."""

    def can(self, table: Table, seat: i64, face: i64) -> bool:
        """An opponent holds a card, or the draw that follows can be done."""
        if opponent_holds_card(table, seat):
            return True
        return face != NONE and cards.THEN_DRAW[face] > 0 and can_draw(table, seat) > 0

    def begin(self, table: Table, seat: i64, face: i64, chance: Chance) -> None:
        """Ask whose."""
        if face != NONE and cards.THEN_DRAW[face] > 0:
            special.DRAW_AFTER.ask(table, seat)
        special.OPPONENT.ask(table, seat)


class Curse(Look):
    """R85, Ancestral Curse: every opponent discards a card."""

    def begin(self, table: Table, seat: i64, face: i64, chance: Chance) -> None:
        """In turn order."""
        if cards.THEN_DRAW[face] > 0:
            special.DRAW_AFTER.ask(table, seat)
        for back in range(table.players - 1, 0, -1):
            other = (seat + back) % table.players
            if is_enemy(table, seat, other):
                special.DISCARD_OWN.ask(table, other)


class Copy(Effect):
    """R91 to R94: the effect of a card in an active area."""

    def can(self, table: Table, seat: i64, face: i64) -> bool:
        """There is one."""
        for owner in range(table.players):
            if may_copy_from(table, seat, face, owner):
                for card in range(data.CARDS):
                    if may_copy(table, seat, face, owner, card):
                        return True
        return False

    def begin(self, table: Table, seat: i64, face: i64, chance: Chance) -> None:
        """Ask which."""
        special.COPY.ask(table, seat)


class Foresee(Effect):
    """R95, Future Sight: take a card of the row now."""

    def can(self, table: Table, seat: i64, face: i64) -> bool:
        """Once a year, if there is a card."""
        if state.FORESAW.of(table, seat):
            return False
        return state.CARDS.next_in(table, state.ROW, 0, NONE) != NONE or may_foresee_achievement(table)

    def begin(self, table: Table, seat: i64, face: i64, chance: Chance) -> None:
        """Ask which."""
        special.FORESEE.ask(table, seat)


class Conquer(Effect):
    """R88, Conqueror: attacks ignore buildings for the rest of the year."""

    def can(self, table: Table, seat: i64, face: i64) -> bool:
        """Once a year."""
        return state.CONQUEROR.of(table, seat) == 0

    def begin(self, table: Table, seat: i64, face: i64, chance: Chance) -> None:
        """R88: for the rest of the year."""
        state.CONQUEROR.set(table, seat, 1)
        table.tell(events.CONQUERS, seat)


class HiddenWays(Effect):
    """R67: figures go to any open territory."""

    def can(self, table: Table, seat: i64, face: i64) -> bool:
        """Table 12.3."""
        return can_walk_hidden(table, seat)

    def begin(self, table: Table, seat: i64, face: i64, chance: Chance) -> None:
        """Ask from where."""
        intrigue.HIDDEN_WAYS.ask(table, seat)


class Bribe(Effect):
    """R89: move an enemy's units."""

    def can(self, table: Table, seat: i64, face: i64) -> bool:
        """Table 12.3."""
        return can_bribe(table, seat)

    def begin(self, table: Table, seat: i64, face: i64, chance: Chance) -> None:
        """Ask from where."""
        intrigue.BRIBERY.ask(table, seat)


class Remove(Effect):
    """R86: an enemy unit goes, adjacent or anywhere."""

    def can(self, table: Table, seat: i64, face: i64) -> bool:
        """Table 12.3."""
        return has_victim(table, seat, cards.REMOVES_ADJACENT[face] != 0)

    def begin(self, table: Table, seat: i64, face: i64, chance: Chance) -> None:
        """Ask whose; Plunder draws a card afterwards."""
        if cards.THEN_DRAW[face] > 0:
            special.DRAW_AFTER.ask(table, seat)
        intrigue.VICTIM.ask(table, seat)


_BY_KIND: Final[dict[str, Effect]] = {
    "": Effect(),
    "recruit": Recruit(),
    "move": Move(),
    "explore": Explore(),
    "build": Build(),
    "draw": Draw(),
    "collect": Collect(),
    "parts": Parts(),
    "look": Look(),
    "curse": Curse(),
    "copy": Copy(),
    "foresee": Foresee(),
    "conquer": Conquer(),
    "hidden_ways": HiddenWays(),
    "bribe": Bribe(),
    "remove": Remove(),
    "react": Effect(),
}
EFFECT: Final[list[Effect]] = [_BY_KIND[cards.kind_of(row)] for row in data.DATA["card"]]
"""By face."""
_OTHER_PARTS: Final[dict[str, Effect]] = {"take": TakeOne(), "draw": DrawOne(), "discard": Look()}
BY_PART: Final[list[Effect]] = [
    _OTHER_PARTS.get(name, Effect()) if cards.PART_FACE[part] == NONE else EFFECT[cards.PART_FACE[part]]
    for part, name in enumerate(data.PART_IDS)
]
"""By part; some do what the starting cards of their names do."""


def can_do_part(table: Table, seat: i64, part: i64) -> bool:
    """Whether a part of a card can do something now."""
    return BY_PART[part].can(table, seat, cards.PART_FACE[part])


def is_playable(table: Table, seat: i64, face: i64) -> bool:
    """R20; a Snake clan card also if only its token could be placed."""
    if EFFECT[face].can(table, seat, face):
        return True
    return is_snake_card(table, seat, face) and can_scorch(table, seat)


def begin_effect(table: Table, seat: i64, face: i64, chance: Chance) -> None:
    """Start what a face says; nothing if it can do nothing by now."""
    state.EFFECT.set(table, face)
    state.FOES.set(table, 0)
    state.EXPLORED.set(table, 0)
    state.PARTS_DONE.set(table, 0)
    state.SNAKE_TOOK.set(table, NONE)
    effect = EFFECT[face]
    if effect.can(table, seat, face):
        effect.begin(table, seat, face, chance)


def may_copy_from(table: Table, seat: i64, copier: i64, owner: i64) -> bool:
    """R91 to R93: whose active area the copying card looks at."""
    if cards.COPIES_OWN[copier]:
        return owner == seat
    if not is_enemy(table, seat, owner):
        return False
    if cards.COPIES_SCORCHED[copier]:
        return (
            state.SCORCHED.of(table) != NONE and state.HOLDER.of(table, table.root[state.SCORCHED.of(table)]) == owner
        )
    for territory in table.roots:
        if state.HOLDER.of(table, territory) == owner and next_to_own(table, seat, territory):
            return True
    return False


def may_copy(table: Table, seat: i64, copier: i64, owner: i64, card: i64) -> bool:
    """R91 to R94: any active card but one that copies too; of the own ones only those played before."""
    is_active = cards.COPIES_OWN[copier] == 0 and state.CARDS.is_in(table, card, state.ACTIVE, owner)
    if not is_active and not state.CARDS.is_in(table, card, state.PLAYED, owner):
        return False
    face = data.FACE_OF[card]
    return cards.KIND[face] != cards.KIND[copier] and EFFECT[face].can(table, seat, face)
