"""Exit codes of all commands, as `cenote --help` lists them."""

SUCCESS = 0
WRONG = 1
"""A check of `cenote verify` or `cenote admin check` failed."""

FAILED = 2
"""The arguments were invalid, or the command could not be carried out."""

INTERRUPTED = 130
"""The command was interrupted by Ctrl-C: 128 + SIGINT, as in shells."""

NOBODY_READS = 141
"""The reader closed the output pipe, as in `cenote … | head`: 128 + SIGPIPE."""
