"""State storage for OpenSpiel: a position, and the moves that led to it."""

from __future__ import annotations

from cenote.core.game import State, View
from cenote.envs.openspiel.game_settings import SpielSettings
from cenote.envs.openspiel.information_codes import InformationCodes
from cenote.envs.openspiel.information_text import InformationText, open_information_text
from cenote.envs.openspiel.sequential_choices import SequentialChoices


class GameHistory:
    """One game in progress, with the moves played and the information that each seat has gained."""

    def __init__(self, setting: SpielSettings, asking: SequentialChoices, moves: list[tuple[int, int]]) -> None:
        self.setting = setting
        self.moves = moves
        """All moves in order, each with its seat (or chance) and code."""
        self._asking = asking
        self._told: InformationText | None = None
        self._known: InformationCodes | None = None
        """The information trackers, both created at first use because most searches never need them."""

    @property
    def state(self) -> State:
        """The position, including all secrets."""
        return self._asking.state

    @property
    def mover(self) -> int | None:
        """The seat to move, or chance at a draw, or None when the game is over."""
        return self._asking.mover

    def play(self, code: int) -> None:
        """Play and record an action of the seat to move, or an outcome of chance."""
        mover = self.mover
        self._asking.play(code)
        if mover is not None:
            self.moves.append((mover, code))

    def view(self, seat: int | None) -> View:
        """Return the view of a seat or a spectator, without the pending choices of others."""
        return self.setting.rules.view(self._asking.seen(seat), seat)

    def story(self, seat: int) -> str:
        """Return everything that a seat has seen since the start of the game, as text."""
        if not self.setting.rules.secrets:
            return open_information_text(self.setting, self.moves, seat)
        if self._told is None:
            self._told = InformationText(self.setting)
        return self._told.story(self.moves, seat)

    def known(self) -> InformationCodes:
        """Return the up-to-date tracker of each seat's knowledge of the past, for games with secrets."""
        if self._known is None:
            self._known = InformationCodes(self.setting)
        self._known.follow(self.moves)
        return self._known

    def copy(self) -> GameHistory:
        """Return a copy that shares no mutable state with this game."""
        twin = GameHistory(self.setting, self._asking.copy(), self.moves[:])
        twin._told = None if self._told is None else self._told.copy()
        twin._known = None if self._known is None else self._known.copy()
        return twin

    def __deepcopy__(self, _: object) -> GameHistory:
        """Copy the game, because OpenSpiel clones a state by deep-copying its attributes."""
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle only settings and moves, because OpenSpiel stores a state by pickling its attributes."""
        return restore_history, (tuple(self.setting), self.moves)


def new_history(setting: SpielSettings) -> GameHistory:
    """Return a new game at its start."""
    return GameHistory(setting, SequentialChoices(setting.begin()), [])


def restore_history(setting: tuple[str, str, int, tuple[str, ...]], moves: list[tuple[int, int]]) -> GameHistory:
    """Rebuild a game by replaying its moves."""
    table = new_history(SpielSettings(*setting))
    for _, code in moves:
        table.play(code)
    return table
