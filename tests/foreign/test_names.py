"""Nobody outside a game's own folder knows its name: not the code, and not what everybody reads."""

from __future__ import annotations

import pytest

from cenote.core.registry import game_names
from tests.foreign.command import ROOT

SOURCE = ROOT / "src" / "cenote"
TEXTS = sorted(file for kind in ("*.py", "*.ftl") for file in SOURCE.rglob(kind))


@pytest.mark.parametrize("name", game_names())
def test_no_text_outside_a_games_folder_names_it(name: str) -> None:
    own = SOURCE / "games" / name
    named = [file for file in TEXTS if own not in file.parents and name in file.read_text("utf-8").lower()]
    assert [str(file.relative_to(SOURCE)) for file in named] == []
