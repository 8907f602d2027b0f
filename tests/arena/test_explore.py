"""The tour of datasets goes through from top to bottom, also with hardly any games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cenote import is_compiled

SCRIPT = Path(__file__).parent.parent.parent / "examples" / "explore_dataset.py"


@pytest.mark.skipif(is_compiled(), reason="pictures are the same compiled")
def test_the_tour_plays_its_own_games_and_draws_a_picture(tmp_path: Path) -> None:
    command = [sys.executable, "-W", "error", str(SCRIPT), "--games", "3", "--bots", "random", "--out", str(tmp_path)]
    quiet = {**os.environ, "MPLBACKEND": "agg"}
    run = subprocess.run(command, capture_output=True, text=True, env=quiet, timeout=300, check=False)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.endswith(f"The picture is {tmp_path / 'dataset.png'}.\n")
    picture = (tmp_path / "dataset.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 50_000, "four panels with something in them"
