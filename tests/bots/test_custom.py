"""Bots from a file: where they are named, how they travel, and what is said where there is none."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from cenote.arena.pairings import TournamentPlan, pairings
from cenote.arena.results_file import settings_of
from cenote.arena.simulate import Setup, simulate
from cenote.bots.contract import can_play, make_bot
from cenote.bots.custom import NoSuchBot, custom_files, display_name
from cenote.cli.errors import UserError
from cenote.cli.table_options import chosen_bots
from cenote.core.registry import game
from cenote.words import LANGUAGES, Words

LAST = """
from beside import last

class Last:
    blind = True

    def __init__(self, game, rng):
        pass

    def choose(self, view, legal):
        return last(legal)


class Judge(Last):
    needs = ("reachability",)


class Choosy(Last):
    def __init__(self, game):
        pass


class Mute:
    blind = True
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "beside.py").write_text("def last(legal):\n    return legal[-1]\n")
    (tmp_path / "bots.py").write_text(LAST)
    (tmp_path / "typo.py").write_text("blind = True\nimport nowhere_at_all\n")
    (tmp_path / "leaves.py").write_text("raise SystemExit(0)\n")
    (tmp_path / "syntax.py").write_text("\n\nclass :\n")
    return tmp_path


def test_a_class_in_a_file_plays_like_a_registered_bot_also_in_other_processes(folder: Path) -> None:
    spec = f"{folder}/bots.py:Last"
    assert make_bot(spec, game("tikal"), Random(0)).choose(None, [3, 5, 8]) == 8
    played = list(simulate(Setup("tikal", "basic", (), (spec, "random")), range(4), workers=2, records=True))
    assert [one.record.names for one in played if one.record] == [("Last 1", "random 2"), ("random 1", "Last 2")] * 2


def test_two_versions_of_a_bot_each_have_what_lies_beside_them(tmp_path: Path) -> None:
    for version in ("v1", "v2"):
        (tmp_path / version).mkdir()
        (tmp_path / version / "beside.py").write_text(f"def last(legal):\n    return int({version[1]})\n")
        (tmp_path / version / "bots.py").write_text(LAST)
    specs = [f"{tmp_path}/{version}/bots.py:Last" for version in ("v1", "v2")]
    assert [make_bot(spec, game("tikal"), Random(0)).choose(None, [3]) for spec in specs] == [1, 2]
    assert [display_name(spec, specs) for spec in specs] == specs
    plan = TournamentPlan("tikal", "basic", 2, pairings(specs, 2))
    before = settings_of(plan)["files"]
    assert len({*before.values()}) == 2
    assert custom_files(specs[0])[1:] == (tmp_path / "v1" / "beside.py",)


def test_a_bot_from_a_file_may_need_parts_too(folder: Path) -> None:
    assert can_play(f"{folder}/bots.py:Last", "tikal")
    assert not can_play(f"{folder}/bots.py:Judge", "tikal")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("gone.py:Last", ["gone.py"]),
        ("bots.py:Lost", ["bots.py", "Lost", "Choosy, Judge, Last, Mute"]),
        ("beside.py:Lost", ["beside.py", "Lost"]),
        ("typo.py:Last", ["typo.py", "2", "ModuleNotFoundError", "nowhere_at_all"]),
        ("leaves.py:Last", ["leaves.py", "1", "SystemExit"]),
        ("syntax.py:Last", ["syntax.py", "3", "SyntaxError"]),
        ("bots.py:Mute", ["bots.py", "Mute", "choose"]),
        ("bots.py:Choosy", ["bots.py", "TypeError", "positional"]),
        ("bots.py:Judge", ["bots.py:Judge", "tikal", "random"]),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_a_sentence(
    folder: Path, spec: str, said: list[str], language: str
) -> None:
    with pytest.raises(UserError) as trouble:
        chosen_bots(f"{folder}/{spec},random", 2, game("tikal"), Words(language))
    assert [part for part in said if part not in str(trouble.value)] == []


def test_programs_get_the_same_in_english(folder: Path) -> None:
    with pytest.raises(NoSuchBot, match=r"typo.py, line 2: ModuleNotFoundError"):
        make_bot(f"{folder}/typo.py:Last", game("tikal"), Random(0))
