"""Output of simulated games as one text record per game, or as two Parquet tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path

from cenote.arena.simulate import Setup, SimulatedGame
from cenote.cli.errors import UserError, unwritable
from cenote.cli.files import check_free, make_folder, write_text
from cenote.core.record import write
from cenote.words import Words

Add = Callable[[SimulatedGame], None]
TABLES = ("games.parquet", "moves.parquet")
DATA = 'pip install ".[data]"'


@dataclass(frozen=True)
class GameOutput:
    """The folder and format of the games to write. Without a folder, no games are written."""

    folder: Path | None
    kind: str = "text"
    numbers: range = range(0)
    force: bool = False
    """Whether existing files may be overwritten."""

    @property
    def records(self) -> bool:
        """Whether the games are written as records."""
        return self.folder is not None and self.kind == "text"

    @property
    def moves(self) -> bool:
        """Whether the games are written move by move."""
        return self.folder is not None and self.kind == "parquet"

    def opened(self, setup: Setup, words: Words) -> AbstractContextManager[Add]:
        """Check that no file is overwritten, and return a context manager that yields the function to write a game."""
        if self.folder is None:
            return nullcontext(lambda _: None)
        if self.kind == "parquet":
            check_free([self.folder / name for name in TABLES], words, force=self.force)
            return _tables(self.folder, setup, words)
        there = {path.name for path in self.folder.iterdir()} if self.folder.is_dir() else set()  # one listing
        paths = (_text(self.folder, setup, number) for number in self.numbers)
        check_free((path for path in paths if path.name in there), words, force=self.force)
        return _texts(self.folder, setup, words)


def chosen_output(folder: str | None, kind: str | None, setup: Setup, numbers: range, *, force: bool) -> GameOutput:
    """Return the chosen output, whose folder is named after the series if only a format was given."""
    named = f"{setup.game}-{setup.mode}-{numbers[0]:06d}-{numbers[-1]:06d}" if kind else None
    path = folder if folder is not None else named
    return GameOutput(None if path is None else Path(path), kind or "text", numbers, force)


def _text(folder: Path, setup: Setup, number: int) -> Path:
    """Return the path of a game's text record."""
    return folder / f"{setup.game}-{setup.mode}-{number:06d}.txt"


@contextmanager
def _texts(folder: Path, setup: Setup, words: Words) -> Iterator[Add]:
    def add(game: SimulatedGame) -> None:
        assert game.record is not None
        write_text(_text(folder, setup, game.number), write(game.record), words)

    make_folder(folder, words)
    yield add


@contextmanager
def _tables(folder: Path, setup: Setup, words: Words) -> Iterator[Add]:
    try:
        from cenote.arena.dataset import Dataset
    except ImportError:
        raise UserError(words("sim-no-parquet", command=DATA)) from None
    make_folder(folder, words)
    try:
        with Dataset(folder, setup) as dataset:
            yield dataset.add
    except OSError as error:
        raise unwritable(folder, error, words) from None
