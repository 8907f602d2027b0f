"""The cheat detector: swap what a seat cannot know, ask again with the same random numbers, want the same answer."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from cenote.bots.contract import Bot, bots_for
from cenote.bots.custom import custom_maker
from cenote.bots.mind import seated_bot
from cenote.core.dealer import commitment, numbered_seed
from cenote.core.game import Game, View
from cenote.core.match import Match
from cenote.core.registry import game, game_names
from cenote.core.replay import Snapshot
from tests.counts import count

Maker = Callable[[Game, Random], Bot]

SHARE: Final = 0.01
"""How much of a level's nodes is searched here: whether it cheats does not depend on how long it thinks."""

EXAMPLE: Final = Path(__file__).parent.parent.parent / "examples" / "my_bot.py"
MODES: Final = [(name, mode) for name in game_names() for mode in game(name).modes]


class Caught(AssertionError):
    """A bot decided otherwise where only what it cannot know was otherwise."""


def detect(maker: Maker, name: str, mode: str, seed: int) -> int:
    """Let a bot play one seat of a game, and its double the twin of every position; how often the two were apart."""
    match = Match.start(name, 3, mode, seed=numbered_seed(seed))
    seat, rng, apart = seed % 3, Random(seed), 0
    often = 1.0 if match.game.secrets else 0.05  # where only draws to come are hidden, some positions will do
    bot, double = maker(match.game, Random(seed)), maker(match.game, Random(seed))
    while not match.over:
        actor = match.actors()[0]
        legal = match.legal(actor)
        code = rng.choice(legal)
        if actor == seat and len(legal) > 1 and rng.random() < often:
            hidden = twin(match, seat, rng)
            apart += differ(match, hidden)
            code = answer(match, seat, bot)
            if answer(hidden, seat, double) != code:
                raise Caught(f"seat {seat} of {name}, {mode}, seed {seed}: {match.view(seat)}")
        match.play(actor, code)
    return apart


def answer(match: Match, seat: int, bot: Bot) -> int:
    """Asked as in every loop of ours: whoever climbs out of the call finds the match there."""
    return bot.choose(None if bot.blind else match.view(seat), match.legal(seat))


def twin(match: Match, seat: int, rng: Random) -> Match:
    """The same match with everything otherwise that the seat does not know: hidden cards, and all draws to come."""
    seed, state = rng.randbytes(32), match.game.imagine(match.view(seat), rng)
    record = replace(match.record(), commitment=commitment(seed))
    found = Match(record, seed, Snapshot(match.length, match.game.dump(state)))
    assert found.view(seat) == match.view(seat)
    assert found.legal(seat) == match.legal(seat)
    return found


def differ(match: Match, hidden: Match) -> bool:
    """Whether somebody sees another position."""
    return any(match.view(seat) != hidden.view(seat) for seat in range(match.seats))


@pytest.mark.parametrize(("name", "mode"), MODES)
@pytest.mark.parametrize("bot", bots_for(game_names()[0]))
def test_no_bot_decides_by_what_it_cannot_know(bot: str, name: str, mode: str) -> None:
    for seed in range(count(1, 20)):
        apart = detect(partial(seated, bot), name, mode, seed)
        assert bool(apart) == game(name).secrets


def seated(bot: str, played: Game, rng: Random) -> Bot:
    return seated_bot(bot, played, rng, SHARE)


def test_the_example_of_a_bot_is_fair_too() -> None:
    assert detect(custom_maker(f"{EXAMPLE}:MyBot"), "jackal", "basic", 1)


class Peeping:
    """Climbs out of the call to the match that its caller holds, and goes by what the others see there."""

    blind = False

    def __init__(self, game: Game, rng: Random) -> None:
        pass

    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        assert view is not None
        match: Match = sys._getframe(1).f_locals["match"]
        others = [match.view(seat) for seat in range(match.seats) if seat != view.seat]
        return legal[sum(repr(others).encode()) % len(legal)]


class Foreseeing(Peeping):
    """Knows the seed, and with it every draw to come."""

    def choose(self, view: View | None, legal: Sequence[int]) -> int:  # noqa: ARG002
        match: Match = sys._getframe(1).f_locals["match"]
        return legal[sum(match.seed()) % len(legal)]


@pytest.mark.parametrize(("cheat", "name"), [(Peeping, "jackal"), (Foreseeing, "jackal"), (Foreseeing, "tikal")])
def test_a_cheat_is_caught(cheat: Maker, name: str) -> None:
    with pytest.raises(Caught):
        detect(cheat, name, game(name).modes[0], 1)


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_what_is_sent_to_a_process_in_which_bots_think_is_a_view_and_codes(name: str, mode: str) -> None:
    """Numbers, texts and plain values: nothing in it can be played on, and there is no seed."""
    match, rng = Match.start(name, 3, mode, seed=numbered_seed(3)), Random(3)
    while not match.over:
        seat = match.actors()[0]
        sent = pickle.dumps((f"table/{seat}", "medium", name, match.view(seat), tuple(match.legal(seat))))
        assert [kind for kind in classes_in(sent) if hasattr(kind, "play")] == []
        assert match.seed() not in sent
        match.play(seat, rng.choice(match.legal(seat)))


def classes_in(pickled: bytes) -> list[object]:
    """The classes that a pickle asks for."""
    found: list[object] = []

    class Reading(pickle.Unpickler):
        def find_class(self, module: str, name: str) -> Any:
            found.append(super().find_class(module, name))
            return found[-1]

    Reading(BytesIO(pickled)).load()
    assert found
    return found
