"""Evaluation of a position of Jackal for a seat, in coins."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from cenote.core.game import State
from cenote.games.jackal.cards import KINDS, MARK
from cenote.games.jackal.islands import Island
from cenote.games.jackal.position import LANDED, LAYING, NOTHING, OPENING, THROWING, landed
from cenote.games.jackal.route import Solver, best_routes, ends, exits, next_move, price
from cenote.games.jackal.scoring import ladder
from cenote.games.jackal.state import JackalState

RIVAL: Final = 0.3
"""Expected loss on a chest for each other pirate ashore."""
STEP: Final = 0.04
"""Additional loss for each rival and step, because a longer route is overtaken more easily."""
CARD: Final = 0.22
"""Value of a card in hand for later islands, up to `ENOUGH` cards."""
ENOUGH: Final = 9
REFILL: Final = 5
AHEAD: Final = 0.5
"""The part of the expected gain on the next island that counts already."""
THROWN: Final = 0.15
"""Value of each mark thrown by a pirate who is ashore."""


def worth(state: State, seat: int) -> float:
    """Return the seat's coins plus its expected gains on this island and on later ones."""
    assert isinstance(state, JackalState)
    coins = state.extra_coins[seat] if state.extra else state.coins[seat]
    return coins + _promise(state, seat) + _later(state, seat)


def _promise(state: JackalState, seat: int) -> float:
    """Return the expected gain of the seat on the current island."""
    if state.announced[seat] != LANDED:
        return 0.0
    rivals = bin(landed(state)).count("1") - 1 + 0.5 * state.announced.count(0)
    if state.phase == OPENING:
        return _opening(state, seat, rivals)
    if state.phase == THROWING or state.ready >> seat & 1:
        found = [(end.coins, end.steps) for end in ends(state.here(), state.routes[seat])]
        return _best(found, rivals) + THROWN * len(state.throws[seat])
    hand = tuple(state.hands[seat * KINDS : (seat + 1) * KINDS])
    laid = tuple(state.routes[seat])
    open_cost = 0.001 * len(laid) if state.phase == LAYING else 0.0
    return _reach(state.here(), hand, laid, rivals) - open_cost


def _best(found: list[tuple[int, int]], rivals: float) -> float:
    return max([_value(coins, steps, rivals) for coins, steps in found], default=0.0)


def _value(coins: int, steps: int, rivals: float) -> float:
    return max(0.05, coins - rivals * RIVAL - rivals * STEP * steps)


@lru_cache(maxsize=50_000)
def _reach(island: Island, hand: tuple[int, ...], laid: tuple[int, ...], rivals: float) -> float:
    return _best([(route.coins, route.steps) for route in best_routes(island, list(hand), laid)], rivals)


def _opening(state: JackalState, seat: int, rivals: float) -> float:
    """Return the expected gain of a seat during the opening of routes."""
    mine = [route for route in state.reveal if route.seat == seat]
    if mine and mine[0].chest == NOTHING:
        return 0.0
    if mine:
        place = [route.seat for route in ladder(state, mine[0].chest)].index(seat)
        return max(0.0, state.here().coins[mine[0].chest] - place)
    if state.seat != seat:
        return _best([(end.coins, end.steps) for end in ends(state.here(), state.routes[seat])], rivals)
    return max([_arrival(state, seat, chest, steps) for chest, steps in _arrivals(state)], default=0.0)


def _arrival(state: JackalState, seat: int, chest: int, steps: int) -> float:
    """Return the gain of a chest behind the seats that are already there with no more steps."""
    ahead = [r for r in state.reveal if r.chest == chest and r.steps + r.marks <= steps + state.marks[seat]]
    return max(0.0, state.here().coins[chest] - len(ahead)) - STEP * steps / 10


def _arrivals(state: JackalState) -> list[tuple[int, int]]:
    """Return the chests that the pirate under way can still choose, each with its steps."""
    island, cards = state.here(), state.routes[state.seat]
    solver = Solver(island, cards)
    begin = [state.cell] if state.cave == NOTHING else exits(island, state.cave)
    open_ = [(state.at, cell, state.steps) for cell in begin]
    found: list[tuple[int, int]] = []
    while open_:
        at, cell, steps = open_.pop()
        if island.coins[cell]:
            found.append((cell, steps))
        elif solver.reaches(at, cell):
            for _, entered in solver.ways(at, cell):
                for stand in solver.caves(next_move(cards, at) + 1, entered):
                    open_.append((next_move(cards, at) + 1, stand, steps + price(island, entered)))
    return found


def _later(state: JackalState, seat: int) -> float:
    """Return the value of the hand for later islands.

    Outside the Archipelago, hands are refilled to five, so that mainly the cards above five count (J8.1).
    """
    if state.extra or (not state.ahead and not state.archipelago):
        return 0.0
    hand = state.hands[seat * KINDS : (seat + 1) * KINDS]
    size = sum(hand)
    floor = 0 if state.archipelago else REFILL
    kept = CARD * max(0, min(size, ENOUGH) - floor) + 0.1 * hand[MARK]
    if not state.ahead or size < floor:
        return kept
    return kept + AHEAD * _reach(state.box.islands[state.ahead[0]], tuple(hand), (), 1.0)
