"""The documentation site is built without a warning and needs nothing from elsewhere; its links lead somewhere."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import markdown
import pytest

import build_site
import lists
from house import markdown as form
from house import pages


class Reader(HTMLParser):
    """What a page names: anchors of its own, and what it links to or loads."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        known = {name: value or "" for name, value in attributes}
        self.anchors |= {known[name] for name in ("id", "name") if name in known}
        if (tag == "a" and "href" in known) or (tag == "link" and known.get("rel") in ("alternate", "next", "prev")):
            self.links.append(known["href"])
        elif tag == "link" and known.get("rel") != "canonical":
            self.loads.append(known.get("href", ""))
        elif tag in ("img", "script", "iframe") and "src" in known:
            self.loads.append(known["src"])


def test_the_site_is_built_whole(tmp_path):
    """One test: building takes longer than looking, and tests beside each other would each build their own."""
    site = tmp_path / "site"
    build_site.build(site, tmp_path / "work")
    read = {path: Reader(path) for path in site.rglob("*.html") if path.name != "404.html"}
    assert len(read) > 30
    assert list(dead_links(site, read)) == []
    assert list(loaded_from_elsewhere(site, read)) == []
    for name in ("assets/fonts/fraunces.woff2", "search.json", "fr/search.json", "fr/pictures/tribes/table.fr.webp"):
        assert (site / name).exists()
    for page in ("rules/tribes.html", "play/browser.html", "index.html"):
        both = {"en": (site / page).resolve(), "fr": (site / "fr" / page).resolve()}
        assert languages_of(site / page) == both
        assert languages_of(site / "fr" / page) == both
    assert languages_of(site / "hosting.html")["fr"] == (site / "fr" / "index.html").resolve()


def dead_links(site: Path, read: dict[Path, Reader]) -> Iterator[str]:
    """Links, pictures, scripts and anchors that are not there."""
    for path, page in read.items():
        for link in (*page.links, *page.loads):
            where, anchor = unquote(urlsplit(link).path), unquote(urlsplit(link).fragment)
            if urlsplit(link).scheme:
                continue
            goal = (path.parent / where).resolve() if where else path
            goal = goal / "index.html" if goal.is_dir() else goal
            if not goal.exists() or (anchor and goal in read and anchor not in read[goal].anchors):
                yield f"{path.relative_to(site)}: {link}"


def loaded_from_elsewhere(site: Path, read: dict[Path, Reader]) -> Iterator[str]:
    """What a browser would fetch from the network while somebody reads."""
    for page in read.values():
        yield from (load for load in page.loads if urlsplit(load).scheme or load.startswith("//"))
    for style in site.rglob("*.css"):
        yield from re.findall(r"url\([\"']?(https?:[^)]*)", style.read_text(encoding="utf-8"))


def languages_of(path: Path) -> dict[str, Path]:
    """Where the choice of a language leads from a page."""
    links = re.findall(r'href="([^"]+)" hreflang="(\w\w)" class="md-select__link"', path.read_text(encoding="utf-8"))
    return {language: (path.parent / link).resolve() for link, language in links}


@pytest.mark.slow
def test_a_broken_anchor_ends_the_build(tmp_path, monkeypatch, capfd):
    docs = tmp_path / "docs"
    shutil.copytree(pages.DOCS, docs)
    with (docs / "fr" / "index.md").open("a", encoding="utf-8") as page:
        page.write("\n[nulle part](play/start.md#nulle-part)\n")
    monkeypatch.setattr(build_site, "DOCS", docs)
    monkeypatch.setattr(build_site, "LANGUAGES", ("fr",))
    with pytest.raises(build_site.BrokenSiteError):
        build_site.build(tmp_path / "site", tmp_path / "work")
    assert "nulle-part" in re.sub(r"\x1b\[[0-9;]*m", "", capfd.readouterr().err)


def test_a_page_that_nothing_leads_to_is_refused(tmp_path):
    known = {page.path for page in build_site.pages("fr")} | set(dict(build_site.rules_pages.pages("fr")))
    with pytest.raises(build_site.BrokenSiteError, match=r"does not name .*: lost\.md"):
        build_site.configuration("fr", known | {"lost.md"}, [])
    with pytest.raises(build_site.BrokenSiteError, match=r"do not exist: play/start\.md"):
        build_site.configuration("fr", known - {"play/start.md"}, [])


def test_lists_are_read_as_on_github():
    written = """- one
  goes on
  - inner
    goes on
- two

1. first

   another paragraph
2. second

   ```sh
   make
   ```
3. third
"""
    html = markdown.markdown(lists.widened(form.in_form(written)), extensions=["sane_lists", "pymdownx.superfences"])
    shape = "".join(re.findall(r"</?(?:ul|ol|li|pre)>", html))
    outer = "<ul><li><ul><li></li></ul></li><li></li></ul>"
    assert shape == f"{outer}<ol><li></li><li><pre></pre></li><li></li></ol>"
    assert lists.widened("no list\n\n  here\n") == "no list\n\n  here\n"
