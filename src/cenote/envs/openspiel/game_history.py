"""State storage for OpenSpiel: a position and the moves that led to it."""

from __future__ import annotations

from cenote.core.game import State, View
from cenote.envs.openspiel.game_settings import SpielSettings
from cenote.envs.openspiel.information_codes import InformationCodes
from cenote.envs.openspiel.information_text import InformationText, open_information_text
from cenote.envs.openspiel.sequential_choices import SequentialChoices


class GameHistory:
    """One game being played."""

    def __init__(self, setting: SpielSettings, asking: SequentialChoices, moves: list[tuple[int, int]]) -> None:
        self.setting = setting
        self.moves = moves
        """All moves as (seat or chance, code)."""
        self._asking = asking
        self._told: InformationText | None = None
        self._known: InformationCodes | None = None
        """Both are created at first use: most searches never need them."""

    @property
    def state(self) -> State:
        """The position, which includes all secrets."""
        return self._asking.state

    @property
    def mover(self) -> int | None:
        """The seat that is asked, or chance; None when the game is over."""
        return self._asking.mover

    def play(self, code: int) -> None:
        """Play an action for the seat that is asked, or for chance."""
        mover = self.mover
        self._asking.play(code)
        if mover is not None:
            self.moves.append((mover, code))

    def view(self, seat: int | None) -> View:
        """Return the view of a seat or a spectator, without pending choices of others."""
        return self.setting.rules.view(self._asking.seen(seat), seat)

    def story(self, seat: int) -> str:
        """Return all that a seat has seen since the start, as text."""
        if not self.setting.rules.secrets:
            return open_information_text(self.setting, self.moves, seat)
        if self._told is None:
            self._told = InformationText(self.setting)
        return self._told.story(self.moves, seat)

    def known(self) -> InformationCodes:
        """Return what each seat knows of the past, in games with secrets."""
        if self._known is None:
            self._known = InformationCodes(self.setting)
        self._known.follow(self.moves)
        return self._known

    def copy(self) -> GameHistory:
        """Return a copy that shares nothing that changes."""
        twin = GameHistory(self.setting, self._asking.copy(), self.moves[:])
        twin._told = None if self._told is None else self._told.copy()
        twin._known = None if self._known is None else self._known.copy()
        return twin

    def __deepcopy__(self, _: object) -> GameHistory:
        """Copy the table, because OpenSpiel clones a state by copying its attributes deeply."""
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle setting and moves, because OpenSpiel stores a state by pickling its attributes."""
        return restore_history, (tuple(self.setting), self.moves)


def new_history(setting: SpielSettings) -> GameHistory:
    """Start a game."""
    return GameHistory(setting, SequentialChoices(setting.begin()), [])


def restore_history(setting: tuple[str, str, int, tuple[str, ...]], moves: list[tuple[int, int]]) -> GameHistory:
    """Rebuild a game from its moves."""
    table = new_history(SpielSettings(*setting))
    for _, code in moves:
        table.play(code)
    return table
