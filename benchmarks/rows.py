"""Rows of the benchmark: its workloads and their names."""

from __future__ import annotations

from dataclasses import dataclass

GAMES = ("tikal", "jackal")
FASTCATAN = "fastcatan list"


@dataclass(frozen=True)
class Row:
    """A workload: its key in the results, by which the worker knows it too, and its display names.

    `build` is "plain" or "compiled" for ours and a package's name for a peer. `quick` rows are also checked in
    `make soak`.
    """

    key: str
    name: str
    way: str
    build: str
    quick: bool = False

    @property
    def needs(self) -> str:
        """The module without which this row cannot be measured."""
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
"""The interfaces through which our games are played, with their names in the tables."""

NEEDS = {
    "batch": "cenote.envs.batch",
    "batch-playout": "cenote.envs.batch",
    "pettingzoo": "cenote.envs.pettingzoo",
    "openspiel": "cenote.envs.openspiel",
}
"""The modules of ours that an interface needs to be measured."""

BUILDS = {"plain": ("list", "sim", "copy", "copy_into"), "compiled": tuple(WAYS)}


def our_rows() -> list[Row]:
    """Return the rows of both games and both builds, for every interface worth measuring."""
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
