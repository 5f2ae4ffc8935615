"""The application: Litestar with our addresses, behind the guard."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

import longhouse
from longhouse.server import answers, api_house, api_play, api_tables
from longhouse.server.config import Config
from longhouse.server.guard import LONGEST_BODY, Guard
from longhouse.server.hall import Hall
from longhouse.server.page import ReadablePage


class Application(Guard):
    """What uvicorn runs."""

    def __init__(self, config: Config) -> None:
        self.hall = Hall(config)
        super().__init__(_litestar(self.hall), config)


def _litestar(hall: Hall) -> Litestar:
    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    return Litestar(
        route_handlers=[*api_house.HANDLERS, *api_tables.HANDLERS, *api_play.HANDLERS],
        dependencies={"hall": Provide(lambda: hall, use_cache=True, sync_to_thread=False)},
        exception_handlers=answers.HANDLERS,
        lifespan=[lifespan],
        request_class=answers.CarefulRequest,
        request_max_body_size=LONGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Longhouse",
            version=longhouse.__version__,
            path="/schema",
            render_plugins=[ReadablePage(), JsonRenderPlugin(path="/openapi.json")],
            components=Components(security_schemes={"seat": SecurityScheme(type="http", scheme="bearer")}),
            security=[{}, {"seat": []}],
        ),
        logging_config=None,
        debug=False,
    )
