"""The session with curl in docs/api.md, pasted into a shell, plays a game to its end."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from longhouse.core import files
from server.serving import Thread, is_long

pytestmark = pytest.mark.processes

DOCUMENT = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
DEFAULTS = {"rate": 40.0, "table_rate": 40.0, "new_table_rate": 0.5, "streams": 64}


def documented():
    (script,) = re.findall(r"^```sh\n(SERVER=.*?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL)
    return script


@pytest.mark.parametrize("shell", ["bash", "sh"] if is_long() else ["sh"])
def test_the_documented_session_plays_a_game(tmp_path, shell):
    server = Thread(f"sqlite:///{tmp_path}/tables.db", **DEFAULTS)
    programs = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        [shell, "-s"],
        input=documented(),
        env={**os.environ, "PATH": programs, "SERVER": server.address},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    server.stop()
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0].startswith(f"Watch it at {server.address}/t/")
    assert re.fullmatch(r"over \[\d+, \d+\]", lines[-1])
    assert len(lines) > 20
    assert files.verify(tmp_path / "tomahawk.jsonl") > 0
