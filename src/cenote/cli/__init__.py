"""The command line. Commands import what they need when they run, so that each starts at once."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from cenote.cli.commands import make_parser
from cenote.cli.parser import language
from cenote.cli.signs import stand_in
from cenote.cli.trouble import Trouble
from cenote.core.registry import MissingPart
from cenote.words import Words

NOBODY_READS = 141
"""What shells report of a program whose reader went away, as in `cenote … | head`."""


def _never_fail_to_print() -> None:
    """A terminal that lacks a sign shows a plainer one instead of a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=stand_in())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; whatever the user did wrong is said in one sentence and gives exit code 2."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    _never_fail_to_print()
    try:
        result = _run(given)
        sys.stdout.flush()
    except MissingPart as missing:
        print(f"cenote: {Words(language(given))('cli-no-part', game=missing.game, part=missing.part)}", file=sys.stderr)
        return 2
    except Trouble as trouble:
        print(f"cenote: {trouble}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # What is still to be written goes nowhere, so that Python does not complain when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOBODY_READS
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return result


def _run(given: list[str]) -> int:
    """Without a command, help."""
    parser = make_parser(Words(language(given)))
    chosen = parser.parse_args(given)
    if chosen.command is None:
        parser.print_help()
        return 0
    result: int = chosen.run(chosen)
    return result
