"""Many games side by side, one decision of each at a time: the loop under everything that learns from games in bulk."""

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
"""A question is one number, `count * SEATS_SPAN + seat`, because one list is turned into an array faster than two."""

SEAT_BITS: Final = SEATS_SPAN - 1

ANY_SEAT: Final = -1
"""For a learner who sits somewhere else in every game."""


class Setting(NamedTuple):
    """What is played in every slot, as it travels to other processes; a bot has all seats but the learner's."""

    name: str
    seats: int
    mode: str
    options: tuple[str, ...]
    skip_forced: bool
    bot: str
    learner: int

    @property
    def game(self) -> Game:
        """The rules."""
        return game(self.name)


class Ended(NamedTuple):
    """A game that ended in a step, and who was asked last in it; there is no result if they broke a rule."""

    slot: int
    seat: int
    state: State
    result: Result | None
    illegal: str


class Many:
    """Games in slots. Chance and bots decide by themselves; where a game ends, the next one of its slot begins.

    Game n is dealt by `Random(n)`: first the learner's seat, if it is drawn, then a seed for each bot, then all that
    chance decides. The next game of its slot is `apart` further on; if that is 0, it is dealt by what follows in the
    same random numbers.
    """

    def __init__(self, setting: Setting, numbers: Sequence[int], apart: int) -> None:
        self.asked: list[int] = [0 for _ in numbers]
        self.ended: list[Ended] = []
        self._setting = setting
        self._numbers = list(numbers)
        self._apart = apart
        self._skip_forced = setting.skip_forced
        self._with_bots = bool(setting.bot)
        self._rngs = [Random(number) for number in numbers]
        self._first = fresh(setting)
        self._states = [self._begun() for _ in numbers]
        self._bots = [self._seated(rng) for rng in self._rngs]
        for slot in range(len(self._states)):
            self.asked[slot] = self._ask(slot, self._states[slot])

    def step(self, choices: list[int]) -> None:
        """Play the n-th legal action in each game, trusting that there is one, up to the next question."""
        self.ended = []
        asked, states = self.asked, self._states
        for slot, choice in enumerate(choices):
            state = states[slot]
            state.play_nth(asked[slot] & SEAT_BITS, choice)
            asked[slot] = self._ask(slot, state)

    def step_codes(self, codes: list[int]) -> None:
        """Play an action in each game by its code; where it is illegal, the game is lost and the next one begins."""
        self.ended = []
        for slot, code in enumerate(codes):
            if code in self.legal(slot):
                self._states[slot].play(self.seat(slot), code)
            else:
                self._end(slot, None, self._broken(slot, code))
            self.asked[slot] = self._ask(slot, self._states[slot])

    def illegal(self, codes: list[int]) -> int:
        """The first slot in which a code is not legal now, -1 if all are."""
        for slot, code in enumerate(codes):
            if code not in self.legal(slot):
                return slot
        return -1

    def seat(self, slot: int) -> int:
        """Who is asked."""
        return self.asked[slot] & SEAT_BITS

    def state(self, slot: int) -> State:
        """The position in a slot, to be looked at."""
        return cast(State, self._states[slot])

    def legal(self, slot: int) -> list[int]:
        """The codes among which the seat that is asked may choose."""
        return self._states[slot].legal(self.seat(slot))

    def all_legal(self) -> list[int]:
        """The legal codes of all slots, one after another."""
        codes: list[int] = []
        for slot in range(len(self._states)):
            codes += self.legal(slot)
        return codes

    def _ask(self, slot: int, state: Playable) -> i64:
        """Play on until somebody has to be asked."""
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
        """What a bot wants; the random one needs no list of what there is."""
        if isinstance(bot, RandomBot):
            state.play_nth(seat, bot.place(ways))
            return
        legal = state.legal(seat)
        code = bot.choose(None if bot.blind else self._setting.game.view(cast(State, state), seat), legal)
        if code not in legal:
            raise ValueError(f"the bot {self._setting.bot!r} chose {code}, which is not legal")
        state.play(seat, code)

    def _end(self, slot: int, result: Result | None, illegal: str) -> None:
        """Note how a game ended, and begin the next."""
        self.ended.append(Ended(slot, self.seat(slot), self.state(slot), result, illegal))
        if self._apart:
            self._numbers[slot] += self._apart
            self._rngs[slot].seed(self._numbers[slot])
        self._states[slot] = self._begun()
        self._bots[slot] = self._seated(self._rngs[slot])

    def _broken(self, slot: int, code: int) -> str:
        """Which rule an action is against."""
        rules = self._setting.game
        return f"{rules.actions[code].text!r}: {rules.explain(self.state(slot), self.seat(slot), code)}"

    def _begun(self) -> Playable:
        """A game at its beginning: a copy costs less than to set it up."""
        return cast(Playable, self._first.copy())

    def _seated(self, rng: Random) -> list[Bot | None]:
        """The bots of a new game by their seats, none in the learner's; nobody if all seats are asked."""
        _, seats, _, _, _, bot, learner = self._setting
        if not bot:
            return []
        own = rng.randrange(seats) if learner == ANY_SEAT else learner
        rules = self._setting.game
        return [make_bot(bot, rules, Random(rng.getrandbits(64))) if seat != own else None for seat in range(seats)]


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
