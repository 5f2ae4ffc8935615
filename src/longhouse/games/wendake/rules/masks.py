"""The Mask Ceremony, the Mask deck and the blankets (R62, R85 to R91a, R115, R116, R124, R125, R128)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.sets import BIT
from longhouse.core.state import OptionBuffer
from longhouse.games.wendake import data
from longhouse.games.wendake.rules import codes
from longhouse.games.wendake.rules.abilities import occupied_spaces
from longhouse.games.wendake.rules.decisions import score
from longhouse.games.wendake.rules.effects import is_use, offer_tiles, use
from longhouse.games.wendake.rules.progress import offer_checkpoint
from longhouse.games.wendake.state import Table

# The deck and the pile.


def draw_from_deck(table: Table, chance: Chance) -> i64:
    """The deck's top card. A deck is a bag: which card that is, chance decides now."""
    return take_card(table.deck, chance.pick(codes.L_MASKS, table.cards_in_deck()))


def take_card(cards: vec[i64], n: i64) -> i64:
    """Take the n-th card out of a bag of cards."""
    card: i64 = 0
    while n >= cards[card]:
        n -= cards[card]
        card += 1
    cards[card] -= 1
    return card


def keep_up(table: Table, chance: Chance) -> None:
    """R87a: no empty pile while the deck has cards, no empty deck while the pile has two."""
    if table.cards_in_deck() == 0 and len(table.pile) >= 2:
        for at in range(len(table.pile)):
            table.deck[table.pile[at]] += 1
        table.pile = vec[i64]()
        table.tell(codes.RESHUFFLED, table.cards_in_deck())
    if len(table.pile) == 0 and table.cards_in_deck() > 0:
        lay_on_pile(table, draw_from_deck(table, chance))
        table.tell(codes.TURNED_UP, table.pile[0])


def lay_on_pile(table: Table, card: i64) -> None:
    """A card lies on top of the discard pile."""
    table.pile = append(table.pile, card)


def take_from_pile(table: Table) -> i64:
    """The open card on top of the discard pile."""
    last = len(table.pile) - 1
    card = table.pile[last]
    table.pile = table.pile[:last]
    return card


def reveal_blanket(table: Table, seat: i64, chance: Chance) -> bool:
    """R62: show the top Mask card and lay it on the pile; whether its blanket is infected. No card: healthy."""
    if table.cards_in_deck() == 0:
        return False
    card = draw_from_deck(table, chance)
    lay_on_pile(table, card)
    table.tell(codes.BLANKET, seat, card, card & 1)
    keep_up(table, chance)
    return card & 1 != 0


# a) Draw.


def begin_masks(table: Table, seat: i64) -> None:
    """R85, R88: draw, then play."""
    table.frames.push(codes.D14_MASKS, seat)
    table.frames.push(codes.D12_DRAW, seat, 1)


class Draw(Decision[Table]):
    """D12: from the deck or from the pile. a: cards to draw, b: 1 with P1-5, c: cards drawn."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R85; before drawing P2-5 (R124) and P1-5 (R115)."""
        frames = table.frames
        has_deck = table.cards_in_deck() > 0
        has_pile = len(table.pile) > 0
        if frames.a(frame) == 0 or not (has_deck or has_pile):
            return
        if has_deck:
            into.add(codes.DRAW_DECK)
        if has_pile:
            into.add(codes.DRAW_DISCARD)
        offer_tiles(table, seat, frame, data.BEFORE_MASKS, into)
        offer_tiles(table, seat, frame, data.BEFORE_DRAWING, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Draw one card, or use a tile first."""
        frames = table.frames
        if is_use(option):
            use(table, seat, frame, option)
            return
        frames.set_a(frame, frames.a(frame) - 1)
        frames.set_c(frame, frames.c(frame) + 1)
        if option == codes.DRAW_DECK:
            card = draw_from_deck(table, chance)
            table.tell(codes.DREW, seat, card)
        else:
            card = take_from_pile(table)
            table.known[seat * data.CARDS + card] += 1
            table.tell(codes.DREW_OPEN, seat, card)
        table.hand[seat * data.CARDS + card] += 1
        keep_up(table, chance)

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """All drawn, or nothing is there to draw."""
        must_discard = table.frames.b(frame) == 1 and table.cards_in_hand(seat) > 0
        table.frames.pop_group()
        if must_discard:
            table.frames.push(codes.D13_DISCARD, seat)


class Discard(Decision[Table]):
    """D13: which card goes after P1-5."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R115, R91a: each distinct card in hand."""
        for card in range(data.CARDS):
            if table.hand[seat * data.CARDS + card] > 0:
                into.add(codes.DISCARD + card)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Lay it open on the pile."""
        table.frames.pop_group()
        card = option - codes.DISCARD
        leave_hand(table, seat, card)
        lay_on_pile(table, card)
        table.tell(codes.DISCARDED, seat, card)
        keep_up(table, chance)


def leave_hand(table: Table, seat: i64, card: i64) -> None:
    """A card is shown and gone; if others knew of one like it, it was that one."""
    at = seat * data.CARDS + card
    table.hand[at] -= 1
    if table.known[at] > 0:
        table.known[at] -= 1


class Recall(Decision[Table]):
    """D19 of P2-5 with mask_recall=one: which mask comes back."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R124."""
        for mask in range(data.MASKS):
            if table.played[seat * data.CARDS + 2 * mask] + table.played[seat * data.CARDS + 2 * mask + 1] > 0:
                into.add(codes.RECALL + mask)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Take one back, a healthy one if there is."""
        table.frames.pop_group()
        card = 2 * (option - codes.RECALL)
        if table.played[seat * data.CARDS + card] == 0:
            card += 1
        table.played[seat * data.CARDS + card] -= 1
        table.hand[seat * data.CARDS + card] += 1
        table.known[seat * data.CARDS + card] += 1
        table.tell(codes.RECALLED, seat, card)


# b) Play.


def masks_in_hand(table: Table, seat: i64, mask: i64) -> i64:
    """Cards of a mask in hand, whatever their blankets."""
    return table.hand[seat * data.CARDS + 2 * mask] + table.hand[seat * data.CARDS + 2 * mask + 1]


class Masks(Decision[Table]):
    """D14: which combination. a: 1 with P1-6, b: 1 + 5 * from + to with P2-6, c: 1 + mask with P3-6."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R88, R89: every set of cards that fits a free space; tiles that help; nothing."""
        frames = table.frames
        counts = counted_masks(table, seat, frames.b(frame), frames.c(frame))
        barred: i64 = 0
        if frames.a(frame) == 0:
            barred = occupied_spaces(table)
        for play in range(data.PLAY_COUNT):
            if barred & BIT[data.PLAY_SPACE[play]] == 0 and fits(counts, play):
                into.add(codes.PLAY_MASKS + play)
        offer_tiles(table, seat, frame, data.BEFORE_PLAYING, into)
        into.add(codes.PLAY_NO_MASKS)
        offer_checkpoint(table, seat, frame, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Play, or use a tile first."""
        frames = table.frames
        if codes.PLAY_MASKS <= option < codes.PLAY_NO_MASKS:
            change = frames.b(frame)
            virtual = frames.c(frame)
            frames.pop_group()
            play_masks(table, seat, option - codes.PLAY_MASKS, change, virtual)
        elif option == codes.PLAY_NO_MASKS:
            frames.pop_group()
        else:
            use(table, seat, frame, option)


def counted_masks(table: Table, seat: i64, change: i64, virtual: i64) -> vec[i64]:
    """How many of each mask may be played, with the changed and the virtual card (R125)."""
    counts = vec[i64]([0] * data.MASKS)
    for mask in range(data.MASKS):
        counts[mask] = masks_in_hand(table, seat, mask)
    if change:
        counts[(change - 1) // data.MASKS] -= 1
        counts[(change - 1) % data.MASKS] += 1
    if virtual:
        counts[virtual - 1] += 1
    return counts


def fits(counts: vec[i64], play: i64) -> bool:
    """Whether these masks are enough for this play."""
    for mask in range(data.MASKS):
        if counts[mask] < data.PLAY_MASKS[play * data.MASKS + mask]:
            return False
    return True


def play_masks(table: Table, seat: i64, play: i64, change: i64, virtual: i64) -> None:
    """R88: the cards lie open, the disk is on the space, the points are scored."""
    shown = vec[i64]([0] * data.CARDS)
    for mask in range(data.MASKS):
        needed = data.PLAY_MASKS[play * data.MASKS + mask]
        if needed > 0 and virtual == mask + 1:
            needed -= 1
        if needed > 0 and change and (change - 1) % data.MASKS == mask:
            needed -= 1
            show_card(table, seat, (change - 1) // data.MASKS, shown)
        for _ in range(needed):
            show_card(table, seat, mask, shown)
    packed: i64 = 0
    for card in range(data.CARDS - 1, -1, -1):
        packed = packed * 8 + shown[card]
    space = data.PLAY_SPACE[play]
    table.disk[seat] = space
    table.tell(codes.PLAYED, seat, space, packed)
    score(table, seat, data.MASK_TRACK, data.SPACE_POINTS[space])


def show_card(table: Table, seat: i64, mask: i64, shown: vec[i64]) -> None:
    """R91a: a card of this mask is played, a healthy one if there is."""
    card = 2 * mask
    if table.hand[seat * data.CARDS + card] == 0:
        card += 1
    leave_hand(table, seat, card)
    table.played[seat * data.CARDS + card] += 1
    shown[card] += 1


class Change(Decision[Table]):
    """D19 of P2-6: which card counts as what."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R125."""
        for mask in range(data.MASKS):
            if masks_in_hand(table, seat, mask) > 0:
                for other in range(data.MASKS):
                    if other != mask:
                        into.add(codes.CHANGE + mask * data.MASKS + other)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Keep it in mind for the play below."""
        frames = table.frames
        frames.pop_group()
        change = option - codes.CHANGE
        frames.set_b(frames.top(), 1 + change)
        table.tell(codes.CHANGED, seat, change // data.MASKS, change % data.MASKS)


class Conjure(Decision[Table]):
    """D19 of P3-6: what the virtual card shows."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R125."""
        for mask in range(data.MASKS):
            into.add(codes.CONJURE + mask)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Keep it in mind for the play below."""
        frames = table.frames
        frames.pop_group()
        frames.set_c(frames.top(), 1 + option - codes.CONJURE)
        table.tell(codes.CONJURED, seat, option - codes.CONJURE)
