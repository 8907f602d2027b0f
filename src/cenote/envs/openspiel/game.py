"""OpenSpiel game and state classes, which delegate all decisions to a `GameHistory`."""

from __future__ import annotations

from collections.abc import Mapping

import pyspiel

from cenote.core.registry import game
from cenote.envs.episode import rewards
from cenote.envs.openspiel.game_history import GameHistory, new_history
from cenote.envs.openspiel.game_settings import (
    SpielSettings,
    has_information_tensor,
    parameters,
    settings_from,
    short_name,
)
from cenote.envs.openspiel.observers import Observer, observer


def game_type(name: str, mode: str) -> pyspiel.GameType:
    """Return OpenSpiel's description of a game and mode."""
    rules, kind = game(name), pyspiel.GameType
    known = kind.Information.IMPERFECT_INFORMATION if rules.secrets else kind.Information.PERFECT_INFORMATION
    return kind(
        short_name=short_name(name, mode),
        long_name=f"{name.capitalize()} ({mode})",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=known,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=has_information_tensor(name),
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters(name),
    )


def _info(setting: SpielSettings) -> pyspiel.GameInfo:
    actions = len(setting.rules.actions)
    return pyspiel.GameInfo(
        num_distinct_actions=actions,
        max_chance_outcomes=actions,  # outcomes are numbered like all actions, by their index in the action table
        num_players=setting.seats,
        min_utility=-1.0 / (setting.seats - 1),
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=setting.longest()[0],
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel is C++ and has no types
    """Base class of the registered OpenSpiel games, whose subclasses name a game and its mode."""

    name: str
    mode: str

    def __init__(self, given: Mapping[str, int | bool] | None = None) -> None:
        self.setting = settings_from(self.name, self.mode, given or {})
        self._start = new_history(self.setting)
        super().__init__(game_type(self.name, self.mode), _info(self.setting), given or {})

    def new_initial_state(self) -> SpielState:
        """Return the start of a game, before its first draw."""
        return SpielState(self, self._start.copy())

    def max_chance_nodes_in_history(self) -> int:
        """Return an upper bound on the number of draws in one game."""
        return self.setting.longest()[1]

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, object] | None = None
    ) -> Observer:
        """Return an observer of the requested kind. Raise `ValueError` if any parameters are given."""
        if params:
            raise ValueError(f"observers have no parameters, so none of {', '.join(params)}")
        return observer(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel is C++ and has no types
    """OpenSpiel state whose only attribute is `table`, which OpenSpiel copies and stores."""

    def __init__(self, game: SpielGame, table: GameHistory) -> None:
        super().__init__(game)
        self.table = table

    def current_player(self) -> int:
        """Return the player to move, or OpenSpiel's id of the chance or terminal player."""
        mover = self.table.mover
        return int(pyspiel.PlayerId.TERMINAL) if mover is None else mover

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.table.mover is None

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.state.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return every possible outcome of the next draw with its probability."""
        odds = self.table.state.odds()
        total = sum(weight for _, weight in odds)
        return [(code, weight / total) for code, weight in odds]

    def _apply_action(self, action: int) -> None:
        self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002  # the player does not matter
        return self.table.setting.rules.actions.texts[action]

    def returns(self) -> list[float]:
        """Return the reward of each player, or zeros while the game goes on."""
        result = self.table.state.result()
        return rewards(result) if result else [0.0] * self.table.setting.seats

    def __str__(self) -> str:
        """Return the position text, including all secrets."""
        return self.table.setting.rules.dump(self.table.state)
