"""Under which names this server may be asked for.

A page of another site can make its own name point at this computer (DNS rebinding): to the browser our answers are
its own. Such a request carries that site's name. An address in figures cannot be made to point anywhere.
"""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from longhouse.server.config import Config

_LOCAL = ("localhost", "127.0.0.1", "::1")


class Hosts:
    """The names of this server; nothing is checked where nobody can know them all."""

    def __init__(self, config: Config) -> None:
        named = {one.strip().lower() for one in config.hosts.split(",") if one.strip()}
        origins = {host_of(one) for one in (*config.origin.split(","), config.site) if one.strip()}
        is_local = config.host in _LOCAL or config.host.startswith("127.")
        self.checked = bool(named or origins) or is_local
        self._known = named | origins | {"localhost", config.host.lower()}

    def knows(self, header: str) -> bool:
        """Whether a Host header names us. No browser sends an empty one."""
        if not self.checked or not header:
            return True
        name = name_in(header)
        return name in self._known or name.endswith(".localhost") or _is_address(name)


def name_in(header: str) -> str:
    """The name in a Host header, without its port."""
    header = header.strip().lower()
    if header.startswith("["):
        return header[1:].partition("]")[0]
    return header.partition(":")[0].removesuffix(".")


def host_of(origin: str) -> str:
    """The name in an origin; empty if it is none."""
    try:
        return (urlsplit(origin.strip()).hostname or "").lower()
    except ValueError:
        return ""


def netloc_of(origin: str) -> str:
    """The name and the port in an origin, as a Host header has them; empty if it is none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
