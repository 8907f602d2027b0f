"""Routes: where an ordered list of cards can lead on an island, exactly (J6)."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, NamedTuple

from cenote.games.jackal.cards import FLAG, KINDS, KNIGHT, MAP
from cenote.games.jackal.islands import CAVE, LABYRINTH, WAYS_OF, Island

NOWHERE: Final = -1
_WAYS: Final = 12


class End(NamedTuple):
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
    if island.cells[entered] != CAVE or len(island.caves) == 1:
        return [entered]
    return [cave for cave in island.caves if cave != entered]


def price(island: Island, entered: int) -> int:
    """One step for the card, one more for a labyrinth (J6.6, J6.9)."""
    return 2 if island.cells[entered] == LABYRINTH else 1


class Solver:
    """Answers for one island and one list of cards; remembers what it found."""

    def __init__(self, island: Island, cards: list[int]) -> None:
        self.island = island
        self.cards = cards
        self._reaches: dict[int, bool] = {}

    def reaches(self, at: int, cell: int) -> bool:
        """Whether the cards from this place on can still reach a chest from a cell."""
        if self.island.coins[cell]:
            return True
        at = next_move(self.cards, at)
        if at == len(self.cards):
            return False
        key = at * len(self.island.cells) + cell
        if key not in self._reaches:
            self._reaches[key] = self._any_reaches(at, cell)
        return self._reaches[key]

    def _any_reaches(self, at: int, cell: int) -> bool:
        for _, entered in targets(self.island, self.cards, at, cell):
            for stand in exits(self.island, entered):
                if self.reaches(at + 1, stand):
                    return True
        return False

    def ways(self, at: int, cell: int) -> list[tuple[int, int]]:
        """The ways of the next movement card after which a chest can still be reached (J6.12)."""
        at = next_move(self.cards, at)
        return [
            (way, entered) for way, entered in targets(self.island, self.cards, at, cell) if self.caves(at + 1, entered)
        ]

    def caves(self, at: int, entered: int) -> list[int]:
        """Where the pirate may stand after entering a cell, so that a chest can still be reached (J6.10, J6.12)."""
        return [stand for stand in exits(self.island, entered) if self.reaches(at, stand)]


def ends(island: Island, cards: list[int]) -> list[End]:
    """Every chest that the owner can choose to reach, with each possible number of steps; of equal ends one walk."""
    solver = Solver(island, cards)
    found: dict[tuple[int, int], End] = {}
    begin = start(island, cards)
    open_: list[tuple[int, int, int, tuple[int, ...]]] = [(0, begin, 0, (begin,))]
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
                    found.setdefault((stand, walked), End(stand, island.coins[stand], walked, path, left))
                else:
                    open_.append((at + 1, stand, walked, path))
    return sorted(found.values())


def best_routes(island: Island, hand: list[int]) -> list[BestRoute]:
    """For each chest in reach of a hand (counts by kind) the route with the fewest steps, then the fewest cards."""
    best: dict[int, BestRoute] = {}
    chests = sum(1 for coins in island.coins if coins)
    for route in shortest_routes(island, hand):
        if route.cell not in best:
            best[route.cell] = route
            if len(best) == chests:
                break
    return sorted(best.values(), key=lambda route: (-route.coins, route.steps))


def shortest_routes(island: Island, hand: list[int]) -> list[BestRoute]:
    """Routes to chests in the order of steps, then cards; each chest may come more than once."""
    heap: list[tuple[int, int, int, tuple[int, ...]]] = [(0, 0, island.white, ())]
    if hand[FLAG]:
        heappush(heap, (0, 1, island.black, (FLAG,)))
    seen: set[tuple[int, ...]] = set()
    found: list[BestRoute] = []
    reached: set[int] = set()
    while heap:
        steps, _, cell, laid = heappop(heap)
        if island.coins[cell]:
            if cell not in reached:
                reached.add(cell)
                found.append(BestRoute(cell, island.coins[cell], steps, laid))
            continue
        left = [hand[kind] - laid.count(kind) for kind in range(KINDS)]
        if (cell, *left) in seen:
            continue
        seen.add((cell, *left))
        for following, entered in _continuations(island, laid, left, cell):
            for stand in exits(island, entered):
                heappush(heap, (steps + price(island, entered), len(following), stand, following))
    return found


def _continuations(
    island: Island, laid: tuple[int, ...], left: list[int], cell: int
) -> list[tuple[tuple[int, ...], int]]:
    """Every card that can be laid next, with a map before it where one is needed."""
    found: list[tuple[tuple[int, ...], int]] = []
    for kind in range(KNIGHT + 1):
        if not left[kind]:
            continue
        for way in WAYS_OF[kind]:
            entered = island.beyond[cell * _WAYS + way]
            if entered >= 0 and not island.closed[entered]:
                found.append(((*laid, kind), entered))
            elif entered >= 0 and left[MAP]:
                found.append(((*laid, MAP, kind), entered))
    return found
