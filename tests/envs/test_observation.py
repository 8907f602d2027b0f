"""Observations: a name for every number, all that a seat knows, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cenote.core import testing
from cenote.core.game import View
from cenote.core.registry import game, game_names, has_part
from cenote.envs.observation import encoder
from tests.counts import count

GAMES = [name for name in game_names() if has_part(name, "observation")]
pytestmark = pytest.mark.parametrize("name", GAMES)


def views(name: str, rng: Random, most: int) -> Iterator[Any]:
    """What every seat and a spectator see at random moments of all settings."""
    for moment in testing.sample(game(name), rng, most):
        seats = int(game(name).dump(moment.state).split("seats ")[1].split()[0])
        for seat in (None, *range(seats)):
            yield game(name).view(moment.state, seat)


def test_every_number_has_a_name_of_its_own_and_is_about_0_to_1(name: str) -> None:
    rules, eyes = game(name), encoder(name)
    for view in views(name, Random(1), count(150, 5_000)):
        row = eyes.encode(view)
        assert len(row) == len(eyes.names(2, view.mode))
        assert all(0 <= number < 5 for number in row), [n for n in row if not 0 <= n < 5]
    for mode in rules.modes:
        assert len({eyes.names(seats, mode) for seats in rules.seats}) == 1
        assert len(set(eyes.names(2, mode))) == len(eyes.names(2, mode))


def test_what_a_seat_cannot_know_changes_no_number(name: str) -> None:
    rng = Random(2)
    for view in views(name, rng, count(60, 2_000)):
        if view.seat is not None:
            imagined = game(name).view(game(name).imagine(view, rng), view.seat)
            assert encoder(name).encode(imagined) == encoder(name).encode(view)


def _but_for_who_is_still_choosing(view: Any) -> View:
    """The one thing that is left out: who of several that choose at the same time has chosen already."""
    if not hasattr(view, "pirates"):
        return view  # type: ignore[no-any-return]
    pirates = tuple(replace(one, owes=one.owes and place == view.seat) for place, one in enumerate(view.pirates))
    return replace(view, pirates=pirates, ready=(), done=(), kept=())  # type: ignore[no-any-return]


@pytest.mark.parametrize("seats", [2, 4])
def test_whatever_else_a_seat_learns_changes_a_number(name: str, seats: int) -> None:
    rules = game(name)
    for mode in rules.modes:
        seen: dict[tuple[float, ...], View] = {}
        for moment in testing.moments(rules, Random(3), seats, mode, ()):
            view = _but_for_who_is_still_choosing(rules.view(moment.state, 1))
            assert seen.setdefault(tuple(encoder(name).encode(view)), view) == view


def test_a_seat_sees_itself_first(name: str) -> None:
    """Whoever is to decide finds that in the first place, wherever they sit."""
    for moment in testing.sample(game(name), Random(4), count(40, 500)):
        if moment.seat >= 0:
            view: Any = game(name).view(moment.state, moment.seat)
            named = dict(zip(encoder(name).names(2, view.mode), encoder(name).encode(view), strict=True))
            assert named["in_turn.0"] == 1 or named["turn.owes"] == 1
