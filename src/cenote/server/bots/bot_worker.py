"""Bot worker: a process that reads questions from stdin, writes answers to stdout, and exits when stdin closes.

The command is `python -m cenote.server.bots.bot_worker SECONDS SHARE NAME=PLACE ...`. SECONDS is the time after which a
level's search is stopped, and SHARE the share of its nodes that it may use. Each NAME=PLACE adds to the registered
bots, from `MODULE:ATTRIBUTE` or `FILE.py:CLASS`.

A message is its length, then its bytes. A question is a pickle from our own server. An answer is JSON, because the
server trusts no bot: null once, when ready for questions; then the chosen code and whether the time budget cut the
search short, or the text of a traceback. The coach's answers are JSON values other than a bare string.
"""

from __future__ import annotations

import json
import os
import pickle
import signal
import sys
import traceback
from collections.abc import Mapping
from functools import lru_cache, partial
from operator import index
from pkgutil import resolve_name
from queue import SimpleQueue
from random import Random
from struct import Struct
from threading import Thread
from typing import BinaryIO, Final, cast

from cenote.bots.contract import Bot, BotMaker
from cenote.bots.custom import custom_maker, is_custom
from cenote.bots.mind import seated_bot
from cenote.coach.jobs import JOBS
from cenote.core.game import View
from cenote.core.registry import game, game_names, has_part, part
from cenote.server.bots.time_budget import SearchDeadline, TimeBudget

LENGTH: Final = Struct(">I")

MEMORY: Final = 64
"""The size of the LRU cache of bots and their memory. An evicted bot is created again when needed."""

Question = tuple[str, str, str, View, tuple[int, ...]]
"""The table and seat, the bot, the game, the seat's view and its legal codes."""


def framed(message: bytes) -> bytes:
    """Return a message as it is sent over the pipe, prefixed with its length."""
    return LENGTH.pack(len(message)) + message


def main(time_budget: TimeBudget, extra: Mapping[str, str]) -> None:
    """Answer questions one after another, until the pipe closes."""
    # Stopping a service signals all of its processes, but only the server decides when this one ends.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    questions, answers = _pipes()
    inbox: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(questions, inbox), daemon=True).start()
    for name in game_names():
        for what in ("rules", "mind"):
            if has_part(name, what):
                part(name, what)
    worker = BotWorker(time_budget, extra)
    answer = json.dumps(None)
    while True:
        try:
            answers.write(framed(answer.encode()))
            answers.flush()
        except BrokenPipeError:  # the server is gone
            os._exit(0)
        answer = worker.answer(inbox.get())


def _pipes() -> tuple[BinaryIO, BinaryIO]:
    """Move the pipes to the server off stdin and stdout, so that a bot reads nothing there and prints to stderr."""
    questions, answers = os.dup(0), os.dup(1)
    with open(os.devnull, "rb") as nothing:  # noqa: PTH123  # a device, not a file
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    if sys.platform != "win32":  # a child that a bot leaves behind must not hold the pipes open
        os.register_at_fork(after_in_child=partial(os.close, questions))
        os.register_at_fork(after_in_child=partial(os.close, answers))
    return os.fdopen(questions, "rb"), os.fdopen(answers, "wb")


def _listen(questions: BinaryIO, inbox: SimpleQueue[bytes]) -> None:
    """Read questions in a thread.

    When the pipe closes, exit, so that a bot in an endless loop cannot outlive the server.
    """
    try:
        while header := questions.read(LENGTH.size):
            inbox.put(questions.read(*LENGTH.unpack(header)))
    finally:
        os._exit(0)


class BotWorker:
    """A worker that answers questions with the cached bots of this process, or with the coach."""

    def __init__(self, time_budget: TimeBudget, extra: Mapping[str, str]) -> None:
        self._share = time_budget.share
        self._deadline = SearchDeadline(time_budget.seconds)
        self._extra = extra
        self._bot = lru_cache(MEMORY)(self._new_bot)

    def answer(self, question: bytes) -> str:
        """Return the bot's choice or the coach's answer as JSON, or the text of a traceback if that fails."""
        try:
            asked = pickle.loads(question)
            if isinstance(asked, JOBS):
                return json.dumps(asked.answer())
            key, name, played, view, legal = cast(Question, asked)
            bot = self._bot(key, name, played)
            self._deadline.start()
            code = int(index(bot.choose(None if bot.blind else view, legal)))
            return json.dumps([code, self._deadline.expired])
        except BaseException:  # also sys.exit(): every failure of a bot is an answer
            return json.dumps(traceback.format_exc())

    def _new_bot(self, key: str, name: str, played: str) -> Bot:  # noqa: ARG002  # the key tells equal bots apart
        if name in self._extra:
            place = self._extra[name]
            maker = cast(BotMaker, custom_maker(place) if is_custom(place) else resolve_name(place))
            return maker(game(played), Random())
        return seated_bot(name, game(played), Random(), self._share, self._deadline)


if __name__ == "__main__":
    seconds, share, *bots = sys.argv[1:]
    main(TimeBudget(float(seconds), float(share)), dict(argument.split("=", 1) for argument in bots))
