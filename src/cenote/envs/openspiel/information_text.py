"""Information states as text: everything that a seat has seen since the start of the game."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import NamedTuple

from cenote.core.game import CHANCE, Fact, State, View, tag, values
from cenote.envs.openspiel.game_settings import SpielSettings
from cenote.envs.openspiel.sequential_choices import SequentialChoices
from cenote.envs.openspiel.view_diff import view_diff


def open_information_text(setting: SpielSettings, moves: Sequence[tuple[int, int]], seat: int) -> str:
    """Return a seat's information state in a game without secrets, with a line for each action and draw."""
    texts = setting.rules.actions.texts
    done = [f"{'chance' if who == CHANCE else who}: {texts[code]}" for who, code in moves]
    return "\n".join([f"seat {seat}", *done])


class ObservedMove(NamedTuple):
    """An action or draw, with the positions before and after it."""

    before: State
    who: int
    code: int
    after: State


class InformationText:
    """Tracker of each seat's own actions, the facts narrated to it, and the changes in its view.

    Facts alone are not enough because none says which cards are thrown away openly. Views alone are not enough because
    they do not show which seat threw which mark. While several seats choose at the same time, each sees only its own
    choice.
    """

    def __init__(self, setting: SpielSettings) -> None:
        self._setting = setting
        self._seats = range(setting.seats)
        self._asking = SequentialChoices(setting.begin())
        self._done = 0
        self._held: list[ObservedMove] = []
        """The moves of a simultaneous choice, hidden from other seats until all have chosen."""
        self._lines = [[f"seat {seat}"] for seat in self._seats]
        self._views = [self._look(seat) for seat in self._seats]

    def copy(self) -> InformationText:
        """Return a copy that shares no mutable state with this tracker."""
        twin = copy(self)
        twin._asking = self._asking.copy()
        twin._held = self._held[:]
        twin._lines = [lines[:] for lines in self._lines]
        twin._views = self._views[:]
        return twin

    def story(self, moves: Sequence[tuple[int, int]], seat: int) -> str:
        """Process the new moves of a list and return everything that the seat has seen so far.

        The list must begin with all moves processed before.
        """
        for who, code in moves[self._done :]:
            self._follow(who, code)
        self._done = len(moves)
        return "\n".join(self._lines[seat])

    def _follow(self, who: int, code: int) -> None:
        known, before = self._asking.seen(who).copy(), self._asking.state.copy()
        self._asking.play(code)
        if who != CHANCE:
            self._lines[who].append(f"you: {self._setting.rules.actions.texts[code]}")
        if self._asking.choosing:
            self._held.append(ObservedMove(before, who, code, self._asking.state.copy()))
            self._tell(who, ObservedMove(known, who, code, self._asking.seen(who)))
            self._notice(who)
        else:
            self._tell_all(ObservedMove(before, who, code, self._asking.state))

    def _tell_all(self, last: ObservedMove) -> None:
        for seat in self._seats:
            for move in self._held:
                if move.who != seat:
                    self._tell(seat, move)
            self._tell(seat, last)
            self._notice(seat)
        self._held = []

    def _tell(self, seat: int, move: ObservedMove) -> None:
        facts = self._setting.rules.narrate(move.before, move.who, move.code, move.after, seat)
        self._lines[seat] += map(_sentence, facts)

    def _notice(self, seat: int) -> None:
        seen, self._views[seat] = self._views[seat], self._look(seat)
        if seen != self._views[seat]:
            self._lines[seat].append("; ".join(view_diff(seen, self._views[seat])))

    def _look(self, seat: int) -> View:
        return self._setting.rules.view(self._asking.seen(seat), seat)


def _sentence(fact: Fact) -> str:
    return " ".join([tag(type(fact)), *(f"{name}={value!r}" for name, value in values(fact).items())])
