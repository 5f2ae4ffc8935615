"""Which Progress tile does what, and how it is used (R110, R110a).

    { id = "P2-7", timing = "any", exchange = 3 }

is an `ExchangeGoods` with three exchanges: the word names the class. `EFFECT[tile]` is the tile's own object.
"""

from typing import Final

from mypy_extensions import i64

from longhouse.core.components import BadComponent, Row
from longhouse.core.sets import first
from longhouse.core.state import OptionBuffer
from longhouse.games.wendake import data
from longhouse.games.wendake.rules import abilities, codes
from longhouse.games.wendake.rules.abilities import Effect
from longhouse.games.wendake.rules.decisions import turn_face_down
from longhouse.games.wendake.state import Table

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
    made, timing = EFFECTS[words[0]]
    if row["timing"] != timing:
        raise BadComponent(f"{row['id']}.timing: {words[0]} works at {timing!r}, not at {row['timing']!r}")
    return made(row)


EFFECT: Final[list[Effect]] = [effect_of(row) for row in data.DATA["progress"]]


def offer_tiles(table: Table, seat: i64, frame: i64, timed: i64, into: OptionBuffer) -> None:
    """R110, R110a: of these tiles the own ones that are face up and would do something now."""
    usable = table.owned[seat] & ~table.face_down[seat] & timed
    while usable:
        tile = first(usable)
        usable &= usable - 1
        if EFFECT[tile].can(table, seat, frame):
            into.add(codes.USE + tile)


def is_use(option: i64) -> bool:
    """Whether this option uses a Progress tile."""
    return codes.USE <= option < codes.SWAP


def use(table: Table, seat: i64, frame: i64, option: i64) -> None:
    """R110: turn the tile face down; then it does what it does."""
    tile = option - codes.USE
    turn_face_down(table, seat, tile)
    EFFECT[tile].begin(table, seat, frame)
