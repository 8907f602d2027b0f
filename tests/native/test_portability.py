"""The headers of the rules need neither libc nor exceptions, and no memory that is not theirs."""

from __future__ import annotations

import subprocess
from pathlib import Path
from random import Random

import pytest

from cenote.core.registry import game_names
from cenote.games.jackal.box import open_box, own_box
from cenote.native.build import compiler, headers, write_tables
from tests.counts import count
from tests.native.support import any_components

HERE = Path(__file__).parent
BARE = ("-ffreestanding", "-nostdinc", "-nostdinc++", "-fno-exceptions", "-fno-rtti", "-Wall", "-Wextra", "-Werror")
SANITIZED = ("-O0", "-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-fno-omit-frame-pointer")


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("tables")
    write_tables(folder)
    return folder


def compile_(*arguments: str | Path) -> None:
    command = compiler()
    if command is None:
        pytest.skip("there is no C++ compiler")
    done = subprocess.run([*command, "-std=c++17", *map(str, arguments)], capture_output=True, text=True)
    assert not done.returncode, done.stderr


@pytest.mark.parametrize("name", game_names())
def test_rules_compile_without_any_standard_header(name: str, tables: Path, tmp_path: Path) -> None:
    source = tmp_path / "bare.cpp"
    source.write_text(
        f'#include "games/{name}/native/game.h"\n#include "native/play.h"\nnamespace cenote {{\n'
        f"template int playout<{name}::Game>(const {name}::Rules&, {name}::State&, Stream&);\n}}\n"
    )
    compile_(*headers(tables), *BARE, "-fsyntax-only", source)


def test_sanitizers_find_nothing_in_many_steps(tables: Path, tmp_path: Path) -> None:
    program = tmp_path / "soak"
    compile_(*headers(tables), *SANITIZED, HERE / "soak.cpp", "-o", program)
    for box in (own_box(), open_box(any_components(Random(3)))):
        islands = "\n".join(island.cells for island in box.islands) + "\n"
        done = subprocess.run([program, str(count(test=4, soak=300))], input=islands, capture_output=True, text=True)
        assert not done.returncode, done.stderr
        assert int(done.stdout.split()[0]) > count(test=50_000, soak=1_000_000)
