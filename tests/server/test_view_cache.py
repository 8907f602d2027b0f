"""The view cache: each view is made once for all who see the same, and changes lead from one to the next."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import json

from cenote.core.dealer import numbered_seed
from cenote.core.game import State
from cenote.core.match import Match
from cenote.core.registry import game
from cenote.server.protocol.view_diff import changed
from cenote.server.tables.view_cache import CACHED, ViewCache


def positions(name: str, count: int) -> list[State]:
    """A few positions in a row."""
    match, rng = Match.start(name, 2, seed=numbered_seed(1)), Random(1)
    found: list[State] = []
    while len(found) < count:
        seat = match.actors()[0]
        match.play(seat, match.game.actions.texts[rng.choice(match.legal(seat))])
        found += [step.after for step in match.last_steps()]
    return found[:count]


@pytest.mark.parametrize(("name", "views"), [("tikal", 6), ("jackal", 3 * 6)])
def test_a_view_is_made_once_for_all_who_see_the_same(name: str, views: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rules, made, row = game(name), list[object](), positions(name, 6)
    view = rules.view

    def counted(state: State, seat: int | None) -> object:
        made.append(seat)
        return view(state, seat)

    monkeypatch.setattr(rules, "view", counted)
    cache = ViewCache(rules)
    for viewer in (0, 1, None):
        assert cache.changes(viewer, row[:4]) == cache.changes(viewer, row[:4])
        cache.changes(viewer, row[3:])
    assert len(made) == views


@pytest.mark.parametrize("name", ["tikal", "jackal"])
def test_changes_lead_from_one_view_to_the_next(name: str) -> None:
    rules, row = game(name), positions(name, CACHED + 4)
    cache = ViewCache(rules)
    for viewer in (0, 1, None):
        for part in (row, row[2:5], row[-2:]):
            seen = plain(rules.view(part[0], viewer))
            for change, position in zip(cache.changes(viewer, part), part[1:], strict=True):
                seen = changed(seen, plain(change))
                assert seen == plain(rules.view(position, viewer))


def plain(value: object) -> Any:
    """The value as a browser reads it."""
    return json.decode(json.encode(value))
