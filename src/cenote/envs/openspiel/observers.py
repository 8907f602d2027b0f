"""What OpenSpiel lets a player see: arrays and texts, all of them made from what the seat was told."""

from __future__ import annotations

from typing import Protocol

import numpy
import pyspiel
from numpy.typing import NDArray

from cenote.envs.observation import encoder
from cenote.envs.openspiel.changes import changes, described
from cenote.envs.openspiel.setting import Setting
from cenote.envs.openspiel.table import Table

Array = NDArray[numpy.float32]


class Observed(Protocol):
    """A state of OpenSpiel that is one of ours."""

    table: Table


class Observer:
    """Looks at states; OpenSpiel reads the whole `tensor`, or its parts by their names in `dict`."""

    def __init__(self, **sizes: int) -> None:
        self.tensor = numpy.zeros(sum(sizes.values()), numpy.float32) if sizes else None
        self.dict: dict[str, Array] = {}
        start = 0
        for name, size in sizes.items():
            assert self.tensor is not None
            self.dict[name] = self.tensor[start : start + size]
            start += size

    def set_from(self, state: Observed, player: int) -> None:
        """Write what the player sees into the arrays, if there are any."""

    def string_from(self, state: Observed, player: int) -> str:
        """What the player sees as text."""
        raise NotImplementedError


class Present(Observer):
    """What lies before a player, or only what lies before everybody."""

    def __init__(self, setting: Setting, public: bool) -> None:
        self._encoder = encoder(setting.name)
        self._public = public
        super().__init__(observation=len(self._encoder.names(setting.seats, setting.mode)))

    def set_from(self, state: Observed, player: int) -> None:
        self.dict["observation"][:] = self._encoder.encode(state.table.view(self._viewer(player)))

    def string_from(self, state: Observed, player: int) -> str:
        """The view, or where nothing is hidden the position text, which says the same in fewer words."""
        rules, table = state.table.setting.rules, state.table
        return described(table.view(self._viewer(player))) if rules.secrets else rules.dump(table.state)

    def _viewer(self, player: int) -> int | None:
        return None if self._public else player


class Private(Observer):
    """What a player sees and spectators do not: no more than a text."""

    def string_from(self, state: Observed, player: int) -> str:
        hidden = changes(state.table.view(None), state.table.view(player))
        return "\n".join(line for line in hidden if not line.startswith("seat="))


class Past(Observer):
    """Everything that a player was told since the game began, as text."""

    def string_from(self, state: Observed, player: int) -> str:
        return state.table.story(player)


class OpenPast(Past):
    """The same as an array, where nothing is hidden: who looks, what lies there, and the code of all that was done.

    Codes are counted from 1 and divided so that none is above 1; 0 stands for what was not done yet.
    """

    def __init__(self, setting: Setting) -> None:
        self._present = Present(setting, public=False)
        self._scale = len(setting.rules.actions)
        size = len(self._present.dict["observation"])
        super().__init__(player=setting.seats, observation=size, history=sum(setting.longest()))

    def set_from(self, state: Observed, player: int) -> None:
        self._present.set_from(state, player)
        self.dict["player"][:] = 0
        self.dict["player"][player] = 1
        self.dict["observation"][:] = self._present.dict["observation"]
        codes = [(code + 1) / self._scale for _, code in state.table.moves]
        self.dict["history"][:] = 0
        self.dict["history"][: len(codes)] = codes


def observer(setting: Setting, kind: pyspiel.IIGObservationType) -> Observer:
    """The observer that can tell what is asked for, or a ValueError that says what can be asked for."""
    own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
    public_only = kind.private_info == pyspiel.PrivateInfoType.NONE and kind.public_info
    if kind.perfect_recall and kind.public_info and own:
        return Past() if setting.rules.secrets else OpenPast(setting)
    if not kind.perfect_recall and kind.public_info and (own or public_only):
        return Present(setting, public=public_only)
    if not kind.perfect_recall and own:
        return Private()
    raise ValueError("a player's own past or present can be observed, and of the present what is public or private")
