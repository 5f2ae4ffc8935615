"""The campaign (campaign.py): six kills here, two hundred in `make test-long`; nothing lost, doubled or told."""

import pytest

from server.campaign import arguments, run
from server.chaos import selftest
from server.serving import is_long

pytestmark = pytest.mark.processes


def test_the_checker_finds_nothing_where_nothing_is_wrong():
    assert selftest.findings(selftest.sound()) == []


@pytest.mark.parametrize("fault", selftest.CASES, ids=lambda fault: fault.__name__)
def test_the_checker_finds(fault):
    case = selftest.sound()
    fault(case)
    found = selftest.findings(case)
    assert any(selftest.CASES[fault] in one for one in found), found


SIZES = ["--kills", "100"] if is_long() else ["--kills", "3", "--tables", "3"]


@pytest.mark.parametrize("where", [["sqlite"], ["postgresql", "--workers", "2"]], ids=lambda where: where[0])
def test_nothing_that_was_acknowledged_is_lost_doubled_changed_or_told(where):
    """Whoever wants to see it again: python tests/server/campaign.py with the same words."""
    found, report = run(arguments(["--quiet", *SIZES, "--database", *where]))
    assert not found, "\n".join([report, *found])
