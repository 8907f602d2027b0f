"""The route solver against a second reading of J6: plain recursion that tries everything and remembers nothing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Final, NamedTuple

import pytest

from cenote.games.jackal.actions import WAY_NAMES
from cenote.games.jackal.cards import LETTERS, cards, letters
from cenote.games.jackal.islands import Island, cell_name
from cenote.games.jackal.route import Solver, best_routes, ends, start
from tests.counts import count
from tests.table import rule

Cell = tuple[int, int]
"""Row and column."""

TRIES: Final = count(test=3_000, soak=50_000)
HANDS: Final = count(test=250, soak=5_000)

STRAIGHT: Final = {"go left": (0, -1), "go right": (0, 1), "go up": (-1, 0), "go down": (1, 0)}
JUMPS: Final = {
    "jump up-up-left": (-2, -1),
    "jump up-up-right": (-2, 1),
    "jump down-down-left": (2, -1),
    "jump down-down-right": (2, 1),
    "jump left-left-up": (-1, -2),
    "jump left-left-down": (1, -2),
    "jump right-right-up": (-1, 2),
    "jump right-right-down": (1, 2),
}
MOVES: Final[dict[str, dict[str, Cell]]] = {
    "H": {way: STRAIGHT[way] for way in ("go left", "go right")},
    "V": {way: STRAIGHT[way] for way in ("go up", "go down")},
    "X": STRAIGHT,
    "K": JUMPS,
}
"""What each movement card can do (J6.3, J6.4)."""

CELLS: Final = ".....~~LLJJCC12ab"
"""What random islands are made of, as often as it stands here."""


class Walk(NamedTuple):
    """One way to walk a route to a chest."""

    cell: str
    coins: int
    steps: int
    cells: tuple[str, ...]
    leftover: int


class Chart:
    """An island as its rows are printed."""

    def __init__(self, rows: tuple[str, ...]) -> None:
        self.rows = rows

    def letter(self, cell: Cell) -> str:
        """What is printed there; off the card is sea (J1.2)."""
        row, column = cell
        inside = 0 <= row < len(self.rows) and 0 <= column < len(self.rows[0])
        return self.rows[row][column] if inside else "~"

    def find(self, letter: str) -> list[Cell]:
        """All cells on which a letter is printed."""
        return [
            (down, across) for down, row in enumerate(self.rows) for across, found in enumerate(row) if found == letter
        ]

    def coins(self, cell: Cell) -> int:
        """What a chest there holds; 0 if there is none."""
        return max("?1234".find(self.letter(cell)), "?abcd".find(self.letter(cell)), 0)

    def enter(self, cell: Cell, card: str, mapped: bool) -> Iterator[tuple[str, Cell]]:
        """The ways of a card, and the cells that may be entered (J6.5, J6.7, J6.8)."""
        for way, (down, across) in MOVES[card].items():
            entered = (cell[0] + down, cell[1] + across)
            letter = self.letter(entered)
            if letter != "~" and (mapped or letter not in "Jabcd"):
                yield way, entered

    def stand(self, entered: Cell) -> list[Cell]:
        """Where the pirate goes on from: here, or from any other cave (J6.10)."""
        others = [cave for cave in self.find("C") if cave != entered]
        return others if self.letter(entered) == "C" and others else [entered]

    def walks(self, route: str, cell: Cell, at: int = 0, steps: int = 0) -> Iterator[Walk]:
        """Every way to walk the rest of a route from a cell to a chest."""
        if self.coins(cell):
            yield Walk(named(cell), self.coins(cell), steps, (named(cell),), len(route) - at)
            return
        if at == len(route):
            return
        if route[at] in "FP":
            yield from self.walks(route, cell, at + 1, steps)
            return
        for _, entered in self.enter(cell, route[at], mapped=at > 0 and route[at - 1] == "P"):
            price = 2 if self.letter(entered) == "L" else 1
            for stand in self.stand(entered):
                for walk in self.walks(route, stand, at + 1, steps + price):
                    through = (named(entered),) if stand != entered else ()
                    yield walk._replace(cells=(named(cell), *through, *walk.cells))

    def start(self, route: str) -> Cell:
        """The flag where a route begins (J6.2)."""
        return self.find("B" if route.startswith("F") else "W")[0]


def named(cell: Cell) -> str:
    return f"{'abcdefghi'[cell[1]]}{cell[0] + 1}"


def number_of(cell: Cell) -> int:
    """How the engine calls a cell."""
    return cell[0] * 9 + cell[1]


def random_island(rng: Random) -> Island:
    """A small island with anything anywhere; nobody checks that its chests can be reached."""
    height, width = rng.randint(1, 6), rng.randint(2, 6)
    cells = rng.choices(CELLS, k=height * width)
    for flag, place in zip("WB", rng.sample(range(height * width), 2), strict=True):
        cells[place] = flag
    lines = "".join(cells)
    return Island("R01", "Random", tuple(lines[row * width : (row + 1) * width] for row in range(height)))


def random_route(rng: Random) -> str:
    """Up to seven cards as they may be laid (J4.3), maps mostly before movement cards."""
    flag = "F" if rng.random() < 0.3 else ""
    return flag + "".join(rng.choices(["H", "V", "X", "K", "PH", "PV", "PX", "P"], k=rng.randint(0, 5)))


def trials(seed: str, number: int) -> Iterator[tuple[Random, Island, str]]:
    """Random islands with random routes."""
    rng = Random(seed)
    for _ in range(number):
        yield rng, random_island(rng), random_route(rng)


def shown(island: Island, route: str) -> str:
    return " / ".join(island.rows) + f" with {route}"


@rule("J6.2", "J6.3", "J6.4", "J6.5", "J6.6", "J6.7", "J6.8", "J6.9", "J6.10", "J6.11", "J6.13")
def test_the_solver_finds_exactly_the_ends_that_trying_everything_finds() -> None:
    reached = 0
    for _, island, route in trials("ends", TRIES):
        chart = Chart(island.rows)
        tried = set(chart.walks(route, chart.start(route)))
        found = [
            Walk(cell_name(end.cell), end.coins, end.steps, tuple(map(cell_name, end.walk)), end.leftover)
            for end in ends(island, list(cards(route)))
        ]
        assert {walk[:3] for walk in found} == {walk[:3] for walk in tried}, shown(island, route)
        assert len({walk[:3] for walk in found}) == len(found)
        assert set(found) <= tried, shown(island, route)
        reached += bool(found)
    assert TRIES / 5 < reached < TRIES, "routes that succeed and routes that fail"


@rule("J6.12")
def test_from_any_card_and_cell_the_solver_knows_whether_a_chest_can_still_be_reached() -> None:
    for rng, island, route in trials("reaches", TRIES):
        chart, solver = Chart(island.rows), Solver(island, list(cards(route)))
        at, cell = rng.randint(0, len(route)), rng.choice([*chart.find("."), *chart.find("L"), *chart.find("W")])
        assert solver.reaches(at, number_of(cell)) == any(True for _ in chart.walks(route, cell, at)), shown(
            island, route
        )


@rule("J6.12")
def test_the_ways_and_exits_offered_are_those_after_which_a_chest_can_still_be_reached() -> None:
    for _, island, route in trials("ways", TRIES):
        chart, solver = Chart(island.rows), Solver(island, list(cards(route)))
        begin = chart.start(route)
        at = next((place for place, card in enumerate(route) if card in "HVXK"), None)
        if at is None:
            continue
        offered = {WAY_NAMES[way]: solver.caves(at + 1, entered) for way, entered in solver.ways(0, number_of(begin))}
        good = {
            way: [number_of(stand) for stand in chart.stand(entered) if any(chart.walks(route, stand, at + 1))]
            for way, entered in chart.enter(begin, route[at], mapped=at > 0 and route[at - 1] == "P")
        }
        assert offered == {way: stands for way, stands in good.items() if stands}, shown(island, route)
        assert start(island, list(cards(route))) == number_of(begin)


@rule("J6.6", "J6.9")
def test_the_best_routes_of_a_hand_are_the_shortest_of_all_that_can_be_laid() -> None:
    rng = Random("best")
    for _ in range(HANDS):
        island, hand = random_island(rng), "".join(rng.choices("HVXKFPM", weights=(4, 4, 2, 2, 1, 3, 1), k=5))
        chart = Chart(island.rows)
        shortest: dict[str, tuple[int, int]] = {}
        for route in layable(hand):
            for walk in chart.walks(route, chart.start(route)):
                cost = (walk.steps, len(route))
                shortest[walk.cell] = min(shortest.get(walk.cell, cost), cost)
        best = best_routes(island, [hand.count(letter) for letter in LETTERS])
        found = {cell_name(goal.cell): (goal.steps, len(goal.cards)) for goal in best}
        assert found == shortest, shown(island, hand)
        for goal in best:
            walks = chart.walks(letters(goal.cards), chart.start(letters(goal.cards)))
            assert (cell_name(goal.cell), goal.coins, goal.steps) in {walk[:3] for walk in walks}


def layable(hand: str) -> set[str]:
    """Every route that can be laid from some cards (J4.1, J4.3)."""
    rows = {"".join(row) for size in range(len(hand) + 1) for row in permutations(hand, size)}
    return {row for row in rows if "M" not in row and "F" not in row[1:]}


@pytest.mark.parametrize(
    ("rows", "route", "found"),
    [
        ("W.2/.~./B.1", "VVHH", {("c1", 2, 4), ("c3", 1, 4)}),
        ("WC~~/~~~~/~~C3/B~~C", "XX", {("d3", 3, 2)}),
        ("WL2/J~./B.c", "PVVHPH", {("c1", 2, 5), ("c3", 3, 4)}),
    ],
)
def test_trying_everything_agrees_with_the_worked_examples(
    rows: str, route: str, found: set[tuple[str, int, int]]
) -> None:
    chart = Chart(tuple(rows.split("/")))
    assert {walk[:3] for walk in chart.walks(route, chart.start(route))} == found
