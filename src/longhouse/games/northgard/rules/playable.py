"""Whether a card's effect can do something now (R20, table 12.3)."""

from mypy_extensions import i64

from longhouse.core.sets import BIT
from longhouse.games.northgard.rules import cards
from longhouse.games.northgard.rules.building import can_build
from longhouse.games.northgard.rules.creatures import holds_figures, is_barred
from longhouse.games.northgard.rules.decisions import is_enemy
from longhouse.games.northgard.rules.drawing import cards_drawn_by
from longhouse.games.northgard.rules.explore import can_explore
from longhouse.games.northgard.rules.figures import figures_of, next_to_own, units_of
from longhouse.games.northgard.rules.land import connection
from longhouse.games.northgard.rules.moving import can_move, is_pending, may_go_alone
from longhouse.games.northgard.rules.recruit import can_recruit
from longhouse.games.northgard.rules.zones import can_draw, count_in
from longhouse.games.northgard.state import ACHIEVEMENTS, ACTIVE, HAND_ZONE, PLAYED, ROW, Table
from longhouse.games.northgard.tables import CARDS, FACE_OF, NONE, SNAKE


def is_playable(table: Table, seat: i64, face: i64) -> bool:
    """R20; a Snake clan card also if only its token could be placed."""
    if can_resolve(table, seat, face):
        return True
    return is_snake_card(table, seat, face) and can_scorch(table, seat)


def is_snake_card(table: Table, seat: i64, face: i64) -> bool:
    """R160: a clan card of the Snake, played by the Snake."""
    return table.clan[seat] == SNAKE and face in (cards.SNAKE_CLAN, cards.RAPACIOUS, cards.STOLEN_LORE)


def can_resolve(table: Table, seat: i64, face: i64) -> bool:
    """Whether the effect itself can do something."""
    kind = cards.KIND[face]
    if kind == cards.RECRUIT:
        return can_recruit(table, seat, cards.SECOND[face])
    if kind == cards.MOVE:
        return can_move(table, seat, cards.FIRST[face], cards.RIDERS[face])
    if kind == cards.EXPLORE:
        return can_explore(table, seat, cards.RIDERS[face])
    if kind == cards.BUILD:
        return can_build(table, seat, cards.FIRST[face], cards.RIDERS[face])
    if kind == cards.DRAW:
        number = cards_drawn_by(table, seat, face)
        return 0 < number <= can_draw(table, seat)
    if kind == cards.COLLECT:
        return True
    if kind == cards.FEAST:
        return (
            can_do_part(table, seat, 0)
            or can_do_part(table, seat, 1)
            or can_do_part(table, seat, 2)
            or can_do_part(table, seat, 3)
        )
    return kind == cards.SPECIAL and can_do_special(table, seat, face)


def can_do_part(table: Table, seat: i64, part: i64) -> bool:
    """Feast, Teamwork: Recruit 1, Move 1, Explore, Build."""
    if part == 0:
        return can_recruit(table, seat, cards.OWN)
    if part == 1:
        return can_move(table, seat, 1, 0)
    if part == 2:
        return can_explore(table, seat, 0)
    return can_build(table, seat, 0, 0)


def can_do_special(table: Table, seat: i64, face: i64) -> bool:
    """The table of special cards."""
    if face == cards.TEAMWORK:
        return (
            can_do_part(table, seat, 0)
            or can_do_part(table, seat, 1)
            or can_do_part(table, seat, 2)
            or can_do_part(table, seat, 3)
        )
    if face == cards.ANNEXATION:
        return can_move(table, seat, 1, 0) or can_explore(table, seat, 0)
    if face == cards.NEGOTIATION:
        return can_draw(table, seat) > 0
    if face in (cards.SPY, cards.ANCESTRAL_CURSE, cards.VEILED_THREATS):
        return opponent_holds_card(table, seat) or can_draw(table, seat) > 0
    if face == cards.RAPACIOUS:
        return opponent_holds_card(table, seat)
    if face == cards.FUTURE_SIGHT:
        return table.foresaw & BIT[seat] == 0 and (count_in(table, ROW, 0) > 0 or may_foresee_achievement(table))
    if face == cards.CONQUEROR:
        return table.conquerors & BIT[seat] == 0
    if face in (cards.LEGENDARY_HEROES, cards.ENEMY_SECRETS, cards.STOLEN_LORE):
        return has_copy(table, seat, face)
    if face == cards.HIDDEN_WAYS:
        return can_walk_hidden(table, seat)
    if face == cards.BRIBERY:
        return can_bribe(table, seat)
    if face in (cards.CAPTURE, cards.PLUNDER):
        return has_victim(table, seat, True)
    return has_victim(table, seat, False)


def may_foresee_achievement(table: Table) -> bool:
    """Setting future_sight_achievements (Q12)."""
    return table.settings.foresee_achievements and count_in(table, ACHIEVEMENTS, 0) > 0


def opponent_holds_card(table: Table, seat: i64) -> bool:
    """Whether some opponent has a card in hand."""
    for other in range(table.players):
        if is_enemy(table, seat, other) and count_in(table, HAND_ZONE, other) > 0:
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
    if table.scorched_at != NONE and table.root[table.scorched_at] == territory:
        return False
    holder = table.holder[territory]
    is_target = is_enemy(table, seat, holder) or (table.settings.scorched_neutral and holder == NONE)
    return is_target and next_to_own(table, seat, territory)


def may_copy(table: Table, seat: i64, face: i64, copier: i64, owner: i64, card: i64) -> bool:
    """R91 to R94: whether a card in an active area may be copied."""
    if table.where[card] == PLAYED * 8 + owner or (
        copier != cards.LEGENDARY_HEROES and table.where[card] == ACTIVE * 8 + owner
    ):
        if face in (cards.LEGENDARY_HEROES, cards.ENEMY_SECRETS, cards.STOLEN_LORE, cards.DEFENSIVE_STRATEGY):
            return False
        return can_resolve(table, seat, face)
    return False


def may_copy_from(table: Table, seat: i64, copier: i64, owner: i64) -> bool:
    """Whose active area the copying card looks at."""
    if copier == cards.LEGENDARY_HEROES:
        return owner == seat
    if not is_enemy(table, seat, owner):
        return False
    if copier == cards.STOLEN_LORE:
        return table.scorched_at != NONE and table.holder[table.root[table.scorched_at]] == owner
    for territory in table.roots:
        if table.holder[territory] == owner and next_to_own(table, seat, territory):
            return True
    return False


def has_copy(table: Table, seat: i64, copier: i64) -> bool:
    """Whether there is a card to copy."""
    for owner in range(table.players):
        if may_copy_from(table, seat, copier, owner):
            for card in range(CARDS):
                if may_copy(table, seat, FACE_OF[card], copier, owner, card):
                    return True
    return False


def can_walk_hidden(table: Table, seat: i64) -> bool:
    """R67: a controlled territory, and another open one that a figure there may enter."""
    for start in table.roots:
        if table.holder[start] == seat:
            for end in table.roots:
                if may_walk_hidden(table, seat, start, end):
                    return True
    return False


def may_walk_hidden(table: Table, seat: i64, start: i64, end: i64) -> bool:
    """R67, R152, R176, R185, R191: any open territory but this one."""
    if end == start or table.open[end] == 0:
        return False
    if holds_figures(table, start) or is_barred(table, end):
        return False
    holder = table.holder[end]
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
    if not is_enemy(table, seat, table.holder[start]) or table.force[start] == 0 or holds_figures(table, start):
        return False
    for end in table.roots:
        if may_bribe_to(table, start, end):
            return True
    return False


def may_bribe_to(table: Table, start: i64, end: i64) -> bool:
    """R89: adjacent, rough or not, without a pending combat; not a teammate of the bribed units."""
    if is_pending(table, end) or is_barred(table, end):
        return False
    owner = table.holder[start]
    holder = table.holder[end]
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
    holder = table.holder[territory]
    if not is_enemy(table, seat, holder) or figures_of(table, territory, holder) == 0:
        return False
    return not near or next_to_own(table, seat, territory)
