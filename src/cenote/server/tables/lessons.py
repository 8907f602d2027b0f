"""Lessons, recognized by a table's commitment, which is that of a lesson's published deal."""

from __future__ import annotations

from functools import cache
from typing import cast

from cenote.core.dealer import commitment
from cenote.core.lesson import Lesson
from cenote.core.registry import game_names, has_part, part
from cenote.server.errors import Refusal
from cenote.server.storage.contract import StoredTable
from cenote.server.tables.puzzle_tables import puzzle_at, puzzle_deals


def lesson_of(game: str) -> Lesson:
    """Return the lesson of a registered game. Raise `Refusal` if it has none."""
    if not has_part(game, "lesson"):
        raise Refusal("no-lesson", f"{game} has no lesson", 404)
    return cast(Lesson, part(game, "lesson"))


def is_lesson(table: StoredTable) -> bool:
    """Return whether a table has the deal of its game's current lesson.

    Tables with an older deal count as ordinary ones.
    """
    return table.commitment == _known(table.game)


def has_known_deal(table: StoredTable) -> bool:
    """Return whether a table is a lesson or a puzzle, so that its deal is public."""
    return is_lesson(table) or puzzle_at(table) is not None


def known_deals() -> tuple[str, ...]:
    """Return the commitments of all lessons and puzzles."""
    return (*filter(None, map(_known, game_names())), *puzzle_deals())


@cache
def _known(game: str) -> str:
    return commitment(lesson_of(game).seed) if game in game_names() and has_part(game, "lesson") else ""
