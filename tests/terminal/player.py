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
from pathlib import Path

PROGRAM = "import sys; from cenote.cli import main; sys.exit(main())"
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\r")
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
        environment: dict[str, str] | None = None,
        folder: Path | None = None,
    ) -> None:
        self._keyboard, screen = pty.openpty()
        fcntl.ioctl(screen, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
        command = [sys.executable, "-c", PROGRAM, *map(str, arguments)]
        surroundings = {**os.environ, "TERM": "xterm", "LC_ALL": "C.UTF-8", **(environment or {})}
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
        self._read = 0

    @property
    def screen(self) -> str:
        """Everything shown so far, as text."""
        return ESCAPES.sub("", self.raw)

    def new(self) -> str:
        """What was shown since this was last asked."""
        seen = self.screen[self._read :]
        self._read = len(self.screen)
        return seen

    def wait(self) -> bool:
        """Until the program waits for a line, with a prompt at the end of the screen; False when it has ended."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            ready, _, _ = select.select([self._keyboard], [], [], 0.05)
            if ready:
                try:
                    self.raw += os.read(self._keyboard, 65536).decode("utf-8", "ignore")
                except OSError:
                    self.process.wait(PATIENCE)
                    return False
            elif re.search(r"(> |\. |。)$", self.screen):
                return True
            elif self.process.poll() is not None:
                return False
        raise TimeoutError(f"nothing to answer after {PATIENCE} s:\n{self.screen[-2000:]}")

    def type(self, line: str) -> None:
        os.write(self._keyboard, f"{line}\n".encode())
        time.sleep(0.01)

    def interrupt(self) -> None:
        """Press Ctrl-C: the terminal would send this signal to the program in front."""
        os.killpg(self.process.pid, signal.SIGINT)

    def ended(self) -> int:
        """The exit code, once the program has ended."""
        deadline = time.monotonic() + PATIENCE
        while self.wait():
            assert time.monotonic() < deadline, "the program goes on"
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self._keyboard)
