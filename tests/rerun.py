"""After a red run of `make test`: runs the failed tests again, alone, and names those that pass now.

A test that fails beside others and passes alone has a race, or finds one of ours. The run stays red unless
flaky_tests.txt lists that test with a reason.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from fnmatch import fnmatch
from pathlib import Path

MOST = 12
"""With more failures than that, a second run would tell nothing."""
FAILED = Path(".pytest_cache/v/cache/lastfailed")
KNOWN = Path(__file__).with_name("flaky_tests.txt")


def failed_tests() -> list[str]:
    try:
        return sorted(json.loads(FAILED.read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return []


def known_tests(text: str) -> dict[str, str]:
    """Test (or pattern of tests, as `tests/server/*`) and reason of each line `test  # reason`."""
    lines = (line.partition(" # ") for line in text.splitlines() if not line.startswith("#"))
    known = {test.strip(): reason.strip() for test, _, reason in lines if test.strip()}
    for test, reason in known.items():
        if not reason:
            raise SystemExit(f"{KNOWN.name}: {test} needs a reason, after ' # '.")
    return known


def passes_alone(tests: Sequence[str]) -> bool:
    command = [sys.executable, "-m", "pytest", "-v", *tests]
    return subprocess.run(command, timeout=1800, check=False).returncode == 0


def judge(failed: Sequence[str], known: dict[str, str], passes: Callable[[Sequence[str]], bool]) -> int:
    """The exit code: 0 only if every failed test passes alone and is known."""
    if not failed or len(failed) > MOST or not all("::" in name for name in failed):
        return 1
    print(f"\nRunning the {len(failed)} failed tests again, alone.\n", flush=True)
    if not passes(failed):
        return 1
    reasons = {name: [known[one] for one in known if name == one or fnmatch(name, one)] for name in failed}
    print("\nFailed beside other tests, passed alone:")
    for name, found in reasons.items():
        print(f"  {name}  ({found[0] if found else 'new: find the race and remove it'})")
    sys.stdout.flush()
    return 0 if all(reasons.values()) else 1


if __name__ == "__main__":
    sys.exit(judge(failed_tests(), known_tests(KNOWN.read_text(encoding="utf-8")), passes_alone))
