"""Programs that tests need and that Debian has: they are installed where that is possible, one after the other.

Several workers may want something at the same time, and apt takes only one of them: whoever comes second waits.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

PLACES = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"])
_ONE_BY_ONE = ["flock", str(Path(tempfile.gettempdir(), "longhouse-installing.lock"))] if shutil.which("flock") else []
_SECONDS = 900


def run(*command: str) -> None:
    """Try to install something; whether it worked, whoever looks will see."""
    with contextlib.suppress(OSError, subprocess.TimeoutExpired):
        subprocess.run([*_ONE_BY_ONE, *command], check=False, capture_output=True, timeout=_SECONDS)


def from_debian(name: str) -> str | None:
    """Where a program is; it is installed from the package of the same name if it is not there and we may."""
    found = shutil.which(name, path=PLACES)
    if found or os.geteuid() != 0 or not shutil.which("apt-get"):
        return found
    # Somebody else on this machine may be installing something too.
    apt = f"apt-get install -y -q --no-install-recommends -o DPkg::Lock::Timeout=600 {name}"
    run("sh", "-c", f"PATH={PLACES} command -v {name} || {apt} || (apt-get update -q && {apt})")
    return shutil.which(name, path=PLACES)
