"""Nobody outside a game's own folder knows its name: not the code, and not what everybody reads.

Except for the modules that PettingZoo wants to be named after a game, and a tool of one game.
"""

from __future__ import annotations

import pytest

from cenote.core.registry import game_names
from tests.foreign.command import ROOT

SOURCE = ROOT / "src" / "cenote"
NAMED = {*(SOURCE / "envs" / "pettingzoo").glob("*_v[0-9].py"), *(SOURCE / "islands").glob("*.py")}
TEXTS = sorted({file for kind in ("*.py", "*.ftl") for file in SOURCE.rglob(kind)} - NAMED)


@pytest.mark.parametrize("name", game_names())
def test_no_text_outside_a_games_folder_names_it(name: str) -> None:
    own = SOURCE / "games" / name
    named = [file for file in TEXTS if own not in file.parents and name in file.read_text("utf-8").lower()]
    assert [str(file.relative_to(SOURCE)) for file in named] == []
