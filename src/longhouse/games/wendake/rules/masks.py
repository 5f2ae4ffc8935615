"""The Mask Ceremony, the Mask deck and the blankets (R62, R85 to R91a, R115, R116, R124, R125, R128)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Kept
from longhouse.core.options import Options
from longhouse.core.sets import BIT, ONE_IN_BAG
from longhouse.core.state import OptionBuffer
from longhouse.games.wendake import data, events, luck, state
from longhouse.games.wendake.rules.decisions import Question, TileAction, score, skip
from longhouse.games.wendake.rules.tiles import USE, offer_checkpoint, offer_tiles, use
from longhouse.games.wendake.state import Table

# The deck and the pile.


def draw_from_deck(table: Table, chance: Chance) -> i64:
    """The deck's top card. A deck is a bag: which card that is, chance decides now."""
    return take_card(table, chance.pick(luck.MASKS, state.DECK.total(table)))


def take_card(table: Table, n: i64) -> i64:
    """Take the n-th card out of the deck."""
    card: i64 = 0
    here = state.DECK.of(table, card)
    while n >= here:
        n -= here
        card += 1
        here = state.DECK.of(table, card)
    state.DECK.set(table, card, here - 1)
    return card


def keep_up(table: Table, chance: Chance) -> None:
    """R87a: no empty pile while the deck has cards, no empty deck while the pile has two."""
    if state.DECK.total(table) == 0 and state.DISCARD.size(table) >= 2:
        for place in range(state.DISCARD.size(table)):
            state.DECK.gain(table, state.DISCARD.of(table, place), 1)
        state.DISCARD.clear(table)
        table.tell(events.RESHUFFLED, state.DECK.total(table))
    if state.DISCARD.size(table) == 0 and state.DECK.total(table) > 0:
        card = draw_from_deck(table, chance)
        state.DISCARD.append(table, card)
        table.tell(events.TURNED_UP, card)


def reveal_blanket(table: Table, seat: i64, chance: Chance) -> bool:
    """R62: show the top Mask card and lay it on the pile; whether its blanket is infected. No card: healthy."""
    if state.DECK.total(table) == 0:
        return False
    card = draw_from_deck(table, chance)
    state.DISCARD.append(table, card)
    table.tell(events.BLANKET, seat, card, data.IS_INFECTED[card])
    keep_up(table, chance)
    return data.IS_INFECTED[card] != 0


# a) Draw.


class MaskCeremony(TileAction):
    """R85, R88: draw, then play."""

    def begin(self, table: Table, seat: i64) -> None:
        """Ask for the first card."""
        MASKS.ask(table, seat)
        DRAW.ask(table, seat, 1)


class Draw(Question):
    """D12: from the deck or from the pile. `more`: P1-5 was used."""

    def __init__(self) -> None:
        super().__init__("draw")
        self.left: Kept = self.keeps("left", 0, 99)
        self.more: Kept = self.keeps("more", 0, 1)
        self.drawn: Kept = self.keeps("drawn", 0, 99)
        self.named = [self.left]
        self.shows("cards", self.left)
        self.deck: Options = self.option("draw:deck", ("deck",), name="draw-deck")
        self.discard: Options = self.option("draw:discard", ("discard",), name="draw-discard")
        self.shares(USE)
        self.nothing: Options = self.option("draw:nothing", ("skip",), name="draw-nothing", declines=True)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R85; before drawing P2-5 (R124) and P1-5 (R115), or the whole action is left out (R17, Q25)."""
        has_deck = state.DECK.total(table) > 0
        has_pile = state.DISCARD.size(table) > 0
        if self.left.of(table.frames, frame) == 0 or not (has_deck or has_pile):
            return
        if has_deck:
            into.add(self.deck.only())
        if has_pile:
            into.add(self.discard.only())
        offer_tiles(table, seat, frame, data.BEFORE_MASKS, into)
        offer_tiles(table, seat, frame, data.BEFORE_DRAWING, into)
        if self.drawn.of(table.frames, frame) == 0 and self.more.of(table.frames, frame) == 0:
            into.add(self.nothing.only())

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Draw one card, or use a tile first."""
        frames = table.frames
        if USE.holds(option):
            use(table, seat, frame, option)
            return
        if self.nothing.holds(option):
            frames.pop_group()
            frames.pop_group()
            skip(table, seat, data.CEREMONY)
            return
        self.left.set(frames, frame, self.left.of(frames, frame) - 1)
        self.drawn.set(frames, frame, self.drawn.of(frames, frame) + 1)
        if self.deck.holds(option):
            card = draw_from_deck(table, chance)
            state.HAND.gain(table, seat, card, 1)
            table.tell(events.DREW, seat, card)
        else:
            card = state.DISCARD.pop(table)
            state.KNOWN.gain(table, seat, card, 1)
            state.HAND.gain(table, seat, card, 1)
            table.tell(events.DREW_OPEN, seat, card)
        keep_up(table, chance)

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """All drawn, or nothing is there to draw."""
        must_discard = self.more.of(table.frames, frame) == 1 and state.HAND.total(table, seat) > 0
        table.frames.pop_group()
        if must_discard:
            DISCARD.ask(table, seat)


DRAW: Final[Draw] = Draw()


class Discard(Question):
    """D13: which card goes after P1-5."""

    def __init__(self) -> None:
        super().__init__("discard")
        self.discard: Options = self.option("discard:{card}", ("card:{card}",), state.CARD)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R115, R91a: each distinct card in hand."""
        for card in range(data.CARDS):
            if state.HAND.of(table, seat, card) > 0:
                into.add(self.discard.one(card))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Lay it open on the pile."""
        table.frames.pop_group()
        card = self.discard.first(option)
        leave_hand(table, seat, card)
        state.DISCARD.append(table, card)
        table.tell(events.DISCARDED, seat, card)
        keep_up(table, chance)


DISCARD: Final[Discard] = Discard()


def leave_hand(table: Table, seat: i64, card: i64) -> None:
    """A card is shown and gone; if others knew of one like it, it was that one."""
    state.HAND.gain(table, seat, card, -1)
    if state.KNOWN.of(table, seat, card) > 0:
        state.KNOWN.gain(table, seat, card, -1)


# b) Play.


class Masks(Question):
    """D14: which combination. `occupied`: P1-6 was used; `change`: the one named with P2-6, as CHANGE counts them;
    `conjured`: the mask named with P3-6, from 1. It declares what those tiles and P2-5 ask, too.
    """

    def __init__(self) -> None:
        super().__init__("masks")
        self.is_checkpoint = True
        self.occupied: Kept = self.keeps("occupied", 0, 1)
        self.change: Kept = self.keeps("change", 0, len(data.CHANGES))
        self.conjured: Kept = self.keeps("conjured", 0, data.MASKS)
        self.play: Options = self.option(
            "masks:{space}={masks}", ("space:{space}", "masks:{masks}"), state.PLAY, name="masks"
        )
        self.none: Options = self.option("masks:none", ("skip",), name="no-masks", declines=True)
        self.recall: Options = self.option("recall:{mask}", ("played:{mask}",), state.MASK)
        self.name_change: Options = self.option("change:{mask}>{other}", ("mask:{mask}", "as:{other}"), state.CHANGE)
        self.conjure: Options = self.option("conjure:{mask}", ("as:{mask}",), state.MASK)
        self.shares(USE)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R88, R89: every set of cards that fits a free space; tiles that help; nothing."""
        frames = table.frames
        counts = counted_masks(table, seat, self.change.of(frames, frame), self.conjured.of(frames, frame))
        barred: i64 = 0
        if self.occupied.of(frames, frame) == 0:
            barred = table.occupied_spaces()
        for play in range(data.PLAY_COUNT):
            if barred & BIT[data.PLAY_SPACE[play]] == 0 and fits(counts, play):
                into.add(self.play.one(play))
        offer_tiles(table, seat, frame, data.BEFORE_PLAYING, into)
        into.add(self.none.only())
        offer_checkpoint(table, seat, frame, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Play, or use a tile first."""
        frames = table.frames
        if self.play.holds(option):
            change, conjured = self.change.of(frames, frame), self.conjured.of(frames, frame)
            frames.pop_group()
            play_masks(table, seat, self.play.first(option), change, conjured)
            PLAYED.ask(table, seat)
        elif self.none.holds(option):
            frames.pop_group()
        else:
            use(table, seat, frame, option)


MASKS: Final[Masks] = Masks()


class Played(Question):
    """D14 after the play: tiles that score in the ceremony, before the play or after it (R128)."""

    def __init__(self) -> None:
        super().__init__("masks-played")
        self.shares(USE)
        self.done: Options = self.option("masks:done", ("done",), name="masks-done", declines=True)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Nothing is asked of those who have no such tile."""
        offer_tiles(table, seat, frame, data.SCORING_IN_CEREMONY, into)
        if into.count > 0:
            into.add(self.done.only())

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Use it, or keep it."""
        if USE.holds(option):
            use(table, seat, frame, option)
        else:
            table.frames.pop_group()


PLAYED: Final[Played] = Played()


def might_play(table: Table, seat: i64, frame: i64) -> bool:
    """Whether the others, who see how many cards a hand has, must think it possible that something can be played."""
    cards = state.HAND.total(table, seat)
    if MASKS.conjured.of(table.frames, frame):
        cards += 1
    barred: i64 = 0
    if MASKS.occupied.of(table.frames, frame) == 0:
        barred = table.occupied_spaces()
    for play in range(data.PLAY_COUNT):
        if barred & BIT[data.PLAY_SPACE[play]] == 0 and cards >= data.CARDS_IN_PLAY[play]:
            return True
    return False


def counted_masks(table: Table, seat: i64, change: i64, conjured: i64) -> vec[i64]:
    """How many of each mask may be played, with the changed and the conjured card (R125)."""
    counts = vec[i64]([0] * data.MASKS)
    for mask in range(data.MASKS):
        counts[mask] = table.held(seat, mask)
    if change:
        counts[data.CHANGE_FROM[change]] -= 1
        counts[data.CHANGE_TO[change]] += 1
    if conjured:
        counts[conjured - 1] += 1
    return counts


def fits(counts: vec[i64], play: i64) -> bool:
    """Whether these masks are enough for this play."""
    for at in range(data.FIRST_NEEDED[play], data.FIRST_NEEDED[play + 1]):
        mask = data.NEEDED_MASK[at]
        if counts[mask] < data.NEEDED_CARDS[at]:
            return False
    return True


def play_masks(table: Table, seat: i64, play: i64, change: i64, conjured: i64) -> None:
    """R88: the cards lie open, the disk is on the space, the points are scored."""
    shown: i64 = 0
    for at in range(data.FIRST_NEEDED[play], data.FIRST_NEEDED[play + 1]):
        mask, needed = data.NEEDED_MASK[at], data.NEEDED_CARDS[at]
        if conjured == mask + 1:
            needed -= 1
        if needed > 0 and data.CHANGE_TO[change] == mask:
            needed -= 1
            shown += show_card(table, seat, data.CHANGE_FROM[change])
        for _n in range(needed):
            shown += show_card(table, seat, mask)
    space = data.PLAY_SPACE[play]
    state.DISK.set(table, seat, space)
    table.tell(events.PLAYED, seat, space, shown)
    score(table, seat, data.MASK_TRACK, data.SPACE_POINTS[space])


def show_card(table: Table, seat: i64, mask: i64) -> i64:
    """R91a: a card of this mask is played, a healthy one if there is; which it is, as a bag."""
    card = data.HEALTHY[mask]
    if state.HAND.of(table, seat, card) == 0:
        card = data.INFECTED[mask]
    leave_hand(table, seat, card)
    state.PLAYED.gain(table, seat, card, 1)
    return ONE_IN_BAG[card]


# What tiles of the ceremony ask.


class Recall(Question):
    """D19 of P2-5 with mask_recall=one: which mask comes back."""

    def __init__(self) -> None:
        super().__init__("recall")
        self.recall: Options = self.shares(MASKS.recall)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R124: each mask that lies open."""
        for mask in range(data.MASKS):
            if table.plays(seat, mask):
                into.add(self.recall.one(mask))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Take one back, a healthy one if there is."""
        table.frames.pop_group()
        mask = self.recall.first(option)
        card = data.HEALTHY[mask]
        if state.PLAYED.of(table, seat, card) == 0:
            card = data.INFECTED[mask]
        state.PLAYED.gain(table, seat, card, -1)
        state.HAND.gain(table, seat, card, 1)
        state.KNOWN.gain(table, seat, card, 1)
        table.tell(events.RECALLED, seat, card)


RECALL: Final[Recall] = Recall()


class Change(Question):
    """D19 of P2-6: which card counts as what."""

    def __init__(self) -> None:
        super().__init__("change")
        self.change: Options = self.shares(MASKS.name_change)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R125: each mask in hand, as any other one."""
        for mask in range(data.MASKS):
            if table.held(seat, mask) > 0:
                for other in range(data.MASKS):
                    if other != mask:
                        into.add(self.change.one(state.change(mask, other)))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Keep it in mind for the play below."""
        frames = table.frames
        frames.pop_group()
        change = self.change.first(option)
        MASKS.change.set(frames, frames.top(), change)
        table.tell(events.CHANGED, seat, data.CHANGE_FROM[change], data.CHANGE_TO[change])


CHANGE: Final[Change] = Change()


class Conjure(Question):
    """D19 of P3-6: what the conjured card shows."""

    def __init__(self) -> None:
        super().__init__("conjure")
        self.conjure: Options = self.shares(MASKS.conjure)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R125: any mask."""
        for mask in range(data.MASKS):
            into.add(self.conjure.one(mask))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Keep it in mind for the play below."""
        frames = table.frames
        frames.pop_group()
        mask = self.conjure.first(option)
        MASKS.conjured.set(frames, frames.top(), mask + 1)
        table.tell(events.CONJURED, seat, mask)


CONJURE: Final[Conjure] = Conjure()
