"""docs/ladder.md says what the files of results say, and a ladder can be played in pieces."""

from __future__ import annotations

import copy
import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks.ladder import page, playing, storage
from benchmarks.ladder.reproduce import differing_pairings
from benchmarks.ladder.series import DEMANDS, FAULTLESS, LADDER

from cenote import is_compiled
from cenote.arena.pairings import DUEL, FIELD, MIRROR, Pairing, TournamentPlan
from cenote.arena.results_file import GAMES, ResultsFile, settings_of
from cenote.arena.summary import Summary, summarize
from cenote.arena.tournament import play_tournament


@pytest.mark.skipif(is_compiled(), reason="the page is the same")
def test_the_page_says_what_the_files_say() -> None:
    assert storage.PAGE.read_text("utf-8") == page.whole(storage.read())


def test_every_demand_is_about_a_series_that_is_played() -> None:
    for demand in DEMANDS:
        assert demand.pairing in {pairing.label for pairing in LADDER[demand.table].pairings}
    for levels, games in FAULTLESS.items():
        tasks = [task for plan in LADDER.values() for task in plan.work()]
        assert sum(not set(levels).isdisjoint(task.bots) for task in tasks) >= games


STEADY = f"{Path(__file__).parent / 'arena' / 'bad_bots.py'}:Steady"
PLAYED = """
import sys
for name in ("babel", "choix", "fluent", "fluent.runtime", "matplotlib", "numpy", "rich", "scipy"):
    sys.modules[name] = None
from pathlib import Path
from benchmarks.ladder import __main__, playing
from cenote.arena.pairings import MIRROR, Pairing, TournamentPlan
pairing = Pairing("random", "random", MIRROR, 1)
tables = {game: TournamentPlan(game, "basic", 2, (pairing,)) for game in ("tikal", "jackal")}
assert playing.play(tables, Path(sys.argv[1]), 1, 0)
"""


def test_playing_needs_nothing_that_only_people_need(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", PLAYED, tmp_path], check=True, cwd=Path(__file__).parent.parent)
    assert (tmp_path / "jackal" / GAMES).read_text("utf-8").count("\n") == 2


def small() -> dict[str, TournamentPlan]:
    duel, field, mirror = (Pairing("random", STEADY, kind, 2) for kind in (DUEL, FIELD, MIRROR))
    return {
        "jackal-basic-2": TournamentPlan("jackal", "basic", 2, (duel, mirror)),
        "jackal-basic-3": TournamentPlan("jackal", "basic", 3, (field,)),
    }


def test_a_ladder_played_in_pieces_is_kept_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = small()
    assert not playing.play(tables, tmp_path / "never", 1, 1e-9)
    assert playing.play(playing.chosen(tables, ["jackal-basic-2"]), tmp_path / "one", 1, 0)
    assert playing.play(playing.chosen(tables, ["jackal-basic-3"]), tmp_path / "two", 1, 0)
    playing.merge(tables, tmp_path / "all", [tmp_path / "one", tmp_path / "two"])
    before = (tmp_path / "all" / "jackal-basic-3" / GAMES).read_bytes()
    assert playing.play(tables, tmp_path / "all", 1, 0)
    assert (tmp_path / "all" / "jackal-basic-3" / GAMES).read_bytes() == before
    monkeypatch.setattr(storage, "LADDER", tables)
    for name in ("KEPT", "PAGE", "PICTURE"):
        monkeypatch.setattr(storage, name, tmp_path / name)
    storage.keep(tmp_path / "all")
    said = (tmp_path / "PAGE").read_text("utf-8")
    assert f"| random : {STEADY} | 2 | 1 to 1 |" in said
    assert "What happens in Jackal" in said
    found = storage.read()
    assert page.whole(found) == said
    other = copy.deepcopy(found)
    other["jackal-basic-2"]["pairings"][0]["score"][0] += 0.1
    assert page.whole(other) != said


def test_what_was_kept_is_played_again() -> None:
    tables = small()
    kept: dict[str, Summary] = {}
    for name, plan in tables.items():
        results_file = ResultsFile(settings_of(plan))
        list(play_tournament(plan, results_file, 1))
        kept[name] = summarize(plan, results_file)
    assert differing_pairings(tables, kept, 1, 1) == []
    kept["jackal-basic-2"]["pairings"][0]["shares"][0] += 0.5
    kept["jackal-basic-3"]["pairings"][0]["scores"] = {"7": 1}
    assert differing_pairings(tables, kept, 1, 1) == [
        f"jackal-basic-2: random : {STEADY}",
        f"jackal-basic-3: random among {STEADY}",
    ]
