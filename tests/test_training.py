"""The trainer's smallest run: games at random, one fit, the files that it promises."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cenote.games.tikal.mind.value import read_weights

pytest.importorskip("numpy")


def test_a_training_leaves_weights_and_a_curve(tmp_path: Path) -> None:
    from training.tikal import main

    short = "--games 3 --iterations 1 --lost 1 --trials 0 --hidden 8 --epochs 1 --workers 1"
    main(["--out", str(tmp_path), *short.split()])
    weights = read_weights((tmp_path / "weights.json").read_text("utf-8"))
    assert weights.origin["games"] == 3
    [point] = json.loads((tmp_path / "curve.json").read_text("utf-8"))
    assert point["rows"] > 1000
    assert point["error_4"] > 0
