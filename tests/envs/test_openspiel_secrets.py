"""For OpenSpiel a seat knows what it was told and nothing else, whatever the rest of the position is."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from random import Random

import numpy
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from cenote import is_compiled
from cenote.core.game import CHANCE, tag
from cenote.envs.observation import encoder
from cenote.envs.openspiel.game import SpielState
from tests.counts import count
from tests.envs.spiel import NAMES, SECRET, choose, load, walk

pytestmark = pytest.mark.skipif(is_compiled(), reason="what stands around the engine is the same")


def twins(name: str, players: int, viewer: int, rng: Random) -> Iterator[tuple[SpielState, SpielState]]:
    """Two games in which the viewer is told the same, and everything else is done otherwise where it can be."""
    one = load(name, players).new_initial_state()
    other = one.clone()
    while not one.is_terminal():
        code = choose(one, rng)
        one.apply_action(code)
        told = one.information_state_string(viewer)
        legal = other.legal_actions()
        codes = rng.sample(legal, min(4, len(legal))) if other.current_player() != viewer else []
        for candidate in [*codes, *({code} & {*legal})]:
            child = other.child(candidate)
            if child.information_state_string(viewer) == told:
                other = child
                break
        else:
            return
        yield one, other


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("name", SECRET)
def test_whoever_was_told_the_same_sees_the_same(name: str, players: int) -> None:
    private = pyspiel.IIGObservationType(public_info=False, perfect_recall=False)
    differed = 0
    for seed in range(count(3, 100)):
        viewer = seed % players
        own = make_observation(load(name, players), private)
        for one, other in twins(name, players, viewer, Random(seed)):
            assert one.observation_string(viewer) == other.observation_string(viewer)
            assert one.observation_tensor(viewer) == other.observation_tensor(viewer)
            assert own.string_from(one, viewer) == own.string_from(other, viewer)
            if one.current_player() == other.current_player() == viewer:
                assert one.legal_actions() == other.legal_actions()
            differed += str(one) != str(other)
    assert differed > 50, "the games hardly differed: this shows nothing"


@pytest.mark.parametrize("name", SECRET)
def test_news_come_exactly_when_there_are_any(name: str) -> None:
    """Where nobody chooses at the same time: one's own action, a fact one may hear, or another view."""
    game = load(name, 3)
    state, rng = game.new_initial_state(), Random(6)
    while not state.is_terminal():
        rules, before, told = state.table.setting.rules, state.table.state.copy(), state.information_state_string(2)
        who, code = state.current_player(), choose(state, rng)
        state.apply_action(code)
        if len(before.actors()) > 1 or state.table.view(2) != rules.view(state.table.state, 2):
            continue
        after = state.table.state
        news = who == 2 or rules.narrate(before, who, code, after, 2) or rules.view(before, 2) != rules.view(after, 2)
        assert (state.information_state_string(2) != told) == bool(news)
        assert state.information_state_string(2).startswith(told)


@pytest.mark.parametrize("name", SECRET)
def test_in_the_end_everybody_has_heard_everything_that_they_may(name: str) -> None:
    """Each fact as often as it was told, and one's own actions in their order."""
    state, rng = load(name, 3).new_initial_state(), Random(9)
    rules, facts, own = state.table.setting.rules, Counter[str](), list[str]()
    while not state.is_terminal():
        before, who, code = state.table.state.copy(), state.current_player(), choose(state, rng)
        state.apply_action(code)
        facts.update(tag(type(fact)) for fact in rules.narrate(before, who, code, state.table.state, 1))
        own += [f"you: {rules.actions.texts[code]}"] if who == 1 else []
    lines = state.information_state_string(1).splitlines()
    assert Counter(line.split()[0] for line in lines if line.split()[0] in facts) == facts
    assert [line for line in lines if line.startswith("you: ")] == own


@pytest.mark.parametrize("name", SECRET)
def test_nothing_shows_of_a_choice_until_everybody_has_chosen(name: str) -> None:
    """From when several begin to choose to when a seat is asked, nothing has changed for it, nor for its encoder."""
    asked_later = 0
    for seed in range(count(1, 50)):
        waiting: dict[int, object] = {}
        for state in walk(load(name, 4), Random(seed)):
            waiting = {seat: seen for seat, seen in waiting.items() if seat in state.table.state.actors()}
            for seat, seen in waiting.items():
                assert everything(state, seat) == seen
                asked_later += seat == state.current_player()
            waiting.pop(state.current_player(), None)
            if len(actors := state.table.state.actors()) > 1 and not waiting:
                waiting = {seat: everything(state, seat) for seat in actors[1:]}
    assert asked_later > 10


def everything(state: SpielState, seat: int) -> object:
    """All that a seat can see, and what other environments would show it at this moment."""
    setting, table = state.table.setting, state.table
    row = encoder(setting.name).encode(setting.rules.view(table.state, seat))
    numbers = state.observation_tensor(seat)
    assert numbers == numpy.array(row, numpy.float32).tolist()
    return state.information_state_string(seat), state.observation_string(seat), numbers


@pytest.mark.parametrize("name", NAMES)
def test_nobody_forgets_what_they_knew_and_did(name: str) -> None:
    """Perfect recall: in many ways on from one position, one information state has one past of its own."""
    pasts: dict[tuple[int, str], set[object]] = defaultdict(set)
    histories: dict[tuple[int, str], set[object]] = defaultdict(set)
    rng = Random(7)
    for _ in range(count(30, 1_000)):
        state, past = middle(name), defaultdict[int, list[object]](list)
        for _ in range(15):
            if state.is_terminal():
                break
            seat, code = state.current_player(), choose(state, rng)
            if seat != CHANCE:
                known = (seat, state.information_state_string())
                pasts[known].add((*past[seat], *state.legal_actions()))
                histories[known].add(tuple(state.history()))
                past[seat].append((known, code))
            state.apply_action(code)
    assert all(len(past) == 1 for past in pasts.values())
    most = max(len(history) for history in histories.values())
    assert most > 3 if name in SECRET else most == 1


def middle(name: str) -> SpielState:
    """The first position in which several choose, or the hundredth, always the same."""
    for number, state in enumerate(walk(load(name), Random(8))):
        if number == 100 or len(state.table.state.actors()) > 1:
            found: SpielState = state.clone()
            return found
    raise AssertionError("the game is too short")
