"""Which Progress tile does what (R110 to R130).

    { id = "P2-7", timing = "any", exchange = 3 }

is an `ExchangeGoods` with three exchanges: the word names the class. `tiles.EFFECT[tile]` is the tile's own object.
"""

from typing import Final

from longhouse.core.components import BadComponent, Row
from longhouse.games.wendake.rules import abilities
from longhouse.games.wendake.rules.tiles import Effect

EFFECTS: Final[dict[str, tuple[type[Effect], str]]] = {
    "move": (abilities.MoveGuards, "any"),
    "any_order": (abilities.AnyOrder, "any"),
    "gain": (abilities.GainGoods, "any"),
    "spend": (abilities.SpendGoods, "any"),
    "balance": (abilities.BalanceTracks, "any"),
    "exchange": (abilities.ExchangeGoods, "any"),
    "heal": (abilities.HealNatives, "any"),
    "turn_tiles": (abilities.TurnTiles, "any"),
    "stay": (abilities.StayOnGuard, "transfer"),
    "more_exchanges": (abilities.MoreExchanges, "trade_a"),
    "discount": (abilities.PayLess, "trade_b"),
    "allies": (abilities.CallAllies, "military_b"),
    "assemble": (abilities.Assemble, "ritual_a"),
    "then_move": (abilities.Dance, "ritual_b"),
    "count_most": (abilities.CountMost, "ritual_b"),
    "recall": (abilities.RecallMasks, "mask_before"),
    "draw": (abilities.DrawMore, "mask_a"),
    "occupied": (abilities.PlayOccupied, "mask_b"),
    "change": (abilities.ChangeMask, "mask_b"),
    "conjure": (abilities.ConjureMask, "mask_b"),
    "score": (abilities.ScoreMasks, "mask_b"),
}
"""The word that says what a tile does, and when it can do it: the effect looks into that decision's frame."""
OTHER_FIELDS: Final = ("id", "level", "track", "timing", "source", "bonus", "wins_ties")
"""What else a row says."""


def effect_of(row: Row) -> Effect:
    """The effect that a row names; one word, known, at a time that fits."""
    words = [word for word in row if word not in OTHER_FIELDS]
    if len(words) != 1 or words[0] not in EFFECTS:
        raise BadComponent(f"{row['id']}: {', '.join(words) or 'nothing'} is not one of {', '.join(EFFECTS)}")
    if row[words[0]] is False:
        raise BadComponent(f"{row['id']}.{words[0]}: the word alone says what the tile does, so it is never false")
    made, timing = EFFECTS[words[0]]
    if row["timing"] != timing:
        raise BadComponent(f"{row['id']}.timing: {words[0]} works at {timing!r}, not at {row['timing']!r}")
    return made(row)
