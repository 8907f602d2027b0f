"""Observations made natively tell no secret: twin positions, alike in what a seat knows, give one row."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from cenote.core.registry import game, game_names
from cenote.native.batch import Batch
from cenote.native.engine import native
from tests.counts import count
from tests.native.support import some_positions


@pytest.mark.parametrize("name", game_names())
def test_twin_positions_give_one_row_and_one_mask(name: str) -> None:
    rules, rng, differ = game(name), Random(name), 0
    for (_, seats, mode, options), state in some_positions(name, rng, count(test=60, soak=3000)):
        for viewer in range(-1, seats):
            seat = None if viewer < 0 else viewer
            twin = rules.imagine(rules.view(state, seat), rng)
            batch = Batch(name, 2, seats, mode, options, draws=False, restarts=False)
            for slot, position in enumerate((state, twin)):
                batch._games.put_packed(slot, native(name).packed(position))
            differ += batch._games.packed(0) != batch._games.packed(1)
            rows = batch.observe(viewers=[viewer] * 2)
            assert rows[0].tobytes() == rows[1].tobytes()
            counts = batch.observe(np.empty(rows.shape, np.uint8), viewers=[viewer] * 2)
            assert counts[0].tobytes() == counts[1].tobytes()
            if viewer >= 0:
                assert batch.legal_in(0, viewer) == batch.legal_in(1, viewer)
    assert bool(differ) == rules.secrets, "twins of a game with secrets differ somewhere"
