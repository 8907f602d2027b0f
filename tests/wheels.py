"""`make wheels`: builds what others install, puts each into an empty environment, and plays there.

python -m tests.wheels
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Final

from cenote import __version__

ROOT: Final = Path(__file__).parent.parent
DIST: Final = ROOT / "dist"
PURE: Final = {"CENOTE_PURE": "1"}
GAMES: Final = ("tikal", "jackal")


def main() -> None:
    """The source, a wheel for every machine, and one with the compiled engine for machines like this."""
    shutil.rmtree(DIST, ignore_errors=True)
    run([sys.executable, "-m", "build", "--no-isolation", "--sdist", "--outdir", DIST, ROOT])
    (source,) = DIST.glob(f"cenote-{__version__}.tar.gz")
    with tempfile.TemporaryDirectory() as folder:
        unpacked = unpack(source, Path(folder))
        pure = wheel(unpacked, PURE)
        compiled = wheel(unpacked, {})
    said = [(package, played(package)) for package in (source, pure, compiled)]
    for package, versions in said:
        print(f"{package.name}: {package.stat().st_size / 1e6:.1f} MB, {versions}, played {', '.join(GAMES)}")
    if "plain" in said[-1][1]:
        raise SystemExit("The compiled wheel is plain Python: install a C compiler, such as gcc.")


def unpack(source: Path, folder: Path) -> Path:
    """The source package's own files: what is missing there, a wheel made of it misses too."""
    with tarfile.open(source) as archive:
        if hasattr(tarfile, "data_filter"):
            archive.extractall(folder, filter="data")
        else:  # Python 3.11.2, that of Debian 12, has no filters
            archive.extractall(folder)
    return folder / source.name.removesuffix(".tar.gz")


def wheel(unpacked: Path, environment: dict[str, str]) -> Path:
    """A wheel of the unpacked source; the only one that was not there before."""
    shutil.rmtree(unpacked / "build", ignore_errors=True)
    known = set(DIST.glob("*.whl"))
    run([sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", DIST, unpacked], environment)
    (made,) = set(DIST.glob("*.whl")) - known
    return made


def played(package: Path) -> str:
    """What the installed command says of itself after it has played both games, away from this checkout."""
    with tempfile.TemporaryDirectory() as folder:
        run([sys.executable, "-m", "venv", folder])
        here = Path(folder) / "bin"
        run([here / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", package])
        for game in GAMES:
            run([here / "cenote", "sim", game, "--games", "10", "--workers", "1"], cwd=folder)
        return run([here / "cenote", "--version"], cwd=folder).strip()


def run(command: list[str | Path], environment: dict[str, str] | None = None, cwd: str | Path = ROOT) -> str:
    """What a command prints; if it fails, all of that and no more."""
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "CENOTE_PURE")}
    done = subprocess.run(command, cwd=cwd, env={**clean, **(environment or {})}, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


if __name__ == "__main__":
    main()
