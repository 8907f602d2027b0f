"""The rare cases, each reached by play: scripted where it is short, from a recorded game where it is not."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from cenote.core.game import Fact
from cenote.core.match import load
from cenote.core.record import Record
from cenote.core.replay import Step, replay, verify
from cenote.games.tikal.board import HEXES, LETTERS, TERRAIN, VOLCANO
from cenote.games.tikal.game import TIKAL
from cenote.games.tikal.narrate import AuctionWon, Drawn, Guarded, Removed, ScoringBegan, Taken, TurnEnded
from cenote.games.tikal.view import TikalView
from tests.games.tikal.support import auction, new, position
from tests.table import rule

GOLDEN = Path(__file__).parents[2] / "golden"
BASIC = load(GOLDEN / "tikal-unplaceable-basic.txt")
AUCTION = load(GOLDEN / "tikal-unplaceable-auction.txt")


def told(step: Step) -> tuple[Fact, ...]:
    """What an entry of a recorded game tells everybody."""
    return TIKAL.narrate(step.before, step.entry.seat, step.code, step.after, None)


def removals(record: Record) -> list[Step]:
    """The entries at which a hex fitted nowhere."""
    return [step for step in replay(record) if any(isinstance(fact, Removed) for fact in told(step))]


def seen_after(step: Step) -> TikalView:
    return TIKAL.view(step.after, None)


@rule("T15.6")
@pytest.mark.parametrize("record", ["tikal-unplaceable-basic.txt", "tikal-unplaceable-auction.txt"])
def test_T15_6_the_recorded_games_are_true(record: str) -> None:
    assert all(check.holds for check in verify((GOLDEN / record).read_text("utf-8")))


@rule("T15.6", "T13.1")
def test_T15_6_two_hexes_that_fit_nowhere_are_removed_from_a_basic_game() -> None:
    jungle, treasure = removals(BASIC)
    assert told(jungle) == (Drawn(0, "G4", "jungle", 0, shown=False), Removed(0, "G4", "jungle", 0))
    assert told(treasure) == (Drawn(1, "G3", "treasure", 2, shown=False), Removed(1, "G3", "treasure", 2))
    for step in (jungle, treasure):
        seen = seen_after(step)
        assert (seen.phase, seen.turn, seen.ap, seen.hand) == ("acting", step.entry.number, 10, "")
    assert seen_after(treasure).removed == ("G3", "G4")


@rule("T15.6")
def test_T15_6_the_wafers_of_a_removed_treasure_hex_stay_in_the_pool() -> None:
    for step in (removals(BASIC)[-1], removals(AUCTION)[-1]):
        assert seen_after(step).pool == TIKAL.view(step.before, None).pool
        laid_out = sum(spot.wafers for spot in seen_after(step).spaces)
        assert sum(seen_after(step).pool) == laid_out + 2, "two masks are on G3"
