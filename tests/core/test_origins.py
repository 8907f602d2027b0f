"""A game that goes on from a moment of another: everything that was dealt, before and since, can be verified."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from cenote.core.dealer import commitment, numbered_seed
from cenote.core.game import CHANCE, Damaged
from cenote.core.match import Match
from cenote.core.record import Record, digest, read, write
from cenote.core.registry import game_names
from cenote.core.replay import verify


def finished(match: Match, number: int) -> Record:
    """The record of this game, played to its end at random."""
    chance = Random(number)
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, chance.choice(match.legal(seat)))
    return match.record()


def first_game(name: str) -> Record:
    return finished(Match.start(name, 2, seed=numbered_seed(1), salts=("a1", "b2")), 1)


def going_on(record: Record, entries: int, number: int) -> Record:
    """The record of another game that goes on after so many entries, with a seed of its own."""
    seed, beginning = numbered_seed(number), record.until(entries)
    return finished(Match(replace(beginning, commitment=commitment(seed), salts=("c3", "")), seed), number)


def draws(record: Record, since: int) -> list[str]:
    return [entry.text for entry in record.entries[since:] if entry.seat == CHANCE]


@pytest.mark.parametrize("name", game_names())
def test_a_game_that_goes_on_from_another_keeps_its_beginning_and_draws_anew(name: str) -> None:
    before = first_game(name)
    half = len(before.entries) // 2
    after = going_on(before, half, 2)
    assert after.entries[:half] == before.entries[:half]
    assert draws(after, half) != draws(before, half)
    assert read(write(after)) == after
    assert all(check.holds for check in verify(write(after)))


def test_also_one_that_goes_on_from_such_a_game() -> None:
    first = first_game("tikal")
    second = going_on(first, 100, 2)
    third = going_on(second, 160, 3)
    assert [origin.upto for origin in third.origins] == [100, 160]
    assert all(check.holds for check in verify(write(third)))
    assert [origin.upto for origin in second.until(40).origins] == [40]
    assert second.until(0).origins == ()


def test_a_forged_draw_before_the_branch_is_found_as_well_as_one_after_it() -> None:
    record = going_on(first_game("tikal"), 100, 2)
    (origin,) = record.origins
    for forged in (origin._replace(seed=numbered_seed(7)), origin._replace(salts=("a1", "b3"))):
        checks = {check.what: check for check in verify(write(replace(record, origins=(forged,))))}
        assert checks["commitment"].holds
        assert not checks["draws"].holds
        assert checks["draws"].line <= record.line_of(100)
    checks = {check.what: check for check in verify(write(replace(record, seed=numbered_seed(7))))}
    assert checks["commitment"].line == record.line_of_commitment
    assert checks["draws"].line > record.line_of(100)


@pytest.mark.parametrize(
    ("origin", "why"),
    [
        ("origin 0 {seed}", "not-a-number-in-range"),
        ("origin 9999 {seed}", "not-a-number-in-range"),
        ("origin 5 abc", "not-a-seed"),
        ("origin 5 {seed} a1", "salts"),
        ("origin 5 {seed} a1 xyz", "not-a-salt"),
        ("origin 5", "line-too-short"),
    ],
)
def test_what_cannot_be_read_of_an_origin_is_said_with_its_line(origin: str, why: str) -> None:
    record = first_game("tikal").until(100)
    body = write(record).rpartition("sha256")[0]
    line = f"origin {record.origins[0]}"
    body = body.replace(line, origin.format(seed=numbered_seed(1).hex()))
    with pytest.raises(Damaged) as damage:
        read(f"{body}sha256 {digest(body)}\n")
    assert (damage.value.why, damage.value.line) == (why, record.line_of(-2))
