"""What to bid for a turn in the auction game (T14)."""

from __future__ import annotations

from cenote.games.tikal.codes import BID_0, PASS_CODE
from cenote.games.tikal.mind.judge import Judge
from cenote.games.tikal.play import TikalState
from cenote.games.tikal.rules import perform


def answer(judge: Judge, state: TikalState, seat: int) -> int:
    """A point more than the highest bid, or to pass."""
    more = BID_0 + state.bid + 1
    if state.bid >= state.scores[seat]:
        return PASS_CODE
    return more if _worth(judge, state, seat, more) > _worth(judge, state, seat, PASS_CODE) else PASS_CODE


def _worth(judge: Judge, state: TikalState, seat: int, code: int) -> float:
    ahead = state.copy()
    perform(ahead, code)
    return judge.worth(ahead, seat)
