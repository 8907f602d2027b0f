"""Command line entry point. Commands import their modules only when they run, which keeps startup fast."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from cenote.cli.exit_codes import INTERRUPTED


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code. Without `arguments`, take those of the process."""
    try:
        from cenote.cli.run_command import run_command  # Ctrl-C may come while this is imported

        return run_command(sys.argv[1:] if arguments is None else list(arguments))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
