"""The trainer's smallest run: games at random, one fit, the files that it promises."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest

from cenote.games.tikal.mind.features import COUNT
from cenote.games.tikal.mind.learned_evaluator import read_weights

pytest.importorskip("numpy")

SHIPPED = Path(str(files("cenote.games.tikal") / "data/weights.json"))


def test_a_training_leaves_weights_and_a_curve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from training.tikal import main

    monkeypatch.setattr("training.fit.STEPS", 10)
    short = "--games 3 --iterations 1 --lost 1 --trials 0 --hidden 8 --epochs 1 --workers 1"
    main(["--out", str(tmp_path), *short.split()])
    weights = read_weights((tmp_path / "weights.json").read_text("utf-8"))
    assert weights.origin["games"] == 3
    [point] = json.loads((tmp_path / "curve.json").read_text("utf-8"))
    assert point["rows"] > 1000
    assert point["error_4"] > 0


def test_the_commit_is_unknown_without_git(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from training.tikal import commit

    monkeypatch.setenv("PATH", str(tmp_path))
    assert commit() == "unknown"


def test_hidden_units_learn_what_is_not_linear_also_from_a_few_lessons() -> None:
    import numpy as np
    from training.fit import learn

    rng = np.random.default_rng(1)
    seen = rng.normal(0, 1, (600, COUNT)).astype(np.float32)
    bent = np.abs(seen[:, 0]) + np.abs(seen[:, 1])
    errors = []
    for units in (0, 8):
        net = learn(np, seen, bent, units, 4, 1)
        said = seen @ net.linear + np.maximum(seen @ net.inner, 0) @ net.outer
        errors.append(float(np.mean((said - bent) ** 2)))
    assert errors[1] < 0.3 * errors[0]


def test_chances_are_fitted_anew_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from training import spread
    from training.selfplay import Lesson, gather, play_all

    file = tmp_path / "weights.json"
    file.write_text(SHIPPED.read_text("utf-8"), "utf-8")
    before = json.loads(file.read_text("utf-8"))
    lessons = gather(
        play_all([Lesson(n, 2 + n % 3, "basic", ("",) * (2 + n % 3), 1, wild=0, lost=1) for n in range(3)])
    )
    monkeypatch.setattr(spread, "played", lambda *_: lessons)
    spread.main([str(file)])
    after = json.loads(file.read_text("utf-8"))
    assert before.pop("spread") != after.pop("spread")
    assert before == after
    read_weights(file.read_text("utf-8"))
