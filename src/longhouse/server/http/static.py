"""Static files for the browser: the client, each game's board, the texts. Only what is listed here can be read."""

from __future__ import annotations

import gzip
import re
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from types import MappingProxyType

from longhouse.core import registry
from longhouse.core.errors import UnknownGame

_PACKAGE = Path(__file__).parents[2]
WEB = _PACKAGE / "web"

TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".ftl": "text/plain",
    ".txt": "text/plain",
    ".md": "text/plain",
    ".LICENSE": "text/plain",
    ".OFL": "text/plain",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".jsonl": "application/x-ndjson",
    ".toml": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".ogg": "audio/ogg",
    ".mp3": "audio/mpeg",
}
_COMPRESSED = (".html", ".js", ".mjs", ".css", ".ftl", ".svg", ".json", ".txt", ".md", ".jsonl", ".toml")
_NAME = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]*")
_WORDS = re.compile(r"(core|web|server)\.((?:en|fr)\.ftl)")
_OF_GAME = re.compile(
    r"board\.js|board\.css|icons\.svg|poster\.svg|text/(?:en|fr)(?:\.[a-z]+)?\.ftl|(?:board|lessons)/.+"
)
_JOINED = {
    "web/style/house.css": [
        WEB / "style" / f"{name}.css" for name in ("tokens", "base", "table", "sheets", "lobby", "pages")
    ],
    **{
        f"text/house.{language}.ftl": [
            _PACKAGE / room / "text" / f"{language}.ftl" for room in ("core", "server", "web")
        ]
        for language in ("en", "fr")
    },
}
"""Files that every page needs all of, sent as one: each request costs more than the few lines in it."""
_NOTES = {
    ".ftl": re.compile(rb"^#.*$", re.MULTILINE),
    ".css": re.compile(rb"^[ \t]*/\*(?:(?!\*/).)*\*/[ \t]*$", re.MULTILINE | re.DOTALL),
    ".js": re.compile(rb"^[ \t]*(?:/\*(?:(?!\*/).)*\*/[ \t]*|//[^\n]*)$", re.MULTILINE | re.DOTALL),
}
"""Comments that have lines of their own: they are for whoever writes the file, and a quarter of what would be sent."""
_AHEAD = re.compile(rb'\n *<link rel="modulepreload" class="(table|lobby)"[^\n]*')
"""What is loaded ahead only at the addresses of tables and replays, or only in the lobby."""


_VERSION_SECONDS = 1.0
_MOST_PAGES = 16
USUAL = ("on", "open")
"""Rules of the house that the page need not be told. The others stand in it, so that it asks for nothing more."""


@dataclass(frozen=True)
class StaticFile:
    """A file as it is sent."""

    body: bytes
    zipped: bytes | None
    etag: str
    kind: str


class Files:
    """Finds files by their address. A file that has changed is read again, so a client can be written while it runs."""

    def __init__(
        self,
        prefix: str = "",
        rules: Mapping[str, str] = MappingProxyType({}),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.prefix = prefix
        unusual = [f' data-{name}="{value}"' for name, value in rules.items() if value not in USUAL]
        self._rules = "".join(unusual).encode()
        self._clock = clock
        self._version: tuple[float, str] | None = None
        self._pages: dict[tuple[bytes | None, str, str], StaticFile] = {}
        self._known: dict[Path, tuple[tuple[int, int], StaticFile]] = {}
        self._put_together: dict[str, tuple[tuple[str, ...], StaticFile]] = {}

    def page(self, address: str = "") -> StaticFile | None:
        """The page of the client. It names its files by their version, so that browsers may keep them for ever.

        What only a table needs is loaded ahead only where the address is that of a table or a replay, and so on.
        """
        page = self._file(WEB / "index.html")
        if page is None:
            return None
        first = address.strip("/").partition("/")[0]
        kind = {"": b"lobby", "t": b"table", "r": b"table"}.get(first)
        version = self.version()
        key = (kind, page.etag, version)
        if key not in self._pages:
            body = _AHEAD.sub(lambda link: link[0] if link[1] == kind else b"", page.body)
            body = body.replace(b'<html lang="en"', b'<html lang="en"' + self._rules, 1)
            versioned = body.replace(b'"/web/', f'"{self.prefix}/v/{version}/web/'.encode())
            if len(self._pages) > _MOST_PAGES:
                self._pages.clear()
            self._pages[key] = StaticFile(versioned, gzip.compress(versioned, 9, mtime=0), _etag(versioned), page.kind)
        return self._pages[key]

    def version(self) -> str:
        """Changes whenever any file that the page may load does; looked at once a second, because there are many."""
        now = self._clock()
        if self._version is None or now - self._version[0] >= _VERSION_SECONDS:
            self._version = (now, self._look())
        return self._version[1]

    def _look(self) -> str:
        folders = [WEB, *(registry.get(name).folder for name in registry.names())]
        paths = sorted(
            path for folder in folders for path in folder.rglob("*") if path.suffix in (".js", ".css", ".svg")
        )
        return blake2b(
            "".join(file.etag for path in paths if (file := self._file(path))).encode(), digest_size=8
        ).hexdigest()

    def find(self, address: str) -> StaticFile | None:
        """The file of an address; None if there is none, or it is not for the browser."""
        if address.strip("/") in _JOINED:
            return self._joined(address.strip("/"))
        path = locate(address)
        return None if path is None or path.suffix not in TYPES else self._file(path)

    def _joined(self, address: str) -> StaticFile | None:
        parts = [self._file(path) for path in _JOINED[address]]
        known = [part for part in parts if part is not None]
        if len(known) < len(parts):
            return None
        marks = tuple(part.etag for part in known)
        found = self._put_together.get(address)
        if found is None or found[0] != marks:
            body = b"\n".join(part.body for part in known)
            file = StaticFile(body, gzip.compress(body, 9, mtime=0), _etag(body), known[0].kind)
            found = self._put_together[address] = (marks, file)
        return found[1]

    def _file(self, path: Path) -> StaticFile | None:
        try:
            about = path.stat()
            mark = (about.st_mtime_ns, about.st_size)
            known = self._known.get(path)
            if known is None or known[0] != mark:
                known = self._known[path] = (mark, _read(path))
        except OSError:
            return None
        return known[1]


def locate(address: str) -> Path | None:
    """Where the file of an address lies. Every part must be a plain name, so nothing leads out of its folder."""
    parts = [part for part in address.split("/") if part]
    if not all(_NAME.fullmatch(part) for part in parts):
        return None
    if parts[:1] == ["text"] and len(parts) == 2 and (words := _WORDS.fullmatch(parts[1])):
        return _PACKAGE / words[1] / "text" / words[2]
    if parts[:1] == ["games"] and len(parts) > 2:
        rest = "/".join(parts[2:])
        folder = _folder_of(parts[1])
        return folder / rest if folder is not None and _OF_GAME.fullmatch(rest) else None
    if parts in (["sw.js"], ["manifest.webmanifest"]):
        return WEB / parts[0]  # At the root: a service worker may look after what lies below it, and nothing else.
    return WEB.joinpath(*parts[1:]) if parts[:1] == ["web"] and len(parts) > 1 else None


def _folder_of(game: str) -> Path | None:
    try:
        return registry.get(game).folder
    except UnknownGame:
        return None


def _read(path: Path) -> StaticFile:
    body = path.read_bytes()
    if path.suffix in _NOTES and "vendor" not in path.parts:  # What others wrote names its licence there.
        body = _NOTES[path.suffix].sub(_lines_of, body)
    zipped = gzip.compress(body, 9, mtime=0) if path.suffix in _COMPRESSED and len(body) > 512 else None
    return StaticFile(body, zipped, _etag(body), TYPES[path.suffix])


def _lines_of(note: re.Match[bytes]) -> bytes:
    """As many lines as a comment had: a browser that tells where something failed tells the right place."""
    return b"\n" * note[0].count(b"\n")


def _etag(body: bytes) -> str:
    return f'"{blake2b(body, digest_size=12).hexdigest()}"'
