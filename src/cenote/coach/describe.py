"""Descriptions of turns: grouping of actions into steps as people see them, and words for each step."""

from __future__ import annotations

from collections.abc import Sequence

from cenote.core.game import Game, Offer, State
from cenote.words import Words


def steps(game: Game, state: State, seat: int, codes: Sequence[int]) -> tuple[Offer, ...]:
    """Return a turn as steps, some of which combine actions, up to a reveal, a draw or another seat's turn."""
    found: list[Offer] = []
    ahead, left = state.copy(), list(codes)
    while left and seat in ahead.actors():
        offer = _longest(game, ahead, seat, left)
        found.append(offer)
        for code in left[: offer.steps]:
            opens = ahead.reveals(seat, code)
            ahead.play(seat, code)
        if opens:
            break
        left = left[offer.steps :]
    return tuple(found)


def _longest(game: Game, state: State, seat: int, codes: Sequence[int]) -> Offer:
    """Return the offer that covers the most of the next actions."""
    best = Offer(game.actions.texts[codes[0]], game.intent(state, seat, codes[0]))
    for offer in game.offers(state, seat):
        if best.steps <= offer.steps <= len(codes) and game.actions.read(offer.action) == list(codes[: offer.steps]):
            best = offer
    return best


def describe_turn(words: Words, game: str, turn: Sequence[Offer]) -> list[str]:
    """Describe a turn in the user's language, step by step."""
    return [words.intent(game, offer) for offer in turn]
