"""Recorded games replay to the letter: what changes one of them is another version of the rules."""

from __future__ import annotations

import pytest

from cenote.core.record import UNDO, read, write
from cenote.core.registry import game
from cenote.core.replay import verify
from cenote.core.testing import settings
from tests.golden import FOLDER, path_of, played, records

GAMES = 30
"""So many of each game and mode, at least."""


GOLDEN = {
    f"{path.stem}-{number}": text
    for path in sorted(FOLDER.glob("*.txt"))
    for number, text in enumerate(records(path), 1)
}


@pytest.mark.parametrize("text", GOLDEN.values(), ids=GOLDEN.keys())
def test_a_golden_game_verifies_whole(text: str) -> None:
    checks = verify(text)
    assert [check for check in checks if not check.holds] == []
    assert {check.what for check in checks} == {"digest", "form", "commitment", "actions", "draws", "result"}
    assert read(text).result is not None
    assert write(read(text)) == text


@pytest.mark.parametrize(("name", "mode"), played())
def test_there_are_games_of_each_kind(name: str, mode: str) -> None:
    golden = [read(text) for text in records(path_of(name, mode))]
    assert len(golden) >= GAMES
    found = {(len(record.names), record.mode, record.options) for record in golden}
    assert found >= {setting for setting in settings(game(name)) if setting[1] == mode}
    assert sum(any(entry.text == UNDO for entry in record.entries) for record in golden) >= GAMES // 5


def test_there_are_games_with_islands_of_their_own() -> None:
    for mode in game("jackal").modes:
        golden = [read(text) for text in records(path_of("jackal", mode))]
        assert {len(record.names) for record in golden if record.components} == set(game("jackal").seats)


def test_nothing_else_is_in_the_files() -> None:
    for path in FOLDER.glob("*.txt"):
        assert "".join(records(path)) == path.read_text("utf-8"), path.name
