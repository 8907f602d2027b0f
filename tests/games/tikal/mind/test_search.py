"""The search for whole turns: what it finds, and that it keeps to its nodes."""

from __future__ import annotations

from random import Random

import pytest

from cenote.games.tikal.action_arrays import END_CODE
from cenote.games.tikal.game import TIKAL
from cenote.games.tikal.mind.candidate_moves import candidate_moves
from cenote.games.tikal.mind.cheapest_paths import Paths
from cenote.games.tikal.mind.evaluator import Evaluator
from cenote.games.tikal.mind.search import TurnSearch
from cenote.games.tikal.mind.zobrist import hash_after
from cenote.games.tikal.position import ACTING
from cenote.games.tikal.rules import perform
from cenote.games.tikal.state import TikalState
from tests.games.tikal.support import position

MOST_MOVES = 400
"""No position has more: by so many nodes a search may overdraw in each of its stages, whose best line it follows."""


def texts(codes: list[int]) -> list[str]:
    return [TIKAL.actions.texts[code] for code in codes]


def placed(seed: int, turns: int = 8) -> TikalState:
    """A position somewhere in a random game in which a hex is to be laid."""
    rng = Random(seed)
    state = TIKAL.new(2)
    while turns:
        actor = state.actors()[0]
        state.play_nth(actor, int(rng.random() * state.legal_count(actor)))
        turns -= state.hand >= 0 and not state.queue and state.drawer < 0
    return state


def test_the_last_turn_takes_the_temple_that_can_be_taken() -> None:
    """Two steps to the temple and five more levels of worth: nothing else scores in the last turn of the game."""
    table = position("phase scoring\nrounds 3\na4 a4 value 5 workers 1 2\nscores 0 3", seats=2)
    table.state.bag = 0
    turn = TurnSearch(Evaluator(), 0, 2_000).turns(table.state)[0]
    assert turn.state().scores[0] > 0
    assert texts(turn.certain())[-1] == "end"


@pytest.mark.parametrize("nodes", [1, 300, 2_000])
def test_a_search_keeps_to_its_nodes(nodes: int) -> None:
    state = placed(3)
    search = TurnSearch(Evaluator(), state.seat, nodes)
    turns = search.turns(state)
    assert search.used <= nodes + 11 * MOST_MOVES
    assert turns[0].worth == max(line.worth for line in turns)


def test_moves_go_to_a_place_in_the_cheapest_way_of_those_that_come_to_the_same() -> None:
    camps = 0
    for seed in range(12):
        state = placed(seed, turns=20)
        while state.phase != ACTING or state.ap < 10:
            actor = state.actors()[0]
            state.play_nth(actor, int(Random(seed).random() * state.legal_count(actor)))
        camps += len(state.posts[state.seat]) - 1
        left: dict[int, int] = {}
        for codes in candidate_moves(state, Paths()):
            mark, ahead = 0, state.copy()
            for code in codes:
                mark = hash_after(mark, ahead, code)
                perform(ahead, code)
            assert ahead.ap <= left.setdefault(mark, ahead.ap), texts(codes)
    assert camps


def test_more_nodes_find_no_worse_a_turn() -> None:
    state = placed(5)
    few, many = (TurnSearch(Evaluator(), state.seat, nodes).turns(state)[0].worth for nodes in (100, 4_000))
    assert many >= few


def test_who_is_stopped_has_a_turn_at_once() -> None:
    state = placed(4)
    search = TurnSearch(Evaluator(), state.seat, 100_000, lambda: True)
    assert search.turns(state)[0].certain()[-1] == END_CODE
    assert search.used <= 12 * MOST_MOVES


def test_turns_are_legal_and_lead_where_they_say() -> None:
    state = placed(6)
    for line in TurnSearch(Evaluator(), state.seat, 500).turns(state)[:10]:
        ahead = state.copy()
        for code in line.certain():
            assert code in ahead.legal(state.seat)
            ahead.play(state.seat, code)
        if line.luck == 0.0 and ahead.actors() != (-1,):
            assert ahead.key() == line.state().key()


def test_marks_are_equal_where_positions_are() -> None:
    """Over a random walk of single actions: the same position, whatever led to it, has the same mark."""
    table = position("a4 a4 value 3 workers 0 2\nb5 b5 value 2 workers 0 1")
    seen: dict[int, bytes] = {}
    frontier = [(0, table.state)]
    for mark, state in frontier:
        for code in state.legal(0):
            if code == END_CODE:
                continue
            ahead = state.copy()
            ahead.play(0, code)
            new = hash_after(mark, state, code)
            plain = _without_points(ahead)
            assert seen.setdefault(new, plain) == plain
            if len(frontier) < 60:
                frontier.append((new, ahead))
    assert len(set(seen.values())) == len(seen)


def _without_points(state: TikalState) -> bytes:
    bare = state.copy()
    bare.ap = 0
    return bare.key()
