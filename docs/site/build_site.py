"""The documentation site: `make docs` calls `python docs/site/build_site.py`, which leaves it in `build/site`.

The pages are the Markdown of `docs/` as it stands; the French ones, for players, are in `docs/fr/`. The rules of every
game are written from the package itself (`rules_pages.py`). Each language is a site of its own, with its own search,
made by Zensical from a copy of its pages (`build/docs/en`, `build/docs/fr`): French lies in `fr/` below English.

Links are followed strictly: one that leads nowhere ends the build, and so does any other warning.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import string
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any

import lists
import rules_pages

HERE = Path(__file__).resolve().parent
DOCS = HERE.parent
ROOT = DOCS.parent
WEB = ROOT / "src" / "longhouse" / "web"
GAMES = ROOT / "src" / "longhouse" / "games"
LANGUAGES = ("en", "fr")
HOUSE_PAGES = {"CONTRIBUTING.md": "contributing.md", "SECURITY.md": "security.md", "CHANGELOG.md": "changelog.md"}
"""Pages at the root of the repository, and what they are called on the site."""
LINK = re.compile(r"(?<!`)(!?)\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(([^()\s]+)\)")
FENCED = re.compile(r"(^ *```.*?^ *```$)", re.M | re.S)


class BrokenSiteError(Exception):
    """Something that would be missing on the site, in words."""


@dataclass(frozen=True)
class Page:
    """A page of one language: where it is written, and its path on the site."""

    source: Path
    path: str


def pages(language: str) -> list[Page]:
    """The pages that somebody wrote."""
    folder = DOCS if language == "en" else DOCS / language
    found = [Page(path, path.relative_to(folder).as_posix()) for path in sorted(folder.rglob("*.md"))]
    if language != "en":
        return found
    other = [DOCS / one for one in ("site", *LANGUAGES) if one != "en"]
    found = [page for page in found if not any(page.source.is_relative_to(one) for one in other)]
    return found + [Page(ROOT / name, path) for name, path in HOUSE_PAGES.items()]


def relinked(text: str, page: Page, known: dict[Path, str], titles: dict[str, str]) -> str:
    """The text of a page with links as the site has them.

    A page that is called by its file is called by its title there. What lies in the repository but not on the site
    (sources, examples) is named without a link.
    """

    def follow(link: re.Match[str]) -> str:
        picture, words, target = link[1], link[2], link[3]
        where, hash_, anchor = target.partition("#")
        if re.match(r"[a-z]+:", target) or not where:
            return link[0]
        goal = (page.source.parent / where).resolve()
        if goal in known:
            if words.strip("`").endswith(".md"):
                words = titles.get(known[goal], words)
            return f"{picture}[{words}]({_relative(known[goal], page.path)}{hash_}{anchor})"
        if goal.is_relative_to(DOCS / "pictures") or goal.parent == DOCS:
            return f"{picture}[{words}]({_relative(goal.relative_to(DOCS).as_posix(), page.path)})"
        if not goal.exists():
            raise BrokenSiteError(f"{page.source.relative_to(ROOT)}: {target} leads nowhere")
        return words if words.startswith("`") else f"`{words}`"

    parts = FENCED.split(text)
    return "".join(part if number % 2 else LINK.sub(follow, part) for number, part in enumerate(parts))


def _relative(goal: str, start: str) -> str:
    return Path(os.path.relpath(goal, PurePosixPath(start).parent)).as_posix()


def assemble(language: str, out: Path) -> None:
    """A folder from which Zensical makes the site of one language."""
    docs = out / "docs"
    docs.mkdir(parents=True)
    written = pages(language)
    known = {page.source: page.path for page in written}
    generated = dict(rules_pages.pages(language))
    known |= {DOCS / path: path for path in generated}
    if language != "en":
        known |= {DOCS / language / path: path for path in generated}
    both = sorted(set(known.values()) & ({page.path for page in pages("fr")} | set(generated)))
    told = configuration(language, set(known.values()), both)
    _write(out / "zensical.toml", told)
    titles = {path: title for title, path in _leaves(tomllib.loads(told)["project"]["nav"]) if title}
    for page in written:
        text = relinked(page.source.read_text(encoding="utf-8"), page, known, titles)
        _write(docs / page.path, lists.widened(text))
    for path, text in generated.items():
        _write(docs / path, text)
    shutil.copytree(DOCS / "pictures", docs / "pictures", ignore=shutil.ignore_patterns("*.json"))
    shutil.copy(DOCS / "choice.svg", docs)
    for game in rules_pages.GAMES:
        shutil.copy(GAMES / game / "poster.svg", docs / "pictures" / game)
    assets = docs / "assets"
    shutil.copytree(WEB / "fonts", assets / "fonts")
    shutil.copy(WEB / "mark.svg", assets)
    for file in (HERE / "style.css", *(HERE / "vendor").glob("iframe-worker.*")):
        shutil.copy(file, assets)
    shutil.copytree(HERE / "overrides", out / "overrides")


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def configuration(language: str, there: set[str], both: list[str]) -> str:
    """What Zensical is told: the navigation of a language, then what is the same for all."""
    text = rules_pages.words(language)
    themes = {"dark": text.say("docs-to-dark"), "light": text.say("docs-to-light")}
    roots = {"english": "./", "french": "./fr/"} if language == "en" else {"english": "../", "french": "./"}
    words = {"language": language, "both": str([address(path) for path in both]), **themes, **roots}
    told = (HERE / f"{language}.toml").read_text(encoding="utf-8") + (HERE / "theme.toml").read_text(encoding="utf-8")
    told = string.Template(told).substitute(words)
    told = "\n".join(line for line in told.splitlines() if not _is_unwritten(line, there))
    listed = {path for _, path in _leaves(tomllib.loads(told)["project"]["nav"])}
    if missing := sorted(listed - there):
        raise BrokenSiteError(f"{language}.toml names pages that do not exist: {', '.join(missing)}")
    if forgotten := sorted(there - listed):
        raise BrokenSiteError(f"{language}.toml does not name these pages: {', '.join(forgotten)}")
    return told


def _is_unwritten(line: str, there: set[str]) -> bool:
    """A line of the navigation that waits for its page."""
    found = re.search(r'"([^"]+\.md)".*# once it is written$', line)
    return found is not None and found[1] not in there


def _leaves(nav: Any, title: str = "") -> Iterator[tuple[str, str]]:
    """The titles and pages of a navigation; a page that is named alone has its own title."""
    if isinstance(nav, str):
        yield title, nav
    elif isinstance(nav, dict):
        for name, inside in nav.items():
            yield from _leaves(inside, name)
    else:
        for one in nav:
            yield from _leaves(one)


def address(path: str) -> str:
    """What a page is called in a browser: the site is also read from the disk, so every page is a file."""
    return path.removesuffix(".md") + ".html"


def build(site: Path, work: Path) -> None:
    """The whole site, in all languages."""
    for folder in (site, work):
        shutil.rmtree(folder, ignore_errors=True)
    for language in LANGUAGES:
        folder = work / language
        assemble(language, folder)
        command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
        done = subprocess.run(command, cwd=folder, env={**os.environ, "NO_COLOR": "1"}, check=False)
        if done.returncode:
            raise BrokenSiteError(f"Zensical refused the pages in {language}.")
        shutil.copytree(folder / "site", site if language == "en" else site / language, dirs_exist_ok=True)


def main() -> int:
    """Build, and say where it lies."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--site", type=Path, default=ROOT / "build" / "site")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "docs")
    asked = parser.parse_args()
    try:
        build(asked.site.resolve(), asked.work.resolve())
    except BrokenSiteError as broken:
        print(broken, file=sys.stderr)
        return 1
    print(f"The site is in {asked.site}: open index.html there.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
