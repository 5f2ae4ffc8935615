"""Outermost: where a request comes from and what it asks for, as the browser sees it and not as a proxy passes it on.

A proxy that we trust says who asked (X-Forwarded-For), how (-Proto) and under which name (-Host, -Port). The name
counts because only pages of the same origin may act here. Whoever is no such proxy is not believed.
"""

from __future__ import annotations

import ipaddress
import re
from typing import Any

from longhouse.server.config import Config
from longhouse.server.http.guard import ASGI, Scope

_HOST = re.compile(r"(?:[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?")
_MOST_KNOWN = 1024
_DEFAULT_PORTS = {"http": ":80", "https": ":443"}


class Trusted:
    """Addresses and networks that may speak for others; `*` is everybody."""

    def __init__(self, words: str) -> None:
        names = [word.strip() for word in words.split(",") if word.strip()]
        self.everybody = "*" in names
        self._networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        self._names: set[str] = set()
        for name in names:
            try:
                self._networks.append(ipaddress.ip_network(name, strict=False))
            except ValueError:
                self._names.add(name)
        self._known: dict[str, bool] = {}
        """What was found of the last addresses: every request asks, and most come from the same few."""

    def __contains__(self, address: str) -> bool:
        if self.everybody or address in self._names:
            return True
        known = self._known.get(address)
        if known is None:
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            known = self._known[address] = self._is_inside(address)
        return known

    def _is_inside(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)


class Proxies:
    """ASGI middleware around everything."""

    def __init__(self, app: ASGI, config: Config) -> None:
        self.app = app
        self.trusted = Trusted(config.proxies)
        self.prefix = config.prefix

    async def __call__(self, scope: Scope, receive: ASGI, send: ASGI) -> None:
        """Pass a request on as the browser sent it, without the prefix."""
        if scope["type"] == "http":
            if scope.get("client") and scope["client"][0] in self.trusted:
                scope["trusted_proxy"] = True
                self._believe(scope)
            if self.prefix:
                if scope["path"] == self.prefix:
                    await self._redirect(scope, send)
                    return
                self._take_prefix_off(scope)
        await self.app(scope, receive, send)

    def _believe(self, scope: Scope) -> None:
        said: dict[bytes, str] = {}
        for name, value in scope["headers"]:
            text = value.decode("latin-1").strip()
            # Several proxies append, or add a line of their own.
            said[name] = f"{said[name]}, {text}" if name == b"x-forwarded-for" and name in said else text
        if said.get(b"x-forwarded-proto") in ("http", "https"):
            scope["scheme"] = said[b"x-forwarded-proto"]
        if address := self._client(said.get(b"x-forwarded-for", "")):
            scope["client"] = (address, 0)
        host = self._host(scope["scheme"], said)
        if host and host != said.get(b"host"):
            others = [(name, value) for name, value in scope["headers"] if name != b"host"]
            scope["headers"] = [*others, (b"host", host.encode("latin-1"))]

    def _client(self, forwarded: str) -> str:
        """The last of those who passed it on whom we do not know: everything to the left of it may be made up."""
        hops = [hop for word in forwarded.split(",") if (hop := _without_port(word.strip()))]
        for hop in reversed(hops):
            if hop not in self.trusted:
                return hop
        return hops[0] if hops else ""

    def _host(self, scheme: str, said: dict[bytes, str]) -> str:
        """The name in the browser's address bar, as far as the proxy tells it."""
        host = said.get(b"x-forwarded-host", "").partition(",")[0].strip() or said.get(b"host", "")
        if not _HOST.fullmatch(host):
            return ""
        host = host.removesuffix(_DEFAULT_PORTS.get(scheme, ""))
        if _has_port(host):
            return host
        port = said.get(b"x-forwarded-port", "")
        if port.isdecimal():
            return (f"{host}:{port}").removesuffix(_DEFAULT_PORTS.get(scheme, ""))
        # Many proxies pass the name on without the port. Then any port of that name is the one that was meant.
        origin = said.get(b"origin", "").partition("://")[2].rstrip("/")
        same = _HOST.fullmatch(origin) and _without_port(origin).lower() == _without_port(host).lower()
        return origin if same else host

    def _take_prefix_off(self, scope: Scope) -> None:
        """A proxy may have taken it off already: both are right."""
        if scope["path"].startswith(f"{self.prefix}/"):
            scope["path"] = scope["path"][len(self.prefix) :]
            raw = scope.get("raw_path")
            if isinstance(raw, bytes) and raw.startswith(self.prefix.encode()):
                scope["raw_path"] = raw[len(self.prefix) :]

    async def _redirect(self, scope: Scope, send: ASGI) -> None:
        query = scope.get("query_string", b"")
        place = f"{self.prefix}/".encode() + (b"?" + query if query else b"")
        headers: list[tuple[Any, Any]] = [(b"location", place), (b"content-length", b"0")]
        await send({"type": "http.response.start", "status": 308, "headers": headers})
        await send({"type": "http.response.body", "body": b""})


def _has_port(host: str) -> bool:
    return bool(re.search(r":\d+$", host)) and (not host.startswith("[") or "]:" in host)


def _without_port(word: str) -> str:
    """An address or a name alone, without brackets and port."""
    if word.startswith("["):
        return word[1:].partition("]")[0]
    return word.partition(":")[0] if word.count(":") == 1 else word
