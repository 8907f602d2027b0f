"""`cenote puzzle`: show a puzzle in the terminal, ask for its best turn, and judge the answer."""

from __future__ import annotations

import sys
from argparse import Namespace
from datetime import date

from cenote.cli.errors import UserError
from cenote.cli.exit_codes import INTERRUPTED
from cenote.cli.table_options import named_game
from cenote.cli.terminal import own_name
from cenote.puzzles.daily import of_day, today
from cenote.puzzles.puzzle import Puzzle, puzzles_of, puzzling_games
from cenote.terminal.prompt import Leave
from cenote.terminal.puzzle import PuzzleTable, head, verdict
from cenote.terminal.screen import Screen
from cenote.text_renderers import text_renderer
from cenote.words import Words


def run(chosen: Namespace) -> int:
    words, screen = Words(chosen.lang), Screen(chosen.plain)
    puzzle = _wanted(chosen, words)
    text_renderer(puzzle.game)
    screen.show(head(puzzle, words))
    asks = sys.stdin.isatty() and not chosen.yes
    table = PuzzleTable(puzzle, own_name(words), chosen.lang, screen, asks=asks)
    try:
        answer = table.solve()
    except (Leave, EOFError, KeyboardInterrupt) as leaving:
        print()
        return INTERRUPTED if isinstance(leaving, KeyboardInterrupt) else 0
    for line in verdict(puzzle, answer, table.words):
        screen.show(line)
    screen.show(words("puzzle-once-more", command=f"cenote puzzle {puzzle.game} --id {puzzle.id}"))
    return 0


def _wanted(chosen: Namespace, words: Words) -> Puzzle:
    """Return the puzzle with the chosen id, or else that of the chosen day, by default today's."""
    if chosen.game is None:
        return _by_id(chosen.id, words) if chosen.id else of_day(_day(chosen.day, words))
    played = named_game(chosen.game, words).name
    if not puzzles_of(played):
        raise UserError(words("puzzle-no-game", game=words.title(played)))
    if not chosen.id:
        return of_day(_day(chosen.day, words), played)
    if chosen.id not in puzzles_of(played):
        raise UserError(words("puzzle-no-id", id=chosen.id, game=words.title(played)))
    return puzzles_of(played)[chosen.id]


def _by_id(id: str, words: Words) -> Puzzle:
    for played in puzzling_games():
        if id in puzzles_of(played):
            return puzzles_of(played)[id]
    raise UserError(words("web-problem-no-puzzle"))


def _day(text: str, words: Words) -> date:
    try:
        return date.fromisoformat(text) if text else today()
    except ValueError:
        raise UserError(words("puzzle-no-day", text=text)) from None
