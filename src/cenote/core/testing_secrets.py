"""Conformance tests of secrecy: looking ahead leaks no secret, neither by its results nor by its time."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from random import Random
from types import FrameType
from typing import Any

from cenote.core.dealer import numbered_seed
from cenote.core.game import CHANCE, Game, NothingToPlan, State
from cenote.core.match import Match
from cenote.core.replay import Snapshot
from cenote.core.testing import settings

TraceFunction = Callable[[FrameType, str, Any], Any]


@contextmanager
def nothing_revealed(kind: type[State]) -> Iterator[None]:
    """Raise an AssertionError if this context plays an action that reveals something. Compiled code is not watched."""
    play = kind.play

    def watched(state: State, seat: int, code: int) -> None:
        assert seat == CHANCE or not state.reveals(seat, code), f"looking ahead played action {code} of seat {seat}"
        play(state, seat, code)

    try:
        kind.play = watched  # type: ignore[method-assign, assignment]
    except TypeError:
        yield
        return
    try:
        yield
    finally:
        kind.play = play  # type: ignore[method-assign]


def check_looking_ahead(game: Game, rng: Random, seed: int) -> None:
    """Check that offers and previews play no action that reveals something, in turn and while planning ahead."""
    seats, mode, options = rng.choice(settings(game))
    match = Match.start(game.name, seats, mode, options, seed=numbered_seed(seed))
    kind = type(game.new(seats, mode, options))
    while not match.over:
        seat = rng.choice(match.actors())
        if rng.random() < 0.2:
            with nothing_revealed(kind):
                _look_ahead(match, rng, seat)
        match.play(seat, rng.choice(match.legal(seat)))


def _look_ahead(match: Match, rng: Random, seat: int) -> None:
    for offer in match.offers(seat):
        if offer.reveals or rng.random() < 0.02:
            assert match.preview(seat, offer.action).stopped == offer.reveals
    for other in set(range(match.seats)) - {*match.actors()}:
        with suppress(NothingToPlan):
            match.preview(other)


def check_same_steps(game: Game, rng: Random, seed: int) -> None:
    """Check that looking ahead executes the same lines in two positions that differ only in what the seat cannot know.

    Equal lines take equal time, so that no clock can tell the positions apart. Lines cannot be traced in compiled code,
    which has the same source. Games without secrets are skipped.
    """
    if not game.secrets:
        return
    seats, mode, options = rng.choice(settings(game))
    match = Match.start(game.name, seats, mode, options, seed=numbered_seed(seed))
    while not match.over:
        seat = rng.choice(match.actors())
        if rng.random() < 0.05:
            plans = [offer.action for offer in match.offers(seat)]
            some = rng.sample(plans, min(4, len(plans)))
            same = executed(match, seat, some) == executed(imagined(match, seat, rng), seat, some)
            assert same, f"seat {seat} can tell by the time it takes: {match.view(seat)}"
        match.play(seat, rng.choice(match.legal(seat)))


def imagined(match: Match, seat: int, rng: Random) -> Match:
    """Return the same match with everything that the seat does not know resampled."""
    state = match.game.imagine(match.view(seat), rng)
    return Match(match.record(), match.seed(), Snapshot(match.length, match.game.dump(state)))


def source_prefix(module: str) -> str:
    """Return the beginning of the file names of the package that a module belongs to."""
    top = import_module(module.partition(".")[0])
    return f"{top.__path__[0]}{os.sep}" if hasattr(top, "__path__") else str(top.__file__)


def executed(match: Match, seat: int, plans: list[str]) -> list[tuple[str, int]]:
    """Return the source lines that offers and previews of some plans execute, in order."""
    lines: list[tuple[str, int]] = []
    ours = (source_prefix(__name__), source_prefix(type(match.game).__module__))

    def trace(frame: FrameType, event: str, _: object) -> TraceFunction:
        if event == "line" and frame.f_code.co_filename.startswith(ours):
            lines.append((frame.f_code.co_filename, frame.f_lineno))
        return trace

    def look() -> None:
        match.offers(seat)
        match.preview(seat)
        for plan in plans:
            match.preview(seat, plan)

    look()  # fill all caches before tracing
    watching = sys.gettrace()
    gc.collect()
    gc.disable()  # objects that are freed now belong to other code
    sys.settrace(trace)
    try:
        look()
    finally:
        sys.settrace(watching)
        gc.enable()
    return lines
