"""Judges of decisions about cards and resources: what an option promises in points of fame."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.knowledge import Figures
from longhouse.core.state import OptionBuffer
from longhouse.core.zones import NONE
from longhouse.games.northgard import data, state
from longhouse.games.northgard.gains import draw_gain, play_gain
from longhouse.games.northgard.judging import USE, Judge, Survey
from longhouse.games.northgard.rules import cards, intrigue, play, reaction, special
from longhouse.games.northgard.rules.decisions import NO
from longhouse.games.northgard.rules.drawing import SORT
from longhouse.games.northgard.rules.paying import PAIR, PAY, TRIPLE, Bundles
from longhouse.games.northgard.rules.play import TURN
from longhouse.games.northgard.rules.scoring import achievement, final_fame
from longhouse.games.northgard.rules.year import TEAM_TRADE, TRADE

NEVER: Final = -50.0
_PARTS: Final[dict[str, float]] = {"take": 1.1, "discard": 1.1, "before": 1.0, "after": 1.2}
_PART_WORTH: Final[vec[float]] = vec[float]([_PARTS.get(part, 0.0) for part in data.PART_IDS])
"""Parts of cards that nothing is computed for."""
_ACHIEVEMENT: Final[vec[i64]] = vec[i64]([NONE] * data.FACES)
"""Of a face: which Achievement it is, or NONE."""
for _which in range(data.ACHIEVEMENT_CARDS):
    _ACHIEVEMENT[data.FACE_OF[data.FIRST_ACHIEVEMENT + _which]] = _which
_UPGRADE_FACE: Final[vec[i64]] = vec[i64]([data.FACE_IDS.index(name) for name in state.UPGRADE.names])


# A turn.


class Turns(Judge):
    """D10: cards by what they bring, giving them up by what comes instead; passing when little is left to do."""

    def weigh(self, survey: Survey, options: OptionBuffer, into: Figures) -> None:
        """All options: what a pass leaves behind depends on all cards that might be played."""
        left = 0.0
        best = 0.0
        for at in range(options.count):
            option = options.codes[at]
            if TURN.play.holds(option):
                face = TURN.play.first(option)
                survey.may_play[face] = survey.looks
                gain = play_gain(survey, face)
                left += max(0.0, gain)
                best = max(best, gain)
        for at in range(options.count):
            option = options.codes[at]
            if option == TURN.passing.only():
                into.put(at, first_pick(survey) - (left - best))
            else:
                into.put(at, self.judge(survey, option))

    def judge(self, survey: Survey, option: i64) -> float:
        """One option, but for passing."""
        if TURN.play.holds(option):
            return play_gain(survey, TURN.play.first(option))
        if TURN.replace.holds(option) or TURN.remove.holds(option) or TURN.upgrade.holds(option):
            return give_up_gain(survey, option)
        return NEVER


def first_pick(survey: Survey) -> float:
    """How much better the card is that one gets by passing now than the one that others will leave."""
    table = survey.table
    rivals: i64 = 0
    for seat in range(table.players):
        if seat != survey.seat and state.PASSED.of(table, seat) == 0:
            rivals += 1
    if rivals == 0 or state.FORESAW.of(table, survey.seat):
        return 0.0
    shown: i64 = 0
    best = 0.0
    card = state.CARDS.next_in(table, state.ROW, 0, NONE)
    while card != NONE:
        best = max(best, pick_worth(survey, data.FACE_OF[card]))
        shown += 1
        card = state.CARDS.next_in(table, state.ROW, 0, card)
    if shown < 2:
        return 0.0
    return 0.1 * (best - left_over(survey, min(rivals, shown - 1)))


def left_over(survey: Survey, taken: i64) -> float:
    """The best card of the row when so many better ones are taken."""
    table = survey.table
    card = state.CARDS.next_in(table, state.ROW, 0, NONE)
    while card != NONE:
        worth = pick_worth(survey, data.FACE_OF[card])
        better: i64 = 0
        other = state.CARDS.next_in(table, state.ROW, 0, NONE)
        while other != NONE:
            more = pick_worth(survey, data.FACE_OF[other])
            if more > worth or (more == worth and other < card):
                better += 1
            other = state.CARDS.next_in(table, state.ROW, 0, other)
        if better == taken:
            return worth
        card = state.CARDS.next_in(table, state.ROW, 0, card)
    return 0.0


def give_up_gain(survey: Survey, option: i64) -> float:
    """R22 to R24: replace, remove or upgrade a card."""
    if TURN.replace.holds(option):
        face = TURN.replace.first(option)
        found = draw_gain(survey, 1) + survey.purse_after(0, 0, -1, 0)
    elif TURN.remove.holds(option):
        face = TURN.remove.first(option)
        found = draw_gain(survey, 2) + survey.purse_after(0, 0, -2, 0) + thinning(survey, face)
    else:
        face = TURN.upgrade.first(option)
        upgrade = _UPGRADE_FACE[TURN.upgrade.second(option)]
        found = 1.4 * USE[upgrade] + survey.card_worth(upgrade) + survey.purse_after(0, 0, -3, 0)
        if TURN.upgrade.third(option) == play.LEAVES:
            found += thinning(survey, face)
    if survey.may_play[face] == survey.looks:
        found -= max(0.0, play_gain(survey, face))
    return found


def thinning(survey: Survey, face: i64) -> float:
    """What the deck gains in the years to come when a card leaves it."""
    survey.look_at_deck()
    return 0.4 * (survey.deck_use - USE[face]) * float(min(4, survey.harvests - 1)) - float(data.FAME_OF[face])


class GoesOn(Judge):
    """D11: another card, or the end of the turn."""

    def judge(self, survey: Survey, option: i64) -> float:
        """One option."""
        return 0.1 if option == play.CONTINUE.end.only() else play_gain(survey, TURN.play.first(option))


class Reacts(Judge):
    """D12: Defensive Strategy is for a card that matters."""

    def judge(self, survey: Survey, option: i64) -> float:
        """One option."""
        return (
            USE[data.FACE_OF[state.CARD_PLAYED.of(survey.table)]] - 1.9
            if option == reaction.REACT.cancel.only()
            else 0.0
        )


def pick_worth(survey: Survey, face: i64) -> float:
    """D14: a card of the row; an Achievement by what it counts now."""
    if _ACHIEVEMENT[face] != NONE:
        return float(achievement(survey.table, survey.seat, _ACHIEVEMENT[face]))
    return survey.card_worth(face)


class Picks(Judge):
    """D14, D81."""

    def judge(self, survey: Survey, option: i64) -> float:
        """One option."""
        return pick_worth(survey, play.PICK.pick.first(option))


class GivesUp(Judge):
    """D60, D74: the least useful card goes."""

    def judge(self, survey: Survey, option: i64) -> float:
        """One option."""
        going = SORT.discard if SORT.discard.holds(option) else SORT.on_top
        return -hand_worth(survey, going.first(option))


def hand_worth(survey: Survey, face: i64) -> float:
    """A card in hand: what it can do now, and a little of what it usually does."""
    if cards.KIND[face] == cards.NO_EFFECT:
        return -1.0
    return max(0.0, play_gain(survey, face)) + 0.2 * USE[face]


class Takes(Judge):
    """D72, D75, D83: the best card."""

    def judge(self, survey: Survey, option: i64) -> float:
        """One option."""
        if special.COPY.copy.holds(option):
            return hand_worth(survey, special.COPY.copy.first(option))
        face = special.FROM_HAND.card.first(option)
        is_theirs = survey.table.frames.kind(survey.table.frames.top()) == special.FROM_HAND.kind
        return USE[face] if is_theirs else hand_worth(survey, face)


class ChoosesPart(Judge):
    """D70: the part that promises most."""

    def judge(self, survey: Survey, option: i64) -> float:
        """One option."""
        part = special.PART.part.first(option)
        if part == data.PART_DRAW:
            return draw_gain(survey, 1)
        face = cards.PART_FACE[part]
        return play_gain(survey, face) if face != NONE else _PART_WORTH[part]


class ChoosesOpponent(Judge):
    """D71: the one who leads."""

    def judge(self, survey: Survey, option: i64) -> float:
        """One option."""
        return float(final_fame(survey.table, special.OPPONENT.opponent.first(option)))


# Resources.


class Pays(Judge):
    """D73, D78, D91: what is given against what comes."""

    def judge(self, survey: Survey, option: i64) -> float:
        """One option."""
        if option == special.PAY_OR_DISCARD.give_in.only():
            table = survey.table
            return -hand_worth(survey, data.FACE_OF[special.PAY_OR_DISCARD.card.of(table.frames, table.frames.top())])
        if special.PAY_OR_DISCARD.give.holds(option):
            return paid(survey, PAIR, special.PAY_OR_DISCARD.give.first(option), NONE)
        if PAY.two.holds(option):
            return paid(survey, PAIR, PAY.two.first(option), NONE) + survey.more_units(1)
        if PAY.three.holds(option):
            return paid(survey, TRIPLE, PAY.three.first(option), NONE) + draw_gain(survey, 1)
        if TRADE.trade.holds(option):
            return paid(survey, TRIPLE, TRADE.trade.first(option), TRADE.trade.second(option)) - 0.01
        if TRADE.offered.holds(option):
            return swapped(survey, TRADE.offered.first(option), TRADE.offered.second(option)) - 0.3
        return 0.0


def paid(survey: Survey, bundles: Bundles, bundle: i64, taken: i64) -> float:
    """Resources go, and perhaps one comes."""
    return survey.purse_after(
        (1 if taken == data.FOOD else 0) - bundles.of(bundle, data.FOOD),
        (1 if taken == data.WOOD else 0) - bundles.of(bundle, data.WOOD),
        (1 if taken == data.LORE else 0) - bundles.of(bundle, data.LORE),
        0,
    )


def one_more(survey: Survey, resource: i64) -> float:
    """What one of a resource is worth now."""
    return survey.purse_after(
        1 if resource == data.FOOD else 0, 1 if resource == data.WOOD else 0, 1 if resource == data.LORE else 0, 0
    )


def swapped(survey: Survey, give: i64, take: i64) -> float:
    """R174: one resource for another."""
    return survey.purse_after(
        (1 if take == data.FOOD else 0) - (1 if give == data.FOOD else 0),
        (1 if take == data.WOOD else 0) - (1 if give == data.WOOD else 0),
        (1 if take == data.LORE else 0) - (1 if give == data.LORE else 0),
        0,
    )


class Swaps(Judge):
    """D92: a teammate's wish is granted unless it costs more than a little."""

    def judge(self, survey: Survey, option: i64) -> float:
        """One option."""
        frames = survey.table.frames
        swap = TEAM_TRADE.swap.of(frames, frames.top())
        return (
            swapped(survey, state.taken(swap), state.given(swap)) + 0.3 if option == TEAM_TRADE.accept.only() else 0.0
        )


class ChoosesResource(Judge):
    """D77, D90: the resource that helps most."""

    def judge(self, survey: Survey, option: i64) -> float:
        """One option."""
        if option == NO.only():
            return 0.0
        return one_more(survey, intrigue.RESOURCE.resource.first(option))
