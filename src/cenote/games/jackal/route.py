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
    """A chest that a route reaches: its cell and coins, the steps, the cells walked, the number of cards left over."""

    cell: int
    coins: int
    steps: int
    walk: tuple[int, ...]
    leftover: int


class BestRoute(NamedTuple):
    """The shortest path to a chest with some cards: the chest's cell and coins, the steps, and the cards to lay."""

    cell: int
    coins: int
    steps: int
    cards: tuple[int, ...]


def start(island: Island, cards: list[int]) -> int:
    """Return the cell of the flag where the route begins (J6.2)."""
    return island.black if cards and cards[0] == FLAG else island.white


def next_move(cards: list[int], at: int) -> int:
    """Return the index of the next movement card, or the length of the list if none is left."""
    while at < len(cards) and cards[at] > KNIGHT:
        at += 1
    return at


def targets(island: Island, cards: list[int], at: int, cell: int) -> list[tuple[int, int]]:
    """Return the directions that the movement card at an index allows, each with the cell entered (J6.3 to J6.8)."""
    armed = at > 0 and cards[at - 1] == MAP
    found: list[tuple[int, int]] = []
    for way in WAYS_OF[cards[at]]:
        entered = island.beyond[cell * _WAYS + way]
        if entered >= 0 and (armed or not island.closed[entered]):
            found.append((way, entered))
    return found


def exits(island: Island, entered: int) -> list[int]:
    """Return where a pirate can stand after entering a cell: on it, or in any other cave (J6.10)."""
    return island.exits[entered]


def price(island: Island, entered: int) -> int:
    """Return the steps for entering a cell: one for the card, and one more for a labyrinth (J6.6, J6.9)."""
    return island.prices[entered]


def paces(island: Island, walk: tuple[int, ...]) -> list[int]:
    """Return the steps that each cell of a walk counts.

    The flag, and the cave through which the pirate comes out, count nothing (J6.10).
    """
    counted = [0]
    inside = False
    for cell in walk[1:]:
        counted.append(0 if inside else price(island, cell))
        inside = not inside and exits(island, cell) != [cell]
    return counted


class Solver:
    """Solver for one island and one list of cards, which caches its results."""

    def __init__(self, island: Island, cards: list[int]) -> None:
        self.island = island
        self.cards = cards
        self._reaches: dict[int, bool] = {}

    def reaches(self, at: int, cell: int) -> bool:
        """Return whether the cards from an index on can still lead from a cell to a chest."""
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
        """Return whether a chest can still be reached after entering a cell."""
        for stand in self.island.exits[entered]:
            if self.reaches(at, stand):
                return True
        return False

    def ways(self, at: int, cell: int) -> list[tuple[int, int]]:
        """Return the directions of the next movement card after which a chest can still be reached (J6.12)."""
        at = next_move(self.cards, at)
        found = targets(self.island, self.cards, at, cell)
        return [(way, entered) for way, entered in found if self._stands(at + 1, entered)]

    def caves(self, at: int, entered: int) -> list[int]:
        """Return where the pirate may stand after entering a cell so that a chest stays in reach (J6.10, J6.12)."""
        return [stand for stand in self.island.exits[entered] if self.reaches(at, stand)]


def ends(island: Island, cards: list[int]) -> list[RouteEnd]:
    """Return every chest that the route's owner can choose to reach, with each possible number of steps.

    Of several walks to the same chest in the same number of steps, only one is returned.
    """
    begin = start(island, cards)
    return ends_from(Solver(island, cards), 0, begin, 0, (begin,))


def ends_from(solver: Solver, at: int, cell: int, steps: int, walk: tuple[int, ...]) -> list[RouteEnd]:
    """Return the same as `ends` for a pirate in the middle of its route.

    The pirate stands on `cell` before the card with index `at`, after a walk of so many steps.
    """
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
    """Return for each chest in reach the route with the fewest steps, and of these the one with the fewest cards.

    The cards come from a hand (counts by kind) and continue the cards that are laid already.
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
    """Return the cells of a shortest path, from its flag to the chest."""
    return next(end.walk for end in ends(island, list(best.cards)) if end.cell == best.cell)


def _conceivable(island: Island, hand: list[int], beginnings: list[_Open]) -> int:
    """Return an upper bound on the number of reachable chests, at which the search can stop.

    It is computed as if no card were ever used up.
    """
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
    """Return where the laid cards can have led, or the flags to begin from if none is laid yet."""
    if not laid:
        flagged: list[_Open] = [(0, 1, island.black, (FLAG,), _without(hand, FLAG))] if hand[FLAG] else []
        return [(0, 0, island.white, (), hand), *flagged]
    return [(steps, len(laid), cell, laid, hand) for cell, steps in places(island, list(laid)).items()]


def places(island: Island, cards: list[int]) -> dict[int, int]:
    """Return the cells where a list of cards can lead, each with its fewest steps. A route ends on a chest (J6.11)."""
    open_ = {start(island, cards): 0}
    reached: dict[int, int] = {}
    for at in range(len(cards)):
        if cards[at] <= KNIGHT:
            open_ = _onward(island, cards, at, open_)
            for cell in [cell for cell in open_ if island.coins[cell]]:
                reached.setdefault(cell, open_.pop(cell))
    return {**open_, **reached}


def _onward(island: Island, cards: list[int], at: int, places: dict[int, int]) -> dict[int, int]:
    """Return the cells that the card at an index leads to, each with its fewest steps."""
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
    """Return every card that can be laid next, with the cell entered and whether a map must be laid before it."""
    found: list[tuple[int, int, bool]] = []
    for kind in range(KNIGHT + 1):
        if left[kind]:
            for way in WAYS_OF[kind]:
                entered = island.beyond[cell * _WAYS + way]
                if entered >= 0 and (mapped or left[MAP] or not island.closed[entered]):
                    found.append((kind, entered, island.closed[entered] and not mapped))
    return found
