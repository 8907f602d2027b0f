"""OpenSpiel's own checks hold for every mode of every game, and its algorithms play them."""

from __future__ import annotations

import math
import pickle
import re
import subprocess
import sys
import unittest
from pathlib import Path
from random import Random
from zlib import crc32

import numpy
import pyspiel
import pytest
from absl import flags
from numpy.typing import NDArray
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, mcts
from open_spiel.python.observation import make_observation

from cenote import is_compiled
from cenote.core.game import Result
from cenote.envs.episode import rewards
from tests.counts import SOAK, count
from tests.envs.spiel import NAMES, choose, load, walk

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "openspiel.md"
once = pytest.mark.skipif(is_compiled(), reason="what stands around the engine is the same")


def test_each_mode_of_both_games_is_there() -> None:
    assert NAMES == ("cenote_tikal", "cenote_tikal_auction", "cenote_jackal", "cenote_jackal_archipelago")
    assert {*NAMES} <= {*pyspiel.registered_names()}


@pytest.mark.parametrize("name", NAMES)
def test_random_simulations_with_copies_and_serialization(name: str) -> None:
    """It also compares lengths, returns and their sum with what the game says of them."""
    if is_compiled() and not SOAK and name not in ("cenote_tikal", "cenote_jackal"):
        pytest.skip("the other modes have the same states")
    for players in [2, 3, 4] if SOAK else [3 if is_compiled() else 2]:
        pyspiel.random_sim_test(load(name, players), num_sims=count(1, 20), serialize=True, verbose=False)


@once
@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_is_replayed_to_the_same_text(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    flags.FLAGS.mark_as_parsed()
    if not SOAK:
        monkeypatch.setattr(generate_playthrough, "_format_tensor", briefly)
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(f"{name}(players=2)", None, seed=1), "utf-8")
    original, again = generate_playthrough.replay(file)
    assert "IsTerminal() = True" in original
    assert original == again


def briefly(tensor: NDArray[numpy.float32], name: str) -> list[str]:
    """An array as a number: to write all of them out takes a minute."""
    return [f"{name} = {crc32(tensor.tobytes())}"]


PARTIAL = unittest.defaultTestLoader.getTestCaseNames(api_test.EnforceAPIOnPartialTreeBase)
FULL = [
    "test_legal_actions_empty",
    "test_current_player_returns_terminal_player_on_terminal_nodes",
    "test_information_state_no_argument_raises_on_terminal_nodes",
    "test_information_state_functions_raises_on_chance_nodes",
    "test_constant_sum",
    "test_current_player_infosets_no_overlap_between_players",
]
"""What does not ask for the whole tree of a game, which nobody can count."""


@once
@pytest.mark.parametrize("name", NAMES)
def test_the_checks_of_the_interface_that_do_not_need_the_whole_tree(name: str) -> None:
    game = load(name)
    states = [state.clone() for number, state in enumerate(walk(game, Random(1))) if number % 8 == 0]
    states += [end for *_, end in [walk(game, Random(2))]]
    for base, checks in ((api_test.EnforceAPIOnPartialTreeBase, PARTIAL), (api_test.EnforceAPIOnFullTreeBase, FULL)):
        given = {"game": game, "game_name": name, "game_type": game.get_type(), "some_states": states}
        kind = type(name, (base,), {**given, "all_states": states, "setUpClass": classmethod(lambda _: None)})
        result = unittest.TestResult()
        unittest.TestSuite(kind(check) for check in checks).run(result)
        assert result.testsRun == len(checks) > 0
        assert not result.errors + result.failures, result


@once
@pytest.mark.parametrize("name", NAMES)
def test_copies_and_what_is_stored_go_on_alike_and_apart(name: str) -> None:
    rng = Random(3)
    for number, state in enumerate(walk(load(name, 3), rng)):
        if number % 60 or state.is_terminal():
            continue
        before = known(state)
        _, stored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
        for twin in (state.clone(), stored, pickle.loads(pickle.dumps(state))):
            assert known(twin) == before
            assert twin.history() == state.history()
            twin.apply_action(choose(twin, rng))
            assert known(twin) != before
        assert known(state) == before


def known(state: pyspiel.State) -> list[object]:
    """What can be seen of a state, and all of it."""
    seats = range(state.num_players())
    texts = [*map(state.information_state_string, seats), *map(state.observation_string, seats)]
    return [str(state), *texts, *map(state.information_state_tensor, seats)]


@once
@pytest.mark.parametrize("name", NAMES)
def test_probabilities_sum_to_one_and_actions_have_their_texts(name: str) -> None:
    for state in walk(load(name), Random(4)):
        if state.is_chance_node():
            assert math.isclose(sum(odds for _, odds in state.chance_outcomes()), 1)
        for code in state.legal_actions()[:3]:
            text = state.action_to_string(code)
            assert state.table.setting.rules.actions.parse(text) == code == state.string_to_action(text)


@once
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_victory_is_worth_one_and_everything_sums_to_nothing(seats: int) -> None:
    game = load("cenote_tikal", players=seats)
    for winners in [(0,), (seats - 1,), (0, 1), tuple(range(seats))]:
        worth = rewards(Result((7,) * seats, winners))
        assert math.isclose(sum(worth), 0, abs_tol=1e-12)
        assert all((value == max(worth)) == (seat in winners) for seat, value in enumerate(worth))
        assert (worth[winners[0]] == game.max_utility() == 1) == (len(winners) == 1)
        assert min(worth) == (game.min_utility() if len(winners) < seats else 0)
    assert game.new_initial_state().returns() == [0] * seats


@once
def test_parameters_are_players_and_options() -> None:
    game = pyspiel.load_game("cenote_tikal(players=3,camp_needs_member=True)")
    assert str(game) == "cenote_tikal(camp_needs_member=True,players=3)"
    assert game.num_players() == 3
    assert "options camp-needs-member" in str(game.new_initial_state())
    with pytest.raises(ValueError, match="2 to 4 seats, not 5"):
        load("cenote_tikal", 5)


@once
def test_what_cannot_be_observed_is_refused() -> None:
    everybody = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="can be observed"):
        load("cenote_jackal").make_py_observer(everybody)
    with pytest.raises(ValueError, match="no parameters"):
        load("cenote_jackal").make_py_observer(None, {"colour": "red"})


@once
def test_a_tree_search_wins_short_games() -> None:
    games = count(1, 10)
    assert sum(searched("cenote_jackal", 20, seed)[0] for seed in range(games)) > games / 2


@pytest.mark.skipif(not SOAK or is_compiled(), reason="takes too long")
def test_a_tree_search_wins_long_games() -> None:
    assert sum(searched("cenote_tikal", 10, seed)[0] for seed in range(5)) > 2


def searched(name: str, simulations: int, seed: int) -> list[float]:
    """The returns of a game of OpenSpiel's own tree search, in the first seat, against random play."""
    game, random = load(name), numpy.random.RandomState(seed)
    bot = mcts.MCTSBot(game, 2, simulations, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    rng, state = Random(seed), game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(bot.step(state) if state.current_player() == 0 else choose(state, rng))
    return [float(value) for value in state.returns()]


@once
@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", DOCUMENT.read_text("utf-8"), re.S))
def test_the_lines_of_the_document_run(code: str) -> None:
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert re.fullmatch(r"\[-?1\.0, -?1\.0\]|\[0\.0, 0\.0\]", run.stdout.strip())


@once
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", NAMES)
def test_the_blocks_of_the_document_are_those_of_the_arrays(name: str, players: int) -> None:
    game = load(name, players)
    blocks = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True)).dict
    sizes = {block: len(array) for block, array in blocks.items()}
    besides = {"cenote_jackal": {"besides": 14}, "cenote_jackal_archipelago": {"besides": 210}}.get(name, {})
    longest = game.max_game_length() + game.max_chance_nodes_in_history()
    observation = game.observation_tensor_shape()[0]
    assert sizes == {"player": players, "observation": observation, "history": longest, **besides}
    rows = re.findall(r"^\| `([a-z]+)` \|", DOCUMENT.read_text("utf-8"), re.M)
    assert [*sizes] == rows[: len(sizes)]


@once
@pytest.mark.parametrize("name", NAMES)
def test_the_lengths_of_the_document_are_those_of_the_games(name: str) -> None:
    row = next(line for line in DOCUMENT.read_text("utf-8").splitlines() if line.startswith(f"| `{name}` |"))
    games = [load(name, players) for players in (2, 3, 4)]
    decisions = [f"{game.max_game_length():,}" for game in games]
    draws = dict.fromkeys(str(game.max_chance_nodes_in_history()) for game in games)
    assert f"{', '.join(decisions)} + {', '.join(draws)} |" in row
