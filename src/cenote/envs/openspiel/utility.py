"""What the end of a game is worth to each seat."""

from __future__ import annotations

from cenote.core.game import Result


def returns(result: Result | None, seats: int) -> list[float]:
    """1 for who wins alone, the rest share the loss, and all of it sums to 0; nothing before the end.

    It is a seat's share of the victory, less what everybody has on average, made larger so that a victory is 1. So two
    seats get 1 and -1, or 0 each if they share it.
    """
    if result is None:
        return [0.0] * seats
    return [_utility(seats / len(result.winners) if seat in result.winners else 0, seats) for seat in range(seats)]


def bounds(seats: int) -> tuple[float, float]:
    """The least and the most."""
    return _utility(0, seats), _utility(seats, seats)


def _utility(share: float, seats: int) -> float:
    return (share - 1) / (seats - 1)
