"""The table of durations counts every test once, in its folder."""

import durations

JUNIT = """<?xml version="1.0" encoding="utf-8"?>
<testsuites><testsuite name="pytest" tests="5">
<testcase classname="tests.server.test_store" name="test_a[sqlite]" time="2.5" />
<testcase classname="tests.server.test_store.TestOpen" name="test_b" time="0.5"><failure message="no" /></testcase>
<testcase classname="tests.games.tribes.test_solo" name="test_c" time="30" />
<testcase classname="tests.games.wendake.test_solo" name="test_d" time="1"><skipped message="no" /></testcase>
<testcase classname="tests.test_e" name="test_e" time="0" />
</testsuite></testsuites>
"""
TABLE = """\
                      tests   seconds
tests/games/tribes        1      30.0
tests/server              2       3.0
tests/games/wendake       1       1.0
tests                     1       0.0
in all                    5      34.0

Slowest:
     30.0  tests.games.tribes.test_solo::test_c
      2.5  tests.server.test_store::test_a[sqlite]
      1.0  tests.games.wendake.test_solo::test_d
      0.5  tests.server.test_store.TestOpen::test_b
      0.0  tests.test_e::test_e
"""


def test_every_test_is_counted_in_its_folder(tmp_path, capsys):
    path = tmp_path / "junit.xml"
    path.write_text(JUNIT, encoding="utf-8")
    assert durations.main([str(path)]) == 0
    assert capsys.readouterr().out == TABLE


def test_without_a_file_it_is_told_what_to_run(tmp_path, capsys):
    assert durations.main([str(tmp_path / "junit.xml")]) == 1
    assert "run pytest --junitxml=" in capsys.readouterr().err


def test_at_most_25_are_listed():
    tests = [durations.Test(number, "tests/core", f"test_{number}") for number in range(40)]
    listed = durations.report(tests).partition("Slowest:\n")[2].splitlines()
    assert listed[0].split() == ["39.0", "test_39"]
    assert len(listed) == durations.SLOWEST
