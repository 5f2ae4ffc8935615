"""The package and what it is made with: dependencies, lock files, the length of files."""

import re
import sys

USUAL_LENGTH, GREATEST_LENGTH = 400, 600
MOST_PATHS = 15


def files_are_short_enough_to_read(sources):
    for module in sources.modules:
        if length(module) > GREATEST_LENGTH:
            yield module.finding(GREATEST_LENGTH, f"has {length(module)} lines; at most {GREATEST_LENGTH}")


def long_files(sources):
    """Modules past the usual length: often two things, but no reason to cut where there is no seam."""
    return [f"{module.name} ({length(module)})" for module in sources.modules if length(module) > USUAL_LENGTH]


def length(module):
    return len(module.text.splitlines())


def ruff_looks_at_complexity(sources):
    """Ruff holds the limit; this holds that it is switched on."""
    lint = sources.pyproject["tool"]["ruff"]["lint"]
    if "C901" not in lint["select"] or lint["mccabe"]["max-complexity"] > MOST_PATHS:
        yield sources.finding(sources.root / "pyproject.toml", 1, f"ruff must select C901, with at most {MOST_PATHS}")


def every_game_is_an_entry_point(sources):
    points = sources.pyproject["project"]["entry-points"]["longhouse.games"]
    for name in sorted(set(points) ^ set(sources.games)):
        yield sources.finding(sources.root / "pyproject.toml", 1, f"{name} is not both a folder and an entry point")


def what_is_imported_is_declared(sources):
    project = sources.pyproject["project"]
    always = {*sys.stdlib_module_names, "longhouse", *packages(project["dependencies"])}
    for module in sources.modules:
        extra = packages(project["optional-dependencies"].get(module.parts[0], []))
        for line, imported in module.imports:
            if imported.split(".")[0] not in always | extra:
                yield module.finding(line, f"imports {imported}, which pyproject.toml does not declare")


def packages(requirements):
    """The modules that come with these requirements, as far as they have the same name."""
    names = {re.split(r"[<>=\[;]", name)[0].replace("-", "_").split(".")[0] for name in requirements}
    called = {"open_spiel": "pyspiel", "argon2_cffi": "argon2"}
    return names | {module for package, module in called.items() if package in names}


def no_address_is_written_down(sources):
    """Neither of a registry nor of a repository."""
    for path in [sources.root / "pyproject.toml", *sorted((sources.root / "locks").iterdir())]:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if address := re.search(r"\w+://\S*|\S*@git\S*|--(?:extra-)?index-url.*", line):
                yield sources.finding(path, number, f"names an address: {address[0]}")


def locks_pin_versions_and_hashes(sources):
    for path in sources.locks:
        text = path.read_text(encoding="utf-8").replace("\\\n", " ")
        lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
        if not lines:
            yield sources.finding(path, 1, "is empty")
        for line in lines:
            if not re.match(r"[\w.-]+(\[[\w,]+\])?==\S+", line) or "--hash=sha256:" not in line:
                yield sources.finding(path, 1, f"no version or no hash: {line[:60]}")


def locks_hold_every_dependency(sources):
    project, groups = sources.pyproject["project"], sources.pyproject["dependency-groups"]
    wanted = {"play.txt": ["build"], "test.txt": ["build", "test", "docs"], "docs.txt": ["build", "docs"]}
    for name, of_groups in wanted.items():
        path = sources.root / "locks" / name
        locked = {plain(line.split("==")[0]) for line in lock_lines(path)}
        needed = [*project["dependencies"], *(word for group in of_groups for word in groups[group])]
        names = {plain(re.split(r"[<>=\[; ]", word)[0]) for word in needed if isinstance(word, str)}
        for missing in sorted(names - locked):
            yield sources.finding(path, 1, f"lacks {missing}")


def lock_lines(path):
    text = path.read_text(encoding="utf-8")
    return [line for line in text.splitlines() if re.match(r"[\w.-]+(\[[\w,]+\])?==", line)]


def plain(name):
    """The name of a package as indexes compare it."""
    return name.lower().replace("_", "-").replace(".", "-")


def no_compiled_module_is_among_the_sources(sources):
    for path in sources.package.rglob("*.so"):
        yield sources.finding(path, 1, "is compiled: it would be imported in place of the source")


CHECKS = [
    files_are_short_enough_to_read,
    ruff_looks_at_complexity,
    every_game_is_an_entry_point,
    what_is_imported_is_declared,
    no_address_is_written_down,
    locks_pin_versions_and_hashes,
    locks_hold_every_dependency,
    no_compiled_module_is_among_the_sources,
]
