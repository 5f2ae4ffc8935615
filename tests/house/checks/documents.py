"""Markdown: every block of code names its language, every link leads to a page, French has its no-break spaces."""

import re

from house import markdown, pages


def blocks_of_code_name_their_language(sources):
    for path in markdown.files(sources.root):
        for block in pages.blocks(path):
            if not block.language:
                yield sources.finding(path, block.line, "a block of code that does not name its language")


def links_lead_to_a_page(sources):
    """Inside the repository; addresses on the network are not tried. Rules are written when the site is built."""
    docs = sources.root / "docs"
    written = {
        (folder / path).resolve()
        for folder in (docs, docs / "fr")
        for path in ("rules/index.md", *(f"rules/{game}.md" for game in sources.games))
    }
    for path in markdown.files(sources.root):
        for link in pages.links(path):
            where, _, anchor = link.partition("#")
            goal = (path.parent / where).resolve() if where else path
            if re.match(r"[a-z]+:", where) or (goal in written and not anchor):
                continue
            if not goal.exists() or (anchor and goal.suffix == ".md" and anchor not in pages.anchors(goal)):
                yield sources.finding(path, line_of(path, link), f"a link that leads nowhere: {link}")


def line_of(path, link):
    """The first line with this link."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return next((number for number, line in enumerate(lines, 1) if link in line), 1)


def french_has_its_no_break_spaces(sources):
    for path in sorted((sources.root / "docs" / "fr").rglob("*.md")):
        text = re.sub(r"```.*?```|`[^`]*`", kept_lines, path.read_text(encoding="utf-8"), flags=re.S)
        for number, line in enumerate(text.splitlines(), 1):
            if re.search(r"(?<!\|) [;:!?»]|« ", line):
                yield sources.finding(path, number, f"a no-break space is missing: {line.strip()}")


def kept_lines(code):
    """The line breaks of a piece of code, so that lines keep their numbers."""
    return "\n" * code[0].count("\n")


CHECKS = [blocks_of_code_name_their_language, links_lead_to_a_page, french_has_its_no_break_spaces]
