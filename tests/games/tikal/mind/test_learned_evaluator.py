"""The learned judge: the same numbers everywhere, and no weights that do not fit."""

from __future__ import annotations

import hashlib
import json
from random import Random
from typing import get_type_hints

import numpy as np
import pytest
from training.fit import predict

from cenote.games.tikal.mind.features import COUNT, NAMES, STAGES, features, stage
from cenote.games.tikal.mind.learned_evaluator import LearnedEvaluator, Unsuitable, WeightsData, read_weights, shipped
from tests.games.tikal.mind.test_features import wandering

HIDDEN = 8


def made_up() -> WeightsData:
    """Weights that mean nothing, but are always the same."""
    rng = Random(1)

    def numbers(count: int) -> list[float]:
        return [rng.uniform(-0.1, 0.1) for _ in range(count)]

    stages = [
        {"linear": numbers(COUNT), "inner": numbers(COUNT * HIDDEN), "outer": numbers(HIDDEN)} for _ in range(STAGES)
    ]
    made = {"origin": {}, "features": [*NAMES], "hidden": HIDDEN, "stages": stages, "spread": [[9.0] * 4] * 3}
    assert made.keys() == get_type_hints(WeightsData).keys()
    data: WeightsData = json.loads(json.dumps(made))
    return data


def test_the_judge_computes_what_numpy_computes() -> None:
    data = made_up()
    judge = LearnedEvaluator(read_weights(json.dumps(data)))
    for state in wandering(3, "basic", 97):
        rows = np.array(features(state), np.int16).reshape(3, COUNT)
        stages = np.array([stage(state, seat) for seat in range(3)], np.int8)
        assert judge.expected(state) == pytest.approx(predict(data, rows, stages) + state.scores, rel=1e-4, abs=1e-3)


def test_the_same_to_the_last_bit_in_plain_and_compiled_python() -> None:
    """The digest was taken in plain Python."""
    judge = LearnedEvaluator(read_weights(json.dumps(made_up())))
    worths = [judge.worth(state, seat).hex() for state in wandering(4, "auction", 50) for seat in range(4)]
    assert hashlib.sha256(" ".join(worths).encode()).hexdigest()[:16] == "8b91c1ef4bd4fdb0"


def test_chances_sum_to_one_and_the_greater_score_has_the_greater() -> None:
    judge = LearnedEvaluator()
    for state in wandering(4, "basic", 150):
        chances, scores = judge.standing(state)
        assert sum(chances) == pytest.approx(1)
        assert sorted(range(4), key=chances.__getitem__) == sorted(range(4), key=scores.__getitem__)


def test_a_finished_game_is_judged_by_its_scores() -> None:
    *_, state = wandering(2, "basic", 1)
    assert not state.actors()
    judge = LearnedEvaluator()
    assert judge.expected(state) == [float(score) for score in state.scores]
    assert max(judge.standing(state).chances) in (0.5, 1.0)


def test_weights_that_do_not_fit_are_refused_with_a_reason() -> None:
    data = made_up()
    data["features"] = ["luck", *NAMES[1:]]
    with pytest.raises(Unsuitable, match=r"learned for other features than ours \(luck, one\)"):
        read_weights(json.dumps(data))
    data = made_up()
    data["stages"][3]["outer"].pop()
    with pytest.raises(Unsuitable, match="do not fit 12 networks"):
        read_weights(json.dumps(data))


def test_the_shipped_weights_are_read_once_and_say_where_they_come_from() -> None:
    assert shipped() is shipped()
    assert {"date", "commit", "games", "seed", "rules_version"} <= shipped().origin.keys()
