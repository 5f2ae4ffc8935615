"""The browser client without a browser: its unit tests under node, and its types under tsc."""

from __future__ import annotations

import json
import random
import re

from tools import HERE, LOCK, modules, node_and_npm, run

from longhouse import games
from longhouse.core.text import FORMS, LANGUAGES, Text
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


def test_lock_names_no_address():
    assert "resolved" not in LOCK.read_text()
