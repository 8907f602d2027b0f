"""Judgement of a turn against the best one found, given what its seat knew when the turn began."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from cenote.bots.mind import Mind
from cenote.coach.win_chance import WORLDS, drawn, ended, follow, mean
from cenote.core.game import CHANCE, Game, State, View
from cenote.core.standing import Standing

FOUND: Final = 2
"""The number of best turns found with which the played one is compared."""

REST: Final = 0.25
"""The share of the search for the rest of a turn after a draw within it, for the played turn and the better one."""


class JudgedTurn(NamedTuple):
    """The best turn found, and the chances after it and after the played one, equal if none was better."""

    better: tuple[int, ...]
    played_chances: tuple[float, ...]
    better_chances: tuple[float, ...]

    @property
    def worth(self) -> tuple[float, ...]:
        """What the choice gained for every seat, which is never positive for the seat that chose."""
        pairs = zip(self.played_chances, self.better_chances, strict=True)
        return tuple(played - better for played, better in pairs)


def judge(game: Game, mind: Mind, view: View, played: Sequence[int], seed: str, share: float) -> JudgedTurn:
    """Compare a turn with the best ones found, in the same sampled worlds, with the same draws, to the same point."""
    seat = view.seat
    assert seat is not None
    found = mind.turns(view, Random(seed), FOUND, share)
    world = game.imagine(view, Random(seed))
    turns = dict.fromkeys([tuple(played), *(follow(world.copy(), seat, turn.codes) for turn in found)])
    chances = {turn: _after(game, mind, view, turn, seed, share).chances for turn in turns}
    best = max(turns, key=lambda turn: chances[turn][seat])
    return JudgedTurn(best, chances[tuple(played)], chances[best])


def _after(game: Game, mind: Mind, view: View, turn: Sequence[int], seed: str, share: float) -> Standing:
    """Return the standing after a turn, averaged over sampled worlds that are possible for the seat.

    If the first two worlds look the same to the seat, nothing was revealed or drawn, and the mind's average is enough.
    """
    assert view.seat is not None
    seen: list[View] = []
    standings: list[Standing] = []
    for number in range(WORLDS):
        rng = Random(f"{seed}/{number}")
        world = game.imagine(view, rng)
        follow(world, view.seat, turn)
        at_end = _finished(game, mind, world, view.seat, rng, REST * share)
        seen.append(game.view(at_end, view.seat))
        if number == 1 and seen[0] == seen[1]:
            break
        standings.append(ended(at_end) or mind.standing(seen[-1], rng))
        if at_end is world and not game.secrets:
            break
    return mean(standings)


def _finished(game: Game, mind: Mind, world: State, seat: int, rng: Random, share: float) -> State:
    """Finish a turn that goes on after a draw: draw at random, then play the best continuation that is found."""
    if world.actors() != (CHANCE,):
        return world
    ahead = drawn(world, rng)
    if ahead.actors() != (seat,):
        return world
    rest = mind.turns(game.view(ahead, seat), rng, 1, share)
    follow(ahead, seat, rest[0].codes)
    return ahead
