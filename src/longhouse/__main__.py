"""`python -m longhouse` is `longhouse`."""

import sys

from longhouse.cli import main

sys.exit(main())
