"""The browser client without a browser: its unit tests under node, and its types under tsc."""

from __future__ import annotations

import json
import random
import re
import subprocess

from tools import HERE, LOCK, modules, node_and_npm, run

from longhouse import games
from longhouse.core import registry
from longhouse.core.text import FORMS, LANGUAGES, Text
from longhouse.server.http import static
from longhouse.server.table.changes import changes


def test_units():
    node, _ = node_and_npm()
    done = run([node, "--test", "--test-reporter=tap"], HERE, NODE_OPTIONS="")
    counts = {name: int(count) for name, count in re.findall(r"^# (\w+) (\d+)$", done.stdout, re.MULTILINE)}
    failed = "\n".join(re.findall(r"^ *not ok .*\n(?: +.*\n)*", done.stdout, re.MULTILINE))
    assert done.returncode == 0, failed or done.stdout[-4000:] + done.stderr[-2000:]
    assert counts["pass"] == counts["tests"] >= len(list(HERE.glob("*.test.js"))), counts


SAY_NOUNS = """
import { readFileSync } from "node:fs";
import { Words } from "./src/longhouse/web/words.js";
const { wordings, forms } = JSON.parse(process.argv[1]);
const said = wordings.map(({ language, paths, nouns }) => {
  const words = new Words(language, paths.map((path) => readFileSync(path, "utf8")));
  return nouns.map((noun) => forms.map((form) => words.noun(noun, form)));
});
console.log(JSON.stringify(said));
"""


def test_the_browser_says_every_noun_as_python_does():
    """In every game, language and wording, in every form."""
    forms, wordings, expected = ["bare", *FORMS], [], []
    for game in [games.get(name) for name in games.names()]:
        for language in LANGUAGES:
            for vocabulary in ("", *game.vocabularies[1:]):
                folder = game.folder / "text"
                paths = [
                    path for name in (language, f"{language}.{vocabulary}") if (path := folder / f"{name}.ftl").exists()
                ]
                nouns = re.findall(r"^noun-([\w-]+) =", paths[0].read_text(encoding="utf-8"), re.MULTILINE)
                text = Text(language, folder, vocabulary=vocabulary)
                wordings.append({"language": language, "paths": [str(path) for path in paths], "nouns": nouns})
                expected.append([[text.noun(noun, form) for form in forms] for noun in nouns])
    node, _ = node_and_npm()
    asked = json.dumps({"wordings": wordings, "forms": forms})
    done = run([node, "--input-type=module", "--eval", SAY_NOUNS, asked], HERE.parents[1])
    assert done.returncode == 0, done.stderr[-2000:]
    assert sum(map(len, expected)) > 1000
    assert json.loads(done.stdout) == expected


CHANGE = """
import { changed } from "./src/longhouse/web/changes.js";
const values = JSON.parse(process.argv[1]);
console.log(JSON.stringify(values.map(([before, change]) => changed(before, change))));
"""


def some_json(luck: random.Random, depth: int = 3) -> object:
    kind = luck.randrange(6 if depth else 4)
    if kind == 4:
        return [some_json(luck, depth - 1) for _ in range(luck.randrange(4))]
    if kind == 5:
        return {key: some_json(luck, depth - 1) for key in luck.sample("abcde", luck.randrange(5))}
    return (None, luck.random() < 0.5, luck.randrange(3), luck.choice(["", "x"]))[kind]


def test_the_browser_puts_changes_into_effect_as_the_server_means_them():
    luck = random.Random(7)
    pairs = [(some_json(luck), some_json(luck)) for _ in range(400)]
    pairs += [(before, json.loads(json.dumps(before))) for before, _ in pairs[:20]]
    node, _ = node_and_npm()
    asked = json.dumps([[before, changes(before, after)] for before, after in pairs])
    done = run([node, "--input-type=module", "--eval", CHANGE, asked], HERE.parents[1])
    assert done.returncode == 0, done.stderr[-2000:]
    assert [json.dumps(value) for value in json.loads(done.stdout)] == [json.dumps(after) for _, after in pairs]


def test_types():
    found = modules()
    node, _ = node_and_npm()
    compiler = str(found / "typescript" / "bin" / "tsc")
    done = run([node, compiler, "--project", "tsconfig.json", "--typeRoots", str(found / "@types")], HERE)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    seen = run([node, compiler, "--project", "tsconfig.json", "--listFilesOnly"], HERE).stdout
    assert re.search(r"/web/table/ctrl\.js$", seen, re.MULTILINE)
    assert re.search(r"/games/\w+/board\.js$", seen, re.MULTILINE)


# Prints both as the compiler understands them, without comments and white space; says which differ.
COMPARE = """
import ts from "typescript";
const printer = ts.createPrinter({ removeComments: true });
const printed = (text) => printer.printFile(ts.createSourceFile("x.js", text, ts.ScriptTarget.Latest, false));
const pairs = JSON.parse(await new Response(process.stdin).text());
console.log(JSON.stringify(pairs.filter(([, one, other]) => printed(one) !== printed(other)).map(([name]) => name)));
"""


def test_what_is_sent_is_what_was_written_but_for_comments():
    folders = [static.WEB, *(registry.get(name).folder for name in registry.names())]
    paths = [path for folder in folders for path in folder.rglob("*.js")]
    files, texts = static.Files(), {path: path.read_text(encoding="utf-8") for path in paths}
    sent = {path: files._file(path).body.decode() for path in paths}
    node, _ = node_and_npm()
    asked = json.dumps([[str(path), texts[path], sent[path]] for path in paths])
    command = [node, "--input-type=module", "--eval", COMPARE]
    done = subprocess.run(
        command, cwd=modules().parent, input=asked, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert json.loads(done.stdout) == []
    assert all(sent[path].count("\n") == text.count("\n") for path, text in texts.items())
    assert sum(map(len, sent.values())) < 0.9 * sum(map(len, texts.values()))
    assert all(sent[path] == texts[path] for path in paths if "vendor" in path.parts)


def test_styles_are_sent_as_they_were_written_but_for_comments():
    files = static.Files()
    for path in static.WEB.rglob("*.css"):
        sent = files._file(path).body.decode()
        assert re.sub(r"/\*.*?\*/|\s+", " ", path.read_text(encoding="utf-8"), flags=re.DOTALL).split() == sent.split()


# Where the type system cannot say what is meant: the file, how many times, and why.
ANY: dict[str, tuple[int, str]] = {}


def types_in(text: str) -> list[str]:
    """What stands in braces after a tag, in the JSDoc comments of a source."""
    found = []
    for comment in re.findall(r"/\*\*.*?\*/", text, re.DOTALL):
        for tag in re.finditer(r"@(?!link\b)\w+ \{", comment):
            start, depth = tag.end() - 1, 0
            for end in range(start, len(comment)):
                depth += {"{": 1, "}": -1}.get(comment[end], 0)
                if not depth:
                    found.append(comment[start : end + 1])
                    break
    return found


def anys_in(text: str) -> int:
    return sum(len(re.findall(r"\bany\b", one)) for one in types_in(text))


def test_the_count_of_any_sees_types_and_not_words():
    source = """
    /** Any of them, or any one. @param {any} one @returns {{say: any[], of: Map<string, any>}} any at all */
    /** @type {(event: any) => void} */ const any = 1; // {any}
    /** @param {Anything} many */
    """
    assert anys_in(source) == 4


def test_any_is_no_type():
    """`any` ends checking for all that it touches: a view, an event, a drawing has a type (web/types.js, view.d.ts)."""
    root = HERE.parents[1] / "src" / "longhouse"
    sources = [
        *root.glob("games/*/board.js"),
        *root.glob("games/*/board/**/*.js"),
        *(path for path in root.glob("web/**/*.js") if "vendor" not in path.relative_to(root).parts),
    ]
    assert len(sources) > 100
    found = {path.relative_to(root).as_posix(): anys_in(path.read_text(encoding="utf-8")) for path in sources}
    written = [*root.glob("games/*/board/**/*.d.ts")]
    assert len(written) >= 2 * len(games.names())
    for path in written:
        text = re.sub(r"/\*.*?\*/|//[^\n]*", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        found[path.relative_to(root).as_posix()] = len(re.findall(r"\bany\b", text))
    assert {name: count for name, count in found.items() if count} == {name: count for name, (count, _) in ANY.items()}


def test_lock_names_no_address():
    assert "resolved" not in LOCK.read_text()
