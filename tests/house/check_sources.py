"""All checks that only read files, in one pass: part of `make lint`.

    python tests/house/check_sources.py [--long] [ROOT]

`--long` lists the modules that have more lines than usual: they are often two things, and no fault.
A check is a function of `checks/`: it takes the Sources and yields a Finding for everything that is wrong. A new one
needs a line in the CHECKS of its module, and a planted fault in `test_check_sources.py`.
"""

import gc
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from house.checks import documents, engine, package, refusals, waiting, walls
from house.sources import Sources

CHECKS = [check for module in (walls, engine, refusals, package, waiting, documents) for check in module.CHECKS]


def main(words):
    # Syntax trees hold no cycles; looking for some took more than half of the time (6.6 s with, 2.8 s without).
    gc.disable()
    roots = [Path(word).resolve() for word in words if word != "--long"]
    sources = Sources(*roots[:1])
    try:
        found = [finding for check in CHECKS for finding in check(sources)]
    except SyntaxError as error:
        print(f"{error.filename}:{error.lineno}: {error.msg}")
        return 1
    for finding in sorted(set(found)):
        print(finding)
    long = package.long_files(sources)
    if "--long" in words:
        print("\n".join(long))
    print(f"{len(long)} modules have more than {package.USUAL_LENGTH} lines (--long lists them).")
    print(f"{len(sources.read)} Python files, {len(CHECKS)} checks: {len(set(found)) or 'nothing'} to mend.")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
