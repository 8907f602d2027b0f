"""Whole games by the plain rules and the native ones are the same, step by step, in every setting."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

from cenote.core.game import CHANCE
from cenote.core.registry import game_names
from tests.counts import count
from tests.native.support import SETTINGS, Pair, Setting, any_components, play_whole_game


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_game_is_the_same_by_both_rules(setting: Setting) -> None:
    rng = Random(str(setting))
    for _ in range(count(test=1 if setting[0] == "tikal" else 3, soak=60)):
        for _ in play_whole_game(Pair(setting), rng):
            pass


@pytest.mark.parametrize("setting", [setting for setting in SETTINGS if setting[0] == "jackal"], ids=str)
def test_a_game_with_any_islands_is_the_same_by_both_rules(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pair, "check_observations", lambda _: None)  # large islands have none
    rng = Random(str(setting))
    for _ in range(count(test=1, soak=40)):
        for _ in play_whole_game(Pair(setting, any_components(rng)), rng):
            pass


@pytest.mark.parametrize("name", game_names())
def test_games_meet_everything_that_there_is(name: str) -> None:
    """Every kind of action is played in some game in which seats choose what was played least often so far."""
    played: Counter[int] = Counter()
    rng = Random(name)
    for setting in [setting for setting in SETTINGS if setting[0] == name] * count(test=1, soak=20):
        pair = Pair(setting, any_components(rng) if name == "jackal" else "")
        while actors := pair.state.actors():
            seat = rng.choice(actors)
            choices = pair.choices(seat)
            rng.shuffle(choices)
            code = choices[0] if seat == CHANCE else min(choices, key=played.__getitem__)
            played[code] += 1
            pair.play(seat, code)
        pair.check_position()
        pair.check_result()
    kinds = {pair.rules.actions.texts[code].split()[0] for code in played}
    assert kinds == {text.split()[0] for text in pair.rules.actions.texts}


@pytest.mark.parametrize("name", game_names())
def test_steps_by_index_code_and_compact_code_lead_to_the_same_position(name: str) -> None:
    for setting in [setting for setting in SETTINGS if setting[0] == name]:
        pair, rng = Pair(setting), Random(str(setting))
        others = [Pair(setting).batch for _ in range(2)]
        while pair.batch.seat[0] != -2:
            n = rng.randrange(int(pair.batch.count[0]))
            code = pair.slot.nth(0, int(pair.batch.seat[0]), n)
            pair.batch.step([n])
            others[0].step_codes([code])
            if others[1].seat[0] == CHANCE:
                others[1].step([n])
            else:
                others[1].step_codes([others[1]._games.compacted(0, code)], compact=True)
            states = {batch._games.packed(0) for batch in (pair.batch, *others)}
            assert len(states) == 1
        assert np.array_equal(pair.batch.scores, others[1].scores)
