"""Shard of a batch: the games of one worker, with arrays in and out around the compiled loop."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cenote.arena.batch_loop import BatchSettings, EndedGame, GameBatch, play_at_random
from cenote.core.game import IllegalAction, Result, View
from cenote.core.registry import has_part
from cenote.envs.episode import rewards
from cenote.envs.observation import Encoder, encoder

Ints = NDArray[np.int32]
Floats = NDArray[np.float32]


class Stepped(NamedTuple):
    """Result of a step: the packed question of every slot, and the slots and outcomes of the games that ended.

    `illegal` has the broken rule of each ended game, or "" if the game was played to its end.
    """

    asked: Ints
    ended: Ints
    scores: Ints
    rewards: Floats
    winners: NDArray[np.bool_]
    illegal: list[str]


class Shard:
    """Consecutive slots of a batch, numbered from the first of them."""

    def __init__(self, setting: BatchSettings, encoder: Encoder | None) -> None:
        self._setting = setting
        self._encoder = encoder or _own_encoder(setting.name)
        self._many = GameBatch(self._setting, (), 1)

    def begin(self, numbers: Sequence[int], apart: int) -> Stepped:
        """Start the games with the given numbers. The next game of a slot has a number that is `apart` higher."""
        self._many = GameBatch(self._setting, numbers, apart)
        return self._stepped()

    def step(self, choices: Ints) -> Stepped:
        """Play in every slot the legal action with the given index."""
        self._many.step(choices.tolist())
        return self._stepped()

    def step_codes(self, codes: Ints) -> Stepped:
        """Play an action in every slot by its code. An illegal action loses its game."""
        self._many.step_codes(codes.tolist())
        return self._stepped()

    def refusal(self, codes: Ints) -> tuple[int, IllegalAction] | None:
        """Return the first slot with an illegal code and the rule against it, or None if all codes are legal."""
        listed: list[int] = codes.tolist()
        slot = self._many.illegal(listed)
        if slot < 0:
            return None
        why = self._setting.game.explain(self._many.state(slot), self._many.seat(slot), listed[slot])
        if why is None:
            raise ValueError(f"slot {slot}: {listed[slot]} is not generated, but no rule forbids it")
        return slot, why

    def legal(self) -> Ints:
        """Return the legal codes of all slots, one after another."""
        return np.array(self._many.all_legal(), np.int32)

    def views(self, slots: Sequence[int]) -> list[View]:
        """Return the views of the seats to move in the given slots."""
        return [self._setting.game.view(self._many.state(slot), self._many.seat(slot)) for slot in slots]

    def observations(self) -> Floats:
        """Return the encoded views of the seats to move."""
        return self._encoded(self.views(range(len(self._many.asked))))

    def last_observations(self) -> Floats:
        """Return the encoded final views of the games that ended in this step, each for the last seat to move."""
        return self._encoded([self._setting.game.view(end.state, end.seat) for end in self._many.ended])

    def playouts(self, numbers: Sequence[int]) -> tuple[Ints, Ints]:
        """Play a complete random game for each number.

        Return a row of scores for each game, and how many of its decisions had more than one legal action.
        """
        played = [play_at_random(self._setting, number) for number in numbers]
        scores = np.array([result.scores for _, result in played], np.int32).reshape(-1, self._setting.seats)
        return scores, np.array([decisions for decisions, _ in played], np.int32)

    def _encoded(self, views: list[View]) -> Floats:
        assert self._encoder is not None
        width = len(self._encoder.names(self._setting.seats, self._setting.mode))
        return np.array([self._encoder.encode(view) for view in views], np.float32).reshape(-1, width)

    def _stepped(self) -> Stepped:
        ended, seats = self._many.ended, self._setting.seats
        nobody = Result((0,) * seats, ())
        results = [end.result or nobody for end in ended]
        return Stepped(
            np.frombuffer(array("i", self._many.asked), np.int32),
            np.array([end.slot for end in ended], np.int32),
            np.array([result.scores for result in results], np.int32).reshape(-1, seats),
            np.array([_rewards(end, seats) for end in ended], np.float32).reshape(-1, seats),
            np.array([[seat in result.winners for seat in range(seats)] for result in results], np.bool_).reshape(
                -1, seats
            ),
            [end.illegal for end in ended],
        )


def _rewards(end: EndedGame, seats: int) -> list[float]:
    """Return the reward of each seat. A seat that broke a rule gets -1 and the others get 0."""
    return rewards(end.result) if end.result else [-1.0 if seat == end.seat else 0.0 for seat in range(seats)]


def _own_encoder(name: str) -> Encoder | None:
    """Return the game's own encoder, or None. Each process looks it up because functions cannot be sent there."""
    return encoder(name) if has_part(name, "observation") else None
