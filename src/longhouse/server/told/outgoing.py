"""Requests of ours to addresses that people have given: hooks, and push services.

Whoever gives us an address could make the server ask where they cannot reach themselves: the host's own network, its
cloud's figures. So: https only; every address that the name stands for must be a public one; the connection goes to the
addresses that were looked at, and no name is looked up twice; no redirects; five seconds; no more than 64 kB are read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

if TYPE_CHECKING:
    import aiohttp

_SECONDS = 5.0
_MOST_BYTES = 64 * 1024
_NAT64 = ipaddress.ip_network("64:ff9b::/96")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class NotPublic(Exception):  # noqa: N818
    """An address that we ask nothing at: it is not https, or not on the public network."""


class NoAnswer(Exception):  # noqa: N818
    """Nobody answered, or not in time."""


class Answer(NamedTuple):
    """What came back."""

    status: int
    headers: Mapping[str, str]
    body: bytes


def is_public(address: Address) -> bool:
    """Whether an address belongs to nobody's own network. One that stands for another is judged by that."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is None and address in _NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
        if address.teredo is not None or address.is_site_local:
            return False
    return address.is_global and not address.is_multicast


async def look_up(host: str, port: int) -> list[str]:
    """The addresses of a name."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(one[4][0]) for one in found))


class Outgoing:
    """Asks at addresses that were checked. With `private`, also in the host's own network, and without TLS."""

    def __init__(self, private: bool = False, seconds: float = _SECONDS) -> None:
        self.private = private
        self.look_up: Callable[[str, int], Awaitable[list[str]]] = look_up
        self._seconds = seconds
        self._session: aiohttp.ClientSession | None = None

    async def check(self, url: str) -> None:
        """NotPublic if we would not ask there; a name that nobody knows now may be known later."""
        host, port = self._read(url)
        try:
            async with asyncio.timeout(self._seconds):
                await self._addresses(host, port)
        except (OSError, TimeoutError, UnicodeError):
            return

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """Send something; NotPublic if it must not go there, NoAnswer if nobody answers."""
        self._read(url)
        aiohttp = await asyncio.to_thread(_library)
        if self._session is None:
            self._session = self._open()
        try:
            async with self._session.post(url, data=body, headers=headers, allow_redirects=False) as answer:
                read = await answer.content.read(_MOST_BYTES)
                return Answer(answer.status, dict(answer.headers), read)
        except aiohttp.ClientConnectorError as error:
            cause = error.os_error
            if isinstance(cause, _Refused):
                raise NotPublic(str(cause)) from error
            raise NoAnswer(str(error)) from error
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
            raise NoAnswer(str(error) or type(error).__name__) from error

    async def close(self) -> None:
        """Ask nothing more."""
        if self._session is not None:
            await self._session.close()

    def _read(self, url: str) -> tuple[str, int]:
        """The host and the port of an address; NotPublic if it is none of ours, or names a machine by its number."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError as error:
            raise NotPublic(str(error)) from error
        host = parts.hostname or ""
        is_plain = parts.scheme == "http" and self.private
        if not host or parts.username or parts.password or not (parts.scheme == "https" or is_plain):
            raise NotPublic("https only")
        try:
            self._check(host, host)
        except ValueError:
            pass  # A name: it is looked up when we ask there.
        except _Refused as error:
            raise NotPublic(str(error)) from error
        return host, port or (443 if parts.scheme == "https" else 80)

    def _check(self, host: str, address: str) -> None:
        """Refuse an address that is not public; ValueError if it is no address."""
        if not is_public(ipaddress.ip_address(address.partition("%")[0])) and not self.private:
            raise _Refused(f"{host} is not on the public network")

    async def _addresses(self, host: str, port: int) -> list[str]:
        found = await self.look_up(host, port)
        for one in found:
            try:
                self._check(host, one)
            except _Refused as error:
                raise NotPublic(str(error)) from error
        return found

    def _open(self) -> aiohttp.ClientSession:
        import aiohttp
        from aiohttp.abc import AbstractResolver, ResolveResult

        outgoing = self

        class Pinned(AbstractResolver):
            """Looks a name up once, and hands over only what was checked."""

            async def resolve(
                self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
            ) -> list[ResolveResult]:
                try:
                    found = await outgoing._addresses(host, port)
                except NotPublic as error:
                    raise _Refused(str(error)) from error
                return [_resolved(host, port, one) for one in found]

            async def close(self) -> None:
                pass

        connector = aiohttp.TCPConnector(resolver=Pinned(), use_dns_cache=False, limit=64, limit_per_host=8)
        limit = aiohttp.ClientTimeout(total=self._seconds)
        jar = aiohttp.DummyCookieJar()
        return aiohttp.ClientSession(connector=connector, timeout=limit, cookie_jar=jar, auto_decompress=False)


def _library() -> Any:
    """What asks for us: large to load, so that happens in a thread, when it is first needed."""
    import aiohttp

    return aiohttp


class _Refused(OSError):  # noqa: N818
    """What aiohttp's resolver may raise."""


def _resolved(host: str, port: int, address: str) -> Any:
    version = ipaddress.ip_address(address.partition("%")[0]).version
    family = socket.AF_INET6 if version == 6 else socket.AF_INET
    flags = socket.AI_NUMERICHOST | socket.AI_NUMERICSERV
    return {"hostname": host, "host": address, "port": port, "family": family, "proto": 0, "flags": flags}
