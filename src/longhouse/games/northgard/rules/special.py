"""Special cards, and cards that offer a choice of parts (R49, R67, R78, R84 to R95, R158, R164)."""

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.sets import BIT
from longhouse.core.state import OptionBuffer
from longhouse.games.northgard.rules import cards, codes
from longhouse.games.northgard.rules.decisions import is_enemy
from longhouse.games.northgard.rules.effects import EFFECT, may_copy, may_copy_from
from longhouse.games.northgard.rules.explore import is_listed
from longhouse.games.northgard.rules.paying import can_pay_pair, give_pair
from longhouse.games.northgard.rules.zones import (
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
    FACE,
    HAND_ZONE,
    ROW,
    VICTIM,
    Table,
)
from longhouse.games.northgard.tables import CARDS, FACE_OF


class DrawAfter(Decision[Table]):
    """R83: draw as part of a special card, if possible."""

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """Draw what the card says."""
        table.frames.pop_group()
        draw_cards(table, seat, cards.THEN_DRAW[table.act[FACE]], chance)


class Part(Decision[Table]):
    """D70: which part of a card. a: the building chosen with Glory of the Clan, b: wood saved."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """What the card says."""
        EFFECT[table.act[FACE]].offer_parts(table, seat, frame, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """What the card says."""
        EFFECT[table.act[FACE]].take_part(table, seat, frame, option - codes.PART, chance)


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
        if cards.KIND[table.act[FACE]] != cards.LOOK:
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
        if cards.LOOKING[table.act[FACE]] == cards.PUT_DOWN:
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
                option = codes.COPY + FACE_OF[card]
                if may_copy(table, seat, copier, owner, card) and not is_listed(into, option):
                    into.add(option)

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
