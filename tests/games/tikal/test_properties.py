"""What every game keeps from its first draw to its end, over random games of all settings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final, NamedTuple

import pytest

from cenote.core.game import CHANCE
from cenote.core.testing import decide, settings
from cenote.games.tikal.bits import bits
from cenote.games.tikal.board import (
    BASE,
    HEX_KIND,
    HEX_VALUE,
    NEIGHBOUR,
    SIDES,
    SPACES,
    TEMPLE,
    TERRAIN,
    TILES,
    TREASURE,
    VOLCANO,
    stones,
)
from cenote.games.tikal.game import TIKAL
from cenote.games.tikal.position import ACTING, BIDDING, FINDING, GONE, NOBODY, NOTHING, PICKING, SCORING, SUPPLY
from cenote.games.tikal.state import TikalState
from tests.counts import count
from tests.table import rule

SETTINGS: Final = settings(TIKAL)
GAMES: Final = -(-count(test=60, soak=10_000) // len(SETTINGS))
"""Random games for each setting."""

DERIVED: Final = (
    *("tolls", "ways", "busy", "land", "paved", "frontier", "temples", "guarded", "hoards", "clearings"),
    *("crowd", "posts", "singles", "pool", "guards_left", "bag", "supply", "tiles"),
)
"""Fields of a position that follow from its other fields."""


class Deed(NamedTuple):
    """One step of a random game; `rare` marks the few at which costly checks are made."""

    before: TikalState
    action: str
    after: TikalState
    rare: bool


def deeds(setting: tuple[int, str, tuple[str, ...]], number: int) -> Iterator[Deed]:
    """A whole random game, step by step."""
    rng = Random(f"{setting} {number}")
    state = TIKAL.new(*setting)
    while state.actors():
        before = state.copy()
        seat, code = decide(state, rng)
        state.play(seat, code)
        yield Deed(before, TIKAL.actions.texts[code], state, rng.random() < 0.04 or not state.actors())


def hexes_are_conserved(deed: Deed) -> None:
    """Each terrain hex is in the stack, in the display, in a hand, on the board or removed: exactly once."""
    table = deed.after
    lying = [hexagon for hexagon in (*table.hexes, table.hand) if 0 <= hexagon < TERRAIN]
    assert sorted([*lying, *bits(table.bag), *bits(table.shown), *bits(table.removed)]) == list(range(TERRAIN))


def wafers_are_conserved(deed: Deed) -> None:
    """What is not held lies face down on the board or belongs to treasure hexes that do not lie there (T15.6)."""
    table = deed.after
    away = {*range(TERRAIN)} - {*table.hexes}
    to_come = sum(HEX_VALUE[hexagon] for hexagon in away if HEX_KIND[hexagon] == TREASURE)
    in_the_air = 1 if table.phase == FINDING else 0
    assert sum(table.pool) + sum(table.treasures) == 24
    assert sum(table.pool) == sum(table.wafers) + to_come + in_the_air
    assert min(table.pool) >= 0


def temple_tiles_are_conserved(deed: Deed) -> None:
    """A temple shows one tile of each value above its printed one; the rest is in the supply."""
    table = deed.after
    left = list(TILES)
    for space, hexagon in enumerate(table.hexes):
        if hexagon != NOTHING and HEX_KIND[hexagon] == TEMPLE:
            for value in range(HEX_VALUE[hexagon] + 1, table.value[space] + 1):
                left[value] -= 1
    assert table.tiles == left
    assert min(left) >= 0


def members_are_conserved(deed: Deed) -> None:
    """A seat's 18 workers are in the supply, on the board or gone; so is its leader; only a guard makes them go."""
    before, after = deed.before, deed.after
    for seat in range(after.seats):
        was, now = gone(before, seat), gone(after, seat)
        guarded = deed.action.startswith("guard") and seat == before.seat
        assert now == was or (guarded and now > was)
        leader_was, leader_now = before.leaders[seat], after.leaders[seat]
        assert leader_now == SUPPLY or leader_now == GONE or is_land(after, leader_now)
        assert leader_was == SUPPLY or leader_now != SUPPLY
        assert (leader_was == GONE) == (leader_now == GONE) or guarded


def gone(table: TikalState, seat: int) -> int:
    """Workers that left the game, guards included."""
    standing = table.workers[seat * SPACES : (seat + 1) * SPACES]
    assert all(workers == 0 or (workers > 0 and is_land(table, space)) for space, workers in enumerate(standing))
    assert 0 <= table.supply[seat] <= 18
    return 18 - table.supply[seat] - sum(standing)


def is_land(table: TikalState, space: int) -> bool:
    """Whether a hex lies there that is no volcano."""
    return table.hexes[space] != NOTHING and HEX_KIND[table.hexes[space]] != VOLCANO


def camps_and_guards_stay(deed: Deed) -> None:
    """At most two camps and two guards of each seat; none ever moves."""
    for before, after in ((deed.before.camps, deed.after.camps), (deed.before.guards, deed.after.guards)):
        assert all(was in (NOBODY, now) for was, now in zip(before, after, strict=True))
        assert all(after.count(seat) <= 2 for seat in range(deed.after.seats))
    for seat in range(deed.after.seats):
        assert deed.after.guards_left[seat] == 2 - deed.after.guards.count(seat)


def guarded_temples_keep_their_value(deed: Deed) -> None:
    for space, owner in enumerate(deed.before.guards):
        assert owner == NOBODY or deed.after.value[space] == deed.before.value[space]


def every_hex_is_reachable(deed: Deed) -> None:
    """From the base camp over stones to every hex but the volcanoes."""
    if not deed.rare:
        return
    table = deed.after
    land = {space for space in range(SPACES) if is_land(table, space)}
    reached, ahead = {BASE}, [BASE]
    while ahead:
        found = {space for space in paved_neighbours(table, ahead.pop()) if space in land} - reached
        reached |= found
        ahead += found
    assert reached == land


def paved_neighbours(table: TikalState, space: int) -> Iterator[int]:
    for side in range(SIDES):
        beyond = NEIGHBOUR[space * SIDES + side]
        if beyond >= 0 and table.hexes[beyond] != NOTHING:
            here = stones(table.hexes[space], table.turns[space], side)
            if here + stones(table.hexes[beyond], table.turns[beyond], (side + 3) % SIDES):
                yield beyond


def action_points_are_spent_within_a_turn(deed: Deed) -> None:
    """Every turn begins with 10, every action but the last takes some, none is saved."""
    before, after = deed.before, deed.after
    assert 0 <= after.ap <= 10
    if deed.action == "end":
        assert after.ap == (10 if after.phase in (ACTING, SCORING) else 0)
    elif before.phase in (ACTING, SCORING):
        assert after.ap < before.ap
    elif after.phase in (ACTING, SCORING) and before.phase != FINDING:
        assert after.ap == 10


def scores_change_only_by_scoring_and_winning_bids(deed: Deed) -> None:
    before, after = deed.before, deed.after
    expected = before.scores[:]
    if deed.action == "end" and before.phase == SCORING:
        expected[before.seat] += worth(before, before.seat)
    elif before.phase == BIDDING and after.phase == PICKING:
        expected[after.seat] -= before.bid if deed.action == "pass" else int(deed.action.removeprefix("bid "))
    assert after.scores == expected
    assert min(after.scores) >= 0


def worth(table: TikalState, seat: int) -> int:
    """What a position scores, counted once more by the words of T11."""
    total = sum((0, 1, 3, 6)[held] for held in table.treasures[seat * 8 : seat * 8 + 8])
    for space in range(SPACES):
        strengths = [table.workers[s * SPACES + space] + 3 * (table.leaders[s] == space) for s in range(table.seats)]
        mine = strengths.pop(seat)
        if table.guards[space] == seat or (table.guards[space] == NOBODY and mine > max(strengths)):
            total += table.value[space]
    return total


def games_have_four_scoring_rounds_and_no_dead_end(deed: Deed) -> None:
    actors = deed.after.actors()
    assert bool(actors) == (deed.after.result() is None)
    if not actors:
        assert deed.after.rounds == 4
    elif actors == (CHANCE,):
        assert deed.after.odds()
    else:
        assert deed.after.legal(actors[0])


def what_is_derived_is_true(deed: Deed) -> None:
    """What is kept beside the facts for speed is what the position text would give."""
    if deed.rare:
        again = TIKAL.load(TIKAL.dump(deed.after))
        for field in DERIVED:
            assert getattr(deed.after, field) == getattr(again, field), field


CHECKS: Final[tuple[Callable[[Deed], None], ...]] = (
    hexes_are_conserved,
    wafers_are_conserved,
    temple_tiles_are_conserved,
    members_are_conserved,
    camps_and_guards_stay,
    guarded_temples_keep_their_value,
    every_hex_is_reachable,
    action_points_are_spent_within_a_turn,
    scores_change_only_by_scoring_and_winning_bids,
    games_have_four_scoring_rounds_and_no_dead_end,
    what_is_derived_is_true,
)


@rule("T1.3", "T1.5", "T1.6", "T1.7", "T3.1", "T4.5", "T6.1", "T9.2", "T10.2", "T10.3", "T10.4", "T11.3", "T13.2")
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_random_games_keep_what_the_rules_promise(setting: tuple[int, str, tuple[str, ...]]) -> None:
    for number in range(GAMES):
        for deed in deeds(setting, number):
            for check in CHECKS:
                check(deed)
