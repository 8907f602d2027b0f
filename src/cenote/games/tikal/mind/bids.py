"""Bidding in the auction game (T14), up to the price at which having the turn is no longer an advantage."""

from __future__ import annotations

from typing import Final

from cenote.core.standing import StopSearch, never_stop
from cenote.games.tikal.action_arrays import BID_0, PASS_CODE
from cenote.games.tikal.bits import bit
from cenote.games.tikal.mind.evaluator import Evaluator
from cenote.games.tikal.mind.search import TurnSearch
from cenote.games.tikal.position import ACTING, BIDDING, NOBODY, PICKING, PLACING, SCORING
from cenote.games.tikal.state import TikalState

REMEMBERED: Final = 32
"""The size of the cache of outcomes, of which an auction has few and needs each repeatedly."""


class BidOption:
    """A raise or a pass, with its value and the expected outcome."""

    def __init__(self, code: int, worth: float, outcome: TikalState) -> None:
        self.code = code
        self.worth = worth
        self.outcome = outcome


class Bidder:
    """Bidder that plays out two turns in both orders, its own and a rival's, and compares the outcomes at a price."""

    def __init__(self, judge: Evaluator, nodes: int, stop: StopSearch = never_stop) -> None:
        self._judge = judge
        self._nodes = nodes
        self._stop = stop
        self._known: dict[tuple[bytes, int], TikalState] = {}

    def answers(self, state: TikalState, seat: int) -> list[BidOption]:
        """Return the raise and the pass, the better one first, or only the pass if the seat cannot pay more."""
        rival = _rival(state, seat)
        passing = self._passing(state, seat, rival)
        if state.bid >= state.scores[seat]:
            return [passing]
        bid = state.bid + 1
        bidding = self._answer(BID_0 + bid, seat, paid(self._first(state, seat, rival), seat, bid))
        return [bidding, passing] if bidding.worth > passing.worth else [passing, bidding]

    def _passing(self, state: TikalState, seat: int, rival: int) -> BidOption:
        """Return the pass with its value. Without bids, the first seat to pass gets the turn for free (T14.5)."""
        if state.first_pass != NOBODY and state.bidders == bit(seat):
            return self._answer(PASS_CODE, seat, self._first(state, state.first_pass, seat))
        theirs, ours = self._first(state, rival, seat), self._first(state, seat, rival)
        if state.bid:
            return self._answer(PASS_CODE, seat, paid(theirs, rival, state.bid))
        bought = paid(theirs, rival, 1)
        free = state.first_pass == NOBODY and self._judge.worth(bought, rival) <= self._judge.worth(ours, rival)
        return self._answer(PASS_CODE, seat, ours if free else bought)

    def _answer(self, code: int, seat: int, outcome: TikalState) -> BidOption:
        return BidOption(code, self._judge.worth(outcome, seat), outcome)

    def _first(self, state: TikalState, seat: int, other: int) -> TikalState:
        """Return the position after a free turn of `seat` and then one of `other`, from the cache if possible."""
        begin = granted(state, seat)
        auction = (begin.key(), other)
        if auction not in self._known:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            ahead = self._played(begin)
            if ahead.phase == BIDDING and ahead.waiting & bit(other):
                ahead = self._played(granted(ahead, other))
            self._known[auction] = ahead
        return self._known[auction]

    def _played(self, state: TikalState) -> TikalState:
        """Play quick turns until something must be drawn or bid for."""
        while state.phase in (PICKING, PLACING, ACTING, SCORING):
            state = TurnSearch(self._judge, state.seat, self._nodes, self._stop).turns(state)[0].state()
        return state


def _rival(state: TikalState, seat: int) -> int:
    """Return the seat that gets the turn if this one does not: the highest bidder, or the next to bid."""
    if state.bidder != NOBODY and state.bidder != seat:
        return state.bidder
    for step in range(1, state.seats):
        other = (seat + step) % state.seats
        if state.waiting & bit(other):
            return other
    raise ValueError(f"nobody bids against seat {seat}")


def granted(state: TikalState, seat: int) -> TikalState:
    """Return the position in which the seat gets the turn for free."""
    ahead = state.copy()
    ahead.phase = PICKING
    ahead.seat = seat
    ahead.bidders = 0
    ahead.bid = 0
    ahead.bidder = ahead.first_pass = NOBODY
    return ahead


def paid(state: TikalState, seat: int, points: int) -> TikalState:
    """Return the position after the seat has paid for its turn."""
    ahead = state.copy()
    ahead.scores[seat] -= points
    return ahead
