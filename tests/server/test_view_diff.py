"""Changes between two values lead from one to the other, and say no more than differs."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import json

from cenote.server.protocol.view_diff import change, changed
from tests.counts import count

EXAMPLES: list[tuple[Any, Any, Any]] = [
    ({"a": 1}, {"a": 1}, {}),
    ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": [3]}),
    ([1, 2, 3], [1, 5, 3], {"1": [5]}),
    ([1, 2, 3], [1, 2, 9, 3], [2, 0, [9]]),
    ([1, 2, 3], [], [0, 3, []]),
    ([1, 1], [1], [1, 1, []]),
    ({"a": [{"b": 1}, {"b": 2}]}, {"a": [{"b": 1}, {"b": 3}]}, {"a": {"1": {"b": [3]}}}),
    ({"a": 1}, {"b": 1}, [{"b": 1}]),
    (None, {"a": 1}, [{"a": 1}]),
]


@pytest.mark.parametrize(("before", "after", "by"), EXAMPLES, ids=str)
def test_a_change_names_what_differs(before: Any, after: Any, by: Any) -> None:
    assert change(before, after) == by
    assert json.encode(changed(before, by)) == json.encode(after)


def test_every_change_leads_where_it_should() -> None:
    rng = Random(7)
    for _ in range(count(2_000, 20_000)):
        before = value(rng, 3)
        after = altered(rng, before)
        by = json.decode(json.encode(change(before, after)))
        assert json.encode(changed(before, by)) == json.encode(after), (before, after, by)


def value(rng: Random, depth: int) -> Any:
    kind = rng.randrange(4 if depth else 2)
    if kind == 2:
        return [value(rng, depth - 1) for _ in range(rng.randrange(5))]
    if kind == 3:
        return {name: value(rng, depth - 1) for name in "abc"[: rng.randrange(4)]}
    return [rng.randrange(3), rng.choice("xyz")][kind]


def altered(rng: Random, before: Any) -> Any:
    if isinstance(before, dict) and rng.random() < 0.9:
        return {name: altered(rng, inner) for name, inner in before.items()}
    if isinstance(before, list) and rng.random() < 0.9:
        kept = [altered(rng, inner) for inner in before if rng.random() < 0.9]
        return kept if rng.random() < 0.7 else [*kept[:1], value(rng, 1), *kept[1:]]
    return before if rng.random() < 0.7 else value(rng, 2)
