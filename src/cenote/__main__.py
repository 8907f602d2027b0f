"""Entry point of `python -m cenote`, which is the same as the command `cenote`."""

import sys

from cenote.cli import main

sys.exit(main())
