"""What docs/benchmarks.md says was measured, and the loops that measured it count alike."""

from __future__ import annotations

from dataclasses import replace

import pytest
from benchmarks import batched, ours, profiled, report, results, slowdown
from benchmarks.results import Measured
from benchmarks.rows import GAMES, ROWS
from benchmarks.timing import Slice, timed
from benchmarks.worker import MAKERS

from cenote import is_compiled

KEPT = results.read()


@pytest.mark.skipif(is_compiled(), reason="the page is the same")
def test_the_page_has_the_numbers_that_are_kept() -> None:
    page = report.PAGE.read_text("utf-8")
    assert report.filled_in(page, KEPT) == page
    slower = {key: replace(row, games=[games / 2 for games in row.games]) for key, row in KEPT.rows.items()}
    assert report.filled_in(page, replace(KEPT, rows=slower)) != page


def test_every_row_kept_is_one_that_can_be_measured() -> None:
    assert {*KEPT.rows} <= {row.key for row in ROWS}
    assert {row.key for row in ROWS if row.build != "fastcatan"} <= {*MAKERS}


@pytest.mark.parametrize("name", GAMES)
def test_lists_indices_and_playouts_are_the_same_games_counted_alike(name: str) -> None:
    by_list, by_index = (make(name, 7)() for make in (ours.by_list, ours.by_index))
    assert by_list == by_index
    assert by_list.decisions == ours.by_playout(name, 7)().decisions
    assert by_list.actions >= 2 * by_list.decisions


@pytest.mark.parametrize("name", GAMES)
def test_batches_count_decisions_with_a_choice_in_whole_games(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batched, "TOGETHER", 4)
    steps, playouts = (make(name, 7)() for make in (batched.by_batch, batched.by_batched_playouts))
    assert min(steps.games, playouts.games) >= 4
    assert min(steps.decisions, playouts.decisions) > 4 * 50
    assert steps.actions >= 2 * steps.decisions


def test_a_slice_has_at_least_one_whole_game() -> None:
    found = timed(ours.by_playout("tikal", 1), 0)
    assert found.games == 1
    assert found.decisions > 100


def test_a_profile_is_told_by_our_modules_and_by_whose_the_rest_is() -> None:
    lines = (
        " 50.00% |76e7__mypyc.cpython-311.so |[.] CPyDef_tikal___legal____walk",
        " 20.00% |76e7__mypyc.cpython-311.so |[.] CPyDef_playable___Playable___random_playout",
        " 12.00% |76e7__mypyc.cpython-311.so |[.] CPyList_GetItem",
        " 9.00%  |libpython3.11.so.1.0       |[.] list_dealloc",
        " 5.00%  |python3.11                 |[.] _PyEval_EvalFrameDefault",
        " 3.00%  |libc.so.6                  |[.] __memmove",
    )
    named = {"`legal.py`": 0.5, "`playable.py`": 0.2, profiled.RUNTIME: 0.12, profiled.OBJECTS: 0.09}
    assert profiled.shares(lines) == {**named, profiled.INTERPRETER: 0.05, profiled.REST: 0.04}


def run(plain: float, compiled: float, chess: float) -> dict[str, Measured]:
    speeds = {"tikal plain list": plain, "tikal compiled list": compiled, "python-chess": chess}
    return {key: Measured.of([Slice(speed, 0, 1, 1)]) for key, speed in speeds.items()}


def test_a_slowdown_is_one_against_the_peers_of_the_same_run() -> None:
    before, half_a_machine, worse = run(1000, 4000, 100), run(500, 2000, 50), run(480, 1300, 50)
    rows = [row for row in ROWS if row.key in before]
    assert slowdown.slow(rows, before, half_a_machine) == {}
    assert slowdown.slow(rows, before, worse) == {"tikal compiled list": pytest.approx(0.65)}
