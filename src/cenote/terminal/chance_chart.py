"""Chart of all seats' chances of winning over a game, drawn in characters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cenote.words import SHAPES

HEIGHT: Final = 9
WIDEST: Final = 72


def draw_chances(line: Sequence[Sequence[float]], width: int) -> list[str]:
    """Return the chart's lines, from 100 % down to 0 %, where the symbol of the higher chance hides the other."""
    across = max(2, min(len(line), width - 6, WIDEST))
    shown = [line[round(at * (len(line) - 1) / (across - 1))] for at in range(across)]
    rows = [[" "] * across for _ in range(HEIGHT)]
    for column, chances in enumerate(shown):
        for seat in sorted(range(len(chances)), key=lambda seat: (chances[seat], -seat)):
            rows[round((1 - chances[seat]) * (HEIGHT - 1))][column] = SHAPES[seat]
    labels = {0: "100", (HEIGHT - 1) // 2: " 50", HEIGHT - 1: "  0"}
    return [f"{labels.get(number, '   ')} │{''.join(row)}".rstrip() for number, row in enumerate(rows)]
