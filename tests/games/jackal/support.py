"""Short ways to set up a Jackal table for a test."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from cenote.core.game import Fact
from cenote.games.jackal.box import checked_island
from cenote.games.jackal.cards import CARDS, LETTERS
from cenote.games.jackal.game import JACKAL
from cenote.games.jackal.islands import Island, cell_name
from cenote.games.jackal.position import NOTHING
from cenote.games.jackal.state import JackalState
from cenote.games.jackal.view import JackalView, OwnView
from tests.table import Table

DECK: Final = {"H": 15, "V": 15, "X": 8, "K": 8, "F": 4, "P": 5, "M": 5}
"""The deck of the game's own box."""

PLAIN: Final = "W.2/.~./B.1"
RICH: Final = "WL2/J~./B.c"
"""The first two islands of the worked examples."""

SMALL_DECK: Final = {"H": 10, "V": 6, "X": 4, "K": 2}
"""22 cards, the fewest for two seats: easily dealt out."""

DEALT_OUT: Final = "market HVXK\nhand 0 HHHHHHHHH\nhand 1 VVVVV\n"
"""Where most of the small deck lies; leaves XXXK."""

LEAST: Final = ("pass", "take deck", "ready", "done")
"""What a seat does that only wants to get on."""


class JackalTable(Table):
    """A table whose position can be looked at."""

    state: JackalState

    @property
    def view(self) -> JackalView:
        """What everybody sees."""
        return JACKAL.view(self.state, None)

    @property
    def coins(self) -> list[int]:
        return [pirate.coins for pirate in self.view.pirates]

    @property
    def market(self) -> str:
        return spelled(self.view.market)

    @property
    def discard(self) -> str:
        return spelled(self.view.discard)

    @property
    def hand_sizes(self) -> list[int]:
        return [pirate.hand for pirate in self.view.pirates]

    def own(self, seat: int) -> OwnView:
        """What a seat alone sees."""
        own = JACKAL.view(self.state, seat).own
        assert own is not None
        return own

    def hand(self, seat: int) -> str:
        """The cards that a seat sees in its own hand."""
        return spelled(self.own(seat).hand)

    def pack(self, seat: int) -> str:
        """The pack that a seat holds in the draft."""
        return spelled(self.own(seat).pack)

    def odds(self) -> dict[str, int]:
        """What chance may do now, with the weights."""
        return {JACKAL.actions.texts[code]: weight for code, weight in self.state.odds()}

    def told(self, text: str, seat: int | None = None, viewer: int | None = None) -> tuple[Fact, ...]:
        """Play one action and tell the viewer (everybody, if none is named) what happened."""
        before, who = self.state.copy(), self.actor() if seat is None else seat
        self.play(text, seat=who)
        return JACKAL.narrate(before, who, self.code(text), self.state, viewer)

    def reached(self, seat: int) -> tuple[str, int] | None:
        """The chest that a seat came to on the island just played, and its steps with marks; None if it failed."""
        route = next(route for route in self.view.reveal if route.seat == seat)
        return None if route.chest == NOTHING else (cell_name(route.chest), route.steps + route.marks)

    def deal(self, cards: str) -> None:
        """Chance deals these cards."""
        self.play(*(f"deal {card}" for card in cards))

    def lay(self, *routes: str) -> None:
        """Seat after seat lays a whole route and says that it is ready."""
        for seat, route in enumerate(routes):
            self.play(*(f"lay {card}" for card in route), "ready", seat=seat)

    def confirm(self) -> None:
        """Nobody throws any more marks."""
        while self.view.phase == "throwing":
            self.play("done")

    def least(self) -> str:
        """The action with which the seat to act does the least; for chance the first outcome."""
        legal = self.legal()
        return next((text for text in LEAST if text in legal), legal[0])

    def idle(self, until: Callable[[JackalView], bool]) -> None:
        """Everybody does the least: passes, takes from the deck, lays and throws nothing."""
        while not until(self.view):
            self.play(self.least())

    def settle(self) -> None:
        """Chance deals and shows whatever is due."""
        self.idle(until=lambda seen: seen.phase not in ("dealing", "showing"))


def spelled(counts: Sequence[int]) -> str:
    """Cards counted by kind, as a row of letters."""
    return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=True))


def isle(rows: str) -> Island:
    """An island from its rows, divided by slashes."""
    return checked_island("T01", "Test", tuple(rows.split("/")))


def box(*islands: str, deck: Mapping[str, int] = DECK) -> str:
    """A component file with these islands first and plain ones up to ten after them."""
    rows = [*islands, *[PLAIN] * (10 - len(islands))]
    counts = {CARDS[LETTERS.index(letter)]: count for letter, count in deck.items()}
    return json.dumps({"deck": counts, "islands": [{"rows": island.split("/")} for island in rows]})


def new(seats: int = 2, mode: str = "basic", *options: str, components: str = "") -> JackalTable:
    """A game at its very beginning: chance is about to deal."""
    return JackalTable(JACKAL, JACKAL.new(seats, mode, options, components))


def position(text: str, seats: int = 2, mode: str = "basic") -> JackalTable:
    """A position from the lines that matter (docs/notation.md); a later line stands for an earlier one of its kind."""
    head = f"cenote position 1\ngame jackal\nmode {mode}\nseats {seats}\n"
    told = {" ".join(line.split()[: 2 if line.startswith("hand") else 1]): line for line in text.splitlines() if line}
    if told.get("phase") == "phase taking":
        told.setdefault("announced", "announced passed" + " silent" * (seats - 1))
    return JackalTable(JACKAL, JACKAL.load(head + "\n".join(told.values())))


def dealt(seats: int = 2, mode: str = "basic", *options: str, components: str = "") -> JackalTable:
    """A game whose cards and islands are dealt, the cards in the order of the deck."""
    table = new(seats, mode, *options, components=components)
    table.settle()
    return table


def offshore(text: str = "", seats: int = 2, mode: str = "basic", island: str = PLAIN) -> JackalTable:
    """The first island lies there, with HVXK in the market; seats are about to announce."""
    lines = f"components {box(island)}\nphase announcing\nisland 1\nahead 2\nused 1 2\nmarket HVXK\n"
    return position(lines + text, seats, mode)


def ashore(island: str, *hands: str, text: str = "") -> JackalTable:
    """Everybody has landed on this island with these cards (at least two seats), and routes are about to be laid."""
    held = _for_two(hands)
    cards = "".join(f"hand {seat} {hand}\n" for seat, hand in enumerate(held) if hand)
    return offshore(f"phase laying\nannounced{' landed' * len(held)}\n{cards}{text}", len(held), island=island)


def opened(island: str, *routes: str, text: str = "") -> JackalTable:
    """Everybody has laid one of these routes, nobody has thrown a mark, and the first choices are due, if any."""
    table = ashore(island, *routes, text=text)
    table.lay(*_for_two(routes))
    table.confirm()
    return table


def dry(text: str, mode: str = "basic") -> JackalTable:
    """Two seats with the small deck, on the first island."""
    return position(f"components {box(deck=SMALL_DECK)}\nisland 1\nahead 2\nused 1 2\n{text}", mode=mode)


def after_a_tie(coins: str, first: int = 0, mode: str = "basic") -> JackalTable:
    """Three seats that held HHH, VVV and KKK got nothing on the last island; those with the most coins are tied."""
    hands = "announced landed landed landed\nhand 0 HHH\nhand 1 VVV\nhand 2 KKK"
    last = 5 if mode == "basic" else 7
    table = offshore(f"phase laying\nnumber {last}\nahead\ncoins {coins}\nfirst {first}\n{hands}", 3, mode)
    table.lay("", "", "")
    table.confirm()
    return table


def _for_two(cards: Sequence[str]) -> list[str]:
    return [*cards, "", ""][: max(2, len(cards))]
