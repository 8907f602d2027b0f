"""Route solver: where an ordered list of cards can lead on an island (J6)."""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import Final, NamedTuple

from mypy_extensions import i64

from cenote.games.jackal.cards import FLAG, KNIGHT, MAP
from cenote.games.jackal.islands import WAYS_OF, Island

_WAYS: Final = 12


_Open = tuple[int, int, int, tuple[int, ...], tuple[int, ...]]
"""A route under way: steps, number of cards, cell, cards laid, cards left."""


class RouteEnd(NamedTuple):
    """A chest that a route reaches: its cell and coins, the steps, the cells walked, the cards not needed."""

    cell: int
    coins: int
    steps: int
    walk: tuple[int, ...]
    leftover: int


class BestRoute(NamedTuple):
    """The shortest way to a chest with some cards: the cards to lay, and the steps."""

    cell: int
    coins: int
    steps: int
    cards: tuple[int, ...]


def start(island: Island, cards: list[int]) -> int:
    """The flag where the route begins (J6.2)."""
    return island.black if cards and cards[0] == FLAG else island.white


def next_move(cards: list[int], at: int) -> int:
    """The place of the next movement card from here on; the end of the list if there is none."""
    while at < len(cards) and cards[at] > KNIGHT:
        at += 1
    return at


def targets(island: Island, cards: list[int], at: int, cell: int) -> list[tuple[int, int]]:
    """The ways open to the movement card at this place, each with the cell that it enters (J6.3 to J6.8)."""
    armed = at > 0 and cards[at - 1] == MAP
    found: list[tuple[int, int]] = []
    for way in WAYS_OF[cards[at]]:
        entered = island.beyond[cell * _WAYS + way]
        if entered >= 0 and (armed or not island.closed[entered]):
            found.append((way, entered))
    return found


def exits(island: Island, entered: int) -> list[int]:
    """Where a pirate stands after entering a cell: on it, or in any other cave (J6.10)."""
    return island.exits[entered]


def price(island: Island, entered: int) -> int:
    """One step for the card, one more for a labyrinth (J6.6, J6.9)."""
    return island.prices[entered]


def paces(island: Island, walk: tuple[int, ...]) -> list[int]:
    """What each cell of a walk counts: nothing for the flag, and for the cave where the pirate comes out (J6.10)."""
    counted = [0]
    inside = False
    for cell in walk[1:]:
        counted.append(0 if inside else price(island, cell))
        inside = not inside and exits(island, cell) != [cell]
    return counted


class Solver:
    """Solver for one island and one list of cards, with caches."""

    def __init__(self, island: Island, cards: list[int]) -> None:
        self.island = island
        self.cards = cards
        self._reaches: dict[int, bool] = {}

    def reaches(self, at: int, cell: int) -> bool:
        """Whether the cards from this place on can still reach a chest from a cell."""
        least = self.island.nearest[cell]
        if not least:
            return True
        at = next_move(self.cards, at)
        if at + least > len(self.cards):
            return False
        key = at * len(self.island.cells) + cell
        known = self._reaches.get(key)
        if known is None:
            known = self._reaches[key] = self._any_reaches(at, cell)
        return known

    def _any_reaches(self, at: int, cell: i64) -> bool:
        island = self.island
        armed = at > 0 and self.cards[at - 1] == MAP
        for way in WAYS_OF[self.cards[at]]:
            entered = island.beyond[cell * _WAYS + way]
            if entered >= 0 and (armed or not island.closed[entered]) and self._stands(at + 1, entered):
                return True
        return False

    def _stands(self, at: int, entered: int) -> bool:
        """Whether a chest can still be reached after entering a cell."""
        for stand in self.island.exits[entered]:
            if self.reaches(at, stand):
                return True
        return False

    def ways(self, at: int, cell: int) -> list[tuple[int, int]]:
        """The ways of the next movement card after which a chest can still be reached (J6.12)."""
        at = next_move(self.cards, at)
        found = targets(self.island, self.cards, at, cell)
        return [(way, entered) for way, entered in found if self._stands(at + 1, entered)]

    def caves(self, at: int, entered: int) -> list[int]:
        """Where the pirate may stand after entering a cell, so that a chest can still be reached (J6.10, J6.12)."""
        return [stand for stand in self.island.exits[entered] if self.reaches(at, stand)]


def ends(island: Island, cards: list[int]) -> list[RouteEnd]:
    """Every chest that the owner can choose to reach, with each possible number of steps; of equal ends one walk."""
    begin = start(island, cards)
    return ends_from(Solver(island, cards), 0, begin, 0, (begin,))


def ends_from(solver: Solver, at: int, cell: int, steps: int, walk: tuple[int, ...]) -> list[RouteEnd]:
    """The same for a pirate who stands on a cell before the card at this place, after a walk of so many steps."""
    island, cards = solver.island, solver.cards
    found: dict[tuple[int, int], RouteEnd] = {}
    open_: list[tuple[int, int, int, tuple[int, ...]]] = [(at, cell, steps, walk)]
    seen: set[tuple[int, int, int]] = set()
    while open_:
        at, cell, steps, walk = open_.pop()
        at = next_move(cards, at)
        if at == len(cards) or (at, cell, steps) in seen:
            continue
        seen.add((at, cell, steps))
        for _, entered in solver.ways(at, cell):
            for stand in solver.caves(at + 1, entered):
                walked = steps + price(island, entered)
                path = (*walk, entered) if stand == entered else (*walk, entered, stand)
                if island.coins[stand]:
                    left = len(cards) - at - 1
                    found.setdefault((stand, walked), RouteEnd(stand, island.coins[stand], walked, path, left))
                else:
                    open_.append((at + 1, stand, walked, path))
    return sorted(found.values())


def best_routes(island: Island, hand: list[int], laid: tuple[int, ...] = ()) -> list[BestRoute]:
    """For each chest in reach the route with the fewest steps, then the fewest cards.

    The cards come from a hand (counts by kind) and go on after those that are laid already.
    """
    heap = _beginnings(island, tuple(hand), laid)
    heapify(heap)
    seen: set[tuple[int, tuple[int, ...]]] = set()
    best: dict[int, BestRoute] = {}
    chests = _conceivable(island, hand, heap)
    while heap and len(best) < chests:
        steps, _, cell, cards, left = heappop(heap)
        if island.coins[cell]:
            best.setdefault(cell, BestRoute(cell, island.coins[cell], steps, cards))
        elif (cell, left) not in seen:
            seen.add((cell, left))
            mapped = bool(cards) and cards[-1] == MAP
            for kind, entered, with_map in _continuations(island, left, cell, mapped):
                longer = (*cards, MAP, kind) if with_map else (*cards, kind)
                rest = _without(_without(left, MAP) if with_map else left, kind)
                for stand in exits(island, entered):
                    heappush(heap, (steps + price(island, entered), len(longer), stand, longer, rest))
    return sorted(best.values(), key=lambda route: (-route.coins, route.steps))


def walk_of(island: Island, best: BestRoute) -> tuple[int, ...]:
    """The cells of the shortest way, from its flag to the chest."""
    return next(end.walk for end in ends(island, list(best.cards)) if end.cell == best.cell)


def _conceivable(island: Island, hand: list[int], beginnings: list[_Open]) -> int:
    """How many chests there would be if no card were ever used up: further ones are not worth looking for."""
    mapped = hand[MAP] > 0 or any([bool(cards) and cards[-1] == MAP for _, _, _, cards, _ in beginnings])
    ways = [way for kind in range(KNIGHT + 1) if hand[kind] for way in WAYS_OF[kind]]
    open_ = [cell for _, _, cell, _, _ in beginnings]
    met = set(open_)
    while open_:
        cell = open_.pop()
        for way in [] if island.coins[cell] else ways:
            entered = island.beyond[cell * _WAYS + way]
            if entered >= 0 and (mapped or not island.closed[entered]):
                fresh = [stand for stand in exits(island, entered) if stand not in met]
                met.update(fresh)
                open_ += fresh
    return sum([1 for cell in met if island.coins[cell]])


def _beginnings(island: Island, hand: tuple[int, ...], laid: tuple[int, ...]) -> list[_Open]:
    """Where the laid cards can have led, or both flags if none lies yet."""
    if not laid:
        flagged: list[_Open] = [(0, 1, island.black, (FLAG,), _without(hand, FLAG))] if hand[FLAG] else []
        return [(0, 0, island.white, (), hand), *flagged]
    return [(steps, len(laid), cell, laid, hand) for cell, steps in places(island, list(laid)).items()]


def places(island: Island, cards: list[int]) -> dict[int, int]:
    """Where a row of cards can lead, each cell with its fewest steps; who reaches a chest stays there (J6.11)."""
    open_ = {start(island, cards): 0}
    reached: dict[int, int] = {}
    for at in range(len(cards)):
        if cards[at] <= KNIGHT:
            open_ = _onward(island, cards, at, open_)
            for cell in [cell for cell in open_ if island.coins[cell]]:
                reached.setdefault(cell, open_.pop(cell))
    return {**open_, **reached}


def _onward(island: Island, cards: list[int], at: int, places: dict[int, int]) -> dict[int, int]:
    """The cells that the card at this place leads to, each with its fewest steps."""
    following: dict[int, int] = {}
    for cell, steps in places.items():
        for _, entered in targets(island, cards, at, cell):
            walked = steps + price(island, entered)
            for stand in exits(island, entered):
                following[stand] = min(walked, following.get(stand, walked))
    return following


def _without(hand: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return (*hand[:kind], hand[kind] - 1, *hand[kind + 1 :])


def _continuations(island: Island, left: tuple[int, ...], cell: int, mapped: bool) -> list[tuple[int, int, bool]]:
    """Every card that can be laid next, the cell that it enters, and whether a map must be laid before it."""
    found: list[tuple[int, int, bool]] = []
    for kind in range(KNIGHT + 1):
        if left[kind]:
            for way in WAYS_OF[kind]:
                entered = island.beyond[cell * _WAYS + way]
                if entered >= 0 and (mapped or left[MAP] or not island.closed[entered]):
                    found.append((kind, entered, island.closed[entered] and not mapped))
    return found
