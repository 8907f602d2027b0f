"""Puzzles at tables: opened, answered, judged; nothing tells the solution before."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cenote.puzzles.puzzle import Puzzle, puzzles_of, puzzling_games
from tests.server.browsers import Browser, Serving, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def opened(solver: Browser, puzzle: Puzzle) -> str:
    id: str = solver.post(f"/api/puzzles/{puzzle.game}/{puzzle.id}").json()["id"]
    return id


@pytest.mark.parametrize("game", puzzling_games())
def test_the_best_turn_solves_a_puzzle_which_told_nothing_of_it_before(server: Serving, game: str) -> None:
    solver, puzzle = server.browser("Anna"), next(iter(puzzles_of(game).values()))
    id = opened(solver, puzzle)
    before = solver.http.get(f"/api/tables/{id}/puzzle").json()
    assert set(before) == {"puzzle"}
    assert solver.http.get(f"/api/tables/{id}/puzzle/best").json()["code"] == "puzzle-open"
    with solver.at(id) as line:
        frame = line.next("frame")
        assert frame["unsolved"] is True
        assert puzzle.seat in frame["actors"]
        line.play(frame, *puzzle.best)
        assert "unsolved" not in line.next("frame")
    after = solver.http.get(f"/api/tables/{id}/puzzle?language=de").json()
    assert (after["answered"], after["solved"], after.get("cost", 0)) == (True, True, 0)
    assert (after["best"], len(after["said"])) == (list(puzzle.best), len(puzzle.best))
    assert len(solver.http.get(f"/api/tables/{id}/puzzle/best").json()["events"]) == len(puzzle.best)
