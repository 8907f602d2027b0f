"""Lessons: tables at which a game is taught. Their deal is known, and that is what they are told from others by."""

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
    """What a registered game is taught with, or a Refusal."""
    if not has_part(game, "lesson"):
        raise Refusal("no-lesson", f"{game} has no lesson", 404)
    return cast(Lesson, part(game, "lesson"))


def is_lesson(table: StoredTable) -> bool:
    """Whether a table's deal is the one of the lesson; once a game teaches with another, it is a table like any."""
    return table.commitment == _known(table.game)


def has_known_deal(table: StoredTable) -> bool:
    """Whether a table is that of a lesson or of a puzzle."""
    return is_lesson(table) or puzzle_at(table) is not None


def known_deals() -> tuple[str, ...]:
    """The commitments of all lessons and puzzles that there are."""
    return (*filter(None, map(_known, game_names())), *puzzle_deals())


@cache
def _known(game: str) -> str:
    return commitment(lesson_of(game).seed) if game in game_names() and has_part(game, "lesson") else ""
