"""What goes over the wire about a table itself: who sees it, who sits there, how it ends, what is answered ahead."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from longhouse.server.models import Access, Body, Key, LobbySeat, NameOf, OrderInfo, RequestId, Seat, Token
from longhouse.server.site_models import AheadInfo

# Up.


class ChangeAccess(Body):
    """Who may see the table from now on."""

    request: RequestId
    access: Access


class Invite(Body):
    """An open seat is kept for somebody; null: for nobody any more."""

    request: RequestId
    seat: Seat
    name: NameOf | None


class Remove(Body):
    """Somebody, or a bot, is to get up before the deal."""

    request: RequestId
    seat: Seat


class CallOff(Body):
    """End the match without a result, if the others agree; `with` are the tokens of those at the same screen."""

    request: RequestId
    together: Annotated[list[Token], Meta(max_length=16)] = field(default_factory=list, name="with")


class Order(Body):
    """Whenever I am asked this, take that if it is offered."""

    kind: Annotated[str, Meta(max_length=64)]
    key: Key
    once: bool = False
    """Only the next time."""


class PutOrders(Body):
    """All that is to be answered without asking me; what is not named is asked."""

    request: RequestId
    orders: Annotated[list[Order], Meta(max_length=32)]


# Down.


class OrdersInfo(Struct):
    """The reader's orders, what may be ordered in this game, and when the table has ended everybody's orders."""

    orders: list[OrderInfo]
    ahead: list[AheadInfo]
    seats: list[list[OrderInfo]] | None


class InvitationInfo(Struct):
    """A seat that is kept for me."""

    table: str
    game: str
    seat: int
    by: str
    """Who made the table, as they are called there."""
    until: float
    access: Access
    seats: list[LobbySeat]
