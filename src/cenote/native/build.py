"""Build of the native engine in place: `python -m cenote.native.build` needs a C++ compiler and nanobind."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Final

from cenote.core.registry import game_names
from cenote.native.tables import header

PACKAGE: Final = Path(__file__).parent.parent
MODULE: Final = Path(__file__).parent / f"_engine{sysconfig.get_config_var('EXT_SUFFIX')}"
COMPILERS: Final = ("c++", "g++", "clang++")
NANOBIND: Final = ("-Os", "-fno-strict-aliasing", "-DNDEBUG", "-DNB_COMPACT_ASSERTIONS")
"""How nanobind's own part is compiled; see the beginning of its nb_combined.cpp."""


def compiler() -> list[str] | None:
    """Return the command of the C++ compiler: the variable CXX, or one that is installed; None if there is none."""
    named = shlex.split(os.environ.get("CXX", ""))
    return named or next(([found] for name in COMPILERS if (found := shutil.which(name))), None)


def write_tables(folder: Path) -> None:
    """Write the header with the tables of each game into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in game_names():
        bridge = import_module(f"cenote.games.{name}.native.bridge")
        (folder / f"{name}_tables.h").write_text(header(f"cenote::{name}", bridge.tables()), "utf-8")


def headers(folder: Path) -> list[str]:
    """Return the options that name the folders of all headers but Python's and nanobind's."""
    return [f"-I{PACKAGE}", f"-I{folder}"]


def processor_flags() -> list[str]:
    """Return the options for this processor: the engine is built for the machine that it runs on."""
    known = Path("/proc/cpuinfo")
    flags = set(known.read_text("utf-8").split()) if known.exists() else set()
    return ["-march=x86-64-v3"] if {"avx2", "bmi2", "fma", "movbe"} <= flags else []


def build(folder: Path, command: list[str]) -> None:
    """Compile and link the extension module; object files stay in the folder."""
    import nanobind

    write_tables(folder)
    nanobind_folder = Path(nanobind.__file__).parent
    own = ["-O2", "-DNDEBUG", "-Wall", "-Wextra", *processor_flags(), *shlex.split(os.environ.get("CXXFLAGS", ""))]
    both = ["-std=c++17", "-fPIC", "-fvisibility=hidden", "-ffunction-sections", "-fdata-sections", *headers(folder)]
    python = sysconfig.get_paths()["include"]
    system = [part for place in (python, nanobind_folder / "include") for part in ("-isystem", str(place))]
    robin = ["-isystem", str(nanobind_folder / "ext" / "robin_map" / "include")]
    jobs = [(nanobind_folder / "src" / "nb_combined.cpp", [*NANOBIND, *robin])]
    jobs += [(source, own) for source in sorted(PACKAGE.glob("**/native/*.cpp"))]

    def compiled(number: int) -> str:
        source, options = jobs[number]
        target = folder / f"{number}_{source.stem}.o"
        if not number and target.exists() and target.stat().st_mtime > source.stat().st_mtime:
            return str(target)  # nanobind's own part, which seldom changes
        subprocess.run([*command, *both, *system, *options, "-c", str(source), "-o", str(target)], check=True)
        return str(target)

    with ThreadPoolExecutor(len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else None) as threads:
        objects = list(threads.map(compiled, range(len(jobs))))
    fresh = folder / MODULE.name
    link = ["-shared", "-pthread"] if sys.platform != "darwin" else ["-bundle", "-undefined", "dynamic_lookup"]
    subprocess.run([*command, *link, *objects, "-o", str(fresh)], check=True)
    shutil.copyfile(fresh, MODULE.with_suffix(".new"))
    MODULE.with_suffix(".new").replace(MODULE)
    (folder / ".done").touch()


def main() -> None:
    """Build the engine, or say that there is no compiler: everything works without it."""
    command = compiler()
    if command is None:
        print("There is no C++ compiler: install one, such as g++, for the native engine; all works without it.")
        return
    build(Path(sys.argv[1] if len(sys.argv) > 1 else "build/native"), command)


if __name__ == "__main__":
    main()
