"""The audit tells what is unsafe from what could not be asked: only the first may fail a run."""

from __future__ import annotations

import subprocess
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests import dependencies

SAFE = '{"dependencies": [{"name": "a", "version": "1", "vulns": []}]}'
PASSED_OVER = '{"dependencies": [{"name": "a", "version": "1", "vulns": []}, {"name": "b", "skip_reason": "unknown"}]}'
UNSAFE = '{"dependencies": [{"name": "a", "version": "1", "vulns": [{"id": "PYSEC-1"}]}]}'
NODE = '{"vulnerabilities": {"left-pad": {"severity": "high"}}}'


def answering(monkeypatch: pytest.MonkeyPatch, **told: str) -> None:
    """As if the programs printed this; exit codes tell nothing: they are the same without a network."""

    def run(command: list[str], **_: object) -> SimpleNamespace:
        return SimpleNamespace(stdout=told["node" if command[0] == "npm" else "python"], returncode=1)

    monkeypatch.setattr(subprocess, "run", run)


@pytest.mark.parametrize(
    ("python", "node", "code", "said"),
    [
        (SAFE, '{"vulnerabilities": {}}', 0, "nothing is known"),
        (UNSAFE, '{"vulnerabilities": {}}', 1, "UNSAFE: a 1: PYSEC-1."),
        (SAFE, NODE, 1, "UNSAFE: left-pad: high."),
        ("", '{"message": "no network", "error": {}}', 0, "could not be asked"),
        (PASSED_OVER, NODE, 1, "could not be asked"),
        ("ERROR: no network", "", 0, "could not be asked"),
        ("[]", "null", 0, "could not be asked"),
    ],
)
def test_only_what_is_known_to_be_unsafe_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], python: str, node: str, code: int, said: str
) -> None:
    answering(monkeypatch, python=python, node=node)
    assert dependencies.main() == code
    printed = capsys.readouterr().out
    assert said in printed
    assert len(printed.splitlines()) == 1 + len(list((dependencies.ROOT / "requirements").glob("*.txt")))


def test_a_program_that_is_not_there_could_not_be_asked() -> None:
    assert dependencies.answered(["no-such-program-anywhere"], Path()) is None
