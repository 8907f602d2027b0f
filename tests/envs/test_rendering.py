"""Pictures of positions: drawn from what a seat sees, and only where somebody asks for one."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest

from cenote import is_compiled
from cenote.core import testing
from cenote.core.registry import game
from cenote.envs.rendering import render_picture, render_text

pytestmark = pytest.mark.skipif(is_compiled(), reason="pictures are drawn by the same Python")


@pytest.mark.parametrize("name", ["tikal", "jackal"])
def test_every_moment_can_be_drawn_for_everybody(name: str) -> None:
    shapes = set()
    for moment in testing.sample(game(name), Random(1), 6):
        for seat in (None, 0):
            view = game(name).view(moment.state, seat)
            shapes.add(render_picture(name, view).shape)
            assert "\x1b" not in render_text(name, view)
    assert len(shapes) == 1, "a film needs pictures of one size"


@pytest.mark.parametrize("name", ["tikal", "jackal"])
def test_a_picture_shows_what_was_done(name: str) -> None:
    """The first decisions of a game leave a mark on what the one sees who takes them."""
    seen: list[bytes] = []
    for moment in testing.moments(game(name), Random(2), 2, "", ()):
        if moment.seat >= 0:
            seen.append(render_picture(name, game(name).view(moment.state, moment.seat)).tobytes())
        if len(seen) == 6:
            break
    assert len(set(seen)) == 6


def test_pillow_is_not_imported_before_a_picture_is_asked_for() -> None:
    code = "import sys, cenote.envs.gymnasium, cenote.envs.pettingzoo.tikal_v0; print('PIL' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert run.stdout.strip() == "False"
