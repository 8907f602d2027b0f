"""Batch stepper, which runs many games at once on all cores, with arrays in and out."""

from __future__ import annotations

import os
import weakref
from collections.abc import Iterable, Sequence
from itertools import chain, pairwise
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from cenote.arena.batch_loop import ANY_SEAT, SEATS_SPAN, BatchSettings
from cenote.bots.contract import bots_for, can_play
from cenote.bots.custom import is_custom
from cenote.core.game import IllegalAction, View, checked_settings
from cenote.core.registry import MissingPart, game, has_part
from cenote.envs.observation import Encoder
from cenote.envs.shard import Floats, Ints, Stepped
from cenote.envs.workers import Workers

Numbers = NDArray[np.integer[Any]]


class IllegalInSlot(IllegalAction):
    """Error for an illegal action in one slot of a batch, raised before anything is played in any slot."""

    def __init__(self, slot: int, refusal: IllegalAction) -> None:
        super().__init__(refusal.rule, refusal.why)
        self.slot = slot

    def __str__(self) -> str:
        return f"slot {self.slot}: {super().__str__()}"


class Batch:
    """Many games of one kind in parallel slots, each waiting for a decision.

    The batch makes all draws itself and replaces each finished game by a new one. In every slot, `seat` is the seat to
    move, `count` the number of its legal actions and `number` the number of the game. Slot i plays the games seed + i,
    seed + i + games, and so on; game n is always dealt by `random.Random(n)`. Where a game ended in the latest step,
    `done` is true, and `scores`, `rewards` and `winners` have a row for its seats (elsewhere they are 0 and false),
    whereas `seat`, `count` and `number` already belong to the next game. All arrays are new after each step.

    With `skip_forced`, the batch stops only at decisions with more than one legal action. If a `bot` is named, it plays
    all seats but `learner`; otherwise the batch stops for every seat. `workers` is the number of processes: 0 stands
    for one per core, and 1 plays in this process. The same seed and choices give the same arrays for any number of
    workers. `start` is the start method of `multiprocessing`: if the process runs threads, as with JAX, "fork" is
    unsafe, whereas "forkserver" and "spawn" are safe.
    """

    def __init__(
        self,
        name: str,
        games: int,
        seats: int = 4,
        mode: str = "",
        options: Iterable[str] = (),
        seed: int = 0,
        workers: int = 0,
        *,
        skip_forced: bool = False,
        bot: str = "",
        learner: int = 0,
        encoder: Encoder | None = None,
        start: str = "",
    ) -> None:
        self.rules = game(name)
        self.mode, chosen = checked_settings(self.rules, seats, mode, options)
        self.games, self.seats = _at_least(1, "games", games), seats
        self._encoder = encoder
        _check_opponents(name, seats, bot, learner)
        setting = BatchSettings(name, seats, self.mode, tuple(sorted(chosen)), skip_forced, bot, learner)
        processes = min(_at_least(0, "workers", workers) or os.cpu_count() or 1, games)
        self._bounds = list(pairwise(games * worker // processes for worker in range(processes + 1)))
        self._workers = Workers(processes, start, setting, encoder)
        self.seed: int | Sequence[int] = 0
        self._finalizer = weakref.finalize(self, self._workers.close)
        self.reset(seed)

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """Start new games in all slots, with game `seed` in the first, or without a seed the same games as last time.

        A sequence gives each slot a seed of its own. The random numbers of that seed then deal all games of the slot,
        one after another, and its `number` does not change.
        """
        self.seed = self.seed if seed is None else seed
        numbers = _numbers(self.seed, self.games)
        self._apart = self.games if isinstance(self.seed, int) else 0
        self.number = np.array(numbers, np.int64)
        self._take(self._workers.ask("begin", [(numbers[first:end], self._apart) for first, end in self._bounds]))

    def step(self, choice: Numbers) -> None:
        """Play in each slot the legal action with the given index (0 to `count` - 1).

        Raise `ValueError`, and play nothing, if any index is out of range.
        """
        chosen = _whole_numbers("choice", choice, self.games)
        _check_below(self.count, "choice", chosen)
        self._play("step", chosen)

    def step_codes(self, codes: Numbers, *, lose: bool = False) -> None:
        """Play in each slot the action with the given code. Raise `IllegalInSlot`, and play nothing, if one is illegal.

        With `lose`, an illegal action ends its game instead: its seat gets a reward of -1 and the others 0, there are
        no scores and no winners, and `broken` maps the slot to the rule.
        """
        chosen = _whole_numbers("code", codes, self.games)
        _check_below(np.full(self.games, len(self.rules.actions)), "code", chosen)
        if not lose:
            self._check_legal(chosen)
        self._play("step_codes", chosen)

    def _check_legal(self, codes: Numbers) -> None:
        for (first, _), refused in zip(self._bounds, self._workers.ask("refusal", self._split(codes)), strict=True):
            if refused is not None:
                raise IllegalInSlot(first + refused[0], refused[1])

    def random_step(self, rng: np.random.Generator) -> None:
        """Play a uniformly drawn legal action in each slot."""
        self._play("step", rng.integers(self.count))

    def legal(self) -> tuple[Ints, NDArray[np.int64]]:
        """Return the legal codes of all slots in one array, and the offsets of the slots.

        Slot i has `codes[offsets[i] : offsets[i + 1]]`.
        """
        codes = np.concatenate(self._everywhere("legal"))
        return codes, np.concatenate([np.zeros(1, np.int64), np.cumsum(self.count, dtype=np.int64)])

    def masks(self) -> NDArray[np.int8]:
        """Return a row for each slot over the complete action table, with 1 for every legal action."""
        masks = np.zeros((self.games, len(self.rules.actions)), np.int8)
        masks[np.repeat(np.arange(self.games), self.count), self.legal()[0]] = 1
        return masks

    def views(self, slots: Sequence[int]) -> list[View]:
        """Return the views of the seats to move in the given slots."""
        for slot in slots:
            if not 0 <= slot < self.games:
                raise ValueError(f"there is no slot {slot}; there are 0 to {self.games - 1}")
        parts = [[slot for slot in slots if first <= slot < end] for first, end in self._bounds]
        asked = [([slot - first for slot in part],) for part, (first, _) in zip(parts, self._bounds, strict=True)]
        seen = dict(zip(chain(*parts), chain(*self._workers.ask("views", asked)), strict=True))
        return [seen[slot] for slot in slots]

    def observations(self) -> Floats:
        """Return the encoded view of the seat to move in each slot. The encoder's `names` label the entries."""
        self._check_encoder()
        return np.concatenate(self._everywhere("observations"))

    def last_observations(self) -> Floats:
        """Return a row for each game that is `done`: the final view of the seat to move before the latest step."""
        self._check_encoder()
        return np.concatenate(self._everywhere("last_observations"))

    def playouts(self, numbers: range) -> tuple[Ints, Ints]:
        """Play complete random games with the given numbers, without touching the games in the slots.

        Return a row of scores for each game, and how many of its decisions had more than one legal action.
        """
        size = -(-len(numbers) // len(self._bounds))
        parts = [(numbers[size * part : size * (part + 1)],) for part in range(len(self._bounds))]
        scores, decisions = zip(*self._workers.ask("playouts", parts), strict=True)
        return np.concatenate(scores), np.concatenate(decisions)

    @property
    def pids(self) -> tuple[int, ...]:
        """The ids of the worker processes, empty if this process plays all games."""
        return self._workers.pids

    def close(self) -> None:
        """Terminate all worker processes, after which the batch cannot be used any more."""
        self._finalizer()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _everywhere(self, what: str) -> list[Any]:
        return self._workers.ask(what, [()] * len(self._bounds))

    def _split(self, chosen: Numbers) -> list[tuple[Numbers]]:
        return [(chosen[first:end],) for first, end in self._bounds]

    def _play(self, how: str, chosen: Numbers) -> None:
        self._take(self._workers.ask(how, self._split(chosen.astype(np.int32))))
        self.number = self.number + self._apart * self.done

    def _take(self, steps: list[Stepped]) -> None:
        """Merge the results of the workers into the arrays of the batch."""
        asked = np.concatenate([step.asked for step in steps])
        self.count, self.seat = np.divmod(asked, SEATS_SPAN)
        self.done = np.zeros(self.games, np.bool_)
        self.scores = np.zeros((self.games, self.seats), np.int32)
        self.rewards = np.zeros((self.games, self.seats), np.float32)
        self.winners = np.zeros((self.games, self.seats), np.bool_)
        self.broken: dict[int, str] = {}
        for (first, _), step in zip(self._bounds, steps, strict=True):
            ended = first + step.ended
            self.done[ended], self.scores[ended], self.rewards[ended] = True, step.scores, step.rewards
            self.winners[ended] = step.winners
            self.broken |= {int(slot): rule for slot, rule in zip(ended, step.illegal, strict=True) if rule}

    def _check_encoder(self) -> None:
        if self._encoder is None and not has_part(self.rules.name, "observation"):
            raise MissingPart(self.rules.name, "observation")


def _at_least(least: int, what: str, number: int) -> int:
    if number < least:
        raise ValueError(f"{what} must be at least {least}, not {number}")
    return number


def _numbers(seed: int | Sequence[int], games: int) -> Sequence[int]:
    """Return the number of each slot's first game. Raise `ValueError` if the seed does not fit the slots."""
    numbers = range(seed, seed + games) if isinstance(seed, int) else [int(number) for number in seed]
    if len(numbers) != games or min(numbers) < 0:
        raise ValueError(f"a seed must be a number from 0 on, or {games} of them, not {seed!r}")
    return numbers


def _check_opponents(name: str, seats: int, bot: str, learner: int) -> None:
    if bot and not (can_play(bot, name) if is_custom(bot) else bot in bots_for(name)):
        raise ValueError(f"{name} has no bot {bot!r}; there are {', '.join(bots_for(name))}")
    if learner not in range(ANY_SEAT, seats):
        raise ValueError(f"there is no seat {learner} to learn in; there are 0 to {seats - 1}, and {ANY_SEAT} for any")


def _whole_numbers(what: str, given: Numbers, games: int) -> Numbers:
    """Return the given numbers as an array. Raise `ValueError` unless there is one integer for each slot."""
    array = np.asarray(given)
    if array.shape != (games,) or array.dtype.kind not in "iu":
        raise ValueError(
            f"a {what} must be a whole number for each slot, an array of {games}, not {array.dtype}{list(array.shape)}"
        )
    return array


def _check_below(ends: Numbers, what: str, chosen: Numbers) -> None:
    """Raise `ValueError` for the first slot whose number is not between 0 and its end - 1."""
    wrong = np.flatnonzero((chosen < 0) | (chosen >= ends))
    if wrong.size:
        slot = int(wrong[0])
        raise ValueError(f"slot {slot}: the {what} must be 0 to {ends[slot] - 1}, not {chosen[slot]}")
