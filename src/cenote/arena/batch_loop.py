"""Batch loop, which plays many games side by side, one decision of each at a time, for learning in bulk."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple, cast

from mypy_extensions import i64

from cenote.bots.contract import Bot, make_bot
from cenote.bots.random import RandomBot
from cenote.core.game import CHANCE, Game, Result, State
from cenote.core.playable import Playable
from cenote.core.registry import game

SEATS_SPAN: Final = 16
"""The factor in the packed question `count * SEATS_SPAN + seat`, because one list becomes an array faster than two."""

SEAT_BITS: Final = SEATS_SPAN - 1

ANY_SEAT: Final = -1
"""The number that lets the learner have a random seat in every game."""


class BatchSettings(NamedTuple):
    """Settings of all slots, sent to worker processes. If a bot is named, it has all seats except the learner's."""

    name: str
    seats: int
    mode: str
    options: tuple[str, ...]
    skip_forced: bool
    bot: str
    learner: int

    @property
    def game(self) -> Game:
        """The rules of the game."""
        return game(self.name)


class EndedGame(NamedTuple):
    """A game that ended in a step, and the last seat that was asked. There is no result if that seat broke a rule."""

    slot: int
    seat: int
    state: State
    result: Result | None
    illegal: str


class GameBatch:
    """Games in slots. Draws and bots are resolved inside, and the next game of a slot replaces one that ends.

    Game n is dealt by `Random(n)`: first the learner's seat if it is random, then a seed for each bot, then all draws.
    The number of a slot's next game is higher by `apart`. If `apart` is 0, that game continues with the same random
    numbers.
    """

    def __init__(self, setting: BatchSettings, numbers: Sequence[int], apart: int) -> None:
        self.asked: list[int] = [0 for _ in numbers]
        self.ended: list[EndedGame] = []
        self._setting = setting
        self._numbers = list(numbers)
        self._apart = apart
        self._skip_forced = setting.skip_forced
        self._with_bots = bool(setting.bot)
        self._rngs = [Random(number) for number in numbers]
        self._first = new_game(setting)
        self._states = [self._begun() for _ in numbers]
        self._bots = [self._seated(rng) for rng in self._rngs]
        for slot in range(len(self._states)):
            self.asked[slot] = self._ask(slot, self._states[slot])

    def step(self, choices: list[int]) -> None:
        """Play the chosen legal action in each game and advance to the learner's next decision.

        The indices are not validated.
        """
        self.ended = []
        asked, states = self.asked, self._states
        for slot, choice in enumerate(choices):
            state = states[slot]
            state.play_nth(asked[slot] & SEAT_BITS, choice)
            asked[slot] = self._ask(slot, state)

    def step_codes(self, codes: list[int]) -> None:
        """Play an action in each game by its code. After an illegal action the game is lost and the next one begins."""
        self.ended = []
        for slot, code in enumerate(codes):
            if code in self.legal(slot):
                self._states[slot].play(self.seat(slot), code)
            else:
                self._end(slot, None, self._broken(slot, code))
            self.asked[slot] = self._ask(slot, self._states[slot])

    def illegal(self, codes: list[int]) -> int:
        """Return the first slot whose code is not legal now, or -1 if all codes are legal."""
        for slot, code in enumerate(codes):
            if code not in self.legal(slot):
                return slot
        return -1

    def seat(self, slot: int) -> int:
        """Return the seat to move in a slot."""
        return self.asked[slot] & SEAT_BITS

    def state(self, slot: int) -> State:
        """Return the position in a slot, which must not be changed."""
        return cast(State, self._states[slot])

    def legal(self, slot: int) -> list[int]:
        """Return the legal codes of the seat to move in a slot."""
        return self._states[slot].legal(self.seat(slot))

    def all_legal(self) -> list[int]:
        """Return the legal codes of all slots, slot by slot."""
        codes: list[int] = []
        for slot in range(len(self._states)):
            codes += self.legal(slot)
        return codes

    def _ask(self, slot: int, state: Playable) -> i64:
        """Play until the learner must decide, and return the packed question."""
        while True:
            actors = state.actors()
            if not actors:
                self._end(slot, cast(State, state).result(), "")
                state = self._states[slot]
                continue
            seat = actors[0]
            ways = state.legal_count(seat)
            if seat == CHANCE:
                state.play_nth(seat, int(self._rngs[slot].random() * ways))
            elif self._with_bots and (bot := self._bots[slot][seat]) is not None:
                self._let_decide(bot, state, seat, ways)
            elif ways == 1 and self._skip_forced:
                state.play_nth(seat, 0)
            else:
                return i64(ways) * SEATS_SPAN + i64(seat)

    def _let_decide(self, bot: Bot, state: Playable, seat: int, ways: int) -> None:
        """Play the choice of a bot. The random bot needs no list of legal codes."""
        if isinstance(bot, RandomBot):
            state.play_nth(seat, bot.place(ways))
            return
        legal = state.legal(seat)
        code = bot.choose(None if bot.blind else self._setting.game.view(cast(State, state), seat), legal)
        if code not in legal:
            raise ValueError(f"the bot {self._setting.bot!r} chose {code}, which is not legal")
        state.play(seat, code)

    def _end(self, slot: int, result: Result | None, illegal: str) -> None:
        """Record the end of a game, and start the next game of the slot."""
        self.ended.append(EndedGame(slot, self.seat(slot), self.state(slot), result, illegal))
        if self._apart:
            self._numbers[slot] += self._apart
            self._rngs[slot].seed(self._numbers[slot])
        self._states[slot] = self._begun()
        self._bots[slot] = self._seated(self._rngs[slot])

    def _broken(self, slot: int, code: int) -> str:
        """Describe an illegal action and the rule against it."""
        rules = self._setting.game
        return f"{rules.actions[code].text!r}: {rules.explain(self.state(slot), self.seat(slot), code)}"

    def _begun(self) -> Playable:
        """Return a new game as a copy, which is faster than setting one up."""
        return cast(Playable, self._first.copy())

    def _seated(self, rng: Random) -> list[Bot | None]:
        """Return the bots of a new game by seat, with None for the learner's, or an empty list if no bot is named."""
        _, seats, _, _, _, bot, learner = self._setting
        if not bot:
            return []
        own = rng.randrange(seats) if learner == ANY_SEAT else learner
        rules = self._setting.game
        return [make_bot(bot, rules, Random(rng.getrandbits(64))) if seat != own else None for seat in range(seats)]


def new_game(setting: BatchSettings) -> State:
    """Set up a new game."""
    return setting.game.new(setting.seats, setting.mode, setting.options)


def play_at_random(setting: BatchSettings, number: int) -> tuple[int, Result]:
    """Play a complete game with `Random(number)`. Return the number of decisions with a choice, and the result."""
    state = new_game(setting)
    decisions = state.random_playout(Random(number))
    result = state.result()
    if result is None:
        raise ValueError("a game that was played out has no result")
    return decisions, result
