"""A turn in the Actions phase (R16 to R28, R90, R160)."""

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.sets import BIT
from longhouse.core.state import OptionBuffer
from longhouse.games.northgard.rules import cards, codes
from longhouse.games.northgard.rules.decisions import pay
from longhouse.games.northgard.rules.effects import begin_effect, is_playable
from longhouse.games.northgard.rules.explore import is_listed
from longhouse.games.northgard.rules.playable import is_snake_card, may_scorch
from longhouse.games.northgard.rules.reaction import ask_for_reactions, owner_of_reaction
from longhouse.games.northgard.rules.zones import (
    discard,
    discard_hand_and_active,
    draw_cards,
    everybody,
    find,
    put,
    put_on_top,
    remove_from_game,
)
from longhouse.games.northgard.state import (
    ACTIVE,
    CANCELLED,
    CARD,
    HAND_ZONE,
    MAIN_DONE,
    PLAYED,
    RESOLVED,
    ROW,
    SEAT,
    UPGRADES,
    Table,
)
from longhouse.games.northgard.tables import (
    CARDS,
    FACE_OF,
    FLASH,
    INITIAL_CARD,
    LORE,
    REMOVE_LORE,
    REPLACE_LORE,
    RESOURCES,
    UPGRADE_LORE,
)


def begin_turn(table: Table, seat: i64) -> None:
    """R17: exactly one action."""
    table.act[SEAT] = seat
    table.act[RESOLVED] = 0
    table.act[MAIN_DONE] = 0
    table.tell(codes.TURN, seat)
    table.frames.push(codes.D10_TURN, seat)


def next_turn(table: Table) -> None:
    """R16: the next player who has not passed; when all have, the phase ends."""
    for ahead in range(1, table.players + 1):
        seat = (table.act[SEAT] + ahead) % table.players
        if table.passed & BIT[seat] == 0:
            begin_turn(table, seat)
            return
    table.frames.push(codes.NEXT_HARVEST, table.first_player)
    if table.settings.creatures:
        table.frames.push(codes.CREATURE_PHASE, table.first_player)


class Turn(Decision[Table]):
    """D10: play, wait, replace, remove, upgrade or pass. a: 1 once a standing order was given."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R17 to R25."""
        lore = table.resources[seat * RESOURCES + LORE]
        for card in range(CARDS):
            if table.where[card] != HAND_ZONE * 8 + seat or is_listed(into, codes.WAIT + FACE_OF[card]):
                continue
            face = FACE_OF[card]
            if is_playable(table, seat, face):
                into.add(codes.PLAY + face)
            into.add(codes.WAIT + face)
            if lore >= REPLACE_LORE:
                into.add(codes.REPLACE + face)
            if lore >= REMOVE_LORE and face != cards.UNREST:
                into.add(codes.REMOVE + face)
            if lore >= UPGRADE_LORE:
                offer_upgrades(table, seat, face, into)
        into.add(codes.PASS)
        if table.frames.a(frame) == 0:
            offer_orders(table, seat, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Do it."""
        if codes.ORDER <= option < codes.SCORCH:
            table.frames.set_a(frame, 1)
            table.orders[seat] = option - codes.ORDER
            table.tell(codes.ORDERED, seat, option - codes.ORDER)
            return
        table.frames.pop_group()
        if option < codes.WAIT:
            play_card(table, seat, find(table, HAND_ZONE, seat, option - codes.PLAY))
        elif option == codes.PASS:
            pass_year(table, seat)
        else:
            give_up(table, seat, option, chance)
            next_turn(table)


def offer_upgrades(table: Table, seat: i64, face: i64, into: OptionBuffer) -> None:
    """R24: each upgrade that lies aside, for a card that waits or leaves the game."""
    for which in range(2):
        card = INITIAL_CARD[table.clan[seat]] + 1 + which
        if table.where[card] == UPGRADES * 8 + seat:
            code = codes.UPGRADE + (face * 14 + table.clan[seat] * 2 + which) * 2
            into.add(code)
            if face != cards.UNREST:
                into.add(code + 1)


def offer_orders(table: Table, seat: i64, into: OptionBuffer) -> None:
    """Standing orders for whoever owns Defensive Strategy: another one than the present."""
    if not table.settings.standing_orders or owner_of_reaction(table) != seat:
        return
    for order in range(8):
        if order != table.orders[seat]:
            into.add(codes.ORDER + order)


def give_up(table: Table, seat: i64, option: i64, chance: Chance) -> None:
    """R21 to R24: wait, replace, remove, upgrade."""
    if option < codes.REPLACE:
        face = option - codes.WAIT
        table.tell(codes.WAITED, seat, face)
        put(table, find(table, HAND_ZONE, seat, face), ACTIVE, seat, 0)
    elif option < codes.REMOVE:
        face = option - codes.REPLACE
        table.tell(codes.REPLACED, seat, face)
        put(table, find(table, HAND_ZONE, seat, face), ACTIVE, seat, 0)
        pay(table, seat, LORE, REPLACE_LORE)
        draw_cards(table, seat, 1, chance)
    elif option < codes.UPGRADE:
        remove_from_game(table, find(table, HAND_ZONE, seat, option - codes.REMOVE), seat)
        pay(table, seat, LORE, REMOVE_LORE)
        draw_cards(table, seat, 2, chance)
    else:
        rest = option - codes.UPGRADE
        card = find(table, HAND_ZONE, seat, rest // 28)
        pay(table, seat, LORE, UPGRADE_LORE)
        if rest & 1:
            remove_from_game(table, card, seat)
        else:
            table.tell(codes.WAITED, seat, FACE_OF[card])
            put(table, card, ACTIVE, seat, 0)
        upgrade = INITIAL_CARD[table.clan[seat]] + 1 + (rest // 2 % 2)
        put(table, upgrade, HAND_ZONE, seat, everybody(table))
        table.tell(codes.UPGRADED, seat, FACE_OF[upgrade])


def pass_year(table: Table, seat: i64) -> None:
    """R25 to R27: all cards to the discard pile, the marker for the first, a card of the row."""
    discard_hand_and_active(table, seat)
    table.passed |= BIT[seat]
    table.tell(codes.PASSED, seat)
    if table.marker_taken == 0:
        table.marker_taken = 1
        table.first_player = seat
        table.tell(codes.MARKER, seat)
    table.frames.push(codes.D14_PICK, seat)


class Pick(Decision[Table]):
    """D14: a card of the row, on top of the draw pile."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R25, R27: none for who has foreseen this year."""
        if table.foresaw & BIT[seat] == 0:
            for card in range(CARDS):
                if table.where[card] == ROW * 8:
                    into.add(codes.PICK + FACE_OF[card])

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Take it."""
        take_from_row(table, seat, option - codes.PICK)
        self.pass_by(table, seat, frame, chance)

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """The next player; with More creatures! somebody may wake one first."""
        table.frames.pop_group()
        next_turn(table)
        if table.settings.more_creatures and table.settings.creatures:
            table.frames.push(codes.D103_MORE_CREATURES, seat)


def take_from_row(table: Table, seat: i64, face: i64) -> None:
    """R25, R95: everybody sees which card lies on top of the draw pile."""
    for card in range(CARDS):
        if table.where[card] == ROW * 8 and FACE_OF[card] == face:
            put_on_top(table, card, seat, everybody(table))
            table.tell(codes.TOOK, seat, face)
            return


# Playing cards.


def play_card(table: Table, seat: i64, card: i64) -> None:
    """R18: the card lies in the active area; opponents may react, then it is resolved."""
    put(table, card, ACTIVE, seat, 0)
    table.act[CARD] = card
    table.act[CANCELLED] = 0
    table.tell(codes.PLAYED, seat, FACE_OF[card])
    table.frames.push(codes.RESOLVE_CARD, seat)
    ask_for_reactions(table, seat, FACE_OF[card])


class ResolveCard(Decision[Table]):
    """After the reactions: the effect, or back to the turn."""

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """R90, R160."""
        frames = table.frames
        frames.pop_group()
        card = table.act[CARD]
        face = FACE_OF[card]
        if table.act[CANCELLED]:
            discard(table, card, seat)
            frames.push(codes.D11_CONTINUE if table.act[RESOLVED] else codes.D10_TURN, seat)
            return
        frames.push(codes.AFTER_CARD, seat)
        frames.push(codes.EFFECT, seat, face)
        if is_snake_card(table, seat, face):
            frames.push(codes.D13_SCORCH, seat)


class BeginEffect(Decision[Table]):
    """The effect of a card begins. a: its face."""

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """What is on the card; nothing if it can do nothing by now."""
        face = table.frames.a(frame)
        table.frames.pop_group()
        begin_effect(table, seat, face, chance)


class AfterCard(Decision[Table]):
    """The card is resolved; more may follow (R18)."""

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """It lies in the active area as played."""
        table.frames.pop_group()
        card = table.act[CARD]
        if table.where[card] == ACTIVE * 8 + seat:
            put(table, card, PLAYED, seat, 0)
        table.act[RESOLVED] += 1
        if FLASH[FACE_OF[card]] == 0:
            table.act[MAIN_DONE] = 1
        table.frames.push(codes.D11_CONTINUE, seat)


class Continue(Decision[Table]):
    """D11: another card, or the end of the turn."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R18: Flash cards, and one without Flash if there was none yet."""
        for card in range(CARDS):
            if table.where[card] != HAND_ZONE * 8 + seat:
                continue
            face = FACE_OF[card]
            if table.act[MAIN_DONE] and not FLASH[face]:
                continue
            if not is_listed(into, codes.PLAY + face) and is_playable(table, seat, face):
                into.add(codes.PLAY + face)
        into.add(codes.END)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Play on, or the next player."""
        table.frames.pop_group()
        if option == codes.END:
            next_turn(table)
        else:
            play_card(table, seat, find(table, HAND_ZONE, seat, option - codes.PLAY))


class Scorch(Decision[Table]):
    """D13: the Scorched Earth token."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R160."""
        for territory in table.roots:
            if may_scorch(table, seat, territory):
                into.add(codes.SCORCH + territory)
        if into.count > 0:
            into.add(codes.KEEP_TOKEN)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """It lies there until it is moved."""
        table.frames.pop_group()
        if option != codes.KEEP_TOKEN:
            table.scorched_at = option - codes.SCORCH
            table.tell(codes.SCORCHED, seat, option - codes.SCORCH)
