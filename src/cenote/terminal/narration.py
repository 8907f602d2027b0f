"""Narration of a game in sentences, with a table of points after each scoring."""

from __future__ import annotations

from collections.abc import Sequence

from cenote.core.game import Fact
from cenote.core.match import Match
from cenote.terminal.screen import Screen
from cenote.text_renderers import text_renderer
from cenote.words import Words

Rows = list[list[str]]


def last_seen(match: Match, seat: int) -> int:
    """Return the number of entries up to the seat's last one, or if it has none, up to the game's first decision."""
    entries = list(enumerate(match.entries))
    own = [number + 1 for number, entry in entries if entry.seat == seat]
    return own[-1] if own else next((number for number, entry in entries if entry.seat >= 0), len(entries))


def tell(screen: Screen, match: Match, words: Words, seat: int, since: int) -> None:
    """Print what has happened since an entry, as far as the seat may know it."""
    steps = list(match.story(seat))
    new = len(list(match.story(seat, since)))
    earlier, told = steps[: len(steps) - new], steps[len(steps) - new :]
    tables = _tables(match.game.name, earlier, told, words)
    for number, step in enumerate(told):
        for fact in step:
            screen.show(words.fact(match.game.name, fact))
        if _complete(tables, number + 1):
            screen.table(tables[number + 1], words)


def _tables(
    game: str, earlier: Sequence[tuple[Fact, ...]], told: Sequence[tuple[Fact, ...]], words: Words
) -> list[Rows]:
    """Return the latest table of points before the first new step, and after each of the new steps."""
    facts = [fact for step in earlier for fact in step]
    tables = [text_renderer(game).table(facts, words)]
    for step in told:
        facts += step
        tables.append(text_renderer(game).table(facts, words))
    return tables


def _complete(tables: list[Rows], at: int) -> bool:
    """Return whether a table is new after this step and gets no more rows in later steps."""
    rows = tables[at]
    if not rows or rows == tables[at - 1]:
        return False
    following = next((later for later in tables[at + 1 :] if later != rows), [])
    return following[: len(rows)] != rows
