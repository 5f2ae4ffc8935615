"""Questions of single cards: whose unit, whose hand, where to (R20, table 12.3)."""

from mypy_extensions import i64

from longhouse.core.zones import NONE
from longhouse.games.northgard import data, state
from longhouse.games.northgard.rules import cards
from longhouse.games.northgard.rules.creatures import has_bear, is_barred
from longhouse.games.northgard.rules.decisions import is_enemy
from longhouse.games.northgard.rules.figures import figures_of, next_to_own, units_of
from longhouse.games.northgard.rules.land import connection
from longhouse.games.northgard.rules.moving import is_pending, may_go_alone
from longhouse.games.northgard.state import Table


def is_snake_card(table: Table, seat: i64, face: i64) -> bool:
    """R160: a clan card of the Snake, played by the Snake."""
    return state.CLAN.of(table, seat) == data.SNAKE and cards.CLAN[face] == data.SNAKE


def may_foresee_achievement(table: Table) -> bool:
    """Setting future_sight_achievements (Q12)."""
    return table.settings.foresee_achievements and state.CARDS.next_in(table, state.ACHIEVEMENTS, 0, NONE) != NONE


def opponent_holds_card(table: Table, seat: i64) -> bool:
    """Whether some opponent has a card in hand."""
    for other in range(table.players):
        if is_enemy(table, seat, other) and state.CARDS.next_in(table, state.HAND, other, NONE) != NONE:
            return True
    return False


def can_scorch(table: Table, seat: i64) -> bool:
    """R160: whether the token has a place to go to."""
    for territory in table.roots:
        if may_scorch(table, seat, territory):
            return True
    return False


def may_scorch(table: Table, seat: i64, territory: i64) -> bool:
    """R160, Q18: an enemy territory next to an own one, other than where the token lies."""
    if table.is_scorched(territory):
        return False
    holder = state.HOLDER.of(table, territory)
    is_target = is_enemy(table, seat, holder) or (table.settings.scorched_neutral and holder == NONE)
    return is_target and next_to_own(table, seat, territory)


def can_walk_hidden(table: Table, seat: i64) -> bool:
    """R67: a controlled territory, and another open one that a figure there may enter."""
    for start in table.roots:
        if state.HOLDER.of(table, start) == seat and can_walk_hidden_from(table, seat, start):
            return True
    return False


def can_walk_hidden_from(table: Table, seat: i64, start: i64) -> bool:
    """R67: whether some figure there may go anywhere."""
    for end in table.roots:
        if may_walk_hidden(table, seat, start, end):
            return True
    return False


def may_walk_hidden(table: Table, seat: i64, start: i64, end: i64) -> bool:
    """R67, R152, R176, R185, R191: any open territory but this one."""
    if end == start or table.open[end] == 0:
        return False
    if has_bear(table, start) or is_barred(table, end):
        return False
    holder = state.HOLDER.of(table, end)
    if holder not in (NONE, seat) and not is_enemy(table, seat, holder):
        return False
    return units_of(table, start, seat) > 0 or may_go_alone(table, seat, end)


def can_bribe(table: Table, seat: i64) -> bool:
    """R89: an enemy unit with somewhere to go."""
    for start in table.roots:
        if may_bribe_from(table, seat, start):
            return True
    return False


def may_bribe_from(table: Table, seat: i64, start: i64) -> bool:
    """An enemy territory whose units have an adjacent territory to go to."""
    if (
        not is_enemy(table, seat, state.HOLDER.of(table, start))
        or state.FORCE.of(table, start) == 0
        or has_bear(table, start)
    ):
        return False
    for end in table.roots:
        if may_bribe_to(table, start, end):
            return True
    return False


def may_bribe_to(table: Table, start: i64, end: i64) -> bool:
    """R89: adjacent, rough or not, without a pending combat; not a teammate of the bribed units."""
    if is_pending(table, end) or is_barred(table, end):
        return False
    owner = state.HOLDER.of(table, start)
    holder = state.HOLDER.of(table, end)
    if holder not in (NONE, owner) and not is_enemy(table, owner, holder):
        return False
    return connection(table, start, end) != 0


def has_victim(table: Table, seat: i64, near: bool) -> bool:
    """R86: an enemy figure, next to own land or anywhere."""
    for territory in table.roots:
        if may_be_victim(table, seat, territory, near):
            return True
    return False


def may_be_victim(table: Table, seat: i64, territory: i64, near: bool) -> bool:
    """R86."""
    holder = state.HOLDER.of(table, territory)
    if not is_enemy(table, seat, holder) or figures_of(table, territory, holder) == 0:
        return False
    return not near or next_to_own(table, seat, territory)
