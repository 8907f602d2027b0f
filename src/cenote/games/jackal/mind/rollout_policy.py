"""Rollout policy, which rates choices from the seat's own cards and the open ones, and plays all playouts."""

from __future__ import annotations

from typing import Final

from cenote.games.jackal.actions import DONE, KEEP_0, LAND, LAY_0, PASS, READY, TAKE_0, TAKE_DECK, THROW_0
from cenote.games.jackal.cards import KINDS, MARK
from cenote.games.jackal.mind.hand_values import HandValues, gain
from cenote.games.jackal.mind.packed_hands import added, packed
from cenote.games.jackal.mind.random_streams import RandomStreams
from cenote.games.jackal.mind.reachable_ends import ReachableEnd, reachable_ends
from cenote.games.jackal.mind.route_plans import deck_take, landing, route_plans
from cenote.games.jackal.position import ANNOUNCING, LANDED, LAYING, OPENING, TAKING, THROWING
from cenote.games.jackal.route import best_routes
from cenote.games.jackal.state import JackalState

WAVER: Final = 0.25
"""Maximum noise on the other seats' preferences, in coins."""
MARKED: Final = 0.45
"""Value of a mark against a pirate who would reach a chest no later, judged by route lengths."""
HELD_BACK: Final = 0.2
"""Value of keeping a mark in the Archipelago. In the basic game, another card is drawn for a thrown one."""
SURE: Final = 0.03
"""Additional value of a known card."""
_WHIMS: Final = 7
"""The random stream for the preferences of seat 0, followed by those of the other seats."""


class Option:
    """A complete choice as codes, and its estimated value in coins."""

    def __init__(self, codes: list[int], worth: float) -> None:
        self.codes = codes
        self.worth = worth


def options(state: JackalState, seat: int, known: HandValues) -> list[Option]:
    """Return the choices of a seat with their estimated values."""
    phase = state.phase
    if phase == LAYING and state.routes[seat]:
        return _continued(state, seat)
    if phase == LAYING:
        return [Option(laid(plan.cards), plan.worth) for plan in route_plans(state, seat, known)]
    if phase == ANNOUNCING:
        return [Option([PASS], 0.0), Option([LAND], landing(state, seat, known))]
    if phase == TAKING:
        return _takes(state, packed(state.hands, seat), known)
    if phase == THROWING:
        return _throws(state, seat)
    if phase == OPENING:
        return [Option(stroll.codes, _paid(state, stroll)) for stroll in reachable_ends(state)]
    return _keeps(state, seat, known)


def laid(cards: list[int]) -> list[int]:
    """Return the codes that lay and close a route."""
    return [LAY_0 + card for card in cards] + [READY]


def _continued(state: JackalState, seat: int) -> list[Option]:
    """Return the continuations of a route that has begun, and the choice to close it."""
    lies = tuple(state.routes[seat])
    hand = state.hands[seat * KINDS : (seat + 1) * KINDS]
    found = [Option([READY], 0.0)]
    for best in best_routes(state.here(), hand, lies):
        found.append(Option(laid(list(best.cards[len(lies) :])), gain(best.coins, best.steps, 1.0)))
    return found


def _takes(state: JackalState, hand: int, known: HandValues) -> list[Option]:
    found = [Option([TAKE_DECK], deck_take(state, hand, known))]
    for kind in range(KINDS):
        if state.market[kind]:
            found.append(Option([TAKE_0 + kind], known.later(state, added(hand, kind)) + SURE))
    return found


def _throws(state: JackalState, seat: int) -> list[Option]:
    """Return the choices to throw no mark, or one at a target that the seat has not thrown at yet."""
    found = [Option([DONE], 0.0)]
    if not state.hands[seat * KINDS + MARK]:
        return found
    ashore = state.announced[seat] == LANDED
    mine = len(state.routes[seat])
    kept = HELD_BACK if state.archipelago and state.ahead else 0.0
    for target in range(state.seats):
        if target != seat and state.announced[target] == LANDED and target not in state.throws[seat]:
            near = ashore and 0 < len(state.routes[target]) <= mine
            found.append(Option([THROW_0 + target], (MARKED if near else 0.05) - kept))
    return found


def _paid(state: JackalState, stroll: ReachableEnd) -> float:
    """Return the gain of an end against the routes opened so far, less a little for each step."""
    steps = stroll.steps + state.marks[state.seat]
    worth = state.here().coins[stroll.chest] - 0.02 * steps
    for other in state.reveal:
        if other.chest == stroll.chest and other.steps + other.marks <= steps:
            worth -= 1.0
    return worth


def _keeps(state: JackalState, seat: int, known: HandValues) -> list[Option]:
    """Return the choices of the draft, each with the value of the hand with that card on the open islands."""
    hand = packed(state.hands, seat)
    row = [state.island, *state.ahead]
    left = sum(state.packs[seat * KINDS : (seat + 1) * KINDS]) - 1
    found: list[Option] = []
    for kind in range(KINDS):
        if state.packs[seat * KINDS + kind]:
            found.append(Option([KEEP_0 + kind], known.drafted(row, added(hand, kind), left)))
    return found


def best_option(found: list[Option]) -> Option:
    """Return the option with the highest value, or the first of equal ones."""
    best = found[0]
    for option in found:
        if option.worth > best.worth:
            best = option
    return best


def act(state: JackalState, seat: int, known: HandValues, chance: RandomStreams, me: int) -> None:
    """Play the preferred choice of a seat, with noise unless it is the seat `me`."""
    found = options(state, seat, known)
    if len(found) > 1 and seat != me:
        for option in found:
            option.worth += WAVER * chance.part(_WHIMS + seat)
    for code in best_option(found).codes:
        state.play(seat, code)
