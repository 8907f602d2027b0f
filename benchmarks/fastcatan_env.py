"""Virtual environment for fastcatan, which needs Python 3.12 or newer. It is created at first use."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
HOME = ROOT / "build/fastcatan"
PYTHON = HOME / "bin/python"
WANTED = ROOT / "requirements/fastcatan.txt"
NEWEST = 14
MODERN = "import sys, venv, ensurepip; raise SystemExit(sys.version_info < (3, 12))"


def candidates() -> Iterator[str]:
    """Yield the running Python, those with a version in their name, and those that pyenv has but does not show."""
    yield sys.executable
    for minor in range(NEWEST, 11, -1):
        if found := shutil.which(f"python3.{minor}"):
            yield found
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    yield from map(str, sorted(pyenv.glob("versions/3.1[2-9]*/bin/python3")))


def python() -> str:
    """Return a Python that is new enough, or "" if there is none."""
    return next((path for path in candidates() if _succeeds([path, "-c", MODERN])), "")


def with_fastcatan() -> str:
    """Return the Python that has fastcatan, and install it if necessary.

    If that is impossible, print the reason and return "".
    """
    if not _up_to_date():
        if not (found := python()):
            print("fastcatan is left out: it wants Python 3.12 or newer, and there is none here")
            return ""
        install = [str(PYTHON), "-m", "pip", "-q", "--disable-pip-version-check", "install", "--require-hashes"]
        if not (_succeeds([found, "-m", "venv", "--clear", str(HOME)]) and _succeeds([*install, "-r", str(WANTED)])):
            print(f"fastcatan is left out: it cannot be installed with {Path(found).name}")
            return ""
        (HOME / ".done").touch()
    return str(PYTHON)


def _up_to_date() -> bool:
    done = HOME / ".done"
    return done.exists() and done.stat().st_mtime >= WANTED.stat().st_mtime


def _succeeds(command: list[str]) -> bool:
    return subprocess.run(command, capture_output=True).returncode == 0
