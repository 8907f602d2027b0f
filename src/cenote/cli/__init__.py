"""The command line. Commands import what they need when they run, so that each starts at once."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from io import TextIOWrapper

from cenote.cli.parser import language, make_parser
from cenote.cli.trouble import Trouble
from cenote.core.registry import MissingPart
from cenote.words import Words


def _never_fail_to_print() -> None:
    """A terminal that lacks a sign shows a question mark instead of a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; whatever the user did wrong is said in one sentence and gives exit code 2."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    _never_fail_to_print()
    try:
        chosen = make_parser(Words(language(given))).parse_args(given)
        result: int = chosen.run(chosen)
    except MissingPart as missing:
        print(f"cenote: {Words(language(given))('cli-no-part', game=missing.game, part=missing.part)}", file=sys.stderr)
        return 2
    except Trouble as trouble:
        print(f"cenote: {trouble}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return result
