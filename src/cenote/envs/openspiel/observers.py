"""OpenSpiel observers, whose arrays and texts contain only what the seat knows."""

from __future__ import annotations

from typing import Protocol

import numpy
import pyspiel
from numpy.typing import NDArray

from cenote.envs.observation import encoder
from cenote.envs.openspiel.game_history import GameHistory
from cenote.envs.openspiel.game_settings import SpielSettings, has_information_tensor
from cenote.envs.openspiel.information_codes import HIDDEN, action_visibility
from cenote.envs.openspiel.view_diff import view_diff, view_text

Array = NDArray[numpy.float32]


class Observed(Protocol):
    """Interface of the OpenSpiel states that wrap a `GameHistory`."""

    table: GameHistory


class Observer:
    """Base class of the observers. OpenSpiel reads the complete `tensor`, or its parts by name from `dict`."""

    def __init__(self, **sizes: int) -> None:
        self.tensor = numpy.zeros(sum(sizes.values()), numpy.float32) if sizes else None
        self.dict: dict[str, Array] = {}
        start = 0
        for name, size in sizes.items():
            assert self.tensor is not None
            self.dict[name] = self.tensor[start : start + size]
            start += size

    def set_from(self, state: Observed, player: int) -> None:
        """Write what the player sees into the arrays, if the observer has any."""

    def string_from(self, state: Observed, player: int) -> str:
        """Return what the player sees, as text."""
        raise NotImplementedError


class PresentObserver(Observer):
    """Observer of the current view of a player or of the public."""

    def __init__(self, setting: SpielSettings, public: bool) -> None:
        self._encoder = encoder(setting.name)
        self._public = public
        super().__init__(observation=len(self._encoder.names(setting.seats, setting.mode)))

    def set_from(self, state: Observed, player: int) -> None:
        self.dict["observation"][:] = self._encoder.encode(state.table.view(self._viewer(player)))

    def string_from(self, state: Observed, player: int) -> str:
        """Return the view as text, or the shorter position text if the game has no secrets."""
        rules, table = state.table.setting.rules, state.table
        return view_text(table.view(self._viewer(player))) if rules.secrets else rules.dump(table.state)

    def _viewer(self, player: int) -> int | None:
        return None if self._public else player


class PrivateObserver(Observer):
    """Text observer of what a player sees and a spectator does not."""

    def string_from(self, state: Observed, player: int) -> str:
        hidden = view_diff(state.table.view(None), state.table.view(player))
        return "\n".join(line for line in hidden if not line.startswith("seat="))


class HistoryTextObserver(Observer):
    """Text observer of everything that a player has seen since the start of the game."""

    def string_from(self, state: Observed, player: int) -> str:
        return state.table.story(player)


class HistoryArrayObserver(HistoryTextObserver):
    """Array observer of the past in games without secrets: player, observation, and the codes of all actions.

    Codes are counted from 1 and divided by the number of actions, so that none exceeds 1. A 0 marks an action that has
    not been played yet.
    """

    def __init__(self, setting: SpielSettings, **more: int) -> None:
        self._present = PresentObserver(setting, public=False)
        self._scale = len(setting.rules.actions)
        size = len(self._present.dict["observation"])
        super().__init__(player=setting.seats, observation=size, history=sum(setting.longest()), **more)

    def set_from(self, state: Observed, player: int) -> None:
        self._present.set_from(state, player)
        self.dict["player"][:] = 0
        self.dict["player"][player] = 1
        self.dict["observation"][:] = self._present.dict["observation"]
        codes = self._codes(state, player)
        self.dict["history"][:] = 0
        self.dict["history"][: len(codes)] = [-1 if code == HIDDEN else (code + 1) / self._scale for code in codes]

    def _codes(self, state: Observed, player: int) -> list[int]:  # noqa: ARG002  # all players saw the same
        return [code for _, code in state.table.moves]


class SecretPastAsArray(HistoryArrayObserver):
    """Array observer of the past in games with secrets.

    It writes -1 for hidden actions and appends the extra values of the player, chapter by chapter.
    """

    def __init__(self, setting: SpielSettings) -> None:
        told = action_visibility(setting.name)
        super().__init__(setting, besides=told.chapters(setting.mode) * len(told.names(setting.mode)))

    def set_from(self, state: Observed, player: int) -> None:
        super().set_from(state, player)
        besides = [value for row in state.table.known().chapters(player) for value in row]
        self.dict["besides"][:] = 0
        self.dict["besides"][: len(besides)] = besides

    def _codes(self, state: Observed, player: int) -> list[int]:
        return state.table.known().codes(player)


def observer(setting: SpielSettings, kind: pyspiel.IIGObservationType) -> Observer:
    """Return the observer of the requested kind. Raise `ValueError` if that kind cannot be observed."""
    own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
    public_only = kind.private_info == pyspiel.PrivateInfoType.NONE and kind.public_info
    if kind.perfect_recall and kind.public_info and own:
        return _past(setting)
    if not kind.perfect_recall and kind.public_info and (own or public_only):
        return PresentObserver(setting, public=public_only)
    if not kind.perfect_recall and own:
        return PrivateObserver()
    raise ValueError("a player's own past or present can be observed, and of the present what is public or private")


def _past(setting: SpielSettings) -> Observer:
    if not has_information_tensor(setting.name):
        return HistoryTextObserver()
    return SecretPastAsArray(setting) if setting.rules.secrets else HistoryArrayObserver(setting)
