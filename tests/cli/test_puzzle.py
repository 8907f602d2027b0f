"""`cenote puzzle`: a puzzle in the terminal, answered right, wrong, or not at all."""

from __future__ import annotations

from io import StringIO

import pytest

from cenote.cli import main
from cenote.puzzles.puzzle import Puzzle, puzzles_of, puzzling_games

ANSWERED = "the chance to win"


def asked(monkeypatch: pytest.MonkeyPatch, *arguments: str, typed: str = "") -> int:
    monkeypatch.setattr("sys.stdin", StringIO(typed))
    return main(["puzzle", "--lang", "en", "--plain", *arguments])


def first(game: str) -> Puzzle:
    return next(iter(puzzles_of(game).values()))


@pytest.mark.parametrize("game", puzzling_games())
def test_who_finds_the_best_turn_is_told_so(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = first(game)
    typed = "\n".join([*puzzle.best, ""])
    assert asked(monkeypatch, game, "--id", puzzle.id, typed=typed) == 0
    assert "Solved! There is no better turn." in capsys.readouterr().out


def test_who_does_not_is_shown_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = next(puzzle for puzzle in puzzles_of("tikal").values() if puzzle.best[0].startswith("place"))
    assert asked(monkeypatch, "tikal", "--id", puzzle.id, typed=f"{puzzle.best[0]}\nend\n") == 0
    said = capsys.readouterr().out
    assert "Not the best turn" in said
    assert all(step in said.split("The best turn:")[1] for step in puzzle.best)


def test_nobody_is_helped_with_a_puzzle(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert asked(monkeypatch, "tikal", typed="help\nhint\nquit\n") == 0
    said = capsys.readouterr().out
    assert "Find your own answer first." in said
    assert "hint" not in said


def test_a_puzzle_is_found_by_its_id_alone(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for game in puzzling_games():
        assert asked(monkeypatch, "--id", first(game).id, typed="quit\n") == 0
        assert f"Puzzle {first(game).id}" in capsys.readouterr().out


def test_who_leaves_is_told_nothing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert asked(monkeypatch, typed="quit\n") == 0
    said = capsys.readouterr().out
    assert "Find the best turn." in said
    assert ANSWERED not in said


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["tikal", "--id", "nothing"], "There is no puzzle “nothing” of Tikal."),
        (["--id", "nothing"], "There is no such puzzle."),
        (["--day", "tomorrow"], "“tomorrow” is not a day such as 2026-11-16."),
    ],
)
def test_what_is_not_there_is_said(
    arguments: list[str], why: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert asked(monkeypatch, *arguments) != 0
    assert why in capsys.readouterr().err


def test_a_puzzle_is_not_saved(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert asked(monkeypatch, "tikal", typed="save\nquit\n") == 0
    assert "A puzzle is not saved." in capsys.readouterr().out
