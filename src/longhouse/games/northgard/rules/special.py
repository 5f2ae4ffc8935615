"""Special cards, and cards that offer a choice of parts (R49, R67, R78, R84 to R95, R158, R164)."""

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.sets import BIT
from longhouse.core.state import OptionBuffer
from longhouse.games.northgard.rules import cards, codes
from longhouse.games.northgard.rules.building import area_of, begin_build, build, collect_all, kind_of, price
from longhouse.games.northgard.rules.decisions import is_enemy
from longhouse.games.northgard.rules.explore import begin_explore, can_explore, is_listed
from longhouse.games.northgard.rules.moving import begin_move, can_move
from longhouse.games.northgard.rules.paying import can_pay_pair, give_pair
from longhouse.games.northgard.rules.playable import (
    can_do_part,
    may_copy,
    may_copy_from,
    opponent_holds_card,
)
from longhouse.games.northgard.rules.recruit import begin_recruit
from longhouse.games.northgard.rules.zones import (
    can_draw,
    count_in,
    discard,
    draw_cards,
    everybody,
    find,
    nth_in,
    put,
    put_on_top,
)
from longhouse.games.northgard.state import (
    ACHIEVEMENTS,
    DISCARD,
    EXPLORES,
    FACE,
    HAND_ZONE,
    PARTS_DONE,
    ROW,
    VICTIM,
    Table,
)
from longhouse.games.northgard.tables import CARDS, FACE_OF, RESOURCES, WOOD


def begin_special(table: Table, seat: i64, face: i64) -> None:
    """Start a card that needs a rule of its own."""
    frames = table.frames
    if face in (cards.TEAMWORK, cards.ANNEXATION, cards.NEGOTIATION, cards.VEILED_THREATS):
        frames.push(codes.D70_PART, seat)
    elif face == cards.FUTURE_SIGHT:
        frames.push(codes.D81_FORESEE, seat)
    elif face == cards.SPY:
        frames.push(codes.DRAW_AFTER, seat)
        frames.push(codes.D71_OPPONENT, seat)
    elif face == cards.RAPACIOUS:
        frames.push(codes.D71_OPPONENT, seat)
    elif face == cards.ANCESTRAL_CURSE:
        frames.push(codes.DRAW_AFTER, seat)
        for back in range(table.players - 1, 0, -1):
            other = (seat + back) % table.players
            if is_enemy(table, seat, other):
                frames.push(codes.D74_DISCARD, other)
    elif face == cards.CONQUEROR:
        table.conquerors |= BIT[seat]
        table.tell(codes.CONQUERS, seat)
    elif face in (cards.LEGENDARY_HEROES, cards.ENEMY_SECRETS, cards.STOLEN_LORE):
        frames.push(codes.D75_COPY, seat)
    elif face == cards.HIDDEN_WAYS:
        frames.push(codes.D79_HIDDEN_WAYS, seat)
    elif face == cards.BRIBERY:
        frames.push(codes.D80_BRIBERY, seat)
    else:
        if face == cards.PLUNDER:
            frames.push(codes.DRAW_AFTER, seat)
        frames.push(codes.D76_VICTIM, seat)


class DrawAfter(Decision[Table]):
    """R83: draw 1 as part of a special card, if possible."""

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """Draw it."""
        table.frames.pop_group()
        draw_cards(table, seat, 1, chance)


# Parts.


class Part(Decision[Table]):
    """D70: which part of a card. a: the building chosen with Glory of the Clan, b: wood saved."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Each part that can do something now."""
        face = table.act[FACE]
        done = table.act[PARTS_DONE]
        if cards.KIND[face] == cards.FEAST or face == cards.TEAMWORK:
            if cards.KIND[face] == cards.FEAST and done:
                return
            for part in range(4):
                if done & BIT[part] == 0 and can_do_part(table, seat, part):
                    into.add(codes.PART + part)
            if done and into.count > 0:
                into.add(codes.PART + codes.PART_STOP)
        elif face == cards.ANNEXATION:
            self.offer_annexation(table, seat, done, into)
        elif face == cards.NEGOTIATION:
            if count_in(table, DISCARD, seat) > 0:
                into.add(codes.PART + codes.PART_TAKE)
            if can_draw(table, seat) > 0:
                into.add(codes.PART + codes.PART_DRAW)
        elif face == cards.VEILED_THREATS:
            if opponent_holds_card(table, seat):
                into.add(codes.PART + codes.PART_DISCARD)
            if can_draw(table, seat) > 0:
                into.add(codes.PART + codes.PART_DRAW)
        elif cards.KIND[face] == cards.EXPLORE:
            if table.act[EXPLORES] == 1 and can_explore(table, seat, cards.RIDERS[face]):
                into.add(codes.PART + codes.PART_EXPLORE)
                into.add(codes.PART + codes.PART_STOP)
        else:
            self.offer_glory(table, seat, frame, into)

    def offer_annexation(self, table: Table, seat: i64, done: i64, into: OptionBuffer) -> None:
        """R164: explore first or move first; the second one is optional."""
        if done & BIT[codes.PART_MOVE] == 0 and can_move(table, seat, 1, 0):
            into.add(codes.PART + codes.PART_MOVE)
        if done & BIT[codes.PART_EXPLORE] == 0 and can_explore(table, seat, 0):
            into.add(codes.PART + codes.PART_EXPLORE)
        if done and into.count > 0:
            into.add(codes.PART + codes.PART_STOP)

    def offer_glory(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R78: collect before the payment; after the build or not at all if it can be paid without that."""
        into.add(codes.PART + codes.PART_BEFORE)
        cost = price(kind_of(table.frames.a(frame)), table.frames.b(frame))
        if cost <= table.resources[seat * RESOURCES + WOOD]:
            into.add(codes.PART + codes.PART_AFTER)
            into.add(codes.PART + codes.PART_STOP)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Do the part; cards with two parts ask again."""
        part = option - codes.PART
        face = table.act[FACE]
        frames = table.frames
        if cards.KIND[face] == cards.BUILD:
            chosen = frames.a(frame)
            saved = frames.b(frame)
            frames.pop_group()
            build_with_glory(table, seat, chosen, saved, part)
            return
        two_parts = face in (cards.TEAMWORK, cards.ANNEXATION) and table.act[PARTS_DONE] == 0
        if part == codes.PART_STOP or not two_parts:
            frames.pop_group()
        if part == codes.PART_STOP:
            return
        table.act[PARTS_DONE] |= BIT[part]
        do_part(table, seat, face, part, chance)


def do_part(table: Table, seat: i64, face: i64, part: i64, chance: Chance) -> None:
    """One part of a card."""
    if part == codes.PART_RECRUIT:
        begin_recruit(table, seat, 1, cards.OWN)
    elif part == codes.PART_MOVE:
        begin_move(table, seat, 1, 0, 0, face == cards.ANNEXATION and table.act[PARTS_DONE] != BIT[part])
    elif part == codes.PART_EXPLORE:
        begin_explore(table, seat, 1, cards.RIDERS[face] if cards.KIND[face] == cards.EXPLORE else 0, chance)
    elif part == codes.PART_BUILD:
        begin_build(table, seat, 0, 1, 0)
    elif part == codes.PART_DRAW:
        draw_cards(table, seat, 1, chance)
    elif part == codes.PART_TAKE:
        table.frames.push(codes.D83_TAKE_BACK, seat)
    else:
        table.frames.push(codes.D71_OPPONENT, seat)


def build_with_glory(table: Table, seat: i64, option: i64, saved: i64, part: i64) -> None:
    """R78: Glory of the Clan."""
    if part == codes.PART_BEFORE:
        collect_all(table, seat, table.root[area_of(option)])
    build(table, seat, option, saved)
    if part == codes.PART_AFTER:
        collect_all(table, seat, table.root[area_of(option)])


# Hands of others.


class Opponent(Decision[Table]):
    """D71: whose hand."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Each opponent with a card."""
        for other in range(table.players):
            if is_enemy(table, seat, other) and count_in(table, HAND_ZONE, other) > 0:
                into.add(codes.OPPONENT + other)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """R85: look at it, or let chance discard a card."""
        table.frames.pop_group()
        other = option - codes.OPPONENT
        if table.act[FACE] == cards.VEILED_THREATS:
            held = count_in(table, HAND_ZONE, other)
            discard(table, nth_in(table, HAND_ZONE, other, chance.pick(codes.L_RANDOM_DISCARD, held)), other)
            return
        table.act[VICTIM] = other
        for card in range(CARDS):
            if table.where[card] == HAND_ZONE * 8 + other:
                table.seen[card] |= BIT[seat]
                table.tell(codes.LOOKED, seat, other, FACE_OF[card])
        table.frames.push(codes.D72_FROM_HAND, seat)


class FromHand(Decision[Table]):
    """D72: which card of that hand."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R85: each distinct card."""
        for card in range(CARDS):
            option = codes.TAKE_CARD + FACE_OF[card]
            if table.where[card] == HAND_ZONE * 8 + table.act[VICTIM] and not is_listed(into, option):
                into.add(option)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Spy: it is discarded. Rapacious Exploitation: its owner decides."""
        table.frames.pop_group()
        other = table.act[VICTIM]
        card = find(table, HAND_ZONE, other, option - codes.TAKE_CARD)
        if table.act[FACE] == cards.SPY:
            discard(table, card, other)
        else:
            table.tell(codes.CHOSE_CARD, seat, other, FACE_OF[card])
            table.frames.push(codes.D73_PAY_OR_DISCARD, other, card, seat)


class PayOrDiscard(Decision[Table]):
    """D73: discard the card, or give two resources. a: the card, b: who asks."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R85."""
        into.add(codes.GIVE_IN)
        for pair in range(6):
            if can_pay_pair(table, seat, pair):
                into.add(codes.GIVE_TWO + pair)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """One or the other."""
        card = table.frames.a(frame)
        asker = table.frames.b(frame)
        table.frames.pop_group()
        if option == codes.GIVE_IN:
            discard(table, card, seat)
        else:
            give_pair(table, seat, asker, option - codes.GIVE_TWO)


class DiscardOwn(Decision[Table]):
    """D74: Ancestral Curse: which card goes."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R85: each distinct card in hand."""
        for card in range(CARDS):
            if table.where[card] == HAND_ZONE * 8 + seat and not is_listed(into, codes.DISCARD + FACE_OF[card]):
                into.add(codes.DISCARD + FACE_OF[card])

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """It goes."""
        table.frames.pop_group()
        discard(table, find(table, HAND_ZONE, seat, option - codes.DISCARD), seat)


class TakeBack(Decision[Table]):
    """D83: Negotiation takes a card of the own discard pile."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R85."""
        for card in range(CARDS):
            if table.where[card] == DISCARD * 8 + seat and not is_listed(into, codes.TAKE_CARD + FACE_OF[card]):
                into.add(codes.TAKE_CARD + FACE_OF[card])

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Everybody sees which."""
        table.frames.pop_group()
        face = option - codes.TAKE_CARD
        put(table, find(table, DISCARD, seat, face), HAND_ZONE, seat, everybody(table))
        table.tell(codes.TOOK, seat, face)


class Copy(Decision[Table]):
    """D75: which card is copied."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R91 to R94."""
        copier = table.act[FACE]
        for owner in range(table.players):
            if not may_copy_from(table, seat, copier, owner):
                continue
            for card in range(CARDS):
                face = FACE_OF[card]
                if may_copy(table, seat, face, copier, owner, card) and not is_listed(into, codes.COPY + face):
                    into.add(codes.COPY + face)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """R94, Q37: the effect belongs to whoever copies it."""
        table.frames.pop_group()
        face = option - codes.COPY
        table.tell(codes.COPIED, seat, face)
        table.frames.push(codes.EFFECT, seat, face)


class Foresee(Decision[Table]):
    """D81: Future Sight takes a card of the row now."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R95, Q12."""
        for card in range(CARDS):
            is_achievement = table.where[card] == ACHIEVEMENTS * 8 and table.settings.foresee_achievements
            if table.where[card] == ROW * 8 or is_achievement:
                into.add(codes.PICK + FACE_OF[card])

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """It lies on top of the draw pile; none is taken when passing."""
        table.frames.pop_group()
        table.foresaw |= BIT[seat]
        face = option - codes.PICK
        for card in range(CARDS):
            if FACE_OF[card] == face and table.where[card] in (ROW * 8, ACHIEVEMENTS * 8):
                put_on_top(table, card, seat, everybody(table))
                table.tell(codes.TOOK, seat, face)
                return
