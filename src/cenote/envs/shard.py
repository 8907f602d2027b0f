"""The games of one worker of a batch: arrays in, arrays out, around the compiled loop."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cenote.arena.many import Ended, Many, Setting, played_out
from cenote.core.game import IllegalAction, View
from cenote.core.registry import game
from cenote.envs.observation import Encoder

Ints = NDArray[np.int32]
Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Played:
    """What a batch plays, as it travels to a worker."""

    game: str
    seats: int
    mode: str
    options: tuple[str, ...]
    bots: tuple[str, ...]
    skip_forced: bool

    def setting(self) -> Setting:
        """The same with the rules themselves."""
        return Setting(game(self.game), self.seats, self.mode, self.options, self.bots, self.skip_forced)


class Stepped(NamedTuple):
    """What a step led to: every slot's question; of the games that ended their slots and how they did."""

    asked: Ints
    ended: Ints
    scores: Ints
    rewards: Floats


class Shard:
    """Some slots of a batch; slots are counted from its first."""

    def __init__(self, played: Played, encoder: Encoder | None) -> None:
        self._setting = played.setting()
        self._encoder = encoder
        self._many = Many(self._setting, (), 1)

    def begin(self, numbers: Sequence[int], apart: int) -> Stepped:
        """Set up all games anew, those with these numbers."""
        self._many = Many(self._setting, numbers, apart)
        return self._stepped()

    def step(self, choices: Ints) -> Stepped:
        """Play the n-th legal action in every slot."""
        self._many.step(choices.tolist())
        return self._stepped()

    def step_codes(self, codes: Ints) -> Stepped:
        """Play an action in every slot, by its code; all are known to be legal."""
        self._many.step_codes(codes.tolist())
        return self._stepped()

    def refusal(self, codes: Ints) -> tuple[int, IllegalAction] | None:
        """The first slot where a code is not legal, and the rule against it."""
        listed: list[int] = codes.tolist()
        slot = self._many.illegal(listed)
        if slot < 0:
            return None
        why = self._setting.game.explain(self._many.state(slot), self._many.seat(slot), listed[slot])
        if why is None:
            raise ValueError(f"slot {slot}: {listed[slot]} is not generated, but no rule forbids it")
        return slot, why

    def legal(self) -> Ints:
        """The legal codes of all slots, one after another."""
        return np.array(self._many.legal_everywhere(), np.int32)

    def views(self, slots: Sequence[int]) -> list[View]:
        """What those who are asked in these slots know."""
        return [self._setting.game.view(self._many.state(slot), self._many.seat(slot)) for slot in slots]

    def observations(self) -> Floats:
        """What those who are asked know, as rows of numbers."""
        return self._encoded(self.views(range(len(self._many.numbers))))

    def last_observations(self, seat: int) -> Floats:
        """What a seat knew at the end of the games that ended in this step."""
        return self._encoded([self._setting.game.view(ended.state, seat) for ended in self._many.ended])

    def playouts(self, numbers: Sequence[int]) -> tuple[Ints, Ints]:
        """Whole games at random: the scores of each, and how many of its decisions had a choice."""
        played = [played_out(self._setting, number) for number in numbers]
        scores = np.array([result.scores for _, result in played], np.int32).reshape(-1, self._setting.seats)
        return scores, np.array([decisions for decisions, _ in played], np.int32)

    def _encoded(self, views: list[View]) -> Floats:
        assert self._encoder is not None
        rows = [self._encoder.encode(view) for view in views]
        return np.array(rows, np.float32)

    def _stepped(self) -> Stepped:
        many, ended = self._many, self._many.ended
        return Stepped(
            np.frombuffer(array("i", many.asked), np.int32),
            np.array([end.slot for end in ended], np.int32),
            np.array([end.result.scores for end in ended], np.int32).reshape(-1, self._setting.seats),
            self._rewards(ended),
        )

    def _rewards(self, ended: list[Ended]) -> Floats:
        """Each seat's share of the victory, less what everybody has on average, such that a victory alone is 1."""
        seats = self._setting.seats
        shares = np.zeros((len(ended), seats), np.float32)
        for row, end in enumerate(ended):
            shares[row, list(end.result.winners)] = seats / len(end.result.winners)
        return (shares - 1) / np.float32(seats - 1)
