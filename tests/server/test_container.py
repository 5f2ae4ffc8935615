"""The container file: built where there is a builder, otherwise its steps in a clean folder (`make test-long`)."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from server.serving import free_port, is_long, wait_until

pytestmark = pytest.mark.processes

ROOT = Path(__file__).parents[2]
FILE = (ROOT / "deploy" / "Containerfile").read_text()


def copied():
    """What the file copies from the repository."""
    for line in re.findall(r"^COPY (?!--from)(.+)$", FILE, re.MULTILINE):
        yield from line.split()[:-1]


def builder():
    """A program that can build, and has a daemon if it needs one."""
    for name in ("podman", "docker"):
        if (
            shutil.which(name)
            and not subprocess.run([name, "info"], capture_output=True, timeout=1800, check=False).returncode
        ):
            return name
    return None


def test_everything_that_is_copied_exists():
    assert list(copied())
    assert [path for path in copied() if not (ROOT / path).exists()] == []
    compose = (ROOT / "deploy" / "compose.yaml").read_text()
    for name in ("Containerfile", "Caddyfile", "settings.toml"):
        assert name in compose
        assert (ROOT / "deploy" / name).exists()


def steps_of_the_container_file(tmp_path):
    if (name := builder()) is not None:
        command = [name, "build", "-f", "deploy/Containerfile", "-t", "longhouse-test", "."]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=1800, check=False)
        assert done.returncode == 0, done.stderr[-3000:]
        return
    for path in copied():
        target = tmp_path / "src" / path
        target.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / path).is_dir():
            shutil.copytree(ROOT / path, target, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        else:
            shutil.copy(ROOT / path, target)
    place = tmp_path / "opt"
    steps = [step for step in re.findall(r"^RUN (.+)$", FILE, re.MULTILINE) if "/opt/longhouse" in step]
    assert len(steps) == 2
    for step in steps:
        step = step.replace("/opt/longhouse", str(place)).replace("python -m venv", f"{sys.executable} -m venv")
        done = subprocess.run(
            ["sh", "-ec", step], cwd=tmp_path / "src", capture_output=True, text=True, timeout=1800, check=False
        )
        assert done.returncode == 0, done.stderr[-3000:]
    port = free_port()
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment |= {"LONGHOUSE_HOME": str(tmp_path / "home"), "LONGHOUSE_PORT": str(port), "LONGHOUSE_SUPERVISED": "on"}
    server = subprocess.Popen([place / "bin" / "longhouse", "serve", "--no-browser"], env=environment, cwd=tmp_path)
    try:
        wait_until(lambda: is_ready(server, port))
    finally:
        server.terminate()
        assert server.wait(60) == 0


def is_ready(server, port):
    assert server.poll() is None
    try:
        return httpx.get(f"http://127.0.0.1:{port}/ready", timeout=5, verify=False).status_code == 200
    except httpx.HTTPError:
        return False


if is_long():
    # It downloads and compiles everything.
    test_the_steps_of_the_container_file = steps_of_the_container_file
