"""A position and how it came about: all that OpenSpiel copies and stores of a state."""

from __future__ import annotations

from cenote.core.game import State, View
from cenote.envs.openspiel.asking import Asking
from cenote.envs.openspiel.setting import Setting
from cenote.envs.openspiel.told import Told, everything


class Table:
    """One game being played."""

    def __init__(self, setting: Setting, asking: Asking, moves: list[tuple[int, int]], told: Told | None) -> None:
        self.setting = setting
        self.moves = moves
        """Who did what, chance included."""
        self._asking = asking
        self._told = told
        """Kept from when somebody first asks for it: most who search never do."""

    @property
    def state(self) -> State:
        """The position, with everything that is secret in it."""
        return self._asking.state

    @property
    def mover(self) -> int | None:
        """The seat that is asked, or chance; None when the game is over."""
        return self._asking.mover

    def play(self, code: int) -> None:
        """Do it for whoever is asked."""
        mover = self.mover
        self._asking.play(code)
        if mover is not None:
            self.moves.append((mover, code))

    def view(self, seat: int | None) -> View:
        """What a seat or a spectator knows; nothing of what others choose at this time."""
        return self.setting.rules.view(self._asking.seen(seat), seat)

    def story(self, seat: int) -> str:
        """Everything that a seat has been told since the game began."""
        if not self.setting.rules.secrets:
            return everything(self.setting, self.moves, seat)
        if self._told is None:
            self._told = Told(self.setting)
        return self._told.story(self.moves, seat)

    def copy(self) -> Table:
        """They share nothing that changes."""
        told = None if self._told is None else self._told.copy()
        return Table(self.setting, self._asking.copy(), self.moves[:], told)

    def __deepcopy__(self, _: object) -> Table:
        """OpenSpiel clones a state by copying its attributes deeply."""
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """OpenSpiel stores a state by pickling its attributes; a game is what was done in it."""
        return restored, (tuple(self.setting), self.moves)


def opened(setting: Setting) -> Table:
    """A game at its beginning."""
    return Table(setting, Asking(setting.begin()), [], None)


def restored(setting: tuple[str, str, int, tuple[str, ...]], moves: list[tuple[int, int]]) -> Table:
    """A game in which so much was done."""
    table = opened(Setting(*setting))
    for _, code in moves:
        table.play(code)
    return table
