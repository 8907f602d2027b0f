"""Many games side by side, one decision of each at a time: the loop under everything that learns from games in bulk."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple, cast

from cenote.bots.contract import Bot, make_bot
from cenote.bots.random import RandomBot
from cenote.core.game import CHANCE, Game, Result, State
from cenote.core.playable import Playable

SEATS_SPAN: Final = 16
"""A question is one number, `count * SEATS_SPAN + seat`: lists of numbers are all that crosses to arrays."""


class Setting(NamedTuple):
    """What is played in every slot; `bots` names a bot for each seat, "" for those who are asked."""

    game: Game
    seats: int
    mode: str
    options: tuple[str, ...]
    bots: tuple[str, ...]
    skip_forced: bool


class Ended(NamedTuple):
    """A game that came to its end in a step: its slot, how it ended, and its last position."""

    slot: int
    result: Result
    state: State


class Many:
    """Games in slots. Chance and bots decide by themselves; where a game ends, the next of its slot begins.

    The first slots play the games with the given numbers, and each then every `apart`-th game after it. Game n is
    dealt by `Random(n)` and its bots by `Random(f"{n} {seat}")`, whatever is played beside it.
    """

    def __init__(self, setting: Setting, numbers: Sequence[int], apart: int) -> None:
        self.setting = setting
        self.apart = apart
        self.numbers = list(numbers)
        self.ended: list[Ended] = []
        self.asked: list[int] = [0] * len(self.numbers)
        self._bots: list[list[Bot | None]] = [[] for _ in self.numbers]
        self._rngs = [Random(number) for number in self.numbers]
        self._first = fresh(setting)
        self._states = [self._begun() for _ in self.numbers]
        for slot, number in enumerate(self.numbers):
            self._seat_bots(slot, number)
            self.asked[slot] = self._ask(slot)

    def step(self, choices: list[int]) -> None:
        """Play the n-th legal action in each game, trusting that there is one, up to the next question."""
        self.ended = []
        for slot, choice in enumerate(choices):
            self._states[slot].play_nth(self.seat(slot), choice)
            self.asked[slot] = self._ask(slot)

    def step_codes(self, codes: list[int]) -> None:
        """The same for actions by their codes."""
        self.ended = []
        for slot, code in enumerate(codes):
            self._states[slot].play(self.seat(slot), code)
            self.asked[slot] = self._ask(slot)

    def illegal(self, codes: list[int]) -> int:
        """The first slot in which a code is not legal now, -1 if all are."""
        for slot, code in enumerate(codes):
            if code not in self.legal(slot):
                return slot
        return -1

    def seat(self, slot: int) -> int:
        """Who is asked."""
        return self.asked[slot] % SEATS_SPAN

    def legal(self, slot: int) -> list[int]:
        """The codes among which the seat that is asked may choose."""
        return self._states[slot].legal(self.seat(slot))

    def legal_everywhere(self) -> list[int]:
        """The legal codes of all slots, one after another."""
        codes: list[int] = []
        for slot in range(len(self._states)):
            codes += self.legal(slot)
        return codes

    def state(self, slot: int) -> State:
        """The position in a slot, to be looked at."""
        return cast(State, self._states[slot])

    def _ask(self, slot: int) -> int:
        """Play on until somebody has to be asked."""
        state = self._states[slot]
        while True:
            actors = state.actors()
            if not actors:
                state = self._next_game(slot)
                continue
            seat = actors[0]
            ways = state.legal_count(seat)
            if seat == CHANCE:
                state.play_nth(seat, int(self._rngs[slot].random() * ways))
            elif self._bots[slot] and (bot := self._bots[slot][seat]) is not None:
                self._let_decide(bot, state, seat, ways)
            elif ways == 1 and self.setting.skip_forced:
                state.play_nth(seat, 0)
            else:
                return ways * SEATS_SPAN + seat

    def _let_decide(self, bot: Bot, state: Playable, seat: int, ways: int) -> None:
        """What a bot wants; the random one needs no list of what there is."""
        if isinstance(bot, RandomBot):
            state.play_nth(seat, bot.place(ways))
            return
        legal = state.legal(seat)
        code = bot.choose(None if bot.blind else self.setting.game.view(cast(State, state), seat), legal)
        if code not in legal:
            raise ValueError(f"the bot {self.setting.bots[seat]!r} chose {code}, which is not legal")
        state.play(seat, code)

    def _next_game(self, slot: int) -> Playable:
        old = cast(State, self._states[slot])
        result = old.result()
        if result is None:
            raise ValueError("nobody may act, yet there is no result")
        self.ended.append(Ended(slot, result, old))
        number = self.numbers[slot] + self.apart
        self.numbers[slot] = number
        self._rngs[slot].seed(number)
        self._states[slot] = self._begun()
        self._seat_bots(slot, number)
        return self._states[slot]

    def _begun(self) -> Playable:
        """A game at its beginning; a copy costs less than setting the table."""
        return cast(Playable, self._first.copy())

    def _seat_bots(self, slot: int, number: int) -> None:
        game = self.setting.game
        self._bots[slot] = [
            make_bot(name, game, Random(f"{number} {seat}")) if name else None
            for seat, name in enumerate(self.setting.bots)
        ]


def fresh(setting: Setting) -> State:
    """A game at its beginning."""
    return setting.game.new(setting.seats, setting.mode, setting.options)


def played_out(setting: Setting, number: int) -> tuple[int, Result]:
    """A whole game at random, all of it from `Random(number)`: how many decisions had a choice, and how it ended."""
    state = fresh(setting)
    decisions = state.random_playout(Random(number))
    result = state.result()
    if result is None:
        raise ValueError("a game that was played out has no result")
    return decisions, result
