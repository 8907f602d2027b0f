"""Puzzles in the terminal: the position, the player's turn, and the verdict."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from cenote.core.dealer import commitment
from cenote.core.match import Match, Preview
from cenote.puzzles.judging import WholeTurn, answered, best_steps, judge
from cenote.puzzles.puzzle import OPPONENT, Puzzle
from cenote.terminal.save_files import HUMAN
from cenote.terminal.screen import Screen
from cenote.terminal.table import TerminalTable
from cenote.words import Percentage, Words


class PuzzleTable(TerminalTable):
    """A table at the puzzle's position that is not saved and ends with the player's turn."""

    def __init__(self, puzzle: Puzzle, name: str, language: str, screen: Screen, *, asks: bool) -> None:
        self._puzzle = puzzle
        words = Words(language)
        players = tuple(HUMAN if seat == puzzle.seat else OPPONENT for seat in range(puzzle.seats))
        names = [name if player == HUMAN else f"{words.bot(player)} {at + 1}" for at, player in enumerate(players)]
        match = _match(puzzle, names)
        super().__init__(match, players, Words(language, names), screen, Path(), asks=asks)

    HELP = ("play-help", "play-help-more")

    def _hint(self, seen: Preview) -> list[str]:
        """Return a message instead of a hint, because the player must find the turn alone."""
        del seen
        return [self.words("web-problem-puzzle-open")]

    def _saved(self) -> str:
        return self.words("puzzle-not-saved")

    def solve(self) -> WholeTurn:
        """Play until the player's turn is over, and return that turn."""
        self.screen.show(self.words("puzzle-you", name=self.words.name(self._puzzle.seat)))
        self._legend()
        since = len(self._puzzle.record.entries)
        while (answer := answered(self._puzzle, self.match.entries[since:])) is None:
            self._decide()
        return answer


def _match(puzzle: Puzzle, names: Sequence[str]) -> Match:
    record = replace(puzzle.record, names=tuple(names), commitment=commitment(puzzle.own_seed))
    return Match(record, puzzle.own_seed)


def head(puzzle: Puzzle, words: Words) -> str:
    """Return the puzzle's heading: its id, game, mode, seats and level."""
    return words(
        "puzzle-head",
        id=puzzle.id,
        game=words.title(puzzle.game),
        mode=words.named(f"{puzzle.game}-mode-{puzzle.mode}", puzzle.mode),
        seats=words("puzzle-seats", seats=puzzle.seats),
        level=words("puzzle-level", level=puzzle.level),
    )


def verdict(puzzle: Puzzle, answer: WholeTurn, words: Words) -> Iterator[str]:
    """Yield the lines of the verdict: how good an answer is, and the best turn if the answer is wrong."""
    judged = judge(puzzle, answer)
    if judged.solved:
        yield words("puzzle-right")
        yield words("puzzle-right-by", ahead=Percentage(puzzle.ahead))
    else:
        yield words("puzzle-wrong", cost=Percentage(judged.cost))
        yield f"{words('puzzle-best')}:"
        for number, step in enumerate(best_steps(puzzle), 1):
            yield f"  {number}. {step.action} · {words.intent(puzzle.game, step)}"
        yield words("puzzle-chance", chance=Percentage(puzzle.chance))
