"""Where games are kept when nobody says where: the platform's folder for a user's data."""

from __future__ import annotations

from pathlib import Path

from cenote.terminal.save import secret_path

FORMERLY = Path("games")
"""Where they were kept before: below the folder that one happened to be in. What is unfinished there goes on there."""


def data_folder() -> Path:
    """This user's data, as the platform has it; `XDG_DATA_HOME` moves it where the platform listens to that."""
    from platformdirs import user_data_path

    return user_data_path("cenote", appauthor=False)


def save_path(game: str) -> Path:
    """The file of the game that was last played in the terminal."""
    path, former = data_folder() / f"last-{game}.txt", FORMERLY / f"last-{game}.txt"
    return former if not path.exists() and secret_path(former).exists() else path


def level_path() -> Path:
    """The file that remembers which bot was chosen last in the terminal."""
    return data_folder() / "level"


def tables_folder() -> Path:
    """The folder of tables in the browser."""
    path = data_folder() / "tables"
    return FORMERLY if not path.exists() and (FORMERLY / "cenote.db").exists() else path
