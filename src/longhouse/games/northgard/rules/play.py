"""A turn in the Actions phase (R16 to R28, R90, R160)."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision, Kept
from longhouse.core.options import Options
from longhouse.core.protocol import Message
from longhouse.core.state import OptionBuffer
from longhouse.core.things import Things
from longhouse.core.zones import NONE
from longhouse.games.northgard import data, events, state
from longhouse.games.northgard.rules import cards, creatures, decisions, year
from longhouse.games.northgard.rules.cards_at import (
    discard,
    discard_hand_and_active,
    draw_cards,
    everybody,
    find,
    put,
    put_on_top,
    remove_from_game,
)
from longhouse.games.northgard.rules.decisions import is_listed, pay
from longhouse.games.northgard.rules.effects import begin_effect, is_playable
from longhouse.games.northgard.rules.playable import is_snake_card, may_scorch
from longhouse.games.northgard.rules.reaction import ask_for_reactions, owner_of_reaction
from longhouse.games.northgard.state import Table


def begin_turn(table: Table, seat: i64) -> None:
    """R17: exactly one action."""
    state.ACTING.set(table, seat)
    state.RESOLVED.set(table, 0)
    state.MAIN_DONE.set(table, 0)
    table.tell(events.TURN, seat)
    TURN.ask(table, seat)


def next_turn(table: Table) -> None:
    """R16: the next player who has not passed; when all have, the phase ends."""
    for ahead in range(1, table.players + 1):
        seat = (state.ACTING.of(table) + ahead) % table.players
        if state.PASSED.of(table, seat) == 0:
            begin_turn(table, seat)
            return
    year.HARVEST.ask(table, state.FIRST_PLAYER.of(table))
    if table.settings.creatures:
        creatures.CREATURE_PHASE.ask(table, state.FIRST_PLAYER.of(table))


HOW: Final[Things] = Things("how", ["wait", "remove"])
WAITS: Final = 0
LEAVES: Final = 1
"""What becomes of the card that is given up for an upgrade."""


class Turn(Decision[Table]):
    """D10: play, wait, replace, remove, upgrade or pass; one standing order a turn."""

    def __init__(self) -> None:
        super().__init__("turn")
        self.ordered: Kept = self.keeps("ordered", 0, 1)
        self.play: Options = self.option("play:{card}", ("hand:{card}", "play"), state.FACE)
        self.wait: Options = self.option("wait:{card}", ("hand:{card}", "wait"), state.FACE)
        self.replace: Options = self.option("replace:{card}", ("hand:{card}", "replace"), state.FACE)
        self.remove: Options = self.option("remove:{card}", ("hand:{card}", "remove"), state.FACE)
        self.upgrade: Options = self.option(
            "upgrade:{card}>{upgrade}:{how}",
            ("hand:{card}", "upgrade:{upgrade}", "{how}"),
            state.FACE,
            state.UPGRADE,
            HOW,
        )
        self.passing: Options = self.option("pass", ("pass",), declines=True)
        self.order: Options = self.option("order:{order}", ("orders", "order:{order}"), state.ORDERS)

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """Without what the frame keeps."""
        return Message("prompt-turn")

    def fits(self, table: Table, seat: i64, frame: i64) -> bool:
        """Whoever has passed has no turn; nobody has a turn while cards are sorted."""
        if state.PASSED.of(table, seat):
            return False
        for card in range(data.CARDS):
            if state.CARDS.place_of(table, card) == state.DRAWN:
                return False
        return True

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R17 to R25."""
        lore = state.STOCK.of(table, seat, data.LORE)
        card = state.CARDS.next_in(table, state.HAND, seat, NONE)
        while card != NONE:
            face = data.FACE_OF[card]
            if not is_listed(into, self.wait.one(face)):
                self.offer_card(table, seat, face, lore, into)
            card = state.CARDS.next_in(table, state.HAND, seat, card)
        into.add(self.passing.only())
        if self.ordered.of(table.frames, frame) == 0:
            offer_orders(table, seat, into)

    def offer_card(self, table: Table, seat: i64, face: i64, lore: i64, into: OptionBuffer) -> None:
        """R18 to R24: what may be done with a card in hand."""
        if is_playable(table, seat, face):
            into.add(self.play.one(face))
        into.add(self.wait.one(face))
        if lore >= data.REPLACE_LORE:
            into.add(self.replace.one(face))
        if lore >= data.REMOVE_LORE and face != cards.UNREST:
            into.add(self.remove.one(face))
        if lore >= data.UPGRADE_LORE:
            offer_upgrades(table, seat, face, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """A standing order, which leaves the turn open, or the one action."""
        if self.order.holds(option):
            self.ordered.set(table.frames, frame, 1)
            state.ORDER.set(table, seat, self.order.first(option))
            table.tell(events.ORDERED, seat, self.order.first(option))
            return
        table.frames.pop_group()
        if self.play.holds(option):
            play_card(table, seat, find(table, state.HAND, seat, self.play.first(option)))
        elif option == self.passing.only():
            pass_year(table, seat)
        else:
            give_up(table, seat, option, chance)
            next_turn(table)


TURN: Final[Turn] = Turn()


def offer_upgrades(table: Table, seat: i64, face: i64, into: OptionBuffer) -> None:
    """R24: each upgrade that lies aside, for a card that waits or leaves the game."""
    clan = state.CLAN.of(table, seat)
    for which in range(data.UPGRADES):
        if state.CARDS.is_in(table, data.UPGRADE_CARD.of(clan, which), state.UPGRADES, seat):
            upgrade = clan * data.UPGRADES + which
            into.add(TURN.upgrade.triple(face, upgrade, WAITS))
            if face != cards.UNREST:
                into.add(TURN.upgrade.triple(face, upgrade, LEAVES))


def offer_orders(table: Table, seat: i64, into: OptionBuffer) -> None:
    """Standing orders for whoever owns Defensive Strategy: another one than the present."""
    if not table.settings.standing_orders or owner_of_reaction(table) != seat:
        return
    for order in range(state.ORDERS.size):
        if order != state.ORDER.of(table, seat):
            into.add(TURN.order.one(order))


def give_up(table: Table, seat: i64, option: i64, chance: Chance) -> None:
    """R21 to R24: wait, replace, remove, upgrade."""
    if TURN.wait.holds(option):
        face = TURN.wait.first(option)
        table.tell(events.WAITED, seat, face)
        put(table, find(table, state.HAND, seat, face), state.ACTIVE, seat, 0)
    elif TURN.replace.holds(option):
        face = TURN.replace.first(option)
        table.tell(events.REPLACED, seat, face)
        put(table, find(table, state.HAND, seat, face), state.ACTIVE, seat, 0)
        pay(table, seat, data.LORE, data.REPLACE_LORE)
        draw_cards(table, seat, data.REPLACE_DRAWS, chance)
    elif TURN.remove.holds(option):
        remove_from_game(table, find(table, state.HAND, seat, TURN.remove.first(option)), seat)
        pay(table, seat, data.LORE, data.REMOVE_LORE)
        draw_cards(table, seat, data.REMOVE_DRAWS, chance)
    else:
        card = find(table, state.HAND, seat, TURN.upgrade.first(option))
        pay(table, seat, data.LORE, data.UPGRADE_LORE)
        if TURN.upgrade.third(option) == LEAVES:
            remove_from_game(table, card, seat)
        else:
            table.tell(events.WAITED, seat, data.FACE_OF[card])
            put(table, card, state.ACTIVE, seat, 0)
        upgrade = data.UPGRADE_CARD.of(state.CLAN.of(table, seat), TURN.upgrade.second(option) % data.UPGRADES)
        put(table, upgrade, state.HAND, seat, everybody(table))
        table.tell(events.UPGRADED, seat, data.FACE_OF[upgrade])


def pass_year(table: Table, seat: i64) -> None:
    """R25 to R27: all cards to the discard pile, the marker for the first, a card of the row."""
    discard_hand_and_active(table, seat)
    state.PASSED.set(table, seat, 1)
    table.tell(events.PASSED, seat)
    if state.MARKER_TAKEN.of(table) == 0:
        state.MARKER_TAKEN.set(table, 1)
        state.FIRST_PLAYER.set(table, seat)
        table.tell(events.MARKER, seat)
    PICK.ask(table, seat)


class Pick(Decision[Table]):
    """D14: a card of the row, on top of the draw pile."""

    def __init__(self) -> None:
        super().__init__("pick")
        self.pick: Options = self.shares(decisions.PICK)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R25, R27: none for who has foreseen this year."""
        if state.FORESAW.of(table, seat) == 0:
            card = state.CARDS.next_in(table, state.ROW, 0, NONE)
            while card != NONE:
                into.add(self.pick.one(data.FACE_OF[card]))
                card = state.CARDS.next_in(table, state.ROW, 0, card)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Take it."""
        take_from_row(table, seat, self.pick.first(option))
        self.pass_by(table, seat, frame, chance)

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """The next player; with More creatures! somebody may wake one first."""
        table.frames.pop_group()
        next_turn(table)
        if table.settings.more_creatures and table.settings.creatures:
            creatures.MORE_CREATURES.ask(table, seat)


PICK: Final[Pick] = Pick()


def take_from_row(table: Table, seat: i64, face: i64) -> None:
    """R25, R95: a card of the row, or an Achievement; everybody sees which one lies on top of the draw pile."""
    card = find(table, state.ROW, 0, face)
    if card == NONE:
        card = find(table, state.ACHIEVEMENTS, 0, face)
    put_on_top(table, card, seat, everybody(table))
    table.tell(events.TOOK, seat, face)


# Playing cards.


def play_card(table: Table, seat: i64, card: i64) -> None:
    """R18: the card lies in the active area; opponents may react, then it is resolved."""
    put(table, card, state.ACTIVE, seat, 0)
    state.CARD_PLAYED.set(table, card)
    state.CANCELLED.set(table, 0)
    table.tell(events.PLAYED, seat, data.FACE_OF[card])
    RESOLVE_CARD.ask(table, seat)
    ask_for_reactions(table, seat, data.FACE_OF[card])


class ResolveCard(Decision[Table]):
    """After the reactions: the effect, or back to the turn."""

    def __init__(self) -> None:
        super().__init__("resolve-card")

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """R90, R160."""
        frames = table.frames
        frames.pop_group()
        card = state.CARD_PLAYED.of(table)
        face = data.FACE_OF[card]
        if state.CANCELLED.of(table):
            discard(table, card, seat)
            if state.RESOLVED.of(table):
                CONTINUE.ask(table, seat)
            else:
                TURN.ask(table, seat)
            return
        AFTER_CARD.ask(table, seat)
        BEGIN_EFFECT.ask(table, seat, face)
        if is_snake_card(table, seat, face):
            SCORCH.ask(table, seat)


RESOLVE_CARD: Final[ResolveCard] = ResolveCard()


class BeginEffect(Decision[Table]):
    """The effect of a card begins."""

    def __init__(self) -> None:
        super().__init__("begin-effect")
        self.face: Kept = self.keeps("face", 0, data.FACES - 1)

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """What is on the card; nothing if it can do nothing by now."""
        face = self.face.of(table.frames, frame)
        table.frames.pop_group()
        begin_effect(table, seat, face, chance)


BEGIN_EFFECT: Final[BeginEffect] = BeginEffect()


class AfterCard(Decision[Table]):
    """The card is resolved; more may follow (R18)."""

    def __init__(self) -> None:
        super().__init__("after-card")

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """It lies in the active area as played."""
        table.frames.pop_group()
        card = state.CARD_PLAYED.of(table)
        if state.CARDS.is_in(table, card, state.ACTIVE, seat):
            put(table, card, state.PLAYED, seat, 0)
        state.RESOLVED.gain(table, 1)
        if data.FLASH[data.FACE_OF[card]] == 0:
            state.MAIN_DONE.set(table, 1)
        CONTINUE.ask(table, seat)


AFTER_CARD: Final[AfterCard] = AfterCard()


class Continue(Decision[Table]):
    """D11: another card, or the end of the turn."""

    def __init__(self) -> None:
        super().__init__("continue")
        self.end: Options = self.option("end", ("end",), declines=True)
        self.play: Options = self.shares(TURN.play)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R18: Flash cards, and one without Flash if there was none yet."""
        card = state.CARDS.next_in(table, state.HAND, seat, NONE)
        while card != NONE:
            face = data.FACE_OF[card]
            may_follow = state.MAIN_DONE.of(table) == 0 or data.FLASH[face] != 0
            if may_follow and not is_listed(into, self.play.one(face)) and is_playable(table, seat, face):
                into.add(self.play.one(face))
            card = state.CARDS.next_in(table, state.HAND, seat, card)
        into.add(self.end.only())

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Play on, or the next player."""
        table.frames.pop_group()
        if option == self.end.only():
            next_turn(table)
        else:
            play_card(table, seat, find(table, state.HAND, seat, self.play.first(option)))


CONTINUE: Final[Continue] = Continue()


class Scorch(Decision[Table]):
    """D13: the Scorched Earth token."""

    def __init__(self) -> None:
        super().__init__("scorch")
        self.scorch: Options = self.option("scorch:{territory}", ("territory:{territory}",), state.TERRITORY)
        self.keep_token: Options = self.option("keep-token", ("skip",), declines=True)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R160."""
        for territory in table.roots:
            if may_scorch(table, seat, territory):
                into.add(self.scorch.one(territory))
        if into.count > 0:
            into.add(self.keep_token.only())

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """It lies there until it is moved."""
        table.frames.pop_group()
        if option != self.keep_token.only():
            state.SCORCHED.set(table, self.scorch.first(option))
            table.tell(events.SCORCHED, seat, self.scorch.first(option))


SCORCH: Final[Scorch] = Scorch()
