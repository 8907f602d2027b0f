"""Counts which rules the tests show, and fails the run when one is missing."""

from __future__ import annotations

import ast
import os
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cenote.core.registry import game, game_names
from tests import table

ROOT = Path(__file__).parent.parent
REPORT = ROOT / "docs" / "rules-coverage.md"
OF_THE_RUN = {"CENOTE_EXPECT", "CENOTE_SOAK", "CENOTE_PURE"}
"""Variables that say how to test and build; all others are settings of a server."""

shown: dict[str, set[str]] = defaultdict(set)
"""Rule number → the tests that carry it."""
given: set[str] = set()
"""Rules that were the reason given for a refused action, in a test that carries them."""
twins: set[str] = set()
"""Rules whose tests also saw something allowed."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", choices=("check", "write"), help="demand a test for every numbered rule")


@pytest.fixture(autouse=True, scope="session")
def _own_environment(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep the user's games, settings, proxy and terminal away from the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        for name in ("NO_PROXY", "no_proxy"):
            patch.setenv(name, "127.0.0.1,localhost,::1")
        settings = {name for name in os.environ if name.startswith("CENOTE_")} - OF_THE_RUN
        for name in settings | {"FORCE_COLOR", "COLUMNS"}:
            patch.delenv(name, raising=False)
        yield


@pytest.fixture(autouse=True)
def _watch_rules(request: pytest.FixtureRequest) -> Iterator[None]:
    table.now.refused.clear()
    table.now.allowed = False
    yield
    numbers = {number for marker in request.node.iter_markers("rule") for number in marker.args}
    for number in numbers:
        shown[number].add(request.node.originalname)
    given.update(numbers & table.now.refused)
    if table.now.allowed:
        twins.update(numbers)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Take over what a worker of a run on several cores has counted."""
    counted = getattr(node, "workeroutput", {})
    for number, tests in counted.get("shown", {}).items():
        shown[number].update(tests)
    given.update(counted.get("given", ()))
    twins.update(counted.get("twins", ()))


def pytest_sessionfinish(session: pytest.Session) -> None:
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput |= {"shown": dict(shown), "given": given, "twins": twins}
        return
    mode = session.config.getoption("--rules")
    if not mode or session.exitstatus:
        return
    report = "\n".join(_report())
    if mode == "write":
        REPORT.write_text(report, "utf-8")
    written = REPORT.read_text("utf-8") if REPORT.exists() else ""
    gaps = [*_gaps(), *([] if written == report else [f"{REPORT.name} is not up to date: make rules"])]
    for gap in gaps:
        print(f"\nrules: {gap}")
    if gaps:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def forbidding(name: str) -> set[str]:
    """The rules that a game's explainer can give as the reason for a refusal."""
    tree = ast.parse((ROOT / f"src/cenote/games/{name}/explain.py").read_text("utf-8"))
    constants = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {value for value in constants if isinstance(value, str) and re.fullmatch(r"[A-Z]\d+\.\d+", value)}


def _gaps() -> Iterator[str]:
    for name in game_names():
        for number in game(name).rules:
            if not shown[number]:
                yield f"no test carries {number}"
        for number in sorted(forbidding(name)):
            if number not in given:
                yield f"no test of {number} has it given for a refused action"
            if number not in twins:
                yield f"no test of {number} shows a near twin that is allowed"
    known = {number for name in game_names() for number in game(name).rules}
    yield from (f"{number} is no rule" for number in sorted(shown.keys() - known))


def _report() -> Iterator[str]:
    yield "# Which test shows which rule\n"
    yield "Made by `make rules`. A rule that forbids has a test where it is the reason given, and an allowed twin.\n"
    for name in game_names():
        forbids = forbidding(name)
        yield f"## {name.capitalize()}\n"
        yield "| rule | forbids | tests |\n|---|---|---|"
        for number in game(name).rules:
            tests = ", ".join(f"`{test}`" for test in sorted(shown[number]))
            yield f"| {number} | {'yes' if number in forbids else ''} | {tests} |"
        yield ""
