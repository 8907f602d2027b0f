"""State of Jackal: the position with the methods of the game contract."""

from __future__ import annotations

from array import array
from random import Random
from typing import Final

from cenote.core.game import CHANCE, Result, State
from cenote.games.jackal.actions import BINDING
from cenote.games.jackal.cards import KINDS, MARK
from cenote.games.jackal.legal import acting, legal_codes, odds
from cenote.games.jackal.legal_count import chances, count, nth, options, outcome
from cenote.games.jackal.position import (
    ANNOUNCING,
    DEALING,
    LAYING,
    MOST_SEATS,
    NOTHING,
    OPENING,
    OVER,
    SHOWING,
    TAKING,
    THROWING,
    Position,
)
from cenote.games.jackal.rules import perform
from cenote.games.jackal.scoring import winners
from cenote.games.jackal.walk import stride

_LOW_15_BITS = 0x7FFF
SEATS: Final = [tuple([seat for seat in range(MOST_SEATS) if bits >> seat & 1]) for bits in range(1 << MOST_SEATS)]
"""The seats for each bit mask of seats."""
LOWEST_SEAT: Final = [seats[0] if seats else NOTHING for seats in SEATS]
BY_CHANCE: Final = (CHANCE,)
IN_TURN = (ANNOUNCING, TAKING, OPENING)
"""The phases in which a single seat acts."""


class JackalState(Position):
    """Jackal's implementation of `cenote.core.game.State`."""

    def actors(self) -> tuple[int, ...]:
        if self.phase == DEALING or self.phase == SHOWING:
            return BY_CHANCE
        return SEATS[acting(self)]

    def legal(self, seat: int) -> list[int]:
        return legal_codes(self, seat) if seat >= 0 and acting(self) >> seat & 1 else []

    def odds(self) -> list[tuple[int, int]]:
        return odds(self)

    def play(self, seat: int, code: int) -> None:
        perform(self, seat, code)

    def legal_count(self, seat: int) -> int:
        if seat == CHANCE:
            return chances(self) if self.phase == DEALING or self.phase == SHOWING else 0
        return count(self, options(self, seat)) if acting(self) >> seat & 1 else 0

    def play_nth(self, seat: int, n: int) -> int:
        code = outcome(self, n) if seat == CHANCE else nth(self, options(self, seat), n)
        perform(self, seat, code)
        return code

    def random_playout(self, rng: Random) -> int:
        draw, decisions = rng.random, 0
        while self.phase != OVER:
            if self.phase == DEALING or self.phase == SHOWING:
                perform(self, CHANCE, outcome(self, int(draw() * chances(self))))
                continue
            seat = LOWEST_SEAT[acting(self)]
            bits = options(self, seat)
            ways = count(self, bits)
            perform(self, seat, nth(self, bits, int(draw() * ways)))
            decisions += ways > 1
        return decisions

    def copy(self) -> JackalState:
        return JackalState(self.seats, self.box, source=self)

    def copy_into(self, other: State) -> None:
        if not isinstance(other, JackalState):
            raise TypeError(f"not a position of Jackal: {other!r}")
        other.copy_from(self)

    def key(self) -> bytes:
        """Return a key that leaves out the log and other memories for views, which do not affect what can happen.

        It also leaves out the seat in turn where several seats or none choose, and the order in which marks were
        thrown.
        """
        in_turn = self.phase in IN_TURN or self.then == TAKING
        numbers = [
            *(self.seats, self.archipelago, self.marks_from_landed, self.extra, self.phase, self.then),
            *(
                self.seat if in_turn else NOTHING,
                self.first,
                self.playing,
                self.number,
                self.island,
                self.to_show,
                self.kept,
                self.takes_left,
            ),
            *(self.ready, self.done, self.opened, self.at, self.cell, self.steps, self.cave),
            *(self.used >> shift & _LOW_15_BITS for shift in range(0, 105, 15)),
            *self.deck,
            *self.discard,
            *self.market,
            *self.hands,
            *self.packs,
            *self.keeping,
            *self.announced,
            *self.marks,
            *self.coins,
            *self.extra_coins,
            *_listed(self.ahead),
            *_listed(self.due),
        ]
        for cards in self.routes:
            numbers += _listed(cards)
        for targets in self.throws:
            numbers += _listed(sorted(targets))
        if self.phase == OPENING:
            for route in self.reveal:
                numbers += [route.seat, route.chest, route.steps]
        return array("h", numbers).tobytes() + self.box.text.encode()

    def result(self) -> Result | None:
        return Result(tuple(self.coins), winners(self)) if self.phase == OVER else None

    def reveals(self, seat: int, code: int) -> bool:
        """Return whether an action is binding, or ends a walk so that the next route is opened.

        Binding actions may draw a card, or complete the closed choices, which are then all shown.
        """
        return code in BINDING or (self.phase == OPENING and stride(self, code).arrived)

    def choosing(self, seat: int) -> bool:
        """Return whether the seat has begun a route or throws and not closed them."""
        if self.phase == LAYING:
            return bool(self.routes[seat]) and not self.ready >> seat & 1
        return self.phase == THROWING and bool(self.throws[seat]) and not self.done >> seat & 1

    def withdraw(self, seat: int) -> None:
        if self.phase == LAYING:
            for card in self.routes[seat]:
                self.hands[seat * KINDS + card] += 1
            self.routes[seat] = []
        else:
            self.hands[seat * KINDS + MARK] += len(self.throws[seat])
            self.throws[seat] = []

    def rehearsal(self, seat: int) -> JackalState | None:
        """Return None, because there is nothing to plan ahead: the earlier choices of others are secret."""
        return None


def _listed(numbers: list[int]) -> list[int]:
    return [len(numbers), *numbers]
