"""Beam search for complete turns of a seat, action point by action point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cenote.core.standing import StopSearch, never_stop
from cenote.games.tikal.action_arrays import END_CODE, FIND_0, FIRST, KIND, PICK, PLACE, RECOVER, SECOND, WALK
from cenote.games.tikal.bits import bit
from cenote.games.tikal.board import TURN_AP
from cenote.games.tikal.mind.candidate_moves import candidate_moves
from cenote.games.tikal.mind.cheapest_paths import Paths
from cenote.games.tikal.mind.evaluator import Evaluator
from cenote.games.tikal.mind.expected_treasure import typical_treasure
from cenote.games.tikal.mind.search_node import NO_FIND, SearchNode
from cenote.games.tikal.mind.zobrist import hash_after, hash_after_find
from cenote.games.tikal.position import PICKING, PLACING, Position
from cenote.games.tikal.rules import perform
from cenote.games.tikal.state import TikalState

_PLACING_STAGE: Final = TURN_AP + 1
_PICKING_STAGE: Final = TURN_AP + 2

WEIGHTS: Final[list[int]] = [1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6, 6, 6]
"""The share of the nodes for each stage. Nodes that are dropped early cannot return."""


class TurnSearch:
    """Search for turns of one seat with a limited number of nodes, which are evaluated positions.

    Lines are compared only with lines that have as many action points left, so that none looks better for having spent
    less. Every stage, from picking a hex down to the last point, may use its share of the remaining nodes.
    """

    def __init__(self, judge: Evaluator, seat: int, nodes: int, stop: StopSearch = never_stop) -> None:
        self.used = 0
        """The number of positions evaluated so far."""
        self.unseen: i64 = 0
        """The spaces that are ignored in this turn, as bits."""
        self._judge = judge
        self._seat = seat
        self._nodes = nodes
        self._stop = stop
        self._seen: set[int] = set()
        self._stages: list[list[SearchNode]] = []
        self._ends: list[SearchNode] = []

    def turns(self, state: TikalState) -> list[SearchNode]:
        """Return the nodes at the end of the turn, the best first. There is at least one."""
        self._seen = {0}
        self._stages = [[] for _ in range(_PICKING_STAGE + 1)]
        self._ends = []
        self._ahead = state.copy()
        first = _stage(state)
        self._stages[first].append(SearchNode(None, 0, NO_FIND, 0.0, 0.0, 0, Paths(), state))
        for stage in range(first, -1, -1):
            self._explore(stage)
        self._ends.sort(key=_worth, reverse=True)
        return self._ends

    def _explore(self, stage: int) -> None:
        """Follow the best lines that have reached this stage, and always at least one so that a turn is found."""
        lines = self._stages[stage]
        lines.sort(key=_worth, reverse=True)
        left = max(0, self._nodes - self.used)
        limit = self.used + left * WEIGHTS[stage] // sum(WEIGHTS[: stage + 1])
        for number, line in enumerate(lines):
            if number and (self.used >= limit or self._stop()):
                break
            self._follow(line)
        self._stages[stage] = []

    def _follow(self, line: SearchNode) -> None:
        state = line.state()
        self._judge.prepare(state)
        if state.phase != PLACING and state.phase != PICKING:
            self._ends.append(self._judged(line, state, [END_CODE], line.mark))
        for codes in candidate_moves(state, line.paths):
            if not self.unseen or not self._overlooked(codes[-1]):
                self._try(line, state, codes)

    def _overlooked(self, code: int) -> bool:
        """Return whether a move leads to an ignored space. Picking and placing a hex are never overlooked."""
        if KIND[code] == PLACE or KIND[code] == PICK:
            return False
        return self.unseen & bit(SECOND[code] if KIND[code] == WALK else FIRST[code]) != 0

    def _try(self, line: SearchNode, state: TikalState, codes: list[int]) -> None:
        """Evaluate the position after one more move, unless another line has already reached it."""
        mark: i64 = line.mark
        for code in codes:
            mark = hash_after(mark, state, code)
        if mark in self._seen:
            return
        self._seen.add(mark)
        if KIND[codes[0]] == RECOVER:
            new = self._recovered(line, state, codes[0], mark)
        else:
            new = self._judged(line, state, codes, mark)
        self._stages[_stage(self._ahead)].append(new)

    def _judged(self, line: SearchNode, state: TikalState, codes: list[int], mark: i64) -> SearchNode:
        ahead = self._ahead
        ahead.copy_from(state)
        for code in codes:
            perform(ahead, code)
        self.used += 1
        worth = self._judge.worth(ahead, self._seat) - line.luck
        paths = Paths() if KIND[codes[0]] == PLACE else line.paths
        before = line
        for code in codes[:-1]:
            before = SearchNode(before, code, NO_FIND, worth, line.luck, mark, paths)
        return SearchNode(before, codes[-1], NO_FIND, worth, line.luck, mark, paths)

    def _recovered(self, line: SearchNode, state: TikalState, code: int, mark: i64) -> SearchNode:
        """Continue with a typical wafer, but value the line at the average of all wafers."""
        ahead = self._ahead
        ahead.copy_from(state)
        perform(ahead, code)
        find = typical_treasure(self._judge, ahead, self._seat)
        self.used += find.judged
        perform(ahead, FIND_0 + find.kind)
        luck = line.luck + find.worth - find.mean
        return SearchNode(
            line, code, find.kind, find.worth - luck, luck, hash_after_find(mark, self._seat, find.kind), line.paths
        )


def _stage(table: Position) -> int:
    if table.phase == PICKING:
        return _PICKING_STAGE
    return _PLACING_STAGE if table.phase == PLACING else table.ap


def _worth(line: SearchNode) -> float:
    return line.worth
