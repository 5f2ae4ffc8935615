"""The files of the repository as the checks of `check_sources.py` read them: each is read and parsed once."""

import ast
import tomllib
from collections import defaultdict
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]


class Finding(NamedTuple):
    """Something that is wrong in a file."""

    path: str
    line: int
    what: str

    def __str__(self):
        return f"{self.path}:{self.line}: {self.what}"


class Module:
    """A Python file and its syntax tree."""

    def __init__(self, root, path):
        self.path = path.relative_to(root).as_posix()
        self.text = path.read_text(encoding="utf-8")
        self.tree = ast.parse(self.text, self.path)
        self._nodes = by_type(self.tree)

    @property
    def name(self):
        """The path inside the package: core/match.py."""
        return self.path.removeprefix("src/longhouse/")

    @property
    def parts(self):
        """The folders and the file inside the package."""
        return self.name.split("/")

    def nodes(self, *kinds):
        """All nodes of these types."""
        return [node for kind in kinds for node in self._nodes[kind]]

    def finding(self, line, what):
        return Finding(self.path, line, what)

    @cached_property
    def imports(self):
        """(line, module) for every absolute import; `from a import b` counts as a and as a.b."""
        found = [(node.lineno, alias.name) for node in self.nodes(ast.Import) for alias in node.names]
        for node in self.nodes(ast.ImportFrom):
            if node.level == 0:
                found.append((node.lineno, node.module))
                found += [(node.lineno, f"{node.module}.{alias.name}") for alias in node.names]
        return found

    @cached_property
    def words(self):
        """(line, word) for every name and every string that is part of the code; docstrings are not."""
        docstrings = {id(node.value) for node in self.nodes(ast.Expr)}
        found = [
            (node.lineno, node.value)
            for node in self.nodes(ast.Constant)
            if isinstance(node.value, str) and id(node) not in docstrings
        ]
        found += [(node.lineno, node.id) for node in self.nodes(ast.Name)]
        found += [(node.lineno, node.attr) for node in self.nodes(ast.Attribute)]
        found += [(node.lineno, node.name) for node in self.nodes(ast.FunctionDef, ast.ClassDef)]
        return found + self.imports


def by_type(tree):
    """All nodes of a tree by their type, in the order of `ast.walk`, which takes twice as long."""
    found, nodes = defaultdict(list), [tree]
    for node in nodes:
        found[type(node)].append(node)
        for value in vars(node).values():
            if isinstance(value, list):
                nodes += [one for one in value if isinstance(one, ast.AST)]
            elif isinstance(value, ast.AST):
                nodes.append(value)
    return found


class Sources:
    """The files below the root of a checkout."""

    def __init__(self, root=ROOT):
        self.root = root
        self.package = root / "src" / "longhouse"
        self._parsed = {}

    def python(self, *folders):
        """All Python files below these folders of the checkout."""
        paths = sorted(path for folder in folders for path in (self.root / folder).rglob("*.py"))
        for path in paths:
            if path not in self._parsed:
                self._parsed[path] = Module(self.root, path)
        return [self._parsed[path] for path in paths]

    @property
    def read(self):
        """The Python files that were read so far."""
        return list(self._parsed.values())

    @cached_property
    def modules(self):
        """All modules of the package."""
        return self.python("src/longhouse")

    def rooms(self, *names):
        """The modules of these rooms of the package."""
        return [module for module in self.modules if module.parts[0] in names]

    @cached_property
    def games(self):
        """The names of the folders of games."""
        return sorted(path.parent.name for path in (self.package / "games").glob("*/__init__.py"))

    @cached_property
    def pyproject(self):
        return tomllib.loads((self.root / "pyproject.toml").read_text(encoding="utf-8"))

    @property
    def locks(self):
        """The files that say which version of everything is installed."""
        return sorted((self.root / "locks").glob("*.txt"))

    def finding(self, path, line, what):
        return Finding(path.relative_to(self.root).as_posix(), line, what)
