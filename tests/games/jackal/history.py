"""The log of a position told again: whether what it remembers could have happened and leads to what lies there."""

from __future__ import annotations

from cenote.games.jackal.cards import KINDS
from cenote.games.jackal.position import FILLED, GAINED, KEPT, PACKED, PLAYED, SHUFFLED, SWEPT, THROWING, TOOK
from cenote.games.jackal.state import JackalState


class History:
    """Goes through a log from the beginning; every card must be where it is taken from."""

    def __init__(self, state: JackalState) -> None:
        self.seats = state.seats
        self.market = list(state.market_then)
        self.discard = list(state.discard_then)
        self.deck = [state.box.deck[kind] - self.market[kind] - self.discard[kind] for kind in range(KINDS)]
        self.hands = [[0] * KINDS for _ in range(state.seats)]
        self.packs = [[0] * KINDS for _ in range(state.seats)]
        self.played = [0] * KINDS
        self.keeps = 0
        dealt = [(seat, card) for what, seat, card in state.log if what == PACKED]
        self.to_pack = [[card for to, card in dealt if to == seat] for seat in range(state.seats)]
        for what, seat, card in state.log:
            self._happen(what, seat, card)

    def _happen(self, what: int, seat: int, card: int) -> None:
        if what == GAINED:
            move(card, self.deck, self.hands[seat])
        elif what == FILLED:
            move(card, self.deck, self.market)
        elif what == PACKED:
            self._pack(seat)
        elif what == TOOK:
            move(card, self.market, self.hands[seat])
        elif what == PLAYED:
            move(card, self.hands[seat], self.played)
        elif what == KEPT:
            self._keep(seat, card)
        elif what == SWEPT:
            self.discard = [self.discard[kind] + self.played[kind] for kind in range(KINDS)]
            self.played = [0] * KINDS
        elif what == SHUFFLED:
            assert not any(self.deck), "the discard is shuffled only when the deck is empty (J8.2)"
            self.deck, self.discard = self.discard, [0] * KINDS

    def _pack(self, seat: int) -> None:
        """Which of its cards a pack got first is nobody's business: one that the deck has."""
        card = next((card for card in self.to_pack[seat] if self.deck[card]), self.to_pack[seat][0])
        self.to_pack[seat].remove(card)
        move(card, self.deck, self.packs[seat])

    def _keep(self, seat: int, card: int) -> None:
        """When everybody has kept a card, the packs go left (J8.7)."""
        move(card, self.packs[seat], self.hands[seat])
        self.keeps += 1
        if self.keeps % self.seats == 0:
            self.packs = [self.packs[-1], *self.packs[:-1]]


def move(card: int, giver: list[int], taker: list[int]) -> None:
    """One card changes its place."""
    assert giver[card] > 0, "a card came from where none was"
    giver[card] -= 1
    taker[card] += 1


def check_history(state: JackalState) -> None:
    """The log could have happened, and it leads to this position; closed routes and hidden throws are still held."""
    told = History(state)
    assert (told.deck, told.market, told.discard) == (state.deck, state.market, state.discard)
    assert [count for pack in told.packs for count in pack] == state.packs
    for seat in range(state.seats):
        held = state.hands[seat * KINDS : (seat + 1) * KINDS]
        for card in state.routes[seat] if not state.opened >> seat & 1 else ():
            held[card] += 1
        if state.phase == THROWING:
            held[-1] += len(state.throws[seat])
        assert told.hands[seat] == held
