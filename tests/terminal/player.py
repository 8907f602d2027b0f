"""Somebody at a pseudo-terminal: reads the screen as a person would, and types."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from codecs import getincrementaldecoder
from pathlib import Path

ASKING = "\x05"
"""The program shows this where it begins to wait for a line, after its prompt."""
PROGRAM = f"""
import os, readline, sys
from cenote.cli import main
readline.set_pre_input_hook(lambda: os.write(1, {ASKING.encode()!r}))
sys.exit(main())
"""
ESCAPES = re.compile(rf"\x1b\[[0-9;?]*[A-Za-z]|\r|{ASKING}")
PATIENCE = 60.0


def _listen_to_ctrl_c() -> None:
    """A test run started in the background ignores the signal, and so would every program that it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Player:
    """A running program, its screen so far, and a keyboard."""

    def __init__(
        self,
        *arguments: str | Path,
        columns: int = 100,
        lines: int = 40,
        environment: dict[str, str] | None = None,
        folder: Path | None = None,
    ) -> None:
        self._keyboard, screen = pty.openpty()
        fcntl.ioctl(screen, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        command = [sys.executable, "-c", PROGRAM, *map(str, arguments)]
        # The window has its own size, whatever the one has that the tests were started in.
        inherited = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        surroundings = {**inherited, "TERM": "xterm", "LC_ALL": "C.UTF-8", **(environment or {})}
        self.process = subprocess.Popen(
            command,
            stdin=screen,
            stdout=screen,
            stderr=screen,
            env=surroundings,
            cwd=folder,
            start_new_session=True,
            preexec_fn=_listen_to_ctrl_c,
        )
        os.close(screen)
        self.raw = ""
        self._decoder = getincrementaldecoder("utf-8")("ignore")
        self._answered = 0
        """How much of the screen was there when the last line was typed."""
        self._read = 0

    @property
    def screen(self) -> str:
        """Everything shown so far, as text."""
        return ESCAPES.sub("", self.raw)

    @property
    def said(self) -> str:
        """The same as if the window were wide enough for everything."""
        return " ".join(self.screen.split())

    def new(self) -> str:
        """What was shown since this was last asked."""
        seen = ESCAPES.sub("", self.raw[self._read :])
        self._read = len(self.raw)
        return seen

    def wait(self) -> bool:
        """Until the program asks for a line; False when it has ended."""
        deadline = time.monotonic() + PATIENCE
        while ASKING not in self.raw[self._answered :]:
            if not select.select([self._keyboard], [], [], max(0.0, deadline - time.monotonic()))[0]:
                raise TimeoutError(f"nothing to answer after {PATIENCE} s:\n{self.screen[-2000:]}")
            try:
                self.raw += self._decoder.decode(os.read(self._keyboard, 65536))
            except OSError:
                self.process.wait(PATIENCE)
                return False
        return True

    def type(self, line: str) -> None:
        self._answered = len(self.raw)
        os.write(self._keyboard, f"{line}\n".encode())

    def interrupt(self) -> None:
        """Press Ctrl-C: the terminal would send this signal to the program in front.

        One that comes just before the program begins to wait for a line is lost in Python's own reading of lines; then
        nothing appears on the screen, and a person presses again.
        """
        self._answered = len(self.raw)
        os.killpg(self.process.pid, signal.SIGINT)
        while self.process.poll() is None and not select.select([self._keyboard], [], [], 2.0)[0]:
            os.killpg(self.process.pid, signal.SIGINT)

    def answer(self, *lines: str) -> str:
        """Type some lines, each when it is asked for; what was shown from the first of them to the next question."""
        self.wait()
        self.new()
        for line in lines:
            self.wait()
            self.type(line)
        self.wait()
        return self.new()

    def ended(self) -> int:
        """The exit code, once the program has ended."""
        assert not self.wait(), f"it asks on:\n{self.screen[-2000:]}"
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self._keyboard)
