"""Default data folders: the platform's folder for user data, or the former one if it is in use."""

from __future__ import annotations

from pathlib import Path

from cenote.terminal.save_files import secret_path

FORMERLY = Path("games")
"""The former default, relative to the working directory; an unfinished game or a database found there stays in use."""


def data_folder() -> Path:
    """Return the platform's data folder of this user; `XDG_DATA_HOME` overrides it on platforms that support that."""
    from platformdirs import user_data_path

    return user_data_path("cenote", appauthor=False)


def save_path(game: str) -> Path:
    """Return the save file of the game last played in the terminal."""
    path, former = data_folder() / f"last-{game}.txt", FORMERLY / f"last-{game}.txt"
    return former if not path.exists() and secret_path(former).exists() else path


def level_path() -> Path:
    """Return the file with the bot that was last chosen in the terminal."""
    return data_folder() / "level"


def tables_folder() -> Path:
    """Return the default data folder of the web server."""
    path = data_folder() / "tables"
    return FORMERLY if not path.exists() and (FORMERLY / "cenote.db").exists() else path
