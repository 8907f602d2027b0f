"""`cenote help COMMAND`: print the help of a command, as `cenote COMMAND --help` does."""

from __future__ import annotations

from argparse import Namespace

from cenote.cli.commands import make_parser
from cenote.words import Words


def run(chosen: Namespace) -> int:
    make_parser(Words(chosen.lang)).parse_args([*chosen.topic, "--help"])
    raise AssertionError("help ends the program")
