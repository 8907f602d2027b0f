"""Two games of Jackal that are one and the same to a viewer: only what that viewer must not know is different.

What is hidden is decided here from the rules (J9.11), not asked of the engine: cards dealt to others, cards that
others keep in the draft, and routes of others as long as they are closed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from cenote.core.game import CHANCE
from cenote.games.jackal.actions import DONE, KEEP_0, READY
from cenote.games.jackal.cards import KINDS
from cenote.games.jackal.game import JACKAL
from cenote.games.jackal.position import ANNOUNCING, DEALING, DRAFTING, LAYING, MARKET, SHOWING, THROWING
from cenote.games.jackal.state import JackalState

TEXTS: Final = JACKAL.actions.texts
LAND: Final = TEXTS.index("land")
CLOSING: Final = {LAYING: READY, THROWING: DONE}


@dataclass(frozen=True)
class Entry:
    """Who does what in each of the two games; the viewer sees no difference."""

    seat: int
    one: tuple[int, ...]
    other: tuple[int, ...]


class Twins:
    """Plays both games at once, until all hands would be thrown on the open discard."""

    def __init__(self, seats: int, mode: str, viewer: int, rng: Random) -> None:
        self.one, self.other = JACKAL.new(seats, mode), JACKAL.new(seats, mode)
        self.viewer = viewer
        self.rng = rng
        self.last = 3 if mode == "archipelago" else 5
        """The island at whose end something hidden would come to light."""
        self.differs: set[int] = set()
        """Packs that hold another card in the other game: their owner keeps it before anybody else sees the pack."""

    def play(self) -> list[Entry]:
        """Every entry; in the end everybody but the viewer has closed a route, and no route is open."""
        entries = list[Entry]()
        while not (self.one.number == self.last and self.one.phase == LAYING):
            assert self.one.actors() == self.other.actors()
            entry = self._drawn() if self.one.actors() == (CHANCE,) else self._decided()
            if entry is None:
                return _without_last_deed(entries)
            entries.append(self._done(entry))
        return [*entries, *map(self._done, self._closed_routes())]

    def _done(self, entry: Entry) -> Entry:
        for state, codes in ((self.one, entry.one), (self.other, entry.other)):
            for code in codes:
                state.play(entry.seat, code)
        return entry

    def _drawn(self) -> Entry | None:
        """A card for somebody else may be any other card; None if an open one is not left in both decks."""
        to = self.one.due[0] if self.one.phase == DEALING else MARKET
        odds, others = dict(self.one.odds()), dict(self.other.odds())
        if to in (MARKET, self.viewer) or self._settled_pack(to):
            common = [code for code in odds if code in others]
            return self._same(CHANCE, self.rng.choice(common)) if common else None
        card = self.rng.choices(list(odds), list(odds.values()))[0]
        swapped = [code for code in others if code != card]
        if self._packing() and swapped:
            self.differs.add(to)
        return Entry(CHANCE, (card,), (self.rng.choice(swapped or [card]),))

    def _packing(self) -> bool:
        return self.one.archipelago and self.one.then == SHOWING

    def _settled_pack(self, seat: int) -> bool:
        return self._packing() and seat in self.differs

    def _same(self, seat: int, *codes: int) -> Entry:
        return Entry(seat, codes, codes)

    def _decided(self) -> Entry:
        seat = self.rng.choice(self.one.actors())
        if self.one.phase == ANNOUNCING and self.one.number == self.last:
            return self._same(seat, LAND)
        if self.one.phase == DRAFTING and seat in self.differs:
            self.differs.remove(seat)
            return self._keeps_what_differs(seat)
        if self.one.phase in CLOSING:
            return self._same(seat, *self._choice(seat, self.one, self.other))
        return self._same(seat, self._allowed(seat, self.one, self.other))

    def _allowed(self, seat: int, *states: JackalState) -> int:
        """Something that the seat may do in all of these positions."""
        return self.rng.choice(sorted(set.intersection(*(set(state.legal(seat)) for state in states))))

    def _choice(self, seat: int, *states: JackalState) -> tuple[int, ...]:
        """A whole route, or all throws, that the seat may choose in all of these positions."""
        codes, ahead, closing = list[int](), [state.copy() for state in states], CLOSING[self.one.phase]
        while closing not in codes:
            codes.append(self._allowed(seat, *ahead))
            for state in ahead:
                state.play(seat, codes[-1])
        return tuple(codes)

    def _keeps_what_differs(self, seat: int) -> Entry:
        one, other = (state.packs[seat * KINDS : (seat + 1) * KINDS] for state in (self.one, self.other))
        more = next(kind for kind in range(KINDS) if one[kind] > other[kind])
        fewer = next(kind for kind in range(KINDS) if one[kind] < other[kind])
        return Entry(seat, (KEEP_0 + more,), (KEEP_0 + fewer,))

    def _closed_routes(self) -> Iterator[Entry]:
        for seat in self.rng.sample(self.one.actors(), len(self.one.actors())):
            if seat != self.viewer:
                yield Entry(seat, self._choice(seat, self.one), self._choice(seat, self.other))


def _without_last_deed(entries: list[Entry]) -> list[Entry]:
    """Its draws cannot all be made."""
    last = max(at for at, entry in enumerate(entries) if entry.seat != CHANCE)
    return entries[:last]
