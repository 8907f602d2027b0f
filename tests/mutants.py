"""`make mutants`: removes each refusal of each game in turn; a rule test must notice, or it is listed with a reason."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent

HARMLESS: dict[str, str] = {}
"""Refusals that can go unnoticed, as "game: source text", and why."""


class Mutant(NamedTuple):
    """One refusal of a game's explainer, and the module's source without it."""

    game: str
    line: int
    refusal: str
    source: str


class _Remove(ast.NodeTransformer):
    """Takes the n-th refusal out: a bare `if ...: return refusal` goes whole, so that the checks below it still run."""

    def __init__(self, number: int) -> None:
        self._left = number
        self.removed: ast.Call | None = None

    def visit_If(self, node: ast.If) -> ast.AST:  # the name is ast's
        before = self.removed
        self.generic_visit(node)
        if self.removed is not before and isinstance(node.body[0], ast.Return) and _is_none(node.body[0].value):
            node.body[0] = ast.Pass()
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        if isinstance(node.func, ast.Name) and node.func.id in ("IllegalAction", "_too_dear"):
            self._left -= 1
            if self._left == -1:
                self.removed = node
                return ast.Constant(None)
        return self.generic_visit(node)


def _is_none(value: ast.expr | None) -> bool:
    return isinstance(value, ast.Constant) and value.value is None


def mutants(game: str) -> list[Mutant]:
    """All of one game, from the first line down."""
    source = (ROOT / f"src/cenote/games/{game}/explain.py").read_text("utf-8")
    found: list[Mutant] = []
    while True:
        remover = _Remove(len(found))
        tree = ast.fix_missing_locations(remover.visit(ast.parse(source)))
        if remover.removed is None:
            return found
        found.append(Mutant(game, remover.removed.lineno, ast.unparse(remover.removed), ast.unparse(tree)))


def survives(mutant: Mutant) -> bool:
    """Whether the rule tests pass without this refusal."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "src/cenote", Path(folder) / "cenote")
        (Path(folder) / f"cenote/games/{mutant.game}/explain.py").write_text(mutant.source, "utf-8")
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", f"tests/games/{mutant.game}"]
        command.append(f"--ignore=tests/games/{mutant.game}/test_properties.py")
        environment = {**os.environ, "PYTHONPATH": folder}
        return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True).returncode == 0


def main() -> int:
    games = sorted(path.parent.name for path in ROOT.glob("src/cenote/games/*/explain.py"))
    found = [mutant for game in games for mutant in mutants(game)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        alive = [mutant for mutant, lives in zip(found, pool.map(survives, found), strict=True) if lives]
    unexplained = 0
    for mutant in alive:
        reason = HARMLESS.get(f"{mutant.game}: {mutant.refusal}", "")
        unexplained += not reason
        print(f"survives: {mutant.game}/explain.py:{mutant.line} {mutant.refusal}  {reason or 'NO REASON GIVEN'}")
    print(f"{len(found) - len(alive)} of {len(found)} refusals are missed when removed; {unexplained} without a reason")
    return 1 if unexplained else 0


if __name__ == "__main__":
    raise SystemExit(main())
