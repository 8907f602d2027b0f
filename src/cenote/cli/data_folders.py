"""Default data folders: the platform's folder for user data, or the former default if it is in use."""

from __future__ import annotations

from pathlib import Path

from cenote.terminal.save_files import secret_path

FORMERLY = Path("games")
"""The former default, relative to the working directory, used while it has an unfinished game or a database."""


def data_folder() -> Path:
    """Return the platform's folder for this user's data, which `XDG_DATA_HOME` overrides where it is supported."""
    from platformdirs import user_data_path

    return user_data_path("cenote", appauthor=False)


def save_path(game: str) -> Path:
    """Return the save file of a game's last play in the terminal."""
    path, former = data_folder() / f"last-{game}.txt", FORMERLY / f"last-{game}.txt"
    return former if not path.exists() and secret_path(former).exists() else path


def level_path() -> Path:
    """Return the file that stores the bot last chosen in the terminal."""
    return data_folder() / "level"


def tables_folder() -> Path:
    """Return the default data folder of the web server."""
    path = data_folder() / "tables"
    return FORMERLY if not path.exists() and (FORMERLY / "cenote.db").exists() else path
