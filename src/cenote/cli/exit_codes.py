"""Exit codes, as `cenote --help` lists them."""

SUCCESS = 0
WRONG = 1
"""A check failed."""

FAILED = 2
"""Invalid arguments, or the command could not be carried out."""

INTERRUPTED = 130
"""Interrupted by Ctrl-C: 128 + SIGINT, as in shells."""

NOBODY_READS = 141
"""The output pipe was closed, as in `cenote … | head`: 128 + SIGPIPE."""
