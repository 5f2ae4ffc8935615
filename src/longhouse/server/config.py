"""The configuration of the server: for each field a flag, an environment variable, a default. `--help` shows them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, NamedTuple

from longhouse.server.errors import BadRequest

PREFIX = "LONGHOUSE_"


@dataclass(frozen=True)
class Config:
    """The configuration of one server."""

    host: str = "127.0.0.1"
    port: int = 8420
    database: str = ""
    """Empty: a SQLite file in the user's data folder."""
    workers: int = 1
    origin: str = ""
    """Addresses, separated by commas, whose pages may use this server besides its own."""
    proxies: str = "127.0.0.1"
    """Addresses of proxies whose X-Forwarded-For is believed."""
    rate: float = 40.0
    """Requests per second of one client address; 0 is no limit."""
    burst: int = 400
    table_rate: float = 40.0
    """Changes per second of one table; 0 is no limit."""
    new_table_rate: float = 0.5
    """New tables per second of one client address; 0 is no limit."""
    streams: int = 64
    """Open streams of one client address; 0 is no limit."""
    table_memory: int = 512
    """Megabytes for tables in memory; those that nobody is at are forgotten first."""
    bot_workers: int = 0
    """Processes that think for bots; 0 is one for every core."""
    bot_seconds: float = 10.0
    """The longest that a bot may think about one choice."""
    analysis_simulations: int = 300
    """How long each choice is thought about when a finished match is analysed."""
    analysis_seconds: float = 1800.0
    """The longest that the analysis of one match may take."""
    analysis_queue: int = 20
    """Matches that may wait to be analysed."""
    analysis_rate: float = 0.02
    """Analyses per second that one client address may begin; 0 is no limit."""
    away_seconds: float = 10.0
    """How long somebody must be away before others may lend the seat to a bot."""
    heartbeat: float = 15.0
    """Seconds between two signs of life on a stream."""
    log_level: str = "info"
    log_format: str = "text"
    """`text` for people, `json` for machines."""

    @property
    def database_url(self) -> str:
        """Where the tables are kept, as SQLAlchemy writes it."""
        if self.database:
            return self.database
        return f"sqlite:///{data_folder() / 'tables.db'}"


class ConfigField(NamedTuple):
    """One field of the configuration as a person writes it."""

    name: str
    kind: type
    default: Any

    @property
    def flag(self) -> str:
        """On the command line."""
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        """In the environment."""
        return f"{PREFIX}{self.name.upper()}"

    def parse(self, word: str) -> Any:
        """The value that a person wrote; BadRequest if it is none."""
        allowed = {"log_level": ("debug", "info", "warning", "error"), "log_format": ("text", "json")}.get(self.name)
        try:
            value = self.kind(word)
        except ValueError:
            value = None
        if value is None or (self.kind is not str and not 0 <= value < 1e9) or (allowed and value not in allowed):
            raise BadRequest("server-error-setting", setting=self.flag, value=word)
        return value


_KINDS: Mapping[str, type] = {"str": str, "int": int, "float": float}

FIELDS: tuple[ConfigField, ...] = tuple(
    ConfigField(field.name, _KINDS[str(field.type)], field.default) for field in fields(Config)
)


def read(given: Mapping[str, str | None], environment: Mapping[str, str] | None = None) -> Config:
    """The configuration: each field from its flag, else from the environment, else its default."""
    environment = os.environ if environment is None else environment
    words = {s.name: given.get(s.name) or environment.get(s.variable) for s in FIELDS}
    found = {s.name: s.parse(word) for s in FIELDS if (word := words[s.name]) is not None and word != ""}
    return Config(**found)


def data_folder() -> Path:
    """Where this user's tables are kept; LONGHOUSE_HOME moves it."""
    home = os.environ.get(f"{PREFIX}HOME")
    if not home:
        import platformdirs

        home = platformdirs.user_data_dir("longhouse", appauthor=False)
    return Path(home)
