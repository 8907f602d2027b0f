"""Held packs: the packs that a seat has held in the draft, reconstructed from the log."""

from __future__ import annotations

from cenote.games.jackal.cards import KINDS
from cenote.games.jackal.position import KEPT, PACKED, Position


def held_packs(table: Position, seat: int) -> tuple[tuple[int, ...], ...]:
    """Return the pack that the seat held in each step of the draft since the last discard of all hands."""
    packs = [[0] * KINDS for _ in range(table.seats)]
    seen: list[tuple[int, ...]] = []
    steps = 0
    for what, owner, card in table.log:
        if what == PACKED:
            packs[owner][card] += 1
        elif what == KEPT:
            if steps % table.seats == 0:
                seen.append(tuple(_held(packs, seat, steps // table.seats)))
            _held(packs, owner, steps // table.seats)[card] -= 1
            steps += 1
    pack = _held(packs, seat, steps // table.seats)
    if sum(pack) and not table.to_show:
        seen.append(tuple(pack))
    return tuple(seen)


def _held(packs: list[list[int]], seat: int, step: int) -> list[int]:
    """Return the pack that a seat holds after the packs were passed left that many times."""
    return packs[(seat - step) % len(packs)]
