"""Special cards, and cards that offer a choice of parts (R49, R67, R78, R84 to R95, R158, R164)."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision, Kept
from longhouse.core.options import Options
from longhouse.core.protocol import Message
from longhouse.core.state import OptionBuffer
from longhouse.core.zones import NONE
from longhouse.games.northgard import data, events, luck, state
from longhouse.games.northgard.rules import cards, effects, play
from longhouse.games.northgard.rules.cards_at import (
    discard,
    draw_cards,
    everybody,
    find,
    offer_faces,
    put,
)
from longhouse.games.northgard.rules.decisions import PICK, OfCard, is_enemy, is_listed
from longhouse.games.northgard.rules.drawing import SORT
from longhouse.games.northgard.rules.paying import PAIR
from longhouse.games.northgard.state import Table

_MOST: Final = 10**6


class DrawAfter(Decision[Table]):
    """R83: draw as part of a special card, if possible."""

    def __init__(self) -> None:
        super().__init__("draw-after")

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """Draw what the card says."""
        table.frames.pop_group()
        draw_cards(table, seat, cards.THEN_DRAW[state.EFFECT.of(table)], chance)


DRAW_AFTER: Final[DrawAfter] = DrawAfter()


class Part(OfCard):
    """D70: which part of a card. With Glory of the Clan: the option to build that was chosen, and wood saved."""

    def __init__(self) -> None:
        super().__init__("part")
        self.chosen: Kept = self.keeps("chosen", 0, _MOST)
        self.saved: Kept = self.keeps("saved", 0, _MOST)
        self.part: Options = self.option("part:{part}", ("part:{part}",), state.PART)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """What the card says."""
        effects.EFFECT[state.EFFECT.of(table)].offer_parts(table, seat, frame, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """What the card says."""
        effects.EFFECT[state.EFFECT.of(table)].take_part(table, seat, frame, self.part.first(option), chance)


PART: Final[Part] = Part()


# Hands of others.


class Opponent(OfCard):
    """D71: whose hand."""

    def __init__(self) -> None:
        super().__init__("opponent")
        self.opponent: Options = self.option("opponent:{seat}", ("player:{seat}",), state.SEAT)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Each opponent with a card."""
        for other in range(table.players):
            if is_enemy(table, seat, other) and state.CARDS.count(table, state.HAND, other) > 0:
                into.add(self.opponent.one(other))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """R85: look at it, or let chance discard a card."""
        table.frames.pop_group()
        other = self.opponent.first(option)
        if cards.LOOKS[state.EFFECT.of(table)] == 0:
            held = state.CARDS.count(table, state.HAND, other)
            discard(table, state.CARDS.nth(table, state.HAND, other, chance.pick(luck.RANDOM_DISCARD, held)), other)
            return
        state.LOOKED_AT.set(table, other)
        card = state.CARDS.next_in(table, state.HAND, other, NONE)
        while card != NONE:
            state.KNOWN_BY.put(table, card, seat)
            table.tell(events.LOOKED, seat, other, data.FACE_OF[card])
            card = state.CARDS.next_in(table, state.HAND, other, card)
        FROM_HAND.ask(table, seat)


OPPONENT: Final[Opponent] = Opponent()


class FromHand(Decision[Table]):
    """D72: which card of that hand."""

    def __init__(self) -> None:
        super().__init__("from-hand")
        self.card: Options = self.option("take:{card}", ("card:{card}",), state.FACE, name="take-card")

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R85: each distinct card."""
        offer_faces(table, state.HAND, state.LOOKED_AT.of(table), self.card, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Spy: it is discarded. Rapacious Exploitation: its owner decides."""
        table.frames.pop_group()
        other = state.LOOKED_AT.of(table)
        card = find(table, state.HAND, other, self.card.first(option))
        if cards.DISCARDS_PICKED[state.EFFECT.of(table)]:
            discard(table, card, other)
        else:
            table.tell(events.CHOSE_CARD, seat, other, data.FACE_OF[card])
            PAY_OR_DISCARD.ask(table, other, card, seat)


FROM_HAND: Final[FromHand] = FromHand()


class PayOrDiscard(Decision[Table]):
    """D73: discard the card, or give two resources to who asks."""

    def __init__(self) -> None:
        super().__init__("pay-or-discard")
        self.card: Kept = self.keeps("card", 0, data.CARDS - 1)
        self.asker: Kept = self.keeps("asker", 0, data.SEATS - 1)
        self.give: Options = self.option("give:{bundle}", ("give:{bundle}",), PAIR.things, name="give-two")
        self.give_in: Options = self.option("give-in", ("discard",))

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """Which card, and who asks."""
        card = data.FACE_IDS[data.FACE_OF[self.card.of(table.frames, frame)]]
        asker = int(self.asker.of(table.frames, frame))
        return Message("prompt-pay-or-discard", {"card": card, "seat": {"seat": asker}})

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R85."""
        into.add(self.give_in.only())
        for pair in range(PAIR.size):
            if PAIR.can_pay(table, seat, pair):
                into.add(self.give.one(pair))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """R85: either the card or the resources."""
        card = self.card.of(table.frames, frame)
        asker = self.asker.of(table.frames, frame)
        table.frames.pop_group()
        if option == self.give_in.only():
            discard(table, card, seat)
        else:
            PAIR.give(table, seat, asker, self.give.first(option))


PAY_OR_DISCARD: Final[PayOrDiscard] = PayOrDiscard()


class DiscardOwn(Decision[Table]):
    """D74: Ancestral Curse: which card goes."""

    def __init__(self) -> None:
        super().__init__("discard")
        self.discard: Options = self.shares(SORT.discard)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R85: each distinct card in hand."""
        offer_faces(table, state.HAND, seat, self.discard, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """R85: to the discard pile."""
        table.frames.pop_group()
        discard(table, find(table, state.HAND, seat, self.discard.first(option)), seat)


DISCARD_OWN: Final[DiscardOwn] = DiscardOwn()


class TakeBack(Decision[Table]):
    """D83: Negotiation takes a card of the own discard pile."""

    def __init__(self) -> None:
        super().__init__("take-back")
        self.card: Options = self.shares(FROM_HAND.card)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R85."""
        offer_faces(table, state.DISCARD, seat, self.card, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Everybody sees which."""
        table.frames.pop_group()
        face = self.card.first(option)
        put(table, find(table, state.DISCARD, seat, face), state.HAND, seat, everybody(table))
        table.tell(events.TOOK, seat, face)


TAKE_BACK: Final[TakeBack] = TakeBack()


class Copy(OfCard):
    """D75: which card is copied."""

    def __init__(self) -> None:
        super().__init__("copy")
        self.copy: Options = self.option("copy:{card}", ("active:{card}",), state.FACE)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R91 to R94."""
        copier = state.EFFECT.of(table)
        for owner in range(table.players):
            if not effects.may_copy_from(table, seat, copier, owner):
                continue
            for card in range(data.CARDS):
                option = self.copy.one(data.FACE_OF[card])
                if effects.may_copy(table, seat, copier, owner, card) and not is_listed(into, option):
                    into.add(option)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """R94, Q37: the effect belongs to whoever copies it."""
        table.frames.pop_group()
        face = self.copy.first(option)
        table.tell(events.COPIED, seat, face)
        play.BEGIN_EFFECT.ask(table, seat, face)


COPY: Final[Copy] = Copy()


class Foresee(Decision[Table]):
    """D81: Future Sight takes a card of the row now."""

    def __init__(self) -> None:
        super().__init__("foresee")
        self.pick: Options = self.shares(PICK)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R95, Q12."""
        may_be_achievement = table.settings.foresee_achievements
        for card in range(data.CARDS):
            is_achievement = may_be_achievement and state.CARDS.is_in(table, card, state.ACHIEVEMENTS, 0)
            if is_achievement or state.CARDS.is_in(table, card, state.ROW, 0):
                into.add(self.pick.one(data.FACE_OF[card]))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """It lies on top of the draw pile; none is taken when passing."""
        table.frames.pop_group()
        state.FORESAW.set(table, seat, 1)
        play.take_from_row(table, seat, self.pick.first(option))


FORESEE: Final[Foresee] = Foresee()
