"""A test that passes only the second time keeps `make test` red, unless it is known."""

import pytest

import rerun

ONE, TWO = "tests/a.py::test_one", "tests/b.py::test_two[x-1]"


@pytest.mark.parametrize(
    ("failed", "known", "passes", "code"),
    [
        ([], {}, True, 1),
        ([ONE], {}, False, 1),
        ([ONE], {ONE: "a reason"}, False, 1),
        ([ONE], {}, True, 1),
        ([ONE, TWO], {ONE: "a reason"}, True, 1),
        ([ONE, TWO], {ONE: "a reason", TWO: "another"}, True, 0),
        (["tests/a.py"], {"tests/a.py": "could not be collected"}, True, 1),
        ([f"tests/a.py::test_{n}" for n in range(13)], {}, True, 1),
    ],
)
def test_a_rerun_is_green_only_for_known_tests(failed, known, passes, code, capsys):
    assert rerun.judge(failed, known, lambda _tests: passes) == code
    named = capsys.readouterr().out
    assert [name for name in (ONE, TWO) if name in named] == [name for name in failed if passes and name in (ONE, TWO)]


def test_a_known_test_has_a_reason():
    assert rerun.known_tests(f"# a heading\n{TWO}  # the clock of this machine\n") == {TWO: "the clock of this machine"}
    with pytest.raises(SystemExit, match="reason"):
        rerun.known_tests(ONE)


def test_a_pattern_names_several_tests(capsys):
    known = {"tests/b.py::*": "not yet proved"}
    assert rerun.judge([TWO], known, lambda _tests: True) == 0
    assert rerun.judge([ONE, TWO], known, lambda _tests: True) == 1
    assert "not yet proved" in capsys.readouterr().out


def test_only_tests_with_processes_of_their_own_are_known_to_be_flaky():
    folders = {name.split("/")[1] for name in rerun.known_tests(rerun.KNOWN.read_text(encoding="utf-8"))}
    assert folders <= {"server", "browser", "terminal"}
