"""Datasets: every row can be played again, the same games give the same bytes, and nothing is ever half there."""

from __future__ import annotations

import errno
import re
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from cenote import __version__, is_compiled
from cenote.arena import move_columns
from cenote.arena.dataset import Dataset, records, writing
from cenote.arena.dataset.schema import FORMAT
from cenote.arena.position_stats import position_stats
from cenote.arena.simulate import Setup, SimulatedGame, simulate
from cenote.cli import main
from cenote.core.game import CHANCE
from cenote.core.record import write
from cenote.core.registry import game
from cenote.words import LANGUAGES

FILES = ["games.parquet", "moves.parquet"]
DOCUMENT = (Path(__file__).parent.parent.parent / "docs" / "datasets.md").read_text("utf-8")
SERIES = [
    ("tikal", "auction", "--option", "camp-needs-member", "--seats", "3"),
    ("jackal", "archipelago", "--bots", "greedy,random", "--seats", "2"),
]

pytestmark = pytest.mark.skipif(
    is_compiled(), reason="writing files is the same compiled; test_cluster plays both ways"
)


def sim(folder: Path, *arguments: str, kind: str = "parquet", games: int = 2) -> int:
    wishes = ("-n", str(games), "--format", kind, "--records", str(folder), "--workers", "1", "--lang", "en")
    return main(["sim", *wishes, *arguments])


def rows(folder: Path, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pq.read_table(folder / f"{table}.parquet").to_pylist()
    return found


@pytest.mark.parametrize("series", SERIES, ids=itemgetter(0))
def test_a_dataset_holds_the_same_games_as_the_text_records(series: tuple[str, ...], tmp_path: Path) -> None:
    name, mode, *others = series
    for kind in ("text", "parquet"):
        assert sim(tmp_path / kind, name, "--mode", mode, "--seed", "7", *others, kind=kind) == 0
    texts = [file.read_text("utf-8") for file in sorted((tmp_path / "text").iterdir())]
    assert [write(record) for record in records(tmp_path / "parquet")] == texts
    assert len(texts) == 2


@pytest.mark.parametrize("series", SERIES, ids=itemgetter(0))
def test_every_row_can_be_played_again_and_says_what_was_so_before_it(series: tuple[str, ...], tmp_path: Path) -> None:
    name, mode, *others = series
    assert sim(tmp_path, name, "--mode", mode, *others) == 0
    played, stats = game(name), position_stats(name)
    assert stats is not None
    games = {row["number"]: row for row in rows(tmp_path, "games")}
    for number, played_moves in groupby(rows(tmp_path, "moves"), itemgetter("number")):
        row = games.pop(number)
        state, decisions = played.new(row["seats"], row["mode"], row["options"], row["components"]), 0
        for move in played_moves:
            seat, code = move["seat"], move["code"]
            assert seat in state.actors()
            ways = [outcome for outcome, _ in state.odds()] if seat == CHANCE else state.legal(seat)
            assert code in ways
            decisions += seat != CHANCE and len(ways) > 1
            stands = (stats.phase(state), stats.round(state), list(stats.scores(state)))
            assert (move["phase"], move["round"], move["scores"]) == stands
            assert (move["text"], move["legal"]) == (played.actions.texts[code], len(ways))
            state.play(seat, code)
        assert state.result() == (tuple(row["scores"]), tuple(row["winners"]))
        assert row["decisions"] == decisions
    assert not games


def test_the_same_games_give_the_same_bytes_on_any_number_of_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(writing.ROWS, "moves", 1000)
    for workers in "12":
        assert sim(tmp_path / workers, "--workers", workers, games=12) == 0
    one, two = ({file.name: file.read_bytes() for file in (tmp_path / workers).iterdir()} for workers in "12")
    assert one == two
    assert sorted(one) == FILES
    groups = pq.ParquetFile(tmp_path / "1" / "moves.parquet").metadata
    assert groups.num_row_groups >= 3, "written as games are finished"


def documented(heading: str) -> dict[str, str]:
    """The columns and types in the table below a heading of the document."""
    section = DOCUMENT.split(f"## {heading}\n")[1].split("\n## ")[0]
    return dict(re.findall(r"^\| `(\w+)` \| `([^`]+)` \|", section, re.M))


@pytest.mark.parametrize("series", SERIES, ids=itemgetter(0))
def test_the_document_names_every_column_and_its_type(series: tuple[str, ...], tmp_path: Path) -> None:
    name, mode, *others = series
    assert sim(tmp_path, name, "--mode", mode, *others, games=1) == 0
    for table in ("games", "moves"):
        schema = pq.read_schema(tmp_path / f"{table}.parquet")
        found = {field.name: str(field.type).replace("element: ", "") for field in schema}
        counts = documented(f"Counts of {name.capitalize()}") if table == "games" else {}
        assert found == {**documented(f"{table}.parquet"), **counts}
        known = {"format": FORMAT, "table": table, "version": __version__, "game": name}
        known["rules"] = game(name).rules_version
        assert {f"cenote.{key}": str(value) for key, value in known.items()} == {
            key.decode(): value.decode() for key, value in schema.metadata.items() if key.startswith(b"cenote.")
        }
        assert all(f"`cenote.{key}`" in DOCUMENT for key in known)


def test_the_example_of_the_document_plays_a_game_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert sim(tmp_path / "dataset", "--seed", "6") == 0
    monkeypatch.chdir(tmp_path)
    exec(re.findall(r"```python\n(.*?)```", DOCUMENT, re.S)[0], {})


def struck(monkeypatch: pytest.MonkeyPatch, at: int, strike: Callable[[], None]) -> None:
    """Something happens when one table has a game already and the other does not yet."""
    row, count = writing._game_row, iter(range(1, 100))

    def strikes(setup: Setup, played: SimulatedGame) -> dict[str, object]:
        if next(count) == at:
            strike()
        return row(setup, played)

    monkeypatch.setattr(writing, "_game_row", strikes)


def test_ctrl_c_keeps_every_game_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    there: list[str] = []

    def strike() -> None:
        there.extend(sorted(file.name for file in tmp_path.iterdir()))
        signal.raise_signal(signal.SIGINT)

    struck(monkeypatch, 3, strike)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs in the background ignores it
    try:
        assert sim(tmp_path, games=50) == 130
    finally:
        signal.signal(signal.SIGINT, before)
    assert "Games finished: 3." in capsys.readouterr().err
    assert there == [f"{name}.part" for name in FILES], "whoever is killed leaves no file that looks whole"
    assert sorted(file.name for file in tmp_path.iterdir()) == FILES
    assert [len(record.entries) for record in records(tmp_path)] == [row["entries"] for row in rows(tmp_path, "games")]
    assert len(rows(tmp_path, "games")) == 3


def test_what_cannot_be_written_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert sim(tmp_path, games=1) == 0
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}

    def full() -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    struck(monkeypatch, 2, full)
    assert sim(tmp_path, "--seed", "5", "--force") == 2
    assert capsys.readouterr().err.endswith(f"cenote: {tmp_path} cannot be written: no space is left.\n")
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_a_process_that_is_killed_costs_no_finished_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def dying(setup: Setup, numbers: range, *_: object, **__: object) -> Iterator[SimulatedGame]:
        yield from simulate(setup, numbers[:2], 1, moves=True)
        raise BrokenProcessPool

    monkeypatch.setattr("cenote.cli.sim.simulate", dying)
    assert sim(tmp_path) == 2
    assert capsys.readouterr().err.count("cenote: ") == 1
    assert [row["number"] for row in rows(tmp_path, "games")] == [1, 2]


def test_a_game_without_position_stats_has_nulls_in_their_columns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(move_columns, "position_stats", lambda _: None)
    setup = Setup("tikal", "basic", (), ("random", "random"))
    with Dataset(tmp_path, setup) as dataset:
        for played in simulate(setup, [4], 1, moves=True):
            dataset.add(played)
    assert {(row["phase"], row["round"], row["scores"]) for row in rows(tmp_path, "moves")} == {(None, None, None)}


def test_without_a_folder_it_is_named_after_the_series(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["sim", "-n", "2", "--workers", "1", "--format", "parquet", "--lang", "en"]) == 0
    assert capsys.readouterr().out.endswith("The dataset is in tikal-basic-000001-000002.\n")
    assert sorted(file.name for file in (tmp_path / "tikal-basic-000001-000002").iterdir()) == FILES


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_package_one_sentence_says_what_to_install(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.startswith("cenote.arena.dataset")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert sim(tmp_path / "new", "--lang", language) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert said.endswith('pip install ".[data]"\n')
    assert not (tmp_path / "new").exists()
