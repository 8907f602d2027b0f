"""Reachable ends of the route being walked, with the decisions that lead there."""

from __future__ import annotations

from cenote.games.jackal.legal import legal_codes
from cenote.games.jackal.state import JackalState
from cenote.games.jackal.walk import stride


class ReachableEnd:
    """A chest, the steps to it, and the codes of the decisions that lead there."""

    def __init__(self, chest: int, steps: int, codes: list[int]) -> None:
        self.chest = chest
        self.steps = steps
        self.codes = codes


def reachable_ends(state: JackalState) -> list[ReachableEnd]:
    """Return every end that the walking pirate can choose, once for each chest and number of steps."""
    found: list[ReachableEnd] = []
    _explore(state, [], found, set())
    return found


def _explore(state: JackalState, codes: list[int], found: list[ReachableEnd], seen: set[int]) -> None:
    for code in legal_codes(state, state.seat):
        walked = stride(state, code)
        steps = state.steps + walked.steps
        key = ((walked.cell * 128 + walked.cave + 1) * 64 + steps) * 64 + walked.at
        if key in seen:
            continue
        seen.add(key)
        if walked.arrived:
            if not any([stroll.chest == walked.cell and stroll.steps == steps for stroll in found]):
                found.append(ReachableEnd(walked.cell, steps, [*codes, code]))
        else:
            ahead = state.copy()
            ahead.play(state.seat, code)
            _explore(ahead, [*codes, code], found, seen)
