"""Positions of Tikal that cannot be are refused in a sentence, and their near twins are not."""

from __future__ import annotations

from random import Random

import pytest

from cenote.core.game import Damaged
from cenote.core.record import read
from cenote.core.replay import replay
from cenote.core.testing import decide
from cenote.games.tikal.board import TREASURES
from cenote.games.tikal.game import TIKAL
from cenote.words import LANGUAGES, Words
from tests.golden import FOLDER, records

TWO = "cenote position 1\ngame tikal\nseats 2\n"
AUCTION = TWO + "mode auction\n"
BIDDING = AUCTION + "phase bidding\nshown A1 A2\nwaiting 0 1\nbidders 0 1\n"
ALL = " ".join(f"{kind} {kind} {kind}" for kind in TREASURES)
IMPOSSIBLE = {
    "a camp where wafers lie": (TWO + "c4 A4 camp 0\n", "camp", TWO + "c4 A4 wafers 0 camp 0\n"),
    "471 points": (BIDDING + "scores 20 471\n", "scores", BIDDING + "scores 20 20\n"),
    "points for which a bid has no name": (AUCTION + "scores 21 0\n", "scores", AUCTION + "scores 20 0\n"),
    "more seats waiting than hexes": (AUCTION + "shown A1\nwaiting 0 1\n", "shown", AUCTION + "shown A1\nwaiting 1\n"),
    "a drawer without a volcano": (
        TWO + "phase scoring\ndrawer 0\n",
        "volcano",
        TWO + "phase scoring\ndrawer 0\nhand B6\n",
    ),
    "a volcano aside without a drawer": (
        TWO + "phase scoring\nhand B6\n",
        "volcano",
        TWO + "phase scoring\ndrawer 0\nhand B6\n",
    ),
    "drawing with nobody waiting": (AUCTION + "phase drawing\n", "all-wait", AUCTION + "phase drawing\nwaiting 0 1\n"),
    "a bid above the score": (BIDDING + "bid 21 1\n", "bid", BIDDING + "bid 20 1\n"),
    "a bid by the seat in turn": (BIDDING + "bid 3 0\n", "bidder", BIDDING + "bid 3 1\n"),
    "four rounds before a round": (TWO + "phase scoring\nrounds 4\n", "rounds", TWO + "phase scoring\nrounds 3\n"),
    "a guard who was nobody": (TWO + "a4 a4 guard 0\n", "guard", TWO + "a4 a4 guard 0\ngone 0 1\n"),
    "work that is not missing": (TWO + "a4 a4 worked 1\n", "work", TWO + "a4 a4 worked 1 value 2\n"),
    "treasures from nowhere": (TWO + f"treasures 0 {ALL}\n", "wafers", TWO + "c4 A4 wafers 3\ntreasures 0 bowl\n"),
    "points nobody spends": (TWO + "phase placing\nhand A1\nap 10\n", "points", TWO + "phase placing\nhand A1\n"),
    "ten points while a wafer is found": (
        TWO + "phase finding\nresume acting\nap 8\nc4 A4 wafers 3\n",
        "points",
        TWO + "phase finding\nresume acting\nap 7\nc4 A4 wafers 3\n",
    ),
    "a hex in hand while acting": (TWO + "hand A1\n", "astray", TWO + "phase placing\nhand A1\n"),
    "a display in the basic game": (TWO + "shown A1\n", "astray", AUCTION + "shown A1\nwaiting 1\n"),
    "a queue without a scoring round": (TWO + "queue 1\n", "astray", TWO + "phase scoring\nqueue 1\n"),
    "two scoring turns": (TWO + "phase scoring\nqueue 0\n", "queue", TWO + "phase scoring\nqueue 1\n"),
    "a turn of who waits": (AUCTION + "shown A1\nwaiting 0\n", "turn", AUCTION + "shown A1\nwaiting 1\n"),
    "a bidder who does not wait": (
        AUCTION + "phase bidding\nshown A1\nwaiting 0\nbidders 0 1\n",
        "turn",
        BIDDING,
    ),
    "nobody passed, yet somebody is out": (BIDDING.replace("bidders 0 1", "bidders 0"), "passed", BIDDING),
    "a free pick of somebody else": (
        AUCTION + "phase picking\nshown A1 A2\nwaiting 0 1\npassed 1\n",
        "passed",
        AUCTION + "phase picking\nshown A1 A2\nwaiting 0 1\npassed 0\n",
    ),
}


@pytest.mark.parametrize(("text", "why", "twin"), IMPOSSIBLE.values(), ids=IMPOSSIBLE.keys())
def test_what_cannot_be_is_refused_and_its_twin_is_played_on(text: str, why: str, twin: str) -> None:
    with pytest.raises(Damaged) as damage:
        TIKAL.load(text)
    assert damage.value.facts["unfit"] == f"tikal-impossible-{why}"
    said = [Words(language).mistake(damage.value) for language in LANGUAGES]
    assert len({*said}) == len(LANGUAGES)
    assert not [sentence for sentence in said if "impossible-" in sentence]
    state, rng = TIKAL.load(twin), Random(1)
    while state.actors():
        state.play(*decide(state, rng))


def test_a_hex_in_hand_fits_somewhere() -> None:
    """A golden game in which one did not: it was removed as soon as it was drawn (T15.6)."""
    record = read(records(FOLDER / "tikal-unplaceable-basic.txt")[0])
    step = next(step for step in replay(record) if TIKAL.dump(step.after).count("removed"))
    hexagon = step.entry.text.removeprefix("draw ")
    with pytest.raises(Damaged, match="tikal-impossible-nowhere"):
        TIKAL.load(TIKAL.dump(step.before).replace("phase drawing", f"phase placing\nhand {hexagon}"))


TWICE = {
    "a leader": "a4 a4 leader 0\nb5 b5 leader 0\n",
    "a leader who is gone": "a4 a4 leader 0\ngone 0 0 leader\n",
    "a line": "turn 0\nturn 0\n",
    "the treasures of a seat": "c4 A4 wafers 1\ntreasures 0 bowl\ntreasures 0 idol\n",
    "a shown hex": "mode auction\nshown A1 A1\nwaiting 1\n",
    "a value": "a4 a4 value 2 value 3\n",
    "workers of a seat": "a4 a4 workers 0 1 workers 0 2\n",
}


@pytest.mark.parametrize("lines", TWICE.values(), ids=TWICE.keys())
def test_nothing_is_told_twice(lines: str) -> None:
    with pytest.raises(Damaged, match="twice"):
        TIKAL.load(TWO + lines)


@pytest.mark.parametrize("line", ["turn 0 1", "phase acting now", "ap 7 7", "gone 0 1 leader 2", "scores 1 2 3"])
def test_no_line_has_a_word_too_many(line: str) -> None:
    with pytest.raises(Damaged, match="too long"):
        TIKAL.load(f"{TWO}{line}\n")


def test_a_flaw_is_found_on_the_line_that_tells_it() -> None:
    with pytest.raises(Damaged, match="line 4: impossible"):
        TIKAL.load(TWO + "c4 A4 camp 0\nturn 1\n")
