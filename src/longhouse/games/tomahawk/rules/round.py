"""A round: deploy in secret, reveal, characters, scalps, territories, peek, clean up, draw (R11 to R55)."""

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.sets import BIT, count, first, nth
from longhouse.core.state import OptionBuffer
from longhouse.games.tomahawk.rules import codes
from longhouse.games.tomahawk.rules.battle import (
    NO_WINNER,
    animals,
    effective,
    has_pair,
    is_charmed,
    is_doubled,
    manitou_side,
    scalp,
    total,
    value_at_puma,
    value_gathering,
    winner,
)
from longhouse.games.tomahawk.rules.dealing import draw, turn_up
from longhouse.games.tomahawk.rules.decisions import ask_both, has_one_face, offer_faces, ready
from longhouse.games.tomahawk.rules.scoring import tell_end
from longhouse.games.tomahawk.state import NO_LOCK, Table
from longhouse.games.tomahawk.tables import (
    DANCE,
    DRAW,
    FOREST,
    LAST_ROUND_WITH_DRAW,
    MOST_TURNS,
    MOUNTAIN,
    NO_CARD,
    NO_TERRITORY,
    PILES,
    ROUNDS,
    SKY,
    TYPE,
    VALUE,
)


class Deploy(Decision[Table]):
    """D3: one warrior on each of the four territories, in secret; then commit (R11, R12)."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R13: any card of the hand for the pile asked about; then only the commitment."""
        pile = table.frames.a(frame)
        if pile == PILES:
            into.add(codes.COMMIT)
        else:
            offer_faces(table.hand[seat], codes.PLAY, PILES, pile, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Lay the card down, or commit."""
        if option == codes.COMMIT:
            ready(table, seat, frame)
        else:
            place(table, seat, frame, (option - codes.PLAY) // PILES, codes.PLACED)

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """Both have committed."""
        table.frames.pop_group()
        resolve_round(table, chance)


def place(table: Table, seat: i64, frame: i64, card: i64, how: i64) -> None:
    """R11: a card face down on the pile asked about; then the next free place, filled if only one way is left."""
    pile = table.frames.a(frame)
    table.hand[seat] &= ~BIT[card]
    table.set_warrior(pile, seat, table.turn(pile), card)
    table.tell(how, seat, card, pile + 1)
    pile = next_free_pile(table, seat, pile + 1)
    table.frames.set_a(frame, pile)
    if pile < PILES and has_one_face(table.hand[seat]):
        last = first(table.hand[seat])
        table.take_forced(codes.PLAY + last * PILES + pile)
        place(table, seat, frame, last, codes.FORCED)


def next_free_pile(table: Table, seat: i64, pile: i64) -> i64:
    """The next pile where the seat must choose a card: not the one where its card is locked (R30)."""
    return pile + 1 if pile == table.locked_pile[seat] else pile


def start_round(table: Table) -> None:
    """Both players deploy."""
    table.tell(codes.ROUND, table.round)
    ask_both(table, codes.D3_DEPLOY, next_free_pile(table, 0, 0), next_free_pile(table, 1, 0))


def resolve_round(table: Table, chance: Chance) -> None:
    """R19: reveal, characters, scalps, territory icons and winners; then peek, clean up, draw."""
    remember_round(table)
    for pile in range(PILES):
        reveal(table, pile)
    for seat in range(2):
        table.locked_pile[seat] = NO_LOCK
    for pile in range(PILES):
        use_characters(table, pile, chance)
    for pile in range(PILES):
        take_scalps(table, pile)
    mountains_won: i64 = 0
    for pile in range(PILES):
        if table.is_last_turn(pile):
            mountains_won |= decide_territory(table, pile)
    for seat in range(2):
        if mountains_won & BIT[seat]:
            peek(table, seat)
    clean_up_and_draw(table, chance)


def remember_round(table: Table) -> None:
    """What is about to be seen stays to be seen for a round; what stays face down does not get in here."""
    rows = table.rows[:]
    for pile in range(PILES):
        if table.is_hidden(pile):
            for place in range(2 * MOST_TURNS):
                rows[pile * 2 * MOST_TURNS + place] = NO_CARD
    table.last_rows = rows
    table.last_tops = table.tops[:]


def reveal(table: Table, pile: i64) -> None:
    """R15 to R18: turn up this round's warriors; in a forest none before the last turn, then all."""
    if table.is_hidden(pile):
        table.tell(codes.STAYS_HIDDEN, pile + 1)
        return
    for turn in range(table.first_turned_up(pile), table.turn(pile) + 1):
        a, b = table.warrior(pile, 0, turn), table.warrior(pile, 1, turn)
        table.shown[0] |= BIT[a]
        table.shown[1] |= BIT[b]
        table.tell(codes.REVEALED, pile + 1, turn + 1, 0, a, 1, b)


def use_characters(table: Table, pile: i64, chance: Chance) -> None:
    """R20, R21: powers of the cards turned up now. Values follow from `effective`; the dance acts here."""
    if table.is_hidden(pile):
        return
    for turn in range(table.first_turned_up(pile), table.turn(pile) + 1):
        for seat in range(2):
            card, opposite = table.warrior(pile, seat, turn), table.warrior(pile, 1 - seat, turn)
            if card == SKY:
                table.tell(codes.COPIED, seat, pile + 1, turn + 1, effective(card, opposite))
            if is_charmed(VALUE[opposite], card):
                table.tell(codes.CHARMED, seat, pile + 1, turn + 1, opposite)
            if card == DANCE and TYPE[table.tops[pile]] != FOREST and not table.is_last_turn(pile):
                dance(table, seat, pile, chance)


def dance(table: Table, seat: i64, pile: i64, chance: Chance) -> None:
    """R29: Twilight Dance binds the opponent's next card here, now or after the draw (Q7)."""
    table.locked_pile[1 - seat] = pile
    if table.settings.after_draw:
        table.tell(codes.DANCE_DUE, seat, pile + 1)
    else:
        lock(table, 1 - seat, pile, table.turn(pile) + 1, chance)


def lock(table: Table, seat: i64, pile: i64, turn: i64, chance: Chance) -> None:
    """R29 to R31: a random card of the hand lies face down as the seat's card of that turn; nobody else sees it."""
    hand = table.hand[seat]
    card = nth(hand, chance.pick(codes.C5_DANCE, count(hand)))
    table.hand[seat] = hand & ~BIT[card]
    table.set_warrior(pile, seat, turn, card)
    table.tell(codes.LOCKED, seat, pile + 1, card)


def take_scalps(table: Table, pile: i64) -> None:
    """R43, R44: every row turned up now is compared once; R45: both warriors stay."""
    if table.is_hidden(pile):
        return
    for turn in range(table.first_turned_up(pile), table.turn(pile) + 1):
        for seat in range(2):
            card, opposite = table.warrior(pile, seat, turn), table.warrior(pile, 1 - seat, turn)
            tokens = scalp(card, opposite)
            if tokens > 0:
                table.tokens[seat] += tokens
                table.tell(codes.SCALPED, seat, pile + 1, turn + 1, card, opposite, tokens)


def decide_territory(table: Table, pile: i64) -> i64:
    """R47 to R51: who takes the territory. The set of the seat that has won a mountain, or the empty set."""
    territory = table.tops[pile]
    tell_icons(table, pile)
    turns = table.length(pile)
    first_total, second_total = total(table, pile, 0, turns), total(table, pile, 1, turns)
    sage = manitou_side(table, pile, turns)
    seat = winner(first_total, second_total, sage)
    table.tell(codes.TOTALS, pile + 1, 0, first_total, 1, second_total)
    if seat == NO_WINNER:
        table.tied |= BIT[territory]
        table.tell(codes.TIED, pile + 1, territory)
        return 0
    if seat == sage and winner(first_total, second_total, NO_WINNER) != sage:
        table.tell(codes.MANITOU_TURNS, seat, pile + 1)
    table.won[seat] |= BIT[territory]
    doubled = is_doubled(table, pile)
    if doubled:
        table.doubled |= BIT[territory]
        table.tell(codes.DOUBLED, pile + 1, animals(territory, True))
    table.tell(codes.WON, seat, pile + 1, territory, animals(territory, doubled), TYPE[territory])
    return BIT[seat] if TYPE[territory] == MOUNTAIN else 0


def tell_icons(table: Table, pile: i64) -> None:
    """R38, R39, R26: who fights the puma, who gathers, who pairs up. The totals know it anyway."""
    if table.ear is None:
        return
    turns = table.length(pile)
    puma, gathering = value_at_puma(table, pile, turns), value_gathering(table, pile, turns)
    for seat in range(2):
        for turn in range(turns):
            card = table.warrior(pile, seat, turn)
            value = effective(card, table.warrior(pile, 1 - seat, turn))
            if value == puma:
                table.tell(codes.AT_PUMA, seat, pile + 1, card)
            elif value == gathering:
                table.tell(codes.GATHERED, seat, pile + 1, card, value)
        if has_pair(table, pile, seat, turns) and puma != 2:
            table.tell(codes.PAIRED, seat, pile + 1)


def peek(table: Table, seat: i64) -> None:
    """R52: the winner of a mountain sees what the opponent played this round in unfinished forests."""
    for pile in range(PILES):
        if table.is_hidden(pile):
            turn = table.turn(pile)
            table.peeked[seat] |= BIT[pile * MOST_TURNS + turn]
            table.tell(codes.PEEKED, seat, 1 - seat, pile + 1, turn + 1, table.warrior(pile, 1 - seat, turn))


def clean_up_and_draw(table: Table, chance: Chance) -> None:
    """R51: warriors leave; R54: new territories; R55: draw; and on to the next round or the end."""
    decided: i64 = 0
    for pile in range(PILES):
        if table.is_last_turn(pile):
            decided |= BIT[pile]
            clear_pile(table, pile)
    played = table.round
    table.round += 1
    if played == ROUNDS:
        tell_end(table)
        return
    for pile in range(PILES):
        if decided & BIT[pile]:
            turn_up(table, pile, chance)
    if played <= LAST_ROUND_WITH_DRAW:
        for seat in range(2):
            draw(table, seat, DRAW, chance)
    for seat in range(2):
        pile = table.locked_pile[seat]
        if pile != NO_LOCK and table.warrior(pile, seat, table.turn(pile)) == NO_CARD:
            lock(table, seat, pile, table.turn(pile), chance)
    start_round(table)


def clear_pile(table: Table, pile: i64) -> None:
    """R51: the decided territory and all its warriors go, and with them what was peeked there."""
    table.tops[pile] = NO_TERRITORY
    for turn in range(MOST_TURNS):
        for seat in range(2):
            table.set_warrior(pile, seat, turn, NO_CARD)
            table.peeked[seat] &= ~BIT[pile * MOST_TURNS + turn]
