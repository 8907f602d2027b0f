"""Where a game is kept, and players who are sent home when a test is over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.terminal.player import Player


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


@pytest.fixture
def players() -> Iterator[list[Player]]:
    started: list[Player] = []
    yield started
    for player in started:
        player.close()
