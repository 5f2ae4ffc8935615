"""What docs/research.md shows is run as it stands, from top to bottom."""

import re
import warnings

import pytest

from house.sources import ROOT
from longhouse import envs, games

PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")


def test_its_snippets_run():
    pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this Python on this machine")
    snippets = re.findall(r"^```python\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    assert len(snippets) > 5
    names = {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for snippet in snippets:
            exec(compile(snippet, "docs/research.md", "exec"), names)
    assert names["rewards"].keys() == {"seat_0", "seat_1"}


@pytest.mark.parametrize("name", [name for name in games.names() if games.get(name).id.title() in PAGE])
def test_its_table_says_how_big_spaces_are(name):
    row = next(line for line in PAGE.splitlines() if line.startswith(f"| {name.title()} "))
    _, _, vector, actions, *_ = (cell.strip().replace(",", "") for cell in row.split("|"))
    assert int(vector) == envs.observer(name).size
    assert int(actions) == games.get(name).codec.size
