"""`cenote help COMMAND`: the same as `cenote COMMAND --help`."""

from __future__ import annotations

from argparse import Namespace

from cenote.cli.commands import make_parser
from cenote.words import Words


def run(chosen: Namespace) -> int:
    make_parser(Words(chosen.lang)).parse_args([*chosen.topic, "--help"])
    raise AssertionError("help ends the program")
