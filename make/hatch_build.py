"""The step that compiles the engine while a wheel is built; pyproject.toml says which modules it is.

Without a C compiler the wheel holds the sources alone, for every system: all works, but slower. Where that is not
wanted, as for wheels that are published, LONGHOUSE_COMPILE=must makes it an error. HATCH_BUILD_NO_HOOKS=true leaves
the step out.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGES = "src"


class CompiledEngine(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles, and lays the compiled modules into the wheel; nothing is left among the sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the wheel is packed."""
        self.folder = Path(tempfile.mkdtemp(prefix="longhouse-engine-"))
        if version == "editable":
            return
        done = subprocess.run(
            [sys.executable, str(Path(self.root, "make", "compile_engine.py")), str(self.folder), *self.modules()],
            cwd=Path(self.root, PACKAGES),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        compiled = self.folder / "lib"
        if done.returncode != 0:
            if os.environ.get("LONGHOUSE_COMPILE") == "must":
                raise RuntimeError(f"The engine could not be compiled:\n{done.stdout}")
            self.app.display_warning(f"{done.stdout}\nThe engine could not be compiled: it is packed uncompiled.")
            return
        for path in sorted(path for path in compiled.rglob("*") if path.is_file()):
            build_data["force_include"][str(path)] = path.relative_to(compiled).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """After it is packed."""
        shutil.rmtree(self.folder, ignore_errors=True)

    def modules(self) -> list[str]:
        """The sources that are compiled, seen from the folder of packages."""
        root = Path(self.root, PACKAGES)
        found = {path for pattern in self.config["include"] for path in Path(self.root).glob(pattern)}
        return sorted(path.relative_to(root).as_posix() for path in found)
