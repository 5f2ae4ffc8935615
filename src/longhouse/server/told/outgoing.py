"""Requests to addresses that people have given: webhooks and push services.

With such an address a person could make the server send requests into the host's own network. So: https only; the host
is judged as the HTTP library reads it; all addresses of a name must be public; the connection goes to the addresses
that were judged, and no name is looked up twice; no redirects; five seconds; at most 64 kB are read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import re
import socket
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    import aiohttp
    from yarl import URL

_SECONDS = 5.0
_MOST_BYTES = 64 * 1024
_NAT64 = ipaddress.ip_network("64:ff9b::/96")
_GLOBAL_UNICAST = ipaddress.ip_network("2000::/3")
_RELAYS = ipaddress.ip_network("192.88.99.0/24")
"""Routers of 6to4, which lead into the host's network where one is left. Python takes them for public."""
# The last part of a name begins with a letter: 127.1, 2130706433 and 0x7f.1 are addresses in other notations.
_NAME = re.compile(r"(?:[a-z0-9_-]+\.)*[a-z_][a-z0-9_-]*\.?")
_log = logging.getLogger("longhouse.server")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class NotPublic(Exception):  # noqa: N818
    """An address that nothing is sent to: it is not https, or not on the public network."""

    def __init__(self) -> None:
        super().__init__("not public")


class NoAnswer(Exception):  # noqa: N818
    """No HTTP answer, or not in time.

    Its text is always the same, since owners of hooks read it: a reason would tell them which ports are open.
    """

    def __init__(self) -> None:
        super().__init__("no answer")


class Answer(NamedTuple):
    """What came back."""

    status: int
    headers: Mapping[str, str]
    body: bytes


def is_public(address: Address) -> bool:
    """Whether an address is on the public network. IPv6 that stands for an IPv4 address is judged by that."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is None and address in _NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
        # Outside are the other forms of IPv4 (::a.b.c.d, ::ffff:0:a.b.c.d) and a network's own NAT64 (64:ff9b:1::/48).
        return address in _GLOBAL_UNICAST and address.is_global
    return address.is_global and not address.is_multicast and address not in _RELAYS


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
        """Raises NotPublic if nothing may be sent there. A name that has no address now may have one later."""
        await asyncio.to_thread(_load)
        found = self._read(url)
        try:
            async with asyncio.timeout(self._seconds):
                await self._addresses(found.raw_host or "", found.port or 0)
        except _Refused as error:
            raise NotPublic from error
        except (OSError, TimeoutError, UnicodeError):
            return

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """Sends something. Raises NotPublic if it must not go there, NoAnswer without an answer of HTTP."""
        await asyncio.to_thread(_load)
        import aiohttp

        found = self._read(url)
        if self._session is None:
            self._session = self._open()
        try:
            async with self._session.post(found, data=body, headers=headers, allow_redirects=False) as answer:
                read = await answer.content.read(_MOST_BYTES)
                return Answer(answer.status, dict(answer.headers), read)
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
            if isinstance(error, aiohttp.ClientConnectorError) and isinstance(error.os_error, _Refused):
                raise NotPublic from error
            # A server can put any signs into an error: they are escaped.
            why = ascii(str(error) or type(error).__name__)[:200]
            _log.info("no answer from outside", extra={"host": found.raw_host, "port": found.port, "why": why})
            raise NoAnswer from error

    async def close(self) -> None:
        """Send nothing more."""
        if self._session is not None:
            await self._session.close()

    def _read(self, url: str) -> URL:
        """An address as the library will use it. Raises NotPublic if nothing may be sent there."""
        from yarl import URL

        # yarl maps letters and digits beyond ASCII by UTS 46: 🯱🯲🯷.🯰.🯰.🯱 became 127.0.0.1, and no resolver was
        # asked. Names with such letters are given as punycode.
        if not (url.isascii() and url.isprintable()):
            raise NotPublic
        try:
            found = URL(url)
            self._check_host(found.raw_host or "")
        except (ValueError, _Refused) as error:
            raise NotPublic from error
        is_plain = found.scheme == "http" and self.private
        if not (found.scheme == "https" or is_plain) or found.raw_user is not None or found.raw_password is not None:
            raise NotPublic
        return found

    def _check_host(self, host: str) -> None:
        """Refuses what is neither a name nor a public address."""
        if not _NAME.fullmatch(host):
            self._check(host)

    def _check(self, address: str) -> None:
        """Refuses an address that is not public. Raises ValueError if it is not the number of a machine."""
        if not is_public(ipaddress.ip_address(address)) and not self.private:
            raise _Refused(f"{address} is not on the public network")

    def _socket_for(self, found: aiohttp.AddrInfoType) -> socket.socket:
        """A socket for an address, which is judged again: nothing connects without one."""
        family, kind, protocol, _, address = found
        self._check(str(address[0]))
        return socket.socket(family, kind, protocol)

    async def _addresses(self, host: str, port: int) -> list[str]:
        found = await self.look_up(host, port)
        for one in found:
            self._check(one)
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
                return [_resolved(host, port, one) for one in await outgoing._addresses(host, port)]

            async def close(self) -> None:
                pass

        connector = aiohttp.TCPConnector(
            resolver=Pinned(), socket_factory=self._socket_for, use_dns_cache=False, limit=64, limit_per_host=8
        )
        limit = aiohttp.ClientTimeout(total=self._seconds)
        jar = aiohttp.DummyCookieJar()
        return aiohttp.ClientSession(connector=connector, timeout=limit, cookie_jar=jar, auto_decompress=False)


def _load() -> None:
    """Loads the library in a thread when it is first needed: that takes a third of a second."""
    import aiohttp  # noqa: F401


class _Refused(OSError):  # noqa: N818
    """An address that is not public, in a form that aiohttp lets its resolver raise."""


def _resolved(host: str, port: int, address: str) -> Any:
    version = ipaddress.ip_address(address).version
    family = socket.AF_INET6 if version == 6 else socket.AF_INET
    flags = socket.AI_NUMERICHOST | socket.AI_NUMERICSERV
    return {"hostname": host, "host": address, "port": port, "family": family, "proto": 0, "flags": flags}
