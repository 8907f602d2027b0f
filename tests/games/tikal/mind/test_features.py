"""What the learned judge sees: documented, whole numbers, the same whatever the seats are called."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import pairwise
from random import Random

from cenote.core.game import CHANCE
from cenote.games.tikal.board import ASCENDING, NEIGHBOUR, SIDES, SPACE, SPACES
from cenote.games.tikal.game import TIKAL
from cenote.games.tikal.mind.distances import BEYOND, FAR, Forces, distances
from cenote.games.tikal.mind.features import COUNT, MEANING, NAMES, STAGES, features, stage
from cenote.games.tikal.state import TikalState


def wandering(seats: int, mode: str, every: int, seed: int = 1) -> Iterator[TikalState]:
    """Every so many-th position of a game at random."""
    rng = Random(seed)
    state = TIKAL.new(seats, mode)
    steps = 0
    while actors := state.actors():
        steps += 1
        if steps % every == 0:
            yield state
        codes = [code for code, _ in state.odds()] if actors[0] == CHANCE else state.legal(actors[0])
        state.play(actors[0], rng.choice(codes))


def seen(state: TikalState, seat: int) -> dict[str, int]:
    return dict(zip(NAMES, features(state)[seat * COUNT : (seat + 1) * COUNT], strict=True))


def test_every_feature_is_named_and_explained() -> None:
    assert all(MEANING.values())
    assert len(features(TIKAL.new(3))) == 3 * len(MEANING)


def renamed(state: TikalState) -> TikalState:
    """The same position where seat 0 is called 1, and so on; the last one is called 0."""
    turned = state.copy()
    seats = state.seats
    for mine in (turned.scores, turned.supply, turned.leaders, turned.guards_left, turned.crowd, turned.singles):
        mine.insert(0, mine.pop())
    turned.posts.insert(0, turned.posts.pop())
    turned.workers = turned.workers[-SPACES:] + turned.workers[:-SPACES]
    turned.treasures = turned.treasures[-8:] + turned.treasures[:-8]
    turned.camps = [(owner + 1) % seats if owner >= 0 else owner for owner in state.camps]
    turned.guards = [(owner + 1) % seats if owner >= 0 else owner for owner in state.guards]
    turned.queue = [(seat + 1) % seats for seat in state.queue]
    turned.seat = (state.seat + 1) % seats
    turned.drawer = (state.drawer + 1) % seats if state.drawer >= 0 else state.drawer
    turned.bidder = (state.bidder + 1) % seats if state.bidder >= 0 else state.bidder
    turned.waiting = sum(1 << (seat + 1) % seats for seat in range(seats) if state.waiting >> seat & 1)
    return turned


def test_seats_are_seen_alike_whatever_they_are_called() -> None:
    for mode in ("basic", "auction"):
        for state in wandering(3, mode, 60):
            before, after = features(state), features(renamed(state))
            assert after == before[-COUNT:] + before[:-COUNT]
            assert stage(renamed(state), 0) == stage(state, 2)


def test_the_same_in_plain_and_compiled_python() -> None:
    """The digest was taken in plain Python."""
    numbers = [
        number for mode in ("basic", "auction") for state in wandering(4, mode, 50) for number in features(state)
    ]
    assert hashlib.sha256(repr(numbers).encode()).hexdigest()[:16] == "0986b1d35db7522f"


def test_stages_are_those_that_there_are() -> None:
    found = {stage(state, seat) for state in wandering(2, "basic", 5) for seat in range(2)}
    assert found <= set(range(-1, STAGES))
    assert {0, 1, 2, 3, 5, 8, 11, 9} <= found


def shortest(state: TikalState, origin: int) -> list[int]:
    """What walks from a space cost, found by trying everything until nothing gets better."""
    cost = [0 if space == origin and state.hexes[space] >= 0 else FAR for space in range(SPACES)]
    for _ in range(SPACES):
        for way, toll in enumerate(state.tolls):
            here, beyond = way // SIDES, NEIGHBOUR[way // SIDES * SIDES + ASCENDING[way % SIDES]]
            if toll and cost[here] + toll < cost[beyond]:
                cost[beyond] = cost[here] + toll
    return cost


def test_distances_grow_with_the_board_and_are_the_shortest() -> None:
    states = [state.copy() for state in wandering(2, "basic", 40)]
    for before, after in pairwise(states):
        distances(before)
        after.far, after.surveyed = before.far, before.surveyed
        for origin in (SPACE["a5"], SPACE["b5"], SPACE["c3"]):
            assert distances(after)[origin * SPACES :][:SPACES] == shortest(after, origin)


def test_strength_has_a_price() -> None:
    """From the base camp to a4 it is 2 points and 1 to enter: so much for a worker, and for the leader who counts 3."""
    force = Forces(TIKAL.new(2), 0)
    force.muster(SPACE["a4"])
    assert [force.price(need) for need in (1, 2, 3, 4, 5, 6, 7)] == [3, 3, 3, 6, 9, BEYOND, BEYOND]
