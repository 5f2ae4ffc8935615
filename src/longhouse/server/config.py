"""The configuration of the server: for each field a flag, an environment variable, a default. `--help` shows them."""

from __future__ import annotations

import os
import re
import tomllib
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
    prefix: str = ""
    """The path under which everything lies, as /longhouse, where the server shares an address with other things."""
    database: str = ""
    """Empty: a SQLite file in the user's data folder."""
    workers: int = 1
    supervised: str = "off"
    """`on`: also a single process gets a supervisor, which restarts it, and on SIGHUP without refusing anybody."""
    origin: str = ""
    """Addresses, separated by commas, whose pages may use this server besides its own."""
    proxies: str = "127.0.0.1"
    """Addresses of proxies whose X-Forwarded-For, -Proto, -Host and -Port are believed, and X-Request-Id."""
    site: str = ""
    """The address by which people know this house, as https://club.example: passkeys belong to it, links lead there."""
    smtp: str = ""
    """The mail server that takes our letters, as smtp://user@host:587 or smtps://; its password is only in the
    environment, as LONGHOUSE_SMTP_PASSWORD. Empty: no letters."""
    mail_from: str = ""
    """Whom the letters come from, as Club <club@example.org>."""
    hooks_private: str = "off"
    """`on`: hooks and push services may be in the host's own network, and without TLS."""
    guests: str = "on"
    """Where people without a name of their own may play: everywhere, `private` not at open tables, `off` nowhere."""
    join: str = "open"
    """Who may take a name here: anybody, or `invite` whoever has a link from a member or the host."""
    hosts: str = ""
    """Names, separated by commas, under which the server may be asked for besides its own and those in `origin`."""
    rate: float = 40.0
    """Requests per second of one client address, or of one IPv6 /64; dear ones count several times. 0 is no limit."""
    burst: int = 400
    """Requests that it may make at once before that counts."""
    connections: int = 200
    """Open connections of one client address; 0 is no limit."""
    request_seconds: float = 10.0
    """The longest that the head of a request may take to arrive, and the longest for its body; 0 is no limit."""
    table_rate: float = 40.0
    """Changes per second by one seat of a table; 0 is no limit."""
    new_table_rate: float = 0.5
    """New tables per second of one client address; 0 is no limit."""
    waiting_hours: float = 24.0
    """A table where somebody is still missing is removed when none of its people have looked for so long."""
    streams: int = 64
    """Open streams of one client address; 0 is no limit."""
    table_memory: int = 512
    """Megabytes for tables in memory; those that nobody is at are forgotten first."""
    bot_workers: int = 0
    """Processes that think for bots; 0 is one for every core."""
    bot_seconds: float = 10.0
    """The longest that a bot may think about one choice."""
    bot: str = ""
    """Programs that play here under a name of their own, each on a line of its own: NAME=COMMAND."""
    bot_rest_minutes: float = 10.0
    """Bots rest at a table at which nobody has looked for so long; 0 is never."""
    longest_match: int = 10_000
    """The house closes a match that has so many entries; 0 is no limit."""
    analysis_simulations: int = 300
    """How long each choice is thought about when a finished match is analysed."""
    analysis_seconds: float = 1800.0
    """The longest that the analysis of one match may take."""
    analysis_queue: int = 20
    """Matches that may wait to be analysed."""
    analysis_rate: float = 0.02
    """Analyses per second that one client address may begin; 0 is no limit."""
    away_seconds: float = 180.0
    """How long somebody must be away before others may ask for a bot in their place."""
    warning_seconds: float = 60.0
    """How long somebody who is away has to come back once that was asked."""
    database_seconds: float = 2.5
    """How long anybody waits for the database before the answer is 503."""
    heartbeat: float = 15.0
    """Seconds between two signs of life on a stream."""
    keep_days: float = 0.0
    """Finished matches are removed after so many days without a change; 0 keeps them for ever."""
    log_level: str = "info"
    log_format: str = "text"
    """`text` for people, `json` for machines."""
    access_log: str = "off"
    """`on`: a line for every request."""
    metrics: str = ""
    """Where Prometheus may read figures, as 127.0.0.1:9420; empty is nowhere."""

    @property
    def is_supervised(self) -> bool:
        """Whether the processes that serve have a supervisor."""
        return self.workers > 1 or self.supervised == "on"

    @property
    def programs(self) -> dict[str, str]:
        """The commands of the listed programs, by name; BadRequest if one is not NAME=COMMAND."""
        lines = [line.strip() for line in self.bot.splitlines() if line.strip()]
        found: dict[str, str] = {}
        for line in lines:
            name, _, command = (part.strip() for part in line.partition("="))
            if not _PROGRAM.fullmatch(name) or not command or name in found:
                raise BadRequest("server-error-bot", given=line)
            found[name] = command
        return found

    @property
    def database_url(self) -> str:
        """Where the tables are kept, as SQLAlchemy writes it."""
        if self.database:
            return self.database
        return f"sqlite:///{data_folder() / 'tables.db'}"


_PROGRAM = re.compile("[a-z][a-z0-9_-]{0,31}")
"""What a listed program may be called."""
_ALLOWED = {
    "log_level": ("debug", "info", "warning", "error"),
    "log_format": ("text", "json"),
    "access_log": ("off", "on"),
    "supervised": ("off", "on"),
    "hooks_private": ("off", "on"),
    "guests": ("on", "private", "off"),
    "join": ("open", "invite"),
}
_PATTERNS = {
    # Not one of the addresses of the house itself: what begins with it could not be told from what lies under it.
    "prefix": re.compile(
        r"(?!/(?:api|t|r|v|web|games|text|schema|learn|analysis|credits|health|ready)(?:/|$))(?:/[\w.~-]+)+"
    ),
    "site": re.compile(r"https?://[\w.-]+(?::\d{1,5})?/?"),
    "metrics": re.compile(r"(?:[\w.-]+|\[[0-9a-fA-F:.]+\]):\d{1,5}"),
}


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
        allowed = _ALLOWED.get(self.name)
        try:
            value = self.kind(word)
        except ValueError:
            value = None
        if self.name in _PATTERNS and not _PATTERNS[self.name].fullmatch(word):
            value = None
        if value is None or (self.kind is not str and not 0 <= value < 1e9) or (allowed and value not in allowed):
            raise BadRequest("server-error-setting", setting=self.flag, value=word)
        return value


_KINDS: Mapping[str, type] = {"str": str, "int": int, "float": float}

FIELDS: tuple[ConfigField, ...] = tuple(
    ConfigField(field.name, _KINDS[str(field.type)], field.default) for field in fields(Config)
)


SEVERAL = ("bot",)
"""Fields that may be said more than once: a line for each."""
SETTINGS = f"{PREFIX}SETTINGS"
"""The environment variable that names a file with settings."""


def read(given: Mapping[str, str | list[str] | None], environment: Mapping[str, str] | None = None) -> Config:
    """The configuration: each field from its flag, else from the environment, else from a file, else its default."""
    environment = os.environ if environment is None else environment
    said = {name: "\n".join(value) if isinstance(value, list) else value for name, value in given.items()}
    written = _read_file(said.get("settings") or environment.get(SETTINGS) or "")
    words = {s.name: said.get(s.name) or environment.get(s.variable) or written.get(s.name) for s in FIELDS}
    found = {s.name: s.parse(word) for s in FIELDS if (word := words[s.name]) is not None and word != ""}
    chosen = Config(**found)
    chosen.programs  # noqa: B018  What is no list of programs is refused now.
    return chosen


def _read_file(path: str) -> dict[str, str]:
    """The settings of a TOML file, by their names; BadRequest if it is none, or names something else."""
    if not path:
        return {}
    try:
        said = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRequest("server-error-file", path=path, why=str(error.strerror)) from error
    except ValueError as error:
        raise BadRequest("server-error-settings", path=path, why=str(error)) from error
    known = {field.name for field in FIELDS}
    found = {name.replace("-", "_"): value for name, value in said.items()}
    for name, value in found.items():
        if name in SEVERAL and isinstance(value, list) and all(isinstance(one, str) for one in value):
            found[name] = "\n".join(value)
        elif name not in known or not isinstance(value, (str, int, float)):
            raise BadRequest("server-error-settings", path=path, why=name)
    return {name: {True: "on", False: "off"}[v] if isinstance(v, bool) else str(v) for name, v in found.items()}


def data_folder() -> Path:
    """Where this user's tables are kept; LONGHOUSE_HOME moves it."""
    home = os.environ.get(f"{PREFIX}HOME")
    if not home:
        import platformdirs

        home = platformdirs.user_data_dir("longhouse", appauthor=False)
    return Path(home)
