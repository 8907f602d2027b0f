"""Positions of Jackal that cannot be are refused in a sentence, and what they were made of is not."""

from __future__ import annotations

import json
from random import Random

import pytest

from cenote.core.game import Damaged
from cenote.core.testing import decide
from cenote.games.jackal.game import JACKAL
from cenote.words import LANGUAGES, Words

HEAD = "cenote position 1\ngame jackal\nseats 2\n"
THERE = "island 1\nahead 2\nused 1 2\nmarket HVXK\n"
ANNOUNCING = HEAD + THERE + "phase announcing\n"
TAKING = HEAD + THERE + "phase taking\ntakes 2\nannounced passed silent\n"
LAYING = HEAD + THERE + "phase laying\nannounced landed landed\nhand 0 HV\nhand 1 MM\n"
THROWING = LAYING.replace("laying", "throwing") + "ready 0 1\n"
DEALING = HEAD + "phase dealing\nthen showing\nto-show 2\ndue 0 1 market\n"
DRAFTING = HEAD + (
    "mode archipelago\nphase drafting\nisland 1\nahead 2 3 4\nused 1 2 3 4\nmarket HVXK\npack 0 HH\npack 1 VV\n"
)

IMPOSSIBLE = {
    "five cards in the market": (ANNOUNCING, "market HVXK", "market HVXKH", "market"),
    "somebody who does not play": (ANNOUNCING, "phase", "playing 0\nphase", "playing"),
    "a seventh island": (ANNOUNCING, "phase", "number 6\nphase", "number"),
    "no horizon": (ANNOUNCING, "ahead 2\nused 1 2", "used 1", "islands"),
    "an island ahead that is not used": (ANNOUNCING, "used 1 2", "used 1", "used"),
    "the same island twice": (ANNOUNCING, "ahead 2\nused 1 2", "ahead 1\nused 1", "used"),
    "no island": (ANNOUNCING, "island 1\nahead 2\nused 1 2", "ahead 1 2\nused 1 2", "island"),
    "too few islands at the beginning": (DEALING, "to-show 2", "to-show 1", "to-show"),
    "cards due while nobody deals": (ANNOUNCING, "phase", "due 0\nphase", "astray"),
    "the last speaks first": (ANNOUNCING, "phase", "turn 1\nphase", "announced"),
    "who takes has landed": (TAKING, "passed silent", "landed silent", "announced"),
    "nothing to take": (TAKING, "takes 2\n", "", "takes"),
    "nobody landed": (LAYING, "landed landed", "passed passed", "announced"),
    "a silent seat while routes are laid": (LAYING, "landed landed", "landed silent", "announced"),
    "a mark in a route": (LAYING, "hand 1 MM", "hand 1 M\nroute 1 M", "route"),
    "a flag in the middle": (LAYING, "hand 0 HV", "route 0 HF", "route"),
    "a route of who passed": (LAYING, "landed landed", "passed landed\nroute 0 H", "route"),
    "all are ready": (LAYING, "phase", "ready 0 1\nphase", "ready"),
    "a throw at oneself": (THROWING, "hand 1 MM", "hand 1 M\nthrows 1 1", "throws"),
    "all have thrown": (THROWING, "phase", "done 0 1\nphase", "done"),
    "marks before they are shown": (THROWING, "phase", "marks 0 1\nphase", "marks"),
    "packs of different sizes": (DRAFTING, "pack 0 HH", "pack 0 HHH", "packs"),
    "a kept card that is not told": (DRAFTING, "phase", "kept 0\nphase", "kept"),
    "a kept card that is not there": (DRAFTING, "phase", "kept 0\nkeeping 0 X\nphase", "keeping"),
    "packs without a draft": (ANNOUNCING, "phase", "pack 0 H\nphase", "astray"),
    "a walk without a route": (LAYING, "phase", "walk a1\nat 0 a1 0\nphase", "astray"),
    "coins that cannot be counted on": (ANNOUNCING, "phase", "coins 999 0\nphase", "coins"),
}


@pytest.mark.parametrize(("text", "old", "new", "why"), IMPOSSIBLE.values(), ids=IMPOSSIBLE.keys())
def test_what_cannot_be_is_refused(text: str, old: str, new: str, why: str) -> None:
    assert old in text
    with pytest.raises(Damaged) as damage:
        JACKAL.load(text.replace(old, new, 1))
    assert damage.value.facts["unfit"] == f"jackal-impossible-{why}"
    said = [Words(language).mistake(damage.value) for language in LANGUAGES]
    assert len({*said}) == len(LANGUAGES)
    assert not [sentence for sentence in said if "impossible-" in sentence]


@pytest.mark.parametrize("text", [ANNOUNCING, TAKING, LAYING, THROWING, DEALING, DRAFTING])
def test_what_it_was_made_of_is_played_on(text: str) -> None:
    state, rng = JACKAL.load(text), Random(1)
    while state.actors():
        state.play(*decide(state, rng))


WALK = """\
cenote position 1
game jackal
seats 2
island 1
ahead 2
used 1 2
components {components}
phase opening
announced landed landed
ready 0 1
done 0 1
route 0 XX
route 1 H
opened 0
walk a1
at 0 a1 0
"""
CROSS = json.dumps(
    {
        "deck": {"arrow_h": 30, "arrow_4way": 30},
        "islands": [{"id": f"I{number}", "rows": ["W.1", "..B", "1.1"]} for number in range(9)],
    }
)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("walk a1\nat 0 a1 0", "walk b1\nat 0 b1 0", "walk"),
        ("at 0 a1 0", "at 1 a1 0", "walk"),
        ("at 0 a1 0", "at 0 a1 5", "walk"),
        ("walk a1\nat 0 a1 0", "walk a1 c3\nat 1 c3 1", "walk"),
        ("at 0 a1 0", "at 0 a1 0\ncave b2", "walk"),
        ("opened 0", "opened 0 1", "opened"),
        ("turn 0", "turn 1", "opened"),
        ("opened 0", "opened 0\nreveal 1 H a1 - 0 0", "reveal"),
        ("route 0 XX", "route 0 H", "walk"),
    ],
)
def test_a_walk_follows_the_cards_up_to_a_choice(old: str, new: str, why: str) -> None:
    text = WALK.replace("{components}", CROSS).replace("phase", "turn 0\nphase", 1)
    assert old in text
    state, rng = JACKAL.load(text), Random(2)
    while state.actors():
        state.play(*decide(state, rng))
    with pytest.raises(Damaged, match=f"jackal-impossible-{why}"):
        JACKAL.load(text.replace(old, new, 1))


def test_the_order_of_throws_is_forgotten() -> None:
    """Positions with the same ends have the same key."""
    text = HEAD.replace("seats 2", "seats 3") + THERE + "phase throwing\nannounced landed landed landed\nready 0 1 2\n"
    one, other = (JACKAL.load(f"{text}throws 0 {throws}\n") for throws in ("1 2", "2 1"))
    assert one.key() == other.key()
    assert one.key() != JACKAL.load(f"{text}throws 0 1 1\n").key()


def test_whose_turn_it_was_is_forgotten_where_nobody_acts() -> None:
    one, other = (JACKAL.load(DEALING.replace("phase", f"turn {seat}\nphase")) for seat in (0, 1))
    assert one.key() == other.key()
