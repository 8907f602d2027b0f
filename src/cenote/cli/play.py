"""`cenote play`: play in the browser on a local server, or in the terminal with `--terminal`."""

from __future__ import annotations

import os
import sys
import webbrowser
from argparse import Namespace
from dataclasses import replace
from importlib import import_module
from urllib.parse import urlencode, urljoin

from cenote.bots.contract import usual_bot
from cenote.bots.custom import display_name
from cenote.cli.data_folders import tables_folder
from cenote.cli.serve import FolderInUse, address_of, listen, prepare, serve, tell_haste
from cenote.cli.streams import say
from cenote.cli.table_options import chosen_game, chosen_people, custom_bots, opponents
from cenote.words import Words

PORT = 8765
PORTS = 20
"""The number of ports that are tried until one is free."""


def run(chosen: Namespace) -> int:
    here = (chosen.terminal, chosen.plain, chosen.yes, chosen.save, chosen.components, chosen.force)
    if any(here) or chosen.seed is not None:
        played: int = import_module("cenote.cli.terminal").run(chosen)
        return played
    words = Words(chosen.lang)
    bots = _bots(chosen, words)
    path, own = _path(chosen, bots, words), custom_bots(bots, words)
    listener = listen("127.0.0.1", range(PORT, PORT + PORTS), words)
    try:
        settings = replace(prepare(listener, tables_folder(), 0, words), bots=own)
    except FolderInUse as taken:
        listener.close()
        if own or not taken.address:
            raise
        _show(words, "play-open-already", urljoin(taken.address, path))
        return 0
    _show(words, "play-address", urljoin(address_of(listener), path))
    tell_haste(settings, words)
    return serve(listener, settings)


def _show(words: Words, key: str, address: str) -> None:
    """Print a table's address, and open it in the browser if there is a graphical one."""
    say(words(key, address=address))
    if _has_screen():
        webbrowser.open(address)


def _bots(chosen: Namespace, words: Words) -> tuple[str, ...]:
    """Return the bots for the seats without a person."""
    played, _ = chosen_game(chosen, words)
    people = chosen_people(chosen, words)
    return opponents(chosen.bots, usual_bot(played.name), chosen.seats - people, played, words)


def _path(chosen: Namespace, bots: tuple[str, ...], words: Words) -> str:
    """Return the path of the page that opens a table with the chosen settings."""
    played, _ = chosen_game(chosen, words)
    wishes = {"lang": chosen.lang, "people": chosen_people(chosen, words), "mode": chosen.mode}
    wishes |= {"bots": ",".join(map(display_name, bots)), "options": ",".join(chosen.option)}
    wishes |= {"new": "yes" if chosen.new else ""}
    return f"/play/{played.name}?{urlencode({name: value for name, value in wishes.items() if value})}"


def _has_screen() -> bool:
    """Return whether a graphical browser can be opened, because a text browser would take over the terminal."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
