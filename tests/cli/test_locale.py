"""Commands in the locale C, as in a bare container; Python takes it for UTF-8 unless that is switched off."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cenote.core.match import Match

SETTINGS = ("LANGUAGE", "LC_CTYPE", "PYTHONIOENCODING", "PYTHONUTF8", "PYTHONCOERCECLOCALE")
SURROUNDINGS = {name: value for name, value in os.environ.items() if name not in SETTINGS}
IN_C = {**SURROUNDINGS, "LC_ALL": "C", "LANG": "C"}
IN_ASCII = {**IN_C, "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
KINDS = ("utf-8", "ascii")


def printed(environment: dict[str, str], *arguments: str | Path) -> str:
    command = [sys.executable, "-m", "cenote", *map(str, arguments)]
    done = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", check=False, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(("environment", "name"), [(IN_C, "Jürgen"), (IN_ASCII, "Jurgen")], ids=KINDS)
def test_help_and_records_need_no_locale(environment: dict[str, str], name: str, tmp_path: Path) -> None:
    assert printed(environment, "--help").startswith("usage: cenote")
    save = tmp_path / "für alle" / "game.txt"
    save.parent.mkdir()
    Match.start("tikal", 2, seed=bytes(32), names=("Jürgen", "Anna")).save(save)
    assert "Digest: correct\n" in printed(environment, "verify", save)
    assert f"{name}: 0 points" in printed(environment, "show", save)


@pytest.mark.parametrize(("environment", "begins"), [(IN_C, "T6 Расчистка"), (IN_ASCII, "T6 Uncovering")], ids=KINDS)
def test_a_language_is_shown_where_its_letters_can_be(environment: dict[str, str], begins: str) -> None:
    assert printed(environment, "rules", "T6.4", "--lang", "ru").startswith(begins)
