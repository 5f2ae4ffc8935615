"""What the hosting service reads: workflows, forms and the citation. They cannot run here, but they can be checked."""

import subprocess
import sys

import pytest
from tools import ROOT, modules, node_and_npm

GITHUB = ROOT / ".github"
FORMS = sorted(path for path in (GITHUB / "ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))


def actionlint(folder):
    """actionlint, compiled for node, over the workflows of a folder."""
    node, _ = node_and_npm()
    script = modules() / "@tktco" / "node-actionlint" / "bin" / "node-actionlint.js"
    return subprocess.run(
        [node, str(script), "*.yml"], cwd=folder, capture_output=True, encoding="utf-8", timeout=300, check=False
    )


def test_workflows_are_sound():
    assert {path.stem for path in WORKFLOWS} >= {"tests", "wheels", "release"}
    done = actionlint(GITHUB / "workflows")
    assert done.returncode == 0, done.stdout + done.stderr


def test_an_unsound_workflow_is_noticed(tmp_path):
    text = (GITHUB / "workflows" / "tests.yml").read_text(encoding="utf-8")
    (tmp_path / "tests.yml").write_text(text.replace("matrix.engine", "matrix.motor"), encoding="utf-8")
    done = actionlint(tmp_path)
    assert done.returncode != 0
    assert "motor" in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("schema", "paths"),
    [
        ("github-workflows", WORKFLOWS),
        ("github-issue-forms", FORMS),
        ("github-issue-config", [GITHUB / "ISSUE_TEMPLATE" / "config.yml"]),
        ("citation-file-format", [ROOT / "CITATION.cff"]),
    ],
)
def test_files_are_as_their_readers_want_them(schema, paths):
    assert paths
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}"]
    done = subprocess.run(
        [*command, "--default-filetype", "yaml", *map(str, paths)],
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
