"""What a seat's cards could have done better: told after its route was walked, and to nobody else."""

from __future__ import annotations

from cenote.core.game import ALL_SEEING, Seat
from cenote.games.jackal.facts import BetterRoute
from tests.games.jackal.support import PLAIN, ashore


def better(laid: str, hand: str, viewer: int | None) -> list[BetterRoute]:
    """What the viewer hears of better routes when seat 0 has laid some cards of its hand, and seat 1 none."""
    table = ashore(PLAIN, hand, "VV")
    table.lay(laid, "")
    table.play("done", seat=0)
    return [fact for fact in table.told("done", seat=1, viewer=viewer) if isinstance(fact, BetterRoute)]


BEST = BetterRoute(Seat(0), "c1", coins=2, steps=2, route="HH", walk=("a1", "b1", "c1"))


def test_the_owner_hears_of_the_best_chest_and_of_every_cell_on_the_way_to_it() -> None:
    assert better("", "HHVV", viewer=0) == [BEST]
    assert better("HH", "HHVV", viewer=0) == [], "there was none"


def test_nobody_else_hears_what_somebody_kept_back() -> None:
    assert better("", "HHVV", viewer=1) == []
    assert better("", "HHVV", viewer=None) == []
    assert better("", "HHVV", viewer=ALL_SEEING) == [BEST], "who wrote it all down may know"
