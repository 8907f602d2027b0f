"""The rare cases, each reached by play: scripted where it is short, from a recorded game where it is not."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from cenote.core.game import Fact, Seat
from cenote.core.record import Record, read
from cenote.core.replay import Step, replay, verify
from cenote.games.tikal.board import HEXES, NAMES, NEIGHBOUR, SIDES, SPACE, TERRAIN, VOLCANO
from cenote.games.tikal.facts import AuctionWon, Drawn, Guarded, Passed, Removed, ScoringBegan, Taken, TurnEnded
from cenote.games.tikal.game import TIKAL
from cenote.games.tikal.view import TikalView
from tests.games.tikal.support import TERRAIN_NAMES, auction, new, position
from tests.table import rule

GOLDEN = Path(__file__).parents[2] / "golden"
BASIC = (GOLDEN / "tikal-unplaceable-basic.txt").read_text("utf-8")
AUCTION = (GOLDEN / "tikal-unplaceable-auction.txt").read_text("utf-8")


def told(step: Step) -> tuple[Fact, ...]:
    """What an entry of a recorded game tells everybody."""
    return TIKAL.narrate(step.before, step.entry.seat, step.code, step.after, None)


def removals(record: Record) -> list[Step]:
    """The entries of a recorded game at which a hex fitted nowhere."""
    return [step for step in replay(record) if any(isinstance(fact, Removed) for fact in told(step))]


def views(step: Step) -> tuple[TikalView, TikalView]:
    """What everybody sees before and after an entry."""
    return TIKAL.view(step.before, None), TIKAL.view(step.after, None)


def kinds_around(seen: TikalView, name: str) -> set[str]:
    """What lies next to a space."""
    kinds = {spot.space: spot.kind for spot in seen.spaces}
    beyond = [NEIGHBOUR[SPACE[name] * SIDES + side] for side in range(SIDES)]
    return {kinds[NAMES[space]] for space in beyond if space >= 0 and NAMES[space] in kinds}


@rule("T15.6")
def test_T15_6_two_hexes_in_a_basic_game_fit_nowhere_and_are_removed_when_drawn() -> None:
    jungle, treasure = removals(read(BASIC))
    assert told(jungle) == (Drawn(Seat(0), "G4", "jungle", 0, shown=False), Removed(Seat(0), "G4", "jungle", 0))
    assert told(treasure) == (Drawn(Seat(1), "G3", "treasure", 2, shown=False), Removed(Seat(1), "G3", "treasure", 2))
    assert views(treasure)[1].removed == ("G3", "G4")


@rule("T15.6")
def test_T15_6_two_hexes_in_an_auction_fit_nowhere_and_are_removed_when_picked_or_taken() -> None:
    steps = list(replay(read(AUCTION)))
    picked, last = removals(read(AUCTION))
    assert AuctionWon(Seat(0), 2) in told(steps[picked.number - 1]), "it was bid for like any other"
    assert told(picked) == (Taken(Seat(0), "G1", "temple", 3, last=False), Removed(Seat(0), "G1", "temple", 3))
    assert told(last) == (
        TurnEnded(Seat(0), 0),
        Taken(Seat(3), "G3", "treasure", 2, last=True),
        Removed(Seat(3), "G3", "treasure", 2),
    )


@pytest.mark.parametrize("text", [BASIC, AUCTION], ids=["basic", "auction"])
class TestUnplaceable:
    """What holds for a hex that fits nowhere in either game."""

    @rule("T15.6")
    def test_T15_6_the_recorded_game_is_true(self, text: str) -> None:
        assert all(check.holds for check in verify(text))

    @rule("T15.6")
    def test_T15_6_the_seat_has_its_ten_points_and_nothing_to_place(self, text: str) -> None:
        for step in removals(read(text)):
            seen = views(step)[1]
            removed = told(step)[-1]
            assert isinstance(removed, Removed)
            assert (seen.phase, seen.turn, seen.ap, seen.hand) == ("acting", removed.seat, 10, "")

    @rule("T15.6")
    def test_T15_6_every_empty_space_has_only_volcanoes_around_and_stays_empty(self, text: str) -> None:
        first, last = removals(read(text))
        *_, end = replay(read(text))
        lying = {spot.space for spot in views(first)[0].spaces}
        for space in set(NAMES) - lying:
            assert kinds_around(views(first)[0], space) <= {"volcano"}
        assert {spot.space for spot in views(end)[1].spaces} == lying
        assert len(lying) == 38
        assert views(last)[1].spaces == views(last)[0].spaces

    @rule("T15.6")
    def test_T15_6_the_wafers_of_a_removed_treasure_hex_stay_in_the_pool_to_the_end(self, text: str) -> None:
        step = removals(read(text))[-1]
        *_, end = replay(read(text))
        assert views(step)[1].pool == views(step)[0].pool
        for seen in (views(step)[1], views(end)[1]):
            assert sum(seen.pool) == sum(spot.wafers for spot in seen.spaces) + 2, "G3 shows two masks"

    @rule("T13.1", "T15.6")
    def test_T13_1_the_final_round_begins_when_the_turn_with_the_removed_hex_ends(self, text: str) -> None:
        steps = list(replay(read(text)))
        last = removals(read(text))[-1]
        assert views(last)[1].stack == ()
        following = next(step for step in steps[last.number + 1 :] if step.entry.text == "end")
        assert isinstance(told(following)[-1], ScoringBegan)
        assert views(steps[-1])[1].rounds == 4


@rule("T6.2")
def test_T6_2_two_temples_race_for_the_only_tile_of_value_10() -> None:
    table = new()
    for temple in ("a4", "b5"):
        table.take_turn(*["enter worker a5", f"walk worker a5 {temple}", f"uncover {temple}"] * 2)
    for temple in ("a4", "b5") * 3:
        table.take_turn(*[f"uncover {temple}"] * 2)
    assert (table.space("a4").value, table.space("b5").value) == (9, 9)
    table.take_turn("uncover a4")
    table.idle(until=lambda seen: seen.phase == "acting")
    assert table.refusal("uncover b5") == ("T6.2", {"why": "no-tile", "value": 10})
    table.take_turn()
    table.idle(until=lambda seen: seen.phase == "acting")
    assert table.refusal("uncover a4") == ("T6.2", {"why": "no-tile", "value": 11})


@rule("T15.9")
def test_T15_9_a_leader_alone_becomes_the_guard() -> None:
    table = new()
    table.play("draw A1", "place c4 0", "enter leader a5", "walk leader a5 a4")
    assert table.facts("guard a4") == (Guarded(Seat(0), "a4", 1, leader=True, left=0),)
    assert (table.space("a4").guard, table.space("a4").leaders) == (0, ())
    assert (table.seat(0).leader, table.seat(0).supply, table.seat(0).guards_left) == ("gone", 18, 1)


@rule("T14.5")
def test_T14_5_a_round_in_which_everybody_always_passes() -> None:
    table = auction(4)
    played = []
    for still_in in (4, 3, 2):
        first = table.actor()
        table.play(*["pass"] * (still_in - 1))
        assert table.facts("pass") == (Passed(Seat(3)), AuctionWon(Seat(first), 0))
        played.append(first)
        table.take_turn()
    played.append(table.actor())
    assert played == [0, 1, 2, 3]
    assert [seat.score for seat in table.view.seats] == [20, 20, 20, 20]


@rule("T14.9", "T14.10")
def test_T14_9_a_whole_auction_game_ends_by_score_with_ties() -> None:
    table = auction(4)
    table.play("pass", "bid 1", "pass", "pass")
    table.take_turn()
    table.play("pass", "bid 1", "pass")
    table.take_turn()
    table.idle(until=lambda seen: not seen.stack and seen.phase == "acting" and not seen.auction.waiting)
    assert (table.actor(), [seat.score for seat in table.view.seats]) == (2, [20, 19, 20, 19])
    table.play("end")
    assert [table.view.turn, *table.view.queue] == [3, 1, 0, 2]
    table.play(*["enter worker a5", "walk worker a5 a4", "uncover a4"] * 2, "end")
    assert table.seat(3).score == 22, "seat 3 is now ahead of everybody"
    for seat in (1, 0, 2):
        assert table.actor() == seat
        table.play("end")
    assert table.view.phase == "over"


@rule("T14.8")
def test_T14_8_two_volcanoes_never_lie_in_one_display() -> None:
    letters = [name[0] for name in TERRAIN_NAMES]
    volcanoes = [face.letter for face in HEXES[:TERRAIN] if face.kind == VOLCANO]
    assert volcanoes == ["B", "D", "F"]
    last_place = {letter: place for place, letter in enumerate(letters)}
    nearest = [letters.index(later) - last_place[earlier] for earlier, later in pairwise(volcanoes)]
    assert min(nearest) > TIKAL.seats[-1], "even if the first comes last of its letter and the second first"


@rule("T14.8")
def test_T14_8_two_volcanoes_in_one_display_would_run_two_scoring_rounds() -> None:
    table = position("phase picking\nshown B6 D5\nwaiting 0 1\na4 a4 value 5 workers 1 1", mode="auction")
    assert table.facts("pick B6")[-1] == ScoringBegan(Seat(0), 1, final=False)
    table.play("end", "end", "place c4 0")
    assert (table.actor(), table.view.phase, table.view.rounds) == (0, "acting", 1)
    assert table.facts("end")[1:] == (
        Taken(Seat(1), "D5", "volcano", 0, last=True),
        ScoringBegan(Seat(1), 2, final=False),
    )
    table.play("end", "end", "place c5 0")
    assert (table.actor(), table.view.phase, table.view.rounds) == (1, "acting", 2)
    assert table.seat(1).score == 20 + 5 + 5
