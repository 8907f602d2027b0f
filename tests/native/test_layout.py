"""Any position of the plain rules, or of a text, is packed and unpacked without a loss."""

from __future__ import annotations

from random import Random

import pytest

from cenote.core.registry import game, game_names
from cenote.native.engine import native
from cenote.native.layout import Layout, Value
from tests.counts import count
from tests.native.support import some_positions


@pytest.mark.parametrize("name", game_names())
def test_a_position_text_is_packed_and_unpacked(name: str) -> None:
    rules, engine = game(name), native(name)
    for _, state in some_positions(name, Random(name), count(test=150, soak=5000)):
        loaded = rules.load(rules.dump(state))
        packed = engine.packed(loaded)
        assert packed == engine.packed(state)
        again = engine.position(packed)
        assert rules.dump(again) == rules.dump(state)
        assert engine.packed(again) == packed
        for seat in (None, *range(state.seats)):
            assert rules.view(again, seat) == rules.view(state, seat)


def test_a_layout_refuses_what_does_not_fit() -> None:
    layout = Layout(8, [("few", 0, 1, False, 2), ("many", 2, 2, True, 3)])
    assert layout.unpacked(layout.packed({"few": 1, "many": [-2, 3]})) == {"few": [1, 0], "many": [-2, 3, 0]}
    unfit: list[tuple[dict[str, Value], str]] = [
        ({"few": [1, 2, 3], "many": 0}, "has room for 2 of few, not for 3"),
        ({"few": 256, "many": 0}, "has no room for few 256"),
        ({"few": 1}, "differ in many"),
    ]
    for values, said in unfit:
        with pytest.raises(ValueError, match=said):
            layout.packed(values)
    with pytest.raises(ValueError, match="a packed position has 8 bytes, not 3"):
        layout.unpacked(b"abc")
