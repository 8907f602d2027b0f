"""Nim from its own package, installed beside Cenote for every process that these tests start."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent / "nim"


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the installed package; it is built from a copy, because a build leaves things behind."""
    folder = tmp_path_factory.mktemp("foreign")
    shutil.copytree(PACKAGE, folder / "source", ignore=shutil.ignore_patterns("build", "*.egg-info"))
    install = ("install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--target")
    subprocess.run([sys.executable, "-m", "pip", *install, folder / "installed", folder / "source"], check=True)
    return folder / "installed"


@pytest.fixture(scope="module")
def _nim(package: Path) -> Iterator[None]:
    """Processes find the package; this one, which has looked for games already, does not."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(package), prepend=os.pathsep)
        yield


@pytest.fixture
def anyio_backend() -> str:
    """The loop that tests marked with `anyio` run on."""
    return "asyncio"
