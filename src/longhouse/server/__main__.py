"""`python -m longhouse.server --port 8420`: the server without the command line around it, for developing it."""

from __future__ import annotations

import argparse
import sys

from longhouse.core.errors import LonghouseError
from longhouse.server import config
from longhouse.server.errors import text
from longhouse.server.launch import bind, local_address, serve


def main() -> int:
    """Run the server and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m longhouse.server")
    for field in config.FIELDS:
        action = "append" if field.name in config.SEVERAL else "store"
        parser.add_argument(field.flag, action=action, help=f"{field.variable}, default {field.default}")
    parser.add_argument("--settings", help=config.SETTINGS)
    try:
        chosen = config.read(vars(parser.parse_args()))
        bound = bind(chosen)
        return serve(chosen, bound, lambda: print(local_address(bound, chosen.prefix), flush=True))
    except LonghouseError as error:
        print(text().error(error), file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
