"""Exit codes, as `cenote --help` lists them."""

SUCCESS = 0
WRONG = 1
"""What was checked is wrong."""

FAILED = 2
"""Wrong arguments, or it cannot be done."""

INTERRUPTED = 130
"""Ended by Ctrl-C, as shells have it."""

NOBODY_READS = 141
"""The reader of the output went away, as in `cenote … | head`."""
