"""The Litestar application: our routes, our refusals, OpenAPI's description of both."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Server

import longhouse
from longhouse.server.http import (
    analyses,
    clocks,
    credentials,
    endings,
    failures,
    history,
    joining,
    me,
    own,
    play,
    seating,
    sign_in,
    site,
    tables,
    told,
)
from longhouse.server.http.guard import LONGEST_BODY
from longhouse.server.http.openapi_page import ReadablePage
from longhouse.server.http.services import Services


def make_app(
    services: Callable[[], Services],
    lifespan: Callable[[Litestar], AbstractAsyncContextManager[None]],
    prefix: str = "",
) -> Litestar:
    """All routes. `services` is asked for at the first request, when the process is open."""
    return Litestar(
        route_handlers=[
            *site.HANDLERS,
            *tables.HANDLERS,
            *seating.HANDLERS,
            *play.HANDLERS,
            *endings.HANDLERS,
            *clocks.HANDLERS,
            *analyses.HANDLERS,
            *me.HANDLERS,
            *credentials.HANDLERS,
            *joining.HANDLERS,
            *sign_in.HANDLERS,
            *own.HANDLERS,
            *told.HANDLERS,
            *history.HANDLERS,
        ],
        dependencies={"services": Provide(services, use_cache=True, sync_to_thread=False)},
        exception_handlers=failures.HANDLERS,
        lifespan=[lifespan],
        request_class=failures.CarefulRequest,
        request_max_body_size=LONGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Longhouse",
            version=longhouse.__version__,
            path="/schema",
            servers=[Server(url=prefix or "/")],
            render_plugins=[ReadablePage(), JsonRenderPlugin(path="/openapi.json")],
            components=Components(security_schemes={"seat": SecurityScheme(type="http", scheme="bearer")}),
            security=[{}, {"seat": []}],
        ),
        logging_config=None,
        debug=False,
    )
