"""Records tell the truth: whatever is altered in one is found, and where."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from cenote.core.dealer import numbered_seed
from cenote.core.game import Damaged
from cenote.core.match import Match
from cenote.core.record import digest, read, split_digest, write
from cenote.core.registry import game, game_names
from cenote.core.replay import Check, verify
from cenote.core.testing import settings
from tests.counts import count

SALTS = ("a1b2", "c3d4")
TELLING = {"game", "rules", "mode", "option", "commitment", "salt", "*", "scores", "winners", "seed"}
"""Lines that something else in the record contradicts when they are altered."""


@cache
def text_of(name: str) -> str:
    """A whole game in few lines: everybody always takes the first action of the table."""
    seats, mode, options = settings(game(name))[-1]
    match = Match.start(name, seats, mode, options, seed=numbered_seed(3), salts=["5a17"] * seats)
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[0])
    return write(match.record())


def failures(text: str) -> dict[str, Check]:
    return {check.what: check for check in verify(text) if not check.holds}


def altered(line: str) -> str:
    """The line with its last letter or digit changed."""
    return line[:-1] + ("1" if line[-1] != "1" else "2")


def with_new_digest(lines: list[str]) -> str:
    body = "\n".join(lines) + "\n"
    return f"{body}sha256 {digest(body)}\n"


def is_told(text: str) -> bool:
    """Whether the last line says that another one was tampered with."""
    try:
        body, stated = split_digest(text)
    except Damaged:
        return True
    return digest(body) != stated


def spoiled(lines: list[str]) -> Iterator[str]:
    """The record with each line in turn altered, missing and doubled."""
    for at, line in enumerate(lines):
        for instead in ([altered(line)], [], [line, line]):
            yield "\n".join([*lines[:at], *instead, *lines[at + 1 :]]) + "\n"


@pytest.mark.parametrize("name", game_names())
def test_every_altered_missing_or_doubled_line_is_found_by_the_digest(name: str) -> None:
    texts = list(spoiled(text_of(name).splitlines()))
    assert all(map(is_told, texts))
    # Every one of these replays the whole game.
    for text in Random(1).sample(texts, min(len(texts), count(40, 10_000))):
        assert failures(text).keys() & {"digest", "form"}, text


@pytest.mark.parametrize("name", game_names())
def test_a_forger_who_mends_the_digest_is_still_found(name: str) -> None:
    """Only names of players, and decisions that would have been as legal, can be told otherwise."""
    lines = text_of(name).splitlines()[:-1]
    telling = [at for at, line in enumerate(lines) if line.split()[0] in TELLING]
    draws = [at for at in telling if lines[at].startswith("*")]
    # Every one of these replays the game up to the forgery.
    for at in {*telling} - {*draws} | {*Random(1).sample(draws, min(len(draws), count(20, 10_000)))}:
        found = failures(with_new_digest([*lines[:at], altered(lines[at]), *lines[at + 1 :]]))
        assert found, f"unnoticed: {altered(lines[at])}"


@pytest.mark.parametrize("name", game_names())
def test_a_forged_draw_is_found_on_its_line(name: str) -> None:
    record = read(text_of(name))
    lines = write(record).splitlines()[:-1]
    at = record.line_of(0)
    state = record.start()
    others = [game(name).actions.texts[code] for code, _ in state.odds()]
    forged = next(text for text in others if text != record.entries[0].text)
    found = failures(with_new_digest([*lines[: at - 1], f"* {forged}", *lines[at:]]))
    assert ("draws" in found and found["draws"].line == at) or "actions" in found


def test_a_forged_result_is_found() -> None:
    lines = text_of("tikal").splitlines()[:-1]
    at = next(at for at, line in enumerate(lines) if line.startswith("scores"))
    found = failures(with_new_digest([*lines[:at], altered(lines[at]), *lines[at + 1 :]]))
    assert found["result"].line == at + 1


def test_another_seed_breaks_commitment_and_draws() -> None:
    lines = text_of("tikal").splitlines()[:-1]
    found = failures(with_new_digest([*lines[:-1], f"seed {numbered_seed(99).hex()}"]))
    assert lines[found["commitment"].line - 1].startswith("commitment")
    assert lines[found["draws"].line - 1].startswith("*")


def test_a_salt_takes_part_in_every_draw() -> None:
    match = Match.start("tikal", 2, seed=numbered_seed(1), salts=SALTS)
    lines = write(match.record(abandoned=True)).splitlines()[:-1]
    assert not {check.what for check in verify(with_new_digest(lines)) if check.holds is False}
    swapped = [line.replace("c3d4", "c3d5") for line in lines]
    assert "draws" in failures(with_new_digest(swapped))


def test_the_seed_stays_closed_until_the_game_is_over() -> None:
    match = Match.start("tikal", 2, seed=numbered_seed(1))
    text = write(match.record())
    assert numbered_seed(1).hex() not in text
    assert {check.what: check.holds for check in verify(text)} == {
        **{"digest": True, "form": True, "actions": True},
        **{"commitment": None, "draws": None, "result": None},
    }


def test_an_abandoned_game_opens_its_seed() -> None:
    match = Match.start("tikal", 2, seed=numbered_seed(1))
    checks = {check.what: check.holds for check in verify(write(match.record(abandoned=True)))}
    assert checks["draws"]
    assert checks["commitment"]
    assert checks["result"] is None


@pytest.mark.parametrize(
    ("change", "why", "line"),
    [
        (("game tikal", "game chess"), "unknown-game", 2),
        (("rules 1", "rules 2"), "not-a-number-in-range", 3),
        (("mode auction", "mode blitz"), "unknown-word", 4),
        (("option camp-needs-member", "option cheat"), "unknown-word", 5),
        (("seat 1", "seat 3"), "not-a-number-in-range", 7),
        (("commitment", "promise"), "unknown-word", 10),
        (("play\n", "go\n"), "unknown-word", 15),
        (("cenote record 1", "cenote record 2"), "not-a-record", 1),
    ],
)
def test_what_cannot_be_read_is_said_with_its_line(change: tuple[str, str], why: str, line: int) -> None:
    body, _ = split_digest(text_of("tikal"))
    with pytest.raises(Damaged) as damage:
        read(with_new_digest(body.replace(*change, 1).splitlines()))
    assert (damage.value.why, damage.value.line) == (why, line)


@pytest.mark.parametrize("junk", ["", "\n", "sha256 0", "hello", "cenote record 1\nsha256 1\n", "\0\n\0"])
def test_no_junk_gets_past_the_reader(junk: str) -> None:
    with pytest.raises(Damaged):
        read(junk)
    assert [check.what for check in verify(junk) if check.holds is False]


def test_a_match_goes_on_from_its_record() -> None:
    seed, rng = numbered_seed(4), Random(4)
    match = Match.start("tikal", 3, seed=seed)
    for _ in range(60):
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
    again = Match(read(write(match.record())), seed)
    assert again.view(None) == match.view(None)
    assert again.record() == match.record()
    for twin in (match, again):
        twin.play(twin.actors()[0], twin.legal(twin.actors()[0])[0])
    assert again.record() == match.record()
