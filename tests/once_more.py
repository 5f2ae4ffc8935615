"""After a red run: the tests that failed once more, one after the other and with nothing beside them.

`make test` calls it when pytest has failed. On a busy computer a browser or a database may need longer than anybody
would wait, and one such test among ten thousand should not hide whether a change is sound. What fails again is red.
What passes alone is named at the end: it is a fault of the test, or a race of ours, and wants mending.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

MOST = 12
"""More failures than that are no accident."""
CACHE = Path(".pytest_cache/v/cache/lastfailed")


def failed() -> list[str]:
    """The tests that failed in the last run."""
    try:
        return sorted(json.loads(CACHE.read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return []


def main() -> int:
    names = failed()
    if not names or len(names) > MOST or not all("::" in name for name in names):
        return 1
    print(f"\nOnce more, alone: {len(names)} failed\n", flush=True)
    again = subprocess.run([sys.executable, "-m", "pytest", "-v", *names], timeout=1800, check=False).returncode
    if again == 0:
        print("\nRed beside other tests, green alone (please mend):")
        print("".join(f"  {name}\n" for name in names), flush=True)
    return again


if __name__ == "__main__":
    sys.exit(main())
