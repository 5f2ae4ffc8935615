"""make/check.py: which tests belong to what changed."""

import subprocess
import tomllib
from importlib.util import module_from_spec, spec_from_file_location

import pytest

from house.sources import ROOT

SPEC = spec_from_file_location("check", ROOT / "make" / "check.py")
check = module_from_spec(SPEC)
SPEC.loader.exec_module(check)


@pytest.mark.parametrize(
    ("path", "folders"),
    [
        ("src/longhouse/games/tribes/rules/battle.py", {"games/tribes", "golden"}),
        ("src/longhouse/games/tribes/__init__.py", {"games/tribes", "golden"}),
        ("src/longhouse/games/tribes/board/log.js", {"web"}),
        ("src/longhouse/games/__init__.py", {"golden"}),
        ("src/longhouse/core/match.py", {"core", "golden"}),
        ("src/longhouse/server/table/live.py", {"server"}),
        ("src/longhouse/cli.py", {"terminal"}),
        ("tests/games/wendake/test_solo.py", {"games/wendake"}),
        ("tests/server/test_stream.py", {"server"}),
        ("tests/staging.py", {"core"}),
        ("tests/toy/state.py", {"core"}),
        ("docs/index.md", {"house/test_documentation.py"}),
        ("tests/house/markdown.py", set()),
        ("tests/house/test_places.py", {"house/test_places.py"}),
        ("tests/house/test_gone.py", set()),
        ("Makefile", set()),
    ],
)
def test_a_changed_file_has_its_tests(path, folders):
    assert set(check.tests_of(path)) == folders
    assert check.folders_of([path]) == {*folders, *check.ALWAYS}


def test_a_folder_inside_another_is_not_named_twice():
    changed = ["src/longhouse/learn/teacher.py", "src/longhouse/cli.py"]
    assert check.folders_of(changed) == {"server/test_lessons.py", "terminal", *check.ALWAYS}


def test_every_room_has_its_tests_and_all_of_them_exist():
    rooms = {path.parent.relative_to(ROOT).as_posix() for path in (ROOT / "src" / "longhouse").glob("*/*")}
    assert [room for room in sorted(rooms) if room not in check.TESTS and "__pycache__" not in room] == []
    named = {folder.partition("*")[0] for folders in check.TESTS.values() for folder in folders}
    assert [one for one in sorted({*named, *check.ALWAYS}) if not (ROOT / "tests" / one).exists()] == []


def test_what_is_left_out_exists():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    marks = [line.partition(":")[0] for line in project["tool"]["pytest"]["ini_options"]["markers"]]
    assert set(check.LEFT_OUT) <= set(marks)
    for name in check.TOO_LONG:
        path, _, test = name.partition("::")
        assert f"def {test}(" in (ROOT / "tests" / path).read_text(encoding="utf-8")


def test_tests_that_took_over_a_second_are_left_out(tmp_path, monkeypatch):
    durations = tmp_path / "junit.xml"
    durations.write_text(
        """<testsuites><testsuite>
        <testcase classname="tests.server.test_stream" name="test_slow[sqlite]" time="1.2"/>
        <testcase classname="tests.server.test_stream" name="test_quick" time="0.9"/>
        <testcase classname="tests.games.tribes.test_map" name="test_slow" time="7"/>
        </testsuite></testsuites>""",
        encoding="utf-8",
    )
    slow = ["tests/server/test_stream.py::test_slow[sqlite]", "tests/games/tribes/test_map.py::test_slow"]
    assert check.long_tests(durations) == slow
    assert check.long_tests(tmp_path / "missing.xml") == []
    monkeypatch.setattr(check, "DURATIONS", durations)
    command = check.steps([], ["server"])[-1].command
    assert f"--deselect={slow[0]}" in command
    assert f"--deselect={slow[1]}" not in command, "the test of another room"


def test_a_room_is_a_folder_of_tests_or_the_name_of_a_game(capsys):
    assert check.folder_of("server") == "server"
    assert check.folder_of("tribes") == check.folder_of("games/tribes") == "games/tribes"
    assert check.main(["attic"]) == 2
    refused = capsys.readouterr().err
    assert refused.startswith("No tests of a room attic. Rooms: analysis, ")
    assert "server, " in refused


def test_marks_leave_tests_out_but_not_those_of_the_room_that_is_named():
    command = check.steps([], ["browser"])[-1].command
    assert command[command.index("-m", 3) + 1] == "not slow and not postgres and not processes"
    assert command[-1] == "tests/browser"


def test_only_scripts_and_pages_that_changed_are_read():
    titles = [step.title for step in check.steps(["src/longhouse/cli.py"], ["terminal"])]
    assert titles == ["ruff check", "ruff format", "sources", "types", "tests of terminal"]
    changed = ["README.md", "src/longhouse/web/net.js", "src/longhouse/web/gone.js"]
    prettier, markdown = check.steps(changed, ["web"])[4:6]
    assert prettier.command[-2:] == ["check", "src/longhouse/web/net.js"]
    assert markdown.title == "Markdown"


def test_changed_is_what_was_committed_edited_or_added_since_main(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert check.changed_files() is None

    def git(*words):
        author = ["-c", "user.name=a", "-c", "user.email=a"]
        subprocess.run(["git", *author, *words], timeout=300, check=True, capture_output=True)

    def write(*names):
        for name in names:
            (tmp_path / name).write_text(f"{name}\n", encoding="utf-8")

    git("init", "-b", "main")
    write("same", "edited", "removed", ".gitignore")
    (tmp_path / ".gitignore").write_text("ignored\n", encoding="utf-8")
    git("add", ".")
    git("commit", "-m", "main")
    git("checkout", "-b", "work")
    write("committed")
    git("add", ".")
    git("commit", "-m", "work")
    write("new", "ignored")
    (tmp_path / "edited").write_text("otherwise\n", encoding="utf-8")
    (tmp_path / "removed").unlink()
    assert check.changed_files() == ["committed", "edited", "new", "removed"]
