"""What is published: it builds, from everywhere; it is installed without the source tree, and plays."""

import importlib.util
import os
import shutil
import site
import subprocess
import sys
import venv
from email import message_from_bytes
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.metadata import Metadata

from house.sources import ROOT
from server.serving import is_long

SECONDS = 1800
"""Compiling on a busy machine takes a few minutes."""
NEEDED = ("src", "make", "pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md")
PLAIN = {"HATCH_BUILD_NO_HOOKS": "true"}
COMPILED = {"LONGHOUSE_COMPILE": "must"}


def module(path):
    spec = importlib.util.spec_from_file_location(path.stem, path)
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


plays = module(ROOT / ".github" / "plays.py")
release_notes = module(ROOT / ".github" / "release_notes.py")


def run(*command, folder, **environment):
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LONGHOUSE_", "GIT_"))}
    done = subprocess.run(
        command,
        cwd=folder,
        env={**kept, **environment},
        capture_output=True,
        encoding="utf-8",
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout.strip()


@pytest.fixture(scope="module")
def tree(tmp_path_factory):
    """The sources as they are without git."""
    folder = tmp_path_factory.mktemp("release") / "tree"
    folder.mkdir()
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        else:
            shutil.copy(ROOT / name, folder / name)
    return folder


def version_of(folder):
    return run(sys.executable, "-m", "hatchling", "metadata", "version", folder=folder)


def build(folder, kind, **environment):
    run(sys.executable, "-m", "hatchling", "build", "-t", kind, folder=folder, **environment)
    (found,) = (folder / "dist").glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return found


@pytest.fixture(scope="module")
def sdist(tree):
    return build(tree, "sdist", SETUPTOOLS_SCM_PRETEND_VERSION="7.8.9")


@pytest.fixture(scope="module")
def unpacked(sdist, tmp_path_factory):
    folder = tmp_path_factory.mktemp("sdist")
    shutil.unpack_archive(sdist, folder, filter="data")
    (found,) = folder.iterdir()
    return found


def clean_python(folder):
    """An environment that has what Longhouse needs, and no Longhouse; no way leads from it to the sources."""
    venv.create(folder, with_pip=False)
    python = folder / "bin" / "python"
    (there,) = (folder / "lib").glob("python*/site-packages")
    for place in site.getsitepackages():
        for path in Path(place).iterdir():
            if not path.name.startswith(("longhouse", "__pycache__")) and path.suffix != ".pth":
                (there / path.name).symlink_to(path)
    return python


def install(package, folder, **environment):
    """Install a package as pip does, and say how its engine runs."""
    python = clean_python(folder / "venv")
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check", "--quiet"]
    run(*pip, "install", "--no-deps", "--no-build-isolation", "--no-index", str(package), folder=folder, **environment)
    return python


def test_the_sdist_holds_all_that_a_build_needs_and_nothing_else(unpacked):
    assert sorted(path.name for path in unpacked.iterdir()) == sorted([*NEEDED, "PKG-INFO"])


def test_an_sdist_knows_its_version(unpacked):
    assert version_of(unpacked) == "7.8.9"


def test_without_git_there_is_a_version_too(tree):
    assert version_of(tree) == "0.1.0.dev0"


def test_the_version_is_the_tag(tmp_path):
    """Also in a clone of one commit, which knows no tags."""
    first, shallow = tmp_path / "first", tmp_path / "shallow"
    first.mkdir()
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, first / name)
    (first / "src" / "longhouse").mkdir(parents=True)
    (first / "src" / "longhouse" / "__init__.py").touch()
    git = ["git", "-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false"]
    run(*git, "init", "-q", folder=first)
    run(*git, "add", ".", folder=first)
    run(*git, "commit", "-qm", "One", folder=first)
    run(*git, "tag", "v3.4.5", folder=first)
    run(*git, "tag", "something-else", folder=first)
    assert version_of(first) == "3.4.5"
    run(*git, "commit", "-q", "--allow-empty", "-m", "Two", folder=first)
    assert version_of(first).startswith("3.4.6.dev1+g")
    run(*git, "clone", "-q", "--depth", "1", "--no-tags", first.as_uri(), str(shallow), folder=tmp_path)
    assert "+g" in version_of(shallow)


@pytest.fixture(scope="module")
def wheel(tree):
    return build(tree, "wheel", SETUPTOOLS_SCM_PRETEND_VERSION="7.8.9", **PLAIN)


@pytest.mark.slow
def test_what_is_uploaded_is_in_order(sdist, wheel, tmp_path):
    said = run(
        sys.executable, "-m", "twine", "check", "--strict", str(sdist), str(wheel), folder=tmp_path, COLUMNS="300"
    )
    assert said.count("PASSED") == 2


@pytest.mark.slow
def test_the_plain_wheel_plays(wheel, tmp_path):
    assert wheel.name == "longhouse_games-7.8.9-py3-none-any.whl"
    with ZipFile(wheel) as packed:
        written = packed.read("longhouse_games-7.8.9.dist-info/METADATA")
    Metadata.from_email(written, validate=True)
    assert message_from_bytes(written).get_payload().startswith("# Longhouse")
    python = install(wheel, tmp_path)
    said = run(str(python.with_name("longhouse")), "--version", folder=tmp_path, LONGHOUSE_LANG="en")
    assert said.startswith("Longhouse 7.8.9, engine")
    assert "compiled" not in said
    plays.play(python, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("how", [PLAIN, pytest.param(COMPILED, marks=pytest.mark.skipif(not is_long(), reason="long"))])
def test_the_sdist_builds_and_plays(sdist, tmp_path, how):
    python = install(sdist, tmp_path, **how)
    said = run(str(python), "-m", "longhouse", "--version", folder=tmp_path, LONGHOUSE_LANG="en")
    assert (" compiled engine" in said) is (how is COMPILED)
    plays.play(python, tmp_path)


@pytest.mark.slow
def test_without_a_compiler_the_wheel_is_plain_unless_it_must_be_compiled(tree, tmp_path):
    """The compiler is asked for after the types were checked, so only one module is compiled here."""
    folder = tmp_path / "tree"
    shutil.copytree(tree, folder, ignore=shutil.ignore_patterns("dist"))
    settings = (folder / "pyproject.toml").read_text(encoding="utf-8")
    start, end = (
        settings.index('include = [\n    "src/longhouse/bots'),
        settings.index("# The wheels that are published"),
    )
    few = 'include = ["src/longhouse/core/sets.py"]\n\n'
    (folder / "pyproject.toml").write_text(settings[:start] + few + settings[end:], encoding="utf-8")
    missing = {"CC": "no-such-compiler", "SETUPTOOLS_SCM_PRETEND_VERSION": "7.8.9"}
    assert build(folder, "wheel", **missing).name == "longhouse_games-7.8.9-py3-none-any.whl"
    with pytest.raises(AssertionError, match="could not be compiled"):
        build(folder, "wheel", **missing, **COMPILED)


def test_notes_of_a_release_come_from_the_changelog():
    changelog = "# Changelog\n\n## 0.2.0 (unreleased)\n\n- New\n\n## 0.1.0 (2026-11-20)\n\n- Old\n- Older\n"
    assert release_notes.notes(changelog, "v0.1.0") == "- Old\n- Older"
    for tag, why in (("v0.2.0", "unreleased"), ("v0.3.0", "no heading")):
        with pytest.raises(SystemExit, match=why):
            release_notes.notes(changelog, tag)


def test_our_own_changelog_has_headings_as_a_release_needs_them():
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = next(line for line in changelog.splitlines() if line.startswith("## ")).split()[1]
    assert release_notes.notes(changelog.replace("(unreleased)", "(2026-11-20)", 1), f"v{newest}")
