"""Rows of the benchmark."""

from __future__ import annotations

from dataclasses import dataclass

GAMES = ("tikal", "jackal")
FASTCATAN = "fastcatan list"


@dataclass(frozen=True)
class Row:
    """One thing that plays: its key in the results, which is also what the worker is told, and how it is called.

    `build` is "plain" or "compiled" for ours and a package's name for a peer; `quick` rows are looked at in
    `make soak` too.
    """

    key: str
    name: str
    way: str
    build: str
    quick: bool = False

    @property
    def needs(self) -> str:
        """The module without which this cannot be measured."""
        return NEEDS.get(self.key.split()[-1], "cenote") if self.ours else self.build

    @property
    def ours(self) -> bool:
        return self.build in ("plain", "compiled")


WAYS = {
    "list": "list",
    "index": "index",
    "playout": "whole playouts",
    "batch": "batch, two cores",
    "batch-playout": "batch of playouts, two cores",
    "pettingzoo": "PettingZoo",
    "openspiel": "OpenSpiel",
    "sim": "`cenote sim`",
    "copy": "copy",
    "copy_into": "copy over another",
}
"""How our games are played, and what the tables call it."""

NEEDS = {
    "batch": "cenote.envs.batch",
    "batch-playout": "cenote.envs.batch",
    "pettingzoo": "cenote.envs.pettingzoo",
    "openspiel": "cenote.envs.openspiel",
}
"""Rooms of ours without which a way cannot be measured."""

BUILDS = {"plain": ("list", "sim", "copy", "copy_into"), "compiled": tuple(WAYS)}


def our_rows() -> list[Row]:
    """Both games, both builds, every way in which each is worth measuring."""
    return [
        Row(f"{game} {build} {way}", f"{game.capitalize()}, {build}", WAYS[way], build, way in ("list", "playout"))
        for game in GAMES
        for build, ways in BUILDS.items()
        for way in ways
    ]


PEERS = (
    Row(FASTCATAN, "fastcatan (C++)", "list", "fastcatan", quick=True),
    Row("fastcatan batch", "fastcatan (C++)", "batch, two cores", "fastcatan"),
    Row("catanatron", "Catanatron", "list", "catanatron"),
    Row("openspiel go", "OpenSpiel Go 9x9 (C++)", "list", "open_spiel", quick=True),
    Row("openspiel chess", "OpenSpiel chess (C++)", "list", "open_spiel"),
    Row("openspiel backgammon", "OpenSpiel backgammon (C++)", "list", "open_spiel"),
    Row("openspiel dominoes", "OpenSpiel dominoes (Python)", "list", "open_spiel"),
    Row("rlcard uno", "RLCard UNO", "list", "rlcard"),
    Row("pettingzoo connect four", "PettingZoo Connect Four", "mask", "pettingzoo"),
    Row("pettingzoo leduc", "PettingZoo Leduc hold'em", "mask", "pettingzoo"),
    Row("python-chess", "python-chess", "list", "chess", quick=True),
)

ROWS = (*our_rows(), *PEERS)
