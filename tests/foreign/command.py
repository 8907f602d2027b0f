"""The command line in a process of its own, which finds whatever games are installed now."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PROGRAM = "import sys; from cenote.cli import main; sys.exit(main())"


def cenote(*arguments: str | Path, typed: str = "", folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run one command in English, unless it says otherwise."""
    return python("-c", PROGRAM, *arguments, typed=typed, folder=folder)


def python(*arguments: str | Path, typed: str = "", folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run Python in the folder, or where the tests stand."""
    return subprocess.run(
        [sys.executable, *map(str, arguments)],
        input=typed,
        cwd=folder or ROOT,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
