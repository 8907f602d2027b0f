"""Workloads of our games through PettingZoo and OpenSpiel."""

from __future__ import annotations

from importlib import import_module

from benchmarks import peers
from benchmarks.ours import SEATS
from benchmarks.timing import Play


def by_pettingzoo(name: str, seed: int) -> Play:
    """Return a workload through PettingZoo, with an observation and a mask for every agent in turn."""
    return peers.pettingzoo(f"cenote.envs.pettingzoo.{name}_v0", seed, seats=SEATS)


def by_openspiel(name: str, seed: int) -> Play:
    """Return a workload through OpenSpiel, as a Python game with its history and chance nodes."""
    import_module("cenote.envs.openspiel")
    return peers.openspiel(f"cenote_{name}(players={SEATS})", seed)
