"""Execution of one command: its language, its output streams, and its errors."""

from __future__ import annotations

import sys

from cenote.cli import streams
from cenote.cli.commands import make_parser
from cenote.cli.errors import UserError, reason
from cenote.cli.exit_codes import FAILED, NOBODY_READS
from cenote.cli.parser import language
from cenote.core.registry import MissingPart
from cenote.words import Words


def run_command(given: list[str]) -> int:
    """Run one command and return its exit code, which is 2 after an error that is reported in one sentence."""
    streams.prepare()
    words = Words(language(given))
    try:
        try:
            return _run(given, words)
        finally:
            sys.stdout.flush()
    except MissingPart as missing:
        streams.complain(words("cli-no-part", game=missing.game, part=missing.part))
    except UserError as trouble:
        streams.complain(str(trouble))
    except BrokenPipeError:
        streams.give_up(sys.stdout)
        return NOBODY_READS
    except OSError as error:
        if streams.is_of_output(error):
            streams.give_up(sys.stdout)
            streams.complain(words("cli-no-output", reason=reason(error, words)))
        elif error.filename is not None:
            streams.complain(words("cli-unusable", path=str(error.filename), reason=reason(error, words)))
        else:
            raise
    return FAILED


def _run(given: list[str], words: Words) -> int:
    """Parse the arguments and run the command, or print help if there is none."""
    if not streams.shows(words.language):
        streams.complain(Words()("cli-no-letters", language=words.language))
        words = Words()
    parser = make_parser(words)
    chosen = parser.parse_args(given)
    if chosen.command is None:
        parser.print_help()
        return 0
    chosen.lang = words.language
    result: int = chosen.run(chosen)
    return result
