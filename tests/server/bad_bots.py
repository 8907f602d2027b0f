"""Bots that do what no bot should, and a few that show where and how they were asked."""

# ruff: noqa: ARG002  # the contract names what one bot does not need

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from random import Random
from typing import NoReturn

from cenote.core.game import Game, View


class BlindBot:
    """What they have in common."""

    blind = True

    def __init__(self, game: Game, rng: Random) -> None:
        self._asked = -1


class CrashBot(BlindBot):
    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        raise ArithmeticError(f"no plan for {view} and {list(legal)}")


class QuitBot(BlindBot):
    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        sys.exit("I do not play any more")


class DieBot(BlindBot):
    def choose(self, view: View | None, legal: Sequence[int]) -> NoReturn:
        os._exit(3)


class DeafBot(BlindBot):
    """Wants to be told what to do, from where the server's messages come in."""

    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        return int(input())


class HangBot(BlindBot):
    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        print("hanging", flush=True)
        while True:
            pass


class HeirBot(BlindBot):
    """Leaves a child behind that lives on for a while."""

    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        if os.fork() == 0:
            time.sleep(2)
        os._exit(0)


class IllegalBot(BlindBot):
    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        return max(legal) + 1


class PrintBot(BlindBot):
    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        print("let me see", flush=True)
        os.write(1, b"this one, I think\n")
        return legal[0]


class SlowBot(BlindBot):
    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        print("hm", flush=True)
        time.sleep(0.3)
        return legal[0]


class CountBot(BlindBot):
    """The first code when asked for the first time, then the second, and so on."""

    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        self._asked += 1
        return legal[self._asked]


class WhereBot(BlindBot):
    """The number of the process that it thinks in."""

    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        return os.getpid()
