"""What a step costs does not depend on how long the record is: no clock, but the lines it executes and the memory."""

from __future__ import annotations

import gc
import sys
import tracemalloc
from collections.abc import Callable
from random import Random
from types import FrameType

import pytest

from cenote import Match, is_compiled
from cenote.core.dealer import numbered_seed
from cenote.core.registry import game_names
from cenote.core.testing_secrets import source_prefix

pytestmark = pytest.mark.skipif(is_compiled(), reason="compiled code has no lines; it is the same source")

OURS = source_prefix("cenote")
LONG = 1000
STEPS = 40
A_PLACE_IN_A_LIST = 8
"""Bytes: whoever copies the record takes at least as much for every entry."""


def grown(name: str, times: int) -> tuple[Match, Random]:
    """A match in the same position whatever the times: so often was something played and taken back in it."""
    match, rng = Match.start(name, 3, seed=numbered_seed(1)), Random(1)
    while True:
        seat = match.actors()[0]
        code = rng.choice(match.legal(seat))
        match.play(seat, code)
        if match.undoable(seat):
            break
    match.undo(seat)
    for _ in range(times):
        match.play(seat, code)
        match.undo(seat)
    return match, rng


def step(match: Match, rng: Random) -> None:
    """As any loop plays: who is asked, what is legal, one of it."""
    if not match.over:
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))


def lines(act: Callable[[], None]) -> list[tuple[str, int]]:
    """Every line of ours that something executes, in its order."""
    seen: list[tuple[str, int]] = []

    def trace(frame: FrameType, event: str, _: object) -> object:
        if event == "line" and frame.f_code.co_filename.startswith(OURS):
            seen.append((frame.f_code.co_filename, frame.f_lineno))
        return trace

    watching = sys.gettrace()
    gc.disable()
    sys.settrace(trace)  # type: ignore[arg-type]
    try:
        act()
    finally:
        sys.settrace(watching)
        gc.enable()
    return seen


def taken(act: Callable[[], None]) -> int:
    """The most bytes that something had at once, beyond those that were there."""
    tracemalloc.start()
    try:
        act()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("name", game_names())
def test_a_step_executes_the_same_lines_after_a_long_record(name: str) -> None:
    (short, one), (long, other) = grown(name, 1), grown(name, LONG)
    assert long.length - short.length >= LONG
    for _ in range(STEPS):
        executed = lines(lambda: step(short, one))
        assert executed
        assert executed == lines(lambda: step(long, other))
    assert short.view(0) == long.view(0)


@pytest.mark.parametrize("name", game_names())
def test_a_step_copies_nothing_of_a_long_record(name: str) -> None:
    (short, one), (long, other) = grown(name, 1), grown(name, LONG)
    extra = [taken(lambda: step(long, other)) - taken(lambda: step(short, one)) for _ in range(STEPS)]
    growing = sorted(extra)[-4:]  # a list that is full grows by a part of itself, once in a long while
    assert max(sorted(extra)[: -len(growing)]) < LONG * A_PLACE_IN_A_LIST / 4
