"""docs/notation.md is enough to verify a record: a verifier written from it alone computes every draw."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from cenote.core.record import digest, read, split_digest
from tests import independent_verifier
from tests.golden import FOLDER, records

GOLDEN = {
    f"{path.stem}-{number}": text
    for path in sorted(FOLDER.glob("*.txt"))
    for number, text in enumerate(records(path), 1)
}


@pytest.mark.parametrize("text", GOLDEN.values(), ids=GOLDEN.keys())
def test_every_draw_of_a_golden_game_can_be_computed_from_the_page(text: str) -> None:
    assert independent_verifier.verify(text) == sum(entry.seat < 0 for entry in read(text).entries)


@pytest.mark.parametrize("name", ["tikal-basic-1", "jackal-basic-1", "jackal-archipelago-1"])
def test_a_forged_seed_is_found(name: str) -> None:
    body, _ = split_digest(GOLDEN[name])
    forged = body.rpartition("seed ")[0] + f"seed {'0' * 64}\n"
    with pytest.raises(AssertionError, match="commitment"):
        independent_verifier.verify(f"{forged}sha256 {digest(forged)}\n")


def test_the_verifier_is_independent() -> None:
    source = ast.parse(Path(independent_verifier.__file__).read_text("utf-8"))
    names = [node.module for node in ast.walk(source) if isinstance(node, ast.ImportFrom)]
    names += [name.name for node in ast.walk(source) if isinstance(node, ast.Import) for name in node.names]
    assert not [name for name in names if name and name.startswith(("cenote", "tests"))]
