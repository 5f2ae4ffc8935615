"""Who asks: the cookie of a device, read from a request and set on an answer."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from longhouse.server.errors import NeedsSignIn
from longhouse.server.http.guard import COOKIES
from longhouse.server.http.limits import client_of
from longhouse.server.http.services import Services
from longhouse.server.people.register import DEVICE_DAYS, Place, Visitor

AnyRequest = Request[Any, Any, Any]


def cookie_name(request: AnyRequest) -> str:
    """Over TLS a name that browsers let nobody else set: not another path, not a neighbouring name of the host."""
    return COOKIES[0 if request.scope["scheme"] == "https" else 1].decode()


def place_of(request: AnyRequest) -> Place:
    """Where a request comes from."""
    return Place(request.headers.get("user-agent", ""), client_of(request.scope))


def device_cookie(request: AnyRequest, token: str | None) -> Cookie:
    """The cookie that keeps a device signed in; without a token the one that ends it."""
    return Cookie(
        key=cookie_name(request),
        value=token or "",
        path="/",
        max_age=DEVICE_DAYS * 86_400 if token else 0,
        secure=request.scope["scheme"] == "https",
        httponly=True,
        samesite="lax",
    )


async def visitor(services: Services, request: AnyRequest) -> Visitor | None:
    """Who asks; None if the house does not know them."""
    return await services.register.find(request.cookies.get(cookie_name(request)))


async def known(services: Services, request: AnyRequest) -> Visitor:
    """Who asks; NeedsSignIn if the house does not know them."""
    found = await visitor(services, request)
    if found is None:
        raise NeedsSignIn("server-error-not-signed-in")
    return found
